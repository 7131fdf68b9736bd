"""undercity: the command line. Bad input gets one sentence and exit status 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from undercity.engine.errors import BadOption, BadRecord, UndercityError
from undercity.engine.game import GAMES, Game, find
from undercity.engine.match import Match
from undercity.lab.command import read_options


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the page of usage."""

    def error(self, message: str) -> NoReturn:
        print(f"undercity: {message}; see {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, or 2 for bad input."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    args = parser().parse_args(words or ["serve"])
    try:
        _open_pack(args)
        args.run(args)
    except UndercityError as error:
        print(f"undercity: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0


def _open_pack(args: argparse.Namespace) -> None:
    """`--pack`: from here on the game's name is that of its edition."""
    if getattr(args, "pack", None) is not None and hasattr(args, "game"):
        args.game = find(args.game, args.pack).id


def parser() -> Parser:
    top = Parser(prog="undercity", description="Board games about rats and the cities above them.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=list_games)

    _add_terminal(commands)
    _add_sit(commands)
    _add_simulate(commands)
    _add_ladder(commands)
    _add_train(commands)

    verify = commands.add_parser("verify", help="check that a record is sound")
    verify.add_argument("file", type=Path)
    _pack_argument(verify)
    verify.add_argument("--commitment", metavar="HEX", help="what the server showed of the seed before the game")
    verify.set_defaults(run=verify_record)

    serve = commands.add_parser("serve", help="host tables in the browser (this is also plain undercity)")
    _add_serve(serve)

    _add_care(commands)
    _add_packs(commands)

    warm = commands.add_parser("warm", help="compile the rules ahead of time")
    warm.add_argument("game", nargs="*", help="which games (default: all)")
    warm.set_defaults(run=warm_up)
    return top


def _add_terminal(commands: Any) -> None:
    from undercity.terminal.command import add_join, add_looks, add_play

    play = commands.add_parser("play", help="play in the terminal against bots")
    _table_arguments(play)
    add_play(play)
    play.set_defaults(run=play_game)

    join = commands.add_parser("join", help="play in the terminal at a table of a server")
    add_join(join)
    join.set_defaults(run=join_table)

    replay = commands.add_parser("replay", help="watch a recorded game, or tell it")
    replay.add_argument("file", type=Path)
    _pack_argument(replay)
    replay.add_argument("--seat", type=int, help="as this seat sees it (default: as a spectator)")
    add_looks(replay)
    replay.add_argument("--web", action="store_true", help="in the browser, served to this machine alone")
    replay.set_defaults(run=replay_record)


def _add_sit(commands: Any) -> None:
    from undercity.client.command import add_arguments

    command = commands.add_parser("sit", help="let a bot, one of ours or your own, play at a table of a server")
    add_arguments(command)
    command.set_defaults(run=sit_down)


def sit_down(args: argparse.Namespace) -> None:
    """A bot at a table of a server."""
    from undercity.client.command import run

    run(args)


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="play many games, at random or with players, and report")
    _table_arguments(simulate)
    _add_lab(commands, simulate)
    simulate.add_argument("--games", type=int, default=1000, metavar="K")
    simulate.add_argument("--check", action="store_true", help="check bounds and invariants after every decision")
    simulate.add_argument("--plain", action="store_true", help="run the rules uncompiled")
    simulate.add_argument("--json", action="store_true", help="print the report as JSON")
    simulate.set_defaults(run=run_simulation)


def _add_serve(command: argparse.ArgumentParser) -> None:
    from undercity.server.command import add_arguments

    add_arguments(command)
    command.set_defaults(run=run_server)


def run_server(args: argparse.Namespace) -> None:
    """Host tables."""
    from undercity.server.command import complete, serve
    from undercity.warming import cold

    complete(args)  # --no-warm may be told by the environment or a file
    if not args.no_warm and (titles := [find(name).title for name in cold(GAMES)]):
        print(
            f"Not compiled on this machine yet: {', '.join(titles)}. That is done beside, in about a minute a game; "
            "until then they are played by the plain rules.",
            file=sys.stderr,
        )
    serve(args)


def _add_care(commands: Any) -> None:
    from undercity.server.care import add_commands

    add_commands(commands)


def _add_packs(commands: Any) -> None:
    from undercity.packing import add_arguments, run

    command = commands.add_parser("pack", help="change a game: check a pack, begin one, tell what one changes")
    add_arguments(command)
    command.set_defaults(run=lambda args: run(args, _warm, _progress))


def _add_ladder(commands: Any) -> None:
    from undercity.bots.command import add_arguments

    ladder = commands.add_parser("ladder", help="let bots of all levels play each other and rate them")
    _table_arguments(ladder)
    add_arguments(ladder)
    ladder.set_defaults(run=play_ladder)


def _add_train(commands: Any) -> None:
    from undercity.bots.train_command import add_arguments, run

    train = commands.add_parser("train", help="let a network learn a game by playing itself")
    add_arguments(train)
    train.set_defaults(run=lambda args: run(args, _warm, _progress))


def _add_lab(commands: Any, simulate: argparse.ArgumentParser) -> None:
    from undercity.lab.command import add_arguments, simulate_arguments

    simulate_arguments(simulate)
    lab = commands.add_parser("lab", help="studies of a game: seats, cards, length, drama, variants")
    add_arguments(lab)
    lab.set_defaults(run=run_lab)


def run_lab(args: argparse.Namespace) -> None:
    """A study, in the data folder unless told otherwise: there the server shows it under /lab."""
    from undercity.lab.command import run
    from undercity.server.settings import default_data

    run(args, default_data(), _warm)


def _table_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--seats", type=int, metavar="N", help="number of players (default: the fewest)")
    command.add_argument("--seed", type=int, metavar="S")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="repeatable")
    _pack_argument(command)


def _pack_argument(command: argparse.ArgumentParser) -> None:
    command.add_argument("--pack", type=Path, metavar="FILE", help="the game as this pack changes it (docs/packs.md)")


# ------------------------------------------------------------------ commands


def list_games(args: argparse.Namespace) -> None:
    """Each game with its seats and options."""
    import msgspec
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "title", "seats", "options", box=None, pad_edge=False)
    for name in GAMES:
        game = find(name)
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        options = ", ".join(f"{f.encode_name}={f.default}" for f in msgspec.structs.fields(game.options))
        table.add_row(game.id, game.title, seats, options or "-")
    Console().print(table)


def play_game(args: argparse.Namespace) -> None:
    """A game in the terminal."""
    from undercity.terminal.command import play

    play(args, read_options(args.option), _warm)


def join_table(args: argparse.Namespace) -> None:
    """A seat at a table of a server."""
    from undercity.server.settings import default_data
    from undercity.terminal.command import join

    join(args, default_data())


def run_simulation(args: argparse.Namespace) -> None:
    """Play in bulk: at random, or with players."""
    import msgspec

    from undercity.lab.command import simulate as simulate_players
    from undercity.lab.simulate import simulate, soak

    game = find(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    options = read_options(args.option)
    game.blank(seats, options)  # refuses bad input before anything is compiled
    if args.games < 1:
        raise BadOption(f"--games must be at least 1, not {args.games}")
    if not 0 <= (args.seed or 0) < 2**128:
        raise BadOption(f"--seed must be from 0 to 2**128 - 1, not {args.seed}")
    if args.players:
        simulate_players(args, seats, options, _warm)
        return
    if not args.plain:
        _warm(game)
    with _progress() as bar:
        if args.check:
            task = bar.add_task(f"checking {game.title}, {seats} seats", total=args.games)
            soak(game, seats, args.games, args.seed or 0, options, lambda done: bar.update(task, completed=done))
        task = bar.add_task(f"{game.title}, {seats} seats", total=args.games)
        report = simulate(
            game, seats, args.games, args.seed or 0, options,
            "plain" if args.plain else "compiled", lambda done: bar.update(task, completed=done),
        )  # fmt: skip
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        _print_report(report)


def _print_report(report: Any) -> None:
    from rich.console import Console
    from rich.table import Table

    print(
        f"{report.games} games, {report.decisions} decisions in {report.seconds:.2f} s: "
        f"{report.decisions_per_s:,.0f} decisions/s, {report.games_per_s:,.0f} games/s; "
        f"{report.mean_decisions:.1f} decisions a game, {report.longest_game} at most"
    )
    table = Table("seat", "mean points", "share of wins")
    for seat, (points, share) in enumerate(zip(report.mean_points, report.win_share, strict=True)):
        table.add_row(str(seat), f"{points:.2f}", f"{share:.1%}")
    Console().print(table)


def play_ladder(args: argparse.Namespace) -> None:
    """A rating ladder of the bots' levels."""
    from undercity.bots.command import run

    run(args, read_options(args.option), _warm, _progress)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None


def replay_record(args: argparse.Namespace) -> None:
    """A recorded game, step by step or told as prose."""
    if args.pack:
        Match.replay(_read(args.file), upto=0, pack=args.pack)  # from now on its edition is known
    if args.web:
        from undercity.server.exhibit import show

        show(_read(args.file))
        return
    from undercity.terminal.command import replay

    replay(args, _read(args.file))


def verify_record(args: argparse.Namespace) -> None:
    """Play the record again and check every hash of its chain."""
    match = Match.replay(_read(args.file), pack=args.pack)
    if args.commitment is not None:
        from undercity.server.fairness import check_commitment

        check_commitment(match.seed, args.commitment)
    state = "over" if match.over else "open"
    print(
        f"sound: {match.game.id}, {match.seats} seats, {len(match.moves)} choices, {state}, chain {match.chain()[-1]}"
    )


def warm_up(args: argparse.Namespace) -> None:
    """Compile games that are not in the cache yet."""
    from undercity.bots.search import compiled_think
    from undercity.warming import warm

    names = [find(name).id for name in args.game or GAMES]
    with _progress() as bar:
        tasks = {name: bar.add_task(f"compiling {find(name).title}", total=None) for name in names}
        warm(
            names,
            lambda name, done, of: bar.update(tasks[name], completed=done, total=of),
            lambda name: bar.console.print(f"{find(name).title} is warm.", highlight=False),
        )
    compiled_think()


def _warm(game: Game) -> None:
    from undercity.engine.seam import CompiledRules, compiled_describe, is_warm

    if is_warm(game):
        return
    with _progress() as bar:
        task = bar.add_task(f"compiling {game.title}", total=None)
        CompiledRules(game, lambda what, done, of: bar.update(task, completed=done, total=of))
        compiled_describe(game)


def _progress() -> Any:
    """A progress bar on a terminal, on standard error so that results can be piped."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, disable=not console.is_terminal)


if __name__ == "__main__":
    sys.exit(main())
