"""The games as JSON: seats, options, choices, content and rules, for clients that draw them."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from undercity.engine.clauses import clauses as clauses_of
from undercity.engine.clauses import rules_text
from undercity.engine.game import GAMES, Game, find
from undercity.server.errors import NotFound


def game_of(name: str) -> Game:
    """The game of this name, or 404."""
    if name not in GAMES:
        raise NotFound(f"no game is called {name[:40]!r}; the games are {', '.join(GAMES)}")
    return find(name)


@cache
def speaks(name: str, language: str) -> str:
    """The language asked for, or English where the game does not speak it."""
    return language if language in find(name).words.languages else "en"


@cache
def games() -> bytes:
    return msgspec.json.encode({"games": [_describe(find(name)) for name in GAMES]})


@cache
def game(name: str) -> bytes:
    return msgspec.json.encode(_describe(game_of(name)))


@cache
def content(name: str) -> bytes:
    """content.toml as JSON."""
    path = game_of(name).folder / "content.toml"
    return msgspec.json.encode(tomllib.loads(path.read_text(encoding="utf-8")))


@cache
def rules(name: str, language: str) -> bytes:
    """The rules as they are read, in this language or in English."""
    return rules_text(game_of(name).folder, language).encode()


@cache
def clauses(name: str, language: str) -> bytes:
    """The text of each clause."""
    return msgspec.json.encode({"clauses": clauses_of(game_of(name).folder, language)})


def _describe(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "prefix": game.prefix,
        "description": game.description,
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "languages": list(game.words.languages),
        "options": _options(game),
        "kinds": [{"name": k.name, "first": k.first, "labels": list(k.labels)} for k in game.choices.kinds],
        "decisions": [
            {
                **{"name": step.name, "clause": step.clause, "together": step.together},
                "kinds": list(game.conditions.get(step.name, ())),
            }
            for step in game.steps.all
            if step.decision
        ],
        "events": [{"name": e.name, "clause": e.clause, "things": dict(e.things)} for e in game.events.all],
    }


def _options(game: Game) -> list[dict[str, Any]]:
    notes = _notes(game)
    kinds = {field.name: field for field in msgspec.inspect.type_info(game.options).fields}  # type: ignore[attr-defined]
    return [
        {
            "name": field.encode_name,
            **_kind(kinds[field.name].type),
            "default": None if field.default is msgspec.NODEFAULT else field.default,
            "description": notes.get(field.name, ""),
        }
        for field in msgspec.structs.fields(game.options)
    ]


def _kind(kind: Any) -> dict[str, Any]:
    """Type, bounds and values of an option."""
    plain: dict[str, Any] = {"type": "string", "least": None, "most": None, "values": None}
    match kind:
        case msgspec.inspect.Metadata(extra=dict(extra)):  # names with commas between
            (name, values), *_ = extra.items()
            return {**plain, "type": name, "values": list(values)}
        case msgspec.inspect.IntType():
            return {**plain, "type": "integer", "least": kind.ge, "most": kind.le}
        case msgspec.inspect.FloatType():
            return {**plain, "type": "number", "least": kind.ge, "most": kind.le}
        case msgspec.inspect.BoolType():
            return {**plain, "type": "boolean"}
        case msgspec.inspect.LiteralType():
            return {**plain, "type": "choice", "values": list(kind.values)}
        case msgspec.inspect.EnumType():
            return {**plain, "type": "choice", "values": [member.value for member in kind.cls]}
    return plain


def _notes(game: Game) -> dict[str, str]:
    """The docstrings that stand under an Options field in the source."""
    import ast
    import inspect
    import textwrap

    tree = ast.parse(textwrap.dedent(inspect.getsource(game.options)))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    notes = {}
    for field, note in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
            if isinstance(field.target, ast.Name):
                notes[field.target.id] = " ".join(str(note.value.value).split())
    return notes
