"""OpenSpiel: random play from Python, random rollouts wholly in C++, copies of states, MCTS and ISMCTS."""

import importlib.metadata as md
import random
import time

import common
import pyspiel

GAMES = [
    "kuhn_poker", "leduc_poker", "tic_tac_toe", "connect_four", "go(board_size=9)", "chess", "backgammon", "pig",
    "maedn(players=4)", "hearts", "euchre", "spades", "gin_rummy", "crazy_eights", "go_fish",
    "bridge(use_double_dummy_result=false)", "dou_dizhu", "skat",
]  # fmt: skip
SEARCHED = ["connect_four", "pig", "go(board_size=9)", "backgammon", "chess"]
SEARCHED_HIDDEN = ["leduc_poker", "euchre", "oh_hell", "bridge(use_double_dummy_result=false)", "hearts", "gin_rummy"]
SIMULATIONS = 1000
RATES = {"decisions_per_s": "decisions", "games_per_s": "games"}


def deal(state, luck):
    """Let chance act until somebody decides."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(luck.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
    return state


def python_playouts(game, luck):
    """The loop a Python user writes, with the cheapest sampling we know."""
    draw = luck.random

    def chance(state):
        outcomes = state.chance_outcomes()
        left = draw()
        for action, probability in outcomes:
            left -= probability
            if left < 0.0:
                return action
        return outcomes[-1][0]

    def run(deadline):
        games = decisions = 0
        while time.perf_counter() < deadline:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance(state))
                else:
                    decisions += 1
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw() * len(legal))])
            games += 1
        return {"games": games, "decisions": decisions}

    return run


def native_rollouts(game, decisions_per_game, chunk, luck):
    """No Python in the loop: an MCTSBot of two simulations whose evaluator plays `chunk` rollouts each, so that
    the tree costs nothing. The second starts from a child (one decision fewer); the deal is outside."""
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(chunk, 7), 2.0, 2, 1024, False, 5, False)

    def run(deadline):
        games = 0
        while time.perf_counter() < deadline:
            bot.step(deal(game.new_initial_state(), luck))
            games += 2 * chunk
        return {"games": games, "decisions": games * (decisions_per_game - 0.5)}

    return run


def copies(game, luck):
    """Copies of a position in the middle of a game, from Python."""
    state = deal(game.new_initial_state(), luck)
    for _ in range(6):
        after = state.clone()
        after.apply_action(luck.choice(after.legal_actions()))
        if after.is_terminal():
            break
        state = deal(after, luck)

    def run(deadline):
        count = 0
        while time.perf_counter() < deadline:
            for _ in range(100):
                state.clone()
            count += 100
        return {"copies": count}

    return run


def searches(game, bot, luck):
    """Search at each decision of a game whose moves are random: positions from the whole length of a game."""

    def run(deadline):
        count = 0
        while time.perf_counter() < deadline:
            state = deal(game.new_initial_state(), luck)
            while not state.is_terminal() and time.perf_counter() < deadline:
                bot.step(state)
                count += SIMULATIONS
                state.apply_action(luck.choice(state.legal_actions()))
                if not state.is_terminal():
                    deal(state, luck)
        return {"sims": count}

    return run


def mean_length(game, luck, games=20):
    """Decisions of a random game."""
    decisions = 0
    for _ in range(games):
        state = deal(game.new_initial_state(), luck)
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
            if not state.is_terminal():
                deal(state, luck)
    return decisions / games


def main():
    versions = {name: md.version(name) for name in ("open_spiel", "numpy")}
    sink = common.Sink(common.args(), "OpenSpiel", versions)
    for spec in filter(sink.wanted, GAMES):
        game, luck = pyspiel.load_game(spec), random.Random(1)
        info = {"players": game.num_players()}
        row = common.measure(sink, spec, python_playouts(game, luck), RATES, kind="python", **info)
        common.measure(sink, spec, copies(game, luck), {"copies_per_s": "copies"}, kind="copy", **info)
        if "error" not in row and game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
            chunk = min(500, max(2, int(row["games_per_s"] / 10)))
            rollouts = native_rollouts(game, row["decisions_per_game"], chunk, luck)
            common.measure(sink, spec, rollouts, RATES, isolate=True, kind="c++", **info)
    for spec in SEARCHED:
        game = pyspiel.load_game(spec)
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 11), 2.0, SIMULATIONS, 1024, False, 5, False)
        measure_search(sink, spec, game, bot, "mcts c++")
    for spec in SEARCHED_HIDDEN:
        game = pyspiel.load_game(spec)
        bot = pyspiel.ISMCTSBot(9, pyspiel.RandomRolloutEvaluator(1, 13), 2.0, SIMULATIONS, -1,
                                pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, True)  # fmt: skip
        measure_search(sink, spec, game, bot, "ismcts c++")


def measure_search(sink, spec, game, bot, kind):
    luck = random.Random(4)
    info = {"players": game.num_players(), "decisions_per_game": mean_length(game, luck)}
    common.measure(sink, spec, searches(game, bot, luck), {"sims_per_s": "sims"}, isolate=True, kind=kind, **info)


if __name__ == "__main__":
    main()
