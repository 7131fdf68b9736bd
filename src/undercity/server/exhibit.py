"""A record on show: `undercity replay FILE --web` serves it to this machine alone, as the table it was played at."""

from __future__ import annotations

import argparse
import threading
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import Connection, create_engine, insert

from undercity.engine.errors import BadRecord
from undercity.engine.match import Match
from undercity.server import outcome, packs
from undercity.server.command import add_arguments, serve
from undercity.server.facts import new_id, now
from undercity.server.fairness import commitment
from undercity.server.storage import schema
from undercity.server.wishes import Action, write_action


def show(text: str, port: int = 0) -> None:
    """Serve the record until Ctrl+C, and open it in the browser."""
    match = Match.replay(text)
    if match.seed is None:
        raise BadRecord("this record begins at a position and not with a seed: the web table cannot show it")
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    with TemporaryDirectory(prefix="undercity-") as folder:
        wishes = ["--host", "127.0.0.1", "--port", str(port), "--data", folder, "--no-warm", "--log-level", "warning"]
        serve(parser.parse_args(wishes), lambda actual: _open(Path(folder), match, actual))


def _open(folder: Path, match: Match, port: int) -> None:
    """Lay the record out in the new database, and lead the browser there once the server answers."""
    engine = create_engine(f"sqlite:///{folder / 'undercity.sqlite'}")
    with engine.begin() as connection:
        table = lay_out(connection, match)
    engine.dispose()
    address = f"http://127.0.0.1:{port}/t/{table}/replay"
    print(f"The record is at {address}", flush=True)
    browser = threading.Timer(1.0, webbrowser.open, [address])
    browser.daemon = True
    browser.start()


def lay_out(connection: Connection, match: Match) -> str:
    """Enter a game that was played elsewhere as a table that has ended; its id."""
    table, seed, moment = new_id(), f"{match.seed:032x}", now()
    row = {"id": table, "created_order": moment, "game": match.game.base, "listed": True, "pace": "live", "revision": 0}
    row |= {"pack": packs.enter(connection, match.game)}
    row |= {"options": msgspec.json.encode(match.options).decode(), "host": "", "seed": seed}
    row |= {"state": "finished" if match.over else "abandoned", "commitment": commitment(seed), "opening": 0}
    row |= {"result": outcome.written(match) if match.over else None}
    row |= {"created": moment, "started": moment, "ended": moment}
    connection.execute(insert(schema.tables).values(row))
    connection.execute(insert(schema.seats), _places(table, match))
    if match.moves:
        connection.execute(insert(schema.journal), _rows(table, match, moment))
    return table


def _places(table: str, match: Match) -> list[dict[str, object]]:
    """Somebody sat in every seat; whose name is not known is called as the game calls the seat, in any language."""
    names = [*match.players, *[None] * match.seats][: match.seats]
    return [
        {"table_id": table, "seat": seat, "person": f"seat {seat}", "name": name, "abandons": False}
        for seat, name in enumerate(names)
    ]


def _rows(table: str, match: Match, moment: int) -> list[dict[str, object]]:
    """One row of the journal for each choice."""
    rows: list[dict[str, object]] = []
    for number, (seat, notation) in enumerate(match.moves):
        action = write_action(Action(choose=(notation,))).decode()
        row = {"table_id": table, "number": number, "seat": seat, "message": f"record:{number}", "action": action}
        rows.append({**row, "clock": number + 1, "deciders": 0, "made": moment})
    return rows
