"""How long a bot may think, and what can be wrong with a question put to a bot."""

from __future__ import annotations

import math

import msgspec

from undercity.engine.errors import UndercityError


class BadLevel(UndercityError):
    """No level of play has this name."""


class BadBudget(UndercityError):
    """A budget that allows no thought, or is no number."""


class NothingToDecide(UndercityError):
    """The bot was asked about a position in which its seat has nothing to decide."""


class Budget(msgspec.Struct, frozen=True):
    """Bounds of one decision: simulations, seconds, or both - then whichever is reached first ends it."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise BadBudget("a budget names a number of simulations, of seconds, or both")
        count, seconds = self.simulations, self.seconds
        if count is not None and (isinstance(count, bool) or not isinstance(count, int) or count < 1):
            raise BadBudget(f"the simulations of a budget must be a whole number from 1 on, not {count!r}")
        if seconds is not None and not _is_positive(seconds):
            raise BadBudget(f"the seconds of a budget must be a number above 0, not {seconds!r}")

    def within(self, cap: Budget | None) -> Budget:
        """The tighter of two budgets, bound by bound."""
        if cap is None:
            return self
        counts = [n for n in (self.simulations, cap.simulations) if n is not None]
        times = [t for t in (self.seconds, cap.seconds) if t is not None]
        return Budget(min(counts, default=None), min(times, default=None))


def _is_positive(seconds: object) -> bool:
    return isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds < math.inf
