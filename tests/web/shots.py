"""Pictures of every page and board, to be looked at. `python tests/web/shots.py FOLDER [GAME...]`

Every game in eight moments and its result, in three languages, on a laptop, a large screen and a phone, by day and by
night; the other pages once for each screen; and film strips of what the stage plays.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from undercity.engine.game import GAMES, find
from web.house import CHROMIUM, FLAGS, LAPTOP, LARGE, PHONE, missing, server
from web.play import OVER, Hand, open_table, wait_for_turn

LANGUAGES = ("en", "de", "fr")
SCHEMES = ("light", "dark")
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "large": {"viewport": LARGE},
    "phone": {"viewport": PHONE, "has_touch": True},
}
# choices made before each picture; one of RatLand is a round
MOMENTS = (0, 1, 3, 6, 11, 18, 28, 42)
MOMENTS_OF = {"ratland": (0, 1, 2, 3, 4, 5, 6, 7), "target_rats": (0, 2, 6, 14, 26, 45, 70, 100)}
# what each film shows, by an event of the chronicle: a round, a fight, the Rats' Turn, an event, a claim
FILMS = {
    "ratland": "rats_sent",
    "target_rats": "fight_won",
    "ratcatcher": "rats_turn",
    "ankh_morpork": "event_drawn",
    "die_patin": "claim_opposed",
}


def seats_of(game: str) -> int:
    return min(find(game).seats[-1], max(find(game).seats[0], 4))


class Watchers:
    """The same person at the same table in every language and on every screen."""

    def __init__(self, browser: Any, address: str, cookies: list[Any], folder: Path) -> None:
        self.folder, self.count = folder, 0
        self.pages: dict[str, Any] = {}
        self.contexts = []
        for size, wishes in SIZES.items():
            for language in LANGUAGES:
                context = browser.new_context(base_url=address, locale=language, reduced_motion="reduce", **wishes)
                context.add_cookies(cookies)
                context.add_init_script(f"localStorage.setItem('undercity.language', '{language}')")
                self.contexts.append(context)
                self.pages[f"{size}-{language}"] = context.new_page()

    def go(self, path: str, sign: str) -> None:
        for page in self.pages.values():
            page.goto(path)
            page.wait_for_selector(sign)

    def shoot(self, name: str, stamp: str | None = None, whole: bool = False) -> None:
        """A picture of each, by day and by night, when all show the same."""
        for which, page in self.pages.items():
            if stamp is not None:
                page.wait_for_function("stamp => document.querySelector('main').dataset.stamp === stamp", arg=stamp)
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.screenshot(path=self.folder / f"{name}-{which}-{scheme}.png", full_page=whole)
                self.count += 1

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def stamp_of(page: Any) -> str:
    found: str = page.evaluate("document.querySelector('main').dataset.stamp")
    return found


def shoot_game(browser: Any, address: str, folder: Path, game: str) -> int:
    """Eight moments of a game, then its result and its replay."""
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    table = open_table(page, game, seats_of(game), listed=True)
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    watchers = Watchers(browser, address, context.cookies(), folder)
    watchers.go(f"/t/{table}", ".board .frame svg")
    hand = Hand(page, "mouse", seed=11)
    for moment in MOMENTS_OF.get(game, MOMENTS):
        hand.play(most=moment)
        if page.query_selector(OVER):
            break
        watchers.shoot(f"{game}-{moment:03}", stamp_of(page))
    hand.play()
    watchers.go(f"/t/{table}", ".result h2")
    watchers.shoot(f"{game}-result")
    watchers.go(f"/t/{table}/replay", "input[type=range]")
    watchers.shoot(f"{game}-replay")
    watchers.close()
    context.close()
    return watchers.count


def shoot_pages(browser: Any, address: str, folder: Path) -> int:
    """Lobby, set-up, waiting room and rules."""
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en")
    page = context.new_page()
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ida", "language": "en"})
    wish = {"game": "die_patin", "seats": 3, "seat": 0, "bots": {"1": "random"}}
    waiting = page.request.post("/api/tables", data=wish).json()["table"]["id"]
    watchers = Watchers(browser, address, context.cookies(), folder)
    pages = {"lobby": "/", "set-up": "/new/die_patin", "waiting": f"/t/{waiting}", "rules": "/rules/die_patin"}
    for name, path in pages.items():
        watchers.go(path, "main h1")
        watchers.shoot(name, whole=name != "rules")
    watchers.close()
    context.close()
    return watchers.count


# ------------------------------------------------------------ films


SCENE = """() => [document.querySelector('.caption')?.innerText, document.querySelector('.stage .middle')?.innerText,
  document.querySelector('.scene')?.innerText].filter(Boolean).join('|')"""


def frames_of(page: Any) -> list[bytes]:
    """A picture whenever the stage shows something else, until nothing is played any more."""
    frames, last, still = [page.screenshot()], "", 0
    for _ in range(900):
        now = page.evaluate(SCENE)
        if now and now != last:
            page.wait_for_timeout(350)  # until what comes has come
            frames.append(page.screenshot())
            last = now
        if button := page.query_selector(".scene button.main"):
            button.click()  # a scene that waits at the end of a phase goes on
        still = 0 if now else still + 1
        if still > 12:
            break
        page.wait_for_timeout(100)
    return [*frames, page.screenshot()]


def film(browser: Any, address: str, folder: Path, game: str) -> int:
    """A strip of that step of a finished game which shows the most of what FILMS wants, as the replay plays it."""
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(120_000)  # of a long game all of the chronicle is read first
    page.goto("/")
    table = open_table(page, game, seats_of(game))
    page.goto(f"/t/{table}")
    Hand(page, "mouse", seed=12).play()
    chronicle = page.request.get(f"/api/tables/{table}/replay?language=en&seat=all").json()["chronicle"]
    lines = Counter(line["clock"] for line in chronicle)
    steps = [line["clock"] for line in chronicle if line["event"] == FILMS[game]]
    if steps:
        page.emulate_media(reduced_motion="no-preference")
        page.goto(f"/t/{table}/replay#{max(steps, key=lambda step: lines[step]) - 1}")
        page.get_by_label("One step on", exact=True).click()
        strip(browser, frames_of(page)[:24], folder / f"film-{game}.png")
    context.close()
    return min(1, len(steps))


def strip(browser: Any, frames: list[bytes], path: Path) -> None:
    page = browser.new_page(viewport={"width": 1640, "height": 400})
    cells = "".join(f'<img width="540" src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in frames)
    page.set_content(f'<body style="margin:4px;background:#111;display:flex;flex-wrap:wrap;gap:4px">{cells}')
    page.screenshot(path=path, full_page=True)
    page.close()


def main(folder: Path, games: list[str]) -> int:
    if reason := missing():
        print(f"no pictures: {reason}", file=sys.stderr)
        return 2
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        count = 0 if games else shoot_pages(browser, address, folder)
        for game in games or GAMES:
            count += shoot_game(browser, address, folder, game) + film(browser, address, folder, game)
            print(f"{game}: {count} pictures so far", flush=True)
        print(f"{count} pictures are in {folder}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), sys.argv[2:]))
