"""Tuning: what a weight multiplies, and whether a fit finds weights that foretell results."""

from __future__ import annotations

import random
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kit import begin, walk
from undercity import BadOption, find
from undercity.bots.budget import Budget
from undercity.bots.network import network_of
from undercity.bots.settings import settings_of
from undercity.engine.seam import compiled, plain
from undercity.lab import tune_judge, tune_search
from undercity.lab.tune_judge import Spectated


def positions() -> list[Spectated]:
    rules = compiled(find("die_patin"))
    s = begin(("die_patin", 2, {}), 3, rules)
    return [Spectated(s.tobytes(), s.clock % 2, 0, 0.0) for _ in walk(rules, s, random.Random(3))][::9]


def test_features_and_weights_make_the_judgement() -> None:
    game = find("die_patin")
    weights = tune_judge.weights_of(game)
    spread = weights.pop("spread")
    spectated = positions()
    columns = tune_judge.features(game, spectated)
    foretold = tune_judge.foretell(columns, np.array(list(weights.values()), float), spread)
    rules = plain(game)
    judged = [rules.judge(game.state(p.core), p.seat) for p in spectated]  # the weights are back in their place
    assert foretold == pytest.approx(judged, abs=1e-6)


def test_a_fit_finds_the_weights_behind_results() -> None:
    luck = np.random.default_rng(1)
    columns = luck.normal(0, 3, (4000, 3))
    true = np.array([1000.0, 300.0, -200.0])
    results = np.sign(columns @ true + luck.normal(0, 800, 4000))
    made, spread = tune_judge.fit(columns, results, np.array([1000.0, 100.0, -50.0]), 6000.0)
    assert made[0] == 1000
    assert made[1] == pytest.approx(300, rel=0.3)
    assert made[2] == pytest.approx(-200, rel=0.3)
    before = tune_judge.error(columns, results, np.array([1000.0, 100.0, -50.0]), 6000.0)
    assert tune_judge.error(columns, results, made, spread) < before


def test_self_play_gives_positions_with_results() -> None:
    spectated = tune_judge.watch(find("die_patin"), 2, games=2, simulations=8, seed=1, every=5)
    assert {position.game for position in spectated} == {0, 1}
    assert all(position.result in (-1.0, 0.0, 1.0) for position in spectated)
    assert len({position.core for position in spectated}) == len(spectated) > 20


def test_writing_keeps_the_words(tmp_path: Path) -> None:
    game = find("die_patin")
    text = (game.folder / "judgement.toml").read_text(encoding="utf-8")
    (tmp_path / "judgement.toml").write_text(text, encoding="utf-8")
    moved = replace(game, folder=tmp_path)
    tune_judge.write(moved, {"area": -12345, "spread": 7})
    written = (tmp_path / "judgement.toml").read_text(encoding="utf-8")
    old, new = tomllib.loads(text), tomllib.loads(written)
    assert new == {**old, "area": -12345, "spread": 7}
    assert [line.partition("#")[2] for line in written.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]


def test_a_challenger_with_a_network_is_counted() -> None:
    """The network in the package, without play-outs, beats the own judgement (79 % of 60 games with 300)."""
    game = find("die_patin")
    settings = settings_of(game, 2, learned=True)
    found = tune_search.challenge(game, 2, 6, Budget(simulations=100), settings, 9000, network_of(game))
    assert 3 < found.first <= 6
    assert found.score == found.first


def test_settings_of_a_challenger() -> None:
    known = settings_of(find("die_patin"), 2)
    changed = tune_search.read_settings("horizon=0,margin=0.5", known)
    assert changed == {**known, "horizon": 0, "margin": 0.5}
    with pytest.raises(BadOption, match="no setting 'patience'"):
        tune_search.read_settings("patience=3", known)
