"""PettingZoo classic: the random loop of its documentation (AEC), observations and action mask included."""

import importlib
import importlib.metadata as md
import time
import warnings

warnings.filterwarnings("ignore")

import common  # noqa: E402

GAMES = ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "rps_v2", "go_v5", "chess_v6"]


def aec_loop(env):
    """Decisions are steps with a real action, not the None steps that only remove a finished agent."""
    seed = iter(range(1 << 30))

    def run(deadline):
        games = steps = 0
        while time.perf_counter() < deadline:
            env.reset(seed=next(seed))
            for agent in env.agent_iter():
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    action = None
                else:
                    mask = info.get("action_mask")
                    if mask is None and isinstance(observation, dict):
                        mask = observation.get("action_mask")
                    action = env.action_space(agent).sample(mask)
                    steps += 1
                env.step(action)
            games += 1
        return {"games": games, "decisions": steps}

    return run


def main():
    versions = {name: md.version(name) for name in ("pettingzoo", "rlcard", "gymnasium", "numpy")}
    sink = common.Sink(common.args(), "PettingZoo classic", versions)
    for name in filter(sink.wanted, GAMES):
        try:
            module = importlib.import_module("pettingzoo.classic." + name)
            env = module.env(board_size=9) if name.startswith("go_") else module.env()
            env.reset(seed=1)
            for i, agent in enumerate(env.agents):
                env.action_space(agent).seed(i)
        except Exception as error:
            sink.add({"name": name, "kind": "aec", "error": f"{type(error).__name__}: {str(error)[:150]}"})
            continue
        rates = {"decisions_per_s": "decisions", "games_per_s": "games"}
        common.measure(sink, name, aec_loop(env), rates, kind="aec")


if __name__ == "__main__":
    main()
