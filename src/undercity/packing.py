"""undercity pack: check a pack, begin one, tell what one changes."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from undercity.engine.errors import BadOption
from undercity.engine.game import GAMES, Game, find
from undercity.engine.packs import BadPack, edition
from undercity.engine.packs.tell import changes
from undercity.engine.packs.template import template
from undercity.engine.packs.trial import sound_game
from undercity.engine.words import LANGUAGES

GAMES_CHECKED = 2000


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What `undercity pack` takes."""
    kinds = command.add_subparsers(dest="what", required=True, metavar="WHAT", parser_class=type(command))
    check = kinds.add_parser("check", help="play many games at every number of players, every invariant checked")
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--games", type=int, default=GAMES_CHECKED, metavar="K", help="at each number (default 2000)")
    check.add_argument("--plain", action="store_true", help="run the rules uncompiled: slower to play, none to compile")
    new = kinds.add_parser("new", help="write a pack that changes nothing yet, with every knob explained")
    new.add_argument("game")
    new.add_argument("--out", type=Path, metavar="FILE", help="where to (default: my_GAME.toml)")
    diff = kinds.add_parser("diff", help="tell in words what a pack changes")
    diff.add_argument("file", type=Path, metavar="FILE")
    diff.add_argument("--language", default="en", help=f"one of {', '.join(LANGUAGES)}")


def run(args: argparse.Namespace, warm: Callable[[Game], None], progress: Callable[[], Any]) -> None:
    """One of the three."""
    if args.what == "new":
        _begin(args)
    elif args.what == "diff":
        if args.language not in LANGUAGES:
            raise BadOption(f"--language is one of {', '.join(LANGUAGES)}, not {args.language!r}")
        print("\n".join(changes(edition(args.file), args.language)))
    else:
        _check(args, warm, progress)


def _begin(args: argparse.Namespace) -> None:
    if args.game not in GAMES:
        find(args.game)
    path = args.out or Path(f"my_{args.game}.toml")
    try:
        text = template(args.game)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error.strerror}") from None
    print(f"written: {path}")


def _check(args: argparse.Namespace, warm: Callable[[Game], None], progress: Callable[[], Any]) -> None:
    """Random games with bounds and invariants after every decision."""
    if args.games < 1:
        raise BadOption(f"--games must be at least 1, not {args.games}")
    game = edition(args.file)
    for line in changes(game):
        print(f"  {line}")
    if not args.plain:
        warm(game)
    started, played = time.monotonic(), 0
    with progress() as bar:
        for seats in game.seats:
            task = bar.add_task(f"{game.title}, {seats} seats", total=args.games)
            _play(game, seats, args, partial(_tick, bar, task))
            played += args.games
    seconds = time.monotonic() - started
    print(f"{game.title} is sound: {played} games with {_seats(game)} seats in {seconds:.1f} s, nothing broken")


def _tick(bar: Any, task: Any, done: int) -> None:
    bar.update(task, completed=done)


def _play(game: Game, seats: int, args: argparse.Namespace, tick: Callable[[int], None]) -> None:
    if args.plain:
        for seed in range(args.games):
            sound_game(game, game.id, seats, seed)
            tick(seed + 1)
        return
    from undercity.lab.simulate import soak

    try:
        soak(game, seats, args.games, 0, {}, tick)
    except AssertionError as error:
        raise BadPack(f"the rules cannot carry this pack: {error}") from None


def _seats(game: Game) -> str:
    return f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
