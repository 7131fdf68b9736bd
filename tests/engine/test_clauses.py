"""Rules to be read: clauses in lists and tables, with what stands under them, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercity.engine.clauses import clauses, rules_text
from undercity.engine.game import GAMES, find


def test_items_rows_and_what_stands_under_them(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(
        "# 1. Start\n- **XX-1.1** Begin.\n  Ruling: at once.\n\n**XX-1.2** Go on.\nRuling: slowly.\n\nNot of it.\n"
        "| **XX-1.3** | a cage | 3 |\n  - **XX-1.3a** inside\n\n| XX-1.1 | named again |\n",
        encoding="utf-8",
    )
    assert clauses(tmp_path) == {
        "XX-1.1": "Begin.\nRuling: at once.",
        "XX-1.2": "Go on.\nRuling: slowly.",
        "XX-1.3": "a cage 3",
        "XX-1.3a": "inside",
    }


def test_a_language_that_is_missing_is_english(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("one", encoding="utf-8")
    (tmp_path / "rules.fr.md").write_text("un", encoding="utf-8")
    assert [rules_text(tmp_path, language) for language in ("en", "de", "fr")] == ["one", "one", "un"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_language_has_every_clause(game: str, language: str) -> None:
    folder = find(game).folder
    assert list(clauses(folder, language)) == list(clauses(folder))
    assert len(clauses(folder)) > 150
