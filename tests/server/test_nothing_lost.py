"""Servers die at any moment; nothing that was acknowledged is lost, and nothing acts twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.crash import check, torment
from server.harness import Server


@pytest.mark.slow
def test_sqlite_through_power_cuts(data: Path) -> None:
    with Server(data, "--no-limits") as server:
        memory = asyncio.run(torment([server], kills=4, tables=4, seed=1))
    assert check(memory, f"sqlite:///{data / 'undercity.sqlite'}") >= len(memory.acknowledged) > 20
    assert memory.came_back


@pytest.mark.slow
def test_two_processes_on_postgresql_through_power_cuts(data: Path, database: str) -> None:
    arguments = ("--no-limits", "--database", database)
    with Server(data / "a", *arguments) as a, Server(data / "b", *arguments) as b:
        memory = asyncio.run(torment([a, b], kills=3, tables=4, seed=2))
    assert check(memory, database) >= len(memory.acknowledged) > 20
