"""The table drawn, and in the terminal: from what the viewer may know, within its sheet, in three languages."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import msgspec
import pytest

from undercity import Match, find
from undercity.engine.words import LANGUAGES
from undercity.server.shapes import View
from undercity.terminal.boards import draw
from undercity.terminal.ink import WIDTH
from undercity.terminal.voice import Voice
from undercity.testing.tables import every_game, play_into, play_random

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = ("polygon", "circle", "rect", "path")


def _played(name: str, seats: int, choices: int) -> Match:
    return play_random(Match(name, seats, seed=2), random.Random(1), choices)


@every_game
@pytest.mark.parametrize("choices", [0, 80])
def test_every_board_is_drawn_for_every_number_of_seats(name: str, choices: int) -> None:
    """Without a picture.py the sheet holds the players alone."""
    for seats in sorted({find(name).seats[0], find(name).seats[-1]}):
        match = _played(name, seats, choices)
        for seat in (None, 0):
            root = ElementTree.fromstring(match.svg(seat))
            assert root.tag == f"{SVG}svg"
            assert sum(1 for kind in SHAPES for _ in root.iter(f"{SVG}{kind}")) > (20 if match.game.picture else seats)
            for text in root.iter(f"{SVG}text"):
                assert 0 <= float(text.attrib["x"]) <= 1452
                assert float(text.attrib["font-size"]) >= 5


@every_game
def test_names_are_in_the_readers_language_and_of_the_players(name: str) -> None:
    match = play_into((name, find(name).seats[-1], {}), 2, random.Random(1), 20)
    match.call(["Ida & Bo"])
    drawn = {language: match.svg(None, language) for language in LANGUAGES}
    assert len(set(drawn.values())) == len(LANGUAGES)
    assert all("Ida &amp; Bo" in one for one in drawn.values())
    assert all(find(name).title in one for one in drawn.values())


# ------------------------------------------------------------------ in the terminal


def view_of(match: Match, seat: int | None = 0, language: str = "en") -> View:
    """What the table in a terminal is told."""
    return msgspec.convert(match.view(seat, language), View)


def drawn_in_text(match: Match, seat: int | None = 0, language: str = "en") -> str:
    """The board of the terminal."""
    return draw(view_of(match, seat, language), Voice(match.game, language)).plain


@every_game
def test_boards_fit_eighty_columns_all_game_long(name: str) -> None:
    """A city that grows may get wider: then the board, drawn in boxes, scrolls."""
    match, luck = Match(name, find(name).seats[-1], seed=6), random.Random(6)
    while not match.over:
        for language in LANGUAGES:
            for seat in (None, 0):
                lines = drawn_in_text(match, seat, language).splitlines()
                wide = [line for line in lines if len(line) > WIDTH and not line.startswith(("┌", "│", "└", " "))]
                assert not wide, wide[0]
        play_random(match, luck, 60)


@every_game
def test_worlds_that_look_the_same_are_drawn_the_same(name: str) -> None:
    """A board is a function of the view, and views are made from concealed records: only the view reaches it."""
    match = play_into((name, find(name).seats[-1], {}), 4, random.Random(4), 90)
    for seat in (None, *range(match.seats)):
        view = match.game.face.view(match.game.state(match.known_bytes(seat)), seat)
        told = msgspec.structs.replace(view_of(match, seat), table=view)
        assert drawn_in_text(match, seat) == draw(told, Voice(match.game, "en")).plain


@every_game
def test_every_choice_has_its_clause_in_the_rules(name: str) -> None:
    match, luck = Match(name, seed=2), random.Random(2)
    rules, cited = Voice(match.game, "en").clauses(), set()
    for _ in range(60):
        if not match.over:
            cited |= {choice.clause for choice in match.choices(match.deciders[0])}
            play_random(match, luck, 1)
    assert cited <= set(rules)
