"""A game's content with a pack's changes in it; what the game cannot carry is refused in one sentence."""

from __future__ import annotations

import importlib
import tomllib
from copy import deepcopy
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from undercity.engine.errors import UnknownGame
from undercity.engine.game import GAMES
from undercity.engine.packs.bounds import explain
from undercity.engine.packs.errors import BadPack
from undercity.engine.packs.pack import Pack

KEYS = (("id",), ("players",), ("level",), ("up_to",), ("a", "b"))  # by what an entry is known: the first that it has
NUMBERS = ("index", "number", "num")  # an entry's place among the others
GROUPS = ("deck", "side")  # numbered each for itself


def content_room(game: str) -> ModuleType:
    """The content.py of a game: `Content` declares its content, `arrange`, if it is there, numbers it."""
    if game not in GAMES:
        raise UnknownGame(f"no game is called {game!r}; the games are {', '.join(GAMES)}")
    room = f"{GAMES[game]}.content"
    if find_spec(room) is None:  # a game from outside may keep its content as it likes
        raise BadPack(f"{game} cannot be changed by a pack: it declares no content in a content.py")
    return importlib.import_module(room)


def content_of(game: str) -> dict[str, Any]:
    """content.toml of a game, as data."""
    folder: Path = content_room(game).FOLDER
    return tomllib.loads((folder / "content.toml").read_text(encoding="utf-8"))


def merged(pack: Pack) -> dict[str, Any]:
    """The content of the pack's game with its changes, checked as strictly as the game's own."""
    room, name = content_room(pack.game), pack.name
    data = content_of(pack.game)
    for section, keys in pack.remove.items():
        for key in keys:
            entries = _entries(data, section, f"{name}: remove.{section}")
            entries.remove(_entry(entries, key, f"{name}: remove.{section}", section))
        _close_gaps(data[section])
    for section, changed in pack.replace.items():
        entries = _entries(data, section, f"{name}: replace.{section}")
        for entry in changed:
            old = _entry(entries, key_of(entry), f"{name}: replace.{section}", section)
            entries[entries.index(old)] = {**{n: old[n] for n in NUMBERS if n in old}, **deepcopy(entry)}
    for section, added in pack.add.items():
        _add(_entries(data, section, f"{name}: add.{section}"), added, f"{name}: add.{section}")
    _set(data, pack.set, f"{name}: set", data)
    if hasattr(room, "arrange"):
        room.arrange(data)
    check(data, room, name)
    return data


def check(data: dict[str, Any], room: ModuleType, name: str) -> None:
    """Refuse content that the game's own declaration does not allow."""
    try:
        msgspec.convert(data, room.Content)
    except msgspec.ValidationError as error:
        raise BadPack(f"{name}: {explain(error, data, room.Content, key_of)}") from None
    except Exception as error:  # a check of the game's own that stumbles: nobody sees a traceback
        raise BadPack(f"{name}: the content cannot be read: {error!r}") from None


def key_of(entry: Any) -> str:
    """What a pack calls an entry: its id; else its number of players, its level, or the two ends of a link."""
    if isinstance(entry, dict):
        for fields in KEYS:
            if all(field in entry for field in fields):
                parts = [part for field in fields for part in _listed(entry[field])]
                return "-".join(map(str, parts))
    return ""


def _listed(value: Any) -> list[Any]:
    """`players = [5, 6]` is called 5-6, `players = [2, 2]` just 2."""
    return list(dict.fromkeys(map(str, value))) if isinstance(value, list) else [value]


def _entries(data: dict[str, Any], section: str, where: str) -> list[dict[str, Any]]:
    """The entries of a section that has some."""
    found = data.get(section)
    if not isinstance(found, list) or not all(map(key_of, found)):
        lists = [name for name, part in data.items() if isinstance(part, list) and all(map(key_of, part))]
        raise BadPack(f"{where} names no list of entries; the lists of this game are {', '.join(lists)}")
    return found


def _entry(entries: list[dict[str, Any]], key: str, where: str, section: str) -> dict[str, Any]:
    for entry in entries:
        if key_of(entry) == key:
            return entry
    raise BadPack(f"{where}: there is no {section} {key!r}; there are {_some([key_of(e) for e in entries])}")


def _some(names: list[str]) -> str:
    """Names for a sentence, not too many."""
    return ", ".join(names) if len(names) <= 24 else f"{', '.join(names[:24])} and {len(names) - 24} more"


# ------------------------------------------------------------------ adding and numbering


def _add(entries: list[dict[str, Any]], added: list[dict[str, Any]], where: str) -> None:
    groups = {number: group for number in NUMBERS if (group := _grouping(entries, number)) is not None}
    for entry in deepcopy(added):
        key = key_of(entry)
        if not key:
            raise BadPack(f"{where}: an entry has no id")
        if any(key_of(other) == key for other in entries):
            raise BadPack(f"{where}: {key!r} is there already; change it with set or replace")
        for number, group in groups.items():
            others = [n for e in entries if e.get(group) == entry.get(group) and type(n := e.get(number)) is int]
            entry.setdefault(number, max(others, default=-1) + 1)
        entries.append(entry)


def _grouping(entries: list[dict[str, Any]], number: str) -> str | None:
    """Entries alike in this field are numbered together; None if their numbers mean something else."""
    for group in ("", *GROUPS):
        numbers = [(str(entry.get(group)), entry.get(number)) for entry in entries]
        if all(type(place) is int for _, place in numbers) and len(set(numbers)) == len(numbers):
            return group
    return None


def _close_gaps(entries: list[dict[str, Any]]) -> None:
    """Number what is left without a gap, in the order it had."""
    for number in NUMBERS:
        if (group := _grouping(entries, number)) is None:
            continue
        for name in {str(entry.get(group)) for entry in entries}:
            row = sorted((e for e in entries if str(e.get(group)) == name), key=lambda entry: int(entry[number]))
            first = 0 if row[0][number] == 0 or number == "index" else 1
            for place, entry in enumerate(row, first):
                entry[number] = place


# ------------------------------------------------------------------ setting


def _set(node: Any, changes: dict[str, Any], where: str, whole: dict[str, Any]) -> None:
    """Put values into a table, and into the entries of a list by what they are called."""
    for key, value in changes.items():
        place = f"{where}.{key}"
        if isinstance(node, list):
            if not all(map(key_of, node)):
                raise BadPack(f"{where} is a list of values: give it as a whole")
            if not isinstance(value, dict):
                raise BadPack(f"{place} is an entry: say which of its fields to set")
            _set(_entry(node, key, where, where.rpartition(".")[2]), value, place, whole)
        elif node is whole and key not in node:
            raise BadPack(f"{where} has no section {key!r}; the sections are {', '.join(whole)}")
        elif isinstance(value, dict) and isinstance(node.get(key), dict | list) and "op" not in value:
            _set(node[key], value, place, whole)
        else:
            node[key] = deepcopy(value)
