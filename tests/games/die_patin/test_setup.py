"""Chapter 3: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from games.die_patin.desk import offered, owner, play, rats, state
from undercity import BadOption, Match
from undercity.games.die_patin import table as t
from undercity.games.die_patin.setup import _break_up_pair, _fits_exchange


def new(seats: int, seed: int = 1, **options: object) -> Match:
    return Match("die_patin", seats, seed, **options)


def test_start_player_is_random_unless_fixed() -> None:
    """DP-3.1: over 200 seeds each of 4 seats starts about a quarter of the games; fixed is fixed."""
    starts = Counter(state(new(4, seed)).start_player for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert all(25 <= count <= 75 for count in starts.values())
    assert all(state(new(4, seed, start_player=2)).start_player == 2 for seed in range(10))
    with pytest.raises(BadOption, match="0 to 3"):
        new(4, start_player=4)


def test_turn_order_is_clockwise() -> None:
    """DP-3.1, DP-3.10: start areas are chosen in seat order from the start player, without repeats."""
    match = new(3, start_player=1)
    order = []
    while match.view(None)["decision"] in ("start_area", "start_rats"):
        seat = match.deciders[0]
        if match.view(None)["decision"] == "start_area":
            order.append(seat)
        match.choose(seat, match.legal(seat)[0])
    assert order == [1, 2]  # the last player has one area left, taken without asking
    assert sorted(o for o in state(match).owner if o >= 0) == [0, 1, 2]


@pytest.mark.parametrize(("seats", "out", "areas", "manholes"), [
    (5, [], 21, 31),
    (4, ["orange"], 18, 28),
    (3, ["orange", "gray"], 15, 24),
    (2, ["orange", "gray", "blue", "yellow"], 9, 17),
])  # fmt: skip
def test_districts_out_of_play(seats: int, out: list[str], areas: int, manholes: int) -> None:
    """DP-3.3"""
    view = new(seats).view(None)["table"]
    assert {d["id"] for d in view["districts"]} == set(t.DISTRICT_IDS) - set(out)
    assert (len(view["areas"]), len(view["manholes"])) == (areas, manholes)


@pytest.mark.parametrize(("seats", "on_board", "supply"), [(5, 14, 26), (4, 12, 28), (3, 10, 30), (2, 6, 34)])
def test_loot(seats: int, on_board: int, supply: int) -> None:
    """DP-3.4"""
    s = state(new(seats))
    assert (sum(s.district_loot), s.general_loot) == (on_board, supply)
    assert all(count in (0, 2) for count in s.district_loot)


@pytest.mark.parametrize(("seats", "removed", "tiles"), [(5, 0, 36), (4, 1, 32), (3, 3, 24), (2, 5, 16)])
def test_enterprises_removed(seats: int, removed: int, tiles: int) -> None:
    """DP-3.5: at random, or as the table names them."""
    seen = Counter()
    for seed in range(60):
        s = state(new(seats, seed))
        assert s.removed.bit_count() == removed
        assert sum(tile != t.NO_TILE for a in range(t.AREAS) for tile in s.tiles[a]) == tiles
        seen.update(e for e in range(t.ENTERPRISES) if (s.removed >> e) & 1)
    assert len(seen) == (t.ENTERPRISES if removed else 0)
    names = ",".join(t.ENTERPRISE_IDS[:removed])
    assert state(new(seats, removed=names)).removed == (1 << removed) - 1


def test_named_enterprises_must_fit() -> None:
    """DP-3.5"""
    with pytest.raises(BadOption, match="must name 1 different"):
        new(4, removed="hat_shop,claw_studio")
    with pytest.raises(BadOption, match="must name 1 different"):
        new(4, removed="claw_studio,claw_studio")  # twice the same: two bits of 1 would make another enterprise's
    with pytest.raises(BadOption, match="must name 5 different"):
        new(2, removed="night_watch,night_watch,hat_shop,claw_studio,fur_salon,pawn_shop")
    with pytest.raises(BadOption, match="no enterprise is called 'bakery'"):
        new(4, removed="bakery")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tiles_on_start_areas_and_others(seats: int) -> None:
    """DP-3.6, DP-3.8: one on each start area, one or two on every other, as many doubles as the table says."""
    doubles = {2: (7, 0), 3: (9, 3), 4: (14, 0), 5: (15, 1)}[seats]
    singles_seen = set()
    for seed in range(40):
        s = state(new(seats, seed))
        counts = [sum(tile != t.NO_TILE for tile in s.tiles[a]) for a in range(t.AREAS_IN_PLAY[seats])]
        start = [a for a in range(len(counts)) if t.IS_START_AREA[seats][a]]
        others = [counts[a] for a in range(len(counts)) if a not in start]
        assert [counts[a] for a in start] == [1] * seats
        assert (others.count(2), others.count(1)) == doubles
        singles_seen |= {a for a in range(len(counts)) if counts[a] == 1 and a not in start}
    assert len(singles_seen) > 6 or doubles[1] == 0  # drawn at random


def test_start_areas() -> None:
    """DP-3.7"""
    wanted = {
        2: {"green_side", "purple_side"},
        3: {"red_south", "blue_corner", "yellow_corner"},
        4: {"green_gate", "purple_side", "blue_corner", "gray_gate"},
        5: {"green_side", "purple_side", "yellow_side", "gray_corner", "orange_side"},
    }
    for seats, areas in wanted.items():
        match = new(seats, start_player=0)
        assert offered(match, 0) == {f"area:{a}" for a in areas}
        manholes = [m for a in areas for m in t.AREA_MANHOLES[t.AREA_IDS.index(a)]]
        assert len(set(manholes)) == 4 * seats  # no two share a manhole (DP-3.12)


def test_no_area_holds_a_pair() -> None:
    """DP-3.9: over 300 setups."""
    for seed in range(300):
        s = state(new(2 + seed % 4, seed))
        for a in range(t.AREAS):
            assert s.tiles[a][0] == t.NO_TILE or s.tiles[a][0] != s.tiles[a][1]


def test_a_pair_is_broken_by_an_exchange_that_makes_no_other() -> None:
    """DP-3.9: the partner is a non-start area without that enterprise; all such areas are drawn."""
    partners = set()
    for seed in range(200):
        s = state(new(2, seed))
        for a in range(9):
            s.tiles[a][0], s.tiles[a][1] = (2, 3) if not t.IS_START_AREA[2][a] else (2, t.NO_TILE)
        s.tiles[0][0] = s.tiles[0][1] = 0  # the pair
        s.tiles[1][0] = 0  # has the same enterprise: no partner
        _break_up_pair(s, 0)
        changed = [a for a in range(1, 9) if 0 in s.tiles[a]]
        assert s.tiles[1][0] == 0
        assert len(changed) == 2
        partners |= set(changed) - {1}
        assert s.tiles[0][0] == 0
        assert s.tiles[0][1] in (2, 3)
    assert partners == {a for a in range(2, 9) if not t.IS_START_AREA[2][a]}


def test_choosing_a_start_area() -> None:
    """DP-3.10: it is owned at once and offered to nobody else; the same player goes on with her rats."""
    match = new(4, start_player=2)
    play(match, 2, "area:gray_gate")
    assert owner(match, "gray_gate") == 2
    assert match.deciders == [2]
    play(match, 2, "manhole:m27", "manhole:m04", "manhole:m01")
    assert match.deciders == [3]
    assert offered(match, 3) == {"area:green_gate", "area:purple_side", "area:blue_corner"}


def test_start_rats() -> None:
    """DP-3.11, DP-3.12: 3, 2 and 1 on three different manholes of the area; 24 stay in supply."""
    match = new(2, start_player=0)
    play(match, 0, "area:green_side")
    assert offered(match, 0) == {"manhole:m09", "manhole:m12", "manhole:m16", "manhole:m13"}
    play(match, 0, "manhole:m12")
    assert offered(match, 0) == {"manhole:m09", "manhole:m16", "manhole:m13"}
    play(match, 0, "manhole:m09")
    assert offered(match, 0) == {"manhole:m16", "manhole:m13"}
    play(match, 0, "manhole:m13")
    assert [rats(match, m) for m in ("m12", "m09", "m13", "m16")] == [(0, 3), (0, 2), (0, 1), (t.NOBODY, 0)]
    assert state(match).rat_supply[0] == 24


def test_tiles_lie_open_before_the_first_choice() -> None:
    """DP-3.13: every seat and the spectator see all tiles at the first decision."""
    match = new(3)
    assert match.clock == 0
    for seat in (None, 0, 1, 2):
        tiles = [tile for a in match.view(seat)["table"]["areas"] for tile in a["tiles"] if tile]
        assert len(tiles) == 24


def test_unused_cells_hold_one_value() -> None:
    """DP-2.5: seats, areas and manholes that are not in the game are blank, so that equal positions are equal bytes."""
    s = state(new(2))
    assert list(s.boss_area) == [t.OFF_BOARD] * 5
    assert list(s.card) == [t.NO_CARD] * 5
    assert list(s.owner) == list(s.back_room) == [t.NOBODY] * 21
    assert list(s.rat_owner) == [t.NOBODY] * 31
    assert [list(tiles) for tiles in s.tiles][9:] == [[t.NO_TILE] * 2] * 12
    for row in (s.henchmen_left, s.rat_supply, s.back_rooms_left):
        assert list(row)[2:] == [0] * 3
    assert list(s.bag) == [0] * 9


def test_no_removed_enterprise_lies_on_the_board() -> None:
    """DP-3.5"""
    for seed in range(20):
        s = state(new(3, seed))
        lying = {tile for tiles in s.tiles for tile in tiles} - {t.NO_TILE}
        assert not any((s.removed >> tile) & 1 for tile in lying)
        assert len(lying) == 6


def test_what_may_change_places_with_a_pair() -> None:
    """DP-3.9: a tile of another enterprise in another area without a start, and never an empty slot."""
    s = state(new(2))
    for a in range(9):
        s.tiles[a][0], s.tiles[a][1] = (0, 3) if not t.IS_START_AREA[2][a] else (0, t.NO_TILE)
    s.tiles[0][0] = s.tiles[0][1] = 2  # the pair
    s.tiles[1][1] = t.NO_TILE
    s.tiles[2][0] = 2
    fitting = {(b, slot) for b in range(9) for slot in range(2) if _fits_exchange(s, 0, b, slot)}
    others = {(b, slot) for b in range(3, 9) for slot in range(2) if not t.IS_START_AREA[2][b]}
    assert fitting == {(1, 0)} | others
