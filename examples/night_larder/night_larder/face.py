"""What people see: the view, names, prompts and choices in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from night_larder.larder import HIDDEN, NOWHERE, RAT_IDS, SHELF, SHELF_IDS, SHELVES, State
from undercity.engine.sheet import Part, Sheet, many, one
from undercity.engine.words import Prompt, Said, Thing, Worded

THINGS = {"shelf": SHELF_IDS, "seat": RAT_IDS}


class Shelf(TypedDict):
    """A shelf and what lies on it."""

    id: str
    crumbs: int


class Player(TypedDict):
    """A rat; `goes` is None for whom it is a secret, and while she has not chosen."""

    eaten: int
    last: str | None
    ready: bool
    goes: str | None


class Table(TypedDict):
    """The larder."""

    night: int
    nights: int
    shelves: list[Shelf]
    players: list[Player]


def _layout(seats: int) -> Iterator[Part]:
    """The view in parts, each with the cells it is made from."""
    yield one("night", [("night",)], lambda s: s.night)
    yield one("nights", [("nights",)], lambda s: s.nights)
    yield from many("shelves", range(SHELVES), lambda n: [("crumbs", n)], _shelf)
    yield from many("players", range(seats), lambda p: [("eaten", p), ("last", p), ("goes", p)], _player)


def _shelf(s: State, number: int) -> Shelf:
    return {"id": SHELF_IDS[number], "crumbs": s.crumbs[number]}


def _player(s: State, p: int) -> Player:
    goes = None if s.goes[p] in (HIDDEN, NOWHERE) else SHELF_IDS[s.goes[p]]
    last = None if s.last[p] == NOWHERE else SHELF_IDS[s.last[p]]
    return {"eaten": s.eaten[p], "last": last, "ready": s.goes[p] != NOWHERE, "goes": goes}


view = Sheet(State, _layout)


def thing(kind: str, number: int) -> Said | Thing | str:
    """Nothing is put together from others."""
    raise KeyError(kind)


def role(s: State, seat: int) -> Thing | None:
    """A rat is nothing beside herself."""


def prompt(s: State, seat: int | None, step: str) -> Prompt:
    """What is to be decided."""
    return "prompt-shelf", {"night": ("number", s.night), "nights": ("number", s.nights)}


def words(s: State, seat: int, step: str, code: int) -> Worded:
    """A choice: the message, what it names, and its clause."""
    return "choice-shelf", {"shelf": ("shelf", code - SHELF), "count": ("number", s.crumbs[code - SHELF])}, "NL-3.3"
