"""Nothing leaked: pairs of worlds that look the same to a viewer give equal frames, answers and questions to bots.

    python bench/server_leaks.py --count 10000 die_patin
    python bench/server_leaks.py --count 10000 --log leaks.jsonl      # goes on where it was stopped

Pairs come in chunks, each with its own seed: what a chunk compared is appended to the log as one line, and a chunk that
is in the log is not done again. At the end: what was compared, by the type of what was sent.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.leaks import count_equal, speed_of
from undercity.engine.game import GAMES, find

CHUNK = 250  # pairs


def done_before(log: Path | None) -> list[dict[str, Any]]:
    """The chunks in the log."""
    return [json.loads(line) for line in log.read_text().splitlines()] if log and log.exists() else []


def do_chunk(game: str, seed: int, pairs: int) -> dict[str, Any]:
    began = time.process_time()
    equal = count_equal(game, seed, pairs)
    seconds = round(time.process_time() - began, 1)
    return {
        "game": game,
        "seed": seed,
        "pairs": pairs,
        "seconds": seconds,
        "speed": speed_of(find(game)),
        "equal": equal,
    }


def summary(rows: list[dict[str, Any]], game: str) -> dict[str, Any]:
    own = [row for row in rows if row["game"] == game]
    equal: Counter[str] = Counter()
    for row in own:
        equal.update(row["equal"])
    pairs, seconds = sum(row["pairs"] for row in own), round(sum(row["seconds"] for row in own))
    return {"game": game, "pairs": pairs, "equal": equal.total(), "different": 0, "cpu_seconds": seconds, "by": equal}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--count", type=int, default=10_000, help="pairs a game")
    parser.add_argument("--seed", type=int, default=1, help="of the first chunk")
    parser.add_argument("--log", type=Path)
    args = parser.parse_args()
    rows = done_before(args.log)
    known = {(row["game"], row["seed"]) for row in rows}
    for game in args.games:
        for start in range(0, args.count, CHUNK):
            seed = args.seed + start // CHUNK
            if (game, seed) in known:
                continue
            rows.append(do_chunk(game, seed, min(CHUNK, args.count - start)))
            if args.log:
                with args.log.open("a") as log:
                    log.write(json.dumps(rows[-1]) + "\n")
            print(f"{game}: {start + rows[-1]['pairs']} pairs, {rows[-1]['seconds']} s", file=sys.stderr, flush=True)
        print(json.dumps(summary(rows, game)), flush=True)


if __name__ == "__main__":
    main()
