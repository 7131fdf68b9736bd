"""What a study measured: figures with intervals, by question, for every arm and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import polars as pl

from undercity.lab.statistics import (
    Difference,
    Estimate,
    away_from,
    holm,
    mean_of,
    paired,
    parts_of,
    quantile_of,
    share_of,
)
from undercity.lab.study import SKILL, Study
from undercity.lab.things import in_words
from undercity.lab.watch import MARKS, Tables

PARTS = {"start": "the setup", "own": "own choices", "others": "others' choices", "chance": "chance and reveals"}
COMPARED = ("decisions", "rounds", "minutes", "lead_changes", "decided", "margin", "runaway", "comeback", "shared")
SHARES = ("win share", "decided", "runaway", "comeback", "shared")  # of what is compared
ORDER = ("first", "second", "third", *(f"{n}th" for n in range(4, 13)))


class Figure(msgspec.Struct, frozen=True):
    """One measured value with its 95 % interval."""

    arm: str
    seats: int
    question: str
    measure: str
    of: str  # which seat, decision, part...; "" where there is only one
    value: float
    low: float
    high: float
    count: int
    unit: str  # share, number, minutes


class Test(msgspec.Struct, frozen=True):
    """A comparison: how large, how sure, and how likely by chance after correction for all its kind."""

    arm: str
    seats: int
    question: str
    measure: str
    of: str
    difference: Difference
    corrected: float
    against: str = ""  # the arm it is compared with


class Slice(msgspec.Struct, frozen=True):
    """The tables of one arm at one number of seats."""

    arm: str
    seats: int
    tables: Tables

    def figure(self, question: str, measure: str, of: str, estimate: Estimate, unit: str = "number") -> Figure:
        ends = (estimate.value, estimate.low, estimate.high)
        return Figure(self.arm, self.seats, question, measure, of, *ends, estimate.count, unit)


def slices(tables: Tables) -> list[Slice]:
    """The tables by arm and number of seats, in the order of play."""
    keys = tables["games"].select("arm", "seats").unique(maintain_order=True)
    return [
        Slice(arm, seats, {name: t.filter(arm=arm, seats=seats) for name, t in tables.items()})
        for arm, seats in keys.iter_rows()
    ]


def measure(study: Study, parts: list[Slice]) -> list[Figure]:
    """All figures of the questions asked."""
    asked = [ASKED[question] for question in study.questions if question in ASKED]
    return [figure for part in parts for ask in asked for figure in ask(part)]


# ------------------------------------------------------------------ question by question


def by_seat(part: Slice) -> Iterator[Figure]:
    """Who wins, by seat and by place in the order of play."""
    table = part.tables["seats"]
    for (seat,), own in table.sort("seat").group_by("seat", maintain_order=True):
        name = f"seat {seat}"
        yield part.figure("seats", "win share", name, share_of(own["win"].sum(), len(own)), "share")
        yield part.figure("seats", "mean rank", name, mean_of(own["rank"]))
        yield part.figure("seats", "points", name, mean_of(own["points"]))
    if is_order_apart(table):
        for (order,), own in table.sort("order").group_by("order", maintain_order=True):
            yield part.figure(
                "seats", "win share by order", order_name(order), share_of(own["win"].sum(), len(own)), "share"
            )


def is_order_apart(seats: pl.DataFrame) -> bool:
    """Whether who begins changes from game to game, so that the order is not just another name of the seats."""
    return bool(seats.group_by("seat").agg(pl.col("order").n_unique())["order"].max() != 1)


def order_name(order: Any) -> str:
    return f"the {ORDER[int(order)]} to play"


def by_length(part: Slice) -> Iterator[Figure]:
    """How long games are."""
    games = part.tables["games"]
    for column, unit in (("decisions", "number"), ("rounds", "number"), ("turns", "number"), ("minutes", "minutes")):
        yield part.figure("length", column, "mean", mean_of(games[column]), unit)
        for name, q in (("shortest tenth", 0.1), ("median", 0.5), ("longest tenth", 0.9)):
            yield part.figure("length", column, name, quantile_of(games[column], q), unit)


def by_decision(part: Slice) -> Iterator[Figure]:
    """How many decisions of each kind a game has, and among how many choices."""
    games = part.tables["games"].select("deal")
    found = part.tables["choices"].group_by("decision", "deal").agg(pl.len(), pl.col("legal").mean())
    for (decision,), own in found.sort("decision", "deal").group_by("decision", maintain_order=True):
        counts = games.join(own, "deal", "left", maintain_order="left")["len"].fill_null(0)
        name = in_words(str(decision))
        yield part.figure("choices", "decisions a game", name, mean_of(counts))
        yield part.figure("choices", "choices to choose from", name, mean_of(own["legal"]))


def by_drama(part: Slice) -> Iterator[Figure]:
    """Lead changes, and how early the game is decided."""
    games = part.tables["games"]
    yield part.figure("drama", "lead changes", "", mean_of(games["lead_changes"]))
    yield part.figure("drama", "decided after", "", mean_of(games["decided"]), "share")
    yield part.figure("drama", "runaway leaders", "", share_of(games["runaway"].sum(), len(games)), "share")
    if part.seats > 1:
        yield part.figure(
            "drama", "comebacks from last place", "", share_of(games["comeback"].sum(), len(games)), "share"
        )
        yield part.figure("drama", "points between first and second", "", mean_of(games["margin"]))
    for mark in range(MARKS + 1):
        seen = games["foreseen"].list.get(mark).sum()
        yield part.figure("drama", "the leader wins", f"{100 * mark // MARKS} %", share_of(seen, len(games)), "share")


def by_tie(part: Slice) -> Iterator[Figure]:
    """Shared wins, and wins by a tie-break."""
    games = part.tables["games"]
    if part.seats > 1:
        yield part.figure("ties", "shared wins", "", share_of((games["winners"] > 1).sum(), len(games)), "share")
        yield part.figure("ties", "wins by a tie-break", "", share_of(games["tie_break"].sum(), len(games)), "share")


def by_cause(part: Slice) -> Iterator[Figure]:
    """Whose doing it is."""
    seats = part.tables["seats"]
    deals = seats["deal"].to_numpy()
    for name, estimate in zip(PARTS.values(), parts_of(seats.select(*PARTS).to_numpy(), deals), strict=True):
        yield part.figure("interaction", "what moves a seat's prospects", name, estimate, "share")
    moved = seats.select("end", sum(pl.col(name) for name in PARTS))
    yield part.figure(
        "interaction", "not foreseen at the last choice", "", parts_of(moved.to_numpy(), deals)[0], "share"
    )


def by_level(part: Slice) -> Iterator[Figure]:
    """How levels do against each other."""
    seats = part.tables["seats"]
    levels = seats["level"].unique(maintain_order=True).to_list()
    if len(levels) < 2:
        return
    for level in levels:
        own = seats.filter(level=level)
        yield part.figure("skill", "win share", level, share_of(own["win"].sum(), len(own)), "share")
    for place, one in enumerate(levels):
        for other in levels[place + 1 :]:
            if (duels := _duels(seats, one, other)) is not None:
                share = share_of(duels.sum(), len(duels))  # at most as spread as wins and losses
                yield part.figure("skill", "comes before", f"{one} before {other}", share, "share")


def _duels(seats: pl.DataFrame, one: str, other: str) -> pl.Series | None:
    """In each game, the share of pairs in which the one level came before the other; ties count half."""
    columns = ("deal", "rank")
    pairs = seats.filter(level=one).select(columns).join(seats.filter(level=other).select(columns), "deal")
    if pairs.is_empty():
        return None
    before = (pl.col("rank") < pl.col("rank_right")).cast(pl.Float64) + (pl.col("rank") == pl.col("rank_right")) / 2
    return (
        pairs.with_columns(before=before).group_by("deal", maintain_order=True).agg(pl.col("before").mean())["before"]
    )


ASKED: dict[str, Callable[[Slice], Iterator[Figure]]] = {
    "seats": by_seat,
    "length": by_length,
    "choices": by_decision,
    "drama": by_drama,
    "ties": by_tie,
    "interaction": by_cause,
    "skill": by_level,
}


# ------------------------------------------------------------------ comparisons


def seat_tests(parts: list[Slice]) -> list[Test]:
    """Every seat, and every place in the order, against an even share; corrected by Holm over all of them."""
    found: list[tuple[Slice, str, str, Difference]] = []
    for part in parts:
        table = part.tables["seats"]
        if part.seats == 1 or table["level"].n_unique() > 1:
            continue
        for (seat,), own in table.sort("seat").group_by("seat", maintain_order=True):
            found.append((part, "win share", f"seat {seat}", away_from(own["win"], 1 / part.seats)))
        if is_order_apart(table):
            for (order,), own in table.sort("order").group_by("order", maintain_order=True):
                found.append((part, "win share by order", order_name(order), away_from(own["win"], 1 / part.seats)))
    corrected = holm([difference.p for *_, difference in found])
    return [
        Test(part.arm, part.seats, "seats", name, of, difference, p)
        for (part, name, of, difference), p in zip(found, corrected, strict=True)
    ]


def arm_tests(parts: list[Slice]) -> list[Test]:
    """Every arm against the first one at the same number of seats, deal by deal; corrected by Holm over all."""
    found: list[tuple[Slice, str, str, str, Difference]] = []
    for part in parts:
        first = next(other for other in parts if other.seats == part.seats)
        if part is not first and part.arm != SKILL:
            found += [(part, first.arm, name, of, difference) for name, of, difference in _contrasts(part, first)]
    corrected = holm([difference.p for *_, difference in found])
    return [
        Test(part.arm, part.seats, "arms", name, of, difference, p, against)
        for (part, against, name, of, difference), p in zip(found, corrected, strict=True)
    ]


def _contrasts(part: Slice, first: Slice) -> Iterator[tuple[str, str, Difference]]:
    both = _games(first).join(_games(part), "deal", maintain_order="left")
    for column in COMPARED:
        yield in_words(column), "", paired(both[f"{column}_right"] - both[column])
    key = ["deal", "seat"]
    wanted = [*key, "win", "points"]
    seats = first.tables["seats"].select(wanted).join(part.tables["seats"].select(wanted), key, maintain_order="left")
    for (seat,), own in seats.sort(key).group_by("seat", maintain_order=True):
        yield "win share", f"seat {seat}", paired(own["win_right"] - own["win"])
        yield "points", f"seat {seat}", paired(own["points_right"] - own["points"])


def _games(part: Slice) -> pl.DataFrame:
    """What two arms are compared by, as numbers."""
    games = part.tables["games"].with_columns(shared=pl.col("winners") > 1)
    return games.select("deal", *(pl.col(column).cast(pl.Float64) for column in COMPARED))
