"""The parts of the judgement that hints speak of (reasons.py)."""

from __future__ import annotations

import random

from games.target_rats.burrow import GAME, city, crown, give, lay, put
from undercity import Match
from undercity.games.target_rats.judgement import worth
from undercity.games.target_rats.reasons import terms


def test_the_parts_add_up_to_the_judgement() -> None:
    """In every position of random games, for every seat: nothing is left out."""
    luck = random.Random(5)
    for seats in (2, 3, 4):
        m = Match("target_rats", seats, seats, round_cap=12)
        while not m.over:
            seat = m.deciders[0]
            m.choose(seat, luck.choice(m.legal(seat)))
            for one in range(seats):
                assert sum(value for _, value in terms(m.state, one).values()) == worth(m.state, one)


def test_what_is_counted() -> None:
    """TR-16.1, TR-13.3: nests needed and nests to spare, the throne, rats at food, rats that may be exterminated."""
    s = city("white", rats="white s_nw1 2u+1f, white s_nw3 1f, grey s_west 4u", tokens="s_nw1 food")
    crown(s, "white")
    for where in ("u_nw1", "u_ne1", "u_se1", "u_sw1"):
        lay(s, where, "white")
    give(s, "white", "smoke_bomb")
    s.hold[0] = 2
    counts = {name: count for name, (count, _) in terms(s, 0).items()}
    assert counts == {
        "nest": 3,
        "spare_nest": 1,
        "title": 1,
        "hold": 2,
        "rat": 5,
        "fed": 3,
        "food": 3,
        "item": 1,
        "city": 0,
        "infested": 4,
    }
    assert terms(s, 0)["infested"][1] < 0 < terms(s, 0)["nest"][1]


def test_rats_before_the_empty_throne() -> None:
    """TR-14.2: they count only as long as it is empty."""
    s = city("white", rats="white rat_city 2u")
    assert terms(s, 0)["city"][0] == 2
    put(s, "white", "rat_city", "1f")
    s.throne = 0
    assert terms(s, 0)["city"] == (0, 0)


def test_the_game_knows_its_terms() -> None:
    assert GAME.terms is terms
