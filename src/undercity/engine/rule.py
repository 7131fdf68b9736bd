"""@rule: one source, two speeds.

A rule is an ordinary annotated function over a state record. As written it runs as plain Python,
for tests, coverage and a debugger. `Compiler` makes its machine-speed twin with Numba: a function
with the same code whose globals name the twins of the rules it calls. Signatures come from the
annotations, so that every rule is compiled exactly once, in an order known beforehand.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, ClassVar, TypeVar, get_type_hints

Function = TypeVar("Function", bound=Callable[..., Any])

_RULES: set[Callable[..., Any]] = set()


def rule(function: Function) -> Function:
    """Mark a function as a rule: it may call only rules and builtins, and read only integer tables."""
    _RULES.add(function)
    return function


def is_rule(value: object) -> bool:
    return isinstance(value, types.FunctionType) and value in _RULES


Word = Annotated[int, "32 bits"]  # an argument or result from 0 to 2**32 - 1: compiled rules keep it in half a register


class Table(tuple[int, ...]):
    """A row of integers: a tuple for plain rules, an int64 array for compiled ones."""

    __slots__ = ()


class Plane(tuple[Table, ...]):
    """A table of integers with equally long rows, read as plane[i][j]."""

    __slots__ = ()


class Block(tuple[Plane, ...]):
    """A stack of equally large planes, read as block[i][j][k]."""

    __slots__ = ()


def table(cells: Iterable[int]) -> Table:
    """Freeze a row of integers."""
    return Table(int(cell) for cell in cells)


def plane(rows: Iterable[Iterable[int]]) -> Plane:
    """Freeze a table of integers with equally long rows."""
    frozen = Plane(table(row) for row in rows)
    if len({len(row) for row in frozen}) > 1:
        raise ValueError("the rows of a plane must be equally long")
    return frozen


def block(planes: Iterable[Iterable[Iterable[int]]]) -> Block:
    """Freeze a stack of equally large planes."""
    frozen = Block(plane(rows) for rows in planes)
    if len({(len(rows), len(rows[0])) for rows in frozen}) > 1:
        raise ValueError("the planes of a block must be equally large")
    return frozen


def bind(template: Function, name: str, **names: Any) -> Function:
    """The template's code with some of its global names replaced: how the engine's loop meets a game."""
    code = template.__code__
    namespace = {**template.__globals__, **names}
    bound = types.FunctionType(code, namespace, name, template.__defaults__)
    bound.__annotations__ = template.__annotations__
    bound.__module__ = template.__module__
    bound.__doc__ = template.__doc__
    _RULES.add(bound)
    return bound  # type: ignore[return-value]


def globals_of(function: Callable[..., Any]) -> dict[str, Any]:
    """The global names the function's code uses, with their values."""
    names = function.__globals__
    return {n: names[n] for n in function.__code__.co_names if n in names}


def calls(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """The rules that this rule calls."""
    return [value for value in globals_of(function).values() if is_rule(value)]


def in_order(roots: Iterable[Callable[..., Any]]) -> list[Callable[..., Any]]:
    """Every rule reachable from the roots, each after the rules it calls."""
    order: dict[Callable[..., Any], None] = {}

    def visit(function: Callable[..., Any], path: tuple[Callable[..., Any], ...]) -> None:
        if function in path:
            raise TypeError(f"rule {function.__name__} calls itself in a circle; use the agenda instead")
        if function not in order:
            for callee in calls(function):
                visit(callee, (*path, function))
            order[function] = None

    for root in roots:
        visit(root, ())
    return list(order)


class Compiler:
    """Makes compiled twins of rules for one record type."""

    OPTIONS: ClassVar[dict[str, Any]] = {
        "nopython": True,
        "nogil": True,
        "error_model": "numpy",
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
        "_nrt": False,  # rules allocate nothing: counting references to the record took 40 % of the time
    }

    def __init__(self, record: Any) -> None:
        """`record` is the Numba type that stands for the state in every signature."""
        import numba
        from numba import types as nb

        from undercity.engine.record import Floats, Numbers, Record

        self._numba = numba
        self._twins: dict[Callable[..., Any], Any] = {}
        self._compiled: set[Callable[..., Any]] = set()
        self._types = {
            int: nb.int64,
            Word: nb.uint32,
            bool: nb.boolean,
            float: nb.float64,
            type(None): nb.void,
            Numbers: nb.int64[::1],
            Floats: nb.float64[::1],
        }
        self._state = record
        self._base: type = Record

    def twin(self, function: Callable[..., Any]) -> Any:
        """The compiled dispatcher of a rule (not compiled yet), its callees bound to their twins."""
        if function not in self._twins:
            copy = types.FunctionType(
                function.__code__,
                self.namespace(function),
                function.__name__,
            )
            copy.__module__ = function.__module__
            self._twins[function] = self._numba.jit(**self.OPTIONS)(copy)
        return self._twins[function]

    def namespace(self, function: Callable[..., Any]) -> dict[str, Any]:
        """The function's globals as compiled code needs them: twins for rules, arrays for tables."""
        import numpy as np

        names: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        for name, value in globals_of(function).items():
            if is_rule(value):
                names[name] = self.twin(value)
            elif isinstance(value, Table | Plane | Block):
                names[name] = np.array(value, dtype=np.int64)
            elif isinstance(value, types.ModuleType) and value.__name__.startswith("undercity"):
                raise TypeError(f"rule {function.__name__} reads module {name}; import the names it needs")
            else:
                names[name] = value
        return names

    def signature(self, function: Callable[..., Any]) -> Any | None:
        """The Numba signature by the annotations; None where an argument is a row of any width."""
        hints = get_type_hints(function, include_extras=True)
        returns = self._types[hints.pop("return", type(None))]
        arguments = [self._type(hint) for hint in hints.values()]
        return None if None in arguments else returns(*arguments)

    def _type(self, hint: Any) -> Any | None:
        if isinstance(hint, type) and issubclass(hint, self._base):
            return self._state
        return self._types.get(hint)

    def compile(self, roots: Iterable[Callable[..., Any]], tick: Callable[[], None] | None = None) -> None:
        """Compile everything reachable from the roots, callees first; `tick` after each rule."""
        for function in in_order(roots):
            if function not in self._compiled:
                self._compiled.add(function)
                if (signature := self.signature(function)) is not None:
                    compile_lean(self.twin(function), signature)
            if tick:
                tick()


def compile_lean(dispatcher: Any, signature: Any) -> None:
    """Compile a rule for this signature and no other."""
    from undercity.engine.program import parts

    with parts(), lean():
        dispatcher.compile(signature.args)
    dispatcher.disable_compile()


@contextmanager
def lean() -> Iterator[None]:
    """Within this context Numba leaves out what no rule needs, and every call and every index would pay for.

    It clears the slots of all calls of a function whenever the function is entered: a dispatcher of a hundred steps
    wrote two hundred zeros for each of them. Rules read nothing that they have not written. And it turns a negative
    index round, to count from the end: rules do not do that, as the suite shows with checked indices.
    """
    from numba.core import cgutils
    from numba.core import types as nb
    from numba.np import arrayobj

    def slot(builder: Any, kind: Any, size: Any = None, name: str = "", zfill: bool = False) -> Any:
        with builder.goto_entry_block():
            place = builder.alloca(kind, size=cgutils.intp_t(size) if isinstance(size, int) else size, name=name)
        if zfill:
            builder.store(kind(None), place)
        return place

    def index(context: Any, builder: Any, kind: Any, value: Any, _size: Any) -> Any:
        return context.cast(builder, value, kind, nb.intp)

    before = cgutils.alloca_once, arrayobj.fix_integer_index
    cgutils.alloca_once, arrayobj.fix_integer_index = slot, index
    try:
        yield
    finally:
        cgutils.alloca_once, arrayobj.fix_integer_index = before
