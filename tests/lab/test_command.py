"""The commands of the lab: what they write and print, and one sentence for bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polars as pl
import pytest

from undercity.cli import main
from undercity.lab.watch import TABLES

QUICK = ["--seats", "2", "--players", "random", "--games", "40", "--jobs", "1"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("lab") / "study"
    assert main(["lab", "report", "ratland", *QUICK, "--out", str(out)]) == 0
    return out


def test_a_report_writes_tables_a_page_and_its_data(written: Path) -> None:
    tables = {name: pl.read_parquet(written / f"{name}.parquet") for name in TABLES}
    assert len(tables["games"]) == 40
    report = json.loads((written / "report.json").read_text())
    assert report["games"] == 40
    assert report["complete"] is True
    shares = [f for f in report["figures"] if f["measure"] == "win share"]
    assert sum(f["value"] for f in shares) == pytest.approx(1, abs=1e-5)
    assert all(f["low"] <= f["value"] <= f["high"] for f in report["figures"])


def test_the_page_stands_alone(written: Path) -> None:
    page = (written / "index.html").read_text()
    assert not re.search(r"<script|<link|@import|url\(|src=|href=\"http", page)
    assert page.count("<svg") >= 4
    assert "prefers-color-scheme: dark" in page
    assert page.index("<h2>Findings") < page.index("<h2>Plots") < page.index("<h2>Tables")
    assert "not enough games to say" in page


def test_json_for_programs(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "report", "ratland", *QUICK, "--out", str(written), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads((written / "report.json").read_text())


def test_arms_are_compared_deal_by_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arms = ["--arm", "plain", "--arm", "clans:clans=on"]
    assert main(["lab", "compare", "ratland", *QUICK, *arms, "--out", str(tmp_path / "c"), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 80
    assert {(t["arm"], t["against"], t["difference"]["count"]) for t in report["arm_tests"]} == {("clans", "plain", 40)}
    assert any(f["question"] == "arms" for f in report["findings"])
    kept = [thing for thing in report["things"] if thing["kind"] == "clan"]
    assert {thing["arm"] for thing in kept} == {"clans"}


def test_a_sweep_has_an_arm_for_every_value(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "boards=standard,all_aggressive", "--option", "food_order=sorted,shuffled"]
    words = ["lab", "sweep", "ratland", *QUICK, *options, "--games", "10", "--out", str(tmp_path / "s"), "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    mixed = [(board, order) for board in ("standard", "all_aggressive") for order in ("sorted", "shuffled")]
    names = [arm["name"] for arm in report["study"]["arm"]]
    assert names == [f"boards={board}, food_order={order}" for board, order in mixed]


def test_a_study_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCITY_DATA", str(tmp_path))
    (tmp_path / "mine.toml").write_text('game = "ratland"\nseats = 2\nplayers = "random"\ngames = 10\n')
    assert main(["lab", "run", str(tmp_path / "mine.toml"), "--jobs", "1"]) == 0
    assert (tmp_path / "lab" / "mine" / "index.html").exists()


def test_simulate_with_players(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "ratland", "--seats", "2", "--players", "beginner,random", "--games", "20", "--jobs", "1"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "20 games" in said
    assert "beginner" in said
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    shares = {f["of"]: f["value"] for f in report["figures"] if f["measure"] == "win share"}
    assert shares["seat 0"] > 0.6 > 0.4 > shares["seat 1"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["report", "ratlnd"], "no game is called 'ratlnd'"),
        (["report", "ratland", "--seats", "1"], "ratland is played with 2 to 12 seats, not 1"),
        (["report", "ratland", "--seats", "two"], "--seats takes whole numbers"),
        (["report", "ratland", "--players", "clever"], "no level is called 'clever'"),
        (["report", "ratland", "--players", "casual,random"], "2 levels are named for 4 seats"),
        (["report", "ratland", "--games", "3"], "--games: expected `int` >= 10"),
        (["report", "ratland", "--option", "clans=maybe"], "option 'clans' cannot be 'maybe'"),
        (["report", "ratland", "--until", "much"], "--until is a share such as 2%"),
        (["report", "ratland", "--jobs", "0"], "--jobs must be from 1"),
        (["compare", "ratland", "--arm", "a"], "a comparison has at least two arms"),
        (["sweep", "ratland"], "a sweep has an option with at least two values"),
        (["run", "nowhere.toml"], "cannot read nowhere.toml"),
    ],
)
def test_bad_words_get_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *words, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err.strip()
    assert said.startswith("undercity: ")
    assert sentence in said
    assert "\n" not in said
    assert not (tmp_path / "out").exists()
