"""A recorded game, step by step."""

from __future__ import annotations

from typing import ClassVar

import msgspec
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from undercity.engine.match import Match
from undercity.server.shapes import View
from undercity.terminal.app import STYLE
from undercity.terminal.boards import draw
from undercity.terminal.ink import FAINT, letter, seat_style
from undercity.terminal.voice import Voice


class Steps:
    """The positions of a record: step 0 is after the setup, step k after k choices."""

    def __init__(self, text: str, seat: int | None) -> None:
        self._text, self._seat = text, seat
        self.whole = Match.replay(text)
        self.whole.view(seat)  # refuses a seat that is not there
        self._match = Match.replay(text, upto=0)
        self._at = 0

    def __len__(self) -> int:
        return len(self.whole.moves)

    def at(self, step: int) -> Match:
        """The match after so many choices; going on is quick, going back plays it again."""
        if step < self._at:
            self._match, self._at = Match.replay(self._text, upto=step), step
        for seat, notation in self.whole.moves[self._at : step]:
            self._match.choose(seat, notation)
        self._at = step
        return self._match

    def view(self, step: int, language: str) -> View:
        return msgspec.convert(self.at(step).view(self._seat, language), View)

    def told(self, step: int, language: str) -> list[str]:
        """What step k brought about."""
        match = self.at(step)
        return [line.text for line in match.chronicle(self._seat, language, since=match.clock)]


class ReplayApp(App[None]):
    """Watches a record; arrows go back and on."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", "Back", priority=True),
        Binding("right,space", "go(1)", "On", priority=True, key_display="→"),
        Binding("pageup", "go(-20)", "-20", priority=True),
        Binding("pagedown", "go(20)", "+20", priority=True),
        Binding("home", "go(-100000)", "Start", priority=True),
        Binding("end", "go(100000)", "End", priority=True),
        Binding("q,f10,escape", "quit", "Leave", key_display="q"),
    ]

    def __init__(self, steps: Steps, language: str) -> None:
        super().__init__()
        self.steps, self.step = steps, 0
        self._voice = Voice(steps.whole.game, language)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield VerticalScroll(Static(id="drawing"), id="board")
        yield Static(id="news")
        yield Static(id="prompt")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#board").focus()
        self.action_go(0)

    def action_go(self, by: int) -> None:
        self.step = min(max(self.step + by, 0), len(self.steps))
        language = self._voice.language
        view = self.steps.view(self.step, language)
        told = self._voice.say("step", step=self.step, steps=len(self.steps))
        title = Text(f"{self.steps.whole.game.title}  {told}")
        for seat, name in enumerate(view.names):
            title.append(f"  {letter(seat)} {name} {view.points[seat]}", seat_style(seat))
        self.query_one("#title", Static).update(title)
        self.query_one("#drawing", Static).update(draw(view, self._voice))
        self.query_one("#news", Static).update(Text("\n".join(self.steps.told(self.step, language)[-2:])))
        made = self.steps.whole.moves[self.step - 1] if self.step else None
        move = f"{view.names[made[0]]}: {made[1]}" if made else ""
        self.query_one("#prompt", Static).update(Text(move, FAINT))
