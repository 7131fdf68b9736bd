"""What nobody asks for: news of other processes, tables in doubt, tables that nobody uses, games left running."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Container
from typing import TYPE_CHECKING

from sqlalchemy import Column, ColumnElement, Connection, func, select
from sqlalchemy.exc import DatabaseError

from undercity.server import damage, programs
from undercity.server import facts as fact
from undercity.server.absence import note_seen
from undercity.server.errors import Refusal
from undercity.server.expiry import expire
from undercity.server.guard import TALLY
from undercity.server.leisure import Waste
from undercity.server.programs import BEAT_SECONDS
from undercity.server.rulesets import ours
from undercity.server.storage.schema import devices, journal, seats, tables

if TYPE_CHECKING:
    from undercity.server.hall import Hall

LOG = logging.getLogger("undercity.hall")
IDLE_SECONDS = 600.0  # a table that nobody looked at for so long leaves memory
EXPIRY_SECONDS = 6 * 3600.0  # between two looks for what nobody uses
PRESENCE_SECONDS = 30.0  # who is here is written down so often
TELL_SECONDS = 20.0  # between two looks for quiet hours that are over
REPORT_SECONDS = 60.0  # refusals are logged so often
LOOK_SECONDS = 2.0  # how often a process looks for rows whose news got lost


class Housekeeping:
    """Keeps the tables of a hall in order."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._waste = Waste()
        self._expires = time.monotonic() + EXPIRY_SECONDS / 100
        self._noted = time.monotonic()  # when presence was last written down
        self._told = time.monotonic() - TELL_SECONDS  # when it was last looked for quiet hours that are over
        self._signed = time.monotonic()  # when this process last gave a sign of life
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
            await self._give_sign()
        else:
            await self._look_for_orders()
        for table in [table for table in live.values() if table.journal.in_doubt and not table.lock.locked()]:
            await self._hall.catch_up(table.id)
        await self._note_presence()
        await self._tell_held()
        await self._expire()
        self._forget_idle()
        self._report_refusals()
        self._waste.clear_up(max((table.used for table in live.values()), default=0.0))
        await self._close_signed_out()

    async def _give_sign(self) -> None:
        """Other processes see that this one is alive; games that one of another version has left are taken on."""
        if time.monotonic() - self._signed > BEAT_SECONDS:
            self._signed = time.monotonic()
            await self._hall.store.transact(programs.beat)
            await self._load_all(by_other_rules)

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

    async def _tell_held(self) -> None:
        """What was held for quiet hours that are over."""
        if time.monotonic() - self._told > TELL_SECONDS:
            self._told = time.monotonic()
            await self._hall.notices.tell_held()

    async def _close_signed_out(self) -> None:
        """Nobody looks on from a device that another process, or whoever runs the server, has signed out."""
        here = {known.device: known.person.id for known in self._hall.looking.values()}
        if here:
            query = select(devices.c.id).where(devices.c.id.in_(here))
            kept = await self._hall.store.read(lambda connection: set(connection.scalars(query)))
            for device in here.keys() - kept:
                self._hall.people.forget_cookies(here[device])
                self._hall.close_device(device)

    def _report_refusals(self) -> None:
        if time.monotonic() - self._reported > REPORT_SECONDS:
            self._reported = time.monotonic()
            TALLY.report()

    def wake(self, table_id: str | None) -> None:
        """Another process changed a table; None: look at all of them."""
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

        found = await self._hall.store.read(read)
        self._drop_deleted(ids, found)
        for table_id, (revision, length) in found.items():
            table = self._hall.tables.get(table_id)
            if table and (revision > table.facts.revision or length > len(table.journal.cuts)):
                await self._hall.catch_up(table_id)

    async def _look_for_orders(self) -> None:
        """On SQLite nobody else plays, but whoever runs the server may have changed or deleted a table."""
        if ids := list(self._hall.tables):
            query = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
            rows = await self._hall.store.read(lambda connection: connection.execute(query).all())
            found: dict[str, int] = {row.id: row.revision for row in rows}
            self._drop_deleted(ids, found)
            for table_id, revision in found.items():
                table = self._hall.tables.get(table_id)
                if table and revision > table.facts.revision and not table.lock.locked():
                    await self._hall.catch_up(table_id)

    def _drop_deleted(self, ids: list[str], found: Container[str]) -> None:
        """Nobody looks at a table that is there no more."""
        for table_id in ids:
            if table_id not in found and (table := self._hall.tables.pop(table_id, None)):
                table.viewers.send_away()

    def _forget_idle(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for table in list(self._hall.tables.values()):
            idle = table.used < old and not table.viewers.is_watched() and not table.lock.locked()
            if idle and not self._hall.driver.is_busy(table) and not self._hall.timekeeper.is_watching(table):
                del self._hall.tables[table.id]
            elif idle:
                table.viewers.drop_idle()

    async def resume(self) -> None:
        """After a restart: load the running games with bots or limits of time, so that they go on by themselves, and
        those that were played by other rules, to see how they go on by these."""
        await self._load_all(going_on)
        await self._load_all(by_other_rules)
        await self._keep_old_games()

    async def _load_all(self, wanted: Callable[[Connection], list[str]]) -> None:
        for table_id in await self._hall.store.read(wanted):
            if table_id in self._hall.tables or table_id in self._hall.resting:
                continue
            try:
                await self._hall.table(table_id)
            except Exception as error:  # one table that is broken must not keep the others from going on
                LOG.warning("cannot resume", extra={"table": table_id, "reason": type(error).__name__})

    async def _keep_old_games(self) -> None:
        """What came of games that ended before 0.3 is written down while their rules are still these, one by one."""
        for table_id in await self._hall.store.read(never_kept):
            began = time.monotonic()
            try:
                table = await self._hall.table(table_id)
                if not table.viewers.is_watched():
                    self._hall.tables.pop(table_id, None)
            except Exception as error:
                LOG.warning("cannot keep", extra={"table": table_id, "reason": type(error).__name__})
            await asyncio.sleep(4 * (time.monotonic() - began))  # people play meanwhile


def never_kept(connection: Connection) -> list[str]:
    """Games that ended before 0.3, and what came of their choices is not written down."""
    old = tables.c.rules.is_(None) & tables.c.started.is_not(None) & tables.c.ended.is_not(None)
    return _where(connection, old)


def by_other_rules(connection: Connection) -> list[str]:
    """The running games that were played by other rules so far."""
    others = tables.c.rules.is_(None) | tables.c.rules.not_in(ours())
    return _where(connection, (tables.c.state == "running") & others)


def games_in_play(connection: Connection) -> set[str]:
    """The games of the running tables, by name."""
    return set(_where(connection, tables.c.state == "running", tables.c.game))


def _where(connection: Connection, condition: ColumnElement[bool], column: Column[str] = tables.c.id) -> list[str]:
    try:
        return list(connection.scalars(select(column).where(condition)))
    except DatabaseError as error:
        if not damage.is_damage(error):
            raise
    return []  # they are opened when somebody comes


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
