"""Pages of the database are destroyed: what is whole is served, and the operator is told what is not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from server.harness import Client, Server
from undercity.server import damage, lobby
from undercity.server.facts import Person
from undercity.server.housekeeping import going_on
from undercity.server.lobby import Wanted
from undercity.server.storage import schema
from undercity.server.storage.store import JournalRow, Store
from undercity.server.wishes import Action, write_action

LEAF = b"\x0d"  # how a page with rows of a table begins


def destroy(file: Path, is_its: Callable[[bytes], bool]) -> None:
    """Overwrite the first page of rows that is as wanted."""
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
    content = bytearray(file.read_bytes())
    for start in range(size, len(content), size):
        page = bytes(content[start : start + size])
        if page[:1] == LEAF and is_its(page):
            content[start : start + size] = b"\xa5" * size
            file.write_bytes(content)
            return
    raise AssertionError("there is no such page")


def test_a_destroyed_page_of_a_journal_takes_down_no_other_table(data: Path) -> None:
    with Server(data, "--no-limits") as server:
        ida, ben = Client(server, "Ida"), Client(server, "Ben")
        ids = [ida.open_table(seats=2, options={"start_player": 0}) for _ in range(3)]
        for table in ids:
            ben.post(f"/api/tables/{table}/join")
            ida.post(f"/api/tables/{table}/start")
        code = ida.look(ids[0]).doc["choices"][0]["code"]
        server.stop()
        fill_journals(data / "undercity.sqlite", ids, code)
        lost = ids[1]
        others = [ids[0].encode(), ids[2].encode()]

        def is_its(page: bytes) -> bool:
            return page.count(lost.encode()) > 20 and b"undo" in page and not any(other in page for other in others)

        destroy(data / "undercity.sqlite", is_its)
        server.start()
        assert {ids[0], ids[2]} <= {one["id"] for one in ida.get("/api/tables").json()["tables"]}
        for table in (ids[0], ids[2]):
            viewer = ida.look(table)
            assert viewer.ask("choose", clock=viewer.doc["view"]["clock"], code=code)["type"] == "ok"
        answer = ida.get(f"/api/tables/{lost}")
        assert (answer.status_code, "damaged" in answer.text) == (503, True)
        assert ida.get("/healthz").status_code == 200
        named = [line for line in server.log().splitlines() if "a table is damaged" in line]
        assert len(named) == 1, "told once"
        assert f'"{lost}"' in named[0]


def fill_journals(file: Path, ids: list[str], code: int) -> None:
    """At each table seat 0 chooses and takes it back, 100 times: enough for some pages."""
    actions = [write_action(action).decode() for action in (Action(codes=(code,)), Action(undo=1))] * 100
    with sqlite3.connect(file) as database:
        for table in ids:
            rows = [JournalRow(table, n, 0, f"m{n}", action, 0, 1, 0) for n, action in enumerate(actions, 1)]
            database.executemany(f"INSERT INTO journal VALUES ({', '.join('?' * len(rows[0]))})", rows)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(damage, "_known", set())
    return tmp_path / "x.sqlite"


def with_many_tables(file: Path, scenario: Any) -> Any:
    """A store with sixty running tables with bots, after a page of their rows was destroyed."""

    def table(number: int) -> dict[str, Any]:
        row = {"id": f"table{number}", "created_order": number, "game": "die_patin", "options": "{}", "listed": True}
        row |= {"pace": "live", "state": "running", "host": "p1", "seed": "0" * 32, "commitment": "c" * 64}
        return row | {"opening": 1, "created": 0, "started": 0, "revision": 0}

    async def run() -> Any:
        store = Store(f"sqlite:///{file}")
        store.migrate()
        seats = [{"table_id": f"table{n}", "seat": 0, "level": "random", "abandons": False} for n in range(60)]
        with store._writer.begin() as connection:
            connection.execute(insert(schema.tables), [table(number) for number in range(60)])
            connection.execute(insert(schema.seats), seats)
        store._writer.dispose()
        destroy(file, lambda page: b"table30" in page and b"die_patin" in page)
        store.start()
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_destroyed_rows_of_tables_are_left_out_of_lists_and_named(file: Path) -> None:
    everything = Wanted(None, None, None, False, None, 100)
    own = Wanted(Person("p1", "Ida", "en"), "running", "die_patin", True, "table55", 4)

    async def scenario(store: Store) -> Any:
        listed = [await store.read(lambda c, w=w: lobby.listing(c, w)) for w in (everything, own)]
        return [[one.facts.id for one in some] for some in listed], await store.read(going_on)

    (ids, mine), resumed = with_many_tables(file, scenario)
    assert "table30" in damage._known
    assert 5 < len(damage._known) < 30
    whole = [f"table{n}" for n in reversed(range(60)) if f"table{n}" not in damage._known]
    assert ids == whole
    assert mine == [one for one in whole if int(one.removeprefix("table")) < 55][:4]
    assert sorted(resumed) == sorted(whole), "games that are whole go on by themselves"


def test_a_choice_that_cannot_be_stored_takes_no_other_with_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both come in one group; the database finds damage wherever `bad` is to be written."""

    async def scenario(store: Store) -> list[Any]:
        real = Store._insert

        def insert_some(self: Store, connection: Any, appends: list[Any]) -> int:
            if any(job.row.table_id == "bad" for job in appends):
                connection.exec_driver_sql("SELECT * FROM tables WHERE id = 'table30'").fetchall()
            return real(self, connection, appends)

        monkeypatch.setattr(Store, "_insert", insert_some)
        monkeypatch.setattr(Store, "_append_at_once", Store._append_together)
        rows = [JournalRow(table, 0, 0, "m", "{}", 0, 1, 0) for table in ("bad", "good")]
        return await asyncio.gather(*(store.append(row) for row in rows), return_exceptions=True)

    bad, good = with_many_tables(file, scenario)
    assert "damaged" in str(bad)
    assert good is True
    assert damage._known == {"bad"}
