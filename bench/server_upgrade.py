"""Games stored by this version, opened by programs with other rules: how they fare, and what is wrong (docs/server.md).

    python bench/server_upgrade.py --games 200 [--write]

Of each kind so many games, half of them running; then programs in which of every game (number) a number of its content,
(kind) the first kind of choice, (field) a field of the record, (rule) a rule is another one.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.upgrade import CLASSES, changed, compare, judged, store

RESULTS = Path(__file__).parent / "server_results.md"
WAYS = ("goes on", "goes on from here", "rests", "over, as it was", "over, without positions")
BEGIN, END = "<!-- upgrade -->\n", "<!-- /upgrade -->"


def campaign(games: int, longest: int, seed: int) -> list[str]:
    """The lines of the report."""
    lines = [f"| change | tables | {' | '.join(WAYS)} | wrong | told too much |", "|---" * (len(WAYS) + 4) + "|"]
    with tempfile.TemporaryDirectory(prefix="undercity-upgrade-") as name:
        folder = Path(name)
        seen = asyncio.run(store(folder / "data", games, seed, longest))
        for what in CLASSES:
            work = folder / what
            shutil.copytree(folder / "data", work / "data")
            now, said = judged(changed(work / "src", what), work / "data", seen, work)
            ways, wrong = compare(seen, now, said)
            print("\n".join(wrong[:20]), file=sys.stderr, flush=True)
            total = Counter[str]()
            for (_, way), count in ways.items():
                total[way] += count
            secrets = sum("tells too much" in one for one in wrong)
            cells = [what, len(seen), *(total[way] for way in WAYS), len(wrong) - secrets, secrets]
            lines.append("| " + " | ".join(map(str, cells)) + " |")
            print(lines[-1], file=sys.stderr, flush=True)
    return lines


def write(text: str) -> None:
    """Put the table into server_results.md, between its marks."""
    before, _, rest = RESULTS.read_text().partition(BEGIN)
    RESULTS.write_text(f"{before}{BEGIN}{text}\n{END}{rest.partition(END)[2]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    parser.add_argument("--longest", type=int, default=150, help="choices; longer games are abandoned")
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--write", action="store_true", help="write the table into server_results.md")
    args = parser.parse_args()
    day = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    head = (
        f"Measured {day}: {args.games} games of each kind, half of them running, at most {args.longest} choices each."
    )
    text = "\n".join([head, "", *campaign(args.games, args.longest, args.seed)])
    print(text)
    if args.write:
        write(text)


if __name__ == "__main__":
    main()
