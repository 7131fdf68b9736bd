"""Random play in bulk, through the seam: how fast the rules run, and what chance alone gives each seat.

Game i of a run with seed S is `Match(game, seed=S + i)` played by random players.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np

from undercity.engine.agenda import first_decider
from undercity.engine.errors import UndercityError
from undercity.engine.game import Game
from undercity.engine.luck import LUCK_STEP, WORD, first_luck, lucky
from undercity.engine.record import HEADER, HEADER_SIZE, MAX_SEATS, Record
from undercity.engine.seam import Rules, compile_shared, compiled, compiled_check, plain, pointer, seed_words

__all__ = ["Report", "random_game", "simulate", "soak"]

TALLY = 2 + 2 * MAX_SEATS  # decisions, longest game, then points and win shares by seat


def play_many(begin, apply, score, start, buf, out, result, words, games, tally):  # type: ignore[no-untyped-def]
    """Play whole games at random with compiled rules, in `buf`, from the blank record `start`."""
    header = buf[:HEADER_SIZE].view(HEADER)
    for _ in range(games):
        for i in range(len(start)):
            buf[i] = start[i]
        begin(buf, words)
        count = apply(buf, -1, -1, out)
        luck = first_luck(words[0])
        decisions = 0
        while count > 0:
            luck = (luck + LUCK_STEP) & WORD
            choice = out[(lucky(luck) * count) >> 32]
            count = apply(buf, first_decider(header[0].deciders), choice, out)
            decisions += 1
        score(buf, result)
        seats = header[0].seats
        winners = 0
        for seat in range(seats):
            winners += result[2 * seats + seat] == 1.0
        for seat in range(seats):
            tally[2 + seat] += result[seats + seat]
            tally[2 + MAX_SEATS + seat] += (result[2 * seats + seat] == 1.0) / max(winners, 1)
        tally[0] += decisions
        tally[1] = max(tally[1], decisions)
        for i in range(4):  # the next seed
            words[i] = (words[i] + 1) & WORD
            if words[i] != 0:
                break


@cache
def _compiled_play_many() -> Any:
    from numba import types as nb

    verbs = [pointer(verb) for verb in ("begin", "apply", "score")]
    buf, numbers, floats = nb.uint8[::1], nb.int64[::1], nb.float64[::1]
    return compile_shared(play_many, nb.void, *verbs, buf, buf, numbers, floats, numbers, nb.int64, floats)


def check_many(begin, apply, check, start, buf, out, words, games):  # type: ignore[no-untyped-def]
    """As `play_many`, with the invariants checked after every decision; returns what broke, or 0."""
    header = buf[:HEADER_SIZE].view(HEADER)
    for _ in range(games):
        for i in range(len(start)):
            buf[i] = start[i]
        begin(buf, words)
        count = apply(buf, -1, -1, out)
        luck = first_luck(words[0])
        broken = check(buf)
        while count > 0 and broken == 0:
            luck = (luck + LUCK_STEP) & WORD
            choice = out[(lucky(luck) * count) >> 32]
            count = apply(buf, first_decider(header[0].deciders), choice, out)
            broken = check(buf)
        if broken != 0:
            return broken
        words[0] = (words[0] + 1) & WORD
    return 0


@cache
def _compiled_check_many() -> Any:
    from numba import types as nb

    verbs = [pointer(verb) for verb in ("begin", "apply", "check")]
    buf, numbers = nb.uint8[::1], nb.int64[::1]
    return compile_shared(check_many, nb.int64, *verbs, buf, buf, numbers, numbers, nb.int64)


def soak(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    tick: Callable[[int], None] | None = None,
) -> None:
    """Play random games and check bounds and invariants after every decision; raise on the first broken one.

    >>> from undercity import find
    >>> soak(find("die_patin"), 2, 5)
    """
    blank = game.blank(seats, options or {})
    entries = compiled(game).entries
    verbs = [*(entries[verb] for verb in ("begin", "apply")), compiled_check(game)]
    loop = _compiled_check_many()
    buf, out = np.zeros_like(blank.array), np.zeros(max(game.choices.count, 1), np.int64)
    for first in range(0, games, 100):
        words = np.array(seed_words(seed + first), np.int64)
        count = min(100, games - first)
        broken = loop(*verbs, blank.array, buf, out, words, count)
        if broken:
            what = game.clause(broken) if broken > 0 else f"bounds of {list(game.state.fields)[-broken - 1]}"
            raise AssertionError(f"{game.id}, {seats} seats, seed {seed + words[0]}: {what} broken")
        if tick:
            tick(first + count)


def random_game(rules: Rules, s: Record, seed: int) -> int:
    """Play one game at random, choice by choice as `play_many` does; return the number of decisions.

    >>> from undercity import find
    >>> game = find("die_patin")
    >>> random_game(plain(game), game.blank(2, {}), seed=1) > 50
    True
    """
    rules.begin(s, seed)
    luck = first_luck(seed & WORD)
    decisions = 0
    while not s.over:
        seat = (s.deciders & -s.deciders).bit_length() - 1
        luck = (luck + LUCK_STEP) & WORD
        legal = rules.legal(s, seat)
        rules.apply(s, seat, legal[(lucky(luck) * len(legal)) >> 32])
        decisions += 1
    return decisions


class Report(msgspec.Struct):
    """What a run of random games showed.

    >>> from undercity import find
    >>> made = simulate(find("ratland"), 2, 10, speed="plain")
    >>> sum(made.win_share)
    1.0
    """

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    speed: str
    games: int
    decisions: int
    seconds: float
    decisions_per_s: float
    games_per_s: float
    mean_decisions: float
    longest_game: int
    mean_points: list[float]
    win_share: list[float]


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    speed: str = "compiled",
    tick: Callable[[int], None] | None = None,
) -> Report:
    """Play games at random; `tick(done)` reports progress. Compilation does not count into the time.

    >>> from undercity import find
    >>> simulate(find("die_patin"), 2, 20).games
    20
    """
    if games < 1:
        raise UndercityError(f"the number of games must be at least 1, not {games}")
    tally = np.zeros(TALLY)
    blank = game.blank(seats, options or {})
    run = _compiled_runner(game, blank, tally) if speed == "compiled" else _plain_runner(game, blank, tally)
    seconds = _run(run, games, seed, tick)
    return Report(
        game=game.id,
        seats=seats,
        seed=seed,
        options=options or {},
        speed=speed,
        games=games,
        decisions=int(tally[0]),
        seconds=round(seconds, 6),
        decisions_per_s=round(float(tally[0]) / seconds, 1),
        games_per_s=round(games / seconds, 2),
        mean_decisions=round(float(tally[0]) / games, 3),
        longest_game=int(tally[1]),
        mean_points=[round(float(x) / games, 4) for x in tally[2 : 2 + seats]],
        win_share=[round(float(x) / games, 4) for x in tally[2 + MAX_SEATS : 2 + MAX_SEATS + seats]],
    )


def _run(run: Callable[[int, int], None], games: int, seed: int, tick: Callable[[int], None] | None) -> float:
    """Run so many games in growing portions; the seconds they took."""
    spent = 0.0
    done = 0
    portion = 1
    while done < games:
        portion = min(portion, games - done)
        started = time.perf_counter()
        run(seed + done, portion)
        took = time.perf_counter() - started
        spent += took
        done += portion
        if took < 0.1:
            portion *= 2
        if tick:
            tick(done)
    return spent


def _compiled_runner(game: Game, blank: Record, tally: Any) -> Callable[[int, int], None]:
    entries = compiled(game).entries
    verbs = [entries[verb] for verb in ("begin", "apply", "score")]
    loop = _compiled_play_many()
    buf, out = np.zeros_like(blank.array), np.zeros(max(game.choices.count, 1), np.int64)
    result = np.zeros(3 * MAX_SEATS)

    def run(seed: int, games: int) -> None:
        words = np.array(seed_words(seed), np.int64)
        loop(*verbs, blank.array, buf, out, result, words, games, tally)

    return run


def _plain_runner(game: Game, blank: Record, tally: Any) -> Callable[[int, int], None]:
    rules = plain(game)

    def run(seed: int, games: int) -> None:
        for i in range(games):
            s = blank.copy()
            decisions = random_game(rules, s, seed + i)
            result = rules.score(s)
            winners = result.ranks.count(1)
            for seat in range(s.seats):
                tally[2 + seat] += result.points[seat]
                tally[2 + MAX_SEATS + seat] += (result.ranks[seat] == 1) / max(winners, 1)
            tally[0] += decisions
            tally[1] = max(tally[1], decisions)

    return run
