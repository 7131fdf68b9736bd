"""A small learner: proximal policy optimisation with a two-layer network, in nothing but NumPy.

    python -m undercity.envs.learn die_patin --seats 2 --updates 150

It plays many games at once against random players, learns from their results alone, and then shows how often
it beats the random player. It is an example to read and to start from: see docs/training.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from undercity.engine.errors import UndercityError
from undercity.envs.layout import Layout
from undercity.envs.vector import ManyGames

Array = NDArray[Any]  # of 32-bit floats
FAR = np.float32(-1e9)  # the logit of an illegal choice
MOST_VALUES = 8  # a cell with at most so many values is read as one of them, others as a quantity


class Features:
    """An observation as a network likes it: small ranges one-hot, large ones scaled to 0..1."""

    def __init__(self, layout: Layout) -> None:
        low, span = layout.low.astype(int), layout.high.astype(int) - layout.low.astype(int) + 1
        self._small, self._large = np.flatnonzero(span <= MOST_VALUES), np.flatnonzero(span > MOST_VALUES)
        starts = np.concatenate([[0], np.cumsum(span[self._small])])
        self._hot = (starts[:-1] - low[self._small]).astype(np.int64)
        self._low = layout.low[self._large].astype(np.float32)
        self._span = (span[self._large] - 1).astype(np.float32)
        self._first_large = int(starts[-1])
        self.size = self._first_large + len(self._large)

    def __call__(self, observations: NDArray[Any]) -> Array:
        features = np.zeros((len(observations), self.size), np.float32)
        np.put_along_axis(features, observations[:, self._small] + self._hot, np.float32(1.0), 1)
        features[:, self._first_large :] = (observations[:, self._large] - self._low) / self._span
        return features


class Net:
    """One hidden layer; from it the logits of all choices and the expected result."""

    def __init__(self, inputs: int, choices: int, hidden: int, luck: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            weights: Array = (luck.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return weights

        self.weights: dict[str, Array] = {
            "in": layer(inputs, hidden, 1.0) * np.float32(2.0),  # few inputs are 1 at a time
            "in_bias": np.zeros(hidden, np.float32),
            "policy": layer(hidden, choices, 0.01),
            "policy_bias": np.zeros(choices, np.float32),
            "value": layer(hidden, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._steps = 0

    def forward(self, x: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """Hidden layer, log-probabilities of the legal choices, expected result."""
        w = self.weights
        hidden = np.tanh(x @ w["in"] + w["in_bias"])
        logits = np.where(masks > 0, hidden @ w["policy"] + w["policy_bias"], FAR)
        logits -= logits.max(1, keepdims=True)
        logp = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return hidden, logp, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(self, x: Array, hidden: Array, d_logits: Array, d_value: Array, rate: float) -> None:
        """One step of Adam against the gradient with respect to logits and value."""
        w, d_value = self.weights, d_value[:, None]
        d_hidden = (d_logits @ w["policy"].T + d_value @ w["value"].T) * (1 - hidden * hidden)
        gradient = {
            "in": x.T @ d_hidden, "in_bias": d_hidden.sum(0),
            "policy": hidden.T @ d_logits, "policy_bias": d_logits.sum(0),
            "value": hidden.T @ d_value, "value_bias": d_value.sum(0),
        }  # fmt: skip
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradient.values()))
        self._steps += 1
        for name, g in gradient.items():
            g = g / np.float32(max(norm, 1.0))  # at most of length 1
            self._mean[name] += np.float32(0.1) * (g - self._mean[name])
            self._square[name] += np.float32(0.001) * (g * g - self._square[name])
            mean = self._mean[name] / np.float32(1 - 0.9**self._steps)
            square = self._square[name] / np.float32(1 - 0.999**self._steps)
            w[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


class Batch(NamedTuple):
    """What a number of games and steps taught."""

    x: Array
    masks: Array
    actions: Array
    logp: Array
    advantages: Array
    returns: Array


class Learner:
    """A network, the games it learns on, and how."""

    def __init__(
        self, game: str, seats: int | None = None, *, envs: int = 256, horizon: int = 64, hidden: int = 96,
        rate: float = 1e-3, seed: int = 0,
    ) -> None:  # fmt: skip
        self.luck = np.random.default_rng(seed)
        self.games = ManyGames(game, envs, seats=seats, seat="each")
        self.features = Features(self.games.layout)
        self.net = Net(self.features.size, self.games.actions, hidden, self.luck)
        self.horizon, self.rate = horizon, rate
        self._seen, _ = self.games.reset(seed=seed)
        self.results: list[float] = []  # of the games finished in the last round of collecting

    def choose(self, logp: Array) -> NDArray[np.int64]:
        """Draw a choice by its probability."""
        noise = self.luck.gumbel(size=logp.shape).astype(np.float32)
        choice: NDArray[np.int64] = (logp + noise).argmax(1)
        return choice

    def collect(self) -> Batch:
        """Play on in all games for a while."""
        rows: list[tuple[Any, ...]] = []
        self.results = []
        for _ in range(self.horizon):
            x, masks = self.features(self._seen["observation"]), self._seen["action_mask"]
            _, logp, value = self.net.forward(x, masks)
            actions = self.choose(logp)
            self._seen, rewards, ended, _, _ = self.games.step(actions)
            rows.append((x, masks, actions, logp[np.arange(len(actions)), actions], value, rewards, ended))
            self.results += rewards[ended].tolist()
        last = self.net.forward(self.features(self._seen["observation"]), self._seen["action_mask"])[2]
        x, masks, actions, logp, values, rewards, ended = (np.stack(column) for column in zip(*rows, strict=True))
        advantages = _advantages(rewards, values, ended, last)
        returns = advantages + values
        flat = [part.reshape(-1, *part.shape[2:]) for part in (x, masks, actions, logp, advantages, returns)]
        return Batch(*flat)

    def improve(self, batch: Batch, passes: int = 2, size: int = 2048, clip: float = 0.2) -> None:
        """Two passes over the batch in random portions; the policy moves only a little from where it was."""
        for rows in self._portions(len(batch.actions), passes, size):
            part = Batch(*(column[rows] for column in batch))
            hidden, logp, value = self.net.forward(part.x, part.masks)
            here = np.arange(len(rows))
            ratio = np.exp(logp[here, part.actions] - part.logp)
            gain = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-6)
            moves = np.where(gain > 0, ratio < 1 + clip, ratio > 1 - clip)
            weight = (ratio * gain * moves).astype(np.float32)
            p = np.exp(logp)
            d_logits = p * weight[:, None]
            d_logits[here, part.actions] -= weight
            entropy = -(p * np.where(part.masks > 0, logp, 0)).sum(1, keepdims=True)
            d_logits += 0.01 * p * (np.where(part.masks > 0, logp, 0) + entropy)  # keeps it curious
            d_value = (value - part.returns).astype(np.float32)
            self.net.learn(part.x, hidden, d_logits / len(rows), d_value / len(rows), self.rate)

    def _portions(self, count: int, passes: int, size: int) -> Iterator[NDArray[np.int64]]:
        for _ in range(passes):
            order = self.luck.permutation(count)
            yield from (order[k : k + size] for k in range(0, count, size))

    def train(self, updates: int, tell: Callable[[int, float, float], None] | None = None) -> None:
        """Collect and improve; `tell(update, mean result, seconds)` after each update."""
        rate, began = self.rate, time.perf_counter()
        for update in range(updates):
            self.rate = rate * (1 - 0.9 * update / updates)
            self.improve(self.collect())
            if tell:
                tell(update + 1, float(np.mean(self.results or [0.0])), time.perf_counter() - began)
        self.rate = rate


def _advantages(rewards: Array, values: Array, ended: NDArray[np.bool_], last: Array, decay: float = 0.95) -> Array:
    """How much better each choice turned out than expected (generalised advantage estimation)."""
    out, running, following = np.zeros_like(values), np.zeros_like(last), last
    for t in range(len(values) - 1, -1, -1):
        goes_on = ~ended[t]
        surprise = rewards[t] + following * goes_on - values[t]
        running = surprise + np.float32(decay) * running * goes_on
        out[t], following = running, values[t]
    return out


class Verdict(NamedTuple):
    """What a policy achieved against random players."""

    games: int
    wins: float  # share of games in which it was first, shared first places included
    mean: float  # result, from -1 to 1


def evaluate(learner: Learner, games: int = 1000, seed: int = 1_000_000) -> Verdict:
    """Play fresh games from every seat, choosing by the policy's probabilities."""
    table = ManyGames(learner.games.game, min(games, 256), seats=learner.games.seats, seat="each")
    seen, _ = table.reset(seed=seed)
    results: list[float] = []
    while len(results) < games:
        _, logp, _ = learner.net.forward(learner.features(seen["observation"]), seen["action_mask"])
        seen, rewards, ended, _, info = table.step(learner.choose(logp))
        if ended.any():
            best = info["utility"][ended].max(1)
            results += [(mine, mine >= top) for mine, top in zip(rewards[ended], best, strict=True)]  # type: ignore[misc]
    table.close()
    scores = np.array(results[:games], np.float64)
    return Verdict(games, float(scores[:, 1].mean()), float(scores[:, 0].mean()))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m undercity.envs.learn", description="Learn a game by playing it.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(arguments)
    try:
        learner = Learner(args.game, args.seats, seed=args.seed)
    except UndercityError as error:
        print(f"undercity: {error}", file=sys.stderr)
        return 2
    print(f"before: {_words(evaluate(learner))}")

    def tell(update: int, mean: float, seconds: float) -> None:
        if update % 10 == 0:
            print(f"update {update:4}: mean result {mean:+.2f} after {seconds:.0f} s", flush=True)

    learner.train(args.updates, tell)
    print(f"after: {_words(evaluate(learner))}")
    return 0


def _words(verdict: Verdict) -> str:
    return (
        f"first in {verdict.wins:.1%} of {verdict.games} games against random players, mean result {verdict.mean:+.3f}"
    )


if __name__ == "__main__":
    sys.exit(main())
