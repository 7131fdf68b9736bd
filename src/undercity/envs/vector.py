"""Thousands of games at once: a Gymnasium vector environment stepped in compiled code on all cores.

    games = ManyGames("die_patin", num_envs=4096)          # self-play: every decision of every seat is a step
    games = ManyGames("die_patin", num_envs=4096, seat=0)  # one seat learns, the others choose at random

Game k of environment i of a run with seed S is `Match(game, seed=S + i + k * num_envs)`: nothing depends on
the number of cores.
"""

from __future__ import annotations

import os
import secrets as entropy
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from undercity.engine.errors import BadSeats, IllegalChoice, UndercityError
from undercity.engine.game import Game, find
from undercity.engine.record import MAX_SEATS
from undercity.engine.seam import compiled, seed_words
from undercity.envs.layout import layout_of
from undercity.envs.loops import EVERY_SEAT, NEW_GAME, VERBS, compiled_step_games
from undercity.envs.play import Observation, check_seed
from undercity.envs.spaces import action_space, observation_space


class ManyGames(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games of one kind, stepped together.

    `seat`: None - every seat learns: an environment step is one decision of the seat in info["seat"], and its
    reward is that of the seat that just acted; the results of all seats are in info["utility"] when a game
    ends. A number - this seat learns and the others choose at random. "each" - so, but the seat changes
    with every game.

    With `copy` off, observations, masks, rewards and flags are the environment's own arrays, which the next
    step overwrites.

    >>> games = ManyGames("die_patin", 8, seats=2, seat="each")
    >>> seen, info = games.reset(seed=0)
    >>> seen["action_mask"].shape[0]
    8
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1024,
        *,
        seats: int | None = None,
        seat: int | str | None = None,
        threads: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.num_envs = _at_least_one("num_envs", num_envs)
        self.seats = self.game.seats[0] if seats is None else seats
        self._blank = self.game.blank(self.seats, options).array
        self._each = seat == "each"
        self._learner = 0 if self._each else EVERY_SEAT if seat is None else self._checked_seat(seat)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        if self.autoreset_mode is AutoresetMode.DISABLED:
            raise UndercityError("the autoreset mode is SAME_STEP or NEXT_STEP; finished games must go on")
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.copy = copy
        self.layout = layout_of(self.game)
        self.actions = max(self.game.choices.count, 1)
        self.single_observation_space = observation_space(self.layout, self.actions)
        self.single_action_space = action_space(self.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._lay_out()
        self._start_workers(_at_least_one("threads", threads) if threads is not None else _cores())

    def _checked_seat(self, seat: int | str) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats(f"seat is a number from 0 to {self.seats - 1}, 'each' or None, not {seat!r}")
        return seat

    def _lay_out(self) -> None:
        n, cells = self.num_envs, self.layout.dtype
        self._states = np.zeros((n, len(self._blank)), np.uint8)
        self._seeds = np.zeros((n, 4), np.int64)
        self._luck, self._turn = np.zeros((n, 1), np.int64), np.zeros(n, np.int64)
        self._learners = np.full(n, self._learner, np.int64)
        self._observations = np.zeros((n, self.layout.size), cells)
        self._ends = np.zeros((n, self.layout.size), cells)
        self._masks = np.zeros((n, self.actions), np.int8)
        self._rewards = np.zeros(n, np.float32)
        self._utilities = np.zeros((n, MAX_SEATS), np.float32)
        self._done = np.zeros(n, np.int8)
        self._rows = np.arange(n)
        self._begun = False

    def _start_workers(self, threads: int) -> None:
        """One share of the games for each thread, with work arrays of its own."""
        entries = compiled(self.game).entries
        self._verbs = [entries[verb] for verb in VERBS]
        self._loop = compiled_step_games(self.layout.dtype)
        threads = min(threads, self.num_envs)
        bounds = [self.num_envs * k // threads for k in range(threads + 1)]
        self._shares = [
            (np.zeros_like(self._blank), np.zeros(self.actions, np.int64), np.zeros(3 * MAX_SEATS), *share)
            for share in pairwise(bounds)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _run(self, actions: NDArray[np.int64]) -> None:
        same_step = int(self.autoreset_mode is AutoresetMode.SAME_STEP)

        def share(part: tuple[Any, ...]) -> None:
            work, out, result, first, last = part
            self._loop(
                *self._verbs, self._blank, self.game.state.core, self._states, self._seeds, self._luck, self._learners,
                int(self._each), self._turn, actions, self.layout.runs, self._observations, self._masks, self._rewards,
                self._utilities, self._done, self._ends, work, out, result, first, last, self.num_envs, same_step,
            )  # fmt: skip

        if self._pool is None:
            share(self._shares[0])
        else:
            list(self._pool.map(share, self._shares))

    # -------------------------------------------------------------- Gymnasium's interface

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew. Options of the game are fixed when the environment is made.

        >>> seen, info = ManyGames("die_patin", 8, seats=2).reset(seed=0)
        >>> len(seen["observation"])
        8
        """
        if seed is not None or not self._begun:
            base = entropy.randbits(96) if seed is None else check_seed(seed)
            self._seeds[:] = [seed_words((base + i) & (2**128 - 1)) for i in range(self.num_envs)]
            self._learners[:] = (self._rows - 1) % self.seats if self._each else self._learner
        self._begun = True
        self._run(np.full(self.num_envs, NEW_GAME, np.int64))
        return self._observed(), {"seat": self._turn.copy()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One choice in every game; if one of them is illegal all are refused.

        >>> games = ManyGames("die_patin", 8, seats=2)
        >>> seen, info = games.reset(seed=0)
        >>> seen, rewards, ended, cut, info = games.step(seen["action_mask"].argmax(axis=1))
        >>> len(rewards)
        8
        """
        chosen = self._checked(actions)
        self._run(chosen)
        ended = self._done.astype(bool)
        infos: dict[str, Any] = {"seat": self._turn.copy()}
        if ended.any():
            infos |= {"utility": self._utilities[:, : self.seats].copy(), "_utility": ended}
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                infos |= {"final_obs": self._final(), "_final_obs": ended}
        rewards = self._rewards.copy() if self.copy else self._rewards
        return self._observed(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def _checked(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        if not self._begun:
            raise UndercityError("call reset before the first step")
        chosen = np.array(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise UndercityError(f"actions must be {self.num_envs} numbers, not of shape {chosen.shape}")
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            over = self._done.astype(bool)
            legal = over | self._is_legal(np.where(over, 0, chosen))
            chosen[over] = NEW_GAME
        else:
            legal = self._is_legal(chosen)
        if not legal.all():
            i = int(np.argmin(legal))
            allowed = ", ".join(map(str, np.flatnonzero(self._masks[i])))
            raise IllegalChoice(f"game {i} may not choose {chosen[i]} now; its legal choices are {allowed}")
        return chosen

    def _is_legal(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
        inside = (chosen >= 0) & (chosen < self.actions)
        legal: NDArray[np.bool_] = inside & self._masks[self._rows, np.where(inside, chosen, 0)].astype(bool)
        return legal

    def _observed(self) -> Observation:
        if self.copy:
            return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._observations, "action_mask": self._masks}

    def _final(self) -> Observation:
        return {
            "observation": self._ends.copy() if self.copy else self._ends,
            "action_mask": np.zeros_like(self._masks),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads; called by `close`.

        >>> games = ManyGames("die_patin", 8, seats=2, threads=2)
        >>> games.close()
        """
        if self._pool is not None:
            self._pool.shutdown()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _at_least_one(name: str, number: int) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise UndercityError(f"{name} must be a whole number from 1 on, not {number!r}")
    return number
