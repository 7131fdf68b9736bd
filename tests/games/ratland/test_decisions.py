"""RL-21: every decision, who makes it, what is legal, what can be taken back."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from games.ratland.desk import GAME, bag_of, decision, desk, notations, run, state
from kit import play_random
from undercity import Match
from undercity.games.ratland.table import (
    ATHLETES,
    CHOICES,
    CORRUPT,
    DRAWS,
    FEEDING_PHASE,
    FIGHT,
    RATS_PHASE,
    SCAVENGERS,
    STEPS,
    TRADES,
)

BOUND = {  # RL-21.4 to RL-21.15, one copy
    "clan": 2, "board": 2, "place_rats": 116, "move_from": 9, "move_to": 7, "add_piece": 7,
    "wound": 5, "put_back": 7, "late_draw": 2, "trade": 3, "transform": 3,
}  # fmt: skip


def test_every_decision_is_one_choice_from_a_list() -> None:
    """RL-21.1 to RL-21.3: lists of two or more within the bounds; chance is never a decision."""
    met: dict[str, int] = defaultdict(int)
    luck = random.Random(21)
    for seed in range(12):
        match = Match("ratland", 6, seed, clans="on", boards="secret_choice")
        while not match.over:
            seat = luck.choice(match.deciders)
            name = match.view(None)["decision"]
            legal = match.legal(seat)
            assert 2 <= len(legal) <= BOUND[name]
            met[name] += 1
            match.choose(seat, luck.choice(legal))
    assert set(met) == set(BOUND)
    assert {step.name for step in STEPS.all if step.decision} == set(BOUND)


def test_clauses_of_the_decisions() -> None:
    """RL-21.4 to RL-21.15: each decision cites its row; hiding (RL-21.7) belongs to the distribution."""
    clauses = {step.name: step.clause for step in STEPS.all if step.decision}
    assert sorted(int(c.split(".")[1]) for c in clauses.values()) == [4, 5, 6, *range(8, 16)]
    match = run(desk(2, event="hide_the_cheese", waiting=[1, 1], cheese=[1, 1]), RATS_PHASE)
    assert match.choices(0)[0].clause == "RL-21.6"
    match.choose(0, "rats:1")
    assert match.choices(0)[0].clause == "RL-21.7"


def test_together_and_in_turn() -> None:
    """RL-21.4, RL-21.5, RL-21.6: clans, boards and rats are decided by all at once, everything else by one seat."""
    together = {step.name for step in STEPS.all if step.together}
    assert together == {"clan", "board", "place_rats"}


def test_most_rats_to_place() -> None:
    """RL-21.6: 0 to all rats not placed: 116 options with one copy, 231 with two."""
    assert len(notations(run(desk(2, waiting=[115, 0]), RATS_PHASE), 0)) == 116
    assert len(notations(run(desk(7, waiting=[230]), RATS_PHASE), 0)) == 231
    assert CHOICES.parse("rats:230") == 230


def test_all_places_can_be_sources() -> None:
    """RL-21.8, RL-21.9: at most 9 sources with done, at most 7 targets."""
    s = desk(3, event="locked_and_loaded", clans=("athletes", "seers", "family"), level=2)
    for k in range(8):
        s.rats[0][k] = 1
    match = run(s, ATHLETES)
    assert len(notations(match, 0)) == 9
    match.choose(0, "place:dump")
    assert len(notations(match, 0)) == 7
    assert "place:dump" not in notations(match, 0)


def test_no_interrupts() -> None:
    """RL-21.25: outside the list nobody can act, and abilities that never hurt are automatic."""
    match = run(desk(3, clans=("musicians", "ninjas", "family"), cheese=[0, 3, 3]), FEEDING_PHASE)
    assert decision(match) is None
    assert state(match).cheese[0] == 1


@pytest.mark.parametrize("active", [0, 1])
def test_ask_order(active: int) -> None:
    """RL-21.26: D7, D10 and D11 in turn order, D9 directly after each draw, D12 at the player's place."""
    clans = ["corrupt", "corrupt", *["seers"] * 5]
    assert run(desk(7, active=active, clans=clans), CORRUPT).deciders == [active]
    match = run(desk(2, event="rattibal_lecter", level=2, active=active, pantry=[1, 1]), TRADES)
    assert match.deciders == [active]
    match.choose(active, "answer:no")
    assert match.deciders == [1 - active]
    s = desk(2, event="hard_hat", active=active, dump=[1, 1])
    bag_of(s, yellow=4)
    match = run(s, DRAWS)
    assert match.deciders == [active]
    assert sum(state(match).bag) == 3  # the other one has not drawn yet


def test_final_choices() -> None:
    """RL-21.23: D1, D2, D7 to D12 but the moves of Athletes cannot be taken back."""
    match = Match("ratland", 2, 1, clans="on", boards="secret_choice")
    for _ in range(4):
        seat = match.deciders[0]
        match.choose(seat, match.legal(seat)[0])
        assert not match.can_undo(seat)
    s = desk(3, aggressive=(0,), dump=[3, 1, 1])
    bag_of(s, yellow=5)
    match = run(s, FIGHT)
    match.choose(0, "player:1")
    assert not match.can_undo(0)
    s = desk(3, clans=("scavengers", "seers", "family"))
    bag_of(s, yellow=5)
    match = run(s, SCAVENGERS)
    match.choose(0, "answer:no")
    assert not match.can_undo(0)
    match = run(desk(2, event="rattibal_lecter", level=2, pantry=[1, 1]), TRADES)
    match.choose(0, "answer:yes")
    assert not match.can_undo(0)
    match = run(desk(2, clans=("alchemists", "seers"), cheese=[1]), FEEDING_PHASE)
    match.choose(0, "transform:1")
    assert not match.can_undo(0)


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 40, 110), (4, 80, 220), (6, 110, 330), (12, 220, 650)])
def test_length_of_games(seats: int, low: int, high: int) -> None:
    """RL-21.1: a game has a bounded number of small decisions."""
    match = play_random(Match("ratland", seats, 3), random.Random(3))
    assert low <= match.clock <= high <= GAME.step_bound
