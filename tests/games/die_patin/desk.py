"""Positions of Die Patin laid out by hand, in the names of the rulebook."""

from __future__ import annotations

from typing import Any

from kit import advance
from undercity import Match
from undercity.engine.agenda import pop, push
from undercity.games.die_patin import GAME
from undercity.games.die_patin.board import figures_in
from undercity.games.die_patin.table import (
    AREA_IDS,
    AREAS,
    BACK_ROOMS,
    CARD_IDS,
    DISTRICT_IDS,
    ENTERPRISE_IDS,
    MANHOLE_IDS,
    MANHOLES,
    MISSION_IDS,
    MISSIONS_SCORED,
    NO_TILE,
    NOBODY,
    TURN,
    State,
)


def area(name: str) -> int:
    return AREA_IDS.index(name)


def hole(name: str) -> int:
    return MANHOLE_IDS.index(name)


def enterprise(name: str) -> int:
    return ENTERPRISE_IDS.index(name)


def mission(name: str) -> int:
    return MISSION_IDS.index(name)


class Desk:
    """A table after the setup from which everything but the tiles has been cleared away."""

    def __init__(self, seats: int, round_no: int = 1, *, tiles: bool = True, removed: str = "") -> None:
        self.s: State = Match("die_patin", seats, seed=1, start_player=0, removed=removed).state  # type: ignore[assignment]
        s = self.s
        while s.due:
            pop(s)
        s.deciders = 0
        s.round_no = round_no
        for seat in range(seats):
            s.card[seat] = CARD_IDS.index("administration")
        for a in range(AREAS):
            s.owner[a] = NOBODY
            if not tiles:
                self.tiles(AREA_IDS[a])
        for m in range(MANHOLES):
            s.rats[m], s.rat_owner[m] = 0, NOBODY
        for seat in range(seats):
            s.rat_supply[seat] = 30

    def own(self, seat: int, *names: str) -> Desk:
        for name in names:
            self.s.owner[area(name)] = seat
        return self

    def rats(self, seat: int, **counts: int) -> Desk:
        for name, count in counts.items():
            self.s.rats[hole(name)], self.s.rat_owner[hole(name)] = count, seat
            self.s.rat_supply[seat] -= count
        return self

    def loot(self, seat: int, count: int) -> Desk:
        self.s.loot[seat] += count
        self.s.general_loot -= count
        return self

    def card(self, seat: int, name: str) -> Desk:
        self.s.card[seat] = CARD_IDS.index(name)
        return self

    def tiles(self, name: str, *enterprises: str) -> Desk:
        for slot in range(2):
            there = enterprise(enterprises[slot]) if slot < len(enterprises) else NO_TILE
            self.s.tiles[area(name)][slot] = there
        return self

    def henchmen(self, seat: int, name: str, count: int) -> Desk:
        self.s.henchmen[seat][area(name)] += count
        self.s.henchmen_left[seat] -= count
        return self

    def boss(self, seat: int, name: str) -> Desk:
        self.s.boss_area[seat] = area(name)
        self.s.card_shown[seat] = 1
        return self

    def back_room(self, seat: int, name: str) -> Desk:
        self.s.back_room[area(name)] = seat
        self.s.back_rooms_left[seat] -= 1
        return self

    def spent_back_rooms(self, seat: int) -> Desk:
        self.s.back_rooms_left[seat] -= BACK_ROOMS
        return self

    def turn(self, seat: int) -> Match:
        """The seat is to place a figure; the others follow in order."""
        placed = 4 - self.s.henchmen_left[seat] - int(self.s.boss_area[seat] < 0)
        self.s.start_player = seat
        self.s.turns_taken = placed * self.s.seats
        push(self.s, TURN, 0, 0, 0)
        return advance(GAME, self.s)

    def missions(self) -> Match:
        """All turns of the round are over."""
        self.s.turns_taken = 4 * self.s.seats
        push(self.s, MISSIONS_SCORED, 0, 0, 0)
        return advance(GAME, self.s)

    def scored(self, seat: int, name: str, round_no: int) -> Desk:
        self.s.mission[seat][mission(name)] = round_no
        return self


def offered(match: Match, seat: int) -> set[str]:
    """What the seat may choose, in notation; nothing is offered twice."""
    notations = [choice.notation for choice in match.choices(seat)]
    assert len(set(notations)) == len(notations)
    return set(notations)


def play(match: Match, seat: int, *notations: str) -> Match:
    """Make these choices; an area that was the only one has been taken already and is passed over."""
    for notation in notations:
        kind, _, name = notation.partition(":")
        if kind == "area" and decision(match) not in ("area", "last_area", "start_area"):
            assert figures_in(state(match), seat, area(name)) > 0
        else:
            match.choose(seat, notation)
    return match


def state(match: Match) -> State:
    return match.state  # type: ignore[return-value]


def owner(match: Match, name: str) -> int:
    return state(match).owner[area(name)]


def rats(match: Match, name: str) -> tuple[int, int]:
    """(owner, count) of a manhole."""
    return state(match).rat_owner[hole(name)], state(match).rats[hole(name)]


def loot_in(match: Match, district: str) -> int:
    return state(match).district_loot[DISTRICT_IDS.index(district)]


def refuses(match: Match, seat: int, notation: str) -> bool:
    return notation not in offered(match, seat)


def decision(match: Match) -> Any:
    return match.view(None)["decision"]
