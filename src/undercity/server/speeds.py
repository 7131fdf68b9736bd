"""People never wait for the compiler: games run on the plain rules until their compiled code is ready.

A game that is not in the cache is compiled by another process, `undercity warm`; then this one loads it
and every table of the game changes over.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Collection

from undercity.engine.game import GAMES, find
from undercity.engine.seam import compiled, is_warm

LOG = logging.getLogger("undercity.speeds")


class Speeds:
    """Which games are compiled by now."""

    def __init__(self, on_ready: Callable[[str], None], in_play: Callable[[], Awaitable[Collection[str]]]) -> None:
        self._ready: set[str] = set()
        self._on_ready, self._in_play = on_ready, in_play
        self._asked: set[str] = set()  # editions that tables are played by
        self._wanted: list[str] = []  # those of them that are to be compiled
        self._called = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None

    def speed(self, game: str) -> str:
        return "compiled" if game in self._ready else "plain"

    async def warm_up(self, compile_cold: bool) -> None:
        """Load what is in the cache; then compile the rest, one game after the other, those in play first."""
        cold = []
        for name in GAMES:
            if await asyncio.to_thread(is_warm, find(name)):
                await self._load(name)
            else:
                cold.append(name)
        while compile_cold:
            while cold or self._wanted:
                name = await self._next(cold)
                LOG.info("compiling", extra={"game": name})
                if await self._compile(name):
                    await self._load(name)
            self._called.clear()
            await self._called.wait()

    async def _next(self, cold: list[str]) -> str:
        """Games in play come first, then editions, which are compiled only where a table has one."""
        playing = await self._in_play()
        name = next((name for name in cold if name in playing), None)
        if name is None and self._wanted:
            return self._wanted.pop(0)
        name = name or cold[0]
        cold.remove(name)
        return name

    def is_new(self, edition: str) -> bool:
        """Whether nobody has asked for this edition yet."""
        return edition not in self._asked

    async def want(self, edition: str) -> None:
        """A table is played by this edition: it is compiled if it is not in the cache."""
        if edition in self._asked:
            return
        self._asked.add(edition)
        if await asyncio.to_thread(_is_warm, edition):
            await self._load(edition)
        else:
            self._wanted.append(edition)
            self._called.set()

    async def _load(self, name: str) -> None:
        await asyncio.to_thread(compiled, find(name))
        self._ready.add(name)
        self._on_ready(name)

    async def _compile(self, name: str) -> bool:
        """In another process, which gives way to people and bots."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "undercity", "warm", name,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL, preexec_fn=_be_nice,
        )  # fmt: skip
        if await self._process.wait() == 0:
            return True
        LOG.warning("compiling failed; the game stays on the plain rules", extra={"game": name})
        return False

    def close(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()


def _is_warm(edition: str) -> bool:
    return is_warm(find(edition))


def _be_nice() -> None:
    os.nice(10)
