"""A planted imbalance is found and named; arms that are the same are not found to differ."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

import undercity
from undercity.lab.conduct import Conduct
from undercity.lab.crew import Processes
from undercity.lab.findings import Finding
from undercity.lab.measures import arm_tests, slices
from undercity.lab.report import Report, report
from undercity.lab.study import Arm, Study
from undercity.lab.watch import TABLES

LEVEL = 0.05
CHEESE = {"cheese.2": "+14", "cheese_supply.2": "-14"}  # fourteen pieces of cheese more for seat 2, from the supply


def conducted(study: Study) -> Report:
    conduct = Conduct(study)
    conduct.play(Processes(2))
    return report(study, conduct.tables(), conduct.is_over)


def sure(findings: list[Finding], question: str) -> list[str]:
    return [finding.text for finding in findings if finding.question == question and finding.sure]


@pytest.mark.slow
def test_a_seat_with_a_start_advantage_is_named() -> None:
    arms = [Arm("even"), Arm("rich seat", start=dict(CHEESE))]
    found = conducted(
        Study("ratland", 4, players="random", games=200, seed=2, chunk=25, questions=["seats"], arm=arms)
    ).findings
    better = [text for text in sure(found, "seats") if "better" in text]
    assert len(better) == 1
    assert better[0].startswith("At 4 seats, rich seat: seat 2 does better than the others: it wins ")
    assert not any(finding.sure for finding in found if finding.question == "seats" and finding.arm == "even")
    raised = [text for text in sure(found, "arms") if "raises the win share of seat 2" in text]
    assert len(raised) == 1
    assert "against even" in raised[0]


@pytest.mark.slow
def test_ten_studies_of_equal_arms_have_at_most_one_false_finding() -> None:
    false = 0
    arms = [Arm("one"), Arm("other", {"start_player": -1})]  # the same, said in other words
    for seed in range(10):
        study = Study("die_patin", 2, players="random", games=40, seed=10_000 * seed, chunk=20, questions=["seats"])
        one, other = (
            _played(study, arm, shift) for shift, arm in enumerate(arms)
        )  # other deals in the second arm: paired deals would be equal games
        tables = {name: pl.concat([one[name], other[name]]) for name in TABLES}
        tests = arm_tests(slices(tables))
        assert len(tests) == 13
        false += sum(test.corrected < LEVEL for test in tests)
    assert false <= 1


def _played(study: Study, arm: Arm, shift: int) -> dict[str, pl.DataFrame]:
    from undercity.lab.crew import Alone

    own = Study(
        study.game, study.seats, players="random", games=40, seed=study.seed + 5000 * shift, chunk=20, arm=[arm]
    )
    conduct = Conduct(own)
    conduct.play(Alone())
    return conduct.tables()


@pytest.mark.slow
def test_equal_arms_on_equal_deals_are_the_same_games() -> None:
    arms = [Arm("one"), Arm("other", {"start_player": -1})]
    found = conducted(Study("die_patin", 2, players="random", games=100, seed=4, questions=["seats"], arm=arms))
    assert {test.difference.value for test in found.arm_tests} == {0.0}
    assert sure(found.findings, "arms") == []
    assert "nothing is shown to differ (100 pairs of games)" in found.findings[0].text


DRAW = '{op = "extra_draw", area = "dump", n = %d}'


@pytest.mark.slow
def test_a_card_made_twice_as_strong_is_named(tmp_path: Path) -> None:
    """RatLand with Recyclers that draw two pieces more, not one: a copy of the package with other content."""
    source = Path(undercity.__file__).parent
    stronger = tmp_path / "package"
    shutil.copytree(source, stronger / "undercity", ignore=shutil.ignore_patterns("__pycache__"))
    content = stronger / "undercity" / "games" / "ratland" / "content.toml"
    text = content.read_text(encoding="utf-8")
    assert text.count(DRAW % 1) == 1
    content.write_text(text.replace(DRAW % 1, DRAW % 2), encoding="utf-8")
    before, _ = _clans(source.parent, tmp_path / "before")
    after, findings = _clans(stronger, tmp_path / "after")
    assert after["Recyclers"] - before["Recyclers"] > 0.04
    assert max(after, key=lambda clan: after[clan]) == "Recyclers"
    named = [text for text in findings if "Recyclers (clan kept)" in text]
    assert len(named) == 1
    assert " more than others" in named[0]


def _clans(package: Path, out: Path) -> tuple[dict[str, float], list[str]]:
    """By how much each clan wins more, and the sure findings, of a study with random players."""
    options = ["--seats", "4", "--players", "random", "--games", "800", "--option", "clans=on"]
    command = [sys.executable, "-m", "undercity", "lab", "report", "ratland", *options, "--out", str(out), "--json"]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=environment, cwd=package, capture_output=True, check=True)
    made = json.loads(done.stdout)
    kept = [thing for thing in made["things"] if thing["kind"] == "clan" and thing["role"] == "clan kept"]
    return (
        {thing["thing"]: thing["difference"]["value"] for thing in kept},
        [finding["text"] for finding in made["findings"] if finding["sure"]],
    )
