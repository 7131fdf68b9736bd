"""A view laid out in parts, so that after a choice only what changed is put into words again.

A game's `view` is a `Sheet`: it says for every part of the view from which cells of the record it is
made. Who looks at the same table again and again keeps his last `Drawing`; the next one shares all parts whose cells
are as they were, and so do two who look at the same moment. Parts are shared by all viewers and tables, so nobody
may change them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import compress, repeat
from operator import is_not
from typing import Any, NamedTuple

import numpy as np

from undercity.engine.record import Record

# where a part stands: a value of the view, a member of a list or table in it; (): several values of the view
Path = tuple[()] | tuple[str] | tuple[str, int | str]
Cells = Iterable[tuple[Any, ...]]  # a field's name, then indices; an index left out or ALL: all of them
ALL = slice(None)
KEPT = 200_000  # parts of a sheet, of all tables together


class Part(NamedTuple):
    """A part of a view: where it stands, and how it is made from these cells of the record alone."""

    path: Path
    cells: Cells
    make: Callable[[Any, int | None], Any]  # from a concealed record and the seat that looks
    is_own: bool = False  # whether it depends on who looks, beyond what is concealed


def one(name: str, cells: Cells, make: Callable[[Any], Any]) -> Part:
    """A value of the view."""
    return Part((name,), cells, lambda s, seat: make(s))


def several(cells: Cells, make: Callable[[Any], dict[str, Any]]) -> Part:
    """Several values of the view, by name."""
    return Part((), cells, lambda s, seat: make(s))


def own(name: str, cells: Cells, make: Callable[[Any, int | None], Any]) -> Part:
    """A value that only concerns the seat that looks."""
    return Part((name,), cells, make, is_own=True)


def many(
    name: str, keys: Iterable[int | str], cells: Callable[[int], Cells], make: Callable[[Any, int], Any]
) -> Iterator[Part]:
    """A list (or a table, if the keys are words) whose members are made one by one, by their number."""
    for number, key in enumerate(keys):
        yield Part((name, key), cells(number), partial(_make_member, make, number))


def _make_member(make: Callable[[Any, int], Any], number: int, s: Any, seat: int | None) -> Any:
    return make(s, number)


class _Plan:
    """The parts at a number of seats: the bytes each is made from, and who reads a byte."""

    def __init__(self, state: type[Record], parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self.places = [np.array(_bytes_of(state, part.cells), np.intp) for part in self.parts]
        readers: list[list[int]] = [[] for _ in range(state.core)]
        for number, places in enumerate(self.places):
            for place in places.tolist():
                readers[place].append(number)
        self.readers = [tuple(some) for some in readers]
        self.own = [number for number, part in enumerate(self.parts) if part.is_own]


class Drawing:
    """A view at one moment: its parts, and which of them are others than in the drawing before."""

    __slots__ = ("changed", "content", "plan", "values")

    def __init__(self, plan: _Plan, content: np.ndarray[Any, Any], values: list[Any], changed: list[int]) -> None:
        self.plan, self.content, self.values, self.changed = plan, content, values, changed

    def path(self, number: int) -> Path:
        return self.plan.parts[number].path

    def whole(self) -> dict[str, Any]:
        """The view as JSON-ready data."""
        view: dict[str, Any] = {}
        for part, value in zip(self.plan.parts, self.values, strict=True):
            if not part.path:
                view.update(value)
                continue
            name, *key = part.path
            if not key:
                view[name] = value
            elif isinstance(key[0], int):
                view.setdefault(name, []).append(value)
            else:
                view.setdefault(name, {})[key[0]] = value
        return view


class Sheet:
    """A game's view in parts; `layout(seats)` names them, in order."""

    def __init__(self, state: type[Record], layout: Callable[[int], Iterable[Part]]) -> None:
        self._plan = cache(lambda seats: _Plan(state, layout(seats)))
        self._kept: dict[tuple[int, int, bytes, int | None], Any] = {}

    def __call__(self, s: Any, seat: int | None) -> dict[str, Any]:
        """The view as a whole."""
        return self.draw(s, seat).whole()

    def draw(self, s: Any, seat: int | None, before: Drawing | None = None, beside: Drawing | None = None) -> Drawing:
        """The view: `changed` since the same seat's drawing `before`.

        `beside` is what somebody else sees at this moment, if it has been drawn: most of it is the same.
        """
        plan, content = self._plan(s.seats), s.array[: s.core].copy()
        base = beside or before
        if base is None:
            every = range(len(plan.parts))
            return Drawing(plan, content, [self._value(s, seat, plan, number) for number in every], list(every))
        touched = (content != base.content).nonzero()[0].tolist()
        values = base.values.copy()
        for number in {number for place in touched for number in plan.readers[place]}.union(plan.own):
            values[number] = self._value(s, seat, plan, number)
        changed = map(is_not, values, before.values if before else repeat(None))
        return Drawing(plan, content, values, [*compress(range(len(values)), changed)])

    def _value(self, s: Any, seat: int | None, plan: _Plan, number: int) -> Any:
        """A part, made once for each content of its cells."""
        part = plan.parts[number]
        content = s.array.take(plan.places[number]).tobytes()
        key = (s.seats, number, content, seat if part.is_own else None)
        value = self._kept.get(key)
        if value is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            value = self._kept[key] = part.make(s, seat)
        return value


def _bytes_of(state: type[Record], cells: Cells) -> list[int]:
    """Where in the record's bytes these cells lie."""
    found: list[int] = []
    for name, *indices in cells:
        kind, start = state.dtype.fields[name][:2]  # type: ignore[index]
        places = start + np.arange(kind.itemsize).reshape(*kind.shape, kind.base.itemsize)
        found += places[tuple(indices)].ravel().tolist()
    return found
