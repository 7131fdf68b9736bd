"""The terminal table by keys and mouse, headless: whole games of all five, and everything around them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from kit import play_random
from undercity import GAMES, Match
from undercity.bots import make
from undercity.terminal.app import Pages, TableApp
from undercity.terminal.replay import ReplayApp, Steps
from undercity.terminal.table import LocalTable

SIZE = (80, 24)
SHORT: dict[str, dict[str, Any]] = {"target_rats": {"mode": "quick"}}


@asynccontextmanager
async def seated(
    game: str = "die_patin", level: str = "random", seats: int | None = None, **options: Any
) -> AsyncIterator[tuple[TableApp, Pilot[None], Match]]:
    """Somebody at seat 0 of a new game, in a terminal of 80 by 24."""
    if game == "die_patin":
        options = {"start_player": 0, **options}
    match = Match(game, seats, seed=7, **options)
    bots = {seat: make(level, match.game, seat) for seat in range(1, match.seats)}
    table = LocalTable(match, 0, bots, "en")
    table.start()
    app = TableApp(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        yield app, pilot, match


def shown(app: TableApp, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).content)


async def until(pilot: Pilot[None], wanted: Any) -> None:
    for _ in range(3000):
        if wanted():
            return
        await pilot.pause(0.01)
    raise AssertionError("it does not come")


async def whole_game(game: str) -> tuple[str, Match, int]:
    """Against casual bots where the rules are compiled; the choices by turns by number, by arrows and by notation."""
    luck, keys = random.Random(3), 0
    async with seated(game, "casual", **SHORT.get(game, {})) as (app, pilot, match):
        while not match.over:
            await until(pilot, lambda: match.over or (app.offered and app.offered == app.table.choices))
            if match.over:
                break
            clock, number = match.clock, luck.randrange(len(app.offered))
            way = keys % 3
            if way == 0:
                pressed = [*str(number + 1), "enter"]
            elif way == 1:
                pressed = ["down"] * (number % 3) + ["enter"]
            else:
                app.query_one(Input).value = app.offered[number].notation
                pressed = ["enter"]
            await pilot.press(*pressed)
            await until(pilot, lambda clock=clock: match.clock > clock)
            keys += 1
        await until(pilot, lambda: "The game is over" in shown(app, "prompt"))
        return shown(app, "prompt"), match, keys


@pytest.mark.parametrize("game", [
    pytest.param(game, marks=() if game == "ratland" else pytest.mark.slow) for game in GAMES
])  # fmt: skip
def test_a_whole_game_by_keys_against_casual_bots(game: str) -> None:
    ending, match, keys = asyncio.run(whole_game(game))
    assert match.over
    assert keys == sum(seat == 0 for seat, _ in match.moves)
    assert Match.replay(match.record()).points == match.points
    assert match.name_of(0) in ending


def test_letters_narrow_the_choices_down() -> None:
    async def play() -> None:
        async with seated() as (app, pilot, match):
            assert [choice.notation for choice in app.offered] == ["area:green_side", "area:purple_side"]
            await pilot.press(*"silk")
            assert [choice.notation for choice in app.shown] == ["area:purple_side"]
            await pilot.press("enter")
            assert match.moves == [(0, "area:purple_side")]
            await pilot.press(*"place", "enter")
            assert "choices fit “place”: type more." in app.said
            await pilot.press(*"xyz", "enter")
            assert "No choice fits “placexyz”." in app.said
            assert match.clock == 1

    asyncio.run(play())


def test_what_is_not_allowed_says_why() -> None:
    async def play() -> None:
        async with seated() as (app, pilot, match):
            closed = "Sewer Cross is not a start area with this number of players (DP-3.7)"
            other = "That is not among your choices now. Choose your start area (DP-12.1)"
            for typed, reason in {"area:red_west": closed, "sewer cross": closed, "card:bribe": other}.items():
                app.query_one(Input).value = typed
                await pilot.press("enter")
                assert app.said == reason
            assert match.clock == 0

    asyncio.run(play())


def test_undo_hint_and_commands_in_letters() -> None:
    async def play() -> None:
        async with seated() as (app, pilot, match):
            await pilot.press("f2")
            assert app.said == "There is nothing to take back."
            await pilot.press("2", "enter")
            assert match.clock == 1
            await pilot.press("f2")
            assert (match.clock, app.said) == (0, "Taken back.")
            await pilot.press("2", "enter", *"/undo", "enter")
            assert match.clock == 0
            await pilot.press("f3")
            await until(pilot, lambda: app.said.startswith("A bot would choose: Start in"))
            await pilot.press(*"/fly", "enter")
            assert app.said == "No choice fits “/fly”."
            await pilot.press(*"/chat hello", "enter")
            assert app.said == "There is nobody to talk to at this table."
            await pilot.press("f10")
        assert match.clock == 0

    asyncio.run(play())


def test_chronicle_rules_help_and_the_whole_board() -> None:
    async def play() -> None:
        async with seated() as (app, pilot, match):
            for key, words in {"f1": "Type the number", "f5": "DP-3.10", "f8": "Round 0 of 5", "f4": "0 "}.items():
                await pilot.press(key)
                assert isinstance(app.screen, Pages)
                assert str(app.screen.query_one(Static).content).startswith(words) or key == "f4"
                await pilot.press("escape")
                assert not isinstance(app.screen, Pages)
            assert match.clock == 0

    asyncio.run(play())


def test_three_languages() -> None:
    async def play() -> None:
        async with seated() as (app, pilot, _):
            told = [app.offered[0].text]
            for _ in range(3):
                await pilot.press("f7")
                told.append(app.offered[0].text)
            assert told[0] == told[3]
            assert len(set(told)) == 3
            assert "Undo" in shown(app, "keys")

    asyncio.run(play())


def test_the_mouse_chooses() -> None:
    async def play() -> None:
        async with seated() as (app, pilot, match):
            await pilot.click(OptionList, offset=(10, 1))
            await until(pilot, lambda: match.clock == 1)
            assert match.moves == [(0, "area:purple_side")]
            await pilot.click("#keys", offset=(10, 0))
            await until(pilot, lambda: match.clock == 0)
            assert app.said == "Taken back."

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_eighty_by_twentyfour(game: str) -> None:
    async def play() -> None:
        async with seated(game) as (app, _, _):
            assert app.query_one("#board").size.height >= 8
            assert app.query_one("#choices").size.height >= 1
            assert app.query_one("#keys").region.bottom == 24
            assert app.query_one("#drawing").size.width <= 79
            assert len(app.query_one("#keys", Static).render().plain) <= 80  # type: ignore[union-attr]

    asyncio.run(play())


def test_page_keys_scroll_the_board() -> None:
    async def play() -> None:
        async with seated(seats=5) as (app, pilot, _):
            await pilot.press("pagedown")
            assert app.query_one("#board").scroll_y > 0
            await pilot.press("pageup")
            assert app.query_one("#board").scroll_y == 0

    asyncio.run(play())


def test_a_record_step_by_step(tmp_path: Path) -> None:
    text = play_random(Match("ratland", 2, seed=5), random.Random(5)).record()
    whole = Match.replay(text)

    async def watch() -> None:
        app = ReplayApp(Steps(text, None), "en")
        async with app.run_test(size=SIZE) as pilot:
            assert "Step 0 of" in str(app.query_one("#title", Static).content)
            await pilot.press("right", "right")
            assert app.step == 2
            assert whole.moves[1][1] in str(app.query_one("#prompt", Static).content)
            await pilot.press("end")
            assert app.step == len(whole.moves)
            assert str(whole.points[0]) in str(app.query_one("#title", Static).content)
            await pilot.press("left", "home", "left")
            assert app.step == 0

    asyncio.run(watch())


def test_steps_go_back_as_they_went_on() -> None:
    steps = Steps(play_random(Match("die_patin", 2, seed=5), random.Random(5), 40).record(), 1)
    onward = [steps.view(step, "en") for step in range(0, 41, 8)]
    back = [steps.view(step, "en") for step in range(40, -1, -8)]
    assert onward == back[::-1]
