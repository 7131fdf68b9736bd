"""Invariants (TR-21): each broken by hand is found, and whole games keep them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from games.target_rats.burrow import GAME, city, crown, give, lay, put, space, turn
from kit import begin, walk
from undercity.engine.seam import plain
from undercity.games.target_rats.table import HOME, State


def sound() -> State:
    """A sound position in the act phase."""
    s = city("white", rats="white s_nw1 2u+1f, grey u_sw1 4u")
    crown(s, "black", "2u")
    lay(s, "s_nw1", "white")
    lay(s, "u_se1", "food")
    lay(s, "s_ne1", "sewer")
    give(s, "brown", "smoke_bomb")
    put(s, "brown", "home_ne", "1u")
    s.exterminator = space("s_se3")
    s.phase = 3
    return s


Change = Callable[[State], None]


def rats(who: str, where: str, group: str) -> Change:
    return lambda s: put(s, who, where, group)


def cells(row: str, value: int, *where: str) -> Change:
    """Write a value into the cells of these spaces."""

    def change(s: State) -> None:
        for name in where:
            getattr(s, row)[space(name)] = value

    return change


def entries(row: str, values: dict[int, int]) -> Change:
    """Write values into a row by number."""

    def change(s: State) -> None:
        for k, value in values.items():
            getattr(s, row)[k] = value

    return change


def field(name: str, value: int, *others: Change) -> Change:
    def change(s: State) -> None:
        setattr(s, name, value)
        for other in others:
            other(s)

    return change


def no_rats(who: int, where: str) -> Change:
    def change(s: State) -> None:
        s.unfed[who][space(where)] = s.fed[who][space(where)] = 0

    return change


BREAKS: dict[str, Change] = {
    "TR-21.1": rats("white", "home_nw", "10u"),
    "TR-21.2": cells("token", 3, "u_nw1", "u_nw3", "u_ne1", "u_ne3"),
    "TR-21.3": cells("token", 1, *(f"u_{q}{k}" for q in ("nw", "ne", "sw") for k in (1, 2, 3))),
    "TR-21.4": entries("deck", {0: 2}),
    "TR-21.5": cells("token", 1, "s_north"),
    "TR-21.6": rats("brown", "s_nw1", "1u"),
    "TR-21.7": rats("white", "home_se", "1u"),
    "TR-21.8": no_rats(2, "rat_city"),
    "TR-21.9": rats("white", "s_se3", "1u"),
    "TR-21.10": entries("item", {0: 9}),
    "TR-21.11": field("moves_left", 3),
    "TR-21.12": field("phase", 4, cells("acting", 1, "s_nw1")),
    "TR-21.13": entries("hold", {0: 1, 1: 1}),
    "TR-21.14": field("phase", 1, no_rats(0, "s_nw1")),
    "TR-21.15": cells("token", 2, "u_ne1"),
    "TR-2.18": field("seats", 3, entries("seat_of", {3: -1})),
    "TR-3.3": entries("seat_of", {3: 0}),
    "TR-6.9": cells("acting", 1, "s_ne1"),
    "TR-5.23": cells("moved_unfed", 3, "s_nw1"),
    "TR-12.8": entries("forced_at", {0: 1}),
    "TR-16.3": field("winner", 0),
}


@pytest.mark.parametrize("clause", BREAKS)
def test_a_broken_invariant_is_found(clause: str) -> None:
    """TR-21.1 to TR-21.15: the check names the clause."""
    s = sound()
    assert GAME.broken(s) is None
    BREAKS[clause](s)
    assert GAME.broken(s) == clause


def test_overfull_spaces_are_found() -> None:
    """TR-21.6: 5 on a ring space, 9 in Rat City; TR-21.8: no stranger beside the throne."""
    for who, where, group in (("grey", "u_sw1", "1u"), ("black", "rat_city", "6u"), ("grey", "rat_city", "1u")):
        s = sound()
        put(s, who, where, group)
        assert GAME.broken(s) == "TR-21.6"
        s.phase = 2
        assert GAME.broken(s) is None  # suspended in the fight phase


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_the_invariants(seats: int) -> None:
    """TR-21.1 to TR-21.15 at every step; TR-21.9: he never leaves the board; TR-21.11, TR-21.12: movements."""
    rules = plain(GAME)
    s = begin(("target_rats", seats, {"mode": "lab", "round_cap": 40}), seats)
    was_out = False
    for _ in walk(rules, s, random.Random(seats)):
        assert GAME.broken(s) is None
        assert not (was_out and s.exterminator < 0)
        was_out = s.exterminator >= 0
        nests = sum(s.token[k] == 3 + s.active for k in range(37))
        if s.phase == 1:
            assert s.moves_left <= 2 + nests


def test_the_active_faction_has_a_rat() -> None:
    """TR-21.14: after re-entry, at the begin of every turn."""
    s = city("white")
    m = turn(s)
    assert m.state.unfed[0][HOME[0]] == 2
