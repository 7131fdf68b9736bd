"""`undercity replay FILE --web`: the record on the replay page of a server of its own."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from kit import play_random
from undercity import Match
from undercity.cli import main


@pytest.mark.parametrize("length", [None, 30])
def test_a_record_is_shown_step_by_step(tmp_path: Path, length: int | None) -> None:
    """A whole game, and one that was left: it counts as abandoned."""
    match = play_random(Match("die_patin", 2, seed=5, start_player=0), random.Random(5), length or 10**6)
    path = tmp_path / "game.txt"
    path.write_text(match.record(), encoding="utf-8")
    command = [sys.executable, "-m", "undercity", "replay", str(path), "--web"]
    environment = {**os.environ, "BROWSER": "true"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as shown:
        try:
            assert shown.stdout is not None
            found = re.search(r"(http://127\.0\.0\.1:\d+)/t/(\w+)/replay", shown.stdout.readline())
            assert found
            with httpx.Client(base_url=f"{found[1]}/api/tables", timeout=60) as table:
                assert table.get(found[2]).json()["state"] == ("finished" if length is None else "abandoned")
                sat = table.get(found[2]).json()["seats"]
                assert [(seat["kind"], seat["name"]) for seat in sat] == [("person", None)] * 2
                replay = table.get(f"{found[2]}/replay").json()
                assert [(move["seat"], move["notation"]) for move in replay["moves"]] == match.moves
                last = table.get(f"{found[2]}/replay/{len(match.moves)}", params={"seat": "0"}).json()
                assert last["view"]["table"] == match.view(0)["table"]
                assert last["view"]["names"] == ["Wilma", "Minerva"]
                assert table.get(f"{found[2]}/record").text.splitlines()[-1] == match.record().splitlines()[-1]
        finally:
            shown.terminate()


def test_a_record_without_a_seed_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play_random(Match("die_patin", 2, seed=5), random.Random(5), 20)
    path = tmp_path / "game.txt"
    path.write_text(Match.from_position("die_patin", match.position()).record(), encoding="utf-8")
    assert main(["replay", str(path), "--web"]) == 2
    assert "begins at a position and not with a seed" in capsys.readouterr().err
