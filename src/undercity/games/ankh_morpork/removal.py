"""Removing and moving minions (AM-9): which one, whether it is stopped, and then it goes."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import enter, holding, leave, offer_areas, where_areas
from undercity.games.ankh_morpork.interrupts import ask_seat, cause_for, open_stop_window
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE,
    BY_PAYEE,
    CAUSE,
    EACH_REMOVES,
    MOVE_OTHER,
    MOVED,
    OP,
    P_AREA,
    P_CHOOSER,
    P_PICK,
    P_TO,
    P_WHERE,
    PAY_OR_LOSE,
    PICK_OTHERS,
    PICK_OWN,
    REMOVE,
    REMOVED,
    ROLLED,
    SWAP_MINIONS,
    SWAPPED,
    TEXT_CAUSE,
    TO_ADJACENT,
)
from undercity.games.ankh_morpork.table import (
    ALL_AREAS,
    AREA,
    AREAS,
    CHOOSE_MINION_AREA,
    CHOOSE_MINION_OWNER,
    CHOOSE_MOVE_FROM,
    CHOOSE_MOVE_TO,
    COME_BACK,
    MINION_GIVEN_UP,
    MINION_LOST,
    MINION_MOVED,
    MINION_REMOVED,
    MOVE_BEGUN,
    NEIGHBOURS,
    NO_MINION,
    NO_MINION_IN,
    NOWHERE,
    OWNER,
    OWNERS,
    REMOVAL,
    REMOVAL_BEGUN,
    ROLLED_REMOVAL,
    SEATS,
    SHIFT,
    SWAP,
    SWAP_BEGUN,
    TAKE_OFF,
    State,
)

# ------------------------------------------------------------------ a minion as one number

NONE_YET = -1
BY_NOBODY = 0  # else who chose it, plus 1


@rule
def minion_of(owner: int, area: int) -> int:
    """The minion of this owner in this area; those of one owner in one area are alike (AM-9.13)."""
    return owner * AREAS + area


@rule
def owner_of(minion: int) -> int:
    return minion // AREAS


@rule
def area_of(minion: int) -> int:
    return minion % AREAS


# ------------------------------------------------------------------ which minion (AM-9.8 to AM-9.13)


@rule
def owner_fits(s: State, op: int, chooser: int, owner: int) -> bool:
    """Whose minions the text or symbol can be used on (AM-9.8, AM-9.9, AM-9.10)."""
    code = OP[op]
    if owner < SEATS and (s.text_ignored >> owner) & 1:
        return False  # AM-10.29
    if code == ASSASSINATE:
        return owner != s.active
    if code == MOVE_OTHER:
        return owner < SEATS and owner != s.active
    if code == EACH_REMOVES or code == PAY_OR_LOSE:
        return owner == chooser
    if code == REMOVE:
        if P_PICK[op] == PICK_OWN:
            return owner == s.active
        return P_PICK[op] != PICK_OTHERS or owner != s.active
    return True


@rule
def areas_with(s: State, op: int, chooser: int, first: int) -> int:
    """The areas that hold a minion which may be chosen; a swap's second one stands elsewhere (AM-15.14)."""
    areas = 0
    for owner in range(OWNERS):
        if owner_fits(s, op, chooser, owner):
            areas |= holding(s, owner)
    code = OP[op]
    if code == ASSASSINATE:
        for area in range(AREAS):
            if s.trouble[area] == 0:
                areas &= ~(1 << area)  # AM-6.7
    elif code == REMOVE:
        areas &= where_areas(s, s.active, P_WHERE[op], P_AREA[op], NOWHERE)
    if first != NONE_YET:
        areas &= ~(1 << area_of(first))
    return areas


@rule
def can_choose_minion(s: State, op: int, chooser: int) -> bool:
    """Whether there is a minion to choose; for a swap, two in different areas."""
    areas = areas_with(s, op, chooser, NONE_YET)
    if OP[op] == SWAP_MINIONS:
        return areas & (areas - 1) != 0
    return areas != 0


@rule
def ask_minion(s: State, op: int, chooser: int) -> None:
    """As far as possible: nothing is asked where there is nothing to choose (AM-15.33)."""
    if can_choose_minion(s, op, chooser):
        ask_seat(s, chooser, CHOOSE_MINION_AREA, op, NONE_YET, 0)
    else:
        tell(s, NO_MINION, 0, 0, 0, 0)


@rule
def offer_minion_area(s: State, seat: int, out: Numbers, op: int, first: int) -> int:
    return offer_areas(out, areas_with(s, op, seat, first))


@rule
def take_minion_area(s: State, seat: int, choice: int, op: int, first: int) -> None:
    ask(s, seat, CHOOSE_MINION_OWNER, op, choice - AREA, first)


@rule
def offer_minion_owner(s: State, seat: int, out: Numbers, op: int, area: int) -> int:
    """Minions of one owner in one area are interchangeable (AM-9.13)."""
    n = 0
    for owner in range(OWNERS):
        if s.minions[owner][area] > 0 and owner_fits(s, op, seat, owner):
            out[n] = OWNER + owner
            n += 1
    return n


@rule
def take_minion_owner(s: State, seat: int, choice: int, op: int, area: int, first: int) -> None:
    """What happens to the chosen minion: it is moved, swapped, or else removed."""
    code = OP[op]
    owner = choice - OWNER
    minion = minion_of(owner, area)
    if code == MOVE_OTHER:
        ask(s, seat, CHOOSE_MOVE_TO, op, minion, 0)
    elif code == SWAP_MINIONS:
        if first == NONE_YET:
            ask(s, seat, CHOOSE_MINION_AREA, op, minion, 0)
        else:
            begin_swap(s, first, minion)
    else:
        push(s, REMOVAL, minion, CAUSE[op], seat + 1)


# ------------------------------------------------------------------ texts that remove (AM-15.19 to AM-15.36)


@rule
def do_op_assassinate(s: State, op: int) -> None:
    ask_minion(s, op, s.active)


@rule
def do_op_remove(s: State, op: int) -> None:
    """The actor chooses, or the player just paid; a roll says where (AM-15.24, AM-15.28)."""
    if P_WHERE[op] == ROLLED:
        push(s, ROLLED_REMOVAL, op, 0, 0)
    else:
        ask_minion(s, op, s.target if P_CHOOSER[op] == BY_PAYEE else s.active)


@rule
def do_op_each_other_removes_own(s: State, op: int) -> None:
    """The player at whom the text has arrived chooses (AM-15.34)."""
    ask_minion(s, op, s.target)


@rule
def do_rolled_removal(s: State, op: int, which: int) -> None:
    """One minion from each rolled area, in the order of the rolls (AM-15.28 to AM-15.30)."""
    if which == len(s.rolled) or s.rolled[which] == NOWHERE:
        return
    push(s, ROLLED_REMOVAL, op, which + 1, 0)
    area = s.rolled[which]
    if (areas_with(s, op, s.active, NONE_YET) >> area) & 1:
        ask(s, s.active, CHOOSE_MINION_OWNER, op, area, NONE_YET)
    else:
        tell(s, NO_MINION_IN, area, 0, 0, 0)


# ------------------------------------------------------------------ removal (AM-9.3)


@rule
def do_removal(s: State, minion: int, cause: int, chooser: int) -> None:
    """The owner may stop it; trolls and demons have nobody to answer for them (AM-9.3, AM-9.6)."""
    owner, area = owner_of(minion), area_of(minion)
    push(s, TAKE_OFF, owner, area, chooser)
    if owner < SEATS and open_stop_window(s, owner, REMOVED, cause_for(s, owner, cause), area):
        if chooser != BY_NOBODY and chooser - 1 != owner:
            tell(s, REMOVAL_BEGUN, chooser - 1, minion, 0, 0)


@rule
def do_take_off(s: State, owner: int, area: int, chooser: int) -> None:
    """The minion leaves and may come back; trolls and demons stay out (AM-9.4, AM-9.5, AM-10.12)."""
    if chooser == BY_NOBODY:
        tell(s, MINION_LOST, owner, area, 0, 0)
    elif chooser - 1 == owner:
        tell(s, MINION_GIVEN_UP, owner, area, 0, 0)
    else:
        tell(s, MINION_REMOVED, owner, area, chooser - 1, 0)
    leave(s, owner, area)
    if owner < SEATS:
        push(s, COME_BACK, owner, area, 1)


# ------------------------------------------------------------------ moves (AM-9.12)


@rule
def can_move_own(s: State, seat: int, op: int) -> int:
    """The areas from which an own minion may be moved (AM-15.9, AM-15.11)."""
    return holding(s, seat) & where_areas(s, seat, P_WHERE[op], 0, NOWHERE)


@rule
def do_op_move_own(s: State, op: int) -> None:
    ask(s, s.active, CHOOSE_MOVE_FROM, op, 0, 0)


@rule
def do_op_move_other(s: State, op: int) -> None:
    ask_minion(s, op, s.active)


@rule
def offer_move_from(s: State, seat: int, out: Numbers, op: int) -> int:
    return offer_areas(out, can_move_own(s, seat, op))


@rule
def take_move_from(s: State, seat: int, choice: int, op: int) -> None:
    ask(s, seat, CHOOSE_MOVE_TO, op, minion_of(seat, choice - AREA), 0)


@rule
def offer_move_to(s: State, seat: int, out: Numbers, op: int, minion: int) -> int:
    """An adjacent area, or any other one (AM-9.12)."""
    area = area_of(minion)
    return offer_areas(out, NEIGHBOURS[area] if P_TO[op] == TO_ADJACENT else ALL_AREAS & ~(1 << area))


@rule
def take_move_to(s: State, seat: int, choice: int, op: int, minion: int) -> None:
    """An own minion just moves; another's owner may stop it first (AM-10.6, AM-15.13)."""
    push(s, SHIFT, minion, choice - AREA, 0)
    if OP[op] == MOVE_OTHER:
        if open_stop_window(s, owner_of(minion), MOVED, TEXT_CAUSE, area_of(minion)):
            tell(s, MOVE_BEGUN, seat, minion, choice - AREA, 0)


@rule
def do_shift(s: State, minion: int, area: int) -> None:
    """Leave first, then enter (AM-6.11)."""
    tell(s, MINION_MOVED, owner_of(minion), area_of(minion), area, 0)
    move_minion(s, owner_of(minion), area_of(minion), area)


@rule
def move_minion(s: State, owner: int, source: int, area: int) -> None:
    leave(s, owner, source)
    enter(s, owner, area, 1)


# ------------------------------------------------------------------ The Bursar (AM-15.14 to AM-15.16)


@rule
def do_op_swap_minions(s: State, op: int) -> None:
    ask_minion(s, op, s.active)


@rule
def begin_swap(s: State, first: int, second: int) -> None:
    """Each owner other than the actor may stop it, in player order (AM-10.23, AM-15.16)."""
    push(s, SWAP, first, second, 0)
    is_asked = False
    for place in range(s.seats - 1, 0, -1):  # who is asked first is pushed last
        seat = (s.active + place) % s.seats
        if owner_of(first) == seat:
            is_asked = open_stop_window(s, seat, SWAPPED, TEXT_CAUSE, area_of(first)) or is_asked
        elif owner_of(second) == seat:
            is_asked = open_stop_window(s, seat, SWAPPED, TEXT_CAUSE, area_of(second)) or is_asked
    if is_asked:
        tell(s, SWAP_BEGUN, s.active, first, second, 0)


@rule
def do_swap(s: State, first: int, second: int) -> None:
    """Both leave, then both enter (AM-15.15)."""
    here, there = area_of(first), area_of(second)
    tell(s, MINION_MOVED, owner_of(first), here, there, 0)
    tell(s, MINION_MOVED, owner_of(second), there, here, 0)
    leave(s, owner_of(first), here)
    leave(s, owner_of(second), there)
    enter(s, owner_of(first), there, 1)
    enter(s, owner_of(second), here, 1)
