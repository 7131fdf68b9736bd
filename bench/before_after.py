"""Two checkouts of this project, before and after a change: how fast their compiled rules play at random.

    git worktree add --detach ../before 2b0c86c
    python bench/before_after.py ../before .                       # all games, five rounds, a table
    python bench/before_after.py ../before . --games ratland --seats 4 --rounds 9

Each checkout has a process of its own on the same core and its own compiled rules (in `.cache` of the checkout, or
below --cache). They take turns, in every round in the other order, so that a machine that slows down slows both.
Time is processor time. The figures are medians; the change is the median of the rounds' own ratios. Where rules
have changed the same seeds give other games, so decisions and games are counted both.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

GAMES = ("die_patin", "ratland", "ankh_morpork", "target_rats", "ratcatcher")
HEADINGS = ("game", "players", "decisions/s before", "after", "change", "games/s before", "after", "change")
LEAST = 0.05  # seconds a portion of games takes at the least, so that starting it does not count


def work() -> None:
    """Play what is asked for on standard input, a line each: game, seats and seconds; answer with what came of it."""
    from undercity import find
    from undercity.lab.simulate import simulate

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for line in sys.stdin:
        name, seats, seconds = json.loads(line)
        game = find(name)
        simulate(game, seats, 1, 0)
        games = decisions = 0
        portion, spent, seed = 1, 0.0, 1
        while spent < seconds:
            began = time.process_time()
            decisions += simulate(game, seats, portion, seed).decisions
            took = time.process_time() - began
            spent, games, seed = spent + took, games + portion, seed + portion
            if took < LEAST:
                portion *= 2
        print(json.dumps([decisions / spent, games / spent]), flush=True)


class Checkout:
    """One of the two, with its process."""

    def __init__(self, folder: Path, cache: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(folder / "src"), "UNDERCITY_CACHE": str(cache)}
        command = [sys.executable, __file__, "--work"]
        self.process = subprocess.Popen(
            command, env=env, cwd=folder, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def measure(self, game: str, seats: int, seconds: float) -> list[float]:
        """Decisions and games a second."""
        asked, told = self.process.stdin, self.process.stdout
        assert asked
        assert told
        asked.write(json.dumps([game, seats, seconds]) + "\n")
        asked.flush()
        rates: list[float] = json.loads(told.readline())
        return rates

    def close(self) -> None:
        self.process.communicate()


def compare(before: Checkout, after: Checkout, game: str, seats: int, args: argparse.Namespace) -> list[str]:
    """A row of the table."""
    rounds = []
    for k in range(args.rounds):
        pair = [before, after] if k % 2 == 0 else [after, before]
        rates = {checkout: checkout.measure(game, seats, args.seconds) for checkout in pair}
        rounds.append((rates[before], rates[after]))
    row = [game, str(seats)]
    for kind, digits in ((0, 0), (1, 1)):
        old, new = (statistics.median(r[which][kind] for r in rounds) for which in (0, 1))
        change = statistics.median(r[1][kind] / r[0][kind] for r in rounds) - 1
        row += [f"{old:,.{digits}f}", f"{new:,.{digits}f}", f"{change:+.1%}"]
    return row


def tables(name: str, wanted: list[int]) -> list[int]:
    """The numbers of seats to measure: those of the wanted ones that the game allows, or else its fewest."""
    from undercity import find

    seats = find(name).seats
    return [n for n in wanted if n in seats] or [seats[0]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a checkout")
    parser.add_argument("after", type=Path, help="another")
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES, metavar="GAME")
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--cache", type=Path, help="keep compiled rules in <cache>/before and <cache>/after instead")
    args = parser.parse_args()
    folders = {"before": args.before.resolve(), "after": args.after.resolve()}
    caches = {name: args.cache.resolve() / name if args.cache else path / ".cache" for name, path in folders.items()}
    before, after = (Checkout(folders[name], caches[name]) for name in folders)
    print("| " + " | ".join(HEADINGS) + " |")
    print("|" + "---|" * len(HEADINGS), flush=True)
    for game in args.games:
        for seats in tables(game, args.seats):
            print("| " + " | ".join(compare(before, after, game, seats, args)) + " |", flush=True)
    before.close()
    after.close()


if __name__ == "__main__":
    work() if sys.argv[1:] == ["--work"] else main()
