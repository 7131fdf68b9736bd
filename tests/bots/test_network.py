"""Learned judgements: what they see, what they say, and whose position they may judge."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from kit import Table, begin, samples, table_id, walk
from undercity import GAMES, find
from undercity.bots import Budget, SearchBot
from undercity.bots.network import FILE, Network, Scratch, count_weights, foretold, network_of, read, write
from undercity.bots.settings import settings_of
from undercity.engine.game import Game
from undercity.engine.seam import compiled, compiled_describe

MOST = 1 << 20  # bytes of a network in the package
every_sample = pytest.mark.parametrize("table", [t for name in GAMES for t in samples(name)], ids=table_id)


def some_network(game: Game, seed: int = 1, hidden: int = 8) -> Network:
    assert game.features is not None
    each, table = game.features.each, game.features.table
    weights = np.random.default_rng(seed).normal(0, 0.2, count_weights(each, table, hidden))
    return Network(each, table, hidden, {}, weights.tolist())


def features(game: Game, s: Any) -> list[float]:
    assert game.features is not None
    out = [float("nan")] * (game.features.each * s.seats + game.features.table)
    game.features.describe(s, out)
    return out


@every_sample
def test_plain_and_compiled_features_are_equal_and_of_a_handy_size(table: Table) -> None:
    game = find(table[0])
    rules = compiled(game)
    s = begin(table, 5, rules)
    for number, _ in enumerate(walk(rules, s, random.Random(5))):
        if number % 7 == 0 and not s.over:
            before, plain = s.tobytes(), features(game, s)
            found = np.full(len(plain), np.nan)
            compiled_describe(game)(s.array, found)
            assert found.tolist() == pytest.approx(plain, abs=1e-12)
            assert s.tobytes() == before, "whoever looks changes nothing"
            assert np.isfinite(found).all()
            assert np.abs(found).max() < 20


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_described_alike(game: str) -> None:
    """Seen from two seats the same numbers are there, only in other places: own, mean and best of the others."""
    one = find(game)
    assert one.features is not None
    s = begin(samples(game)[0], 3, compiled(one))
    network = some_network(one)
    scratch: Any = Scratch(one, network)
    scratch.net = scratch.net.view(np.recarray)  # as compiled code reads it
    sight = np.array(features(one, s))
    scratch.sight[: len(sight)] = sight
    each = one.features.each
    for seat in range(s.seats):
        said = foretold(scratch, s.seats, seat)
        rows = sight[: each * s.seats].reshape(s.seats, each)
        others = np.delete(rows, seat, 0) if s.seats > 1 else np.zeros((1, each))
        line = np.concatenate([rows[seat], others.mean(0), others.max(0), sight[each * s.seats :]])
        assert said == pytest.approx(by_hand(network, line), abs=1e-5)


def by_hand(network: Network, line: Any) -> float:
    weights, width = np.array(network.weights), network.hidden
    cells = network.inputs * width
    hidden = np.maximum(line @ weights[:cells].reshape(-1, width) + weights[cells : cells + width], 0)
    return float(np.tanh(hidden @ weights[cells + width : -1] + weights[-1]))


def test_a_network_is_what_was_written(tmp_path: Any) -> None:
    network = some_network(find("die_patin"))
    write(network, tmp_path / "it.json")
    again = read(tmp_path / "it.json")
    assert again.weights == pytest.approx(network.weights, abs=1e-4)
    assert (again.each, again.table, again.hidden) == (network.each, network.table, network.hidden)


@pytest.mark.parametrize("game", GAMES)
def test_networks_in_the_package_fit_and_are_small(game: str) -> None:
    found = find(game)
    path = found.folder / FILE
    network = network_of(found)
    assert (network is not None) == path.exists()
    if network is not None:
        assert len(network.weights) == count_weights(network.each, network.table, network.hidden)
        assert path.stat().st_size <= MOST


def test_a_network_that_does_not_fit_is_left_alone(tmp_path: Any) -> None:
    game = find("die_patin")
    write(some_network(find("ratland")), tmp_path / FILE)
    assert network_of(replace(game, folder=tmp_path)) is None
    write(some_network(game), tmp_path / FILE)
    assert network_of(replace(game, folder=tmp_path)) is not None
    assert network_of(replace(game, folder=tmp_path, features=None)) is None


def test_a_search_judges_by_its_network() -> None:
    game = find("die_patin")
    rules = compiled(game)
    s = begin(("die_patin", 2, {}), 3, rules)
    seat = (s.deciders & -s.deciders).bit_length() - 1
    seen = []
    for network in (None, some_network(game, 1), some_network(game, 2)):
        bot = SearchBot(game, 1, Budget(simulations=60), network=network)
        bot.choose(rules.concealed(s, seat), seat, rules.legal(s, seat))
        seen.append(tuple(bot.explain()))
    assert len(set(seen)) == 3


def test_settings_of_a_learned_judgement_come_on_top() -> None:
    game = find("ratland")
    assert settings_of(game, 2, learned=False) == settings_of(game, 2)
    assert set(settings_of(game, 4, learned=True)) == set(settings_of(game, 4))
