"""Who holds the seats that do not learn: a level of the built-in bots by name, or anything that can choose."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from undercity.bots import make
from undercity.engine.errors import UndercityError
from undercity.engine.game import Game
from undercity.engine.record import Record


class Opponent(Protocol):
    """A player: it is told what its seat may know and which choices are legal. Bots are such players."""

    def choose(self, known: Record, seat: int, legal: Sequence[int]) -> int: ...


class RandomPlayer:
    """Chooses at random, at no cost."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def choose(self, known: Record, seat: int, legal: Sequence[int]) -> int:
        return legal[int(self._luck.random() * len(legal))]


def opponent(player: str | Opponent, game: Game, seed: int) -> Opponent:
    """A player by the name of its level, with luck of its own; other players are taken as they are."""
    if player == "random":
        return RandomPlayer(seed)
    if isinstance(player, str):
        return make(player, game, seed)
    if not callable(getattr(player, "choose", None)):
        raise UndercityError(f"an opponent is the name of a level or has a method choose, unlike {player!r}")
    return player
