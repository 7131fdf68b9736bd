"""RLCard: random play through the environment (observation built every time), and through the rules alone."""

import importlib.metadata as md
import random
import time

import common
import rlcard
from rlcard.agents import RandomAgent

GAMES = ["leduc-holdem", "limit-holdem", "uno", "gin-rummy", "mahjong", "doudizhu", "bridge"]


def env_loop(env):
    def run(deadline):
        games, before = 0, env.timestep
        while time.perf_counter() < deadline:
            env.run(is_training=False)
            games += 1
        return {"games": games, "decisions": env.timestep - before}

    return run


def picker(name, env, luck):
    """A function that gives one random legal action in the form game.step() takes."""
    game = env.game
    if name in ("leduc-holdem", "limit-holdem"):  # already strings
        return lambda: luck.choice(game.get_legal_actions())
    if name == "bridge":
        return lambda: luck.choice(game.judger.get_legal_actions())
    return lambda: env._decode_action(luck.choice(list(env._get_legal_actions())))


def core_loop(name, env, luck):
    game, pick = env.game, picker(name, env, luck)

    def run(deadline):
        games = steps = 0
        while time.perf_counter() < deadline:
            game.init_game()
            while not game.is_over():
                game.step(pick())
                steps += 1
            games += 1
        return {"games": games, "decisions": steps}

    return run


def main():
    sink = common.Sink(common.args(), "RLCard", {name: md.version(name) for name in ("rlcard", "numpy")})
    rates = {"decisions_per_s": "decisions", "games_per_s": "games"}
    for name in filter(sink.wanted, GAMES):
        try:
            env = rlcard.make(name, config={"seed": 1})
            env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
        except Exception as error:
            sink.add({"name": name, "kind": "env", "error": f"{type(error).__name__}: {str(error)[:150]}"})
            continue
        common.measure(sink, name, env_loop(env), rates, kind="env", players=env.num_players)
        common.measure(sink, name, core_loop(name, env, random.Random(1)), rates, kind="core", players=env.num_players)


if __name__ == "__main__":
    main()
