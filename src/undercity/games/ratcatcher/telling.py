"""Numbers that stand for more than one, so that an event of four numbers tells the whole story.

Rules pack them with the rules below; face.py unpacks them with the plain functions at the end.
"""

from __future__ import annotations

from undercity.engine.rule import rule, table
from undercity.games.ratcatcher.table import BLACK, BROWN, COLOURS, DICE, FACES, RAT_COUNT, WHITE

# ------------------------------------------------------------------ rolled dice: faces 1 to 3, and faces 4 to 6

BASE = DICE + 1  # a digit for each face: how many dice show it
HALF = FACES // 2
CONTINUED: int = BASE**HALF  # added to the second number if the first is not 0


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


@rule
def continued(low: int, high: int) -> int:
    """The second number, which knows whether dice were told before it."""
    return high + CONTINUED if low > 0 else high


def faces_of(number: int, first: int) -> list[int]:
    """The faces that such a number stands for; `first` is the lowest of the three."""
    return [first + k for k in range(HALF) for _ in range(number // BASE**k % BASE)]


def is_continued(number: int) -> bool:
    """Whether dice were told before these."""
    return number >= CONTINUED


# ------------------------------------------------------------------ Common Rats


@rule
def some(count: int, colour: int) -> int:
    """So many rats of a colour."""
    return count * COLOURS + colour


MIX = table([(RAT_COUNT[BLACK] + 1) * (RAT_COUNT[WHITE] + 1), RAT_COUNT[WHITE] + 1, 1])  # worth of a rat, by colour
assert (BROWN, BLACK, WHITE) == (0, 1, 2)


@rule
def mix(brown: int, black: int, white: int) -> int:
    """So many rats of each colour."""
    return brown * MIX[BROWN] + black * MIX[BLACK] + white * MIX[WHITE]


def some_of(number: int) -> tuple[int, int]:
    """Count and colour."""
    return divmod(number, COLOURS)


def mix_of(number: int) -> list[tuple[int, int]]:
    """Counts and colours of those that are there."""
    brown, rest = divmod(number, MIX[BROWN])
    black, white = divmod(rest, MIX[BLACK])
    return [(count, colour) for colour, count in enumerate((brown, black, white)) if count]


# ------------------------------------------------------------------ rewards

VALUES = 65  # a reward's number is less


@rule
def gift(op: int, value: int) -> int:
    """A reward with its number."""
    return op * VALUES + value


def gift_of(number: int) -> tuple[int, int]:
    """Opcode and number of a reward."""
    return divmod(number, VALUES)
