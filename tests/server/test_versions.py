"""Games outlive versions of the program: what released versions left on disk is opened, and other rules change nothing
unsaid. tests/fixtures/data-* stay for ever; a release adds its own (`release_data.py`)."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.harness import Client, Server, Viewer
from server.upgrade import CLASSES, changed, compare, judged, store
from undercity.engine.errors import BadOption
from undercity.engine.game import GAMES, find
from undercity.server.storage.store import Store

FIXTURES = Path(__file__).parents[1] / "fixtures"
RELEASES = sorted(path.name for path in FIXTURES.glob("data-*"))
RESTING = {"data-0.1": {"target_rats"}, "data-0.2": set()}  # their rules were others, and kept no positions


def laid_out(release: str, data: Path) -> dict[str, Any]:
    """A data folder as the release left it; what it showed of its tables."""
    data.mkdir(parents=True)
    with sqlite3.connect(data / "undercity.sqlite") as database:
        database.executescript((FIXTURES / release / "undercity.sql").read_text(encoding="utf-8"))
    expected: dict[str, Any] = json.loads((FIXTURES / release / "expected.json").read_text(encoding="utf-8"))
    return expected


@pytest.mark.parametrize("release", RELEASES)
def test_every_later_version_opens_what_a_release_left(release: str, data: Path) -> None:
    expected = laid_out(release, data)
    with Server(data, "--no-limits") as server:
        resting = set()
        for table, then in expected["tables"].items():
            watcher = Viewer(server, table)
            info, view = watcher.doc["table"], watcher.doc["view"]
            assert (info["state"], info["result"]) == (then["state"], then["result"])
            if info["rests"]:
                resting.add(info["game"])
                assert view is None
                continue
            if then["state"] != "open":
                assert {name: view[name] for name in ("clock", "points", "deciders", "over")} == {
                    name: then[name] for name in ("clock", "points", "deciders", "over")
                }
            if "record" in then:
                assert Client(server, None).get(f"/api/tables/{table}/record").text == then["record"]
        assert resting == RESTING[release]


@pytest.mark.parametrize("release", RELEASES)
def test_people_of_a_release_play_on(release: str, data: Path) -> None:
    expected = laid_out(release, data)
    with Server(data, "--no-limits") as server:
        for table, then in expected["tables"].items():
            if then["state"] != "running":
                continue
            viewers = [Viewer(server, table, cookie) for cookie in expected["cookies"]]
            if viewers[0].doc["table"]["rests"]:
                answer = viewers[0].ask("choose", clock=0, code=0)
                assert (answer["code"], "rests" in answer["message"]) == ("conflict", True)
                continue
            mover = next(viewer for viewer in viewers if viewer.doc["choices"])
            code = mover.doc["choices"][0]["code"]
            assert mover.ask("choose", clock=mover.doc["view"]["clock"], code=code)["type"] == "ok"
        assert "Traceback" not in server.log()


def test_a_newer_database_is_refused_in_a_sentence(data: Path) -> None:
    laid_out(RELEASES[0], data)
    address = f"sqlite:///{data / 'undercity.sqlite'}"
    Store(address).migrate()
    with sqlite3.connect(data / "undercity.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadOption, match="written by a newer Undercity"):
        Store(address).migrate()


def test_a_notation_stands_for_one_choice() -> None:
    """The journal keeps choices by notation."""
    for name in GAMES:
        choices = find(name).choices
        assert [choices.parse(choices.notation(code)) for code in range(choices.count)] == list(range(choices.count))


@pytest.mark.slow
def test_programs_with_other_rules_get_nothing_wrong_and_leave_nothing_unsaid(tmp_path: Path) -> None:
    seen = asyncio.run(store(tmp_path / "data", 2, seed=22, longest=80))
    for what in CLASSES:
        work = tmp_path / what
        shutil.copytree(tmp_path / "data", work / "data")
        now, said = judged(changed(work / "src", what), work / "data", seen, work)
        ways, wrong = compare(seen, now, said)
        assert not wrong
        assert sum(ways.values()) == 2 * len(GAMES)
        if what in ("kind", "field"):
            assert {way for _, way in ways} == {"goes on", "over, as it was"}, "names are matched, not numbers"


def test_the_doctor_changes_nothing_and_says_what_would_rest(data: Path) -> None:
    laid_out("data-0.1", data)
    before = (data / "undercity.sqlite").read_bytes()
    command = [sys.executable, "-m", "undercity", "doctor", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 1, "a table rests"
    assert "9 tables:" in done.stdout
    assert "4 go on" in done.stdout
    assert "1 rest" in done.stdout
    assert (data / "undercity.sqlite").read_bytes() == before
    assert not (data / "undercity.sqlite-wal").exists()
