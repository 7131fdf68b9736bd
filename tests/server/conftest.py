"""Servers that the tests of a file share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parts import need
from server.harness import Server
from server.postgres import postgres, programs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits of rate."""
    with Server(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    need("postgres", None if programs() else "PostgreSQL is not installed: apt-get install postgresql")
    with postgres() as address:
        yield address


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
