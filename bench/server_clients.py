"""Cheap clients for the load: raw WebSockets on asyncio that read no more of a frame than they need.

They must leave the processor to the server that is measured. What they read they read as docs/api.md says:
the clock and the choices of `full` and `change` frames, and every `ok`.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from dataclasses import dataclass, field
from typing import cast

import msgspec

CLOCK = re.compile(rb'\[\["view","clock"\],(\d+)\]')
DECISION = re.compile(rb'\[\["view","decision"\],"(\w+)"\]')
OK = re.compile(rb'"id":"([^"]+)","clock":(\d+)')
HELLO = b'{"type":"hello"}'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Coded(msgspec.Struct):
    """A choice, as far as a client that plays at random looks at it."""

    code: int


class View(msgspec.Struct):
    clock: int
    over: bool
    decision: str | None


class Doc(msgspec.Struct):
    view: View
    choices: list[Coded]


class Full(msgspec.Struct):
    doc: Doc


class Change(msgspec.Struct):
    doc: list[list[msgspec.Raw]]


read_full = msgspec.json.Decoder(Full).decode
read_change = msgspec.json.Decoder(Change).decode
read_choices = msgspec.json.Decoder(list[Coded]).decode


@dataclass
class Tally:
    """What was measured while `on`."""

    on: bool = False
    oks: int = 0
    frames: int = 0
    bytes: int = 0
    games: int = 0
    errors: dict[str, int] = field(default_factory=dict)
    ok_delays: list[float] = field(default_factory=list)
    update_delays: list[float] = field(default_factory=list)


@dataclass
class Load:
    """What all clients share: where the server is, who they are, which tables are left, and the tally."""

    port: int
    cookies: list[str]
    tables: list[str]
    pause: float  # mean seconds of thought before a choice; 0: as fast as they can
    luck: random.Random
    together: frozenset[str] = frozenset()  # decisions of which the others hear when all have decided
    tally: Tally = field(default_factory=Tally)
    made: int = 0  # choices acknowledged since the beginning
    open: set[Seat] = field(default_factory=set)
    is_held: bool = False  # nobody chooses until `release`
    held: list[Seat] = field(default_factory=list)  # who would have chosen meanwhile

    def release(self) -> None:
        """Everybody goes on."""
        self.is_held, held, self.held = False, self.held, []
        for seat in held:
            seat.choose()


class Place:
    """Four people who play one table after the other, so that the number of live tables stays the same."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sent: dict[int, tuple[float, Seat]] = {}  # by the clock at which it was sent
        self.left = 0

    async def sit_down(self) -> None:
        """Take the next table."""
        loop, load = asyncio.get_running_loop(), self.load
        if not load.tables:
            raise RuntimeError("the tables have run out; open more of them (--spare)")
        table, self.left = load.tables.pop(), len(load.cookies)
        self.sent.clear()
        for number in range(len(load.cookies)):
            await loop.create_connection(lambda n=number: Seat(self, table, n), "127.0.0.1", load.port)  # type: ignore[misc]

    def end(self) -> None:
        """A seat has seen the end of the game; the last one leads to the next table."""
        self.left -= 1
        if self.left == 0:
            self.load.tally.games += self.load.tally.on
            asyncio.get_running_loop().create_task(self.sit_down())


class Seat(asyncio.Protocol):
    """One client at one table."""

    def __init__(self, place: Place, table: str, number: int) -> None:
        self.place, self.load, self.table, self.number = place, place.load, table, number
        self.buffer = b""
        self.greeted = self.over = self.closed = False
        self.clock = self.reach = 0  # the view's clock, and the one it must reach before the next choice
        self.decision = ""
        self.codes: list[int] = []
        self.waits_for: bytes | None = None  # the message that is not acknowledged yet
        self.sent_at = 0.0

    # -------------------------------------------------------------- the WebSocket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.load.open.add(self)
        head = (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.load.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {self.load.cookies[self.number]}\r\n\r\n"
        )
        self.transport.write(head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self.load.open.discard(self)

    def write(self, payload: bytes, opcode: int = TEXT) -> None:
        """A client's frame, with a mask of zeros."""
        size = len(payload)
        head = (
            bytes((0x80 | opcode, 0x80 | size)) if size < 126 else bytes((0x80 | opcode, 0xFE, size >> 8, size & 255))
        )
        self.transport.write(head + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.greeted:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(f"the server refused a connection: {head[:80]!r}")
            self.greeted = True
            self.write(HELLO)
        start, end = 0, len(data)
        while end - start >= 2:
            opcode, size, at = data[start] & 15, data[start + 1], start + 2
            if size == 126:
                size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(data[at : at + 8], "big"), at + 8
            if at + size > end or at > end:
                break
            self.take(opcode, data[at : at + size])
            start = at + size
        self.buffer = data[start:]

    def take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.read(payload)
        elif opcode == PING:
            self.write(payload, PONG)
        elif opcode == CLOSE:
            self.transport.close()

    # -------------------------------------------------------------- the game

    def read(self, frame: bytes) -> None:
        tally, now = self.load.tally, time.perf_counter()
        if tally.on:
            tally.frames += 1
            tally.bytes += len(frame)
        if frame.startswith(b'{"type":"change"'):
            self.read_change(frame, now)
        elif frame.startswith(b'{"type":"ok"'):
            self.read_ok(frame, now)
        elif frame.startswith(b'{"type":"full"'):
            doc = read_full(frame).doc
            self.clock, self.decision, self.over = doc.view.clock, doc.view.decision or "", doc.view.over
            self.codes = [choice.code for choice in doc.choices]
            self.think()
        elif frame.startswith(b'{"type":"error"'):
            code = msgspec.json.decode(frame)["code"]
            tally.errors[code] = tally.errors.get(code, 0) + 1
            self.waits_for = None

    def read_change(self, frame: bytes, now: float) -> None:
        before = self.clock
        if found := CLOCK.search(frame):
            self.clock = int(found[1])
        if found := DECISION.search(frame):
            self.decision = found[1].decode()
        if b'[["choices"],' in frame:
            for path, *value in read_change(frame).doc:
                if bytes(path) == b'["choices"]':
                    self.codes = [choice.code for choice in read_choices(value[0])]
        if self.load.tally.on:
            self.note_updates(before, now)
        if b'[["view","over"],true]' in frame:
            self.over = True
            self.transport.close()
            self.place.end()
        self.think()

    def note_updates(self, before: int, now: float) -> None:
        """The delay of every choice of another seat that this frame brought."""
        for clock in range(before, self.clock):
            sent = self.place.sent.get(clock)
            if sent is not None and sent[1] is not self:
                self.load.tally.update_delays.append(now - sent[0])

    def read_ok(self, frame: bytes, now: float) -> None:
        tally, found = self.load.tally, OK.search(frame)
        if found is None or found[1] != self.waits_for:
            raise RuntimeError(f"an acknowledgement of nothing: {frame!r}")
        self.waits_for, self.reach = None, int(found[2])
        self.load.made += 1
        if tally.on:
            tally.oks += 1
            tally.ok_delays.append(now - self.sent_at)
        self.think()

    def think(self) -> None:
        """Choose if there is something to choose, and the last choice is seen."""
        if not self.codes or self.over or self.waits_for is not None or self.clock < self.reach:
            return
        self.waits_for = b"%d-%d" % (self.number, self.clock)
        luck, pause = self.load.luck, self.load.pause
        if pause:
            asyncio.get_running_loop().call_later(luck.uniform(0.5, 1.5) * pause, self.choose)
        else:
            self.choose()

    def choose(self) -> None:
        if self.closed or self.waits_for is None:
            return
        if self.load.is_held:
            self.load.held.append(self)
            return
        self.sent_at = time.perf_counter()
        if self.decision not in self.load.together:
            self.place.sent[self.clock] = (self.sent_at, self)
        code = self.load.luck.choice(self.codes)
        self.write(b'{"type":"choose","id":"%b","clock":%d,"code":%d}' % (self.waits_for, self.clock, code))


async def sit_down(load: Load, places: int) -> None:
    """Let people sit down at so many tables and begin to play."""
    for _ in range(places):
        await Place(load).sit_down()


def get_up(load: Load) -> None:
    """Everybody leaves."""
    for seat in list(load.open):
        seat.over = True
        seat.transport.abort()
