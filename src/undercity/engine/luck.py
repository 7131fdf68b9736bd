"""Luck: what random players choose with. Not the game's dice: it is fast, and nobody may learn from it.

The luck of a player is a counter: `luck = (luck + LUCK_STEP) & WORD`, then `lucky(luck)` is a number of 32 bits.
"""

from __future__ import annotations

from undercity.engine.rule import rule

WORD = 0xFFFFFFFF
LUCK_STEP = 0x9E3779B9


@rule
def first_luck(word: int) -> int:
    """Where the luck of a game's random players starts."""
    return (word * 747796405 + 2891336453) & WORD


@rule
def lucky(luck: int) -> int:
    """A 32-bit hash of a counter (splitmix32): what random players choose with. Not the game's dice."""
    z = luck & WORD
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & WORD
    z = ((z ^ (z >> 15)) * 0x735A2D97) & WORD
    return z ^ (z >> 15)
