"""OpenSpiel: its random simulations, its observers and its ISMCTS on our games."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from undercity import Match, find
from undercity.engine.game import GAMES
from undercity.engine.seam import compiled
from undercity.envs.spiel import PREFIX, Judgement, register_games

every_game = pytest.mark.parametrize("game", GAMES)
register_games()


def load(game: str, seats: int | None = None) -> pyspiel.Game:
    return pyspiel.load_game(PREFIX + game, {"players": seats or find(game).seats[0]})


def dealt(game: pyspiel.Game, deal: int = 7) -> pyspiel.State:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@every_game
def test_random_sim_test(game: str) -> None:
    """OpenSpiel's own check of legal actions, clones, observations, returns and history."""
    for seats in {find(game).seats[0], find(game).seats[-1]}:
        pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_deal_is_the_match_of_that_seed(game: str) -> None:
    seats = find(game).seats[-1]
    match, state, luck = Match(game, seats, seed=7), dealt(load(game, seats), 7), random.Random(1)
    while not match.over:
        seat = match.deciders[0]
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(match.legal(seat))
        assert state.observation_string(seat) == match.concealed(seat).tobytes().hex()
        action = luck.choice(state.legal_actions())
        assert state.action_to_string(seat, action) == match.game.choices.notation(action)
        match.choose(seat, action)
        state.apply_action(action)
    assert state.is_terminal()
    assert state.returns() == match.utility


@every_game
def test_resampling_keeps_what_the_player_knows_and_changes_the_dice(game: str) -> None:
    state, luck = dealt(load(game)), random.Random(3)
    for _ in range(60):
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.current_player() == state.current_player()
            assert str(other) != str(state)
        state.apply_action(luck.choice(state.legal_actions()))


def play_with_ismcts(game: str, evaluator: object, simulations: int) -> list[float]:
    """OpenSpiel's ISMCTS on the first seat, its random bots on the others; the result by seat."""
    rules, luck = load(game), np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(rules, evaluator, 2.0, simulations, random_state=luck, allow_inconsistent_action_sets=True)
    bots = [bot, *(pyspiel.make_uniform_random_bot(seat, seat) for seat in range(1, rules.num_players()))]
    state = dealt(rules)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


@every_game
def test_ismcts_plays_a_whole_game(game: str) -> None:
    returns = play_with_ismcts(game, Judgement(), 3)
    assert len(returns) == find(game).seats[0]
    assert -1.0 <= min(returns) <= max(returns) <= 1.0


def test_ismcts_with_random_rollouts_plays_a_whole_game() -> None:
    returns = play_with_ismcts("die_patin", mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2)
    assert sum(returns) == 0.0


def test_judgement_is_the_result_at_the_end_and_the_games_own_before() -> None:
    state, luck = dealt(load("die_patin")), random.Random(5)
    rules = compiled(find("die_patin"))
    table = find("die_patin").state(state.table[: find("die_patin").state.core].tobytes())
    assert Judgement().evaluate(state).tolist() == [rules.judge(table, seat) for seat in range(2)]
    assert sum(p for _, p in Judgement().prior(state)) == pytest.approx(1.0)
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    assert Judgement().evaluate(state).tolist() == state.returns()


@every_game
def test_rl_environment_steps_through_a_game(game: str) -> None:
    """What OpenSpiel's own learning agents are trained on."""
    environment, luck = rl_environment.Environment(load(game)), random.Random(2)
    step = environment.reset()
    assert len(step.observations["info_state"][0]) == environment.observation_spec()["info_state"][0]
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([luck.choice(step.observations["legal_actions"][player])])
    assert len(step.rewards) == find(game).seats[0]


def test_the_observer_names_the_fields() -> None:
    game = load("die_patin", 3)
    state = dealt(game)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["seat"] == [1]
    assert observer.dict["henchmen"].shape == (5, 21)
    assert observer.dict["seats"] == [3]
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"x": 1})


def test_clones_are_independent() -> None:
    state = dealt(load("die_patin"))
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_python_ends_quietly_after_registering() -> None:
    """pyspiel's registry is torn down after the interpreter: what is registered must survive that."""
    script = (
        "import pyspiel; from undercity.envs import spiel; spiel.register_games(); pyspiel.load_game('undercity_%s')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script % next(iter(GAMES))], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
