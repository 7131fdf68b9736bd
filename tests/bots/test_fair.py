"""A bot knows what its seat may know, and nothing else."""

from __future__ import annotations

import inspect
import random

import pytest

from bots.halfway import questions, tables
from kit import Table, imagined, table_id
from undercity import Match, find
from undercity.bots import LEVELS, Bot, Budget, make
from undercity.engine.errors import BadPosition

BRIEF = Budget(simulations=40)
every_table = pytest.mark.parametrize("table", tables(), ids=table_id)


@every_table
@pytest.mark.parametrize("level", LEVELS)
def test_worlds_that_differ_only_in_secrets_get_the_same_answer(level: str, table: Table) -> None:
    luck = random.Random(1)
    bot = make(level, table[0], seed=11)
    differed = 0
    for rules, s, seat, legal in questions(table, seed=3, most=9):
        other = imagined(rules, s, seat, luck)
        other.key[0] ^= 1  # other dice
        differed += other.tobytes() != s.tobytes()
        first = bot.choose(rules.concealed(s, seat), seat, legal, BRIEF)
        candidates = bot.explain()
        assert bot.choose(rules.concealed(other, seat), seat, legal, BRIEF) == first
        assert bot.explain() == candidates
    assert differed


@every_table
def test_a_bot_refuses_a_record_that_holds_secrets(table: Table) -> None:
    bots = [make(level, table[0], seed=1) for level in LEVELS]
    for _, s, seat, legal in questions(table, seed=5, most=4):
        for bot in bots:
            with pytest.raises(BadPosition, match="only what seat"):
                bot.choose(s, seat, legal, BRIEF)


@every_table
def test_concealing_twice_is_concealing_once(table: Table) -> None:
    for rules, s, seat, _ in questions(table, seed=8, most=40):
        known = rules.concealed(s, seat)
        assert rules.concealed(known, seat).tobytes() == known.tobytes()


def test_nothing_else_reaches_a_bot() -> None:
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "known", "seat", "legal", "budget"]


def test_thinking_leaves_the_record_alone() -> None:
    match = Match("die_patin", 3, seed=4)
    known = match.concealed(match.deciders[0])
    before = known.tobytes()
    for level in LEVELS:
        make(level, find("die_patin"), seed=1).choose(known, match.deciders[0], match.legal(match.deciders[0]), BRIEF)
        assert known.tobytes() == before
