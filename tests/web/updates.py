"""What an update costs: milliseconds of script for each change frame. `python tests/web/updates.py [game...]`

A change is heard, applied and drawn by Svelte within one task of the browser. What counts is the processor time
of all scripts of that task, with the layout that they force, as Chromium's trace tells it: other processes on
the machine do not change it. Laptop size, four seats, animations on.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from undercity.engine.game import GAMES, find
from web.house import CHROMIUM, FLAGS, LAPTOP, server
from web.play import Hand, open_table

CHOICES = {"ratland": 30}  # made while measuring; a RatLand choice is a round
OTHERWISE = 80
WARM = 8  # frames before the browser has compiled the code; they are left out
HOOK = """(() => {
  const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...plain, set(hear) {
    plain.set.call(this, (event) => {
      if (event.data.startsWith('{"type":"change"')) console.timeStamp("change");
      hear(event);
    });
  }});
})()"""  # marks the tasks that bring a change


def measure(browser: Any, address: str, game: str) -> list[float]:
    """Milliseconds of script of each change while a person plays against bots."""
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(HOOK)
    page.goto("/")
    seats = min(find(game).seats[-1], max(find(game).seats[0], 4))
    page.goto(f"/t/{open_table(page, game, seats)}")
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
    Hand(page, "mouse", seed=21).play(most=CHOICES.get(game, OTHERWISE))
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return costs_of(trace)[WARM:]


def costs_of(trace: list[dict[str, Any]]) -> list[float]:
    """The scripts' processor time in each task that has the mark of a change."""
    marks = [event for event in trace if event["name"] == "TimeStamp" and event["args"]["data"]["message"] == "change"]
    thread = {(mark["pid"], mark["tid"]) for mark in marks}
    mine = [event for event in trace if (event["pid"], event["tid"]) in thread and event["ph"] == "X"]
    tasks = [event for event in mine if event["name"].endswith("RunTask")]
    calls = sorted((event for event in mine if event["name"] == "FunctionCall"), key=lambda event: float(event["ts"]))
    costs: dict[float, float] = {}
    for mark in marks:
        for task in tasks:
            if task["ts"] <= mark["ts"] <= task["ts"] + task["dur"]:
                costs[task["ts"]] = sum(_outermost(calls, task["ts"], task["ts"] + task["dur"])) / 1000
    return list(costs.values())


def _outermost(calls: list[dict[str, Any]], begin: float, end: float) -> Iterator[float]:
    """Processor time of the calls between these times, those inside another left out."""
    for call in calls:
        if begin <= call["ts"] < end:
            yield call["tdur"]
            begin = call["ts"] + call["dur"]


def main(games: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        print(f"{'game':14} updates  mean   p95   most   (ms of script)")
        for game in games:
            costs = sorted(measure(browser, address, game))
            tail = costs[int(0.95 * (len(costs) - 1))]
            print(f"{game:14} {len(costs):7} {statistics.mean(costs):5.2f} {tail:5.2f} {costs[-1]:6.2f}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
