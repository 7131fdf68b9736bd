"""A campaign: people play at ten tables while a stranger attacks, one attack after the other.

    python bench/server_attack.py --seconds 10

The server has the limits it has by default. Players come from 127.0.0.1, the attacker from 127.0.0.2 and a process of
his own, which gives way to others: he would have a machine of his own, too. Each row: choices that the players made
meanwhile, those refused, those whose `ok` took longer than 250 ms, and the most memory that the server held. The rows
`calm` are without any attack: read the others beside them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.harness import Client, Server, apply_changes  # noqa: E402

LATE = 0.25  # seconds
BOUND_MB = 300  # of memory that a server with ten tables may hold, whatever it is sent
ATTACKER = "127.0.0.2"
Attack = Callable[[int, str], Coroutine[Any, Any, None]]  # port, id of a table


# ------------------------------------------------------------------ the players


class Tally:
    """What happened to the players' choices."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.refused: dict[str, int] = {}

    def row(self) -> dict[str, Any]:
        ordered = sorted(self.delays) or [0.0]
        middle, last = ordered[len(ordered) // 2], ordered[-1]
        late = sum(delay > LATE for delay in ordered)
        spread = {"median_ms": round(1000 * middle, 1), "most_ms": round(1000 * last, 1)}
        return {"choices": len(self.delays), "refused": self.refused, "late": late, **spread}


class Player:
    """One seat at one table, choosing at random after short pauses."""

    def __init__(self, address: str, table: str, cookie: str, luck: random.Random) -> None:
        self.url = address.replace("http", "ws") + f"/api/tables/{table}/live"
        self.cookie, self.luck = cookie, luck
        self.doc: Any = None
        self.tally = Tally()

    async def run(self) -> None:
        async with connect(self.url, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            await socket.send('{"type":"hello"}')
            await self._hear(socket, lambda frame: frame["type"] == "ready")
            while self.doc["table"]["state"] == "running":
                if self.doc["choices"]:
                    await asyncio.sleep(self.luck.uniform(0.1, 0.4))
                    await self._choose(socket)
                else:
                    await self._hear(socket, lambda frame: True)

    async def _choose(self, socket: ClientConnection) -> None:
        name, code = f"p{self.luck.getrandbits(60):x}", self.luck.choice(self.doc["choices"])["code"]
        wish = {"type": "choose", "id": name, "clock": self.doc["view"]["clock"], "code": code}
        began = time.perf_counter()
        await socket.send(json.dumps(wish))
        answer = await self._hear(socket, lambda frame: frame.get("id") == name)
        self.tally.delays.append(time.perf_counter() - began)
        if answer["type"] == "error":
            self.tally.refused[answer["code"]] = self.tally.refused.get(answer["code"], 0) + 1
        while answer["type"] == "ok" and self.doc["view"]["clock"] < answer["clock"]:
            await self._hear(socket, lambda frame: True)

    async def _hear(self, socket: ClientConnection, wanted: Callable[[Any], bool]) -> Any:
        while True:
            frame = json.loads(await socket.recv())
            if frame["type"] == "full":
                self.doc = frame["doc"]
            elif frame["type"] == "change":
                self.doc = apply_changes(self.doc, frame["doc"])
            if wanted(frame):
                return frame


# ------------------------------------------------------------------ the attacks


async def _open(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))


async def long_heads(port: int, table: str) -> None:
    """Headers without end, over and over."""
    while True:
        with contextlib.suppress(OSError):
            _, writer = await _open(port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            for number in range(4000):
                writer.write(b"X-%d: %s\r\n" % (number, b"a" * 16_000))
                await writer.drain()


async def half_requests(port: int, table: str) -> None:
    """Requests that never come to their end."""
    kept = []
    while True:
        with contextlib.suppress(OSError):
            _, writer = await _open(port)
            writer.write(b"POST /api/me HTTP/1.1\r\nContent-Length: 100\r\n")
            kept.append(writer)
        await asyncio.sleep(0.002)


async def handshakes(port: int, table: str) -> None:
    """WebSockets opened and left, as fast as it goes."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    while True:
        with contextlib.suppress(Exception):
            async with connect(url, local_addr=(ATTACKER, 0), open_timeout=5):
                pass


async def floods(port: int, table: str) -> None:
    """Ninety spectators who ping and chat without pause."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"

    async def flood() -> None:
        with contextlib.suppress(Exception):
            async with connect(url, local_addr=(ATTACKER, 0)) as socket:
                await socket.send('{"type":"hello"}')
                while True:
                    await socket.send('{"type":"ping"}')
                    await socket.send('{"type":"chat","id":"x","text":"boo"}')
                    await asyncio.sleep(0.01)

    await asyncio.gather(*(flood() for _ in range(90)))  # each within its own limits, all together far beyond


async def deaf_viewers(port: int, table: str) -> None:
    """Viewers who ask for everything and read nothing."""

    async def ask() -> None:
        with contextlib.suppress(Exception):
            _, writer = await _open(port)
            key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            head = b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            writer.write(head % table.encode() + key)
            writer.write(_masked(b'{"type":"hello"}'))
            while True:
                writer.write(_masked(b'{"type":"resync"}'))
                await writer.drain()
                await asyncio.sleep(0.05)

    await asyncio.gather(*(ask() for _ in range(80)))


def _masked(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def requests(port: int, table: str) -> None:
    """Calls as fast as they go: lists, persons, tables, wrong ones."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=httpx.Limits(max_connections=50))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=20) as http:

        async def ask() -> None:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await http.get("/api/tables")
                    await http.post("/api/me", json={"name": "Eve"})
                    await http.post("/api/tables", json={"game": "die_patin"})
                    await http.post("/api/tables", content=b"x" * 20_000)

        await asyncio.gather(*(ask() for _ in range(30)))


def _eve(port: int) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=20)


async def _start(http: httpx.AsyncClient, **wish: Any) -> str | None:
    """A running table of the attacker's own, if he is given one."""
    answer = await http.post("/api/tables", json={"game": "die_patin", "seats": 2, **wish})
    if answer.status_code != 201:
        return None
    table: str = answer.json()["table"]["id"]
    assert (await http.post(f"/api/tables/{table}/start", json={})).status_code == 200
    return table


async def experts(port: int, table: str) -> None:
    """One person, fifteen tables with experts at every seat."""
    async with _eve(port) as http:
        await http.post("/api/me", json={"name": "Eve"})
        for _ in range(15):
            await _start(http, seat=None, bots={"0": "expert", "1": "expert"})
        await asyncio.sleep(1e6)


async def slow_webhooks(port: int, table: str) -> None:
    """Persons who are told of their turns at an address that never ends its answer."""

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.3)

    receiver = await asyncio.start_server(drip, "127.0.0.1", 0)
    hook = f"http://127.0.0.1:{receiver.sockets[0].getsockname()[1]}/"
    for _ in range(7):
        async with _eve(port) as http:
            await http.post("/api/me", json={"name": "Eve", "webhook": hook})
            await _start(http, pace="leisure", bots={"1": "random"}, options={"start_player": 0})
    await asyncio.sleep(1e6)


async def journals(port: int, table: str) -> None:
    """Choose and take back without end, at three tables of one's own."""

    async def fill(http: httpx.AsyncClient) -> None:
        own = await _start(http, bots={"1": "random"}, options={"start_player": 0})
        url, cookie = f"ws://127.0.0.1:{port}/api/tables/{own}/live", f"undercity={http.cookies['undercity']}"
        async with connect(url, additional_headers={"Cookie": cookie}, local_addr=(ATTACKER, 0)) as socket:
            await socket.send('{"type":"hello"}')
            code = json.loads(await socket.recv())["doc"]["choices"][0]["code"]
            for number in range(10**6):
                wish = {"type": "undo", "clock": 1} if number % 2 else {"type": "choose", "clock": 0, "code": code}
                await socket.send(json.dumps({**wish, "id": f"m{number}"}))
                while json.loads(await socket.recv()).get("id") != f"m{number}":
                    pass

    async with _eve(port) as http:
        await http.post("/api/me", json={"name": "Eve"})
        await asyncio.gather(*(fill(http) for _ in range(3)), return_exceptions=True)
        await asyncio.sleep(1e6)


ATTACKS: dict[str, Attack] = {
    "long heads": long_heads,
    "half requests": half_requests,
    "handshakes": handshakes,
    "floods of spectators": floods,
    "deaf viewers": deaf_viewers,
    "slow webhooks": slow_webhooks,
    "journals": journals,
    "experts": experts,
    "requests": requests,  # last: it uses up what one address may make in a while
}


# ------------------------------------------------------------------ the campaign


def memory_of(server: Server) -> int:
    """Megabytes that the server holds."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


def open_tables(server: Server, count: int) -> list[tuple[str, str, str]]:
    """Running tables of two, with their people's cookies."""
    people = [Client(server, f"Player {k}") for k in range(2)]
    found = []
    for _ in range(count):
        table = people[0].open_table(seats=2)
        people[1].post(f"/api/tables/{table}/join")
        people[0].post(f"/api/tables/{table}/start")
        found.append((table, people[0].cookie or "", people[1].cookie or ""))
    return found


async def campaign(server: Server, args: argparse.Namespace) -> list[dict[str, Any]]:
    tables = open_tables(server, args.tables)
    luck = random.Random(args.seed)
    players = [Player(server.address, table, cookie, luck) for table, *cookies in tables for cookie in cookies]
    tasks = [asyncio.create_task(player.run()) for player in players]
    await asyncio.sleep(2)
    rows = []
    for name in ["calm", *ATTACKS, "calm"]:
        for player in players:
            player.tally = Tally()
        row = {"attack": name, **await under(server, name, tables[0][0], args.seconds)}
        whole = Tally()
        for player in players:
            whole.delays += player.tally.delays
            for code, count in player.tally.refused.items():
                whole.refused[code] = whole.refused.get(code, 0) + count
        rows.append({**row, **whole.row()})
        print(json.dumps(rows[-1]), flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return rows


async def under(server: Server, name: str, table: str, seconds: float) -> dict[str, Any]:
    """Let an attack go on for a while, in a process of its own."""
    attacker = None
    if name in ATTACKS:
        command = [sys.executable, __file__, "--attack", name, "--port", str(server.port), "--table", table]
        attacker = subprocess.Popen(["nice", "-n", "10", *command], stderr=subprocess.DEVNULL)
    most, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(0.1)
        most = max(most, memory_of(server))
    if attacker is not None:
        attacker.kill()
        attacker.wait()
    async with httpx.AsyncClient() as http:
        began = time.perf_counter()
        healthy = (await http.get(f"{server.address}/healthz", timeout=10)).status_code == 200
    return {"most_mb": most, "healthy": healthy, "health_ms": round(1000 * (time.perf_counter() - began), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--attack", help="be the attacker")
    parser.add_argument("--port", type=int)
    parser.add_argument("--table")
    args = parser.parse_args()
    if args.attack:
        asyncio.run(ATTACKS[args.attack](args.port, args.table))
        return
    settings = ("--proxy", "192.0.2.1", "--private-webhooks")  # clients have their own addresses, receivers are here
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), *settings) as server:
        rows = asyncio.run(campaign(server, args))
        refusals = sum('"refused"' in line for line in server.log().splitlines())
    late, refused = sum(row["late"] for row in rows), sum(sum(row["refused"].values()) for row in rows)
    most = max(row["most_mb"] for row in rows)
    print(json.dumps({"late": late, "refused": refused, "most_mb": most, "lines_logged_of_refusals": refusals}))
    if late or refused or most > BOUND_MB:
        sys.exit(f"choices were late or refused, or the server held more than {BOUND_MB} MB")


if __name__ == "__main__":
    main()
