"""What /metrics tells Prometheus: a few counters, gauges and histograms, in its text format."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager

REGISTRY: list[Metric] = []


class Metric:
    """A named number or family of numbers."""

    kind = "untyped"

    def __init__(self, name: str, what: str) -> None:
        self.name, self.what = f"undercity_{name}", what
        REGISTRY.append(self)

    def samples(self) -> Iterator[tuple[str, float]]:
        """Suffix with labels, and value."""
        raise NotImplementedError


class Counter(Metric):
    """Counts what happened, by one label or none."""

    kind = "counter"

    def __init__(self, name: str, what: str, label: str = "") -> None:
        super().__init__(name, what)
        self.label = label
        self.values: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "") -> None:
        self.values[value] = self.values.get(value, 0) + 1

    def samples(self) -> Iterator[tuple[str, float]]:
        for value, count in self.values.items():
            yield (f'{{{self.label}="{value}"}}' if self.label else ""), count


class Gauge(Metric):
    """A number asked for when it is read."""

    kind = "gauge"

    def __init__(self, name: str, what: str) -> None:
        super().__init__(name, what)
        self.ask: Callable[[], float] = lambda: 0

    def samples(self) -> Iterator[tuple[str, float]]:
        yield "", self.ask()


class Histogram(Metric):
    """How often values fell below certain bounds."""

    kind = "histogram"

    def __init__(self, name: str, what: str, bounds: tuple[float, ...]) -> None:
        super().__init__(name, what)
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    @contextmanager
    def time(self) -> Iterator[None]:
        began = time.perf_counter()
        yield
        self.observe(time.perf_counter() - began)

    def samples(self) -> Iterator[tuple[str, float]]:
        total = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            total += count
            yield f'_bucket{{le="{bound}"}}', total
        yield "_sum", self.sum
        yield "_count", total


_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

CHOICES = Counter("choices_total", "Choices and undos stored, by who made them.", "by")
REFUSALS = Counter("refusals_total", "Requests and messages refused, by code.", "code")
FRAMES = Counter("frames_total", "Frames sent over WebSockets, by type.", "type")
CHOICE_SECONDS = Histogram("choice_seconds", "From the arrival of a choice until it is stored and sent.", _SECONDS)
COMMIT_SECONDS = Histogram("commit_seconds", "Time of one group commit.", _SECONDS)
GROUP_SIZE = Histogram("commit_group", "Choices in one group commit.", (1, 2, 4, 8, 16, 32, 64, 128, 256))
BOT_SECONDS = Histogram("bot_seconds", "From a bot's turn until its choice.", _SECONDS)
BOT_RESTARTS = Counter("bot_restarts_total", "Bot workers that died or overran and were started again.")
TABLES = Gauge("tables", "Tables in memory.")
CONNECTIONS = Gauge("connections", "Open WebSockets.")
BOT_QUEUE = Gauge("bot_queue", "Bot decisions waiting or being thought about.")
WRITE_QUEUE = Gauge("write_queue", "Writes waiting for the disk.")


def page() -> str:
    """Everything, as Prometheus reads it."""
    lines = []
    for metric in REGISTRY:
        lines += [f"# HELP {metric.name} {metric.what}", f"# TYPE {metric.name} {metric.kind}"]
        lines += [f"{metric.name}{suffix} {value:g}" for suffix, value in metric.samples()]
    return "\n".join(lines) + "\n"
