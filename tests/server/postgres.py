"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, on a socket and a free port.

PostgreSQL refuses to run as root; then it is run as the user `postgres`. Where it is not installed, the tests that
need it fail, unless UNDERCITY_WITHOUT names it (tests/parts.py).
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    if found := shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda p: int(p.parent.parent.name))
    return folders[-1].parent if folders else None


def _as_user(*command: str) -> None:
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*prefix, *command], capture_output=True, text=True, cwd="/tmp", timeout=120)
    assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a running database, gone afterwards."""
    folder = programs()
    assert folder is not None, "PostgreSQL is not installed: apt-get install postgresql"
    home = Path(tempfile.mkdtemp(prefix="undercity-pg-"))
    if os.geteuid() == 0:
        shutil.chown(home, "postgres", "postgres")
    home.chmod(0o700)
    data, port = str(home / "data"), _free_port()
    try:
        _as_user(str(folder / "initdb"), "-D", data, "-U", "undercity", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c max_connections=100"
        _as_user(str(folder / "pg_ctl"), "-D", data, "-w", "-l", str(home / "log"), "-o", options, "start")
        try:
            yield f"postgresql://undercity@127.0.0.1:{port}/postgres"
        finally:
            _as_user(str(folder / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
