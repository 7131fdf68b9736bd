"""A game's rules to be read: rules.md clause by clause, in every language there is a rules.<language>.md for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_CLAUSE = re.compile(r"\s*(?:[-*] |\| *)?(?:\*\*)?(?P<id>[A-Z]{2}-\d+\.\d+[a-z]?)(?:\*\*| *\|)\s*(?P<text>.*)")


def rules_text(folder: Path, language: str = "en") -> str:
    """The rules in this language, or in English where they have not been written in it."""
    translated = folder / f"rules.{language}.md"
    return (translated if translated.is_file() else folder / "rules.md").read_text(encoding="utf-8")


@cache
def clauses(folder: Path, language: str = "en") -> dict[str, str]:
    """The text of each clause: an item of a list, or a row of a table, and the lines right under it."""
    found: dict[str, str] = {}
    current = ""
    for line in rules_text(folder, language).splitlines():
        head = _CLAUSE.match(line)
        if head and head["id"] not in found:  # tables of rulings and examples name a clause again
            current = head["id"]
            found[current] = " ".join(head["text"].strip("| ").split(" | "))
        elif current and not head and line.strip() and line[0] not in "#|-*":
            found[current] += "\n" + line.strip()
        else:
            current = ""
    return found
