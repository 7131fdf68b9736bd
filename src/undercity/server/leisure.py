"""What can wait for a moment: frames of those who only watch, and garbage."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercity.server.live import LiveTable

LOG = logging.getLogger("undercity.hall")


class Later:
    """Tables whose watchers are still to be told.

    One table between two looks at the network, so that choices come first; all that have waited for LATE_SECONDS, so
    that nobody waits long. When the oldest has waited for OVERLOAD_SECONDS the server cannot follow: again one table at
    a time, so that each watcher gets several choices in one frame; one more for every PATIENCE_SECONDS it has waited.
    """

    LATE_SECONDS, OVERLOAD_SECONDS, PATIENCE_SECONDS = 0.005, 0.1, 0.25

    def __init__(self) -> None:
        self._since: dict[LiveTable, float] = {}
        self._some = asyncio.Event()

    def add(self, table: LiveTable) -> None:
        self._since.setdefault(table, time.monotonic())
        self._some.set()

    async def run(self) -> None:
        while True:
            await self._some.wait()
            for table in self._next():
                self._tell(table)
            if not self._since:
                self._some.clear()
            await asyncio.sleep(0)

    def _next(self) -> list[LiveTable]:
        """Whose watchers are told now, those who wait longest first."""
        tables, now = list(self._since), time.monotonic()
        oldest = now - self._since[tables[0]]
        if oldest > self.OVERLOAD_SECONDS:
            return tables[: 1 + int(oldest / self.PATIENCE_SECONDS)]
        late = [table for table in tables if now - self._since[table] > self.LATE_SECONDS]
        return late or tables[:1]

    def _tell(self, table: LiveTable) -> None:
        del self._since[table]
        try:
            table.publish_late()
        except Exception:  # one table must not silence the others
            LOG.exception("telling the watchers failed", extra={"table": table.id})


class Waste:
    """Garbage in circles. To look for it stops the server, and play makes next to none: it waits until nobody plays."""

    QUIET_SECONDS = 1.0  # without a choice
    AT_MOST_EVERY, AT_LATEST = 60.0, 600.0  # so often in quiet times; so late if there is no quiet second

    def __init__(self) -> None:
        self._cleared = time.monotonic()

    @staticmethod
    def leave_it() -> None:
        """From now on garbage lies until `clear_up`; what is loaded by now stays for good."""
        gc.freeze()
        gc.disable()

    def clear_up(self, last_used: float) -> None:
        """Look through everything, if this is the moment; `last_used` is when somebody last did something."""
        now = time.monotonic()
        waited, is_quiet = now - self._cleared, now - last_used > self.QUIET_SECONDS
        if (is_quiet and waited > self.AT_MOST_EVERY) or waited > self.AT_LATEST:
            gc.collect()
            self._cleared = now
