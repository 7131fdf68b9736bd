"""News between server processes on one PostgreSQL: LISTEN/NOTIFY as a wake-up, never as the truth."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from psycopg import sql

from undercity.server.storage.store import CHANNEL, Store

LOG = logging.getLogger("undercity.news")
PATIENCE = 2.0  # seconds: how often the thread looks whether it shall stop, and waits after a lost connection


class News:
    """Calls `wake(table id)` in the event loop for each change by another process; `wake(None)` after a gap."""

    def __init__(self, store: Store, wake: Callable[[str | None], None]) -> None:
        self._address = store.address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._store, self._wake = store, wake
        self._loop = asyncio.get_running_loop()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="undercity-news", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._stopping.set()
        await asyncio.to_thread(self._thread.join)

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    self._hear(connection)
            except psycopg.Error as error:
                LOG.warning("news are interrupted", extra={"reason": type(error).__name__})
                self._stopping.wait(PATIENCE)

    def _hear(self, connection: psycopg.Connection) -> None:
        connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
        self._wake_in_loop(None)
        while not self._stopping.is_set():
            for notice in connection.notifies(timeout=PATIENCE, stop_after=1):
                if notice.pid != self._store.writes_as:  # what this process has stored it knows
                    self._wake_in_loop(notice.payload)

    def _wake_in_loop(self, table_id: str | None) -> None:
        if not self._stopping.is_set():
            self._loop.call_soon_threadsafe(self._wake, table_id)
