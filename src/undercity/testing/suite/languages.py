"""The rules in other languages (rules.<language>.md): the same clauses in order, none empty, no number lost."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from undercity import find
from undercity.testing.tables import every_game

_HEAD = re.compile(r"^\s*(?:- |\| )?(?:\*\*)?([A-Z]+-\d+\.\d+[a-z]?)\b(.*)$")
_NUMBER = re.compile(r"0*(\d+)")  # "Gully 9" says m09


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


def _translations(game: str) -> dict[str, Path]:
    """rules.<language>.md, by language."""
    return {path.suffixes[0][1:]: path for path in sorted(find(game).folder.glob("rules.*.md"))}


@every_game
def test_the_rules_have_the_same_clauses_in_every_language(name: str) -> None:
    ids = [clause for clause, _ in _clauses(find(name).folder / "rules.md")]
    assert len(ids) > 10
    for language, path in _translations(name).items():
        assert [clause for clause, _ in _clauses(path)] == ids, language


@every_game
def test_every_clause_is_written(name: str) -> None:
    for language, path in _translations(name).items():
        empty = [clause for clause, text in _clauses(path) if not re.search(r"[^\W\d_]", text)]
        assert empty == [], language


@every_game
def test_no_number_is_lost(name: str) -> None:
    english = _clauses(find(name).folder / "rules.md")
    for language, path in _translations(name).items():
        lost = {}
        for (clause, text), (_, other) in zip(english, _clauses(path), strict=True):
            if missing := Counter(_NUMBER.findall(text)) - Counter(_NUMBER.findall(other)):
                lost[clause] = sorted(missing.elements())
        assert lost == {}, language
