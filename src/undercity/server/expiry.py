"""What nobody uses goes: tables that were never begun, and persons who sit nowhere."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from undercity.server.facts import now
from undercity.server.people import OF_A_PERSON
from undercity.server.requests import DAY
from undercity.server.storage.schema import (
    chat,
    devices,
    invites,
    journal,
    persons,
    seats,
    shut_out,
    sitters,
    tables,
)

OPEN_DAYS, NEVER_BEGUN_DAYS, PERSON_DAYS = 14, 30, 180
AT_ONCE = 200  # in one transaction, so that nobody waits for it


def expire(connection: Connection) -> int:
    """Close or delete some of what is old; how much, AT_ONCE at most of each kind."""
    return _close_open(connection) + _delete_tables(connection) + _delete_persons(connection)


def _close_open(connection: Connection) -> int:
    """Tables that nobody ever started are closed."""
    old = (tables.c.state == "open") & (tables.c.created < now() - OPEN_DAYS * DAY)
    ids = list(connection.scalars(select(tables.c.id).where(old).limit(AT_ONCE)))
    values = {"state": "abandoned", "ended": now(), "revision": tables.c.revision + 1}
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(values))
    return len(ids)


def _delete_tables(connection: Connection) -> int:
    """Closed tables without a game have nothing to remember."""
    empty = (tables.c.state == "abandoned") & tables.c.started.is_(None)
    query = select(tables.c.id).where(empty, tables.c.created < now() - NEVER_BEGUN_DAYS * DAY).limit(AT_ONCE)
    ids = list(connection.scalars(query))
    for table in (seats, invites, chat, journal, sitters, shut_out):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


def _delete_persons(connection: Connection) -> int:
    """Persons of long ago who sit at no table and host none."""
    sits = select(seats.c.person).where(seats.c.person == persons.c.id).exists()
    hosts = select(tables.c.host).where(tables.c.host == persons.c.id).exists()
    old = persons.c.created < now() - PERSON_DAYS * DAY
    recent = devices.c.seen >= now() - PERSON_DAYS * DAY
    comes = select(devices.c.id).where(devices.c.person == persons.c.id, recent).exists()
    ids = list(connection.scalars(select(persons.c.id).where(old, ~sits, ~hosts, ~comes).limit(AT_ONCE)))
    for table in OF_A_PERSON:
        connection.execute(delete(table).where(table.c.person.in_(ids)))
    connection.execute(delete(persons).where(persons.c.id.in_(ids)))
    return len(ids)
