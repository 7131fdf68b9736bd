"""Levels of play, from chance to master."""

from __future__ import annotations

import os
import secrets as entropy
from typing import NamedTuple

from undercity.bots.bot import Bot, RandomBot, SearchBot, ThumbBot, TrialBot
from undercity.bots.budget import BadBudget, BadLevel, Budget
from undercity.bots.network import network_of
from undercity.bots.settings import effort_of
from undercity.engine.errors import UndercityError
from undercity.engine.game import Game, find
from undercity.engine.seam import is_warm


class Level(NamedTuple):
    """How a level plays: at random, by trying choices out, or by search within a budget.

    `learned`: positions are judged by what self-play taught, in games where that is better than their own judgement.
    """

    line: str
    haste: float | None = None
    budget: Budget | None = None
    learned: bool = False


_LEVELS: dict[str, Level] = {
    "random": Level("Chooses at random, without looking at the board."),
    "beginner": Level(
        "Tries each choice out a few times in its head, without a plan; every third choice is a whim.", haste=0.33
    ),
    "casual": Level("Thinks a few choices ahead, for a moment.", budget=Budget(100, 0.5)),
    "strong": Level("Thinks through its turn and your answer to it.", budget=Budget(500, 1.0, hard=2)),
    "expert": Level(
        "Thinks several turns ahead, over many worlds you might be in.",
        budget=Budget(2000, 1.9, hard=4),
    ),
    "master": Level(
        "Thinks as long as a person would wait, and judges by what it learned from playing itself.",
        budget=Budget(10_000, 1.9, hard=2),
        learned=True,
    ),
}
ADVISER = "expert"  # who gives hints: a hint should come at once
LEVELS: dict[str, str] = {name: level.line for name, level in _LEVELS.items()}


def make(level: str, game: Game | str, seed: int | None = None, threads: int = 1) -> Bot:
    """A bot of this level, or one of the game's rules of thumb, for this game; without a seed one is drawn.

    The levels that search compile the game's rules if they are not in the cache: see `is_ready`.

    >>> make("expert", "ratland", seed=1).explain()
    []
    """
    game = find(game) if isinstance(game, str) else game
    check_level(level, game)
    if seed is None:
        seed = entropy.randbits(64)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise UndercityError(f"the seed of a bot is a whole number, not {seed!r}")
    most = os.cpu_count() or 1
    if isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= max(most, 64):
        raise BadBudget(f"a bot thinks with 1 to {max(most, 64)} threads, not {threads!r}")
    if level in game.thumbs:
        return ThumbBot(game, seed, game.thumbs[level])
    chosen = _LEVELS[level]
    if chosen.budget is not None:
        network = network_of(game) if chosen.learned else None
        return SearchBot(game, seed, chosen.budget.times(effort_of(game)), threads=threads, network=network)
    if chosen.haste is not None:
        return TrialBot(game, seed, chosen.haste)
    return RandomBot(game, seed)


def is_ready(level: str, game: Game) -> bool:
    """Whether a bot of this level can think at once, without waiting for the compiler.

    >>> is_ready("random", find("ratland"))
    True
    """
    check_level(level, game)
    return level in game.thumbs or _LEVELS[level].budget is None or is_warm(game)


def check_level(level: str, game: Game) -> None:
    """Refuse a name that is neither a level nor a rule of thumb of the game."""
    if level not in _LEVELS and level not in game.thumbs:
        known = f"the levels are {', '.join(_LEVELS)}"
        if game.thumbs:
            known += f", and {game.title} has the rules of thumb {', '.join(game.thumbs)}"
        raise BadLevel(f"no level is called {level!r}; {known}")
