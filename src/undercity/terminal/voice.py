"""What the terminal says, in three languages: its own words, and the names of the game's things."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from undercity.engine.game import Game
from undercity.engine.words import Words

OWN = Words(Path(__file__).parent / "words")
_CLAUSE = re.compile(r"(?:- |\| )?\*\*(?P<id>[A-Z]+-\d+\.\d+[a-z]?)\*\*\s*(?P<text>.*)")


class Voice:
    """One language at one game."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language

    def say(self, message: str, **things: int | str) -> str:
        """A text of the terminal's own."""
        return OWN.text(message, self.language, things)

    def name(self, kind: str, thing: str | None) -> str:
        """A thing of the game in words."""
        return "-" if thing is None else str(self.game.words.name(f"{kind}-{thing}", self.language, {}))


@cache
def clauses(game: Game) -> dict[str, str]:
    """The game's rules by clause: the item of the list and the lines indented under it."""
    found: dict[str, str] = {}
    current = ""
    for line in (game.folder / "rules.md").read_text(encoding="utf-8").splitlines():
        if head := _CLAUSE.match(line):
            current = head["id"]
            found[current] = head["text"]
        elif current and line.startswith(" ") and line.strip():
            found[current] += "\n" + line.strip()
        else:
            current = ""
    return found
