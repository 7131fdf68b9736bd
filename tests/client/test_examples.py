"""The examples of the client run, against a real server."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

from server.harness import Server

PAGE = Path(__file__).parents[2] / "docs" / "client.md"
FLAGS = doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("module", ["address", "errors", "picture", "aio", "sync", "sit"])
def test_docstrings(module: str, server: Server) -> None:
    room = importlib.import_module(f"undercity.client.{module}")
    failures, tests = doctest.testmod(room, extraglobs={"url": server.address}, optionflags=FLAGS)
    assert tests > 0
    assert failures == 0


def test_the_page(server: Server) -> None:
    failures, tests = doctest.testfile(str(PAGE), module_relative=False, globs={"url": server.address})
    assert tests > 1
    assert failures == 0
