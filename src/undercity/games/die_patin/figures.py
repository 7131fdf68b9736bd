"""Placing a henchman (DP-5) and placing the boss lady (DP-8): what a placed figure lets its player do."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.die_patin.actions import (
    bribe,
    can_set_up_back_room,
    get_loot,
    holds_opponent,
    offer_bribes,
    put_from_supply,
    set_up_back_room,
)
from undercity.games.die_patin.board import send_home
from undercity.games.die_patin.table import (
    ACTIONS_LEFT,
    AREA,
    AREA_MANHOLES,
    AREAS_IN_PLAY,
    BOSS,
    BRIBE_DECLINED,
    CARD_REVEALED,
    CHOOSE_ACTION,
    CHOOSE_CARD_BRIBE,
    CHOOSE_INVASION,
    CHOOSE_PAID_BRIBE,
    CHOOSE_SOURCE,
    CLAIM,
    CORNERS,
    DISTRICT_OF,
    DONE,
    FIGURE_INSIDE,
    FIGURE_ON_FREE_AREA,
    FIGURE_OUTSIDE,
    GET_LOOT,
    INSIDE_COUNT,
    INSIDE_STEP,
    LOOT_PAID,
    MANHOLE,
    NO_TILE,
    NOBODY,
    OUTSIDE_COUNT,
    OUTSIDE_STEP,
    RATS_DRIVEN_OUT,
    RATS_INVADE,
    SLOT,
    TURN_SKIPPED,
    State,
)
from undercity.games.die_patin.turn import boss_is_placeable, may_stand, placed_as, reveal_card


@rule
def offer_area(s: State, seat: int, out: Numbers, figure: int) -> int:
    """Every area where the figure may stand (DP-12.5)."""
    n = 0
    for area in range(AREAS_IN_PLAY[s.seats]):
        if may_stand(s, seat, figure, area):
            out[n] = AREA + area
            n += 1
    return n


@rule
def take_area(s: State, seat: int, choice: int, figure: int) -> None:
    """Place the figure (DP-4.6)."""
    area = choice - AREA
    if figure == BOSS:
        s.boss_area[seat] = area
    else:
        s.henchmen_left[seat] -= 1
        s.henchmen[seat][area] += 1
    _send(s, seat, figure, area)


@rule
def _send(s: State, seat: int, figure: int, area: int) -> None:
    """A figure placed inside does what it does there; outside a claim follows (DP-5.1, DP-5.9, DP-8)."""
    placed = placed_as(s, seat, figure)
    if s.owner[area] == seat:
        tell(s, FIGURE_INSIDE, seat, figure, area, 0)
        push(s, INSIDE_STEP[placed], seat, area, INSIDE_COUNT[placed])
    else:
        if s.owner[area] == NOBODY:
            tell(s, FIGURE_ON_FREE_AREA, seat, figure, area, 0)
        else:
            tell(s, FIGURE_OUTSIDE, seat, figure, area, s.owner[area])
        push(s, CLAIM, seat, area, 0)
        push(s, OUTSIDE_STEP[placed], seat, area, OUTSIDE_COUNT[placed])


@rule
def offer_last_area(s: State, seat: int, out: Numbers) -> int:
    """Where the boss lady may stand who is the last figure; if nowhere, she shows her card (DP-4.11, DP-12.18)."""
    if boss_is_placeable(s, seat):
        return offer_area(s, seat, out, BOSS)
    out[0] = DONE
    return 1


@rule
def take_last_area(s: State, seat: int, choice: int) -> None:
    """The card is turned face up; the boss lady is placed, or her turn is skipped (DP-4.11, DP-8.1)."""
    reveal_card(s, seat)
    if choice == DONE:
        tell(s, TURN_SKIPPED, seat, s.card[seat], 0, 0)
    else:
        tell(s, CARD_REVEALED, seat, s.card[seat], 0, 0)
        take_area(s, seat, choice, BOSS)


# ------------------------------------------------------------------ inside (DP-5.1 to DP-5.4, DP-8.2)


@rule
def do_actions(s: State, seat: int, area: int, count: int) -> None:
    """Up to so many actions (DP-5.1, DP-8.2)."""
    ask(s, seat, CHOOSE_ACTION, area, count, 0)


@rule
def offer_inside_action(s: State, seat: int, out: Numbers, area: int, left: int) -> int:
    """Bribe at a manhole, get loot, set up a back room, or stop (DP-5.1, DP-5.3, DP-12.6)."""
    n = offer_bribes(s, seat, area, out)
    if s.district_loot[DISTRICT_OF[area]] > 0:
        out[n] = GET_LOOT
        n += 1
    if can_set_up_back_room(s, seat, area):
        for slot in range(2):
            if s.tiles[area][slot] != NO_TILE:
                out[n] = SLOT + slot
                n += 1
    out[n] = DONE
    return n + 1


@rule
def take_inside_action(s: State, seat: int, choice: int, area: int, left: int) -> None:
    """One action; a tile's bonus comes before any further action (DP-5.2, DP-6.15)."""
    if choice == DONE:
        tell(s, ACTIONS_LEFT, seat, left, 0, 0)
        return
    if left > 1:
        ask(s, seat, CHOOSE_ACTION, area, left - 1, 0)
    if choice == GET_LOOT:
        get_loot(s, seat, DISTRICT_OF[area])
    elif choice >= SLOT:
        set_up_back_room(s, seat, area, choice - SLOT)
    else:
        bribe(s, seat, choice - MANHOLE)


# ------------------------------------------------------------------ a henchman outside (DP-5.5 to DP-5.10)


@rule
def do_paid_bribes(s: State, seat: int, area: int) -> None:
    """As many bribes as she pays for (DP-5.6)."""
    ask(s, seat, CHOOSE_PAID_BRIBE, area, 0, 0)


@rule
def offer_outside_bribe(s: State, seat: int, out: Numbers, area: int, paid: int) -> int:
    """Pay for a bribe at one of the manholes; stop from the second time on (DP-5.6, DP-12.7).

    The first bribe may be declined only if nothing but relocation would do it (DP-6.7).
    """
    n = offer_bribes(s, seat, area, out)
    if paid > 0 or may_decline(s, seat, area):
        out[n] = DONE
        n += 1
    return n


@rule
def take_outside_bribe(s: State, seat: int, choice: int, area: int, paid: int) -> None:
    """Pay one marker and bribe (DP-5.6, DP-5.7); a first bribe declined is paid all the same (DP-12.7)."""
    if choice == DONE and paid > 0:
        return
    s.loot[seat] -= 1
    s.general_loot += 1
    tell(s, LOOT_PAID, seat, s.loot[seat], 0, 0)
    if s.loot[seat] > 0:
        ask(s, seat, CHOOSE_PAID_BRIBE, area, 1, 0)
    _bribe_or_decline(s, seat, choice)


@rule
def _bribe_or_decline(s: State, seat: int, choice: int) -> None:
    """A compulsory bribe, or none where DP-6.7 allows it."""
    if choice == DONE:
        tell(s, BRIBE_DECLINED, seat, 0, 0, 0)
    else:
        bribe(s, seat, choice - MANHOLE)


@rule
def may_decline(s: State, seat: int, area: int) -> bool:
    """A compulsory bribe may be declined only if every way to do it is a relocation (DP-6.7, DP-6.8)."""
    if s.rat_supply[seat] > 0:
        return False
    for k in range(CORNERS):
        if holds_opponent(s, seat, AREA_MANHOLES[area][k]):
            return False
    return True


# ------------------------------------------------------------------ the boss lady outside (DP-8.4 to DP-8.7)


@rule
def do_bribes(s: State, seat: int, area: int, count: int) -> None:
    """So many bribes without pay (DP-8.4)."""
    ask(s, seat, CHOOSE_CARD_BRIBE, area, count, 0)


@rule
def offer_card_bribe(s: State, seat: int, out: Numbers, area: int, left: int) -> int:
    """One of the manholes; declining as under DP-6.7 (DP-12.8)."""
    n = offer_bribes(s, seat, area, out)
    if may_decline(s, seat, area):
        out[n] = DONE
        n += 1
    return n


@rule
def take_card_bribe(s: State, seat: int, choice: int, area: int, left: int) -> None:
    """One bribe after the other, without pay (DP-8.4)."""
    if left > 1:
        ask(s, seat, CHOOSE_CARD_BRIBE, area, left - 1, 0)
    _bribe_or_decline(s, seat, choice)


@rule
def do_invasion(s: State, seat: int, area: int) -> None:
    """One manhole changes hands (DP-8.5)."""
    ask(s, seat, CHOOSE_INVASION, area, 0, 0)


@rule
def offer_invasion_manhole(s: State, seat: int, out: Numbers, area: int) -> int:
    """Any manhole of the area (DP-8.6)."""
    for k in range(CORNERS):
        out[k] = MANHOLE + AREA_MANHOLES[area][k]
    return CORNERS


@rule
def take_invasion_manhole(s: State, seat: int, choice: int) -> None:
    """All opposing rats leave the manhole, as many own rats come as the card says (DP-8.5, DP-8.7)."""
    manhole = choice - MANHOLE
    if holds_opponent(s, seat, manhole):
        tell(s, RATS_DRIVEN_OUT, seat, s.rat_owner[manhole], s.rats[manhole], manhole)
        send_home(s, manhole, s.rats[manhole])
    invaders = OUTSIDE_COUNT[s.card[seat]]
    ready = min(invaders, s.rat_supply[seat])
    if ready > 0:
        put_from_supply(s, seat, manhole, ready)
        tell(s, RATS_INVADE, seat, ready, manhole, s.rats[manhole])
    for _ in range(invaders - ready):
        ask(s, seat, CHOOSE_SOURCE, manhole, 1, 0)
