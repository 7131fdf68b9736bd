"""The client for programs that do not `await`: the same, on an event loop in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Mapping
from types import TracebackType
from typing import Any, Literal, Self, TypeVar

from undercity.client.aio import NO_BOTS, NO_OPTIONS, AsyncClient
from undercity.client.calls import OptionValue, State
from undercity.client.errors import Unreachable
from undercity.client.live import AsyncLive
from undercity.engine.game import Game
from undercity.server.requests import ClockLimits, Language
from undercity.server.shapes import (
    Candidate,
    Chat,
    Choice,
    GameInfo,
    Joined,
    Known,
    Level,
    Line,
    ListedTable,
    PackInfo,
    Person,
    Reason,
    Replay,
    TableInfo,
    View,
)

A = TypeVar("A")


class _Loop:
    """An event loop in a thread, for as long as somebody needs it."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="undercity client", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, A]) -> A:
        """Wait for it, as the caller would."""
        if not self._thread.is_alive():
            work.close()
            raise Unreachable("this client is closed")
        job = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return job.result()
        except BaseException:
            job.cancel()
            raise

    def see(self, look: Callable[[], A]) -> A:
        """Look at something between two changes; when all is closed, at what was seen last."""
        if not self._thread.is_alive():
            return look()

        async def seen() -> A:
            return look()

        return self.run(seen())

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


class Live:
    """A live view of a table, and a hand at it. Made by `Client.look`; see `AsyncLive`.

    >>> with Client(url, "Ida") as ida:
    ...     table = ida.open_table("die_patin", seats=2, bots={1: "random"}, options={"start_player": 0}).table.id
    ...     state = ida.start(table).state
    ...     with ida.look(table) as live:
    ...         choices = live.turn()
    ...         first = choices[0].kind
    ...         clock = live.choose(choices[0])
    ...         undone = live.undo()
    ...         live.say("hello")
    >>> first, clock, undone, [line.text for line in live.chat]
    ('area', 1, 0, ['hello'])
    """

    def __init__(self, loop: _Loop, live: AsyncLive) -> None:
        self._loop, self._live = loop, live

    @property
    def table(self) -> TableInfo:
        """The table around the game: who sits where.

        >>> [seat.name for seat in live.table.seats][:1]
        ['Ida']
        """
        return self._loop.see(lambda: self._live.table)

    @property
    def view(self) -> View | None:
        """The position as this viewer sees it; None before the start.

        >>> live.view.deciders
        [0]
        """
        return self._loop.see(lambda: self._live.view)

    @property
    def choices(self) -> list[Choice]:
        """What this viewer may choose now.

        >>> [choice.notation for choice in live.choices]
        ['area:green_side', 'area:purple_side']
        """
        return self._loop.see(lambda: self._live.choices)

    @property
    def chronicle(self) -> list[Line]:
        """What has happened, as far as this viewer may know it.

        >>> live.chronicle[-1].event
        'game_set_up'
        """
        return self._loop.see(lambda: list(self._live.chronicle))

    @property
    def chat(self) -> list[Chat]:
        """What was said at the table.

        >>> live.say("hello")
        >>> live.chat[-1].text
        'hello'
        """
        return self._loop.see(lambda: list(self._live.chat))

    @property
    def has_ended(self) -> bool:
        """Whether the game is finished or abandoned.

        >>> live.has_ended
        False
        """
        return self._loop.see(lambda: self._live.has_ended)

    @property
    def connections(self) -> int:
        """How often it has connected so far.

        >>> live.connections
        1
        """
        return self._live.connections

    def change(self, seconds: float | None = None) -> bool:
        """Wait until something has changed; False: nothing has, for so many seconds.

        >>> live.change(seconds=0.1)
        False
        """
        return self._loop.run(self._live.change(seconds))

    def turn(self, seconds: float | None = None) -> list[Choice]:
        """Wait until there is something to choose, and give the choices; none when the game has ended.

        >>> [choice.kind for choice in live.turn()]
        ['area', 'area']
        """
        return self._loop.run(self._live.turn(seconds))

    def choose(self, choice: Choice | int | str | list[int], clock: int | None = None) -> int:
        """Choose: see `AsyncLive.choose`.

        >>> live.choose(live.turn()[0])
        1
        """
        return self._loop.run(self._live.choose(choice, clock))

    def place(self, placement: dict[str, Any]) -> int:
        """A whole answer behind the screen (RatLand): rats by place. Replaces an earlier one.

        >>> ratland = ida.open_table("ratland", seats=2, bots={1: "random"}).table.id
        >>> state = ida.start(ratland).state
        >>> with ida.look(ratland) as screen:
        ...     choices = screen.turn()
        ...     rats = screen.view.table["asked"]["rats"]  # 7, if no cousin is on a visit
        ...     clock = screen.place({"pantry": rats})
        """
        return self._loop.run(self._live.place(placement))

    def undo(self) -> int:
        """Take back one's last choice; the clock before it.

        >>> clock = live.choose(live.turn()[0])
        >>> live.undo()
        0
        """
        return self._loop.run(self._live.undo())

    def say(self, text: str) -> None:
        """A line of chat.

        >>> live.say("good luck")
        """
        self._loop.run(self._live.say(text))

    def hint(self) -> list[Candidate]:
        """What the server's best bot would do, on one's turn: its candidates, the best first.

        >>> best = live.hint()[0]
        >>> best.code in [choice.code for choice in live.choices]
        True
        """
        return self._loop.run(self._live.hint())

    def why_not(self, choice: int | str) -> Reason | None:
        """Why this choice, by code or notation, is not allowed now; None if it is.

        >>> live.why_not("area:gray_gate").clause
        'DP-3.7'
        """
        return self._loop.run(self._live.why_not(choice))

    def speak(self, language: Language) -> None:
        """See everything in another language from now on.

        >>> live.speak("fr")
        >>> live.view.prompt
        'Choisissez votre zone de départ.'
        """
        self._loop.run(self._live.speak(language))

    def __enter__(self) -> Self:
        self._loop.run(self._live.__aenter__())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Look away.

        >>> live.close()
        """
        self._loop.run(self._live.close())


class Client:
    """One person in one house.

    >>> with Client(url, "Ida") as ida, Client(url, "Bela") as bela:
    ...     table = ida.open_table("target_rats", seats=3, bots={2: "random"}).table.id
    ...     sat = bela.join(table).seat
    ...     state = ida.start(table).state
    >>> sat, state
    (1, 'running')
    """

    def __init__(
        self, url: str, name: str | None = None, *, language: Language = "en", cookie: str | None = None
    ) -> None:
        """`cookie` is that of a person who was here before (`Client.cookie`): she finds her seats again."""
        self._loop = _Loop()
        self._client = self._loop.see(lambda: AsyncClient(url, name, language=language, cookie=cookie))
        self.house = self._client.house
        try:
            self._loop.run(self._client.__aenter__())
        except BaseException:
            self._loop.stop()
            raise

    @property
    def cookie(self) -> str | None:
        """What makes this client the same person next time; a secret.

        >>> again = Client(url, cookie=ida.cookie)
        >>> again.me().name
        'Ida'
        >>> again.close()
        """
        return self._client.cookie

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Say goodbye; tables that are still looked at go on.

        >>> guest = Client(url)
        >>> guest.close()
        """
        self._loop.run(self._client.close())
        self._loop.stop()

    def games(self) -> list[GameInfo]:
        """The games of the house, with their options.

        >>> with Client(url) as nobody:
        ...     [game.title for game in nobody.games() if game.seats.most > 4]
        ['Die Patin', 'RatLand']
        """
        return self._loop.run(self._client.games())

    def clauses(self, game: str) -> dict[str, str]:
        """The rules, clause by clause.

        >>> "DP-3.7" in ida.clauses("die_patin")
        True
        """
        return self._loop.run(self._client.clauses(game))

    def levels(self) -> list[Level]:
        """The levels of bots, the weakest first.

        >>> [level.id for level in ida.levels()]
        ['random', 'beginner', 'casual', 'strong', 'expert', 'master']
        """
        return self._loop.run(self._client.levels())

    def packs(self) -> list[PackInfo]:
        """The packs with which tables can be opened here, with what they change.

        >>> ida.packs()
        []
        """
        return self._loop.run(self._client.packs())

    def played(self, table: TableInfo | ListedTable) -> Game:
        """What is played at a table: a game, or the game as the table's pack changes it.

        >>> ida.played(ida.table(table)).id
        'die_patin'
        """
        return self._loop.run(self._client.played(table))

    def me(self) -> Person | None:
        """Who the house takes this client for.

        >>> ida.me().name
        'Ida'
        """
        return self._loop.run(self._client.me())

    def call_me(self, name: str | None = None, language: Language | None = None) -> Person:
        """Make a person, or change her name or language.

        >>> ida.call_me(language="de").language
        'de'
        """
        return self._loop.run(self._client.call_me(name, language))

    def tables(self, state: State | None = None, game: str | None = None, mine: bool = False) -> list[ListedTable]:
        """The newest tables: listed ones, or one's own.

        >>> table in [one.id for one in ida.tables(state="running", mine=True)]
        True
        """
        return self._loop.run(self._client.tables(state, game, mine))

    def open_table(
        self, game: str, seats: int | None = None, *, options: Mapping[str, OptionValue] = NO_OPTIONS,
        bots: Mapping[int, str] = NO_BOTS, seat: int | None = 0, listed: bool = True,
        pace: Literal["live", "leisure"] = "live", limits: ClockLimits | None = None, pack: str | None = None,
    ) -> Joined:  # fmt: skip
        """Open a table and sit down at `seat` (None: watch only); `bots` are levels by seat, `pack` is one of `packs`.

        >>> joined = ida.open_table("ratland", seats=4, bots={1: "casual"}, options={"clans": "on"})
        >>> joined.seat, joined.table.state
        (0, 'open')
        """
        return self._loop.run(
            self._client.open_table(
                game, seats, options=options, bots=bots, seat=seat, listed=listed, pace=pace, limits=limits, pack=pack
            )
        )

    def table(self, table: str) -> ListedTable:
        """One table.

        >>> ida.table(table).game
        'die_patin'
        """
        return self._loop.run(self._client.table(table))

    def invite(self, table: str, seat: int | None = None) -> str:
        """A link with which one person may sit down.

        >>> waiting = ida.open_table("die_patin", seats=2, listed=False).table.id
        >>> f"/t/{waiting}#" in ida.invite(waiting)
        True
        """
        return self._loop.run(self._client.invite(table, seat))

    def join(self, table: str, seat: int | None = None, code: str | None = None) -> Joined:
        """Sit down, or find one's seat again.

        >>> ida.join(table).seat
        0
        """
        return self._loop.run(self._client.join(table, seat, code))

    def leave(self, table: str) -> ListedTable:
        """Leave one's seat.

        >>> waiting = ida.open_table("die_patin", seats=2).table.id
        >>> with Client(url, "Bela") as bela:
        ...     seat = bela.join(waiting).seat
        ...     bela.leave(waiting).seats[seat].kind
        'free'
        """
        return self._loop.run(self._client.leave(table))

    def set_bot(self, table: str, seat: int, level: str | None) -> ListedTable:
        """Give a free seat to a bot; level None: to nobody.

        >>> waiting = ida.open_table("die_patin", seats=2).table.id
        >>> ida.set_bot(waiting, 1, "expert").seats[1].level
        'expert'
        """
        return self._loop.run(self._client.set_bot(table, seat, level))

    def start(self, table: str) -> ListedTable:
        """Begin the game; every seat must be taken.

        >>> ready = ida.open_table("die_patin", seats=2, bots={1: "random"}).table.id
        >>> ida.start(ready).state
        'running'
        """
        return self._loop.run(self._client.start(table))

    def abandon(self, table: str, wish: bool = True) -> ListedTable:
        """Wish to abandon the game, or no longer.

        >>> ida.abandon(table).state
        'abandoned'
        """
        return self._loop.run(self._client.abandon(table, wish))

    def rematch(self, table: str) -> Joined:
        """The same game again, at a new table.

        >>> ended = ida.abandon(table).id
        >>> ida.rematch(ended).table.game
        'die_patin'
        """
        return self._loop.run(self._client.rematch(table))

    def record(self, table: str) -> str:
        """The record of a game that is over: `Match.replay` reads it.

        >>> ended = ida.abandon(table).id
        >>> ida.record(ended).splitlines()[1]
        'game: die_patin'
        """
        return self._loop.run(self._client.record(table))

    def replay(self, table: str) -> Replay:
        """The moves and the chronicle of a game that is over.

        >>> ended = ida.abandon(table).id
        >>> ida.replay(ended).steps
        0
        """
        return self._loop.run(self._client.replay(table))

    def known(self, table: str) -> Known:
        """What one's seat knows of the whole record: for bots that think ahead.

        >>> len(ida.known(table).legal)
        2
        """
        return self._loop.run(self._client.known(table))

    def look(self, table: str, *, token: str | None = None, patience: float = 60.0) -> Live:
        """A live view of the table, from one's seat or the token's: `with client.look(id) as live`.

        >>> with ida.look(table) as seen:
        ...     seen.view.prompt
        'Choose your start area.'
        """
        return Live(self._loop, self._loop.see(lambda: self._client.look(table, token=token, patience=patience)))
