"""How good each position of a finished game looked for each seat: the curves of the replay."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from undercity.engine.match import Match
from undercity.server.facts import Facts

KEPT = 64  # games whose curves are remembered


class Judgements:
    """Curves of finished games; each is computed once, in a thread, because it plays the whole game again."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, list[list[float]]] = OrderedDict()

    async def of(self, facts: Facts, moves: list[tuple[int, str]], speed: str) -> list[list[float]]:
        """`[step][seat]`, from -1 (lost) to 1 (won)."""
        if facts.id not in self._known:
            self._known[facts.id] = await asyncio.to_thread(judge_game, facts.new_match(speed), moves)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return self._known[facts.id]


def judge_game(match: Match, moves: list[tuple[int, str]]) -> list[list[float]]:
    """The judgement of every seat after each of the moves, and before the first."""
    found = [_judge(match)]
    for seat, notation in moves:
        match.choose(seat, notation)
        found.append(_judge(match))
    return found


def _judge(match: Match) -> list[float]:
    """What is over needs no judgement: there the result counts."""
    s, rules = match.state, match.rules
    looks = rules.score(s).utility if s.over else [rules.judge(s, seat) for seat in range(match.seats)]
    return [round(max(-1.0, min(1.0, float(value))), 3) for value in looks[: match.seats]]
