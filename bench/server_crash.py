"""Nothing lost: kill servers at random moments while people play, then compare what they were told with the disk.

python bench/server_crash.py --kills 200                 one process, SQLite
python bench/server_crash.py --kills 50 --postgres       two processes, PostgreSQL
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.crash import Memory, check, torment
from server.harness import Server
from server.postgres import postgres


def on_sqlite(folder: Path, args: argparse.Namespace) -> tuple[Memory, int]:
    with Server(folder, "--no-limits") as server:
        memory = asyncio.run(torment([server], args.kills, args.tables, args.seed, args.game))
    return memory, check(memory, f"sqlite:///{folder / 'undercity.sqlite'}")


def on_postgres(folder: Path, args: argparse.Namespace) -> tuple[Memory, int]:
    with postgres() as address:
        extra = ("--no-limits", "--database", address)
        with Server(folder / "a", *extra) as a, Server(folder / "b", *extra) as b:
            memory = asyncio.run(torment([a, b], args.kills, args.tables, args.seed, args.game))
        return memory, check(memory, address)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="die_patin")
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        memory, rows = (on_postgres if args.postgres else on_sqlite)(Path(folder), args)
    result: dict[str, Any] = {
        "database": "postgresql, 2 processes" if args.postgres else "sqlite",
        "kills": args.kills,
        "acknowledged": len(memory.acknowledged),
        "in_journal": rows,
        "repeated_after_a_kill": memory.repeats,
        "refusals": memory.refusals,
        "games_finished": memory.games,
        "median_seconds_to_come_back": round(statistics.median(memory.came_back or [0]), 2),
        "lost": 0,
        "twice": 0,
        "seconds": round(time.monotonic() - began),
    }
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
