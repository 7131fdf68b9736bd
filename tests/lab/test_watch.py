"""What is written down of a game: every table fits the others, in every game."""

from __future__ import annotations

from typing import Any

import polars as pl
import pytest

from undercity import GAMES, find
from undercity.lab.study import Cell
from undercity.lab.things import declared, kinds, members
from undercity.lab.watch import TABLES, Course, Pace, causes, watch_many

OPTIONS: dict[str, dict[str, Any]] = {"target_rats": {"mode": "quick", "round_cap": 12}}


def cell(game: str, levels: tuple[str, ...] = ("random",), turns: bool = False) -> Cell:
    seats = min(max(3, find(game).seats[0]), find(game).seats[-1])
    return Cell(game, "base", OPTIONS.get(game, {}), {}, seats, levels, turns, 10, 7)


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_a_game_fit_each_other(game: str) -> None:
    tables = watch_many(cell(game), 0, 3)
    games, seats, choices, offers = (tables[name] for name in ("games", "seats", "choices", "offers"))
    assert {name: table.schema for name, table in tables.items()} == {n: pl.Schema(s) for n, s in TABLES.items()}
    assert len(games) == 3
    assert len(seats) == games["seats"].sum()
    assert games["decisions"].sum() == len(choices) == seats["decisions"].sum()
    assert offers["taken"].sum() == (choices["legal"] > 1).sum()
    assert offers["offered"].sum() == choices.filter(pl.col("legal") > 1)["legal"].sum()
    won = seats.group_by("deal", maintain_order=True).agg(pl.col("win").sum())["win"].to_list()
    assert won == pytest.approx([float(count > 0) for count in games["winners"]])
    assert sorted(seats.filter(deal=0)["order"]) == list(range(games["seats"][0]))
    assert seats.filter(pl.col("order") == 0)["seat"].to_list() == games["first"].to_list()
    assert tables["events"]["clock"].max() == choices["clock"].max()
    assert (games["minutes"] > 0).all()
    assert games["decided"].is_between(0, 1).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_its_seed(game: str) -> None:
    whole, part = watch_many(cell(game), 0, 2), watch_many(cell(game), 1, 1)
    for name in TABLES:
        assert whole[name].filter(deal=1).equals(part[name]), name


@pytest.mark.parametrize("game", GAMES)
def test_what_is_declared_of_a_game_is_there(game: str) -> None:
    said, state = declared(game), find(game).state
    told = {kind for event in find(game).events.all for _, kind in event.things}
    assert set(said.things) <= told, set(said.things) - told
    assert not said.first or said.first in state.fields
    assert all(kind in told and field in state.fields for kind, field in said.seats.items())
    assert kinds(find(game))
    assert any(members(find(game), kind) for kind in kinds(find(game)))


def test_levels_take_turns_and_bots_think_by_count() -> None:
    tables = watch_many(cell("die_patin", ("beginner", "random"), True), 0, 2)
    assert tables["games"]["players"].to_list() == ["beginner,random,beginner", "random,beginner,random"]


# ------------------------------------------------------------------ the course of a game, by hand


def course(judged: list[list[float]], ranks: list[int]) -> Course:
    import numpy as np

    return Course(np.array(judged), [turn % 2 for turn in range(len(judged) - 1)], ranks)


def test_the_course_of_a_game() -> None:
    close = course([[0, 0], [0.1, 0], [0, 0.2], [0.3, 0], [0.2, 0.1]], [1, 2])
    assert close.lead_changes == 2
    assert close.decided == 0.6  # after the third of five positions the winner leads for good
    assert not close.runaway
    assert close.foreseen[-1]
    clear = course([[0, 0], [0.1, 0], [0.2, 0], [0.3, 0], [0.4, 0]], [1, 2])
    assert (clear.lead_changes, clear.decided, clear.runaway, clear.comeback) == (0, 0.0, True, False)
    assert course([[0, 0], [0.1, 0], [0.2, 0], [0.3, 0], [0, 0.4]], [2, 1]).comeback
    alone = Course(__import__("numpy").array([[0.1], [-0.2], [0.5]]), [0, 0], [2])
    assert alone.foreseen[-1] is False  # it led, and lost


def test_whose_doing_it_was() -> None:
    import numpy as np

    judged = np.array([[0.0, 0.0], [0.2, 0.0], [0.4, 0.0], [0.4, 0.3], [0.1, 0.3], [1.0, -1.0]])
    parts = causes(judged, [0, 0, 1, 0, 1], [False, False, False, True, False], [1.0, -1.0])
    start, own, others, chance, end = parts[0]
    assert (start, own, others) == (0.0, pytest.approx(0.16), 0.0)  # two steps of one move count as one
    assert (chance, end) == (pytest.approx(0.09), pytest.approx(0.81))
    assert parts[1] == (0.0, pytest.approx(0.09), 0.0, 0.0, pytest.approx(1.69))


def test_people_decide_side_by_side_where_they_decide_together() -> None:
    one_by_one, together = Pace(2), Pace(2)
    for seat in (0, 1):
        one_by_one.decision(seat, False, 8)
        together.decision(seat, True, 8)
    together.settle()
    assert (one_by_one.seconds, together.seconds) == (30.0, 15.0)
    assert one_by_one.turns == 2
