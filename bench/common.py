"""Timing harness of the benchmark (standard library only, so that it runs in every peer's environment).

A benchmark is a callable run(deadline) -> counters that loops until time.perf_counter() >= deadline. It is
warmed up once and repeated REPEATS times; the median of every rate is reported, with min and max. Rates are
per second of CPU time of the (single-core) process, so that another process sharing the core does not count;
how much of the core the process got is kept beside them.
"""

import argparse
import json
import os
import statistics
import sys
import time

REPEATS = 3


def args(extra=None):
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one repeat")
    parser.add_argument("--warmup", type=float, default=0.3)
    parser.add_argument("--out", default=None, help="JSON file to write")
    parser.add_argument("--only", default=None, help="substring filter on row names")
    if extra:
        extra(parser)
    return parser.parse_args()


class Sink:
    """Collects rows and writes them as JSON after each row (so a crash loses nothing)."""

    def __init__(self, options, suite, versions):
        self.options = options
        self.doc = {"suite": suite, "versions": versions, "seconds": options.seconds, "repeats": REPEATS, "rows": []}

    def wanted(self, name):
        return self.options.only is None or self.options.only in name

    def add(self, row):
        self.doc["rows"].append(row)
        brief = {key: value for key, value in row.items() if not isinstance(value, dict)}
        print(json.dumps(brief), file=sys.stderr, flush=True)
        if self.options.out:
            with open(self.options.out, "w") as file:
                json.dump(self.doc, file, indent=1)


def measure(sink, name, run, rates, isolate=False, **info):
    """rates: {output name: counter}; each becomes counter per CPU second, the median of the repeats.

    isolate=True runs it in a forked child, so that a native crash becomes an error row.
    """
    if not sink.wanted(name):
        return None
    row = _isolated(sink, name, run, rates, info) if isolate else _measure(sink, name, run, rates, info)
    sink.add(row)
    return row


def _isolated(sink, name, run, rates, info):
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read_end)
        with os.fdopen(write_end, "w") as file:
            file.write(json.dumps(_measure(sink, name, run, rates, info)))
        os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end) as file:
        text = file.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return {"name": name, **info, "error": f"crashed with signal {os.WTERMSIG(status)}"}
    return json.loads(text)


def _measure(sink, name, run, rates, info):
    try:
        run(time.perf_counter() + sink.options.warmup)
        samples = {rate: [] for rate in rates}
        shares, last = [], {}
        for _ in range(REPEATS):
            wall, cpu = time.perf_counter(), time.process_time()
            last = run(wall + sink.options.seconds)
            wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
            shares.append(cpu / wall)
            for rate, counter in rates.items():
                samples[rate].append(last[counter] / cpu)
        row = {"name": name, **info, "cpu_share": statistics.median(shares)}
        for rate, seen in samples.items():
            row[rate] = statistics.median(seen)
            row[rate + "_spread"] = {"min": min(seen), "max": max(seen)}
        if last.get("games"):
            for counter in ("decisions", "chance"):
                if counter in last:
                    row[counter + "_per_game"] = last[counter] / last["games"]
    except Exception as error:
        row = {"name": name, **info, "error": f"{type(error).__name__}: {str(error)[:200]}"}  # is a result too
    return row
