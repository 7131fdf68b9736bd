"""A table in memory: its game, its viewers, and the way of a choice from a client to the disk to everybody.

The journal in the database is the truth. What a client wishes is tried on the game in memory, under the
table's lock, then stored; only when it is stored is anybody told. If storing fails or another process was
first, the game in memory is made anew from the journal.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from undercity.server import facts as fact
from undercity.server import lobby, wishes
from undercity.server.errors import Conflict, Refusal, Stale, Unavailable
from undercity.server.facts import Facts, now
from undercity.server.frames import Eyes, Listener, Painter, Stream
from undercity.server.guard import Bucket
from undercity.server.metrics import CHOICE_SECONDS, CHOICES
from undercity.server.played import Played
from undercity.server.requests import Choose, Undo
from undercity.server.storage import schema
from undercity.server.storage.store import JournalRow, Store
from undercity.server.wishes import Action


class Chat(msgspec.Struct, frozen=True):
    """A line of chat, as it is sent."""

    number: int
    time: int
    seat: int | None
    name: str
    text: str


class Ack(msgspec.Struct, frozen=True):
    """A wish is stored."""

    clock: int
    repeated: bool
    made: int  # choices: of a list, perhaps not all

    def answer(self, message: Choose | Undo) -> dict[str, Any]:
        """As docs/api.md has it; only whoever sent a list must be told how far it went."""
        answer = {"id": message.id, "clock": self.clock, "repeated": self.repeated}
        return {**answer, "made": self.made} if isinstance(message, Choose) and message.codes else answer


class LiveTable:
    """One table in memory."""

    def __init__(self, table_id: str, store: Store, speed: Callable[[str], str], traffic: Bucket) -> None:
        self.id = table_id
        self.store = store
        self.lock = asyncio.Lock()
        self.facts: Facts
        self.match: Played | None = None
        self.chats: list[Chat] = []
        self.streams: dict[Eyes, Stream] = {}
        self.done: dict[tuple[int, str], int] = {}  # messages that have acted: how many choices each made
        self.cuts: list[int] = []  # one per row of the journal; see Stream.advance
        self.windows: list[tuple[int, int] | None] = []  # by seat: clocks at which a choice is timely; None: now
        self.used = time.monotonic()
        self.in_doubt = True  # memory may differ from the journal
        self.led_here = not store.shared  # whether this process made the last choice: its bots think first
        self.on_news: Callable[[LiveTable], None] = lambda table: None
        self.on_late: Callable[[LiveTable], None] = LiveTable.publish_late
        self._painter = Painter(None, self.info)
        self._late: dict[Stream, None] = {}  # streams that have not been told of the last publication, in order
        self._infos: dict[tuple[int | None, bool], dict[str, Any]] = {}  # until facts or presence change
        self.traffic = traffic  # limits the messages of all connections together
        self._speed = speed

    # -------------------------------------------------------------- memory and journal

    async def refresh(self) -> None:
        """Read what is new in the database; call it under the lock."""
        if self.in_doubt:
            self._forget()
        first, chats = len(self.cuts), len(self.chats)

        def read(connection: Connection) -> tuple[Facts, list[Any], list[Any]]:
            journal, chat = schema.journal, schema.chat
            facts = fact.load(connection, self.id)
            rows = select(journal).where(journal.c.table_id == self.id, journal.c.number >= first)
            lines = select(chat).where(chat.c.table_id == self.id, chat.c.number >= chats)
            return (
                facts,
                list(connection.execute(rows.order_by(journal.c.number))),
                list(connection.execute(lines.order_by(chat.c.number))),
            )

        self.facts, rows, lines = await self.store.read(read)
        self._infos.clear()
        self.chats += [Chat(line.number, line.made, line.seat, line.name, line.text) for line in lines]
        self._replay(rows)
        self.in_doubt = False

    def _forget(self) -> None:
        self.match, self.chats = None, []
        self.done.clear()
        for stream in self.streams.values():  # numbers of the journal may have got another meaning
            stream.position = 0
        self.cuts = []

    def _replay(self, rows: list[Any]) -> None:
        if self.facts.has_game and self.match is None:
            self.match = self.facts.new_match(self._speed(self.facts.game))
            self.windows = self._new_windows(self.match)
        for row in rows:
            action, match = wishes.read_action(row.action), self._game()
            phase = match.phase
            self._note(row.seat, phase, wishes.repeat(match, row.seat, action))
            self.done[row.seat, row.message] = len(action.codes)
            self.led_here = not self.store.shared

    def _note(self, seat: int, phase: int | None, cut: int) -> None:
        """The game has moved on by one row; `phase` and `cut` are from before it."""
        self.cuts.append(cut)
        self._move_windows(seat, phase)

    def _move_windows(self, seat: int, phase: int | None) -> None:
        """Others' answers in a decision made together leave a seat's own choice timely."""
        match, before = self._game(), self.windows
        self.windows = self._new_windows(match)
        if phase is None or phase != match.phase:
            return
        for other, (old, new) in enumerate(zip(before, self.windows, strict=True)):
            if other != seat and other in match.deciders and old and new:
                self.windows[other] = (min(old[0], new[0]), max(old[1], new[1]))

    @staticmethod
    def _new_windows(match: Played) -> list[tuple[int, int] | None]:
        """While seats decide one by one their clocks are found out when they are asked for."""
        if match.phase is None:
            return [None] * match.seats
        return [(clock, clock) for clock in map(match.clock_of, range(match.seats))]

    def _game(self) -> Played:
        if self.match is None:
            raise Conflict("the game has not begun")
        return self.match

    # -------------------------------------------------------------- choices

    async def choose(self, seat: int, message: Choose, by: str = "person") -> Ack:
        """Make a choice; the answer comes when it is durable."""
        return await self._act(seat, message, by)

    async def undo(self, seat: int, message: Undo) -> Ack:
        """Take back the seat's last choice."""
        return await self._act(seat, message, "person")

    async def _act(self, seat: int, message: Choose | Undo, by: str) -> Ack:
        began = time.perf_counter()
        self.used = time.monotonic()
        async with self.lock:
            await self._be_sure()
            key = (seat, message.id)
            if key in self.done:
                return Ack(self._game().clock_of(seat), True, self.done[key])
            self._check_timely(seat, message.clock)
            action = self._try(seat, message)
            await self._store(seat, message.id, action)
            self.publish()
            ack = Ack(self._game().clock_of(seat), False, len(action.codes))
        CHOICES.add(by)
        CHOICE_SECONDS.observe(time.perf_counter() - began)
        return ack

    def _check_timely(self, seat: int, clock: int) -> None:
        match = self._game()
        if self.facts.state != "running":
            raise Conflict(f"this table is {self.facts.state}: nothing can be chosen")
        current = match.clock_of(seat)
        low, high = self.windows[seat] or (current, current)
        if not low <= clock <= high:
            raise Stale(f"the choice was made at clock {clock}, but your clock is {current}")

    def _try(self, seat: int, message: Choose | Undo) -> Action:
        """Do it in memory; what was done, which is then stored."""
        match = self._game()
        phase = match.phase
        try:
            action, cut = wishes.grant(match, seat, message)
        except Refusal:
            raise
        except BaseException:
            self.in_doubt = True
            raise
        self._note(seat, phase, cut)
        return action

    async def _store(self, seat: int, message: str, action: Action) -> None:
        """Make it durable, or undo it in memory by doubting memory."""
        match = self._game()
        deciders = sum(1 << p for p in match.deciders)
        text = wishes.write_action(action).decode()
        number = len(self.cuts) - 1
        row = JournalRow(self.id, number, seat, message, text, match.clock_of(None), deciders, now())
        also = (lambda connection: lobby.finish(connection, self.id, match)) if match.over else None
        self.in_doubt = True  # until the disk has it
        stored = await self.store.append(row, also)
        if not stored:
            await self._find_out(seat, message)
        self.in_doubt = False
        self.led_here = True
        self.done[seat, message] = len(action.codes)
        if match.over:
            await self.refresh()

    async def _find_out(self, seat: int, message: str) -> None:
        """Another process was first: read on. If it was this very message, all is well."""
        await self.refresh()
        self.publish()
        if (seat, message) not in self.done:
            raise Stale("somebody else was faster; look at the table again")

    # -------------------------------------------------------------- around the game

    async def change(self, work: Callable[[Connection], Any]) -> Any:
        """Do something of the lobby, then tell everybody."""

        def run(connection: Connection) -> Any:
            result = work(connection)
            self.store.tell_others(connection, self.id)
            return result

        async with self.lock:
            result = await self.store.transact(run)
            await self.refresh()
            self._reseat()
            self.publish()
        return result

    async def catch_up(self) -> None:
        """Another process may have done something."""
        async with self.lock:
            await self.refresh()
            self._reseat()
            self.publish()

    async def ready(self) -> None:
        """After this, memory is what the journal says."""
        if self.in_doubt or not hasattr(self, "facts"):
            async with self.lock:
                await self._be_sure()

    async def _be_sure(self) -> None:
        """Call it under the lock: what is in doubt is read again, and everybody sees what came of it."""
        if self.in_doubt:
            await self.refresh()
            self.publish()

    # -------------------------------------------------------------- viewers

    def publish(self) -> None:
        """Tell who must decide at once, the others when the server has a moment, and let the bots think.

        Call it under the lock. Under overload the others get several choices in one frame.
        """
        self._painter = Painter(self.match, self.info)
        deciders = self.match.deciders if self.match else []
        self._late = {stream: None for stream in self.streams.values() if stream.listeners}
        for stream in [stream for stream in self._late if stream.eyes.seat in deciders]:
            self._advance(stream)
        if self._late:
            self.on_late(self)
        self.on_news(self)

    def publish_late(self) -> None:
        """Tell the others. What is not stored yet is not told: its own `publish` follows."""
        while self._late and not self.in_doubt:
            self._advance(next(iter(self._late)))

    def _advance(self, stream: Stream) -> None:
        self._late.pop(stream, None)
        if frame := stream.advance(self._painter, self.cuts, self.chats):
            for listener in stream.listeners:
                listener.send("change", frame)

    async def attach(self, listener: Listener, stream_id: str | None, seq: int | None) -> None:
        """Add a viewer and send him what he lacks."""
        async with self.lock:
            await self._be_sure()
            self.used = time.monotonic()
            self._show(listener, stream_id, seq)
            self.publish()

    def _show(self, listener: Listener, stream_id: str | None = None, seq: int | None = None) -> None:
        """Let a viewer look with the eyes he has now, and send him what he lacks."""
        eyes = listener.eyes(self.facts)
        stream = self.streams.setdefault(eyes, Stream(eyes))
        stream.listeners.add(listener)
        self._infos.clear()
        self._painter = Painter(self.match, self.info)
        frame = stream.advance(self._painter, self.cuts, self.chats)
        for other in stream.listeners if frame else ():
            if other is not listener:
                other.send("change", frame or b"")
        missed = stream.missed_since(seq) if stream_id == stream.id and seq is not None else None
        if missed is None:
            listener.send("full", stream.full(self.chats))
        for part in missed or ():
            listener.send("change", part)
        listener.send("ready", b'{"type":"ready","seq":%d}' % stream.seq)

    def _reseat(self) -> None:
        """Somebody may have sat down, left or been removed: nobody looks through eyes that are no longer his."""
        for stream in list(self.streams.values()):
            for listener in [one for one in stream.listeners if one.eyes(self.facts) != stream.eyes]:
                self._leave(listener)
                self._show(listener)

    async def show_all(self, listener: Listener) -> None:
        """Send everything again, perhaps in another language."""
        async with self.lock:
            await self._be_sure()
            self._leave(listener)
            self._show(listener)

    def _leave(self, listener: Listener) -> None:
        for stream in self.streams.values():
            stream.listeners.discard(listener)
        self._infos.clear()

    async def detach(self, listener: Listener) -> None:
        """A viewer has gone."""
        self._leave(listener)
        self.used = time.monotonic()
        try:
            async with self.lock:
                if not self.in_doubt:
                    self.publish()
        except Unavailable:
            pass

    def is_watched(self) -> bool:
        return any(stream.listeners for stream in self.streams.values())

    def is_present(self, seat: int) -> bool:
        return any(stream.listeners for eyes, stream in self.streams.items() if eyes.seat == seat)

    def drop_idle_streams(self) -> None:
        """Forget what nobody looks at."""
        self.streams = {eyes: stream for eyes, stream in self.streams.items() if stream.listeners}

    def info(self, seat: int | None, host: bool) -> dict[str, Any]:
        """The table around the game, for this viewer: docs/api.md, Table without clock and deciders."""
        if (seat, host) not in self._infos:
            self._infos[seat, host] = describe(self.facts, seat, host, self.is_present)
        return self._infos[seat, host]

    def whole_info(self, seat: int | None, host: bool) -> dict[str, Any]:
        """The Table of docs/api.md."""
        match = self.match
        where = {"clock": match.clock_of(None) if match else 0, "deciders": match.deciders if match else []}
        return {**self.info(seat, host), **where}


def describe(facts: Facts, seat: int | None, host: bool, is_present: Callable[[int], bool]) -> dict[str, Any]:
    """A table as a viewer may know it: its seed only when it has ended."""
    return {
        "id": facts.id,
        "game": facts.game,
        "options": facts.options,
        "state": facts.state,
        "listed": facts.listed,
        "pace": facts.pace,
        "host": facts.seat_of(facts.host),
        "seats": [
            {
                "seat": s.seat,
                "name": s.name,
                "kind": s.kind,
                "level": s.level,
                "present": s.kind == "person" and is_present(s.seat),
                "abandons": s.abandons,
            }
            for s in facts.seats
        ],
        "commitment": facts.commitment,
        "seed": facts.seed if facts.has_ended and facts.has_game else None,
        "result": facts.result,
        "rematch": facts.rematch,
        "created": facts.created,
        "started": facts.started,
        "ended": facts.ended,
        "you": {"seat": seat, "host": host, "abandons": seat is not None and facts.seats[seat].abandons},
    }
