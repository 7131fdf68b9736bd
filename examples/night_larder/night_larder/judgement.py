"""How good a position looks to a seat, for bots; what that adds up, for hints; and a rule of thumb."""

from __future__ import annotations

from night_larder.larder import SHELF, SHELVES, State
from undercity.engine.game import Term
from undercity.engine.judgement import lead_by
from undercity.engine.rule import rule

W_EATEN, W_OPEN = 1000, 60  # thousandths: a crumb eaten, and one on a shelf that she may go to next
SPREAD = 6000  # the lead that counts as half a victory


@rule
def open_crumbs(s: State, seat: int) -> int:
    """Crumbs on shelves that the rat may go to; none when the game is over."""
    total = 0
    for shelf in range(SHELVES):
        if shelf != s.last[seat] and not s.over:
            total += s.crumbs[shelf]
    return total


@rule
def worth(s: State, seat: int) -> int:
    """What the seat has, in thousandths of a crumb."""
    return s.eaten[seat] * W_EATEN + open_crumbs(s, seat) * W_OPEN


lead = lead_by(worth)


@rule
def judge(s: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    ahead = lead(s, seat)
    return ahead / (abs(ahead) + SPREAD)


def terms(s: State, seat: int) -> dict[str, Term]:
    """The same sum, part by part."""
    crumbs = open_crumbs(s, seat)
    return {"eaten": (s.eaten[seat], s.eaten[seat] * W_EATEN), "open": (crumbs, crumbs * W_OPEN)}


def glutton(s: State, seat: int, step: str, code: int) -> float:
    """Goes where most crumbs lie, whoever else may think of that."""
    return s.crumbs[code - SHELF]


THUMBS = {"glutton": glutton}
