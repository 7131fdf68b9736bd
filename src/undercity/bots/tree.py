"""The memory of a search: bounded arrays, made once, that compiled code fills without allocating.

A node is what one seat knows at one decision (an information set): its key is a hash of the record as that
seat sees it. Different worlds and different orders of moves that look the same to the seat meet in one node.
Its edges are the seat's choices, with the results they led to for that seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from undercity.bots.network import Network, Scratch
from undercity.engine.game import Game
from undercity.engine.record import MAX_SEATS, Record

NODES = 1 << 16
EDGES = 1 << 19
SLOTS = 1 << 17  # of the hash table: twice the nodes, so that chains stay short
DEPTH = 512  # of a path in the tree; what lies deeper is played out
WHOLE_GAME = 1 << 40  # decisions: no game lasts so long
KNOWN, WORLD, LOOK = range(3)  # rows of the slate: what the seat knows, the imagined world, a scratch copy

NODE = np.dtype([("key", "i8"), ("first", "i8"), ("count", "i8"), ("visits", "i8")])
EDGE = np.dtype([("code", "i8"), ("visits", "i8"), ("total", "f8"), ("prior", "f8")])
STEP = np.dtype([("node", "i8"), ("edge", "i8"), ("seat", "i8")])  # of the path of one simulation

# What a search keeps between two batches of simulations, and how it searches.
DESK = np.dtype(
    [
        ("luck", "i8"),
        ("seat", "i8"),  # who thinks
        ("size", "i8"),  # bytes of a record with its tape
        ("words", "i8"),  # 8-byte words of a position
        ("last_word", "i8"),  # mask of the bytes of the last word that belong to the position
        ("nodes", "i8"),  # used so far
        ("edges", "i8"),
        ("horizon", "i8"),  # decisions played out at random before the position is judged
        ("exploration", "f8"),
        ("prior_weight", "f8"),  # how many visits the judgement of a choice counts for
        ("margin", "f8"),  # share of the judgement in a finished game's result
        ("trust", "f8"),  # share of the judgement of the leaf itself, beside its play-out
        ("learned", "i8"),  # whether a network judges positions, instead of the game's own judgement
    ]
)


class Tree:
    """One search tree and its work space."""

    def __init__(self, game: Game, network: Network | None = None) -> None:
        state: type[Record] = game.state
        choices = max(game.choices.count, 1)
        self.slate = np.zeros((3, -(-state.size // 8) * 8), np.uint8)
        self.out = np.zeros(choices, np.int64)
        self.look_out = np.zeros(choices, np.int64)
        self.legal = np.zeros(choices, np.int64)
        self.nodes = np.zeros(NODES, NODE)
        self.edges = np.zeros(EDGES, EDGE)
        self.slots = np.zeros(SLOTS, np.int64)
        self.path = np.zeros(DEPTH, STEP)
        self.value = np.zeros(MAX_SEATS)
        self.result = np.zeros(3 * MAX_SEATS)
        self.net = Scratch(game, network)
        self.desk = np.zeros(1, DESK)
        desk = self.desk[0]
        desk["size"] = state.size
        desk["words"] = -(-state.core // 8)
        desk["learned"] = network is not None
        tail = state.core % 8 or 8
        desk["last_word"] = int.from_bytes(b"\xff" * tail + b"\0" * (8 - tail), "little", signed=True)

    def plant(self, known: Record, seat: int, legal: list[int], luck: int, settings: dict[str, Any]) -> None:
        """Forget everything and begin at what the seat knows now."""
        self.slate[KNOWN, : known.size] = known.array
        self.legal[: len(legal)] = legal
        self.slots.fill(0)
        desk = self.desk[0]
        desk["luck"], desk["seat"], desk["nodes"], desk["edges"] = luck, seat, 0, 0
        for name, number in settings.items():
            desk[name] = number
        if desk["horizon"] < 0:
            desk["horizon"] = WHOLE_GAME

    @property
    def memory(self) -> tuple[Any, ...]:
        """The arrays that the search works on, in its order."""
        return (
            self.desk, self.slate, self.out, self.look_out, self.nodes, self.edges, self.slots, self.path,
            self.value, self.result, *self.net.arrays,
        )  # fmt: skip

    def root(self) -> Any:
        """The edges of the root."""
        node = self.nodes[0]
        return self.edges[node["first"] : node["first"] + node["count"]]
