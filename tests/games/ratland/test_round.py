"""RL-4 the round and ties, RL-5 phase 1, RL-11.7, RL-12 end of the game."""

from __future__ import annotations

import random

import pytest

from games.ratland.desk import cheese, confirm, desk, event, happened, listed, run, state, turn_over
from kit import play_random
from undercity import Match
from undercity.games.ratland.attack import attack_strength
from undercity.games.ratland.board import in_turn
from undercity.games.ratland.table import FEEDING, FEEDING_PHASE, IS_FINAL, NURSERY_PHASE, RATS_PHASE, ROUND, STEPS
from undercity.games.ratland.turn import do_round


def test_seven_phases_in_order() -> None:
    """RL-4.1, RL-11.7: a round is seven phases in their order; then the next round begins."""
    s = desk(3)
    do_round(s)
    names = [STEPS.all[s.agenda[k][0]].name for k in range(s.due - 1, -1, -1)]
    phases = ["event", "rats", "attack", "nursery", "return", "search", "feeding"]
    assert names == [*(f"{phase}_phase" for phase in phases), "round"]


def test_the_active_player_card_passes_to_the_left() -> None:
    """RL-4.2, RL-5.1, RL-23.5: the start player in round 1, then the left neighbour in every round."""
    match = Match("ratland", 3, 8, start_player=1)
    play_random(match, random.Random(8))
    begins = happened(match, "round_begins")
    assert [(t["round"], t["player"]) for t in begins] == [(r, r % 3) for r in range(1, len(begins) + 1)]
    assert len(begins) >= 5


def test_players_act_simultaneously() -> None:
    """RL-4.3: all players are asked at once in phase 2, and who answers first makes no difference."""
    results = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        match = Match("ratland", 4, 3)
        assert match.deciders == [0, 1, 2, 3]
        for p in order:
            confirm(match, p)
        results.append(match.state.tobytes())
    assert results[0] == results[1]


@pytest.mark.parametrize(("active", "giver"), [(0, 2), (2, 2), (3, 3)])
def test_ties_fall_to_the_first_in_turn_order(active: int, giver: int) -> None:
    """RL-4.4: of the tied players 2 and 3 the one nearest to the active player's left is meant, good or bad."""
    s = desk(4, event="drunk", active=active, pantry=[5, 4, 9, 9])
    match = turn_over(s)
    assert happened(match, "rat_given") == [{"player": giver, "receiver": 1, "rats": 1}]


@pytest.mark.parametrize(("active", "served"), [(0, [1, 1, 0, 0]), (2, [0, 0, 1, 1]), (3, [1, 0, 0, 1])])
def test_tied_players_are_processed_in_turn_order(active: int, served: list[int]) -> None:
    """RL-4.5, RL-4.6, RL-13.3: one rat each, but the supply has only two: turn order decides."""
    s = desk(4, event="cousin_visit", active=active, pantry=[1, 1, 1, 1], dead=[28, 28, 28, 25])
    assert s.rat_supply == 2
    assert listed(state(turn_over(s)).waiting, 4) == [1 + n for n in served]


def test_a_player_without_rats_stays_in_the_game() -> None:
    """RL-4.8: he is not asked to place, pays nothing and goes on."""
    s = desk(3, waiting=[0, 3, 3])
    match = run(s, RATS_PHASE, NURSERY_PHASE, FEEDING)
    assert match.deciders == [1, 2]
    for p in (1, 2):
        confirm(match, p)
    assert not match.over
    assert cheese(match) == [0, 0, 0]
    assert happened(match, "clan_fed")[0] == {"player": 0, "rats": 0, "need": 0}


# ------------------------------------------------------------------ RL-5


def test_the_end_card_ends_the_game_at_once() -> None:
    """RL-5.2, RL-12.1, RL-13.14: no food card, no round; the position stays as it is."""
    s = desk(3, event="end_of_game", pantry=[3, 2, 4])
    match = turn_over(s)
    assert match.over
    assert match.deciders == []
    assert [line.event for line in match.chronicle()] == ["event_turned", "game_over", *["scored"] * 3, "game_won"]
    assert happened(match, "game_won") == [{"player": 2, "points": 4}]
    assert match.points == [3, 2, 4]
    assert state(match).round_no == 0


@pytest.mark.parametrize(("name", "level"), [("hard_hat", 1), ("holy_rat", 2), ("tacticians", 2)])
def test_the_first_open_manhole_raises_the_clans(name: str, level: int) -> None:
    """RL-5.3, RL-15.2: with the first final event all clans are at level 2, before it takes effect."""
    match = turn_over(desk(2, event=name, clans=("seers", "family"), pantry=[1, 1]))
    assert state(match).clan_level == level
    assert len(happened(match, "manhole_opened")) == level - 1
    match = turn_over(desk(2, event=name, pantry=[1, 1]))
    assert state(match).clan_level == level
    assert happened(match, "manhole_opened") == []  # nobody has a clan


def test_level_two_counts_for_the_event_itself() -> None:
    """RL-5.3, RL-19.16: Explorers get one cheese per lost rat from the event that opens the manhole."""
    match = turn_over(desk(2, event="just_in_time", clans=("explorers", "seers"), lost=[3, 2]))
    assert cheese(match) == [3, 0]


def test_levels_over_a_whole_game() -> None:
    """RL-15.2, RL-15.3: rounds 1 to 5 at level 1, from round 6 on at level 2."""
    match = Match("ratland", 2, 3, clans="on")
    luck = random.Random(1)
    while not match.over:
        s = state(match)
        assert s.clan_level == (2 if s.round_no >= 6 else 1)
        play_random(match, luck, 1)
    assert state(match).round_no >= 5


def test_an_event_lasts_one_round() -> None:
    """RL-5.4: the abundance of round 1 does nothing later; massive attack does not last into round 2."""
    s = desk(2, event="massive_attack", left_canal=[2, 0])
    assert attack_strength(s, 0, 3) == 3
    s.event_deck[1] = event("abundance")
    s.round_no = 2
    assert attack_strength(s, 0, 3) == 2


@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (6, 1), (7, 2), (12, 2)])
def test_food_is_turned_over_after_the_event(seats: int, cards: int) -> None:
    """RL-5.5, RL-17.3: one food card, two from 7 players on; they stay valid for the round."""
    match = turn_over(desk(seats, food=(4, 7), pantry=[1] * seats))
    names = [line.event for line in match.chronicle()]
    assert names.index("event_turned") < names.index("food_turned")
    assert [t["card"] for t in happened(match, "food_turned")] == [3, 6][:cards]
    assert match.view()["table"]["food"] == ["food_4", "food_7"][:cards]


def test_used_cards_lie_open_and_never_come_back() -> None:
    """RL-5.6: every event and food card is turned over once; those used are public."""
    match = play_random(Match("ratland", 3, 2), random.Random(2))
    events = [t["event"] for t in happened(match, "event_turned")]
    food = [t["card"] for t in happened(match, "food_turned")]
    assert len(events) == len(set(events)) == state(match).round_no + 1
    assert len(food) == len(set(food)) == state(match).round_no
    assert match.view()["table"]["food_seen"] == [f"food_{card + 1}" for card in food]


# ------------------------------------------------------------------ RL-12


def ending(**things: list[int]) -> Match:
    seats = max(len(row) for row in things.values())
    return turn_over(desk(seats, event="end_of_game", **things))


def test_points() -> None:
    """RL-12.2, RL-12.3: 1 per living rat, healthy, sick or lost, minus 1 per dead one; the most points win."""
    match = ending(pantry=[10, 1, 2], sick=[1, 0, 0], lost=[2, 0, 12], dead=[3, 8, 0])
    assert match.points == [10, -7, 14]
    assert match.ranks == [2, 3, 1]
    assert match.utility == [0, -1, 1]


def test_ties_for_victory() -> None:
    """RL-4.7, RL-12.4, RL-12.5, RL-12.6: cheese breaks ties, not the active player; else places are shared."""
    match = ending(pantry=[5, 5, 5, 3, 3], cheese=[1, 2, 2, 4, 0])
    assert match.ranks == [3, 1, 1, 4, 5]
    assert match.utility == [0, 0.75, 0.75, -0.5, -1]


def test_length_of_the_game() -> None:
    """RL-3.6, RL-22.9: the end card as 6th card means 5 rounds, as 10th card 9 rounds."""
    for position, rounds in ((5, 5), (9, 9)):
        match = Match("ratland", 2, 1)
        p = match.position()
        deck = p["event_deck"]
        k = deck.index(event("end_of_game"))
        deck[k], deck[position] = deck[position], deck[k]
        match = play_random(Match.from_position("ratland", p), random.Random(1))
        assert state(match).round_no == rounds
        assert IS_FINAL[deck[rounds - 1]] == (rounds > 5)


def test_the_next_round_begins_with_phase_one() -> None:
    """RL-11.7, RL-4.2: after the last step of round 1 a new event is turned over and the next player is active."""
    match = run(desk(2, pantry=[3, 3]), FEEDING_PHASE, ROUND)
    s = state(match)
    assert (s.round_no, s.phase, in_turn(s, 0)) == (2, 2, 1)
    assert happened(match, "round_begins") == [{"round": 2, "player": 1}]
