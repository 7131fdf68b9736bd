"""One server and one browser for all tests of the web table; a fresh context for each test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parts import need
from web.house import CHROMIUM, FLAGS, LAPTOP, ROOT, Watched, missing, server


@pytest.fixture(scope="session", autouse=True)
def chromium() -> None:
    need("chromium", missing())


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """All its tables are dealt alike: what a test of the page finds must not depend on who drew which card."""
    packs = tmp_path_factory.mktemp("packs")
    shutil.copy(ROOT / "packs" / "ankh_morpork" / "rich_patrons.toml", packs)
    data = Path(tmp_path_factory.mktemp("house"))
    with server(data, "--packs", str(packs), program="web.dealt") as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Any, address: str) -> Iterator[Callable[..., Any]]:
    """Opens a page for a new person; at the end no page may have complained."""
    contexts: list[Any] = []
    watched: list[Watched] = []

    def open_page(path: str = "/", **wishes: Any) -> Any:
        wishes = {"viewport": LAPTOP, "locale": "en", "reduced_motion": "reduce", **wishes}
        context = browser.new_context(base_url=address, **wishes)
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        watched.append(Watched(page))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [complaint for one in watched for complaint in one.complaints] == []
