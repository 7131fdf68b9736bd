"""Rolled dice in two numbers, for the chronicle: how many show 1, 2 and 3, and how many 4, 5 and 6, as digits."""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.ratcatcher.table import DICE, FACES

BASE = DICE + 1
HALF = FACES // 2


@rule
def low_digit(face: int) -> int:
    """What a die adds to the number of the faces 1 to 3."""
    return _digit(face) if face <= HALF else 0


@rule
def high_digit(face: int) -> int:
    """What a die adds to the number of the faces 4 to 6."""
    return _digit(face - HALF) if face > HALF else 0


@rule
def _digit(place: int) -> int:
    digit = 1
    for _ in range(1, place):
        digit *= BASE
    return digit


def faces_of(number: int, first: int) -> list[int]:
    """The faces that such a number stands for; `first` is the lowest of the three."""
    return [first + k for k in range(HALF) for _ in range(number // BASE**k % BASE)]
