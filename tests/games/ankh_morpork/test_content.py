"""What content.toml may hold: known opcodes with their own parameters, and nothing that the rules do not read."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from undercity.engine.content import convert
from undercity.engine.errors import BadContent
from undercity.games.ankh_morpork import GAME
from undercity.games.ankh_morpork import programs as p
from undercity.games.ankh_morpork import table as t
from undercity.games.ankh_morpork.content import CONTENT, FOLDER, Content
from undercity.games.ankh_morpork.opcodes import CARRIED_OUT, RollAreas, Shield

RAW = tomllib.loads((FOLDER / "content.toml").read_text(encoding="utf-8"))
RULES = (FOLDER / "rules.md").read_text(encoding="utf-8")


def with_text(*ops: dict[str, Any]) -> dict[str, Any]:
    """The content with another text on the first event."""
    first = {**RAW["events"][0], "ops": list(ops)}
    return {**RAW, "events": [first, *RAW["events"][1:]]}


@pytest.mark.parametrize(
    ("op", "words"),
    [
        ({"op": "teleport"}, "'teleport' - at `$.events[0].ops[0].op`"),
        ({"op": "mill", "n": 5, "faces": 6}, "unknown field `faces` - at `$.events[0].ops[0]`"),
        ({"op": "mill"}, "missing required field `n`"),
        ({"op": "roll_areas", "n": 3}, "<= 2 - at `$.events[0].ops[0].n`"),
        ({"op": "place", "where": "near"}, "where = 'near' and area = None do not go together"),
        ({"op": "place", "where": "any", "area": "dimwell"}, "do not go together"),
        ({"op": "money", "n": 1, "per": "minions_in"}, "do not go together"),
        ({"op": "roll_branch", "high_min": 7, "on_high": [{"op": "x"}], "on_one": []}, "on_high[0].op`"),
    ],
)
def test_a_text_that_does_not_fit_is_refused(op: dict[str, Any], words: str) -> None:
    with pytest.raises(BadContent) as refused:
        convert(with_text(op), Content, "content.toml")
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"interrupt_windows": []}, "unknown field `interrupt_windows`"),
        ({"components": {**RAW["components"], "trouble_markers": 11}}, "fewer trouble markers than areas"),
        ({"components": {**RAW["components"], "die_sides": 10}}, "not those of the die"),
        ({"components": {**RAW["components"], "colours": ["red"]}}, "not one colour for each player"),
        ({"cards": [{**RAW["cards"][0], "symbols": ["minion", "scroll"]}]}, "do not fit its scroll"),
        ({"cards": [{**RAW["cards"][0], "symbols": ["money:x"]}]}, "`$.cards[0].symbols[0]`"),
    ],
)
def test_content_that_does_not_fit_is_refused(change: dict[str, Any], words: str) -> None:
    """AM-6.12: as many markers as areas; AM-1.19: an area for every face of the die."""
    with pytest.raises(BadContent) as refused:
        convert({**RAW, **change}, Content, "content.toml")
    assert words in str(refused.value)


def test_every_opcode_has_its_rule_and_its_use() -> None:
    """AM-12.1: each op of a text is a step of its own, and there is none that no card uses."""
    names = {step.number: step.name for step in GAME.steps.all}
    assert {names[op] for op in p.OP} == {f"op_{name}" for name in CARRIED_OUT}
    assert len(CARRIED_OUT) == 47


def test_parameters_have_columns_of_their_own() -> None:
    """Carcer rolls two areas, The Dragon one; Small Gods asks $3 and is no text to carry out (AM-8.10)."""
    rolls = [p.P_N[i] for i, op in enumerate(p.OP) if op == t.OPCODES["roll_areas"]]
    assert sorted(rolls) == [1, 1, 1, 2, 2, 2]
    assert (t.AREA_IDS[t.SMALL_GODS], t.SHIELD_PRICE, p.POWER_PROGRAM[t.SMALL_GODS]) == ("small_gods", 3, -1)
    with pytest.raises(BadContent, match="shield answers others"):
        p._row(Shield(n=3), p._Origin(p.TEXT_CAUSE))
    with pytest.raises(BadContent, match="no area 'atlantis'"):
        p._cell("area", "atlantis", p._Origin(p.TEXT_CAUSE))
    assert p._row(RollAreas(n=2), p._Origin(p.TEXT_CAUSE))["n"] == 2


def test_a_text_says_what_it_is_to_a_minion() -> None:
    """AM-9.2: the assassination symbol is a symbol, Burleigh & Stronginthearm a text, Mysterious Murders an event."""
    causes = set(zip(p.OP, p.CAUSE, strict=True))
    assert {cause for op, cause in causes if op == p.ASSASSINATE} == {p.SYMBOL_CAUSE, p.TEXT_CAUSE}
    assert {cause for op, cause in causes if op == t.OPCODES["ev_murders"]} == {p.EVENT_CAUSE}
    assert {cause for op, cause in causes if op == p.REMOVE} == {p.TEXT_CAUSE}


def test_all_rulings_are_listed() -> None:
    """Section 26 repeats each ruling of the clauses above it."""
    clauses, _, listed = RULES.partition("## 26. All rulings")
    rulings = re.findall(r"^\*\*(AM-[\d.]+)\*\*.*(?:\n(?!\*\*AM).*)*?\nRuling: (.*)$", clauses, re.M)
    rows = re.findall(r"^\| (AM-[\d.]+) \| (.*) \|$", listed, re.M)
    assert [(clause, text[0].upper() + text[1:]) for clause, text in rulings] == rows
    assert f"{len(rows)} rulings" in listed


def test_the_box_agrees_with_the_texts() -> None:
    """AM-1.4, AM-1.5, AM-17.11: the events bring as many trolls and demons as there are."""
    spawned = [i for i, op in enumerate(p.OP) if op == t.OPCODES["ev_spawn"]]
    assert {(p.P_KIND[i], p.P_N[i]) for i in spawned} == {(t.TROLL, t.TROLLS), (t.DEMON, t.DEMONS)}
    assert len(CONTENT.events) == 12
