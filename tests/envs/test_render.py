"""render(): the table as text and as SVG."""

from __future__ import annotations

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from undercity import Match, find
from undercity.engine.game import GAMES
from undercity.envs.gym import SeatEnv
from undercity.envs.play import Play
from undercity.envs.render import render
from undercity.envs.zoo import env, parallel_env

every_game = pytest.mark.parametrize("game", GAMES)
SVG = "{http://www.w3.org/2000/svg}"


def played(game: str, choices: int) -> Play:
    play, luck = Play(game, find(game).seats[-1]), random.Random(1)
    play.begin(2)
    while choices and not play.over:
        seat = luck.choice(play.deciders)
        play.apply(seat, luck.choice(play.legal(seat)))
        choices -= 1
    return play


@every_game
@pytest.mark.parametrize("choices", [0, 40, -1])
def test_svg_is_the_drawing_of_a_match_at_the_same_position(game: str, choices: int) -> None:
    play = played(game, choices)
    match = Match.from_position(game, play.state.to_json())
    for seat in (None, 0):
        drawn = render(play, "svg", seat) or ""
        assert ElementTree.fromstring(drawn).tag == f"{SVG}svg"
        # but for the words at the top: an environment tells a seat that waits nothing
        assert board(drawn) == board(match.svg(seat))


def board(drawn: str) -> str:
    return drawn[drawn.index("<g ") : drawn.index("</g>")]


@every_game
def test_text_names_the_game_who_decides_and_the_points(game: str) -> None:
    play = played(game, 5)
    text = render(play, "ansi") or ""
    head = text.splitlines()[0]
    assert head.startswith(find(game).title)
    assert str(play.points()) in head
    assert str(find(game).name(("seat", play.first_decider), "en")) in head
    assert len(text.splitlines()) > 5
    assert "the game is over" in (render(played(game, -1), "ansi") or "")


def test_no_secret_is_drawn() -> None:
    """What a spectator sees does not change with the cards that lie face down."""
    play = played("die_patin", 14)
    s: Any = play.state
    pictures = set()
    for card in range(3):
        for seat in range(play.seats):
            s.card[seat] = card
            s.card_shown[seat] = 0
        pictures.add((render(play, "svg"), render(play, "ansi")))
    assert len(pictures) == 1


def test_environments_render_in_their_mode() -> None:
    for mode in ("ansi", "svg"):
        for environment in (env("die_patin", 2, render_mode=mode), parallel_env("die_patin", 2, render_mode=mode)):
            environment.reset(seed=1)
            assert isinstance(environment.render(), str)
        single = SeatEnv("die_patin", 2, render_mode=mode)
        single.reset(seed=1)
        assert isinstance(single.render(), str)
    silent = env("die_patin", 2)
    silent.reset(seed=1)
    assert silent.render() is None
