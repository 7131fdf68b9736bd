"""What the browser receives is what `shapes` says, and the types of the web table are made from it."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from server.harness import Client, Server, play_to_end
from undercity.engine.game import GAMES
from undercity.server import shapes, types


def fits(kind: Any, answer: Any) -> None:
    """Every field of the answer is named by the type, and none is missing."""
    assert msgspec.to_builtins(msgspec.convert(answer, kind)) == answer


def finished_game(server: Server) -> tuple[Client, str]:
    ida = Client(server, "Ida")
    table = ida.open_table(seats=2, bots={"1": "random"})
    ida.post(f"/api/tables/{table}/start")
    viewer = ida.look(table)
    play_to_end({0: viewer}, random.Random(3))
    return ida, table


def test_the_types_of_the_web_table_are_fresh() -> None:
    for path, text in types.files().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m undercity.server.types"


def test_answers_have_their_shapes(server: Server) -> None:
    ida = Client(server, "Ida")
    fits(list[shapes.GameInfo], ida.get("/api/games").json()["games"])
    fits(list[shapes.Level], ida.get("/api/bots").json()["levels"])
    fits(shapes.Person, ida.get("/api/me").json()["person"])
    for game in GAMES:
        opened = ida.post("/api/tables", game=game)
        fits(shapes.Joined, opened.json())
    fits(list[shapes.ListedTable], ida.get("/api/tables?mine=true").json()["tables"])


def test_frames_have_their_shapes(server: Server) -> None:
    ida = Client(server, "Ida")
    table = ida.open_table(seats=2, bots={"1": "random"}, options={"start_player": 0})
    ida.post(f"/api/tables/{table}/start")
    viewer = ida.look(table)
    fits(shapes.Doc, viewer.doc)
    fits(shapes.Known, ida.get(f"/api/tables/{table}/known").json())
    fits(list[shapes.Line], viewer.lines)
    hint = viewer.ask("hint", id="h1")
    fits(shapes.Frame, hint)
    assert hint["candidates"][0]["code"] == hint["code"]
    assert {one["code"] for one in hint["candidates"]} <= {choice["code"] for choice in viewer.doc["choices"]}
    fits(shapes.Frame, viewer.ask("why_not", code=0))
    fits(shapes.Frame, viewer.choose(random.Random(1)))
    fits(shapes.Frame, viewer.ask("choose", id="x", clock=999, code=1))


def test_a_finished_game_is_judged_step_by_step(server: Server) -> None:
    ida, table = finished_game(server)
    replay = ida.get(f"/api/tables/{table}/replay").json()
    fits(shapes.Replay, replay)
    fits(shapes.ReplayStep, ida.get(f"/api/tables/{table}/replay/3").json())
    answer = ida.get(f"/api/tables/{table}/judgements").json()
    fits(shapes.Judgements, answer)
    assert len(answer["judgements"]) == replay["steps"] + 1
    assert all(-1 <= value <= 1 for step in answer["judgements"] for value in step)
    ranks = ida.get(f"/api/tables/{table}").json()["result"]["ranks"]
    first, second = answer["judgements"][-1]
    assert (first > second, first < second) == (ranks[0] < ranks[1], ranks[0] > ranks[1])


def test_judgements_are_not_told_before_the_end(server: Server) -> None:
    ida = Client(server, "Ida")
    table = ida.open_table(seats=2, bots={"1": "random"}, options={"start_player": 0})
    ida.post(f"/api/tables/{table}/start")
    assert ida.get(f"/api/tables/{table}/judgements").status_code == 409


def test_clocks_count_the_seconds_of_each_turn(server: Server) -> None:
    ida, table = finished_game(server)
    clocks = ida.get(f"/api/tables/{table}/clocks").json()
    fits(shapes.Clocks, clocks)
    told = ida.get(f"/api/tables/{table}").json()
    assert clocks["deciders"] == []
    assert sum(clocks["used"]) >= told["ended"] - told["started"]  # at every moment somebody had to decide
    assert clocks["at"] == told["ended"]
