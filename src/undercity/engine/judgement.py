"""How far a seat leads, for bots: one way to compare for all games that can say what a seat's things are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercity.engine.record import Record
from undercity.engine.rule import bind, rule

WORST = -1_000_000


@rule
def worth(s: Record, seat: int) -> int:
    """What the seat has; `lead_by` puts the game's own in this place."""
    return 0


@rule
def lead(s: Record, seat: int) -> int:
    """The seat's worth against the best of the others."""
    best = WORST
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth(s, other))
    return worth(s, seat) - best


def lead_by(worth: Callable[[Any, int], int]) -> Callable[[Any, int], int]:
    """The rule that compares seats by this worth."""
    return bind(lead, "lead", worth=worth)
