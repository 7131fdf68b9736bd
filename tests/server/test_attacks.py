"""The server is attacked: by slow receivers, poisoned ids, half-sent requests, floods and strangers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import insert, select
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect

from server.harness import Client, Server, Viewer, play_to_end, told
from server.inside import inside
from server.leaks import OneTransaction, World
from undercity.engine.errors import BadOption
from undercity.engine.game import find
from undercity.engine.seam import plain
from undercity.server import webhooks
from undercity.server.bot_worker import Question
from undercity.server.bots import Driver
from undercity.server.command import prepare_folder
from undercity.server.leisure import memory
from undercity.server.notices import Notice, Notices
from undercity.server.requests import own_id
from undercity.server.settings import Settings
from undercity.server.storage import schema
from undercity.server.storage.store import Store
from undercity.server.webhooks import is_public


def until(fine: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for a condition, not for a time."""
    end = time.monotonic() + seconds
    while not fine():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"undercity_{name}_total", labels) or 0.0


# ------------------------------------------------------------------ webhooks


@contextlib.contextmanager
def tarpit() -> Iterator[int]:
    """A receiver that never ends its answer; its port."""
    stop = threading.Event()

    def drip(one: socket.socket) -> None:
        with one, contextlib.suppress(OSError):
            while not stop.wait(0.3):
                one.sendall(b"H")

    def accept(listening: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=drip, args=(listening.accept()[0],), daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=accept, args=(listening,), daemon=True).start()
        yield listening.getsockname()[1]
        stop.set()


def test_slow_webhooks_keep_nobody_waiting_and_the_server_still_stops(data: Path) -> None:
    with tarpit() as port, Server(data, "--no-limits", "--private-webhooks") as server:
        for _ in range(20):
            ida = Client(server, "Ida")
            assert ida.post("/api/me", webhook=f"http://127.0.0.1:{port}/").status_code == 200
            table = ida.open_table(seats=2, pace="leisure", bots={"1": "random"}, options={"start_player": 0})
            ida.post(f"/api/tables/{table}/start")
        for _ in range(5):
            began = time.monotonic()
            assert ida.get("/healthz").json() == {"ok": True}
            assert len(ida.get("/api/tables", limit="50").json()["tables"]) == 20
            assert time.monotonic() - began < 5
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(12) in (0, -signal.SIGTERM)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::127.0.0.1", "::ffff:10.0.0.1", "fec0::1", "fe80::1%eth0",
     "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "fc00::1", "0.0.0.0", "224.0.0.1", "100.64.0.1"],
)  # fmt: skip
def test_webhooks_go_to_no_private_address_however_it_is_written(address: str) -> None:
    assert not is_public(address)


def test_webhooks_go_to_public_addresses() -> None:
    assert all(map(is_public, ("93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34")))


def test_a_webhook_goes_to_the_address_that_was_checked_and_to_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name leads to a public address while it is checked (here 127.0.0.2 counts as one), and home afterwards."""
    with socket.create_server(("127.0.0.2", 0)) as away:
        port = away.getsockname()[1]
        answers = [[(2, 1, 6, "", (host, port))] for host in ("127.0.0.2", "127.0.0.1")]
        home = socket.create_server(("127.0.0.1", port))
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answers.pop(0) if answers[1:] else answers[0])
        monkeypatch.setattr(webhooks, "is_public", lambda address: address == "127.0.0.2")
        heard: list[bytes] = []
        for one in (away, home):
            threading.Thread(target=_answer_once, args=(one, heard), daemon=True).start()
        address = f"http://turncoat.example.org:{port}/turn?a=1"
        with ThreadPoolExecutor(1) as names:
            assert asyncio.run(webhooks.post(webhooks.new_client(), address, b"{}", False, names)) == 204
        assert heard[0].startswith(b"127.0.0.2 POST /turn?a=1 HTTP/1.1\r\nHost: turncoat.example.org:")
        home.close()


def _answer_once(listening: socket.socket, heard: list[bytes]) -> None:
    """Keep where somebody came to, and what he said."""
    with contextlib.suppress(OSError), listening.accept()[0] as one:
        heard.append(f"{listening.getsockname()[0]} ".encode() + one.recv(10_000))
        one.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")


def test_a_webhook_that_fails_again_and_again_is_switched_off_and_one_person_has_few(tmp_path: Path) -> None:
    begun: list[Any] = []

    async def scenario() -> str | None:
        store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
        store.migrate()
        store.start()
        row = {"id": "p1", "token_hash": "", "name": "Ida", "language": "en", "created": 0}
        row |= {"webhook": "http://127.0.0.1:1/"}
        await store.transact(lambda c: c.execute(insert(schema.persons).values(row)).rowcount)
        notices = Notices(store, Settings(private_webhooks=True), begun.append)
        await notices.open()
        notice = Notice("p1", "t", "die_patin", 0)
        for _ in range(9):
            notices.begin(notice)
        assert len(begun) == 2, "of one person two at once"
        for work in begun:
            await work
        for _ in range(3):
            notices.begin(notice)
            await begun.pop()
        await notices.close()
        left: str | None = await store.read(lambda c: c.scalar(select(schema.persons.c.webhook)))
        await store.close()
        return left

    assert asyncio.run(scenario()) is None


# ------------------------------------------------------------------ bots


def test_a_person_cannot_take_the_names_of_bots_messages(server: Server) -> None:
    """He uses every id that a bot might use, and leaves; the bot that takes his seat plays on to the end."""
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ben.open_table(seats=2, seat=1, options={"start_player": 0})
    ida.post(f"/api/tables/{table}/join", seat=0)
    ben.post(f"/api/tables/{table}/start")
    mine, his = ida.look(table), ben.look(table)
    mine.say("choose", id=own_id("bot", 1), clock=0, code=0)
    assert mine.wait(lambda frame: frame["type"] == "error")["code"] == "bad_request"
    for number in (1, 2, 3):
        code = mine.doc["choices"][0]["code"]
        ok = mine.ask("choose", id=f"bot-{number}", clock=mine.doc["view"]["clock"], code=code)
        assert mine.ask("undo", clock=ok["clock"])["type"] == "ok"
        mine.settle()
    ida.post(f"/api/tables/{table}/leave")
    assert ben.post(f"/api/tables/{table}/bot", seat=0, level="random").status_code == 200
    play_to_end({1: his}, random.Random(1))


class Obstinate:
    """Always wishes the same."""

    async def think(self, question: Question, for_whom: str) -> int:
        return question.legal[0]


def test_a_bot_that_makes_no_progress_is_noticed_and_helped() -> None:
    """Whatever it is that swallows its choices: here the journal believes that they were made."""

    async def scenario() -> None:
        game = find("die_patin")
        s = game.blank(2, {"start_player": 0})
        world = World(OneTransaction(), game, _begun(game, s), 0, "en")
        table = world.table
        world.start_over()
        table.facts = _with_bot(table.facts, 0)
        table.journal.done[0, own_id("bot", 0)] = 1
        driver = Driver(Obstinate(), world.house.store, 0.0, lambda work: None)  # type: ignore[arg-type]
        stuck = counted("bots_stuck")
        async with asyncio.timeout(20):
            await driver._play(table, 0)
        assert counted("bots_stuck") == stuck + 1
        assert len(table.journal.cuts) > 0

    asyncio.run(scenario())


def _begun(game: Any, s: Any) -> Any:
    plain(game).begin(s, 5)
    return s


def _with_bot(facts: Any, seat: int) -> Any:
    seats = list(facts.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], person=None, level="random")
    return msgspec.structs.replace(facts, seats=tuple(seats))


# ------------------------------------------------------------------ memory and sockets


def test_a_head_without_end_is_refused(data: Path) -> None:
    with inside(data) as server:
        before, sent = memory(), 0
        with socket.create_connection(("127.0.0.1", server.port)) as attacker:
            attacker.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            with contextlib.suppress(OSError):
                while sent < 50_000_000:
                    attacker.sendall(b"X-%d: %s\r\n" % (sent, b"a" * 16_000))
                    sent += 16_000
        assert sent < 20_000_000, "what the network holds, and no more"
        assert memory() - before < 50_000_000
        assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_half_sent_requests_are_closed_and_lock_nobody_out(data: Path) -> None:
    with inside(data, sockets=20, request_seconds=1.0) as server:
        refused = counted("turned_away", reason="connections of one address")
        attackers = [_from("127.0.0.2", server.port) for _ in range(60)]
        for one in attackers:
            with contextlib.suppress(OSError):
                one.sendall(b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n")
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        until(lambda: all(map(_is_closed, attackers)))
        assert counted("turned_away", reason="connections of one address") >= refused + 40
        for one in attackers:
            one.close()


def _from(address: str, port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), source_address=(address, 0))


def _is_closed(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(1000) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_websockets_of_one_address_are_limited_in_rate(data: Path) -> None:
    with inside(data, handshakes=0.01, handshake_burst=5) as server:
        ida = Client(server, "Ida")  # type: ignore[arg-type]
        table = ida.open_table(seats=2)
        viewers = [ida.look(table) for _ in range(5)]
        with pytest.raises((InvalidStatus, InvalidMessage)):
            ida.look(table)
        assert [viewer.ask("chat", text="still here")["type"] for viewer in viewers] == ["ok"] * 5


def test_a_client_that_does_not_read_costs_little_and_is_sent_away() -> None:
    """What waits for him is counted in bytes; the rest is dropped when he is sent away."""
    game = find("die_patin")
    world = World(OneTransaction(), game, _begun(game, game.blank(2, {})), 0, "en")
    connection = world.connect()
    most = 0
    for _ in range(200):
        connection.send("change", b"x" * 50_000)
        most = max(most, connection._unread)
    assert most <= 1024 * 1024
    waiting = [connection._frames.get_nowait() for _ in range(connection._frames.qsize())]
    assert sum(len(frame) for frame in waiting if isinstance(frame, bytes)) < 1000
    assert waiting[0] == b'{"type":"bye","reason":"slow"}'


def test_spectators_cannot_silence_the_players(data: Path) -> None:
    players = {"messages": 1e4, "message_burst": 10_000, "seat_messages": 1e4, "seat_burst": 10_000}
    with inside(data, handshake_burst=200, **players) as server:
        ida, ben = Client(server, "Ida"), Client(server, "Ben")  # type: ignore[arg-type]
        table = ida.open_table(seats=2, options={"start_player": 0})
        ben.post(f"/api/tables/{table}/join")
        ida.post(f"/api/tables/{table}/start")
        mine, his = ida.look(table), ben.look(table)
        watchers = [Client(server, None).look(table) for _ in range(20)]  # type: ignore[arg-type]
        for watcher in watchers:
            for _ in range(60):
                watcher.say("ping")
        luck, answers = random.Random(1), []
        while len(answers) < 30:
            for viewer in (mine, his):
                viewer.settle()
                if viewer.doc["choices"]:
                    answers.append(viewer.choose(luck)["type"])
        assert answers == ["ok"] * len(answers)
        refused = [json.loads(frame) for watcher in watchers for frame in _read_all(watcher)]
        assert sum(frame.get("code") == "too_many" for frame in refused) >= 20


def _read_all(viewer: Viewer) -> list[str]:
    with contextlib.suppress(TimeoutError):
        while True:
            viewer.read(0.05)
    return viewer.frames


# ------------------------------------------------------------------ health, words for everything


def test_health_tells_when_nothing_can_be_written(data: Path) -> None:
    with inside(data) as server:
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        other = sqlite3.connect(data / "undercity.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # as a full disk would: reading goes on, writing does not
        until(lambda: httpx.get(f"{server.address}/healthz", timeout=30).status_code == 503, 30)
        other.execute("ROLLBACK")
        other.close()
        until(lambda: httpx.get(f"{server.address}/healthz", timeout=30).status_code == 200, 30)


def test_a_damaged_table_is_left_out_of_the_lists_and_named_to_the_operator(data: Path) -> None:
    with Server(data, "--no-limits") as server:
        ida = Client(server, "Ida")
        first, second = ida.open_table(seats=2), ida.open_table(seats=2)
        with sqlite3.connect(data / "undercity.sqlite") as database:
            database.execute("UPDATE tables SET options = '{' WHERE id = ?", (first,))
        answer = ida.get("/api/tables")
        assert [table["id"] for table in answer.json()["tables"]] == [second]
        assert first in server.log()
        assert ida.get(f"/api/tables/{second}").status_code == 200


def test_odd_origins_and_long_names_are_refused_in_a_sentence(server: Server) -> None:
    ida = Client(server, "Ida")
    for origin in ("http://[bad", "http://[::1", "null", "//", "http://"):
        answer = ida.http.post("/api/tables", json={"game": "die_patin"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden")
    for name in ("a" * 5000, "a" * 300 + ".js", "%00.js", "..%2f..%2fpages.py", "x/" * 900 + "y.css"):
        answer = ida.get(f"/assets/{name}")
        assert answer.status_code == 404, name[:20]
        assert set(answer.json()["error"]) == {"code", "message"}


def test_a_newer_database_is_refused_in_a_sentence(data: Path) -> None:
    data.mkdir()
    Store(f"sqlite:///{data / 'undercity.sqlite'}").migrate()
    with sqlite3.connect(data / "undercity.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    done = _serve(data)
    assert done[0] == 2
    assert "newer Undercity" in done[1]
    assert "Traceback" not in done[1]


def test_a_database_named_by_its_address_is_locked_too(data: Path) -> None:
    lock = prepare_folder(Settings(data=data))  # as a server does
    assert lock is not None
    with lock:
        status, said = _serve(data, "--database", f"sqlite:///{data / 'undercity.sqlite'}")
    assert status == 2
    assert "another server uses" in said


def _serve(data: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "undercity", "serve", "--port", "0", "--host", "127.0.0.1", "--no-warm"]
    done = subprocess.run([*command, "--data", str(data), *arguments], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr + done.stdout


def test_everybody_is_told_of_a_restart(data: Path) -> None:
    with Server(data) as server:
        ida = Client(server, "Ida")
        viewer = ida.look(ida.open_table(seats=2))
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert viewer.wait(lambda frame: frame["type"] == "bye")["reason"] == "restart"
        with pytest.raises(ConnectionClosed) as closed:
            viewer.read(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_metrics_are_for_this_machine_or_with_the_token(data: Path) -> None:
    with inside(data, {"metrics_token": "sesame"}) as server:
        local = httpx.get(f"{server.address}/metrics")
        assert local.status_code == 200
        assert "undercity_choices_total" in local.text
        stranger = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.3"), base_url=server.address)
        assert stranger.get("/metrics").status_code == 403
        for token, status in (("wrong", 403), ("sesame", 200)):
            assert stranger.get("/metrics", headers={"Authorization": f"Bearer {token}"}).status_code == status


def test_a_proxy_with_another_host_and_tls_is_believed_when_it_is_named(data: Path) -> None:
    with inside(data, {"public_address": "https://games.example.org", "proxies": ("127.0.0.1",)}) as server:
        forwarded = {
            "X-Forwarded-For": "203.0.113.7",
            "X-Forwarded-Proto": "https",
            "Origin": "https://games.example.org",
        }
        answer = httpx.post(f"{server.address}/api/me", json={"name": "Ida"}, headers=forwarded)
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
        cookie = answer.headers["set-cookie"].split(";")[0]
        made = httpx.post(
            f"{server.address}/api/tables", json={"game": "die_patin"}, headers={**forwarded, "Cookie": cookie}
        )
        path = f"ws://127.0.0.1:{server.port}/api/tables/{made.json()['table']['id']}/live"
        with connect(path, additional_headers=forwarded) as live:
            live.send('{"type":"hello"}')
            assert json.loads(live.recv(5))["type"] == "full"
        assert httpx.get(f"{server.address}/metrics", headers=forwarded).status_code == 403
        evil = {**forwarded, "Origin": "https://evil.example.org"}
        assert httpx.post(f"{server.address}/api/me", json={"name": "Eve"}, headers=evil).status_code == 403


def test_a_house_may_stand_under_a_path(data: Path) -> None:
    """Whether the proxy leaves the path on or takes it off."""
    with inside(data, {"public_address": "http://example.org/rats"}) as server:
        for prefix in ("/rats", ""):
            page = httpx.get(f"{server.address}{prefix}/t/somewhere").text
            assert '<meta name="base" content="/rats">' in page
            assert 'src="/assets' not in page
            origin = {"Origin": "http://example.org"}
            made = httpx.post(f"{server.address}{prefix}/api/me", json={"name": "Ida"}, headers=origin)
            assert "Path=/rats;" in made.headers["set-cookie"]
            assert httpx.get(f"{server.address}{prefix}/api/games").status_code == 200
        assert httpx.get(f"{server.address}/ratsnest/api/games").headers["content-type"].startswith("text/html")
    for wrong in ("ftp://example.org", "http://example.org/a b"):
        with pytest.raises(BadOption, match="--public-address"):
            told(f"--public-address={wrong}")
