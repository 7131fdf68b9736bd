"""What hints reason with: the parts of the judgement add up to it, in every position of whole games."""

from __future__ import annotations

from random import Random

import pytest

from games.ratland.desk import GAME, desk
from undercity import Match
from undercity.games.ratland.judgement import worth
from undercity.games.ratland.reasons import terms


@pytest.mark.parametrize("seats", [2, 4])
def test_terms_add_up_to_the_worth_in_every_position(seats: int) -> None:
    match, positions = Match(GAME, seats, 11, clans="on", boards="secret_choice"), 0
    luck = Random(3)
    while not match.over:
        seat = match.deciders[0]
        match.choose(seat, luck.choice(match.legal(seat)))
        s = match.state
        for p in range(seats):
            assert sum(value for _, value in terms(s, p).values()) == worth(s, p)
        positions += 1
    assert positions > 60
    final = match.state
    assert [terms(final, p)["rats"][0] - terms(final, p)["dead"][0] for p in range(seats)] == match.points


def test_each_thing_counts_where_it_is() -> None:
    s = desk(nursery=[3], dump=[2], left_canal=[1], pantry=[4], cheese=[6], sick=[1])
    s.round_no = 1
    counts = {name: count for name, (count, _) in terms(s, 0).items()}
    expected = {"rats": 11, "dead": 0, "fed": 4, "spare": 2, "sick": 1, "lost": 0}
    assert counts == {**expected, "nursery": 3, "outside": 2, "canal": 1, "guard": 4}
