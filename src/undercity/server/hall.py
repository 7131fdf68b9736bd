"""The hall: all tables of this process, loaded when somebody comes and forgotten when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, insert, select, update

from undercity.engine.game import find
from undercity.engine.seam import compiled
from undercity.server import facts as fact
from undercity.server import lobby
from undercity.server.bots import Bots, Driver
from undercity.server.errors import Conflict, Refusal, UnknownPerson
from undercity.server.facts import Person, fits, hashed, new_id, new_secret, now
from undercity.server.guard import Bucket
from undercity.server.judgements import Judgements
from undercity.server.leisure import Later, Waste
from undercity.server.live import Chat, LiveTable
from undercity.server.metrics import BOT_QUEUE, CONNECTIONS, TABLES, WRITE_QUEUE
from undercity.server.requests import Me, Say
from undercity.server.settings import Settings
from undercity.server.speeds import Speeds
from undercity.server.storage import schema
from undercity.server.storage.store import Store
from undercity.server.webhooks import Webhooks

if TYPE_CHECKING:
    from undercity.server.storage.news import News

LOG = logging.getLogger("undercity.hall")
IDLE_SECONDS = 600.0  # a table that nobody looked at for so long leaves memory
LOOK_SECONDS = 2.0  # how often a process looks for rows whose news got lost
MOST_CHATS = 2000  # of one table


class Hall:
    """Tables, persons, bots: what the web pages and sockets talk to."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_address)
        self.speeds = Speeds(self._change_over, self._in_play)
        self.tables: dict[str, LiveTable] = {}
        self.connections = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._persons: dict[str, tuple[float, str, Person]] = {}  # by id: when read, token hash
        self._tasks: set[asyncio.Task[Any]] = set()
        self._news: News | None = None
        self.later, self.waste = Later(), Waste()
        self.judgements = Judgements()

    async def open(self) -> None:
        """Begin: storage, bots, compiled rules, and games in which a bot must move."""
        await asyncio.to_thread(self.store.migrate)
        self.store.start()
        self.bots = Bots(self.settings)
        self.driver = Driver(self.bots, self.settings.bot_pause, self.spawn)
        self.webhooks = Webhooks(self.store, self.settings.private_webhooks, self.spawn)
        if self.store.shared:
            from undercity.server.storage.news import News  # needs psycopg, which SQLite does not

            self._news = News(self.store.address, self._wake)
        TABLES.ask = lambda: len(self.tables)
        CONNECTIONS.ask = lambda: self.connections
        BOT_QUEUE.ask = lambda: self.bots.waiting
        WRITE_QUEUE.ask = lambda: self.store.waiting
        self.spawn(self.speeds.warm_up(self.settings.warm))
        self.spawn(self._keep_house())
        self.spawn(self._resume())
        self.spawn(self.later.run())

    async def close(self) -> None:
        """End: nothing that was promised is lost."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.speeds.close()
        await self.bots.close()
        if self._news:
            await self._news.close()
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
        limits = self.settings.limits
        traffic = Bucket(limits.table_messages, limits.table_burst)
        table = LiveTable(table_id, self.store, self.speeds.speed, traffic)
        async with table.lock:
            await table.refresh()
            table.on_news, table.on_late = self._on_news, self.later.add
            self.tables[table_id] = table
            self._on_news(table)
        return table

    def _on_news(self, table: LiveTable) -> None:
        """Something happened at a table: bots and absent people may have to move."""
        self.driver.look_at(table)
        self.webhooks.look_at(table)

    def _change_over(self, game: str) -> None:
        """A game's compiled rules are ready: use them at every table."""
        rules = compiled(find(game))
        for table in self.tables.values():
            if table.facts.game == game and table.match is not None:
                table.match.rules = rules
        LOG.info("compiled rules are in use", extra={"game": game})

    def _in_play(self) -> set[str]:
        """The games at the tables of this process."""
        return {table.facts.game for table in self.tables.values()}

    # -------------------------------------------------------------- news and housekeeping

    def _wake(self, table_id: str | None) -> None:
        """Another process, or this one, changed a table; None: look at all of them."""
        if table_id is None:
            self.spawn(self._look_for_news())
        elif table_id in self.tables:
            self.spawn(self._catch_up(self.tables[table_id]))

    async def _catch_up(self, table: LiveTable) -> None:
        try:
            await table.catch_up()
        except Refusal as refusal:
            LOG.warning("cannot catch up", extra={"table": table.id, "reason": str(refusal)})

    async def _look_for_news(self) -> None:
        """Compare memory with the database; only tables that differ are read."""
        ids = list(self.tables)
        if not ids:
            return

        def read(connection: Connection) -> dict[str, tuple[int, int]]:
            journal, tables = schema.journal, schema.tables
            count = select(func.count()).where(journal.c.table_id == tables.c.id).scalar_subquery()
            rows = connection.execute(select(tables.c.id, tables.c.revision, count).where(tables.c.id.in_(ids)))
            return {row[0]: (row[1], row[2]) for row in rows}

        for table_id, (revision, length) in (await self.store.read(read)).items():
            table = self.tables.get(table_id)
            if table and (revision > table.facts.revision or length > len(table.cuts)):
                await self._catch_up(table)

    async def _keep_house(self) -> None:
        """Forget idle tables; with several processes, look for lost news."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if self.store.shared:
                    await self._look_for_news()
            except Refusal as refusal:
                LOG.warning("cannot look for news", extra={"reason": str(refusal)})
            for table in [table for table in self.tables.values() if table.in_doubt and not table.lock.locked()]:
                await self._catch_up(table)
            self._forget_idle()
            self.waste.clear_up(max((table.used for table in self.tables.values()), default=0.0))

    def _forget_idle(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for table in list(self.tables.values()):
            idle = table.used < old and not table.is_watched() and not table.lock.locked()
            if idle and not self.driver.is_busy(table):
                del self.tables[table.id]
            elif idle:
                table.drop_idle_streams()

    async def _resume(self) -> None:
        """After a restart: load the running games with bots, so that they go on by themselves."""
        tables, seats = schema.tables, schema.seats
        query = select(tables.c.id).where(tables.c.state == "running")
        query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.level.is_not(None))))
        for table_id in await self.store.read(lambda c: list(c.scalars(query))):
            try:
                await self.table(table_id)
            except Refusal as refusal:
                LOG.warning("cannot resume", extra={"table": table_id, "reason": str(refusal)})

    # -------------------------------------------------------------- persons

    async def person(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None if nobody's."""
        person_id, dot, secret = (cookie or "").partition(".")
        if not dot or not secret or not (person_id.isascii() and person_id.isalnum()):
            return None
        known = self._persons.get(person_id)
        if known is None or known[0] < time.monotonic() - 30:
            query = select(schema.persons).where(schema.persons.c.id == person_id[:40])
            row = await self.store.read(lambda c: c.execute(query).one_or_none())
            if row is None:
                return None
            known = (time.monotonic(), row.token_hash, Person(row.id, row.name, row.language, row.webhook))
            if len(self._persons) > 10_000:
                self._persons.clear()
            self._persons[person_id] = known
        return known[2] if fits(secret, known[1]) else None

    async def make_person(self, wish: Me) -> tuple[Person, str]:
        """A new person and his cookie."""
        secret = new_secret()
        webhook = wish.webhook if isinstance(wish.webhook, str) else None
        person = Person("p" + new_id(11), wish.name or "Somebody", wish.language or "en", webhook)
        row: dict[str, Any] = {
            "id": person.id,
            "token_hash": hashed(secret),
            "name": person.name,
            "language": person.language,
        }
        row |= {"language": person.language, "webhook": person.webhook, "created": now()}
        await self.store.transact(lambda c: c.execute(insert(schema.persons).values(row)).rowcount)
        return person, f"{person.id}.{secret}"

    async def change_person(self, person: Person, wish: Me) -> Person:
        """New name, language or webhook; the name changes at the person's open and running tables, too."""
        webhook = wish.webhook if isinstance(wish.webhook, str | None) else person.webhook
        changed = Person(person.id, wish.name or person.name, wish.language or person.language, webhook)
        values = {"name": changed.name, "language": changed.language, "webhook": changed.webhook}

        def write(connection: Connection) -> list[str]:
            connection.execute(update(schema.persons).where(schema.persons.c.id == person.id).values(values))
            if changed.name == person.name:
                return []
            seats = schema.seats
            connection.execute(update(seats).where(seats.c.person == person.id).values(name=changed.name))
            ids = list(connection.scalars(select(seats.c.table_id).where(seats.c.person == person.id)))
            for table_id in ids:
                self.store.tell_others(connection, table_id)
            return ids

        touched = await self.store.transact(write)
        self._persons.pop(person.id, None)
        for table_id in touched:
            if table_id in self.tables:
                await self._catch_up(self.tables[table_id])
        return changed

    # -------------------------------------------------------------- chat

    async def say(self, table: LiveTable, person: Person | None, message: Say) -> Chat:
        """Keep a line of chat and send it to everybody at the table."""
        if person is None:
            raise UnknownPerson("tell us your name before you chat")
        text = "".join(c for c in message.text if c.isprintable()).strip()
        if not text:
            raise Conflict("there is nothing to read in this message")
        speaker = person

        def write(connection: Connection) -> Chat:
            chat = schema.chat
            seat = fact.load(connection, table.id, lock=True).seat_of(speaker.id)
            own = (chat.c.table_id == table.id) & (chat.c.person == speaker.id) & (chat.c.message == message.id)
            row = connection.execute(select(chat).where(own)).one_or_none()
            if row is not None:
                return Chat(row.number, row.made, row.seat, row.name, row.text)
            number = connection.scalar(select(func.count()).where(chat.c.table_id == table.id)) or 0
            if number >= MOST_CHATS:
                raise Conflict(f"a table keeps at most {MOST_CHATS} messages")
            line = Chat(number, now(), seat, speaker.name, text)
            values = {"table_id": table.id, "number": number, "person": speaker.id, "message": message.id}
            values |= {"seat": seat, "name": line.name, "text": text, "made": line.time}
            connection.execute(insert(chat).values(values))
            return line

        line: Chat = await table.change(write)
        return line

    async def open_table(self, work: Any) -> lobby.Joined:
        """Run a transaction that makes or finds a table."""
        joined: lobby.Joined = await self.store.transact(work)
        return joined
