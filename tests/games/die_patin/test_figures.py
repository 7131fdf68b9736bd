"""Chapters 5 and 8: placing a henchman, placing the boss lady."""

from __future__ import annotations

from games.die_patin.desk import Desk, area, decision, hole, loot_in, offered, owner, play, rats, state
from undercity.games.die_patin import table as t

HOLES = {"manhole:m09", "manhole:m12", "manhole:m16", "manhole:m13"}  # of green_side


def inside(**rats: int) -> Desk:
    return Desk(2, tiles=False).own(0, "green_side").own(1, "green_corner", "purple_side").rats(0, **rats)


def test_two_actions_inside() -> None:
    """DP-5.1: bribe and loot, then the turn is over."""
    match = play(inside().turn(0), 0, "figure:henchman")
    assert offered(match, 0) == HOLES | {"loot", "done"}
    play(match, 0, "manhole:m16", "loot")
    assert rats(match, "m16") == (0, 1)
    assert state(match).loot[0] == 1
    assert match.deciders == [1]


def test_actions_combine_in_any_order_but_one_back_room() -> None:
    """DP-5.2: the same action twice; a second back room is never offered, though a tile is left."""
    match = play(inside().turn(0), 0, "figure:henchman", "loot", "loot")
    assert state(match).loot[0] == 2
    match = play(inside().turn(0), 0, "figure:henchman", "manhole:m16", "manhole:m16")
    assert rats(match, "m16") == (0, 2)
    desk = inside().tiles("green_side", "claw_studio", "fur_salon").henchmen(0, "green_side", 1)
    match = play(desk.turn(0), 0, "figure:henchman")
    assert {"tile:0", "tile:1"} <= offered(match, 0)
    play(match, 0, "tile:1")
    assert offered(match, 0) == HOLES | {"loot", "done"}


def test_actions_inside_are_optional() -> None:
    """DP-5.3: stop after one or none."""
    match = play(inside().turn(0), 0, "figure:henchman", "done")
    assert match.deciders == [1]
    match = play(inside().turn(0), 0, "figure:henchman", "loot", "done")
    assert state(match).loot[0] == 1
    assert match.deciders == [1]


def test_actions_refer_to_the_figures_area() -> None:
    """DP-5.4: a henchman in purple_gate acts on its manholes and its district only."""
    match = Desk(2).own(0, "green_side", "purple_gate").own(1, "red_south").turn(0)
    play(match, 0, "figure:henchman", "area:purple_gate")
    assert offered(match, 0) == {"manhole:m07", "manhole:m11", "manhole:m04", "manhole:m00", "loot", "done"}
    play(match, 0, "loot")
    assert (loot_in(match, "purple"), loot_in(match, "green")) == (1, 2)


def test_outside_needs_loot() -> None:
    """DP-5.5"""
    match = play(inside().turn(0), 0, "figure:henchman")
    assert decision(match) == "inside_action"  # green_side was the only area
    match = play(inside().loot(0, 1).turn(0), 0, "figure:henchman")
    assert offered(match, 0) == {"area:green_side", "area:green_gate", "area:green_corner"}


def test_paying_one_marker_at_a_time() -> None:
    """DP-5.6, DP-5.7: at least one, then stop or go on; each marker goes to the general supply."""
    desk = inside().loot(0, 3)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_gate")
    assert offered(match, 0) == {"manhole:m09", "manhole:m02", "manhole:m05", "manhole:m12"}  # no stop yet
    play(match, 0, "manhole:m05")
    assert (state(match).loot[0], state(match).general_loot) == (2, 32)
    assert offered(match, 0) == {"manhole:m09", "manhole:m02", "manhole:m05", "manhole:m12", "done"}
    play(match, 0, "manhole:m05", "done")
    assert rats(match, "m05") == (0, 2)
    assert (state(match).loot[0], state(match).general_loot) == (1, 33)


def test_no_loot_and_no_back_room_outside() -> None:
    """DP-5.8: even after the claim has succeeded the turn is over."""
    desk = inside().loot(0, 2).tiles("green_gate", "hat_shop").henchmen(0, "green_side", 1)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_gate")
    assert not {"loot", "tile:0"} & offered(match, 0)
    play(match, 0, "manhole:m05", "manhole:m05")
    assert owner(match, "green_gate") == 0
    assert match.deciders == [1]


def test_the_claim_is_automatic() -> None:
    """DP-5.9, DP-7.1: after the last payment, also where nobody owns the area."""
    match = play(inside().loot(0, 1).turn(0), 0, "figure:henchman", "area:green_gate", "manhole:m05")
    assert owner(match, "green_gate") == 0
    assert [line.event for line in match.chronicle(None)][-1] == "free_area_taken"


def test_all_loot_may_be_paid() -> None:
    """DP-5.10: seven markers, seven bribes."""
    match = play(inside().loot(0, 7).turn(0), 0, "figure:henchman", "area:green_gate", *["manhole:m05"] * 7)
    assert rats(match, "m05") == (0, 7)
    assert state(match).loot[0] == 0
    assert match.deciders == [1]


# ------------------------------------------------------------------ the boss lady


def test_placing_the_boss_lady_shows_her_card() -> None:
    """DP-8.1: on any of the four turns, e.g. the third."""
    for placed in range(3):
        desk = inside().card(0, "invasion").henchmen(0, "green_side", placed)
        match = desk.turn(0)
        assert match.view(1)["table"]["players"][0]["card"]["id"] is None
        play(match, 0, "figure:boss")
        assert match.view(1)["table"]["players"][0]["card"] == {"laid": True, "shown": True, "id": "invasion"}


def test_administration() -> None:
    """DP-8.2: inside only, up to 5 actions."""
    desk = inside().loot(0, 1)
    match = play(desk.turn(0), 0, "figure:boss")
    assert state(match).boss_area[0] == area("green_side")  # the only area inside
    play(match, 0, "loot", "loot", "manhole:m09", "manhole:m09", "manhole:m12")
    assert state(match).loot[0] == 3
    assert rats(match, "m09") == (0, 2)
    assert match.deciders == [1]
    match = play(inside().turn(0), 0, "figure:boss", "loot", "done")
    assert match.deciders == [1]


def test_administration_needs_a_figure_for_a_back_room() -> None:
    """DP-8.3, DP-8.9: alone she sets up nothing; beside a henchman she does, and counts as one figure."""
    match = play(inside().tiles("green_side", "fur_salon").turn(0), 0, "figure:boss")
    assert "tile:0" not in offered(match, 0)
    desk = inside().tiles("green_side", "fur_salon").henchmen(0, "green_side", 1)
    match = play(desk.turn(0), 0, "figure:boss")
    assert "tile:0" in offered(match, 0)
    after_boss = inside().tiles("green_side", "fur_salon").boss(0, "green_side").turn(0)
    assert "tile:0" in offered(after_boss, 0)  # the boss lady is the other figure


def test_bribe_card() -> None:
    """DP-8.4, DP-8.8: outside, exactly four bribes, no loot needed or paid, then the claim."""
    desk = inside().card(0, "bribe").loot(0, 2)
    match = play(desk.turn(0), 0, "figure:boss", "area:green_gate")
    for left in (4, 3, 2, 1):
        assert decision(match) == "card_bribe"
        assert offered(match, 0) == {"manhole:m09", "manhole:m02", "manhole:m05", "manhole:m12"}
        assert f"({left} to go)" in match.prompt(0)
        play(match, 0, "manhole:m02")
    assert rats(match, "m02") == (0, 4)
    assert owner(match, "green_gate") == 0
    assert state(match).loot[0] == 2


def test_invasion_card() -> None:
    """DP-8.5: all opposing rats leave, two own come, then the claim."""
    desk = inside().card(0, "invasion").rats(1, m02=5, m06=1)
    match = play(desk.turn(0), 0, "figure:boss", "area:green_corner", "manhole:m02")
    assert rats(match, "m02") == (0, 2)
    assert state(match).rat_supply[1] == 29
    assert owner(match, "green_corner") == 0  # 2 rats + 2 against 1


def test_invasion_of_a_free_or_own_manhole() -> None:
    """DP-8.6: nothing is removed, two rats come."""
    desk = inside(m09=3).card(0, "invasion")
    match = play(desk.turn(0), 0, "figure:boss", "area:green_gate")
    assert offered(match, 0) == {"manhole:m09", "manhole:m02", "manhole:m05", "manhole:m12"}
    play(match, 0, "manhole:m09")
    assert rats(match, "m09") == (0, 5)
    match = play(inside().card(0, "invasion").turn(0), 0, "figure:boss", "area:green_gate", "manhole:m05")
    assert rats(match, "m05") == (0, 2)


def test_invasion_with_one_rat_in_supply() -> None:
    """DP-8.7, DP-12.10: the supply gives one; the other is relocated or declined."""
    desk = inside(m09=28, m16=1).card(0, "invasion")
    match = play(desk.turn(0), 0, "figure:boss", "area:green_gate", "manhole:m05")
    assert rats(match, "m05") == (0, 1)
    assert decision(match) == "rat_source"
    assert offered(match, 0) == {"manhole:m09", "manhole:m16", "done"}
    play(match, 0, "manhole:m09")
    assert rats(match, "m05") == (0, 2)
    assert rats(match, "m09") == (0, 27)
    desk = inside(m09=29, m16=1).card(0, "invasion")
    match = play(desk.turn(0), 0, "figure:boss", "area:green_gate", "manhole:m05", "done", "manhole:m16")
    assert rats(match, "m05") == (0, 1)
    assert rats(match, "m16") == (t.NOBODY, 0)


def test_cards_outside_give_no_other_actions() -> None:
    """DP-8.8: neither loot nor a back room after Bribe or Invasion."""
    for card in ("bribe", "invasion"):
        desk = inside().card(0, card).tiles("green_gate", "hat_shop").henchmen(0, "green_side", 2)
        match = play(desk.turn(0), 0, "figure:boss", "area:green_gate")
        assert not {"loot", "tile:0", "done"} & offered(match, 0)


def test_the_boss_lady_is_worth_two() -> None:
    """DP-8.9: 2 power against a henchman's 1."""
    desk = inside().card(0, "bribe").rats(1, m02=5)
    match = play(desk.turn(0), 0, "figure:boss", "area:green_corner", *["manhole:m02"] * 4)
    assert rats(match, "m02") == (1, 1)
    assert owner(match, "green_corner") == 0  # 2 against 1
    assert hole("m02") == 2
