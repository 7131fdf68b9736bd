"""Several server processes on one PostgreSQL: any process serves any table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from server.harness import Client, Server, Viewer, play_to_end
from server.upgrade import changed


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[tuple[Server, Server]]:
    folder: Path = tmp_path_factory.mktemp("pair")
    arguments = ("--no-limits", "--database", database)
    with Server(folder / "a", *arguments) as a, Server(folder / "b", *arguments) as b:
        yield a, b


def across(pair: tuple[Server, Server], **wish: object) -> tuple[str, Client, Client, Viewer, Viewer]:
    """A table opened at one process and joined at the other."""
    ida, ben = Client(pair[0], "Ida"), Client(pair[1], "Ben")
    table = ida.open_table(seats=2, **wish)
    mine = ida.look(table)
    assert ben.post(f"/api/tables/{table}/join").json()["seat"] == 1
    mine.wait(lambda _: mine.doc["table"]["seats"][1]["name"] == "Ben")
    assert ida.post(f"/api/tables/{table}/start").status_code == 200
    his = ben.look(table)
    while mine.doc["view"] is None:
        mine.read()
    return table, ida, ben, mine, his


def test_choices_at_one_process_are_seen_at_the_other(pair: tuple[Server, Server]) -> None:
    table, ida, _, mine, his = across(pair)
    play_to_end({0: mine, 1: his}, random.Random(4))
    for viewer in (mine, his):
        while viewer.doc["table"]["state"] != "finished":
            viewer.read()
    assert his.doc["table"]["result"] == mine.doc["table"]["result"]
    assert his.lines[-1] == mine.lines[-1]
    assert ida.get(f"/api/tables/{table}/record").text == Client(pair[1]).get(f"/api/tables/{table}/record").text


def test_the_same_message_at_both_processes_acts_once(pair: tuple[Server, Server]) -> None:
    table, ida, _, mine, his = across(pair, options={"start_player": 0})
    other = Viewer(pair[1], table, ida.cookie)
    while not other.doc["choices"]:  # the news of the start may still be on its way
        other.read()
    code = mine.doc["choices"][0]["code"]
    mine.say("choose", id="one", clock=0, code=code)
    other.say("choose", id="one", clock=0, code=code)
    answers = [viewer.wait(lambda f: f.get("id") == "one") for viewer in (mine, other)]
    assert {answer["type"] for answer in answers} == {"ok"}
    assert {answer["clock"] for answer in answers} == {1}
    for viewer in (mine, other, his):
        while not viewer.doc["view"] or viewer.doc["view"]["clock"] < 1:
            viewer.read()
        assert viewer.doc["view"]["clock"] == 1


def test_two_different_choices_at_both_processes_make_one(pair: tuple[Server, Server]) -> None:
    table, ida, _, mine, _ = across(pair, options={"start_player": 0})
    other = Viewer(pair[1], table, ida.cookie)
    while not other.doc["choices"]:  # the news of the start may still be on its way
        other.read()
    codes = [choice["code"] for choice in mine.doc["choices"]]
    mine.say("choose", id="left", clock=0, code=codes[0])
    other.say("choose", id="right", clock=0, code=codes[1])
    left = mine.wait(lambda f: f.get("id") == "left")
    right = other.wait(lambda f: f.get("id") == "right")
    assert sorted([left["type"], right["type"]]) == ["error", "ok"]
    assert {left.get("code"), right.get("code")} == {None, "stale"}


def test_bots_move_once_with_two_processes_watching(pair: tuple[Server, Server]) -> None:
    ida = Client(pair[0], "Ida")
    table = ida.open_table(seats=2, bots={"1": "random"})
    ida.post(f"/api/tables/{table}/start")
    mine, other = ida.look(table), Client(pair[1], None).look(table)
    luck = random.Random(8)
    for _ in range(15):
        while not mine.doc["choices"]:
            mine.read()
        assert mine.choose(luck)["type"] == "ok"
    while not mine.doc["choices"]:
        mine.read()
    while other.doc["view"]["clock"] < mine.doc["view"]["clock"]:
        other.read()
    assert other.doc["view"]["clock"] == mine.doc["view"]["clock"]


ELSEWHERE = "this game is played at another version of the program on this database; it goes on there"


def test_two_versions_keep_out_of_each_others_tables(tmp_path: Path, database: str) -> None:
    """A running game belongs to the rules it is played by; whoever comes with others has it when they have gone."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE versions")
    arguments = ("--no-limits", "--database", database.replace("/postgres", "/versions"))
    new = Server(tmp_path / "new", *arguments)
    new.environment["PYTHONPATH"] = str(changed(tmp_path / "src", "rule"))
    with Server(tmp_path / "old", *arguments) as old, new:
        ida, there = Client(old, "Ida"), Client(new, None)
        table = ida.open_table("die_patin", seats=2, bots={"1": "random"}, options={"start_player": 0})
        assert ida.post(f"/api/tables/{table}/start").status_code == 200
        mine = ida.look(table)
        while not mine.doc["choices"]:
            mine.read()
        refused = there.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["error"]["message"]) == (503, ELSEWHERE)
        assert mine.choose(random.Random(1))["type"] == "ok", "nobody is in its way where it is played"
        begun = Client(new, "Ben").open_table("die_patin", seats=2)
        assert ida.get(f"/api/tables/{begun}").status_code == 200, "what has not begun is everybody's"
        old.stop()
        taken = there.get(f"/api/tables/{table}")
        assert (taken.status_code, taken.json()["state"]) == (200, "running")
        assert not taken.json()["rests"]
