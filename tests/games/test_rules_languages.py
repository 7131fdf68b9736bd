"""The rules in other languages (rules.<language>.md): the same clauses in order, none empty, no number lost."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from undercity.engine.game import GAMES, find

_HEAD = re.compile(r"^\s*(?:- |\| )?(?:\*\*)?([A-Z]+-\d+\.\d+[a-z]?)\b(.*)$")
_NUMBER = re.compile(r"0*(\d+)")  # "Gully 9" says m09

ALLOWED: dict[tuple[str, str, str], list[str]] = {}
"""(game, language, clause): the numbers that its translation may leave out."""


def _translations() -> list[tuple[str, str]]:
    return [(game, path.suffixes[0][1:]) for game in GAMES for path in sorted(find(game).folder.glob("rules.*.md"))]


def _clauses(path: Path) -> list[tuple[str, str]]:
    """Each clause with its text: the line that opens with its id, and the lines indented under it."""
    found: list[tuple[str, str]] = []
    inside = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if head := _HEAD.match(line):
            found.append((head[1], head[2]))
            inside = True
        elif inside and line.startswith(" ") and line.strip():
            found[-1] = (found[-1][0], found[-1][1] + "\n" + line.strip())
        else:
            inside = False
    return found


@pytest.mark.parametrize(("game", "language"), _translations())
def test_the_same_clauses_in_the_same_order(game: str, language: str) -> None:
    folder = find(game).folder
    ids = [clause for clause, _ in _clauses(folder / "rules.md")]
    assert len(ids) > 100
    assert [clause for clause, _ in _clauses(folder / f"rules.{language}.md")] == ids


@pytest.mark.parametrize(("game", "language"), _translations())
def test_every_clause_is_written(game: str, language: str) -> None:
    clauses = _clauses(find(game).folder / f"rules.{language}.md")
    assert [clause for clause, text in clauses if not re.search(r"[^\W\d_]", text)] == []


@pytest.mark.parametrize(("game", "language"), _translations())
def test_no_number_is_lost(game: str, language: str) -> None:
    folder = find(game).folder
    lost = {}
    for (clause, text), (_, other) in zip(
        _clauses(folder / "rules.md"), _clauses(folder / f"rules.{language}.md"), strict=True
    ):
        missing = Counter(_NUMBER.findall(text)) - Counter(_NUMBER.findall(other))
        if missing := missing - Counter(ALLOWED.get((game, language, clause), [])):
            lost[clause] = sorted(missing.elements())
    assert lost == {}
