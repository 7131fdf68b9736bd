"""What the tests of all games share: tables to play at, random walks, positions made by hand."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from undercity import Match, find
from undercity.engine.game import GAMES, Game
from undercity.engine.record import Record
from undercity.engine.seam import PlainRules, Rules, plain

TESTS = Path(__file__).parent
Table = tuple[str, int, dict[str, Any]]

# For a test that asserts a time: a busy machine may fail it. It gets two more tries, and the summary counts them.
depends_on_the_machine = pytest.mark.flaky(reruns=2, reruns_delay=2)


def samples(game: str) -> list[Table]:
    """The tables (seats and options) at which the suite plays a game: tests/games/<game>/samples.py."""
    path = TESTS / "games" / game / "samples.py"
    spec = importlib.util.spec_from_file_location(f"samples_{game}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [(game, seats, options) for seats, options in module.SAMPLES]


def all_tables() -> list[Table]:
    return [table for game in GAMES for table in samples(game)]


def at_every_table() -> pytest.MarkDecorator:
    """Parametrizes a test by all tables; a quick run plays only the first of each game."""
    firsts = [samples(game)[0] for game in GAMES]
    params = [
        pytest.param(table, id=table_id(table), marks=() if table in firsts else pytest.mark.slow)
        for table in all_tables()
    ]
    return pytest.mark.parametrize("table", params)


def table_id(table: Table) -> str:
    game, seats, options = table
    return "-".join([game, str(seats), *(f"{k}={v}" for k, v in options.items())])


def deciders(s: Record) -> list[int]:
    return [seat for seat in range(s.seats) if (s.deciders >> seat) & 1]


def walk(rules: Rules, s: Record, luck: random.Random) -> Iterator[tuple[int, int]]:
    """Choose at random until the game is over; yields (seat, choice) before each choice is applied."""
    while not s.over:
        seat = luck.choice(deciders(s))
        choice = luck.choice(rules.legal(s, seat))
        yield seat, choice
        rules.apply(s, seat, choice)


def begin(table: Table, seed: int, rules: Rules | None = None) -> Record:
    """The first decision of a game at this table."""
    game = find(table[0])
    s: Record = game.blank(table[1], table[2])
    (rules or plain(game)).begin(s, seed)
    return s


def play_random(match: Match, luck: random.Random, choices: int | None = None) -> Match:
    """Play on at random, to the end or for so many choices."""
    while not match.over and choices != 0:
        seat = luck.choice(match.deciders)
        match.choose(seat, luck.choice(match.legal(seat)))
        choices = None if choices is None else choices - 1
    return match


def imagined(rules: Rules, s: Record, seat: int | None, luck: random.Random) -> Record:
    """Another world that looks the same to the seat."""
    world = rules.concealed(s, seat)
    for i in range(4):
        world.key[i] = luck.getrandbits(32)
    rules.imagine(world, -1 if seat is None else seat)
    for i in range(4):
        world.key[i] = s.key[i]
    world.draws = s.draws
    return world


def match_at(game: Game, s: Record) -> Match:
    """A match that stands at this record."""
    return Match.from_position(game, {"game": game.id, **s.to_json()})


def advance(game: Game, s: Record) -> Match:
    """A match at the first decision reached from a record whose agenda was written by hand."""
    PlainRules(game).apply(s, -1, -1)
    return match_at(game, s)
