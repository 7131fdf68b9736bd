"""Games that a network plays against itself, compiled as a whole, and what it should have expected of them.

A seat tries each of its choices in a world that fits what it knows, with dice of its own, and takes the one after which
the network expects most for it; now and then (`whim`) it takes any. The first games may be chosen by the game's own
judgement instead (`guide`): where chance hardly ever comes to a good end there would be nothing to learn from. At every
decision the position is kept as each seat's inputs of the network. What the network should have said there follows
from what came: the result of the game, mixed with what it said at the decisions in between (temporal differences with
memory, TD(lambda)).
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from undercity.bots.network import Network, Scratch, foretold, scratch_types
from undercity.bots.search import VERBS, copy_words, shake
from undercity.bots.tree import KNOWN, LOOK, WORLD
from undercity.engine.agenda import first_decider
from undercity.engine.game import Game
from undercity.engine.record import HEADER, HEADER_SIZE, MAX_SEATS
from undercity.engine.rule import rule
from undercity.engine.seam import compile_shared, compiled, compiled_describe, pointer

ROWS = 1 << 17  # positions as seats see them, kept of one batch of games
ONE = 1 << 32  # shake() gives numbers below this

STAGE = np.dtype(
    [
        ("luck", "i8"),
        ("size", "i8"),  # bytes of a record with its tape
        ("words", "i8"),  # 8-byte words of a position
        ("whim", "f8"),  # how often a choice is any
        ("margin", "f8"),  # share of the judgement in a finished game's result, as in the search
        ("guide", "f8"),  # how many of the games are chosen by the game's own judgement
        ("guided", "i8"),  # whether this one is
        ("memory", "f8"),  # lambda: how much the result counts against what the network said in between
    ]
)


class Verbs(NamedTuple):
    """The verbs of a game, as pointers."""

    begin: Any
    apply: Any
    legal: Any
    conceal: Any
    imagine: Any
    score: Any
    judge: Any
    describe: Any


class Notes(NamedTuple):
    """The arrays of a Rehearsal."""

    desk: Any
    slate: Any
    out: Any
    look_out: Any
    key: Any
    result: Any
    rows: Any
    said: Any
    goals: Any
    net: Any
    weights: Any
    sight: Any
    line: Any
    hidden: Any


@rule
def begin_game(g: Any, m: Any, blank: Any, world: Any) -> int:
    """A new deal; how many choices the first decider has."""
    copy_words(m.slate[WORLD].view(np.int64), blank.view(np.int64), len(blank) // 8)
    for i in range(4):
        m.key[i] = shake(m.desk)
    g.begin(world, m.key)
    m.desk[0].guided = 0
    if m.desk[0].guide > 0.0 and shake(m.desk) < m.desk[0].guide * ONE:
        m.desk[0].guided = 1
    return int(g.apply(world, -1, -1, m.out))


@rule
def settle(g: Any, m: Any, world: Any, seats: int) -> None:
    """The result of a finished game for every seat, a clear one worth more than a narrow one."""
    g.score(world, m.result)
    margin = m.desk[0].margin
    for seat in range(seats):
        m.result[seat] = (1.0 - margin) * m.result[seat] + margin * g.judge(world, seat)


@rule
def keep(g: Any, m: Any, world: Any, seats: int, count: int) -> None:
    """Note the position as each seat sees it, and what the network says of it."""
    g.describe(world, m.sight)
    for seat in range(seats):
        m.said[count + seat] = foretold(m, seats, seat)
        for k in range(m.rows.shape[1]):
            m.rows[count + seat][k] = m.line[k]


@rule
def promise(g: Any, m: Any, seat: int, code: int) -> float:
    """What the network, or its guide, expects after a choice, in the world that was imagined."""
    copy_words(m.slate[LOOK].view(np.int64), m.slate[KNOWN].view(np.int64), m.desk[0].words)
    look = m.slate[LOOK][: m.desk[0].size]
    g.apply(look, seat, code, m.look_out)
    seats = look[:HEADER_SIZE].view(HEADER)[0].seats
    if look[:HEADER_SIZE].view(HEADER)[0].over:
        settle(g, m, look, seats)
        return float(m.result[seat])
    if m.desk[0].guided:
        return float(g.judge(look, seat))
    g.describe(look, m.sight)
    return foretold(m, seats, seat)


@rule
def pick(g: Any, m: Any, seat: int, count: int) -> int:
    """The choice that promises most, or any."""
    if shake(m.desk) < m.desk[0].whim * ONE:
        return int(m.out[(shake(m.desk) * count) >> 32])
    copy_words(m.slate[KNOWN].view(np.int64), m.slate[WORLD].view(np.int64), m.desk[0].words)
    known = m.slate[KNOWN][: m.desk[0].size]
    g.conceal(known, seat)
    for i in range(4):
        known[:HEADER_SIZE].view(HEADER)[0].key[i] = shake(m.desk)
    g.imagine(known, seat)
    best, most = 0, -1e9
    for i in range(count):
        worth = promise(g, m, seat, m.out[i]) + shake(m.desk) * 1e-13  # equals in random order
        if worth > most:
            best, most = i, worth
    return int(m.out[best])


@rule
def look_back(m: Any, seats: int, first: int, last: int) -> None:
    """What the network should have said at each decision of a finished game: from the end backwards."""
    memory = m.desk[0].memory
    for seat in range(seats):
        goal = m.result[seat]
        ahead = goal
        row = last - seats + seat
        while row >= first:
            goal = (1.0 - memory) * ahead + memory * goal
            m.goals[row] = goal
            ahead = m.said[row]
            row -= seats


def rehearse(  # type: ignore[no-untyped-def]
    apply, legal, conceal, imagine, score, judge, describe, begin,
    desk, slate, out, look_out, key, result, rows, said, goals, net, weights, sight, line, hidden,
    blank, games,
):  # fmt: skip
    """Play so many games; how many rows were filled."""
    g = Verbs(begin, apply, legal, conceal, imagine, score, judge, describe)
    m = Notes(desk, slate, out, look_out, key, result, rows, said, goals, net, weights, sight, line, hidden)
    world = slate[WORLD][: desk[0].size]
    header = world[:HEADER_SIZE].view(HEADER)
    filled = 0
    for _ in range(games):
        count = begin_game(g, m, blank, world)
        seats, at = header[0].seats, filled
        while header[0].over == 0 and at + seats <= len(rows):
            seat = first_decider(header[0].deciders)
            code = out[0]
            if count > 1:
                keep(g, m, world, seats, at)
                at += seats
                code = pick(g, m, seat, count)
            count = g.apply(world, seat, code, out)
        if header[0].over:
            settle(g, m, world, seats)
            look_back(m, seats, filled, at)
            filled = at
    return filled


@cache
def compiled_rehearse() -> Any:
    """Self-play as machine code, from the cache if it is there."""
    from numba import from_dtype
    from numba import types as nb

    numbers, floats, slate = nb.int64[::1], nb.float64[::1], nb.uint8[:, ::1]
    return compile_shared(
        rehearse, nb.int64, *(pointer(verb) for verb in (*VERBS, "score", "begin")),
        from_dtype(STAGE)[::1], slate, numbers, numbers, numbers, floats, nb.float32[:, ::1], floats, floats,
        *scratch_types(), nb.uint8[::1], nb.int64,
    )  # fmt: skip


class Rehearsal:
    """A place for a network to play against itself, at one number of seats."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], luck: int, settings: dict[str, float]) -> None:
        """`settings`: whim, margin and memory."""
        state, choices = game.state, max(game.choices.count, 1)
        width = -(-state.size // 8) * 8
        self.game = game
        self.desk = np.zeros(1, STAGE)
        self.desk[0]["luck"], self.desk[0]["size"], self.desk[0]["words"] = luck, state.size, -(-state.core // 8)
        for name, number in settings.items():
            self.desk[0][name] = number
        self.blank = np.zeros(width, np.uint8)
        self.blank[: state.size] = game.blank(seats, options).array
        self._arrays = (
            np.zeros((3, width), np.uint8), np.zeros(choices, np.int64), np.zeros(choices, np.int64),
            np.zeros(4, np.int64), np.zeros(3 * MAX_SEATS),
        )  # fmt: skip

    def play(self, network: Network, games: int, rows: Any, said: Any, goals: Any) -> int:
        """Fill rows with positions and goals with what should be said of them; how many."""
        entries = compiled(self.game).entries
        verbs = (*(entries[verb] for verb in VERBS), compiled_describe(self.game), entries["begin"])
        notes = (self.desk, *self._arrays, rows, said, goals, *Scratch(self.game, network).arrays)
        return int(compiled_rehearse()(*verbs, *notes, self.blank, games))
