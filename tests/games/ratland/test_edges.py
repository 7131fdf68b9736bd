"""First and last seats, areas, places and cards: where a loop that is one too short or too long would show."""

from __future__ import annotations

import random

import pytest

from games.ratland.desk import (
    GAME,
    at,
    bag_of,
    cheese,
    clan,
    decision,
    desk,
    event,
    happened,
    listed,
    notations,
    run,
    state,
    turn_over,
)
from kit import imagined
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ratland.board import event_number
from undercity.games.ratland.content import OPCODES
from undercity.games.ratland.table import (
    ALL_SENT,
    ATTACK_PHASE,
    COUNT,
    DRAWS,
    EVENT_PHASE,
    FEEDING_PHASE,
    FIGHT,
    NURSERY_PHASE,
    PLACE_IDS,
    RATS_PHASE,
    RETURN_PHASE,
    SCAVENGERS,
    SEARCH_AREA,
    SEARCH_PHASE,
    State,
)


@pytest.mark.parametrize(
    ("step", "number"),
    [(RATS_PHASE, 2), (ATTACK_PHASE, 3), (NURSERY_PHASE, 4), (RETURN_PHASE, 5), (SEARCH_PHASE, 6), (FEEDING_PHASE, 7)],
)
def test_phases_have_their_numbers(step: int, number: int) -> None:
    """RL-4.1."""
    s = desk(2, waiting=[1, 1]) if step == RATS_PHASE else desk(2, pantry=[1, 1])
    assert state(run(s, step)).phase == number


def test_no_event_is_in_force_before_round_1() -> None:
    """RL-5.4: and nobody sees a card, not even Seers (RL-15.15)."""
    s = desk(3, event="locked_and_loaded", level=2)
    s.round_no = 0
    assert [event_number(s, op) for op in range(len(OPCODES))] == [0] * len(OPCODES)
    match = Match("ratland", 2, 1, clans="on", boards="secret_choice")
    for p in range(2):
        match.choose(p, match.legal(p)[0])
    s = state(match)
    s.clan[0] = clan("seers")
    known = plain(GAME).concealed(s, 0)
    assert isinstance(known, State)
    assert list(known.event_deck) == [-2] * 10


def test_rats_are_gathered_from_every_place() -> None:
    """RL-6.3: also from double duty, with every player."""
    things = {place: [1, 0, 2] for place in PLACE_IDS}
    s = desk(3, event="hard_hat", **things)
    s.round_no = 0
    after = state(run(s, EVENT_PHASE))
    assert listed(after.waiting, 3) == [8, 0, 16]
    assert [at(after, p) for p in range(3)] == [{}, {}, {}]


def test_sent_is_taken_in_every_area() -> None:
    """RL-1.7."""
    s = desk(3, dump=[1, 2, 3], city=[4, 5, 6], fields=[7, 8, 9])
    for p in range(3):
        for k in range(3):
            s.sent[p][k] = 0
    after = state(run(s, ALL_SENT))
    assert [list(after.sent[p]) for p in range(3)] == [[1, 4, 7], [2, 5, 8], [3, 6, 9]]


@pytest.mark.parametrize(("dump", "leader", "victim"), [([1, 2, 0], 1, 0), ([2, 0, 1], 0, 2), ([0, 1, 2], 2, 1)])
def test_the_only_opponent_can_sit_anywhere(dump: list[int], leader: int, victim: int) -> None:
    """RL-14.7."""
    s = desk(3, aggressive=(0, 1, 2), dump=dump)
    s.phase, s.area = 6, 0
    match = run(s, FIGHT)
    assert happened(match, "rat_wounded") == [{"player": leader, "present": 2, "victim": victim}]
    assert state(match).sick[victim] == 1


def test_a_tie_with_the_last_seat_is_told() -> None:
    """RL-4.4, RL-14.7."""
    s = desk(4, aggressive=(0,), dump=[2, 1, 0, 2])
    s.phase, s.area = 6, 0
    match = run(s, FIGHT)
    match.choose(0, "player:1")
    assert happened(match, "tie_broken") == [{"player": 0}]


@pytest.mark.parametrize("area", [0, 1, 2])
def test_deserted_areas_are_named(area: int) -> None:
    """RL-10.18."""
    match = run(desk(2), (SEARCH_AREA, area))
    assert happened(match, "area_deserted") == [{"area": area}]
    assert [t["area"] for t in happened(match, "area_searched")] == [area]


def test_equal_strengths_fail_in_a_tunnel() -> None:
    """RL-16.2, RL-7.3."""
    match = run(desk(2, left_canal=[2, 0], right_canal=[0, 2], cheese=[1, 1]), ATTACK_PHASE)
    assert happened(match, "tunnel_won") == []
    assert [t["player"] for t in happened(match, "tunnel_failed")] == [1, 0]
    assert cheese(match) == [1, 1]


def test_casualties_stay_in_their_own_canals() -> None:
    """RL-14.2: a failed attack through one canal costs no other canal a rat, whoever sits beside."""
    s = desk(4, aggressive=(0,), left_canal=[0, 2, 2, 2], right_canal=[1, 2, 2, 2], pantry=[9, 9, 9, 9])
    after = state(run(s, ATTACK_PHASE))
    assert at(after, 0) == {"pantry": 9}
    for p in (1, 2, 3):
        assert at(after, p) == {"left_canal": 2, "right_canal": 2, "pantry": 9}
    s = desk(4, aggressive=(3,), left_canal=[2, 2, 2, 1], right_canal=[2, 2, 2, 0], pantry=[9, 9, 9, 9])
    after = state(run(s, ATTACK_PHASE))
    assert at(after, 3) == {"pantry": 9}
    assert all(at(after, p) == {"left_canal": 2, "right_canal": 2, "pantry": 9} for p in range(3))


def test_two_scavengers_side_by_side() -> None:
    """RL-15.16, RL-19.50: both are asked, one after the other."""
    s = desk(7, clans=["seers", "scavengers", "scavengers", "family", "ninjas", "corrupt", "family"])
    bag_of(s, yellow=5)
    match = run(s, SCAVENGERS)
    asked = []
    while decision(match) == "late_draw":
        asked.append(match.deciders[0])
        assert notations(match, asked[-1]) == ["answer:no", "answer:yes"]
        match.choose(asked[-1], "answer:yes")
    assert asked == [1, 2]
    assert [t["player"] for t in happened(match, "late_drawn")] == [1, 2]


@pytest.mark.parametrize("musician", [0, 1, 2])
def test_the_richest_can_sit_anywhere(musician: int) -> None:
    """RL-15.13."""
    clans = ["seers", "family", "ninjas"]
    clans[musician] = "musicians"
    for rich in range(3):
        amounts = [4 if p == rich else 1 for p in range(3)]
        match = run(desk(3, clans=clans, cheese=amounts), FEEDING_PHASE)
        expected = rich if rich != musician else next(p for p in range(3) if p != musician)
        assert [t["giver"] for t in happened(match, "cheese_collected")] == [expected]


def test_one_lost_rat_is_enough_for_explorers() -> None:
    """RL-15.6."""
    match = run(desk(2, clans=("explorers", "seers"), lost=[1, 0]), RETURN_PHASE)
    assert cheese(match) == [1, 0]
    assert happened(match, "rats_back") == [{"player": 0, "sick": 0, "lost": 1}]


def test_harm_that_hits_is_told_once() -> None:
    """RL-10.11 to RL-10.13: nobody is missing when every piece finds its rat."""
    for piece, line in (("black", "rats_to_supply"), ("purple", "rats_poisoned"), ("blue", "rats_lost")):
        s = desk(2, dump=[2, 0])
        bag_of(s, **{piece: 2})
        match = run(s, DRAWS)
        assert [t["rats"] for t in happened(match, line)] == [2]
        assert happened(match, "nobody_hit") == []


def test_who_is_not_hit_is_told_by_colour() -> None:
    """RL-10.15."""
    for colour, piece in ((1, "black"), (4, "purple"), (5, "blue")):
        s = desk(3, clans=("seers", "recyclers", "family"), dump=[0, 1, 0])
        bag_of(s, **{piece: 2})
        assert happened(run(s, DRAWS), "nobody_hit") == [{"player": 1, "colour": colour}]


def test_what_seers_are_told() -> None:
    """RL-15.15: with two copies the two food cards of the next round, in their order."""
    s = desk(7, event="tacticians", clans=["seers", *["family", "ninjas", "corrupt"] * 2], waiting=[1] * 7)
    s.event_deck[1] = event("hard_hat")
    s.food_deck[1], s.food_deck[2], s.food_deck[3] = 4, 5, 6
    match = turn_over(s)
    assert happened(match, "food_foreseen", 0) == [{"card": 5}, {"card": 6}]


def test_holy_rat_tells_who_buries_less() -> None:
    """RL-13.9: one rat of every graveyard, in turn order."""
    match = turn_over(desk(3, event="holy_rat", level=2, active=2, pantry=[1, 1, 1], dead=[2, 0, 1]))
    assert happened(match, "dead_risen") == [{"player": 2, "rats": 1}, {"player": 0, "rats": 1}]
    assert listed(state(match).dead, 3) == [1, 0, 0]
    assert happened(match, "graveyards_empty") == []


@pytest.mark.parametrize("seats", [2, 6, 12])
def test_clans_are_dealt_from_one_pack(seats: int) -> None:
    """RL-3.9, RL-17.7: two cards each, no card more often than there is; the kept ones are told."""
    copies = 1 if seats < 7 else 2
    for seed in range(12):
        match = Match("ratland", seats, seed, clans="on")
        dealt = [state(match).dealt[p][k] for p in range(seats) for k in range(2)]
        assert all(0 <= card < 12 for card in dealt)
        assert max(dealt.count(card) for card in dealt) <= copies
    for p in range(seats):
        match.choose(p, match.legal(p)[-1])
    kept = [state(match).clan[p] for p in range(seats)]
    assert [(t["player"], t["clan"]) for t in happened(match, "clan_kept")] == list(enumerate(kept))


def test_imagined_food_with_two_copies() -> None:
    """RL-17.4, RL-20.8: eighteen cards, two of each."""
    match = Match("ratland", 7, 4)
    world = imagined(plain(GAME), match.state, 3, random.Random(1))
    assert isinstance(world, State)
    assert sorted(world.food_deck) == sorted([*range(9)] * 2)


def test_check_of_cards_that_are_gone() -> None:
    """RL-23.6, RL-2.1: a food card replaced by nothing, whichever it is; things that would cancel out."""
    for card in (0, 8):
        s = desk(2, pantry=[1, 1])
        s.phase = 6
        s.food_deck[list(s.food_deck).index(card)] = -1
        assert GAME.broken(s) == "RL-23.6"
    s = desk(2, pantry=[1, 1])
    s.phase = 6
    s.dead[2] = s.cheese[2] = 1
    assert GAME.broken(s) == "RL-2.1"


def test_numbers_of_rats_are_offered_up_to_all() -> None:
    """RL-21.6: 0 to all that are left, whatever was offered before."""
    colours = run(desk(2, clans=("corrupt", "seers")), (SEARCH_AREA, 0))
    assert len(colours.legal(0)) == 7
    for rats in (1, 3, 6):
        match = run(desk(2, waiting=[rats, 0]), RATS_PHASE)
        plain(GAME).legal(colours.state, 0)
        assert plain(GAME).legal(match.state, 0) == [COUNT + n for n in range(rats + 1)]
