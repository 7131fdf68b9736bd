"""The strength of the levels, game by game.

    python bench/bots_strength.py                       every game, 200 games for each of the main duels
    python bench/bots_strength.py --games die_patin --count 40 --jobs 2
    python bench/bots_strength.py --games ratland --seats 4 6 --count 40

At 2 seats: duels of levels - each pair of games on one deal with seats exchanged - and ratings from all of them.
With more seats (`--seats`): one of each level at the table, and each of the game's rules of thumb among three levels;
who came before whom, who came first.
Games for one player: all levels play the same deals, every nemesis met as often as every other. Prints Markdown;
a table of the games, a table of the levels and a plot go to --out.
"""

from __future__ import annotations

import argparse
import random
import time
import typing
from pathlib import Path
from typing import Any

import msgspec

from undercity import GAMES, find
from undercity.bots import LEVELS
from undercity.bots.certainty import interval
from undercity.bots.chart import draw, write_csv
from undercity.bots.ladder import Ladder, Outcome, climb, duels, standings
from undercity.engine.game import Game

WANTED = {("expert", "random"): 0.98, ("expert", "casual"): 0.70, ("master", "expert"): 0.70}
MAIN_DUELS = (*WANTED, ("casual", "random"))
TABLE = ("casual", "strong", "expert")  # who sit at a table of four beside a guest
STEPS = (("strong", "casual"), ("expert", "strong"), ("expert", "casual"), ("master", "expert"))
NEIGHBOURS = (("beginner", "random"), ("casual", "beginner"), ("strong", "casual"), ("expert", "strong"))


def contest(game: Game, args: argparse.Namespace) -> list[Outcome]:
    """All duels at 2 seats; neighbours on the ladder meet in a fifth as many games."""
    print("| duel | score | 95 % interval | games | wanted | slowest decision | time |\n|---|---|---|---|---|---|---|")
    outcomes = []
    for better, worse in (*MAIN_DUELS, *NEIGHBOURS):
        count = args.count if (better, worse) in MAIN_DUELS else max(2, args.count // 5)
        started = time.perf_counter()
        ladder = climb(game, 2, count, levels=(better, worse), seed=args.seed, jobs=args.jobs)
        print(_duel_line(better, worse, ladder, time.perf_counter() - started), flush=True)
        outcomes += ladder.outcomes
    return outcomes


def _duel_line(better: str, worse: str, ladder: Ladder, seconds: float) -> str:
    score, games = ladder.duels[better, worse]
    low, high = interval(score, games)
    wanted = f"{WANTED[better, worse]:.0%}" if (better, worse) in WANTED else "-"
    slowest = max(row.longest_decision for row in ladder.standings)
    return (
        f"| {better} - {worse} | {score / games:.1%} | {low:.1%} to {high:.1%} | {games} | {wanted}"
        f" | {slowest:.2f} s | {seconds:.0f} s |"
    )


def crowd(game: Game, seats: int, args: argparse.Namespace) -> None:
    """At tables of four and more: the levels among themselves, then with each rule of thumb in the place of chance."""
    print(f"\n{seats} seats\n\n| table | before | score | 95 % interval | games |\n|---|---|---|---|---|")
    steps = [duel for duel in STEPS if {*duel} <= {*args.levels}]
    for guest in args.guests or ("random", *game.thumbs):
        ladder = climb(game, seats, args.count, levels=(guest, *args.levels), seed=args.seed, jobs=args.jobs)
        pairs = [(level, guest) for level in args.levels] + (steps if guest == "random" else [])
        for better, worse in pairs:
            score, games = ladder.duels[better, worse]
            low, high = interval(score, games)
            print(f"| {guest} | {better} - {worse} | {score / games:.0%} | {low:.0%} to {high:.0%} | {games} |")
        _print_firsts(guest, ladder)


def _print_firsts(guest: str, ladder: Ladder) -> None:
    """First places and points: where one player wins and all others share the last place, they tell more."""
    for row in sorted(ladder.standings, key=lambda row: -row.wins):
        low, high = interval(row.wins, row.games)
        print(
            f"| {guest} | {row.level} first, {row.mean_points:.1f} points, slowest {row.longest_decision:.2f} s"
            f" | {row.wins / row.games:.0%} | {low:.0%} to {high:.0%} | {row.games} |", flush=True
        )  # fmt: skip


def solo(game: Game, args: argparse.Namespace) -> list[Outcome]:
    """All levels on the same deals of a game for one player; wins for each nemesis, and all in all."""
    print("| against | level | won | 95 % interval | games |\n|---|---|---|---|---|")
    cells = _cells(game)
    deals = -(-args.count // sum(map(len, cells.values())))
    outcomes: list[Outcome] = []
    for nemesis, options in cells.items():
        found = []
        for some in options:
            found += _deals(game, deals, some, args)
        _print_wins(nemesis, found)
        outcomes += found
    _print_wins("all", outcomes)
    for (better, worse), wanted in WANTED.items():
        score, games = duels(outcomes)[better, worse]
        print(f"\n{better} before {worse} on the same deal: {score / games:.1%} of {games}; wanted {wanted:.0%}")
    return outcomes


def _deals(game: Game, deals: int, options: dict[str, Any], args: argparse.Namespace) -> list[Outcome]:
    """Some deals by the levels of the main duels; a fifth of them by all levels."""
    few = -(-deals // 5)
    main = sorted({level for duel in MAIN_DUELS for level in duel}, key=list(LEVELS).index)
    outcomes = climb(game, 1, few, seed=args.seed, options=options, jobs=args.jobs).outcomes
    if deals > few:
        ladder = climb(game, 1, deals - few, levels=main, seed=args.seed + few, options=options, jobs=args.jobs)
        outcomes += ladder.outcomes
    return outcomes


def _cells(game: Game) -> dict[str, list[dict[str, Any]]]:
    """For each nemesis every ratcatcher, in normal mode; one cell without options for a game without these."""
    named = {field.encode_name: typing.get_args(field.type) for field in msgspec.structs.fields(game.options)}
    if "nemesis" not in named:
        return {"-": [{}]}
    catchers = [{"ratcatcher": catcher} for catcher in named.get("ratcatcher", ())] or [{}]
    return {nemesis: [{"nemesis": nemesis, **catcher} for catcher in catchers] for nemesis in named["nemesis"]}


def _print_wins(against: str, outcomes: list[Outcome]) -> None:
    for level in LEVELS:
        results = [one.utility[one.levels.index(level)] for one in outcomes if level in one.levels]
        won, games = sum(result > 0 for result in results), len(results)
        low, high = interval(won, games)
        print(f"| {against} | {level} | {won / games:.1%} | {low:.1%} to {high:.1%} | {games} |", flush=True)


def ratings(game: Game, seats: int, outcomes: list[Outcome], out: Path) -> None:
    """Ratings from all games, taken in random order so that no duel counts more for coming last."""
    random.Random(0).shuffle(outcomes)
    ladder = Ladder(game.id, seats, outcomes, standings(outcomes, tuple(LEVELS)), duels(outcomes))
    print("\n| level | rating | 95 % interval | games |\n|---|---|---|---|")
    for row in ladder.standings:
        print(f"| {row.level} | {row.rating:.1f} | {row.low:.1f} to {row.high:.1f} | {row.games} |")
    rows = {row.level: row for row in ladder.standings}
    apart = rows["random"].high < rows["casual"].low and rows["casual"].high < rows["expert"].low
    print(f"\nintervals of random, casual and expert do not overlap: {'yes' if apart else 'NO'}\n", flush=True)
    write_csv(ladder, out)
    draw(ladder, out / f"ladder-{game.id}-{seats}.png", game.title)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--seats", nargs="*", type=int, help="tables of four and more instead of duels")
    parser.add_argument("--levels", nargs="*", default=TABLE, help="who sit at these tables")
    parser.add_argument("--guests", nargs="*", help="beside one of these: random and the rules of thumb")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("."))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name in args.games:
        game = find(name)
        print(f"\n### {game.title}\n")
        if args.seats:
            for seats in args.seats:
                crowd(game, seats, args)
            continue
        seats = 2 if 2 in game.seats else 1
        outcomes = contest(game, args) if seats == 2 else solo(game, args)
        ratings(game, seats, outcomes, args.out)


if __name__ == "__main__":
    main()
