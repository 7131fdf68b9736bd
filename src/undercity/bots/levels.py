"""Levels of play, from chance to expert."""

from __future__ import annotations

import os
import secrets as entropy
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from undercity.bots.bot import Bot, RandomBot, SearchBot, TrialBot
from undercity.bots.budget import BadBudget, BadLevel, Budget
from undercity.engine.errors import UndercityError
from undercity.engine.game import Game, find
from undercity.engine.seam import is_warm


class Level(NamedTuple):
    """How a level plays: at random, by trying choices out, or by search within a budget."""

    line: str
    haste: float | None = None
    budget: Budget | None = None


_LEVELS: dict[str, Level] = {
    "random": Level("Chooses at random, without looking at the board."),
    "beginner": Level(
        "Tries each choice out a few times in its head, without a plan; every third choice is a whim.", haste=0.33
    ),
    "casual": Level("Thinks a few choices ahead, for a moment.", budget=Budget(simulations=100, seconds=0.5)),
    "strong": Level("Thinks through its turn and your answer to it.", budget=Budget(simulations=500, seconds=1.0)),
    "expert": Level(
        "Thinks several turns ahead, over many worlds you might be in.",
        budget=Budget(simulations=2000, seconds=1.9),
    ),
}
LEVELS: dict[str, str] = {name: level.line for name, level in _LEVELS.items()}


def make(level: str, game: Game | str, seed: int | None = None, threads: int = 1) -> Bot:
    """A bot of this level for this game; without a seed one is drawn.

    The levels that search compile the game's rules if they are not in the cache: see `is_ready`.
    """
    chosen = _find(level)
    game = find(game) if isinstance(game, str) else game
    if seed is None:
        seed = entropy.randbits(64)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise UndercityError(f"the seed of a bot is a whole number, not {seed!r}")
    most = os.cpu_count() or 1
    if isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= max(most, 64):
        raise BadBudget(f"a bot thinks with 1 to {max(most, 64)} threads, not {threads!r}")
    settings = settings_of(game)
    if chosen.budget is not None:
        return SearchBot(game, seed, chosen.budget, settings, threads)
    if chosen.haste is not None:
        return TrialBot(game, seed, chosen.haste, int(settings["horizon"]))
    return RandomBot(game, seed)


def is_ready(level: str, game: Game) -> bool:
    """Whether a bot of this level can think at once, without waiting for the compiler."""
    return _find(level).budget is None or is_warm(game)


def _find(level: str) -> Level:
    if level not in _LEVELS:
        raise BadLevel(f"no level is called {level!r}; the levels are {', '.join(_LEVELS)}")
    return _LEVELS[level]


@cache
def _settings() -> dict[str, dict[str, float]]:
    path = Path(__file__).parent / "settings.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def settings_of(game: Game) -> dict[str, float]:
    """How the search plays this game."""
    return {**_settings()["default"], **_settings().get(game.id, {})}
