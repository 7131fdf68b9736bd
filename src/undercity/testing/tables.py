"""What the tests of all games share: tables to play at, random walks, positions made by hand."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from undercity import Match, find
from undercity.engine.game import Game
from undercity.engine.record import Record
from undercity.engine.seam import PlainRules, Rules, compiled, plain

Table = tuple[str, int, dict[str, Any]]

every_table = pytest.mark.undercity_tables  # a test of the suite, at each table of each game under test
every_seat_count = pytest.mark.undercity_tables("seats")  # at the first table of each number of seats
every_game = pytest.mark.undercity_games


class Proofs:
    """Which games are under test, and where what their tests need lies: set by the plugin."""

    games: tuple[str, ...] = ()
    folder: Path = Path("tests")


def room(game: str, name: str) -> ModuleType | None:
    """games/<game>/<name>.py of the folder of tests, if it is there."""
    return _room(Proofs.folder / "games" / game / f"{name}.py", f"{name}_{game}")


@cache
def _room(path: Path, name: str) -> ModuleType | None:
    if not path.is_file():
        return None
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples(game: str) -> list[Table]:
    """The tables (seats and options) at which the suite plays a game; without a samples.py, at each number of seats."""
    told = room(game, "samples")
    tables = told.SAMPLES if told else [(seats, {}) for seats in find(game).seats]
    return [(game, seats, options) for seats, options in tables]


def all_tables() -> list[Table]:
    """Those of all games under test."""
    return [table for game in Proofs.games for table in samples(game)]


def table_id(table: Table) -> str:
    """A table as the name of a test says it."""
    game, seats, options = table
    return "-".join([game, str(seats), *(f"{k}={v}" for k, v in options.items())])


def deciders(s: Record) -> list[int]:
    """The seats that must decide."""
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


def play_into(table: Table, seed: int, luck: random.Random, choices: int) -> Match:
    """A match after so many random choices, or half of it if it is over by then."""
    match, before = Match(table[0], table[1], seed, **table[2]), luck.getstate()
    play_random(match, luck, choices)
    if not match.over:
        return match
    luck.setstate(before)
    return play_random(Match(table[0], table[1], seed, **table[2]), luck, match.clock // 2)


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


def questions(table: Table, seed: int, most: int) -> Iterator[tuple[Rules, Record, int, list[int]]]:
    """At most so many decisions, spread over a random game: the rules, the whole record, the seat, its choices."""
    rules = compiled(find(table[0]))
    s = begin(table, seed, rules)
    length = sum(1 for _ in walk(rules, s, random.Random(seed)))
    s = begin(table, seed, rules)
    luck = random.Random(seed)
    asked = 0
    for count, _ in enumerate(walk(rules, s, random.Random(seed))):
        if count * most >= asked * length:
            seat = luck.choice(deciders(s))
            legal = rules.legal(s, seat)
            if len(legal) > 1:
                asked += 1
                yield rules, s, seat, legal
