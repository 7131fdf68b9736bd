"""The compiled loop of the vector environment: compiled once for all games.

The helpers are rules only in so far as they are compiled like rules: they take records as bytes and the verbs
of the game as pointers. Nothing is allocated here; all arrays are the environment's own.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from undercity.engine.agenda import first_decider
from undercity.engine.luck import LUCK_STEP, WORD, first_luck, lucky
from undercity.engine.record import HEADER, HEADER_SIZE
from undercity.engine.rule import rule
from undercity.engine.seam import compile_shared, pointer
from undercity.envs.layout import write_observation

VERBS = ("begin", "apply", "legal", "conceal", "score")
NEW_GAME = -1  # as an action: begin a game instead
EVERY_SEAT = -1  # as a learner


@rule
def copy_bytes(target: Any, source: Any, count: int) -> None:
    for k in range(count):
        target[k] = source[k]


@rule
def next_seed(seed: Any, stride: int) -> None:
    """Add the stride to a seed of four 32-bit words."""
    carry = stride
    for k in range(4):
        carry += seed[k]
        seed[k] = carry & WORD
        carry >>= 32


@rule
def new_game(begin: Any, apply: Any, blank: Any, state: Any, seed: Any, out: Any) -> int:
    """Lay out a game; the number of choices of its first decider, which are in `out`."""
    copy_bytes(state, blank, len(blank))
    begin(state, seed)
    return apply(state, -1, -1, out)  # type: ignore[no-any-return]


@rule
def play_others(apply: Any, state: Any, learner: int, luck: Any, count: int, out: Any) -> int:
    """The others choose at random until the learner must decide or the game is over; as `new_game`."""
    header = state[:HEADER_SIZE].view(HEADER)
    while count > 0 and not (header[0].deciders >> learner) & 1:
        luck[0] = (luck[0] + LUCK_STEP) & WORD
        choice = out[(lucky(luck[0]) * count) >> 32]
        count = apply(state, first_decider(header[0].deciders), choice, out)
    return count


@rule
def show(conceal: Any, state: Any, core: int, work: Any, seat: int, runs: Any, observation: Any) -> None:
    """Write what the seat may know."""
    copy_bytes(work, state, core)
    conceal(work, seat)
    write_observation(work, seat, runs, observation)


@rule
def write_mask(mask: Any, out: Any, count: int) -> None:
    for k in range(len(mask)):
        mask[k] = 0
    for k in range(count):
        mask[out[k]] = 1


def step_games(  # type: ignore[no-untyped-def]
    begin, apply, legal, conceal, score, blank, core, states, seeds, luck, learners, rotate, turn, actions, runs,
    observations, masks, rewards, utilities, done, ends, work, out, result, first, last, stride, same_step,
):  # fmt: skip
    """Step the games `first` to `last` by one choice each.

    learners[i] is the seat that learns (or EVERY_SEAT), turn[i] the seat to decide; with `rotate` 1 the
    learner moves on by a seat with each game. In same-step mode a finished game is followed at once by the
    next, and its last observation goes to `ends`.
    """
    for i in range(first, last):
        state = states[i]
        header = state[:HEADER_SIZE].view(HEADER)
        rewards[i] = 0.0
        done[i] = 0
        count = 0
        fresh = actions[i] == NEW_GAME
        if not fresh:
            count = apply(state, turn[i], actions[i], out)
        while True:
            if fresh:
                luck[i, 0] = first_luck(seeds[i, 0])
                count = new_game(begin, apply, blank, state, seeds[i], out)
                next_seed(seeds[i], stride)
                if learners[i] != EVERY_SEAT:
                    learners[i] = (learners[i] + rotate) % header[0].seats
            if learners[i] != EVERY_SEAT:
                count = play_others(apply, state, learners[i], luck[i], count, out)
            if count > 0:
                break
            if not fresh:  # a game that ends before the learner was asked is passed over
                score(state, result)
                for seat in range(header[0].seats):
                    utilities[i, seat] = result[seat]
                rewards[i] = result[turn[i]]
                done[i] = 1
                if not same_step:
                    break
                show(conceal, state, core, work, turn[i], runs, ends[i])
            fresh = True
        if count > 0:
            turn[i] = first_decider(header[0].deciders)
            if learners[i] != EVERY_SEAT and learners[i] != turn[i]:
                turn[i] = learners[i]
                count = legal(state, turn[i], out)
        show(conceal, state, core, work, turn[i], runs, observations[i])
        write_mask(masks[i], out, count)


@cache
def compiled_step_games(cells: np.dtype[Any]) -> Any:
    """`step_games` for observations of this type of cells."""
    from numba import from_dtype
    from numba import types as nb

    observations, numbers, buf = from_dtype(cells)[:, ::1], nb.int64[::1], nb.uint8[::1]
    rows = nb.int64[:, ::1]
    return compile_shared(
        step_games, nb.void, *(pointer(verb) for verb in VERBS),
        buf, nb.int64, nb.uint8[:, ::1], rows, rows, numbers, nb.int64, numbers, numbers, rows,
        observations, nb.int8[:, ::1], nb.float32[::1], nb.float32[:, ::1], nb.int8[::1],
        observations, buf, numbers, nb.float64[::1], nb.int64, nb.int64, nb.int64, nb.int64,
    )  # fmt: skip
