"""`undercity play`, `join` and `replay`: the terminal table, as an application or in plain lines."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from undercity.bots import Bot, is_ready, make
from undercity.bots.levels import check_level
from undercity.client import AsyncClient, Unreachable, read_address
from undercity.engine.errors import BadOption
from undercity.engine.game import Game
from undercity.engine.match import Match
from undercity.terminal.table import LocalTable, RemoteTable, Table

Warm = Callable[[Game], None]


def add_looks(command: argparse.ArgumentParser) -> None:
    """How it looks: for all three commands."""
    command.add_argument("--language", default="en", help="en, de or fr")
    command.add_argument(
        "--plain", action="store_true",
        help="print lines and read numbers: for screen readers and pipes (the default where there is no terminal)",
    )  # fmt: skip


def add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--bots", default="casual", metavar="LEVELS", help="or rules of thumb: one for all, or one each"
    )
    command.add_argument("--you", type=int, default=0, metavar="SEAT", help="your seat (default 0)")
    command.add_argument("--demo", action="store_true", help="watch the bots play a whole game")
    command.add_argument("--save", type=Path, metavar="FILE", help="write the record of the game to FILE")
    add_looks(command)


def add_join(command: argparse.ArgumentParser) -> None:
    command.add_argument("url", help="of a table, with the code of an invitation or without")
    command.add_argument("--name", help="how the others call you (default: as last time, or your login)")
    command.add_argument("--seat", type=int, metavar="N", help="which seat (default: a free one)")
    command.add_argument("--watch", action="store_true", help="do not sit down")
    add_looks(command)


def language_of(game: Game, language: str) -> str:
    if language not in game.words.languages:
        raise BadOption(f"{game.id} speaks {', '.join(game.words.languages)}, not {language!r}")
    return language


def is_plain(args: argparse.Namespace) -> bool:
    return bool(args.plain) or not (sys.stdin.isatty() and sys.stdout.isatty())


# ------------------------------------------------------------------ here, against bots


def play(args: argparse.Namespace, options: dict[str, str], warm: Warm) -> None:
    """A game in this terminal."""
    match = Match(args.game, args.seats, args.seed, **options)
    language = language_of(match.game, args.language)
    you = None if args.demo else args.you
    match.view(you)  # refuses a seat that is not there
    bots = seat_bots(match, you, args.bots, args.seed, warm)
    asyncio.run(_play(LocalTable(match, you, bots, language), args))
    if args.save:
        args.save.write_text(match.record(), encoding="utf-8")
        from undercity.terminal.voice import Voice

        print(Voice(match.game, language).say("saved", file=str(args.save)))


def seat_bots(match: Match, you: int | None, levels: str, seed: int | None, warm: Warm) -> dict[int, Bot]:
    """Bots for all other seats."""
    seats = [seat for seat in range(match.seats) if seat != you]
    given = levels.split(",")
    if len(given) not in (1, len(seats)) and seats:
        raise BadOption(f"--bots has one level for all or {len(seats)} with commas between, not {len(given)}")
    chosen = dict(zip(seats, given if len(given) > 1 else given * len(seats), strict=True))
    for level in chosen.values():
        check_level(level, match.game)
    if not all(is_ready(level, match.game) for level in chosen.values()):
        note = f"{match.game.title} is compiled once for bots of this level; it takes about a minute."
        print(note, file=sys.stderr)
        warm(match.game)
    return {seat: make(level, match.game, None if seed is None else seed + seat) for seat, level in chosen.items()}


async def _play(table: LocalTable, args: argparse.Namespace) -> None:
    table.start()
    await show(table, is_plain(args))


async def show(table: Table, plain: bool) -> None:
    """Let the person play there."""
    if plain:
        from undercity.terminal.plain import Plain

        try:
            await Plain(table).run()
        finally:
            await table.close()
    else:
        from undercity.terminal.app import TableApp

        await TableApp(table).run_async()


# ------------------------------------------------------------------ on a server


def join(args: argparse.Namespace, data: Path) -> None:
    """A seat at a table of a server."""
    asyncio.run(_join(args, People(data / "client.json")))


async def _join(args: argparse.Namespace, people: People) -> None:
    address = read_address(args.url)
    if address.table is None:
        raise BadOption(f"{args.url} names no table; a link to one looks like {address.house}/t/k3v9x2mq7d")
    known = people.cookie(address.house)
    name = args.name or (None if known else os.environ.get("USER") or "Guest")
    async with AsyncClient(address.house, name, language=args.language, cookie=known) as client:
        if not args.watch:
            await client.join(address.table, args.seat, address.code)
        people.keep(address.house, client.cookie)
        async with client.look(address.table, patience=600) as live:
            game = await client.played(live.table)
            await show(RemoteTable(client, live, args.language, game), is_plain(args))


class People:
    """Who this user is in which house: with the cookie she finds her seat again."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def _read(self) -> dict[str, Any]:
        try:
            known = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}

    def cookie(self, house: str) -> str | None:
        found = self._read().get(house)
        return found if isinstance(found, str) else None

    def keep(self, house: str, cookie: str | None) -> None:
        """Only the user may read it."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch(mode=0o600, exist_ok=True)
            self._path.write_text(json.dumps({**self._read(), house: cookie}), encoding="utf-8")
        except OSError as error:
            raise Unreachable(f"who you are cannot be kept in {self._path}: {error.strerror}") from None


# ------------------------------------------------------------------ a record


def replay(args: argparse.Namespace, text: str) -> None:
    """A recorded game, step by step, or told line by line."""
    match = Match.replay(text)
    language = language_of(match.game, args.language)
    if not is_plain(args):
        from undercity.terminal.replay import ReplayApp, Steps

        ReplayApp(Steps(text, args.seat), language).run()
        return
    for line in match.chronicle(args.seat, language):
        print(f"{line.clock:4} {line.text} [{line.clause}]")
    if match.over:
        print_result(match, args.seat, language)


def print_result(match: Match, seat: int | None, language: str) -> None:
    import msgspec

    from undercity.server.shapes import View
    from undercity.terminal.app import result_table
    from undercity.terminal.voice import Voice

    print(result_table(msgspec.convert(match.view(seat, language), View), Voice(match.game, language)).plain)
