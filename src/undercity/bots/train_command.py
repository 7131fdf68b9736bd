"""undercity train: a network learns a game by playing itself."""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from undercity.bots.arena import play, prepare
from undercity.bots.bot import Bot, SearchBot
from undercity.bots.budget import Budget
from undercity.bots.network import FILE, Network, write
from undercity.bots.training import Plan, Trainer
from undercity.engine.errors import BadOption, UndercityError
from undercity.engine.game import Game, find

CROWDS = (2, 3, 4)  # numbers of seats it learns with
EXAMS = 20  # in one training
EXAM_GAMES = 12
THOUGHT = Budget(simulations=60)  # of both sides in an exam


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What `undercity train` takes besides the game."""
    usual = Plan()
    command.add_argument("game")
    command.add_argument("--games", type=int, default=usual.games, metavar="K", help=f"in all (default {usual.games})")
    command.add_argument("--seats", metavar="N,M,...", help="numbers of players to learn with (default 2,3,4)")
    command.add_argument("--hidden", type=int, default=usual.hidden, metavar="H", help=f"units ({usual.hidden})")
    command.add_argument("--rate", type=float, default=usual.rate, help=f"of learning ({usual.rate})")
    command.add_argument("--memory", type=float, default=usual.memory, help=f"lambda ({usual.memory})")
    command.add_argument(
        "--guide", type=float, default=0.0, help="share of the games led by the own judgement, first (0)"
    )
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument(
        "--out", type=Path, default=Path("."), metavar="FOLDER", help="for network, checkpoint and plot"
    )
    command.add_argument("--use", action="store_true", help="let master play with it on this machine from now on")


def run(args: argparse.Namespace, warm: Any, progress: Any) -> None:
    """Train, from a checkpoint if there is one. `warm` compiles a game, `progress` makes a progress bar."""
    game = find(args.game)
    plan = _plan(game, args)
    if not args.out.is_dir():
        raise BadOption(f"--out must be a folder that exists, not {args.out}")
    if find_spec("matplotlib") is None:
        raise UndercityError("the learning curve needs matplotlib, which is not installed; undercity[lab] brings it")
    trainer = Trainer(game, plan, tables_of(game))
    checkpoint = args.out / f"{game.id}.checkpoint.json"
    if checkpoint.exists():
        trainer.resume(checkpoint)
    warm(game)
    prepare(game)
    with progress() as bar:
        task = bar.add_task(f"training {game.title}", total=plan.rounds, completed=trainer.done)
        while trainer.done < plan.rounds:
            trainer.run(lambda done: bar.update(task, completed=done), until=_next_exam(trainer.done, plan.rounds))
            trainer.exams.append((trainer.played, exam(game, trainer.network, plan.seats[0], args.seed)))
            trainer.save(checkpoint)
    made = args.out / f"{game.id}.{FILE}"
    write(trainer.network, made)
    plot = _draw(trainer, args.out / f"{game.id}-learning.png")
    print(f"written: {made}, {checkpoint}, {plot}")
    if args.use:
        write(trainer.network, game.folder / FILE)
        print(f"in use: {game.folder / FILE}")


def _plan(game: Game, args: argparse.Namespace) -> Plan:
    """What the arguments say, checked."""
    try:
        seats = tuple(map(int, args.seats.split(","))) if args.seats else usual_seats(game)
    except ValueError:
        raise BadOption(f"--seats are numbers with commas between, not {args.seats!r}") from None
    for count in seats:
        game.blank(count, {})
    for name, number, least in (("games", args.games, 1), ("hidden", args.hidden, 1)):
        if number < least:
            raise BadOption(f"--{name} must be at least {least}, not {number}")
    if not 0 < args.rate < 1 or not 0 <= args.memory <= 1:
        raise BadOption(f"--rate is between 0 and 1 and --memory from 0 to 1, not {args.rate} and {args.memory}")
    if not 0 <= args.guide <= 1:
        raise BadOption(f"--guide is a share from 0 to 1, not {args.guide}")
    return Plan(args.seed, args.games, seats, args.hidden, rate=args.rate, memory=args.memory, guide=args.guide)


def usual_seats(game: Game) -> tuple[int, ...]:
    """The numbers of seats a network learns with."""
    return tuple(count for count in CROWDS if count in game.seats) or (game.seats[0],)


def tables_of(game: Game) -> Sequence[dict[str, Any]]:
    """Who plays alone meets every opponent there is; others play the game as it is usually set up."""
    if game.seats[-1] > 1:
        return ({},)
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.options)}
    named = {name: get_args(kind) for name, kind in fields.items() if get_origin(kind) is Literal}
    return [dict(zip(named, some, strict=True)) for some in itertools.product(*named.values())]


def _next_exam(done: int, rounds: int) -> int:
    step = max(rounds // EXAMS, 1)
    return (done // step + 1) * step


def exam(game: Game, network: Network, seats: int, seed: int) -> float:
    """How a search with the network does against one with the game's own judgement, from 0 to 1; alone: games won."""
    tables = tables_of(game)
    rivals: list[Bot] = [SearchBot(game, 1 + seat, THOUGHT) for seat in range(seats - 1)]
    learner = SearchBot(game, 0, THOUGHT, network=network)
    score = 0.0
    for number in range(EXAM_GAMES):
        seat = number % seats
        bots = [*rivals[:seat], learner, *rivals[seat:]]
        options = tables[number * len(tables) // EXAM_GAMES]
        score += (play(game, bots, seed + number // seats, options).utility[seat] + 1) / 2
    return score / EXAM_GAMES


def _draw(trainer: Trainer, path: Path) -> Path:
    """The learning curve: how far off the network was, and how it did in exams."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 6), dpi=120, layout="constrained")
    FigureCanvasAgg(figure)
    above, below = figure.subplots(2, 1, sharex=True)
    games = trainer.plan.batch * len(trainer.plan.seats)
    above.plot([games * (k + 1) for k in range(len(trainer.curve))], trainer.curve)
    above.set_ylabel("mean squared error")
    above.set_title(f"{trainer.game.title}: learning by self-play, seed {trainer.plan.seed}")
    below.plot([played for played, _ in trainer.exams], [score for _, score in trainer.exams], marker="o")
    below.axhline(0.5, color="grey", linewidth=0.8)
    below.set_ylim(0, 1)
    below.set_ylabel("score against the own judgement")
    below.set_xlabel("games played")
    figure.savefig(path)
    return path
