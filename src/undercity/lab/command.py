"""undercity lab: the commands. And `undercity simulate --players`."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from undercity.engine.errors import BadOption, UndercityError
from undercity.engine.game import Game, find

if TYPE_CHECKING:
    from undercity.lab.conduct import Conduct, Tick
    from undercity.lab.crew import Crew
    from undercity.lab.study import Arm, Study

TOOLS = ("polars", "altair", "vl_convert", "scipy")
MANY = 20_000  # games at most of a study that stops by itself

Warm = Callable[[Game], None]


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What `undercity lab` takes."""
    kinds = command.add_subparsers(dest="study", required=True, metavar="STUDY", parser_class=type(command))
    report = kinds.add_parser("report", help="what a designer wants to know about a game")
    _played(report)
    compare = kinds.add_parser("compare", help="ways to play, compared deal by deal")
    _played(compare)
    compare.add_argument(
        "--arm",
        action="append",
        default=[],
        metavar="NAME:OPTION=VALUE,...",
        help="repeatable; the first is the measure; pack=FILE is a pack",
    )
    sweep = kinds.add_parser("sweep", help="all values of an option, or of several, compared")
    _played(sweep)
    run = kinds.add_parser("run", help="a study from its file")
    run.add_argument("file", type=Path, metavar="STUDY.toml")
    run.add_argument("--games", type=int, metavar="K", help="other than in the file")
    _worked(run)


def _played(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--seats", metavar="N,...", help="numbers of players (default: 4, or the nearest)")
    command.add_argument(
        "--players", default="casual", metavar="LEVEL,...", help="or rules of thumb: one for all, or one each"
    )
    command.add_argument("--drawn", default="", metavar="LEVEL,...", help="levels that take turns in all seats")
    command.add_argument("--games", type=int, metavar="K", help="of each arm and number of seats (default 1000)")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="default 1")
    command.add_argument("--title", default="")
    many = "repeatable; `sweep` takes several values with commas between"
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=many)
    command.add_argument("--pack", type=Path, metavar="FILE", help="the game as this pack changes it")
    _worked(command)


def _worked(command: argparse.ArgumentParser) -> None:
    command.add_argument("--until", metavar="2%", help="stop when every seat's win share is known to so much")
    command.add_argument("--out", type=Path, metavar="FOLDER", help="where the study lies; one that is there goes on")
    command.add_argument("--jobs", type=int, metavar="J", help="processes (default: all cores)")
    command.add_argument("--ray", action="store_true", help="on the Ray cluster at RAY_ADDRESS, or a local one")
    command.add_argument("--json", action="store_true", help="print the report as JSON")


def run(args: argparse.Namespace, data: Path, warm: Warm) -> None:
    """Conduct a study and write its report. `data` is the folder below which studies lie unless told otherwise."""
    _check_tools()
    from undercity.lab.conduct import Conduct

    study, name = _study(args)
    folder: Path = args.out or data / "lab" / name
    crew = _crew(args.jobs, args.ray)
    conduct = Conduct(study, folder)
    for name in dict.fromkeys(cell.game for cell in conduct.cells):
        warm(find(name))
    try:
        with progress(find(study.game).title) as tick:
            conduct.play(crew, tick)
    except KeyboardInterrupt:
        if not len(conduct.tables()["games"]):
            raise
        print("undercity: stopped; the report tells what has been played, the same command goes on", file=sys.stderr)
        _write(conduct, folder, args.json)
        raise
    _write(conduct, folder, args.json)


def _check_tools() -> None:
    """The lab's own dependencies are an extra: a server needs neither tables nor plots."""
    for tool in TOOLS:
        if find_spec(tool) is None:
            raise UndercityError(f"the lab needs {tool}, which is not installed; the extra undercity[lab] brings it")


def _write(conduct: Conduct, folder: Path, as_json: bool) -> None:
    from undercity.lab.page import page
    from undercity.lab.report import report

    tables = conduct.tables()
    made = report(conduct.study, tables, conduct.is_over)
    encoded = msgspec.json.encode(made)
    assert conduct.folder is not None
    conduct.folder.put_tables(tables)
    conduct.folder.put("report.json", encoded)
    conduct.folder.put("index.html", page(made).encode())
    if as_json:
        print(encoded.decode())
        return
    print(f"{made.title}: {made.games:,} games")
    for finding in made.findings:
        print(f"{'*' if finding.sure else '-'} {finding.text}")
    print(f"The page is {folder / 'index.html'}.")


# ------------------------------------------------------------------ from words to a study


def _study(args: argparse.Namespace) -> tuple[Study, str]:
    """The study that was asked for, checked, and the name of its folder."""
    from undercity.lab.study import Misfit, check, read

    if args.study == "run":
        study, name = read(args.file), args.file.stem
    else:
        study, name = _from_words(args)
    until = _until(args.until)
    games = args.games if args.games is not None else MANY if until and args.study != "run" else study.games
    try:
        study = msgspec.convert(
            msgspec.to_builtins(msgspec.structs.replace(study, games=games, until=until or study.until)), type(study)
        )
        check(study)
    except Misfit as misfit:
        raise BadOption(str(misfit)) from None
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$.")
        raise BadOption(f"--{where.rstrip('`')}: {reason[0].lower()}{reason[1:]}") from None
    return study, name


def _from_words(args: argparse.Namespace) -> tuple[Study, str]:
    from undercity.lab.study import Study

    seats = [_number("--seats", part) for part in args.seats.split(",")] if args.seats else None
    players = args.players.split(",")
    arms = {"report": _one_arm, "compare": _named_arms, "sweep": _swept_arms}[args.study](args)
    study = Study(
        args.game, seats, args.title, players[0] if len(players) == 1 else players,
        drawn=args.drawn.split(",") if args.drawn else [], seed=args.seed, arm=arms,
    )  # fmt: skip
    words = [
        args.study,
        args.game,
        args.seats or "",
        args.drawn or args.players,
        *(a.name for a in arms),
        str(args.seed),
    ]
    return study, re.sub(r"[^\w]+", "-", " ".join(filter(None, words))).strip("-")[:120]


def _one_arm(args: argparse.Namespace) -> list[Arm]:
    from undercity.lab.study import Arm

    options = read_options(args.option)
    return [Arm(", ".join(args.option), options)] if options else []


def _named_arms(args: argparse.Namespace) -> list[Arm]:
    from undercity.lab.study import Arm

    shared = read_options(args.option)
    arms = []
    for text in args.arm:
        name, colon, pairs = text.partition(":")
        options = read_options(pairs.split(",") if colon else [name] if "=" in name else [])
        pack = find(args.game, options.pop("pack")).id if "pack" in options else ""
        arms.append(Arm(name, {**shared, **options}, pack=pack))
    if len(arms) < 2:
        raise BadOption("a comparison has at least two arms: --arm NAME:OPTION=VALUE,... --arm ...")
    return arms


def _swept_arms(args: argparse.Namespace) -> list[Arm]:
    from undercity.lab.study import Arm

    swept = {name: values.split(",") for name, values in read_options(args.option).items()}
    arms = [
        Arm(", ".join(f"{k}={v}" for k, v in zip(swept, mix, strict=True)), dict(zip(swept, mix, strict=True)))
        for mix in product(*swept.values())
    ]
    if len(arms) < 2:
        raise BadOption("a sweep has an option with at least two values: --option NAME=A,B,...")
    return arms


def read_options(pairs: list[str]) -> dict[str, str]:
    """Options as they are written on the command line: NAME=VALUE."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def _number(what: str, text: str) -> int:
    if not text.strip().isdecimal():
        raise BadOption(f"{what} takes whole numbers with commas between, not {text!r}")
    return int(text)


def _until(text: str | None) -> float | None:
    """`2%` or `0.02` as a share."""
    if text is None:
        return None
    try:
        share = float(text.rstrip("% ")) / (100 if "%" in text else 1)
    except ValueError:
        share = 0.0
    if not 0 < share < 0.5:
        raise BadOption(f"--until is a share such as 2%, not {text!r}")
    return share


def _crew(jobs: int | None, ray: bool) -> Crew:
    from undercity.lab.crew import Alone, OnRay, Processes, cores

    if jobs is not None and not 1 <= jobs <= 4096:
        raise BadOption(f"--jobs must be from 1 to 4096, not {jobs}")
    if ray:
        return OnRay(jobs)
    count = jobs or cores()
    return Alone() if count == 1 else Processes(count)


@contextmanager
def progress(title: str) -> Iterator[Tick]:
    """A bar with games a second and the time left, on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"), TimeRemainingColumn(elapsed_when_finished=True),
    )  # fmt: skip
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task, started, before = None, time.monotonic(), 0

        def tick(done: int, of: int) -> None:
            nonlocal task, before
            if task is None:
                before, task = done, bar.add_task(title, completed=done, total=of, speed="")
            speed = (done - before) / max(time.monotonic() - started, 1e-3)
            bar.update(task, completed=done, speed=f"{speed:.1f} games/s" if done > before else "")

        yield tick


# ------------------------------------------------------------------ undercity simulate --players


def simulate_arguments(command: argparse.ArgumentParser) -> None:
    """What `simulate` takes for games with players."""
    command.add_argument("--players", metavar="LEVEL,...", help="who plays: one level for all seats, or one each")
    command.add_argument("--jobs", type=int, metavar="J", help="with --players: processes (default: all cores)")


def simulate(args: argparse.Namespace, seats: int, options: dict[str, Any], warm: Warm) -> None:
    """Games between players of some levels: who wins, with intervals."""
    _check_tools()
    from undercity.lab.conduct import Conduct
    from undercity.lab.study import FEWEST, Arm, Misfit, Study, check

    if args.games < FEWEST:
        raise BadOption(f"with --players --games must be at least {FEWEST}, not {args.games}")
    levels = args.players.split(",")
    players = levels[0] if len(levels) == 1 else levels
    study = Study(
        args.game, seats, players=players, games=args.games, seed=args.seed or 0, questions=["seats", "length"],
        arm=[Arm("base", options)],
    )  # fmt: skip
    try:
        check(study)
    except Misfit as misfit:
        raise BadOption(str(misfit)) from None
    crew = _crew(args.jobs, False)
    warm(find(args.game))
    conduct = Conduct(study)
    started = time.monotonic()
    with progress(find(args.game).title) as tick:
        conduct.play(crew, tick)
    _print_simulation(study, conduct, time.monotonic() - started, args.json)


def _print_simulation(study: Study, conduct: Conduct, seconds: float, as_json: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    from undercity.lab.findings import with_span
    from undercity.lab.report import report

    made = report(study, conduct.tables(), True)
    if as_json:
        print(msgspec.json.encode(made).decode())
        return
    print(f"{made.games} games in {seconds:.1f} s: {made.games / seconds:.1f} games/s")
    table = Table("seat", "level", "share of wins", "mean rank", "points")
    levels = conduct.cells[0].lineup(0)
    for seat, level in enumerate(levels):
        own = {f.measure: with_span(f) for f in made.figures if f.of == f"seat {seat}"}
        table.add_row(str(seat), level, own["win share"], own["mean rank"], own["points"])
    Console().print(table)
    for finding in made.findings:
        print(f"{'*' if finding.sure else '-'} {finding.text}")
