"""A record dropped on the lobby: watched step by step, or refused in a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kit import play_random
from undercity import Match

Visit = Callable[..., Any]
DROP = """async ([text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.txt", { type: "text/plain" }));
  for (const kind of ["dragover", "drop"])
    window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def test_a_record_is_dropped_and_watched(visit: Visit, tmp_path: Path) -> None:
    match = play_random(Match("die_patin", 2, seed=5), random.Random(5), 10**6)
    page = visit("/")
    page.wait_for_selector(".drop")
    page.evaluate(DROP, ["Dear diary"])
    page.get_by_text("This file cannot be shown: it is not the record of a game").wait_for()
    page.evaluate(DROP, [match.record().replace("seat 0", "seat 1", 1)])
    page.get_by_text("This file cannot be shown: line").wait_for()
    page.evaluate(DROP, [match.record()])
    page.wait_for_url("**/record/*")
    page.wait_for_selector(".board svg")
    assert page.get_by_text(f"Step 0 of {len(match.moves)}").is_visible()
    page.get_by_role("button", name="To the end").click()
    page.get_by_text(f"Step {len(match.moves)} of {len(match.moves)}").wait_for()
    other = visit("/")
    other.goto(page.url)
    other.get_by_role("alert").wait_for()

    chosen = visit("/")
    path = tmp_path / "game.txt"
    path.write_text(match.record(), encoding="utf-8")
    chosen.locator(".drop input").set_input_files(path)
    chosen.wait_for_url("**/record/*")
