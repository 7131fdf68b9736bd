"""Small parts: limits, settings, webhooks, storage, the command line, compiled rules that arrive during play."""

from __future__ import annotations

import asyncio
import http.server
import json
import random
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from server.harness import Client, Server, play_to_end, told
from undercity import Match
from undercity.engine.errors import BadOption, BadRecord
from undercity.server import pages, webhooks
from undercity.server.errors import BadRequest, Forbidden, NotFound, TooMany
from undercity.server.fairness import check_commitment, commitment
from undercity.server.guard import Bucket, Rates, check_origin
from undercity.server.storage import schema
from undercity.server.storage.store import JournalRow, Store


def row(number: int, message: str, table: str = "t") -> JournalRow:
    return JournalRow(table, number, 0, message, "{}", 0, 1, 0)


def with_store(address: str, scenario: Any) -> None:
    async def run() -> None:
        store = Store(address)
        store.migrate()
        store.start()
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def check_journal(address: str) -> None:
    """A number and a message are taken once; neighbours in one commit do not disturb each other."""

    async def scenario(store: Store) -> None:
        rows = [row(0, "a"), row(0, "b"), row(1, "a"), *(row(0, "x", f"u{i}") for i in range(50))]
        stored = await asyncio.gather(*(store.append(one) for one in rows))
        assert stored[:3].count(True) == 1
        assert all(stored[3:])
        assert await store.append(row(1, "c"))
        assert not await store.append(row(1, "d"))
        assert not await store.append(row(2, "c"))

    with_store(address, scenario)


def test_the_journal_on_sqlite(tmp_path: Path) -> None:
    check_journal(f"sqlite:///{tmp_path / 'x.sqlite'}")


def test_the_journal_on_postgresql(database: str) -> None:
    check_journal(database)


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'x.sqlite'}"
    Store(address).migrate()
    Store(address).migrate()
    engine = create_engine(address)
    made = inspect(engine)
    for table in schema.metadata.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in made.get_columns(table.name)}
        wanted = {c.name: bool(c.nullable) for c in table.columns}
        assert columns == wanted, table.name
    engine.dispose()


def test_bad_databases_are_named() -> None:
    for address in ("mysql://x", "nonsense", "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(BadOption):
            Store(address).migrate()


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(rate=200.0, burst=2)
    assert [bucket.take() > 0 for _ in range(3)] == [False, False, True]
    time.sleep(0.02)
    assert bucket.take() == 0
    rates = Rates(1.0, 1, "things")
    rates.take("a")
    rates.take("b")
    with pytest.raises(TooMany):
        rates.take("a")


def test_a_wish_too_many_is_answered_by_its_name(tmp_path: Path) -> None:
    """Whoever waits for the answer to a wish gets one, so that the page does not wait for ever."""
    with Server(tmp_path) as server:
        viewer = Client(server, "Ida").look(Client(server, "Ben").open_table(seats=2))
        for number in range(100):
            viewer.say("undo", id=f"w{number}", clock=0)
        answers = [viewer.wait(lambda frame: frame["type"] == "error") for _ in range(100)]
        assert [answer["id"] for answer in answers] == [f"w{number}" for number in range(100)]
        assert {answer["code"] for answer in answers} == {"unknown_person", "too_many"}


def test_origins() -> None:
    check_origin([(b"host", b"here:8000"), (b"origin", b"http://here:8000")])
    check_origin([(b"host", b"here:8000")])
    for origin in (b"http://here", b"https://evil", b"null"):
        with pytest.raises(Forbidden):
            check_origin([(b"host", b"here:8000"), (b"origin", origin)])


def test_commitments() -> None:
    check_commitment(5, commitment(f"{5:032x}"))
    for seed, shown in ((6, commitment(f"{5:032x}")), (None, commitment("0" * 32))):
        with pytest.raises(BadRecord):
            check_commitment(seed, shown)


def test_pages_stay_within_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "npm run build" in pages.PLAIN
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<head><script src="./assets/a-1.js">')
    (tmp_path / "assets" / "a-1.js").write_text("script")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    build, scope = pages.Pages("/rats"), {"type": "http", "method": "GET", "headers": []}

    def get(path: str) -> Any:
        return asyncio.run(build.page(path, scope))

    assert get("/t/abc").body == b'<head><meta name="base" content="/rats"><script src="/rats/assets/a-1.js">'
    script = get("/assets/a-1.js")
    assert (script.path, "immutable" in script.headers["cache-control"]) == (str(tmp_path / "assets" / "a-1.js"), True)
    for path in ("/assets/../../etc/passwd", "/x.js", "/assets/none"):
        with pytest.raises(NotFound):
            get(path)


def test_webhooks_refuse_private_and_strange_addresses() -> None:
    for address in ("ftp://x", "http://", "http://user@x/", "javascript:1", "http://x y/", "http://[::1"):
        with pytest.raises(BadRequest):
            webhooks.check_address(address)
    with ThreadPoolExecutor(1) as names:
        for address in ("http://127.0.0.1:9/", "http://localhost:9/", "http://10.0.0.1/"):
            with pytest.raises(PermissionError):
                asyncio.run(webhooks.post(webhooks.new_client(), address, b"{}", False, names))


def test_a_webhook_tells_of_the_turn_at_a_table_at_leisure(data: Path) -> None:
    heard: list[Any] = []

    class Hook(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    hook = http.server.HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    with Server(data, "--private-webhooks") as server:
        ida = Client(server, "Ida")
        ida.post("/api/me", webhook=f"http://127.0.0.1:{hook.server_port}/turn")
        table = ida.open_table(seats=2, pace="leisure", bots={"1": "random"}, options={"start_player": 1})
        ida.post(f"/api/tables/{table}/start")
        end = time.monotonic() + 60
        while not heard and time.monotonic() < end:
            time.sleep(0.05)
    hook.shutdown()
    told = {"kind": "turn", "table": table, "game": "die_patin", "seat": 0, "inviter": None, "link": f"/t/{table}"}
    assert heard == [told]


def test_the_command_line_names_what_is_wrong(data: Path) -> None:
    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", "undercity", "serve", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2
        return done.stderr

    assert "mysql" in run("--database", "mysql://x")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "cannot listen" in run("--data", str(data / "other"), "--host", "127.0.0.1", "--port", port)
    for wrong in ("--port=70000", "--bot-pause=-1", "--bot-workers=0", "--log-level=loud"):
        with pytest.raises(BadOption, match=wrong.split("=")[0]):
            told(wrong)


@pytest.mark.slow
def test_people_play_on_plain_rules_until_the_compiled_ones_arrive(data: Path, tmp_path: Path) -> None:
    """On a cold machine a game begins at once; what is played is compiled first, and changes over in its midst."""
    with Server(data, "--no-limits", cache=tmp_path / "cold") as server:
        ida = Client(server, "Ida")
        table = ida.open_table("die_patin", seats=2, bots={"1": "random"})
        ida.post(f"/api/tables/{table}/start")
        viewer, luck = ida.look(table), random.Random(3)
        for _ in range(5):
            while not viewer.doc["choices"]:
                viewer.read()
            assert viewer.choose(luck)["type"] == "ok"
        assert IN_USE not in server.log()
        server.stop()
        server.arguments.remove("--no-warm")
        server.start()
        viewer.reconnect()
        while not viewer.doc["choices"]:
            viewer.read()
        assert viewer.choose(luck)["type"] == "ok"
        assert IN_USE not in server.log(), "people do not wait for the compiler"
        for _ in range(600):  # compiling takes about 15 s of a core
            if IN_USE in server.log():
                break
            time.sleep(0.5)
        assert "die_patin" in next(line for line in server.log().splitlines() if IN_USE in line)
        play_to_end({0: viewer}, luck)
        record = ida.get(f"/api/tables/{table}/record").text
    assert Match.replay(record).over, "both speeds gave one chain"


IN_USE = "compiled rules are in use"
