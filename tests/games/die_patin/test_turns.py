"""Chapter 4: rounds and turns."""

from __future__ import annotations

import random

from games.die_patin.desk import Desk, area, decision, offered, owner, play, state
from kit import play_random
from undercity import Match
from undercity.games.die_patin import table as t


def after_setup(seats: int, **options: object) -> Match:
    """The choice of intrigue cards in round 1."""
    match = Match("die_patin", seats, seed=5, start_player=0, **options)
    while decision(match) in ("start_area", "start_rats"):
        match.choose(match.deciders[0], match.legal(match.deciders[0])[0])
    return match


def test_five_rounds_of_cards_turns_missions_and_clearing_up() -> None:
    """DP-4.1, DP-4.2, DP-10.1: five rounds in that order; no clearing up after the fifth."""
    match = play_random(Match("die_patin", 3, seed=2), random.Random(2))
    names = [line.event for line in match.chronicle(None)]
    assert names.count("round_begins") == 5
    assert names.count("cleared_up") == 4
    assert names[-1] == "game_won"
    placed = ("figure_inside", "figure_outside", "figure_on_free_area")
    kept = [n for n in names if n in ("round_begins", "card_laid", *placed, "cleared_up")]
    first_round = kept[: kept.index("cleared_up") + 1]
    assert first_round[:4] == ["round_begins", "card_laid", "card_laid", "card_laid"]
    assert len(first_round) == 1 + 3 + 12 + 1


def test_cards_are_chosen_together_and_in_secret() -> None:
    """DP-4.3: all seats decide at once, in any order."""
    match = after_setup(3)
    assert match.deciders == [0, 1, 2]
    play(match, 2, "card:invasion")
    assert match.deciders == [0, 1]
    assert match.view(0)["table"]["players"][2]["card"] == {"laid": True, "shown": False, "id": None}


def test_all_three_cards_every_round() -> None:
    """DP-4.4: the card used in round 1 is there again in round 2."""
    match = after_setup(2)
    play(match, 0, "card:bribe")
    play(match, 1, "card:bribe")
    while state(match).round_no == 1:
        seat = match.deciders[0]
        match.choose(seat, match.legal(seat)[0])
    assert decision(match) == "intrigue_card"
    for seat in range(2):
        assert offered(match, seat) == {"card:administration", "card:bribe", "card:invasion"}


def test_four_turns_each_clockwise() -> None:
    """DP-4.5, DP-4.6: one figure a turn, all four placed at the end."""
    match = after_setup(3)
    for seat in range(3):
        play(match, seat, "card:administration")
    order = []
    while decision(match) not in ("mission", "intrigue_card"):
        seat = match.deciders[0]
        if decision(match) in ("figure", "area") and (not order or decision(match) == "figure" or order[-1] != seat):
            if len(order) < 12:
                order.append(seat)
        choices = offered(match, seat)
        match.choose(seat, "done" if "done" in choices else sorted(choices)[0])
    placed = [line for line in match.chronicle(None) if line.event.startswith("figure_")]
    assert [line.things["player"] for line in placed] == [0, 1, 2] * 4
    assert [line.things["figure"] for line in placed].count(t.BOSS) == 3


def test_only_inside_or_outside() -> None:
    """DP-4.7: out of reach is refused, for the boss lady too."""
    desk = Desk(2).own(0, "green_side").own(1, "purple_side", "purple_gate").loot(0, 5).card(0, "bribe")
    match = play(desk.turn(0), 0, "figure:boss")
    assert offered(match, 0) == {"area:green_gate", "area:green_corner"}
    desk = Desk(2).own(0, "green_side").own(1, "purple_side", "purple_gate").loot(0, 5)
    match = play(desk.turn(0), 0, "figure:henchman")
    assert offered(match, 0) == {"area:green_side", "area:green_gate", "area:green_corner"}


def test_the_only_area_of_another_player_is_closed() -> None:
    """DP-4.8: judged at the moment of placing - with a second area it opens."""
    desk = Desk(2).own(0, "green_side").own(1, "green_corner").loot(0, 1)
    assert offered(play(desk.turn(0), 0, "figure:henchman"), 0) == {"area:green_side", "area:green_gate"}
    desk = Desk(2).own(0, "green_side").own(1, "green_corner", "purple_side").loot(0, 1)
    assert "area:green_corner" in offered(play(desk.turn(0), 0, "figure:henchman"), 0)


def test_no_passing() -> None:
    """DP-4.9: neither the choice of figure nor that of the area can be declined."""
    match = Desk(2).own(0, "green_side", "green_gate").own(1, "purple_side").turn(0)
    assert offered(match, 0) == {"figure:henchman", "figure:boss"}
    assert offered(play(match, 0, "figure:henchman"), 0) == {"area:green_side", "area:green_gate"}


def test_a_boss_lady_without_area_cannot_be_chosen() -> None:
    """DP-4.10: Bribe needs an outside area; the neighbour's only area is none. The question is still asked."""
    desk = Desk(2).own(0, *[a for a in t.AREA_IDS[:9] if a != "green_corner"]).own(1, "green_corner").card(0, "bribe")
    match = desk.turn(0)
    assert decision(match) == "figure"
    assert offered(match, 0) == {"figure:henchman"}


def test_the_last_boss_lady_without_area_is_shown_and_skipped() -> None:
    """DP-4.11, DP-12.18: her player shows the card; the turn counts, the boss lady stays off the board."""
    everything = [a for a in t.AREA_IDS[:9] if a != "green_corner"]
    desk = Desk(2).own(0, *everything).own(1, "green_corner").card(0, "invasion").henchmen(0, "green_side", 2)
    match = play(desk.turn(0), 0, "figure:henchman", "area:green_side", "done")
    play(match, 1, "figure:henchman", "area:green_corner", "done")
    assert state(match).card_shown[0] == 0
    assert (decision(match), offered(match, 0)) == ("last_area", {"done"})
    taken = state(match).turns_taken
    play(match, 0, "done")
    s = state(match)
    assert (s.card_shown[0], s.boss_area[0], s.henchmen_left[0]) == (1, t.OFF_BOARD, 0)
    assert (s.turns_taken, match.deciders) == (taken + 1, [1])
    assert [line.event for line in match.chronicle(1)][-2:] == ["actions_left", "turn_skipped"]
    skipped = match.chronicle(1)[-1]
    assert (skipped.things["player"], t.CARD_IDS[skipped.things["card"]]) == (0, "invasion")
    assert not match.can_undo(0)


def test_the_last_boss_lady_is_placed_by_her_card() -> None:
    """DP-12.18: outside for Bribe, inside for Administration; asked even for a single area, and shown by the choice."""
    for card, areas in (("bribe", {"area:green_gate", "area:green_corner"}), ("administration", {"area:green_side"})):
        match = Desk(2).own(0, "green_side").own(1, "purple_side").card(0, card).henchmen(0, "green_side", 3).turn(0)
        assert (decision(match), offered(match, 0)) == ("last_area", areas)
        assert state(match).card_shown[0] == 0
        chosen = min(areas)
        play(match, 0, chosen)
        assert (state(match).card_shown[0], state(match).boss_area[0]) == (1, area(chosen.removeprefix("area:")))
        assert decision(match) == ("card_bribe" if card == "bribe" else "inside_action")


def test_figures_stay_when_the_area_changes_hands() -> None:
    """DP-4.12"""
    desk = Desk(2).own(0, "green_side").own(1, "green_corner", "purple_side").loot(0, 1)
    match = desk.henchmen(1, "green_corner", 1).rats(0, m09=3).turn(0)
    play(match, 0, "figure:henchman", "area:green_corner", "manhole:m13")
    assert owner(match, "green_corner") == 0
    assert state(match).henchmen[1][area("green_corner")] == 1


def test_the_start_player_moves_on() -> None:
    """DP-4.13: clockwise, and around."""
    match = play_random(Match("die_patin", 4, seed=8, start_player=2), random.Random(8))
    starts = [line.things["player"] for line in match.chronicle(None) if line.event == "round_begins"]
    assert starts == [2, 3, 0, 1, 2]
