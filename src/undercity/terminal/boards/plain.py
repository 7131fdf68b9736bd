"""The table of a game that has no board of its own in text: its view line by line, things by their names."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.text import Text

from undercity.server.shapes import View
from undercity.terminal.ink import FAINT, WIDTH, letter
from undercity.terminal.voice import Voice


def draw(view: View, voice: Voice) -> Text:
    """Facts first, then a line for each member of a group."""
    text, table = Text(), dict(view.table)
    names = {thing: voice.name(kind, thing) for kind, ids in voice.game.things.items() for thing in ids if thing}
    facts = [f"{_key(key)}: {_say(value, names)}" for key, value in table.items() if not isinstance(value, list | dict)]
    _write(text, "   ".join(facts), "")
    for key, value in table.items():
        if isinstance(value, list | dict):
            text.append(f"{_key(key)}\n", FAINT)
            for number, member in enumerate(value) if isinstance(value, list) else value.items():
                head = _head(key, number, view, names)
                _write(text, f"{head}{_say(member, names)}", "  ")
    return text


def _head(key: str, number: int | str, view: View, names: dict[str, str]) -> str:
    """What stands before a member: a player's letter and name, or the name of the thing."""
    if key == "players" and isinstance(number, int):
        return f"{letter(number)} {view.names[number]}: "
    return f"{names.get(number, number)}: " if isinstance(number, str) else ""


def _write(text: Text, line: str, indent: str) -> None:
    for part in wrap(line, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  "):
        text.append(f"{part}\n")


def _key(key: str) -> str:
    return key.replace("_", " ")


def _say(value: Any, names: dict[str, str]) -> str:
    """Any value of a view in one line."""
    if value is None or value == []:
        return "-"
    if isinstance(value, bool):
        return "✓" if value else "·"
    if isinstance(value, dict):
        return ", ".join(_say(v, names) if k == "id" else f"{_key(k)} {_say(v, names)}" for k, v in value.items())
    if isinstance(value, list):
        return " ".join(_say(one, names) for one in value)
    return names.get(value, value) if isinstance(value, str) else str(value)
