"""Two statements of what is legal, held against each other: what a game offers, and what speaks against a choice.

In every position of random games, for the seat that is about to choose and for every choice number: legal if and only
if the game's conditions (whynot.py) have no objection, from what the seat may know. Game i of a run has the seed
`seed + i` and goes around the tables, so that any part of a run can be made again by itself.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from undercity.engine.agenda import Step
from undercity.engine.game import Game
from undercity.engine.record import Record
from undercity.engine.seam import Rules

Table = tuple[int, dict[str, Any]]  # seats and options


@dataclass
class Agreement:
    """What a comparison saw."""

    positions: int = 0
    choices: int = 0
    objections: Counter[str] = field(default_factory=Counter)  # by message
    disagreements: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Moment:
    """A position in which a seat is about to choose."""

    seed: int
    table: Table
    clock: int
    seat: int
    step: Step
    known: Record
    legal: list[int]


def moments(rules: Rules, table: Table, seed: int) -> Iterator[Moment]:
    """The positions of one random game."""
    game, luck = rules.game, random.Random(seed)
    s: Record = game.blank(*table)
    known = s.copy()
    rules.begin(s, seed)
    while not s.over:
        seat = luck.choice([seat for seat in range(s.seats) if (s.deciders >> seat) & 1])
        legal, step = rules.legal(s, seat), game.step_of(s)
        known.load(s.tobytes())
        rules.conceal(known, seat)
        assert step is not None
        yield Moment(seed, table, s.clock, seat, step, known, legal)
        rules.apply(s, seat, luck.choice(legal))


def compare(game: Game, moment: Moment, found: Agreement) -> None:
    """Every choice number in one position."""
    conditions = game.conditions.get(moment.step.name, {})
    legal = set(moment.legal)
    allowed = set()
    for kind in game.choices.kinds:
        if condition := conditions.get(kind.name):
            for number in range(len(kind.labels)):
                if objection := condition(moment.known, moment.seat, number):
                    found.objections[objection.message] += 1
                else:
                    allowed.add(kind.first + number)
    found.positions += 1
    found.choices += game.choices.count
    found.disagreements += [_told(game, moment, code, code in legal) for code in sorted(allowed ^ legal)]


def _told(game: Game, moment: Moment, code: int, legal: bool) -> str:
    place = f"seed {moment.seed}, table {moment.table}, clock {moment.clock}, {moment.step.name}, seat {moment.seat}"
    verdict = (
        "is offered, but there is a reason against it" if legal else "is not offered, but nothing speaks against it"
    )
    return f"{place}: {game.choices.notation(code)} {verdict}"


def agree(rules: Rules, tables: Sequence[Table], positions: int, seed: int = 0) -> Iterator[Agreement]:
    """Compare until so many positions have been seen; what was found so far, after every game."""
    found = Agreement()
    while found.positions < positions:
        for moment in moments(rules, tables[seed % len(tables)], seed):
            compare(rules.game, moment, found)
        seed += 1
        yield found
