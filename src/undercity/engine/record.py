"""Declare a state: one flat record of integers, with a face for plain Python.

    class State(Record, agenda=32, tape=64):
        round_no: Annotated[int, cell(0, 5)]
        owner: Annotated[Row, row(AREAS, -1, 4)]
        figures: Annotated[Grid, grid((SEATS, AREAS), 0, 3)]

Each field names its bounds; the smallest integer type that holds them is chosen. The class is the
plain face: its attributes read and write the bytes of the record and give Python ints. The same
bytes are the NumPy record `State.dtype` for compiled rules.

Every record starts with the same header and ends with the agenda. Behind these `core` bytes, which
are the position, lies the tape of the chronicle: what the last step told. It is never saved,
compared or hashed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Protocol, Self, get_type_hints

import numpy as np

from undercity.engine.errors import BadPosition
from undercity.engine.rule import rule

MAX_SEATS = 12
ROW_WIDTH = 5  # of the agenda: step, who decides, and three numbers
TAPE_WIDTH = 6  # of the tape: event, four numbers, and who may see it


class Row(Protocol):
    """A row of integers in the record."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """A table of integers in the record, read and written as grid[i][j]."""

    def __getitem__(self, index: int, /) -> Row: ...
    def __len__(self) -> int: ...


class Cube(Protocol):
    """A stack of grids, read and written as cube[i][j][k]."""

    def __getitem__(self, index: int, /) -> Grid: ...
    def __len__(self) -> int: ...


class Numbers(Protocol):
    """A work list of integers outside the record, such as the list of legal choices."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Floats(Protocol):
    """A work list of floats outside the record, such as a result."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


@dataclass(frozen=True)
class Field:
    """Shape and bounds of one field."""

    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def dtype(self) -> np.dtype[Any]:
        # signed wherever it can be: compiled code would wrap a difference of two unsigned cells below zero
        for code in ("i1", "i2", "i4", "u4", "i8"):
            info = np.iinfo(code)
            if info.min <= self.low and self.high <= info.max:
                return np.dtype(code)
        raise ValueError(f"no integer type holds {self.low}..{self.high}")

    @property
    def count(self) -> int:
        return int(np.prod(self.shape, dtype=int))


def cell(low: int, high: int) -> Field:
    """One integer from low to high."""
    return Field((), low, high)


def row(length: int, low: int, high: int) -> Field:
    """A row of integers from low to high."""
    return Field((length,), low, high)


def grid(shape: tuple[int, ...], low: int, high: int) -> Field:
    """A table of integers from low to high."""
    return Field(shape, low, high)


# What compiled code shared by all games may read of any record: the header, at the same offsets in all.
HEADER = np.dtype(
    [
        ("key", "u4", (4,)),
        ("draws", "u4"),
        ("seats", "i1"),
        ("over", "i1"),
        ("deciders", "i2"),
        ("clock", "i4"),
        ("fog", "i4"),
    ],
    align=True,
)
HEADER_SIZE = HEADER.itemsize


class Record:
    """Base of every state; declares the header that all games share."""

    key: Annotated[Row, row(4, 0, 2**32 - 1)]  # of the dice: secret, blanked by conceal
    draws: Annotated[int, cell(0, 2**32 - 1)]  # how many numbers the dice gave so far
    seats: Annotated[int, cell(1, MAX_SEATS)]
    over: Annotated[int, cell(0, 1)]
    deciders: Annotated[int, cell(0, 2**MAX_SEATS - 1)]  # bit mask of the seats that must decide now
    clock: Annotated[int, cell(0, 2**31 - 1)]  # number of choices made
    fog: Annotated[int, cell(0, 2**31 - 1)]  # rises when chance or a secret is consumed: no undo past it

    due: Annotated[int, cell(0, 32767)]  # rows on the agenda
    agenda: Annotated[Grid, grid((0, ROW_WIDTH), -32768, 32767)]
    told: Annotated[int, cell(0, 32767)]  # rows on the tape
    tape: Annotated[Grid, grid((0, TAPE_WIDTH), -32768, 32767)]

    fields: ClassVar[dict[str, Field]]  # of the position, in order
    dtype: ClassVar[np.dtype[Any]]
    core: ClassVar[int]  # bytes of the position; the tape lies behind them
    size: ClassVar[int]
    cells: ClassVar[dict[str, tuple[int, int, str, tuple[int, ...]]]]  # by attribute: first and last byte, type, shape

    buffer: bytearray
    array: np.ndarray[Any, np.dtype[np.uint8]]

    def __init_subclass__(cls, agenda: int = 32, tape: int = 128, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        hints = get_type_hints(cls, include_extras=True)
        declared = {n: h.__metadata__[0] for n, h in hints.items() if hasattr(h, "__metadata__")}
        tail = {
            "due": declared["due"],
            "agenda": grid((agenda, ROW_WIDTH), -32768, 32767),
            "told": declared["told"],
            "tape": grid((tape, TAPE_WIDTH), -32768, 32767),
        }
        own = [n for n in cls.__annotations__ if n in declared]
        head = [n for n in Record.__annotations__ if n in declared and n not in tail]
        every = {**{n: declared[n] for n in (*head, *own)}, **tail}
        cls.dtype = np.dtype([(n, f.dtype, f.shape) for n, f in every.items()], align=True)
        assert all(cls.dtype.fields[n] == HEADER.fields[n] for n in head)  # type: ignore[index]
        cls.size = cls.dtype.itemsize
        cls.core = cls.dtype.fields["told"][1]  # type: ignore[index]
        cls.fields = {n: f for n, f in every.items() if n not in ("told", "tape")}
        cls.cells = {}
        for name, field in every.items():
            kind, start = cls.dtype.fields[name][:2]  # type: ignore[index]
            if field.shape == ():
                setattr(cls, name, _scalar(name))
            place = name if field.shape else "_" + name
            cls.cells[place] = (start, start + kind.itemsize, kind.base.char, field.shape)

    def __init__(self, core: bytes | None = None) -> None:
        """A blank record, or one with these core bytes."""
        self.buffer = bytearray(self.size)
        self.array = np.frombuffer(self.buffer, dtype=np.uint8)
        if core is not None:
            self.load(core)

    if not TYPE_CHECKING:  # else any name would pass as a field

        def __getattr__(self, name: str) -> Any:
            """A field's cells, found when they are first asked for: most copies are only read by compiled rules."""
            found = self.cells.get(name)
            if found is None:
                raise AttributeError(f"{type(self).__name__} has no field {name!r}")
            start, end, letter, shape = found
            cells = _fold(memoryview(self.buffer)[start:end].cast(letter), shape)
            setattr(self, name, cells)
            return cells

    def load(self, core: bytes) -> None:
        """Become the position with these bytes."""
        if len(core) != self.core:
            raise BadPosition(f"a position of this game has {self.core} bytes, not {len(core)}")
        self.buffer[: self.core] = core

    def tobytes(self) -> bytes:
        """The position: equal bytes are equal positions."""
        return bytes(memoryview(self.buffer)[: self.core])

    def copy(self) -> Self:
        return type(self)(self.tobytes())

    def digest(self) -> bytes:
        return blake2b(memoryview(self.buffer)[: self.core], digest_size=16).digest()

    def to_json(self) -> dict[str, Any]:
        """Every field by name, as numbers and lists."""
        return {name: _plain(self, name, field) for name, field in self.fields.items()}

    @classmethod
    def from_json(cls, position: dict[str, Any]) -> Self:
        """The inverse of to_json; every field is checked for presence, shape and bounds."""
        if unknown := sorted(set(position) - set(cls.fields)):
            raise BadPosition(f"unknown field {unknown[0]!r}; the fields are {', '.join(cls.fields)}")
        s = cls()
        for name, field in cls.fields.items():
            if name not in position:
                raise BadPosition(f"field {name!r} is missing from the position")
            _check(name, position[name], field, field.shape)
            _assign(s, name, position[name])
        return s

    @classmethod
    def bounds_rule(cls) -> Callable[[Any], int]:
        """A rule that gives 0 if every field is within its bounds, else the number of the first that is not."""
        lines = ["def out_of_bounds(s):"]
        for number, (name, field) in enumerate(cls.fields.items(), 1):
            info = np.iinfo(field.dtype)
            if (info.min, info.max) == (field.low, field.high):
                continue  # the type itself keeps the bounds
            place = f"s.{name}"
            for depth, length in enumerate(field.shape):
                lines.append(f"{'    ' * (depth + 1)}for i{depth} in range({length}):")
                place += f"[i{depth}]"
            indent = "    " * (len(field.shape) + 1)
            lines.append(f"{indent}if not {field.low} <= {place} <= {field.high}:")
            lines.append(f"{indent}    return {number}")
        lines.append("    return 0")
        scope: dict[str, Any] = {}
        exec(compile("\n".join(lines), "<out_of_bounds>", "exec"), scope)  # noqa: S102
        made: Callable[[Any], int] = scope["out_of_bounds"]
        made.__annotations__ = {"s": Record, "return": int}
        made.__module__ = __name__
        return rule(made)


def _scalar(name: str) -> property:
    """An attribute over a one-cell memoryview; exec spares getattr, twice as fast in inner loops."""
    scope: dict[str, Any] = {}
    exec(f"def read(s): return s._{name}[0]\ndef write(s, value): s._{name}[0] = value", scope)  # noqa: S102
    return property(scope["read"], scope["write"])


def _fold(flat: memoryview, shape: tuple[int, ...]) -> Any:
    """Cells and rows as memoryviews, tables as tuples of them."""
    if len(shape) <= 1:
        return flat
    step = len(flat) // shape[0] if shape[0] else 0
    return tuple(_fold(flat[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0]))


def _plain(s: Record, name: str, field: Field) -> Any:
    value = getattr(s, name)
    return value if field.shape == () else _lists(value)


def _lists(value: Any) -> Any:
    return value.tolist() if isinstance(value, memoryview) else [_lists(part) for part in value]


def _check(name: str, value: Any, field: Field, shape: tuple[int, ...]) -> None:
    if shape:
        if not isinstance(value, list | tuple) or len(value) != shape[0]:
            raise BadPosition(f"field {name!r} must be a list of shape {'x'.join(map(str, field.shape))}")
        for part in value:
            _check(name, part, field, shape[1:])
    elif isinstance(value, bool) or not isinstance(value, int) or not field.low <= value <= field.high:
        raise BadPosition(f"field {name!r} must hold whole numbers from {field.low} to {field.high}, not {value!r}")


def _assign(s: Record, name: str, value: Any) -> None:
    def fill(target: Any, source: Any) -> None:
        for i, part in enumerate(source):
            if isinstance(part, list | tuple):
                fill(target[i], part)
            else:
                target[i] = part

    if isinstance(value, list | tuple):
        fill(getattr(s, name), value)
    else:
        setattr(s, name, value)
