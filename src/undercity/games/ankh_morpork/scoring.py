"""End of the game and points (AM-19)."""

from __future__ import annotations

from undercity.engine.ranks import rank_by
from undercity.engine.record import Floats
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.personalities import building_value, controls, loans_of
from undercity.games.ankh_morpork.table import (
    AREAS,
    COST,
    DEMON,
    LOAN_PENALTY,
    LOAN_REPAY,
    MINION_POINTS,
    NOBODY,
    State,
)

TIE_BREAK = 100  # a point outweighs every area of the board


@rule
def score(s: State, out: Floats) -> None:
    """A personality wins alone; else points, then the area of highest value controlled (AM-19.4, AM-19.15 to 17)."""
    for seat in range(s.seats):
        points = final_points(s, seat)
        if s.winner == NOBODY:
            out[seat] = points * TIE_BREAK + best_area(s, seat)
        else:
            out[seat] = 1 if s.winner == seat else 0
        out[s.seats + seat] = points
    rank_by(s, out)


@rule
def final_points(s: State, seat: int) -> int:
    """Minions, buildings, cash, less loans (AM-19.7 to AM-19.12)."""
    return minion_points(s, seat) + building_points(s, seat) + cash_points(s, seat)


@rule
def minion_points(s: State, seat: int) -> int:
    """5 each, nothing beside a demon (AM-19.7, AM-19.13)."""
    total = 0
    for area in range(AREAS):
        if s.minions[DEMON][area] == 0:
            total += MINION_POINTS * s.minions[seat][area]
    return total


@rule
def building_points(s: State, seat: int) -> int:
    """The cost of the area, nothing beside a demon (AM-19.8, AM-19.13)."""
    total = 0
    for area in range(AREAS):
        if s.building[area] == seat:
            total += building_value(s, area)
    return total


@rule
def loans_repaid(s: State, seat: int) -> int:
    """As many as the cash allows (AM-19.11)."""
    return min(loans_of(s, seat), s.money[seat] // LOAN_REPAY)


@rule
def cash_points(s: State, seat: int) -> int:
    """$1 a point; each loan costs $12, or 15 points where the cash is short (AM-19.9 to AM-19.11)."""
    repaid = loans_repaid(s, seat)
    return s.money[seat] - LOAN_REPAY * repaid - LOAN_PENALTY * (loans_of(s, seat) - repaid)


@rule
def best_area(s: State, seat: int) -> int:
    """The highest value of an area the player controls, 0 without one (AM-19.16)."""
    best = 0
    for area in range(AREAS):
        if COST[area] > best and controls(s, seat, area):
            best = COST[area]
    return best
