"""Words for events, choices and prompts, in the languages a game's prose.toml offers.

A text is found by its path (`event.claim_won`), in the language asked for or else in English, and
filled in with names: `{player} takes {area}.` A thing's name comes from the game's `name` function.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "de", "fr")


class Prose:
    """The texts of one game."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def texts(self) -> dict[str, Any]:
        return _load(self._path)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which every text exists."""
        return tuple(lang for lang in LANGUAGES if all(lang in entry for entry in entries(self.texts)))

    def text(self, path: str, language: str = "en", **names: object) -> str:
        """The text at this path, filled in."""
        entry: Any = self.texts
        for part in path.split("."):
            entry = entry[part]
        template: str = entry.get(language) or entry["en"]
        return template.format(**names)

    def has(self, path: str) -> bool:
        entry: Any = self.texts
        for part in path.split("."):
            if part not in entry:
                return False
            entry = entry[part]
        return True


def entries(tree: dict[str, Any]) -> list[dict[str, str]]:
    """All texts below a part of the tree, each by language."""
    if "en" in tree:
        return [tree]
    return [entry for branch in tree.values() for entry in entries(branch)]


@cache
def _load(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)
