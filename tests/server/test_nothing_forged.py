"""Messages and requests that are wrong in any way change nothing and never break the server."""

from __future__ import annotations

import json
import random
import sqlite3
import string
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.harness import Client, Server, Viewer


def dump(server: Server) -> list[str]:
    """Everything in the database."""
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        return list(database.iterdump())


def junk(luck: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kinds = [
        lambda: luck.choice([None, True, False, 0, -1, 1, 2**31, 2**64, -(2**70), 0.5, 1e308]),
        lambda: "".join(luck.choice(string.printable) for _ in range(luck.randint(0, 60))),
        lambda: luck.choice(["\u0000", "\ud7ff", "💥" * 20, "../../etc", "' OR 1=1 --", "<script>"]),
        lambda: [junk(luck, depth + 1) for _ in range(luck.randint(0, 4))] if depth < 3 else [],
        lambda: {luck.choice("abctype"): junk(luck, depth + 1) for _ in range(luck.randint(0, 4))} if depth < 3 else {},
    ]
    return luck.choice(kinds)()


def forged(luck: random.Random, doc: Any) -> str:
    """A message that must be refused. No choice has been made yet, so there is nothing to take back."""
    clock, legal = doc["view"]["clock"], [choice["code"] for choice in doc["choices"]]
    good = {"type": "choose", "id": f"f{luck.getrandbits(60):x}", "clock": clock, "code": legal[0] if legal else 0}
    wrong_codes = [code for code in range(-5, 300) if code not in legal] + [10**12, 0.5, "7", None, [], True]
    how = luck.randrange(9)
    if how == 0:
        message: Any = {**good, "clock": luck.choice([clock + luck.randint(1, 1000), -1, None, "0", 0.25])}
    elif how == 1:
        message = {**good, "code": luck.choice(wrong_codes)}
    elif how == 2:
        message = {**good, luck.choice(["id", "type", "seat", "token", "codes", "notation"]): junk(luck)}
        if message["type"] == "choose" and message.get("codes") is None and message.get("notation") is None:
            message["extra"] = 1
    elif how == 3:
        message = {"type": "undo", "id": f"u{luck.getrandbits(60):x}", "clock": luck.choice([clock, 0, 5])}
    elif how == 4:
        message = {**good, "code": None, "codes": [luck.choice(wrong_codes) for _ in range(luck.randint(1, 70))]}
    elif how == 5:
        message = {**good, "code": None, "placement": junk(luck)}
    elif how == 6:
        message = {key: good[key] for key in luck.sample(list(good), luck.randint(0, 3))}
        message.pop("type", None)
    elif how == 7:
        text = json.dumps(good)
        return text[: luck.randrange(len(text))] + luck.choice(["", "}", "\x00", "]" * 50, "{" * 500])
    else:
        message = luck.choice(
            [{"type": "hello"}, {"type": "chat", "id": "x"}, {"type": "chat", "text": "x"}, junk(luck)]
        )
    return json.dumps(message)


@pytest.mark.slow
def test_ten_thousand_forged_messages_change_nothing(server: Server) -> None:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(seats=2, options={"start_player": 0})
    ben.post(f"/api/tables/{table}/join")
    ida.post(f"/api/tables/{table}/start")
    viewers = [ida.look(table), ben.look(table), Client(server, None).look(table)]
    for viewer in viewers:
        viewer.settle()
        viewer.resync()
    docs, before, luck = [viewer.doc for viewer in viewers], dump(server), random.Random(99)
    for _ in range(100):
        for viewer in viewers:
            send_wrong(viewer, docs[0], luck, 34)
    assert dump(server) == before
    assert [viewer.resync() for viewer in viewers] == docs
    assert viewers[0].choose(luck)["type"] == "ok"


def send_wrong(viewer: Viewer, doc: Any, luck: random.Random, count: int) -> None:
    """Send a number of forged messages at once; each is answered by an error."""
    for _ in range(count):
        viewer.socket.send(forged(luck, doc))
    for _ in range(count):
        frame = viewer.read()
        assert frame["type"] == "error", frame
        assert frame["code"] != "unavailable", frame


def test_large_binary_silent_and_foreign_connections_are_closed(server: Server) -> None:
    ida = Client(server, "Ida")
    table = ida.open_table(seats=2)
    before = dump(server)
    for content in ("x" * 9000, b"\x00\x01"):
        viewer = ida.look(table)
        viewer.socket.send(content)
        with pytest.raises(ConnectionClosed):
            viewer.wait(lambda _: False, 5)
    url = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
    for headers, path, code in (
        ({"Origin": "https://evil.example"}, url, 1008),
        ({}, url.replace(table, "nosuchtable"), 4004),
    ):
        with connect(path, additional_headers=headers) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
    with connect(url) as socket:
        socket.send('{"type":"choose"}')
        assert json.loads(socket.recv(5))["type"] == "error"
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
    assert dump(server) == before


def test_requests_from_other_sites_and_of_wrong_kinds_are_refused(server: Server) -> None:
    ida = Client(server, "Ida")
    cases: list[tuple[int, dict[str, Any]]] = [
        (403, {"headers": {"Origin": "https://evil.example"}, "json": {"game": "die_patin"}}),
        (403, {"headers": {"Sec-Fetch-Site": "cross-site"}, "json": {"game": "die_patin"}}),
        (415, {"content": "game=die_patin", "headers": {"Content-Type": "application/x-www-form-urlencoded"}}),
        (413, {"json": {"game": "x" * 20_000}}),
        (400, {"content": b"{", "headers": {"Content-Type": "application/json"}}),
        (400, {"content": b"[" * 10_000, "headers": {"Content-Type": "application/json"}}),
        (400, {"content": b'"\xff"', "headers": {"Content-Type": "application/json"}}),
    ]
    for status, request in cases:
        answer = ida.http.post("/api/tables", **request)
        assert answer.status_code == status, answer.text
        assert set(answer.json()["error"]) == {"code", "message"}
    assert ida.http.put("/api/tables").status_code == 405
    assert ida.get("/api/nothing").status_code == 404
    assert ida.get("/api/tables/%00").status_code == 404


def test_rates_are_limited(data: Path) -> None:
    with Server(data) as server:
        ida = Client(server, "Ida")
        answers = [ida.post("/api/tables", game="die_patin").status_code for _ in range(30)]
        assert answers.count(201) == 20
        assert answers[-1] == 429
        refused = ida.post("/api/tables", game="die_patin")
        assert int(refused.headers["retry-after"]) >= 1
        table = ida.get("/api/tables", mine="true").json()["tables"][0]["id"]
        viewer = ida.look(table)
        for _ in range(100):
            viewer.say("ping")
        answers = [viewer.read()["type"] for _ in range(100)]
        assert 60 <= answers.count("pong") < 100
        others = [ida.look(table) for _ in range(99)]
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            ida.look(table)
        others[0].close()


@pytest.mark.slow
def test_schemathesis_finds_no_server_error(server: Server) -> None:
    ida = Client(server, "Ida")
    ida.open_table(seats=2)
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/schema"]
    options = ["--checks", "not_a_server_error", "--max-examples", "15", "--header", f"Cookie: {ida.cookie}"]
    done = subprocess.run(
        [*command, *options, "--seed", "1"], capture_output=True, text=True, timeout=300, cwd=server.data
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert '"a call failed"' not in server.log()
