"""What a game's things are: the kinds its events and choices name, their members, and which kinds are players.

Nothing here knows a game. Kinds come from the declarations of events, members from `Game.things`. `things.toml` may say
which of them matter most, and which fields tell who begins.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from undercity.engine.game import Game, find
from undercity.engine.record import Record

PEOPLE = ("seat", "player", "owner")


class Declared(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What things.toml says of a game."""

    things: list[str] = msgspec.field(default_factory=list)
    first: str = ""
    seats: dict[str, str] = msgspec.field(default_factory=dict)
    round: str = "round_no"


@cache
def declared(game: str) -> Declared:
    """What is declared of a game, whatever its pack; nothing, if it is not named."""
    path = Path(__file__).parent / "things.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")).get(game.partition("+")[0], {}), Declared)


@cache
def members(game: Game, kind: str) -> tuple[str, ...]:
    """The names of a kind's members; none if it is a number or a player."""
    if kind in PEOPLE:
        return ()
    return tuple(name_of(game, kind, number) for number in range(len(game.things.get(kind, ()))))


@cache
def name_of(game: Game, kind: str, number: int) -> str:
    """A thing in words; as kind and number if the game has no name for it."""
    try:
        return str(game.name((kind, number), "en"))
    except (LookupError, StopIteration):
        return f"{kind} {number}"


@cache
def kinds(game: Game) -> tuple[str, ...]:
    """The kinds of things a study counts, the most telling first."""
    told = dict.fromkeys(kind for event in game.events.all for _, kind in event.things)
    if wanted := declared(game.id).things:
        return tuple(kind for kind in wanted if kind in told)
    return tuple(kind for kind in told if members(game, kind))


def seat_of(game: Game, s: Record, kind: str, number: int) -> int:
    """The seat that a thing of an event stands for; -1 if it is no player."""
    if kind == "seat":
        return number if 0 <= number < s.seats else -1
    field = declared(game.id).seats.get(kind)
    if field is None:
        return -1
    row: Any = getattr(s, field)
    return int(row[number]) if 0 <= number < len(row) else -1


def first_seat(game: Game, s: Record) -> int:
    """Who begins: as declared, else who decides first."""
    field = declared(game.id).first
    decider = (s.deciders & -s.deciders).bit_length() - 1
    if not field:
        return decider
    value = int(getattr(s, field))
    for kind in declared(game.id).seats:
        value = seat_of(game, s, kind, value)
    return value if 0 <= value < s.seats else decider


@cache
def in_words(name: str) -> str:
    """The name of an event or a decision as words."""
    return name.replace("_", " ")


@cache
def choice_names(game: str) -> tuple[str, ...]:
    """Every choice of a game as people write it."""
    choices = find(game).choices
    return tuple(choices.notation(code) for code in range(choices.count))
