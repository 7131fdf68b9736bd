"""Games that are over, step by step: each from the positions that were kept, in threads, never on the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from undercity.server.served import ServedMatch

KEPT = 64  # games whose curves are remembered


class Replays:
    """Steps and curves of finished games."""

    def __init__(self) -> None:
        self._curves: OrderedDict[str, list[list[float]]] = OrderedDict()  # by table; each is computed once,
        self._alone = asyncio.Lock()  # and one at a time: threads are for everybody

    async def step(
        self, whole: ServedMatch, step: int, seat: int | None, is_open: bool, language: str
    ) -> dict[str, Any]:
        """One position as a seat (None: a spectator) saw it; `is_open`: with nothing concealed."""
        return await asyncio.to_thread(_show, whole.at_step(step), step, whole.steps, seat, is_open, language)

    async def judgements(self, table_id: str, whole: ServedMatch) -> list[list[float]]:
        """How good each position looked: `[step][seat]`, from -1 (lost) to 1 (won)."""
        async with self._alone:
            if table_id not in self._curves:
                steps = range(whole.steps + 1)
                self._curves[table_id] = await asyncio.to_thread(lambda: [judge(whole.at_step(step)) for step in steps])
                while len(self._curves) > KEPT:
                    self._curves.popitem(last=False)
            return self._curves[table_id]


def _show(match: ServedMatch, step: int, steps: int, seat: int | None, is_open: bool, language: str) -> dict[str, Any]:
    view = match.view(seat, language)
    if is_open:
        view["table"] = match.game.face.view(match.state, None)
    choices = match.choices(seat, language) if seat is not None else []
    chronicle = match.chronicle(seat, language, since=match.clock)
    return {"step": step, "steps": steps, "view": view, "choices": choices, "chronicle": chronicle}


def judge(match: ServedMatch) -> list[float]:
    """How good the position looks for each seat. What is over needs no judgement: there the result counts."""
    s, rules = match.state, match.rules
    looks = rules.score(s).utility if s.over else [rules.judge(s, seat) for seat in range(match.seats)]
    return [round(max(-1.0, min(1.0, float(value))), 3) for value in looks[: match.seats]]
