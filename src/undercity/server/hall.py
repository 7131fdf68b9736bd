"""The hall: all tables of this process, loaded when somebody comes and forgotten when nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from undercity.server import programs
from undercity.server.bots import Bots, Driver
from undercity.server.errors import Refusal
from undercity.server.housekeeping import Housekeeping, games_in_play
from undercity.server.leisure import Later
from undercity.server.live import LiveTable
from undercity.server.metrics import BOT_QUEUE, CONNECTIONS, TABLES, WRITE_QUEUE
from undercity.server.notices import Notices
from undercity.server.packs import Packs
from undercity.server.passkeys import Passkeys
from undercity.server.people import Known, People
from undercity.server.replays import Replays
from undercity.server.settings import Settings
from undercity.server.shelf import Shelf
from undercity.server.speeds import Speeds
from undercity.server.storage.store import Store
from undercity.server.teaching import Teacher
from undercity.server.timekeeper import Timekeeper

if TYPE_CHECKING:
    from undercity.server.storage.news import News

LOG = logging.getLogger("undercity.hall")


class Hall:
    """Tables, and what works for them: store, bots, notices, housekeeping."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_address)
        self.packs = Packs(settings.packs, self.store)
        self.people = People(self.store)
        self.passkeys = Passkeys(self.store, self.people)
        self.replays = Replays()
        self.shelf = Shelf()
        self.teacher = Teacher()
        self.speeds = Speeds(self._change_over, self._in_play)
        self.tables: dict[str, LiveTable] = {}
        self.resting: set[str] = set()  # tables that were found to rest
        self.connections = 0
        self.looking: dict[Callable[[], None], Known] = {}  # closes the connection of a known device
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._news: News | None = None
        self._later, self._housekeeping, self.timekeeper = Later(), Housekeeping(self), Timekeeper(self)

    async def open(self) -> None:
        """Begin: storage, bots, compiled rules, and games in which a bot must move."""
        await asyncio.to_thread(self.store.migrate)
        self.store.start()
        await asyncio.to_thread(self.packs.read)
        await self.store.transact(programs.beat)
        self.bots = Bots(self.settings)
        self.driver = Driver(self.bots, self.store, self.settings.bot_pause, self.spawn)
        self.notices = Notices(self.store, self.settings, self.spawn)
        await self.notices.open()
        if self.store.shared:
            from undercity.server.storage.news import News  # needs psycopg, which SQLite does not

            self._news = News(self.store, self._housekeeping.wake)
        TABLES.set_function(lambda: len(self.tables))
        CONNECTIONS.set_function(lambda: self.connections)
        BOT_QUEUE.set_function(lambda: self.bots.waiting)
        WRITE_QUEUE.set_function(lambda: self.store.waiting)
        self.spawn(self.speeds.warm_up(self.settings.warm))
        self.spawn(self._housekeeping.run())
        self.spawn(self._housekeeping.resume())
        self.spawn(self._later.run())
        self.spawn(self.timekeeper.run())

    async def close(self) -> None:
        """End: nothing that was promised is lost."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.speeds.close()
        self.teacher.close()
        await self.notices.close()
        await self.bots.close()
        if self._news:
            await self._news.close()
        with contextlib.suppress(Refusal):
            await self.store.transact(programs.leave)
        await self.store.close()

    def spawn(self, work: Any) -> None:
        """Run a task of the hall; its failure is logged, never silent."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("a task failed", exc_info=error)

    # -------------------------------------------------------------- tables

    async def table(self, table_id: str) -> LiveTable:
        """The table of this id, loaded if need be."""
        table = self.tables.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        else:
            await table.ready()
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        table = LiveTable(table_id, self.store, self.speeds.speed, self.settings.limits)
        async with table.lock:
            await table.refresh()
            table.on_news, table.on_late = self._on_news, self._later.add
            (self.resting.add if table.facts.rests else self.resting.discard)(table_id)
            self.tables[table_id] = table
            self._on_news(table)
        return table

    async def catch_up(self, table_id: str) -> None:
        """Read what is new of a table, if this process has it in memory."""
        if (table := self.tables.get(table_id)) is None:
            return
        try:
            await table.catch_up()
        except Refusal as refusal:
            LOG.warning("cannot catch up", extra={"table": table_id, "reason": str(refusal)})

    async def renew(self, table_id: str) -> None:
        """As `catch_up`, where rows that memory has may be gone."""
        if (table := self.tables.get(table_id)) is not None:
            table.journal.in_doubt = True
            await self.catch_up(table_id)

    def close_device(self, device: str) -> None:
        """Nobody looks on from a device that was signed out."""
        for close in [close for close, known in self.looking.items() if known.device == device]:
            close()

    def _on_news(self, table: LiveTable) -> None:
        """Something happened at a table: bots and absent people may have to move."""
        self.driver.look_at(table)
        self.notices.look_at(table)
        self.timekeeper.look_at(table)
        if table.facts.pack and table.facts.state == "running" and self.speeds.is_new(table.facts.edition):
            self.spawn(self.speeds.want(table.facts.edition))

    def _change_over(self, game: str) -> None:
        """A game's compiled rules are ready: use them at every table."""
        for table in self.tables.values():
            if table.facts.edition == game and table.match is not None:
                table.match.change_over("compiled")
        LOG.info("compiled rules are in use", extra={"game": game})

    async def _in_play(self) -> set[str]:
        """The games at the tables of this process, and those that go on from before it began."""
        return {table.facts.edition for table in self.tables.values()} | await self.store.read(games_in_play)
