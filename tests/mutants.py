"""Break a game's rules on purpose and see whether its tests notice.

    python tests/mutants.py die_patin                 # 300 mutants of its plain rules; see also --help
    python tests/mutants.py die_patin --again         # only those that survived the last run

Every mutant (tests/mutation.py) is tried in a process of its own, forked after the tests are collected: the code of
one rule is exchanged in place, then the tests that reach the changed lines run, shortest first, until one fails. A
mutant that no test notices survives. The tests are those of tests/games/<game>, and of the suite the one that measures
imagined worlds: not the golden games, which notice everything and explain nothing, and none that use compiled rules,
since only plain ones are broken.

Survivors go to mutants/<game>.toml. Each wants a test; one that cannot make a difference in any reachable position
goes to tests/games/<game>/equivalent_mutants.toml instead, with its reason, and counts no longer.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import pickle
import resource
import selectors
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import coverage
import pytest
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from mutation import Mutant, Name, choose, mutants_of
from undercity import GAMES, find
from undercity.engine import seam
from undercity.engine.game import Game

TESTS = Path(__file__).parent
REPORTS = TESTS.parent / "mutants"
SOURCES = Path(seam.__file__).parents[3]
PATIENCE = 10  # times the processor time a test needs by itself, then its mutant hangs and is dead


class Reach(NamedTuple):
    """What a test does with unbroken rules: the lines it reaches by file, and the processor time it takes."""

    lines: dict[str, set[int]]
    seconds: float
    outcome: str  # passed, failed or skipped


class Verdict(NamedTuple):
    """What became of a mutant: who noticed it, or "" if nobody did, among how many tests that reach it."""

    mutant: Mutant
    noticed_by: str
    reached_by: int


# ------------------------------------------------------------------ processes


def in_processes(tasks: Sequence[Callable[[], Any]], jobs: int) -> Iterator[tuple[int, Any]]:
    """Run each task in a fork of this process; yields its number and result, None where the process was ended."""
    waiting = selectors.DefaultSelector()
    todo = iter(enumerate(tasks))
    running = 0
    while True:
        for number, task in islice(todo, jobs - running):
            pid, pipe = _fork(task)
            waiting.register(pipe, selectors.EVENT_READ, (number, pid, bytearray()))
            running += 1
        if not running:
            return
        for key, _ in waiting.select():
            number, pid, told = key.data
            if chunk := os.read(key.fd, 1 << 16):
                told += chunk
                continue
            waiting.unregister(key.fd)
            os.close(key.fd)
            status = os.waitpid(pid, 0)[1]
            running -= 1
            yield number, pickle.loads(told) if status == 0 else None


def _fork(task: Callable[[], Any]) -> tuple[int, int]:
    here, there = os.pipe()
    if pid := os.fork():
        os.close(there)
        return pid, here
    os.close(here)
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    status = 1
    try:
        with os.fdopen(there, "wb") as pipe:
            pipe.write(pickle.dumps(task()))
        status = 0
    finally:
        os._exit(status)


def _have_seconds(seconds: float) -> None:
    """End this process when it has used so much more processor time (a busy machine ends nobody)."""
    limit = math.ceil(time.process_time() + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)


# ------------------------------------------------------------------ the hunt


class Hunt:
    """A pytest plugin that runs the collected tests against mutants instead of once."""

    def __init__(self, game: str, mutants: list[Mutant], jobs: int) -> None:
        self.game, self.mutants, self.jobs = game, mutants, jobs
        self.verdicts: list[Verdict] = []
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not item.get_closest_marker("slow")]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        seam.CompiledRules.__init__ = _stand_aside  # type: ignore[method-assign]
        _load(find(self.game))
        with _progress() as progress:
            reaches = self._measure(session.items, progress)
            self.failed = [item.nodeid for item, reach in zip(session.items, reaches, strict=True)
                           if reach.outcome == "failed"]  # fmt: skip
            if not self.failed:
                self._hunt(session.items, reaches, progress)
        return True

    def _measure(self, items: list[pytest.Item], progress: Progress) -> list[Reach]:
        """Each test alone in a fresh process, so that nothing kept from another test hides what it reaches."""
        bar = progress.add_task(f"{self.game}: what the tests reach", total=len(items))
        tasks = [partial(_reach, item, find(self.game).folder) for item in items]
        reaches = [Reach({}, 0.0, "failed")] * len(items)
        for number, reach in in_processes(tasks, self.jobs):
            reaches[number] = reach or reaches[number]
            progress.advance(bar)
        return reaches

    def _hunt(self, items: list[pytest.Item], reaches: list[Reach], progress: Progress) -> None:
        bar = progress.add_task(f"{self.game}: mutants", total=len(self.mutants))
        order = sorted(range(len(items)), key=lambda i: reaches[i].seconds)
        hunters = []
        for mutant in self.mutants:
            lines, path = set(mutant.lines), str(mutant.path)
            hunters.append(
                [i for i in order if reaches[i].outcome == "passed" and lines & reaches[i].lines.get(path, set())]
            )
        tasks = [
            partial(_try, mutant, [(items[i], reaches[i].seconds) for i in chosen])
            for mutant, chosen in zip(self.mutants, hunters, strict=True)
        ]
        verdicts = {}
        for number, noticed in in_processes(tasks, self.jobs):
            by = "it hangs" if noticed is None else noticed
            verdicts[number] = Verdict(self.mutants[number], by, len(hunters[number]))
            progress.advance(bar)
        self.verdicts = [verdicts[number] for number in sorted(verdicts)]


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True))


def _load(game: Game) -> None:
    """What takes its time once in a process, here before the forks: rules and words."""
    seam.plain(game)
    for language in game.words.languages:
        game.words.messages(language)


def _stand_aside(*_: object, **__: object) -> None:
    pytest.skip("compiled rules cannot be broken in place")


def _outcome(item: pytest.Item) -> str:
    """Run a test alone, with its fixtures."""
    outcomes = {report.outcome for report in runtestprotocol(item, nextitem=None, log=False)}
    return next(outcome for outcome in ("failed", "skipped", "passed") if outcome in outcomes)


def _reach(item: pytest.Item, folder: Path) -> Reach:
    seen = coverage.Coverage(data_file=None, include=[str(folder / "*")], config_file=False)
    began = time.process_time()
    seen.start()
    outcome = _outcome(item)
    seen.stop()
    data = seen.get_data()
    lines = {path: set(data.lines(path) or ()) for path in data.measured_files()}
    return Reach(lines, time.process_time() - began, outcome)


def _try(mutant: Mutant, tests: Iterable[tuple[pytest.Item, float]]) -> str:
    """Break the rule in this process; the name of the first test that notices, or ""."""
    mutant.rule.__code__ = mutant.code()
    for item, seconds in tests:
        _have_seconds(2 + PATIENCE * seconds)
        if _outcome(item) == "failed":
            return item.nodeid
    return ""


# ------------------------------------------------------------------ the report


def equivalents_of(game: str) -> dict[Name, str]:
    """Mutants that make no difference in any reachable position, with their reasons."""
    path = TESTS / "games" / game / "equivalent_mutants.toml"
    return _read(path) if path.exists() else {}


def _read(path: Path) -> dict[Name, str]:
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return {Name(e["function"], e["statement"], e["mutation"], e.get("nth", 1)): e.get("reason", "") for e in entries}


def _entry(verdict: Verdict) -> str:
    name, mutant = verdict.mutant.name, verdict.mutant
    reached = f"reached by {verdict.reached_by} tests" if verdict.reached_by else "no test reaches it"
    lines = [f"# {mutant.path.relative_to(SOURCES)}:{mutant.lines[0]}, {reached}", "[[mutant]]"]
    lines += [f"{part} = {json.dumps(getattr(name, part), ensure_ascii=False)}" for part in name._fields[:3]]
    if name.nth > 1:
        lines.append(f"nth = {name.nth}")
    return "\n".join([*lines, 'reason = ""', ""])


def report(hunt: Hunt, equivalent: int, path: Path) -> float:
    """Write the survivors, say the score; returns it in percent."""
    alive = [verdict for verdict in hunt.verdicts if not verdict.noticed_by]
    tried = len(hunt.verdicts)
    score = 100 * (tried - len(alive)) / max(tried, 1)
    hung = sum(verdict.noticed_by == "it hangs" for verdict in hunt.verdicts)
    line = (f"{hunt.game}: {tried - len(alive)} of {tried} mutants noticed ({score:.1f} %, {hung} of them hang), "
            f"{len(alive)} survive; {equivalent} named as equivalent")  # fmt: skip
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([f"# {line}", "", *map(_entry, alive)]), encoding="utf-8")
    print(line)
    print(f"survivors: {os.path.relpath(path)}")
    return score


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--count", type=int, default=300, help="how many mutants, spread over all rules (300)")
    parser.add_argument("--of", default="", metavar="NAME", help="only rules whose <file>.<function> contains this")
    parser.add_argument("--again", action="store_true", help="only the survivors of the last run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at once")
    parser.add_argument("--least", type=float, default=95, help="fail below this score in percent (95)")
    args = parser.parse_args()
    every = mutants_of(find(args.game))
    equivalent = equivalents_of(args.game)
    if wrong := [name for name, reason in equivalent.items() if not reason or name not in {m.name for m in every}]:
        print(f"equivalent_mutants.toml: no such mutant, or no reason: {wrong[0]}")
        return 2
    path = REPORTS / f"{args.game}.toml"
    if args.again:
        last = _read(path)
        chosen = [mutant for mutant in every if mutant.name in last and mutant.name not in equivalent]
    else:
        wanted = [mutant for mutant in every if args.of in mutant.name.function]
        chosen = choose(wanted, args.count, set(equivalent))
    hunt = Hunt(args.game, chosen, args.jobs)
    quiet = ["-q", "-q", "-s", "--no-header", "--no-summary", "-p", "no:timeout", "-p", "no:cacheprovider"]
    imagined = f"{TESTS}/games/test_suite.py::test_worlds_are_imagined_as_often_as_they_are_true[plain-{args.game}]"
    pytest.main([*quiet, str(TESTS / "games" / args.game), imagined], plugins=[hunt])
    if hunt.failed or not hunt.verdicts:
        print("fails with unbroken rules:", *hunt.failed or ["no test was collected"], sep="\n")
        return 2
    return 0 if report(hunt, len(equivalent), path) >= args.least else 1


if __name__ == "__main__":
    sys.exit(main())
