"""Invariants (DP-14): what must hold after every step. For tests and for checking positions."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.games.die_patin.board import areas_owned, figures_in
from undercity.games.die_patin.scoring import chain_points, final_points, mission_points, symbol_points
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
    OFF_BOARD,
    RATS,
    TILES_EACH,
    TILES_USED,
    State,
)


def check(s: State) -> str | None:
    """The first broken invariant, in words."""
    return s.out_of_bounds() or next(_broken(s), None)


def _broken(s: State) -> Iterator[str]:
    seats = range(s.seats)
    for p in seats:
        yield from _player(s, p)
    yield from _board(s)
    held = sum(s.loot[p] for p in seats)
    if s.general_loot + sum(s.district_loot) + held != LOOT:
        yield "DP-14.3: the loot does not add up to 40"
    if any(s.district_loot[d] for d in range(DISTRICTS_IN_PLAY[s.seats], DISTRICTS)):
        yield "DP-2.5: loot lies in a district out of play"
    yield from _tiles(s)
    yield from _missions(s)
    if s.turns_taken > FIGURES * s.seats:
        yield "DP-14.13: a round has 4 turns per player"


def _player(s: State, p: int) -> Iterator[str]:
    """One player's pieces."""
    on_board = sum(s.rats[m] for m in range(MANHOLES) if s.rat_owner[m] == p)
    if on_board + s.rat_supply[p] != RATS:
        yield f"DP-14.1: seat {p} does not have 30 rats"
    lost = sum(s.trophies[q][p] for q in range(s.seats))
    standing = sum(s.back_room[a] == p for a in range(AREAS))
    if s.back_rooms_left[p] + standing + lost != BACK_ROOMS or s.trophies[p][p]:
        yield f"DP-14.7: seat {p} does not have 10 back rooms"
    if sum(s.collected[p]) != BACK_ROOMS - s.back_rooms_left[p]:
        yield f"DP-14.8: seat {p} has not one tile per back room used"
    if s.henchmen_left[p] + sum(s.henchmen[p]) != HENCHMEN:
        yield f"DP-14.11: seat {p} does not have 3 henchmen"
    if any(figures_in(s, p, a) > FIGURES for a in range(AREAS)):
        yield f"DP-14.11: seat {p} has more than 4 figures in an area"
    if _settled(s) and not 1 <= areas_owned(s, p) <= AREAS_IN_PLAY[s.seats] - (s.seats - 1):
        yield f"DP-14.10: seat {p} owns no area or too many"
    if final_points(s, p) > 82 or mission_points(s, p) > 15 or chain_points(s, p) + symbol_points(s, p) > 31:
        yield f"DP-14.16: seat {p} has too many points"


def _settled(s: State) -> bool:
    """Whether the setup has ended."""
    return bool(s.over or s.round_no)


def _board(s: State) -> Iterator[str]:
    for m in range(MANHOLES):
        if (s.rats[m] > 0) != (s.rat_owner[m] != NOBODY):
            yield f"DP-14.2: manhole {m} has rats without an owner or an owner without rats"
        if m >= MANHOLES_IN_PLAY[s.seats] and s.rats[m]:
            yield f"DP-14.2: manhole {m} is out of play and holds rats"
    for a in range(AREAS):
        if s.back_room[a] != NOBODY and s.back_room[a] != s.owner[a]:
            yield f"DP-14.9: the back room in area {a} is not its owner's"
        standing = sum(s.henchmen[p][a] for p in range(s.seats))
        if a >= AREAS_IN_PLAY[s.seats] and (s.owner[a] != NOBODY or standing or list(s.tiles[a]) != [NO_TILE] * 2):
            yield f"DP-2.5: area {a} is out of play and not empty"
        if s.owner[a] >= s.seats:
            yield f"DP-2.6: area {a} belongs to nobody at this table"
    if any(s.boss_area[p] != OFF_BOARD and s.boss_area[p] >= AREAS_IN_PLAY[s.seats] for p in range(s.seats)):
        yield "DP-2.5: a boss lady stands out of play"


def _tiles(s: State) -> Iterator[str]:
    for e in range(ENTERPRISES):
        on_board = sum(tile == e for a in range(AREAS) for tile in s.tiles[a])
        taken = sum(s.collected[p][e] for p in range(s.seats))
        wanted = 0 if (s.removed >> e) & 1 else TILES_EACH
        if on_board + taken + s.bag[e] != wanted:
            yield f"DP-14.5: enterprise {e} does not have {wanted} tiles"
    if TILES_EACH * (ENTERPRISES - s.removed.bit_count()) != TILES_USED[s.seats]:
        yield "DP-14.5: the wrong number of enterprises is in the game"
    if any(s.tiles[a][0] == s.tiles[a][1] != NO_TILE for a in range(AREAS)):
        yield "DP-14.6: an area holds two tiles of one enterprise"


def _missions(s: State) -> Iterator[str]:
    placed = [(s.mission[p][m], m) for p in range(s.seats) for m in range(MISSIONS) if s.mission[p][m]]
    if len(placed) != len(set(placed)):
        yield "DP-14.12: a mission was scored twice in one round"
    for p in range(s.seats):
        tiles = [tile for tile in s.mission[p] if tile]
        if len(tiles) != len(set(tiles)) or any(tile > s.round_no for tile in tiles):
            yield f"DP-14.12: seat {p} placed a mission tile twice or too early"
