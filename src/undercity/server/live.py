"""One table in memory: its journal, its viewers, its chat, and the lock under which they change.

The way of a choice can be read here from top to bottom: `choose`, `_act`, and then everybody is told by `publish`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from undercity.server import damage, programs, rulesets
from undercity.server import facts as fact
from undercity.server.absence import note_seen
from undercity.server.chat import Chat, keep_newest
from undercity.server.errors import Conflict, Stale, Unavailable
from undercity.server.facts import Facts
from undercity.server.frames import Listener
from undercity.server.guard import Traffic
from undercity.server.journal import Ack, Journal
from undercity.server.kept import Vocabularies
from undercity.server.metrics import CHOICE_SECONDS, CHOICES
from undercity.server.requests import Choose, Undo
from undercity.server.served import ServedMatch
from undercity.server.settings import Limits
from undercity.server.storage import schema
from undercity.server.storage.store import Store
from undercity.server.viewers import Scene, Viewers


class LiveTable:
    """One table in memory."""

    def __init__(self, table_id: str, store: Store, speed: Callable[[str], str], limits: Limits) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self._turnstile = asyncio.Lock()  # of those who only watch
        self.facts: Facts
        self.journal = Journal(table_id, store, speed)
        self.viewers = Viewers()
        self.chats: list[Chat] = []
        self.used = time.monotonic()
        self.traffic = Traffic(limits)
        self.on_news: Callable[[LiveTable], None] = lambda table: None
        self.on_late: Callable[[LiveTable], None] = LiveTable.publish_late
        self._store = store

    @property
    def match(self) -> ServedMatch | None:
        """The game, once it has begun."""
        return self.journal.match

    # -------------------------------------------------------------- the way of a choice

    async def choose(self, seat: int, wish: Choose, by: str = "person") -> Ack:
        """Make a choice; the answer comes when it is durable."""
        return await self._act(seat, wish, by)

    async def undo(self, seat: int, wish: Undo) -> Ack:
        """Take back the seat's last choice."""
        return await self._act(seat, wish, "person")

    async def _act(self, seat: int, wish: Choose | Undo, by: str) -> Ack:
        """Grant a wish in memory, store it, and only then tell everybody."""
        began = time.perf_counter()
        self.used = time.monotonic()
        async with self.lock:
            await self._be_sure()
            if ack := self.journal.ack_of(seat, wish.id):
                return ack
            self._check_running(seat, by)
            self.journal.check_timely(seat, wish.clock)
            action = self.journal.grant(seat, wish)
            if not await self.journal.store(seat, wish.id, action):
                return await self._find_out(seat, wish.id)
            if self.journal.game().over:
                await self.refresh()
            self.publish()
            ack = Ack(self.journal.game().clock_of(seat), False, action.made)
        CHOICES(by).inc()
        CHOICE_SECONDS.observe(time.perf_counter() - began)
        return ack

    def _check_running(self, seat: int, by: str) -> None:
        self.journal.game()
        if self.facts.laid_aside:
            raise Conflict("this table was laid aside by who runs the server: it can be looked at, but not played on")
        if self.facts.rests:
            raise Conflict("this game rests: it was played by other rules than this version of the program knows")
        if by == "bot" and not self.facts.seats[seat].level:
            raise Conflict("the bot has given its seat back")
        if self.facts.state != "running":
            raise Conflict(f"this table is {self.facts.state}: nothing can be chosen")

    async def _find_out(self, seat: int, message: str) -> Ack:
        """Another process was first: read on. If it was this very message, all is well."""
        await self.refresh()
        self.publish()
        if ack := self.journal.ack_of(seat, message, repeated=False):
            return ack
        raise Stale("somebody else was faster; look at the table again")

    def publish(self) -> None:
        """Show everybody where the table stands, and let the bots think. Call it under the lock."""
        if self.viewers.show(self._scene()):
            self.on_late(self)
        self.on_news(self)

    def publish_late(self) -> None:
        """Show it to those who only watch. What is not stored yet is not shown: its own `publish` follows."""
        if not self.journal.in_doubt:
            self.viewers.show_late()

    def _scene(self) -> Scene:
        return Scene(self.facts, self.match, self.journal.cuts, self.chats)

    # -------------------------------------------------------------- memory and disk

    async def refresh(self) -> None:
        """Read what is new in the database; call it under the lock."""
        journal = self.journal
        if journal.in_doubt:
            journal.forget()
            self.chats = []
            self.viewers.read_journal_again()
        self.facts, rows, lines, vocabularies = await self._store.read(self._unread)
        self.viewers.forget_facts()
        self._call_players()
        self.chats = keep_newest([*self.chats, *map(Chat.of, lines)])
        await journal.read_on(self.facts, rows, vocabularies)
        journal.in_doubt = False
        self.facts = msgspec.structs.replace(self.facts, rests=journal.way == "rests" or self.facts.laid_aside)
        if not await journal.settle():  # another process was first
            journal.in_doubt = True
            await self.refresh()

    def _unread(self, connection: Connection) -> tuple[Facts, list[Any], list[Any], Vocabularies]:
        """The table, the rows of its journal and its chat that memory does not have, and what numbers in them mean."""
        journal, chat = schema.journal, schema.chat
        rows = select(journal).where(journal.c.table_id == self.id, journal.c.number >= len(self.journal.cuts))
        unread = self.chats[-1].number + 1 if self.chats else 0
        lines = select(chat).where(chat.c.table_id == self.id, chat.c.number >= unread)
        with damage.named(self.id):
            facts = fact.load(connection, self.id)
            rulesets.digest_of(facts.edition)  # an edition may have to be made first: here nobody waits for it
            if facts.state == "running":
                programs.check_free(connection, facts)
            unread_rows = list(connection.execute(rows.order_by(journal.c.number)))
            vocabularies = rulesets.load(connection, {row.rules for row in unread_rows if row.rules})
            return facts, unread_rows, list(connection.execute(lines.order_by(chat.c.number))), vocabularies

    def _call_players(self) -> None:
        """Who came, went or took another name is called so in all that was told, too."""
        if self.match is not None and self.match.players != tuple(self.facts.names):
            self.match.call(self.facts.names)
            self.viewers.reword()

    async def ready(self) -> None:
        """After this, memory is what the journal says."""
        if self.journal.in_doubt or not hasattr(self, "facts"):
            async with self.lock:
                await self._be_sure()

    async def _be_sure(self) -> None:
        """Call it under the lock: what is in doubt is read again, and everybody sees what came of it."""
        if self.journal.in_doubt:
            await self.refresh()
            self.publish()

    # -------------------------------------------------------------- around the game

    async def change(self, work: Callable[[Connection], Any]) -> Any:
        """Do something of the lobby or the chat, then show it to everybody."""

        def run(connection: Connection) -> Any:
            result = work(connection)
            self._store.wake_others(connection, self.id)
            return result

        async with self.lock:
            result = await self._store.transact(run)
            await self._catch_up()
        return result

    async def catch_up(self) -> None:
        """Another process may have done something."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        await self.refresh()
        self.viewers.reseat(self._scene())
        self.publish()

    # -------------------------------------------------------------- viewers

    async def attach(self, listener: Listener, stream_id: str | None, seq: int | None) -> None:
        """Add a viewer and send him what he lacks. Others see a change only if he sits at the table."""
        async with self._turn_of(listener), self.lock:
            await self._be_sure()
            self.used = time.monotonic()
            self.viewers.add(listener, self._scene(), stream_id, seq)
            if listener.eyes(self.facts).seat is not None:
                self.publish()

    @asynccontextmanager
    async def _turn_of(self, listener: Listener) -> AsyncIterator[None]:
        """Who only watches comes in one at a time, and the network is looked at in between: players' choices
        wait neither for a crowd at the table's lock nor for all of its frames."""
        if listener.eyes(self.facts).seat is not None:
            yield
            return
        async with self._turnstile:
            await asyncio.sleep(0)
            yield

    def people_present(self) -> set[int]:
        """Seats of a running game whose people look at it."""
        return self.viewers.seats_present() if self.facts.state == "running" else set()

    async def _note_gone(self, seat: int) -> None:
        """Write down that the person of this seat was here until now."""
        if self.facts.state == "running" and self.facts.seats[seat].person:
            await self._store.transact(lambda connection: note_seen(connection, {self.id: [seat]}))
            self.facts = self.facts.seen_now([seat])
            self.viewers.forget_facts()

    async def show_all(self, listener: Listener) -> None:
        """Send everything again, perhaps in another language."""
        async with self._turn_of(listener), self.lock:
            await self._be_sure()
            self.viewers.drop(listener)
            self.viewers.add(listener, self._scene())

    async def detach(self, listener: Listener) -> None:
        """A viewer has gone."""
        seat = listener.eyes(self.facts).seat
        self.viewers.drop(listener)
        self.used = time.monotonic()
        if seat is None:
            return
        try:
            async with self.lock:
                if not self.viewers.is_present(seat):
                    await self._note_gone(seat)
                if not self.journal.in_doubt:
                    self.publish()
        except Unavailable:
            pass

    def whole_info(self, seat: int | None, host: bool, returns: int | None = None) -> dict[str, Any]:
        """The Table of docs/api.md."""
        match = self.match
        where = {"clock": match.clock_of(None) if match else 0, "deciders": match.deciders if match else []}
        return {**self.viewers.info(self.facts, seat, host, returns), **where}
