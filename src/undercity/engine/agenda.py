"""The stack of what is still to be done.

A row of the agenda is a step with up to three numbers. A step is either something that happens
(`do_<step>`) or a decision (`offer_<step>` and `take_<step>`), which also says who decides. Nothing
waits in a local variable: any position between two decisions can be copied, saved and played on.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from undercity.engine.record import Numbers, Record
from undercity.engine.rule import Table, bind, is_rule, rule, table

STEP, WHO, A, B, C = range(5)  # columns of the agenda


@rule
def push(s: Record, step: int, a: int, b: int, c: int) -> None:
    """Something to do next, before what is on the agenda already."""
    line = s.agenda[s.due]
    line[STEP] = step
    line[WHO] = 0
    line[A] = a
    line[B] = b
    line[C] = c
    s.due += 1


@rule
def ask(s: Record, seat: int, step: int, a: int, b: int, c: int) -> None:
    """A decision of one seat, before what is on the agenda already."""
    push(s, step, a, b, c)
    s.agenda[s.due - 1][WHO] = 1 << seat


@rule
def ask_together(s: Record, seats: int, step: int, a: int, b: int, c: int) -> None:
    """A decision that several seats (a bit mask) make at once, in any order."""
    push(s, step, a, b, c)
    s.agenda[s.due - 1][WHO] = seats


@rule
def answered(s: Record, seat: int) -> None:
    """In a decision made together: this seat has finished deciding."""
    line = s.agenda[s.due - 1]
    line[WHO] = line[WHO] & ~(1 << seat)


@rule
def pop(s: Record) -> None:
    """Take the top row off and blank it, so that equal positions have equal bytes."""
    s.due -= 1
    line = s.agenda[s.due]
    for i in range(5):
        line[i] = 0


@rule
def first_decider(deciders: int) -> int:
    """The lowest seat in a bit mask."""
    seat = 0
    while not (deciders >> seat) & 1:
        seat += 1
    return seat


@rule
def end_game(s: Record) -> None:
    """The game is over: nothing is left to do."""
    while s.due > 0:
        pop(s)
    s.over = 1
    s.deciders = 0


@dataclass(frozen=True)
class Step:
    """One kind of row. A decision has a clause; `together`: several seats decide at once;
    `always_asked`: never made by the engine, even with one legal choice, since silence would tell."""

    name: str
    number: int
    decision: bool = False
    clause: str = ""
    together: bool = False
    always_asked: bool = False


class Steps:
    """The steps of a game, numbered in the order of their declaration."""

    def __init__(self) -> None:
        self.all: list[Step] = []

    def do(self, name: str) -> int:
        """Declare something that happens."""
        self.all.append(Step(name, len(self.all)))
        return len(self.all) - 1

    def decide(self, name: str, clause: str, *, together: bool = False, always_asked: bool = False) -> int:
        """Declare a decision."""
        self.all.append(Step(name, len(self.all), True, clause, together, together or always_asked))
        return len(self.all) - 1


# The loop of every game. Below, `perform`, `offer`, `take`, DECISION, TOGETHER and ALWAYS_ASKED stand
# for those of the game at hand; `bind` puts them in.

DECISION: Table = table([0])
TOGETHER: Table = table([0])
ALWAYS_ASKED: Table = table([0])


@rule
def perform(s: Record, step: int, a: int, b: int, c: int) -> None:
    """Carry out one step of the game."""


@rule
def offer(s: Record, step: int, seat: int, out: Numbers, a: int, b: int, c: int) -> int:
    """List what the seat may choose at this step."""
    return 0


@rule
def take(s: Record, step: int, seat: int, choice: int, a: int, b: int, c: int) -> None:
    """Carry out what the seat chose at this step."""


@rule
def legal(s: Record, seat: int, out: Numbers) -> int:
    """Write the seat's legal choices into `out`; return how many there are."""
    if s.over or not (s.deciders >> seat) & 1:
        return 0
    line = s.agenda[s.due - 1]
    return offer(s, line[STEP], seat, out, line[A], line[B], line[C])


@rule
def settle(s: Record, seat: int, choice: int) -> None:
    """Carry out a choice at the decision on top of the agenda."""
    line = s.agenda[s.due - 1]
    step, a, b, c = line[STEP], line[A], line[B], line[C]
    if TOGETHER[step]:
        depth = s.due
        take(s, step, seat, choice, a, b, c)
        if s.due == depth and s.agenda[depth - 1][WHO] == 0:
            pop(s)
    else:
        pop(s)
        take(s, step, seat, choice, a, b, c)


@rule
def advance(s: Record, out: Numbers) -> int:
    """Go on until somebody must decide or the game is over.

    A decision with a single legal choice is made here, unless that would tell others something. On
    return `out` holds the legal choices of the first decider; how many there are is the result.
    """
    s.deciders = 0
    while s.over == 0:
        line = s.agenda[s.due - 1]
        step, who, a, b, c = line[STEP], line[WHO], line[A], line[B], line[C]
        if DECISION[step] == 0:
            pop(s)
            perform(s, step, a, b, c)
        elif who == 0:
            pop(s)
        else:
            seat = first_decider(who)
            s.deciders = who
            count = offer(s, step, seat, out, a, b, c)
            if count != 1 or ALWAYS_ASKED[step]:
                return count
            settle(s, seat, out[0])
            s.deciders = 0
    return 0


@rule
def apply(s: Record, seat: int, choice: int, out: Numbers) -> int:
    """Make the choice (none if seat is -1), then advance; `out` and the result as there."""
    if seat >= 0:
        s.told = 0
        s.clock += 1
        settle(s, seat, choice)
    return advance(s, out)


def assemble(steps: Sequence[Step], rooms: Sequence[ModuleType]) -> dict[str, Callable[..., Any]]:
    """The game's own `legal` and `apply`, made from its do_, offer_ and take_ functions."""
    numbers = {
        "DECISION": table(int(step.decision) for step in steps),
        "TOGETHER": table(int(step.together) for step in steps),
        "ALWAYS_ASKED": table(int(step.always_asked) for step in steps),
    }
    things = [step for step in steps if not step.decision]
    decisions = [step for step in steps if step.decision]
    names: dict[str, Any] = {
        **numbers,
        "perform": _dispatcher("perform", "do", things, rooms, ("s",), returns=False),
        "offer": _dispatcher("offer", "offer", decisions, rooms, ("s", "seat", "out"), returns=True),
        "take": _dispatcher("take", "take", decisions, rooms, ("s", "seat", "choice"), returns=False),
    }
    names["settle"] = bind(settle, "settle", **names)
    names["advance"] = bind(advance, "advance", **names)
    return {"legal": bind(legal, "legal", **names), "apply": bind(apply, "apply", **names), **names}


def _dispatcher(
    name: str, prefix: str, steps: list[Step], rooms: Sequence[ModuleType], lead: tuple[str, ...], *, returns: bool
) -> Callable[..., Any]:
    """One function that calls the right `<prefix>_<step>`, with as many of a, b, c as it declares."""
    head: Any = {"perform": perform, "offer": offer, "take": take}[name]
    scope: dict[str, Any] = dict(head.__globals__)
    lines = [f"def {name}({', '.join(inspect.signature(head).parameters)}):"]
    for i, step in enumerate(steps):
        function = _find(f"{prefix}_{step.name}", rooms)
        extra = len(inspect.signature(function).parameters) - len(lead)
        scope[f"f{i}"] = function
        arguments = ", ".join([*lead, *("abc"[:extra])])
        lines.append(f"    {'elif' if i else 'if'} step == {step.number}:")
        lines.append(f"        {'return ' if returns else ''}f{i}({arguments})")
    lines.append("    return 0" if returns else "    return")
    exec(compile("\n".join(lines), f"<{name}>", "exec"), scope)  # noqa: S102
    made = scope[name]
    made.__annotations__ = dict(head.__annotations__)
    made.__module__ = head.__module__
    return rule(made)  # type: ignore[no-any-return]


def _find(name: str, rooms: Sequence[ModuleType]) -> Callable[..., Any]:
    own = [room for room in rooms if name in vars(room) and vars(room)[name].__module__ == room.__name__]
    if len(own) != 1 or not is_rule(vars(own[0])[name]):
        raise LookupError(f"expected exactly one @rule named {name}, found {len(own)}")
    found: Callable[..., Any] = vars(own[0])[name]
    return found
