"""Rules broken on purpose: every small change of a game's plain rules that a test should notice.

A mutant changes one statement of one rule: a comparison, a sign, a number by one, `and` for `or`, a condition turned
round, two arguments swapped, a loop cut short, a statement dropped. It is named by what people read: the function, the
statement as it was, and as it is now. So the name stays as long as the statement stays, wherever it lies in the file.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import importlib
import pkgutil
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

from undercity.engine.game import Game
from undercity.engine.rule import is_rule

NO_RULES = {"judgement"}  # opinions of the bots: no rulebook says how good a position is

COMPARISONS = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
ARITHMETIC = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
PADDED = {"push", "ask", "ask_together", "tell", "tell_to", "report"}  # take a fixed count of numbers: a 0 is not used
MORE_FOG = "s.fog += 2"  # the fog is asked only whether it rose


class Name(NamedTuple):
    """What a mutant is called: it stays the same wherever the statement lies in the file."""

    function: str  # <file>.<function>
    statement: str
    mutation: str
    nth: int = 1  # among equal statements of the function


@dataclass(frozen=True)
class Mutant:
    """One rule with one statement changed."""

    name: Name
    rule: Callable[..., Any]
    source: ast.FunctionDef
    place: int  # of the statement, among all of the function
    changed: ast.stmt

    @cached_property
    def lines(self) -> range:
        """The lines of the statement in its file, without those of the statements in it."""
        node = _statements(self.source)[self.place]
        inner = [child.lineno for child in getattr(node, "body", [])]
        return range(node.lineno, max(node.lineno + 1, inner[0] if inner else (node.end_lineno or node.lineno) + 1))

    @property
    def path(self) -> Path:
        return Path(self.rule.__code__.co_filename)

    def code(self) -> CodeType:
        """The code of the changed rule."""
        function = copy.deepcopy(self.source)
        function.decorator_list = []
        old = _statements(function)[self.place]
        new = copy.deepcopy(self.changed)
        for part in ("body", "orelse"):
            if hasattr(new, part):
                setattr(new, part, getattr(old, part))
        module = ast.fix_missing_locations(ast.Module([_replace(function, old, new)], []))  # type: ignore[list-item]
        code = compile(module, str(self.path), "exec", dont_inherit=False)  # annotations stay words, as in this file
        return next(part for part in code.co_consts if isinstance(part, CodeType))


def mutants_of(game: Game) -> list[Mutant]:
    """All mutants of a game's rules, in the order of the files."""
    return [mutant for rule in rules_of(game) for mutant in _mutants(rule)]


def rules_of(game: Game) -> list[Callable[..., Any]]:
    """The rules of the game's own files, each once."""
    package = game.state.__module__.rpartition(".")[0]
    modules = [importlib.import_module(f"{package}.{info.name}") for info in pkgutil.iter_modules([str(game.folder)])]
    rooms = [module for module in modules if module.__name__.rpartition(".")[2] not in NO_RULES]
    return [value for room in rooms for value in vars(room).values() if is_rule(value) and _is_at_home(value, room)]


def choose(mutants: list[Mutant], count: int, left_out: set[Name]) -> list[Mutant]:
    """So many mutants, spread over all rules: one of each rule in turn, in an order that depends on names only."""
    by_rule: defaultdict[str, list[Mutant]] = defaultdict(list)
    for mutant in sorted(mutants, key=lambda mutant: _lot(repr(mutant.name))):
        if mutant.name not in left_out:
            by_rule[mutant.name.function].append(mutant)
    longest = max(map(len, by_rule.values()), default=0)
    rounds = [sorted(by_rule, key=lambda name: _lot(f"{turn} {name}")) for turn in range(longest)]
    order = [by_rule[name][turn] for turn, names in enumerate(rounds) for name in names if turn < len(by_rule[name])]
    return order[:count]


def _lot(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=8).digest()


def _is_at_home(rule: Any, room: ModuleType) -> bool:
    return bool(rule.__module__ == room.__name__ and rule.__code__.co_filename == room.__file__)


@cache
def _functions(path: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def _mutants(rule: Any) -> Iterator[Mutant]:
    source = _functions(rule.__code__.co_filename)[rule.__name__]
    function = f"{rule.__module__.rpartition('.')[2]}.{rule.__name__}"
    numbers = {name for name, value in rule.__globals__.items() if type(value) is int}
    met: Counter[str] = Counter()
    for place, statement in enumerate(_statements(source)):
        header = _header(statement)
        before = _text(header)
        met[before] += 1
        changed = {_text(other): other for other in _changes(header, numbers)}
        for nothing_new in (before, MORE_FOG):
            changed.pop(nothing_new, None)
        for after, other in changed.items():
            yield Mutant(Name(function, before, after, met[before]), rule, source, place, other)


def _statements(function: ast.FunctionDef) -> list[ast.stmt]:
    """Every statement in the function but its docstring, in the order of the text."""
    found = [node for node in ast.walk(function) if isinstance(node, ast.stmt) and node is not function]
    found = [node for node in found if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset))


def _header(statement: ast.stmt) -> ast.stmt:
    """The statement without those in it."""
    header = copy.copy(statement)
    if hasattr(header, "body"):
        header.body, header.orelse = [ast.Pass()], []  # type: ignore[attr-defined]
    return header


def _text(header: ast.stmt) -> str:
    text = ast.unparse(ast.fix_missing_locations(header))
    return text.removesuffix("\n    pass")


def _replace(function: ast.FunctionDef, old: ast.AST, new: ast.AST) -> ast.AST:
    class Swap(ast.NodeTransformer):
        def generic_visit(self, node: ast.AST) -> ast.AST:
            return new if node is old else super().generic_visit(node)

    changed: ast.AST = Swap().visit(function)
    return changed


# ------------------------------------------------------------------ changes of one statement


def _changes(header: ast.stmt, numbers: set[str]) -> Iterator[ast.stmt]:
    """The statement in all its changed forms."""
    if _can_be_dropped(header):
        yield ast.copy_location(ast.Pass(), header)
    parents = {child: parent for parent in ast.walk(header) for child in ast.iter_child_nodes(parent)}
    for place, node in enumerate(ast.walk(header)):
        for other in _variants(node, parents.get(node), numbers):
            changed = copy.deepcopy(header)
            target = list(ast.walk(changed))[place]
            yield _replace(changed, target, copy.deepcopy(other))  # type: ignore[arg-type, misc]


def _can_be_dropped(statement: ast.stmt) -> bool:
    """What leaves the function whole when it goes: not the first value of a local variable, not a value returned."""
    if isinstance(statement, ast.Assign):
        return not any(isinstance(target, ast.Name | ast.Tuple) for target in statement.targets)
    if isinstance(statement, ast.Return):
        return statement.value is None
    return isinstance(statement, ast.Expr | ast.AugAssign | ast.Continue | ast.Break)


def _variants(node: ast.AST, parent: ast.AST | None, numbers: set[str]) -> Iterator[ast.AST]:
    match node:
        case ast.If() | ast.While() | ast.IfExp():
            yield from _turned_round(node)
        case ast.Compare():
            yield from _compared_otherwise(node)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield node.operand
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        case ast.AugAssign() if type(node.op) in ARITHMETIC:
            yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        case ast.Constant() if not (node.value == 0 and isinstance(parent, ast.Call) and _called(parent) in PADDED):
            yield from _other_constants(node)
        case ast.Name() if node.id in numbers and isinstance(parent, ast.Compare | ast.BinOp):
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.Call():
            yield from _called_otherwise(node)


def _turned_round(node: ast.If | ast.While | ast.IfExp) -> Iterator[ast.AST]:
    """The condition denied, unless that is a change of the condition itself."""
    if isinstance(node.test, ast.UnaryOp) or (isinstance(node.test, ast.Compare) and len(node.test.ops) == 1):
        if isinstance(node.test, ast.UnaryOp) or isinstance(node.test.ops[0], ast.Eq | ast.NotEq):
            return
    changed = copy.copy(node)
    changed.test = ast.UnaryOp(ast.Not(), node.test)
    yield changed


def _compared_otherwise(node: ast.Compare) -> Iterator[ast.AST]:
    for i, op in enumerate(node.ops):
        if type(op) in COMPARISONS:
            yield ast.Compare(node.left, [*node.ops[:i], COMPARISONS[type(op)](), *node.ops[i + 1 :]], node.comparators)


def _other_constants(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        if node.value > 0:
            yield ast.Constant(node.value - 1)
    elif isinstance(node.value, float):
        yield ast.Constant(node.value + 1)


def _called_otherwise(node: ast.Call) -> Iterator[ast.AST]:
    """A range cut short at either end; the least for the most; two arguments swapped (the state stays first)."""
    name, arguments = _called(node), node.args
    if name == "range" and len(arguments) == 1:
        yield ast.Call(node.func, [ast.BinOp(arguments[0], ast.Sub(), ast.Constant(1))], [])
        yield ast.Call(node.func, [ast.Constant(1), arguments[0]], [])
    elif name in {"min", "max"}:
        yield ast.Call(ast.Name("max" if name == "min" else "min", ast.Load()), arguments, [])
    elif name != "range":
        for i in range(1, len(arguments) - 1):
            if ast.dump(arguments[i]) != ast.dump(arguments[i + 1]):
                swapped = [*arguments[:i], arguments[i + 1], arguments[i], *arguments[i + 2 :]]
                yield ast.Call(node.func, swapped, [])


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""
