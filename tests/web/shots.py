"""Pictures of every page and board: laptop and phone, light and dark. `python tests/web/shots.py FOLDER`"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from undercity.engine.game import GAMES, find
from web.house import CHROMIUM, FLAGS, LAPTOP, PHONE, missing, server
from web.play import OVER, Hand, open_table, wait_for_turn

SIZES: dict[str, dict[str, Any]] = {
    "laptop-light": {"viewport": LAPTOP, "color_scheme": "light"},
    "laptop-dark": {"viewport": LAPTOP, "color_scheme": "dark"},
    "phone-light": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
}
# choices made before a board is drawn, so that something lies on it; one of RatLand is a round
CHOICES = {"ratland": 2, "die_patin": 45, "ankh_morpork": 40, "target_rats": 60, "ratcatcher": 24}


def seats_of(game: str) -> int:
    return min(find(game).seats[-1], max(find(game).seats[0], 4))


def lay_table(page: Any, game: str) -> str:
    """A table in the middle of its game; where a game has ended early, another one is laid."""
    for _ in range(6):
        table = open_table(page, game, seats_of(game))
        page.goto(f"/t/{table}")
        Hand(page, "mouse", seed=11).play(most=CHOICES.get(game, 20))
        if not page.query_selector(OVER):
            break
    return table


def lay_tables(page: Any) -> dict[str, str]:
    """A table of every game, played for a while; one that waits for players, and one that is finished."""
    tables = {game: lay_table(page, game) for game in GAMES}
    wish = {"game": "die_patin", "seats": 3, "seat": 0, "bots": {"1": "random"}}
    tables["waiting"] = page.request.post("/api/tables", data=wish).json()["table"]["id"]
    tables["finished"] = open_table(page, "die_patin", 2, listed=True)
    page.goto(f"/t/{tables['finished']}")
    Hand(page, "mouse", seed=12).play()
    return tables


def pages(tables: dict[str, str]) -> dict[str, str]:
    return {
        "lobby": "/",
        "set-up": "/new/die_patin",
        "waiting": f"/t/{tables['waiting']}",
        "rules": "/rules/die_patin",
        "result": f"/t/{tables['finished']}",
        "replay": f"/t/{tables['finished']}/replay",
        **{f"table-{game}": f"/t/{tables[game]}" for game in GAMES},
    }


def shoot(browser: Any, address: str, folder: Path) -> int:
    first = browser.new_context(base_url=address, viewport=LAPTOP, locale="en", reduced_motion="reduce")
    page = first.new_page()
    page.goto("/")
    tables = lay_tables(page)
    cookies = first.cookies()
    count = 0
    for size, wishes in SIZES.items():
        context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce", **wishes)
        context.add_cookies(cookies)
        page = context.new_page()
        for name, path in pages(tables).items():
            page.goto(path)
            if name.startswith("table-"):
                wait_for_turn(page)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(300)
            page.screenshot(path=folder / f"{name}-{size}.png", full_page=name in ("lobby", "set-up", "waiting"))
            count += 1
        context.close()
    return count


def main(folder: Path) -> int:
    if reason := missing():
        print(f"no pictures: {reason}", file=sys.stderr)
        return 2
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        print(f"{shoot(browser, address, folder)} pictures are in {folder}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots")))
