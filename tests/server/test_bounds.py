"""Nothing grows without end, and nobody's wishes slow another's."""

from __future__ import annotations

import asyncio
import gc
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from server.harness import Client
from server.inside import inside
from server.leaks import OneTransaction, facts_of
from undercity.engine.game import find
from undercity.server import expiry, fair, leisure
from undercity.server.facts import now
from undercity.server.fair import FairQueue
from undercity.server.guard import TALLY, turn_away
from undercity.server.journal import Journal
from undercity.server.leisure import Waste
from undercity.server.requests import DAY
from undercity.server.storage import schema
from undercity.server.storage.store import JournalRow, Store
from undercity.server.wishes import Action, write_action


def test_who_has_had_little_thinking_does_not_wait_for_who_has_had_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifteen tables of one host wait for one bot; another's questions come right after the present thought."""
    served: list[str] = []
    moment = [0.0]
    monkeypatch.setattr(fair.time, "monotonic", lambda: moment[0])

    async def think(queue: FairQueue[str], who: str, seconds: float) -> None:
        worker = await queue.borrow(who)
        served.append(who)
        await asyncio.sleep(0)
        moment[0] += seconds
        queue.give_back(worker)

    async def scenario() -> None:
        queue = FairQueue(["worker"])
        many = [asyncio.create_task(think(queue, "many", 2.0)) for _ in range(15)]
        while len(served) < 3:
            await asyncio.sleep(0)
        one = [asyncio.create_task(think(queue, "one", 0.5)) for _ in range(3)]
        await asyncio.gather(*many, *one)

    asyncio.run(scenario())
    first = served.index("one")
    assert first <= 4, "at most the thought that was begun comes before"
    assert served[first : first + 3] == ["one"] * 3
    assert len(served) == 18


def test_who_goes_away_while_waiting_leaves_the_queue_whole() -> None:
    async def scenario() -> None:
        queue = FairQueue(["worker"])
        worker = await queue.borrow("a")
        gone = asyncio.create_task(queue.borrow("b"))
        stays = asyncio.create_task(queue.borrow("c"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        queue.give_back(worker)
        assert await stays == "worker"
        late = asyncio.create_task(queue.borrow("d"))
        await asyncio.sleep(0)
        queue.give_back("worker")
        late.cancel()  # it was lent to him already
        await asyncio.gather(late, return_exceptions=True)
        assert await asyncio.wait_for(queue.borrow("e"), 1) == "worker"

    asyncio.run(scenario())


def test_what_nobody_uses_goes(tmp_path: Path) -> None:
    order = count()

    def table(name: str, state: str, days: int, started: int | None = None, host: str = "nobody") -> dict[str, Any]:
        row = {"id": name, "created_order": next(order), "game": "die_patin", "options": "{}"}
        row |= {"listed": True, "pace": "live", "state": state, "host": host, "seed": "0", "commitment": "c"}
        return row | {"opening": 0, "created": now() - days * DAY, "revision": 0, "started": started}

    def person(name: str, days: int) -> dict[str, Any]:
        return {"id": name, "token_hash": "", "name": name, "language": "en", "created": now() - days * DAY}

    def fill(connection: Any) -> None:
        rows = [table("new", "open", 1), table("old", "open", 15), table("empty", "abandoned", 31)]
        rows += [table("played", "abandoned", 400, started=5), table("hosted", "finished", 400, started=5, host="host")]
        connection.execute(insert(schema.tables), rows)
        seats = [{"table_id": name, "seat": 0, "abandons": False} for name in ("new", "old", "empty")]
        connection.execute(insert(schema.seats), seats)
        connection.execute(insert(schema.seats).values(table_id="played", seat=0, person="sits", abandons=False))
        connection.execute(
            insert(schema.persons), [person("fresh", 3), *(person(n, 200) for n in ("gone", "sits", "host"))]
        )

    async def scenario() -> tuple[dict[str, str], set[str], int]:
        store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
        store.migrate()
        store.start()
        await store.transact(fill)
        while await store.transact(expiry.expire):
            pass
        tables = await store.read(lambda c: {r.id: r.state for r in c.execute(select(schema.tables))})
        people = await store.read(lambda c: set(c.scalars(select(schema.persons.c.id))))
        seats = await store.read(lambda c: c.scalar(select(func.count()).select_from(schema.seats)))
        await store.close()
        return tables, people, int(seats or 0)

    tables, people, seats = asyncio.run(scenario())
    assert tables == {"new": "open", "old": "abandoned", "played": "abandoned", "hosted": "finished"}
    assert people == {"fresh", "sits", "host"}
    assert seats == 3


def test_a_long_journal_is_carried_out_while_others_are_served() -> None:
    """Choose and undo, again and again; the event loop goes on turning while the table is loaded."""
    game = find("die_patin")
    facts = facts_of(game, 2)
    code = facts.new_match("plain").legal(0)[0]
    actions = [write_action(action).decode() for action in (Action(codes=(code,)), Action(undo=1))] * 900
    rows = [JournalRow("probe", n, 0, f"m{n}", text, 0, 1, 0) for n, text in enumerate(actions)]
    turns = [0]

    async def turn() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    async def scenario() -> int:
        loaded = Journal("probe", OneTransaction(), lambda _: "plain")  # type: ignore[arg-type]
        others = asyncio.create_task(turn())
        await loaded.read_on(facts, rows, {})
        others.cancel()
        return len(loaded.cuts)

    assert asyncio.run(scenario()) == 1800
    assert turns[0] > 5


def test_one_address_makes_so_many_persons_and_tables_a_day(data: Path) -> None:
    with inside(data, persons_a_day=3, tables_a_day=2) as server:
        people = [Client(server, name) for name in ("a", "b", "c")]  # type: ignore[arg-type]
        assert people[0].post("/api/me", name="d").status_code == 429
        answers = [people[0].post("/api/tables", game="die_patin").status_code for _ in range(3)]
        assert answers == [201, 201, 429]


def test_garbage_is_looked_for_when_memory_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, collected = [10**8], []
    monkeypatch.setattr(leisure, "memory", lambda: sizes[-1])
    monkeypatch.setattr(gc, "collect", lambda: collected.append(sizes[-1]))
    waste = Waste()
    for more in (0, Waste.GROWTH, Waste.GROWTH + 1, Waste.GROWTH + 2):
        sizes.append(10**8 + more)
        waste.clear_up(last_used=1e12)
    assert collected == [10**8 + Waste.GROWTH + 1]


def test_refusals_are_logged_as_one_line(caplog: pytest.LogCaptureFixture) -> None:
    TALLY.counts.clear()
    for _ in range(500):
        turn_away("slow requests")
    TALLY.report()
    TALLY.report()
    assert [record.refused for record in caplog.records] == [{"slow requests": 500}]  # type: ignore[attr-defined]
