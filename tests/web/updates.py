"""What an update costs: milliseconds of script for each change frame.

    python tests/web/updates.py [game...] [--plays N] [--dear N] [--profile] [--keep FOLDER]

A person plays against bots in the browser, and what the page hears and says is written down. Then the same page hears
it again, N times, choosing the same from its list, and Chromium's trace tells what each change cost. A change is heard,
applied and drawn by Svelte within one task of the browser: what counts is the processor time of all scripts of that
task, with the layout that they force and the garbage they collect; and beside it the same with what it puts off
(timers, animation frames, idle callbacks, and what these put off). Of the N times the middle one counts, since time
that the host of a virtual machine takes away looks like processor time. Laptop size, four seats, animations on; the
stage plays at once, so that no change waits for the one before.

`--dear N` prints the N dearest updates of each game: what they cost (collections in brackets), put off and brought,
whom it was put off to, and what else the browser did in their task.
`--profile` prints the functions that took the most time; `npx vite build --minify false` leaves them their names.
`--keep FOLDER` keeps what was written down, or takes it from there: the same changes before and after a mend.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from undercity.engine.game import GAMES, find
from web.house import CHROMIUM, FLAGS, LAPTOP, Watched, server
from web.play import Hand, open_table
from web.trace import SAMPLES, Update, print_profile, updates_of

CHOICES = 80  # at most, at one table
TABLES = {"ratland": 3, "ratcatcher": 3}  # whose games end after few choices
PLAYS = 3
WARM = 8  # changes at a table before the browser has compiled the code; they are left out
CATEGORIES = ["devtools.timeline", "toplevel", "v8"]
STACKS = "disabled-by-default-devtools.timeline.stack"

LISTEN = """(() => {
  window.heard = [];
  const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...plain, set(hear) {
    plain.set.call(this, (event) => { heard.push(event.data); hear(event); });
  }});
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { heard.push({ said: text }); send.call(this, text); };
})()"""  # writes down what the page hears and says

# A socket that says again what was heard: what came before the first change at once, then a message every GAP ms, and
# marks the tasks that bring a change. When the page chose something then, its row in the list is clicked.
SAY_AGAIN = """heard => {
  const GAP = 60;
  let [k, mark, wish] = [0, 0, null];
  class Again {
    static OPEN = 1;
    readyState = 1;
    constructor() { setTimeout(() => this.onopen()); }
    close() {}
    send(text) {
      const said = JSON.parse(text);
      if (said.id) wish = said.id;
      if (said.type !== "hello") return;
      for (; !isChange(heard[k]); k++) if (!heard[k].said) this.onmessage({ data: heard[k] });
      const again = setInterval(() => {
        if (k < heard.length) return this.step(heard[k++]);
        clearInterval(again);
        window.done = true;
      }, GAP);
    }
    step(what) {
      if (what.said) return document.querySelector(`.choices button.take[data-choice="${what.choice}"]`)?.click();
      if (isChange(what)) console.timeStamp("change " + mark++);
      const isOk = what.startsWith('{"type":"ok"');
      this.onmessage({ data: isOk ? JSON.stringify({ ...JSON.parse(what), id: wish }) : what });
    }
  }
  const isChange = (what) => !what || (!what.said && what.startsWith('{"type":"change"'));
  window.WebSocket = Again;
}"""

AT_ONCE = "localStorage.setItem('undercity.speed', 'off')"


def record(browser: Any, address: str, game: str, seed: int) -> list[Any]:
    """What a page hears and says while a person plays there against bots."""
    page = _page(browser, address, LISTEN)
    page.goto("/")
    seats = min(find(game).seats[-1], max(find(game).seats[0], 4))
    page.goto(f"/t/{open_table(page, game, seats)}")
    Hand(page, "mouse", seed).play(CHOICES)
    heard: list[Any] = page.evaluate("heard")
    page.context.close()
    return list(_with_names(heard))


def _with_names(heard: list[Any]) -> Iterator[Any]:
    """The same, with the name that each choice had in the list of choices."""
    choices: list[dict[str, Any]] = []
    for what in heard:
        if isinstance(what, dict):
            code = json.loads(what["said"]).get("code")
            yield {**what, "choice": next((one["notation"] for one in choices if one["code"] == code), "")}
            continue
        yield what
        frame = json.loads(what)
        if frame["type"] == "full":
            choices = frame["doc"]["choices"]
        for path, *value in frame.get("doc", []) if frame["type"] == "change" else []:
            choices = value[0] if path == ["choices"] else value[0]["choices"] if not path else choices


def replay(browser: Any, address: str, heard: list[Any], dear: bool = False, profile: bool = False) -> list[Update]:
    """What each change costs when a page hears it again."""
    page = _page(browser, address, f"({SAY_AGAIN})({json.dumps(heard)})")
    watched = Watched(page)
    browser.start_tracing(page=page, categories=[*CATEGORIES, STACKS] if dear else CATEGORIES)
    session = page.context.new_cdp_session(page)
    if profile:
        session.send("Profiler.enable")
        session.send("Profiler.setSamplingInterval", {"interval": SAMPLES})
        session.send("Profiler.start")
    page.goto("/t/again")
    page.wait_for_function("() => window.done", polling=500)
    changes = [what for what in heard if isinstance(what, str) and what.startswith('{"type":"change"')]
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    updates = updates_of(trace, changes)[WARM:]
    if profile:
        print_profile(session.send("Profiler.stop")["profile"], updates)
    page.context.close()
    assert not watched.complaints, watched.complaints
    return updates


def _page(browser: Any, address: str, script: str) -> Any:
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en")
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    page.add_init_script(script)
    return page


def middle(plays: list[list[Update]], cost: Callable[[Update], float]) -> list[Update]:
    """Each update as it was in the play in which it cost neither most nor least."""
    return [sorted(one, key=cost)[len(one) // 2] for one in zip(*plays, strict=True)]


def measure(browser: Any, address: str, game: str, seed: int, plays: int = PLAYS) -> list[Update]:
    """Each change at a table of this game."""
    heard = record(browser, address, game, seed)
    return middle([replay(browser, address, heard) for _ in range(plays)], in_task)


def in_task(update: Update) -> float:
    return update.now


def in_all(update: Update) -> float:
    return update.whole


# ------------------------------------------------------------------ the table


def _tail(costs: list[float]) -> str:
    costs = sorted(costs)
    return f"{statistics.mean(costs):6.2f} {costs[int(0.95 * (len(costs) - 1))]:6.2f} {costs[-1]:6.2f}"


def _kept(folder: Path | None, browser: Any, address: str, game: str, seed: int) -> list[Any]:
    """What was heard at a table: from the folder, or else from a game that is played now."""
    if folder is None:
        return record(browser, address, game, seed)
    file = folder / f"{game}-{seed}.json"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(record(browser, address, game, seed)))
    return list(json.loads(file.read_text()))


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description="What an update costs.")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--plays", type=int, default=PLAYS, help="how often the same is heard")
    parser.add_argument("--dear", type=int, default=0, help="print the dearest updates")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    parser.add_argument("--keep", type=Path, help="a folder for what was heard")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        print(
            f"{'milliseconds of script':24} in the task        with what it puts off    above 5 ms: in the task, in all"
        )
        print(f"{'game':14} updates{'   mean    p95   most ' * 2}")
        for game in wish.games:
            updates: list[Update] = []
            wholes: list[float] = []
            for seed in range(21, 21 + TABLES.get(game, 1)):
                heard = _kept(wish.keep, browser, address, game, seed)
                plays = [replay(browser, address, heard, wish.dear > 0, wish.profile) for _ in range(wish.plays)]
                updates += middle(plays, in_task)
                wholes += map(in_all, middle(plays, in_all))
            costs = [[one.now for one in updates], wholes]
            above = "  ".join(f"{sum(cost > 5 for cost in column):5}" for column in costs)
            print(f"{game:14} {len(updates):7}{'  '.join(map(_tail, costs))}  {above}", flush=True)
            for update in sorted(updates, key=in_task, reverse=True)[: wish.dear]:
                print("  ", update.told())
        browser.close()


if __name__ == "__main__":
    main()
