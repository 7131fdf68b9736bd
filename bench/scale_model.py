"""A capacity model of the server as a discrete-event simulation (SimPy): docs/scale.md.

    python bench/scale_model.py --tables 200 --rate 500                      # one process
    python bench/scale_model.py --tables 200 --rate 500 --processes 2 --database postgres
    python bench/scale_model.py --sweep                                      # how many live tables a machine carries

What costs time is in `Costs`: the server's one thread that runs Python, for a choice and for each
frame; the group commit, which waits for the disk and takes what has gathered; following what another process has
stored; and the cores, which all processes and the database share. Everything else costs nothing here.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Generator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import simpy

SEATS = 4
Steps = Generator[Any, Any, None]


@dataclass(frozen=True)
class Costs:
    """Seconds, for Die Patin at tables of four.

    `spacing` is the store's own and `follow` was fitted to one run; the others are shares of a measured choice, divided
    by judgement (docs/scale.md).
    """

    choice: float = 260e-6  # read, grant, make the row, acknowledge
    frame: float = 110e-6  # what one viewer sees: made, compared, encoded and sent
    store: float = 30e-6  # a row in the writer's thread, which shares Python's lock with all of this
    commit: float = 250e-6  # a group, the same
    sync: float = 1.5e-3  # of the disk
    spacing: float = 6e-3  # from one group to the next: `store.SPACING`
    follow: float = 4e-3  # a table that another process has moved on: read, carried out
    database: float = 250e-6  # PostgreSQL's own processor time for a row
    thought: float = 0.0  # a bot's, on a core of its own worker


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    tables: int = 200
    rate: float = 500.0  # choices a second that people would make
    processes: int = 1
    cores: int = 2
    is_shared: bool = False  # PostgreSQL instead of SQLite
    is_pinned: bool = False  # all viewers of a table at one process
    seconds: float = 20.0
    settle: float = 3.0
    costs: Costs = field(default_factory=Costs)


class Process:
    """A server: one thread that runs Python, and a writer."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.python = simpy.PriorityResource(house.env)  # the lock that all its threads share
        self.waiting: list[simpy.Event] = []  # rows that are to be stored
        self.some = house.env.event()
        self.busy = 0.0
        house.env.process(self._write())

    def work(self, seconds: float, priority: int = 1) -> Steps:
        """Run Python for so long: the lock first, then a core."""
        with self.python.request(priority) as lock:
            yield lock
            with self.house.cores.request() as core:
                yield core
                yield self.house.env.timeout(seconds)
        self.busy += seconds

    def store(self) -> simpy.Event:
        """A row; the event comes when it is on disk."""
        done = self.house.env.event()
        self.waiting.append(done)
        if not self.some.triggered:
            self.some.succeed()
        return done

    def _write(self) -> Steps:
        env, costs, last = self.house.env, self.house.plan.costs, -1.0
        while True:
            yield self.some
            yield env.timeout(max(0.0, last + costs.spacing - env.now))
            rows, self.waiting, self.some = self.waiting, [], env.event()
            yield from self.work(costs.commit + costs.store * len(rows), priority=0)
            if self.house.plan.is_shared:
                with self.house.cores.request() as core:
                    yield core
                    yield env.timeout(costs.database * len(rows))
                self.house.database += costs.database * len(rows)
            with self.house.disk.request() as turn:
                yield turn
                yield env.timeout(self.house.luck.uniform(0.7, 1.3) * costs.sync)
            last = env.now
            self.house.commits += 1
            for done in rows:
                done.succeed()


class House:
    """The machine, its processes and all tables."""

    def __init__(self, plan: Plan, seed: int = 1) -> None:
        self.plan, self.luck, self.env = plan, random.Random(seed), simpy.Environment()
        self.cores = simpy.Resource(self.env, plan.cores)
        self.disk = simpy.Resource(self.env, 1)
        self.processes = [Process(self) for _ in range(plan.processes)]
        self.updates: list[float] = []
        self.oks, self.commits, self.database = 0, 0, 0.0
        for number in range(plan.tables):
            first = self.processes[number % plan.processes]
            places = [first if plan.is_pinned else self.luck.choice(self.processes) for _ in range(SEATS)]
            self.env.process(self._play(places))

    def _play(self, places: list[Process]) -> Steps:
        """A table: somebody thinks, chooses, and everybody sees it; then the next."""
        pause = self.plan.tables / self.plan.rate
        yield self.env.timeout(self.luck.uniform(0.0, pause))
        while True:
            seat = self.luck.randrange(SEATS)
            sent = self.env.now
            yield from self._choose(places, seat, sent)
            yield self.env.timeout(max(0.0, self.luck.uniform(0.5, 1.5) * pause - (self.env.now - sent)))

    def _choose(self, places: list[Process], seat: int, sent: float) -> Steps:
        costs, here = self.plan.costs, places[seat]
        yield from here.work(costs.choice)
        yield here.store()
        if self.env.now > self.plan.settle:
            self.oks += 1
        own = sum(place is here for place in places)
        shown = [self.env.process(self._show(here, costs.frame * own, own - 1, sent))]
        for other in {id(place): place for place in places if place is not here}.values():
            count = sum(place is other for place in places)
            shown.append(self.env.process(self._show(other, costs.follow + costs.frame * count, count, sent)))
        yield self.env.all_of(shown)

    def _show(self, process: Process, seconds: float, others: int, sent: float) -> Steps:
        yield from process.work(seconds)
        if sent > self.plan.settle:
            self.updates += [self.env.now - sent] * others

    def run(self) -> dict[str, Any]:
        """What it comes to."""
        plan = self.plan
        self.env.run(plan.settle + plan.seconds)
        delays, whole = sorted(self.updates) or [0.0], plan.settle + plan.seconds
        quantiles = {f"p{q}": round(1e3 * delays[(len(delays) - 1) * q // 100], 1) for q in (50, 95, 99)}
        busy = sum(process.busy for process in self.processes)
        rate = self.oks / plan.seconds
        return {
            "choices_per_s": round(rate),
            "update_ms": quantiles,
            "server_cpu": round(busy / whole, 2),
            "server_us_per_choice": round(1e6 * busy / whole / max(rate, 1e-9)),
            "database_cpu": round(self.database / whole, 2),
            "choices_per_commit": round(self.oks / plan.seconds * whole / max(self.commits, 1), 1),
        }


def sweep(plan: Plan) -> None:
    """The most choices a second at which the slowest hundredth of the updates stays within 50 ms, by doubling."""
    for cores, processes, pinned in ((2, 1, True), (2, 2, False), (2, 2, True), (8, 7, False), (8, 7, True)):
        shared = processes > 1
        best, rate, step = 0.0, 100.0, 2.0
        while step > 1.05:
            tried = replace(
                plan, rate=rate * step, tables=round(rate * step), cores=cores, processes=processes,
                is_shared=shared, is_pinned=pinned, seconds=6.0,
            )  # fmt: skip
            found = House(tried).run()
            if found["update_ms"]["p99"] <= 50 and found["choices_per_s"] >= 0.95 * tried.rate:
                best = rate = rate * step
            else:
                step **= 0.5
        where = {"cores": cores, "processes": processes, "pinned": pinned, "postgres": shared}
        print(json.dumps({**where, "choices_per_s": round(best)}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--pinned", action="store_true", help="all viewers of a table are at one process")
    parser.add_argument("--costs", default="", help="other costs in microseconds: choice=300,frame=120")
    parser.add_argument("--sweep", action="store_true")
    args = parser.parse_args()
    pairs = [one.partition("=") for one in args.costs.split(",") if one]
    told = {name: 1e-6 * float(value) for name, _, value in pairs}
    plan = Plan(
        args.tables, args.rate, args.processes, args.cores, args.database == "postgres", args.pinned,
        costs=replace(Costs(), **told),
    )  # fmt: skip
    if args.sweep:
        sweep(plan)
    else:
        print(json.dumps({**{k: v for k, v in asdict(plan).items() if k != "costs"}, **House(plan).run()}))


if __name__ == "__main__":
    main()
