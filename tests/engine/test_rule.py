"""Rules: order of compilation, tables, what a rule may not do."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercity.engine.dice as dice_module
from undercity import find
from undercity.engine.record import Record
from undercity.engine.rule import Compiler, block, in_order, plane, rule, table
from undercity.engine.seam import cache_folder, verbs


@rule
def leaf(s: Record) -> int:
    return s.clock


@rule
def branch(s: Record) -> int:
    return leaf(s) + 1


@rule
def circle(s: Record) -> int:
    return other_half(s)


@rule
def other_half(s: Record) -> int:
    return circle(s)


@rule
def reads_module(s: Record) -> int:
    return dice_module.WORD


def test_callees_come_first() -> None:
    order = in_order([branch])
    assert order.index(leaf) < order.index(branch)


def test_a_circle_is_refused() -> None:
    with pytest.raises(TypeError, match="in a circle"):
        in_order([circle])


def test_reading_through_a_module_is_refused() -> None:
    compiler = Compiler(None)
    with pytest.raises(TypeError, match="import the names it needs"):
        compiler.namespace(reads_module)


def test_tables_are_rectangular() -> None:
    assert table([1, 2])[1] == 2
    assert plane([[1, 2], [3, 4]])[1][0] == 3
    assert block([[[1]], [[2]]])[1][0][0] == 2
    with pytest.raises(ValueError, match="equally long"):
        plane([[1], [1, 2]])


def test_a_game_compiles_every_rule_once() -> None:
    order = in_order(verbs(find("die_patin")).values())
    assert len(order) == len(set(order))
    assert {"do_claim", "offer_area", "take_area", "roll"} <= {f.__name__ for f in order}


def test_the_cache_folder_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import undercity.engine.seam as seam

    folders = (find("die_patin").folder,)
    before = seam._fingerprint.__wrapped__(folders)
    copy = tmp_path / "game"
    copy.mkdir()
    for path in folders[0].glob("*.toml"):
        (copy / path.name).write_text(path.read_text())
    first = seam._fingerprint.__wrapped__((copy,))
    (copy / "content.toml").write_text((copy / "content.toml").read_text() + "\n# edited\n")
    assert seam._fingerprint.__wrapped__((copy,)) != first
    monkeypatch.setenv("UNDERCITY_CACHE", "elsewhere")
    assert str(cache_folder(find("die_patin"))).startswith("elsewhere")
    assert seam._fingerprint.__wrapped__(folders) == before
