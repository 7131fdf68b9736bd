"""`undercity sit URL --bot BOT`: a bot at a table of a server."""

from __future__ import annotations

import argparse
from typing import Any

from undercity.client.address import Address, read_address
from undercity.client.sit import check_bot, load_bot, sit
from undercity.client.sync import Client
from undercity.engine.errors import BadOption
from undercity.server.shapes import TableInfo


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("url", help="of a table, with the code of an invitation or without; or of a house: see --game")
    command.add_argument(
        "--bot",
        default="strong",
        metavar="BOT",
        help="a level, a rule of thumb or module:Name (default: strong)",
    )
    command.add_argument("--seat", type=int, metavar="N", help="which seat (default: a free one)")
    command.add_argument("--name", metavar="NAME", help="of the bot at the table")
    command.add_argument("--seed", type=int, metavar="S", help="of the bot")
    command.add_argument("--game", help="open a table of this game in the house, and play there against --against")
    command.add_argument("--against", default="random", metavar="LEVELS", help="levels with commas between (random)")
    command.add_argument("--games", type=int, default=1, metavar="K", help="with --game: how many, one after the other")


def run(args: argparse.Namespace) -> None:
    """Sit down, play, and say how it ended."""
    bot = load_bot(args.bot)
    address = read_address(args.url)
    name = args.name or f"Bot {args.bot.rsplit(':')[-1]}"[:40]
    with Client(address.house, name) as client:
        if args.game is None:
            print(result(play_at(client, address, bot, args)))
        else:
            play_against(client, bot, args)


def play_at(client: Client, address: Address, bot: Any, args: argparse.Namespace) -> TableInfo:
    """At the table that the link names."""
    if address.table is None:
        raise BadOption(f"{args.url} names no table; add --game to open one there")
    check_bot(bot, client.table(address.table).game)
    joined = client.join(address.table, args.seat, address.code)
    print(f"{client.house}/t/{address.table}: seat {joined.seat}", flush=True)
    return sit(client, address.table, bot, args.seed)


def play_against(client: Client, bot: Any, args: argparse.Namespace) -> None:
    """At tables of its own, in every seat by turns; first places are counted, shared ones in parts."""
    check_bot(bot, args.game)
    others, won = args.against.split(","), 0.0
    for number in range(args.games):
        own = number % (len(others) + 1)
        levels = dict(zip((p for p in range(len(others) + 1) if p != own), others, strict=True))
        table = client.open_table(args.game, len(others) + 1, seat=own, bots=levels, listed=False).table.id
        client.start(table)
        ended = sit(client, table, bot, args.seed)
        won += share(ended, own)
        print(result(ended), flush=True)
    print(f"{won:g} of {args.games} games won")


def share(table: TableInfo, seat: int) -> float:
    """1 for the first place alone, a part of it where it is shared, else 0."""
    ranks = table.result.ranks if table.result else []
    return 1 / ranks.count(1) if ranks and ranks[seat] == 1 else 0.0


def result(table: TableInfo) -> str:
    """Everybody by rank, with points."""
    if table.result is None:
        return "The game was abandoned."
    order = sorted(table.seats, key=lambda seat: table.result.ranks[seat.seat] if table.result else 0)
    told = [f"{table.result.ranks[s.seat]}. {s.name or s.level} ({table.result.points[s.seat]})" for s in order]
    return ", ".join(told)
