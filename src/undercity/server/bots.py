"""Bots at the tables: worker processes that think, and the driver that asks them when it is their turn."""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from undercity.bots import ADVISER, LEVELS
from undercity.engine.errors import BadOption
from undercity.server.bot_worker import LENGTH, Question, Weighed, weigh
from undercity.server.errors import Refusal, Unavailable
from undercity.server.fair import FairQueue
from undercity.server.live import LiveTable
from undercity.server.metrics import BOT_RESTARTS, BOT_SECONDS, BOTS_STUCK
from undercity.server.requests import Choose, own_id
from undercity.server.settings import Settings
from undercity.server.storage.store import Store

LOG = logging.getLogger("undercity.bots")
MOST_SECONDS = 20.0  # a bot that thinks longer has lost its way
FIRST_SECONDS = 60.0  # the same, with the start of the worker and the game's rules to load
MOST_TRIES = 3  # of a bot in one position, before it is helped
OTHERS_FIRST = 4.0  # with several processes: seconds given to the one that made the last choice

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Weighed]).decode
_PASSED_ON = ("PATH", "HOME", "PYTHONPATH", "VIRTUAL_ENV", "LANG", "TMPDIR", "UNDERCITY_CACHE", "XDG_CACHE_HOME")


class Thinker(Protocol):
    """Somewhere to think."""

    async def ask(self, question: Question) -> list[Weighed]: ...
    async def stop(self) -> None: ...


class Worker:
    """One worker process, started when it is first asked and again when it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> list[Weighed]:
        if self._process is None or self._process.returncode is not None:
            self._process = await self._start()
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        body = _encode(question)
        stdin.write(len(body).to_bytes(LENGTH, "big") + body)
        await stdin.drain()
        return _decode(await stdout.readexactly(int.from_bytes(await stdout.readexactly(LENGTH), "big")))

    async def _start(self) -> asyncio.subprocess.Process:
        """The environment is passed on only as far as Python needs it: no database address among it."""
        environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "undercity.server.bot_worker",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=environment,
        )  # fmt: skip

    async def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


class RayWorker:
    """A place in a Ray cluster (`--bots ray`; an extra)."""

    def __init__(self) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise BadOption("--bots ray needs Ray: install undercity[ray], or leave --bots out") from None
        if not ray.is_initialized():
            ray.init(log_to_driver=False)
        self._weigh: Any = ray.remote(weigh)

    async def ask(self, question: Question) -> list[Weighed]:
        return list(await asyncio.wrap_future(self._weigh.remote(question).future()))

    async def stop(self) -> None:
        """Ray minds its own processes."""


class Bots:
    """A few thinkers, and a fair queue before them."""

    def __init__(self, settings: Settings) -> None:
        if settings.bots not in ("processes", "ray"):
            raise BadOption(f"--bots is processes or ray, not {settings.bots!r}")
        make: Callable[[], Thinker] = RayWorker if settings.bots == "ray" else Worker
        self.levels = dict(LEVELS)
        self.waiting = 0
        self._workers: list[Thinker] = [make() for _ in range(max(settings.bot_workers, 1))]
        self._queue = FairQueue(self._workers)
        self._warm: set[tuple[Thinker, str]] = set()  # workers that have answered in a game since they were started

    @property
    def best_level(self) -> str:
        """Of those that give hints."""
        return ADVISER

    async def think(self, question: Question, for_whom: str = "") -> int:
        """A legal choice, whatever happens to the workers. Who has had least thinking of late comes first."""
        return (await self.weigh(question, for_whom))[0].code

    async def weigh(self, question: Question, for_whom: str = "") -> list[Weighed]:
        """Legal choices as a bot sees them, its own first."""
        self.waiting += 1
        try:
            for _ in range(2):
                found = [one for one in await self._ask_one(question, for_whom) if one.code in question.legal]
                if found:
                    return found
        finally:
            self.waiting -= 1
        LOG.error("no bot could answer; choosing at random", extra={"game": question.game})
        return [Weighed(secrets.choice(question.legal), 1.0, None)]

    async def _ask_one(self, question: Question, for_whom: str) -> list[Weighed]:
        """The answer of the next idle worker; nothing if it died or overran, and it is started again."""
        worker = await self._queue.borrow(for_whom)
        # a worker that is stopped while it starts would have to start again: on a busy machine, for ever
        limit = MOST_SECONDS if (worker, question.game) in self._warm else max(FIRST_SECONDS, MOST_SECONDS)
        try:
            answer = await asyncio.wait_for(worker.ask(question), limit)
            self._warm.add((worker, question.game))
            return answer
        except Exception as error:  # whatever a worker does, the game goes on
            self._warm = {known for known in self._warm if known[0] is not worker}
            BOT_RESTARTS.inc()
            LOG.warning("a bot worker is started again", extra={"reason": type(error).__name__})
            await worker.stop()
            return []
        except asyncio.CancelledError:
            await worker.stop()  # its answer would be taken for that to the next question
            raise
        finally:
            self._queue.give_back(worker)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


class Driver:
    """Lets the bots of a table move when it is their turn."""

    def __init__(self, bots: Bots, store: Store, pause: float, spawn: Callable[[Any], None]) -> None:
        self._bots, self._store, self._pause, self._spawn = bots, store, pause, spawn
        self._busy: set[tuple[str, int]] = set()

    def is_busy(self, table: LiveTable) -> bool:
        return any(table_id == table.id for table_id, _ in self._busy)

    def look_at(self, table: LiveTable) -> None:
        """Start to think for each bot that must decide."""
        for seat in self._due(table):
            if (table.id, seat) not in self._busy:
                self._busy.add((table.id, seat))
                self._spawn(self._play(table, seat))

    @staticmethod
    def _due(table: LiveTable) -> list[int]:
        if table.match is None or table.facts.state != "running" or table.facts.rests:
            return []
        return [seat for seat in table.match.deciders if table.facts.seats[seat].level]

    async def _play(self, table: LiveTable, seat: int) -> None:
        """Choose until it is no longer the bot's turn."""
        tries, last = 0, -1
        try:
            while True:
                async with table.lock:
                    if table.journal.in_doubt:
                        await table.refresh()
                    if seat not in self._due(table):
                        return
                    question, clock, number = ask(table, seat), table.match.clock_of(seat), len(table.journal.cuts)  # type: ignore[union-attr]
                    patience = 0.0 if table.journal.led_here else OTHERS_FIRST
                tries, last = tries + 1 if number == last else 0, number
                if tries >= MOST_TRIES:
                    await self._help(table, seat, question, clock, tries)
                else:
                    await self._choose(table, seat, question, clock, number, patience)
        except Unavailable:
            await asyncio.sleep(1)
            self._spawn(self._look_again(table))
        finally:
            self._busy.discard((table.id, seat))

    async def _look_again(self, table: LiveTable) -> None:
        self.look_at(table)

    async def _choose(
        self, table: LiveTable, seat: int, question: Question, clock: int, number: int, patience: float
    ) -> None:
        began = time.monotonic()
        if patience and self._store.shared:
            await asyncio.sleep(patience)
            if len(table.journal.cuts) != number:
                return
        code = await self._bots.think(question, table.facts.host)
        BOT_SECONDS.observe(time.monotonic() - began)
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        try:
            await table.choose(seat, Choose(id=own_id("bot", number), clock=clock, code=code), by="bot")
        except Unavailable:
            raise
        except Refusal:
            LOG.info("a bot's choice came too late", extra={"table": table.id})

    async def _help(self, table: LiveTable, seat: int, question: Question, clock: int, tries: int) -> None:
        """Its choices led nowhere: choose anything legal, under a name never used, and ever more rarely."""
        BOTS_STUCK.inc()
        LOG.error("a bot makes no progress; choosing at random", extra={"table": table.id, "tries": tries})
        await asyncio.sleep(min(0.1 * 2 ** (tries - MOST_TRIES), 60.0))
        message = own_id("bot", f"{len(table.journal.cuts)}.{secrets.token_hex(6)}")
        try:
            await table.choose(seat, Choose(id=message, clock=clock, code=secrets.choice(question.legal)), by="bot")
        except Unavailable:
            raise
        except Refusal as refusal:
            LOG.error("a bot cannot be helped", extra={"table": table.id, "reason": str(refusal)})


def ask(table: LiveTable, seat: int, level: str | None = None, *, reasons: bool = False) -> Question:
    """What the bot of a seat is told: only what the seat may know."""
    match = table.match
    assert match is not None
    level = level or table.facts.seats[seat].level or "random"
    return Question(table.facts.edition, seat, level, match.known_bytes(seat), match.legal(seat), reasons)
