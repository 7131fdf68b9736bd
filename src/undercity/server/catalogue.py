"""The games as JSON: seats, options, choices, content and rules, for clients that draw them."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from undercity.engine.clauses import clauses as clauses_of
from undercity.engine.clauses import rules_text
from undercity.engine.game import GAMES, Game, find
from undercity.engine.packs import is_loaded
from undercity.engine.packs.texts import GRAMMAR
from undercity.server.errors import NotFound


def game_of(name: str) -> Game:
    """The game of this name, or 404."""
    if name not in GAMES:
        raise NotFound(f"no game is called {name[:40]!r}; the games are {', '.join(GAMES)}")
    return find(name)


def edition_of(name: str) -> Game:
    """The game of this name, or the edition of this id that a table of the server has; else 404."""
    return find(name) if is_loaded(name) else game_of(name)


@cache
def speaks(name: str, language: str) -> str:
    """The language asked for, or English where the game does not speak it."""
    return language if language in find(name.partition("+")[0]).words.languages else "en"


@cache
def games() -> bytes:
    return msgspec.json.encode({"games": [_describe(find(name)) for name in GAMES]})


@cache
def game(name: str) -> bytes:
    return msgspec.json.encode(_describe(edition_of(name)))


@cache
def content(name: str) -> bytes:
    """content.toml as JSON."""
    return msgspec.json.encode(_read(edition_of(name), "content.toml"))


def _read(game: Game, name: str) -> dict[str, Any]:
    path = game.folder / name
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def layout(name: str) -> bytes:
    """What a board is drawn from: content.toml, layout.toml, and names and texts of things in all languages."""
    game = edition_of(name)
    parts = {"content": _read(game, "content.toml"), "layout": _read(game, "layout.toml"), "names": _names(game)}
    return msgspec.json.encode(parts)


def _names(game: Game) -> dict[str, dict[str, str]]:
    """By message: `name_en`, `text_en` and what else is printed; names have no variables."""
    found: dict[str, dict[str, str]] = {}
    for language in game.words.languages:
        file = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(file).body:
            if isinstance(entry, ast.Message) and entry.value and "-" in entry.id.name:
                fields = found.setdefault(entry.id.name, {})
                fields[f"name_{language}"] = _plain(entry.value)
                forms = {form.id.name: form.value for form in entry.attributes if form.id.name not in GRAMMAR}
                fields |= {f"{form}_{language}": _plain(said) for form, said in forms.items()}
    return found


def _plain(pattern: ast.Pattern) -> str:
    """A text as it is printed; braces in it are written as literals."""
    return "".join(map(_printed, pattern.elements))


def _printed(part: Any) -> str:
    if isinstance(part, ast.TextElement):
        return str(part.value)
    said = part.expression
    return str(said.parse()["value"]) if isinstance(said, ast.StringLiteral) else ""


@cache
def rules(name: str, language: str) -> bytes:
    """The rules as they are read, in this language or in English."""
    return rules_text(edition_of(name).folder, language).encode()


@cache
def clauses(name: str, language: str) -> bytes:
    """The text of each clause."""
    return msgspec.json.encode({"clauses": clauses_of(edition_of(name).folder, language)})


def _describe(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": find(game.base).title,
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
    import ast as python
    import inspect
    import textwrap

    tree = python.parse(textwrap.dedent(inspect.getsource(game.options)))
    body = tree.body[0].body if isinstance(tree.body[0], python.ClassDef) else []
    notes = {}
    for field, note in pairwise(body):
        if not isinstance(field, python.AnnAssign) or not isinstance(note, python.Expr):
            continue
        if isinstance(note.value, python.Constant) and isinstance(field.target, python.Name):
            notes[field.target.id] = " ".join(str(note.value.value).split())
    return notes
