"""A table taken along: `undercity export` writes it to a file, `undercity import` lays it out at another server.

The file is JSON: the table, the names of its people, its journal with all that came of it, and what numbers in that
mean. It holds the seed of a running game, so it is the operator's, not the players'. Chat and persons stay behind.
"""

from __future__ import annotations

import base64
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, text

from undercity.engine.errors import BadRecord
from undercity.engine.packs import Kept, edition
from undercity.server import facts as fact
from undercity.server import packs
from undercity.server.facts import hashed, new_id, now
from undercity.server.storage import schema

FORMAT = "undercity table 1"
_TABLE = (
    *("game", "options", "listed", "pace", "state", "seed", "commitment", "opening", "result"),
    *("created", "started", "ended", "limits", "rules"),
)
_ROW = ("number", "seat", "message", "action", "clock", "deciders", "made", "rules", "link", "told", "points")


class Traveller(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the file holds."""

    format: str
    id: str
    table: dict[str, Any]
    seats: list[dict[str, Any]]  # name, and level of a bot
    journal: list[dict[str, Any]]
    rulesets: list[dict[str, str]]
    pack: str | None = None  # what its edition is made from, if it has one


def export(connection: Connection, table_id: str) -> bytes:
    """A table as a file."""
    facts = fact.load(connection, table_id)
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).one()._mapping
    journal, rulesets = schema.journal, schema.rulesets
    rows = list(connection.execute(select(journal).where(journal.c.table_id == table_id).order_by(journal.c.number)))
    known = connection.execute(select(rulesets).where(rulesets.c.rules.in_({one.rules for one in rows})))
    traveller = Traveller(
        FORMAT,
        table_id,
        {name: row[name] for name in _TABLE},
        [{"name": seat.name, "level": seat.level} for seat in facts.seats],
        [_row_out(one) for one in rows],
        [dict(one._mapping) for one in known],
        packs.load(connection, facts.pack.id) if facts.pack else None,
    )
    return msgspec.json.format(msgspec.json.encode(traveller), indent=1) + b"\n"


def _row_out(row: Any) -> dict[str, Any]:
    packed = base64.b64encode(row.positions).decode() if row.positions else None
    return {**{name: row._mapping[name] for name in _ROW}, "positions": packed}


def read(content: bytes) -> Traveller:
    """The file, or a refusal in one sentence."""
    try:
        traveller = msgspec.json.decode(content, type=Traveller)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"this is no table that was exported: {error}") from None
    if traveller.format != FORMAT:
        raise BadRecord(f"the file begins with the format {FORMAT!r}, not {traveller.format[:40]!r}")
    return traveller


def lay_out(connection: Connection, traveller: Traveller) -> tuple[str, dict[int, str]]:
    """Enter the table; its id, and the codes with which people take the seats of a game that is not over."""
    taken = connection.scalar(select(func.count()).where(schema.tables.c.id == traveller.id))
    table_id = new_id() if taken else traveller.id
    newest = connection.scalar(select(func.max(schema.tables.c.created_order))) or 0
    try:
        row = {name: traveller.table[name] for name in _TABLE} | {"pack": _enter_pack(connection, traveller)}
        row |= {"id": table_id, "created_order": newest + 1, "host": "", "revision": 0}
        connection.execute(insert(schema.tables).values(row))
        for number, seat in enumerate(traveller.seats):
            place = {"table_id": table_id, "seat": number, "name": seat["name"], "level": seat["level"]}
            connection.execute(insert(schema.seats).values({**place, "abandons": False}))
        for one in traveller.journal:
            _enter_row(connection, table_id, one)
        for one in traveller.rulesets:
            values = "VALUES (:rules, :game, :version, :vocabulary)"
            connection.execute(text(f"INSERT INTO rulesets {values} ON CONFLICT DO NOTHING"), one)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"the table in this file is not whole: {error}") from None
    return table_id, _invite(connection, table_id, traveller)


def _enter_pack(connection: Connection, traveller: Traveller) -> str | None:
    """The pack that came along, checked as if it had come as a file."""
    if traveller.pack is None:
        return None
    try:
        return packs.enter(connection, edition(msgspec.json.decode(traveller.pack, type=Kept)))
    except msgspec.MsgspecError as error:
        raise BadRecord(f"the pack in this file is not whole: {error}") from None


def _enter_row(connection: Connection, table_id: str, row: dict[str, Any]) -> None:
    positions = base64.b64decode(row["positions"]) if row["positions"] else None
    values = {**{name: row[name] for name in _ROW}, "positions": positions, "table_id": table_id}
    connection.execute(insert(schema.journal).values(values))


def _invite(connection: Connection, table_id: str, traveller: Traveller) -> dict[int, str]:
    codes = {}
    for number, seat in enumerate(traveller.seats):
        if seat["level"] is None and traveller.table["state"] in ("open", "running"):
            codes[number] = new_id(12)
            row = {"code_hash": hashed(codes[number]), "table_id": table_id, "seat": number, "created": now()}
            connection.execute(insert(schema.invites).values(row))
    return codes
