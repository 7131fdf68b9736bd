"""End of the game and scoring (DP-10)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.ranks import rank_by
from undercity.engine.record import Floats
from undercity.engine.rule import rule
from undercity.games.die_patin.table import (
    CHAIN_POINTS,
    ENTERPRISES,
    FINAL_SCORE,
    GAME_WON,
    GAME_WON_BY_MISSIONS,
    MISSION_POINTS,
    MISSIONS,
    PAIR,
    SYMBOL_POINTS,
    TROPHY_POINTS,
    VICTORY_SHARED,
    State,
)

TIE_BREAK = sum(MISSION_POINTS) + 1  # a point outweighs all mission points (DP-10.7)


@rule
def score(s: State, out: Floats) -> None:
    """Most points win, then most mission points; else the victory is shared (DP-10.7, DP-10.8)."""
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
        out[s.seats + seat] = final_points(s, seat)
    rank_by(s, out)


@rule
def tell_result(s: State) -> None:
    """Everybody's points, and who wins by what (DP-10.6 to DP-10.8)."""
    most = 0
    for seat in range(s.seats):
        _tell_points(s, seat)
        most = max(most, standing(s, seat))
    points, missions = most // TIE_BREAK, most % TIE_BREAK
    winner, winners, equals = 0, 0, 0  # equals: all who have as many points
    for seat in range(s.seats):
        if final_points(s, seat) == points:
            equals |= 1 << seat
        if standing(s, seat) == most:
            winners |= 1 << seat
            winner = seat
    if equals == 1 << winner:
        tell(s, GAME_WON, winner, points, 0, 0)
    elif winners == 1 << winner:
        tell(s, GAME_WON_BY_MISSIONS, winner, points, equals, missions)
    else:
        tell(s, VICTORY_SHARED, winners, points, missions, 0)


@rule
def _tell_points(s: State, seat: int) -> None:
    gathered = (chain_points(s, seat) + symbol_points(s, seat)) * PAIR + trophy_points(s, seat)
    tell(s, FINAL_SCORE, seat, final_points(s, seat), mission_points(s, seat), gathered)


@rule
def standing(s: State, seat: int) -> int:
    """One number that orders the players: points, then mission points (DP-10.7)."""
    return final_points(s, seat) * TIE_BREAK + mission_points(s, seat)


@rule
def final_points(s: State, seat: int) -> int:
    """Missions, trophies, chains and symbols; nothing else counts (DP-10.6)."""
    return mission_points(s, seat) + trophy_points(s, seat) + chain_points(s, seat) + symbol_points(s, seat)


@rule
def mission_points(s: State, seat: int) -> int:
    """Each placed mission tile is worth its number (DP-10.2)."""
    total = 0
    for mission in range(MISSIONS):
        total += MISSION_POINTS[s.mission[seat][mission]]
    return total


@rule
def trophy_points(s: State, seat: int) -> int:
    """Each opposing back room held is worth a point (DP-10.3)."""
    total = 0
    for victim in range(s.seats):
        total += s.trophies[seat][victim] * TROPHY_POINTS
    return total


@rule
def chain_points(s: State, seat: int) -> int:
    """1, 2, 3 or 4 tiles of an enterprise are worth 1, 3, 6 or 10 (DP-10.4)."""
    total = 0
    for enterprise in range(ENTERPRISES):
        total += CHAIN_POINTS[s.collected[seat][enterprise]]
    return total


@rule
def symbol_points(s: State, seat: int) -> int:
    """A collected tile with the victory-point symbol is worth one more (DP-10.5)."""
    total = 0
    for enterprise in range(ENTERPRISES):
        total += s.collected[seat][enterprise] * SYMBOL_POINTS[enterprise]
    return total
