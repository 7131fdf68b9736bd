"""Games of other packages enter the registry by entry point."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from undercity import find

PLAYED = """
from undercity import GAMES, Match, find
match = Match("patin_abroad", 2, 7)
match.choose(match.deciders[0], match.legal(match.deciders[0])[0])
print(list(GAMES)[-1], GAMES["die_patin"], find("patin_abroad").folder.parent.name, match.clock)
"""


def test_a_game_from_another_package_is_found_and_played(tmp_path: Path) -> None:
    """Die Patin, moved to a package of its own under another name; no game of this house can be replaced so."""
    abroad = tmp_path / "elsewhere" / "patin"
    shutil.copytree(find("die_patin").folder, abroad)
    for path in abroad.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("undercity.games.die_patin", "elsewhere.patin")
        path.write_text(re.sub(r'id="die_patin"', 'id="patin_abroad"', text), encoding="utf-8")
    (abroad.parent / "__init__.py").touch()
    about = tmp_path / "elsewhere-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[undercity.games]\npatin_abroad = elsewhere.patin\ndie_patin = elsewhere.patin\n"
    )
    found = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    told = {**os.environ, "PYTHONPATH": found}
    run = subprocess.run([sys.executable, "-c", PLAYED], env=told, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["patin_abroad", "undercity.games.die_patin", "elsewhere", "1"]
