"""The strength of the levels, game by game: what issue 7 asks to be shown.

    python bench/bots_strength.py                       every game, 200 games for each duel and for the ladder
    python bench/bots_strength.py --games die_patin --count 40 --jobs 2

At 2 seats: expert against random, expert against casual, casual against random - each pair of games on one deal with
seats exchanged - and a ladder of all levels. Games for one player: the share of games each level wins on the same
deals, for each value of an option named `nemesis`. Prints Markdown for bench/results.md; CSV and plot of the ladder
go to --out.
"""

from __future__ import annotations

import argparse
import time
import typing
from pathlib import Path
from typing import Any

import msgspec

from undercity import GAMES, find
from undercity.bots import Budget
from undercity.bots.certainty import interval
from undercity.bots.chart import draw, write_csv
from undercity.bots.ladder import Ladder, climb
from undercity.engine.game import Game

DUELS = (("expert", "random", 0.98), ("expert", "casual", 0.70), ("casual", "random", 0.70))


def duels(game: Game, args: argparse.Namespace, cap: Budget | None) -> None:
    """Pairs of levels at 2 seats."""
    print("| duel | score | 95 % interval | games | wanted | slowest decision | time |\n|---|---|---|---|---|---|---|")
    for better, worse, wanted in DUELS:
        started = time.perf_counter()
        ladder = climb(game, 2, args.count, levels=(better, worse), seed=args.seed, cap=cap, jobs=args.jobs)
        score, games = ladder.duels[better, worse]
        low, high = interval(score, games)
        slowest = max(row.longest_decision for row in ladder.standings)
        print(
            f"| {better} - {worse} | {score / games:.1%} | {low:.1%} to {high:.1%} | {games} | {wanted:.0%}"
            f" | {slowest:.2f} s | {time.perf_counter() - started:.0f} s |",
            flush=True,
        )


def ratings(game: Game, seats: int, args: argparse.Namespace, cap: Budget | None) -> None:
    """The ladder of all levels."""
    ladder = climb(game, seats, args.count, seed=args.seed, cap=cap, jobs=args.jobs)
    print("\n| level | rating | 95 % interval | games |\n|---|---|---|---|")
    for row in ladder.standings:
        print(f"| {row.level} | {row.rating:.1f} | {row.low:.1f} to {row.high:.1f} | {row.games} |")
    apart = [_apart(ladder, "random", "casual"), _apart(ladder, "casual", "expert")]
    print(f"\nintervals of random, casual and expert do not overlap: {'yes' if all(apart) else 'NO'}\n", flush=True)
    write_csv(ladder, args.out)
    draw(ladder, args.out / f"ladder-{game.id}-{seats}.png", game.title)


def _apart(ladder: Ladder, low: str, high: str) -> bool:
    rows = {row.level: row for row in ladder.standings}
    return rows[low].high < rows[high].low


def solo(game: Game, args: argparse.Namespace, cap: Budget | None) -> None:
    """Win rates in a game for one player, for each nemesis."""
    print("| options | level | won | 95 % interval | games |\n|---|---|---|---|---|")
    for options in _nemeses(game):
        levels = ("random", "casual", "expert")
        ladder = climb(game, 1, args.count, levels=levels, seed=args.seed, options=options, cap=cap, jobs=args.jobs)
        for place, level in enumerate(levels):
            won = sum(outcome.utility[place] > 0 for outcome in ladder.outcomes)
            low, high = interval(won, args.count)
            print(f"| {options or '-'} | {level} | {won / args.count:.1%} | {low:.1%} to {high:.1%} | {args.count} |")


def _nemeses(game: Game) -> list[dict[str, Any]]:
    """Options that name each value of the option `nemesis`, if the game has one."""
    for field in msgspec.structs.fields(game.options):
        if field.encode_name == "nemesis":
            values = typing.get_args(field.type)
            return [{"nemesis": value} for value in values if isinstance(value, str | int)] or [{}]
    return [{}]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="at most so many seconds a decision, below the levels' own")
    parser.add_argument("--out", type=Path, default=Path("."))
    args = parser.parse_args()
    cap = Budget(seconds=args.seconds) if args.seconds else None
    for name in args.games:
        game = find(name)
        print(f"\n### {game.title}\n")
        if 2 in game.seats:
            duels(game, args, cap)
            ratings(game, 2, args, cap)
        else:
            solo(game, args, cap)


if __name__ == "__main__":
    main()
