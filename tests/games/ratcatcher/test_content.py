"""content.toml is read strictly: what does not fit is refused with its place, every opcode has its room."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from undercity.engine.content import convert
from undercity.engine.errors import BadContent
from undercity.games.ratcatcher import opcodes
from undercity.games.ratcatcher.content import FOLDER, Content
from undercity.games.ratcatcher.opcodes import Opcodes

FAMILIES = [value for value in vars(opcodes).values() if isinstance(value, Opcodes)]


def spoiled(*path: Any, value: Any) -> dict[str, Any]:
    """The content with something else at this place."""
    content = tomllib.loads((FOLDER / "content.toml").read_text(encoding="utf-8"))
    part: Any = content
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return content


REFUSED = [
    (spoiled("constants", "colour", value=3), "unknown field `colour` - at `$.constants`"),
    (spoiled("township", 3, "expansion", value=5), "expected `int` <= 4 - at `$.township[3].expansion`"),
    (spoiled("ratcatcher", 0, "purple", "op", value="hold"), "no Special Ability is called 'hold'"),
    (spoiled("ratcatcher", 0, "purple", "value", value=2), "'hold_zone' takes no value"),
    (spoiled("ratcatcher", 1, "yellow", "value", value=7), "'blast' takes a value from 1 to 6"),
    (spoiled("ratcatcher", 1, "yellow", "threshold_if_held", value=1), "a decoy, and nothing else"),
    (spoiled("peculiar", 0, "target", value=["moon"]), "no target is called 'moon'"),
    (spoiled("peculiar", 0, "rewards", value=[{"op": "cage"}]), "'cage' takes a value from 1 to 64"),
    (spoiled("gut_tracker", "trap", "op", value="lose"), "'lose' takes no value"),
    (spoiled("gut_tracker", "trap", value={"slots": 1, "op": "lose"}), "'lose' is no mutation"),
    (spoiled("nemesis", 0, "tracker", 1, "level", value=3), "the Rat Tracker of 'rat_king' does not go from 1"),
    (spoiled("nemesis", 0, "tracker", 1, value={"level": 2, "op": "lose"}), "has to lose on its last level"),
    (spoiled("township", 2, "cheese", value=["f"]), "township 't01' names zones that its template 'quad_a' lacks"),
    (spoiled("township", 2, "template", value="oval"), "township 't01' has no template 'oval'"),
]


@pytest.mark.parametrize(("content", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_does_not_fit_is_refused(content: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadContent) as refused:
        convert(content, Content, "content.toml")
    assert reason in str(refused.value)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.kind)
def test_every_opcode_is_carried_out_in_its_room(family: Opcodes) -> None:
    """The room that a declaration names reads the opcode, and rules.md has its clause."""
    source = Path(opcodes.__file__).read_text(encoding="utf-8")
    rules = (FOLDER / "rules.md").read_text(encoding="utf-8")
    for opcode in family.all:
        declaration = next(line for line in source.splitlines() if f'.add("{opcode.name}", "{opcode.clause}"' in line)
        constant = declaration.split(" = ")[0]
        room = (FOLDER / f"{opcode.room}.py").read_text(encoding="utf-8")
        assert f"**{opcode.clause}**" in rules
        assert constant in room, opcode
