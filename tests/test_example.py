"""A game from outside: the package in examples/, found by its entry point, passes the suite and is played everywhere.

docs/add-a-game.md walks through it from an empty folder: what it has one write is the example, and enough to play.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from server.harness import Server

HOME = Path(__file__).parent.parent
EXAMPLE = HOME / "examples" / "night_larder"
WALK = (HOME / "docs" / "add-a-game.md").read_text(encoding="utf-8")
SPRING_CLEANING = """
name = "spring_cleaning"
game = "night_larder"
[set]
treat = 5
[[add.shelf]]
id = "crock"
start = 1
falls = 3
[text.en]
shelf-crock = {name = "Crock", gender = "s"}
"""
# A whole game at a table of a server, and in every environment that needs nothing else.
EVERYWHERE = """
import sys, warnings
import numpy as np
from pettingzoo.test import api_test
from undercity import Match
from undercity.client import Client
from undercity.envs.vector import ManyGames
from undercity.envs.zoo import env

with Client(sys.argv[1], "Ida") as ida:
    table = ida.open_table("night_larder", seats=3, bots={1: "beginner", 2: "random"}).table.id
    ida.start(table)
    with ida.look(table) as live:
        while choices := live.turn():
            live.choose(choices[0])
        print("server", live.view.table["night"], sorted(live.view.ranks)[0])
warnings.simplefilter("ignore")
api_test(env("night_larder", 2), num_cycles=100)
games = ManyGames("night_larder", 8, seats=2, seat="each")
seen, info = games.reset(seed=0)
print("environments", len(seen["observation"]))
match = Match("night_larder", 3, 1)
print("boards", match.text(0).count("crumbs"), match.svg(0)[:4])
"""


def installed(package: Path, folder: Path) -> dict[str, str]:
    """The environment of a process that finds the package: what pip would write, without asking a network."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    written = folder / "night_larder-1.0.dist-info"
    written.mkdir()
    (written / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    points = project["entry-points"]["undercity.games"]
    (written / "entry_points.txt").write_text(
        "[undercity.games]\n" + "".join(f"{name} = {module}\n" for name, module in points.items())
    )
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(HOME / "src"), str(package), str(folder)])}


def ran(environment: dict[str, str], *command: str, cwd: Path = EXAMPLE, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=cwd, env=environment, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    return done.stdout


@pytest.mark.slow
def test_the_example_passes_the_suite(tmp_path: Path) -> None:
    suite = ("-m", "pytest", "-q", "-p", "undercity.testing.plugin", "-p", "no:cacheprovider")
    ran(installed(EXAMPLE, tmp_path), *suite, "--undercity-game", "night_larder")


@pytest.mark.slow
def test_the_example_is_played_everywhere(tmp_path: Path) -> None:
    """Against a bot that searches, at a server, in the environments, in the lab, with a pack."""
    environment = installed(EXAMPLE, tmp_path)
    play = ("-m", "undercity", "play", "night_larder", "--seats", "2", "--plain", "--seed", "3")
    assert "rank  player" in ran(environment, *play, "--bots", "casual", typed="1\n" * 20)
    (tmp_path / "pack.toml").write_text(SPRING_CLEANING)
    played = ran(environment, *play, "--bots", "beginner", "--pack", str(tmp_path / "pack.toml"), typed="4\n" * 20)
    assert "To the Crock" in played
    server = Server(tmp_path / "data")
    server.environment = environment
    with server:
        told = ran(environment, "-c", EVERYWHERE, server.address)
    assert [line for line in told.splitlines() if line.split()[0] in ("server", "environments", "boards")] == [
        "server 6 1", "environments 8", "boards 4 <svg"
    ]  # fmt: skip
    study = ("lab", "report", "night_larder", "--games", "10", "--players", "glutton", "--jobs", "1")
    ran(environment, "-m", "undercity", *study, "--out", str(tmp_path / "study"))
    assert (tmp_path / "study" / "index.html").stat().st_size > 10_000


def test_the_example_is_small() -> None:
    files = (EXAMPLE / "night_larder").glob("*.py")
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 400


# ------------------------------------------------------------------ the walk


def walked() -> dict[str, str]:
    """The files of docs/add-a-game.md: a path in bold and a block; where a path comes again, its file goes on."""
    files: dict[str, str] = {}
    for path, block in re.findall(r"^\*\*(\S+)\*\*\n\n```\w+\n(.+?)^```$", WALK, re.M | re.S):
        files[path] = files.get(path, "") + block
    return files


def test_the_walk_is_the_example() -> None:
    """Line by line, but for empty ones."""
    files = walked()
    for path, text in files.items():
        example = (EXAMPLE / path).read_text(encoding="utf-8")
        assert [line for line in text.splitlines() if line] == [line for line in example.splitlines() if line], path
    python = {path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.rglob("*.py")}
    assert python <= files.keys()


def test_the_walk_leads_to_a_game_against_a_bot(tmp_path: Path) -> None:
    """From what the page says alone: in English, without lessons."""
    package, beside = tmp_path / "mine", tmp_path / "beside"
    beside.mkdir()
    for path, text in walked().items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text, encoding="utf-8")
    environment = installed(package, beside)
    expected = {"games": "night_larder", "play": "rank  player", "simulate": "1000 games", "ladder": "glutton"}
    commands = re.findall(r"^    undercity (.+)$", WALK.partition("### 10.")[0], re.M)
    assert [command.split()[0] for command in commands] == list(expected)
    for command in commands:
        uncompiled = ("--plain",) if command.split()[0] in ("play", "simulate") else ()
        said = ran(environment, "-m", "undercity", *command.split(), *uncompiled, cwd=package, typed="1\n" * 20)
        assert expected[command.split()[0]] in said
    (package / "pack.toml").write_text(SPRING_CLEANING)
    assert "new shelf: Crock" in ran(environment, "-m", "undercity", "pack", "diff", "pack.toml", cwd=package)
