"""A record brought along: verified, watched by who brought it alone, refused in one sentence if it is bad."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from kit import play_random
from server.harness import Client, Server
from undercity import Match
from undercity.server.records import PART, PARTS
from undercity.server.shelf import KEPT, Shelf


@pytest.fixture(scope="module")
def game() -> Match:
    return play_random(Match("die_patin", 2, seed=5), random.Random(5), 10**6)


def bring(client: Client, text: str) -> httpx.Response:
    """All parts; the answer to the last, or to the first that is refused."""
    record = None
    for start in range(0, max(len(text), 1), PART):
        last = start + PART >= len(text)
        answer = client.post("/api/records", text=text[start : start + PART], record=record, last=last)
        if answer.status_code != 200 or last:
            break
        record = answer.json()["record"]
    return answer


def test_a_record_is_watched_by_who_brought_it(server: Server, game: Match) -> None:
    ida, eve = Client(server, "Ida"), Client(server, "Eve")
    answer = bring(ida, game.record())
    assert answer.json()["verified"] is True
    at = f"/api/records/{answer.json()['record']}"
    table = ida.get(at).json()
    assert (table["game"], table["state"], table["result"]["points"]) == ("die_patin", "finished", game.points)
    assert [seat["name"] for seat in table["seats"]] == ["Wilma", "Minerva"]
    replay = ida.get(f"{at}/replay", seat="all", language="de").json()
    assert [(move["seat"], move["notation"]) for move in replay["moves"]] == game.moves
    assert replay["chronicle"][-1]["text"] == game.chronicle(None, "de")[-1].text
    step = ida.get(f"{at}/replay/{len(game.moves)}", seat="1").json()
    assert step["view"]["table"] == game.table(1)
    assert len(ida.get(f"{at}/judgements").json()["judgements"]) == len(game.moves) + 1
    for path in ("", "/replay", "/replay/3", "/judgements"):
        assert eve.get(at + path).status_code == 404
        assert Client(server, None).get(at + path).status_code == 401
    assert eve.post("/api/records", text="", record=at.rsplit("/", 1)[1], last=True).status_code == 404
    assert ida.get(f"{at}/replay/99999").status_code == 400
    assert all(one["id"] != table["id"] for one in ida.get("/api/tables", mine="true").json()["tables"])


def test_a_game_that_was_left_is_watched_too(server: Server) -> None:
    match = play_random(Match("ratland", 3, seed=5), random.Random(5), 30)
    ida = Client(server, "Ida")
    at = f"/api/records/{bring(ida, match.record()).json()['record']}"
    assert ida.get(at).json()["state"] == "abandoned"
    assert ida.get(f"{at}/replay").json()["steps"] == len(match.moves)


def test_a_bad_record_is_refused_in_one_sentence(server: Server, game: Match) -> None:
    text = game.record()
    lines = text.splitlines()
    position = Match.from_position("die_patin", Match("die_patin", 2, seed=1).position()).record()
    cases = {
        "": "the record is cut off here; the title is missing",
        "Dear diary": "a record starts with",
        text.replace("game: die_patin", "game: chess"): "no game is called 'chess'",
        text.replace("seed: 5", "seed: 6"): "the chain does not fit the game",
        "\n".join(lines[:40]): "the record is cut off here",
        "\n".join([*lines[:9], lines[10], *lines[10:]]): "should stand here, not choice",
        position: "begins at a position and not with a seed",
    }
    ida = Client(server, "Ida")
    for bad, sentence in cases.items():
        answer = bring(ida, bad)
        assert answer.status_code == 400, sentence
        assert sentence in answer.json()["error"]["message"]
    assert bring(ida, text).status_code == 200


def test_a_record_is_verified_once_and_nobody_waits_for_one_that_is_gone(game: Match) -> None:
    async def scenario() -> tuple[list[str], bool]:
        shelf, text = Shelf(), game.record()
        first = shelf.begin("p0")
        first.parts.append(text)
        waiting = [asyncio.create_task(shelf.verify(first, "plain"))]
        for k in range(1, KEPT + 2):
            one = shelf.begin(f"p{k}")
            one.parts.append(text if k > KEPT else "no record")
            waiting.append(asyncio.create_task(shelf.verify(one, "plain")))
        done = await asyncio.gather(*waiting, return_exceptions=True)
        curves = await asyncio.gather(*(shelf.curve(one, one.match) for _ in range(5) if one.match))
        return [type(one).__name__ for one in done], all(curve is curves[0] for curve in curves)

    assert asyncio.run(scenario()) == (["NotFound", "NotFound", *["BadRecord"] * (KEPT - 1), "NoneType"], True)


def test_a_record_that_has_come_in_whole_takes_no_more(server: Server, game: Match) -> None:
    ida = Client(server, "Ida")
    record = bring(ida, game.record()).json()["record"]
    answer = ida.post("/api/records", text="x", record=record, last=True)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
    assert ida.get(f"/api/records/{record}").status_code == 200


def test_a_record_has_bounds(server: Server) -> None:
    ida = Client(server, "Ida")
    assert ida.post("/api/records", text="x" * (PART + 1)).status_code == 400
    assert bring(ida, "x" * (PART * (PARTS + 1))).status_code == 400
    assert Client(server, None).post("/api/records", text="x").status_code == 401
    people = [Client(server, f"P{k}") for k in range(KEPT + 1)]
    text = Match("die_patin", 2, seed=1).record()
    kept = [(one, bring(one, text).json()["record"]) for one in people]
    assert [one.get(f"/api/records/{record}").status_code for one, record in kept] == [404, *[200] * KEPT]
