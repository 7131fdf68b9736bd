"""Fair queues: who has had the least of late comes first, so that nobody's fifteen tables slow another's one."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")
HALF_LIFE = 30.0  # seconds after which what somebody had counts half


class FairQueue(Generic[T]):
    """A few things that can be lent, and those who wait for one."""

    def __init__(self, things: Iterable[T]) -> None:
        self._idle = list(things)
        self._waiting: list[tuple[str, asyncio.Future[T]]] = []  # in the order in which they came
        self._had: dict[str, tuple[float, float]] = {}  # by who: seconds, as of when
        self._since: dict[T, tuple[str, float]] = {}  # lent to whom, since when

    async def borrow(self, who: str) -> T:
        """One of the things, when it is this one's turn."""
        if self._idle:
            return self._lend(self._idle.pop(), who)
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, place))
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back(place.result())
            else:
                self._waiting.remove((who, place))
            raise

    def give_back(self, thing: T) -> None:
        """It is free again: who has had least comes next, of equals who came first."""
        who, since = self._since.pop(thing)
        self._had[who] = (self._had_by(who) + time.monotonic() - since, time.monotonic())
        if not self._waiting:
            self._idle.append(thing)
            self._forget()
            return
        index = min(range(len(self._waiting)), key=lambda i: (self._had_by(self._waiting[i][0]), i))
        who, place = self._waiting.pop(index)
        place.set_result(self._lend(thing, who))

    def _lend(self, thing: T, who: str) -> T:
        self._since[thing] = (who, time.monotonic())
        return thing

    def _had_by(self, who: str) -> float:
        seconds, then = self._had.get(who, (0.0, 0.0))
        return seconds * math.exp2((then - time.monotonic()) / HALF_LIFE)

    def _forget(self) -> None:
        if len(self._had) > 1000:
            self._had = {who: had for who, had in self._had.items() if self._had_by(who) > 0.01}
