"""Why not? What is offered and what speaks against it, held against each other in random positions.

    python bench/why_not.py die_patin --positions 200000
    python bench/why_not.py die_patin --positions 50000 --seed 3100       goes on from there

Every choice number in every position: legal if and only if whynot.py has no objection. Game i has the seed
`--seed` + i; when the run ends, or is broken off, it says with which seed to go on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kit import samples
from undercity import GAMES, find
from undercity.engine.seam import compiled, plain
from undercity.lab.agreement import Agreement, agree

SHOWN = 20  # disagreements


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[name for name in GAMES if find(name).conditions], metavar="GAME")
    parser.add_argument("--positions", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--speed", choices=("plain", "compiled"), default="compiled")
    args = parser.parse_args()
    if sum([measure(name, args) for name in args.games]):
        sys.exit(1)


def measure(name: str, args: argparse.Namespace) -> int:
    """Compare one game; the number of disagreements."""
    rules = (plain if args.speed == "plain" else compiled)(find(name))
    tables = [table[1:] for table in samples(name)]
    found, games, began = Agreement(), 0, time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns) as progress:
            task = progress.add_task(name, total=args.positions)
            for found in agree(rules, tables, args.positions, args.seed):
                games += 1
                progress.update(task, completed=min(found.positions, args.positions))
    except KeyboardInterrupt:
        print("broken off", file=sys.stderr)
    for sentence in found.disagreements[:SHOWN]:
        print(sentence)
    row = {"game": name, "positions": found.positions, "choices": found.choices, "games": games}
    row |= {"disagreements": len(found.disagreements), "go_on_with_seed": args.seed + games}
    print(json.dumps({**row, "seconds": round(time.monotonic() - began), "objections": dict(found.objections)}))
    return len(found.disagreements)


if __name__ == "__main__":
    main()
