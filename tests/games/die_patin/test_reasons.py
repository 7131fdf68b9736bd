"""The reasons of a hint: the terms of a seat add up to what the judgement says it has."""

from __future__ import annotations

import random

import pytest

from games.die_patin.desk import Desk, state
from undercity import Match
from undercity.games.die_patin.judgement import worth
from undercity.games.die_patin.reasons import terms
from undercity.games.die_patin.table import BACK_ROOMS, State


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_terms_add_up_to_the_judgement(seats: int) -> None:
    luck, match = random.Random(seats), Match("die_patin", seats, seed=seats)
    seen = 0
    while not match.over:
        if seen % 7 == 0:
            _compare(state(match))
        seat = match.deciders[0]
        match.choose(seat, luck.choice(match.legal(seat)))
        seen += 1
    _compare(state(match))
    assert seen > 100


def _compare(s: State) -> None:
    for seat in range(s.seats):
        assert sum(value for _, value in terms(s, seat).values()) == worth(s, seat)


def test_what_each_term_counts() -> None:
    desk = Desk(2, round_no=3).own(0, "green_side", "green_gate").own(1, "purple_side")
    desk.rats(0, m09=3, m12=1).rats(1, m07=2).loot(0, 4).back_room(0, "green_gate").scored(0, "most_areas", 2)
    s = desk.s
    s.collected[0][0], s.trophies[0][1] = 2, 1  # two claw studios with their stars
    s.back_rooms_left[1] = BACK_ROOMS - 1
    counts = {name: count for name, (count, _) in terms(s, 0).items()}
    assert counts == {
        **{"mission_points": 2, "tile_points": 5, "trophy_points": 1, "area": 2, "back_room": 1, "manhole": 2},
        **{"rat": 4, "loot": 4, "figure": 4, "mission_lead": 2},  # fullest manhole and three more: two are counted
    }


def test_in_the_end_only_points_count() -> None:
    luck, match = random.Random(4), Match("die_patin", 2, seed=4)
    while not match.over:
        seat = match.deciders[0]
        match.choose(seat, luck.choice(match.legal(seat)))
    for seat in range(2):
        values = {name for name, (_, value) in terms(state(match), seat).items() if value}
        assert values <= {"mission_points", "tile_points", "trophy_points"}
