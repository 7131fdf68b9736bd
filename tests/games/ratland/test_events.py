"""RL-13: a scenario for every event card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.ratland.desk import (
    at,
    attacks,
    bag_of,
    cheese,
    confirm,
    decision,
    desk,
    drawn,
    happened,
    listed,
    notations,
    run,
    state,
    submit_placement,
    turn_over,
)
from undercity.games.ratland.table import (
    ATTACK_PHASE,
    BAG_EMPTIED,
    DRAWS,
    EVENT_IDS,
    FEEDING_PHASE,
    NURSERY_PHASE,
    RATS_PHASE,
    SEARCH_AREA,
    SEARCH_ENDS,
    YELLOW,
)


def test_every_event_has_a_scenario() -> None:
    """RL-13.1 to RL-13.14: this file has a test named after each of the 14 events (the end card: test_round.py)."""
    text = Path(__file__).read_text(encoding="utf-8")
    tested = {name for name in EVENT_IDS if re.search(rf"^def test_{name}\b", text, re.MULTILINE)}
    assert len(tested) == 14
    assert tested == set(EVENT_IDS)


def test_abundance() -> None:
    """RL-13.1: everybody takes 1 cheese from the supply."""
    match = turn_over(desk(3, event="abundance", pantry=[1, 1, 1], cheese=[0, 2, 5]))
    assert cheese(match) == [1, 3, 6]
    assert state(match).cheese_supply[YELLOW] == 44 - 10


def test_massive_attack() -> None:
    """RL-13.2: +1 per canal with a rat, each canal separately, never for the defence."""
    s = desk(4, event="massive_attack", left_canal=[1, 0, 0, 0], pantry=[0, 1, 0, 1], right_canal=[1, 0, 2, 0])
    for p in range(4):
        s.cheese[p] = 4
    match = run(s, ATTACK_PHASE)
    # 0 left: 1+1 against 1 at seat 1; 0 right: 1+1 against 1 at seat 3; 2 right: 2+1 against 1 at seat 1
    assert cheese(match) == [6, 1, 6, 3]
    assert sorted(attacks(match)) == [(0, 1, 2, 1), (0, 3, 2, 1), (2, 1, 3, 1)]


def test_massive_attack_needs_a_rat() -> None:
    """RL-13.2: an empty canal makes no attack."""
    match = run(desk(3, event="massive_attack", pantry=[0, 0, 0], cheese=[2, 2, 2]), ATTACK_PHASE)
    assert cheese(match) == [2, 2, 2]
    assert attacks(match) == []


def test_cousin_visit() -> None:
    """RL-13.3: everybody takes 1 rat, healthy and to be placed this round."""
    match = turn_over(desk(3, event="cousin_visit", pantry=[4, 0, 2], sick=[0, 1, 0]))
    assert listed(state(match).waiting, 3) == [5, 1, 3]
    assert state(match).rat_supply == 115 - 10
    assert listed(state(match).sick, 3) == [0, 1, 0]


def test_hard_hat() -> None:
    """RL-13.4, RL-21.12: after his draw each player may put one piece back, which later players can draw."""
    s = desk(3, event="hard_hat", dump=[1, 2, 0])
    bag_of(s, orange=2)
    match = run(s, DRAWS, BAG_EMPTIED)
    assert decision(match) == "put_back"
    assert match.deciders == [0]
    assert notations(match, 0) == ["none", "colour:orange"]
    match.choose(0, "colour:orange")
    assert not match.can_undo(0)
    assert happened(match, "piece_put_back") == [{"player": 0, "colour": 3}]
    assert match.deciders == [1]
    assert list(state(match).drawn) == [0, 0, 0, 2, 0, 0]  # both: his own and the one put back
    match.choose(1, "none")
    assert cheese(match) == [0, 4, 0]
    assert decision(match) is None  # seat 2 drew nothing and is not asked


def test_hard_hat_gives_no_second_draw() -> None:
    """RL-13.4: one piece goes back, no replacement is drawn."""
    s = desk(2, event="hard_hat", dump=[2, 0])
    bag_of(s, blue=2)
    match = run(s, DRAWS)
    match.choose(0, "colour:blue")
    assert listed(state(match).lost, 2) == [1, 0]
    assert state(match).bag[5] == 1


def test_yellow_is_the_new_black() -> None:
    """RL-13.5: black pieces count as yellow; the piece returns, the cheese comes from the supply."""
    s = desk(2, event="yellow_is_the_new_black", dump=[3, 0])
    bag_of(s, black=3)
    match = run(s, DRAWS)
    assert cheese(match) == [3, 0]
    assert at(state(match), 0) == {"dump": 3}
    assert (state(match).cheese_supply[1], state(match).cheese_supply[YELLOW]) == (4, 41)


def test_drunk() -> None:
    """RL-13.6: the largest clan (sick and lost included) gives a healthy rat to the smallest, to be placed."""
    match = turn_over(desk(3, event="drunk", pantry=[3, 5, 4], sick=[2, 0, 0], lost=[1, 0, 1]))
    assert listed(state(match).waiting, 3) == [2, 6, 4]  # sizes 6, 5, 5: the tie of the smallest goes to seat 1


def test_drunk_among_equals() -> None:
    """RL-13.6a: if all clans are equally large nothing happens."""
    match = turn_over(desk(3, event="drunk", pantry=[4, 3, 4], sick=[0, 1, 0]))
    assert listed(state(match).waiting, 3) == [4, 3, 4]
    assert happened(match, "rat_given") == []
    assert happened(match, "clans_equal") == [{"size": 4}]


def test_drunk_without_a_healthy_rat() -> None:
    """RL-13.6b: if the giver has no healthy rat nothing happens."""
    match = turn_over(desk(3, event="drunk", pantry=[0, 3, 4], sick=[5, 0, 0], lost=[4, 0, 0]))
    assert listed(state(match).waiting, 3) == [0, 3, 4]
    assert happened(match, "rat_given") == []
    assert happened(match, "clans_compared") == [{"player": 0, "more": 9, "receiver": 1, "fewer": 3}]
    assert happened(match, "none_to_give") == [{"player": 0}]


def test_hide_the_cheese() -> None:
    """RL-13.7, RL-21.7: who has cheese may hide one piece; it cannot be stolen and is back after phase 3."""
    s = desk(3, event="hide_the_cheese", waiting=[3, 1, 0], cheese=[1, 3, 0])
    match = run(s, RATS_PHASE, ATTACK_PHASE)
    assert match.deciders == [0, 1]
    submit_placement(match, 1, {"pantry": 1, "hide": True})
    submit_placement(match, 0, {"left_canal": 3, "hide": False})
    assert happened(match, "cheese_hidden") == [{"player": 0, "hidden": 0}, {"player": 1, "hidden": 1}]
    assert happened(match, "cheese_stolen") == [{"player": 0, "victim": 1, "cheese": 2, "missing": 0}]
    assert cheese(match) == [3, 1, 0]
    assert listed(state(match).hides, 3) == [0, 0, 0]


def test_hide_the_cheese_protects_exactly_one() -> None:
    """RL-13.7: a hidden last piece leaves nothing to steal."""
    s = desk(3, event="hide_the_cheese", left_canal=[3, 0, 0], cheese=[0, 1, 0], hides=[0, 1, 0])
    assert cheese(run(s, ATTACK_PHASE)) == [0, 1, 0]


def test_just_in_time() -> None:
    """RL-13.8: sick and lost rats are healthy at once and can be placed; phase 5 has nothing to return."""
    match = turn_over(desk(2, event="just_in_time", pantry=[2, 1], sick=[1, 0], lost=[3, 2]))
    s = state(match)
    assert listed(s.waiting, 2) == [6, 3]
    assert (listed(s.sick, 2), listed(s.lost, 2)) == ([0, 0], [0, 0])


def test_holy_rat() -> None:
    """RL-13.9, RL-23.11: one dead rat leaves each graveyard for the supply."""
    match = turn_over(desk(3, event="holy_rat", pantry=[1, 1, 1], dead=[3, 0, 1]))
    assert listed(state(match).dead, 3) == [2, 0, 0]
    assert state(match).rat_supply == 115 - 3 - 2


def test_end_of_game() -> None:
    """RL-13.14: the game is over and counted."""
    match = turn_over(desk(2, event="end_of_game", pantry=[3, 1], dead=[1, 0]))
    assert match.over
    assert match.points == [2, 1]


@pytest.mark.parametrize(("whites", "gain"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_dr_cheese(whites: int, gain: int) -> None:
    """RL-13.10: every pair of whites of one area is worth 1 yellow."""
    s = desk(2, event="dr_cheese", level=2, dump=[whites, 0])
    bag_of(s, white=whites)
    match = run(s, DRAWS)
    assert cheese(match) == [gain, 0]
    assert state(match).cheese_supply[0] == 11


def test_dr_cheese_does_not_combine_areas() -> None:
    """RL-13.10: one white here and one there make no pair."""
    s = desk(2, event="dr_cheese", level=2, food=(1,), dump=[1, 0], city=[1, 0])
    s.cheese_supply[2] = s.cheese_supply[3] = s.cheese_supply[4] = 0  # only whites are left to fill bags with
    match = run(s, (SEARCH_AREA, 0), (SEARCH_AREA, 1))
    assert cheese(match) == [0, 0]
    assert drawn(match) == [(0, {"white": 1})] * 2
    assert happened(match, "whites_exchanged") == []


def test_tacticians() -> None:
    """RL-13.11: a yellow piece for each of the three areas without own rats sent, not for other places."""
    s = desk(4, event="tacticians", level=2, dump=[1, 0, 2, 1], city=[1, 0, 0, 1], fields=[1, 0, 0, 0])
    assert cheese(run(s, SEARCH_ENDS)) == [0, 3, 2, 1]


def test_rattibal_lecter() -> None:
    """RL-13.12, RL-21.14: before feeding, in turn order, a rat (sick first) for a cheese; then feeding."""
    s = desk(3, event="rattibal_lecter", level=2, active=1, pantry=[4, 4, 0], sick=[1, 0, 0], cheese=[0, 0, 9])
    match = run(s, FEEDING_PHASE)
    assert decision(match) == "trade"
    assert match.deciders == [1]
    assert notations(match, 1) == ["answer:no", "answer:yes"]
    match.choose(1, "answer:yes")
    assert match.deciders == [0]  # seat 2 has no rat
    match.choose(0, "answer:yes")
    s = state(match)
    assert decision(match) is None
    assert (at(s, 1), s.cheese[1], s.dead[1]) == ({"pantry": 3}, 1, 0)  # 3 rats need nothing
    assert (at(s, 0), s.sick[0], s.cheese[0], s.dead[0]) == ({"pantry": 4}, 0, 0, 0)  # 4 rats ate the cheese
    assert s.rat_supply == 115 - 7


def test_rattibal_lecter_needs_cheese_in_the_supply() -> None:
    """RL-13.12: without a yellow piece in the supply nobody is asked."""
    s = desk(2, event="rattibal_lecter", level=2, pantry=[2, 2], cheese=[40, 3])
    match = run(s, FEEDING_PHASE)
    match.choose(0, "answer:yes")
    assert decision(match) is None
    assert cheese(match) == [41, 3]


def test_locked_and_loaded() -> None:
    """RL-13.13: up to 3 rats breed and defend; nursery and pantry are used as well."""
    s = desk(3, event="locked_and_loaded", level=2, waiting=[7, 3, 0], cheese=[5, 0, 0])
    match = run(s, RATS_PHASE, ATTACK_PHASE, NURSERY_PHASE)
    match.choose(0, "rats:1")
    assert notations(match, 0) == [f"rats:{n}" for n in range(4)]
    match.choose(0, "rats:3")
    for _ in range(5):
        match.choose(0, "rats:0")
    assert at(state(match), 0) == {"nursery": 1, "both": 3, "pantry": 3}
    submit_placement(match, 1, {"right_canal": 3})
    assert cheese(match) == [5, 0, 0]  # 3 against 3 + 3
    assert attacks(match) == [(1, 0, 3, 6)]
    assert at(state(match), 0) == {"nursery": 5, "both": 3, "pantry": 3}  # 1 + 3 born
    assert happened(match, "rats_at_home") == [{"player": 0, "nursery": 1, "pantry": 3, "both": 3}]


def test_confirm_helper_finishes() -> None:
    """The helper of these tests confirms a distribution."""
    match = run(desk(2, waiting=[2, 2]), RATS_PHASE)
    confirm(match, 0)
    confirm(match, 1)
    assert decision(match) is None
