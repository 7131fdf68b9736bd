"""How good a position looks to a seat, for bots. The weights are data: judgement.toml."""

from __future__ import annotations

from undercity.engine.content import Entry, load
from undercity.engine.judgement import lead_by
from undercity.engine.rule import rule
from undercity.games.die_patin.content import FOLDER
from undercity.games.die_patin.missions import can_score, holding, manholes_held
from undercity.games.die_patin.scoring import final_points
from undercity.games.die_patin.table import AREAS_OWNED, BACK_ROOMS_ON_BOARD, MISSIONS, OFF_BOARD, RATS, State


class Weights(Entry):
    """What each thing on the table is worth to a seat, in thousandths of a point."""

    points: int
    area: int
    rat: int
    manhole: int
    loot: int
    back_room: int
    mission_lead: int
    figure: int
    spread: int


WEIGHTS = load(FOLDER / "judgement.toml", Weights)
W_POINTS, W_AREA, W_RAT, W_MANHOLE = WEIGHTS.points, WEIGHTS.area, WEIGHTS.rat, WEIGHTS.manhole
W_LOOT, W_BACK_ROOM, W_MISSION_LEAD, W_FIGURE = WEIGHTS.loot, WEIGHTS.back_room, WEIGHTS.mission_lead, WEIGHTS.figure
SPREAD = WEIGHTS.spread
LEADS = 2  # so many missions in the lead count: one is scored, another keeps the choice open


@rule
def worth(s: State, seat: int) -> int:
    """What the seat has, in thousandths of a point."""
    total = final_points(s, seat) * W_POINTS
    if s.over:
        return total
    total += holding(s, seat, AREAS_OWNED) * W_AREA
    total += holding(s, seat, BACK_ROOMS_ON_BOARD) * W_BACK_ROOM
    total += manholes_held(s, seat) * W_MANHOLE
    total += (RATS - s.rat_supply[seat]) * W_RAT
    total += s.loot[seat] * W_LOOT
    total += s.henchmen_left[seat] * W_FIGURE
    if s.boss_area[seat] == OFF_BOARD:
        total += W_FIGURE
    lead = 0
    for mission in range(MISSIONS):
        if can_score(s, seat, mission):
            lead += 1
    return total + min(lead, LEADS) * s.round_no * W_MISSION_LEAD


lead = lead_by(worth)


@rule
def judge(s: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    ahead = lead(s, seat)
    return ahead / (abs(ahead) + SPREAD)
