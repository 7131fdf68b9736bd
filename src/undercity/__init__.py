"""Undercity: board games about rats and the cities above them, at one table."""

import undercity.games  # noqa: F401 - the games enter the registry, whatever of the house is imported first
from undercity.engine.choices import Choice
from undercity.engine.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalChoice,
    NothingToUndo,
    UndercityError,
    UnknownGame,
)
from undercity.engine.game import GAMES, find
from undercity.engine.match import Match
from undercity.engine.whynot import Reason

__version__ = "0.3.0"

__all__ = [
    "GAMES",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Choice",
    "IllegalChoice",
    "Match",
    "NothingToUndo",
    "Reason",
    "UndercityError",
    "UnknownGame",
    "find",
]
