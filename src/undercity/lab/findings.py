"""What a study found, in sentences: the answers to its questions, each with its interval, and how sure it is."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import msgspec

from undercity.lab.measures import SHARES, Figure, Test
from undercity.lab.statistics import LEVEL, Difference
from undercity.lab.strength import Habit, Thing, Unreached
from undercity.lab.study import SKILL

ENOUGH = 100  # games: with fewer nothing is said of what was not seen
FEW = 20  # games between two levels: with fewer nothing is said of who is better
CLEAR = 0.05  # a win share known to less than this on either side is not much of an answer
NAMED = 6  # things of an arm that get a sentence of their own, in each direction
LISTED = 12
SLIGHT = 0.005  # parts smaller than this are left out of a sentence

Cell = tuple[str, int]  # arm and number of seats


class Finding(msgspec.Struct, frozen=True):
    """One sentence. `sure` says whether a comparison stands after correction; None where nothing is compared."""

    question: str
    arm: str
    seats: int
    text: str
    sure: bool | None = None


class Material(msgspec.Struct, frozen=True):
    """All that findings are made from."""

    figures: Sequence[Figure]
    seat_tests: Sequence[Test]
    arm_tests: Sequence[Test]
    things: Sequence[Thing]
    habits: Sequence[Habit]
    unreached: Sequence[Unreached]

    def cells(self, question: str) -> list[Cell]:
        """The arms and numbers of seats with an answer; the arm of skill answers only its own question."""
        found = dict.fromkeys((f.arm, f.seats) for f in self.figures if f.question == question)
        return [cell for cell in found if cell[0] != SKILL or question == "skill"]

    def of(self, cell: Cell, question: str, measure: str) -> dict[str, Figure]:
        """The figures of a measure, by what they are of."""
        own = (f for f in self.figures if (f.arm, f.seats, f.question, f.measure) == (*cell, question, measure))
        return {figure.of: figure for figure in own}


def find_all(material: Material, questions: Sequence[str]) -> list[Finding]:
    """The findings, question by question; comparisons of arms first: they are why a study has arms."""
    return [*_of_arms(material), *(finding for question in questions for finding in ASKED[question](material))]


# ------------------------------------------------------------------ words


class Interval(Protocol):
    """What has two ends."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


@cache
def _sentences() -> dict[str, Any]:
    path = Path(__file__).parent / "sentences.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def say(sentence: str, **names: object) -> str:
    """A sentence, filled in."""
    return str(_sentences()[sentence]).format(**names)


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 1 else f"{value:.2f}"


def written(value: float, unit: str) -> str:
    return percent(value) if unit == "share" else number(value)


def span(interval: Interval, unit: str) -> str:
    """An interval in words."""
    return f"({written(interval.low, unit)} to {written(interval.high, unit)})"


def with_span(figure: Figure) -> str:
    return f"{written(figure.value, figure.unit)} {span(figure, figure.unit)}"


def size(difference: Difference, unit: str) -> dict[str, str]:
    """How large a difference is, without its sign, and its interval: of shares in percentage points."""
    scale = 100 if unit == "share" else 1
    large, low, high = (number(scale * end) for end in (abs(difference.value), difference.low, difference.high))
    return {"size": f"{large} percentage points" if unit == "share" else large, "span": f"({low} to {high})"}


def chance(p: float) -> str:
    return "p < 0.0001" if p < 0.0001 else f"p = {p:.4f}" if p < 0.01 else f"p = {p:.2f}"


def where(cell: Cell) -> str:
    """Arm and number of seats, as a sentence begins with them."""
    arm, seats = cell
    table = "Alone" if seats == 1 else f"At {seats} seats"
    return table if arm == "base" else f"{table}, {arm}"


def listed(names: Sequence[str]) -> str:
    """Some names, and how many more there are."""
    more = f" and {len(names) - LISTED} more" if len(names) > LISTED else ""
    return ", ".join(names[:LISTED]) + more


# ------------------------------------------------------------------ question by question


def _of_seats(material: Material) -> Iterator[Finding]:
    for cell in material.cells("seats"):
        tests = [test for test in material.seat_tests if (test.arm, test.seats) == cell]
        shares = {**material.of(cell, "seats", "win share"), **material.of(cell, "seats", "win share by order")}
        if cell[1] == 1:
            yield Finding("seats", *cell, say("alone", where=where(cell), share=with_span(shares["seat 0"])))
        elif tests:
            yield from _seat_by_seat(cell, tests, shares)


def _seat_by_seat(cell: Cell, tests: Sequence[Test], shares: dict[str, Figure]) -> Iterator[Finding]:
    found = sorted((t for t in tests if t.corrected < LEVEL), key=lambda test: -abs(test.difference.value))
    for test in found:
        text = say(
            "seat_differs", where=where(cell), who=test.of, side="better" if test.difference.value > 0 else "worse",
            share=with_span(shares[test.of]), even=percent(1 / cell[1]), chance=chance(test.corrected),
        )  # fmt: skip
        yield Finding("seats", *cell, text, True)
    if not found:
        reach = max((share.high - share.low) / 2 for share in shares.values())
        games = min(share.count for share in shares.values())
        ends = [percent(end(share.value for share in shares.values())) for end in (min, max)]
        words = "seat_unknown" if games < ENOUGH or reach > CLEAR else "seat_even"
        text = say(words, where=where(cell), reach=percent(reach), games=games, low=ends[0], high=ends[1])
        yield Finding("seats", *cell, text, False)


def _of_length(material: Material) -> Iterator[Finding]:
    for cell in material.cells("length"):
        minutes = material.of(cell, "length", "minutes")
        text = say(
            "length", where=where(cell), minutes=number(minutes["median"].value), span=span(minutes["median"], ""),
            short=number(minutes["shortest tenth"].value), long=number(minutes["longest tenth"].value),
            rounds=with_span(material.of(cell, "length", "rounds")["mean"]),
            decisions=with_span(material.of(cell, "length", "decisions")["mean"]),
        )  # fmt: skip
        yield Finding("length", *cell, text)


def _of_choices(material: Material) -> Iterator[Finding]:
    for cell in material.cells("choices"):
        times = material.of(cell, "choices", "decisions a game")
        among = material.of(cell, "choices", "choices to choose from")
        most = sorted(times, key=lambda name: -times[name].value)[:3]
        words = [
            say("decision", name=name, times=with_span(times[name]), choices=number(among[name].value)) for name in most
        ]
        yield Finding("choices", *cell, say("decisions", where=where(cell), most=", ".join(words)))
        own = [habit for habit in material.habits if (habit.arm, habit.seats) == cell]
        for how, some in (("never", [h for h in own if not h.taken]), ("always", [h for h in own if h.taken])):
            if some:
                names = listed([f"{h.choice} in {h.decision} ({h.offered:,} times offered)" for h in some])
                yield Finding("choices", *cell, say("habit", where=where(cell), how=how, choices=names))


def _of_drama(material: Material) -> Iterator[Finding]:
    for cell in material.cells("drama"):

        def one(measure: str, of: str = "", cell: Cell = cell) -> str:
            return with_span(material.of(cell, "drama", measure)[of])

        changes, half, decided = one("lead changes"), one("the leader wins", "50 %"), one("decided after")
        words = "lead" if cell[1] > 1 else "lead_alone"
        yield Finding("drama", *cell, say(words, where=where(cell), changes=changes, half=half, decided=decided))
        if cell[1] > 1:
            yield Finding("drama", *cell, say("runaway", where=where(cell), runaway=one("runaway leaders")))
            yield Finding("drama", *cell, say("comeback", where=where(cell), comeback=one("comebacks from last place")))


def _of_ties(material: Material) -> Iterator[Finding]:
    for cell in material.cells("ties"):
        shared, broken = (material.of(cell, "ties", name)[""] for name in ("shared wins", "wins by a tie-break"))
        yield Finding("ties", *cell, say("ties", where=where(cell), shared=with_span(shared), broken=with_span(broken)))


def _of_interaction(material: Material) -> Iterator[Finding]:
    for cell in material.cells("interaction"):
        parts = material.of(cell, "interaction", "what moves a seat's prospects")
        large = sorted((f for f in parts.values() if f.value >= SLIGHT), key=lambda f: -f.value)
        end = with_span(material.of(cell, "interaction", "not foreseen at the last choice")[""])
        if large:
            words = ", ".join(f"{f.of} {with_span(f)}" for f in large)
            yield Finding("interaction", *cell, say("causes", where=where(cell), parts=words, end=end))


def _of_skill(material: Material) -> Iterator[Finding]:
    for cell in material.cells("skill"):
        for name, share in material.of(cell, "skill", "comes before").items():
            one, _, other = name.partition(" before ")
            sure = share.count >= FEW and not share.low <= 0.5 <= share.high
            table = where((f"{one} against {other}", cell[1]))
            text = say("skill" if sure else "skill_unknown", where=table, one=one, other=other, share=with_span(share))
            yield Finding("skill", *cell, text, sure)
        if cell[1] == 1:
            for level, share in material.of(cell, "skill", "win share").items():
                text = say("skill_alone", where=where(("base", 1)), level=level, share=with_span(share))
                yield Finding("skill", *cell, text)


def _of_things(material: Material) -> Iterator[Finding]:
    for cell in dict.fromkeys((thing.arm, thing.seats) for thing in material.things):
        own = [thing for thing in material.things if (thing.arm, thing.seats) == cell and thing.difference]
        yield from _strong_and_weak(cell, own)
        for gap in material.unreached:
            if (gap.arm, gap.seats) == cell:
                text = say("unreached", where=where(cell), kind=gap.kind, things=listed(gap.things))
                yield Finding("things", *cell, text)


def _strong_and_weak(cell: Cell, own: Sequence[Thing]) -> Iterator[Finding]:
    clear = _once([t for t in own if t.corrected is not None and t.corrected < LEVEL])
    if own and not clear:
        yield Finding("things", *cell, say("no_thing", where=where(cell), count=len(own)), False)
    for side, sign in (("more", 1), ("less", -1)):
        some = [t for t in clear if t.difference and sign * t.difference.value > 0]
        for t in sorted(some, key=_weight)[:NAMED]:
            assert t.difference is not None
            text = say(
                "thing", where=where(cell), thing=t.thing, role=t.role, side=side, chance=chance(t.corrected or 0.0),
                **size(t.difference, "share"),
            )  # fmt: skip
            yield Finding("things", *cell, text, True)


def _once(things: Sequence[Thing]) -> list[Thing]:
    """A thing that was chosen, told and shown has the same figures in each role: it is named once."""
    return list({(t.count, t.others, t.difference): t for t in sorted(things, key=_weight, reverse=True)}.values())


def _weight(thing: Thing) -> tuple[bool, float, str]:
    """Things before mere choices, and the largest difference that is sure."""
    assert thing.difference is not None
    nearest = min(abs(thing.difference.low), abs(thing.difference.high))
    return thing.kind == "choice", -nearest, thing.role


def _of_arms(material: Material) -> Iterator[Finding]:
    for arm, against, seats in dict.fromkeys((t.arm, t.against, t.seats) for t in material.arm_tests):
        own = [t for t in material.arm_tests if (t.arm, t.against, t.seats) == (arm, against, seats)]
        found = sorted((t for t in own if t.corrected < LEVEL), key=lambda test: test.difference.p)
        names = {"where": where(("base", seats)), "arm": arm, "against": against, "games": own[0].difference.count}
        for test in found:
            unit = "share" if test.measure in SHARES else "number"
            text = say(
                "arm_differs", **names, side="raises" if test.difference.value > 0 else "lowers",
                what=_sentences()["what"][test.measure].format(of=test.of), chance=chance(test.corrected),
                **size(test.difference, unit),
            )  # fmt: skip
            yield Finding("arms", arm, seats, text, True)
        if not found:
            words = "arm_same" if own[0].difference.count >= ENOUGH else "arm_unknown"
            yield Finding("arms", arm, seats, say(words, **names), False)


ASKED: dict[str, Callable[[Material], Iterator[Finding]]] = {
    "seats": _of_seats,
    "length": _of_length,
    "choices": _of_choices,
    "drama": _of_drama,
    "ties": _of_ties,
    "interaction": _of_interaction,
    "skill": _of_skill,
    "things": _of_things,
}
