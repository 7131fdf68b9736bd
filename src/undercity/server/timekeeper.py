"""Tables whose clocks have limits: what happens when somebody's time is over is the table's choice."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from undercity.server import absence
from undercity.server.bots import ask
from undercity.server.errors import Refusal
from undercity.server.requests import Choose, own_id

if TYPE_CHECKING:
    from undercity.server.hall import Hall
    from undercity.server.live import LiveTable

LOG = logging.getLogger("undercity.time")
LOOK_SECONDS = 0.5


class Timekeeper:
    """Looks at the clocks of all tables that have limits."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._watched: dict[str, float] = {}  # by table: when the next seat's time is over
        self._busy: set[str] = set()

    def look_at(self, table: LiveTable) -> None:
        """Something happened at a table: its deadline may be another."""
        deadline = self._deadline(table)
        if deadline is None:
            self._watched.pop(table.id, None)
        else:
            self._watched[table.id] = deadline[0]

    def is_watching(self, table: LiveTable) -> bool:
        return table.id in self._watched

    @staticmethod
    def _deadline(table: LiveTable) -> tuple[float, list[int]] | None:
        """When the time of the next seat is over, and whose is by then."""
        limits, clocks = table.facts.limits, table.journal.clocks
        if limits is None or table.facts.state != "running" or table.facts.rests or clocks is None:
            return None
        ends = {}
        for seat in clocks.deciders():
            if table.facts.seats[seat].kind == "person":
                left = [limits.turn, None if limits.game is None else limits.game - clocks.used[seat]]
                ends[seat] = clocks.at + min([float(some) for some in left if some is not None], default=float("inf"))
        if not ends:
            return None
        first = min(ends.values())
        return first, [seat for seat, end in ends.items() if end <= first]

    async def run(self) -> None:
        """Act whenever a time is over."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            moment = time.time()
            for table_id in [key for key, end in self._watched.items() if end <= moment and key not in self._busy]:
                self._busy.add(table_id)
                self._hall.spawn(self._act(table_id))

    async def _act(self, table_id: str) -> None:
        try:
            table = await self._hall.table(table_id)
            deadline = self._deadline(table)
            if deadline is not None and deadline[0] <= time.time():
                await self._end_time(table, deadline[1])
            else:
                self.look_at(table)
        except Refusal as refusal:
            LOG.info("the end of somebody's time was refused", extra={"table": table_id, "reason": str(refusal)})
            await asyncio.sleep(LOOK_SECONDS)
        finally:
            self._busy.discard(table_id)

    async def _end_time(self, table: LiveTable, late: list[int]) -> None:
        limits, match = table.facts.limits, table.match
        assert limits is not None
        assert match is not None
        LOG.info("somebody's time is over", extra={"table": table.id, "then": limits.then})
        if limits.then == "bot_decides":
            await self._decide(table, late[0])
        elif limits.then == "bot_takes_over":
            await table.change(lambda c: absence.replace_late(c, table.id, late))
        else:
            await table.change(lambda c: absence.lose_on_time(c, table.id, match, late))

    async def _decide(self, table: LiveTable, seat: int) -> None:
        """A bot chooses once for who is late; while his time is over it goes on at the next look."""
        match, row = table.journal.game(), len(table.journal.cuts)
        clock = match.clock_of(seat)
        code = await self._hall.bots.think(ask(table, seat, absence.STAND_IN), table.facts.host)
        wish = Choose(id=own_id("clock", row), clock=clock, code=code)
        await table.choose(seat, wish, by="clock")
