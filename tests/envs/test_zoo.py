"""PettingZoo: its own tests, and what ours must add to them."""

from __future__ import annotations

import random
import time
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from undercity import Match, find
from undercity.engine.errors import BadOption, BadSeats, IllegalChoice, UndercityError, UnknownGame
from undercity.engine.game import GAMES
from undercity.envs.spaces import action_space
from undercity.envs.zoo import env, parallel_env

every_game = pytest.mark.parametrize("game", GAMES)


def legal(observation: dict[str, np.ndarray]) -> list[int]:
    return np.flatnonzero(observation["action_mask"]).tolist()


@every_game
@pytest.mark.filterwarnings("ignore")
def test_api(game: str) -> None:
    for seats in {find(game).seats[0], find(game).seats[-1]}:
        api_test(env(game, seats), num_cycles=300)


@every_game
@pytest.mark.filterwarnings("ignore")
def test_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=100)


@every_game
def test_parallel_api(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(game, find(game).seats[-1]), num_cycles=2000)


@every_game
def test_performance_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """Their benchmark runs for five seconds by the clock; a clock that hurries makes it half a second."""
    clock = time.perf_counter
    monkeypatch.setattr(time, "time", lambda: clock() * 10)
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_aec_plays_the_game_of_the_match(game: str) -> None:
    seats = find(game).seats[-1]
    match, environment, luck = Match(game, seats, seed=9), env(game, seats), random.Random(4)
    environment.reset(seed=9)
    rewards = {}
    for agent in environment.agent_iter():
        observation, reward, terminated, _, info = environment.last()
        if terminated:
            rewards[agent] = reward
            seat = int(agent.removeprefix("player_"))
            assert info["points"] == match.points[seat]
            environment.step(None)
            continue
        seat = match.deciders[0]
        assert agent == f"player_{seat}"
        assert legal(observation) == sorted(match.legal(seat))
        action = luck.choice(legal(observation))
        match.choose(seat, action)
        environment.step(action)
    assert match.over
    assert [rewards[f"player_{seat}"] for seat in range(seats)] == match.utility


@every_game
def test_parallel_plays_the_game_of_the_match(game: str) -> None:
    """All who must decide act in one step, those who wait have `wait` as their only choice."""
    seats = find(game).seats[-1]
    match, environment, luck = Match(game, seats, seed=9), parallel_env(game, seats), random.Random(4)
    observations, _ = environment.reset(seed=9)
    steps = 0
    while environment.agents:
        actions = {agent: luck.choice(legal(seen)) for agent, seen in observations.items()}
        for seat in match.deciders:
            assert legal(observations[f"player_{seat}"]) == sorted(match.legal(seat))
        for seat in set(range(seats)) - set(match.deciders):
            assert legal(observations[f"player_{seat}"]) == [environment.wait]
        together = match.deciders
        for seat in together:
            match.choose(seat, actions[f"player_{seat}"])
        observations, rewards, terminations, _, infos = environment.step(actions)
        steps += 1
    assert match.over
    assert steps <= match.clock
    assert [rewards[f"player_{seat}"] for seat in range(seats)] == match.utility
    assert [infos[f"player_{seat}"]["points"] for seat in range(seats)] == match.points
    assert all(terminations.values())


def test_parallel_takes_simultaneous_choices_in_one_step() -> None:
    environment, luck = parallel_env("die_patin", 5), random.Random(0)
    observations, _ = environment.reset(seed=1)
    most = 0
    while environment.agents:
        actions = {agent: luck.choice(legal(seen)) for agent, seen in observations.items()}
        most = max(most, sum(action != environment.wait for action in actions.values()))
        observations, *_ = environment.step(actions)
    assert most == 5


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    environment = env("die_patin", 2)
    environment.reset(seed=1)
    before = environment.play.state.tobytes()
    wrong = next(i for i, ok in enumerate(environment.last()[0]["action_mask"]) if not ok)
    with pytest.raises(IllegalChoice, match=rf"may not choose {wrong} now; its legal choices are \d"):
        environment.step(wrong)
    with pytest.raises(IllegalChoice, match="must choose"):
        environment.step(None)
    assert environment.play.state.tobytes() == before

    together = parallel_env("die_patin", 2)
    together.reset(seed=1)
    decider = f"player_{together.play.first_decider}"
    with pytest.raises(IllegalChoice, match=rf"{decider} must decide, but no action was given"):
        together.step({})


def test_bad_arguments_are_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        env("chess")
    with pytest.raises(BadSeats, match="2 to 5 seats, not 9"):
        env("die_patin", 9)
    with pytest.raises(BadOption, match="no option 'colour'"):
        parallel_env("die_patin", 2, colour="red")
    with pytest.raises(UndercityError, match="the render mode is ansi or svg, not 'human'"):
        env("die_patin", render_mode="human")
    with pytest.raises(UndercityError, match="call reset before"):
        env("die_patin").step(0)
    with pytest.raises(UndercityError, match="a seed is a whole number"):
        env("die_patin").reset(seed=-1)


def test_unseeded_resets_give_new_games_and_seeded_streams_repeat() -> None:
    environment = env("die_patin", 2)

    def three_games(seed: int | None) -> list[bytes]:
        tables = []
        for game_seed in (seed, None, None):
            environment.reset(seed=game_seed)
            tables.append(environment.play.state.tobytes())
        return tables

    assert three_games(6) == three_games(6)
    assert len({*three_games(6), *three_games(7)}) == 6
    assert three_games(None)[0] != three_games(None)[0]


def test_a_legal_choice_is_drawn_as_gymnasium_draws_it() -> None:
    """The action space is Gymnasium's own but for the time a sample takes: equal seeds give equal samples."""
    ours, theirs, luck = action_space(66), spaces.Discrete(66), np.random.default_rng(1)
    ours.seed(5)
    theirs.seed(5)
    masks = [(luck.random(66) < luck.random()).astype(np.int8) for _ in range(300)] + [np.zeros(66, np.int8)]
    assert [ours.sample(mask) for mask in masks] == [theirs.sample(mask) for mask in masks]
    assert [ours.sample() for _ in range(50)] == [theirs.sample() for _ in range(50)]
    assert ours == theirs
    wrong_masks: list[Any] = [np.ones(66), np.ones(65, np.int8), np.full(66, 2, np.int8)]
    for wrong in wrong_masks:
        with pytest.raises(AssertionError):
            ours.sample(wrong)
