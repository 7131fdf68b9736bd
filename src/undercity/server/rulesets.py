"""By which rules a game is played: their digest, and what the numbers they leave on disk mean.

Positions and what was told are numbers whose meaning is the rules' own: a field's place in the record, a step's or a
card's number. Each set of rules that ever wrote to a database has its vocabulary there, and a later version of the
program reads the numbers through it: names are matched, not numbers. Where a name is gone, nothing is guessed.
"""

from __future__ import annotations

import zlib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from sqlalchemy import Connection, insert, select

from undercity import __version__
from undercity.engine import agenda
from undercity.engine.chronicle import Event, Happening
from undercity.engine.errors import UndercityError
from undercity.engine.game import GAMES, Game, find
from undercity.engine.packs import loaded
from undercity.engine.record import Record
from undercity.server.storage import schema

ENGINE = Path(agenda.__file__).parent
UNTOLD = Event("untold", -1, "", ())  # told in words that this version does not have
RULES_CHANGED = Event("rules_changed", -2, "", ())
Told = list[list[int]]  # what one choice brought about: event, who may see it, and the event's numbers


@cache
def digest(game: Game) -> str:
    """Stands for the rules and content of a game, and for the engine that plays them."""
    digest = blake2b(digest_size=8)
    for folder in (ENGINE, game.folder):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def ours() -> list[str]:
    """The digests of all games, and of the editions that this process has."""
    return [digest(game) for game in (*map(find, GAMES), *loaded())]


def digest_of(name: str) -> str | None:
    """As `digest`; None for a game that this version does not have."""
    try:
        return digest(find(name))
    except UndercityError:
        return None


# ------------------------------------------------------------------ what numbers mean


class Field(msgspec.Struct, frozen=True):
    """A field of the record, and where its bytes lie."""

    name: str
    type: str
    shape: tuple[int, ...]
    offset: int


class EventName(msgspec.Struct, frozen=True):
    """An event, and what its numbers are: name and kind of thing."""

    name: str
    things: tuple[tuple[str, str], ...]


class Vocabulary(msgspec.Struct, frozen=True):
    """The names behind the numbers of one set of rules."""

    core: int  # bytes of a position
    fields: tuple[Field, ...]
    steps: tuple[str, ...]  # of the agenda
    things: dict[str, tuple[str, ...]]  # ids, by kind
    kinds: dict[str, tuple[str, ...]]  # of choices: labels
    events: tuple[EventName, ...]

    def unpack(self, packed: bytes) -> list[bytes]:
        """The positions of a row of the journal."""
        whole = zlib.decompress(packed)
        return [whole[start : start + self.core] for start in range(0, len(whole), self.core)]

    def values(self, position: bytes) -> dict[str, Any]:
        """A position by field."""
        return {
            field.name: np.ndarray(field.shape, np.dtype(field.type), position, field.offset) for field in self.fields
        }


def pack(positions: bytes) -> bytes:
    """Positions, one behind the other, as a row of the journal keeps them: they are mostly zeros."""
    return zlib.compress(positions, 1)


@cache
def vocabulary(game: Game) -> Vocabulary:
    """The names behind the numbers of a game as this version plays it."""
    places: Any = game.state.dtype.fields
    fields = (Field(n, places[n][0].base.str, places[n][0].shape, places[n][1]) for n in game.state.fields)
    return Vocabulary(
        game.state.core,
        tuple(fields),
        tuple(step.name for step in game.steps.all),
        {kind: tuple(ids) for kind, ids in game.things.items()},
        {kind.name: kind.labels for kind in game.choices.kinds},
        tuple(EventName(event.name, event.things) for event in game.events.all),
    )


# ------------------------------------------------------------------ from another version's numbers to ours


def translate(old: Vocabulary, game: Game, position: bytes) -> Record | None:
    """A position of other rules as a record of ours; None if numbers in it may mean something else now.

    What our rules have in addition is blank. Whether they can go on from there is another question: `is_sound`.
    """
    new = vocabulary(game)
    if old.fields == new.fields and old.steps == new.steps and _means_the_same(old, new):
        return game.state(position)
    shapes = {field.name: field.shape for field in new.fields}
    if not _means_the_same(old, new) or any(shapes.get(f.name) != f.shape for f in old.fields if f.name != "agenda"):
        return None
    s, values = game.state(), old.values(position)
    ours: Any = s.array.view(game.state.dtype)[0]
    for name in values.keys() - {"agenda"}:
        ours[name] = values[name]
        if not np.array_equal(ours[name], values[name]):
            return None  # a smaller type than it was
    return s if _translate_agenda(s, values["agenda"], old, new) else None


def _means_the_same(old: Vocabulary, new: Vocabulary) -> bool:
    """Whether every number of a thing or within a kind of choice still means what it meant."""
    things = all(new.things.get(kind, ())[: len(ids)] == ids for kind, ids in old.things.items())
    return things and all(new.kinds.get(kind, ())[: len(labels)] == labels for kind, labels in old.kinds.items())


def _translate_agenda(s: Record, rows: Any, old: Vocabulary, new: Vocabulary) -> bool:
    """Steps by their names; whether all of them are still known and there is room for them."""
    if s.due > len(s.agenda):
        return False
    for index in range(s.due):
        number, *rest = (int(value) for value in rows[index])
        if not 0 <= number < len(old.steps) or old.steps[number] not in new.steps:
            return False
        for column, value in enumerate([new.steps.index(old.steps[number]), *rest]):
            s.agenda[index][column] = value
    return True


def agrees(old: Vocabulary, position: bytes, game: Game, s: Record) -> bool:
    """Whether a record of ours is the same as another version's position, in every field that this one has."""
    other = translate(old, game, position)
    if other is None:
        return False
    ours: Any = s.array.view(game.state.dtype)[0]
    theirs: Any = other.array.view(game.state.dtype)[0]
    return all(np.array_equal(ours[field.name], theirs[field.name]) for field in old.fields)


def retell(old: Vocabulary, game: Game, told: Told) -> tuple[Happening, ...]:
    """What was told by other rules, as ours would tell it; UNTOLD where they cannot."""
    return tuple(_retold(old, game, row[0], row[1], row[2:]) for row in told)


def _retold(old: Vocabulary, game: Game, number: int, who: int, numbers: list[int]) -> Happening:
    if not 0 <= number < len(old.events):
        return Happening(RULES_CHANGED if number == RULES_CHANGED.number else UNTOLD, (), who)
    event = next((one for one in game.events.all if one.name == old.events[number].name), None)
    if event is None or event.things != old.events[number].things:
        return Happening(UNTOLD, (), who)
    ours = [_thing(old, game, kind, value) for (_, kind), value in zip(event.things, numbers, strict=True)]
    if None in ours:
        return Happening(UNTOLD, (), who)
    return Happening(event, tuple(ours), who)  # type: ignore[arg-type]


def _thing(old: Vocabulary, game: Game, kind: str, number: int) -> int | None:
    """Our number of a thing; None if we do not have it."""
    ids = old.things.get(kind, ())
    if not 0 <= number < len(ids):
        return number
    ours = list(game.things.get(kind, ()))
    return ours.index(ids[number]) if ids[number] in ours else None


# ------------------------------------------------------------------ in the database


def enter(connection: Connection) -> None:
    """Write down the vocabularies of this version, if they are not there yet."""
    for name in GAMES:
        enter_game(connection, find(name))


def enter_game(connection: Connection, game: Game) -> str:
    """Write down the vocabulary of a game or edition, if it is not there yet; its digest."""
    rules = digest(game)
    if connection.scalar(select(schema.rulesets.c.game).where(schema.rulesets.c.rules == rules)) is None:
        words = msgspec.json.encode(vocabulary(game)).decode()
        row = {"rules": rules, "game": game.id, "version": __version__, "vocabulary": words}
        connection.execute(insert(schema.rulesets).values(row))
    return rules


def load(connection: Connection, rules: set[str]) -> dict[str, Vocabulary]:
    """The vocabularies of these sets of rules, as far as they are known."""
    query = select(schema.rulesets.c.rules, schema.rulesets.c.vocabulary).where(schema.rulesets.c.rules.in_(rules))
    rows = connection.execute(query) if rules else ()
    return {row.rules: read_vocabulary(row.vocabulary) for row in rows}


read_vocabulary = msgspec.json.Decoder(Vocabulary).decode
