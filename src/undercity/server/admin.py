"""What whoever runs a server does to tables and persons: `undercity admin`.

It writes to the server's database, also while the server runs: that looks every two seconds for what has changed.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, func, select

from undercity.engine.errors import BadOption
from undercity.server import facts as fact
from undercity.server import lobby
from undercity.server.errors import NotFound
from undercity.server.facts import Facts, Person
from undercity.server.people import forget, remove_devices
from undercity.server.storage import schema
from undercity.server.storage.schema import chat, devices, journal, passkeys, persons, pushes, seats, tables
from undercity.server.storage.store import Store

MOST = 1000  # lines of a list
OF_A_TABLE = (seats, schema.invites, chat, journal, schema.sitters, schema.shut_out, schema.held)

Line = dict[str, Any]


# ------------------------------------------------------------------ lists


def list_tables(connection: Connection, state: str | None) -> list[Line]:
    """The tables, the newest first."""
    query = select(tables).order_by(tables.c.created_order.desc()).limit(MOST)
    found = fact.load_many(
        connection, list(connection.execute(query.where(tables.c.state == state) if state else query))
    )
    return [_line(facts) for facts in found]


def _line(facts: Facts) -> Line:
    names = [seat.name or ("free" if seat.kind == "free" else seat.kind) for seat in facts.seats]
    state = "laid aside" if facts.laid_aside and not facts.has_ended else facts.state
    line: Line = {"table": facts.id, "game": facts.edition, "state": state, "pace": facts.pace}
    return {**line, "created": facts.created, "people": ", ".join(names)}


def show_table(connection: Connection, table_id: str) -> Line:
    """One table: what is known of it besides what is hidden in its game."""
    facts = _table(connection, table_id)
    own = journal.c.table_id == table_id
    choices, last = connection.execute(select(func.count(), func.max(journal.c.made)).where(own)).one()
    said = connection.scalar(select(func.count()).where(chat.c.table_id == table_id))
    shown = {**_line(facts), "listed": facts.listed, "rated": facts.rated, "options": facts.options}
    shown |= {"host": facts.host, "started": facts.started, "ended": facts.ended, "result": facts.result}
    seated = [{"seat": s.seat, "kind": s.kind, "name": s.name, "person": s.person, "seen": s.seen} for s in facts.seats]
    return {**shown, "rules": facts.rules, "rows": choices, "last": last, "chat": said, "seats": seated}


def list_persons(connection: Connection) -> list[Line]:
    """The persons, those who came last first."""
    seen = select(func.max(devices.c.seen)).where(devices.c.person == persons.c.id).scalar_subquery()
    sits = select(func.count()).where(seats.c.person == persons.c.id).scalar_subquery()
    query = select(
        persons.c.id.label("person"), persons.c.name, persons.c.created, seen.label("seen"), sits.label("tables")
    )
    rows = connection.execute(query.order_by(func.coalesce(seen, persons.c.created).desc()).limit(MOST))
    return [dict(row._mapping) for row in rows]


def show_person(connection: Connection, person_id: str) -> Line:
    """One person, with devices, passkeys and tables."""
    row = _person(connection, person_id)
    shown: Line = {"person": row.id, "name": row.name, "language": row.language, "created": row.created}
    shown |= {"webhook": row.webhook, "recovery code": row.recovery_hash is not None}
    own = select(devices).where(devices.c.person == person_id).order_by(devices.c.seen.desc())
    shown["devices"] = [{"device": d.id, "name": d.name, "seen": d.seen} for d in connection.execute(own)]
    for name, table in (("passkeys", passkeys), ("pushes", pushes), ("chat", chat)):
        shown[name] = connection.scalar(select(func.count()).where(table.c.person == person_id))
    shown["tables"] = list(connection.scalars(select(seats.c.table_id).where(seats.c.person == person_id)))
    return shown


# ------------------------------------------------------------------ changes


def lay_aside(connection: Connection, table_id: str, aside: bool) -> None:
    """Nobody chooses at the table any more; or again."""
    if _table(connection, table_id).has_ended:
        raise BadOption(f"the game at {table_id} is over: nobody plays on anyway")
    lobby.change(connection, table_id, laid_aside=aside)


def delete_table(connection: Connection, table_id: str) -> None:
    """The table and all that happened at it, for good."""
    _table(connection, table_id)
    for table in OF_A_TABLE:
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(tables.update().where(tables.c.rematch == table_id).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id == table_id))


def delete_person(connection: Connection, store: Store, person_id: str) -> None:
    """As when the person herself asks to be forgotten."""
    row = _person(connection, person_id)
    forget(connection, store, Person(row.id, row.name, row.language, row.webhook))


def revoke(connection: Connection, person_id: str, device: str | None) -> int:
    """Sign a device out, or all of them; without a device passkeys and the recovery code are void, too. How many."""
    _person(connection, person_id)
    ids = [device] if device else list(connection.scalars(select(devices.c.id).where(devices.c.person == person_id)))
    connection.execute(delete(schema.tickets).where(schema.tickets.c.person == person_id))
    gone = remove_devices(connection, person_id, ids)
    if device and not gone:
        raise BadOption(f"{person_id} has no device {device}")
    if device is None:
        connection.execute(delete(passkeys).where(passkeys.c.person == person_id))
        connection.execute(persons.update().where(persons.c.id == person_id).values(recovery_hash=None))
    return gone


# ------------------------------------------------------------------ figures


def storage(connection: Connection) -> Line:
    """How much lies in the database."""
    by_state = connection.execute(select(tables.c.state, func.count()).group_by(tables.c.state))
    found: Line = {"tables": {row[0]: row[1] for row in by_state}}
    for name, table in schema.metadata.tables.items():
        found[f"rows of {name}"] = connection.scalar(select(func.count()).select_from(table))
    sizes = select(func.sum(func.length(journal.c.positions)), func.sum(func.length(journal.c.told)))
    positions, told = connection.execute(sizes).one()
    found["bytes of positions"], found["bytes of what was told"] = int(positions or 0), int(told or 0)
    found["bytes in all"] = _size(connection)
    return found


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(select(func.pg_database_size(func.current_database()))) or 0)
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar() or 0
    return int(pages * (connection.exec_driver_sql("PRAGMA page_size").scalar() or 0))


def _table(connection: Connection, table_id: str) -> Facts:
    try:
        return fact.load(connection, table_id, lock=True)
    except NotFound as error:
        raise BadOption(str(error)) from None


def _person(connection: Connection, person: str) -> Row[Any]:
    row = connection.execute(select(persons).where(persons.c.id == person)).one_or_none()
    if row is None:
        raise BadOption(f"there is no person {person[:40]!r}; `undercity admin persons` lists them")
    return row
