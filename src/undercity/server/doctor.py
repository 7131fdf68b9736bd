"""`undercity doctor`: how every table of a server would fare with this version of the program.

It works on a copy of the database, so that it changes nothing and can be asked before an upgrade, while the old version
still serves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from undercity.server import facts as fact
from undercity.server import rulesets
from undercity.server.backups import copy_aside
from undercity.server.facts import Facts
from undercity.server.opening import open_game
from undercity.server.served import ServedMatch
from undercity.server.settings import Settings
from undercity.server.storage import schema
from undercity.server.storage.store import Store
from undercity.server.wishes import read_action, repeat

WAYS = {
    "goes_on": "go on",
    "goes_on_from_here": "go on from where they stand, by other rules, and are told so",
    "rests": "rest: they can be read, but not played on",
    "over": "are over, and shown by these rules",
    "over_as_kept": "are over, and shown as they were played",
    "over_as_told": "are over: chronicle and result are kept, positions cannot be shown",
    "open": "have not begun",
    "damaged": "are damaged",
}


class Finding(msgspec.Struct, frozen=True):
    """How one table would fare."""

    table: str
    game: str
    way: str


def examine(settings: Settings) -> list[Finding]:
    """All tables, on a copy that is brought to this version's form."""
    with on_a_copy(settings) as connection:
        return list(_look_at_all(connection))


@contextmanager
def on_a_copy(settings: Settings) -> Iterator[Connection]:
    """A copy of the database in this version's form: the server's own stays as it is."""
    with TemporaryDirectory(prefix="undercity-") as name:
        copy = Path(name) / "undercity.sqlite"
        copy_aside(settings, copy)
        store = Store(f"sqlite:///{copy}")
        store.migrate()
        with store.transaction() as connection:
            yield connection


def _look_at_all(connection: Connection) -> Iterator[Finding]:
    tables = schema.tables
    for row in list(connection.execute(select(tables.c.id, tables.c.game).order_by(tables.c.created_order))):
        try:
            way = _way_of(connection, fact.load(connection, row.id))
        except Exception:  # one table must not keep the others from being looked at
            way = "damaged"
        yield Finding(row.id, row.game, way)


def _way_of(connection: Connection, facts: Facts) -> str:
    if not facts.has_game:
        return "open"
    journal = schema.journal
    rows = list(connection.execute(select(journal).where(journal.c.table_id == facts.id).order_by(journal.c.number)))
    words = rulesets.load(connection, {row.rules for row in rows if row.rules})
    opened = open_game(facts, rows, words, "plain", _carry_out)
    if not facts.has_ended:
        return {"here": "goes_on_from_here", "rests": "rests"}.get(opened.way, "goes_on")
    if opened.way != "kept":
        return "over"
    return "over_as_kept" if opened.match.is_drawn else "over_as_told"


def _carry_out(match: ServedMatch, rows: Sequence[Any], skip: int) -> None:
    for row in rows[skip:]:
        repeat(match, row.seat, read_action(row.action))


def report(found: Sequence[Finding]) -> str:
    """In words, with the tables that need a look by name."""
    counts = Counter(one.way for one in found)
    lines = [f"{len(found)} tables:"]
    lines += [f"{counts[way]:6} {words}" for way, words in WAYS.items() if counts[way]]
    for way in ("goes_on_from_here", "rests", "damaged"):
        names = [one.table for one in found if one.way == way]
        if names:
            lines.append(f"{way}: {', '.join(names[:20])}{' ...' if len(names) > 20 else ''}")
    return "\n".join(lines)
