"""Load: many live tables of four people each, playing at random as fast as they can, then at a given pace.

    python bench/server_load.py --tables 200 --seconds 15
    python bench/server_load.py --tables 200 --seconds 15 --rate 500

The server and the clients are one process each, on the loopback address. A choice counts when its `ok` has
come: it is on disk by then. The delay is from sending a choice to another client's change frame.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.harness import Client, Server  # noqa: E402

read = msgspec.json.decode
THINKING: set[asyncio.Task[None]] = set()


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.on = False
        self.oks = 0
        self.errors: dict[str, int] = {}
        self.ok_delays: list[float] = []
        self.delays: list[float] = []
        self.bytes = 0
        self.frames = 0


class Table:
    """Four clients at one table; the one who must decide chooses."""

    def __init__(self, table_id: str, tally: Tally, pause: float) -> None:
        self.id, self.tally, self.pause = table_id, tally, pause
        self.sent_at = 0.0
        self.sender: Seat | None = None


class Seat:
    """One client."""

    def __init__(self, table: Table, seat: int, luck: random.Random) -> None:
        self.table, self.seat, self.luck = table, seat, luck
        self.clock, self.choices = 0, []
        self.number = 0
        self.pending: dict[str, float] = {}

    async def run(self, address: str, cookie: str) -> None:
        url = f"{address.replace('http', 'ws')}/api/tables/{self.table.id}/live"
        async with connect(url, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None) as socket:
            await socket.send('{"type":"hello"}')
            async for text in socket:
                await self.take(socket, text)

    async def take(self, socket: ClientConnection, text: str | bytes) -> None:
        now, tally, frame = time.perf_counter(), self.table.tally, read(text)
        if tally.on:
            tally.frames += 1
            tally.bytes += len(text)
        kind = frame["type"]
        if kind == "change":
            if tally.on and self.table.sender is not self and self.table.sent_at:
                tally.delays.append(now - self.table.sent_at)
            for path, *value in frame["doc"]:
                if path == ["view", "clock"]:
                    self.clock = value[0]
                elif path == ["choices"]:
                    self.choices = value[0]
        elif kind == "full":
            view = frame["doc"]["view"]
            self.clock, self.choices = view["clock"], frame["doc"]["choices"]
        elif kind == "ok" and tally.on and frame["id"] in self.pending:
            tally.oks += 1
            tally.ok_delays.append(now - self.pending.pop(frame["id"]))
        elif kind == "error":
            tally.errors[frame["code"]] = tally.errors.get(frame["code"], 0) + 1
        if self.choices and kind in ("change", "full"):
            code, self.choices = self.luck.choice(self.choices)["code"], []
            if self.table.pause:  # thinking must not keep it from reading
                task = asyncio.create_task(self.choose(socket, code))
                THINKING.add(task)
                task.add_done_callback(THINKING.discard)
            else:
                await self.choose(socket, code)

    async def choose(self, socket: ClientConnection, code: int) -> None:
        if self.table.pause:
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.table.pause)
        self.number += 1
        name = f"{self.seat}-{self.number}"
        now = time.perf_counter()
        self.pending[name] = self.table.sent_at = now
        self.table.sender = self
        await socket.send(f'{{"type":"choose","id":"{name}","clock":{self.clock},"code":{code}}}')


def open_tables(server: Server, count: int, game: str) -> tuple[list[str], list[str]]:
    people = [Client(server, f"Player {seat}") for seat in range(4)]
    tables = []
    for _ in range(count):
        table = people[0].open_table(game, seats=4)
        for person in people[1:]:
            assert person.post(f"/api/tables/{table}/join").status_code == 200
        assert people[0].post(f"/api/tables/{table}/start").status_code == 200
        tables.append(table)
    return tables, [person.cookie or "" for person in people]


def cpu_seconds(server: Server) -> float:
    """Processor time the server has used so far: what the figures would be on a machine of its own."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: Server, ids: list[str], cookies: list[str], seconds: float, rate: float) -> Tally:
    tally, luck = Tally(), random.Random(1)
    pause = len(ids) / rate if rate else 0.0
    tables = [Table(table_id, tally, pause) for table_id in ids]
    runs = [
        asyncio.create_task(Seat(table, seat, luck).run(server.address, cookie))
        for table in tables
        for seat, cookie in enumerate(cookies)
    ]
    await asyncio.sleep(3 + len(ids) / 100)
    tally.on = True
    began, cpu, own = time.perf_counter(), cpu_seconds(server), time.process_time()
    await asyncio.sleep(seconds)
    tally.on = False
    tally.seconds = time.perf_counter() - began  # type: ignore[attr-defined]
    tally.cpu = cpu_seconds(server) - cpu  # type: ignore[attr-defined]
    tally.own = time.process_time() - own  # type: ignore[attr-defined]
    for run in [*runs, *THINKING]:
        run.cancel()
    await asyncio.gather(*runs, *THINKING, return_exceptions=True)
    return tally


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def report(tally: Any) -> dict[str, Any]:
    return {
        "choices_per_s": round(tally.oks / tally.seconds),
        "server_cpu_share": round(tally.cpu / tally.seconds, 2),
        "clients_cpu_share": round(tally.own / tally.seconds, 2),
        "choices_per_server_cpu_s": round(tally.oks / max(tally.cpu, 0.01)),
        "frames_per_s": round(tally.frames / tally.seconds),
        "bytes_per_frame": round(tally.bytes / max(tally.frames, 1)),
        "update_ms": {name: round(percentile(tally.delays, q), 1) for name, q in QUANTILES.items()},
        "ok_ms": {name: round(percentile(tally.ok_delays, q), 1) for name, q in QUANTILES.items()},
        "errors": tally.errors,
    }


QUANTILES = {"median": 0.5, "p95": 0.95, "p99": 0.99}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=0, help="choices per second in all; 0: as fast as they can")
    parser.add_argument("--game", default="die_patin")
    parser.add_argument("--database")
    args = parser.parse_args()
    subprocess.run([sys.executable, "-m", "undercity", "warm", args.game], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder:
        extra = ["--database", args.database] if args.database else []
        with Server(Path(folder), "--no-limits", *extra) as server:
            began = time.perf_counter()
            ids, cookies = open_tables(server, args.tables, args.game)
            opened = time.perf_counter() - began
            tally = uvloop.run(measure(server, ids, cookies, args.seconds, args.rate))
            page = httpx.get(f"{server.address}/metrics").text
            groups = {
                k: float(v)
                for k, v in (x.split() for x in page.splitlines() if "commit_group_" in x and "bucket" not in x)
            }
            mean = groups["undercity_commit_group_sum"] / max(groups["undercity_commit_group_count"], 1)
    result = {"game": args.game, "tables": args.tables, "clients": 4 * args.tables, "rate": args.rate or "max"}
    result |= {"tables_opened_in_s": round(opened, 1), "choices_per_commit": round(mean, 1), **report(tally)}
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
