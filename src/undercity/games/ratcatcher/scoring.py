"""End of the game (RC-23): won or lost; the points are the Magic Cheese collected."""

from __future__ import annotations

from undercity.engine.record import Floats
from undercity.engine.rule import rule
from undercity.games.ratcatcher.table import CHEESE_TO_WIN, State


@rule
def is_won(s: State) -> bool:
    """Ten Magic Cheese collected, or the Nemesis slain (RC-23.1, RC-23.2)."""
    return s.cheese_collected >= CHEESE_TO_WIN or s.nemesis_health == 0


@rule
def score(s: State, out: Floats) -> None:
    """Utility, points and rank of the one seat: 1 and first if won, -1 and second if lost; 0 while undecided."""
    won = is_won(s)
    out[0] = 1.0 if won else (-1.0 if s.over else 0.0)
    out[1] = s.cheese_collected
    out[2] = 1.0 if won or not s.over else 2.0
