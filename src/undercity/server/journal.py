"""A table's game and its journal: a wish is granted in memory, then stored; memory is in doubt until it is.

The journal in the database is the truth. If storing fails or another process was first, the game in memory is made
anew from the journal before anybody looks at it again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from undercity.server import lobby
from undercity.server.clocks import Clocks
from undercity.server.errors import Conflict, Refusal, Stale
from undercity.server.facts import Facts, now
from undercity.server.requests import Choose, Undo
from undercity.server.served import ServedMatch, for_a_thread
from undercity.server.storage.store import JournalRow, Store
from undercity.server.wishes import Action, grant, read_action, repeat, write_action

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
        self.match, self.cuts, self.clocks = None, [], None
        self.done.clear()
        self.undos.clear()

    async def read_on(self, facts: Facts, rows: Sequence[Any]) -> None:
        """Carry out rows that were read from the disk: many, for a match that nobody sees yet, in a thread."""
        if not facts.has_game:
            return
        if self.match is not None:
            self._repeat_all(self.match, rows)
            return
        match = facts.new_match(self._speed(facts.game))
        self.windows, self.clocks = _windows(match), Clocks(facts)
        if len(rows) < MANY_ROWS:
            self._repeat_all(match, rows)
        else:
            match.rules = for_a_thread(match.rules)
            await asyncio.to_thread(self._repeat_all, match, rows)
            match.change_over(self._speed(facts.game))
        self.match = match

    def _repeat_all(self, match: ServedMatch, rows: Sequence[Any]) -> None:
        for row in rows:
            phase, action = match.phase, read_action(row.action)
            self._note(match, row.seat, phase, repeat(match, row.seat, action))
            self._enter(row.seat, row.message, action, row.made, row.deciders)
            self.led_here = not self._store.shared

    def _enter(self, seat: int, message: str, action: Action, made: int, deciders: int) -> None:
        """A row is on disk: remember what is needed of it."""
        self.done[seat, message] = len(action.codes)
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
        deciders = sum(1 << p for p in match.deciders)
        text, number = write_action(action).decode(), len(self.cuts) - 1
        row = JournalRow(self._table_id, number, seat, message, text, match.clock_of(None), deciders, now())
        also = (lambda connection: lobby.finish(connection, self._table_id, match)) if match.over else None
        self.in_doubt = True
        if not await self._store.append(row, also):
            return False
        self.in_doubt = False
        self.led_here = True
        self._enter(seat, message, action, row.made, deciders)
        return True


def _windows(match: ServedMatch) -> list[Window | None]:
    """While seats decide one by one their clocks are found out when they are asked for."""
    if match.phase is None:
        return [None] * match.seats
    return [(clock, clock) for clock in map(match.clock_of, range(match.seats))]
