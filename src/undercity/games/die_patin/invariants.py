"""Invariants (DP-14): what must hold after every step. Each answers with the clause that is broken, or 0."""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.die_patin.board import areas_owned
from undercity.games.die_patin.scoring import chain_points, mission_points, symbol_points
from undercity.games.die_patin.table import (
    AREAS,
    AREAS_IN_PLAY,
    BACK_ROOMS,
    DISTRICTS,
    DISTRICTS_IN_PLAY,
    ENTERPRISES,
    FIGURES,
    HENCHMEN,
    LOOT,
    MANHOLES,
    MANHOLES_IN_PLAY,
    MISSIONS,
    NO_TILE,
    NOBODY,
    RATS,
    TILES_EACH,
    TILES_USED,
    State,
)

MAX_MISSION_POINTS, MAX_TILE_POINTS = 15, 31  # DP-14.16


@rule
def check(s: State) -> int:
    """0 if all invariants hold, else the first broken one: 1403 stands for DP-14.3."""
    for seat in range(s.seats):
        broken = _check_player(s, seat)
        if broken:
            return broken
    if s.turns_taken > FIGURES * s.seats:
        return 1413
    return _check_board(s) or _check_loot(s) or _check_tiles(s) or _check_missions(s)


@rule
def _check_player(s: State, seat: int) -> int:
    """One player's rats, back rooms, tiles, figures, areas and points."""
    rats = s.rat_supply[seat]
    for manhole in range(MANHOLES):
        if s.rat_owner[manhole] == seat:
            rats += s.rats[manhole]
    if rats != RATS:
        return 1401
    rooms = s.back_rooms_left[seat]
    henchmen = s.henchmen_left[seat]
    for area in range(AREAS):
        henchmen += s.henchmen[seat][area]
        if s.back_room[area] == seat:
            rooms += 1
    if henchmen != HENCHMEN:
        return 1411
    for holder in range(s.seats):
        rooms += s.trophies[holder][seat]
    if rooms != BACK_ROOMS or s.trophies[seat][seat]:
        return 1407
    tiles = 0
    for enterprise in range(ENTERPRISES):
        tiles += s.collected[seat][enterprise]
    if tiles != BACK_ROOMS - s.back_rooms_left[seat]:
        return 1408
    if s.round_no > 0 and areas_owned(s, seat) < 1:
        return 1410
    tile_points = chain_points(s, seat) + symbol_points(s, seat)
    return 1416 if mission_points(s, seat) > MAX_MISSION_POINTS or tile_points > MAX_TILE_POINTS else 0


@rule
def _check_board(s: State) -> int:
    """Rats have owners, back rooms belong to the area's owner, and nothing lies out of play."""
    for manhole in range(MANHOLES):
        if (s.rats[manhole] > 0) != (s.rat_owner[manhole] != NOBODY):
            return 1402
        if manhole >= MANHOLES_IN_PLAY[s.seats] and s.rats[manhole] > 0:
            return 1402
    for area in range(AREAS):
        if s.back_room[area] != NOBODY and s.back_room[area] != s.owner[area]:
            return 1409
        if s.owner[area] >= s.seats:
            return 206
        if area >= AREAS_IN_PLAY[s.seats] and (s.owner[area] != NOBODY or s.tiles[area][0] != NO_TILE):
            return 205
    for seat in range(s.seats):
        if s.boss_area[seat] >= AREAS_IN_PLAY[s.seats]:
            return 205
    return 0


@rule
def _check_loot(s: State) -> int:
    """All 40 markers are somewhere."""
    total = s.general_loot
    for district in range(DISTRICTS):
        total += s.district_loot[district]
        if district >= DISTRICTS_IN_PLAY[s.seats] and s.district_loot[district] > 0:
            return 205
    for seat in range(s.seats):
        total += s.loot[seat]
    return 0 if total == LOOT else 1403


@rule
def _check_tiles(s: State) -> int:
    """Four tiles of each enterprise in the game; no pair in an area."""
    in_game = 0
    for enterprise in range(ENTERPRISES):
        tiles = s.bag[enterprise]
        for area in range(AREAS):
            tiles += int(s.tiles[area][0] == enterprise) + int(s.tiles[area][1] == enterprise)
        for seat in range(s.seats):
            tiles += s.collected[seat][enterprise]
        if tiles != (0 if (s.removed >> enterprise) & 1 else TILES_EACH):
            return 1405
        in_game += tiles
    if in_game != TILES_USED[s.seats]:
        return 1405
    for area in range(AREAS):
        if s.tiles[area][0] == s.tiles[area][1] and s.tiles[area][0] != NO_TILE:
            return 1406
    return 0


@rule
def _check_missions(s: State) -> int:
    """One tile per player and round, one per mission and round, none from the future (DP-14.12)."""
    for seat in range(s.seats):
        for mission in range(MISSIONS):
            tile = s.mission[seat][mission]
            if tile > s.round_no or (tile > 0 and _is_placed_twice(s, seat, mission)):
                return 1412
    return 0


@rule
def _is_placed_twice(s: State, seat: int, mission: int) -> bool:
    """Whether this tile lies on an earlier mission too, or an earlier player's of the same round on this one."""
    tile = s.mission[seat][mission]
    for other in range(mission):
        if s.mission[seat][other] == tile:
            return True
    for rival in range(seat):
        if s.mission[rival][mission] == tile:
            return True
    return False
