"""The examples of the client run, against a real server."""

from __future__ import annotations

import ast
import asyncio
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import Server
from undercity.client import AsyncClient, AsyncLive, Client, Live

PAGE = Path(__file__).parents[2] / "docs" / "client.md"
FLAGS = doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("module", ["address", "errors", "picture", "sit"])
def test_docstrings(module: str, server: Server) -> None:
    room = importlib.import_module(f"undercity.client.{module}")
    failures, tests = doctest.testmod(room, extraglobs={"url": server.address}, optionflags=FLAGS)
    assert tests > 0
    assert failures == 0


WISH: Any = {"seats": 2, "bots": {1: "random"}, "options": {"start_player": 0}}


def examples(*things: type) -> Iterator[doctest.DocTest]:
    """The examples of these classes and of each of their verbs; none may be without."""
    for thing in things:
        for test in doctest.DocTestFinder(exclude_empty=False).find(thing, thing.__name__, globs={}):
            if not test.name.rpartition(".")[2].startswith("_"):
                assert test.examples, f"{test.name} has no example"
                yield test


def test_every_verb_of_client_and_live_has_an_example_that_runs(server: Server) -> None:
    """Each begins with Ida, who sits at a running table before her first choice, and with a live view of it."""
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for test in examples(Client, Live):
        with Client(server.address, "Ida") as ida:
            table = ida.open_table("die_patin", **WISH).table.id
            ida.start(table)
            with ida.look(table) as live:
                test.globs |= {"Client": Client, "url": server.address, "ida": ida, "table": table, "live": live}
                runner.run(test)
    failed, tried = runner.summarize()
    assert failed == 0
    assert tried > 50


def test_every_verb_that_is_awaited_has_an_example_that_runs(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """As above. The examples await where no function is around them, as `python -m asyncio` does."""
    runner, loop = doctest.DocTestRunner(optionflags=FLAGS), asyncio.new_event_loop()

    def execute(code: Any, names: dict[str, Any]) -> None:
        begun = eval(code, names)
        if asyncio.iscoroutine(begun):
            loop.run_until_complete(begun)

    async def sit_down(ida: AsyncClient) -> tuple[str, AsyncLive]:
        table = (await (await ida.__aenter__()).open_table("die_patin", **WISH)).table.id
        await ida.start(table)
        return table, await ida.look(table).__aenter__()

    monkeypatch.setattr(doctest, "exec", execute, raising=False)
    for test in examples(AsyncClient, AsyncLive):
        ida = AsyncClient(server.address, "Ida")
        table, live = loop.run_until_complete(sit_down(ida))
        test.globs |= {"AsyncClient": AsyncClient, "url": server.address, "ida": ida, "table": table, "live": live}
        # a class shows a whole program, which runs a loop of its own
        alone = any("asyncio.run" in example.source for example in test.examples)
        runner.run(test, compileflags=0 if alone else ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, clear_globs=False)
        loop.run_until_complete(live.close())
        loop.run_until_complete(ida.close())
    loop.close()
    failed, tried = runner.summarize()
    assert failed == 0
    assert tried > 50


def test_the_page(server: Server) -> None:
    failures, tests = doctest.testfile(str(PAGE), module_relative=False, globs={"url": server.address})
    assert tests > 1
    assert failures == 0
