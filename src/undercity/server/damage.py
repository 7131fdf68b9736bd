"""A database with damaged pages: what is whole is served, and the operator is told what is not."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import DatabaseError

from undercity.server.errors import Unavailable
from undercity.server.metrics import DAMAGED
from undercity.server.storage.schema import tables

LOG = logging.getLogger("undercity.store")
T = TypeVar("T")
_SQLITE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_POSTGRESQL = {"XX001", "XX002"}  # data, index corrupted
_known: set[str] = set()  # tables that the operator was told of


def is_damage(error: BaseException) -> bool:
    """Whether the database found a page that makes no sense."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", None)
    return (code is not None and code & 0xFF in _SQLITE) or getattr(cause, "sqlstate", None) in _POSTGRESQL


def tell(table_id: str, error: BaseException) -> None:
    """Name a damaged table to the operator, once."""
    if table_id not in _known:
        _known.add(table_id)
        DAMAGED.set(len(_known))
        LOG.error("a table is damaged", extra={"table": table_id, "reason": type(error).__name__})


@contextmanager
def named(table_id: str) -> Iterator[None]:
    """Whatever is read here belongs to this table: if it is damaged, no other one is."""
    try:
        yield
    except DatabaseError as error:
        if not is_damage(error):
            raise
        tell(table_id, error)
        raise Unavailable("this table is damaged; whoever runs the server has been told") from None


def read_whole(connection: Connection, read: Callable[[Connection, str], T]) -> list[T]:
    """Read table by table what could not be read at once; those that are damaged are named and left out.

    The ids alone are in an index of their own.
    """
    connection.rollback()
    found = []
    for table_id in list(connection.scalars(select(tables.c.id))):
        try:
            with named(table_id), connection.begin_nested():
                found.append(read(connection, table_id))
        except Unavailable:
            continue
    return found
