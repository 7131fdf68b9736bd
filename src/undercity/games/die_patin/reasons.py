"""What speaks for a position, part by part: the terms of `judgement.worth`, for the reasons of a hint."""

from __future__ import annotations

from undercity.engine.game import Term
from undercity.games.die_patin.judgement import (
    LEADS,
    W_AREA,
    W_BACK_ROOM,
    W_FIGURE,
    W_LOOT,
    W_MANHOLE,
    W_MISSION_LEAD,
    W_POINTS,
    W_RAT,
)
from undercity.games.die_patin.missions import can_score, holding, manholes_held
from undercity.games.die_patin.scoring import chain_points, mission_points, symbol_points, trophy_points
from undercity.games.die_patin.table import AREAS_OWNED, BACK_ROOMS_ON_BOARD, MISSIONS, OFF_BOARD, RATS, State


def terms(s: State, seat: int) -> dict[str, Term]:
    """How many of each thing the seat has, and what they are worth, in thousandths of a point."""
    running = not s.over  # in the end only points count
    leads = sum(can_score(s, seat, mission) for mission in range(MISSIONS))
    figures = s.henchmen_left[seat] + (s.boss_area[seat] == OFF_BOARD)
    counts = {
        "mission_points": (mission_points(s, seat), W_POINTS),
        "tile_points": (chain_points(s, seat) + symbol_points(s, seat), W_POINTS),
        "trophy_points": (trophy_points(s, seat), W_POINTS),
        "area": (holding(s, seat, AREAS_OWNED), W_AREA * running),
        "back_room": (holding(s, seat, BACK_ROOMS_ON_BOARD), W_BACK_ROOM * running),
        "manhole": (manholes_held(s, seat), W_MANHOLE * running),
        "rat": (RATS - s.rat_supply[seat], W_RAT * running),
        "loot": (s.loot[seat], W_LOOT * running),
        "figure": (figures, W_FIGURE * running),
        "mission_lead": (min(leads, LEADS), s.round_no * W_MISSION_LEAD * running),
    }
    return {name: (int(count), int(count) * weight) for name, (count, weight) in counts.items()}
