"""RL-15: a scenario for both levels of every clan."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.ratland.desk import (
    at,
    bag_of,
    cheese,
    decision,
    desk,
    drawn,
    event,
    happened,
    listed,
    notations,
    run,
    state,
    turn_over,
)
from undercity import Match
from undercity.games.ratland.table import (
    ABILITY_NUMBER,
    ALL_SENT,
    ATHLETES,
    ATTACK_PHASE,
    CLAN_IDS,
    DRAWS,
    FEEDING_PHASE,
    NURSERY_PHASE,
    RATS_PHASE,
    RETURN_PHASE,
    SCAVENGERS,
    SEARCH_PHASE,
    YELLOW,
)


def test_every_clan_level_has_a_scenario() -> None:
    """RL-15.4 to RL-15.15: this file has a test for each of the 24 abilities."""
    text = Path(__file__).read_text(encoding="utf-8")
    wanted = {f"{clan}_level_{level}" for clan in CLAN_IDS for level in (1, 2)}
    assert len(wanted) == 24
    assert {name for name in wanted if re.search(rf"^def test_{name}\b", text, re.MULTILINE)} == wanted


def test_every_player_has_one_clan_with_two_abilities() -> None:
    """RL-15.1, RL-15.3: 12 clans, an ability per level; at level 2 only the second text applies."""
    assert len(ABILITY_NUMBER) == 1 + 2 * 12
    assert all(max(ABILITY_NUMBER[k]) > 0 for k in range(1, 25))
    s = desk(2, clans=("recyclers", "seers"), level=2, dump=[2, 0])
    bag_of(s, yellow=5)
    assert cheese(run(s, DRAWS)) == [2, 0]  # no additional piece any more


def test_two_players_of_one_clan() -> None:
    """RL-15.16: each uses it on his own, in turn order (two copies)."""
    clans = ["alchemists"] * 2 + ["seers"] * 5
    match = run(desk(7, clans=clans, active=1, cheese=[1, 1]), FEEDING_PHASE)
    assert match.deciders == [1]
    match.choose(1, "transform:1")
    assert match.deciders == [0]


# ------------------------------------------------------------------ Recyclers (RL-15.4)


def test_recyclers_level_1() -> None:
    """RL-15.4: one more piece in the dump if a rat is present, and only there."""
    s = desk(2, clans=("recyclers", "seers"), dump=[2, 0])
    bag_of(s, yellow=9)
    match = run(s, DRAWS)
    assert cheese(match) == [3, 0]
    assert happened(match, "more_drawn") == [{"player": 0, "more": 1}]
    s = desk(2, clans=("recyclers", "seers"), city=[2, 0])
    bag_of(s, yellow=9)
    assert cheese(run(s, DRAWS)) == [0, 0]
    s.area = 1
    assert cheese(run(s, DRAWS)) == [2, 0]


@pytest.mark.parametrize(("whites", "gain"), [(0, 0), (1, 1), (2, 2), (3, 2), (5, 2)])
def test_recyclers_level_2(whites: int, gain: int) -> None:
    """RL-15.4: up to 2 whites of the dump for 1 yellow each."""
    s = desk(2, clans=("recyclers", "seers"), level=2, dump=[whites, 0])
    bag_of(s, white=whites)
    assert cheese(run(s, DRAWS)) == [gain, 0]
    s = desk(2, clans=("recyclers", "seers"), level=2, city=[2, 0])
    bag_of(s, white=2)
    s.area = 1
    assert cheese(run(s, DRAWS)) == [0, 0]


# ------------------------------------------------------------------ Mutants (RL-15.5)


def poison(level: int) -> Match:
    s = desk(2, clans=("mutants", "seers"), level=level, dump=[2, 0])
    bag_of(s, purple=2)
    return run(s, DRAWS)


def test_mutants_level_1() -> None:
    """RL-15.5: purple counts as yellow."""
    match = poison(1)
    assert (cheese(match), state(match).sick[0], state(match).rats[0][0]) == ([2, 0], 0, 2)
    assert state(match).cheese_supply[4] == 4
    assert happened(match, "colour_changed") == [{"player": 0, "colour": 4, "meaning": YELLOW}]


def test_mutants_level_2() -> None:
    """RL-15.5: purple counts as orange."""
    assert cheese(poison(2)) == [4, 0]


# ------------------------------------------------------------------ Explorers (RL-15.6)


def test_explorers_level_1() -> None:
    """RL-15.6: 1 cheese in all if a lost rat returns, from the supply."""
    match = run(desk(3, clans=("explorers", "seers", "family"), lost=[3, 2, 0], sick=[1, 0, 0]), RETURN_PHASE)
    assert cheese(match) == [1, 0, 0]
    assert state(match).cheese_supply[YELLOW] == 43
    assert cheese(run(desk(2, clans=("explorers", "seers"), sick=[2, 0]), RETURN_PHASE)) == [0, 0]


def test_explorers_level_2() -> None:
    """RL-15.6: 1 cheese per lost rat that returns."""
    assert cheese(run(desk(2, clans=("explorers", "seers"), level=2, lost=[3, 0]), RETURN_PHASE)) == [3, 0]


# ------------------------------------------------------------------ Scavengers (RL-15.7)


def scavenge(level: int, *answers: str, **things: list[int]) -> tuple[Match, list[int]]:
    """Play phase 6 with these answers; which areas were asked for."""
    match = run(desk(2, clans=("scavengers", "seers"), level=level, food=(1,), **things), SEARCH_PHASE)
    areas = []
    for answer in answers:
        areas.append(state(match).area)
        match.choose(0, f"answer:{answer}")
    assert decision(match) is None
    return match, areas


def test_scavengers_level_1() -> None:
    """RL-15.7, RL-21.13: once a round, where he sent no rat, one of the pieces left over."""
    match, areas = scavenge(1, "no", "yes", pantry=[3, 0])
    assert areas == [0, 1]  # declined in the dump, used in the city, not asked again
    assert [(p, sum(pieces.values())) for p, pieces in drawn(match)] == [(0, 1)]
    assert happened(match, "late_draw_declined") == [{"player": 0}]
    _, areas = scavenge(1, "no", "no", dump=[1, 0])
    assert areas == [1, 2]  # he sent a rat to the dump


def test_once_a_round_begins_anew_each_round() -> None:
    """RL-15.7, RL-15.14, RL-1.7: with a new round the ability is available again, and nobody was sent anywhere yet."""
    s = desk(2, clans=("scavengers", "corrupt"), dump=[1, 2], pantry=[3, 3])
    s.areas_used[0] = s.areas_used[1] = 1
    s = state(turn_over(s))
    assert listed(s.areas_used, 2) == [0, 0]
    assert [list(s.sent[p]) for p in range(2)] == [[0, 0, 0]] * 2


def test_scavengers_level_2() -> None:
    """RL-15.7: in every such area."""
    match, areas = scavenge(2, "yes", "yes", "yes", pantry=[3, 0])
    assert areas == [0, 1, 2]
    assert [(p, sum(pieces.values())) for p, pieces in drawn(match)] == [(0, 1)] * 3


def test_scavengers_come_last_and_need_a_piece() -> None:
    """RL-15.7: after the others; not possible if the bag is empty; all effects of the piece apply."""
    s = desk(2, clans=("scavengers", "seers"), dump=[0, 2], pantry=[1, 0])
    bag_of(s, purple=3)
    match = run(s, DRAWS, SCAVENGERS)
    assert state(match).sick[1] == 2
    match.choose(0, "answer:yes")
    assert (state(match).sick[0], state(match).rats[0][6]) == (1, 0)
    s = desk(2, clans=("scavengers", "seers"), dump=[0, 2])
    bag_of(s, yellow=2)
    assert decision(run(s, DRAWS, SCAVENGERS)) is None


# ------------------------------------------------------------------ Alchemists (RL-15.8)


def alchemy(level: int, cheese: int, dead: int = 0) -> Match:
    return run(desk(2, clans=("alchemists", "seers"), level=level, cheese=[cheese, 0], dead=[0, dead]), FEEDING_PHASE)


def test_alchemists_level_1() -> None:
    """RL-15.8, RL-21.15: after feeding 1 cheese into 1 rat, healthy and from the supply."""
    match = alchemy(1, 5)
    assert notations(match, 0) == ["transform:0", "transform:1"]
    match.choose(0, "transform:1")
    s = state(match)
    assert (s.cheese[0], sum(at(s, 0).values()), s.rat_supply, s.cheese_supply[YELLOW]) == (4, 1, 114, 40)


def test_alchemists_level_2() -> None:
    """RL-15.8: up to 2 cheese into 1 rat each."""
    match = alchemy(2, 5)
    assert notations(match, 0) == ["transform:0", "transform:1", "transform:2"]
    match.choose(0, "transform:2")
    assert (state(match).cheese[0], sum(at(state(match), 0).values())) == (3, 2)


def test_alchemists_need_cheese_and_rats() -> None:
    """RL-15.8: both must be available."""
    assert decision(alchemy(2, 0)) is None
    assert len(notations(alchemy(2, 1), 0)) == 2
    assert len(notations(alchemy(2, 5, dead=114), 0)) == 2
    assert decision(alchemy(2, 5, dead=115)) is None


# ------------------------------------------------------------------ Ninjas (RL-15.9)


def ninja(level: int, left: int, right: int, defence: int = 5) -> list[int]:
    s = desk(3, clans=("ninjas", "seers", "family"), level=level, pantry=[0, defence, defence], cheese=[0, 4, 4])
    s.rats[0][3], s.rats[0][4] = left, right
    return cheese(run(s, ATTACK_PHASE))


def test_ninjas_level_1() -> None:
    """RL-15.9: exactly 2 rats in his only canal claim at least 1, whatever the defence; more if that is won."""
    assert ninja(1, 2, 0) == [1, 3, 4]
    assert ninja(1, 0, 2) == [1, 4, 3]
    assert ninja(1, 1, 0) == ninja(1, 3, 0) == ninja(1, 2, 1) == [0, 4, 4]
    assert ninja(1, 2, 0, defence=0) == [2, 2, 4]


def test_ninjas_level_2() -> None:
    """RL-15.9: each canal with exactly 1 rat claims at least 1."""
    assert ninja(2, 1, 0) == [1, 3, 4]
    assert ninja(2, 1, 1) == [2, 3, 3]
    assert ninja(2, 2, 0) == [0, 4, 4]
    assert ninja(2, 1, 2) == [1, 3, 4]


def test_ninjas_count_real_rats() -> None:
    """RL-15.9a: without event bonus."""
    s = desk(3, event="massive_attack", clans=("ninjas", "seers", "family"), left_canal=[1, 0, 0], pantry=[0, 5, 0])
    s.cheese[1] = 3
    assert cheese(run(s, ATTACK_PHASE)) == [0, 3, 0]


def test_a_guaranteed_claim_is_not_a_won_attack() -> None:
    """RL-15.9b, RL-19.38: an aggressive Ninja takes the piece and loses a rat; no defender dies."""
    s = desk(3, clans=("ninjas", "seers", "family"), aggressive=(0,), left_canal=[2, 0, 0], pantry=[0, 5, 0])
    s.cheese[1] = 3
    match = run(s, ATTACK_PHASE)
    assert cheese(match) == [1, 2, 0]
    assert (at(state(match), 0), at(state(match), 1)) == ({"left_canal": 1}, {"pantry": 5})


# ------------------------------------------------------------------ Family (RL-15.10)


def births(level: int, nursery: int) -> int:
    match = run(desk(2, clans=("family", "seers"), level=level, nursery=[nursery, 0], pantry=[1, 1]), NURSERY_PHASE)
    return sum(t["rats"] for t in happened(match, "rats_born"))


def test_family_level_1() -> None:
    """RL-15.10: 1 rat if the nursery is empty."""
    assert [births(1, n) for n in (0, 1, 3)] == [1, 1, 3]


def test_family_level_2() -> None:
    """RL-15.10: always 1 rat more."""
    assert [births(2, n) for n in (0, 1, 3)] == [1, 2, 4]


def test_family_bonus_does_not_count_for_the_order() -> None:
    """RL-15.10, RL-8.4: with equal nurseries turn order decides; the bonus is served with him."""
    for active, result in ((0, {0: 3, 1: 1}), (1, {1: 2, 0: 2})):
        s = desk(2, active=active, clans=("family", "seers"), level=2, nursery=[2, 2], dead=[0, 107])
        assert s.rat_supply == 4
        born = {t["player"]: t["rats"] for t in happened(run(s, NURSERY_PHASE), "rats_born")}
        assert born == result
    s = desk(2, active=1, clans=("family", "seers"), level=2, nursery=[2, 3], dead=[0, 106])
    match = run(s, NURSERY_PHASE)
    assert happened(match, "rats_born") == [
        {"player": 0, "rats": 3, "bonus": 1, "missing": 0},
        {"player": 1, "rats": 1, "bonus": 0, "missing": 2},
    ]
    assert happened(match, "rats_scarce") == [{"rats": 4}]


# ------------------------------------------------------------------ Warriors (RL-15.11)


def war(level: int) -> Match:
    s = desk(
        3, clans=("seers", "warriors", "family"), level=level, left_canal=[4, 0, 0], pantry=[0, 1, 0], dump=[0, 1, 0]
    )
    s.cheese[1] = 9
    match = run(s, ATTACK_PHASE)
    s = state(match)
    bag_of(s, black=1)
    return run(s, DRAWS)


def test_warriors_level_1() -> None:
    """RL-15.11: black has no effect; the defence is as always."""
    match = war(1)
    assert cheese(match) == [3, 6, 0]
    assert at(state(match), 1) == {"dump": 1, "pantry": 1}
    assert happened(match, "colour_ignored") == [{"player": 1, "colour": 1}]
    assert happened(match, "defence_raised") == []


def test_warriors_level_2() -> None:
    """RL-15.11: black has no effect, and the defence is 2 higher."""
    match = war(2)
    assert cheese(match) == [1, 8, 0]
    assert at(state(match), 1) == {"dump": 1, "pantry": 1}


# ------------------------------------------------------------------ Athletes (RL-15.12)


def athletics(level: int) -> Match:
    s = desk(3, clans=("athletes", "seers", "family"), level=level, pantry=[3, 1, 1], sick=[1, 0, 0], lost=[1, 0, 0])
    return run(s, ATHLETES, ALL_SENT, ATTACK_PHASE)


def test_athletes_level_1() -> None:
    """RL-15.12, RL-21.8, RL-21.9: after the reveal he may move one rat to another place."""
    match = athletics(1)
    assert notations(match, 0) == ["done", "place:pantry"]
    match.choose(0, "place:pantry")
    assert notations(match, 0) == [
        f"place:{p}" for p in ("dump", "city", "fields", "left_canal", "right_canal", "nursery")
    ]
    match.choose(0, "place:dump")
    assert decision(match) is None
    s = state(match)
    assert (at(s, 0), s.sent[0][0]) == ({"dump": 1, "pantry": 2}, 1)
    assert (s.sick[0], s.lost[0]) == (1, 1)


def test_athletes_level_2() -> None:
    """RL-15.12, RL-21.24: up to three, one after the other, perhaps the same rat; done at any time."""
    match = athletics(2)
    for source, target in (("pantry", "city"), ("city", "nursery"), ("pantry", "left_canal")):
        match.choose(0, f"place:{source}")
        match.choose(0, f"place:{target}")
    assert decision(match) is None
    assert at(state(match), 0) == {"nursery": 1, "left_canal": 1, "pantry": 1}
    match = athletics(2)
    match.choose(0, "done")
    assert decision(match) is None


def test_athletes_may_undo_until_done() -> None:
    """RL-21.23: moves can be taken back until done."""
    match = athletics(2)
    before = match.state.tobytes()
    match.choose(0, "place:pantry")
    match.choose(0, "place:city")
    match.undo(0)
    match.undo(0)
    assert match.state.tobytes() == before
    match.choose(0, "done")
    assert not match.can_undo(0)


# ------------------------------------------------------------------ Musicians (RL-15.13)


def music(level: int, *cheese_: int, active: int = 0) -> list[int]:
    clans = ["musicians", *["seers"] * (len(cheese_) - 1)]
    return cheese(run(desk(len(cheese_), clans=clans, level=level, active=active, cheese=cheese_), FEEDING_PHASE))


def test_musicians_level_1() -> None:
    """RL-15.13: the opponent with the most cheese gives 1; ties in turn order; nobody pays himself."""
    assert music(1, 9, 2, 3, 3, active=0) == [10, 2, 2, 3]
    assert music(1, 9, 2, 3, 3, active=3) == [10, 2, 3, 2]
    assert music(1, 5, 0, 0) == [5, 0, 0]


def test_musicians_level_2() -> None:
    """RL-15.13: the three richest opponents give 1 each, all of them if fewer; without cheese nothing."""
    assert music(2, 0, 4, 3, 2, 2, active=0) == [3, 3, 2, 1, 2]
    assert music(2, 0, 4, 3, 2, 2, active=4) == [3, 3, 2, 2, 1]
    assert music(2, 0, 4, 1) == [2, 3, 0]
    assert music(2, 1, 0, 2, 0) == [2, 0, 1, 0]


# ------------------------------------------------------------------ Corrupt (RL-15.14)


def corrupt(level: int, *answers: str) -> tuple[Match, list[int]]:
    match = run(desk(2, clans=("corrupt", "seers"), level=level, food=(1,), dump=[0, 1]), SEARCH_PHASE)
    areas = []
    for answer in answers:
        areas.append(state(match).area)
        match.choose(0, answer)
        assert not match.can_undo(0)
    assert decision(match) is None
    return match, areas


def test_corrupt_level_1() -> None:
    """RL-15.14, RL-21.10: one piece of any colour, once a round, before anybody draws."""
    match = run(desk(2, clans=("corrupt", "seers"), food=(1,), dump=[0, 13]), SEARCH_PHASE)
    assert notations(match, 0) == [
        "none",
        *(f"colour:{c}" for c in ("white", "black", "yellow", "orange", "purple", "blue")),
    ]
    match.choose(0, "colour:orange")
    assert cheese(match) == [0, 8]  # all 13 pieces: 6 yellow, 6 white and the orange one
    _, areas = corrupt(1, "none", "colour:black")
    assert areas == [0, 1]


def test_corrupt_level_2() -> None:
    """RL-15.14: one piece in every area."""
    match, areas = corrupt(2, "colour:white", "none", "colour:blue")
    assert areas == [0, 1, 2]
    assert happened(match, "piece_added") == [{"player": 0, "colour": 0}, {"player": 0, "colour": 5}]


# ------------------------------------------------------------------ Seers (RL-15.15)


def seers(level: int, seats: int = 2) -> Match:
    clans = ["seers", *["family"] * (seats - 1)]
    s = desk(seats, event="tacticians" if level == 2 else "abundance", clans=clans, waiting=[1] * seats)
    s.event_deck[1] = event("hard_hat")
    s.food_deck[1], s.food_deck[2], s.food_deck[3] = 4, 5, 6
    return turn_over(s)


def test_seers_level_1() -> None:
    """RL-15.15, RL-20.7: the next event card, for his eyes only."""
    match = seers(1)
    assert match.view(0)["table"]["foreseen"] == {"event": "hard_hat", "food": []}
    assert match.view(1)["table"]["foreseen"] is None
    assert happened(match, "event_foreseen", 0) == [{"event": event("hard_hat"), "effect": event("hard_hat")}]
    assert happened(match, "event_foreseen", 1) == []
    assert match.concealed(1).event_deck[1] == -2  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "food"), [(2, ["food_5"]), (7, ["food_6", "food_7"])])
def test_seers_level_2(seats: int, food: list[str]) -> None:
    """RL-15.15: also the next food card, with two copies the next two."""
    match = seers(2, seats)
    assert match.view(0)["table"]["foreseen"] == {"event": "hard_hat", "food": food}
    assert len(happened(match, "food_foreseen", 0)) == len(food)
    assert happened(match, "food_foreseen", None) == []


def test_seers_see_the_last_cards() -> None:
    """RL-15.15: in round 9 there is no food card to come."""
    s = desk(2, clans=("seers", "family"), level=2, waiting=[1, 1])
    s.round_no = 9
    match = run(s, RATS_PHASE)
    assert match.view(0)["table"]["foreseen"]["food"] == []
    assert listed(state(match).waiting, 2) == [1, 1]
