"""Cards, clans, events, personalities...: how often seen and used, and how those did who had them.

Who had a thing is compared with who had not, in the same role: among the seats to which the role happened at all, and
equally often. A seat that plays more cards meets each card more often; without that, every card of a long life
would look strong. It is still a comparison of those who did with those who did not: no proof of a cause.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import polars as pl

from undercity.engine.game import Game, find
from undercity.lab.measures import Slice
from undercity.lab.statistics import Difference, benjamini, stratified
from undercity.lab.things import choice_names, declared, in_words, kinds, members, name_of
from undercity.lab.watch import NOBODY

FEWEST = 20  # seats with, and without: else there is nothing to compare
DEEPEST = 12  # times a role happened to a seat are counted up to this
OFTEN = 50  # offers: a choice never taken in so many is worth a word
COLUMNS = ("a", "b", "c", "d")


class Thing(msgspec.Struct, frozen=True):
    """One thing in one role: an event that named it, or a decision in which it was chosen."""

    arm: str
    seats: int
    kind: str
    thing: str
    role: str
    games: float  # share of games in which it was there
    count: int  # seats of games that had it
    others: int  # and had not, though the role happened to them
    win: float | None = None
    win_without: float | None = None
    difference: Difference | None = None
    corrected: float | None = None  # by Benjamini and Hochberg, over all things of the arm


class Habit(msgspec.Struct, frozen=True):
    """A choice that was always or never taken where it was offered beside others."""

    arm: str
    seats: int
    decision: str
    choice: str
    offered: int
    taken: int


class Unreached(msgspec.Struct, frozen=True):
    """Things of a kind that no event of any game named."""

    arm: str
    seats: int
    kind: str
    things: list[str]


def strengths(game_id: str, part: Slice) -> list[Thing]:
    """All things in all roles, the clearest first."""
    game = find(game_id)
    found = [*_from_events(game, part), *_from_choices(game, part)]
    tested = [thing for thing in found if thing.difference]
    corrected = dict(zip(map(id, tested), benjamini([t.difference.p for t in tested if t.difference]), strict=True))
    done = [msgspec.structs.replace(thing, corrected=corrected.get(id(thing))) for thing in found]
    return sorted(done, key=lambda t: (t.difference.p if t.difference else 2.0, t.kind, t.thing, t.role))


def _seat_games(part: Slice) -> pl.DataFrame:
    """Every seat of every game, with a number and its win. In a game for one, the game is the seat."""
    table = part.tables["seats"].select("deal", "seat", "win")
    return table.with_row_index("row").with_columns(pl.col("row").cast(pl.Int64))


def _from_events(game: Game, part: Slice) -> Iterator[Thing]:
    table, people = _seat_games(part), set(declared(game.id).seats)
    lone = NOBODY if part.seats > 1 else 0  # with one player, what happens happens to it
    events = part.tables["events"].with_columns(seat=pl.when(pl.col("seat") >= 0).then("seat").otherwise(lone))
    for event in game.events.all:
        told = None
        for column, (_, kind) in zip(COLUMNS, event.things, strict=False):
            if kind not in kinds(game) or kind in people:
                continue
            if told is None:
                told = events.filter(event=event.name).join(table, ["deal", "seat"], "left")
            named = told.select("deal", "row", "win", thing=pl.col(column))
            yield from _in_role(game, part, kind, in_words(event.name), named, table)
    for kind in people & set(kinds(game)):
        firsts = [(e.name, e.things[0][1]) for e in game.events.all if e.things and e.things[0][1] == kind]
        told = events.filter(pl.col("event").is_in([name for name, _ in firsts])).join(table, ["deal", "seat"])
        named = told.select("deal", "row", "win", thing=pl.col("a")).unique()
        yield from _in_role(game, part, kind, "played", named, table)


def _in_role(
    game: Game, part: Slice, kind: str, role: str, named: pl.DataFrame, table: pl.DataFrame
) -> Iterator[Thing]:
    """Every member of a kind in one role. `named` has a row each time the role happened."""
    if named.is_empty():
        return
    games = len(part.tables["games"])
    seen = dict(named.group_by("thing").agg(pl.col("deal").n_unique()).iter_rows())
    happened = named.drop_nulls("row")
    depth = np.bincount(happened["row"].to_numpy(), minlength=len(table))
    wins = table["win"].to_numpy()
    there = depth > 0
    for number in sorted(seen):
        name = name_of(game, kind, number)
        had = np.zeros(len(table), bool)
        had[happened.filter(thing=number)["row"].to_numpy()] = True
        yield _compared(part, kind, name, role, seen[number] / games, had[there], wins[there], depth[there])


def _compared(
    part: Slice, kind: str, name: str, role: str, games: float, had: np.ndarray, wins: np.ndarray, depth: np.ndarray
) -> Thing:  # fmt: skip
    count, others = int(had.sum()), int((~had).sum())
    thing = Thing(part.arm, part.seats, kind, name, role, round(games, 6), count, others)
    if min(count, others) < FEWEST:
        return thing
    return msgspec.structs.replace(
        thing,
        win=round(float(wins[had].mean()), 6),
        win_without=round(float(wins[~had].mean()), 6),
        difference=stratified(had, wins, np.minimum(depth, DEEPEST)),
    )


def _from_choices(game: Game, part: Slice) -> Iterator[Thing]:
    """Every choice in every kind of decision: those who took it beside those who were offered it and did not."""
    names, games = choice_names(game.id), len(part.tables["games"])
    offers = part.tables["offers"].join(_seat_games(part), ["deal", "seat"])
    for (decision, code), own in offers.sort("decision", "choice").group_by("decision", "choice", maintain_order=True):
        had, wins, depth = (own["taken"] > 0).to_numpy(), own["win"].to_numpy(), own["offered"].to_numpy()
        there = own.filter(pl.col("taken") > 0)["deal"].n_unique() / games
        yield _compared(part, "choice", names[int(str(code))], in_words(str(decision)), there, had, wins, depth)


def habits(game_id: str, part: Slice) -> list[Habit]:
    """Choices never, or always, taken."""
    names = choice_names(game_id)
    sums = part.tables["offers"].group_by("decision", "choice").agg(pl.col("offered").sum(), pl.col("taken").sum())
    odd = sums.filter((pl.col("offered") >= OFTEN) & ((pl.col("taken") == 0) | (pl.col("taken") == pl.col("offered"))))
    rows = odd.sort(["offered", "decision", "choice"], descending=[True, False, False]).iter_rows()
    return [Habit(part.arm, part.seats, in_words(d), names[code], offered, taken) for d, code, offered, taken in rows]


def unreached(game_id: str, part: Slice) -> list[Unreached]:
    """Content that no game came to."""
    game = find(game_id)
    events = part.tables["events"]
    found = []
    chosen = {field.encode_name for field in msgspec.structs.fields(game.options)}  # by the arm, not by the game
    for kind in (kind for kind in kinds(game) if kind not in chosen):
        seen: set[int] = set()
        for event in game.events.all:
            for column, (_, named) in zip(COLUMNS, event.things, strict=False):
                if named == kind:
                    seen.update(events.filter(event=event.name)[column].unique().to_list())
        missing = [name for number, name in enumerate(members(game, kind)) if number not in seen]
        if missing and len(missing) < len(members(game, kind)):  # else the arm plays without such things
            found.append(Unreached(part.arm, part.seats, kind, missing))
    return found
