"""How long a bot may think, and what can be wrong with a question put to a bot."""

from __future__ import annotations

import math

import msgspec

from undercity.engine.errors import UndercityError


class BadLevel(UndercityError):
    """No level of play has this name.

    >>> from undercity.bots import make
    >>> make("genius", "ratcatcher")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    undercity.bots.budget.BadLevel: no level is called 'genius'; the levels are random, beginner, ...
    """


class BadBudget(UndercityError):
    """A budget that allows no thought, or is no number.

    >>> Budget()
    Traceback (most recent call last):
        ...
    undercity.bots.budget.BadBudget: a budget names a number of simulations, of seconds, or both
    """


class NothingToDecide(UndercityError):
    """The bot was asked about a position in which its seat has nothing to decide.

    >>> from undercity import Match
    >>> from undercity.bots import make
    >>> match = Match("die_patin", seats=2, seed=7)
    >>> make("random", match.game).choose(match.concealed(1), 1, [])
    Traceback (most recent call last):
        ...
    undercity.bots.budget.NothingToDecide: seat 1 has nothing to decide now; seat 0 must decide
    """


class Budget(msgspec.Struct, frozen=True):
    """Bounds of one decision: simulations, seconds, or both - then whichever is reached first ends it.

    A hard decision, one between choices that look alike, may take `hard` times the simulations.

    >>> Budget(simulations=500, seconds=1.0).seconds
    1.0
    """

    simulations: int | None = None
    seconds: float | None = None
    hard: int = 1

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise BadBudget("a budget names a number of simulations, of seconds, or both")
        count, seconds = self.simulations, self.seconds
        if count is not None and (isinstance(count, bool) or not isinstance(count, int) or count < 1):
            raise BadBudget(f"the simulations of a budget must be a whole number from 1 on, not {count!r}")
        if seconds is not None and not _is_positive(seconds):
            raise BadBudget(f"the seconds of a budget must be a number above 0, not {seconds!r}")
        if isinstance(self.hard, bool) or not isinstance(self.hard, int) or self.hard < 1:
            raise BadBudget(f"a hard decision takes a whole number of times the simulations, not {self.hard!r}")

    def within(self, cap: Budget | None) -> Budget:
        """The tighter of two budgets, bound by bound; where simulations are capped, hard decisions are no exception.

        >>> Budget(simulations=500).within(Budget(seconds=2.0)).seconds
        2.0
        """
        if cap is None:
            return self
        counts = [n for n in (self.simulations, cap.simulations) if n is not None]
        times = [t for t in (self.seconds, cap.seconds) if t is not None]
        return Budget(min(counts, default=None), min(times, default=None), 1 if cap.simulations else self.hard)

    def times(self, effort: int) -> Budget:
        """So many times the simulations, in the same time.

        >>> Budget(simulations=100, seconds=0.5).times(3).simulations
        300
        """
        return Budget(self.simulations and self.simulations * effort, self.seconds, self.hard)


def _is_positive(seconds: object) -> bool:
    return isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds < math.inf
