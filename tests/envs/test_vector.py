"""Many games at once: the same games as one by one, whatever the number of threads."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from undercity import Match, find
from undercity.engine.errors import BadSeats, IllegalChoice, UndercityError
from undercity.engine.game import GAMES
from undercity.envs.vector import ManyGames

every_game = pytest.mark.parametrize("game", GAMES)
modes = pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])


def pick(masks: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    """A legal choice in every game, at random; where none is legal, 0."""
    found: np.ndarray = (masks * luck.random(masks.shape)).argmax(1)
    return found


@every_game
@modes
def test_every_game_is_the_match_of_its_seed(game: str, mode: AutoresetMode) -> None:
    """Positions, seats, masks, observations and results, until each environment has finished a game."""
    seats, count, seed = find(game).seats[-1], 3, 40
    games = ManyGames(game, count, seats=seats, threads=2, autoreset_mode=mode)
    luck = np.random.default_rng(1)
    seen, info = games.reset(seed=seed)
    matches = [Match(game, seats, seed=seed + i, speed="compiled") for i in range(count)]
    played, ended = [0] * count, np.zeros(count, bool)
    while min(played) < 1:
        actions = pick(seen["action_mask"], luck)
        for i, match in enumerate(matches):
            if ended[i] and mode is AutoresetMode.NEXT_STEP:
                played[i] += 1
                matches[i] = Match(game, seats, seed=seed + i + count * played[i], speed="compiled")
                continue
            seat = match.deciders[0]
            assert info["seat"][i] == seat
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == sorted(match.legal(seat))
            assert (
                games.layout.read(seen["observation"][i], "agenda").tolist()
                == match.concealed(seat).to_json()["agenda"]
            )
            match.choose(seat, int(actions[i]))
        actors = info["seat"]
        seen, rewards, ended, truncated, info = games.step(actions)
        assert not truncated.any()
        for i in range(count):
            assert bool(ended[i]) == matches[i].over
            if ended[i]:
                assert rewards[i] == pytest.approx(matches[i].utility[actors[i]])
                assert info["utility"][i] == pytest.approx(matches[i].utility)
                if mode is AutoresetMode.SAME_STEP:
                    last = info["final_obs"]["observation"][i]
                    assert games.layout.read(last, "over") == 1
                    assert games.layout.read(last, "seat") == actors[i]
                    played[i] += 1
                    matches[i] = Match(game, seats, seed=seed + i + count * played[i], speed="compiled")
            else:
                assert rewards[i] == 0
    games.close()


@every_game
@pytest.mark.parametrize("seat", [None, 0, "each"])
def test_the_number_of_threads_changes_nothing(game: str, seat: int | str | None) -> None:
    def trace(threads: int) -> list[bytes]:
        games, luck, rows = ManyGames(game, 7, threads=threads, seat=seat), np.random.default_rng(0), []
        seen, _ = games.reset(seed=3)
        for _ in range(300):
            seen, rewards, ended, _, info = games.step(pick(seen["action_mask"], luck))
            rows.append(b"".join(part.tobytes() for part in (*seen.values(), rewards, ended, info["seat"])))
        return rows

    assert trace(1) == trace(3)


@every_game
def test_one_seat_learns_and_is_the_only_one_asked(game: str) -> None:
    seats = find(game).seats[-1]
    games, luck = ManyGames(game, 16, seats=seats, seat=seats - 1), np.random.default_rng(0)
    seen, info = games.reset(seed=1)
    finished = 0
    while finished < 16:
        assert (info["seat"] == seats - 1).all()
        assert (games.layout.read(seen["observation"], "seat") == seats - 1).all()
        assert seen["action_mask"].any(1).all()
        deciders = games.layout.read(seen["observation"], "deciders").astype(int)
        assert ((deciders >> (seats - 1)) & 1).all()
        seen, rewards, ended, _, info = games.step(pick(seen["action_mask"], luck))
        finished += int(ended.sum())
        if ended.any():
            assert rewards[ended] == pytest.approx(info["utility"][ended][:, seats - 1])


def test_each_seat_learns_in_turn() -> None:
    games, luck = ManyGames("die_patin", 6, seats=3, seat="each"), np.random.default_rng(0)
    seen, info = games.reset(seed=1)
    assert info["seat"].tolist() == [0, 1, 2, 0, 1, 2]
    before = info["seat"]
    for _ in range(200):
        seen, _, ended, _, info = games.step(pick(seen["action_mask"], luck))
        assert (info["seat"] == np.where(ended, (before + 1) % 3, before)).all()
        before = info["seat"]


def test_random_players_win_as_often_as_each_other() -> None:
    """A learner that chooses at random among random players has no edge over 2000 games."""
    games, luck = ManyGames("die_patin", 256, seats=2, seat="each"), np.random.default_rng(5)
    seen, _ = games.reset(seed=1)
    rewards: list[float] = []
    while len(rewards) < 2000:
        seen, reward, ended, _, _ = games.step(pick(seen["action_mask"], luck))
        rewards += reward[ended].tolist()
    assert abs(np.mean(rewards)) < 0.1


def test_copies_stay_and_views_do_not() -> None:
    for copy in (True, False):
        games = ManyGames("die_patin", 4, copy=copy)
        first, _ = games.reset(seed=1)
        kept = first["observation"].copy()
        games.step(first["action_mask"].argmax(1))
        assert np.array_equal(first["observation"], kept) == copy


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    games = ManyGames("die_patin", 3)
    with pytest.raises(UndercityError, match="call reset before the first step"):
        games.step(np.zeros(3))
    seen, _ = games.reset(seed=1)
    actions = seen["action_mask"].argmax(1)
    for wrong in (int(seen["action_mask"][1].argmin()), -1, 10_000):
        bad = actions.copy()
        bad[1] = wrong
        with pytest.raises(IllegalChoice, match=rf"game 1 may not choose {wrong} now; its legal choices are \d"):
            games.step(bad)
    with pytest.raises(UndercityError, match=r"actions must be 3 numbers, not of shape \(2,\)"):
        games.step(actions[:2])
    assert np.array_equal(games.step(actions)[0]["observation"], _stepped(actions))


def _stepped(actions: np.ndarray) -> np.ndarray:
    games = ManyGames("die_patin", 3)
    games.reset(seed=1)
    observation: np.ndarray = games.step(actions)[0]["observation"]
    return observation


def test_bad_arguments_are_refused_in_a_sentence() -> None:
    with pytest.raises(UndercityError, match="num_envs must be a whole number from 1 on, not 0"):
        ManyGames("die_patin", 0)
    with pytest.raises(UndercityError, match="threads must be a whole number from 1 on, not 0"):
        ManyGames("die_patin", 2, threads=0)
    with pytest.raises(BadSeats, match="seat is a number from 0 to 1, 'each' or None, not 'all'"):
        ManyGames("die_patin", 2, seat="all")
    with pytest.raises(UndercityError, match="SAME_STEP or NEXT_STEP"):
        ManyGames("die_patin", 2, autoreset_mode=AutoresetMode.DISABLED)
