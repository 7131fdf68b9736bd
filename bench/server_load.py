"""Load: 200 live tables of four people each, playing at random; boardgame.io's server beside it in the same run.

    python bench/server_load.py                            # everything; --write: into server_results.md
    python bench/server_load.py --case die_patin           # one game, as fast as they can
    python bench/server_load.py --case die_patin --rate 500

The server is one process on the loopback address with its usual SQLite (WAL, synchronous FULL); all clients
together are another one on the same machine. A choice counts when its `ok` has come: it is on disk by then. `update` is
the time from sending a choice to another client's change frame that shows it. When a game ends its four
people go on at the next table, so that 200 are live all the time. boardgame.io needs NODE_PATH to name the
node_modules that hold it (npm install boardgame.io@0.50.2 node-persist@3 koa-compose@4.1.0).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvloop

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server_clients import Load, get_up, sit_down  # noqa: E402

from server.harness import Client, Server  # noqa: E402

SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")
QUANTILES = {"median": 0.5, "p95": 0.95, "p99": 0.99}
RESULTS = Path(__file__).parent / "server_results.md"


# ------------------------------------------------------------------ the machine


@dataclass
class Clock:
    """Seconds of a moment: of the wall, and of the processor for the server, the clients and all of the machine."""

    wall: float
    server: float
    clients: float
    machine: float

    @classmethod
    def read(cls, server: Server) -> Clock:
        busy = [int(n) for n in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        machine = (sum(busy) - busy[3] - busy[4]) / TICKS  # without idle and iowait
        return cls(time.perf_counter(), spent_by(server), time.process_time(), machine)

    def since(self, began: Clock) -> Clock:
        return Clock(*(getattr(self, name) - getattr(began, name) for name in ("wall", "server", "clients", "machine")))


def spent_by(server: Server) -> float:
    """Processor seconds of a server so far: of all threads of all its processes that still run."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    times = [one for process in (pid, *children) for one in Path(f"/proc/{process}/task").glob("*/schedstat")]
    return sum(int(one.read_text().split()[0]) for one in times) / 1e9


def machine() -> str:
    """What this is measured on."""
    model = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    return (
        f"{os.cpu_count()} cores, {model[0].partition(': ')[2] if model else platform.machine()}, {platform.release()}"
    )


# ------------------------------------------------------------------ one measurement


async def open_tables(server: Server, count: int, game: str) -> tuple[list[str], list[str]]:
    """Running tables, and the cookies of the four people who sit at all of them."""
    people = [Client(server, f"Player {seat}").cookie or "" for seat in range(SEATS)]
    tables: list[str] = []

    async def open_some() -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:

            async def post(seat: int, path: str, **body: Any) -> Any:
                answer = await http.post(path, json=body, headers={"Cookie": people[seat]})
                assert answer.status_code in (200, 201), answer.text
                return answer.json()

            while len(tables) < count:
                tables.append("")
                place = len(tables) - 1
                table = (await post(0, "/api/tables", game=game, seats=SEATS))["table"]["id"]
                for seat in range(1, SEATS):
                    await post(seat, f"/api/tables/{table}/join")
                await post(0, f"/api/tables/{table}/start")
                tables[place] = table

    await asyncio.gather(*(open_some() for _ in range(16)))
    return tables, people


async def measure(server: Server, args: argparse.Namespace, game: str, rate: float) -> dict[str, Any]:
    """One row of the table."""
    began = time.perf_counter()
    tables, people = await open_tables(server, args.tables + args.spare, game)
    opened = time.perf_counter() - began
    load = Load(
        server.port, people, tables, args.tables / rate if rate else 0.0, random.Random(1), together(server, game)
    )
    await sit_down(load, args.tables)
    pace = asyncio.create_task(keep_pace(load, rate)) if rate else None
    await asyncio.sleep(args.settle)
    assert server.process is not None
    print(f"{game}: {args.tables} tables play, server {server.process.pid}", file=sys.stderr, flush=True)
    load.tally.on, start = True, Clock.read(server)
    await asyncio.sleep(args.seconds)
    load.tally.on, used = False, Clock.read(server).since(start)
    if pace:
        pace.cancel()
    get_up(load)
    tally, groups = load.tally, commit_groups(server)
    return {
        "game": game,
        "rate": rate or "max",
        "processes": args.processes,
        "tables": args.tables,
        "clients": SEATS * args.tables,
        "choices_per_s": round(tally.oks / used.wall),
        "update_ms": quantiles(tally.update_delays),
        "ok_ms": quantiles(tally.ok_delays),
        "server_cpu": round(used.server / used.wall, 2),
        "clients_cpu": round(used.clients / used.wall, 2),
        "others_cpu": round(max(0.0, used.machine - used.server - used.clients) / used.wall, 2),
        "server_us_per_choice": round(1e6 * used.server / max(tally.oks, 1)),
        "frames_per_choice": round(tally.frames / max(tally.oks, 1), 2),
        "bytes_per_frame": round(tally.bytes / max(tally.frames, 1)),
        "choices_per_commit": groups,
        "games_ended": tally.games,
        "tables_opened_per_s": round(len(people) and (args.tables + args.spare) / opened),
        "errors": tally.errors,
    }


async def keep_pace(load: Load, rate: float) -> None:
    """Lengthen or shorten the pauses so that so many choices a second are made: now one decides at a table, now all."""
    while True:
        before = load.made
        await asyncio.sleep(1)
        load.pause *= min(max((load.made - before) / rate, 0.5), 2.0) ** 0.5


def together(server: Server, game: str) -> frozenset[str]:
    """Decisions of which the others hear only when all have decided: that is no delay of the server."""
    decisions = httpx.get(f"{server.address}/api/games/{game}").json()["decisions"]
    return frozenset(decision["name"] for decision in decisions if decision["together"])


def commit_groups(server: Server) -> float:
    """How many choices one sync of the disk took on, on average."""
    page = httpx.get(f"{server.address}/metrics").text
    lines = dict(line.rsplit(" ", 1) for line in page.splitlines())
    return round(float(lines["undercity_commit_group_sum"]) / max(float(lines["undercity_commit_group_count"]), 1), 1)


def quantiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [0.0]
    return {name: round(1000 * ordered[int(q * (len(ordered) - 1))], 1) for name, q in QUANTILES.items()}


def ours(args: argparse.Namespace, game: str, rate: float) -> dict[str, Any]:
    """One measurement on a server of its own."""
    subprocess.run([sys.executable, "-m", "undercity", "warm", game], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder:
        extra = ["--database", args.database, "--processes", str(args.processes)] if args.database else []
        with Server(Path(folder), "--no-limits", *extra) as server:
            result: dict[str, Any] = uvloop.run(measure(server, args, game, rate))
    print(json.dumps(result), flush=True)
    return result


def boardgame_io(matches: int, seconds: float, storage: str) -> dict[str, Any]:
    """The same machine, the same hour: boardgame.io's server with tic-tac-toe, two clients a match."""
    script = str(Path(__file__).parent / "server_bgio.js")
    command = ["node", script, str(matches), str(round(seconds)), storage]
    environment = {**os.environ, "NODE_ENV": "production"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=180 + 3 * seconds)
    if run.returncode or not run.stdout.strip():
        return {"server": "boardgame.io", "storage": storage, "error": (run.stderr or "no answer").strip()[-300:]}
    result: dict[str, Any] = json.loads(run.stdout.strip().splitlines()[-1])
    print(json.dumps(result), flush=True)
    return result


# ------------------------------------------------------------------ the table


def markdown(rows: list[dict[str, Any]], peers: list[dict[str, Any]]) -> str:
    """Both tables, as they stand in server_results.md."""
    day = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    lines = [f"Measured {day} on {machine()}; Python {platform.python_version()}.", ""]
    lines += _table(OURS, [_our_cells(row) for row in rows])
    if peers:
        lines += ["", *_table(PEERS, [_peer_cells(row) for row in peers])]
    return "\n".join(lines) + "\n"


OURS = (
    "game, seats, tables, pace, durable choices/s, update ms p50 / p95 / p99, ok ms p50 / p99, server CPU, clients CPU,"
    " others' CPU, server us/choice, frames/choice, bytes/frame, choices/commit, refusals"
)
PEERS = "boardgame.io (tic-tac-toe; told before stored), matches, clients, moves/s, update ms p50 / p95 / p99"
PLAIN = ("server_cpu", "clients_cpu", "others_cpu", "server_us_per_choice", "frames_per_choice", "bytes_per_frame")


def _our_cells(row: dict[str, Any]) -> list[Any]:
    pace = "as fast as they can" if row["rate"] == "max" else f"{row['rate']:.0f}/s asked"
    told = f"{row['ok_ms']['median']} / {row['ok_ms']['p99']}"
    cells = [row["game"], SEATS, row["tables"], pace, row["choices_per_s"], _spread(row["update_ms"]), told]
    return [*cells, *(row[name] for name in PLAIN), row["choices_per_commit"], sum(row["errors"].values())]


def _peer_cells(row: dict[str, Any]) -> list[Any]:
    if "error" in row:
        return [row["storage"], "failed:", row["error"].splitlines()[-1], "", ""]
    return [f"{row['storage']} storage", row["matches"], row["clients"], row["moves_per_s"], _spread(row["update_ms"])]


def _spread(values: dict[str, float]) -> str:
    return " / ".join(str(values[name]) for name in QUANTILES)


def _table(head: str, rows: list[list[Any]]) -> list[str]:
    titles = head.split(", ")
    return [_row(titles), _row(["---"] * len(titles)), *(_row(row) for row in rows)]


def _row(cells: list[Any]) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def write(text: str) -> None:
    """Put the tables into server_results.md, between its marks."""
    page = RESULTS.read_text()
    before, _, rest = page.partition("<!-- load -->\n")
    _, _, after = rest.partition("<!-- /load -->")
    RESULTS.write_text(f"{before}<!-- load -->\n{text}<!-- /load -->{after}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spare", type=int, default=60, help="more tables, for people whose game has ended")
    parser.add_argument("--settle", type=float, default=4, help="seconds of play before the measurement")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--case", help="measure only this game")
    parser.add_argument(
        "--rate", type=float, default=0, help="with --case: choices per second in all; 0: as fast as they can"
    )
    parser.add_argument("--database", help="of our server, instead of SQLite in a temporary folder")
    parser.add_argument("--processes", type=int, default=1, help="of our server, on a PostgreSQL")
    parser.add_argument("--write", action="store_true", help="write the tables into server_results.md")
    args = parser.parse_args()
    cases = [(args.case, args.rate)] if args.case else [("die_patin", 0), ("die_patin", 500), ("ratland", 0)]
    rows = [ours(args, game, rate) for game, rate in cases]
    peers = [] if args.case else [boardgame_io(100, args.seconds, storage) for storage in ("memory", "file")]
    text = markdown(rows, peers)
    print(text)
    if args.write:
        write(text)


if __name__ == "__main__":
    main()
