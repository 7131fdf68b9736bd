"""People who play on while servers die: what was acknowledged must be in the journal, once.

A player remembers every choice that was acknowledged. When the connection breaks he comes back and sends the
same message again, as a browser would. `check` then compares what players were told with the database.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from server.harness import Server, apply_changes

BROKEN = (OSError, ConnectionClosed, WebSocketException, httpx.HTTPError, TimeoutError)


@dataclass
class Memory:
    """What players were told."""

    acknowledged: dict[tuple[str, int, str], str] = field(default_factory=dict)  # (table, seat, id): notation
    sent: set[tuple[str, int, str]] = field(default_factory=set)
    repeats: int = 0
    refusals: dict[str, int] = field(default_factory=dict)
    games: int = 0
    came_back: list[float] = field(default_factory=list)  # seconds from a broken connection to the next full view


class Player:
    """Two seats of one table after another, played by one task each."""

    def __init__(self, servers: list[Server], memory: Memory, luck: random.Random, game: str) -> None:
        self.servers, self.memory, self.luck, self.game = servers, memory, luck, game
        self.cookies = ["", ""]

    def address(self) -> str:
        return self.luck.choice(self.servers).address

    async def call(self, seat: int, path: str, **body: Any) -> httpx.Response:
        """A call, again and again until a server answers."""
        while True:
            try:
                async with httpx.AsyncClient(timeout=20) as http:
                    headers = {"Cookie": self.cookies[seat]} if self.cookies[seat] else {}
                    answer = await http.post(self.address() + path, json=body, headers=headers)
                    if answer.status_code != 503:
                        return answer
            except BROKEN:
                pass
            await asyncio.sleep(0.05)

    async def run(self) -> None:
        for seat in range(2):
            answer = await self.call(seat, "/api/me", name=f"P{seat}")
            self.cookies[seat] = f"undercity={answer.cookies['undercity']}"
        while True:
            table = (await self.call(0, "/api/tables", game=self.game, seats=2)).json()["table"]["id"]
            await self.call(1, f"/api/tables/{table}/join")
            await self.call(0, f"/api/tables/{table}/start")
            await asyncio.gather(*(Chair(self, table, seat).run() for seat in range(2)))
            self.memory.games += 1


class Chair:
    """One seat of one table."""

    def __init__(self, player: Player, table: str, seat: int) -> None:
        self.player, self.table, self.seat = player, table, seat
        self.doc: Any = None
        self.pending: dict[str, Any] | None = None  # the message not acknowledged yet
        self.notation = ""  # of the choice in it
        self.number = 0
        self.broken_at: float | None = None

    async def run(self) -> None:
        """Play until the game is over, through broken connections."""
        while True:
            try:
                url = self.player.address().replace("http", "ws") + f"/api/tables/{self.table}/live"
                headers = {"Cookie": self.player.cookies[self.seat]}
                async with connect(url, additional_headers=headers, compression=None, open_timeout=5) as socket:
                    await socket.send('{"type":"hello"}')
                    if await self.play(socket):
                        return
            except BROKEN:
                pass
            self.broken_at = self.broken_at or time.monotonic()
            await asyncio.sleep(0.05)

    async def play(self, socket: ClientConnection) -> bool:
        """True when the game is over."""
        async for raw in socket:
            frame = json.loads(raw)
            kind = frame["type"]
            if kind == "full":
                self.doc = frame["doc"]
            elif kind == "change":
                self.doc = apply_changes(self.doc, frame["doc"])
            elif kind == "ready" and self.broken_at:
                self.player.memory.came_back.append(time.monotonic() - self.broken_at)
                self.broken_at = None
            elif kind in ("ok", "error"):
                self.answered(frame)
            if self.doc and self.doc["table"]["state"] == "finished" and self.pending is None:
                return True
            if kind == "ready" and self.pending is not None:
                await socket.send(json.dumps(self.pending))
            elif self.pending is None and kind != "full" and self.doc["choices"]:
                await self.choose(socket)
        return False

    async def choose(self, socket: ClientConnection) -> None:
        self.number += 1
        name, choice = f"m{self.number}", self.player.luck.choice(self.doc["choices"])
        self.notation = choice["notation"]
        self.pending = {"type": "choose", "id": name, "clock": self.doc["view"]["clock"], "code": choice["code"]}
        self.player.memory.sent.add((self.table, self.seat, name))
        await socket.send(json.dumps(self.pending))

    def answered(self, frame: Any) -> None:
        """Remember what was acknowledged. A refusal must not have acted; `check` sees to that."""
        if self.pending is None or frame["id"] != self.pending["id"]:
            return
        memory = self.player.memory
        if frame["type"] == "ok":
            memory.acknowledged[self.table, self.seat, frame["id"]] = self.notation
            memory.repeats += frame["repeated"]
            if self.doc["view"]["clock"] < frame["clock"]:
                self.doc["choices"] = []  # until the change comes
        else:
            memory.refusals[frame["code"]] = memory.refusals.get(frame["code"], 0) + 1
            if frame["code"] == "unavailable":
                return
            self.doc["choices"] = [] if frame["code"] == "stale" else self.doc["choices"]
        self.pending = None


async def torment(servers: list[Server], kills: int, tables: int, seed: int, game: str = "die_patin") -> Memory:
    """Play, and kill a server at random moments."""
    luck, memory = random.Random(seed), Memory()
    players = [asyncio.create_task(Player(servers, memory, luck, game).run()) for _ in range(tables)]
    for _ in range(kills):
        await _until_busy(memory, luck.randint(1, 40))
        await asyncio.sleep(luck.uniform(0, 0.05))
        victim = luck.choice(servers)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
    await asyncio.sleep(1)
    for player in players:
        if player.done():
            player.result()
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return memory


async def _until_busy(memory: Memory, choices: int) -> None:
    """Wait until so many more choices were acknowledged: servers die while people play, not while they connect."""
    wanted = len(memory.acknowledged) + choices
    for _ in range(10_000):
        if len(memory.acknowledged) >= wanted:
            return
        await asyncio.sleep(0.003)
    raise AssertionError(f"play has come to a halt after {len(memory.acknowledged)} choices")


def check(memory: Memory, database: str) -> int:
    """Compare what players were told with the journal; the number of rows."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        every = connection.execute(text("SELECT table_id, number, seat, message, action FROM journal")).all()
    engine.dispose()
    ours = {table for table, _, _ in memory.sent}  # other tests may have played in the same database
    rows = [row for row in every if row.table_id in ours]
    made = [row for row in rows if row.seat >= 0]  # the first row says by which rules
    keys = [(row.table_id, row.seat, row.message) for row in made]
    assert len(keys) == len(set(keys)), "a message acted twice"
    assert set(keys) <= memory.sent, "the journal holds what nobody sent"
    stored = {key: json.loads(row.action)["choose"] for key, row in zip(keys, made, strict=True)}
    lost = [key for key in memory.acknowledged if key not in stored]
    assert not lost, f"{len(lost)} acknowledged choices are lost, the first is {lost[0]}"
    assert all(stored[key] == [notation] for key, notation in memory.acknowledged.items())
    numbers: dict[str, list[int]] = {}
    for row in rows:
        numbers.setdefault(row.table_id, []).append(row.number)
    assert all(sorted(found) == list(range(len(found))) for found in numbers.values())
    return len(made)
