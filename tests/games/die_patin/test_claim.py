"""Chapter 7: claiming an area."""

from __future__ import annotations

from games.die_patin.desk import Desk, area, enterprise, offered, owner, play, rats, state
from undercity import Match
from undercity.games.die_patin import table as t


def siege(rivals: int, third: int = 0) -> Match:
    """Seat 0 puts one rat and one henchman into blue_gate, which seat 1 holds; seat 2 has rats there."""
    desk = Desk(3, tiles=False).own(0, "red_south").own(1, "blue_gate", "green_side").own(2, "yellow_corner").loot(0, 1)
    desk.rats(1, m18=rivals)
    if third:
        desk.rats(2, m16=third)
    return play(desk.turn(0), 0, "figure:henchman", "area:blue_gate", "manhole:m15")


def test_a_claim_follows_every_placement_outside() -> None:
    """DP-7.1: in an area of another player and in one of nobody."""
    assert owner(siege(1), "blue_gate") == 0
    desk = Desk(2).own(0, "green_side").own(1, "purple_side").loot(0, 1)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_gate", "manhole:m05")
    assert owner(match, "green_gate") == 0


def test_power_counts_after_the_bribes() -> None:
    """DP-7.2: the rat just placed and the henchman make 2."""
    match = siege(1)
    claim, taken = match.chronicle(None)[-2:]
    assert (claim.event, claim.things["power"]) == ("claim_opposed", 2)
    assert taken.event == "area_taken"


def test_strictly_more_than_each_other_player() -> None:
    """DP-7.3: 2 beats 1 and 1 taken singly, though they are 2 together."""
    assert owner(siege(1, third=1), "blue_gate") == 0


def test_a_tie_or_more_fails() -> None:
    """DP-7.4: equal power of the owner, or of a bystander."""
    assert owner(siege(2), "blue_gate") == 1
    assert owner(siege(3), "blue_gate") == 1
    assert owner(siege(1, third=2), "blue_gate") == 1


def test_success_changes_the_owner() -> None:
    """DP-7.5"""
    match = siege(0)
    assert owner(match, "blue_gate") == 0
    assert match.view(None)["table"]["players"][0]["areas"] == 2


def conquest() -> Match:
    desk = Desk(2, tiles=False).own(0, "green_side").own(1, "green_corner", "purple_side").loot(0, 1)
    desk.back_room(1, "green_corner").tiles("green_corner", "fur_salon").rats(1, m02=1).henchmen(1, "green_corner", 0)
    desk.s.collected[1][enterprise("hat_shop")] = 1
    return play(desk.rats(0, m09=2).turn(0), 0, "figure:henchman", "area:green_corner", "manhole:m13")


def test_the_back_room_becomes_a_trophy() -> None:
    """DP-7.6, DP-10.3: worth a point."""
    match = conquest()
    s = state(match)
    assert s.back_room[area("green_corner")] == t.NOBODY
    assert (s.trophies[0][1], s.trophies[1][0]) == (1, 0)
    assert match.points[0] == 1


def test_tiles_rats_and_figures_stay() -> None:
    """DP-7.7"""
    s = state(conquest())
    assert s.collected[1][enterprise("hat_shop")] == 1
    assert s.tiles[area("green_corner")][0] == enterprise("fur_salon")
    assert (s.rat_owner[2], s.rats[2]) == (1, 1)


def test_failure_changes_nothing_else() -> None:
    """DP-7.8: loot stays paid, rats and the figure stay."""
    match = siege(3)
    s = state(match)
    assert s.loot[0] == 0
    assert rats(match, "m15") == (0, 1)
    assert rats(match, "m18") == (1, 3)
    assert s.henchmen[0][area("blue_gate")] == 1


def test_a_taken_area_is_inside_at_once() -> None:
    """DP-7.9: the next henchman acts inside there, and its neighbours are outside now."""
    match = siege(0)
    play(match, 1, "figure:henchman", "area:green_side", "done")
    play(match, 2, "figure:henchman", "area:yellow_corner", "done")
    play(match, 0, "figure:henchman", "area:blue_gate")
    assert "loot" in offered(match, 0)


def test_nobody_loses_her_last_area() -> None:
    """DP-7.10, DP-4.8: neither henchman nor boss lady may enter it."""
    for card in ("bribe", "invasion"):
        desk = Desk(2).own(0, "green_side", "green_gate").own(1, "green_corner").loot(0, 9).card(0, card)
        match = desk.turn(0)
        assert "area:green_corner" not in offered(play(match, 0, "figure:henchman"), 0)
        match = Desk(2).own(0, "green_side", "green_gate").own(1, "green_corner").card(0, card).turn(0)
        assert "area:green_corner" not in offered(play(match, 0, "figure:boss"), 0)
