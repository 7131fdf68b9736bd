"""Levels, and what a bot says to a question that makes no sense."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kit import play_random
from undercity import BadSeats, IllegalChoice, Match, UndercityError, UnknownGame, find
from undercity.bots import LEVELS, BadBudget, BadLevel, Budget, NothingToDecide, make
from undercity.bots.arena import play
from undercity.bots.levels import _LEVELS
from undercity.engine.errors import BadPosition

BRIEF = Budget(simulations=30)


@pytest.fixture(scope="module")
def match() -> Match:
    return play_random(Match("die_patin", 3, seed=4), random.Random(4), 25)


def test_levels_in_order_with_a_line_each() -> None:
    assert list(LEVELS) == ["random", "beginner", "casual", "strong", "expert", "master"]
    assert all(line.endswith(".") and "\n" not in line for line in LEVELS.values())


def test_budgets_grow_and_a_master_needs_at_most_two_seconds() -> None:
    budgets = [level.budget for level in _LEVELS.values() if level.budget]
    counts = [budget.simulations or 0 for budget in budgets]
    assert counts == sorted(set(counts))
    assert all(0 < (budget.seconds or 0) <= 2 for budget in budgets)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_and_explains(level: str, match: Match) -> None:
    seat = match.deciders[0]
    bot = make(level, "die_patin", seed=3)
    assert bot.explain() == []
    code = bot.choose(match.concealed(seat), seat, match.legal(seat), BRIEF)
    assert code in match.legal(seat)
    assert bot.explain()[0].code == code
    assert sorted(c.code for c in bot.explain()) == sorted(match.legal(seat))


@pytest.mark.parametrize("level", LEVELS)
def test_only_choices_that_were_offered_are_weighed(level: str, match: Match) -> None:
    seat = match.deciders[0]
    few = match.legal(seat)[-2:]
    bot = make(level, "die_patin", seed=3)
    assert bot.choose(match.concealed(seat), seat, few, BRIEF) in few
    assert bot.choose(match.concealed(seat), seat, few[:1], BRIEF) == few[0]


def test_random_is_random(match: Match) -> None:
    seat = match.deciders[0]
    known, legal = match.concealed(seat), match.legal(seat)
    seen = {make("random", "die_patin", seed=seed).choose(known, seat, legal) for seed in range(200)}
    assert seen == set(legal)


def test_a_bot_without_a_seed_has_one(match: Match) -> None:
    assert make("random", "die_patin").seed != make("random", "die_patin").seed


def test_levels_beat_chance_and_each_other() -> None:
    """A few games only; bench/bots_strength.py plays hundreds."""
    game = find("die_patin")
    for better, worse, budget in (
        ("beginner", "random", None),
        ("casual", "beginner", None),
        ("expert", "casual", 1500),
    ):
        score = 0.0
        for i in range(6):
            bots = [make(better, game, seed=i), make(worse, game, seed=100 + i)]
            if budget:
                bots[0].budget = Budget(simulations=budget)  # type: ignore[attr-defined]
            seat = i % 2
            score += play(game, bots if seat == 0 else bots[::-1], seed=50 + i // 2).utility[seat]
        assert score >= 2, (better, worse)  # at least 4 of 6


# ------------------------------------------------------------------ bad input


def test_unknown_level_and_game() -> None:
    with pytest.raises(BadLevel, match="'godlike'; the levels are random, beginner"):
        make("godlike", "die_patin")
    with pytest.raises(UnknownGame):
        make("random", "chess")


@pytest.mark.parametrize("simulations", [0, -5, 1.5, True, "many"])
def test_a_budget_of_no_simulations(simulations: Any) -> None:
    with pytest.raises(BadBudget, match="whole number from 1 on"):
        Budget(simulations=simulations)


@pytest.mark.parametrize("seconds", [0, -0.1, float("nan"), float("inf"), True, "long"])
def test_a_budget_of_no_time(seconds: Any) -> None:
    with pytest.raises(BadBudget, match="above 0"):
        Budget(seconds=seconds)


@pytest.mark.parametrize("hard", [0, -1, 1.5, True, "very"])
def test_a_budget_for_hard_decisions(hard: Any) -> None:
    with pytest.raises(BadBudget, match="whole number of times"):
        Budget(simulations=10, hard=hard)


def test_a_budget_of_nothing() -> None:
    with pytest.raises(BadBudget, match="or both"):
        Budget()


@pytest.mark.parametrize("threads", [0, -1, 1.0, True])
def test_threads(threads: Any) -> None:
    with pytest.raises(BadBudget, match="threads"):
        make("expert", "die_patin", threads=threads)


@pytest.mark.parametrize("seed", ["x", 1.5, True])
def test_seed(seed: Any) -> None:
    with pytest.raises(UndercityError, match="seed"):
        make("random", "die_patin", seed=seed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_with_nothing_to_decide(level: str, match: Match) -> None:
    seat = match.deciders[0]
    idle = next(p for p in range(3) if p not in match.deciders)
    bot = make(level, "die_patin", seed=1)
    with pytest.raises(NothingToDecide, match=f"seat {idle} has nothing to decide now; seat {seat}"):
        bot.choose(match.concealed(idle), idle, match.legal(seat), BRIEF)
    with pytest.raises(NothingToDecide):
        bot.choose(match.concealed(seat), seat, [], BRIEF)
    with pytest.raises(BadSeats, match="0 to 2"):
        bot.choose(match.concealed(seat), 3, match.legal(seat), BRIEF)


def test_a_finished_game() -> None:
    over = play_random(Match("die_patin", 2, seed=1), random.Random(1))
    with pytest.raises(NothingToDecide, match="over"):
        make("expert", "die_patin").choose(over.concealed(0), 0, [1], BRIEF)


def test_choices_that_are_none(match: Match) -> None:
    seat = match.deciders[0]
    with pytest.raises(IllegalChoice, match="no choice of die_patin"):
        make("random", "die_patin").choose(match.concealed(seat), seat, [10**6])
    illegal = next(c for c in range(match.game.choices.count) if c not in match.legal(seat))
    with pytest.raises(IllegalChoice, match="may not choose"):
        make("expert", "die_patin").choose(match.concealed(seat), seat, [illegal, *match.legal(seat)], BRIEF)


def test_something_else_than_a_record() -> None:
    with pytest.raises(BadPosition, match="record of that game"):
        make("random", "die_patin").choose({}, 0, [1])  # type: ignore[arg-type]
