"""`undercity serve --processes N`: several servers at one port, on one PostgreSQL."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import time
from pathlib import Path

import pytest

from server.harness import Client, Server, play_to_end, told
from undercity.engine.errors import BadOption
from undercity.server.storage import checkpoints
from undercity.server.storage.checkpoints import Checkpoints


def children(server: Server) -> list[int]:
    """The processes that serve."""
    assert server.process is not None
    pid = server.process.pid
    found = [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def wait_for(count: int, server: Server, but: int = 0) -> list[int]:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        found = [child for child in children(server) if child != but]
        if len(found) == count:
            return found
        time.sleep(0.1)
    raise AssertionError(f"there are {children(server)}, not {count} processes")


def test_two_processes_play_one_game_and_one_that_dies_is_started_again(data: Path, database: str) -> None:
    with Server(data, "--no-limits", "--processes", "2", "--database", database) as server:
        first = wait_for(2, server)
        ida, ben = Client(server, "Ida"), Client(server, "Ben")
        table = ida.open_table(seats=2)
        assert ben.post(f"/api/tables/{table}/join").json()["seat"] == 1
        assert ida.post(f"/api/tables/{table}/start").status_code == 200
        viewers = {0: ida.look(table), 1: ben.look(table)}
        play_to_end(viewers, random.Random(3))
        result = viewers[0].doc["table"]["result"]
        os.kill(first[0], signal.SIGKILL)
        wait_for(2, server, but=first[0])
        for _ in range(8):  # whichever process answers
            assert Client(server, None).get(f"/api/tables/{table}").json()["result"] == result


def test_processes_end_with_the_one_that_started_them(data: Path, database: str) -> None:
    server = Server(data, "--processes", "2", "--database", database).start()
    found = wait_for(2, server)
    server.kill()
    end = time.monotonic() + 30
    while any(Path(f"/proc/{child}").exists() for child in found) and time.monotonic() < end:
        time.sleep(0.1)
    assert not [child for child in found if Path(f"/proc/{child}").exists()]


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="SQLite is for one process"):
        told("--processes", "2", "--data", str(tmp_path))
    with pytest.raises(BadOption, match="from 1 to 64"):
        told("--processes", "65", "--database", "postgresql://x@y/z")


def test_the_log_is_carried_over_by_its_own_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that is long enough goes into the database, and one that is too long is begun anew."""
    file = tmp_path / "one.sqlite"
    writer = sqlite3.connect(file, isolation_level=None)
    for line in ("PRAGMA journal_mode=WAL", "PRAGMA wal_autocheckpoint=0", "CREATE TABLE one (what BLOB)"):
        writer.execute(line)
    writer.execute("INSERT INTO one VALUES (zeroblob(1000000))")
    log, look = file.with_name("one.sqlite-wal"), Checkpoints(file).look
    whole = log.stat().st_size
    look()
    assert file.stat().st_size < 100_000  # not worth a look yet
    monkeypatch.setattr(checkpoints, "LEAST", 1)
    look()
    assert file.stat().st_size > 1_000_000
    assert log.stat().st_size == whole
    monkeypatch.setattr(checkpoints, "MOST", 1)
    look()
    assert log.stat().st_size == 0
    assert writer.execute("SELECT length(what) FROM one").fetchall() == [(1_000_000,)]
