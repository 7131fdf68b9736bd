"""How good a position looks to a seat, for bots. The weights are data: judgement.toml."""

from __future__ import annotations

from undercity.engine.content import Entry, load
from undercity.engine.judgement import lead_by
from undercity.engine.rule import rule
from undercity.games.ratland.board import canal_rats, clan_size
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.scoring import final_points
from undercity.games.ratland.table import (
    AREAS,
    BOTH,
    FOLDER,
    INITIALS_USED,
    LEFT,
    NURSERY,
    PANTRY,
    PHASES,
    RIGHT,
    State,
)


class Weights(Entry):
    """What each thing on the table is worth to a seat, in thousandths of a point."""

    point: int
    fed: int
    spare: int
    sick: int
    lost: int
    nursery: int
    outside: int
    canal: int
    guard: int
    round_left: int
    spread: int


WEIGHTS = load(FOLDER / "judgement.toml", Weights)
W_POINT = WEIGHTS.point
W_FED = WEIGHTS.fed
W_SPARE = WEIGHTS.spare
W_SICK = WEIGHTS.sick
W_LOST = WEIGHTS.lost
W_NURSERY = WEIGHTS.nursery
W_OUTSIDE = WEIGHTS.outside
W_CANAL = WEIGHTS.canal
W_GUARD = WEIGHTS.guard
W_ROUND_LEFT = WEIGHTS.round_left
SPREAD = WEIGHTS.spread
PLACING, SEARCHING = PHASES.index("rats"), PHASES.index("search")


@rule
def worth(s: State, seat: int) -> int:
    """What the seat has, in thousandths of a point. Once the game is over cheese only breaks ties."""
    total = final_points(s, seat) * W_POINT
    if s.over:
        return total + s.cheese[seat]
    need = min(cheese_needed(canal_rats(s, seat)), s.cheese[seat])
    total += need * W_FED + (s.cheese[seat] - need) * W_SPARE
    total += s.sick[seat] * W_SICK + s.lost[seat] * W_LOST
    total += clan_size(s, seat) * max(INITIALS_USED - s.round_no, 0) * W_ROUND_LEFT
    return total + _prospects(s, seat)


@rule
def _prospects(s: State, seat: int) -> int:
    """What the rats on their places promise while the phase they work in is still to come."""
    total = 0
    if s.phase <= PLACING:
        total += (s.rats[seat][NURSERY] + s.rats[seat][BOTH]) * W_NURSERY
        total += (s.rats[seat][LEFT] + s.rats[seat][RIGHT]) * W_CANAL
        total += min(s.rats[seat][PANTRY] + s.rats[seat][BOTH], s.cheese[seat]) * W_GUARD
        for area in range(AREAS):
            total += s.rats[seat][area] * W_OUTSIDE
    elif s.phase == SEARCHING:
        for area in range(s.area + 1, AREAS):
            total += s.rats[seat][area] * W_OUTSIDE
    return total


lead = lead_by(worth)


@rule
def judge(s: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    ahead = lead(s, seat)
    return ahead / (abs(ahead) + SPREAD)
