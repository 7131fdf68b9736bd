"""A game from outside: the package in examples/, found by its entry point, passes the suite at both speeds."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent
EXAMPLE = HOME / "examples" / "night_larder"


@pytest.mark.slow
def test_the_example_passes_the_suite(tmp_path: Path) -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = tmp_path / "night_larder-1.0.dist-info"  # what pip would write, without asking a network
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    points = project["entry-points"]["undercity.games"]
    (installed / "entry_points.txt").write_text(
        "[undercity.games]\n" + "".join(f"{name} = {module}\n" for name, module in points.items())
    )
    path = os.pathsep.join([str(HOME / "src"), str(EXAMPLE), str(tmp_path)])
    command = ["-m", "pytest", "-q", "-p", "undercity.testing.plugin", "-p", "no:cacheprovider"]
    ran = subprocess.run(
        [sys.executable, *command, "--undercity-game", *points],
        cwd=EXAMPLE, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]


def test_the_example_is_small() -> None:
    files = (EXAMPLE / "night_larder").glob("*.py")
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 400
