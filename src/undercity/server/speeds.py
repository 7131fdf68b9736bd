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
        while cold and compile_cold:
            playing = await self._in_play()
            name = next((name for name in cold if name in playing), cold[0])
            cold.remove(name)
            LOG.info("compiling", extra={"game": name})
            if await self._compile(name):
                await self._load(name)

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


def _be_nice() -> None:
    os.nice(10)
