"""Chance that lives in the state."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import pytest

from undercity.engine.dice import draw_from_bag, roll, seed, shuffle
from undercity.engine.record import Record, Row, row


class Box(Record):
    cards: Annotated[Row, row(10, 0, 20)]


def box(number: int) -> Box:
    s = Box()
    seed(s, number, 0, 0, 0)
    return s


def test_the_same_seed_gives_the_same_rolls_and_near_seeds_unlike_ones() -> None:
    first, again, near = box(7), box(7), box(8)
    rolls = [[roll(s, 1000) for _ in range(20)] for s in (first, again, near)]
    assert rolls[0] == rolls[1]
    assert sum(a == b for a, b in zip(rolls[0], rolls[2], strict=True)) < 3


def test_rolls_are_even() -> None:
    """6,000 rolls of a die: the chi-square statistic of 5 degrees of freedom stays below its 0.1 % bound."""
    s = box(1)
    counts = Counter(roll(s, 6) for _ in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_every_roll_raises_the_fog() -> None:
    s = box(2)
    roll(s, 6)
    roll(s, 6)
    assert (s.fog, s.draws) == (2, 2)


def test_a_key_decides_everything_and_its_bits_all_matter() -> None:
    seen = {tuple(roll(box(1 << bit), 2**20) for _ in range(1)) for bit in range(32)}
    assert len(seen) == 32


def test_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    orders = set()
    for number in range(120):
        s = box(number)
        for i in range(10):
            s.cards[i] = i
        shuffle(s, s.cards, 2, 3)
        assert [s.cards[i] for i in (0, 1, 5, 6, 7, 8, 9)] == [0, 1, 5, 6, 7, 8, 9]
        orders.add(tuple(s.cards[i] for i in (2, 3, 4)))
    assert len(orders) == 6


def test_drawing_from_a_bag() -> None:
    s = box(3)
    s.cards[0], s.cards[2] = 3, 1
    drawn = [draw_from_bag(s, s.cards, 3) for _ in range(4)]
    assert sorted(drawn) == [0, 0, 0, 2]
    assert draw_from_bag(s, s.cards, 3) == -1


def test_drawing_is_in_proportion() -> None:
    s = box(4)
    counts: Counter[int] = Counter()
    for _ in range(1000):
        s.cards[0], s.cards[1] = 3, 1
        counts[draw_from_bag(s, s.cards, 2)] += 1
    assert counts[0] == pytest.approx(750, abs=60)
