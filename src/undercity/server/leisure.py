"""What can wait for a moment: frames of those who only watch, and garbage."""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercity.server.live import LiveTable

LOG = logging.getLogger("undercity.hall")


class Later:
    """Tables whose watchers are still to be told.

    One table between two looks at the network, so that choices come first; all that have waited for LATE_SECONDS, so
    that nobody waits long. A server that had no free moment for OVERLOAD_SECONDS cannot follow: then watchers wait for
    PATIENCE_SECONDS and get several choices in one frame, which leaves more time for the choices.
    """

    LATE_SECONDS, OVERLOAD_SECONDS, PATIENCE_SECONDS = 0.005, 0.3, 0.25
    FREE_SECONDS = 0.001  # a look at the network that takes no longer had found nothing to do

    def __init__(self) -> None:
        self._since: dict[LiveTable, float] = {}
        self._some = asyncio.Event()
        self._free = 0.0  # when the server last had a free moment

    def add(self, table: LiveTable) -> None:
        self._since.setdefault(table, time.monotonic())
        self._some.set()

    async def run(self) -> None:
        while True:
            if not self._since:
                self._some.clear()
                await self._some.wait()
                self._free = time.monotonic()
            for table in self._next(time.monotonic()):
                self._publish(table)
            looked = time.monotonic()
            await asyncio.sleep(0)
            if time.monotonic() - looked < self.FREE_SECONDS:
                self._free = looked

    def _next(self, now: float) -> list[LiveTable]:
        """Whose watchers are told now, those who wait longest first."""
        overloaded = now - self._free > self.OVERLOAD_SECONDS
        patience = self.PATIENCE_SECONDS if overloaded else self.LATE_SECONDS
        late = [table for table, since in self._since.items() if now - since > patience]
        return late or list(self._since)[:1]

    def _publish(self, table: LiveTable) -> None:
        del self._since[table]
        try:
            table.publish_late()
        except Exception:  # one table must not silence the others
            LOG.exception("telling the watchers failed", extra={"table": table.id})


class Waste:
    """Garbage in circles. To look for it stops the server, and play makes next to none: it waits until nobody plays."""

    QUIET_SECONDS = 1.0  # without a choice
    AT_MOST_EVERY, AT_LATEST = 60.0, 600.0  # so often in quiet times; so late if there is no quiet second
    GROWTH = 96 * 1024 * 1024  # bytes by which memory may grow before it is looked through at once

    def __init__(self) -> None:
        self._cleared = time.monotonic()
        self._size = memory()  # after garbage was last looked for

    @staticmethod
    def leave_it() -> None:
        """From now on garbage lies until `clear_up`; what is loaded by now stays for good."""
        gc.freeze()
        gc.disable()

    def clear_up(self, last_used: float) -> None:
        """Look through everything, if this is the moment; `last_used` is when somebody last did something."""
        now = time.monotonic()
        waited, is_quiet = now - self._cleared, now - last_used > self.QUIET_SECONDS
        has_grown = memory() - self._size > self.GROWTH
        if has_grown or (is_quiet and waited > self.AT_MOST_EVERY) or waited > self.AT_LATEST:
            gc.collect()
            self._cleared, self._size = time.monotonic(), memory()


def memory() -> int:
    """Bytes of memory that this process holds; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return 0
