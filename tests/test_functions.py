"""Functions stay small: at most 40 lines, blocks at most 4 deep. Whatever is larger has its reason here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "undercity"
LINES, DEPTH = 40, 4
BLOCKS = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)

REASONS = {
    "envs/loops.py:step_games": "one compiled loop over many games; its many arguments are their memory",
    "server/storage/migrations/versions/0001_first.py:_create_tables": "a list of tables",
}


def functions() -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path.relative_to(SOURCES)}:{node.name}", node


def length(function: ast.AST) -> int:
    return function.end_lineno - function.lineno + 1  # type: ignore[attr-defined, no-any-return]


def depth(node: ast.AST, is_elif: bool = False) -> int:
    """How many blocks lie within each other; a function within counts for itself."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            deepest = max(deepest, depth(child, isinstance(node, ast.If) and node.orelse == [child]))
    return deepest + (isinstance(node, BLOCKS) and not is_elif)


def test_functions_are_small_or_have_a_reason() -> None:
    large = {name for name, node in functions() if length(node) > LINES or depth(node) > DEPTH}
    assert large == set(REASONS)
