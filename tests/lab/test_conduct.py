"""A study is its seed: whoever plays it, in whatever order, however often it was killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from undercity.lab.conduct import Conduct
from undercity.lab.crew import Alone, Crew, OnRay, Processes
from undercity.lab.store import Folder
from undercity.lab.study import BadStudy, Study
from undercity.lab.watch import TABLES, Tables

STUDY = Study("ratland", 2, players="random", games=60, seed=5, chunk=5)


def tables(study: Study, crew: Crew, folder: Path | None = None) -> Tables:
    conduct = Conduct(study, folder)
    conduct.play(crew)
    assert conduct.is_over
    return conduct.tables()


def equal(one: Tables, other: Tables) -> bool:
    return all(one[name].equals(other[name]) for name in TABLES)


@pytest.fixture(scope="module")
def alone() -> Tables:
    return tables(STUDY, Alone())


def test_two_processes_play_what_one_does(alone: Tables) -> None:
    assert len(alone["games"]) == 60
    assert equal(alone, tables(STUDY, Processes(2)))


@pytest.mark.slow
def test_a_ray_cluster_plays_what_one_process_does(alone: Tables) -> None:
    assert equal(alone, tables(STUDY, OnRay(2)))


def test_rows_come_in_order_though_chunks_do_not(alone: Tables) -> None:
    class Backwards(Alone):
        def play(self, tasks):  # type: ignore[no-untyped-def]
            yield from super().play(reversed(list(tasks)))

    assert equal(alone, tables(STUDY, Backwards()))


def test_a_study_goes_on_where_it_was(tmp_path: Path, alone: Tables) -> None:
    class Tired(Alone):
        def play(self, tasks):  # type: ignore[no-untyped-def]
            for number, done in zip(count(), super().play(tasks), strict=False):
                if number == 4:
                    raise KeyboardInterrupt
                yield done

    begun = Conduct(STUDY, tmp_path)
    with pytest.raises(KeyboardInterrupt):
        begun.play(Tired())
    assert not begun.is_over
    assert begun.games == len(begun.tables()["games"]) == 20
    (tmp_path / "chunks" / ".half-written").write_bytes(b"rubbish")
    seen: list[int] = []
    again = Conduct(STUDY, tmp_path)
    again.play(Alone(), lambda done, of: seen.append(done))
    assert seen[0] == 20
    assert equal(alone, again.tables())


def test_more_games_of_the_same_study_begin_with_those_that_are_there(tmp_path: Path) -> None:
    tables(Study("ratland", 2, players="random", games=20, seed=5, chunk=5), Alone(), tmp_path)
    more = Conduct(STUDY, tmp_path)
    seen: list[int] = []
    more.play(Alone(), lambda done, of: seen.append(done))
    assert seen[0] == 20
    assert more.games == 60


def test_another_study_is_kept_out(tmp_path: Path) -> None:
    Folder(tmp_path).open(STUDY)
    with pytest.raises(BadStudy, match="holds another study"):
        Folder(tmp_path).open(Study("ratland", 2, players="random", games=60, seed=6, chunk=5))


@pytest.mark.slow
def test_it_stops_when_enough_is_known_at_the_same_game_for_every_crew() -> None:
    study = Study("ratland", 2, players="random", games=4000, seed=5, until=0.08, chunk=20, questions=["seats"])
    one, two = tables(study, Alone()), tables(study, Processes(2))
    assert len(one["games"]) == 160  # Wilson's interval of a half of 150 games reaches 0.079
    assert equal(one, two)


# ------------------------------------------------------------------ killed and interrupted, as a command


FILE = """
game = "ratland"
seats = 2
players = "random"
games = 200
seed = 5
chunk = 2
questions = ["seats"]
"""


def start(tmp_path: Path, out: Path) -> subprocess.Popen[bytes]:
    (tmp_path / "study.toml").write_text(FILE)
    command = [sys.executable, "-m", "undercity", "lab", "run", str(tmp_path / "study.toml"), "--out", str(out)]
    return subprocess.Popen([*command, "--jobs", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def chunks(out: Path) -> int:
    return len(list((out / "chunks").glob("[0-9]*.zip"))) if out.exists() else 0


def wait_for_chunks(out: Path, wanted: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 120
    while chunks(out) < wanted:
        assert time.monotonic() < deadline, f"{chunks(out)} chunks"
        assert process.poll() is None, process.stderr.read() if process.stderr else ""
        time.sleep(0.02)


def children(parent: int) -> Iterator[int]:
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            yield int(entry.parent.name)


@pytest.mark.slow
def test_killed_five_times_it_ends_with_the_same_tables(tmp_path: Path) -> None:
    out, quiet = tmp_path / "killed", tmp_path / "quiet"
    for _ in range(5):
        before = chunks(out)
        process = start(tmp_path, out)
        wait_for_chunks(out, before + 3, process)
        workers = list(children(process.pid))
        assert workers
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        deadline = time.monotonic() + 30
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < deadline, "workers outlive a killed study"
            time.sleep(0.05)
    assert 15 <= chunks(out) < 100
    for folder in (out, quiet):
        process = start(tmp_path, folder)
        assert process.wait(timeout=300) == 0
    for name in TABLES:
        assert (out / f"{name}.parquet").read_bytes() == (quiet / f"{name}.parquet").read_bytes(), name
    assert (out / "report.json").read_bytes() == (quiet / "report.json").read_bytes()


@pytest.mark.slow
def test_interrupted_it_leaves_a_report_of_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "study"
    process = start(tmp_path, out)
    wait_for_chunks(out, 8, process)
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"stopped; the report tells what has been played" in said
    report = json.loads((out / "report.json").read_text())
    assert report["complete"] is False
    assert 0 < report["games"] < 200
    assert "not over" in (out / "index.html").read_text()
