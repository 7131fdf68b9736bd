"""People on several devices, what they have played, and that they can be forgotten."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, insert

from kit import play_random
from server.harness import Client, Server
from undercity import Match
from undercity.server import history, outcome, people
from undercity.server.storage import schema
from undercity.server.storage.store import Store


def begun(server: Server) -> tuple[Client, Client, str]:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(seats=2)
    ben.post(f"/api/tables/{table}/join")
    assert ida.post(f"/api/tables/{table}/start").status_code == 200
    return ida, ben, table


def test_another_device_takes_all_seats_along_once(server: Server) -> None:
    ida, _, table = begun(server)
    ticket = ida.post("/api/me/ticket").json()
    assert ticket["link"] == f"/me#{ticket['code']}"
    assert ticket["seconds"] == 120
    phone = Client(server, None)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14) Firefox/130.0"
    assert phone.post("/api/me/arrive", code=ticket["code"]).json()["person"]["name"] == "Ida"
    assert phone.get(f"/api/tables/{table}").json()["you"]["seat"] == 0
    assert Client(server, None).post("/api/me/arrive", code=ticket["code"]).status_code == 403, "it is good once"
    devices = phone.get("/api/me/devices").json()["devices"]
    assert [device["name"] for device in devices if device["here"]] == ["Firefox, Android"]
    assert len(devices) == 2


def test_a_code_for_another_device_is_good_for_two_minutes(server: Server) -> None:
    ida = Client(server, "Ida")
    code = ida.post("/api/me/ticket").json()["code"]
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        database.execute("UPDATE tickets SET until = until - 121")
    assert Client(server, None).post("/api/me/arrive", code=code).status_code == 403


def test_a_device_that_is_signed_out_is_nobodys_at_once(server: Server) -> None:
    ida, _, table = begun(server)
    phone = Client(server, None)
    phone.post("/api/me/arrive", code=ida.post("/api/me/ticket").json()["code"])
    looking = phone.look(table)
    other = next(one for one in ida.get("/api/me/devices").json()["devices"] if not one["here"])
    assert ida.post("/api/me/sign_out", device=other["id"]).json()["person"]["name"] == "Ida"
    assert looking.wait(lambda frame: frame["type"] == "bye")["reason"] == "removed"
    assert phone.get("/api/me").json()["person"] is None
    assert ida.get("/api/me").json()["person"]["name"] == "Ida"
    stranger = Client(server, "Eve")
    own = ida.get("/api/me/devices").json()["devices"][0]["id"]
    assert stranger.post("/api/me/sign_out", device=own).status_code == 404
    assert ida.post("/api/me/sign_out").json()["person"] is None
    assert ida.cookie is None


def test_the_recovery_code_brings_a_person_back(server: Server) -> None:
    ida, _, table = begun(server)
    first, code = (ida.post("/api/me/recovery").json()["code"] for _ in range(2))
    ida.post("/api/me/sign_out")
    again = Client(server, None)
    assert again.post("/api/me/recover", code=first).status_code == 403, "a new code makes the old one void"
    assert again.post("/api/me/recover", code=f" {code.upper()} ").json()["person"]["name"] == "Ida"
    assert again.get(f"/api/tables/{table}").json()["you"]["seat"] == 0


def test_a_cookie_that_is_used_is_renewed_once_a_day(server: Server) -> None:
    ida = Client(server, "Ida")
    assert ida.cookie is not None
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        database.execute("UPDATE devices SET seen = seen - 100000")
    answers = [httpx.get(f"{server.address}/api/me", headers={"Cookie": ida.cookie}) for _ in range(2)]
    first, second = (answer.headers.get("set-cookie", "") for answer in answers)
    assert first.startswith(ida.cookie)
    assert "Max-Age=31536000" in first
    assert second == ""


def test_forget_me_leaves_nothing_of_a_person(server: Server) -> None:
    ida, ben, table = begun(server)
    person = ida.get("/api/me").json()["person"]["id"]
    running, _, ended = ida.open_table(seats=2), None, table
    ben.post(f"/api/tables/{running}/join")
    ida.post(f"/api/tables/{running}/start")
    viewer = ida.look(running)
    assert viewer.ask("chat", text="my secret address")["type"] == "ok"
    for one in (ida, ben):
        one.post(f"/api/tables/{ended}/abandon")
    assert ida.post("/api/me/forget").status_code == 400, "it has to be said twice"
    assert ida.post("/api/me/forget", really=True).json() == {"person": None}
    seats = [ben.get(f"/api/tables/{one}").json()["seats"][0] for one in (ended, running)]
    assert [seat["name"] for seat in seats] == ["Somebody", None]
    assert seats[1]["kind"] == "free"
    assert ben.get(f"/api/tables/{running}").json()["you"]["host"] is True
    assert "my secret address" not in json.dumps(ben.look(running).chat)
    assert "Ida" not in ben.get(f"/api/tables/{ended}/replay").text
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        dump = "\n".join(database.iterdump())
    assert person not in dump
    assert "my secret address" not in dump


def test_all_that_is_known_of_a_person_can_be_taken_along(server: Server) -> None:
    ida, _, table = begun(server)
    assert ida.look(table).ask("chat", text="hello")["type"] == "ok"
    assert ida.post("/api/me/settings", theme="dark", colour=3).json()["settings"] == {"theme": "dark", "colour": 3}
    whole = ida.get("/api/me/export").json()
    assert whole["person"]["name"] == "Ida"
    assert whole["settings"] == {"theme": "dark", "colour": 3}
    assert [line["text"] for line in whole["chat"]] == ["hello"]
    assert [game["table"] for game in whole["games"]] == [table]
    assert len(whole["devices"]) == 1
    assert "hash" not in json.dumps(whole)


# ------------------------------------------------------------------ history and ratings


def enter(connection: Connection, number: int, seats: list[dict[str, Any]], ranks: list[int], **values: Any) -> None:
    """A finished game of RatLand."""
    row = {"id": f"t{number}", "created_order": number, "game": "ratland", "options": "{}", "listed": True}
    row |= {"pace": "live", "state": "finished", "host": "", "seed": "0" * 32, "commitment": "", "opening": 0}
    row |= {"result": json.dumps({"ranks": ranks, "points": [10 - rank for rank in ranks]}), "created": number}
    row |= {"started": number, "ended": number, "revision": 0, "rated": True}
    connection.execute(insert(schema.tables).values({**row, **values}))
    for seat, who in enumerate(seats):
        place = {"table_id": f"t{number}", "seat": seat, "abandons": False, "person": None, "level": None, "name": None}
        connection.execute(insert(schema.seats).values({**place, **who}))


IDA, BEN, BOT = {"person": "p1", "name": "Ida"}, {"person": "p2", "name": "Ben"}, {"level": "casual", "name": "casual"}


def test_ratings_after_ten_games(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.migrate()
    with store.transaction() as connection:
        for number in range(10):
            enter(connection, number, [IDA, BEN, BOT], [1, 3, 2])
        enter(connection, 10, [IDA, BEN], [2, 1], rated=False)
        enter(connection, 11, [IDA, BEN], [2, 1], state="abandoned", result=None)
        enter(connection, 12, [{"name": "Somebody"}, IDA], [1, 2])
        found = history.ratings(connection, "ratland", "p2")
        played = history.of_person(connection, "p1")
    assert [(one.name, one.level) for one in found] == [("Ida", None), ("casual", "casual"), ("Ben", None)]
    ida, bot, ben = found
    assert (ida.games, ben.games, ben.you) == (10, 10, True), "friendly, abandoned and lone games do not count"
    assert (bot.rating, bot.uncertainty) == (24.8, 0.0), "bots stand where they were measured"
    assert ida.rating > 27 > 23 > ben.rating
    assert 0 < ida.uncertainty < 25 / 3
    assert ida.course == sorted(ida.course)
    figures = history.statistics(played)
    assert figures["games"]["ratland"]["games"] == 12
    assert figures["games"]["ratland"]["wins"] == figures["games"]["ratland"]["longest_streak"] == 10
    assert figures["games"]["ratland"]["streak"] == 0
    assert figures["abandoned"] == 1
    against = {(one["name"], one["level"]): (one["won"], one["drawn"], one["lost"]) for one in figures["opponents"]}
    assert against["Ben", None] == (10, 0, 1)
    assert against["casual", "casual"] == (10, 0, 0)


def test_what_somebody_played_most_and_won_most_with(tmp_path: Path) -> None:
    """Only of finished games: what a running one knows is not looked at, whatever its row says."""
    store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.migrate()
    games = [("family", 2), ("family", 2), ("family", 1), ("ninjas", 1), ("ninjas", 1), ("of_old", 1), (None, 1)]
    with store.transaction() as connection:
        for number, (clan, rank) in enumerate(games):
            roles = [clan and ["clan", clan], None]
            result = {"ranks": [rank, 3 - rank], "points": [0, 0], "roles": roles}
            enter(connection, number, [IDA, BEN], [], result=json.dumps(result))
        hidden = json.dumps({"ranks": [1, 2], "points": [0, 0], "roles": [["clan", "ninjas"], None]})
        enter(connection, 20, [IDA, BEN], [], state="running", result=hidden)
        enter(connection, 21, [IDA, BEN], [1, 2])
        played = history.of_person(connection, "p1")
        others = history.of_person(connection, "p2")
    figures = {language: history.statistics(played, language)["games"]["ratland"] for language in ("en", "de", "fr")}
    found = [(one["id"], one["games"], one["wins"]) for one in figures["en"]["roles"]]
    assert found == [("family", 3, 1), ("ninjas", 2, 2), ("of_old", 1, 1)]
    assert [one["roles"][0]["name"] for one in figures.values()] == ["Family", "Familienclan", "Clan des Reproducteurs"]
    assert figures["en"]["roles"][2]["name"] == "of_old", "a clan that is no more has its id"
    assert history.statistics(others)["games"]["ratland"]["roles"] == []
    assert [one.role for one in played][:3] == [None, None, None]


@pytest.mark.parametrize(
    ("game", "seats", "options", "kind"),
    [
        ("die_patin", 3, {}, "clan"),
        ("ratland", 3, {"clans": "on"}, "clan"),
        ("ankh_morpork", 3, {}, "personality"),
        ("target_rats", 4, {}, "faction"),
        ("ratcatcher", 1, {}, "ratcatcher"),
        ("ratland", 3, {}, None),
    ],
)
def test_the_end_of_a_game_tells_as_what_each_seat_played(
    game: str, seats: int, options: dict[str, Any], kind: str | None
) -> None:
    match = play_random(Match(game, seats, seed=3, **options), random.Random(3), 200)
    found = outcome.roles(match)
    assert [role and role[0] for role in found] == [kind] * seats
    assert kind is None or len(set(found)) == seats, "everybody is somebody else"
    for role in filter(None, found):
        assert len({outcome.name_of(match.game, role, language) for language in ("en", "de", "fr")} - {role[1]}) >= 1
    assert set(json.loads(outcome.written(match))) == {"points", "ranks", "roles"}


def test_a_person_has_a_bounded_number_of_devices_and_a_code_goes_with_its_device(server: Server) -> None:
    ida = Client(server, "Ida")
    ticket = ida.post("/api/me/ticket").json()["code"]
    phone = Client(server, None)
    phone.post("/api/me/arrive", code=ticket)
    stolen = phone.post("/api/me/ticket").json()["code"]
    other = next(one for one in ida.get("/api/me/devices").json()["devices"] if not one["here"])
    ida.post("/api/me/sign_out", device=other["id"])
    assert Client(server, None).post("/api/me/arrive", code=stolen).status_code == 403, (
        "it asked before it was sent off"
    )
    person = ida.get("/api/me").json()["person"]["id"]
    rows = [(f"d{k}", person, f"hash {k}", "", 1, k) for k in range(people.MOST_DEVICES - 1)]
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        database.executemany("INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?)", rows)
    assert (
        Client(server, None).post("/api/me/arrive", code=ida.post("/api/me/ticket").json()["code"]).status_code == 200
    )
    ids = {one["id"] for one in ida.get("/api/me/devices").json()["devices"]}
    assert len(ids) == people.MOST_DEVICES
    assert "d0" not in ids, "the one that was not seen for longest"
    assert "d1" in ids


def test_a_device_says_what_it_seems_to_be() -> None:
    agents = {
        "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0": "Firefox, Linux",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1": "Safari, iPhone",
        "Mozilla/5.0 (Windows NT 10.0) Chrome/128.0 Safari/537.36 Edg/128.0": "Edge, Windows",
        "curl/8": "",
    }
    assert {agent: people.device_name(agent) for agent in agents} == agents
