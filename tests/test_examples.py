"""Every public verb has an example, and every example runs (the client's, at a real server: tests/client)."""

from __future__ import annotations

import doctest
import importlib
import inspect
from typing import Any

import pytest

from test_docs import documented

MODULES = {
    "undercity.bots.bot": 15,
    "undercity.bots.budget": 8,
    "undercity.bots.levels": 2,
    "undercity.engine.errors": 20,
    "undercity.envs.gym": 12,
    "undercity.envs.spiel": 20,
    "undercity.envs.vector": 10,
    "undercity.envs.zoo": 24,
    "undercity.lab.conduct": 12,
    "undercity.lab.report": 10,
    "undercity.lab.simulate": 7,
    "undercity.lab.study": 20,
}
ELSEWHERE = {"undercity.engine.match"} | {
    f"undercity.client.{room}" for room in ("address", "aio", "errors", "live", "sit", "sync")
}


def test_every_public_verb_has_an_example() -> None:
    """And it stands in a module whose examples are run: here, or by tests/test_docs.py and tests/client."""
    named = dict(documented())
    assert [path for path, thing in named.items() if ">>>" not in (inspect.getdoc(thing) or "")] == []
    rooms = {getattr(getattr(thing, "fget", thing), "__module__", None) for thing in named.values()}
    assert rooms == {*MODULES, *ELSEWHERE}


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_run(module: str) -> None:
    room = importlib.import_module(module)
    failed, tried = doctest.testmod(room, extraglobs=given(room) if module.endswith("spiel") else None)
    assert failed == 0
    assert tried >= MODULES[module]


def given(spiel: Any) -> dict[str, Any]:
    """What the examples for OpenSpiel begin with: a game, and a position just dealt."""
    spiel.register_games()
    game = spiel.pyspiel.load_game("undercity_die_patin(players=2)")
    state = game.new_initial_state()
    state.apply_action(7)
    return {"game": game, "state": state}
