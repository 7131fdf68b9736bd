"""Learning at the server: guide, figures, lessons and progress, in every game that has them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.harness import Client, Server
from server.test_shapes import fits
from undercity.engine.game import GAMES, find
from undercity.engine.learn.check import terms
from undercity.engine.learn.reasons import Difference
from undercity.engine.learn.room import Learn
from undercity.server import shapes
from undercity.server.bot_worker import Weighed
from undercity.server.teaching import in_words

LANGUAGES = ("en", "de", "fr")
LEARN = [name for name in GAMES if find(name).learn]
every_room = pytest.mark.parametrize("game", LEARN)


def room(game: str) -> Learn:
    found = find(game).learn
    assert found is not None
    return found


def take(client: Client, game: str, lesson: str, choices: list[int], **more: Any) -> httpx.Response:
    return client.post(f"/api/games/{game}/lessons/{lesson}", choices=choices, **more)


@every_room
def test_what_a_game_teaches(server: Server, game: str) -> None:
    client = Client(server, None)
    for language in LANGUAGES:
        answer = client.get(f"/api/games/{game}/learn", language=language)
        fits(shapes.Learn, answer.json())
        assert [lesson["id"] for lesson in answer.json()["lessons"]] == list(room(game).lessons)
        decisions = {step.name for step in find(game).steps.all if step.decision}
        assert answer.json()["coach"]["decisions"].keys() == decisions
        again = client.http.get(
            f"/api/games/{game}/learn", params={"language": language}, headers={"if-none-match": answer.headers["etag"]}
        )
        assert again.status_code == 304


@every_room
def test_every_figure_at_every_step(server: Server, game: str) -> None:
    client = Client(server, None)
    for name, picture in room(game).figures.items():
        for step in range(len(picture.figure.step) + 1):
            answer = client.get(f"/api/games/{game}/figures/{name}", language="de", step=step)
            fits(shapes.Figure, answer.json())
            assert answer.json()["step"] == step
        refused = client.get(f"/api/games/{game}/figures/{name}", step=len(picture.figure.step) + 1)
        assert refused.status_code == 400


@every_room
def test_every_lesson_is_solved_and_kept_with_the_person(server: Server, game: str) -> None:
    ida, stranger = Client(server, "Ida"), Client(server, None)
    for name, play in room(game).lessons.items():
        first = take(ida, game, name, [], show=True).json()
        fits(shapes.LessonScene, first)
        assert (first["state"], first["made"], first["said"]) == ("open", 0, None)
        assert first["solution"] == play.codes(play.lesson.solution)
        assert first["view"]["names"][play.lesson.seat] == "Ida"
        solved = take(ida, game, name, first["solution"], language="fr").json()
        assert (solved["state"], solved["choices"], solved["solution"]) == ("solved", [], None)
        assert solved["said"] == room(game).text(f"lesson-{name}.solved", "fr")
        assert take(stranger, game, name, first["solution"]).json()["state"] == "solved"
        wrong = take(ida, game, name, play.codes(play.lesson.wrong[0]), language="de").json()
        assert wrong["state"] != "solved"
        assert wrong["said"]
    kept = ida.get("/api/me/lessons").json()["lessons"]
    assert kept.keys() == {game}
    assert sorted(kept[game]) == sorted(room(game).lessons)
    assert stranger.get("/api/me/lessons").json() == {"lessons": {}}


def test_what_a_lesson_refuses(server: Server) -> None:
    client, play = Client(server, None), room("die_patin").lessons
    name = next(iter(play))
    opening = take(client, "die_patin", name, []).json()
    illegal = next(code for code in range(40) if code not in {choice["code"] for choice in opening["choices"]})
    refused = take(client, "die_patin", name, [illegal], language="de")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "illegal")
    asked = take(client, "die_patin", name, [], why_not=illegal, language="de").json()
    assert (
        f"{asked['reason']['text'].removesuffix('.')} ({asked['reason']['clause']})"
        in refused.json()["error"]["message"]
    )
    allowed = opening["choices"][0]["code"]
    assert take(client, "die_patin", name, [], why_not=allowed).json()["reason"] is None
    assert take(client, "die_patin", name, [], why_not=10**6).status_code == 409
    assert take(client, "die_patin", name, [10**6]).status_code == 409
    assert take(client, "die_patin", name, [0] * 201).status_code == 400
    assert take(client, "die_patin", name, [], language="la").status_code == 400
    assert take(client, "die_patin", "nothing", []).status_code == 404
    assert client.get("/api/games/chess/learn").status_code == 404
    assert client.get("/api/games/die_patin/figures/nothing").status_code == 404
    ended = play[name].codes(play[name].lesson.solution)
    assert "ended" in take(client, "die_patin", name, [*ended, 0]).json()["error"]["message"]


def test_a_hint_has_reasons_in_the_words_of_the_viewer() -> None:
    """What the worker found, worded: for and against, more and fewer."""
    game = next((find(name) for name in LEARN if find(name).terms), None)
    if game is None:
        pytest.skip("no game tells its terms yet")
    term = terms(game)[0]
    weighed = Weighed(1, 1.0, None, (Difference(term, 2, 50.0), Difference(term, -1, -3.0)))
    told = in_words(game, weighed, "de")
    assert [one["for"] for one in told] == [True, False]
    assert told[0]["text"] == room(game.id).text(f"reason-{term}", "de", 2)
    assert told[1]["text"] == room(game.id).text(f"reason-{term}.less", "de", 1)
    assert in_words(game, Weighed(1, 1.0, None), "de") == []
