"""How fast the environments are, by the CPU's clock, so that a busy machine does not fail them."""

from __future__ import annotations

import random
import time

import numpy as np
import pytest

from kit import depends_on_the_machine
from undercity.envs.vector import ManyGames
from undercity.envs.zoo import env

CORES = 2


def vector_rate(game: str, seats: int) -> float:
    """Environment steps per CPU second on one core, observations and masks written."""
    games, luck = ManyGames(game, 4096, seats=seats, threads=1, copy=False), np.random.default_rng(0)
    seen, _ = games.reset(seed=1)
    rates = []
    for _ in range(25):
        actions = (seen["action_mask"] * luck.random(seen["action_mask"].shape, np.float32)).argmax(1)
        began = time.process_time()
        seen, *_ = games.step(actions)
        rates.append(4096 / (time.process_time() - began))
    return float(np.median(rates))


@pytest.mark.slow
@depends_on_the_machine
@pytest.mark.parametrize("game", ["die_patin", "ratland"])
def test_a_million_environment_steps_a_second_on_two_cores(game: str) -> None:
    assert vector_rate(game, 4) * CORES > 1_000_000


@pytest.mark.slow
@depends_on_the_machine
@pytest.mark.parametrize("game", ["die_patin", "ratland"])
def test_twenty_thousand_steps_a_second_in_the_aec_loop(game: str) -> None:
    environment, luck, steps = env(game, 4), random.Random(0), 0
    began = time.process_time()
    while time.process_time() - began < 0.5:
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, terminated, _, _ = environment.last()
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(None if terminated else int(legal[int(luck.random() * len(legal))]))
            steps += not terminated
    assert steps / (time.process_time() - began) > 20_000
