"""Rules of thumb: how sensible people play after their first game. Bots are measured against them.

Each rates a choice of a seat from what that seat may know; the best rated one is chosen.
"""

from __future__ import annotations

from undercity.games.ratland.board import canal_rats, clan_size, healthy
from undercity.games.ratland.events import pieces_shown
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.placement import asked_place
from undercity.games.ratland.table import (
    AREAS,
    BOTH,
    COLOUR,
    COLOURS,
    COUNT,
    GAIN,
    LEFT,
    NO,
    NONE,
    NURSERY,
    PIECE_NUMBER,
    PLAYER,
    RIGHT,
    TRANSFORM,
    YES,
    State,
)

GUARDS = 5  # one rat in so many stays with the cheese
FINDS = 0.6  # cheese that a rat brings home, by and large


def even(s: State, seat: int, step: str, code: int) -> float:
    """Puts a quarter of the rats left into each place, and what remains into the pantry."""
    if step == "place_rats" and code < NO:
        return -abs(code - COUNT - s.waiting[seat] // 4)
    return _else(s, seat, step, code)


def provider(s: State, seat: int, step: str, code: int) -> float:
    """Never breeds more rats than can be fed; guards the cheese, attacks nobody, goes where most cheese is."""
    if step == "place_rats" and code < NO:
        return -abs(code - COUNT - _wanted(s, seat))
    return _else(s, seat, step, code)


def _wanted(s: State, seat: int) -> float:
    """How many rats for the place asked for."""
    place, rats = asked_place(s, seat), healthy(s, seat)
    guards = rats // GUARDS
    if place in (NURSERY, BOTH):
        return next(n for n in range(rats, -1, -1) if n == 0 or _can_feed(s, seat, n, rats - guards - n))
    if place in (LEFT, RIGHT):
        return 0
    yields = [_cheese_in(s, area) for area in range(place, AREAS)]
    return (s.waiting[seat] - guards) * yields[0] / max(1, sum(yields))


def _can_feed(s: State, seat: int, born: int, out: int) -> bool:
    """Whether the clan can be fed after so many births with so many rats out for cheese."""
    return out >= 0 and cheese_needed(canal_rats(s, seat) + s.lost[seat] + born) <= s.cheese[seat] + FINDS * out


def _cheese_in(s: State, area: int) -> int:
    """What the food cards of this round promise for an area."""
    return sum(pieces_shown(s, area, colour) * PIECE_NUMBER[colour][GAIN] for colour in range(COLOURS))


def _else(s: State, seat: int, step: str, code: int) -> float:
    """Keeps cheese and gives harm back, wounds the largest clan, hides a piece, trades no rat."""
    if step == "put_back":
        return 0 if code == NONE else -1 if PIECE_NUMBER[code - COLOUR][GAIN] else 1
    if step == "wound":
        return clan_size(s, code - PLAYER)
    if step == "transform":
        return TRANSFORM - code if cheese_needed(canal_rats(s, seat)) >= s.cheese[seat] else code - TRANSFORM
    return {"trade": code == NO, "place_rats": code == YES, "late_draw": code == NO}.get(step, 0)


THUMBS = {"even": even, "provider": provider}
