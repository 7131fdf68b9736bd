"""Why not? Minions, markers and buildings, for whynot.py (AM-5 to AM-7, AM-9, AM-15)."""

from __future__ import annotations

from undercity.engine.whynot import Objection, asked, because
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE,
    AT_OWN_BUILDING,
    CAUSE,
    EACH_REMOVES,
    IN_AREA,
    IN_REACH,
    IN_TROUBLE,
    MOVE_OTHER,
    NEAR,
    NEXT_TO_TROUBLE,
    OP,
    P_AREA,
    P_MIN,
    P_NEEDS_MINION,
    P_PICK,
    P_PRICE_PCT,
    P_TO,
    P_TROUBLE,
    P_WHERE,
    PAY_OR_LOSE,
    PICK_OTHERS,
    PICK_OWN,
    REMOVE,
    SONKY,
    SWAP_MINIONS,
    TEXT_CAUSE,
    TO_ADJACENT,
)
from undercity.games.ankh_morpork.table import (
    ADJACENT,
    AREAS,
    COST,
    NOBODY,
    NOWHERE,
    OWNERS,
    SEATS,
    State,
)
from undercity.games.ankh_morpork.whynot_board import (
    areas_of,
    beside,
    clause_of,
    in_trouble,
    is_empty,
    near,
    player,
    with_own_building,
    with_own_minion,
)

# ------------------------------------------------------------------ placing a minion (AM-5)


def place_area(s: State, seat: int, number: int) -> Objection | None:
    op, lifted, _ = asked(s)
    return target_area(s, seat, op, lifted, number)


def target_area(s: State, seat: int, op: int, lifted: int, area: int) -> Objection | None:
    """Another area than that of a lifted minion (AM-5.4), one that the text names (AM-5.8), else in reach (AM-5.1)."""
    where, clause = P_WHERE[op], clause_of(op)
    if area == lifted:
        return because("AM-5.4", "why-place-lifted", area=("area", area))
    if where == IN_REACH:
        return in_reach(s, seat, area)
    if where == NEAR and not near(P_AREA[op], area):
        return because(clause, "why-area-far", area=("area", area), named=("area", P_AREA[op]))
    if where == IN_TROUBLE:
        return in_trouble(s, area, clause)
    return with_own_building(s, seat, area, clause) if where == AT_OWN_BUILDING else None


def in_reach(s: State, seat: int, area: int) -> Objection | None:
    """With or beside an own minion (AM-5.1), or anywhere (AM-5.2)."""
    bases = areas_of(s, seat)
    if not bases or any(near(base, area) for base in bases):
        return None
    return because("AM-5.1", "why-place-out_of_reach", area=("area", area))


def free_area(s: State, seat: int, op: int, area: int) -> Objection | None:
    """For a minion from the supply."""
    return target_area(s, seat, op, NOWHERE, area)


def lift_minion(s: State, seat: int, op: int, area: int) -> Objection | None:
    """An own minion (AM-5.4) for which there is another area (AM-5.5); all others stay where they are."""
    if objection := with_own_minion(s, seat, area, "AM-5.4"):
        return objection
    if P_WHERE[op] == IN_REACH or any(target_area(s, seat, op, area, other) is None for other in range(AREAS)):
        return None  # eleven minions reach more than one area
    return because("AM-5.5", "why-lift-nowhere", area=("area", area))


def no_further_placing(s: State, seat: int, number: int) -> Objection | None:
    """Only of a minion that may be left out (AM-15.6), and before it is lifted (AM-5.4)."""
    op, lifted, placed = asked(s)
    if lifted != NOWHERE:
        return because("AM-5.4", "why-place-lifted_due", area=("area", lifted))
    return enough_placed(op, placed)


def no_further_lifting(s: State, seat: int, number: int) -> Objection | None:
    op, placed, _ = asked(s)
    return enough_placed(op, placed)


def enough_placed(op: int, placed: int) -> Objection | None:
    return None if placed >= P_MIN[op] else because(clause_of(op), "why-place-due")


def reentry_area(s: State, seat: int, number: int) -> Objection | None:
    """Another area than the one left, by the rules for placing (AM-10.12)."""
    left, _, _ = asked(s)
    if number == left:
        return because("AM-10.12", "why-reentry-left", area=("area", left))
    return in_reach(s, seat, number)


# ------------------------------------------------------------------ markers and buildings (AM-6, AM-7, AM-15)


def marker_off(s: State, seat: int, area: int) -> Objection | None:
    return in_trouble(s, area, "AM-4.10")


def marker_to_take(s: State, seat: int, op: int, area: int) -> Objection | None:
    return in_trouble(s, area, clause_of(op))


def marker_on(s: State, seat: int, op: int, area: int) -> Objection | None:
    """Where the text says, and no marker yet (AM-8.13, AM-15.17, AM-15.18)."""
    where, clause = P_WHERE[op], clause_of(op)
    if where == NEAR and not near(P_AREA[op], area):
        return because(clause, "why-area-far", area=("area", area), named=("area", P_AREA[op]))
    if s.trouble[area]:
        return because(clause, "why-area-trouble", area=("area", area))
    if P_NEEDS_MINION[op] and is_empty(s, area):
        return because(clause, "why-area-no_minion", area=("area", area))
    if where == NEXT_TO_TROUBLE and not any(s.trouble[other] and ADJACENT[area][other] for other in range(AREAS)):
        return because(clause, "why-marker_on-calm", area=("area", area))
    return None


def build_area(s: State, seat: int, op: int, area: int) -> Objection | None:
    """All of AM-7.1, AM-6.8, AM-7.2 and AM-7.4; with all buildings on the board one is lifted (AM-7.7)."""
    if objection := with_own_minion(s, seat, area, "AM-7.1"):
        return objection
    if s.trouble[area]:
        return because("AM-6.8", "why-build-trouble", area=("area", area))
    if s.building[area] != NOBODY:
        return because("AM-7.2", "why-build-taken", area=("area", area))
    return affordable_area(s, seat, area, COST[area] * P_PRICE_PCT[op] // 100, "AM-7.4")


def affordable_area(s: State, seat: int, area: int, price: int, clause: str) -> Objection | None:
    if s.money[seat] >= price:
        return None
    names = {"area": ("area", area), "price": ("number", price), "money": ("number", s.money[seat])}
    return because(clause, "why-build-price", **names)


def lift_building(s: State, seat: int, area: int) -> Objection | None:
    """An own one (AM-7.7); none of hers stands where she builds."""
    return with_own_building(s, seat, area, "AM-7.7")


def buyout_area(s: State, seat: int, op: int, area: int) -> Objection | None:
    """Another player's building, with or without a marker (AM-15.37), to be paid in full (AM-15.38)."""
    if s.building[area] in (seat, NOBODY):
        return because("AM-15.37", "why-buyout-none", area=("area", area))
    if bool(s.trouble[area]) != bool(P_TROUBLE[op]):
        message = "why-area-trouble" if s.trouble[area] else "why-area-no_trouble"
        return because("AM-15.37", message, area=("area", area))
    return affordable_area(s, seat, area, COST[area], "AM-15.38")


def burn_building(s: State, seat: int, area: int) -> Objection | None:
    """One of the chosen player's (AM-15.43)."""
    if s.building[area] == s.target:
        return None
    return because("AM-15.43", "why-burn-none", victim=("seat", s.target), area=("area", area))


def keep_building(s: State, seat: int, area: int) -> Objection | None:
    """An own one that is not settled yet (AM-16.22)."""
    _, kept, _ = asked(s)
    if objection := with_own_building(s, seat, area, "AM-16.22"):
        return objection
    return because("AM-16.22", "why-keep_building-again", area=("area", area)) if kept >> area & 1 else None


# ------------------------------------------------------------------ choosing and moving minions (AM-9, AM-15)


def minion_area(s: State, seat: int, number: int) -> Objection | None:
    op, first, _ = asked(s)
    if first >= 0 and first % AREAS == number:
        return because("AM-15.14", "why-minion-same_area", area=("area", number))
    return victim_area(s, seat, op, number)


def victim_area(s: State, seat: int, op: int, area: int) -> Objection | None:
    """Where the text or symbol looks (AM-6.7, AM-15.19), with a minion that fits."""
    clause = clause_of(op)
    if OP[op] == ASSASSINATE or P_WHERE[op] == IN_TROUBLE:
        if objection := in_trouble(s, area, "AM-6.7" if OP[op] == ASSASSINATE else clause):
            return objection
    if P_WHERE[op] == IN_AREA and area != P_AREA[op]:
        return because(clause, "why-minion-elsewhere", area=("area", area), named=("area", P_AREA[op]))
    if is_empty(s, area):
        return because(clause, "why-area-no_minion", area=("area", area))
    if OP[op] == SWAP_MINIONS and all(is_empty(s, other) for other in range(AREAS) if other != area):
        return because("AM-15.14", "why-swap-alone", area=("area", area))
    objections = [unfit(s, seat, op, owner) for owner in range(OWNERS) if s.minions[owner][area]]
    return None if None in objections else objections[0]


def minion_owner(s: State, seat: int, owner: int) -> Objection | None:
    """One who has a minion there (AM-9.13)."""
    op, area, _ = asked(s)
    if owner < SEATS and (objection := player(s, owner)):
        return objection
    if owner == seat and (objection := with_own_minion(s, seat, area, "AM-9.13")):
        return objection
    if not s.minions[owner][area]:
        return because("AM-9.13", "why-owner-none", owner=("owner", owner), area=("area", area))
    return unfit(s, seat, op, owner)


def unfit(s: State, seat: int, op: int, owner: int) -> Objection | None:
    """Whose minions the symbol or text may be used on (AM-9.8 to AM-9.11), and AM-10.29."""
    code, clause = OP[op], clause_of(op)
    if owner < SEATS and CAUSE[op] == TEXT_CAUSE and s.text_ignored >> owner & 1:
        return because("AM-10.29", "why-minion-ignored", player=("seat", owner), card=("card", SONKY))
    if code == ASSASSINATE and owner == seat:
        return because("AM-9.8", "why-minion-assassin")
    if code == REMOVE and P_PICK[op] == PICK_OTHERS and owner == s.active:
        return because(clause, "why-minion-payer", player=("seat", owner))
    if (code in (EACH_REMOVES, PAY_OR_LOSE) or (code == REMOVE and P_PICK[op] == PICK_OWN)) and owner != seat:
        return because(clause, "why-minion-not_own")
    if code == MOVE_OTHER and (owner == seat or owner >= SEATS):
        return because("AM-15.12" if owner == seat else "AM-9.10", "why-minion-not_other")
    return None


def move_from(s: State, seat: int, op: int, area: int) -> Objection | None:
    """An own minion (AM-15.9), of Rincewind's in an area with a marker (AM-15.11)."""
    if objection := with_own_minion(s, seat, area, clause_of(op)):
        return objection
    return in_trouble(s, area, clause_of(op)) if P_WHERE[op] == IN_TROUBLE else None


def move_to(s: State, seat: int, number: int) -> Objection | None:
    """Another area (AM-9.12), for some texts an adjacent one (AM-15.11, AM-15.12)."""
    op, minion, _ = asked(s)
    source = minion % AREAS
    if number == source:
        return because("AM-9.12", "why-move-same_area", area=("area", source))
    return beside(number, source, clause_of(op)) if P_TO[op] == TO_ADJACENT else None
