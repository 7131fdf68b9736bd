"""What a hint's reasons speak of: the parts of a seat's judgement, as `judgement.worth` adds them up."""

from __future__ import annotations

from undercity.engine.game import Term
from undercity.games.ratland.board import canal_rats, clan_size
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.judgement import PLACING, SEARCHING, WEIGHTS
from undercity.games.ratland.table import (
    AREAS,
    BOTH,
    DEAD_POINTS,
    INITIALS_USED,
    LEFT,
    LIVING_POINTS,
    NURSERY,
    PANTRY,
    RIGHT,
    State,
)


def terms(s: State, seat: int) -> dict[str, Term]:
    """How many of each thing the seat has, and what that is worth to it, in thousandths of a point."""
    rats, cheese = clan_size(s, seat), s.cheese[seat]
    is_over = bool(s.over)
    need = 0 if is_over else min(cheese_needed(canal_rats(s, seat)), cheese)
    growth = 0 if is_over else max(INITIALS_USED - s.round_no, 0) * WEIGHTS.round_left
    spare = 1 if is_over else WEIGHTS.spare  # in the end cheese only breaks ties
    away = 0 if is_over else 1
    return {
        "rats": (rats, rats * (LIVING_POINTS * WEIGHTS.point + growth)),
        "dead": (s.dead[seat], s.dead[seat] * DEAD_POINTS * WEIGHTS.point),
        "fed": (need, need * WEIGHTS.fed),
        "spare": (cheese - need, (cheese - need) * spare),
        "sick": (s.sick[seat], s.sick[seat] * WEIGHTS.sick * away),
        "lost": (s.lost[seat], s.lost[seat] * WEIGHTS.lost * away),
        **_prospects(s, seat),
    }


def _prospects(s: State, seat: int) -> dict[str, Term]:
    """What the rats on their places promise, while the phase they work in is still to come."""
    rats = s.rats[seat]
    is_placing = s.phase <= PLACING and not s.over
    nursery = rats[NURSERY] + rats[BOTH] if is_placing else 0
    canal = rats[LEFT] + rats[RIGHT] if is_placing else 0
    guard = min(rats[PANTRY] + rats[BOTH], s.cheese[seat]) if is_placing else 0
    first = 0 if is_placing else s.area + 1 if s.phase == SEARCHING and not s.over else AREAS
    outside = sum(rats[area] for area in range(first, AREAS))
    return {
        "nursery": (nursery, nursery * WEIGHTS.nursery),
        "outside": (outside, outside * WEIGHTS.outside),
        "canal": (canal, canal * WEIGHTS.canal),
        "guard": (guard, guard * WEIGHTS.guard),
    }
