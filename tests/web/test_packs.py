"""A table with a pack: chosen in the set-up, named at the table, its changes read in words and drawn on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from web.play import open_table
from web.test_access import violations

Visit = Callable[..., Any]
PRICE = "() => [...document.querySelectorAll('.board text.cost')].map((text) => Number(text.textContent))"


def prices(page: Any) -> Counter[int]:
    """What buildings cost, as the board says it."""
    page.wait_for_selector(".board text.cost")
    return Counter(page.evaluate(PRICE))


def test_a_pack_is_chosen_named_told_and_drawn(visit: Visit) -> None:
    page = visit("/new/ankh_morpork")
    page.get_by_label("Your name").fill("Ida")
    page.get_by_label("Pack").select_option(label="Rich Patrons")
    told = page.locator("#pack")
    told.get_by_text("setup, start money: 15 instead of 10").wait_for()
    assert page.get_by_label("Rated").count() == 0
    assert violations(page) == []
    page.locator("label", has_text="Seats").locator("select").select_option("2")
    page.locator(".sitter select").nth(1).select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    badge = page.get_by_role("button", name="Pack Rich Patrons")
    badge.wait_for()
    changed = prices(page)
    badge.click()
    panel = page.get_by_role("dialog", name="Rich Patrons")
    panel.get_by_text("setup, start money: 15 instead of 10").wait_for()
    assert "The Undercity team" in panel.inner_text()
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert not panel.is_visible()
    assert badge.evaluate("button => button === document.activeElement")
    page.keyboard.press("?")
    page.get_by_role("heading", name="Rich Patrons").wait_for()
    page.keyboard.press("Escape")
    page.get_by_label("Language", exact=True).last.select_option("de")
    page.get_by_role("button", name="Paket Reiche Gönner").wait_for()

    table = open_table(page, "ankh_morpork", 2)
    page.goto(f"/t/{table}")
    plain = prices(page)  # the board is another one now
    assert page.locator("button.pack").count() == 0
    assert (plain - changed, changed - plain) == (Counter([12]), Counter([10]))  # the Hippo's


def test_the_guide_of_a_table_with_a_pack_begins_with_its_changes(visit: Visit) -> None:
    page = visit("/")
    pack = page.request.get("/api/packs?language=fr").json()["packs"][0]
    page = visit(f"/learn/{pack['id']}", locale="fr")
    page.get_by_role("heading", name="Riches mécènes").wait_for()
    assert page.locator("article li", has_text=pack["changes"][0]).count() == 1
    page.locator(".lessons a").first.click()
    page.wait_for_url("**/learn/ankh_morpork/*")
