"""Every game at the server: to its end by bots; RatLand's secret placements by people."""

from __future__ import annotations

import random

import pytest

from server.harness import Client, Server, Viewer, play_to_end
from undercity.engine.game import GAMES


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_game_to_its_end(server: Server, game: str) -> None:
    ida = Client(server, "Ida")
    seats = ida.get(f"/api/games/{game}").json()["seats"]["least"]
    table = ida.open_table(game, seats=seats, seat=None, bots={str(seat): "random" for seat in range(seats)})
    ida.post(f"/api/tables/{table}/start")
    viewer = Client(server, None).look(table, language="fr")
    play_to_end({-1: viewer}, random.Random(1), most=60_000)
    told = viewer.doc
    assert viewer.resync() == told
    assert ida.get(f"/api/tables/{table}/record").text.count(" seat ") > 10
    assert ida.get(f"/api/tables/{table}/replay/3", seat="all").status_code == 200


def three_at_ratland(server: Server) -> list[Viewer]:
    people = [Client(server, f"Player {seat}") for seat in range(3)]
    table = people[0].open_table("ratland", seats=3)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    viewers = [person.look(table) for person in people]
    for viewer in viewers:
        viewer.settle()
    assert viewers[0].doc["view"]["decision"] == "place_rats"
    return viewers


def test_whole_placements_are_secret_and_can_be_replaced_until_the_screens_are_lifted(server: Server) -> None:
    a, b, c = three_at_ratland(server)
    rats = a.doc["view"]["table"]["players"][0]["healthy"]
    seen = [viewer.seq for viewer in (b, c)]
    wrong = a.ask("choose", clock=0, placement={"nursery": rats + 1})
    assert (wrong["code"], "too many" in wrong["message"]) == ("illegal", True)
    a.say("language", language="de")
    wrong = a.ask("choose", clock=0, placement={"nursery": rats + 1})
    assert wrong["message"] == f"Du hast {rats} Ratten zu verteilen: Das ist 1 zu viel."
    a.say("language", language="en")
    first = a.ask("choose", clock=0, placement={"nursery": 1, "pantry": rats - 1})
    assert first["type"] == "ok"
    again = a.ask("choose", clock=first["clock"], placement={"dump": 2, "pantry": rats - 2})
    assert again["type"] == "ok"
    a.settle()
    assert a.doc["view"]["table"]["players"][0]["rats"]["dump"] == 2
    for viewer in (b, c):
        viewer.settle()
        player = viewer.doc["view"]["table"]["players"][0]
        assert player["rats"]["dump"] == 0
        assert viewer.doc["view"]["deciders"] == [1, 2]
        assert viewer.doc["view"]["clock"] == 0
    assert b.seq <= seen[0] + 1, "a replaced placement is not to be seen"
    assert b.ask("choose", clock=0, code=0)["type"] == "ok"
    c.settle()
    assert c.seq <= seen[1] + 1, "an answer behind the screen is not to be seen"
    b.settle()
    assert b.ask("undo", clock=1)["type"] == "ok"
    assert b.ask("choose", clock=0, placement={"pantry": rats})["type"] == "ok"
    assert c.ask("choose", clock=0, placement={"city": rats})["type"] == "ok"
    before = len(a.lines)
    a.settle()
    assert a.doc["view"]["clock"] >= 3, "the answers are public once the screens are lifted"
    assert len(a.lines) > before
    assert a.ask("undo", clock=a.doc["view"]["clock"])["type"] == "error"
    for viewer in (a, b, c):
        viewer.settle()
        told = viewer.doc
        assert viewer.resync() == told
