"""End of the game and scoring (RL-12)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.ranks import rank_by
from undercity.engine.record import Floats
from undercity.engine.rule import rule
from undercity.games.ratland.board import clan_size
from undercity.games.ratland.table import (
    ALL_YELLOW,
    CLAN_DISCARDED,
    DEAD_POINTS,
    GAME_OVER,
    GAME_WON,
    GAME_WON_BY_CHEESE,
    LIVING_POINTS,
    SCORED,
    VICTORY_SHARED,
    State,
)

POINT = ALL_YELLOW + 1  # a point outweighs all cheese


@rule
def score(s: State, out: Floats) -> None:
    """Most points win, then most cheese; equal in both is an equal rank (RL-12.3 to RL-12.6)."""
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
        out[s.seats + seat] = final_points(s, seat)
    rank_by(s, out)


@rule
def final_points(s: State, seat: int) -> int:
    """1 per living rat, minus 1 per dead one (RL-12.2)."""
    return clan_size(s, seat) * LIVING_POINTS + s.dead[seat] * DEAD_POINTS


@rule
def standing(s: State, seat: int) -> int:
    """One number that orders the players: points, then cheese (RL-12.6)."""
    return final_points(s, seat) * POINT + s.cheese[seat]


# ------------------------------------------------------------------ how the end is told


@rule
def tell_result(s: State) -> None:
    """What was secret, everybody's points, who has won, and by what (RL-12.2 to RL-12.5, RL-20.6)."""
    tell(s, GAME_OVER, 0, 0, 0, 0)
    for p in range(s.seats):
        if s.clans and s.dealt[p][0] >= 0:
            discarded = s.dealt[p][1] if s.dealt[p][0] == s.clan[p] else s.dealt[p][0]
            tell(s, CLAN_DISCARDED, p, discarded, 0, 0)
    best = 0
    for p in range(s.seats):
        tell(s, SCORED, p, final_points(s, p), clan_size(s, p), s.dead[p])
        if standing(s, p) > standing(s, best):
            best = p
    _tell_winners(s, best)


@rule
def _tell_winners(s: State, best: int) -> None:
    """The winner, or all who share the victory (RL-12.3 to RL-12.5)."""
    level, sharing = 0, 0
    for p in range(s.seats):
        level += int(final_points(s, p) == final_points(s, best))
        sharing += int(standing(s, p) == standing(s, best))
    for p in range(s.seats):
        if standing(s, p) < standing(s, best):
            continue
        if sharing > 1:
            tell(s, VICTORY_SHARED, p, final_points(s, p), s.cheese[p], 0)
        elif level > 1:
            tell(s, GAME_WON_BY_CHEESE, p, final_points(s, p), s.cheese[p], 0)
        else:
            tell(s, GAME_WON, p, final_points(s, p), 0, 0)
