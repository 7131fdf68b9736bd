"""What an agent sees: the concealed record as one row of integers with named fields.

The first cell is the observing seat; then follow the fields of the record in their order, except the
dice and the fog, which tell an agent nothing. `Layout.fields` names the slice of each.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from undercity.engine.errors import UndercityError
from undercity.engine.game import Game
from undercity.engine.record import MAX_SEATS, Record
from undercity.engine.rule import rule
from undercity.engine.seam import compile_shared

UNSEEN = frozenset(("key", "draws", "fog"))
SEAT = "seat"

I1, I2, I4, U4, I8 = (np.dtype(code) for code in ("i1", "i2", "i4", "u4", "i8"))
CODES = {I1: 1, I2: 2, I4: 4, U4: 5, I8: 8}  # how a run of the record is read


class Layout:
    """Which cell of an observation is which field of the game's record, and between which bounds it lies."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fields: dict[str, slice] = {SEAT: slice(0, 1)}
        self.shapes: dict[str, tuple[int, ...]] = {SEAT: ()}
        low, high = [0], [MAX_SEATS - 1]
        for name, field in game.state.fields.items():
            if name in UNSEEN:
                continue
            self.fields[name] = slice(len(low), len(low) + field.count)
            self.shapes[name] = field.shape
            low += [field.low] * field.count
            high += [min(field.high, game.step_bound) if name == "clock" else field.high] * field.count
        self.size = len(low)
        self.dtype = _smallest(min(low), max(high))
        self.low, self.high = np.array(low, self.dtype), np.array(high, self.dtype)
        self.runs = _runs(game.state, list(self.fields)[1:])

    def read(self, observation: NDArray[Any], field: str) -> NDArray[Any]:
        """A field of an observation (or of a batch of them) in the shape it has on the table; no copy."""
        if field not in self.fields:
            raise UndercityError(f"{self.game.id} has no field {field!r}; the fields are {', '.join(self.fields)}")
        return observation[..., self.fields[field]].reshape((*observation.shape[:-1], *self.shapes[field]))

    def scaled(self, observation: NDArray[Any]) -> NDArray[np.float32]:
        """Every cell as a float from 0 (its lowest value) to 1 (its highest): fit for a network."""
        span = np.maximum(self.high.astype(np.float32) - self.low, 1.0)
        scaled: NDArray[np.float32] = ((observation - self.low.astype(np.float32)) / span).astype(np.float32)
        return scaled


@cache
def layout_of(game: Game) -> Layout:
    """The game's layout."""
    return Layout(game)


def _smallest(low: int, high: int) -> np.dtype[Any]:
    """Two bytes a cell where they suffice: observations are what a fast environment spends its memory on."""
    for kind in (I2, I4, I8):
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return kind
    raise ValueError(f"no integer type holds {low}..{high}")


def _runs(state: type[Record], names: list[str]) -> NDArray[np.int64]:
    """The fields as rows (code, first byte, cells); neighbours of the same type make one run."""
    runs: list[list[int]] = []
    for name in names:
        kind, offset = state.dtype.fields[name][:2]  # type: ignore[index]
        code, width = CODES[kind.base], kind.base.itemsize
        cells = kind.itemsize // width
        if runs and runs[-1][0] == code and runs[-1][1] + runs[-1][2] * width == offset:
            runs[-1][2] += cells
        else:
            runs.append([code, offset, cells])
    return np.array(runs, np.int64)


@rule
def widen(target: Any, source: Any, count: int) -> None:
    """Copy numbers from one width to another; a bare counter as index lets the compiler use wide moves."""
    for i in range(count):
        target[i] = source[i]


@rule
def write_observation(buf: Any, seat: int, runs: Any, out: Any) -> None:
    """Write a concealed record as an observation; compiled like a rule, over bytes."""
    out[0] = seat
    place = 1
    for r in range(len(runs)):
        code, first, cells = runs[r, 0], runs[r, 1], runs[r, 2]
        target = out[place : place + cells]
        if code == 1:
            widen(target, buf[first : first + cells].view(I1), cells)
        elif code == 2:
            widen(target, buf[first : first + 2 * cells].view(I2), cells)
        elif code == 4:
            widen(target, buf[first : first + 4 * cells].view(I4), cells)
        elif code == 5:
            widen(target, buf[first : first + 4 * cells].view(U4), cells)
        else:
            widen(target, buf[first : first + 8 * cells].view(I8), cells)
        place += cells


@cache
def observer(dtype: np.dtype[Any]) -> Any:
    """`write_observation` compiled for this type of cells."""
    from numba import from_dtype
    from numba import types as nb

    return compile_shared(write_observation, nb.void, nb.uint8[::1], nb.int64, nb.int64[:, ::1], from_dtype(dtype)[::1])
