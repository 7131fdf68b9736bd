"""Undercity: random play at every speed, states and copies, search, compile and start times."""

import argparse
import importlib.metadata as md
import os
import random
import resource
import subprocess
import sys
import tempfile
import time

import common
import numpy as np
from peer_pettingzoo import aec_loop

from undercity.bots import Budget, SearchBot
from undercity.bots.settings import settings_of
from undercity.engine.game import GAMES, find
from undercity.engine.seam import compiled
from undercity.lab.simulate import simulate

RATES = {"decisions_per_s": "decisions", "games_per_s": "games"}
BATCH = 4096
SEARCHES = {"search": {}, "search whole": {"horizon": -1, "prior_weight": 0}}  # as the bots do it; played to the end


def random_play(game, seats, speed):
    seed = [0]

    def run(deadline):
        games, decisions, portion = 0, 0, 1
        while time.perf_counter() < deadline:
            began = time.perf_counter()
            report = simulate(game, seats, portion, seed[0], speed=speed)
            seed[0] += portion
            games, decisions = games + portion, decisions + report.decisions
            if time.perf_counter() - began < 0.05:
                portion *= 2
        return {"games": games, "decisions": decisions}

    return run


def vector_steps(game, seats, threads):
    """Steps of the vector environment, masks and observations written; choosing is outside the clock."""
    from undercity.envs.vector import ManyGames

    games = ManyGames(game, BATCH, seats=seats, threads=threads, copy=False)
    luck = np.random.default_rng(1)
    seen, _ = games.reset(seed=1)
    noise = [luck.random(seen["action_mask"].shape, np.float32) for _ in range(8)]

    def run(repeats):
        """Seconds of wall clock and of CPU in `repeats` steps."""
        wall = cpu = 0.0
        for k in range(repeats):
            actions = (games._masks * noise[k % 8]).argmax(1)
            w, c = time.perf_counter(), time.process_time()
            games.step(actions)
            wall, cpu = wall + time.perf_counter() - w, cpu + time.process_time() - c
        return wall, cpu

    run(20)
    return sorted((BATCH * 60 / wall, BATCH * 60 / cpu) for wall, cpu in (run(60) for _ in range(common.REPEATS)))


def state_copies(game, seats):
    s = game.blank(seats, {})
    rules = compiled(game)
    rules.begin(s, 1)
    source, target = s.array[: game.state.core], np.zeros(game.state.core, np.uint8)

    def run(deadline):
        count = 0
        while time.perf_counter() < deadline:
            for _ in range(1000):
                target[:] = source
            count += 1000
        return {"copies": count}

    return run


def searches(game, seats, change):
    """Simulations of the search the bots use, but for `change`, along games whose moves are random."""
    budget, rules = Budget(simulations=1000), compiled(game)
    bot = SearchBot(game, 1, budget, {**settings_of(game, seats), **change})
    luck = random.Random(3)

    def run(deadline):
        count = 0
        while time.perf_counter() < deadline:
            s = game.blank(seats, {})
            rules.begin(s, luck.getrandbits(64))
            while not s.over and time.perf_counter() < deadline:
                seat = (s.deciders & -s.deciders).bit_length() - 1
                legal = rules.legal(s, seat)
                if len(legal) > 1:
                    bot.choose(rules.concealed(s, seat), seat, legal, budget)
                    count += bot.simulations
                rules.apply(s, seat, luck.choice(legal))
        return {"sims": count}

    return run


def start_seconds(game):
    """CPU seconds of a fresh process until the compiled rules are there: nothing cached, then cached."""
    script = f"from undercity.engine.seam import compiled; from undercity import find; compiled(find({game.id!r}))"
    with tempfile.TemporaryDirectory() as folder:
        seconds = []
        for _ in range(2):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([sys.executable, "-c", script], check=True, env={**os.environ, "UNDERCITY_CACHE": folder})
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return seconds


def tables(game):
    """The numbers of seats that are measured: the fewest, and four if the game allows."""
    return sorted({game.seats[0], min(game.seats[-1], 4)})


def measure_game(sink, game, cold):
    from undercity.envs.zoo import env

    for seats in tables(game):
        info = {"players": seats}
        common.measure(sink, game.id, random_play(game, seats, "compiled"), RATES, kind="compiled", **info)
        common.measure(sink, game.id, random_play(game, seats, "plain"), RATES, kind="plain", **info)
        common.measure(sink, game.id, aec_loop(env(game.id, seats)), RATES, kind="aec", **info)
        for kind, change in SEARCHES.items():
            common.measure(sink, game.id, searches(game, seats, change), {"sims_per_s": "sims"}, kind=kind, **info)
        measure_vector(sink, game, seats, 1)
    row = {"name": game.id, "kind": "state", "bytes": game.state.core, "choices": game.choices.count}
    sink.add(row)
    common.measure(sink, game.id, state_copies(game, game.seats[0]), {"copies_per_s": "copies"}, kind="copy")
    if cold:
        first, later = start_seconds(game)
        sink.add({"name": game.id, "kind": "start", "cold_s": first, "warm_s": later})


def measure_vector(sink, game, seats, threads):
    rates = vector_steps(game, seats, threads)
    wall, cpu = rates[len(rates) // 2]
    row = {"name": game.id, "kind": f"vector {threads}", "players": seats}
    sink.add({**row, "steps_per_s": wall, "steps_per_cpu_s": cpu})


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-cold", action="store_true", help="leave out the time of a cold compile")
    parser.add_argument("--vector", type=int, metavar="THREADS", help="only the vector environment, so many threads")


def main():
    options = common.args(add_arguments)
    sink = common.Sink(options, "Undercity", {name: md.version(name) for name in ("numba", "numpy", "pettingzoo")})
    for name in filter(sink.wanted, GAMES):
        game = find(name)
        if options.vector:
            for seats in tables(game):
                measure_vector(sink, game, seats, options.vector)
        else:
            measure_game(sink, game, not options.no_cold)


if __name__ == "__main__":
    main()
