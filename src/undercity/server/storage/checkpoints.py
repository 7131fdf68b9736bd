"""SQLite's write-ahead log is carried over into the database by a thread of its own.

The connection that fills the log would do it otherwise, every thousand pages, in the middle of storing choices: those
that come meanwhile would wait for two more syncs of the disk.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

LOG = logging.getLogger("undercity.store")
LOOK_SECONDS = 1.0
LEAST = 4 * 1024 * 1024  # bytes of the log that are worth a look
MOST = 64 * 1024 * 1024  # the log that has grown so far is begun anew, and the writer waits for that


class Checkpoints:
    """Looks after the log of one database, from `start` to `stop`."""

    def __init__(self, database: Path) -> None:
        self._database, self._log = database, database.with_name(f"{database.name}-wal")
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="undercity-checkpoints", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.wait(LOOK_SECONDS):
            try:
                self.look()
            except (OSError, sqlite3.Error) as error:  # the log grows on; nothing is lost
                LOG.warning("the log was not carried over", extra={"reason": type(error).__name__})

    def look(self) -> None:
        """Carry over what is there; nobody waits for it, unless the log has become very long."""
        size = self._log.stat().st_size if self._log.exists() else 0
        if size >= LEAST:
            with closing(sqlite3.connect(self._database, timeout=5)) as connection:
                connection.execute("PRAGMA synchronous=FULL")
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                if size >= MOST:
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
