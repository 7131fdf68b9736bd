"""Play one game of a study and write down what happened: the rows of five tables.

`games` has a row a game, `seats` a row a player, `choices` a row a decision, `offers` a row for each choice a seat
was offered in a kind of decision, `events` a row for each line of the chronicle. Rows are keyed by arm, number of
seats and deal.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import polars as pl

from undercity.bots.bot import Bot, SearchBot
from undercity.bots.budget import Budget
from undercity.bots.levels import make
from undercity.engine.chronicle import read_tape
from undercity.engine.game import Game, find
from undercity.engine.record import Record
from undercity.engine.seam import Rules, Score, compiled
from undercity.lab.study import Cell
from undercity.lab.things import declared, first_seat, seat_of

MARKS = 10  # a game's course is looked at in tenths
NOBODY = -1

# A person's pace: to take in where the game stands, to weigh the choices (Hick's law), to move the pieces for
# each line of the chronicle. Assumed, not measured: see docs/lab.md.
TAKE_IN_SECONDS, WEIGH_SECONDS, HANDLE_SECONDS = 6.0, 3.0, 2.0

KEY = {"arm": pl.String, "seats": pl.Int8, "deal": pl.Int32}
TABLES: dict[str, dict[str, Any]] = {
    "games": {
        **KEY, "seed": pl.UInt64, "players": pl.String, "first": pl.Int8, "decisions": pl.Int32, "turns": pl.Int32,
        "rounds": pl.Float64, "minutes": pl.Float64, "winner": pl.Int8, "winners": pl.Int8, "tie_break": pl.Boolean,
        "margin": pl.Int32, "lead_changes": pl.Int32, "decided": pl.Float64, "runaway": pl.Boolean,
        "comeback": pl.Boolean, "foreseen": pl.List(pl.Boolean),
    },
    "seats": {
        **KEY, "seat": pl.Int8, "order": pl.Int8, "level": pl.String, "rank": pl.Int8, "points": pl.Int32,
        "utility": pl.Float64, "win": pl.Float64, "decisions": pl.Int32, "judged": pl.List(pl.Float32),
        "start": pl.Float64, "own": pl.Float64, "others": pl.Float64, "chance": pl.Float64, "end": pl.Float64,
    },
    "choices": {
        **KEY, "clock": pl.Int32, "seat": pl.Int8, "decision": pl.String, "choice": pl.Int32, "legal": pl.Int32,
        "fog": pl.Boolean, "expected": pl.Float32,
    },
    "offers": {
        **KEY, "seat": pl.Int8, "decision": pl.String, "choice": pl.Int32, "offered": pl.Int32, "taken": pl.Int32,
    },
    "events": {
        **KEY, "clock": pl.Int32, "actor": pl.Int8, "seat": pl.Int8, "event": pl.String,
        "a": pl.Int32, "b": pl.Int32, "c": pl.Int32, "d": pl.Int32,
    },
}  # fmt: skip

Tables = dict[str, pl.DataFrame]


def watch_many(cell: Cell, first: int, count: int) -> Tables:
    """Play the deals from `first` on; the tables of these games."""
    notes: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
    game = find(cell.game)
    for deal in range(first, first + count):
        Watch(game, cell, deal, notes).play()
    return {name: pl.DataFrame(rows, TABLES[name], orient="row") for name, rows in notes.items()}


@cache
def _bot(level: str, game: Game) -> Bot:
    """One bot a level and process: it keeps nothing from one decision to the next. It thinks by count, not by
    the clock, so that a game is its seed on every machine."""
    bot = make(level, game, 0)
    if isinstance(bot, SearchBot) and bot.budget.simulations is not None:
        bot.budget = Budget(simulations=bot.budget.simulations)
    return bot


class Watch:
    """One game under observation."""

    def __init__(self, game: Game, cell: Cell, deal: int, notes: dict[str, list[tuple[Any, ...]]]) -> None:
        self.game, self.cell, self.deal, self.notes = game, cell, deal, notes
        self.rules: Rules = compiled(game)
        self.s = cell.begin(game, self.rules, deal)
        self.known: Record = self.s.copy()
        self.levels = cell.lineup(deal)
        self.key = (cell.arm, cell.seats, deal)
        self.first = first_seat(game, self.s)
        self.deciders: list[int] = []
        self.fogs: list[bool] = []
        self.judged = [self._judge()]
        self.offers: dict[tuple[int, str, int], list[int]] = {}
        self.pace = Pace(cell.seats)
        self.luck = random.Random(cell.seed + deal)

    def play(self) -> None:
        """Play to the end and write everything down."""
        self._note_events(NOBODY)
        seat = NOBODY
        while not self.s.over:
            seat = self._next(seat)
            self._decide(seat)
        self.pace.settle()
        self._note_result()

    def _next(self, last: int) -> int:
        """Who is asked. Of those who decide together one after another, in an order drawn anew each time: a bot
        may think better late than early, and no seat shall have that for the whole game."""
        deciders = [seat for seat in range(self.s.seats) if self.s.deciders >> seat & 1]
        return last if last in deciders else self.luck.choice(deciders)

    def _judge(self) -> list[float]:
        return [self.rules.judge(self.s, seat) for seat in range(self.s.seats)]

    def _decide(self, seat: int) -> None:
        s, step = self.s, self.game.step_of(self.s)
        assert step is not None
        legal, fog = self.rules.legal(s, seat), s.fog
        bot = _bot(self.levels[seat], self.game)
        bot.seed = (self.cell.seed + self.deal) * 64 + seat
        self.known.load(s.tobytes())
        self.rules.conceal(self.known, seat)
        code = bot.choose(self.known, seat, legal)
        expected = next(one.expected for one in bot.explain() if one.code == code)
        self.rules.apply(s, seat, code)
        for offered in legal if len(legal) > 1 else ():
            counts = self.offers.setdefault((seat, step.name, offered), [0, 0])
            counts[0] += 1
            counts[1] += offered == code
        self.pace.decision(seat, step.together, len(legal))
        self.deciders.append(seat)
        self.fogs.append(s.fog != fog)
        self.judged.append(self._judge())
        self.notes["choices"].append((*self.key, s.clock, seat, step.name, code, len(legal), s.fog != fog, expected))
        self._note_events(seat)

    def _note_events(self, actor: int) -> None:
        for happening in read_tape(self.s, self.game.events):
            things, numbers = happening.event.things, happening.numbers
            seats = (
                seat_of(self.game, self.s, kind, number) for (_, kind), number in zip(things, numbers, strict=True)
            )
            seat = next((seat for seat in seats if seat >= 0), NOBODY)
            padded = (*numbers, *[None] * (4 - len(numbers)))
            self.notes["events"].append((*self.key, self.s.clock, actor, seat, happening.event.name, *padded))
            self.pace.seconds += HANDLE_SECONDS

    def _note_result(self) -> None:
        result, judged = self.rules.score(self.s), np.array(self.judged)
        course = Course(judged, self.deciders, result.ranks)
        parts = causes(judged, self.deciders, self.fogs, result.utility)
        self.notes["games"].append(self._game_row(result, course))
        marks = judged[course.marks].T.tolist()
        for seat in range(self.s.seats):
            order = (seat - self.first) % self.s.seats
            win = (result.ranks[seat] == 1) / max(result.ranks.count(1), 1)
            self.notes["seats"].append((
                *self.key, seat, order, self.levels[seat], result.ranks[seat], result.points[seat],
                result.utility[seat], win, self.deciders.count(seat), marks[seat], *parts[seat],
            ))  # fmt: skip
        for (seat, decision, code), (offered, taken) in self.offers.items():
            self.notes["offers"].append((*self.key, seat, decision, code, offered, taken))

    def _game_row(self, result: Score, course: Course) -> tuple[Any, ...]:
        winners = result.ranks.count(1)
        most = sorted(result.points, reverse=True)
        tie_break = winners == 1 and len(most) > 1 and result.points.count(most[0]) > 1
        return (
            *self.key, self.cell.seed + self.deal, ",".join(self.levels), self.first, len(self.deciders),
            self.pace.turns, self._rounds(), round(self.pace.seconds / 60, 4),
            result.ranks.index(1) if winners else NOBODY, winners, tie_break,
            most[0] - most[1] if len(most) > 1 else 0, course.lead_changes, course.decided, course.runaway,
            course.comeback, course.foreseen,
        )  # fmt: skip

    def _rounds(self) -> float:
        """Rounds by the game's own count; without one, turns a seat."""
        field = declared(self.game.id).round
        return float(getattr(self.s, field)) if field in self.s.fields else self.pace.turns / self.s.seats


class Pace:
    """How long people would have taken. Decisions made together run side by side."""

    def __init__(self, seats: int) -> None:
        self.seconds = 0.0
        self.turns = 0  # how often another seat began to decide
        self._last = NOBODY
        self._beside = [0.0] * seats

    def decision(self, seat: int, together: bool, choices: int) -> None:
        """One decision among so many choices."""
        if not together:
            self.settle()
        if seat != self._last:
            self.turns += 1
        took = WEIGH_SECONDS * math.log2(choices) + (TAKE_IN_SECONDS if seat != self._last and choices > 1 else 0.0)
        self._last = seat
        if together:
            self._beside[seat] += took
        else:
            self.seconds += took

    def settle(self) -> None:
        """A decision made together is over when the slowest has answered."""
        self.seconds += max(self._beside)
        self._beside = [0.0] * len(self._beside)


class Course:
    """How a game went, by the judgement of every position: who led, for how long, and who won in the end.

    Who leads is looked at when another seat comes to decide. In a game for one player it leads or the game does.
    """

    def __init__(self, judged: Any, deciders: Sequence[int], ranks: Sequence[int]) -> None:
        winners = {seat for seat, rank in enumerate(ranks) if rank == 1} or {NOBODY}
        length = len(judged) - 1
        self.marks = [round(length * tenth / MARKS) for tenth in range(MARKS + 1)]
        leaders = _leaders(judged, deciders)
        self.lead_changes = sum(one != other for one, other in pairwise(leaders))
        wrong = [turn for turn, leader in enumerate(leaders) if leader not in winners]
        self.decided = round((wrong[-1] + 1) / len(leaders), 4) if wrong else 0.0
        self.foreseen = [leaders[mark] in winners for mark in self.marks]
        half = leaders[len(leaders) // 2 :]
        self.runaway = len(set(half)) == 1 and half[0] in winners
        middle = judged[length // 2]
        self.comeback = len(ranks) > 1 and all(middle[seat] == min(middle) < max(middle) for seat in winners)


def _leaders(judged: Any, deciders: Sequence[int]) -> list[int]:
    """Who leads at each position; between two changes of decider the lead stays as it was."""
    leaders: list[int] = []
    for turn, row in enumerate(judged.tolist()):
        is_new = turn in (0, len(deciders)) or deciders[turn] != deciders[turn - 1]
        if not is_new:
            leaders.append(leaders[-1])
        elif len(row) == 1:
            leaders.append(0 if row[0] > 0 else NOBODY)
        else:
            best = max(row)
            leaders.append(leaders[-1] if leaders and row[leaders[-1]] == best else row.index(best))
    return leaders


def causes(
    judged: Any, deciders: Sequence[int], fogs: Sequence[bool], utility: Sequence[float]
) -> list[tuple[float, ...]]:  # fmt: skip
    """What moved each seat's prospects: the squares of what the judgement moved by, summed.

    At the start; by the seat's own choices, by the others', and where chance or a reveal had its say; and what was
    not foreseen when the last choice was made. If the judgement were the expected result, these squares would add up
    to the variance of the result. Moves of one kind in a row count as one: a placement in ten steps is one move.
    """
    steps = np.diff(judged, axis=0)[:-1]
    by, fog = np.array(deciders)[:-1], np.array(fogs, bool)[:-1]
    rows = []
    for seat, result in enumerate(utility):
        kind = np.where(fog, 2, np.where(by == seat, 0, 1))
        sums = [0.0, 0.0, 0.0]
        for run in np.split(np.arange(len(kind)), np.flatnonzero(np.diff(kind)) + 1) if len(kind) else ():
            sums[kind[run[0]]] += float(steps[run, seat].sum()) ** 2
        end = float(result - judged[-2 if len(judged) > 1 else -1, seat]) ** 2
        rows.append(tuple(round(part, 6) for part in (float(judged[0, seat]) ** 2, *sums, end)))
    return rows
