"""How good a position looks to a seat, for bots. The weights are data: judgement.toml."""

from __future__ import annotations

import tomllib

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
    RIGHT,
    State,
)

_WEIGHTS = tomllib.loads((FOLDER / "judgement.toml").read_text(encoding="utf-8"))
W_POINT: int = _WEIGHTS["point"]
W_FED: int = _WEIGHTS["fed"]
W_SPARE: int = _WEIGHTS["spare"]
W_SICK: int = _WEIGHTS["sick"]
W_LOST: int = _WEIGHTS["lost"]
W_NURSERY: int = _WEIGHTS["nursery"]
W_OUTSIDE: int = _WEIGHTS["outside"]
W_CANAL: int = _WEIGHTS["canal"]
W_GUARD: int = _WEIGHTS["guard"]
W_ROUND_LEFT: int = _WEIGHTS["round_left"]
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
    if s.phase <= 2:
        total += (s.rats[seat][NURSERY] + s.rats[seat][BOTH]) * W_NURSERY
        total += (s.rats[seat][LEFT] + s.rats[seat][RIGHT]) * W_CANAL
        total += min(s.rats[seat][PANTRY] + s.rats[seat][BOTH], s.cheese[seat]) * W_GUARD
        for area in range(AREAS):
            total += s.rats[seat][area] * W_OUTSIDE
    elif s.phase == 6:
        for area in range(s.area + 1, AREAS):
            total += s.rats[seat][area] * W_OUTSIDE
    return total
