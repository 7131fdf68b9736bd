"""A learned judgement: a small network over a game's features, asked from compiled code without allocating.

For one seat the network sees its own features, the mean and the best of the others' (feature by feature), and those
of the table: so one network serves every number of seats. One hidden layer of rectified units; the answer is the
result to be expected, from -1 (last) to 1 (first).
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from undercity.engine.game import Game
from undercity.engine.record import MAX_SEATS
from undercity.engine.rule import rule

FILE = "learned.json"
DIGITS = 4  # of a weight in the file

NET = np.dtype([("each", "i8"), ("table", "i8"), ("hidden", "i8")])


class Network(msgspec.Struct, frozen=True):
    """A network as it is kept: its sizes, how it was made, and its weights one after another."""

    each: int  # features of a seat
    table: int  # features of the table
    hidden: int
    made: dict[str, float]  # of a training: seed, games...
    weights: list[float]  # into the hidden units, input by input; their biases; out of them; the last bias

    @property
    def inputs(self) -> int:
        return 3 * self.each + self.table

    @property
    def sizes(self) -> Any:
        """The sizes as compiled code reads them."""
        return np.array([(self.each, self.table, self.hidden)], NET)

    @property
    def array(self) -> Any:
        """The weights as compiled code reads them."""
        return np.array(self.weights, np.float32)


def count_weights(each: int, table: int, hidden: int) -> int:
    """How many weights a network of these sizes has."""
    return (3 * each + table + 2) * hidden + 1


class Scratch:
    """Room for a network at work: what the rules below take, in their order."""

    def __init__(self, game: Game, network: Network | None) -> None:
        features = game.features
        each, table = (features.each, features.table) if features else (0, 0)
        self.net = network.sizes if network else np.zeros(1, NET)
        self.weights = network.array if network else np.zeros(1, np.float32)
        self.sight = np.zeros(MAX_SEATS * each + table + 1)
        self.line = np.zeros(3 * each + table + 1, np.float32)
        self.hidden = np.zeros(max(int(self.net[0]["hidden"]), 1), np.float32)

    @property
    def arrays(self) -> tuple[Any, ...]:
        return self.net, self.weights, self.sight, self.line, self.hidden


@cache
def scratch_types() -> tuple[Any, ...]:
    """The types of these arrays."""
    from numba import from_dtype
    from numba import types as nb

    return from_dtype(NET)[::1], nb.float32[::1], nb.float64[::1], nb.float32[::1], nb.float32[::1]


@rule
def line_up(m: Any, seats: int, seat: int) -> None:
    """The inputs of the network for one seat: own features, mean and best of the others, the table."""
    each = m.net[0].each
    for k in range(each):
        total, best = 0.0, -1e9
        for other in range(seats):
            if other != seat:
                number = m.sight[other * each + k]
                total += number
                best = max(best, number)
        m.line[k] = m.sight[seat * each + k]
        m.line[each + k] = total / max(seats - 1, 1)
        m.line[2 * each + k] = best if seats > 1 else 0.0
    for k in range(m.net[0].table):
        m.line[3 * each + k] = m.sight[seats * each + k]


@rule
def foretold(m: Any, seats: int, seat: int) -> float:
    """What the network expects for a seat, from the features in sight."""
    line_up(m, seats, seat)
    inputs, width = 3 * m.net[0].each + m.net[0].table, m.net[0].hidden
    for j in range(width):
        m.hidden[j] = m.weights[inputs * width + j]
    for i in range(inputs):
        number = m.line[i]
        if number != 0.0:
            for j in range(width):
                m.hidden[j] += number * m.weights[i * width + j]
    total = m.weights[(inputs + 2) * width]
    for j in range(width):
        if m.hidden[j] > 0.0:
            total += m.hidden[j] * m.weights[(inputs + 1) * width + j]
    return math.tanh(total)


def read(path: Path) -> Network:
    """A network from its file."""
    return msgspec.json.decode(path.read_bytes(), type=Network)


def write(network: Network, path: Path) -> None:
    """A network into its file, its weights rounded."""
    short = [round(weight, DIGITS) for weight in network.weights]
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(network, weights=short)) + b"\n")


@cache
def network_of(game: Game) -> Network | None:
    """The network that comes with a game; none if there is none, or if a pack changed what it would see."""
    path = game.folder / FILE
    if game.features is None or not path.exists():
        return None
    network = read(path)
    fits = (network.each, network.table) == (game.features.each, game.features.table)
    return network if fits else None
