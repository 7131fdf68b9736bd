"""Placing minions (AM-5, AM-15.1 to AM-15.7) and markers (AM-4.10, AM-8.13, AM-15.17, AM-15.18)."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import (
    enter,
    leave,
    minion_supply,
    minions_in,
    offer_areas,
    troubled,
    where_areas,
)
from undercity.games.ankh_morpork.programs import (
    IN_REACH,
    P_AREA,
    P_MAX,
    P_MIN,
    P_NEEDS_MINION,
    P_TROUBLE,
    P_WHERE,
)
from undercity.games.ankh_morpork.table import (
    ALL_AREAS,
    AREA,
    AREAS,
    CHOOSE_CALM,
    CHOOSE_LIFT,
    CHOOSE_PLACE,
    CHOOSE_TROUBLE,
    MARKER_LAID,
    MARKER_TAKEN_OFF,
    MINION_LIFTED,
    MINION_PLACED,
    MINION_POSTED,
    NOWHERE,
    PASS,
    State,
)


@rule
def place_areas(s: State, seat: int, op: int, lifted: int) -> int:
    """Where the op lets a minion be placed; a lifted one goes to a different area (AM-5.4, AM-5.8)."""
    areas = where_areas(s, seat, P_WHERE[op], P_AREA[op], lifted)
    return areas & ~(1 << lifted) if lifted >= 0 else areas


@rule
def lift_areas(s: State, seat: int, op: int) -> int:
    """From where an own minion can be lifted so that it has somewhere to go (AM-5.4, AM-5.5)."""
    areas = 0
    for area in range(AREAS):
        if s.minions[seat][area] > 0 and place_areas(s, seat, op, area) != 0:
            areas |= 1 << area
    return areas


@rule
def can_place(s: State, seat: int, op: int) -> bool:
    if minion_supply(s, seat) > 0:
        return place_areas(s, seat, op, NOWHERE) != 0
    return lift_areas(s, seat, op) != 0


@rule
def do_op_place(s: State, op: int) -> None:
    ask_place(s, s.active, op, 0)


@rule
def ask_place(s: State, seat: int, op: int, placed: int) -> None:
    """With minions in supply one of them is placed, else one is lifted from the board (AM-5.4, AM-5.9)."""
    if minion_supply(s, seat) > 0:
        ask(s, seat, CHOOSE_PLACE, op, NOWHERE, placed)
    else:
        ask(s, seat, CHOOSE_LIFT, op, placed, 0)


@rule
def offer_lift_minion(s: State, seat: int, out: Numbers, op: int, placed: int) -> int:
    n = offer_areas(out, lift_areas(s, seat, op))
    if placed >= P_MIN[op]:
        out[n] = PASS
        n += 1
    return n


@rule
def take_lift_minion(s: State, seat: int, choice: int, op: int, placed: int) -> None:
    """Lifting takes the marker along; nobody can answer it (AM-5.6, AM-5.7)."""
    if choice == PASS:
        return
    area = choice - AREA
    tell(s, MINION_LIFTED, seat, area, 0, 0)
    leave(s, seat, area)
    ask(s, seat, CHOOSE_PLACE, op, area, placed)


@rule
def offer_place_area(s: State, seat: int, out: Numbers, op: int, lifted: int, placed: int) -> int:
    """The areas of AM-5.1, or those the text names; a second minion may be left out (AM-15.6)."""
    areas = where_areas(s, seat, P_WHERE[op], P_AREA[op], NOWHERE)
    if lifted >= 0:
        areas &= ~(1 << lifted)
    n = offer_areas(out, areas)
    if placed >= P_MIN[op] and lifted == NOWHERE:
        out[n] = PASS
        n += 1
    return n


@rule
def take_place_area(s: State, seat: int, choice: int, op: int, lifted: int, placed: int) -> None:
    """The minion enters, with trouble unless the text says otherwise (AM-6.1, AM-15.1)."""
    if choice == PASS:
        return
    tell(s, MINION_PLACED if P_WHERE[op] == IN_REACH else MINION_POSTED, seat, choice - AREA, 0, 0)
    enter(s, seat, choice - AREA, P_TROUBLE[op])
    if placed + 1 < P_MAX[op] and can_place(s, seat, op):
        ask_place(s, seat, op, placed + 1)


# ------------------------------------------------------------------ markers


@rule
def do_op_remove_trouble(s: State) -> None:
    ask(s, s.active, CHOOSE_CALM, 0, 0, 0)


@rule
def offer_marker_off(s: State, seat: int, out: Numbers) -> int:
    """Any area with a marker (AM-4.10)."""
    return offer_areas(out, troubled(s))


@rule
def take_marker_off(s: State, seat: int, choice: int) -> None:
    s.trouble[choice - AREA] = 0
    tell(s, MARKER_TAKEN_OFF, seat, choice - AREA, 0, 0)


@rule
def trouble_areas(s: State, seat: int, op: int) -> int:
    """Areas without a marker that the text names, with a minion where it asks for one (AM-8.13, AM-15.17)."""
    areas = where_areas(s, seat, P_WHERE[op], P_AREA[op], NOWHERE) & ALL_AREAS & ~troubled(s)
    if P_NEEDS_MINION[op]:
        for area in range(AREAS):
            if minions_in(s, area) == 0:
                areas &= ~(1 << area)
    return areas


@rule
def do_op_place_trouble(s: State, op: int) -> None:
    ask(s, s.active, CHOOSE_TROUBLE, op, 0, 0)


@rule
def offer_marker_on(s: State, seat: int, out: Numbers, op: int) -> int:
    return offer_areas(out, trouble_areas(s, seat, op))


@rule
def take_marker_on(s: State, seat: int, choice: int) -> None:
    s.trouble[choice - AREA] = 1
    tell(s, MARKER_LAID, seat, choice - AREA, 0, 0)
