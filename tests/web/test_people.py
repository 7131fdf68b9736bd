"""In the browser: people on several devices, passkeys, messages while the page is shut, the page without a network."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from server.harness import Server
from server.push_service import Browser, PushService
from server.test_people import enter
from server.test_told import until
from web.house import Watched, server

Open = Callable[..., Any]
SUBSCRIBE = """
  const subscription = { toJSON: () => (%s), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async function (options) { window.asked = options; return subscription; };
"""  # a browser without its maker's push service has none: ours on this machine takes its place
NOTIFICATION = """async () => {
  const [one] = await (await navigator.serviceWorker.ready).getNotifications();
  return one && [one.title, one.body, one.data.link];
}"""
QUIET = "async () => (await (await fetch('/api/me/settings')).json()).settings.quiet?.begin"
LANGUAGE = "async () => await (await caches.match('/language'))?.text()"
READY = "async () => !!(await navigator.serviceWorker.ready).active && !!navigator.serviceWorker.controller"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """By its name: browsers make no passkeys for addresses of numbers."""
    data = Path(tmp_path_factory.mktemp("people"))
    with server(data, "--private-webhooks") as address:
        yield address.replace("127.0.0.1", "localhost"), data / "undercity.sqlite"


@pytest.fixture
def device(browser: Any, house: tuple[str, Path]) -> Iterator[Open]:
    """A new browser, of a new person if she has a name."""
    contexts, watched = [], []

    def start(name: str | None = None, path: str = "/me", address: str = house[0], script: str = "") -> Any:
        context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce")
        context.set_default_timeout(60_000)
        contexts.append(context)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        watched.append(Watched(page))
        if name:
            post(page, "/api/me", name=name)
        page.goto(path)
        return page

    yield start
    for context in contexts:
        context.close()
    assert [complaint for one in watched for complaint in one.complaints] == []


def post(page: Any, path: str, **body: Any) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def who(page: Any) -> str | None:
    person = page.request.get("/api/me").json()["person"]
    return person and str(person["name"])


def test_a_second_device_comes_by_the_code_and_is_signed_out_again(device: Open) -> None:
    laptop = device("Ida")
    laptop.get_by_role("button", name="Use another device").click()
    laptop.locator(".ticket svg").wait_for()  # the QR code; the link beside it says the same
    link = laptop.locator(".ticket a").get_attribute("href")
    phone = device(path=link)
    phone.get_by_label("Your name").wait_for()
    assert who(phone) == "Ida"
    assert "#" not in phone.url, "nobody needs to see the code again"
    laptop.reload()
    other = laptop.locator("section", has_text="Your devices").locator("li").filter(has_not_text="this one")
    other.get_by_role("button", name="Sign out").click()
    other.wait_for(state="detached")
    phone.reload()
    phone.get_by_text("Nobody is signed in here", exact=False).wait_for()
    assert (who(laptop), who(phone)) == ("Ida", None)


def test_the_recovery_code_brings_somebody_back_and_she_is_forgotten(device: Open, house: tuple[str, Path]) -> None:
    first = device("Mathilda")
    first.get_by_role("button", name="New recovery code").click()
    code = first.locator("code").inner_text()
    assert re.fullmatch("([a-z0-9]{5}-){4}[a-z0-9]{5}", code)
    again = device()
    again.get_by_label("Recovery code").fill(code)
    again.get_by_role("button", name="Come back").click()
    again.get_by_label("I know that").check()
    again.get_by_role("button", name="Forget me").click()
    again.get_by_text("Nobody is signed in here", exact=False).wait_for()
    assert (who(first), who(again)) == (None, None)
    with sqlite3.connect(house[1], timeout=30) as database:
        assert "Mathilda" not in "\n".join(database.iterdump())


def test_a_passkey_brings_somebody_back(device: Open) -> None:
    page = device("Ida")
    keys = page.context.new_cdp_session(page)
    keys.send("WebAuthn.enable")
    wish = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    wish |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    made = keys.send("WebAuthn.addVirtualAuthenticator", {"options": wish})
    page.get_by_role("button", name="Make a passkey").click()
    listed = page.locator("section", has=page.get_by_role("heading", name="Passkeys")).locator("li")
    listed.wait_for()
    assert "Chrome" in listed.inner_text()
    (credential,) = keys.send("WebAuthn.getCredentials", {"authenticatorId": made["authenticatorId"]})["credentials"]
    assert credential["rpId"] == "localhost"
    post(page, "/api/me/sign_out")
    page.reload()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_label("Your name").wait_for()
    assert who(page) == "Ida"
    page.get_by_role("button", name="Remove").click()
    listed.wait_for(state="detached")
    post(page, "/api/me/sign_out")
    page.reload()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("this passkey is nobody's here", exact=False).wait_for()


def test_a_device_is_told_while_its_page_is_shut(device: Open) -> None:
    with PushService() as service:
        browser = Browser(service)
        ben, keys = device("Ben"), browser.subscription()
        place = {"endpoint": keys["endpoint"], "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
        ida = device("Ida", script=SUBSCRIBE % json.dumps(place))
        ida.context.grant_permissions(["notifications"])
        ida.get_by_role("button", name="Tell me on this device").click()
        ida.get_by_text("This device is told.").wait_for()
        server_key = ida.evaluate("() => window.asked.applicationServerKey")
        ida.get_by_label("Quiet hours").check()
        until(lambda: ida.evaluate(QUIET) == "22:00", "quiet hours are kept")
        ida.get_by_label("Quiet hours").uncheck()
        until(lambda: ida.evaluate(QUIET) is None, "quiet hours are no more")
        wish = {"game": "die_patin", "seats": 2, "pace": "leisure", "options": {"start_player": 0}}
        table = post(ben, "/api/tables", **wish)["table"]["id"]
        post(ida, f"/api/tables/{table}/join")
        post(ben, f"/api/tables/{table}/start")
        again = post(ben, "/api/tables", game="die_patin", seats=2)["table"]["id"]
        post(ben, f"/api/tables/{again}/invite", guest={"table": table, "seat": 1})
        deliver(ida, browser.read(until(service.take, "the push service has a message"), server_key))
        assert until(lambda: ida.evaluate(NOTIFICATION), "a message is shown") == [
            "Die Patin",
            "Ben invites you to a table.",
            "me",
        ]
        ida.reload()
        ida.get_by_text("Ben invites you to Die Patin.").wait_for()
        ida.locator("li", has_text="Ben invites you").get_by_role("button").click()
        ida.wait_for_url(f"**/t/{again}")


def deliver(page: Any, message: Any) -> None:
    """Do what a browser does when its push service brings a message: wake the service worker."""
    session, found = page.context.new_cdp_session(page), []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    until(lambda: page.evaluate("() => 1") and found, "the service worker is known")
    origin = page.evaluate("() => location.origin")
    registration = next(one["registrationId"] for one in found if one["scopeURL"].startswith(origin))
    wish = {"origin": origin, "registrationId": registration, "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", wish)


def test_the_page_can_be_installed_and_says_without_a_network_what_is_missing(device: Open, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as away:
        page = device(path="/", address=away.address.replace("127.0.0.1", "localhost"))
        until(lambda: page.evaluate(READY), "the service worker is in charge")
        session = page.context.new_cdp_session(page)
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors] == ["in-incognito"], "but for that, and all contexts of tests are"
        manifest = json.loads(session.send("Page.getAppManifest")["data"])
        for icon in manifest["icons"]:
            assert page.request.get(f"/{icon['src']}").headers["content-type"] == "image/svg+xml"
        page.locator("select[aria-label=Language]").select_option("de")
        until(lambda: page.evaluate(LANGUAGE) == "de", "the service worker knows the language")
        away.stop()
        page.goto("/me")
        page.get_by_role("heading", name="Keine Verbindung").wait_for()
        assert "fehlen, bis er antwortet" in page.inner_text("body")
        away.start()
        page.get_by_role("button", name="Noch einmal versuchen").click()
        page.get_by_role("heading", name="Deine Seite").wait_for()
        page.close()


def test_ratings_after_ten_games(device: Open, house: tuple[str, Path]) -> None:
    pages = {name: device(name) for name in ("Ida", "Ben")}
    ids = {name: page.request.get("/api/me").json()["person"]["id"] for name, page in pages.items()}
    people = [{"person": ids[name], "name": name} for name in ids]
    with create_engine(f"sqlite:///{house[1]}").begin() as connection:
        for number in range(10):
            clan = ["clan", "ninjas" if number < 3 else "family"]
            result = {"ranks": [1, 2], "points": [9, 8], "roles": [clan, None]}
            enter(connection, number, people, [], result=json.dumps(result))
    page = pages["Ben"]
    page.goto("/ratings/ratland")
    rows = page.locator("tbody tr")
    rows.nth(1).wait_for()
    texts = [" ".join(text.split()) for text in rows.all_inner_texts()]
    found = [re.match(r"(Ida|Ben \(you\)) ([\d.]+) ± ([\d.]+) 10", text) for text in texts]
    assert [one[1] for one in found if one] == ["Ida", "Ben (you)"]
    assert float(found[0][2]) > 27 > 23 > float(found[1][2])  # type: ignore[index]
    pages["Ida"].reload()
    pages["Ida"].locator("#figures").wait_for()
    figures = pages["Ida"].locator("section", has_text="Your figures").locator("tbody").first.inner_text()
    assert figures.split()[1:3] == ["10", "10"]
    played = pages["Ida"].locator("h3", has_text="What you played").locator("xpath=following::tbody[1]")
    assert played.inner_text().split() == ["RatLand", "Family", "7", "Family", "7"]
    pages["Ida"].locator("select[aria-label=Language]").select_option("de")
    pages["Ida"].get_by_role("cell", name="Familienclan").first.wait_for()


def test_somebody_sits_in_her_favourite_colour(device: Open) -> None:
    page = device("Ida")
    page.get_by_label("Favourite colour").select_option("Yellow")
    until(lambda: page.request.get("/api/me/settings").json()["settings"] == {"colour": 3}, "the colour is kept")
    for game, seat in (("ankh_morpork", 1), ("die_patin", 0)):  # Die Patin begins with too few seats for yellow
        page.goto(f"/new/{game}")
        chosen = page.locator(".sitter select")
        chosen.first.wait_for()
        values = chosen.evaluate_all("all => all.map((one) => one.value)")
        assert values.index("me") == seat
