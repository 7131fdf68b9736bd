"""Memory: bytes of a table without viewers, of a table with four, and of a connection that does nothing.

    python bench/server_memory.py                        # 1,250 tables, four people at each: 5,000 connections
    python bench/server_memory.py --tables 10000 --connected 1000

The server is one process with SQLite. It is looked at when the tables are open, when everybody sits, and again after a
few choices at each table (`--choices`), since a game that goes on grows; nobody does anything meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server_clients import Load, get_up, sit_down  # noqa: E402
from server_load import SEATS, machine, open_tables  # noqa: E402

from server.harness import Server  # noqa: E402

QUIET_SECONDS = 5.0  # after which nothing is on its way any more


def held_by(server: Server) -> int:
    """Bytes of memory that the server holds."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


async def measure(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    began = held_by(server)
    tables, people = await open_tables(server, args.tables, args.game)
    await asyncio.sleep(QUIET_SECONDS)
    opened = held_by(server)
    load = Load(server.port, people, tables, 0.0, random.Random(1))
    load.is_held = True
    await sit_down(load, args.connected)
    await asyncio.sleep(QUIET_SECONDS)
    seated, open_now = held_by(server), len(load.open)
    load.release()
    while load.made < args.choices * args.connected:
        await asyncio.sleep(0.1)
    load.is_held = True
    await asyncio.sleep(QUIET_SECONDS)
    played, alive = held_by(server), httpx.get(f"{server.address}/healthz", timeout=60).status_code == 200
    get_up(load)
    return {
        "game": args.game,
        "tables": args.tables,
        "connections": open_now,
        "server_mb": round(began / 1e6),
        "with_tables_mb": round(opened / 1e6),
        "with_connections_mb": round(seated / 1e6),
        "after_play_mb": round(played / 1e6),
        "kb_a_table": round((opened - began) / args.tables / 1e3, 1),
        "kb_a_connection": round((seated - opened) / max(open_now, 1) / 1e3, 1),
        "kb_a_live_table": round((played - began) / args.tables / 1e3, 1),
        "choices": load.made,
        "answers": alive,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="die_patin")
    parser.add_argument("--tables", type=int, default=1250)
    parser.add_argument("--connected", type=int, help=f"tables at which {SEATS} people look on; default: all")
    parser.add_argument("--choices", type=int, default=10, help="made at each of these tables")
    args = parser.parse_args()
    args.connected = args.tables if args.connected is None else args.connected
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), "--no-limits") as server:
        found = uvloop.run(measure(server, args))
    day = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    print(json.dumps({"day": day, "machine": machine(), **found}))


if __name__ == "__main__":
    main()
