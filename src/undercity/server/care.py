"""What whoever runs a server does besides serving: doctor, backup, restore, export, import, admin."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection

from undercity.engine.errors import BadOption, BadRecord
from undercity.server.settings import Settings, default_data


def add_commands(commands: Any) -> None:
    """The commands, for `undercity`."""
    doctor = _add(commands, "doctor", "see how all tables would fare with this version, without changing anything")
    doctor.add_argument("--json", action="store_true", help="print what was found as JSON, a line a table")
    doctor.set_defaults(run=run_doctor)

    backup = _add(commands, "backup", "copy the database of a server, also while it runs")
    backup.add_argument("file", type=Path)
    backup.set_defaults(run=run_backup)

    restore = _add(commands, "restore", "put a copy in the place of the database of a server that does not run")
    restore.add_argument("file", type=Path)
    restore.set_defaults(run=run_restore)

    export = _add(commands, "export", "write a table, with its people's names and its whole journal, to a file")
    export.add_argument("table", help="its id, as in its address")
    export.add_argument("file", type=Path)
    export.set_defaults(run=run_export)

    import_ = _add(commands, "import", "lay out a table that was exported, at a server that does not run")
    import_.add_argument("file", type=Path)
    import_.set_defaults(run=run_import)

    _add_admin(commands)


def _add_admin(commands: Any) -> None:
    """What is done to tables and persons, also while the server runs."""
    admin = commands.add_parser("admin", help="look at and change the tables and persons of a server")
    orders = admin.add_subparsers(dest="order", required=True, metavar="WHAT")
    listed = _add(orders, "tables", "list the tables, newest first")
    listed.add_argument("--state", choices=("open", "running", "finished", "abandoned"))
    _add(orders, "persons", "list the persons, those who came last first")
    _add(orders, "storage", "how much lies in the database")
    for name, line in (
        ("table", "show a table"),
        ("rest", "lay a table aside: it can be looked at, but not played on"),
        ("wake", "let a table that was laid aside go on"),
        ("delete-table", "delete a table and all that happened at it, for good"),
    ):
        _add(orders, name, line).add_argument("id", help="its id, as in its address")
    for name, line in (
        ("person", "show a person"),
        ("delete-person", "forget a person, as if she had asked for it"),
        ("revoke", "sign a person's devices out; passkeys and recovery code are void, too"),
    ):
        command = _add(orders, name, line)
        command.add_argument("id", help="as `undercity admin persons` lists it")
        if name == "revoke":
            command.add_argument("--device", metavar="ID", help="this one alone")
    for command in orders.choices.values():
        command.add_argument("--json", action="store_true", help="print it as JSON")
    admin.set_defaults(run=run_admin)


def _add(commands: Any, name: str, line: str) -> Any:
    command = commands.add_parser(name, help=line)
    command.add_argument("--data", type=Path, metavar="FOLDER", help="the server's folder (default: yours)")
    command.add_argument("--database", metavar="ADDRESS", help="the server's database, if it is not in its folder")
    return command


def read_settings(args: argparse.Namespace) -> Settings:
    """Where the server's tables are."""
    return Settings(
        data=args.data or default_data(), database=args.database or os.environ.get("UNDERCITY_DATABASE") or None
    )


def run_doctor(args: argparse.Namespace) -> None:
    """Look at every table; the exit status is 1 if one rests or is damaged."""
    import logging

    from undercity.server.doctor import examine, report

    logging.getLogger("undercity").setLevel("ERROR")  # what is found is reported, not logged
    found = examine(read_settings(args))
    print("\n".join(msgspec.json.encode(one).decode() for one in found) if args.json else report(found))
    if any(one.way in ("rests", "damaged") for one in found):
        raise SystemExit(1)


def run_backup(args: argparse.Namespace) -> None:
    """Copy the database."""
    from undercity.server.backups import backup

    print(f"copied to {backup(read_settings(args), args.file)}")


def run_restore(args: argparse.Namespace) -> None:
    """Put a copy in the place of the database."""
    from undercity.server.backups import restore

    old = restore(read_settings(args), args.file)
    print(f"restored from {args.file}" + (f"; what was there before is {old}" if old else ""))


def run_export(args: argparse.Namespace) -> None:
    """Write a table to a file."""
    from undercity.server import travel
    from undercity.server.doctor import on_a_copy

    if args.file.exists():
        raise BadOption(f"{args.file} is there already; name another file")
    with on_a_copy(read_settings(args)) as connection:
        content = travel.export(connection, args.table)
    args.file.write_bytes(content)
    print(f"written to {args.file}: it holds what is hidden in the game")


def run_import(args: argparse.Namespace) -> None:
    """Lay out a table that was exported."""
    from undercity.server import travel
    from undercity.server.command import prepare_folder

    try:
        traveller = travel.read(args.file.read_bytes())
    except OSError as error:
        raise BadRecord(f"cannot read {args.file}: {error.strerror}") from None
    settings = read_settings(args)
    lock = prepare_folder(settings)
    with _database(settings) as connection:
        table, codes = travel.lay_out(connection, traveller)
    if lock:
        lock.close()
    print(f"/t/{table}")
    for seat, code in codes.items():
        print(f"seat {seat}, {traveller.seats[seat]['name'] or 'free'}: /t/{table}#{code}")


def run_admin(args: argparse.Namespace) -> None:
    """Look at tables and persons, or change them."""
    from undercity.server import admin
    from undercity.server.backups import database_file
    from undercity.server.storage.store import Store

    settings = read_settings(args)
    file = database_file(settings)
    if file is not None and not file.exists():
        raise BadOption(f"there is no database at {file}; name the server's folder with --data")
    store = Store(settings.database_address)
    store.check()
    orders: dict[str, Callable[[Connection], Any]] = {
        "tables": lambda c: admin.list_tables(c, args.state),
        "persons": admin.list_persons,
        "storage": admin.storage,
        "table": lambda c: admin.show_table(c, args.id),
        "person": lambda c: admin.show_person(c, args.id),
        "rest": lambda c: admin.lay_aside(c, args.id, True),
        "wake": lambda c: admin.lay_aside(c, args.id, False),
        "delete-table": lambda c: admin.delete_table(c, args.id),
        "delete-person": lambda c: admin.delete_person(c, store, args.id),
        "revoke": lambda c: {"devices signed out": admin.revoke(c, args.id, args.device)},
    }
    with store.transaction() as connection:
        found = orders[args.order](connection)
    _print(found, args.json)


def _print(found: Any, as_json: bool) -> None:
    """A list as a table of columns, anything else line by line."""
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    elif isinstance(found, list):
        for line in found:
            print("  ".join(_said(name, value) for name, value in line.items()))
    elif found is None:
        print("done")
    else:
        for name, value in found.items():
            print(f"{name}: {_said(name, value)}")


def _said(name: str, value: Any) -> str:
    """A value; times as people read them."""
    if name in ("created", "started", "ended", "seen", "last") and value:
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value))
    return "-" if value is None else str(value)


@contextmanager
def _database(settings: Settings) -> Iterator[Connection]:
    """A transaction in the server's database, in this version's form."""
    from undercity.server.storage.store import Store

    store = Store(settings.database_address)
    store.migrate()
    with store.transaction() as connection:
        yield connection
