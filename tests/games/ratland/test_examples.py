"""RL-22: the worked examples."""

from __future__ import annotations

import pytest

from games.ratland.desk import at, bag_of, cheese, desk, drawn, happened, run, state, turn_over
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.search import pieces_shown
from undercity.games.ratland.table import ATTACK_PHASE, DRAWS, FEEDING, FOOD, NURSERY_PHASE


def test_shared_theft() -> None:
    """RL-22.1: claims 3 and 2 on 3 pieces: seat 0 gets 2, seat 2 gets 1."""
    s = desk(4, left_canal=[5, 0, 0, 0], right_canal=[0, 0, 4, 0], pantry=[0, 2, 0, 0], cheese=[0, 3, 0, 0])
    assert cheese(run(s, ATTACK_PHASE)) == [2, 0, 1, 0]


def test_nursery() -> None:
    """RL-22.2: 3 rats in the nursery become 6."""
    assert at(state(run(desk(4, nursery=[3]), NURSERY_PHASE)), 0) == {"nursery": 6}


def test_drawing_order() -> None:
    """RL-22.3: 3, 2, 6 and 5 rats, 12 pieces: seat 1 draws 2, seat 0 3, seat 3 5, seat 2 only 2."""
    s = desk(4, dump=[3, 2, 6, 5])
    bag_of(s, yellow=12)
    match = run(s, DRAWS)
    assert drawn(match) == [(1, {"yellow": 2}), (0, {"yellow": 3}), (3, {"yellow": 5}), (2, {"yellow": 2})]
    assert happened(match, "bag_empty") == [{"player": 2, "missing": 4}]


@pytest.mark.parametrize(("seats", "count"), [(4, 6), (5, 7), (6, 7)])
def test_extra_pieces(seats: int, count: int) -> None:
    """RL-22.4: 6 white and 6 yellow become 7 and 7 with 5 or 6 players."""
    s = desk(seats, food=(1,))
    assert [pieces_shown(s, 0, c) for c in range(6)] == [count, 0, count, 0, 0, 0]


def test_feeding() -> None:
    """RL-22.5: 26 canal rats need 11 cheese."""
    assert cheese_needed(26) == 11
    assert state(run(desk(2, pantry=[26], cheese=[15]), FEEDING)).cheese[0] == 4


def test_hunger() -> None:
    """RL-22.6: 11 rats, 2 cheese, need 4: 9 healthy, 2 dead, 0 cheese."""
    s = state(run(desk(2, pantry=[11], cheese=[2]), FEEDING))
    assert (s.rats[0][6], s.dead[0], s.cheese[0]) == (9, 2, 0)


def test_food_card_1() -> None:
    """RL-22.7: white, black, yellow, orange, purple, blue of dump, city and fields."""
    assert [list(area) for area in FOOD[0]] == [[6, 0, 6, 0, 0, 0], [4, 0, 3, 3, 2, 0], [3, 0, 6, 0, 0, 3]]


def test_scoring() -> None:
    """RL-22.8: 10 healthy, 1 sick, 2 lost, 3 dead are 10 points."""
    match = turn_over(desk(2, event="end_of_game", pantry=[10], sick=[1], lost=[2], dead=[3]))
    assert match.points[0] == 10


def test_two_players() -> None:
    """RL-22.10: seat 0 left 3, right 0; seat 1 left 2, right 1: both claim 2, result 4 and 4."""
    match = run(desk(2, left_canal=[3, 2], right_canal=[0, 1], cheese=[4, 4]), ATTACK_PHASE)
    assert cheese(match) == [4, 4]
    assert [t["cheese"] for t in happened(match, "cheese_stolen")] == [2, 2]


def test_pieces() -> None:
    """RL-22.11: 5 rats draw yellow, orange, white, black, purple: +3 cheese, 1 to the supply, 1 sick, 3 left."""
    s = desk(2, city=[5])
    bag_of(s, yellow=1, orange=1, white=1, black=1, purple=1)
    s.area = 1
    s = state(run(s, DRAWS))
    assert (s.cheese[0], s.rat_supply, s.sick[0], at(s, 0)) == (3, 111, 1, {"city": 3})
