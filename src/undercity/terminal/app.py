"""The table as a Textual application: the board above, the choices below, everything by keys or mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from undercity.engine.errors import UndercityError
from undercity.engine.words import LANGUAGES
from undercity.server.shapes import Choice, View
from undercity.terminal.boards import draw
from undercity.terminal.ink import FAINT, Cell, grid, letter, seat_style
from undercity.terminal.table import Table
from undercity.terminal.voice import Voice
from undercity.terminal.wishes import fitting, refusal

STYLE = """
#title { height: 1; background: $primary-background; color: $text; text-style: bold; padding: 0 1; }
#board { height: 1fr; scrollbar-size-vertical: 1; }
#drawing { width: auto; }
#keys { height: 1; background: $panel; }
#news { height: auto; max-height: 3; padding: 0 1; color: $text-muted; }
#prompt { height: auto; max-height: 2; padding: 0 1; text-style: bold; }
#choices { height: auto; max-height: 6; border: none; padding: 0 1; scrollbar-size-vertical: 1; }
#entry { height: 1; border: none; padding: 0 1; background: $surface; }
Pages { align: center middle; }
Pages > VerticalScroll { width: 100%; height: 100%; padding: 0 1; background: $surface; }
.-tall #choices { max-height: 14; }
.-tall #news { max-height: 4; }
"""


# What the function keys do; `key-ACTION` is its name in the last line.
KEYS = {
    "f1": "help", "f2": "undo", "f3": "hint", "f4": "chronicle", "f5": "rules", "f6": "chat", "f7": "language",
    "f8": "board", "f10": "leave",
}  # fmt: skip


PACE = 0.03  # seconds between two drawings at least: bots may be quicker than eyes


class Pages(ModalScreen[None]):
    """Something to read over the whole terminal; any of its keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "enter", "q", "f1", "f4", "f5", "f8")
    ]

    def __init__(self, text: Text, at_end: bool = False) -> None:
        super().__init__()
        self._text, self._at_end = text, at_end

    def compose(self) -> ComposeResult:
        yield VerticalScroll(Static(self._text))

    def on_mount(self) -> None:
        pane = self.query_one(VerticalScroll)
        pane.focus()
        if self._at_end:
            pane.scroll_end(animate=False)


class TableApp(App[None]):
    """Somebody at a table."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, action, show=False) for key, action in KEYS.items()),
        Binding("ctrl+z", "undo", show=False),
        Binding("ctrl+q", "leave", show=False),
        Binding("up", "mark(-1)", show=False, priority=True),
        Binding("down", "mark(1)", show=False, priority=True),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]
        self.table = table
        self.offered: list[Choice] = []  # in the order of their numbers
        self.shown: list[Choice] = []  # those that fit what is typed
        self.said = ""  # the last thing that the terminal itself has to say
        self._busy = False

    # -------------------------------------------------------------- life

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield VerticalScroll(Static(id="drawing"), id="board", can_focus=False)
        yield Static(id="news")
        yield Static(id="prompt")
        yield OptionList(id="choices")
        yield Input(id="entry")
        yield Static(id="keys")

    async def on_mount(self) -> None:
        self.query_one("#choices", OptionList).can_focus = False
        self.refresh_table()
        self.query_one(Input).focus()
        self.run_worker(self._watch(), exclusive=True, exit_on_error=False)

    async def _watch(self) -> None:
        """Show whatever changes."""
        try:
            while True:
                await self.table.change()
                await asyncio.sleep(PACE)
                self.refresh_table()
        except UndercityError as error:
            self.said = str(error)
            self.refresh_table()

    async def on_unmount(self) -> None:
        await self.table.close()

    # -------------------------------------------------------------- what is seen

    @property
    def voice(self) -> Voice:
        return Voice(self.table.game, self.table.language)

    def refresh_table(self) -> None:
        """Draw everything as it is now."""
        view = self.table.view
        self.query_one("#title", Static).update(self._title(view))
        if view is not None:
            self.query_one("#drawing", Static).update(draw(view, self.voice))
        self.query_one("#news", Static).update(self._news())
        self.query_one("#prompt", Static).update(self._prompt(view))
        self.query_one("#keys", Static).update(self._keys())
        entry = self.query_one(Input)
        entry.placeholder = self.voice.say("your-choice" if self.table.choices else "waiting")
        if self.table.choices != self.offered:
            self.offered = self.table.choices
            entry.value = ""
        self._list(entry.value)

    def _keys(self) -> str:
        """The last line: what the function keys do, and a click, too."""
        said = {key: self.voice.say(f"key-{action}") for key, action in KEYS.items()}
        return " ".join(f"[@click=app.{KEYS[key]}][b]{key.upper()}[/b] {word}[/]" for key, word in said.items())

    def _title(self, view: View | None) -> Text:
        text = Text(self.table.game.title)
        for seat, name in enumerate(self.table.names):
            points = f" {view.points[seat]}" if view is not None else ""
            text.append(f"  {letter(seat)} {name}{points}", seat_style(seat))
            if view is not None and seat == view.seat:
                text.append("◂", seat_style(seat))
        return text

    def _news(self) -> Text:
        lines = [line.text for line in self.table.chronicle[-4:]]
        lines += [f"{line.name}: {line.text}" for line in self.table.chat[-1:]]
        tall = self.size.height >= 36
        text = Text("\n".join(lines[-4 if tall else -1 :]), overflow="ellipsis", no_wrap=True)
        return Text("\n").join([text, Text(self.said, "bold #ffd54f")]) if self.said else text

    def _prompt(self, view: View | None) -> Text:
        if view is None:
            return Text(self.voice.say("not-begun", names=", ".join(self.table.names)))
        if self.table.has_ended:
            return self._result(view)
        return Text(view.prompt)

    def _result(self, view: View) -> Text:
        if view.ranks is None:
            return Text(self.voice.say("abandoned"))
        ranks = view.ranks
        order = sorted(range(view.seats), key=lambda seat: ranks[seat])
        told = ", ".join(f"{ranks[seat]}. {view.names[seat]} ({view.points[seat]})" for seat in order)
        return Text(f"{self.voice.say('over')} {told}")

    def _list(self, typed: str) -> None:
        """The choices that fit what is typed, each with its number."""
        options = self.query_one("#choices", OptionList)
        self.shown = [] if typed.startswith("/") else fitting(typed, self.offered)
        options.clear_options()
        options.add_options([Option(self._option(choice)) for choice in self.shown])
        options.display = bool(self.offered)
        if self.shown:
            options.highlighted = 0

    def _option(self, choice: Choice) -> Text:
        number = self.offered.index(choice) + 1
        return Text.assemble((f"{number:2} ", "bold"), choice.text, (f"  {choice.notation} {choice.clause}", FAINT))

    # -------------------------------------------------------------- choosing

    def action_mark(self, by: int) -> None:
        """Mark another choice."""
        options = self.query_one("#choices", OptionList)
        if isinstance(self.screen, Pages):
            self.screen.query_one(VerticalScroll).scroll_relative(y=by, animate=False)
        elif self.shown:
            options.highlighted = ((options.highlighted or 0) + by) % len(self.shown)

    def action_scroll(self, by: int) -> None:
        """Scroll the board, or what is read, by most of a page."""
        pages = isinstance(self.screen, Pages)
        pane = self.screen.query_one(VerticalScroll) if pages else self.query_one("#board", VerticalScroll)
        pane.scroll_relative(y=by * max(pane.size.height - 2, 1), animate=False)

    @property
    def marked(self) -> Choice | None:
        at = self.query_one("#choices", OptionList).highlighted
        return self.shown[at] if at is not None and at < len(self.shown) else None

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list(event.value)

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        await self._choose(self.shown[event.option_index])

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        if typed.startswith("/"):
            event.input.value = ""
            await self._command(typed[1:])
            return
        found = fitting(typed, self.offered)
        if self.marked is not None and (len(found) == 1 or self._has_been_marked(typed, found)):
            await self._choose(found[0] if len(found) == 1 else self.marked)
        elif typed:
            self._tell(await refusal(typed, len(found), self.table, self.voice))

    def _has_been_marked(self, typed: str, found: list[Choice]) -> bool:
        """Whether Enter means the marked choice: with nothing typed, or after the arrows went to one that fits."""
        at = self.query_one("#choices", OptionList).highlighted
        return bool(found) and (not typed or bool(at))

    async def _choose(self, choice: Choice) -> None:
        await self._try(self.table.choose(choice))

    async def _try(self, wish: Awaitable[None], done: str = "") -> None:
        """Do it, and say what came of it; one thing at a time."""
        if self._busy:
            return
        self._busy = True
        try:
            await wish
            self._tell(done)
        except UndercityError as error:
            self._tell(str(error))
        finally:
            self._busy = False

    def _tell(self, words: str) -> None:
        self.said = words
        self.refresh_table()

    async def _command(self, typed: str) -> None:
        """`/undo`, `/chat hello` and the like: the function keys in letters."""
        word, _, rest = typed.partition(" ")
        if word == "chat" and rest:
            await self._say(rest)
        elif word in ("undo", "hint", "chronicle", "rules", "chat", "language", "board", "help"):
            await self.run_action(word)
        elif word == "quit":
            self.exit()
        else:
            self._tell(self.voice.say("no-such-choice", typed=f"/{typed}"))

    # -------------------------------------------------------------- keys

    def action_leave(self) -> None:
        self.exit()

    async def action_undo(self) -> None:
        view = self.table.view
        if view is None or not view.can_undo:
            self._tell(self.voice.say("no-undo"))
        else:
            await self._try(self.table.undo(), self.voice.say("undone"))

    async def action_hint(self) -> None:
        self.run_worker(self._hint(), exit_on_error=False)

    async def _hint(self) -> None:
        try:
            hint = await self.table.hint()
        except UndercityError as error:
            self._tell(str(error))
            return
        if hint is None:
            self._tell(self.voice.say("no-hint"))
            return
        self._tell(self.voice.hint(hint.choice.text, hint.reasons))
        if hint.choice in self.shown:
            self.query_one("#choices", OptionList).highlighted = self.shown.index(hint.choice)

    def action_chronicle(self) -> None:
        self.push_screen(Pages(self._chronicle(), at_end=True))

    def _chronicle(self) -> Text:
        lines = [Text.assemble(f"{line.clock:4} {line.text} ", (line.clause, FAINT)) for line in self.table.chronicle]
        return Text("\n").join(lines)

    def action_rules(self) -> None:
        """The clause of the marked choice first, then all of them."""
        rules = self.voice.clauses()
        first = self.marked.clause if self.marked is not None else None
        order = [first, *rules] if first in rules else list(rules)
        text = Text("\n\n").join([Text.assemble((f"{name} ", "bold"), rules[name]) for name in order if name])
        self.push_screen(Pages(text))

    def action_board(self) -> None:
        if self.table.view is not None:
            self.push_screen(Pages(draw(self.table.view, self.voice)))

    def action_help(self) -> None:
        self.push_screen(Pages(Text(self.voice.say("help-text"))))

    def action_chat(self) -> None:
        entry = self.query_one(Input)
        entry.value = "/chat "
        entry.cursor_position = len(entry.value)

    async def _say(self, text: str) -> None:
        try:
            await self.table.say(text)
        except UndercityError as error:
            self._tell(str(error) or self.voice.say("no-chat"))

    async def action_language(self) -> None:
        """The next language."""
        spoken = [language for language in LANGUAGES if language in self.table.game.words.languages]
        following = spoken[(spoken.index(self.table.language) + 1) % len(spoken)]
        await self._try(self.table.speak(following))


def result_table(view: View, voice: Voice) -> Text:
    """Who is where at the end."""
    ranks = view.ranks or [0] * view.seats
    order = sorted(range(view.seats), key=lambda seat: ranks[seat])
    rows: list[list[Cell]] = [
        [ranks[seat], Text(view.names[seat], seat_style(seat)), view.points[seat]] for seat in order
    ]
    return grid([voice.say("rank"), voice.say("player"), voice.say("points")], rows)
