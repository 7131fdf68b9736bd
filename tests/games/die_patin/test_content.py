"""content.toml is read strictly: what does not fit is refused, by its place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from undercity.engine.content import convert
from undercity.engine.errors import BadContent
from undercity.games.die_patin import GAME
from undercity.games.die_patin.content import CONTENT, FOLDER, Content
from undercity.games.die_patin.opcodes import OPCODES, name_of

Data = dict[str, Any]


def content() -> Data:
    return tomllib.loads((FOLDER / "content.toml").read_text(encoding="utf-8"))


def put(section: str, number: int, **values: Any) -> Callable[[Data], None]:
    return lambda data: data[section][number].update(values)


@pytest.mark.parametrize(("change", "words"), [
    (put("area", 0, colour="red"), "unknown field `colour` - at `$.area[0]`"),
    (put("enterprise", 0, bonus={"op": "steal_loot", "count": 1}), "'steal_loot' - at `$.enterprise[0].bonus.op`"),
    (put("enterprise", 0, bonus={"op": "actions", "count": 1}), "'actions' - at `$.enterprise[0].bonus.op`"),
    (put("enterprise", 0, bonus={"op": "gain_loot", "count": 0}), ">= 1 - at `$.enterprise[0].bonus.count`"),
    (put("enterprise", 0, bonus={"op": "gain_loot"}), "missing required field `count`"),
    (put("figure", 0, outside={"op": "paid_bribes", "count": 2}), "unknown field `count`"),
    (put("mission", 0, metric="most_cheese"), "'most_cheese' - at `$.mission[0].metric`"),
    (put("area", 3, manholes=["m00", "m01", "m02"]), "length >= 4 - at `$.area[3].manholes`"),
    (put("area", 3, manholes=["m00", "m01", "m02", "m02"]), "area green_gate must have different manholes"),
    (put("area", 3, manholes=["m00", "m01", "m02", "m99"]), "area green_gate must have different manholes"),
    (put("area", 3, district="pink"), "'pink', which is no district"),
    (put("clan", 1, index=7), "the indices of [[clan]] must be 0 to 4"),
    (put("clan", 1, id="fox"), "the ids of [[clan]] must differ"),
    (put("setup", 0, players=3), "one [[setup]] for 2 players"),
    (put("setup", 0, start_areas=["green_side", "orange_side"]), "2 start areas in play"),
    (put("setup", 0, start_areas=["green_side", "green_side"]), "2 start areas in play"),
    (put("district", 0, min_players=3), "entries in play must have the first indices"),
    (lambda data: data["scoring"]["chain_points"].pop(), "scoring.chain_points"),
    (lambda data: data["scoring"]["mission_points"].append(6), "scoring.mission_points"),
])  # fmt: skip
def test_what_does_not_fit_is_refused_by_its_place(change: Callable[[Data], Any], words: str) -> None:
    data = content()
    change(data)
    with pytest.raises(BadContent) as refused:
        convert(data, Content, "content.toml")
    assert words in str(refused.value)


def test_every_opcode_is_a_step_of_the_agenda_and_is_used() -> None:
    steps = {step.name for step in GAME.steps.all if not step.decision}
    ops = [name_of(op) for op in OPCODES]
    assert len(set(ops)) == 8
    assert set(ops) <= steps
    used = [enterprise.bonus for enterprise in CONTENT.enterprise]
    used += [op for placed in (*CONTENT.figure, *CONTENT.intrigue) for op in (placed.inside, placed.outside) if op]
    assert {name_of(op) for op in used} == set(ops)


def test_everything_on_the_board_has_its_place() -> None:
    layout = tomllib.loads((FOLDER / "layout.toml").read_text(encoding="utf-8"))
    assert set(layout) == {"district", "area", "manhole", "enterprise"}
    for name, section in layout.items():
        assert set(section) == {thing.id for thing in getattr(CONTENT, name)}
