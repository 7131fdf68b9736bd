"""`undercity admin`, while the server runs: it hears of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import Client, Server
from server.test_people import begun
from undercity.cli import main

Order = Callable[..., Any]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Order:
    """What the command prints; with `status` 2, the sentence in which it refuses."""

    def order(server: Server, *words: str, status: int = 0) -> Any:
        assert main(["admin", *words, "--data", str(server.data), "--json"]) == status
        said = capsys.readouterr()
        return said.err if status else json.loads(said.out)

    return order


@pytest.fixture
def server(data: Path) -> Iterator[Server]:
    """A server of its own: it is counted."""
    with Server(data, "--no-limits") as server:
        yield server


def test_tables_and_persons_are_listed_shown_laid_aside_and_deleted(server: Server, admin: Order) -> None:
    ida, ben, table = begun(server)
    viewers = [ida.look(table), ben.look(table)]
    (listed,) = admin(server, "tables", "--state", "running")
    assert (listed["table"], listed["game"], listed["people"]) == (table, "die_patin", "Ida, Ben")
    shown = admin(server, "table", table)
    assert [seat["name"] for seat in shown["seats"]] == ["Ida", "Ben"]
    assert "seed" not in shown, "nothing that is hidden in the game"
    figures = admin(server, "storage")
    assert (figures["tables"], figures["rows of persons"]) == ({"running": 1}, 2)
    assert figures["bytes in all"] > 100_000

    admin(server, "rest", table)
    for viewer in viewers:
        if not viewer.doc["table"]["laid_aside"]:
            viewer.wait(lambda _, at=viewer: at.doc["table"]["laid_aside"])
    mover = next(viewer for viewer in viewers if viewer.doc["choices"])
    choice = {"clock": mover.doc["view"]["clock"], "code": mover.doc["choices"][0]["code"]}
    assert "laid aside" in mover.ask("choose", **choice)["message"]
    admin(server, "wake", table)
    mover.wait(lambda _: not mover.doc["table"]["laid_aside"])
    assert mover.ask("choose", **choice)["type"] == "ok"

    admin(server, "delete-table", table)
    assert viewers[0].wait(lambda frame: frame["type"] == "bye")["reason"] == "removed"
    assert ida.get(f"/api/tables/{table}").status_code == 404
    assert admin(server, "tables") == []
    assert "there is no table" in admin(server, "table", table, status=2)


def test_whoever_is_signed_out_by_the_operator_looks_on_no_more(server: Server, admin: Order) -> None:
    ida, ben, table = begun(server)
    looking, other = ida.look(table), ben.look(table)
    persons = {one["name"]: one["person"] for one in admin(server, "persons")}
    ticket = ida.post("/api/me/ticket").json()["code"]
    assert admin(server, "revoke", persons["Ida"]) == {"devices signed out": 1}
    assert looking.wait(lambda frame: frame["type"] == "bye")["reason"] == "removed"
    assert ida.get("/api/me").json()["person"] is None, "also her cookie, which the server had just seen"
    assert Client(server, None).post("/api/me/arrive", code=ticket).status_code == 403
    assert other.ask("chat", text="still here")["type"] == "ok"
    admin(server, "delete-person", persons["Ben"])
    assert other.wait(lambda frame: frame["type"] == "bye")["reason"] == "removed"


def test_devices_are_signed_out_and_persons_forgotten(server: Server, admin: Order) -> None:
    ida, _ = Client(server, "Ida"), Client(server, "Ben")
    code = ida.post("/api/me/recovery").json()["code"]
    persons = {one["name"]: one["person"] for one in admin(server, "persons")}
    shown = admin(server, "person", persons["Ida"])
    assert (len(shown["devices"]), shown["recovery code"]) == (1, True)
    assert code not in json.dumps(shown)
    assert admin(server, "revoke", persons["Ida"]) == {"devices signed out": 1}
    assert Client(server, None).post("/api/me/recover", code=code).status_code == 403
    admin(server, "delete-person", persons["Ben"])
    assert [one["name"] for one in admin(server, "persons")] == ["Ida"]
    assert "there is no person" in admin(server, "person", persons["Ben"], status=2)
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        assert database.execute("SELECT count(*) FROM devices").fetchone() == (0,)
