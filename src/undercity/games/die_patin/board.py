"""Board and terms (DP-2): what the other chapters ask about the board."""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.die_patin.table import (
    ADJACENT,
    AREA_MANHOLES,
    AREAS_IN_PLAY,
    BOSS,
    CORNERS,
    HENCHMAN,
    NEIGHBOURS,
    NOBODY,
    POWER,
    State,
)


@rule
def areas_owned(s: State, seat: int) -> int:
    """The size of the player's territory (DP-2.6)."""
    count = 0
    for area in range(AREAS_IN_PLAY[s.seats]):
        if s.owner[area] == seat:
            count += 1
    return count


@rule
def owns_one_area(s: State, seat: int) -> bool:
    """Whether the player's territory is a single area, which nobody may enter (DP-4.8)."""
    count = 0
    for area in range(AREAS_IN_PLAY[s.seats]):
        if s.owner[area] == seat:
            count += 1
            if count == 2:
                return False
    return count == 1


@rule
def is_outside(s: State, seat: int, area: int) -> bool:
    """Not hers, but adjacent to an area she owns (DP-2.12); nobody owns an area out of play (DP-2.5)."""
    if s.owner[area] == seat:
        return False
    for k in range(NEIGHBOURS):
        other = ADJACENT[area][k]
        if other >= 0 and s.owner[other] == seat:
            return True
    return False


@rule
def figures_in(s: State, seat: int, area: int) -> int:
    """How many figures of the player stand in the area."""
    return s.henchmen[seat][area] + int(s.boss_area[seat] == area)


@rule
def power(s: State, seat: int, area: int) -> int:
    """Rats on the area's manholes, 1 per henchman, 2 for the boss lady (DP-2.10, DP-2.13)."""
    total = s.henchmen[seat][area] * POWER[HENCHMAN]
    if s.boss_area[seat] == area:
        total += POWER[BOSS]
    for k in range(CORNERS):
        manhole = AREA_MANHOLES[area][k]
        if s.rat_owner[manhole] == seat:
            total += s.rats[manhole]
    return total


@rule
def put_rats(s: State, seat: int, manhole: int, count: int) -> None:
    """Rats of the player come to a manhole that is free or hers (DP-2.9)."""
    s.rats[manhole] += count
    s.rat_owner[manhole] = seat


@rule
def take_rats(s: State, manhole: int, count: int) -> None:
    """Rats leave a manhole; without rats it is free (DP-2.9)."""
    s.rats[manhole] -= count
    if s.rats[manhole] == 0:
        s.rat_owner[manhole] = NOBODY


@rule
def send_home(s: State, manhole: int, count: int) -> None:
    """Rats go back to their owner's supply at once (DP-2.11)."""
    s.rat_supply[s.rat_owner[manhole]] += count
    take_rats(s, manhole, count)
