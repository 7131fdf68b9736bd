"""Conditions on a position, as lessons state them: a small part of Python's expressions, never `eval`.

    owner[area.market] == me and rats[manhole.m08] >= 2
    told("claim_won", player=me) and not over
    decision == "intrigue_card"
    sum(1 for a in owner if a == me) > 3

| part | is |
|---|---|
| a field of the State, with indices | its cells |
| `me`, `seats`, `clock`, `over` | the learner's seat; of the header |
| `points` | of each seat, as the table stands |
| `decision` | the name of the decision on top; "" when the game is over |
| `area.market` | kind and id of a thing, or of a choice: its number |
| `told("claim_won", player=me)` | how many such events were told since the lesson began |

What is not one of these is refused when the condition is read.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from undercity.engine.chronicle import Happening
from undercity.engine.errors import BadContent
from undercity.engine.game import Game
from undercity.engine.learn.position import thing_number
from undercity.engine.record import Record
from undercity.engine.seam import plain

FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    **{"sum": sum, "min": min, "max": max, "abs": abs, "len": len, "any": any, "all": all, "range": range},
}
OPERATORS: Mapping[type[ast.AST], Callable[..., Any]] = {
    **{ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul},
    **{ast.BitAnd: operator.and_, ast.RShift: operator.rshift},
    **{ast.USub: operator.neg, ast.Not: operator.not_},
    **{ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le},
    **{ast.Gt: operator.gt, ast.GtE: operator.ge},
    **{ast.In: lambda one, many: one in many, ast.NotIn: lambda one, many: one not in many},
}
SPECIAL = ("me", "points", "decision")  # beside the fields of the State

Names = dict[str, Any]


class Condition:
    """One condition, read and checked."""

    def __init__(self, game: Game, text: str) -> None:
        self.game, self.text = game, text
        try:
            self._tree: ast.expr = ast.parse(text, mode="eval").body
        except SyntaxError:
            raise BadContent(f"{text!r} is no condition") from None
        try:
            _Reader(game).visit(self._tree, frozenset())
        except _Refused as refused:
            raise BadContent(f"{text!r}: {refused}") from None

    def holds(self, s: Record, me: int, told: Iterable[Happening]) -> bool:
        """Whether it holds of this position for the learner, after what was told."""
        return bool(_Evaluation(self.game, s, me, tuple(told)).value(self._tree, {}))


class _Refused(Exception):
    """Why a condition cannot be read."""


class _Reader:
    """Goes through a condition once, before anything is asked of it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def visit(self, node: ast.AST, bound: frozenset[str]) -> None:
        """Check a part; `bound` are the variables of the generators around it."""
        check = getattr(self, f"_{type(node).__name__.lower()}", None)
        if check is not None:
            check(node, bound)
        elif isinstance(node, (ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Subscript, ast.Tuple, ast.List)):
            self._operators(node)
            for part in ast.iter_child_nodes(node):
                if isinstance(part, ast.expr):
                    self.visit(part, bound)
        else:
            raise _Refused(f"{ast.unparse(node)} is not allowed in a condition")

    def _operators(self, node: ast.AST) -> None:
        for part in ast.iter_child_nodes(node):
            if isinstance(part, (ast.operator, ast.unaryop, ast.cmpop)) and type(part) not in OPERATORS:
                raise _Refused(f"{type(part).__name__} is not among the operators of conditions")

    def _constant(self, node: ast.Constant, bound: frozenset[str]) -> None:
        if type(node.value) is not int:
            raise _Refused(f"{node.value!r} is no whole number; texts stand beside `decision` and in `told` only")

    def _name(self, node: ast.Name, bound: frozenset[str]) -> None:
        if node.id not in {*self.game.state.fields, *SPECIAL, *bound}:
            raise _Refused(f"there is no {node.id!r}: neither a field of the table nor {', '.join(SPECIAL)}")

    def _attribute(self, node: ast.Attribute, bound: frozenset[str]) -> None:
        kind = node.value.id if isinstance(node.value, ast.Name) else ""
        if thing_number(self.game, kind, node.attr) is None:
            raise _Refused(f"no thing is called {ast.unparse(node)}")

    def _compare(self, node: ast.Compare, bound: frozenset[str]) -> None:
        self._operators(node)
        sides = [node.left, *node.comparators]
        asked = any(isinstance(side, ast.Name) and side.id == "decision" for side in sides)
        names = {step.name for step in self.game.steps.all if step.decision}
        for side in sides:
            parts = side.elts if asked and isinstance(side, (ast.Tuple, ast.List)) else [side]
            for part in parts:
                if not (asked and isinstance(part, ast.Constant)):
                    self.visit(part, bound)
                elif part.value not in names:
                    raise _Refused(
                        f"no decision is called {part.value!r}; the decisions are {', '.join(sorted(names))}"
                    )

    def _call(self, node: ast.Call, bound: frozenset[str]) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name == "told":
            self._told(node, bound)
        elif name in FUNCTIONS and not node.keywords:
            for part in node.args:
                self.visit(part, bound)
        else:
            raise _Refused(f"{ast.unparse(node.func)} is no function of conditions: {', '.join(FUNCTIONS)}, told")

    def _told(self, node: ast.Call, bound: frozenset[str]) -> None:
        named = node.args[0].value if len(node.args) == 1 and isinstance(node.args[0], ast.Constant) else None
        event = next((event for event in self.game.events.all if event.name == named), None)
        if event is None:
            raise _Refused(f"no event is called {named!r}")
        for keyword in node.keywords:
            things = [name for name, _ in event.things]
            if keyword.arg not in things:
                raise _Refused(f"{event.name} tells no {keyword.arg!r}, but {', '.join(things) or 'nothing'}")
            self.visit(keyword.value, bound)

    def _generatorexp(self, node: ast.GeneratorExp, bound: frozenset[str]) -> None:
        for part in node.generators:
            if not isinstance(part.target, ast.Name) or part.is_async:
                raise _Refused(f"{ast.unparse(part)} is not allowed in a condition")
            self.visit(part.iter, bound)
            bound |= {part.target.id}
            for test in part.ifs:
                self.visit(test, bound)
        self.visit(node.elt, bound)


class _Evaluation:
    """One question to one position."""

    def __init__(self, game: Game, s: Record, me: int, told: tuple[Happening, ...]) -> None:
        self.game, self.s, self.me, self.told = game, s, me, told

    def value(self, node: ast.AST, bound: Names) -> Any:
        """What a part of the condition comes to."""
        found: Any = getattr(self, f"_{type(node).__name__.lower()}")(node, bound)
        return found

    def _constant(self, node: ast.Constant, bound: Names) -> Any:
        return node.value

    def _name(self, node: ast.Name, bound: Names) -> Any:
        if node.id in bound:
            return bound[node.id]
        if node.id == "me":
            return self.me
        if node.id == "points":
            return plain(self.game).score(self.s).points
        if node.id == "decision":
            step = self.game.step_of(self.s)
            return step.name if step else ""
        return getattr(self.s, node.id)

    def _attribute(self, node: ast.Attribute, bound: Names) -> Any:
        assert isinstance(node.value, ast.Name)
        return thing_number(self.game, node.value.id, node.attr)

    def _subscript(self, node: ast.Subscript, bound: Names) -> Any:
        return self.value(node.value, bound)[self.value(node.slice, bound)]

    def _tuple(self, node: ast.Tuple, bound: Names) -> Any:
        return tuple(self.value(part, bound) for part in node.elts)

    def _list(self, node: ast.List, bound: Names) -> Any:
        return [self.value(part, bound) for part in node.elts]

    def _boolop(self, node: ast.BoolOp, bound: Names) -> Any:
        parts = (bool(self.value(part, bound)) for part in node.values)
        return all(parts) if isinstance(node.op, ast.And) else any(parts)

    def _binop(self, node: ast.BinOp, bound: Names) -> Any:
        return OPERATORS[type(node.op)](self.value(node.left, bound), self.value(node.right, bound))

    def _unaryop(self, node: ast.UnaryOp, bound: Names) -> Any:
        return OPERATORS[type(node.op)](self.value(node.operand, bound))

    def _compare(self, node: ast.Compare, bound: Names) -> Any:
        left = self.value(node.left, bound)
        for sign, side in zip(node.ops, node.comparators, strict=True):
            right = self.value(side, bound)
            if not OPERATORS[type(sign)](left, right):
                return False
            left = right
        return True

    def _call(self, node: ast.Call, bound: Names) -> Any:
        assert isinstance(node.func, ast.Name)
        if node.func.id != "told":
            return FUNCTIONS[node.func.id](*(self.value(part, bound) for part in node.args))
        assert isinstance(node.args[0], ast.Constant)
        wanted = {str(keyword.arg): self.value(keyword.value, bound) for keyword in node.keywords}
        return sum(_is_such(happening, node.args[0].value, wanted) for happening in self.told)

    def _generatorexp(self, node: ast.GeneratorExp, bound: Names) -> Any:
        return (self.value(node.elt, inner) for inner in self._bindings(node.generators, bound))

    def _bindings(self, parts: list[ast.comprehension], bound: Names) -> Iterator[Names]:
        if not parts:
            yield bound
            return
        target = parts[0].target
        assert isinstance(target, ast.Name)
        for value in self.value(parts[0].iter, bound):
            inner = {**bound, target.id: value}
            if all(self.value(test, inner) for test in parts[0].ifs):
                yield from self._bindings(parts[1:], inner)


def _is_such(happening: Happening, event: Any, wanted: Names) -> bool:
    """Whether this is the event, of the things wanted."""
    things = dict(zip((name for name, _ in happening.event.things), happening.numbers, strict=True))
    return happening.event.name == event and all(things[name] == value for name, value in wanted.items())
