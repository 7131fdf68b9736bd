"""Being told: messages to devices through a push service of our own, quiet hours, invitations."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert

from server.harness import Client, Server
from server.push_service import Browser, PushService
from undercity.server import quiet
from undercity.server.errors import BadRequest
from undercity.server.facts import Person, now
from undercity.server.notices import Notice, Notices
from undercity.server.push import MOST_PLACES
from undercity.server.requests import Quiet
from undercity.server.settings import Settings
from undercity.server.storage import schema
from undercity.server.storage.store import Store


def until(condition: Callable[[], Any], what: str) -> Any:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if found := condition():
            return found
        time.sleep(0.05)
    raise AssertionError(what)


def test_a_device_is_told_of_turns_and_invitations(data: Path) -> None:
    with PushService() as service, Server(data, "--no-limits", "--private-webhooks") as server:
        ida, ben = Client(server, "Ida"), Client(server, "Ben")
        browser = Browser(service)
        key = ida.get("/api/me/push").json()
        assert key["here"] is False
        assert ida.post("/api/me/push/subscribe", **browser.subscription()).json() == {**key, "here": True}
        table = ida.open_table(seats=2, pace="leisure", options={"start_player": 1})
        ben.post(f"/api/tables/{table}/join")
        ida.post(f"/api/tables/{table}/start")
        viewer, luck = ben.look(table), random.Random(1)
        while viewer.doc["choices"]:  # as long as it is Ben's turn, Ida is told nothing
            assert not service.heard
            viewer.choose(luck)
            viewer.settle()
        request = until(service.take, "Ida was not told that it is her turn")
        assert browser.read(request, key["key"]) == {
            "title": "Die Patin",
            "body": "It is your turn.",
            "link": f"t/{table}",
            "tag": f"turn {table}",
            "language": "en",
        }
        assert (request.headers["ttl"], request.headers["urgency"]) == ("86400", "normal")

        again = ben.open_table(seats=2, listed=False)
        met = ben.get("/api/me/acquaintances").json()["people"]
        assert met == [{"name": "Ida", "table": table, "seat": 0}]
        guest = {"table": table, "seat": 0}
        assert ben.post(f"/api/tables/{again}/invite", guest=guest).status_code == 200
        assert ben.post(f"/api/tables/{again}/invite", guest=guest).status_code == 409, "once is enough"
        told = browser.read(until(service.take, "Ida was not told that she is invited"), key["key"])
        assert (told["body"], told["link"]) == ("Ben invites you to a table.", "me")
        (invitation,) = ida.get("/api/me/invitations").json()["invitations"]
        assert (invitation["table"], invitation["inviter"]) == (again, "Ben")
        stranger = Client(server, "Eve")
        assert stranger.post(f"/api/tables/{again}/join").status_code == 403
        assert stranger.post(f"/api/tables/{again}/invite", guest=guest).status_code == 403
        assert ida.post(f"/api/tables/{again}/join").json()["seat"] == 1, "a guest needs no code"
        assert ida.get("/api/me/invitations").json()["invitations"] == []


def test_what_is_no_subscription_is_refused_and_a_device_signed_out_is_told_no_more(server: Server) -> None:
    ida = Client(server, "Ida")
    with PushService() as service:
        good = Browser(service).subscription() | {"endpoint": "https://push.example.org/x"}
        bad: list[dict[str, str]] = [
            {"endpoint": service.address},
            {"endpoint": "x"},
            {"p256dh": "AAAA"},
            {"auth": "?!"},
        ]
        for fault in bad:
            assert ida.post("/api/me/push/subscribe", **{**good, **fault}).status_code == 400, fault
        assert ida.post("/api/me/push/subscribe", **good).status_code == 200
        assert [one["endpoint"] for one in ida.get("/api/me/export").json()["pushes"]] == [good["endpoint"]]
        ida.post("/api/me/sign_out")
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        assert database.execute("SELECT count(*) FROM pushes").fetchone() == (0,)


def test_messages_to_devices_go_to_no_private_address_and_to_few_places(tmp_path: Path) -> None:
    """A push endpoint comes from a stranger: it is looked up and checked as a webhook is, each time."""
    begun: list[Any] = []
    row = {"id": "p1", "token_hash": "", "name": "Ida", "language": "en", "created": 0}

    async def scenario(service: PushService) -> list[Any]:
        store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
        store.migrate()
        store.start()
        await store.transact(lambda c: c.execute(insert(schema.persons).values(row)).rowcount)
        notices = Notices(store, Settings(), begun.append)
        await notices.open()
        keys, port = Browser(service).subscription(), service.address.rpartition(":")[2]
        for k in range(MOST_PLACES + 5):
            place = {**keys, "endpoint": f"https://localhost:{port}/{k}"}
            await notices.push.subscribe(Person("p1", "Ida", "en"), f"d{k}", **place)
        query = schema.pushes.update().values(endpoint=f"{service.address}/" + schema.pushes.c.device)
        await store.transact(lambda c: c.execute(query).rowcount)  # as if a name had come to mean another address
        notices.begin(Notice("p1", "t", "die_patin", 0))
        await begun.pop()
        left = list(await store.read(lambda c: c.execute(schema.pushes.select()).all()))
        await notices.close()
        await store.close()
        return left

    with PushService() as service:
        left = asyncio.run(scenario(service))
        assert service.heard == []
    assert [one.failures for one in left] == [1] * MOST_PLACES


def test_a_table_that_is_over_is_remembered_no_more(tmp_path: Path) -> None:
    notices = Notices(Store(f"sqlite:///{tmp_path / 'x.sqlite'}"), Settings(), lambda work: work.close())
    facts = SimpleNamespace(pace="leisure", state="running", has_ended=False, game="ratland")
    facts.seats = [SimpleNamespace(person="p1")]
    match = SimpleNamespace(seats=1, deciders=[0], clock_of=lambda seat: 3)
    table: Any = SimpleNamespace(
        id="t", facts=facts, match=match, viewers=SimpleNamespace(is_present=lambda seat: False)
    )
    notices.look_at(table)
    assert notices._told == {("t", 0): 3}
    facts.state, facts.has_ended = "abandoned", True
    notices.look_at(table)
    assert notices._told == {}


NIGHT = Quiet(begin="22:00", end="07:00", zone="Europe/Berlin")


@pytest.mark.parametrize(
    ("hours", "moment", "over"),
    [
        (NIGHT, "2026-06-01T21:30", "2026-06-02T05:00"),  # 23:30 in Berlin, until 07:00 of the next day
        (NIGHT, "2026-06-02T04:59", "2026-06-02T05:00"),
        (NIGHT, "2026-06-02T05:00", None),
        (NIGHT, "2026-12-01T20:30", None),  # 21:30 in winter
        (NIGHT, "2026-10-24T22:30", "2026-10-25T06:00"),  # the clocks go back in this night
        (Quiet(begin="12:00", end="14:30"), "2026-06-01T13:00", "2026-06-01T14:30"),
        (Quiet(begin="12:00", end="14:30"), "2026-06-01T11:59", None),
    ],
)
def test_quiet_hours_end(hours: Quiet, moment: str, over: str | None) -> None:
    def at(text: str) -> int:
        return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())

    assert quiet.until(hours, at(moment)) == (at(over) if over else None)


def test_quiet_hours_that_make_no_sense_are_refused(server: Server) -> None:
    ida = Client(server, "Ida")
    for fault in ({"zone": "Moon/Crater"}, {"zone": "../etc"}, {"begin": "25:00"}, {"begin": "07:00"}):
        wish = {"begin": "22:00", "end": "07:00", "zone": "UTC", **fault}
        assert ida.post("/api/me/settings", quiet=wish).status_code == 400, fault
    kept = ida.post("/api/me/settings", quiet={"begin": "22:00", "end": "07:00", "zone": "UTC"}).json()
    assert kept == {"settings": {"quiet": {"begin": "22:00", "end": "07:00", "zone": "UTC"}}}
    with pytest.raises(BadRequest):
        quiet.check(Quiet(begin="22:00", end="22:00"))


def test_what_comes_in_quiet_hours_is_told_when_they_are_over_if_it_is_still_true(tmp_path: Path) -> None:
    """All day is quiet; then it is not, and of two turns one is still hers."""
    begun: list[Any] = []
    hour = datetime.now(UTC).hour
    hours = {"begin": f"{hour:02}:00", "end": f"{(hour + 23) % 24:02}:59", "zone": "UTC"}
    person = {"id": "p1", "token_hash": "", "name": "Ida", "language": "fr", "created": 0}
    person |= {"settings": json.dumps({"quiet": hours})}

    async def scenario() -> tuple[list[Any], bool]:
        store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
        store.migrate()
        store.start()
        await store.transact(lambda c: c.execute(insert(schema.persons).values(person)).rowcount)
        for number, deciders in enumerate((1, 2)):
            await store.transact(lambda c, n=number, d=deciders: enter(c, f"t{n}", n, d))
        notices = Notices(store, Settings(private_webhooks=True), begun.append)
        await notices.open()
        for table in ("t0", "t1"):
            notices.begin(Notice("p1", table, "ratland", 0))
            await begun.pop()
        await notices.tell_held()
        early = list(begun)
        await store.transact(lambda c: c.execute(schema.held.update().values(due=now())).rowcount)
        await notices.tell_held()
        left = await store.read(lambda c: c.execute(schema.held.select()).all())
        await notices.close()
        await store.close()
        return early, bool(left)

    assert asyncio.run(scenario()) == ([], False)
    assert len(begun) == 1, "only the turn that is still hers"
    begun.pop().close()


def enter(connection: Any, table: str, number: int, deciders: int) -> None:
    """A running game at leisure in which these seats must decide."""
    row = {"id": table, "created_order": number, "game": "ratland", "options": "{}", "listed": True, "pace": "leisure"}
    row |= {
        "state": "running",
        "host": "p1",
        "seed": "0" * 32,
        "commitment": "",
        "opening": 0,
        "created": 1,
        "started": 1,
    }
    connection.execute(insert(schema.tables).values(row))
    connection.execute(insert(schema.seats).values(table_id=table, seat=0, person="p1", name="Ida", abandons=False))
    place = {"table_id": table, "number": 0, "seat": -1, "message": "x", "action": "{}", "clock": 0, "made": 1}
    connection.execute(insert(schema.journal).values(**place, deciders=deciders))
