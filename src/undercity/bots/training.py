"""A network learns by playing itself (`undercity train GAME`).

In turns: some games at each number of seats (bots/rehearsal.py), then a pass over their positions, in which the
weights move towards what should have been said (Adam, least squares). Everything follows from the seed: the same
training on the same machine gives the same network. A checkpoint holds all that is needed to go on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from undercity.bots.network import Network, count_weights
from undercity.bots.rehearsal import ROWS, Rehearsal
from undercity.engine.errors import BadOption
from undercity.engine.game import Game

PORTION = 256  # positions of one step
LAST_RATE = 0.1  # of the rate of learning, at the end


class Plan(msgspec.Struct, frozen=True):
    """How a network is trained."""

    seed: int = 0
    games: int = 20_000
    seats: tuple[int, ...] = (2, 3, 4)
    hidden: int = 32
    batch: int = 32  # games between two changes of the weights, at each number of seats
    rate: float = 0.002
    whim: float = 0.05
    guide: float = 0.0  # share of the games that begin the training in which the game's own judgement chooses
    margin: float = 0.3
    memory: float = 0.95

    @property
    def rounds(self) -> int:
        return -(-self.games // (self.batch * len(self.seats)))


class Progress(msgspec.Struct):
    """Where a training stands; also what a checkpoint holds."""

    plan: Plan
    each: int
    table: int
    done: int  # rounds
    weights: list[float]
    speed: list[float]  # of Adam
    force: list[float]
    steps: int
    luck: list[int]  # of the rehearsals
    curve: list[float]  # mean squared error of what was said, round by round
    exams: list[tuple[int, float]]  # games played so far, and how the network did then


class Trainer:
    """A training under way.

    `options`: the tables it plays at, dealt in turn, for games that have different ones.
    """

    def __init__(self, game: Game, plan: Plan, options: Sequence[dict[str, Any]] = ({},)) -> None:
        if game.features is None:
            raise BadOption(f"{game.id} has no features to learn from")
        self.game, self.plan = game, plan
        self.each, self.table = game.features.each, game.features.table
        self.inputs = 3 * self.each + self.table
        self.weights = _first_weights(self.each, self.table, plan.hidden, plan.seed)
        self.speed, self.force = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.done = self.steps = 0
        self.curve: list[float] = []
        self.exams: list[tuple[int, float]] = []
        settings = {"whim": plan.whim, "margin": plan.margin, "memory": plan.memory}
        lucks = np.random.default_rng(plan.seed).integers(1 << 32, size=len(plan.seats) * len(options))
        tables = [(seats, some) for some in options for seats in plan.seats]
        self.rehearsals = [
            Rehearsal(game, seats, some, int(luck), settings) for (seats, some), luck in zip(tables, lucks, strict=True)
        ]
        self.rows = np.zeros((ROWS, self.inputs), np.float32)
        self.said, self.goals = np.zeros(ROWS), np.zeros(ROWS)

    @property
    def played(self) -> int:
        """Games so far."""
        return self.done * self.plan.batch * len(self.plan.seats)

    @property
    def network(self) -> Network:
        made: dict[str, float] = {"seed": self.plan.seed, "games": self.played}
        return Network(self.each, self.table, self.plan.hidden, made, self.weights.tolist())

    def run(self, tick: Callable[[int], None], until: int | None = None) -> None:
        """Go on to the end of the plan, or to some round."""
        last = min(self.plan.rounds, self.plan.rounds if until is None else until)
        while self.done < last:
            self._round()
            tick(self.done)

    def _round(self) -> None:
        """Some games at each number of seats, then learn from them."""
        missed = []
        count = len(self.plan.seats)
        first = self.done * count % len(self.rehearsals)
        guide = 1.0 if self.done < self.plan.guide * self.plan.rounds else 0.0
        for rehearsal in self.rehearsals[first : first + count]:
            rehearsal.desk[0]["guide"] = guide
            filled = rehearsal.play(self.network, self.plan.batch, self.rows, self.said, self.goals)
            missed.append(float(np.mean((self.said[:filled] - self.goals[:filled]) ** 2)))
            self._learn(filled)
        self.curve.append(round(float(np.mean(missed)), 5))
        self.done += 1

    def _learn(self, filled: int) -> None:
        """One pass over the positions, in random order."""
        order = np.random.default_rng((self.plan.seed, self.steps)).permutation(filled)
        rate = self.plan.rate * (1 - (1 - LAST_RATE) * self.done / self.plan.rounds)
        for start in range(0, filled, PORTION):
            some = order[start : start + PORTION]
            slope = self._slope(self.rows[some], self.goals[some])
            self.steps += 1
            self.speed = 0.9 * self.speed + 0.1 * slope
            self.force = 0.999 * self.force + 0.001 * slope * slope
            speed, force = self.speed / (1 - 0.9**self.steps), self.force / (1 - 0.999**self.steps)
            self.weights -= (rate * speed / (np.sqrt(force) + 1e-7)).astype(np.float32)

    def _slope(self, rows: Any, goals: Any) -> Any:
        """Gradient of the mean squared error."""
        into, bias, out = self._split(self.weights)
        hidden = np.maximum(rows @ into + bias, 0)
        said = np.tanh(hidden @ out + self.weights[-1])
        error = ((said - goals) * (1 - said * said) / len(goals)).astype(np.float32)
        back = (error[:, None] * out) * (hidden > 0)
        return np.concatenate([(rows.T @ back).ravel(), back.sum(0), hidden.T @ error, [error.sum()]])

    def _split(self, weights: Any) -> tuple[Any, Any, Any]:
        """Weights into the hidden units, their biases, and out of them."""
        width, cells = self.plan.hidden, self.inputs * self.plan.hidden
        return weights[:cells].reshape(-1, width), weights[cells : cells + width], weights[cells + width : -1]

    def save(self, path: Path) -> None:
        """Write a checkpoint; a half-written one never takes the place of a whole one."""
        lucks = [int(rehearsal.desk[0]["luck"]) for rehearsal in self.rehearsals]
        progress = Progress(
            self.plan, self.each, self.table, self.done, self.weights.tolist(), self.speed.tolist(),
            self.force.tolist(), self.steps, lucks, self.curve, self.exams,
        )  # fmt: skip
        fresh = path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(progress))
        fresh.replace(path)

    def resume(self, path: Path) -> None:
        """Go on where a checkpoint stands."""
        try:
            progress = msgspec.json.decode(path.read_bytes(), type=Progress)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadOption(f"{path} is no checkpoint of a training") from None
        if (progress.plan, progress.each, progress.table) != (self.plan, self.each, self.table):
            raise BadOption(f"{path} is a checkpoint of another training; choose another folder, or its settings")
        self.done, self.steps = progress.done, progress.steps
        self.curve, self.exams = progress.curve, progress.exams
        self.weights = np.array(progress.weights, np.float32)
        self.speed, self.force = np.array(progress.speed), np.array(progress.force)
        for rehearsal, luck in zip(self.rehearsals, progress.luck, strict=True):
            rehearsal.desk[0]["luck"] = luck


def _first_weights(each: int, table: int, hidden: int, seed: int) -> Any:
    """Small random weights, so that the first games are nearly random ones."""
    inputs = 3 * each + table
    weights = np.zeros(count_weights(each, table, hidden), np.float32)
    luck = np.random.default_rng(seed)
    cells = inputs * hidden
    weights[:cells] = luck.normal(0, (2 / inputs) ** 0.5, cells)
    weights[cells + hidden : -1] = luck.normal(0, 0.3 / hidden**0.5, hidden)
    return weights
