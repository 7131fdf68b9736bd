"""How good a position looks to a seat, for bots. The weights are data: judgement.toml."""

from __future__ import annotations

import tomllib

from undercity.engine.rule import rule
from undercity.games.die_patin.missions import can_score, mission_value
from undercity.games.die_patin.scoring import final_points
from undercity.games.die_patin.table import (
    FOLDER,
    MANHOLES_IN_PLAY,
    MISSIONS,
    MOST_AREAS,
    MOST_BACK_ROOMS,
    OFF_BOARD,
    RATS,
    State,
)

_WEIGHTS = tomllib.loads((FOLDER / "judgement.toml").read_text(encoding="utf-8"))
W_POINTS: int = _WEIGHTS["points"]
W_AREA: int = _WEIGHTS["area"]
W_RAT: int = _WEIGHTS["rat"]
W_MANHOLE: int = _WEIGHTS["manhole"]
W_LOOT: int = _WEIGHTS["loot"]
W_BACK_ROOM: int = _WEIGHTS["back_room"]
W_MISSION_LEAD: int = _WEIGHTS["mission_lead"]
W_FIGURE: int = _WEIGHTS["figure"]
SPREAD: int = _WEIGHTS["spread"]


@rule
def judge(s: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): the seat's worth against the best of the others."""
    best = -1_000_000
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth(s, other))
    lead = worth(s, seat) - best
    return lead / (abs(lead) + SPREAD)


@rule
def worth(s: State, seat: int) -> int:
    """What the seat has, in thousandths of a point."""
    total = final_points(s, seat) * W_POINTS
    if s.over:
        return total
    total += mission_value(s, seat, MOST_AREAS) * W_AREA
    total += mission_value(s, seat, MOST_BACK_ROOMS) * W_BACK_ROOM
    total += (RATS - s.rat_supply[seat]) * W_RAT
    total += s.loot[seat] * W_LOOT
    total += s.henchmen_left[seat] * W_FIGURE
    if s.boss_area[seat] == OFF_BOARD:
        total += W_FIGURE
    for manhole in range(MANHOLES_IN_PLAY[s.seats]):
        if s.rat_owner[manhole] == seat:
            total += W_MANHOLE
    lead = 0
    for mission in range(MISSIONS):
        if can_score(s, seat, mission):
            lead += 1
    return total + min(lead, 2) * s.round_no * W_MISSION_LEAD
