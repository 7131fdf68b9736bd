"""What scripts cost, from a trace of Chromium: processor time of each task that has the mark of a change."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

SAMPLES = 100  # microseconds between two samples of the profile
COLLECTIONS = ("MinorGC", "MajorGC", "V8.GC", "BlinkGC", "CppGC")
COVERS = {"FunctionCall", "v8.callFunction", "Receive mojo message", "SimpleWatcher::OnHandleReady"}

Event = dict[str, Any]
# what a script puts off: the event that says so, the event when it happens, and what both are known by
PUT_OFF = {"TimerInstall": "timerId", "RequestAnimationFrame": "id", "RequestIdleCallback": "id"}
HAPPENS = {"TimerFire": "timerId", "FireAnimationFrame": "id", "FireIdleCallback": "id"}
KIND = dict(zip(HAPPENS, PUT_OFF, strict=True))


@dataclass
class Update:
    """One task that brought a change; milliseconds of processor time."""

    begin: float  # of the task, by the clock of the trace
    end: float
    brought: list[str]  # the changes, as they came
    now: float  # in its task
    collecting: float = 0.0  # of that, garbage
    put_off: Counter[str] = field(default_factory=Counter)  # what it cost later, by the function that was called
    beside: Counter[str] = field(default_factory=Counter)  # what else the browser did in the task: collection, layout

    @property
    def script(self) -> float:
        """In its task, without collections."""
        return self.now - self.collecting

    @property
    def whole(self) -> float:
        """With what it put off."""
        return self.now + self.put_off.total()

    def told(self) -> str:
        """In one line: costs, and how much came of what."""
        later = ", ".join(f"{name} {cost:.2f}" for name, cost in self.put_off.most_common(5))
        beside = ", ".join(f"{name} {cost:.2f}" for name, cost in self.beside.most_common(8) if name not in COVERS)
        costs = f"{self.now:6.2f} ({self.collecting:.2f}) +{self.put_off.total():5.2f}"
        return f"{costs}  {' | '.join(map(_summary, self.brought))}  [{later}]  [{beside}]"


def _summary(text: str) -> str:
    """What a change frame brought, shortly."""
    frame = json.loads(text)
    places = Counter("/".join(map(str, path[:3])) or "all" for path, *_ in frame["doc"])
    choices = next((len(value[0]) for path, *value in frame["doc"] if path == ["choices"]), None)
    events = Counter(line["event"] for line in frame.get("chronicle", {}).get("lines", []))
    parts = [f"{len(text)} B", *(f"{place}x{n}" for place, n in places.most_common(5))]
    if choices is not None:
        parts.append(f"{choices} choices")
    return " ".join(parts) + "; " + " ".join(f"{name}x{n}" for name, n in events.most_common(6))


def updates_of(trace: list[Event], changes: list[str]) -> list[Update]:
    """The scripts' processor time in each task that has the mark of a change, and in what that task put off."""
    marks = [event for event in trace if event["name"] == "TimeStamp" and _message(event).startswith("change ")]
    thread = {(mark["pid"], mark["tid"]) for mark in marks}
    mine = sorted((e for e in trace if (e["pid"], e["tid"]) in thread), key=lambda event: float(event["ts"]))
    spans = [event for event in mine if event["ph"] == "X"]
    tasks = [event for event in spans if event["name"].endswith("RunTask")]
    asked = [event for event in mine if event["name"] in PUT_OFF]
    happened = {(KIND[e["name"]], _id(e, HAPPENS)): e for e in spans if e["name"] in HAPPENS}
    found: dict[float, Update] = {}
    for mark in marks:
        at = bisect_right(tasks, mark["ts"], key=lambda task: float(task["ts"])) - 1
        if at < 0 or not _within(mark, task := tasks[at]):
            continue
        if task["ts"] not in found:
            inside = [event for event in _during(spans, task) if event is not task]
            beside: Counter[str] = Counter()
            for event in inside:
                beside[event["name"] + _by_whom(event)] += (event["tdur"] if "tdur" in event else event["dur"]) / 1000
            end, cost, garbage = task["ts"] + task["dur"], _scripts(inside).total(), _collecting(inside)
            found[task["ts"]] = Update(task["ts"], end, [], cost, garbage, beside=beside)
        found[task["ts"]].brought.append(changes[int(_message(mark).removeprefix("change "))])
    updates = list(found.values())
    for begin in found:
        _put_off(next(task for task in tasks if task["ts"] == begin), updates, asked, spans, happened)
    return updates


def _by_whom(event: Event) -> str:
    """The functions that forced a layout, innermost first."""
    stack = event["args"].get("beginData", event["args"]).get("stackTrace", [])
    return " by " + " < ".join(frame["functionName"] or "?" for frame in stack[:5]) if stack else ""


def _message(event: Event) -> str:
    return str(event["args"]["data"]["message"])


def _id(event: Event, names: dict[str, str]) -> Any:
    return event["args"]["data"].get(names[event["name"]])


def _within(event: Event, span: Event) -> bool:
    return bool(span["ts"] <= event["ts"] <= span["ts"] + span["dur"])


def _during(events: list[Event], span: Event) -> list[Event]:
    """Those of the events, which are in order of time, that begin during this span."""
    first = bisect_left(events, span["ts"], key=lambda event: float(event["ts"]))
    return events[first : bisect_right(events, span["ts"] + span["dur"], key=lambda event: float(event["ts"]))]


def _scripts(events: Iterable[Event]) -> Counter[str]:
    """Milliseconds of all scripts among these events, in order of time, by the function that the browser called."""
    costs: Counter[str] = Counter()
    for call in _outermost(event for event in events if event["name"] == "FunctionCall"):
        costs[_called(call["args"].get("data", {}))] += call["tdur"] / 1000
    return costs


def _collecting(events: list[Event]) -> float:
    """Milliseconds of garbage collection inside the scripts among these events."""
    calls = list(_outermost(event for event in events if event["name"] == "FunctionCall"))
    found = _outermost(event for event in events if event["name"].startswith(COLLECTIONS))
    return sum(float(event.get("tdur", 0)) for event in found if any(_within(event, call) for call in calls)) / 1000


def _outermost(calls: Iterable[Event]) -> Iterator[Event]:
    """The calls that are not inside another."""
    end = 0.0
    for call in calls:
        if call["ts"] >= end:
            yield call
            end = call["ts"] + call["dur"]


def _put_off(
    span: Event, updates: list[Update], asked: list[Event], spans: list[Event], happened: dict[Any, Event]
) -> None:
    """Count the scripts that this span put off, and those that these put off in turn.

    Each counts for the update that came last when it was put off: lights that follow one another may go on for long,
    because every update adds to them.
    """
    for wish in _during(asked, span):
        event = happened.get((wish["name"], _id(wish, PUT_OFF)))
        if event is not None and event["ts"] > span["ts"]:
            owner = updates[bisect_right(updates, wish["ts"], key=lambda update: update.begin) - 1]
            owner.put_off += _scripts(_during(spans, event))
            _put_off(event, updates, asked, spans, happened)


def print_profile(profile: dict[str, Any], updates: list[Update], most: int = 45) -> None:
    """The functions in which most of the updates' time was spent, and those whose calls took most."""
    nodes = {node["id"]: node for node in profile["nodes"]}
    parents = {child: node["id"] for node in profile["nodes"] for child in node.get("children", ())}
    own: Counter[str] = Counter()
    total: Counter[str] = Counter()
    begins, time = [update.begin for update in updates], float(profile["startTime"])
    for sample, delta in zip(profile["samples"], profile["timeDeltas"], strict=False):
        time += delta
        delta = min(delta, 2 * SAMPLES)  # longer when the processor was with somebody else
        task = bisect_right(begins, time) - 1
        if task < 0 or time > updates[task].end:
            continue
        names, at = set(), sample
        own[_name(nodes[at])] += delta / 1000
        while at is not None:
            names.add(_name(nodes[at]))
            at = parents.get(at)
        for name in names:
            total[name] += delta / 1000
    print("  ms of its own, and with what it calls; all updates together")
    for (mine, cost), (whole, all_cost) in zip(own.most_common(most), total.most_common(most), strict=False):
        print(f"  {cost:8.1f} {mine:48} {all_cost:8.1f} {whole}")


def _name(node: dict[str, Any]) -> str:
    return _called(node["callFrame"])


def _called(what: dict[str, Any]) -> str:
    """A function by its name, file and line."""
    file = what.get("url", "").rsplit("/", 1)[-1].split("-")[0]
    return f"{what.get('functionName') or '?'} {file}:{what.get('lineNumber')}"
