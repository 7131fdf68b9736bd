"""The pages besides the table: lobby, set-up, waiting room, rules; their languages, weight and accessibility."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest

from undercity.engine.game import GAMES, find
from web.house import STATIC
from web.play import open_table, wait_for_turn

Visit = Callable[..., Any]


def test_the_lobby_shows_every_game(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(".game")
    assert sorted(page.locator(".game h3").all_inner_texts()) == sorted(find(game).title for game in GAMES)
    assert page.locator(".game .about").first.inner_text()


def test_play_now_is_one_click(visit: Visit) -> None:
    page = visit("/")
    page.locator(".game", has_text="Die Patin").get_by_role("button").click()
    page.wait_for_url("**/t/*")
    assert wait_for_turn(page)
    assert page.locator(".people .name").count() == 3


def test_a_table_is_set_up_shared_and_joined(visit: Visit) -> None:
    host = visit("/new/die_patin")
    host.get_by_label("Your name").fill("Ida")
    host.locator("label", has_text="Seats").locator("select").select_option("2")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    link = host.get_by_label("Link to this table").input_value()
    assert link == host.url
    host.get_by_role("img", name="QR code of the link").wait_for()
    assert host.get_by_role("button", name="Start the game").is_disabled()

    guest = visit("/")
    guest.get_by_role("link", name="Sit down").first.wait_for()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_text("Bo", exact=True).wait_for()
    host.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector(".people")
    assert guest.locator(".people .name").all_inner_texts() == ["Bo", "Ida"]
    for page in (host, guest):
        page.wait_for_selector(".board svg")


def test_a_bad_option_is_refused_in_words(visit: Visit) -> None:
    page = visit("/new/die_patin")
    page.get_by_label("Hat Shop").check()  # one is too few for three players
    page.get_by_role("button", name="Open the table").click()
    assert "must name 3 different enterprises" in page.get_by_role("alert").inner_text()
    page.get_by_label("Fur Salon").check()
    page.get_by_label("Claw Studio").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    assert _options(page) == {"removed": "claw_studio,hat_shop,fur_salon"}


def test_the_set_up_shows_what_can_be_chosen(visit: Visit) -> None:
    """The chosen Nemesis and the clans are drawn and say what they do."""
    page = visit("/new/ratcatcher")
    page.get_by_label("The Nemesis").select_option("the_maw")
    page.get_by_text("swallows every Health Token").wait_for()
    page.goto("/new/ratland")
    page.get_by_label("Clans").select_option("on")
    page.get_by_text("Alchemists").wait_for()
    assert page.locator(".option li").count() == 12


def test_factions_are_chosen_seat_by_seat(visit: Visit) -> None:
    page = visit("/new/target_rats")
    seats = page.get_by_role("group", name="Factions of the seats").get_by_role("combobox")
    seats.nth(0).wait_for()
    usual = seats.nth(0).locator("option").all_inner_texts()
    assert usual == ["as usual", "White Rats", "Brown Rats", "Black Rats", "Grey Rats"]
    seats.nth(0).select_option("brown")  # the others get one each
    others = [seats.nth(seat).input_value() for seat in range(3)]
    assert others[0] == "brown"
    assert len(set(others)) == 3
    seats.nth(1).select_option("brown")  # they change places
    assert [seats.nth(seat).input_value() for seat in range(3)] == [others[1], "brown", others[2]]
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    assert _options(page) == {"factions": f"{others[1]},brown,{others[2]}"}


def _options(page: Any) -> dict[str, Any]:
    """What the server keeps of the options of the table that the page shows."""
    answer = page.evaluate("path => fetch(path).then((r) => r.json())", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    options: dict[str, Any] = answer["options"]
    return options


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_interface_speaks(visit: Visit, language: str) -> None:
    page = visit("/", locale=language)
    words = {
        "de": ("Die Spiele", "Sofort gegen Bots spielen"),
        "fr": ("Les jeux", "Jouer tout de suite contre des bots"),
    }
    page.get_by_role("heading", name=words[language][0]).wait_for()
    assert page.get_by_role("button", name=words[language][1]).first.is_visible()
    assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_at_the_table(visit: Visit, game: str) -> None:
    """German in full; in French the interface and as much of the game as it has."""
    page = visit("/")
    page.goto(f"/t/{open_table(page, game, find(game).seats[0])}")
    wait_for_turn(page)
    english = page.locator(".prompt .text").inner_text()
    page.get_by_label("Language").last.select_option("de")
    page.get_by_role("heading", name=re.compile("Du bist dran|Du musst reagieren")).wait_for()
    page.wait_for_function("before => document.querySelector('.prompt .text').innerText !== before", arg=english)
    page.get_by_role("tab", name="Chronik").wait_for()
    page.get_by_label("Sprache").last.select_option("fr")
    page.get_by_role("heading", name="À vous").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.get_by_role("button", name="Annuler").is_visible()
    assert page.locator(".choices button.take").count() > 0


def test_light_and_dark(visit: Visit) -> None:
    page = visit("/", color_scheme="light")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(244, 236, 220)"
    page.get_by_label("Light or dark").click()
    assert page.evaluate(ground) == "rgb(23, 20, 31)"
    page.reload()
    assert page.evaluate(ground) == "rgb(23, 20, 31)"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_can_be_read(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    prefix = find(game).prefix
    page.wait_for_selector(".rulestext details")
    clauses = page.locator(f"[data-clause^='{prefix}-']")
    assert clauses.count() > 50
    assert not clauses.first.is_visible(), "chapters are folded"
    page.locator("summary").first.click()
    assert clauses.first.is_visible()
    every = clauses.count()
    page.get_by_placeholder("Search the rules").fill(f"{prefix}-4.2 ")
    page.get_by_text("places found").wait_for()
    assert page.locator(f"[data-clause='{prefix}-4.2']").first.is_visible()
    assert clauses.count() < every / 2


def test_an_unknown_table_says_so(visit: Visit) -> None:
    page = visit("/nothing/here")
    page.get_by_role("heading", name="There is nothing at this address.").wait_for()


def test_the_lobby_weighs_little() -> None:
    """At most 300 kB compressed for the first load: the document and what it asks for at once."""
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    asked = [path for path in (STATIC / "assets").iterdir() if path.name in index]
    assert asked
    assert sum(len(gzip.compress(path.read_bytes())) for path in asked) + len(gzip.compress(index.encode())) < 300_000


def test_nothing_comes_from_elsewhere() -> None:
    """No file of the build names a foreign host, but for names of vocabularies and links in comments of libraries."""
    for path in STATIC.rglob("*.html"):
        assert "http" not in path.read_text(encoding="utf-8").replace("http-equiv", "")
    for path in STATIC.rglob("*.css"):
        assert "url(http" not in path.read_text(encoding="utf-8")


def test_a_private_table_has_a_link_for_every_friend(visit: Visit) -> None:
    host = visit("/")
    wish = {"game": "die_patin", "seats": 3, "seat": 0, "listed": False}
    host.request.post("/api/me", data={"name": "Ida", "language": "en"})
    table = host.request.post("/api/tables", data=wish).json()["table"]["id"]
    host.goto(f"/t/{table}")
    host.get_by_label("Link for seat 3").wait_for()
    links = [host.get_by_label(f"Link for seat {seat}").input_value() for seat in (2, 3)]
    stranger = visit(f"/t/{table}")
    stranger.get_by_text("This table is private").wait_for()
    assert stranger.get_by_role("button", name="Sit down").count() == 0
    for name, link in zip(("Ben", "Zoe"), links, strict=True):
        guest = visit("/")
        guest.goto(link)
        guest.get_by_label("Your name").first.fill(name)
        guest.get_by_role("button", name="Sit down").first.click()
        host.locator("li", has_text=name).wait_for()
    assert host.get_by_label("Link for seat 2").count() == 0
    assert host.get_by_role("button", name="Start the game").is_enabled()


def test_leaving_asks_first(visit: Visit) -> None:
    page = visit("/")
    table = open_table(page, "die_patin", 2)
    page.goto(f"/t/{table}")
    page.get_by_text("Leave or abandon").click()
    page.get_by_role("button", name="Abandon the game").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    assert page.request.get(f"/api/tables/{table}").json()["state"] == "running"
    page.get_by_role("button", name="Abandon the game").first.click()
    dialog.get_by_role("button", name="Abandon the game").click()
    page.get_by_role("heading", name="Abandoned").wait_for()
