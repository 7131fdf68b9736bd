"""The store: durable before anybody is told.

All writing goes through one thread. It takes what has gathered in its queue and adds all of it to the
journal in one transaction: while the disk syncs one group, the next gathers. Reading happens on other
connections, in threads.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from undercity.engine.errors import BadOption
from undercity.server import damage, rulesets
from undercity.server.errors import Refusal, Unavailable
from undercity.server.metrics import COMMIT_SECONDS, GROUP_SIZE
from undercity.server.storage import schema
from undercity.server.storage.checkpoints import Checkpoints
from undercity.server.storage.migrations import is_newest, migrate

T = TypeVar("T")
Work = Callable[[Connection], T]
READERS = 8  # threads that read
PULSE_SECONDS = 2.0  # between two probes of the disk
GROUP = 256  # the most that one transaction takes on
SPACING = 0.006  # seconds from one transaction to the next: what comes in between is stored, and told, together
CHANNEL = "undercity"
LOG = logging.getLogger("undercity.store")


class JournalRow(NamedTuple):
    """One thing done at a table; see schema.journal."""

    table_id: str
    number: int
    seat: int
    message: str
    action: str
    clock: int
    deciders: int
    made: int
    rules: str | None = None
    link: str | None = None
    told: str | None = None
    points: str | None = None
    positions: bytes | None = None  # as they are: `stored` packs them

    def stored(self) -> tuple[Any, ...]:
        """As the database keeps it."""
        return self if self.positions is None else self._replace(positions=rulesets.pack(self.positions))


@dataclass
class _Append:
    row: JournalRow
    also: Work[None] | None
    done: asyncio.Future[bool]
    outcome: bool | Refusal = False


@dataclass
class _Transaction:
    work: Work[Any]
    done: asyncio.Future[Any]


class Store:
    """A database, by its address: sqlite:///path or postgresql://..."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
            if url.get_backend_name() == "postgresql":
                url = url.set(drivername="postgresql+psycopg")
            elif url.get_backend_name() != "sqlite":
                raise BadOption(f"the database is sqlite:///FILE or postgresql://..., not {url.get_backend_name()!r}")
            self.shared = url.get_backend_name() == "postgresql"
            quiet = {
                "hide_parameters": True,
                "pool_pre_ping": self.shared,
            }  # errors never show values: they may be secret
            self._writer = create_engine(url, poolclass=None if self.shared else NullPool, **quiet)
            self._reader = create_engine(url, pool_size=4, max_overflow=8, **quiet)
        except ModuleNotFoundError:
            raise BadOption("PostgreSQL needs psycopg: install undercity[postgres]") from None
        except (ArgumentError, NoSuchModuleError):
            raise BadOption("the database is written as sqlite:///FILE or postgresql://USER@HOST/NAME") from None
        self.address = url
        if not self.shared:
            _prepare_sqlite(self._writer, "BEGIN IMMEDIATE")
            _prepare_sqlite(self._reader, "BEGIN")
        self._queue: SimpleQueue[_Append | _Transaction | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._checkpoints: Checkpoints | None = None
        self.writes_as: int | None = None  # on PostgreSQL: the number of the writer's own connection
        self._stored = 0.0  # when the last transaction ended
        self._readers = ThreadPoolExecutor(READERS, "undercity-reader")
        self._pulse: tuple[float, bool] = (
            -PULSE_SECONDS,
            False,
        )  # when it was felt, and whether it was there

    # -------------------------------------------------------------- life

    def migrate(self) -> None:
        """Bring the database to its newest form."""
        try:
            with self._writer.begin() as connection:
                migrate(connection)
                rulesets.enter(connection)
        except CommandError:
            raise BadOption("the database was written by a newer Undercity: update this one, or use another") from None
        except SQLAlchemyError as error:
            raise BadOption(f"the database cannot be opened: {_reason(error)}") from None

    def check(self) -> None:
        """Refuse a database that is not of this version's form: a running server of another one may use it."""
        try:
            with self._reader.connect() as connection:
                if not is_newest(connection):
                    raise BadOption("the database was written by another version: let its own program look after it")
        except SQLAlchemyError as error:
            raise BadOption(f"the database cannot be opened: {_reason(error)}") from None

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """One transaction, for who serves nobody: the operator's commands."""
        with self._writer.begin() as connection:
            yield connection
        self._writer.dispose()

    def start(self) -> None:
        """Begin to write, for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, name="undercity-writer", daemon=True)
        self._thread.start()
        if not self.shared and self.address.database:
            self._checkpoints = Checkpoints(Path(self.address.database))
            self._checkpoints.start()

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.stop)
            self._checkpoints = None
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._writer.dispose()
        self._reader.dispose()

    @property
    def waiting(self) -> int:
        """How many writes are queued."""
        return self._queue.qsize()

    # -------------------------------------------------------------- for the event loop

    async def append(self, row: JournalRow, also: Work[None] | None = None) -> bool:
        """Add a row to the journal; True once it is durable, False if its number or message is taken.

        `also` is done in the same transaction, if the row was added.
        """
        done: asyncio.Future[bool] = self._new_future()
        self._queue.put(_Append(row, also, done))
        return await done

    async def transact(self, work: Work[T]) -> T:
        """Run the work in a transaction of its own; its result, once durable."""
        done: asyncio.Future[T] = self._new_future()
        self._queue.put(_Transaction(work, done))
        return await done

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, in a thread."""

        def run() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        if self._loop is None:
            raise Unavailable("the server is going down")
        try:
            return await self._loop.run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            LOG.error("reading failed", extra={"reason": _reason(error)})
            raise Unavailable("the storage does not answer; please try again") from None

    async def is_healthy(self) -> bool:
        """Whether something can be written and read again; tried at most once in PULSE_SECONDS."""
        if time.monotonic() - self._pulse[0] >= PULSE_SECONDS:
            self._pulse = (time.monotonic(), self._pulse[1])
            self._pulse = (time.monotonic(), await self._feel_pulse())
        return self._pulse[1]

    async def _feel_pulse(self) -> bool:
        moment = time.time_ns()

        def write(connection: Connection) -> None:
            if not connection.execute(update(schema.pulse).values(at=moment)).rowcount:
                connection.execute(insert(schema.pulse).values(id=1, at=moment))

        try:
            async with asyncio.timeout(5):
                await self.transact(write)
                return await self.read(lambda c: c.scalar(select(schema.pulse.c.at))) is not None
        except (Refusal, TimeoutError):
            return False

    def _new_future(self) -> asyncio.Future[Any]:
        if self._loop is None or self._thread is None:
            raise Unavailable("the server is going down")
        return self._loop.create_future()

    # -------------------------------------------------------------- in the writer's thread

    def _write(self) -> None:
        connection: Connection | None = None
        running = True
        while running:
            jobs, running = self._gather()
            try:
                connection = connection or self._connect()
                self._commit(connection, jobs)
                self._stored = time.monotonic()
            except Exception as error:  # whatever it is, nobody was told of success
                LOG.error("writing failed", extra={"reason": _reason(error)})
                failure = Unavailable("the storage does not answer; please try again")
                self._hand_back([(job.done, failure) for job in jobs])
                _discard(connection)
                connection = None
        _discard(connection)

    def _connect(self) -> Connection:
        """The writer's connection."""
        connection = self._writer.connect()
        driver: Any = connection.connection.driver_connection
        if self.shared:
            self.writes_as = driver.info.backend_pid
        else:
            driver.execute("PRAGMA wal_autocheckpoint=0")  # see `Checkpoints`
        return connection

    def _gather(self) -> tuple[list[_Append | _Transaction], bool]:
        """At least one job, and what else has gathered; False at the end."""
        jobs: list[_Append | _Transaction] = []
        while len(jobs) < GROUP and (not jobs or not self._queue.empty()):
            job = self._queue.get()
            if job is None:
                return jobs, False
            if not jobs:
                time.sleep(max(0.0, self._stored + SPACING - time.monotonic()))
            jobs.append(job)
        return jobs, True

    def _commit(self, connection: Connection, jobs: list[_Append | _Transaction]) -> None:
        appends = [job for job in jobs if isinstance(job, _Append)]
        if appends:
            with COMMIT_SECONDS.time():
                self._append_all(connection, appends)
            GROUP_SIZE.observe(len(appends))
            self._hand_back([(job.done, job.outcome) for job in appends])  # an outcome may be a refusal
        for job in jobs:
            if isinstance(job, _Transaction):
                self._hand_back([(job.done, self._transact(connection, job.work))])

    def _append_all(self, connection: Connection, appends: list[_Append]) -> None:
        """In key order, so that two processes never wait for each other in a circle."""
        appends = sorted(appends, key=lambda job: job.row[:2])
        alone = not self.shared and not any(job.also for job in appends)
        together = self._append_at_once if alone else self._append_together
        try:
            if not together(connection, appends):
                self._append_each(connection, appends)
        except (sqlite3.DatabaseError, DatabaseError) as error:
            if not damage.is_damage(error):
                raise
            self._append_apart(connection, appends)

    def _append_at_once(self, connection: Connection, appends: list[_Append]) -> bool:
        """As `_append_together`, for SQLite: one statement is a transaction of its own.

        Python's lock then changes hands once for a group, not at begin, insert and commit; under load each
        time is a wait for the busy event loop.
        """
        values = tuple(value for job in appends for value in job.row.stored())
        driver: Any = connection.connection.driver_connection
        try:
            driver.execute(_insert_text("?", len(appends), "ABORT"), values)
        except sqlite3.IntegrityError:  # one of the rows is taken
            return False
        for job in appends:
            job.outcome = True
        return True

    def _append_together(self, connection: Connection, appends: list[_Append]) -> bool:
        """One transaction, one statement; False, and nothing was done, if one of the rows is taken."""
        with connection.begin() as transaction:
            if self._insert(connection, appends) < len(appends):
                transaction.rollback()
                return False
            for job in appends:
                self._complete(connection, job)
            self.wake_others(connection, *(job.row.table_id for job in appends))
        return True

    def _append_each(self, connection: Connection, appends: list[_Append]) -> None:
        """One transaction, but row by row, to find out which are taken."""
        with connection.begin():
            for job in appends:
                if self._insert(connection, [job]):
                    self._complete(connection, job)
                    self.wake_others(connection, job.row.table_id)

    def _append_apart(self, connection: Connection, appends: list[_Append]) -> None:
        """A transaction for each row: where one table is damaged, the others are not."""
        for job in appends:
            try:
                with damage.named(job.row.table_id):
                    self._append_each(connection, [job])
            except Unavailable as refusal:
                job.outcome = refusal

    def _insert(self, connection: Connection, appends: list[_Append]) -> int:
        """Add the rows that are not taken; how many. Written for the driver: this is the server's busiest statement."""
        mark = "%s" if self.shared else "?"
        values = tuple(value for job in appends for value in job.row.stored())
        return connection.exec_driver_sql(_insert_text(mark, len(appends)), values).rowcount

    def _complete(self, connection: Connection, job: _Append) -> None:
        job.outcome = True
        if job.also:
            job.also(connection)

    def _transact(self, connection: Connection, work: Work[Any]) -> Any:
        """The result of the work, or the refusal that undid it."""
        try:
            with connection.begin():
                return work(connection)
        except Refusal as refusal:
            return refusal
        except DatabaseError as error:
            if not damage.is_damage(error):
                raise
            LOG.error("something is damaged", extra={"reason": _reason(error)})
            return Unavailable("something is damaged; whoever runs the server has been told")

    def wake_others(self, connection: Connection, *table_ids: str) -> None:
        """Wake the other processes when this transaction commits."""
        if self.shared:
            connection.exec_driver_sql(
                "SELECT pg_notify(%s, one) FROM unnest(%s::text[]) AS one", (CHANNEL, [*table_ids])
            )

    def _hand_back(self, outcomes: list[tuple[asyncio.Future[Any], Any]]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_settle, outcomes)
        except RuntimeError:  # the loop is closed: nobody is left to be told
            LOG.warning("outcomes came after the end of the server")


@lru_cache(GROUP)
def _insert_text(mark: str, rows: int, taken: str = "") -> str:
    """The statement that adds so many rows to the journal, but none whose number or message is taken.

    With "ABORT", SQLite adds none of them if one is taken.
    """
    row = f"({', '.join([mark] * len(JournalRow._fields))})"
    columns, values = ", ".join(JournalRow._fields), ", ".join([row] * rows)
    if taken:
        return f"INSERT OR {taken} INTO journal ({columns}) VALUES {values}"
    return f"INSERT INTO journal ({columns}) VALUES {values} ON CONFLICT DO NOTHING"


def _settle(outcomes: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, outcome in outcomes:
        if done.done():
            continue
        if isinstance(outcome, BaseException):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def _discard(connection: Connection | None) -> None:
    if connection is not None:
        try:
            connection.invalidate()
            connection.close()
        except SQLAlchemyError:
            pass


def _reason(error: BaseException) -> str:
    """What the database said, without the statement and its values: they may hold secrets."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else ''}"


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    """Write-ahead log, a sync for every commit, and transactions begun by us rather than by the driver."""

    @event.listens_for(engine, "connect")
    def connect(dbapi: Any, _: object) -> None:
        dbapi.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            dbapi.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
