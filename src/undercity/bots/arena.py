"""Whole games between bots, each told only what its seat may know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from undercity.bots.bot import Bot
from undercity.bots.budget import Budget
from undercity.bots.search import compiled_think
from undercity.engine.game import Game
from undercity.engine.seam import compiled, compiled_describe


def prepare(game: Game) -> None:
    """Load or compile all that a game between bots needs, so that nobody's clock pays for it."""
    compiled(game)
    compiled_describe(game)
    compiled_think()


class Played(msgspec.Struct):
    """The result of one game by seat."""

    ranks: list[int]
    points: list[int]
    utility: list[float]
    decisions: int
    seconds: list[float]  # each seat's longest decision


def play(
    game: Game, bots: Sequence[Bot], seed: int, options: dict[str, Any] | None = None,
    budget: Budget | None = None,
) -> Played:  # fmt: skip
    """Play one game: seat i by bots[i]."""
    prepare(game)
    rules = compiled(game)
    s = game.blank(len(bots), options or {})
    rules.begin(s, seed)
    longest = [0.0] * len(bots)
    decisions = 0
    while not s.over:
        seat = (s.deciders & -s.deciders).bit_length() - 1
        started = time.perf_counter()
        code = bots[seat].choose(rules.concealed(s, seat), seat, rules.legal(s, seat), budget)
        longest[seat] = max(longest[seat], time.perf_counter() - started)
        rules.apply(s, seat, code)
        decisions += 1
    result = rules.score(s)
    return Played(result.ranks, result.points, result.utility, decisions, [round(t, 4) for t in longest])
