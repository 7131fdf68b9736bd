"""Texts can be read, in every language and at every size; the page brings its own fonts; things tell what they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercity.engine.game import GAMES, find
from web.house import LAPTOP, LARGE, PHONE
from web.play import Hand, open_table
from web.reading import unreadable

Visit = Callable[..., Any]


@pytest.mark.parametrize("game", GAMES)
def test_every_text_can_be_read(visit: Visit, game: str) -> None:
    """In the middle of a game nothing is cut off, beside its plate, over something else or under it."""
    page = visit("/")
    table = open_table(page, game, min(4, find(game).seats[-1]))
    page.goto(f"/t/{table}")
    Hand(page, "mouse", seed=11).play(most=2 if game == "ratland" else 12)
    for language in ("en", "de", "fr"):
        page.evaluate("language => localStorage.setItem('undercity.language', language)", language)
        for size in (LAPTOP, LARGE, PHONE):
            page.set_viewport_size(size)
            page.goto(f"/t/{table}")
            page.wait_for_selector(".board .frame svg")
            page.evaluate("() => document.fonts.ready")
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert unreadable(page) == [], (language, size)


def test_what_cannot_be_read_is_found(visit: Visit) -> None:
    """The measure itself: a name that is too long, a drawing that lies on it, and a box over the board."""
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'ankh_morpork', 2)}")
    page.wait_for_selector(".board .frame svg [data-fit] tspan")
    page.evaluate("document.querySelector('.board .frame svg [data-fit] tspan').textContent = 'Much too long a name'")
    assert any(one.startswith("beside its plate: Much too long") for one in unreadable(page))
    page.evaluate(
        """() => {
          const text = document.querySelector('.board .frame svg [data-fit] text');
          const lid = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
          lid.setAttribute('pointer-events', 'none');
          const { x, y } = text.getBBox();
          for (const [name, value] of Object.entries({ x, y, width: 30, height: 30 })) lid.setAttribute(name, value);
          text.parentNode.append(lid);
        }"""
    )
    assert any(one.startswith("under rect : Much too long") for one in unreadable(page))
    page.evaluate(
        """() => {
          const lid = document.createElement('div');
          lid.style = 'position: absolute; inset: 0; background: #000';
          document.querySelector('.board .frame').append(lid);
        }"""
    )
    assert sum(one.startswith("under ") for one in unreadable(page)) >= 12


def test_the_fonts_come_with_the_page(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("heading", name="Undercity").wait_for()
    page.evaluate("() => document.fonts.ready")
    loaded = page.evaluate("() => [...document.fonts].filter(one => one.status === 'loaded').map(one => one.family)")
    assert {name.strip('"') for name in loaded} == {"Vollkorn", "Source Sans"}
