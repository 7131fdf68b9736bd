"""Arrows between the folders of the web table point one way (those of the Python packages: import-linter)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web" / "src"
FLOORS = ["draw", "lib", "words", "desk", "boards", "learn", "table", "pages"]  # each may use those before it
IMPORT = re.compile(r"""(?:from|import)\s*\(?["'](\.{1,2}/[^"']+)["']""")


def imported_folders(folder: Path) -> dict[str, str]:
    """The folders of web/src that this one imports from, each with a file that does."""
    found: dict[str, str] = {}
    for path in [path for path in folder.rglob("*") if path.suffix in {".ts", ".svelte"}]:
        for name in IMPORT.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / name).resolve().relative_to(WEB)
            found.setdefault(target.parts[0], f"{path.relative_to(WEB)} imports {name}")
    return found


def test_every_folder_has_its_floor() -> None:
    folders = {path.name for path in WEB.iterdir() if path.is_dir()}
    assert folders == {*FLOORS, "assets"}


@pytest.mark.parametrize("floor", range(len(FLOORS)), ids=FLOORS)
def test_a_folder_imports_only_from_below(floor: int) -> None:
    found = imported_folders(WEB / FLOORS[floor])
    above = [found[name] for name in found if name in FLOORS[floor + 1 :]]
    assert above == []
    assert FLOORS[floor] in {"draw", "lib"} or "lib" in found  # the check sees imports at all
