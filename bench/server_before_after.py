"""Checkouts of this project, before and after a change: what a choice costs their servers.

    git worktree add --detach ../before 2b0c86c
    python bench/server_before_after.py ../before .                      # Die Patin, 40 tables of four, 200 choices/s
    python bench/server_before_after.py ../before . --case ratland --rounds 9

Each checkout serves on a port of its own with its usual SQLite; all have their tables open, and they take turns: one is
played at while the others wait. What counts is the server's own processor time, of all its threads, for a choice that
is stored and shown to four viewers over real sockets. The figures are medians of the rounds; the change is the median
of the rounds' own ratios to the first checkout.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import uvloop

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server_clients import Load, get_up, sit_down  # noqa: E402
from server_load import keep_pace, open_tables, spent_by, together  # noqa: E402

from server.harness import Server  # noqa: E402

HEADINGS = ("checkout", "us a choice", "least", "most", "frames a choice", "bytes a frame", "against the first")
SPARE = 1  # tables more for each that is played at, for people whose game has ended


@dataclass
class Turn:
    """What one turn of a checkout came to."""

    cost: float  # microseconds of the server's processor for a choice
    frames: float
    size: float


class Checkout:
    """One of them: its server, and the people who play there."""

    def __init__(self, folder: Path, args: argparse.Namespace, data: Path) -> None:
        self.name, self.args = folder.name, args
        extra = ["--database", args.database] if args.database else []
        self.server = Server(data, "--no-limits", *extra)
        self.server.environment |= {"PYTHONPATH": str(folder / "src")}
        self.server.environment.setdefault("UNDERCITY_CACHE", str(folder / ".cache"))
        command = [sys.executable, "-m", "undercity", "warm", args.case]
        subprocess.run(command, check=True, env=self.server.environment, stdout=subprocess.DEVNULL)

    async def open(self) -> None:
        """Seat everybody; nobody plays yet."""
        args, server = self.args, self.server
        tables, people = await open_tables(server, args.tables * (1 + SPARE), args.case)
        pause = args.tables / args.rate if args.rate else 0.0
        self.load = Load(server.port, people, tables, pause, random.Random(1), together(server, args.case))
        self.load.is_held = True
        await sit_down(self.load, args.tables)
        assert server.process is not None
        print(f"{self.name}: {args.tables} tables, server {server.process.pid}", file=sys.stderr, flush=True)

    async def play(self) -> Turn:
        """One turn: a second to get going, then what counts."""
        load, args = self.load, self.args
        load.release()
        pace = asyncio.create_task(keep_pace(load, args.rate)) if args.rate else None
        await asyncio.sleep(1)
        tally, began = load.tally, spent_by(self.server)
        tally.oks = tally.frames = tally.bytes = 0
        tally.on = True
        await asyncio.sleep(args.seconds)
        tally.on, spent = False, spent_by(self.server) - began
        load.is_held = True
        if pace:
            pace.cancel()
        await asyncio.sleep(0.3)
        return Turn(1e6 * spent / tally.oks, tally.frames / tally.oks, tally.bytes / max(tally.frames, 1))


async def compare(checkouts: list[Checkout], rounds: int) -> list[list[Turn]]:
    """The turns of each checkout."""
    for checkout in checkouts:
        await checkout.open()
    turns: list[list[Turn]] = [[] for _ in checkouts]
    for number in range(rounds):
        order = range(len(checkouts))
        for place in order if number % 2 == 0 else reversed(order):
            turns[place].append(await checkouts[place].play())
        print("  ".join(f"{one[-1].cost:.0f} us" for one in turns), file=sys.stderr, flush=True)
    for checkout in checkouts:
        get_up(checkout.load)
    return turns


def row(name: str, turns: list[Turn], first: list[Turn]) -> list[str]:
    costs = [turn.cost for turn in turns]
    change = statistics.median(new.cost / old.cost for new, old in zip(turns, first, strict=True)) - 1
    frames, size = statistics.median(t.frames for t in turns), statistics.median(t.size for t in turns)
    cells = [f"{value:.0f}" for value in (statistics.median(costs), min(costs), max(costs))]
    return [name, *cells, f"{frames:.2f}", f"{size:.0f}", f"{change:+.0%}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", type=Path, nargs="+", metavar="CHECKOUT")
    parser.add_argument("--case", default="die_patin", help="the game")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=200, help="choices per second in all; 0: as fast as they can")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each turn")
    parser.add_argument("--database", help="of all servers, instead of SQLite in temporary folders")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folders = [folder.resolve() for folder in args.checkouts]
        checkouts = [Checkout(folder, args, data / str(number)) for number, folder in enumerate(folders)]
        for checkout in checkouts:
            stack.enter_context(checkout.server)
        turns = uvloop.run(compare(checkouts, args.rounds))
    print(f"{args.case}, 4 seats, {args.tables} tables; load average {os.getloadavg()[0]:.1f}\n")
    lines = [HEADINGS, ["---"] * len(HEADINGS)]
    lines += [row(checkout.name, some, turns[0]) for checkout, some in zip(checkouts, turns, strict=True)]
    print("\n".join("| " + " | ".join(line) + " |" for line in lines))


if __name__ == "__main__":
    main()
