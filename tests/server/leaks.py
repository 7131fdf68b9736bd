"""Two worlds that look the same to a viewer must send him the same bytes.

From random play a position is taken, and a second one in which everything the viewer may not know was imagined
anew. A table is set up at each, with real frames, errors and questions to bots; only what the viewer cannot see
differs, so nothing that reaches him may differ. Somebody who knows other secrets looks on, since viewers share
what they see alike.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

from kit import Table, begin, imagined, samples, walk
from undercity.engine.game import Game, find
from undercity.engine.record import Record
from undercity.engine.seam import Rules, compiled, is_warm, plain
from undercity.server.bots import ask
from undercity.server.errors import Refusal
from undercity.server.facts import Facts, Seat
from undercity.server.frames import Eyes
from undercity.server.guard import Bucket
from undercity.server.live import LiveTable
from undercity.server.played import Played
from undercity.server.requests import Choose, Undo


class NoStore:
    """A store that is never reached: every message of the probe is refused before."""

    shared = False

    async def append(self, *_: Any) -> bool:
        raise AssertionError("a refused message reached the store")


class Ear:
    """A viewer that keeps what he is sent."""

    def __init__(self, eyes: Eyes) -> None:
        self._eyes = eyes
        self.heard: list[bytes] = []

    def send(self, kind: str, frame: bytes) -> None:
        self.heard.append(frame)

    def eyes(self, facts: Facts) -> Eyes:
        return self._eyes


def facts_of(game: Game, seats: int) -> Facts:
    places = tuple(Seat(p, f"p{p}", f"Player {p}", None, None, False) for p in range(seats))
    return Facts(
        "probe", 0, game.id, {}, True, "live", "running", "p0", "0" * 32, "c", 0, None, None, 0, 0, None, 0, places
    )  # fmt: skip


def speed_of(game: Game) -> str:
    """Machine speed where the game is compiled already; both speeds give equal bytes."""
    return "compiled" if is_warm(game) else "plain"


def match_at(game: Game, s: Record) -> Any:
    """A match of the server that stands at this record."""
    return Played.from_position(game, {"game": game.id, **s.to_json()}, speed=speed_of(game))


def stand(table: LiveTable, game: Game, s: Record, seat: int | None) -> None:
    """Let the game stand here; messages of this seat are timely."""
    table.match = match_at(game, s)
    clock = table.match.clock_of(seat)
    table.windows = [(clock, clock)] * s.seats


def table_at(game: Game, s: Record, seat: int | None) -> LiveTable:
    """A live table whose game stands here."""
    store: Any = NoStore()
    table = LiveTable("probe", store, lambda _: "plain", Bucket(1e9, 1e9))
    table.facts = facts_of(game, s.seats)
    stand(table, game, s, seat)
    table.in_doubt = False
    return table


async def heard_at(game: Game, s: Record, seat: int | None, language: str, before: Record | None) -> list[bytes]:
    """Everything that reaches the viewer: full frame, change frame, errors, answers, and what his bot is asked."""
    ear = Ear(Eyes(seat, False, language))
    table = table_at(game, before if before is not None else s, seat)
    neighbour = 0 if seat is None else (seat + 1) % s.seats
    await table.attach(Ear(Eyes(neighbour, True, language)), None, None)
    await table.attach(ear, None, None)
    stream = table.streams[ear.eyes(table.facts)]
    stream.id = "stream"
    if before is not None:
        stand(table, game, s, seat)
        table.cuts.append(0)
        table.publish()
        table.publish_late()
    full = stream.full([])
    heard = [full, *ear.heard[1:], str(table.whole_info(seat, False)).encode()]
    if seat is not None:
        heard += await errors_at(table, seat)
        question = ask(table, seat, "random")
        heard += [question.known, str(question.legal).encode()]
    return heard


async def errors_at(table: LiveTable, seat: int) -> list[bytes]:
    """The sentences of refusals."""
    match = table.match
    assert match is not None
    clock, wrong = match.clock_of(seat), match.game.choices.count
    illegal = next((c for c in range(wrong) if c not in match.legal(seat)), wrong)
    probes: list[Any] = [
        Choose(id="a", clock=clock + 1, code=0),
        Choose(id="b", clock=clock, code=illegal),
        Choose(id="c", clock=clock, code=wrong),
        Choose(id="d", clock=clock, notation="nothing:at all"),
        Choose(id="e", clock=clock, codes=[illegal, illegal]),
        Choose(id="f", clock=clock, placement={"nowhere": 1}),
        Undo(id="g", clock=clock),
    ]
    sentences = []
    for probe in probes:
        try:
            await (table.undo if isinstance(probe, Undo) else table.choose)(seat, probe)
        except Refusal as refusal:
            sentences.append(f"{refusal.code}: {refusal}".encode())
        else:
            raise AssertionError(f"{probe} was not refused")
    return sentences


def positions(game: Game, luck: random.Random, count: int) -> Iterator[tuple[Rules, Record, Record]]:
    """Positions met in random play at all sample tables, each with an earlier one of the same game."""
    rules, tables = compiled(game) if speed_of(game) == "compiled" else plain(game), samples(game.id)
    while count > 0:
        table: Table = luck.choice(tables)
        s = begin(table, luck.getrandbits(64), rules)
        before, stride = s.copy(), luck.randint(3, 9)
        for number, _ in enumerate(walk(rules, s, luck)):
            if number % stride == 0:
                yield rules, s.copy(), before
                before = s.copy()
                count -= 1
                if count == 0:
                    return


async def compare(name: str, seed: int, count: int) -> int:
    """Compare so many pairs of worlds; the number of frames, errors and questions that were equal."""
    game, luck = find(name), random.Random(seed)
    equal = 0
    for rules, s, before in positions(game, luck, count):
        seat = luck.choice([None, *range(s.seats)])
        language = luck.choice(game.prose.languages)
        other = imagined(rules, s, seat, luck)
        origin = before if rules.concealed(before, seat).tobytes() != rules.concealed(s, seat).tobytes() else None
        here = await heard_at(game, s, seat, language, origin)
        there = await heard_at(game, other, seat, language, origin)
        assert here == there, f"seat {seat} of {name} can tell two worlds apart at clock {s.clock}"
        equal += len(here)
    return equal


def count_equal(name: str, seed: int, count: int) -> int:
    return asyncio.run(compare(name, seed, count))
