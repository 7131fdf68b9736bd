"""In the browser: an absent seat is handed over and taken back, the chat is kept quiet, clocks show what is left."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.harness import Server
from web.house import server

Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    data = Path(tmp_path_factory.mktemp("absent"))
    with server(data) as address:
        yield address, next(data.rglob("undercity.sqlite"))


def post(page: Any, path: str, **body: Any) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def test_an_absent_seat_is_handed_over_and_taken_back(browser: Any, house: tuple[str, Path]) -> None:
    address, database = house
    contexts = [browser.new_context(base_url=address, locale="en", reduced_motion="reduce") for _ in range(2)]
    host, guest = [context.new_page() for context in contexts]
    for page, name in ((host, "Ida"), (guest, "Ben")):
        post(page, "/api/me", name=name)
    limits = {"turn": 86_400, "then": "bot_decides"}
    wish = {"game": "die_patin", "seats": 2, "options": {"start_player": 1}, "limits": limits}
    table = post(host, "/api/tables", **wish)["table"]["id"]
    post(guest, f"/api/tables/{table}/join")
    post(host, f"/api/tables/{table}/start")
    with sqlite3.connect(database, timeout=30) as direct:
        direct.execute("UPDATE seats SET seen = ? WHERE table_id = ?", (int(time.time()) - 300, table))
    host.goto(f"/t/{table}")
    host.get_by_text("left", exact=False).first.wait_for()  # the clock of Ben's turn
    guest.goto(f"/t/{table}")
    guest.get_by_role("list").first.wait_for()
    guest.goto("about:blank")
    host.get_by_text("Ben has been away", exact=False).wait_for()
    with sqlite3.connect(database, timeout=30) as direct:
        direct.execute("UPDATE seats SET seen = ? WHERE table_id = ?", (int(time.time()) - 300, table))
    post(host, "/api/me", name="Ida the Great")  # the table is read anew
    host.get_by_role("button", name="Let a bot play on").click()
    host.locator("li", has_text="Casual").first.wait_for()
    guest.goto(f"/t/{table}")
    guest.get_by_role("button", name="Take your seat back").click()
    guest.get_by_text("you", exact=True).first.wait_for()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Only players may chat").check()
    host.wait_for_function("() => document.querySelector('.hush input').checked")
    assert host.request.get(f"/api/tables/{table}").json()["hushed"]
    for context in contexts:
        context.close()


def test_the_page_works_under_a_path(browser: Any, tmp_path: Path) -> None:
    """As behind a proxy that shows the house at example.org/rats: links, calls and the live connection."""
    with Server(tmp_path / "data", "--public-address", "http://127.0.0.1:1/rats") as running:
        context = browser.new_context(base_url=running.address, locale="en", reduced_motion="reduce")
        page = context.new_page()
        page.goto("/rats/")
        page.locator('a[href="/rats/new/die_patin"]').click()
        page.wait_for_url("**/rats/new/die_patin")
        for seat in (2, 3):
            page.locator(".sitter select").nth(seat - 1).select_option("random")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/rats/t/*")
        page.locator("main.table").wait_for()
        page.reload()
        page.locator("main.table").wait_for()
        context.close()
