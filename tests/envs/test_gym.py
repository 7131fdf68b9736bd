"""Gymnasium: one seat learns."""

from __future__ import annotations

import random
import warnings
from collections.abc import Sequence

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from undercity import find
from undercity.engine.errors import BadSeats, IllegalChoice, UndercityError
from undercity.engine.game import GAMES
from undercity.engine.record import Record
from undercity.engine.seam import compiled
from undercity.envs.gym import SeatEnv, register_games

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_check_env(game: str) -> None:
    register_games()
    register_games()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like to see symmetric spaces
        check_env(gymnasium.make(f"undercity/{game}-v0").unwrapped, skip_render_check=True)


@every_game
def test_a_whole_game_from_every_seat(game: str) -> None:
    seats = find(game).seats[-1]
    for seat in {0, seats - 1}:
        environment, luck = SeatEnv(game, seats, seat=seat), random.Random(seat)
        observation, _ = environment.reset(seed=seat)
        steps, terminated = 0, False
        while not terminated:
            assert environment.play.decides(seat)
            assert observation in environment.observation_space
            action = luck.choice(np.flatnonzero(observation["action_mask"]).tolist())
            observation, reward, terminated, truncated, info = environment.step(action)
            steps += 1
            assert not truncated
            assert terminated or reward == 0
        assert reward == environment.play.utility()[seat]
        assert info["points"] == environment.play.points()[seat]
        assert 0 < steps <= find(game).step_bound
        assert not observation["action_mask"].any()
        with pytest.raises(UndercityError, match="the game is over; call reset"):
            environment.step(0)


class Watcher:
    """Takes the first legal choice, and checks that it was told only what its seat may know."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, known: Record, seat: int, legal: Sequence[int]) -> int:
        rules = compiled(find("die_patin"))
        assert rules.concealed(known, seat).tobytes() == known.tobytes()
        assert (known.deciders >> seat) & 1
        self.asked += 1
        return legal[0]


def test_opponents_can_be_anything_that_chooses_and_see_only_their_record() -> None:
    watchers = [Watcher(), Watcher()]
    environment = SeatEnv("die_patin", 3, seat=1, opponents=watchers)
    observation, _ = environment.reset(seed=3)
    terminated = False
    while not terminated:
        observation, _, terminated, _, _ = environment.step(int(observation["action_mask"].argmax()))
    assert all(watcher.asked > 10 for watcher in watchers)


def test_the_levels_of_the_bots_can_hold_the_other_seats() -> None:
    environment = SeatEnv("die_patin", 2, opponents="beginner")
    observation, _ = environment.reset(seed=3)
    terminated = False
    while not terminated:
        observation, reward, terminated, _, _ = environment.step(int(observation["action_mask"].argmax()))
    assert reward in (-1.0, 0.0, 1.0)
    with pytest.raises(UndercityError, match="no level is called 'grandmaster'; the levels are random"):
        SeatEnv("die_patin", 2, opponents="grandmaster").reset(seed=1)


def test_same_seed_same_game_opponents_included() -> None:
    def trace() -> list[bytes]:
        environment, rows = SeatEnv("die_patin", 4), []
        observation, _ = environment.reset(seed=12)
        terminated = False
        while not terminated:
            rows.append(observation["observation"].tobytes())
            observation, _, terminated, _, _ = environment.step(int(observation["action_mask"].argmax()))
        return rows

    assert trace() == trace()


def test_an_illegal_action_loses_or_is_refused() -> None:
    environment = SeatEnv("die_patin", 2)
    observation, _ = environment.reset(seed=1)
    wrong = int(observation["action_mask"].argmin())
    _, reward, terminated, _, info = environment.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, wrong)

    strict = SeatEnv("die_patin", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice, match=f"seat 0 may not choose {wrong} now"):
        strict.step(wrong)
    assert strict.step(int(observation["action_mask"].argmax()))[2] is False


def test_bad_arguments_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadSeats, match="there is no seat 2; the seats are 0 to 1"):
        SeatEnv("die_patin", 2, seat=2)
    with pytest.raises(BadSeats, match="there are 2 other seats, but 1 opponents"):
        SeatEnv("die_patin", 3, opponents=["random"])
    with pytest.raises(UndercityError, match="illegal is lose or raise, not 'ignore'"):
        SeatEnv("die_patin", illegal="ignore")
    with pytest.raises(UndercityError, match="an opponent is the name of a level"):
        SeatEnv("die_patin", opponents=[7]).reset(seed=1)  # type: ignore[list-item]


def test_gymnasium_makes_the_vector_environment_by_name() -> None:
    register_games()
    games = gymnasium.make_vec("undercity/die_patin-v0", 6, vectorization_mode="vector_entry_point", seats=3)
    seen, info = games.reset(seed=1)
    assert seen in games.observation_space
    assert seen["action_mask"].any(1).all()
    assert info["seat"].shape == (6,)
    games.close()
