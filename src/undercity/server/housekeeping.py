"""What nobody asks for: news of other processes, tables in doubt, tables that nobody uses, games left running."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DatabaseError

from undercity.server import damage
from undercity.server import facts as fact
from undercity.server.absence import note_seen
from undercity.server.errors import Refusal
from undercity.server.expiry import expire
from undercity.server.guard import TALLY
from undercity.server.leisure import Waste
from undercity.server.storage.schema import journal, seats, tables

if TYPE_CHECKING:
    from undercity.server.hall import Hall

LOG = logging.getLogger("undercity.hall")
IDLE_SECONDS = 600.0  # a table that nobody looked at for so long leaves memory
EXPIRY_SECONDS = 6 * 3600.0  # between two looks for what nobody uses
PRESENCE_SECONDS = 30.0  # who is here is written down so often
REPORT_SECONDS = 60.0  # refusals are logged so often
LOOK_SECONDS = 2.0  # how often a process looks for rows whose news got lost


class Housekeeping:
    """Keeps the tables of a hall in order."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._waste = Waste()
        self._expires = time.monotonic() + EXPIRY_SECONDS / 100
        self._noted = time.monotonic()  # when presence was last written down
        self._reported = time.monotonic()  # when refusals were last logged

    async def run(self) -> None:
        """Look after everything, again and again; what fails is logged and done the next time."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._round()
            except Refusal as refusal:
                LOG.warning("housekeeping was refused", extra={"reason": str(refusal)})
            except Exception:
                LOG.exception("housekeeping failed")

    async def _round(self) -> None:
        live = self._hall.tables
        if self._hall.store.shared:
            await self._look_for_news()
        for table in [table for table in live.values() if table.journal.in_doubt and not table.lock.locked()]:
            await self._hall.catch_up(table.id)
        await self._note_presence()
        await self._expire()
        self._forget_idle()
        self._report_refusals()
        self._waste.clear_up(max((table.used for table in live.values()), default=0.0))

    async def _expire(self) -> None:
        """What nobody uses goes, some at a time."""
        if time.monotonic() > self._expires:
            self._expires = time.monotonic() + EXPIRY_SECONDS  # also if it fails: the rest of the round must not
            if await self._hall.store.transact(expire):
                self._expires = time.monotonic() + LOOK_SECONDS

    async def _note_presence(self) -> None:
        """Write down who is here, now and then: other processes and later ones ask since when somebody is away."""
        if time.monotonic() - self._noted > PRESENCE_SECONDS:
            self._noted = time.monotonic()
            places = {table.id: seats for table in self._hall.tables.values() if (seats := table.people_present())}
            if places:
                await self._hall.store.transact(lambda connection: note_seen(connection, places))

    def _report_refusals(self) -> None:
        if time.monotonic() - self._reported > REPORT_SECONDS:
            self._reported = time.monotonic()
            TALLY.report()

    def wake(self, table_id: str | None) -> None:
        """Another process, or this one, changed a table; None: look at all of them."""
        self._hall.spawn(self._look_for_news() if table_id is None else self._hall.catch_up(table_id))

    async def _look_for_news(self) -> None:
        """Compare memory with the database; only tables that differ are read."""
        ids = list(self._hall.tables)
        if not ids:
            return

        def read(connection: Connection) -> dict[str, tuple[int, int]]:
            count = select(func.count()).where(journal.c.table_id == tables.c.id).scalar_subquery()
            rows = connection.execute(select(tables.c.id, tables.c.revision, count).where(tables.c.id.in_(ids)))
            return {row[0]: (row[1], row[2]) for row in rows}

        for table_id, (revision, length) in (await self._hall.store.read(read)).items():
            table = self._hall.tables.get(table_id)
            if table and (revision > table.facts.revision or length > len(table.journal.cuts)):
                await self._hall.catch_up(table_id)

    def _forget_idle(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for table in list(self._hall.tables.values()):
            idle = table.used < old and not table.viewers.is_watched() and not table.lock.locked()
            if idle and not self._hall.driver.is_busy(table) and not self._hall.timekeeper.is_watching(table):
                del self._hall.tables[table.id]
            elif idle:
                table.viewers.drop_idle()

    async def resume(self) -> None:
        """After a restart: load the running games with bots or limits of time, so that they go on by themselves."""
        for table_id in await self._hall.store.read(going_on):
            try:
                await self._hall.table(table_id)
            except Exception as error:  # one table that is broken must not keep the others from going on
                LOG.warning("cannot resume", extra={"table": table_id, "reason": f"{type(error).__name__}: {error}"})


def going_on(connection: Connection) -> list[str]:
    """The running games with bots or limits of time."""
    try:
        query = select(tables.c.id).where(tables.c.state == "running")
        with_bots = tables.c.id.in_(select(seats.c.table_id).where(seats.c.level.is_not(None)))
        return list(connection.scalars(query.where(with_bots | tables.c.limits.is_not(None))))
    except DatabaseError as error:
        if not damage.is_damage(error):
            raise
    whole = damage.read_whole(connection, fact.load)
    return [facts.id for facts in whole if facts.state == "running" and (facts.limits or facts.has_bots)]
