"""Players that are not people: they see what their seat sees, and nothing else."""

from undercity.bots.bot import Bot, Candidate, SearchBot
from undercity.bots.budget import BadBudget, BadLevel, Budget, NothingToDecide
from undercity.bots.levels import ADVISER, LEVELS, is_ready, make

__all__ = [
    "ADVISER",
    "LEVELS",
    "BadBudget",
    "BadLevel",
    "Bot",
    "Budget",
    "Candidate",
    "NothingToDecide",
    "SearchBot",
    "is_ready",
    "make",
]
