"""Simulations per second on one core: our search on every game, beside OpenSpiel's C++ MCTS and ISMCTS.

    python bench/bots_speed.py [--games die_patin ...] [--simulations 3000]

"whole games" plays every simulation out at random to the end, as OpenSpiel's RandomRolloutEvaluator does; "as set"
is the search as the bots use it. OpenSpiel has none of our games: its MCTS is measured on Go 9x9, its ISMCTS on gin
rummy, games of its own of similar length. Times are the process's CPU time, so that a shared machine matters less.
Positions are taken one third into a random game. Prints a Markdown table for bench/results.md.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from undercity import GAMES, find
from undercity.bots import Budget, SearchBot
from undercity.bots.levels import settings_of
from undercity.bots.search import compiled_think
from undercity.engine.game import Game
from undercity.engine.record import Record
from undercity.engine.seam import compiled
from undercity.lab.simulate import simulate


def position(game: Game, decisions: int) -> tuple[Record, int, list[int]]:
    """A decision with several choices, about so many decisions into a random game."""
    rules, luck = compiled(game), random.Random(1)
    s = game.blank(game.seats[0], {})
    rules.begin(s, 1)
    while True:
        seat = (s.deciders & -s.deciders).bit_length() - 1
        legal = rules.legal(s, seat)
        if s.clock >= decisions and len(legal) > 1:
            return rules.concealed(s, seat), seat, legal
        rules.apply(s, seat, luck.choice(legal))


def ours(game: Game, simulations: int) -> tuple[float, float, float]:
    """Mean decisions of a random game; simulations per second to the end, and as set."""
    length = simulate(game, game.seats[0], 20, seed=1).mean_decisions
    known, seat, legal = position(game, int(length / 3))
    speeds = []
    for change in ({"horizon": -1, "prior_weight": 0}, {}):
        bot = SearchBot(game, 1, Budget(simulations=simulations), {**settings_of(game), **change})
        bot.choose(known, seat, legal, Budget(simulations=64))
        spent, done, seed = 0.0, 0, 1
        while done < simulations:
            bot.seed = seed = seed + 1
            started = time.process_time()
            bot.choose(known, seat, legal)
            spent += time.process_time() - started
            done += bot.simulations
        speeds.append(done / spent)
    return length, speeds[0], speeds[1]


def theirs(name: str, hidden: bool, simulations: int) -> tuple[float, float]:
    """Mean decisions of a random game, and simulations per second of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)
    luck = random.Random(1)
    length = sum(_random_game(game, luck, None)[1] for _ in range(20)) / 20
    state = _random_game(game, luck, int(length / 3))[0]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if hidden:
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations)
    else:
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)
    started = time.process_time()
    bot.step(state)
    return length, simulations / (time.process_time() - started)


def _random_game(game: Any, luck: random.Random, decisions: int | None) -> tuple[Any, int]:
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, chances)[0])
        elif made == decisions:
            break
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            made += 1
    return state, made


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--simulations", type=int, default=3000)
    args = parser.parse_args()
    compiled_think()
    print("| search | game | decisions a game | simulations/s, whole games | decisions/s in them | as set |")
    print("|---|---|---|---|---|---|")
    per_decision: dict[str, float] = {}
    for name in args.games:
        length, whole, usual = ours(find(name), args.simulations)
        per_decision[name] = whole * length * 2 / 3
        print(
            f"| undercity | {name} | {length:.0f} | {whole:,.0f} | {per_decision[name]:,.0f} | {usual:,.0f} |",
            flush=True,
        )
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("\nOpenSpiel is not installed (pip install open_spiel): nothing to compare with.")
        return
    rival: dict[str, float] = {}
    for label, name, hidden in (("MCTS", "go(board_size=9)", False), ("ISMCTS", "gin_rummy", True)):
        length, speed = theirs(name, hidden, args.simulations)
        rival[label] = speed * length * 2 / 3
        print(f"| OpenSpiel {label} | {name} | {length:.0f} | {speed:,.0f} | {rival[label]:,.0f} | - |", flush=True)
    print()
    for name, speed in per_decision.items():
        ratios = ", ".join(f"{speed / other:.1f} times OpenSpiel's {label}" for label, other in rival.items())
        print(f"- {name}: {ratios}, in decisions simulated per second")


if __name__ == "__main__":
    main()
