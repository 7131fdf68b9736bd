"""Chapter 12: decisions."""

from __future__ import annotations

import random

import pytest

from games.die_patin.desk import Desk, decision, offered, owner, play, state
from games.die_patin.test_turns import after_setup
from kit import play_random
from undercity import Match, NothingToUndo
from undercity.games.die_patin import GAME
from undercity.games.die_patin import table as t


def test_flat_list_of_66_choices() -> None:
    """DP-12.4 and the head of the chapter: 21 + 31 + 2 + 3 + 1 + 2 + 5 + 1."""
    assert GAME.choices.count == 66
    assert [len(kind.labels) for kind in GAME.choices.kinds] == [21, 31, 2, 3, 1, 2, 5, 1]
    assert GAME.choices.parse("figure:boss") == t.FIGURE + t.BOSS


def test_start_area_and_rats() -> None:
    """DP-12.1, DP-12.2: 5 areas for the first, the last is forced; 4, 3 and 2 manholes."""
    match = Match("die_patin", 5, seed=1, start_player=0)
    sizes = []
    while decision(match) in ("start_area", "start_rats"):
        seat = match.deciders[0]
        sizes.append(len(match.legal(seat)))
        match.choose(seat, match.legal(seat)[0])
    assert sizes == [5, 4, 3, 2, 4, 4, 3, 2, 3, 4, 3, 2, 2, 4, 3, 2, 4, 3, 2]


def test_a_card_can_be_changed_until_the_last_has_confirmed() -> None:
    """DP-12.3: seat 0 changes her mind while seat 1's answer stays; after the last answer nobody can."""
    match = after_setup(3)
    play(match, 0, "card:bribe")
    play(match, 1, "card:invasion")
    match.undo(0)
    assert match.deciders == [0, 2]
    assert state(match).card[1] == t.CARD_IDS.index("invasion")
    play(match, 0, "card:administration")
    play(match, 2, "card:bribe")
    assert [t.CARD_IDS[c] for c in list(state(match).card)[:3]] == ["administration", "invasion", "bribe"]
    for seat in range(3):
        with pytest.raises(NothingToUndo):
            match.undo(seat)


def test_the_order_of_answers_does_not_matter() -> None:
    """DP-12.3"""
    results = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        match = after_setup(3)
        for seat in order:
            play(match, seat, f"card:{t.CARD_IDS[seat]}")
        results.add(match.state.tobytes())
    assert len(results) == 1


def test_figure_and_area() -> None:
    """DP-12.4, DP-12.5: at most 2 figures; areas by zone."""
    desk = Desk(2).own(0, "green_side").own(1, "purple_side").loot(0, 1)
    match = desk.turn(0)
    assert offered(match, 0) == {"figure:henchman", "figure:boss"}
    assert len(match.legal(0)) == 2
    placed = Desk(2).own(0, "green_side", "green_gate").own(1, "purple_side").boss(0, "green_side").turn(0)
    assert decision(placed) == "area"  # only henchmen are left: nothing to ask


def test_inside_action_has_at_most_eight_choices() -> None:
    """DP-12.6: 4 manholes, loot, 2 tiles, done."""
    desk = Desk(2, tiles=False).own(0, "green_side").own(1, "purple_side")
    desk.tiles("green_side", "hat_shop", "fur_salon").henchmen(0, "green_side", 1)
    assert len(offered(play(desk.turn(0), 0, "figure:henchman"), 0)) == 8


def test_outside_bribe() -> None:
    """DP-12.7: 4 the first time, 5 later, over with the last marker."""
    match = Desk(2).own(0, "green_side").own(1, "purple_side").loot(0, 2).turn(0)
    play(match, 0, "figure:henchman", "area:green_gate")
    assert len(match.legal(0)) == 4
    play(match, 0, "manhole:m02")
    assert len(match.legal(0)) == 5
    play(match, 0, "manhole:m02")
    assert match.deciders == [1]


def test_card_bribe_and_invasion() -> None:
    """DP-12.8, DP-12.9: one of 4 manholes each time."""
    for card, times in (("bribe", 4), ("invasion", 1)):
        match = play(Desk(2).own(0, "green_side").own(1, "purple_side").card(0, card).turn(0), 0, "figure:boss")
        play(match, 0, "area:green_gate")
        for _ in range(times):
            assert len(match.legal(0)) == 4
            play(match, 0, "manhole:m02")
        assert match.deciders == [1]


def test_rat_source_with_one_entry_is_not_asked() -> None:
    """DP-12.10, DP-12.17: a single source moves at once."""
    match = Desk(2).own(0, "green_side").own(1, "purple_side").rats(0, m09=30).turn(0)
    play(match, 0, "figure:henchman", "manhole:m16")
    assert decision(match) == "inside_action"
    assert state(match).rats[16] == 1


def test_bonus_decisions_cover_the_board() -> None:
    """DP-12.11, DP-12.12: with 5 players 31 manholes and decline."""
    starts = ["green_side", "purple_side", "yellow_side", "gray_corner", "orange_side"]
    desk = Desk(5, tiles=False).henchmen(0, "green_side", 1).tiles("green_side", "cheese_cellar", "pest_control")
    for seat, name in enumerate(starts):
        desk.own(seat, name)
    match = play(desk.rats(1, m30=1, m00=1).turn(0), 0, "figure:henchman", "tile:0")
    assert len(match.legal(0)) == 30
    play(match, 0, "done")
    assert decision(match) == "inside_action"


def test_only_players_with_a_mission_are_asked() -> None:
    """DP-12.13: seat 1 leads nothing."""
    match = Desk(2).own(0, "green_side", "green_gate").own(1, "purple_side").missions()
    assert match.deciders == [0]
    play(match, 0, "done")
    assert decision(match) == "intrigue_card"


def test_no_decision_in_another_players_turn() -> None:
    """DP-12.14: between the choice of cards and the missions only the player on turn decides."""
    match = Match("die_patin", 3, seed=6)
    luck = random.Random(6)
    while not match.over:
        if decision(match) not in ("intrigue_card", "start_area", "start_rats", "mission"):
            s = state(match)
            assert match.deciders == [(s.start_player + s.turns_taken - 1) % 3]
        play_random(match, luck, 1)


def test_a_bribe_needs_no_choice_of_victim() -> None:
    """DP-12.15: one colour per manhole, in every position of a random game."""
    match = play_random(Match("die_patin", 5, seed=4), random.Random(4))
    assert GAME.broken(match.state) is None
    removed = [line for line in match.chronicle(None) if line.event == "rat_removed"]
    assert removed
    assert all(line.things["victim"] != line.things["player"] for line in removed)


def test_undo_within_a_turn() -> None:
    """DP-12.16: step by step, a claim included, back to the choice of figure - until the next player decides."""
    desk = Desk(2).own(0, "green_side").own(1, "green_corner", "purple_side").loot(0, 1)
    match = desk.turn(0)
    start = match.state.tobytes()
    play(match, 0, "figure:henchman", "area:green_corner", "manhole:m13")
    assert owner(match, "green_corner") == 0
    for _ in range(3):
        match.undo(0)
    assert match.state.tobytes() == start
    play(match, 0, "figure:henchman", "area:green_corner", "manhole:m13")
    play(match, 1, "figure:henchman")
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_a_revealed_card_commits() -> None:
    """DP-12.16: the area may be taken back, the reveal may not."""
    match = Desk(2).own(0, "green_side").own(1, "purple_side").card(0, "bribe").turn(0)
    play(match, 0, "figure:boss", "area:green_gate", "manhole:m02")
    match.undo(0)
    match.undo(0)
    assert decision(match) == "area"
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_a_forced_card_leaves_the_player_before_her_undo() -> None:
    """DP-12.16: seat 1 has only her boss lady left; her card stays down until she decides herself."""
    desk = Desk(2).own(0, "green_side").own(1, "purple_side").henchmen(0, "green_side", 2)
    match = desk.card(1, "invasion").henchmen(1, "purple_side", 3).turn(0)
    play(match, 0, "figure:henchman", "loot", "loot")
    assert (match.deciders, decision(match), state(match).card_shown[1]) == ([1], "last_area", 0)
    match.undo(0)
    assert (match.deciders, decision(match), state(match).loot[0]) == ([0], "inside_action", 1)
    play(match, 0, "loot")
    play(match, 1, "area:purple_gate")
    assert state(match).card_shown[1] == 1
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_single_choices_are_made_but_never_the_card() -> None:
    """DP-12.17: no list with one entry is asked, apart from the figures that would tell of the card."""
    match = Match("die_patin", 4, seed=9)
    luck = random.Random(9)
    while not match.over:
        for seat in match.deciders:
            if decision(match) == "intrigue_card":
                assert len(match.legal(seat)) == 3
            elif decision(match) not in ("figure", "last_area"):
                assert len(match.legal(seat)) > 1
        play_random(match, luck, 1)
