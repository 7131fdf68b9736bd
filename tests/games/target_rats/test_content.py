"""content.toml is read strictly: what the rules cannot obey is refused, with the place named."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from undercity.engine.content import convert
from undercity.engine.errors import BadContent
from undercity.games.target_rats import content
from undercity.games.target_rats.content import CONTENT, FOLDER, OPCODES, Content, Kill, RemoveToken, numbered
from undercity.games.target_rats.table import (
    CARD_IDS,
    COVER,
    DRAINS,
    FOOD,
    ITEM_N,
    OP_STEPS,
    OTHER_OP,
    OTHER_PARAMETER,
    PARAMETER,
    PRINTED_LINKS,
    PROGRAM,
    ROLLER_SKATE,
    SPACE_IDS,
    STEPS,
)

RAW: dict[str, Any] = tomllib.loads((FOLDER / "content.toml").read_text(encoding="utf-8"))


def card(data: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in data["card"] if entry["id"] == name)
    return found


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"op": "tickle", "n": 1}, "invalid value 'tickle'"),
        ({"op": "kill"}, "missing required field `n`"),
        ({"op": "kill", "n": 0}, ">= 1"),
        ({"op": "kill", "n": 13}, "<= 12"),
        ({"op": "feed", "n": 1, "token": "food"}, "unknown field `token`"),
        ({"op": "roll_kill", "face": 7}, "<= 6"),
        ({"op": "place", "token": "throne"}, "invalid enum value 'throne'"),
        ({"op": "exterminator", "mode": "home"}, "invalid enum value 'home'"),
    ],
)
def test_programs_that_cannot_be_obeyed(effect: dict[str, Any], words: str) -> None:
    """TR-8.4: an unknown opcode, a missing, unknown or excessive parameter."""
    data = deepcopy(RAW)
    card(data, "alley_cat")["effects"] = [effect]
    with pytest.raises(BadContent) as refused:
        convert(data, Content, "content.toml")
    assert words in str(refused.value)
    assert "`$.card[" in str(refused.value)


def test_every_opcode_has_its_step() -> None:
    """TR-8.5 to TR-8.18: twelve opcodes, each carried out by a step of its own name."""
    assert len(OPCODES) == len(OP_STEPS) == 12
    for opcode, step in OP_STEPS.items():
        assert STEPS.all[step].name == f"op_{opcode.__struct_config__.tag}"


def test_an_alternative_lies_beside_its_opcode() -> None:
    """TR-8.16: the garbage truck takes food, otherwise a rat; the cave-in has no alternative."""
    truck, cave_in = PROGRAM[CARD_IDS.index("garbage_truck")][0], PROGRAM[CARD_IDS.index("cave_in")][0]
    assert truck[PARAMETER] == FOOD
    assert (truck[OTHER_OP], truck[OTHER_PARAMETER]) == (OP_STEPS[Kill], 1)
    assert (cave_in[0], cave_in[OTHER_OP]) == (OP_STEPS[RemoveToken], -1)


def test_indices_have_no_gaps() -> None:
    """TR-1.1: a number is missing, or given twice."""
    assert [mode.id for mode in numbered(CONTENT.mode[::-1])] == ["standard", "quick", "lab"]
    with pytest.raises(BadContent, match="'lab' has index 2, but 1 comes next"):
        numbered([CONTENT.mode[0], CONTENT.mode[2]])


def test_decks_are_as_large_as_the_box_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """TR-1.8: 45 and 34 cards."""
    fewer = [entry for entry in CONTENT.card if entry.id != "distant_echo"]
    monkeypatch.setattr(content, "CONTENT", msgspec.structs.replace(CONTENT, card=fewer))
    assert sum(entry.copies for entry in content.deck("surface", 45)) == 45
    with pytest.raises(BadContent, match="the underground deck has 33 cards, not 34"):
        content.deck("underground", 34)


def test_the_rings_go_round_by_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """TR-2.2: the rules count on it."""
    spaces, size = content.rings()
    assert (len(spaces), size) == (37, 16)
    monkeypatch.setattr(content, "CONTENT", msgspec.structs.replace(CONTENT, link=CONTENT.link[1:]))
    with pytest.raises(BadContent, match="do not join each space with the next"):
        content.rings()


def test_links_decide_where_ways_lead() -> None:
    """TR-2.4, TR-2.8, TR-2.9: corridors and covers join the rings, drains lead to Rat City, covers home."""
    columns = {SPACE_IDS[k] for k in range(16) if PRINTED_LINKS >> k & 1}
    assert columns == {"s_north", "s_east", "s_south", "s_west", "s_nw2", "s_ne2", "s_se2", "s_sw2"}
    assert {SPACE_IDS[k + 16] for k in range(16) if DRAINS >> k & 1} == {"u_nw2", "u_ne2", "u_se2", "u_sw2"}
    assert [SPACE_IDS[space] for space in COVER] == ["s_nw2", "s_ne2", "s_se2", "s_sw2"]


def test_a_power_has_its_window_and_its_number() -> None:
    """TR-9.9: 6 spaces; TR-9.4: one moment for each item."""
    assert ITEM_N[ROLLER_SKATE] == 6
    windows = {item.id: item.power.window for item in CONTENT.item}
    assert windows["roller_skate"] == "group_move"
    assert len(set(windows.values())) == 8
