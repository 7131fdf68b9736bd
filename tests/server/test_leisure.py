"""Watchers are told when the server has a moment; when it has none, several choices at once."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from typing import Any

from server.leaks import Ear, OneTransaction, World
from undercity.engine.game import find
from undercity.engine.seam import plain
from undercity.server.frames import Eyes
from undercity.server.leisure import Later
from undercity.server.requests import Choose


class Table:
    """Stands for a table: counts how often its watchers are told."""

    id = "probe"

    def __init__(self) -> None:
        self.told: list[float] = []

    def publish_late(self) -> None:
        self.told.append(time.monotonic())


async def _play(work: float, tables: list[Any], seconds: float) -> Later:
    """Everybody chooses in turn, and each choice keeps the server busy for so long."""
    later = Later()
    running = asyncio.create_task(later.run())
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for table in tables:
            later.add(table)
        if work:
            time.sleep(work)
        await asyncio.sleep(0 if work else 0.01)
    running.cancel()
    return later


def test_with_time_to_spare_every_choice_is_told_at_once() -> None:
    tables = [Table() for _ in range(5)]
    asyncio.run(_play(0.0, tables, 0.5))
    assert all(len(table.told) >= 20 for table in tables)  # of 50 choices, were the machine free


def test_without_a_free_moment_watchers_wait_but_not_for_ever() -> None:
    tables = [Table() for _ in range(40)]
    asyncio.run(_play(0.02, tables, 2.0))
    for table in tables:
        gaps = [b - a for a, b in pairwise(table.told)]
        assert max(gaps) < Later.PATIENCE_SECONDS + 0.3
    told = sum(len(table.told) for table in tables)
    assert told < 40 * 100 / 4  # 100 choices at each table: at most one frame for four of them


def test_a_free_moment_ends_the_waiting() -> None:
    async def play() -> None:
        tables = [Table() for _ in range(5)]
        later = await _play(0.02, tables, 0.5)
        running = asyncio.create_task(later.run())
        for table in tables:
            later.add(table)  # type: ignore[arg-type]
        before = [len(table.told) for table in tables]
        await asyncio.sleep(0.1)
        running.cancel()
        assert [len(table.told) - n for table, n in zip(tables, before, strict=True)] == [1] * 5

    asyncio.run(play())


def test_a_crowd_that_comes_to_watch_keeps_no_player_waiting() -> None:
    """Ninety say hello at once, and then a player chooses: his choice is stored when hardly any of them is in."""

    async def scenario() -> tuple[int, int]:
        game = find("die_patin")
        s = game.blank(2, {"start_player": 0})
        plain(game).begin(s, 5)
        world = World(OneTransaction(), game, s, 0, "en")
        world.start_over()
        table, crowd = world.table, [Ear(Eyes(None, False, "en")) for _ in range(90)]
        coming = [asyncio.create_task(table.attach(one, None, None)) for one in crowd]
        wish = Choose(id="c", clock=world.clock, code=world.match.legal(0)[0])
        choosing = asyncio.create_task(table.choose(0, wish))
        await choosing
        before = sum(bool(one.heard) for one in crowd)
        await asyncio.gather(*coming)
        return before, sum(bool(one.heard) for one in crowd)

    before, after = asyncio.run(scenario())
    assert before <= 2
    assert after == 90
