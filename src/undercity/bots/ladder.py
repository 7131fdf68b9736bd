"""The rating ladder: a balanced round robin of levels, rated by openskill.

Every combination of levels that fits the table plays on the same deal in every rotation of the seats, so that
each level sits in each seat equally often; later rounds use other orders around the table. In a game for one
player the levels play the same deals one by one, and the better result wins the comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, islice, permutations
from multiprocessing import get_context
from typing import Any

import msgspec

from undercity.bots.arena import Played, play
from undercity.bots.bot import Bot, SearchBot
from undercity.bots.budget import BadLevel, Budget
from undercity.bots.levels import LEVELS, check_level, make
from undercity.engine.errors import BadOption
from undercity.engine.game import Game, find

SURE = 1.96  # standard deviations of a 95 % interval


class Pairing(msgspec.Struct):
    """A game to be played: who sits where, and the deal."""

    levels: tuple[str, ...]
    seed: int


class Outcome(msgspec.Struct):
    """A game played; seats of a game for one player are the levels that played the deal one by one."""

    levels: tuple[str, ...]
    seed: int
    ranks: list[int]
    points: list[int]
    utility: list[float]
    decisions: int
    longest: list[float]


class Standing(msgspec.Struct):
    """A level on the ladder."""

    level: str
    rating: float
    low: float
    high: float
    games: int
    wins: float  # shared first places count in parts
    mean_points: float
    longest_decision: float


class Ladder(msgspec.Struct):
    """What a ladder showed."""

    game: str
    seats: int
    outcomes: list[Outcome]
    standings: list[Standing]  # best first
    duels: dict[tuple[str, str], tuple[float, int]]  # score of the first against the second, and games


def block(levels: Sequence[str], seats: int) -> list[list[tuple[str, ...]]]:
    """Rounds of the tournament: in each, every combination sits in every rotation of one order."""
    if seats == 1:
        return [[tuple(levels)]]
    rounds = []
    for order in permutations(range(1, seats)):
        lineups = []
        for table in _tables(levels, seats):
            seated = [table[0], *(table[i] for i in order)]
            lineups += [tuple(seated[(i + turn) % seats] for i in range(seats)) for turn in range(seats)]
        rounds.append(lineups)
        if len(rounds) == 24:  # enough orders for any number of games people play
            break
    return rounds


def _tables(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Which levels meet: all combinations; at a table with more seats than levels, levels take several seats."""
    if seats <= len(levels):
        return list(combinations(levels, seats))
    count = len(levels)
    return [tuple(levels[(i + first) % count] for i in range(seats)) for first in range(count)]


def pairings(levels: Sequence[str], seats: int, games: int, seed: int) -> list[Pairing]:
    """The first games of the tournament; the rotations of one table share a deal."""

    def endless() -> Iterator[Pairing]:
        deal = seed
        while True:
            for lineups in block(levels, seats):
                for i, lineup in enumerate(lineups):
                    yield Pairing(lineup, deal + i // seats)
                deal += -(-len(lineups) // seats)

    return list(islice(endless(), games))


def play_pairing(game: Game, pairing: Pairing, seats: int, options: dict[str, Any], cap: Budget | None) -> Outcome:
    """Play one game of the ladder."""
    bots = [_bot(level, game, pairing.seed * 64 + seat, cap) for seat, level in enumerate(pairing.levels)]
    if seats > 1:
        played = play(game, bots, pairing.seed, options)
    else:
        played = _compare([play(game, [bot], pairing.seed, options) for bot in bots])
    return Outcome(
        pairing.levels, pairing.seed, played.ranks, played.points, played.utility, played.decisions, played.seconds
    )


def _bot(level: str, game: Game, seed: int, cap: Budget | None) -> Bot:
    bot = make(level, game, seed)
    if isinstance(bot, SearchBot):
        bot.budget = bot.budget.within(cap)
    return bot


def _compare(played: list[Played]) -> Played:
    """Several solo games on one deal as one game: ranked by result, then by points."""
    worth = [(one.utility[0], one.points[0]) for one in played]
    ranks = [1 + sum(other > own for other in worth) for own in worth]
    return Played(
        ranks,
        [one.points[0] for one in played],
        [one.utility[0] for one in played],
        sum(one.decisions for one in played),
        [one.seconds[0] for one in played],
    )


def _work(task: tuple[str, Pairing, int, dict[str, Any], Budget | None]) -> Outcome:
    name, pairing, seats, options, cap = task
    return play_pairing(find(name), pairing, seats, options, cap)


def climb(
    game: Game, seats: int, games: int, *, levels: Sequence[str] = tuple(LEVELS), seed: int = 0,
    options: dict[str, Any] | None = None, cap: Budget | None = None, jobs: int = 1,
    tick: Callable[[int], None] | None = None,
) -> Ladder:  # fmt: skip
    """Play the ladder; `cap` tightens the levels' own budgets, `jobs` is the number of processes."""
    check(game, seats, games, levels, options or {}, jobs)
    tasks = [(game.id, pairing, seats, options or {}, cap) for pairing in pairings(levels, seats, games, seed)]
    outcomes = []
    for outcome in _results(tasks, jobs):
        outcomes.append(outcome)
        if tick:
            tick(len(outcomes))
    return Ladder(game.id, seats, outcomes, standings(outcomes, levels), duels(outcomes))


def _results(tasks: list[tuple[str, Pairing, int, dict[str, Any], Budget | None]], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(_work, tasks)
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield from pool.map(_work, tasks)


def check(game: Game, seats: int, games: int, levels: Sequence[str], options: dict[str, Any], jobs: int) -> None:
    """Refuse a ladder that cannot be played, in one sentence."""
    game.blank(seats, options)  # refuses bad seats and options
    for level in levels:
        check_level(level, game)
    if len(set(levels)) < max(2, len(levels)):
        raise BadLevel("a ladder needs at least two levels, each named once")
    if games < 1:
        raise BadOption(f"the number of games must be at least 1, not {games}")
    if not 1 <= jobs <= 64:
        raise BadOption(f"the number of jobs must be from 1 to 64, not {jobs}")


# ------------------------------------------------------------------ ratings


def standings(outcomes: Sequence[Outcome], levels: Sequence[str]) -> list[Standing]:
    """The levels by rating, the best first."""
    rated = rate(outcomes, levels)
    return sorted((_standing(level, *rated[level], outcomes) for level in levels), key=lambda x: -x.rating)


def rate(outcomes: Sequence[Outcome], levels: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of each level's skill (Plackett-Luce, openskill)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skill = {level: model.rating(name=level) for level in levels}
    for outcome in outcomes:
        before = [[skill[level]] for level in outcome.levels]
        after = model.rate(before, ranks=[float(rank) for rank in outcome.ranks])
        for level in set(outcome.levels):  # a level with several seats takes the mean of what they earned
            own = [team[0] for team, name in zip(after, outcome.levels, strict=True) if name == level]
            mu, sigma = (sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own))
            skill[level] = model.rating(mu=mu, sigma=sigma, name=level)
    return {level: (skill[level].mu, skill[level].sigma) for level in levels}


def _standing(level: str, mean: float, deviation: float, outcomes: Sequence[Outcome]) -> Standing:
    games, wins, points, longest = 0, 0.0, 0, 0.0
    for outcome in outcomes:
        for seat, name in enumerate(outcome.levels):
            if name == level:
                games += 1
                wins += (outcome.ranks[seat] == 1) / outcome.ranks.count(1)
                points += outcome.points[seat]
                longest = max(longest, outcome.longest[seat])
    reach = SURE * deviation
    return Standing(
        level, round(mean, 2), round(mean - reach, 2), round(mean + reach, 2), games, round(wins, 2),
        round(points / max(games, 1), 2), longest,
    )  # fmt: skip


def duels(outcomes: Sequence[Outcome]) -> dict[tuple[str, str], tuple[float, int]]:
    """How often each level came before each other, over all games they shared; ties count half."""
    table: dict[tuple[str, str], tuple[float, int]] = {}
    for outcome in outcomes:
        for a, one in enumerate(outcome.levels):
            for b, other in enumerate(outcome.levels):
                if one != other:
                    better = outcome.ranks[a] < outcome.ranks[b]
                    even = outcome.ranks[a] == outcome.ranks[b]
                    score, games = table.get((one, other), (0.0, 0))
                    table[one, other] = (score + better + even / 2, games + 1)
    return table
