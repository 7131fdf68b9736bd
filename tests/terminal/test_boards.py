"""The boards in text: they name what is there (that they fit, and hide: tests/games/test_boards.py)."""

from __future__ import annotations

import doctest
import importlib
import random
import re
from typing import Any

import pytest

from kit import play_random
from undercity import Match
from undercity.engine.words import LANGUAGES
from undercity.terminal.voice import OWN
from undercity.testing.suite.boards import drawn_in_text as drawn


def at(name: str, seats: int, choices: list[str]) -> Match:
    options: dict[str, Any] = {"start_player": 0} if name == "die_patin" else {}
    match = Match(name, seats, seed=1, **options)
    for choice in choices:
        match.choose(match.deciders[0], choice)
    return match


def test_die_patin_shows_rats_at_their_manholes() -> None:
    match = at("die_patin", 2, ["area:purple_side", "manhole:m07"])
    assert "7:A3" in drawn(match)
    assert "Silk Paw R…" in drawn(match)
    assert "7:·" in drawn(at("die_patin", 2, ["area:purple_side"]))


def test_a_hidden_card_is_face_down_for_others() -> None:
    match, luck = Match("die_patin", 2, seed=2), random.Random(2)
    while match.view(None)["decision"] != "intrigue_card":
        play_random(match, luck, 1)
    seat = match.deciders[0]
    match.choose(seat, "card:bribe")
    own, other = drawn(match, seat), drawn(match, 1 - seat)
    assert own.count("Bribe") == 1
    assert other.count("Bribe") == 0
    assert other.count("face down") == 1


def test_ratland_counts_pieces_and_clans() -> None:
    match = Match("ratland", 3, seed=3)
    lines = drawn(match, None)
    pieces = [sum(area["pieces"].values()) for area in match.view(None)["table"]["areas"]]
    shown = sum(int(number) for number in re.findall(r"│ +(\d+) \w+ ", lines))
    assert shown == sum(pieces)
    assert len(re.findall(r"^[ABC] Player \d ", lines, re.MULTILINE)) == 3


def test_ankh_morpork_shows_minions_trouble_and_ones_own_hand() -> None:
    match = Match("ankh_morpork", 3, seed=3)
    board = drawn(match, 0)
    assert board.count("A1 B1 C1") == 3  # everybody begins in three areas, and there is trouble in each
    assert len(re.findall(r"─!┐", board)) == 3
    assert len(re.findall("Your hand: (.*)", board)[0].split(", ")) >= 4
    assert "Your hand" not in drawn(match, None)


def test_target_rats_names_every_place_where_something_is() -> None:
    match = play_random(Match("target_rats", 2, seed=5), random.Random(5), 60)
    board, table = drawn(match), match.view(0)["table"]
    for space in table["spaces"]:
        if space["rats"]:
            assert match.game.words.text(f"space-{space['id']}", "en", {}) in " ".join(board.split())
    assert table["exterminator"] is None or "X" in board


def test_ratcatcher_stands_where_he_stands() -> None:
    match = play_random(Match("ratcatcher", 1, seed=5), random.Random(5), 6)
    zone = match.view(0)["table"]["ratcatcher"]["zone"]
    board = drawn(match)
    assert re.search(rf"│ {zone[-1].upper()} @", board)
    assert board.count("@") == 3  # there, in his line and in the key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_the_same_messages_in_every_language(language: str) -> None:
    assert set(OWN.messages(language)) == set(OWN.messages("en"))


@pytest.mark.parametrize("module", ["ink", "wishes"])
def test_examples(module: str) -> None:
    room: Any = importlib.import_module(f"undercity.terminal.{module}")
    failures, tests = doctest.testmod(room)
    assert tests > 0
    assert failures == 0
