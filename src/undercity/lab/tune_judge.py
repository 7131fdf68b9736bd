"""Tune a game's judgement (judgement.toml) by self-play.

    python -m undercity.lab.tune_judge die_patin --games 60            fit weights, print them
    python -m undercity.lab.tune_judge die_patin --games 60 --write    and write them into judgement.toml
    python -m undercity.lab.tune_judge die_patin --duel OLD.toml       play the weights in use against others

Search bots play whole games; positions on the way are kept with the final result. The weights are then moved
so that the judgement foretells the result as well as it can (least squares), held back towards the weights in
use so that what the games hardly show stays as it is. A quarter of the games is kept apart to see whether the
new weights foretell games they were not made from.

A judgement is written as lead / (|lead| + SPREAD), and the lead is a sum of weights times what lies on the
table. So what each weight multiplies can be read off the judgement itself: with that weight 1 and all others 0.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from undercity.bots.arena import play
from undercity.bots.bot import Bot, SearchBot
from undercity.bots.budget import Budget
from undercity.bots.certainty import interval
from undercity.engine.errors import BadOption
from undercity.engine.game import Game, find
from undercity.engine.record import Record
from undercity.engine.seam import compiled

UNIT = 1000  # the weights are in thousandths
HELD_BACK = 0.002  # how strongly weights are held to those in use


# ------------------------------------------------------------------ positions


class Spectated(msgspec.Struct):
    """A position on the way of a game, and what became of the seat it is judged for."""

    core: bytes
    seat: int
    game: int
    result: float


def watch(game: Game, seats: int, games: int, simulations: int, seed: int, every: int) -> list[Spectated]:
    """Positions of games that search bots play; now and then one plays a random choice, for variety."""
    rules, luck = compiled(game), np.random.default_rng(seed)
    bots = [SearchBot(game, seed + i, Budget(simulations=simulations)) for i in range(seats)]
    found = []
    for number in range(games):
        s = game.blank(seats, {})
        rules.begin(s, seed + number)
        on_the_way: list[tuple[bytes, int]] = []
        while not s.over:
            seat = (s.deciders & -s.deciders).bit_length() - 1
            legal = rules.legal(s, seat)
            if luck.random() < 0.1:
                rules.apply(s, seat, int(luck.choice(legal)))
            else:
                rules.apply(s, seat, bots[seat].choose(rules.concealed(s, seat), seat, legal))
            if luck.random() < 1 / every and not s.over:
                on_the_way.append((s.tobytes(), int(luck.integers(seats))))
        utility = rules.score(s).utility
        found += [Spectated(core, seat, number, utility[seat]) for core, seat in on_the_way]
    return found


# ------------------------------------------------------------------ what each weight multiplies


def room_of(game: Game) -> ModuleType:
    """The module of the game's judgement."""
    return sys.modules[game.judge.__module__]


def weights_of(game: Game) -> dict[str, int]:
    """The weights in use, by their names in judgement.toml."""
    return tomllib.loads((game.folder / "judgement.toml").read_text(encoding="utf-8"))


def _constant(game: Game, name: str) -> str:
    """The name of a weight in judgement.py: W_AREA for area, or AREA."""
    room = room_of(game)
    for constant in (f"W_{name.upper()}", name.upper()):
        if hasattr(room, constant):
            return constant
    raise BadOption(f"{room.__name__} has no constant for the weight {name!r}")


def features(game: Game, spectated: Sequence[Spectated]) -> np.ndarray[Any, Any]:
    """A row a position, a column a weight (without the spread): what the weight multiplies in the lead."""
    room, names = room_of(game), [name for name in weights_of(game) if name != "spread"]
    constants = {name: _constant(game, name) for name in (*names, "spread")}
    kept = {constant: getattr(room, constant) for constant in constants.values()}
    s: Record = game.state()
    columns = np.zeros((len(spectated), len(names)))
    try:
        setattr(room, constants["spread"], UNIT)
        for column, name in enumerate(names):
            for other in names:
                setattr(room, constants[other], UNIT if other == name else 0)
            for row, position in enumerate(spectated):
                s.load(position.core)
                judged = game.judge(s, position.seat)
                columns[row, column] = judged / (1 - abs(judged))
    finally:
        for constant, number in kept.items():
            setattr(room, constant, number)
    return columns


# ------------------------------------------------------------------ fitting


def foretell(columns: Any, weights: Any, spread: float) -> Any:
    lead = columns @ weights
    return lead / (np.abs(lead) + spread)


def fit(columns: Any, results: Any, weights: Any, spread: float, rounds: int = 4000) -> tuple[Any, float]:
    """Weights (in thousandths) and spread that foretell the results best; the first weight is the measure."""
    scale = np.maximum(np.abs(weights), 50.0)
    start = np.append(weights / scale, 1.0)
    point, speed, memory = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for turn in range(1, rounds + 1):
        slope = _slope(columns * scale, results, point, spread) + HELD_BACK * (point - start)
        slope[0] = 0.0
        speed = 0.9 * speed + 0.1 * slope
        memory = 0.999 * memory + 0.001 * slope * slope
        step = speed / (1 - 0.9**turn) / (np.sqrt(memory / (1 - 0.999**turn)) + 1e-9)
        point -= 0.01 * step
        point[-1] = max(point[-1], 0.1)
    return point[:-1] * scale, float(point[-1] * spread)


def _slope(columns: Any, results: Any, point: Any, spread: float) -> Any:
    """Gradient of the mean squared error in the weights and the spread."""
    lead, width = columns @ point[:-1], point[-1] * spread
    below = np.abs(lead) + width
    error = 2 * (lead / below - results) / len(results)
    by_weight = columns.T @ (error * width / below**2)
    by_spread = float(np.sum(error * -lead * spread / below**2))
    return np.append(by_weight, by_spread)


def error(columns: Any, results: Any, weights: Any, spread: float) -> float:
    """Mean squared error of the judgement; 1 is as good as saying nothing."""
    return float(np.mean((foretell(columns, weights, spread) - results) ** 2))


def tune(game: Game, spectated: Sequence[Spectated]) -> tuple[dict[str, int], float, float]:
    """New weights, and the error of the old and the new ones on the games kept apart."""
    old = weights_of(game)
    names = [name for name in old if name != "spread"]
    columns = features(game, spectated)
    results = np.array([position.result for position in spectated])
    apart = np.array([position.game % 4 == 3 for position in spectated])
    start = np.array([old[name] for name in names], float)
    made, spread = fit(columns[~apart], results[~apart], start, float(old["spread"]))
    before = error(columns[apart], results[apart], start, old["spread"])
    after = error(columns[apart], results[apart], made, spread)
    new = {name: round(float(weight)) for name, weight in zip(names, made, strict=True)}
    return {**new, "spread": round(spread)}, before, after


def write(game: Game, weights: dict[str, int]) -> None:
    """Put numbers into judgement.toml; its words stay."""
    path = game.folder / "judgement.toml"
    text = path.read_text(encoding="utf-8")
    for name, number in weights.items():
        text = re.sub(rf"(?m)^{name} = -?\d+ *(?=#|$)", f"{name} = {number}".ljust(23), text)
    path.write_text("".join(line.rstrip() + "\n" for line in text.splitlines()), encoding="utf-8")


# ------------------------------------------------------------------ old weights against new


class Question(msgspec.Struct):
    """What a bot in another process is asked: the same as any bot."""

    core: bytes
    seat: int
    legal: list[int]


class FarBot(Bot):
    """A search bot that lives in a process with other weights: compiled rules cannot have two judgements."""

    def __init__(self, game: Game, weights: Path, simulations: int) -> None:
        super().__init__(game, 0)
        self.home = Path(tempfile.mkdtemp(prefix="undercity-judgement-"))
        package = Path(__file__).parent.parent
        shutil.copytree(package, self.home / "undercity", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(weights, self.home / "undercity" / "games" / game.id / "judgement.toml")
        command = [sys.executable, "-m", "undercity.lab.tune_judge", game.id, "--answer", str(simulations)]
        self.process = subprocess.Popen(command, cwd=self.home, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def choose(self, known: Record, seat: int, legal: Sequence[int], budget: Budget | None = None) -> int:
        """Ask the other process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(Question(known.tobytes(), seat, list(legal))) + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)
        shutil.rmtree(self.home, ignore_errors=True)


def answer(game: Game, simulations: int) -> None:
    """Serve a FarBot: a line with a question in, a line with a choice out."""
    bot = SearchBot(game, 0, Budget(simulations=simulations))
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        print(bot.choose(game.state(question.core), question.seat, question.legal), flush=True)


def duel(game: Game, other: Path, games: int, simulations: int, seed: int) -> float:
    """Score of the weights in use against others, at two seats, half of the games in each seat."""
    own = SearchBot(game, 1, Budget(simulations=simulations))
    far = FarBot(game, other, simulations)
    score = 0.0
    try:
        for number in range(games):
            seat = number % 2
            bots: list[Bot] = [own, far] if seat == 0 else [far, own]
            score += (play(game, bots, seed + number // 2).utility[seat] + 1) / 2
    finally:
        far.close()
    return score


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune a game's judgement by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--every", type=int, default=4, help="keep about one position in so many")
    parser.add_argument("--write", action="store_true", help="write the new weights into judgement.toml")
    parser.add_argument("--duel", type=Path, metavar="TOML", help="play the weights in use against these")
    parser.add_argument("--answer", type=int, metavar="SIMULATIONS", help=argparse.SUPPRESS)
    args = parser.parse_args()
    game = find(args.game)
    if args.answer:
        answer(game, args.answer)
    elif args.duel:
        score = duel(game, args.duel, args.games, args.simulations, args.seed)
        low, high = interval(score, args.games)
        print(f"weights in use: {score / args.games:.3f} ({low:.3f} to {high:.3f}) of {args.games} games")
    else:
        spectated = watch(game, args.seats or game.seats[0], args.games, args.simulations, args.seed, args.every)
        weights, before, after = tune(game, spectated)
        old = weights_of(game)
        for name, number in weights.items():
            print(f"{name:20} {old[name]:>7} -> {number:>7}")
        print(f"error on games kept apart: {before:.4f} -> {after:.4f} ({len(spectated)} positions)")
        if args.write:
            write(game, weights)


if __name__ == "__main__":
    main()
