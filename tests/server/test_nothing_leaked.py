"""No frame, error or question to a bot depends on what its receiver may not know."""

from __future__ import annotations

import random
import sqlite3

import pytest

from kit import play_random
from server.harness import Client, Server
from server.leaks import TABLE_ROUTES, TYPES, Ear, count_equal, types_without_a_probe
from undercity.engine.game import GAMES
from undercity.server.frames import Eyes, Painter, Stream, differences
from undercity.server.served import ServedMatch


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_sound_the_same(game: str) -> None:
    equal = count_equal(game, seed=11, count=60)
    assert equal.total() > 60 * 14
    assert equal["choose"] > 300
    assert TYPES.keys() <= equal.keys(), "every type of message was tried"


def test_every_type_of_message_and_every_call_about_a_table_is_probed() -> None:
    assert types_without_a_probe() == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_worlds_that_look_the_same_sound_the_same(game: str) -> None:
    equal = count_equal(game, seed=12, count=1000)
    assert equal.total() > 1000 * 14
    assert min(equal[kind] for kind in (*TYPES, *(f"call {name}" for name in TABLE_ROUTES))) > 50


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_and_the_dice_are_in_no_view(game: str) -> None:
    match = play_random(ServedMatch(game, seed=2**100 + 12345), random.Random(1), 40)
    words = [str(2**100 + 12345), f"{2**100 + 12345:032x}", *map(str, match.state.key)]
    for seat in (None, *range(match.seats)):
        stream = Stream(Eyes(seat, False, "en"))
        stream.advance(Painter(match, lambda _: {}), [], [])
        text = stream.full([]).decode()
        assert not any(word in text for word in words if len(word) > 4)


def test_hidden_answers_of_others_send_nothing_and_count_nothing() -> None:
    match = ServedMatch("ratland", 3, 5)
    luck = random.Random(2)
    while match.phase is None or match.game.step_of(match.state).name != "place_rats":  # type: ignore[union-attr]
        play_random(match, luck, 1)
    mover, watcher = match.deciders[0], match.deciders[1]
    stream = Stream(Eyes(watcher, False, "en"))
    stream.advance(Painter(match, lambda _: {}), [], [])
    first = match.choices(mover)[0]
    match.choose(mover, first)
    assert mover in match.deciders
    assert stream.advance(Painter(match, lambda _: {}), [match.clock - 1], []) is None
    assert stream.seq == 0
    assert Ear(stream.eyes).heard == []


def test_differences_set_delete_and_replace() -> None:
    old = {"a": 1, "b": {"c": [1, 2, {"d": 3}]}, "gone": 0, "list": [1]}
    new = {"a": 1, "b": {"c": [1, 5, {"d": 4}]}, "list": [1, 2], "new": None}
    assert sorted(map(str, differences(old, new))) == sorted(
        map(
            str,
            [
                [("gone",)],
                [("b", "c", 1), 5],
                [("b", "c", 2, "d"), 4],
                [("list",), [1, 2]],
                [("new",), None],
            ],
        )
    )
    assert differences(new, new) == []


def test_a_running_game_shows_neither_seed_nor_record_anywhere(server: Server) -> None:
    ida = Client(server, "Ida")
    table = ida.open_table(seats=2, bots={"1": "random"})
    ida.post(f"/api/tables/{table}/start")
    viewer = ida.look(table)
    for _ in range(10):
        while not viewer.doc["choices"]:
            viewer.read()
        viewer.choose(random.Random(1))
    for path in ("record", "replay", "replay/0", "replay/3"):
        assert ida.get(f"/api/tables/{table}/{path}").status_code == 409
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    heard = "".join(viewer.frames) + server.log() + ida.get("/metrics").text
    assert seed not in heard
    assert str(int(seed, 16)) not in heard
