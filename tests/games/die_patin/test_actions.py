"""Chapter 6: the three actions."""

from __future__ import annotations

import pytest

from games.die_patin.desk import Desk, area, decision, enterprise, loot_in, offered, play, rats, state
from kit import advance
from undercity import Match
from undercity.engine.agenda import push
from undercity.games.die_patin import GAME
from undercity.games.die_patin import table as t

HOLES = {"manhole:m09", "manhole:m12", "manhole:m16", "manhole:m13"}  # of green_side


def inside() -> Desk:
    return Desk(2, tiles=False).own(0, "green_side").own(1, "green_corner", "purple_side")


def test_bribing_places_or_removes() -> None:
    """DP-6.1, DP-6.2: the manhole decides - free or own gains, opposing loses."""
    desk = inside().rats(0, m09=1).rats(1, m13=2)
    match = play(desk.turn(0), 0, "figure:boss", "manhole:m09", "manhole:m13", "manhole:m16")
    assert rats(match, "m09") == (0, 2)
    assert rats(match, "m13") == (1, 1)
    assert rats(match, "m16") == (0, 1)
    assert (state(match).rat_supply[0], state(match).rat_supply[1]) == (27, 29)


def test_an_emptied_manhole_is_free_at_once() -> None:
    """DP-6.3: the last opposing rat goes, the next bribe places an own one."""
    match = play(inside().rats(1, m13=1).turn(0), 0, "figure:henchman", "manhole:m13", "manhole:m13")
    assert rats(match, "m13") == (0, 1)


def test_relocation() -> None:
    """DP-6.4, DP-6.5: from any other manhole in play with own rats, here or elsewhere, never the target."""
    desk = inside().rats(0, m00=20, m09=9, m16=1).rats(1, m12=2)
    match = play(desk.turn(0), 0, "figure:henchman", "manhole:m16")
    assert decision(match) == "rat_source"
    assert offered(match, 0) == {"manhole:m00", "manhole:m09"}
    play(match, 0, "manhole:m00")
    assert (rats(match, "m16"), rats(match, "m00")) == ((0, 2), (0, 19))


def test_relocation_only_with_an_empty_supply() -> None:
    """DP-6.6: one rat in supply is used without a question."""
    desk = inside().rats(0, m00=20, m09=9)
    match = play(desk.turn(0), 0, "figure:henchman", "manhole:m16")
    assert decision(match) == "inside_action"
    assert state(match).rat_supply[0] == 0
    assert rats(match, "m00") == (0, 20)


def test_relocation_applies_to_the_bonus_too() -> None:
    """DP-6.6, DP-6.17"""
    desk = inside().rats(0, m09=29, m16=1).tiles("green_side", "cheese_cellar").henchmen(0, "green_side", 1)
    match = play(desk.turn(0), 0, "figure:henchman", "tile:0", "manhole:m00")
    assert decision(match) == "rat_source"
    play(match, 0, "manhole:m09")
    assert (rats(match, "m00"), rats(match, "m09")) == ((0, 1), (0, 28))


def outside_with_empty_supply(loot: int) -> Desk:
    """All 30 rats of seat 0 are on the board, none in green_gate's reach but m09."""
    return inside().rats(0, m16=15, m13=15).loot(0, loot)


def test_a_paid_bribe_may_be_declined_if_only_relocation_would_do() -> None:
    """DP-6.7, DP-12.7: the marker is gone all the same."""
    match = play(outside_with_empty_supply(1).turn(0), 0, "figure:henchman", "area:green_gate")
    assert offered(match, 0) == {"manhole:m09", "manhole:m02", "manhole:m05", "manhole:m12", "done"}
    play(match, 0, "done")
    assert (state(match).loot[0], state(match).general_loot) == (0, 34)
    assert [rats(match, m) for m in ("m09", "m02", "m05", "m12")] == [(t.NOBODY, 0)] * 4
    assert match.deciders == [1]


def test_a_card_bribe_may_be_declined_the_same_way() -> None:
    """DP-6.7, DP-12.8: four times."""
    desk = outside_with_empty_supply(0).card(0, "bribe")
    match = play(desk.turn(0), 0, "figure:boss", "area:green_gate")
    for _ in range(4):
        assert offered(match, 0) == {"manhole:m09", "manhole:m02", "manhole:m05", "manhole:m12", "done"}
        play(match, 0, "done")
    assert match.deciders == [1]
    assert rats(match, "m16") == (0, 15)


def test_a_bribe_that_needs_no_relocation_must_be_made() -> None:
    """DP-6.8: an opposing rat in reach takes the right to decline away; any legal manhole will do."""
    desk = outside_with_empty_supply(1).rats(1, m02=1)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_gate")
    assert offered(match, 0) == {"manhole:m09", "manhole:m02", "manhole:m05", "manhole:m12"}
    play(match, 0, "manhole:m05", "manhole:m16")
    assert rats(match, "m05") == (0, 1)


@pytest.mark.parametrize("manhole", ["m09", "m02", "m05", "m12"])
def test_any_opposing_rat_in_reach_forbids_to_decline(manhole: str) -> None:
    """DP-6.8: at each of the four manholes."""
    match = outside_with_empty_supply(1).rats(1, **{manhole: 1}).turn(0)
    assert "done" not in offered(play(match, 0, "figure:henchman", "area:green_gate"), 0)


def test_a_target_without_any_rat_to_place_is_not_offered() -> None:
    """DP-6.9: all 30 rats sit on m09, so m09 itself has no source."""
    match = play(inside().rats(0, m09=30).turn(0), 0, "figure:henchman")
    assert offered(match, 0) == (HOLES - {"manhole:m09"}) | {"loot", "done"}


def test_getting_loot() -> None:
    """DP-6.10: one marker from the district of the area."""
    match = play(inside().turn(0), 0, "figure:henchman", "loot")
    assert (state(match).loot[0], loot_in(match, "green"), loot_in(match, "purple")) == (1, 1, 2)
    assert state(match).general_loot == 34


def test_an_empty_district_gives_nothing() -> None:
    """DP-6.11: no refill before the clearing up."""
    match = play(inside().turn(0), 0, "figure:boss", "loot", "loot")
    assert loot_in(match, "green") == 0
    assert "loot" not in offered(match, 0)


def ready_for_back_room() -> Desk:
    return inside().tiles("green_side", "claw_studio", "hat_shop").henchmen(0, "green_side", 1)


def test_back_room_conditions() -> None:
    """DP-6.12: each condition alone forbids it."""
    rooms = {"tile:0", "tile:1"}
    assert rooms <= offered(play(ready_for_back_room().turn(0), 0, "figure:henchman"), 0)
    no_tile = inside().henchmen(0, "green_side", 1)
    no_figure = inside().tiles("green_side", "claw_studio", "hat_shop")
    has_room = ready_for_back_room().back_room(0, "green_side")
    no_supply = ready_for_back_room().spent_back_rooms(0)
    for desk in (no_tile, no_figure, has_room, no_supply):
        assert not rooms & offered(play(desk.turn(0), 0, "figure:henchman"), 0)


def test_the_other_figure_counts_whoever_owned_the_area() -> None:
    """DP-6.13, DP-7.9: conquer with the first henchman, set up a back room with the second, same round."""
    desk = Desk(2, tiles=False).own(0, "green_side").own(1, "green_corner", "purple_side").loot(0, 1)
    match = desk.tiles("green_corner", "claw_studio").turn(0)
    play(match, 0, "figure:henchman", "area:green_corner", "manhole:m13")
    play(match, 1, "figure:henchman", "area:purple_side", "done")
    play(match, 0, "figure:henchman", "area:green_corner", "tile:0")
    assert state(match).back_room[area("green_corner")] == 0
    assert state(match).collected[0][enterprise("claw_studio")] == 1


def test_back_room_takes_one_tile_of_choice() -> None:
    """DP-6.14: the other tile stays."""
    match = play(ready_for_back_room().turn(0), 0, "figure:henchman", "tile:1")
    s = state(match)
    assert s.back_room[area("green_side")] == 0
    assert s.back_rooms_left[0] == 9
    assert s.collected[0][enterprise("hat_shop")] == 1
    assert list(s.tiles[area("green_side")]) == [enterprise("claw_studio"), t.NO_TILE]


def test_the_bonus_comes_at_once_and_costs_no_action() -> None:
    """DP-6.15: back room with a bonus rat, then the second action is still there."""
    desk = inside().tiles("green_side", "cheese_cellar").henchmen(0, "green_side", 1)
    match = play(desk.turn(0), 0, "figure:henchman", "tile:0")
    assert decision(match) == "bonus_place"
    play(match, 0, "manhole:m00")
    assert decision(match) == "inside_action"
    play(match, 0, "loot")
    assert (rats(match, "m00"), state(match).loot[0]) == ((0, 1), 1)


def test_bonus_loot() -> None:
    """DP-6.16: from the general supply, not from the district."""
    match = play(ready_for_back_room().turn(0), 0, "figure:henchman", "tile:1")
    assert (state(match).loot[0], state(match).general_loot, loot_in(match, "green")) == (1, 33, 2)


def test_bonus_loot_from_an_empty_supply() -> None:
    """DP-6.16: nothing, and no debt."""
    desk = ready_for_back_room().loot(1, 34)
    match = play(desk.turn(0), 0, "figure:henchman", "tile:1")
    assert (state(match).loot[0], state(match).general_loot) == (0, 0)


def test_bonus_place() -> None:
    """DP-6.17: any free or own manhole in play, or decline; not one with opposing rats."""
    desk = inside().tiles("green_side", "ringtail_locksmith").henchmen(0, "green_side", 1).rats(1, m00=1, m07=2)
    match = play(desk.turn(0), 0, "figure:henchman", "tile:0")
    free = {f"manhole:m{m:02}" for m in range(17)} - {"manhole:m00", "manhole:m07"}
    assert offered(match, 0) == free | {"done"}
    play(match, 0, "done")
    assert state(match).rat_supply[0] == 30
    assert decision(match) == "inside_action"


def test_bonus_remove() -> None:
    """DP-6.18: any manhole in play with opposing rats, or decline."""
    desk = (
        inside().tiles("green_side", "pest_control").henchmen(0, "green_side", 1).rats(1, m00=1, m07=2).rats(0, m09=1)
    )
    match = play(desk.turn(0), 0, "figure:henchman", "tile:0")
    assert offered(match, 0) == {"manhole:m00", "manhole:m07", "done"}
    play(match, 0, "manhole:m07")
    assert rats(match, "m07") == (1, 1)


def test_bonus_remove_lapses_without_opposing_rats() -> None:
    """DP-6.18, DP-12.12: no question."""
    desk = inside().tiles("green_side", "night_watch").henchmen(0, "green_side", 1).rats(0, m09=1)
    match = play(desk.turn(0), 0, "figure:henchman", "tile:0")
    assert decision(match) == "inside_action"


def test_bonus_point_counts_at_the_end() -> None:
    """DP-6.19: nothing now, one point more for the tile."""
    match = play(ready_for_back_room().turn(0), 0, "figure:henchman", "tile:0")
    assert decision(match) == "inside_action"
    assert match.points[0] == 1 + 1


def test_one_back_room_an_area_and_it_is_the_owners() -> None:
    """DP-6.20: after a conquest the new owner may set up her own; the old one is gone."""
    desk = Desk(2, tiles=False).own(0, "green_side").own(1, "green_corner", "purple_side").back_room(1, "green_corner")
    match = desk.tiles("green_corner", "fur_salon").loot(0, 1).turn(0)
    play(match, 0, "figure:henchman", "area:green_corner", "manhole:m13")
    assert state(match).back_room[area("green_corner")] == t.NOBODY
    play(match, 1, "figure:henchman", "area:purple_side", "done")
    play(match, 0, "figure:henchman", "area:green_corner", "tile:0")
    assert state(match).back_room[area("green_corner")] == 0


def after_opcode(step: int, count: int, **rats: int) -> Match:
    """Seat 0 has a bonus that is worth so many rats; the rats named are seat 1's."""
    desk = Desk(2, tiles=False).own(0, "green_side").own(1, "purple_side").rats(1, **rats).henchmen(0, "green_side", 1)
    push(desk.s, t.TURN, 0, 0, 0)
    push(desk.s, step, 0, area("green_side"), count)
    return advance(GAME, desk.s)


def test_a_bonus_may_be_worth_several_rats() -> None:
    """DP-6.17, DP-6.18: one by one; the rest lapses when no opposing rat is left."""
    match = after_opcode(t.REMOVE_RATS, 3, m09=1, m12=4)
    for manhole, left in (("m12", 3), ("m12", 2), ("m12", 1)):
        assert decision(match) == "bonus_remove"
        play(match, 0, f"manhole:{manhole}")
        assert rats(match, "m12") == (1, left)
    assert decision(match) != "bonus_remove"
    match = play(after_opcode(t.REMOVE_RATS, 2, m09=1), 0, "manhole:m09")
    assert match.chronicle(None)[-1].event == "bonus_lapsed"
    assert decision(match) != "bonus_remove"
    match = after_opcode(t.PLACE_RATS, 2)
    for count in (1, 2):
        assert decision(match) == "bonus_place"
        play(match, 0, "manhole:m00")
        assert rats(match, "m00") == (0, count)
    assert decision(match) != "bonus_place"
