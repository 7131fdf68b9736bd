"""render(): the table as text and as SVG."""

from __future__ import annotations

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from undercity import find
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
def test_svg_is_a_sound_drawing_with_places(game: str, choices: int) -> None:
    for seat in (None, 0):
        root = ElementTree.fromstring(render(played(game, choices), "svg", seat) or "")
        assert root.tag == f"{SVG}svg"
        shapes = [*root.iter(f"{SVG}polygon"), *root.iter(f"{SVG}circle")]
        assert len(shapes) >= 3
        x, y, w, h = map(float, root.attrib["viewBox"].split())
        for shape in root.iter(f"{SVG}polygon"):
            for point in shape.attrib["points"].split():
                px, py = map(float, point.split(","))
                assert x <= px <= x + w
                assert y <= py <= y + h


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


def test_the_die_patin_board_shows_areas_manholes_and_owners() -> None:
    play = played("die_patin", 60)
    picture = render(play, "svg") or ""
    root = ElementTree.fromstring(picture)
    assert len(list(root.iter(f"{SVG}polygon"))) == 21
    assert len(list(root.iter(f"{SVG}circle"))) == 31
    assert "Whisker Court" in picture
    assert "#1f6fd6" in picture


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
