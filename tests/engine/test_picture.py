"""Match.svg: every board drawn, within its sheet, in three languages, from what the viewer may know."""

from __future__ import annotations

import doctest
import random
import re
from xml.etree import ElementTree

import pytest

from undercity import Match, find
from undercity.engine import picture
from undercity.engine.game import GAMES

every_game = pytest.mark.parametrize("game", GAMES)
SVG = "{http://www.w3.org/2000/svg}"


def played(game: str, seats: int, choices: int) -> Match:
    match, luck = Match(game, seats=seats, seed=2), random.Random(1)
    while len(match.moves) < choices and not match.over:
        seat = luck.choice(match.deciders)
        match.choose(seat, luck.choice(match.legal(seat)))
    return match


@every_game
@pytest.mark.parametrize("choices", [0, 80])
def test_every_board_is_drawn_for_every_number_of_seats(game: str, choices: int) -> None:
    for seats in sorted({find(game).seats[0], find(game).seats[-1]}):
        match = played(game, seats, choices)
        for seat in (None, 0):
            root = ElementTree.fromstring(match.svg(seat))
            assert root.tag == f"{SVG}svg"
            shapes = [shape for kind in ("polygon", "circle", "rect", "path") for shape in root.iter(f"{SVG}{kind}")]
            assert len(shapes) > 20
            for text in root.iter(f"{SVG}text"):
                assert 0 <= float(text.attrib["x"]) <= 1452
                assert float(text.attrib["font-size"]) >= 5


@every_game
def test_names_are_in_the_readers_language_and_of_the_players(game: str) -> None:
    match = played(game, find(game).seats[-1], 20)
    match.call(["Ida & Bo"])
    drawn = {language: match.svg(None, language) for language in ("en", "de", "fr")}
    assert len(set(drawn.values())) == 3
    assert all("Ida &amp; Bo" in one for one in drawn.values())
    assert all(find(game).title in one for one in drawn.values())


def test_the_town_of_die_patin_has_its_blocks_owners_and_rats() -> None:
    match = played("die_patin", 5, 100)
    root = ElementTree.fromstring(match.svg())
    table = match.table()
    owned = [area for area in table["areas"] if area["owner"] is not None]
    assert len(list(root.iter(f"{SVG}polygon"))) == 21 + len(owned)
    numbers = [text.text or "" for text in root.iter(f"{SVG}text") if text.attrib["fill"] == picture.INK]
    assert sorted(numbers) == sorted(str(hole["rats"]) for hole in table["manholes"] if hole["rats"])
    words = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
    assert "Whisker Court" in words
    assert all(picture.SEATS[area["owner"]] in match.svg() for area in owned)


def test_no_secret_is_drawn() -> None:
    """Of a hand in Ankh-Morpork only its owner sees the cards; a notebook shows what a spectator sees."""
    match = Match("ankh_morpork", seats=4, seed=3)
    own = match.table(0)["players"][0]
    personality = str(match.game.words.name(f"personality-{own['personality']}", "en", {}))
    assert personality in match.svg(0)
    assert personality not in match.svg(1)
    assert personality not in match._repr_svg_()
    other = Match.from_position("ankh_morpork", match.position())
    assert other._repr_svg_() == match.svg(None)


def test_a_match_says_where_it_stands() -> None:
    match = Match("target_rats", seats=2, seed=1)
    assert re.fullmatch(r"<Target: Rats, 2 seats, choice 0, to decide: Player \d, points \[0, 0\]>", repr(match))
    assert len(str(match).splitlines()) > 40


def test_the_examples_of_the_pen_run() -> None:
    assert doctest.testmod(picture).failed == 0
