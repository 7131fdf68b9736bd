"""RL-1 terms and components, RL-2 player counts and modes, RL-3 setup."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ratland.desk import GAME, at, clan, confirm, desk, event, listed, place, run, state
from undercity import BadOption, BadSeats, Match
from undercity.games.ratland.attack import target
from undercity.games.ratland.board import canal_rats, clan_size, healthy, in_turn
from undercity.games.ratland.table import (
    CLAN_IDS,
    CONTENT,
    COPIES,
    EVENT_IDS,
    FINAL_EVENTS,
    FOOD_IDS,
    HIT_ORDER,
    INITIAL_EVENTS,
    PIECES,
    PLACE_IDS,
    RATS,
    RETURN_PHASE,
    SEARCH_ENDS,
    YELLOW,
)


def test_neighbours_sit_clockwise() -> None:
    """RL-1.1: left of p is p+1, right of p is p-1."""
    s = desk(5)
    assert [target(s, p, place("left_canal")) for p in range(5)] == [1, 2, 3, 4, 0]
    assert [target(s, p, place("right_canal")) for p in range(5)] == [4, 0, 1, 2, 3]


def test_turn_order_starts_with_the_active_player() -> None:
    """RL-1.2, RL-4.2: active player first, then to the left; next round the next player is active."""
    s = desk(4, active=2)
    assert [in_turn(s, k) for k in range(4)] == [2, 3, 0, 1]
    s.round_no = 2
    assert [in_turn(s, k) for k in range(4)] == [3, 0, 1, 2]


def test_kinds_of_rats() -> None:
    """RL-1.3, RL-1.4, RL-1.5: clan = healthy + sick + lost; canal rats leave the lost out; the dead count nowhere."""
    s = desk(2, pantry=[4, 0], waiting=[1, 0], sick=[2, 0], lost=[3, 0], dead=[5, 0])
    assert (healthy(s, 0), canal_rats(s, 0), clan_size(s, 0)) == (5, 7, 10)
    assert s.rat_supply == 115 - 15


def test_places() -> None:
    """RL-1.6: three areas, two canals, nursery and pantry; the infirmary cannot be chosen."""
    assert PLACE_IDS == ("dump", "city", "fields", "left_canal", "right_canal", "nursery", "pantry", "both")
    assert not any("infirmary" in label for kind in GAME.choices.kinds for label in kind.labels)


def test_sent_present_and_inner_rats() -> None:
    """RL-1.7: sent stays when a rat leaves the area; inner rats are those not in an area."""
    s = desk(3, event="tacticians", level=2, dump=[1, 0, 0])
    s.rats[0][0], s.sick[0] = 0, 1
    after = state(run(s, SEARCH_ENDS))
    assert listed(after.cheese, 3) == [2, 3, 3]
    assert list(HIT_ORDER[0])[1:6] == [place(p) for p in ("pantry", "nursery", "both", "left_canal", "right_canal")]


def test_components() -> None:
    """RL-1.8, RL-1.9, RL-1.10, RL-1.11: 115 rats, 80 pieces, 48 cards, 6 boards and screens per copy."""
    assert (CONTENT.box.single_rats, CONTENT.box.double_rats, RATS) == (55, 30, 115)
    assert list(PIECES) == [11, 4, 44, 11, 4, 6]
    assert sum(PIECES) == 80
    assert (len(EVENT_IDS), len(FOOD_IDS), len(CLAN_IDS)) == (14, 9, 12)  # 13 more lie beside the boards: RL-1.10
    assert COPIES[6] * 6 == 6  # a board and a screen each: RL-1.11


def test_only_yellow_lies_in_a_pantry_and_the_rest_is_the_supply() -> None:
    """RL-1.12, RL-1.13: cheese is one number of yellow pieces; what is with nobody is in the supply."""
    s = state(Match("ratland", 3, 1))
    assert s.cheese_supply[YELLOW] == 44 - sum(s.cheese)
    assert [s.cheese_supply[c] for c in (0, 1, 3, 4, 5)] == [11, 4, 11, 4, 6]


# ------------------------------------------------------------------ RL-2


@pytest.mark.parametrize("seats", [0, 1, 13, True])
def test_too_few_or_too_many_players(seats: int) -> None:
    """RL-2.1: 2 to 12 players."""
    with pytest.raises(BadSeats):
        Match("ratland", seats)


def test_copies_by_player_count() -> None:
    """RL-2.1, RL-17.2: one copy up to 6, two copies from 7 on, with doubled supplies."""
    assert [COPIES[n] for n in range(2, 13)] == [1] * 5 + [2] * 6
    s = desk(7)
    assert s.rat_supply == 230
    assert [s.cheese_supply[c] for c in range(6)] == [22, 8, 88, 22, 8, 12]


def test_defaults() -> None:
    """RL-2.2, RL-2.3, RL-2.4: shuffled food, standard boards, no clans."""
    s = state(Match("ratland", 4, 3))
    assert (s.food_order, s.boards, s.clans) == (0, 0, 0)
    assert listed(s.aggressive, 4) == [0] * 4
    assert listed(s.clan, 4) == [-1] * 4
    assert list(s.food_deck)[:9] != list(range(9))


def test_every_combination_is_legal() -> None:
    """RL-2.5: options are independent of each other and of the player count."""
    decisions = set()
    for seats in (2, 6, 12):
        for food_order in ("shuffled", "sorted"):
            for boards in ("standard", "all_aggressive", "secret_choice"):
                for clans in ("off", "on"):
                    match = Match("ratland", seats, 1, food_order=food_order, boards=boards, clans=clans)
                    assert match.deciders == list(range(seats))
                    decisions.add(match.view()["decision"])
    assert decisions == {"clan", "board", "place_rats"}


@pytest.mark.parametrize(
    ("name", "value"),
    [("boards", "wooden"), ("clans", 3), ("food_order", ""), ("start_player", 12), ("start_player", 4)],
)
def test_bad_options_are_refused(name: str, value: object) -> None:
    """RL-2.2 to RL-2.4, RL-3.8: the message names the option."""
    with pytest.raises(BadOption, match=name):
        Match("ratland", 4, 1, **{name: value})


# ------------------------------------------------------------------ RL-3


@pytest.mark.parametrize("seats", range(2, 13))
def test_what_a_player_gets(seats: int) -> None:
    """RL-3.1, RL-3.2: 7 rats and 2 cheese in the pantry; the supply starts with the rest."""
    s = state(Match("ratland", seats, 5, boards="secret_choice"))
    assert [at(s, p) for p in range(seats)] == [{"pantry": 7}] * seats
    assert listed(s.cheese, seats) == [2] * seats
    assert s.rat_supply == (115 if seats < 7 else 230) - 7 * seats
    assert s.cheese_supply[YELLOW] == (44 if seats < 7 else 88) - 2 * seats


def test_initial_and_final_events() -> None:
    """RL-3.3: the first seven listed are initial, the others final, the end card among them."""
    initial = ["abundance", "massive_attack", "cousin_visit", "hard_hat", "yellow_is_the_new_black", "drunk"]
    assert [EVENT_IDS[i] for i in INITIAL_EVENTS] == [*initial, "hide_the_cheese"]
    final = ["just_in_time", "holy_rat", "dr_cheese", "tacticians", "rattibal_lecter", "locked_and_loaded"]
    assert [EVENT_IDS[i] for i in FINAL_EVENTS] == final


def test_event_deck_and_length_of_the_game() -> None:
    """RL-3.4, RL-3.5, RL-3.6: 5 initial, then 4 final ones and the end card, which is anywhere from 6th to 10th."""
    ends: Counter[int] = Counter()
    unused: Counter[int] = Counter()
    for seed in range(400):
        deck = list(state(Match("ratland", 2, seed)).event_deck)
        assert len(set(deck)) == 10
        assert set(deck[:5]) <= set(INITIAL_EVENTS)
        assert set(deck[5:]) <= {*FINAL_EVENTS, event("end_of_game")}
        ends[deck.index(event("end_of_game"))] += 1
        unused.update(set(range(14)) - set(deck))
    assert set(ends) == {5, 6, 7, 8, 9}
    assert all(50 <= n <= 115 for n in ends.values())  # 80 expected
    assert all(85 <= unused[i] <= 145 for i in INITIAL_EVENTS)  # 2 of 7: 114 expected
    assert all(100 <= unused[i] <= 170 for i in FINAL_EVENTS)  # 2 of 6: 133 expected
    assert event("end_of_game") not in unused


def test_food_deck() -> None:
    """RL-3.7, RL-17.4: 9 cards a copy, shuffled or sorted; sorted with two copies: both cards of a number."""
    assert list(state(Match("ratland", 4, 1, food_order="sorted")).food_deck) == [*range(9), *[-1] * 9]
    assert list(state(Match("ratland", 7, 1, food_order="sorted")).food_deck) == [k // 2 for k in range(18)]
    decks = [list(state(Match("ratland", 7, seed)).food_deck) for seed in range(9)]
    assert all(sorted(deck) == [k // 2 for k in range(18)] for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 9
    assert any(deck[0] != deck[1] for deck in decks)


def test_start_player() -> None:
    """RL-3.8: at random, or the one the host names."""
    found = Counter(state(Match("ratland", 4, seed)).start_player for seed in range(200))
    assert all(30 <= found[p] <= 72 for p in range(4))
    assert state(Match("ratland", 4, 9, start_player=3)).start_player == 3


def test_clan_choice() -> None:
    """RL-3.9: two cards each in secret; the kept ones are turned over together, the others stay hidden."""
    match = Match("ratland", 3, 4, clans="on")
    dealt = [list(state(match).dealt[p]) for p in range(3)]
    assert len({c for pair in dealt for c in pair}) == 6
    for p in (2, 0):
        match.choose(p, f"clan:{CLAN_IDS[dealt[p][1]]}")
        assert match.view(1)["table"]["players"][p]["clan"] is None
        assert not match.can_undo(p)
    match.choose(1, f"clan:{CLAN_IDS[dealt[1][0]]}")
    assert listed(state(match).clan, 3) == [dealt[0][1], dealt[1][0], dealt[2][1]]
    for viewer in (None, 0, 1, 2):
        players = match.view(viewer)["table"]["players"]
        assert [p["clan"] for p in players] == [CLAN_IDS[dealt[0][1]], CLAN_IDS[dealt[1][0]], CLAN_IDS[dealt[2][1]]]
        assert [bool(p["dealt"]) for p in players] == [viewer == 0, viewer == 1, viewer == 2]


def test_board_choice_is_shown_with_the_first_reveal() -> None:
    """RL-3.10, RL-14.11: a side for the whole game, secret until the screens are lifted in round 1."""
    match = Match("ratland", 3, 4, boards="secret_choice")
    for p, side in ((1, "aggressive"), (0, "standard"), (2, "aggressive")):
        match.choose(p, f"board:{side}")
    assert [p["board"] for p in match.view(0)["table"]["players"]] == ["standard", None, None]
    for p in range(3):
        confirm(match, p)
    shown = [line.things for line in match.chronicle() if line.event == "board_shown"]
    assert shown == [{"player": 0, "board": 0}, {"player": 1, "board": 1}, {"player": 2, "board": 1}]
    assert [p["board"] for p in match.view()["table"]["players"]] == ["standard", "aggressive", "aggressive"]
    assert not any(choice.kind == "board" for p in match.deciders for choice in match.choices(p))


def test_order_of_setup_decisions() -> None:
    """RL-3.11: clans, then boards, then round 1."""
    match = Match("ratland", 2, 4, boards="secret_choice", clans="on")
    seen = []
    while match.view()["decision"] != "place_rats":
        seen.append(match.view()["decision"])
        match.choose(match.deciders[0], match.legal(match.deciders[0])[0])
    assert seen == ["clan", "clan", "board", "board"]
    assert state(match).round_no == 1


def test_clan_cards_of_two_copies() -> None:
    """RL-17.7: 24 cards, two of each; with 12 players all are dealt, perhaps both of a kind to one player."""
    pairs = 0
    for seed in range(12):
        match = Match("ratland", 12, seed, clans="on")
        cards = Counter(c for p in range(12) for c in state(match).dealt[p])
        assert cards == dict.fromkeys(range(12), 2)
        for p in range(12):
            pair = list(state(match).dealt[p])
            assert len(match.legal(p)) == len(set(pair))
            pairs += pair[0] == pair[1]
        assert match.deciders == list(range(12))  # asked even with two equal cards, or the discard would be known
    assert pairs > 0


def test_desk_is_sound() -> None:
    """The positions of these tests keep the invariants."""
    s = desk(3, event="dr_cheese", level=2, clans=("ninjas", "seers", "family"), pantry=[3, 2, 1], cheese=[1, 2, 3])
    assert s.clan[0] == clan("ninjas")
    assert GAME.check(s) in (0, 2306)  # a final event on top is a custom deck
    assert state(run(s, RETURN_PHASE)).phase == 5
