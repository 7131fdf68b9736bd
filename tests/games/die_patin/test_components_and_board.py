"""Chapters 1 and 2: components, board and terms."""

from __future__ import annotations

import pytest

from games.die_patin.desk import Desk, area, hole, mission, offered, owner, play, rats, state
from undercity import BadSeats, Match
from undercity.games.die_patin import table as t
from undercity.games.die_patin.board import is_outside, power
from undercity.games.die_patin.content import CONTENT
from undercity.games.die_patin.opcodes import name_of


@pytest.mark.parametrize("seats", [1, 6, 0, -2])
def test_two_to_five_players(seats: int) -> None:
    """DP-1.1"""
    with pytest.raises(BadSeats, match="2 to 5 seats"):
        Match("die_patin", seats)
    for good in range(2, 6):
        assert Match("die_patin", good, seed=1).seats == good


def test_the_box() -> None:
    """DP-1.2: 20 figures, 150 rats, 50 back rooms, 15 cards, 25 mission tiles, 36 tiles, 40 loot."""
    assert [t.SEATS * each for each in (t.FIGURES, t.RATS, t.BACK_ROOMS, t.CARDS, t.ROUNDS)] == [20, 150, 50, 15, 25]
    assert t.ENTERPRISES * t.TILES_EACH == 36
    assert t.LOOT == 40


def test_a_players_set() -> None:
    """DP-1.3, DP-3.2: 1 boss lady, 3 henchmen, 30 rats, 10 back rooms, 3 different cards, no loot."""
    s = state(Match("die_patin", 2, seed=1))
    for seat in range(2):
        assert s.boss_area[seat] == t.OFF_BOARD
        assert s.henchmen_left[seat] == 3
        assert s.rat_supply[seat] == 30
        assert s.back_rooms_left[seat] == 10
        assert s.loot[seat] == 0
    assert t.CARD_IDS == ("administration", "bribe", "invasion")


def test_loot_is_limited() -> None:
    """DP-1.4: with all 40 markers out a bonus brings nothing."""
    desk = Desk(2, tiles=False).own(0, "green_side").own(1, "purple_side").tiles("green_side", "hat_shop")
    match = desk.loot(1, 34).henchmen(0, "green_side", 1).turn(0)
    play(match, 0, "figure:henchman", "area:green_side", "tile:0")
    s = state(match)
    assert (s.loot[0], s.general_loot, s.loot[1]) == (0, 0, 34)


def test_four_identical_tiles_an_enterprise() -> None:
    """DP-1.5: 9 enterprises, 4 tiles each; the bonus belongs to the enterprise."""
    assert t.ENTERPRISES == 9
    assert t.TILES_EACH == 4
    s = state(Match("die_patin", 5, seed=3))
    for e in range(9):
        assert sum(tile == e for a in range(t.AREAS) for tile in s.tiles[a]) == 4


def test_four_bonuses() -> None:
    """DP-1.6: each tile has one of four bonuses, and all four occur."""
    bonuses = {enterprise.id: name_of(enterprise.bonus) for enterprise in CONTENT.enterprise}
    assert set(bonuses.values()) == {"extra_points", "gain_loot", "place_rats", "remove_rats"}
    assert (bonuses["claw_studio"], bonuses["pest_control"]) == ("extra_points", "remove_rats")
    assert {enterprise.bonus.count for enterprise in CONTENT.enterprise} == {1}


def test_borders_limit_nothing() -> None:
    """DP-1.7: a territory of 16 scattered areas is legal and still grows."""
    mine = [a for a in t.AREA_IDS if not a.startswith(("orange", "green_side"))][:16]
    desk = Desk(5).own(0, *mine).own(1, "orange_gate", "orange_side").own(2, "orange_corner").own(3, "green_side")
    desk.own(4, next(a for a in t.AREA_IDS if desk.s.owner[area(a)] == t.NOBODY)).loot(0, 1)
    match = desk.turn(0)
    play(match, 0, "figure:henchman", "area:orange_gate", "manhole:m30")
    assert owner(match, "orange_gate") == 0
    assert match.view(None)["table"]["players"][0]["areas"] == 17


def test_never_more_than_thirty_rats() -> None:
    """DP-1.8: with an empty supply a bribe moves a rat instead of adding one."""
    desk = Desk(2).own(0, "green_side").own(1, "purple_side").rats(0, m09=29, m12=1)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_side", "manhole:m13")
    play(match, 0, "manhole:m09")
    assert rats(match, "m13") == (0, 1)
    assert rats(match, "m09") == (0, 28)
    assert state(match).rat_supply[0] == 0


def test_destroyed_back_rooms_never_return() -> None:
    """DP-1.9: the back room becomes the conqueror's trophy and does not go back to its owner."""
    desk = Desk(2, tiles=False).own(0, "green_side").own(1, "green_corner", "purple_side")
    match = desk.back_room(1, "green_corner").loot(0, 1).turn(0)
    play(match, 0, "figure:henchman", "area:green_corner", "manhole:m13")
    s = state(match)
    assert s.trophies[0][1] == 1
    assert s.back_rooms_left[1] == 9
    assert s.back_room[area("green_corner")] == t.NOBODY


def test_mission_tile_belongs_to_its_round() -> None:
    """DP-1.10, DP-9.1: in round 3 it is tile 3 that is placed."""
    match = Desk(2, round_no=3).own(0, "green_side", "green_gate").own(1, "purple_side").missions()
    play(match, 0, "mission:most_areas")
    assert state(match).mission[0][mission("most_areas")] == 3


def test_areas_manholes_districts() -> None:
    """DP-2.1, DP-2.2: 21 areas, 31 manholes, 7 districts of 3; each area touches 4 manholes."""
    assert (t.AREAS, t.MANHOLES, t.DISTRICTS) == (21, 31, 7)
    assert [list(t.DISTRICT_OF).count(d) for d in range(7)] == [3] * 7
    assert set(t.DISTRICT_IDS) == {"red", "green", "purple", "blue", "yellow", "gray", "orange"}
    for a in range(t.AREAS):
        assert len(set(t.AREA_MANHOLES[a])) == 4
    touching = [sum(m in t.AREA_MANHOLES[a] for a in range(t.AREAS)) for m in range(t.MANHOLES)]
    assert (sum(touching), min(touching), max(touching)) == (84, 1, 5)


def test_adjacent_areas_share_exactly_two_manholes() -> None:
    """DP-2.3"""
    links = 0
    for a in range(t.AREAS):
        for b in range(t.AREAS):
            shared = len(set(t.AREA_MANHOLES[a]) & set(t.AREA_MANHOLES[b]))
            assert (b in t.ADJACENT[a]) == (a != b and shared == 2)
            links += b in t.ADJACENT[a]
    assert links == 2 * 33


def test_district_loot_serves_all_three_areas() -> None:
    """DP-2.4: loot of green can be taken from green_corner as well as from green_side."""
    for name in ("green_gate", "green_side", "green_corner"):
        match = Desk(2).own(0, name).own(1, "purple_side").turn(0)
        play(match, 0, "figure:henchman", f"area:{name}", "loot")
        assert state(match).loot[0] == 1
        assert state(match).district_loot[t.DISTRICT_IDS.index("green")] == 1


def test_nothing_is_placed_out_of_play() -> None:
    """DP-2.5: with 2 players blue is out; red_south borders it, but nothing there can be chosen."""
    desk = Desk(2).own(0, "red_south").own(1, "purple_side").loot(0, 3)
    match = play(desk.turn(0), 0, "figure:henchman")
    assert offered(match, 0) == {"area:red_south", "area:red_west", "area:red_east"}
    bonus = Desk(2, tiles=False).own(0, "red_south").own(1, "purple_side").tiles("red_south", "cheese_cellar")
    match = play(bonus.henchmen(0, "red_south", 1).turn(0), 0, "figure:henchman", "area:red_south", "tile:0")
    assert offered(match, 0) == {f"manhole:m{m:02}" for m in range(17)} | {"done"}


def test_ownership_and_territory() -> None:
    """DP-2.6, DP-2.7: a territory may have separate parts; its owner may act in all of them."""
    match = play(Desk(2).own(0, "green_side", "purple_corner").own(1, "red_south").turn(0), 0, "figure:henchman")
    assert offered(match, 0) == {"area:green_side", "area:purple_corner"}


def test_an_empty_area_keeps_its_owner() -> None:
    """DP-2.8: no rats and no figures, still owned; another player's presence alone changes nothing."""
    desk = Desk(2).own(0, "green_side").own(1, "green_gate", "purple_side").rats(1, m09=5)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_side", "done")
    assert owner(match, "green_side") == 0


def test_one_colour_per_manhole_without_limit() -> None:
    """DP-2.9: opposing rats must go before own ones come; 12 rats may sit on one manhole."""
    desk = Desk(2).own(0, "green_side").own(1, "purple_side").rats(0, m09=11).rats(1, m12=1)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_side", "manhole:m09", "manhole:m12")
    assert rats(match, "m09") == (0, 12)
    assert rats(match, "m12") == (t.NOBODY, 0)


def test_a_rat_counts_in_every_area_it_touches() -> None:
    """DP-2.10: m09 touches all three green areas."""
    s = Desk(2).rats(0, m09=4).s
    assert [power(s, 0, area(a)) for a in ("green_gate", "green_side", "green_corner", "red_east")] == [4, 4, 4, 0]


def test_rats_return_to_their_owner() -> None:
    """DP-2.11"""
    desk = Desk(2).own(0, "green_side").own(1, "purple_side").rats(1, m12=3)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_side", "manhole:m12")
    assert rats(match, "m12") == (1, 2)
    assert state(match).rat_supply[1] == 28


def test_inside_outside_out_of_reach() -> None:
    """DP-2.12: green_gate borders green_side, red_east does not."""
    s = Desk(2).own(0, "green_side").s
    assert is_outside(s, 0, area("green_gate"))
    assert is_outside(s, 0, area("green_corner"))
    assert not is_outside(s, 0, area("green_side"))
    assert not is_outside(s, 0, area("red_east"))
    s = Desk(2).own(0, "red_west").s
    assert [is_outside(s, 0, a) for a in range(9)] == [a in t.ADJACENT[0] for a in range(9)]
    assert is_outside(s, 0, area("red_east"))


def test_power() -> None:
    """DP-2.13: 3 + 2 rats, 2 henchmen and the boss lady make 9."""
    desk = Desk(2).rats(0, m09=3, m16=2, m08=5).rats(1, m12=4)
    s = desk.henchmen(0, "green_side", 2).boss(0, "green_side").s
    assert power(s, 0, area("green_side")) == 9
    assert power(s, 1, area("green_side")) == 4


def test_figures_share_an_area() -> None:
    """DP-2.14: a third figure joins two of other players."""
    desk = Desk(3).own(0, "red_south").own(1, "blue_gate", "green_side").own(2, "yellow_gate").loot(0, 1)
    desk.henchmen(1, "blue_gate", 2).henchmen(2, "blue_gate", 1)
    match = play(desk.turn(0), 0, "figure:henchman", "area:blue_gate")
    assert [state(match).henchmen[p][area("blue_gate")] for p in range(3)] == [1, 2, 1]


def test_manhole_ids() -> None:
    """DP-2.1: manholes are numbered so that those in play come first."""
    assert [t.MANHOLES_IN_PLAY[n] for n in range(2, 6)] == [17, 24, 28, 31]
    for n in range(2, 6):
        touched = {m for a in range(t.AREAS_IN_PLAY[n]) for m in t.AREA_MANHOLES[a]}
        assert touched == set(range(t.MANHOLES_IN_PLAY[n]))
    assert hole("m16") == 16
