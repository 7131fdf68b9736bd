"""A table's game and its journal: a wish is granted in memory, then stored; memory is in doubt until it is.

The journal in the database is the truth. What comes of each row is stored beside it: whoever opens the game by other
rules can tell whether it still comes to the same (`opening`). If storing fails or another process was first, the game
in memory is made anew from the journal before anybody looks at it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from undercity.server import lobby
from undercity.server.clocks import Clocks
from undercity.server.errors import Conflict, Refusal, Stale, Unavailable
from undercity.server.facts import Facts, now
from undercity.server.kept import Vocabularies
from undercity.server.opening import Way, open_game
from undercity.server.requests import Choose, Undo, own_id
from undercity.server.rulesets import Told, digest
from undercity.server.served import ServedMatch, for_a_thread
from undercity.server.storage.store import JournalRow, Store
from undercity.server.wishes import NOBODY, Action, grant, read_action, repeat, write_action

LOG = logging.getLogger("undercity.journal")
_encode = msgspec.json.Encoder().encode
Window = tuple[int, int]  # clocks, first and last
MOST_UNDOS = 1000  # of one seat in one game: it bounds the journal
MANY_ROWS = 100  # are carried out in a thread, so that nobody else waits


class Ack(msgspec.Struct, frozen=True):
    """A wish is stored."""

    clock: int
    repeated: bool
    made: int  # choices: of a list, perhaps not all

    def answer(self, wish: Choose | Undo) -> dict[str, Any]:
        """As docs/api.md has it; only whoever sent a list must be told how far it went."""
        answer = {"id": wish.id, "clock": self.clock, "repeated": self.repeated}
        return {**answer, "made": self.made} if isinstance(wish, Choose) and wish.codes else answer


class Journal:
    """The game of one table, as far as its journal has been carried out. Use it under the table's lock."""

    def __init__(self, table_id: str, store: Store, speed: Callable[[str], str]) -> None:
        self.match: ServedMatch | None = None
        self.cuts: list[int] = []  # one per row; see Stream.advance
        self.done: dict[tuple[int, str], int] = {}  # messages that have acted: how many choices each made
        self.windows: list[Window | None] = []  # by seat: clocks at which a choice is timely; None: only now
        self.clocks: Clocks | None = None  # once the game has begun
        self.undos: Counter[int] = Counter()  # by seat: how often it has taken something back
        self.way: Way = "as_it_was"  # in which the game was opened
        self.is_legacy = False  # rows lack what came of them
        self.in_doubt = True  # memory may differ from the journal
        self.led_here = not store.shared  # whether this process made the last choice: its bots think first
        self._table_id, self._store, self._speed = table_id, store, speed

    def game(self) -> ServedMatch:
        """The match, or a refusal if there is none yet."""
        if self.match is None:
            raise Conflict("the game has not begun")
        return self.match

    # -------------------------------------------------------------- from the disk

    def forget(self) -> None:
        """All rows are to be read again."""
        self.match, self.cuts, self.clocks, self.way, self.is_legacy = None, [], None, "as_it_was", False
        self.done.clear()
        self.undos.clear()

    async def read_on(self, facts: Facts, rows: Sequence[Any], vocabularies: Vocabularies) -> None:
        """Carry out rows that were read from the disk: many, for a match that nobody sees yet, in a thread."""
        if not facts.has_game:
            return
        if self.match is None:
            in_thread = len(rows) >= MANY_ROWS
            work = partial(self._open, facts, rows, vocabularies, in_thread)
            match = await asyncio.to_thread(work) if in_thread else work()
            match.change_over(self._speed(facts.edition))
            self.match = match
        elif self.way in ("rests", "kept"):
            self._enter_all(rows)
        else:
            self._carry_out(self.match, rows)
            if rows and rows[-1].link not in (None, self.match.link):
                self.in_doubt = True
                raise Unavailable("this table has moved on in another way; please try again")

    def _open(self, facts: Facts, rows: Sequence[Any], vocabularies: Vocabularies, apart: bool) -> ServedMatch:
        """The game as its journal has it, by the rules of this version or as it was kept."""

        def carry_out(match: ServedMatch, rows: Sequence[Any], skip: int) -> None:
            if apart:
                match.rules = for_a_thread(match.rules)
            self.windows, self.clocks = _windows(match), Clocks(facts)
            self._enter_all(rows[:skip])
            self._carry_out(match, rows[skip:])

        opened = open_game(facts, rows, vocabularies, self._speed(facts.edition), carry_out)
        self.way, self.is_legacy = opened.way, opened.is_legacy
        if self.way in ("here", "rests", "kept"):
            self.forget_rows()
            self.windows, self.clocks = _windows(opened.match), Clocks(facts)
            self._enter_all(rows)
        return opened.match

    def forget_rows(self) -> None:
        """Nothing was carried out."""
        self.cuts = []
        self.done.clear()
        self.undos.clear()

    def _carry_out(self, match: ServedMatch, rows: Sequence[Any]) -> None:
        for row in rows:
            phase, action = match.phase, read_action(row.action)
            self._note(match, row.seat, phase, repeat(match, row.seat, action))
            self._enter(row.seat, row.message, action, row.made, row.deciders)
            self.led_here = not self._store.shared

    def _enter_all(self, rows: Sequence[Any]) -> None:
        """Rows that are not carried out: what they did is known otherwise."""
        for row in rows:
            self.cuts.append(-1)
            self._enter(row.seat, row.message, read_action(row.action), row.made, row.deciders)

    def _enter(self, seat: int, message: str, action: Action, made: int, deciders: int) -> None:
        """A row is on disk: remember what is needed of it."""
        self.done[seat, message] = action.made
        self.undos[seat] += action.undo > 0
        if self.clocks is not None:
            self.clocks.note(made, deciders)

    def _note(self, match: ServedMatch, seat: int, phase: int | None, cut: int) -> None:
        """The game has moved on by one row; `phase` and `cut` are what it found.

        Others' answers in a decision made together leave a seat's own choice timely.
        """
        self.cuts.append(cut)
        before, self.windows = self.windows, _windows(match)
        if phase is None or phase != match.phase:
            return
        for other, (old, new) in enumerate(zip(before, self.windows, strict=True)):
            if other != seat and other in match.deciders and old and new:
                self.windows[other] = (min(old[0], new[0]), max(old[1], new[1]))

    # -------------------------------------------------------------- from a client

    def ack_of(self, seat: int, message: str, *, repeated: bool = True) -> Ack | None:
        """The acknowledgement of a message that has acted already."""
        made = self.done.get((seat, message))
        return None if made is None else Ack(self.game().clock_of(seat), repeated, made)

    def check_timely(self, seat: int, clock: int) -> None:
        """Refuse a wish that was made before the seat saw where the game stands."""
        current = self.game().clock_of(seat)
        low, high = self.windows[seat] or (current, current)
        if not low <= clock <= high:
            raise Stale(f"the choice was made at clock {clock}, but your clock is {current}")

    def grant(self, seat: int, wish: Choose | Undo) -> Action:
        """Do in memory what the seat wishes; what was done of it is to be stored at once."""
        match = self.game()
        phase = match.phase
        if self.undos[seat] >= MOST_UNDOS and (isinstance(wish, Undo) or wish.placement is not None):
            raise Conflict(f"you have taken back {MOST_UNDOS} choices in this game; this one stays")
        try:
            action, cut = grant(match, seat, wish)
        except Refusal:
            raise
        except BaseException:
            self.in_doubt = True
            raise
        self._note(match, seat, phase, cut)
        return action

    async def store(self, seat: int, message: str, action: Action) -> bool:
        """Make durable what was granted; False if another process was first. Memory is in doubt until it is True."""
        match = self.game()
        row = self._row(len(self.cuts) - 1, seat, message, action, match.last_told(action.made), action.made)
        also = (lambda connection: lobby.finish(connection, self._table_id, match)) if match.over else None
        self.in_doubt = True
        if not await self._store.append(row, also):
            return False
        self.in_doubt = False
        self.led_here = True
        self._enter(seat, message, action, row.made, row.deciders)
        return True

    async def settle(self) -> bool:
        """Write down by which rules the game goes on, if it is opened by others than before; False: read it again."""
        if self.match is None or self.way not in ("same", "here"):
            return True
        match, number, rules = self.match, len(self.cuts), digest(self.match.game)
        told, choices = ([], 0)
        if self.is_legacy and self.way == "same":  # what came of its rows is not written down yet
            told, choices = [match.told_first(), *match.last_told(match.steps)], match.steps + 1
        message = own_id("rules", f"{number}.{rules}")
        row = self._row(number, NOBODY, message, Action(under=self.way), told, choices)
        table_id = self._table_id
        if not await self._store.append(row, lambda connection: lobby.play_by(connection, table_id, match.game)):
            return False
        self.cuts.append(match.clock)
        LOG.info("a game goes on by other rules", extra={"table": table_id, "way": self.way})
        self.way = "as_it_was"
        return True

    def _row(self, number: int, seat: int, message: str, action: Action, told: list[Told], choices: int) -> JournalRow:
        """A row with what came of its last so many choices."""
        match = self.game()
        return JournalRow(
            self._table_id,
            number,
            seat,
            message,
            write_action(action).decode(),
            match.clock_of(None),
            sum(1 << p for p in match.deciders),
            now(),
            digest(match.game),
            match.link,
            _encode(told).decode(),
            _encode(match.last_points(choices)).decode(),
            match.last_positions(choices),
        )


def _windows(match: ServedMatch) -> list[Window | None]:
    """While seats decide one by one their clocks are found out when they are asked for."""
    if match.phase is None:
        return [None] * match.seats
    return [(clock, clock) for clock in map(match.clock_of, range(match.seats))]
