"""The lobby, the first turns of every game and a whole game in Firefox and in WebKit, by mouse, as in Chromium.

Pictures of every board go into the folder UNDERCITY_PICTURES, if it is set, to be compared by eye.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from parts import need
from undercity.engine.game import GAMES, find
from web.engines import ENGINES, Tab, missing
from web.play import Hand, open_table

# Whether what is to be decided scrolls in less than the room it may take.
CROWDED = """() => {
  const decide = document.querySelector('.decide');
  return decide.scrollHeight > decide.clientHeight + 2 && decide.clientHeight < 0.5 * decide.parentElement.clientHeight;
}"""
SHORT = "ratland"  # a whole game of it has few choices


@pytest.fixture(scope="module", params=ENGINES)
def tab(request: pytest.FixtureRequest, address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tab]:
    need(request.param, missing(request.param))
    with ENGINES[request.param](address, tmp_path_factory.mktemp(request.param)) as found:
        yield found


def picture(tab: Tab, name: str) -> None:
    if folder := os.environ.get("UNDERCITY_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        tab.screenshot(Path(folder) / f"{type(tab).__name__.lower()}-{name}.png")


def test_the_lobby(tab: Tab) -> None:
    """Every game is offered, in the page's own fonts, and nothing goes beyond the window."""
    tab.goto("/")
    tab.wait_for_selector(".game")
    assert tab.evaluate("document.querySelectorAll('.game').length") >= len(GAMES)
    fonts = tab.evaluate("document.fonts.ready.then(all => [...all].filter(f => f.status === 'loaded').length)")
    assert fonts >= 2
    assert not tab.evaluate("document.documentElement.scrollWidth > innerWidth")
    picture(tab, "lobby")
    assert tab.complaints() == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_turns(tab: Tab, game: str) -> None:
    """On the board and in the list; board and prompt lie within the window."""
    tab.goto("/")
    tab.goto(f"/t/{open_table(tab, game, find(game).seats[0])}")
    hand = Hand(tab, "mouse", seed=5)
    assert hand.play(most=2 if game == "ratland" else 6) > 0
    tab.wait_for_selector(".board .frame svg")
    box = tab.evaluate("document.querySelector('.board .frame svg').getBoundingClientRect().toJSON()")
    assert box["width"] > 450
    assert box["height"] > 300
    assert box["bottom"] <= tab.evaluate("innerHeight")
    assert tab.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert tab.evaluate(CROWDED) is False, "the list of choices is cut although there is room below it"
    picture(tab, game)
    assert tab.complaints() == []


@pytest.mark.slow
def test_a_whole_game(tab: Tab) -> None:
    tab.goto("/")
    table = open_table(tab, SHORT, find(SHORT).seats[0])
    tab.goto(f"/t/{table}")
    Hand(tab, "mouse", seed=6).play()
    tab.wait_for_selector(".result h2")
    found = tab.evaluate("id => fetch(`/api/tables/${id}`).then(answer => answer.json())", table)
    assert found["state"] == "finished"
    picture(tab, "result")
    assert tab.complaints() == []
