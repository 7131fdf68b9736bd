"""What just happened, and who may know it.

Rules tell events onto the tape of the record: an event's number, up to four numbers, and a bit mask
of the seats that may see it. The tape holds what the last choice brought about.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from undercity.engine.record import Record
from undercity.engine.rule import rule

SPECTATORS = 1 << 12
EVERYONE = (1 << 13) - 1


@rule
def tell(s: Record, event: int, a: int, b: int, c: int, d: int) -> None:
    """Everybody sees this."""
    tell_to(s, EVERYONE, event, a, b, c, d)


@rule
def tell_to(s: Record, who: int, event: int, a: int, b: int, c: int, d: int) -> None:
    """Only the seats in this bit mask see this. Rows beyond the tape's end are counted, not kept."""
    if s.told < len(s.tape):
        line = s.tape[s.told]
        line[0] = event
        line[1] = a
        line[2] = b
        line[3] = c
        line[4] = d
        line[5] = who
    s.told += 1


@rule
def tell_nobody(s: Record, who: int, event: int, a: int, b: int, c: int, d: int) -> None:
    """In the place of `tell_to` where nobody reads the tape: in bulk play, search and environments."""
    return


@dataclass(frozen=True, eq=False)  # there is one of each: equal is the same
class Event:
    """A kind of event: the clause behind it, and what its numbers mean (name and kind of thing)."""

    name: str
    number: int
    clause: str
    things: tuple[tuple[str, str], ...]


class Events:
    """The events of a game, numbered in the order of their declaration."""

    def __init__(self) -> None:
        self.all: list[Event] = []

    def add(self, name: str, clause: str, **things: str) -> int:
        """Declare an event; keywords name its numbers in order and say what kind of thing each is."""
        self.all.append(Event(name, len(self.all), clause, tuple(things.items())))
        return len(self.all) - 1


@dataclass(frozen=True)
class Happening:
    """One row of the tape, read: which event, its numbers, and who may see it."""

    event: Event
    numbers: tuple[int, ...]
    who: int

    def seen_by(self, seat: int | None) -> bool:
        bit = SPECTATORS if seat is None else 1 << seat
        return bool(self.who & bit)


def read_tape(s: Record, events: Events) -> Iterator[Happening]:
    """What the last step told."""
    if s.told > len(s.tape):
        raise OverflowError(f"the tape holds {len(s.tape)} rows, a step told {s.told}")
    for i in range(s.told):
        line = s.tape[i]
        event = events.all[line[0]]
        yield Happening(event, tuple(line[1 + k] for k in range(len(event.things))), line[5])


@dataclass(frozen=True)
class Line:
    """One line of the chronicle, as a person reads it."""

    clock: int
    event: str
    things: dict[str, int]
    text: str
    clause: str
