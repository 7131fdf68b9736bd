"""Match.svg: what is drawn of a board (that every board is drawn: tests/games/test_boards.py)."""

from __future__ import annotations

import doctest
import random
import re
from xml.etree import ElementTree

from undercity import Match
from undercity.engine import picture

SVG = "{http://www.w3.org/2000/svg}"


def played(game: str, seats: int, choices: int) -> Match:
    match, luck = Match(game, seats=seats, seed=2), random.Random(1)
    while len(match.moves) < choices and not match.over:
        seat = luck.choice(match.deciders)
        match.choose(seat, luck.choice(match.legal(seat)))
    return match


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
