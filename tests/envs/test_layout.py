"""An observation is the concealed record, cell by cell, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from kit import deciders, play_random
from undercity import Match, find
from undercity.engine.errors import UndercityError
from undercity.engine.game import GAMES
from undercity.envs.layout import UNSEEN, layout_of
from undercity.envs.play import Play

every_game = pytest.mark.parametrize("game", GAMES)


def spread(game: str) -> list[int]:
    seats = find(game).seats
    return sorted({seats[0], seats[-1]})


@every_game
def test_observation_is_the_concealed_record_field_by_field(game: str) -> None:
    for seats in spread(game):
        play = Play(game, seats)
        play.begin(5)
        luck = random.Random(3)
        while not play.over:
            for seat in range(seats):
                known = play.concealed(seat).to_json()
                seen = play.observe(seat)
                assert seen[play.layout.fields["seat"]] == [seat]
                for name in play.layout.fields.keys() - {"seat"}:
                    assert play.layout.read(seen, name).tolist() == known[name], name
            seat = luck.choice(play.deciders)
            play.apply(seat, luck.choice(play.legal(seat)))


@every_game
def test_fields_cover_the_observation_once_and_leave_out_the_dice(game: str) -> None:
    layout = layout_of(find(game))
    cells = [i for part in layout.fields.values() for i in range(part.start, part.stop)]
    assert cells == list(range(layout.size))
    assert set(layout.fields) == {"seat", *find(game).state.fields} - UNSEEN


@every_game
def test_observations_lie_within_their_bounds_and_scale_to_0_1(game: str) -> None:
    play = Play(game, find(game).seats[-1])
    luck = random.Random(8)
    for seed in range(3):
        play.begin(seed)
        while not play.over:
            seat = luck.choice(play.deciders)
            seen = play.observe(seat)
            assert ((play.layout.low <= seen) & (seen <= play.layout.high)).all()
            scaled = play.layout.scaled(seen)
            assert scaled.dtype == np.float32
            assert 0.0 <= scaled.min() <= scaled.max() <= 1.0
            play.apply(seat, luck.choice(play.legal(seat)))


@every_game
def test_play_is_the_match_of_the_same_seed(game: str) -> None:
    """Same seed and choices: same positions, legal choices and result as `Match`."""
    seats = find(game).seats[-1]
    match, play, luck = Match(game, seats, seed=11), Play(game, seats), random.Random(2)
    play.begin(11)
    while not match.over:
        assert play.state.tobytes() == match.state.tobytes()
        assert play.deciders == match.deciders == deciders(match.state)
        for seat in range(seats):
            assert play.legal(seat) == match.legal(seat)
            assert np.flatnonzero(play.mask(seat)).tolist() == sorted(match.legal(seat))
        seat = luck.choice(match.deciders)
        choice = luck.choice(match.legal(seat))
        match.choose(seat, choice)
        play.apply(seat, choice)
    assert play.over
    assert play.utility() == match.utility
    assert play.points() == match.points


def test_an_observation_does_not_tell_what_the_seat_may_not_know() -> None:
    """Worlds that look alike to a seat give it the same observation: here, the cards that lie face down."""
    match = play_random(Match("die_patin", 3, seed=4), random.Random(1), 12)
    play = Play("die_patin", 3)
    seat, other = 0, 1
    s: Any = play.state
    s.load(match.state.tobytes())
    s.card_shown[other] = 0
    seen = set()
    for card in range(3):
        s.card[other] = card
        seen.add(play.observe(seat).tobytes())
        assert play.layout.read(play.observe(other), "card")[other] == card
    assert len(seen) == 1


def test_unknown_field_is_refused_in_a_sentence() -> None:
    layout = layout_of(find("die_patin"))
    with pytest.raises(UndercityError, match="die_patin has no field 'gold'; the fields are seat"):
        layout.read(np.zeros(layout.size), "gold")
