"""The ladder: who plays whom, what the ratings say, and the command."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from undercity import find
from undercity.bots import LEVELS, Budget
from undercity.bots.arena import Played
from undercity.bots.certainty import interval
from undercity.bots.ladder import Outcome, _compare, climb, duels, pairings, rate, standings
from undercity.cli import main

FIVE = tuple(LEVELS)[:5]


@pytest.mark.parametrize(("seats", "games"), [(2, 20), (2, 200), (3, 30), (4, 40), (5, 25), (12, 60)])
def test_every_level_sits_in_every_seat_equally_often(seats: int, games: int) -> None:
    table = pairings(FIVE, seats, games, seed=7)
    assert len(table) == games
    sat = Counter((seat, level) for pairing in table for seat, level in enumerate(pairing.levels))
    assert len(sat) == seats * 5
    assert len(set(sat.values())) == 1


def test_two_seats_every_pair_meets_in_both_orders_on_one_deal() -> None:
    table = pairings(FIVE, 2, 20, seed=7)
    assert Counter(pairing.levels for pairing in table) == {
        (one, other): 1 for one in FIVE for other in FIVE if one != other
    }
    by_deal: dict[int, list[tuple[str, ...]]] = {}
    for pairing in table:
        by_deal.setdefault(pairing.seed, []).append(pairing.levels)
    assert all(one == other[::-1] for one, other in by_deal.values())
    assert {pairing.seed for pairing in pairings(FIVE, 2, 40, seed=7)[20:]}.isdisjoint(by_deal)


def test_later_rounds_use_other_orders_around_the_table() -> None:
    table = pairings(FIVE[:4], 4, 24, seed=0)
    assert len({pairing.levels for pairing in table}) == 24


def outcome(levels: tuple[str, ...], ranks: list[int]) -> Outcome:
    n = len(levels)
    return Outcome(levels, 0, ranks, [10 - rank for rank in ranks], [0.0] * n, 1, [0.1] * n)


def test_ratings_follow_results() -> None:
    won = [outcome(("casual", "random"), [1, 2]), outcome(("random", "casual"), [2, 1])] * 10
    rated = rate(won, ["random", "casual"])
    assert rated["casual"][0] > 30 > 20 > rated["random"][0]
    fewer = rate(won[:4], ["random", "casual"])
    assert fewer["casual"][1] > rated["casual"][1]  # more games, surer
    table = standings(won, ["random", "casual"])
    assert [row.level for row in table] == ["casual", "random"]
    assert table[0].wins == 20
    assert table[0].low < table[0].rating < table[0].high
    assert duels(won) == {("casual", "random"): (20.0, 20), ("random", "casual"): (0.0, 20)}


def test_ties_and_levels_with_several_seats() -> None:
    even = [outcome(("casual", "random"), [1, 1])] * 6
    rated = rate(even, ["random", "casual"])
    assert rated["casual"][0] == pytest.approx(rated["random"][0])
    assert standings(even, ["random", "casual"])[0].wins == 3
    crowd = [outcome(("casual", "random", "casual"), [1, 3, 2])] * 6
    rated = rate(crowd, ["random", "casual"])
    assert rated["casual"][0] > rated["random"][0]
    assert duels(crowd)["casual", "random"] == (12.0, 12)


def test_solo_games_on_one_deal_are_compared() -> None:
    def solo(utility: float, points: int) -> Played:
        return Played([1], [points], [utility], 5, [0.1])

    played = _compare([solo(-1, 3), solo(1, 2), solo(-1, 7), solo(1, 2)])
    assert played.ranks == [4, 1, 3, 1]
    assert played.points == [3, 2, 7, 2]


def test_interval() -> None:
    low, high = interval(98, 100)
    assert 0.92 < low < 0.95
    assert 0.99 < high < 1
    assert interval(0, 0) == (0, 1)
    assert interval(10, 10)[1] == pytest.approx(1)


def test_a_ladder_is_the_same_twice_and_in_several_processes() -> None:
    game = find("die_patin")
    levels = ("random", "beginner")
    one = climb(game, 2, 4, levels=levels, seed=3)
    two = climb(game, 2, 4, levels=levels, seed=3, jobs=2)
    assert [o.points for o in one.outcomes] == [o.points for o in two.outcomes]
    assert [(s.level, s.rating) for s in one.standings] == [(s.level, s.rating) for s in two.standings]


def test_a_cap_tightens_budgets() -> None:
    assert Budget(simulations=100).within(Budget(seconds=0.5)) == Budget(100, 0.5)
    assert Budget(100, 1.0).within(Budget(simulations=500, seconds=0.5)) == Budget(100, 0.5)
    assert Budget(100, 1.0).within(None) == Budget(100, 1.0)
    assert Budget(100, 1.0, hard=4).within(Budget(seconds=0.5)) == Budget(100, 0.5, hard=4)
    assert Budget(100, 1.0, hard=4).within(Budget(simulations=20)) == Budget(20, 1.0)
    assert Budget(100, 1.0, hard=4).times(3) == Budget(300, 1.0, hard=4)


@pytest.mark.slow
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["ladder", "die_patin", "--seats", "4", "--games", "10", "--simulations", "20", "--out", str(tmp_path)]
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert all(level in shown for level in LEVELS)
    with (tmp_path / "ladder-die_patin-4.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {row["level"] for row in rows} == set(LEVELS)
    assert all(float(row["low"]) < float(row["rating"]) < float(row["high"]) for row in rows)
    with (tmp_path / "ladder-die_patin-4-games.csv").open() as file:
        seats = list(csv.DictReader(file))
    assert len(seats) == 40
    assert (tmp_path / "ladder-die_patin-4.png").read_bytes()[1:4] == b"PNG"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--levels", "random,godlike"], "'godlike'; the levels are"),
        (["--levels", "random"], "at least two levels"),
        (["--levels", "random,random"], "at least two levels"),
        (["--games", "0"], "at least 1, not 0"),
        (["--seats", "9"], "2 to 5 seats, not 9"),
        (["--simulations", "0"], "whole number from 1 on"),
        (["--seconds", "-1"], "above 0"),
        (["--jobs", "0"], "from 1 to 64"),
        (["--out", "/no/such/folder"], "a folder that exists"),
        (["--option", "start_player=77"], "start_player"),
    ],
)
def test_bad_input(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "die_patin", *arguments]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert len(error.splitlines()) == 1
