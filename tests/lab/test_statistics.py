"""Intervals that hold, differences that are found, and no more false findings than the level allows."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from undercity.lab.findings import Finding, Material, find_all
from undercity.lab.measures import Slice, by_level
from undercity.lab.statistics import (
    away_from,
    benjamini,
    holm,
    mean_of,
    paired,
    parts_of,
    quantile_of,
    share_of,
    stratified,
)


def test_holm_and_benjamini_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []
    assert benjamini([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.04, 0.04])
    assert benjamini([]) == []


def test_intervals_hold_the_truth_about_95_times_of_100() -> None:
    luck = np.random.default_rng(3)
    held = {"mean": 0, "share": 0, "median": 0}
    for _ in range(400):
        values = luck.exponential(size=200)
        mean, median = mean_of(values), quantile_of(values, 0.5)
        share = share_of(int((luck.random(200) < 0.25).sum()), 200)
        held["mean"] += mean.low <= 1 <= mean.high
        held["share"] += share.low <= 0.25 <= share.high
        held["median"] += median.low <= np.log(2) <= median.high
    assert all(0.92 * 400 <= count <= 0.99 * 400 for count in held.values()), held


def test_a_seat_that_wins_more_is_found_and_an_even_one_is_not() -> None:
    wins = np.zeros(1000)
    wins[:310] = 1
    found = away_from(wins, 0.25)
    assert found.value == pytest.approx(0.06)
    assert found.p < 0.0001
    wins[:310] = 0
    wins[:260] = 1
    assert away_from(wins, 0.25).p > 0.3


def test_pairs_take_the_luck_of_the_deal_out() -> None:
    luck = np.random.default_rng(4)
    deal = luck.normal(size=400) * 10
    one, other = deal + luck.normal(size=400), deal + 0.3 + luck.normal(size=400)
    assert paired(other - one).p < 0.001
    assert paired([0.0, 0.0, 0.0]).p == 1.0


def test_a_card_of_long_lives_is_not_taken_for_strong() -> None:
    """Who plays more wins more and meets each card more often: only within equal numbers may seats be compared."""
    luck = np.random.default_rng(5)
    plays = luck.integers(1, 10, size=4000)
    wins = luck.random(4000) < plays / 12
    had = luck.random(4000) < plays / 12
    assert wins[had].mean() - wins[~had].mean() > 0.1
    assert abs(stratified(had, wins, plays).value) < 0.04
    assert stratified(had, wins, plays).p > 0.05
    strong = luck.random(4000) < plays / 14 + 0.15 * had
    found = stratified(had, strong, plays)
    assert found.low < 0.15 < found.high
    assert found.p < 1e-6


def test_few_who_all_lost_are_no_certainty() -> None:
    """Without any effect, 5 of 100 comparisons of small groups may look like one."""
    luck = np.random.default_rng(8)
    found = 0
    for _ in range(1000):
        depth = luck.integers(1, 9, size=100)
        wins = luck.random(100) < 0.2
        had = luck.random(100) < 0.22
        found += stratified(had, wins, depth).p < 0.05
    assert found <= 70
    assert stratified([True, False], [1.0, 0.0], [1, 2]).p == 1.0  # nobody to compare with


def test_parts_add_up() -> None:
    luck = np.random.default_rng(6)
    shares = parts_of(luck.random((300, 3)) * [1, 2, 5], np.arange(300) // 3)
    assert sum(share.value for share in shares) == pytest.approx(1, abs=1e-5)
    assert shares[2].low < 5 / 8 < shares[2].high
    assert shares[0].count == 100


def duel(games: int) -> Finding:
    """What is said when the better level wins every game."""
    rows = [("skill", 2, deal, seat, level, 1 + seat) for deal in range(games) for seat, level in enumerate("ab")]
    seats = pl.DataFrame(rows, ["arm", "seats", "deal", "seat", "level", "rank"], orient="row")
    seats = seats.with_columns(win=(pl.col("rank") == 1).cast(pl.Float64))
    figures = list(by_level(Slice("skill", 2, {"seats": seats})))
    return find_all(Material(figures, [], [], [], [], []), ["skill"])[0]


def test_four_won_games_do_not_show_who_is_better() -> None:
    few, many = duel(4), duel(40)
    assert (few.sure, many.sure) == (False, True)
    assert (
        "not enough games to say whether a or b plays better; a comes before b in 100.0 % (51.0 % to 100.0 %)"
        in few.text
    )
    assert "a comes before b in 100.0 % (91.2 % to 100.0 %) of their meetings" in many.text
