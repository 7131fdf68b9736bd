"""Events (AM-16), trolls and demons (AM-17)."""

from __future__ import annotations

from undercity.engine.agenda import push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import (
    buildings_of,
    built_on,
    enter,
    lose_building,
    minions_in,
    offer_areas,
    ones,
    pieces_in,
    put_marker,
    roll_area,
    run_program,
    spend,
    take_marker,
    troubled,
)
from undercity.games.ankh_morpork.cards import play_interrupt, put_on_discard, take_at
from undercity.games.ankh_morpork.ending import finish
from undercity.games.ankh_morpork.interrupts import ask_seat, may_answer, offer_answers, pay_shield, shield_ready
from undercity.games.ankh_morpork.programs import (
    EVENT_CAUSE,
    EVENT_PROGRAM,
    P_ALWAYS_TROUBLE,
    P_KIND,
    P_N,
    REMOVED,
)
from undercity.games.ankh_morpork.removal import BY_NOBODY, NONE_YET, minion_of, move_minion
from undercity.games.ankh_morpork.table import (
    ADJACENT,
    AREA,
    AREAS,
    BUILDING_SHIELDED,
    BY_DRAW_PILE,
    BY_RIOTS,
    CARD,
    CARD_LOST,
    CARD_MILLED,
    CHOOSE_FLOOD_MOVE,
    CHOOSE_GUARD_BUILDING,
    CHOOSE_GUARD_MINION,
    CHOOSE_KEEP_BUILDING,
    CHOOSE_KEEP_OFF,
    CHOOSE_MINION_OWNER,
    CHOOSE_SHIELD,
    CHOOSE_SHIELD_CARD,
    CITY_CARD_OUT,
    CITY_CARD_SHIELDED,
    COME_BACK,
    DEMOLISH,
    DEMON,
    DEMON_ARRIVED,
    DRAGON_IDLE,
    EMPTY,
    EVENT_CARDS,
    EVENT_DECK_EMPTY,
    EVENT_DRAWN,
    FIRE,
    FIRE_FINDS_NOTHING,
    FIRE_STARVES,
    FIRE_STOPS,
    FLOOD,
    FLOODED,
    FORCE,
    GUARD,
    JOHNSON_IDLE,
    KEPT_OFF,
    LOSE,
    MARKER_BROUGHT,
    MARKER_GONE,
    MARKER_RAZED,
    MINION_FLED,
    MINION_SAVED,
    MINION_SHIELDED,
    MINIONS_RAZED,
    MURDER,
    NEIGHBOURS,
    NO_BUILDING_HIT,
    NOBODY,
    NOBODY_MURDERED,
    NOWHERE,
    OWNERS,
    PASS,
    PAY,
    RAZE,
    REFUSE,
    REMOVAL,
    RIOTS_CALM,
    RIVER,
    SEATS,
    SHIELD_PRICE,
    SMALL_GODS,
    SPAWN,
    STAYS_DRY,
    SUBSIDE,
    SUBSIDENCE_IDLE,
    SUBSIDENCE_PAID,
    SUBSIDENCE_SHORT,
    TROLL_ARRIVED,
    State,
)


@rule
def do_op_draw_event(s: State) -> None:
    """Draw the top event card and resolve it; an empty deck does nothing (AM-4.13 to AM-4.15)."""
    if s.events_drawn == EVENT_CARDS:
        tell(s, EVENT_DECK_EMPTY, 0, 0, 0, 0)
        return
    event = s.events[s.events_drawn]
    s.events_drawn += 1
    s.fog += 1
    tell(s, EVENT_DRAWN, s.active, event, event, 0)
    run_program(s, EVENT_PROGRAM[event])


@rule
def do_op_ev_riots(s: State, op: int) -> None:
    """With eight markers the game ends at once by points (AM-16.13)."""
    if ones(troubled(s)) >= P_N[op]:
        finish(s, BY_RIOTS)
    else:
        tell(s, RIOTS_CALM, ones(troubled(s)), P_N[op], 0, 0)


@rule
def do_op_mill(s: State, op: int) -> None:
    """Fog: the top cards of the draw pile are discarded, which can end the game (AM-16.38, AM-19.2)."""
    for _ in range(P_N[op]):
        if s.draw_pile[0] != EMPTY:
            card = take_at(s.draw_pile, 0)
            put_on_discard(s, card)
            tell(s, CARD_MILLED, card, 0, 0, 0)
            s.fog += 1
    if s.draw_pile[0] == EMPTY:
        finish(s, BY_DRAW_PILE)


# ------------------------------------------------------------------ Small Gods against all of them (AM-16.4)


@rule
def offer_shield(s: State, seat: int, out: Numbers) -> int:
    """Pay Small Gods or not; both can be done, or nobody is asked."""
    out[0] = PAY
    out[1] = REFUSE
    return 2


offer_shield_card = offer_shield_building = offer_guard_building = offer_keep_off = offer_shield


# ------------------------------------------------------------------ Bloody Stupid Johnson (AM-16.9 to AM-16.12)


@rule
def do_op_ev_johnson(s: State) -> None:
    """The holder of the rolled area's card loses it, and a minion there, unless Small Gods protects them."""
    area = s.rolled[0]
    holder = s.building[area]
    if holder == NOBODY or s.city_card_out[area]:
        tell(s, JOHNSON_IDLE, area, 0, 0, 0)
    elif shield_ready(s, holder, 1):
        ask_seat(s, holder, CHOOSE_SHIELD_CARD, area, 0, 0)
    else:
        strike(s, holder, area, 0)


@rule
def strike(s: State, holder: int, area: int, kept: int) -> None:
    """The minion first, so that a Small Gods card about to be lost can still protect it (AM-16.12)."""
    if not kept:
        push(s, CARD_LOST, area, 0, 0)
    if s.minions[holder][area] > 0:
        push(s, REMOVAL, minion_of(holder, area), EVENT_CAUSE, BY_NOBODY)


@rule
def take_shield_card(s: State, seat: int, choice: int, area: int) -> None:
    if choice == PAY:
        pay_shield(s, seat, area, 1, CITY_CARD_SHIELDED)
    strike(s, seat, area, 1 if choice == PAY else 0)


@rule
def do_card_lost(s: State, area: int) -> None:
    """The City Area card is out of the game; the building stays (AM-16.10)."""
    s.city_card_out[area] = 1
    tell(s, CITY_CARD_OUT, s.building[area], area, 0, 0)


# ------------------------------------------------------------------ buildings: Earthquake, Explosion, Fire


@rule
def do_op_ev_demolish(s: State) -> None:
    """The rolled areas in order; one rolled twice is hit twice (AM-12.6, AM-16.20)."""
    for i in range(len(s.rolled) - 1, -1, -1):
        if s.rolled[i] != NOWHERE:
            push(s, DEMOLISH, s.rolled[i], 0, 0)


@rule
def do_demolish(s: State, area: int) -> None:
    """The building goes unless Small Gods protects it (AM-16.19, AM-16.20, AM-16.24)."""
    owner = s.building[area]
    if owner == NOBODY:
        tell(s, NO_BUILDING_HIT, area, 0, 0, 0)
    elif shield_ready(s, owner, 1):
        ask_seat(s, owner, CHOOSE_SHIELD, area, 0, 0)
    else:
        lose_building(s, area)


@rule
def take_shield_building(s: State, seat: int, choice: int, area: int) -> None:
    if choice == PAY:
        pay_shield(s, seat, area, 1, BUILDING_SHIELDED)
    else:
        lose_building(s, area)


@rule
def do_op_ev_fire(s: State) -> None:
    push(s, FIRE, NOWHERE, 0, 0)


@rule
def do_fire(s: State, burning: int) -> None:
    """Fire goes on to each rolled area next to the last that has a building (AM-16.25 to AM-16.28)."""
    area = roll_area(s, s.active)
    if burning != NOWHERE and not ADJACENT[burning][area]:
        tell(s, FIRE_STOPS, area, burning, 0, 0)
    elif s.building[area] == NOBODY:
        tell(s, FIRE_FINDS_NOTHING if burning == NOWHERE else FIRE_STARVES, area, 0, 0, 0)
    else:
        push(s, FIRE, area, 0, 0)
        push(s, DEMOLISH, area, 0, 0)


# ------------------------------------------------------------------ The Dragon (AM-16.16 to AM-16.18)
# What is spared of a player's pieces is a number: minions, plus 16 for the building, 32 once it is settled.

SPARED_MINIONS, SPARED_BUILDING, BUILDING_SETTLED = 15, 16, 32


@rule
def do_op_ev_raze(s: State) -> None:
    area = s.rolled[0]
    if minions_in(s, area) == 0 and s.building[area] == NOBODY and s.trouble[area] == 0:
        tell(s, DRAGON_IDLE, area, 0, 0, 0)
    else:
        push(s, RAZE, area, 0, 0)


@rule
def do_raze(s: State, area: int, place: int) -> None:
    """Player by player; trolls, demons and the marker go in any case (AM-16.17, AM-16.18)."""
    if place < s.seats:
        seat = (s.active + place) % s.seats
        push(s, RAZE, area, place + 1, 0)
        push(s, GUARD, seat, area, 0)
        return
    for owner in range(SEATS, OWNERS):
        if s.minions[owner][area] > 0:
            tell(s, MINIONS_RAZED, owner, area, owner * FORCE + s.minions[owner][area], 0)
            s.minions[owner][area] = 0
    take_marker(s, area, MARKER_RAZED)


@rule
def do_guard(s: State, seat: int, area: int, spared: int) -> None:
    """First all protection is settled, the building's and then the minions' (AM-16.17)."""
    can_pay = shield_ready(s, seat, 1)
    if s.building[area] == seat and can_pay and not spared & BUILDING_SETTLED:
        ask_seat(s, seat, CHOOSE_GUARD_BUILDING, area, spared, 0)
    elif s.minions[seat][area] > spared & SPARED_MINIONS and (can_pay or may_answer(s, seat, REMOVED, EVENT_CAUSE)):
        ask_seat(s, seat, CHOOSE_GUARD_MINION, area, spared, 0)
    else:
        push(s, LOSE, seat, area, spared)


@rule
def take_guard_building(s: State, seat: int, choice: int, area: int, spared: int) -> None:
    if choice == PAY:
        pay_shield(s, seat, area, 1, BUILDING_SHIELDED)
        spared |= SPARED_BUILDING
    push(s, GUARD, seat, area, spared | BUILDING_SETTLED)


@rule
def offer_guard_minion(s: State, seat: int, out: Numbers) -> int:
    """Susan, Small Gods, or let them go (AM-10.6)."""
    n = offer_answers(s, seat, out, REMOVED, EVENT_CAUSE)
    if shield_ready(s, seat, 1):
        out[n] = PAY
        n += 1
    out[n] = PASS
    return n + 1


@rule
def take_guard_minion(s: State, seat: int, choice: int, area: int, spared: int) -> None:
    if choice == PASS:
        push(s, LOSE, seat, area, spared)
        return
    if choice == PAY:
        pay_shield(s, seat, area, 1, MINION_SHIELDED)
    else:
        play_interrupt(s, seat, choice - CARD)
        tell(s, MINION_SAVED, seat, area, 0, 0)
    push(s, GUARD, seat, area, spared + 1)


@rule
def do_lose(s: State, seat: int, area: int, spared: int) -> None:
    """Unprotected pieces go; minions may come back elsewhere (AM-16.17)."""
    lost = s.minions[seat][area] - (spared & SPARED_MINIONS)
    if s.building[area] == seat and not spared & SPARED_BUILDING:
        lose_building(s, area)
    if lost > 0:
        s.minions[seat][area] -= lost
        tell(s, MINIONS_RAZED, seat, area, seat * FORCE + lost, 0)
        take_marker(s, area, MARKER_GONE)
        push(s, COME_BACK, seat, area, lost)


# ------------------------------------------------------------------ Subsidence (AM-16.21 to AM-16.23)


@rule
def do_op_ev_subsidence(s: State, op: int) -> None:
    built = 0
    for seat in range(s.seats):
        built |= built_on(s, seat)
    if built:
        push(s, SUBSIDE, op, 0, 0)
    else:
        tell(s, SUBSIDENCE_IDLE, 0, 0, 0, 0)


@rule
def do_subside(s: State, op: int, place: int) -> None:
    """Each player pays for every building, or for as many as the money allows (AM-16.21, AM-16.22)."""
    if place == s.seats:
        return
    push(s, SUBSIDE, op, place + 1, 0)
    seat = (s.active + place) % s.seats
    wanted = buildings_of(s, seat)
    affordable = min(wanted, s.money[seat] // P_N[op])
    if affordable == wanted:
        if wanted > 0:
            pay_for_buildings(s, seat, op, wanted)
    elif affordable == 0:
        settle_subsidence(s, seat, op, 0)
    else:
        ask_seat(s, seat, CHOOSE_KEEP_BUILDING, op, 0, affordable)


@rule
def offer_keep_building(s: State, seat: int, out: Numbers, op: int, kept: int) -> int:
    """Own buildings not settled yet."""
    n = 0
    for area in range(AREAS):
        if s.building[area] == seat and not (kept >> area) & 1:
            out[n] = AREA + area
            n += 1
    return n


@rule
def take_keep_building(s: State, seat: int, choice: int, op: int, kept: int, left: int) -> None:
    kept |= 1 << (choice - AREA)
    if left > 1:
        ask_seat(s, seat, CHOOSE_KEEP_BUILDING, op, kept, left - 1)
    else:
        settle_subsidence(s, seat, op, kept)


@rule
def pay_for_buildings(s: State, seat: int, op: int, count: int) -> None:
    spend(s, seat, count * P_N[op])
    tell(s, SUBSIDENCE_PAID, seat, count * P_N[op], count, 0)


@rule
def settle_subsidence(s: State, seat: int, op: int, kept: int) -> None:
    """Pay for the buildings kept (a bit mask of areas), lose the others, for which the money is not enough."""
    tell(s, SUBSIDENCE_SHORT, seat, s.money[seat], buildings_of(s, seat), P_N[op])
    if kept:
        pay_for_buildings(s, seat, op, ones(kept))
    for area in range(AREAS):
        if s.building[area] == seat and not (kept >> area) & 1:
            lose_building(s, area)


# ------------------------------------------------------------------ Flood (AM-16.29 to AM-16.35)


@rule
def flooded(s: State) -> int:
    """The rolled areas on the river (AM-16.29)."""
    areas = 0
    for i in range(len(s.rolled)):
        if s.rolled[i] != NOWHERE and RIVER[s.rolled[i]]:
            areas |= 1 << s.rolled[i]
    return areas


@rule
def do_op_ev_flood(s: State) -> None:
    for i in range(len(s.rolled)):
        area = s.rolled[i]
        if not RIVER[area]:
            tell(s, STAYS_DRY, area, 0, 0, 0)
        elif s.rolled[0] != s.rolled[1]:
            tell(s, FLOODED, area, 1, 0, 0)
        elif i == 0:
            tell(s, FLOODED, area, 2, 0, 0)
    push(s, FLOOD, 0, 0, 0)


@rule
def do_flood(s: State, which: int) -> None:
    """Player by player, the area of each roll in turn; one rolled twice is flooded twice (AM-16.29, AM-16.32)."""
    rolls = len(s.rolled)
    if which == rolls * s.seats:
        return
    push(s, FLOOD, which + 1, 0, 0)
    seat, area = (s.active + which // rolls) % s.seats, s.rolled[which % rolls]
    if (flooded(s) >> area) & 1 and s.minions[seat][area] > 0:
        ask_seat(s, seat, CHOOSE_FLOOD_MOVE, area, s.minions[seat][area], 0)


@rule
def offer_flood_move(s: State, seat: int, out: Numbers, area: int) -> int:
    """Adjacent areas that are not flooded, or pay Small Gods (AM-16.30, AM-16.35)."""
    n = offer_areas(out, NEIGHBOURS[area] & ~flooded(s))
    if shield_ready(s, seat, 1):
        out[n] = PAY
        n += 1
    return n


@rule
def take_flood_move(s: State, seat: int, choice: int, area: int, left: int) -> None:
    """One minion at a time; each is moved or stays for $3 (AM-16.30, AM-16.35)."""
    if choice == PAY:
        pay_shield(s, seat, area, 1, MINION_SHIELDED)
    else:
        tell(s, MINION_FLED, seat, area, choice - AREA, 0)
        move_minion(s, seat, area, choice - AREA)
    if left > 1:
        ask_seat(s, seat, CHOOSE_FLOOD_MOVE, area, left - 1, 0)


# ------------------------------------------------------------------ Mysterious Murders (AM-16.36, AM-16.37)


@rule
def do_op_ev_murders(s: State, op: int) -> None:
    push(s, MURDER, op, 0, 0)


@rule
def do_murder(s: State, op: int, place: int) -> None:
    """Each player in order rolls and removes a minion of any owner there."""
    if place == s.seats:
        return
    push(s, MURDER, op, place + 1, 0)
    seat = (s.active + place) % s.seats
    area = roll_area(s, seat)
    if minions_in(s, area) > 0:
        ask_seat(s, seat, CHOOSE_MINION_OWNER, op, area, NONE_YET)
    else:
        tell(s, NOBODY_MURDERED, seat, area, 0, 0)


# ------------------------------------------------------------------ Demons and Trolls (AM-16.14, AM-16.39)


@rule
def do_op_ev_spawn(s: State, op: int) -> None:
    push(s, SPAWN, op, P_N[op], 0)


@rule
def do_spawn(s: State, op: int, left: int) -> None:
    """One roll at a time; Small Gods is asked before each arrival (AM-16.7, AM-16.41, AM-16.42)."""
    if left == 0:
        return
    push(s, SPAWN, op, left - 1, 0)
    area = roll_area(s, s.active)
    holder = s.building[SMALL_GODS]
    if holder != NOBODY:
        pieces = pieces_in(s, holder, area)
        if pieces > 0 and shield_ready(s, holder, pieces):
            ask_seat(s, holder, CHOOSE_KEEP_OFF, op, area, 0)
            return
    arrive(s, op, area)


@rule
def arrive(s: State, op: int, area: int) -> None:
    """A demon always brings a marker, a troll only where it meets a minion (AM-16.15, AM-16.39)."""
    tell(s, DEMON_ARRIVED if P_KIND[op] == DEMON else TROLL_ARRIVED, area, 0, 0, 0)
    enter(s, P_KIND[op], area, 1)
    if P_ALWAYS_TROUBLE[op]:
        put_marker(s, area, MARKER_BROUGHT)


@rule
def take_keep_off(s: State, seat: int, choice: int, op: int, area: int) -> None:
    """$3 for each own piece there keeps it out of the game for good (AM-16.7, AM-16.8)."""
    if choice == PAY:
        price = SHIELD_PRICE * pieces_in(s, seat, area)
        spend(s, seat, price)
        tell(s, KEPT_OFF, seat, P_KIND[op], area, price)
    else:
        arrive(s, op, area)
