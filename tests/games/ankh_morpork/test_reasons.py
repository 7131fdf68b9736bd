"""Reasons of a hint: the terms add up to the judgement's own worth."""

from __future__ import annotations

import random

import pytest

from games.ankh_morpork.desk import Desk, R, Y
from kit import begin, samples, walk
from undercity.engine.seam import plain
from undercity.games.ankh_morpork import GAME
from undercity.games.ankh_morpork.judgement import worth
from undercity.games.ankh_morpork.reasons import terms
from undercity.games.ankh_morpork.table import State


def total(s: State, seat: int) -> float:
    return sum(value for _, value in terms(s, seat).values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_terms_add_up_to_the_worth(seats: int) -> None:
    """In every position of a random game, to its end, for every seat."""
    table = next(table for table in samples("ankh_morpork") if table[1] == seats)
    rules, s = plain(GAME), begin(table, seed=seats)
    for steps, _ in enumerate(walk(rules, s, random.Random(seats))):
        if steps % 7 == 0:
            assert [total(s, seat) for seat in range(seats)] == [worth(s, seat) for seat in range(seats)]
    assert s.over
    assert [total(s, seat) for seat in range(seats)] == [worth(s, seat) for seat in range(seats)]


def test_the_terms_count_what_they_name() -> None:
    """Two minions, a building of $18, $7, a loan that cannot be repaid and two cards; no demon, no condition met."""
    desk = Desk(3).minions(R, 4, 5).minions(Y, 7).buildings(R, 4).money(7, 10, 10).loan(R, "mr_bent")
    s = desk.hand(R, "groat", "hex").turn().state
    found = terms(s, R)  # type: ignore[arg-type]
    assert {name: found[name] for name in ("minions", "buildings", "money", "loans", "hand")} == {
        "minions": (2, 30),
        "buildings": (1, 66),
        "money": (7, 21),
        "loans": (1, -45),
        "hand": (2, 12),
    }
