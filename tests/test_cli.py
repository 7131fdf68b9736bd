"""The command line: what it prints, and one sentence with exit status 2 for bad input."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest

from kit import play_random
from undercity import GAMES, Match, find
from undercity.cli import main
from undercity.engine.seam import cache_folder


def record_file(folder: Path) -> Path:
    path = folder / "game.txt"
    path.write_text(play_random(Match("die_patin", 3, seed=5), random.Random(5)).record(), encoding="utf-8")
    return path


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "die_patin" in capsys.readouterr().out


def test_simulate_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "die_patin", "--seats", "4", "--games", "50", "--seed", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 50
    assert report["decisions"] == pytest.approx(50 * report["mean_decisions"])
    assert report["decisions_per_s"] > 20_000
    assert len(report["mean_points"]) == len(report["win_share"]) == 4
    assert sum(report["win_share"]) == pytest.approx(1, abs=1e-3)


def test_simulate_with_checks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "die_patin", "--seats", "3", "--games", "150", "--check"]) == 0
    assert "150 games" in capsys.readouterr().out


def test_simulate_in_words_and_plain(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "die_patin", "--games", "3", "--plain", "--option", "start_player=1"]) == 0
    assert "3 games" in capsys.readouterr().out


def test_demo_saves_a_record_that_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "demo.txt"
    table = ["play", "die_patin", "--seats", "3", "--bots", "random", "--seed", "1"]
    assert main([*table, "--demo", "--save", str(path)]) == 0
    assert "The game is over: " in capsys.readouterr().out
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.startswith("sound: die_patin, 3 seats")
    assert main(["replay", str(path), "--language", "de"]) == 0
    assert "Das Spiel ist zu Ende: " in capsys.readouterr().out


def test_playing_by_typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "area:red_west\narea:green_side\nundo\narea:purple_side\nmanhole:m07\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    table = ["play", "die_patin", "--seats", "2", "--bots", "random", "--seed", "1"]
    assert main([*table, "--option", "start_player=0"]) == 0
    out = capsys.readouterr().out
    assert "Sewer Cross is not a start area with this number of players (DP-3.7)" in out
    assert "places 3 rats at manhole 7" in out
    assert out.rstrip().endswith("You leave the table.")


@pytest.mark.parametrize(("arguments", "message"), [
    (["simulate", "chess"], "no game is called 'chess'"),
    (["simulate", "die_patin", "--seats", "9"], "2 to 5 seats, not 9"),
    (["simulate", "die_patin", "--option", "speed"], "an option is written NAME=VALUE, not 'speed'"),
    (["simulate", "die_patin", "--option", "speed=1"], "no option 'speed'"),
    (["simulate", "die_patin", "--option", "start_player=8"], "'start_player' cannot be '8'"),
    (["simulate", "die_patin", "--games", "0"], "--games must be at least 1, not 0"),
    (["simulate", "die_patin", "--seed", "-4"], "--seed must be from 0"),
    (["play", "die_patin", "--demo", "--language", "xx"], "speaks en, de, fr, not 'xx'"),
    (["play", "die_patin", "--you", "5"], "there is no seat 5"),
    (["verify", "no/such/file"], "cannot read no/such/file"),
    (["warm", "chess"], "no game is called 'chess'"),
])  # fmt: skip
def test_bad_input(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("arguments", [["fly"], ["simulate", "die_patin", "--games", "many"]])
def test_bad_usage_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_damaged_record_names_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_file(tmp_path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join(lines[:40]))
    for command in ("verify", "replay"):
        assert main([command, str(path)]) == 2
        assert "line 41: the record is cut off here" in capsys.readouterr().err


def test_replay_as_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_file(tmp_path)
    main(["replay", str(path), "--seat", "1"])
    own = capsys.readouterr().out
    main(["replay", str(path)])
    spectator = capsys.readouterr().out
    assert own.count("Minerva lays an intrigue card face down.") == 0
    assert spectator.count("Minerva lays an intrigue card face down.") == 5


def test_serve_says_which_games_are_not_compiled_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything else; a port that is none ends it there, so that nothing is compiled."""

    def said(*arguments: str) -> list[str]:
        assert main(["serve", "--port", "70000", *arguments]) == 2
        return capsys.readouterr().err.splitlines()[:-1]

    monkeypatch.setenv("UNDERCITY_CACHE", str(tmp_path))
    done = "That is done beside, in about a minute a game; until then they are played by the plain rules."
    titles = ", ".join(find(name).title for name in GAMES)
    assert said() == [f"Not compiled on this machine yet: {titles}. {done}"]
    assert said("--no-warm") == []
    monkeypatch.setenv("UNDERCITY_NO_WARM", "true")
    assert said() == [], "nothing will be compiled: the environment says so"
    monkeypatch.delenv("UNDERCITY_NO_WARM")
    for name in sorted(GAMES)[1:]:
        cache_folder(find(name)).mkdir(parents=True)
        (cache_folder(find(name)) / "complete").touch()
    assert said() == [f"Not compiled on this machine yet: {find(sorted(GAMES)[0]).title}. {done}"]
    cache_folder(find(sorted(GAMES)[0])).mkdir(parents=True)
    (cache_folder(find(sorted(GAMES)[0])) / "complete").touch()
    assert said() == []
