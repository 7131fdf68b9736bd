"""End of the game and scoring (RL-12)."""

from __future__ import annotations

from undercity.engine.game import rank_by
from undercity.engine.record import Floats
from undercity.engine.rule import rule
from undercity.games.ratland.board import clan_size
from undercity.games.ratland.table import DEAD_POINTS, LIVING_POINTS, State


@rule
def score(s: State, out: Floats) -> None:
    """Most points win, then most cheese; equal in both is an equal rank (RL-12.3 to RL-12.6)."""
    for seat in range(s.seats):
        points = final_points(s, seat)
        out[seat] = points * 1000 + s.cheese[seat]
        out[s.seats + seat] = points
    rank_by(s, out)


@rule
def final_points(s: State, seat: int) -> int:
    """1 per living rat, minus 1 per dead one (RL-12.2)."""
    return clan_size(s, seat) * LIVING_POINTS + s.dead[seat] * DEAD_POINTS
