"""Compile the rules of several games at once, a process each, and tell how far each of them is."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from queue import Empty
from typing import Any

from undercity.engine.game import find
from undercity.engine.seam import CompiledRules, compiled_describe, is_warm

Tick = Callable[[str, int, int], None]  # game, rules compiled, rules in all

_tell: Any = None  # in a worker: where it tells how far it is


def _begin(queue: Any) -> None:
    global _tell
    _tell = queue


def _compile(name: str) -> str:
    CompiledRules(find(name), lambda _what, done, of: _tell.put((name, done, of)))
    compiled_describe(find(name))
    return name


def _largest_first(names: Sequence[str]) -> list[str]:
    """What takes longest begins first, so that no core is left alone with it at the end."""
    return sorted(names, key=lambda name: -sum(path.stat().st_size for path in find(name).folder.glob("*.py")))


def cold(names: Iterable[str]) -> list[str]:
    """The games that are not in the cache."""
    return [name for name in names if not is_warm(find(name))]


def warm(names: Sequence[str], tick: Tick, done: Callable[[str], None]) -> None:
    """Compile the games that are not in the cache, on all cores; `done` after each."""
    missing = cold(_largest_first(names))
    for name in names:
        if name not in missing:
            done(name)
    if not missing:
        return
    spawn = multiprocessing.get_context("spawn")
    queue = spawn.Queue()
    workers = min(len(missing), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_begin, initargs=(queue,)) as pool:
        waiting: set[Future[str]] = {pool.submit(_compile, name) for name in missing}
        while waiting:
            with contextlib.suppress(Empty):
                tick(*queue.get(timeout=0.2))
            ended = {future for future in waiting if future.done()}
            waiting -= ended
            for future in ended:
                done(future.result())
