"""Positions made by hand: a new game, some choices, then cells of the table changed by name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import getitem
from types import MappingProxyType
from typing import Any

from undercity.engine.content import Entry
from undercity.engine.errors import BadPosition, UndercityError
from undercity.engine.game import Game
from undercity.engine.match import Match
from undercity.engine.record import Field, Record
from undercity.engine.seam import Rules

Value = int | str | list[Any]  # a number, a change of it ("+2"), a thing ("area.market"), or a whole field


class Start(Entry):
    """A position: a new game, choices from its setup on, then changes of the table."""

    seats: int
    seed: int = 1
    options: Mapping[str, Any] = MappingProxyType({})
    moves: tuple[str, ...] = ()
    """In notation, each by the first decider, or by the seat in front: `area:docks`, `1 pass`."""
    set: Mapping[str, Value] = MappingProxyType({})
    """Cells changed after that; see `change`."""
    then: tuple[str, ...] = ()
    """Choices made after the changes, as `moves`."""
    names: tuple[str, ...] = ()
    """What the players are called, by seat; "" and those left out: as the game calls them."""


def set_up(rules: Rules, start: Start) -> dict[str, Any]:
    """The position of a start, sound by the game's own invariants, as `Match.from_position` takes it."""
    game = rules.game
    match = Match(game, start.seats, start.seed, speed=rules, **start.options)
    _make_all(match, start.moves)
    s = match.state
    change(game, s, start.set)
    if broken := game.broken(s):
        raise BadPosition(f"the position breaks the rules: {broken}")
    match = Match.from_position(game, {"game": game.id, **s.to_json()}, speed=rules)
    _make_all(match, start.then)
    return match.position()


def _make_all(match: Match, moves: Sequence[str]) -> None:
    for number, move in enumerate(moves, 1):
        try:
            make(match, move)
        except UndercityError as error:
            raise BadPosition(f"move {number}, {move!r}: {error}") from None


def make(match: Match, move: str) -> None:
    """Make a choice in notation, by the first decider or the seat in front."""
    seat, notation = read_move(move)
    match.choose(next(iter(match.deciders), 0) if seat is None else seat, notation)


def read_move(move: str) -> tuple[int | None, str]:
    """The seat in front of a choice in notation, if there is one, and the notation."""
    found = re.fullmatch(r"(?:(\d+) )?(.+)", move.strip())
    if found is None:
        raise BadPosition(f"a move is a choice in notation, perhaps with a seat in front, not {move!r}")
    return (int(found[1]) if found[1] else None), found[2]


def change(game: Game, s: Record, cells: Mapping[str, Value]) -> None:
    """Set cells of a position by name (`bank`, `money.1`, `owner.market`), or add to them (`"+5"`, `"-5"`).

    A place in a row is its number, or the id of the thing that it stands for; a list sets a whole field.
    """
    for path, value in cells.items():
        name, *places = path.split(".")
        field = s.fields.get(name)
        if field is None:
            raise BadPosition(f"the table has no field {name!r}; the fields are {', '.join(s.fields)}")
        if isinstance(value, list):
            _fill(s, path, field, value)
            continue
        indices = _indices(game, path, places, field)
        new = _new_value(game, path, value, reduce(getitem, indices, getattr(s, name)))
        if not field.low <= new <= field.high:
            raise BadPosition(f"{path} holds numbers from {field.low} to {field.high}, not {new}")
        _put(s, name, indices, new)


def _fill(s: Record, path: str, field: Field, value: list[Any]) -> None:
    """Set a whole field, checked for shape and bounds as positions from outside are."""
    if path not in s.fields or not field.shape:
        raise BadPosition(f"{path!r}: a list sets a whole field of several cells")
    s.load(type(s).from_json({**s.to_json(), path: value}).tobytes())


def _indices(game: Game, path: str, places: Sequence[str], field: Field) -> list[int]:
    """Where in its field a cell lies."""
    if len(places) == len(field.shape):
        found = [_index(game, place, length) for place, length in zip(places, field.shape, strict=True)]
        if None not in found:
            return [index for index in found if index is not None]
    shape = "x".join(map(str, field.shape)) or "a single number"
    raise BadPosition(f"{path!r} names no cell: {path.split('.')[0]} is {shape}")


def _index(game: Game, place: str, length: int) -> int | None:
    """A place by its number, or by the id of a thing of which there are as many as the row is long."""
    if place.isdecimal():
        return int(place) if int(place) < length else None
    rows = [*game.things.values(), *(kind.labels for kind in game.choices.kinds)]
    found = {list(row).index(place) for row in rows if len(row) == length and place in row}
    return found.pop() if len(found) == 1 else None


def _new_value(game: Game, path: str, value: int | str, before: int) -> int:
    if isinstance(value, int):
        return value
    if re.fullmatch(r"[+-]\d{1,9}", value):
        return before + int(value)
    thing = thing_number(game, *value.split(".", 1)) if "." in value else None
    if thing is None:
        raise BadPosition(f'{path} is set to a number or changed by one such as "+5", not {value!r}')
    return thing


def thing_number(game: Game, kind: str, name: str) -> int | None:
    """The number of a thing, or of a choice within its kind, by kind and id."""
    kinds = {**{kind.name: kind.labels for kind in game.choices.kinds}, **game.things}
    ids = list(kinds.get(kind, ()))
    return ids.index(name) if name in ids else None


def _put(s: Record, name: str, indices: Sequence[int], value: int) -> None:
    row = getattr(s, name)
    for i in indices[:-1]:
        row = row[i]
    if indices:
        row[indices[-1]] = value
    else:
        setattr(s, name, value)
