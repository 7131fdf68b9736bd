"""Copies of the database: `undercity backup` while the server runs, and `undercity restore`.

Whatever is killed in the middle leaves either the old file or the new one whole: a copy is written under another
name, synced, and only then given its own.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, MetaData, create_engine, select
from sqlalchemy.engine import make_url

from undercity.engine.errors import BadOption
from undercity.server.command import prepare_folder
from undercity.server.settings import Settings

HEAD = b"SQLite format 3\0"


def database_file(settings: Settings) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    if settings.folder is None:
        return None
    return Path(make_url(settings.database_address).database or "")


def backup(settings: Settings, target: Path) -> Path:
    """Copy the database, as it stands at this moment, to a file that is not there yet."""
    source = database_file(settings)
    if source is None:
        raise BadOption(
            "PostgreSQL is copied by its own program: pg_dump --format=custom ADDRESS > FILE, and pg_restore back"
        )
    if not source.exists():
        raise BadOption(f"there is no database at {source}; name the server's folder with --data")
    if target.exists():
        raise BadOption(f"{target} is there already; name another file")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        _copy(source, part)
        os.replace(part, target)
        _sync_folder(target.parent)
    except OSError as error:
        raise BadOption(f"{target} cannot be written: {error.strerror}") from None
    return target


def _copy(source: Path, target: Path) -> None:
    """All of it in one step: what was stored before this began is in the copy, while others go on writing."""
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise BadOption(f"{source} cannot be copied to {target}: {error}") from None
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Make names in a folder durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a copy in the place of the database of a server that does not run; where the old one lies now."""
    target = database_file(settings)
    if target is None:
        raise BadOption("PostgreSQL is restored by its own program: pg_restore --clean --dbname ADDRESS FILE")
    check_copy(source)
    lock = prepare_folder(settings)
    try:
        part = target.with_name(target.name + ".part")
        part.unlink(missing_ok=True)
        _copy(source, part)
        old = _set_aside(target) if target.exists() else None
        os.replace(part, target)
        _sync_folder(target.parent)
    finally:
        if lock:
            lock.close()
    return old


def check_copy(file: Path) -> None:
    """Refuse what is no whole database of a server."""
    try:
        with file.open("rb") as opened:
            head = opened.read(len(HEAD))
    except OSError as error:
        raise BadOption(f"{file} cannot be read: {error.strerror}") from None
    if head != HEAD:
        raise BadOption(f"{file} is no copy of a database")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            (sound,) = database.execute("PRAGMA integrity_check").fetchone()
            names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise BadOption(f"{file} is damaged: {error}") from None
    if sound != "ok" or not {"tables", "journal", "alembic_version"} <= names:
        raise BadOption(f"{file} is damaged, or no copy of a server's database")


def _set_aside(file: Path) -> Path:
    """Give the old database a second name, with all that lies in the file beside it written into it."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode=DELETE")
    aside = file.with_name(f"{file.stem}-before-{time.strftime('%Y%m%d-%H%M%S')}{file.suffix}")
    aside.unlink(missing_ok=True)
    os.link(file, aside)
    return aside


# ------------------------------------------------------------------ to look at without touching it


def copy_aside(settings: Settings, target: Path) -> None:
    """A copy of the database as an SQLite file: nothing that is done to it reaches the server's own."""
    source = database_file(settings)
    if source is not None:
        if not source.exists():
            raise BadOption(f"there is no database at {source}; name the server's folder with --data")
        _copy(source, target)
        return
    address = make_url(settings.database_address).set(drivername="postgresql+psycopg")
    theirs, ours = create_engine(address), create_engine(f"sqlite:///{target}")
    with theirs.connect() as old, ours.begin() as new:
        _copy_rows(old, new)
    theirs.dispose()
    ours.dispose()


def _copy_rows(old: Connection, new: Connection) -> None:
    """Every table with its rows, whatever version wrote them."""
    found = MetaData()
    found.reflect(old)
    found.create_all(new)
    for table in found.sorted_tables:
        rows = [dict(row._mapping) for row in old.execute(select(table))]
        if rows:
            new.execute(table.insert(), rows)
