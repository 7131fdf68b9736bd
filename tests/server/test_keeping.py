"""Copies of a database that is being written to, kills in the middle, and tables that travel."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from server.harness import Client, Server, Viewer
from undercity.engine.errors import BadOption
from undercity.server.backups import backup, check_copy, restore
from undercity.server.settings import Settings


def two_people(server: Server, game: str = "die_patin") -> tuple[Client, Client, str]:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(game, seats=2)
    ben.post(f"/api/tables/{table}/join")
    assert ida.post(f"/api/tables/{table}/start").status_code == 200
    return ida, ben, table


def choose(viewers: list[Viewer], luck: random.Random, count: int) -> list[str]:
    """The ids of choices that were acknowledged."""
    names = []
    for _ in range(count):
        for viewer in viewers:
            viewer.settle()
        mover = next((viewer for viewer in viewers if viewer.doc["choices"]), None)
        if mover is None:
            break
        name = f"m{luck.getrandbits(60):x}"
        code = luck.choice(mover.doc["choices"])["code"]
        assert mover.ask("choose", id=name, clock=mover.doc["view"]["clock"], code=code)["type"] == "ok"
        names.append(name)
    return names


def stored(file: Path) -> set[str]:
    with sqlite3.connect(file) as database:
        return {name for (name,) in database.execute("SELECT message FROM journal")}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "undercity", *words], capture_output=True, text=True, timeout=120)


def test_copies_of_a_running_server_hold_all_that_was_acknowledged(data: Path, tmp_path: Path) -> None:
    settings, luck, acknowledged = Settings(data=data), random.Random(5), []
    with Server(data, "--no-limits") as server:
        ida, ben, table = two_people(server)
        viewers = [ida.look(table), ben.look(table)]
        for number in range(5):
            acknowledged += choose(viewers, luck, 6)
            copy = backup(settings, tmp_path / f"copy{number}")
            check_copy(copy)
            assert set(acknowledged) <= stored(copy)
        clock = viewers[0].resync()["view"]["clock"]  # the last choice may be another's, and its frame on its way
        with pytest.raises(BadOption, match="another server uses"):
            restore(settings, tmp_path / "copy0")
    aside = restore(settings, tmp_path / "copy4")
    assert aside is not None
    assert set(acknowledged) <= stored(aside)
    with Server(data, "--no-limits") as server:
        assert Viewer(server, table, ida.cookie).doc["view"]["clock"] == clock


def test_a_copy_that_is_killed_in_the_middle_leaves_no_half_file(data: Path, tmp_path: Path) -> None:
    with Server(data, "--no-limits") as server:
        two_people(server)
    with sqlite3.connect(data / "undercity.sqlite") as database:  # large enough to be caught while it is copied
        database.execute("CREATE TABLE ballast (x BLOB)")
        database.executemany("INSERT INTO ballast VALUES (zeroblob(1000000))", [()] * 60)
    luck, target, whole = random.Random(3), tmp_path / "copy", 0
    program = "import sys; from undercity.server.backups import *; print(1, flush=True)\n"
    program += "backup(Settings(data=Path(sys.argv[1])), Path(sys.argv[2]))"
    for _ in range(6):
        process = subprocess.Popen([sys.executable, "-c", program, str(data), str(target)], stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(luck.uniform(0, 0.4))
        process.kill()
        process.wait()
        if target.exists():
            check_copy(target)
            whole += 1
            target.unlink()
    assert run("backup", str(target), "--data", str(data)).returncode == 0, (
        "a part that was left behind does not matter"
    )
    check_copy(target)


def test_what_is_no_copy_is_refused_in_a_sentence(data: Path, tmp_path: Path) -> None:
    data.mkdir()
    (tmp_path / "text").write_text("hello")
    for words, said in (
        (("backup", str(tmp_path / "copy")), "there is no database at"),
        (("restore", str(tmp_path / "text")), "is no copy of a database"),
        (("restore", str(tmp_path / "nothing")), "cannot be read"),
        (("import", str(tmp_path / "text")), "no table that was exported"),
    ):
        done = run(*words, "--data", str(data))
        assert (done.returncode, said in done.stderr) == (2, True), done.stderr
        assert done.stderr.count("\n") == 1
    done = run("backup", str(tmp_path / "copy"), "--database", "postgresql://x@localhost/y")
    assert "pg_dump" in done.stderr


def test_a_table_travels_to_another_server_and_goes_on_there(data: Path, tmp_path: Path) -> None:
    luck, file = random.Random(8), tmp_path / "table.json"
    with Server(data, "--no-limits") as server:
        ida, ben, table = two_people(server, "ratland")
        viewers = [ida.look(table), ben.look(table)]
        choose(viewers, luck, 20)
        viewers[0].settle()
        then: Any = viewers[0].doc["view"]
        lines = viewers[0].lines
        assert run("export", table, str(file), "--data", str(data)).returncode == 0
    other = tmp_path / "other"
    done = run("import", str(file), "--data", str(other))
    assert done.returncode == 0, done.stderr
    links = dict(line.split(": ", 1) for line in done.stdout.splitlines() if line.startswith("seat"))
    with Server(other, "--no-limits") as server:
        people = [Client(server, name) for name in ("Ida", "Ben")]
        for (_, link), person in zip(links.items(), people, strict=True):
            address, _, code = link.partition("#")
            assert person.post(f"/api{address.replace('/t/', '/tables/')}/join", code=code).status_code == 200
        again = [person.look(table) for person in people]
        now = again[0].doc["view"]
        assert {k: now[k] for k in ("clock", "table", "points")} == {k: then[k] for k in ("clock", "table", "points")}
        assert [line["text"] for line in again[0].lines] == [line["text"] for line in lines]
        assert len(choose(again, luck, 3)) == 3
