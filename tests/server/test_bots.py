"""Bots think in processes of their own; when those die or lose their way, the game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from parts import need_ray
from server.harness import Client, Server, play_to_end
from undercity import Match
from undercity.bots import LEVELS
from undercity.server import bots as bots_module
from undercity.server.bot_worker import Question, Weighed, weigh
from undercity.server.bots import Bots, Worker
from undercity.server.settings import Settings


def question(level: str = "random") -> Question:
    match = Match("die_patin", 2, 3)
    seat = match.deciders[0]
    return Question("die_patin", seat, level, match.known_bytes(seat), match.legal(seat))


def workers_of(server: Server) -> list[int]:
    """The ids of the bot workers that this server started."""
    assert server.process is not None
    found = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False)
    commands = {int(pid): Path(f"/proc/{pid}/cmdline") for pid in found.stdout.split()}
    return [pid for pid, path in commands.items() if path.exists() and "bot_worker" in path.read_text()]


def test_every_level_answers_with_a_legal_choice() -> None:
    for level in LEVELS:
        asked = question(level)
        assert weigh(asked)[0].code in asked.legal


def test_a_question_holds_no_secret() -> None:
    match = Match("die_patin", 2, seed=2**90 + 7)
    seat = match.deciders[0]
    known: Any = match.game.state(match.known_bytes(seat))
    assert list(known.key) == [0, 0, 0, 0]
    assert known.draws == 0


class SlowStarter:
    """A worker that starts slowly, in each game, and then answers at once."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.stops = 0

    async def ask(self, question: Question) -> list[Weighed]:
        if question.game not in self.loaded:
            await asyncio.sleep(0.3)
            self.loaded.add(question.game)
        return [Weighed(question.legal[0], 1.0, None)]

    async def stop(self) -> None:
        self.stops += 1
        self.loaded.clear()


def test_a_worker_is_given_time_to_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its start is not counted as thinking: stopped before it has begun, it would begin again and again."""
    monkeypatch.setattr(bots_module, "MOST_SECONDS", 0.1)
    starter = SlowStarter()
    monkeypatch.setattr(bots_module, "Worker", lambda: starter)
    asked = question()

    async def scenario() -> None:
        pool = Bots(Settings(data=tmp_path, bot_workers=1))
        assert await pool.think(asked) == asked.legal[0]

    asyncio.run(scenario())
    assert starter.stops == 0


def test_a_worker_that_dies_or_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bots_module, "MOST_SECONDS", 30.0)

    async def scenario() -> None:
        pool = Bots(Settings(data=tmp_path))
        asked = question()
        assert await pool.think(asked) in asked.legal
        worker = pool._workers[0]
        assert isinstance(worker, Worker)
        assert worker._process is not None
        first = worker._process.pid
        os.kill(first, signal.SIGKILL)
        assert await pool.think(asked) in asked.legal
        second = worker._process.pid
        assert second != first
        os.kill(second, signal.SIGSTOP)
        monkeypatch.setattr(bots_module, "MOST_SECONDS", 0.5)
        assert await pool.think(asked) in asked.legal, "a hanging worker is given up"
        await pool.close()

    asyncio.run(scenario())


def test_the_environment_of_a_worker_holds_no_database() -> None:
    assert not any("DATABASE" in name or "PASSWORD" in name for name in bots_module._PASSED_ON)


@pytest.mark.slow
def test_bots_may_think_in_a_ray_cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Needs undercity[ray]. The cluster is this machine; it starts slowly."""
    need_ray()
    import ray

    monkeypatch.setattr(bots_module, "MOST_SECONDS", 120.0)
    restarts = REGISTRY.get_sample_value("undercity_bot_restarts_total")

    async def scenario() -> None:
        pool = Bots(Settings(data=tmp_path, bots="ray"))
        for level in list(LEVELS)[:2]:
            asked = question(level)
            assert await pool.think(asked) in asked.legal
        await pool.close()

    try:
        asyncio.run(scenario())
    finally:
        ray.shutdown()
    assert restarts == REGISTRY.get_sample_value("undercity_bot_restarts_total"), "Ray answered, not the fallback"


@pytest.mark.slow
def test_a_game_goes_on_when_its_worker_is_killed_again_and_again(server: Server) -> None:
    ida = Client(server, "Ida")
    table = ida.open_table(seats=2, seat=None, bots={"0": "random", "1": "random"})
    ida.post(f"/api/tables/{table}/start")
    viewer = Client(server, None).look(table)
    for _ in range(3):
        viewer.wait(lambda frame: frame["type"] == "change")
        for pid in workers_of(server):
            os.kill(pid, signal.SIGKILL)
    play_to_end({-1: viewer}, random.Random(1))


@pytest.mark.slow
def test_bots_go_on_by_themselves_after_a_restart(data: Path) -> None:
    with Server(data, "--no-limits") as server:
        ida = Client(server, "Ida")
        table = ida.open_table(seats=2, seat=None, bots={"0": "random", "1": "random"})
        ida.post(f"/api/tables/{table}/start")
        server.kill()
        server.start()
        for _ in range(1200):
            if ida.get(f"/api/tables/{table}").json()["state"] == "finished":
                return
            time.sleep(0.1)
        raise AssertionError("the bots did not go on")
