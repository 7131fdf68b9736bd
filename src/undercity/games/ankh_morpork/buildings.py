"""Buildings (AM-7, AM-15.8), buying them out (AM-15.37 to AM-15.42), and city powers (AM-8)."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import building_stock, built_on, offer_areas, spend
from undercity.games.ankh_morpork.interrupts import open_text_window
from undercity.games.ankh_morpork.programs import BUYOUT, CARD_OF, OP, P_PRICE_PCT, P_TROUBLE
from undercity.games.ankh_morpork.table import (
    AREA,
    AREAS,
    BUILDING_LIFTED,
    BUILDING_TAKEN_OVER,
    BUILT,
    BUYOUT_BEGUN,
    CHOOSE_LIFT_BUILDING,
    CHOOSE_SITE,
    COST,
    EFFECT,
    NOBODY,
    State,
)


@rule
def price_of(op: int, area: int) -> int:
    """The cost printed on the board, or the text's share of it (AM-7.4, AM-15.8, AM-17.4)."""
    return COST[area] * P_PRICE_PCT[op] // 100


@rule
def sites(s: State, seat: int, op: int) -> int:
    """Where the player may build: own minion, no building, no marker, money (AM-6.8, AM-7.1 to AM-7.4)."""
    areas = 0
    for area in range(AREAS):
        if s.minions[seat][area] > 0 and s.building[area] == NOBODY and s.trouble[area] == 0:
            if s.money[seat] >= price_of(op, area):
                areas |= 1 << area
    return areas


@rule
def do_op_build(s: State, op: int) -> None:
    ask(s, s.active, CHOOSE_SITE, op, 0, 0)


@rule
def offer_build_area(s: State, seat: int, out: Numbers, op: int) -> int:
    return offer_areas(out, sites(s, seat, op))


@rule
def take_build_area(s: State, seat: int, choice: int, op: int) -> None:
    """Build; with all six on the board one of them is lifted first (AM-7.7, AM-7.12)."""
    erect(s, seat, op, choice - AREA)


@rule
def erect(s: State, seat: int, op: int, area: int) -> None:
    """Put the building up or ask which one to lift for it."""
    if building_stock(s, seat) == 0:
        ask(s, seat, CHOOSE_LIFT_BUILDING, op, area, 0)
    elif OP[op] == BUYOUT:
        take_over(s, seat, area)
    else:
        spend(s, seat, price_of(op, area))
        tell(s, BUILT, seat, area, price_of(op, area), 0)
        own(s, seat, area)


@rule
def own(s: State, seat: int, area: int) -> None:
    """The building brings its City Area card, unusable in this turn (AM-7.5, AM-8.4)."""
    s.building[area] = seat
    s.power_spent[area] = 1


@rule
def take_over(s: State, seat: int, area: int) -> None:
    """Replace another player's building, paying him its cost (AM-15.37, AM-15.38, AM-15.40)."""
    owner = s.building[area]
    s.money[seat] -= COST[area]
    s.money[owner] += COST[area]
    tell(s, BUILDING_TAKEN_OVER, seat, owner, area, COST[area])
    own(s, seat, area)


@rule
def offer_lift_building(s: State, seat: int, out: Numbers) -> int:
    return offer_areas(out, built_on(s, seat))


@rule
def take_lift_building(s: State, seat: int, choice: int, op: int, area: int) -> None:
    """Its City Area card returns to the display, no money comes back (AM-7.8, AM-7.9)."""
    s.building[choice - AREA] = NOBODY
    tell(s, BUILDING_LIFTED, seat, choice - AREA, 0, 0)
    erect(s, seat, op, area)


# ------------------------------------------------------------------ Sybil Vimes, Reacher Gilt


@rule
def buyout_areas(s: State, seat: int, op: int) -> int:
    """Other players' buildings that can be paid in full, with or without a marker as the text says (AM-15.38)."""
    areas = 0
    for area in range(AREAS):
        owner = s.building[area]
        if owner != NOBODY and owner != seat and s.trouble[area] == P_TROUBLE[op] and s.money[seat] >= COST[area]:
            areas |= 1 << area
    return areas


@rule
def offer_buyout_area(s: State, seat: int, out: Numbers, op: int) -> int:
    return offer_areas(out, buyout_areas(s, seat, op))


@rule
def take_buyout_area(s: State, seat: int, choice: int, op: int) -> None:
    """The owner has a text window before payment and replacement (AM-15.42)."""
    s.target = s.building[choice - AREA]
    tell(s, BUYOUT_BEGUN, seat, s.target, choice - AREA, CARD_OF[op])
    push(s, EFFECT, op, choice - AREA, 0)
    open_text_window(s, s.target, op)


@rule
def do_op_buyout(s: State, op: int, area: int) -> None:
    """The owner has let it happen (AM-15.37)."""
    erect(s, s.active, op, area)
