"""content.toml and its opcodes: strict, typed, and obeyed by the rule that each opcode names."""

from __future__ import annotations

import copy
import importlib
import inspect
import re
import tomllib
from typing import Any

import pytest

from undercity import UndercityError
from undercity.engine.content import convert
from undercity.engine.rule import is_rule
from undercity.games.ratland import table
from undercity.games.ratland.content import FOLDER, OPCODES, Content, Opcode

DATA: dict[str, Any] = tomllib.loads((FOLDER / "content.toml").read_text(encoding="utf-8"))


def tag_of(kind: type[Opcode]) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("kind", OPCODES, ids=tag_of)
def test_every_opcode_names_the_rule_that_obeys_it(kind: type[Opcode]) -> None:
    room, name = kind.handler.split(".")
    module = importlib.import_module(f"undercity.games.ratland.{room}")
    assert is_rule(getattr(module, name))
    constant = tag_of(kind).upper()
    assert OPCODES[getattr(table, constant)] is kind
    assert re.search(rf"\b{constant}\b", inspect.getsource(getattr(module, name)))
    assert "RL-" in (kind.__doc__ or "")


def test_every_opcode_is_on_a_piece_or_a_card_and_has_a_number() -> None:
    rows = [*table.PIECE_NUMBER, *table.EVENT_NUMBER, *table.ABILITY_NUMBER]
    assert len(OPCODES) == 31
    assert all(any(row[op] > 0 for row in rows) for op in range(len(OPCODES)))


def broken(section: str, entry: int, **changes: Any) -> str:
    data = copy.deepcopy(DATA)
    target = data[section][entry] if isinstance(data[section], list) else data[section]
    target.update(changes)
    with pytest.raises(UndercityError) as refusal:
        convert(data, Content, "content.toml")
    return str(refusal.value)


def test_what_does_not_fit_is_refused_by_name() -> None:
    """An unknown key, an unknown opcode, a parameter out of its bounds, a wrong order: each names its place."""
    assert "colour_hex" in broken("cheese", 0, colour_hex="#fff")
    assert "each_gain_gold" in broken("event", 0, effect={"op": "each_gain_gold", "n": 1})
    assert "peek" in broken("event", 0, effect={"op": "peek", "food": True})  # an opcode of clans, not of events
    assert ">= 1" in broken("event", 0, effect={"op": "each_gain_cheese", "n": 0})
    assert "most" in broken("event", 0, effect={"op": "each_gain_cheese", "n": 1, "most": 2})
    assert "cheese must be white, black" in broken("cheese", 0, id="black")
    assert "numbers of event" in broken("event", 0, number=2)
    assert "dump must have 12 pieces" in broken("food_card", 0, dump={"white": 6})
    assert "player_count must go from 2 to 12" in broken("player_count", 1, players=[3, 5])
    assert "clan_cards" in broken("setup", 0, clan_cards=3)
