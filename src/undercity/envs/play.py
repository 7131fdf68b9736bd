"""Play: one game in play at machine speed, as the single-game environments drive it."""

from __future__ import annotations

import secrets as entropy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from undercity.engine.errors import IllegalChoice, UndercityError
from undercity.engine.game import Game, find
from undercity.engine.record import MAX_SEATS, Record
from undercity.engine.seam import compiled, seed_words
from undercity.envs.layout import layout_of, observer

MAX_SEED = 2**128 - 1
Observation = dict[str, NDArray[Any]]


def check_seed(seed: int) -> int:
    """A seed as the dice take it."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed <= MAX_SEED:
        raise UndercityError(f"a seed is a whole number from 0 to 2**128 - 1, not {seed!r}")
    return int(seed)


class Seeds:
    """A seed for each game: the one given, else the next of a stream that the last given one began."""

    def __init__(self) -> None:
        self._stream = np.random.default_rng(entropy.randbits(128))

    def next(self, seed: int | None) -> int:
        if seed is None:
            return int(self._stream.integers(2**63))
        self._stream = np.random.default_rng(check_seed(seed))
        return int(seed)


class Play:
    """One game in play, in compiled code: apply, observe, mask, result."""

    def __init__(self, game: str | Game, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self._blank: Record = self.game.blank(self.seats, options or {})
        self.state: Record = self._blank.copy()
        self.layout = layout_of(self.game)
        self.actions = max(self.game.choices.count, 1)
        entries = compiled(self.game).entries
        self._begin, self._apply, self._legal = entries["begin"], entries["apply"], entries["legal"]
        self._conceal, self._score = entries["conceal"], entries["score"]
        self._observe = observer(self.layout.dtype)
        self._known: Record = self._blank.copy()
        self._out = np.zeros(self.actions, np.int64)
        self._result = np.zeros(3 * MAX_SEATS)
        self._core = self.game.state.core
        self._count = 0  # of the legal choices in _out, which are those of seat _chooser
        self._chooser = -1

    def begin(self, seed: int) -> None:
        """A new game, up to its first decision."""
        self.state.array[:] = self._blank.array
        self._begin(self.state.array, np.array(seed_words(seed), np.int64))
        self._follow(self._apply(self.state.array, -1, -1, self._out))

    def apply(self, seat: int, choice: int) -> None:
        """Make a legal choice."""
        self._follow(self._apply(self.state.array, seat, choice, self._out))

    def _follow(self, count: int) -> None:
        self._count = count
        deciders = self.state.deciders
        self._chooser = (deciders & -deciders).bit_length() - 1

    @property
    def begun(self) -> bool:
        """Whether a game lies on the table."""
        return self._chooser >= 0 or self.over

    @property
    def decision(self) -> tuple[int, ...]:
        """Which decision is open: its depth on the agenda and its row, but for who has yet to answer."""
        s = self.state
        if not s.due:
            return ()
        step, _, *numbers = s.agenda[s.due - 1]
        return s.due, step, *numbers

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def first_decider(self) -> int:
        """The lowest seat that must decide now; -1 if the game is over."""
        deciders = self.state.deciders
        return (deciders & -deciders).bit_length() - 1

    @property
    def deciders(self) -> list[int]:
        deciders = self.state.deciders
        return [seat for seat in range(self.seats) if (deciders >> seat) & 1]

    def decides(self, seat: int) -> bool:
        return bool((self.state.deciders >> seat) & 1)

    def _legal_numbers(self, seat: int) -> NDArray[np.int64]:
        """The seat's legal choices; a view that the next call overwrites."""
        if seat != self._chooser:
            self._count = self._legal(self.state.array, seat, self._out)
            self._chooser = seat
        return self._out[: self._count]

    def legal(self, seat: int) -> list[int]:
        numbers: list[int] = self._legal_numbers(seat).tolist()
        return numbers

    def refuse_illegal(self, seat: int, choice: int) -> None:
        """Raise unless the choice is legal for the seat now."""
        if not self.is_legal(seat, choice):
            allowed = ", ".join(map(str, self.legal(seat))) or "none"
            raise IllegalChoice(f"seat {seat} may not choose {choice} now; its legal choices are {allowed}")

    def is_legal(self, seat: int, choice: int) -> bool:
        return choice in self._legal_numbers(seat).tolist()

    def mask(self, seat: int, extra: int = 0) -> NDArray[np.int8]:
        """1 for each legal choice of the seat; `extra` cells behind them stay 0."""
        mask = np.zeros(self.actions + extra, np.int8)
        mask[self._legal_numbers(seat)] = 1
        return mask

    def concealed(self, seat: int) -> Record:
        """What the seat (-1: a spectator) may know; a record that the next call overwrites."""
        known = self._known
        known.array[: self._core] = self.state.array[: self._core]
        self._conceal(known.array, seat)
        return known

    def observe(self, seat: int) -> NDArray[Any]:
        """The seat's observation."""
        out = np.empty(self.layout.size, self.layout.dtype)
        self._observe(self.concealed(seat).array, seat, self.layout.runs, out)
        return out

    def utility(self) -> list[float]:
        """The result by seat, from 1 (first) to -1 (last), as the table stands."""
        self._score(self.state.array, self._result)
        return [float(u) for u in self._result[: self.seats]]

    def points(self, viewer: int | None = None) -> list[int]:
        """Points by seat; before the end, as the viewer (-1: a spectator) would count them."""
        known = self.state if viewer is None or self.over else self.concealed(viewer)
        self._score(known.array, self._result)
        return [int(p) for p in self._result[self.seats : 2 * self.seats]]
