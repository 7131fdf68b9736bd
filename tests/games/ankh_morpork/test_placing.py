"""Chapters 5 and 6: placing a minion, trouble markers."""

from __future__ import annotations

from games.ankh_morpork.desk import (
    DEMON,
    TROLL,
    Desk,
    G,
    R,
    Y,
    areas,
    buildings,
    decision,
    minions,
    offered,
    play,
    state,
    told,
    trouble,
)

ALL = areas(*range(1, 13))
TWELVE = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9)  # all minions: eleven in Dolly Sisters, one in Longwall


def test_own_or_adjacent_area() -> None:
    """AM-5.1: Nap Hill reaches 12, 1, 2, 11; the minion comes from the supply."""
    match = play(Desk().minions(R, 12).hand(R, "groat").turn(), "0 card:groat", "0 do")
    assert offered(match, R) == areas(12, 1, 2, 11)
    play(match, "0 2")
    assert sum(state(match).minions[R]) == 2


def test_anywhere_without_a_minion_on_the_board() -> None:
    """AM-5.2."""
    match = play(Desk().minions(Y, 5).hand(R, "groat").turn(), "0 card:groat", "0 do")
    assert offered(match, R) == ALL


def test_no_limit_in_an_area() -> None:
    """AM-5.3: a seventh minion in The Hippo."""
    match = play(Desk().minions(R, *[6] * 6).hand(R, "groat").turn(), "0 card:groat", "0 do", "0 6")
    assert minions(match, R, 6) == 7


def test_all_twelve_on_the_board() -> None:
    """AM-5.4, AM-5.5, AM-5.6, AM-5.7: lift one; the others decide where it may go, not its old area."""
    desk = Desk().minions(R, *TWELVE).trouble(1, 9).hand(Y, "gaspode", "susan").hand(R, "groat")
    match = play(desk.turn(), "0 card:groat", "0 do")
    assert decision(match) == "0 lift_minion"
    assert offered(match, R) == areas(1, 9)
    play(match, "0 9")
    assert told(match, "minion_lifted") == [(R, 9)]
    assert trouble(match) == {1}  # lifting takes the marker, and nobody may answer
    assert offered(match, R) == areas(1, 2, 3, 12)  # Longwall is no base any more
    play(match, "0 12")
    assert (minions(match, R, 9), minions(match, R, 12)) == (0, 1)


def test_a_lifted_minion_goes_to_a_different_area() -> None:
    """AM-5.4: from Dolly Sisters to its neighbours or near Longwall, not back."""
    match = play(Desk().minions(R, *TWELVE).hand(R, "groat").turn(), "0 card:groat", "0 do", "0 1")
    assert offered(match, R) == areas(2, 3, 12, 8, 9, 10, 11)
    desk = Desk().minions(R, *[7] * 12).hand(R, "groat")
    assert offered(play(desk.turn(), "0 card:groat", "0 do"), R) == areas(5, 6, 8)  # not back into The Shades


def test_named_areas_replace_the_base_rule() -> None:
    """AM-5.8: Deep Dwarves and The Smoking Gnu reach areas far from own minions; lifting works there too."""
    match = play(Desk().minions(R, 7).hand(R, "deep_dwarves").turn(), "0 card:deep_dwarves", "0 do")
    assert offered(match, R) == ALL
    match = play(Desk().minions(R, 7).trouble(2, 3).hand(R, "smoking_gnu").turn(), "0 card:smoking_gnu", "0 do")
    assert offered(match, R) == areas(2, 3)
    desk = Desk().minions(R, *TWELVE).trouble(1, 9).hand(R, "smoking_gnu")
    match = play(desk.turn(), "0 card:smoking_gnu", "0 do", "0 9")  # only Dolly Sisters is left as a target
    assert (minions(match, R, 1), minions(match, R, 9)) == (12, 0)
    desk = Desk().minions(R, *TWELVE).trouble(1).hand(R, "smoking_gnu")
    match = play(desk.turn(), "0 card:smoking_gnu", "0 do")  # who stands in the only area named cannot be lifted
    assert (minions(match, R, 1), minions(match, R, 9), told(match, "minion_lifted")) == (12, 0, [(R, 9)])


def test_lifting_only_with_an_empty_supply() -> None:
    """AM-5.9: with eleven on the board the twelfth is placed, none is lifted."""
    match = play(Desk().minions(R, *TWELVE[:11]).hand(R, "groat").turn(), "0 card:groat", "0 do")
    assert decision(match) == "0 place_area"


# ------------------------------------------------------------------ 6. Trouble markers


def test_entering_an_occupied_area_brings_a_marker() -> None:
    """AM-6.1, AM-6.2, AM-6.4, AM-6.5: any minion counts, own ones, trolls and demons too; never two markers."""
    for owner in (R, Y, TROLL, DEMON):
        desk = Desk().minions(R, 7).minions(owner, 8).hand(R, "groat")
        assert trouble(play(desk.turn(), "0 card:groat", "0 do", "0 8")) == {8}
    match = play(Desk().minions(R, 7).hand(R, "groat").turn(), "0 card:groat", "0 do", "0 8")
    assert trouble(match) == set()
    match = play(Desk().minions(R, 7).minions(Y, 8).trouble(8).hand(R, "groat").turn(), "0 card:groat", "0 do", "0 8")
    assert state(match).trouble[7] == 1


def test_leaving_takes_the_marker() -> None:
    """AM-6.3, AM-6.4: by removal or move, however many stay."""
    desk = Desk().minions(Y, 5, 5, 5).trouble(5).hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do")
    assert (minions(match, Y, 5), trouble(match)) == (2, set())
    desk = Desk().minions(TROLL, 5).minions(Y, 5).trouble(5).hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do", "0 owner:troll")
    assert trouble(match) == set()
    match = play(Desk().minions(R, 5, 5).trouble(5).hand(R, "dorfl").turn(), "0 card:dorfl", "0 do", "0 9")
    assert trouble(match) == set()


def test_buildings_do_not_touch_markers() -> None:
    """AM-6.6: a buyout in a troubled area leaves the marker, a new building brings none."""
    desk = Desk().buildings(Y, 7).trouble(7).minions(Y, 8).hand(R, "reacher_gilt")
    match = play(desk.turn(), "0 card:reacher_gilt", "0 do")
    assert (buildings(match), trouble(match)) == ({7: R}, {7})
    match = play(Desk().minions(R, 7).minions(Y, 7).hand(R, "ruby").turn(), "0 card:ruby", "0 pass", "0 do")
    assert (buildings(match), trouble(match)) == ({7: R}, set())
    desk = Desk().buildings(Y, 7).trouble(7).hand(R, "fire_brigade")
    match = play(desk.turn(), "0 card:fire_brigade", "0 do", "0 player:yellow", "1 refuse", "0 7")
    assert (buildings(match), trouble(match)) == ({}, {7})


def test_assassination_needs_a_marker() -> None:
    """AM-6.7: without one the symbol cannot be done."""
    match = play(Desk().minions(Y, 5).hand(R, "dr_cruces").turn(), "0 card:dr_cruces")
    assert decision(match) == "0 closing_menu"
    assert minions(match, Y, 5) == 1
    desk = Desk().minions(Y, *range(1, 13)).trouble(4, 9).hand(R, "dr_cruces")
    assert offered(play(desk.turn(), "0 card:dr_cruces", "0 do"), R) == areas(4, 9)


def test_no_building_under_a_marker() -> None:
    """AM-6.8."""
    match = play(Desk().minions(R, 7, 8, 1).trouble(7).hand(R, "mended_drum").turn(), "0 card:mended_drum", "0 do")
    assert offered(match, R) == areas(1, 8)


def test_a_stopped_move_or_removal_leaves_the_marker() -> None:
    """AM-6.9."""
    desk = Desk().minions(Y, 5).trouble(5).hand(Y, "gaspode").hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do", "1 card:gaspode")
    assert (minions(match, Y, 5), trouble(match)) == (1, {5})
    desk = Desk().minions(Y, 5).trouble(5).hand(Y, "gaspode").hand(R, "the_duckman")
    match = play(desk.turn(), "0 card:the_duckman", "0 do", "0 6", "1 card:gaspode")
    assert (minions(match, Y, 5), trouble(match)) == (1, {5})


def test_a_marker_may_lie_in_an_empty_area() -> None:
    """AM-6.10: Doctor Hix puts one there and it stays over turns."""
    desk = Desk().hand(R, "doctor_hix").hand(Y, "peeled_nuts").hand(G, "groat").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:doctor_hix", "0 do", "0 do", "0 3", "0 end")
    play(match, "1 card:peeled_nuts", "1 end")
    assert decision(match) == "2 opening_menu"
    assert trouble(match) == {3}


def test_leaving_comes_before_entering() -> None:
    """AM-6.11: a lone minion moving on takes its marker and brings one only where it meets another."""
    match = play(Desk().minions(R, 7).trouble(7).minions(Y, 6).hand(R, "dorfl").turn(), "0 card:dorfl", "0 do", "0 6")
    assert trouble(match) == {6}


def test_markers_cannot_run_out() -> None:
    """AM-6.12, AM-24.4: with eleven on the board the twelfth goes into the last area."""
    desk = Desk().trouble(*range(1, 12)).hand(R, "doctor_hix").events("fog")
    match = play(desk.turn(), "0 card:doctor_hix", "0 do", "0 do")
    assert trouble(match) == set(range(1, 13))
