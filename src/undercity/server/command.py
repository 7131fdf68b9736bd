"""`undercity serve`: host tables on this machine."""

from __future__ import annotations

import argparse
import fcntl
import os
import re
import socket
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

from undercity.engine.errors import BadOption
from undercity.server.processes import BACKLOG, Processes, listen
from undercity.server.settings import Limits, Settings, default_data

_PREFIX = re.compile(r"(/[\w.~-]+)*/?")  # the path of a public address


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What `undercity serve` can be told."""
    command.add_argument(
        "--settings", type=Path, metavar="FILE", help="what is not told here, as TOML (or UNDERCITY_SETTINGS)"
    )
    command.add_argument("--host", help="address to listen at (default: all of this machine's)")
    command.add_argument("--port", type=int, help="default 8000")
    command.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept (default: yours)")
    command.add_argument("--database", metavar="ADDRESS", help="postgresql://... for several servers")
    command.add_argument("--processes", type=int, metavar="N", help="servers at one port, on PostgreSQL (default 1)")
    command.add_argument("--bots", help="where bots think: processes (default) or ray")
    command.add_argument("--bot-workers", type=int, metavar="N", help="bot processes (default: cores less one)")
    command.add_argument("--bot-pause", type=float, metavar="S", help="a bot's least seconds (default 0.6)")
    command.add_argument(
        "--no-warm", action="store_true", default=None, help="do not compile games that are not compiled yet"
    )
    command.add_argument(
        "--no-limits", action="store_true", default=None, help="no rate limits: for measurements, never for the net"
    )
    command.add_argument(
        "--private-webhooks", action="store_true", default=None, help="webhooks and push may go to private addresses"
    )
    command.add_argument("--contact", metavar="ADDRESS", help="mailto: or https: of who runs it, for push services")
    command.add_argument("--packs", type=Path, metavar="FOLDER", help="packs with which tables may be opened")
    command.add_argument("--public-address", metavar="URL", help="by which people reach the server through a proxy")
    command.add_argument(
        "--proxy", action="append", metavar="IP", help="a proxy that may name its clients (default: this machine)"
    )
    command.add_argument("--log-level", help="debug, info, warning or error")


# What can be set, with what is usual: --port, UNDERCITY_PORT or, in a file of settings, port.
USUAL: dict[str, Any] = {
    "host": "0.0.0.0",
    "port": 8000,
    "data": "",
    "database": "",
    "processes": 1,
    "bots": "processes",
    "bot_workers": max(1, (os.cpu_count() or 2) - 1),
    "bot_pause": 0.6,
    "no_warm": False,
    "no_limits": False,
    "private_webhooks": False,
    "public_address": "",
    "contact": "",
    "packs": "",
    "proxy": [],
    "metrics_token": "",
    "log_level": "info",
}
TRUTHS = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False, "": False}


def complete(args: argparse.Namespace) -> None:
    """What the command line leaves open is taken from the environment, then from a file of settings, then as usual."""
    named = getattr(args, "settings", None) or os.environ.get("UNDERCITY_SETTINGS")
    file = _read_file(Path(named)) if named else {}
    for name, usual in USUAL.items():
        if getattr(args, name, None) is None:
            text = os.environ.get(f"UNDERCITY_{name.upper()}")
            found = file.get(name, usual) if text is None else _read_word(name, text, usual)
            setattr(args, name, found)


def _read_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"the settings {path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"the settings {path} are not TOML: {error}") from None
    for name, value in found.items():
        if name not in USUAL:
            raise BadOption(f"{path}: there is no setting {name!r}; there are {', '.join(USUAL)}")
        kind = type(USUAL[name])
        if not isinstance(value, (int, float) if kind is float else kind) or isinstance(value, bool) != (kind is bool):
            raise BadOption(f"{path}: {name} is written as {USUAL[name]!r}, not as {value!r}")
    return found


def _read_word(name: str, text: str, usual: Any) -> Any:
    """A setting from the environment."""
    try:
        if isinstance(usual, bool):
            return TRUTHS[text.lower()]
        return text.split() if isinstance(usual, list) else type(usual)(text)
    except (KeyError, ValueError):
        raise BadOption(f"UNDERCITY_{name.upper()} is written as {usual!r}, not as {text[:60]!r}") from None


def read_settings(args: argparse.Namespace) -> Settings:
    """Check what was told."""
    complete(args)
    if not 0 <= args.port <= 65535:
        raise BadOption(f"--port is a number from 0 to 65535, not {args.port}")
    if not 1 <= args.processes <= 64:
        raise BadOption(f"--processes is a number from 1 to 64, not {args.processes}")
    if args.processes > 1 and not str(args.database).startswith("postgres"):
        raise BadOption("--processes needs --database postgresql://...: SQLite is for one process")
    if not 1 <= args.bot_workers <= 256:
        raise BadOption(f"--bot-workers is a number from 1 to 256, not {args.bot_workers}")
    if not 0 <= args.bot_pause <= 60:
        raise BadOption(f"--bot-pause is a number of seconds from 0 to 60, not {args.bot_pause}")
    if args.log_level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadOption(f"--log-level is debug, info, warning or error, not {args.log_level!r}")
    return Settings(
        host=args.host,
        port=args.port,
        data=Path(args.data) if args.data else default_data(),
        database=args.database or None,
        processes=args.processes,
        bots=args.bots,
        bot_workers=args.bot_workers,
        bot_pause=args.bot_pause,
        warm=not args.no_warm,
        private_webhooks=args.private_webhooks,
        public_address=_check_public(args.public_address),
        contact=_check_contact(args.contact),
        proxies=tuple(args.proxy) if args.proxy else Settings.proxies,
        packs=_check_packs(args.packs),
        metrics_token=args.metrics_token or None,
        limits=Limits.none() if args.no_limits else Limits(),
    )


def _check_public(address: str | None) -> str | None:
    if not address:
        return None
    try:
        parts = urlsplit(address)
        fine = parts.scheme in ("http", "https") and parts.hostname and _PREFIX.fullmatch(parts.path)
    except ValueError:
        fine = False
    if not fine:
        raise BadOption(
            f"--public-address is like https://example.org or https://example.org/games, not {address[:99]!r}"
        )
    return address.rstrip("/")


def _check_packs(folder: Path | str | None) -> Path | None:
    if folder and not Path(folder).is_dir():
        raise BadOption(f"--packs names a folder, and {str(folder)[:99]!r} is none")
    return Path(folder) if folder else None


def _check_contact(address: str) -> str | None:
    if address and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/]+", address):
        raise BadOption(f"--contact is like mailto:ida@example.org or https://example.org, not {address[:99]!r}")
    return address or None


def serve(args: argparse.Namespace, prepare: Callable[[int], None] = lambda port: None) -> None:
    """Run the server until it is told to stop; `prepare` is told the port, when the database is ready."""
    from undercity.server import logs
    from undercity.server.app import App
    from undercity.server.doors import make_server
    from undercity.server.leisure import Waste

    settings = read_settings(args)
    logs.set_up(args.log_level.upper())
    lock = prepare_folder(settings)
    listening = _listen(settings)
    port = listening.getsockname()[1]
    app = App(settings)
    app.hall.store.migrate()
    prepare(port)
    _announce(settings, port)
    if settings.processes > 1:
        Processes(settings, port, args.log_level.upper()).run()
        return
    Waste.leave_it()
    make_server(app).run(sockets=[listening])
    if lock:
        lock.close()


def prepare_folder(settings: Settings) -> IO[str] | None:
    """The folder of an SQLite file, locked: two servers on one file would not hear each other."""
    folder = settings.folder
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / "lock").open("w")
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadOption(f"another server uses {folder}; stop it, or name another folder with --data") from None
    except OSError as error:
        raise BadOption(f"the folder {folder} cannot be used: {error.strerror}") from None
    return lock


def _listen(settings: Settings) -> socket.socket:
    """The socket at which people knock; for several processes it only holds the port, and theirs are beside it."""
    try:
        listening = listen(settings.host, settings.port, shared=settings.processes > 1)
    except (OSError, OverflowError) as error:
        where = f"{settings.host}:{settings.port}"
        raise BadOption(f"cannot listen at {where}: {error}; choose another --port") from None
    if settings.processes == 1:
        listening.listen(BACKLOG)
    return listening


def _announce(settings: Settings, port: int) -> None:
    """Say where the tables are."""
    anywhere = settings.host in ("0.0.0.0", "::")
    print(f"Undercity is at http://{'localhost' if anywhere else settings.host}:{port}", flush=True)
    if anywhere and (address := _local_address()):
        print(f"In the local network: http://{address}:{port}", flush=True)
    print("Stop it with Ctrl+C.", file=sys.stderr)


def _local_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address
