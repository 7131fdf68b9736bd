"""undercity ladder: the command."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from undercity.bots.budget import Budget
from undercity.bots.levels import LEVELS
from undercity.engine.errors import BadOption, UndercityError
from undercity.engine.game import find


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What `undercity ladder` takes besides the table."""
    command.add_argument("--games", type=int, default=40, metavar="K", help="games in all (default 40)")
    levels = f"of {', '.join(LEVELS)}, and the game's rules of thumb"
    command.add_argument("--levels", default=",".join(LEVELS), metavar="A,B,...", help=levels)
    command.add_argument("--simulations", type=int, metavar="N", help="at most N simulations a decision")
    command.add_argument("--seconds", type=float, metavar="T", help="at most T seconds a decision")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes to play with (default 1)")
    command.add_argument("--out", type=Path, default=Path("."), metavar="FOLDER", help="for the CSV files and the plot")


def _check_tools() -> None:
    """The ladder's own dependencies are an extra: a server needs neither ratings nor plots."""
    for tool in ("openskill", "matplotlib"):
        if find_spec(tool) is None:
            raise UndercityError(f"the ladder needs {tool}, which is not installed; the extra undercity[lab] brings it")


def run(args: argparse.Namespace, options: dict[str, Any], warm: Any, progress: Any) -> None:
    """Play the ladder, print it, write its files. `warm` compiles a game, `progress` makes a progress bar."""
    from undercity.bots import chart
    from undercity.bots.ladder import check, climb

    _check_tools()
    game = find(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    if not args.out.is_dir():
        raise BadOption(f"--out must be a folder that exists, not {args.out}")
    cap = None
    if args.simulations is not None or args.seconds is not None:
        cap = Budget(args.simulations, args.seconds)
    levels = args.levels.split(",")
    check(game, seats, args.games, levels, options, args.jobs)  # refuses bad input before anything is compiled
    warm(game)
    with progress() as bar:
        task = bar.add_task(f"ladder of {game.title}, {seats} seats", total=args.games)
        ladder = climb(
            game, seats, args.games, levels=levels, seed=args.seed or 0, options=options,
            cap=cap, jobs=args.jobs, tick=lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    chart.show(ladder)
    ratings, games = chart.write_csv(ladder, args.out)
    plot = chart.draw(ladder, args.out / f"ladder-{game.id}-{seats}.png", game.title)
    print(f"written: {ratings}, {games}, {plot}")
