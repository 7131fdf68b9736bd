"""Who plays the chunks: this process, several processes, or a Ray cluster. All give the same tables."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing.connection import wait as wait_for
from typing import Any, Protocol

from undercity.bots.arena import prepare
from undercity.engine.errors import UndercityError
from undercity.engine.game import find
from undercity.lab.store import Chunk, play_chunk
from undercity.lab.study import Cell

Task = tuple[Cell, Chunk]
Done = tuple[Chunk, bytes]
AHEAD = 2  # chunks a worker has waiting


class Crew(Protocol):
    """Plays chunks, in any order."""

    workers: int

    def play(self, tasks: Iterable[Task]) -> Generator[Done, None, None]: ...


def cores() -> int:
    """How many processes may run side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Alone:
    """Plays in this process."""

    workers = 1

    def play(self, tasks: Iterable[Task]) -> Generator[Done, None, None]:
        for cell, chunk in tasks:
            yield chunk, play_chunk(cell, chunk)


class Processes:
    """Plays in processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, tasks: Iterable[Task]) -> Generator[Done, None, None]:
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), _begin_work)
        try:
            yield from _in_flight(lambda task: pool.submit(_work, task), _first_done, tasks, self.workers)
        finally:
            _end(pool)


def _begin_work() -> None:
    """A worker leaves Ctrl+C to its parent, and ends when the parent does, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def _work(task: Task) -> Done:
    cell, chunk = task
    prepare(find(cell.game))
    return chunk, play_chunk(cell, chunk)


def _first_done(running: list[Future[Done]]) -> tuple[Future[Done], Done]:
    done = next(iter(wait(running, return_when=FIRST_COMPLETED).done))
    return done, done.result()


def _end(pool: ProcessPoolExecutor) -> None:
    """End the workers at once: what they have not finished is played again another time."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def _in_flight(
    start: Callable[[Task], Any],
    first_done: Callable[[list[Any]], tuple[Any, Done]],
    tasks: Iterable[Task],
    workers: int,
) -> Iterator[Done]:
    """Keep every worker busy without asking for more than is soon needed."""
    running: list[Any] = []
    for task in tasks:
        running.append(start(task))
        if len(running) >= workers * AHEAD:
            future, done = first_done(running)
            running.remove(future)
            yield done
    while running:
        future, done = first_done(running)
        running.remove(future)
        yield done


class OnRay:
    """Plays on a Ray cluster: the one at RAY_ADDRESS, or one of this machine's own."""

    def __init__(self, workers: int | None = None) -> None:
        if find_spec("ray") is None:
            raise UndercityError("--ray needs Ray, which is not installed; the extra undercity[ray] brings it")
        self.workers = workers or cores()

    def play(self, tasks: Iterable[Task]) -> Generator[Done, None, None]:
        with self._cluster() as ray:
            remote = ray.remote(num_cpus=1, max_retries=3)(_work)

            def first_done(running: list[Any]) -> tuple[Any, Done]:
                ready = ray.wait(running, num_returns=1)[0][0]
                return ready, ray.get(ready)

            yield from _in_flight(remote.remote, first_done, tasks, self.workers)

    @contextmanager
    def _cluster(self) -> Iterator[Any]:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if os.environ.get("RAY_ADDRESS"):
            ray.init(**quiet)
            self.workers = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        else:
            ray.init(num_cpus=self.workers, include_dashboard=False, **quiet)
        try:
            yield ray
        finally:
            ray.shutdown()
