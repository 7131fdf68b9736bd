"""Why not? On what conditions the rulebook allows a choice: one function for each kind of choice, by chapter.

Written from rules.md, not from the offers: the suite holds the two against each other. Many choices depend on the
symbol, text, city power or event that asks for them; its op is the first number of the decision.
"""

from __future__ import annotations

from collections.abc import Callable

from undercity.engine.whynot import Condition, Conditions, Objection, always, asked, because
from undercity.games.ankh_morpork.content import CONTENT
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE,
    AT_OWN_BUILDING,
    BUILD,
    BUYOUT,
    CARD_OF,
    CARD_PROGRAM,
    CARD_SYMBOL,
    CAUSE,
    DISCARD,
    EACH_REMOVES,
    END_OF,
    EVENT_CAUSE,
    EVENT_PROGRAM,
    EVENT_SYMBOL,
    FIRST,
    GET_MONEY,
    IN_AREA,
    IN_REACH,
    IN_TROUBLE,
    MOSSY,
    MOVE_OTHER,
    MOVE_OWN,
    NEAR,
    NEXT_TO_TROUBLE,
    OP,
    OWN_TEXT_CAUSE,
    P_AREA,
    P_MIN,
    P_N,
    P_NEEDS_MINION,
    P_PER,
    P_PICK,
    P_PRICE_PCT,
    P_TO,
    P_TROUBLE,
    P_WHERE,
    PAY_BANK,
    PAY_OR_LOSE,
    PAY_PLAYER,
    PER_MINION_IN_CHOSEN,
    PICK_OTHERS,
    PICK_OWN,
    PLACE,
    PLACE_TROUBLE,
    POWER_PROGRAM,
    REMOVE,
    REMOVE_TROUBLE,
    REMOVED,
    ROLLED,
    SELL,
    SONKY,
    SWAP_MINIONS,
    SYMBOL_CAUSE,
    TEXT_CAUSE,
    TO_ADJACENT,
)
from undercity.games.ankh_morpork.table import (
    ACTION_CARDS,
    ADJACENT,
    AREA_IDS,
    AREAS,
    CARD_IDS,
    CITY_CARDS,
    COST,
    DEMON,
    IS_INTERRUPT,
    MINIONS,
    NOBODY,
    NOWHERE,
    OWNERS,
    RIVER,
    SEATS,
    SHIELD_PRICE,
    SMALL_GODS,
    State,
)

OpCondition = Callable[[State, int, int, int], Objection | None]  # known, seat, op, number of the choice

# ------------------------------------------------------------------ what asks (AM-4, AM-8, AM-12, AM-16)

GASPODE, SUSAN, FRESH_START_CLUB, IGOR = (
    CARD_IDS.index(name) for name in ("gaspode", "susan", "fresh_start_club", "igor")
)
SYMBOL_CLAUSES = {PLACE: "AM-4.7", BUILD: "AM-4.8", ASSASSINATE: "AM-4.9", REMOVE_TROUBLE: "AM-4.10"}


def _clauses() -> dict[int, str]:
    """Of the ops of texts, city powers and events."""
    programs = [(program, CITY_CARDS[AREA_IDS[area]].clause) for area, program in enumerate(POWER_PROGRAM)]
    programs += [(program, event.clause) for program, event in zip(EVENT_PROGRAM, CONTENT.events, strict=True)]
    found = {op: clause for p, clause in programs if p >= 0 for op in range(FIRST[p], END_OF[p])}
    texts = {op: ACTION_CARDS[card].clause for op, card in enumerate(CARD_OF) if card >= 0}
    return found | {op: clause for op, clause in texts.items() if clause}


CLAUSES = _clauses()


def clause_of(op: int) -> str:
    return CLAUSES.get(op) or SYMBOL_CLAUSES.get(OP[op], "AM-12.1")


def of_op(condition: OpCondition) -> Condition:
    """The condition of a decision whose first number is the op that asks."""
    return lambda s, seat, number: condition(s, seat, asked(s)[0], number)


# ------------------------------------------------------------------ the board (AM-1, AM-5)


def near(area: int, other: int) -> bool:
    return area == other or bool(ADJACENT[area][other])


def areas_of(s: State, seat: int) -> list[int]:
    """Where the player has minions."""
    return [area for area in range(AREAS) if s.minions[seat][area]]


def supply_is_empty(s: State, seat: int) -> bool:
    return sum(s.minions[seat]) == MINIONS


def is_empty(s: State, area: int) -> bool:
    return not any(s.minions[owner][area] for owner in range(OWNERS))


def in_trouble(s: State, area: int, clause: str) -> Objection | None:
    return None if s.trouble[area] else because(clause, "why-area-no_trouble", area=("area", area))


def with_own_minion(s: State, seat: int, area: int, clause: str) -> Objection | None:
    return None if s.minions[seat][area] else because(clause, "why-area-no_own_minion", area=("area", area))


def with_own_building(s: State, seat: int, area: int, clause: str) -> Objection | None:
    return None if s.building[area] == seat else because(clause, "why-area-no_own_building", area=("area", area))


def beside(area: int, source: int, clause: str) -> Objection | None:
    if ADJACENT[source][area]:
        return None
    return because(clause, "why-area-not_adjacent", area=("area", area), source=("area", source))


def affordable(s: State, seat: int, price: int, clause: str) -> Objection | None:
    if s.money[seat] >= price:
        return None
    return because(clause, "why-price", price=("number", price), money=("number", s.money[seat]))


def held(s: State, seat: int, card: int, clause: str) -> Objection | None:
    return None if card in list(s.hand[seat]) else because(clause, "why-card-not_held", card=("card", card))


def player(s: State, number: int) -> Objection | None:
    return None if number < s.seats else because("AM-2.1", "why-player-nobody", seats=("number", s.seats))


# ------------------------------------------------------------------ cards, symbols, city powers (AM-3, AM-4, AM-8)


def first_card(s: State, seat: int, card: int) -> Objection | None:
    """A card from hand (AM-3.4) that is not an interrupt (AM-3.5)."""
    if objection := held(s, seat, card, "AM-3.4"):
        return objection
    return because("AM-3.5", "why-card-interrupt", card=("card", card)) if IS_INTERRUPT[card] else None


def no_card(s: State, seat: int, number: int) -> Objection | None:
    """Only with nothing but interrupts in hand (AM-3.6, AM-3.7)."""
    card = next((card for card in s.hand[seat] if card >= 0 and not IS_INTERRUPT[card]), None)
    return None if card is None else because("AM-3.7", "why-opening-pass", card=("card", card))


def card_between_symbols(s: State, seat: int, card: int) -> Objection | None:
    """Doctor Mossy Lawn alone, and not before the first symbol (AM-10.14)."""
    played, which, _ = asked(s)
    if objection := held(s, seat, card, "AM-3.4"):
        return objection
    if card != MOSSY:
        return because("AM-4.1", "why-card-symbols_first", card=("card", played))
    if which == 0:
        return because("AM-10.14", "why-mossy-first_symbol", card=("card", card), played=("card", played))
    return None


def further_card(s: State, seat: int, card: int) -> Objection | None:
    """Doctor Mossy Lawn (AM-10.14), or as the plays granted allow (AM-4.16, AM-4.18)."""
    if card == MOSSY:
        return held(s, seat, card, "AM-10.2")
    if objection := first_card(s, seat, card):
        return objection
    return None if s.plays else because("AM-4.18", "why-card-no_play")


def symbol(s: State, seat: int, number: int) -> Objection | None:
    """The event (AM-4.13), or what can be carried out now (AM-4.20)."""
    card, which, _ = asked(s)
    if CARD_SYMBOL[card][which] == EVENT_SYMBOL:
        return None
    return impossible(s, seat, CARD_PROGRAM[card][which])


def skipped_symbol(s: State, seat: int, number: int) -> Objection | None:
    """Every symbol but the event (AM-4.2)."""
    card, which, _ = asked(s)
    return because("AM-4.2", "why-symbol-event") if CARD_SYMBOL[card][which] == EVENT_SYMBOL else None


def power(s: State, seat: int, area: int) -> Objection | None:
    """All of AM-8.1 to AM-8.5, and what the power does must be possible (AM-8.19)."""
    if area == SMALL_GODS:
        return because("AM-8.10", "why-power-small_gods")
    if objection := city_card(s, seat, area, "AM-8.5"):
        return objection
    if s.power_spent[area]:
        return because("AM-8.2", "why-power-spent", area=("area", area))
    return impossible(s, seat, POWER_PROGRAM[area])


def city_card(s: State, seat: int, area: int, demon_clause: str) -> Objection | None:
    """Held (AM-8.1), in the game (AM-16.10) and without a demon in its area."""
    if s.building[area] != seat:
        return because("AM-8.1", "why-power-not_held", area=("area", area))
    if s.city_card_out[area]:
        return because("AM-16.10", "why-power-out", area=("area", area))
    return because(demon_clause, "why-power-demon", area=("area", area)) if s.minions[DEMON][area] else None


# ------------------------------------------------------------------ what can be begun (AM-4.20, AM-12.2, AM-12.7)


def impossible(s: State, seat: int, program: int) -> Objection | None:
    """The price, and then what it is paid for (AM-12.2, AM-15.23); otherwise the first step (AM-12.7)."""
    op = FIRST[program]
    if OP[op] in (PAY_BANK, PAY_PLAYER):
        clause = "AM-8.19" if OP[op] == PAY_BANK else "AM-12.2"
        return affordable(s, seat, P_N[op], clause) or impossible_step(s, seat, op + 1)
    return impossible_step(s, seat, op)


def impossible_step(s: State, seat: int, op: int) -> Objection | None:
    """A step that asks for an area or a card needs one; what is not listed here can always be begun."""
    code = OP[op]
    if code == SELL or (code == DISCARD and P_MIN[op]):
        clause = "AM-14.12" if code == SELL else clause_of(op)
        return because(clause, "why-hand-empty") if s.hand[seat][0] < 0 else None
    if code == PLACE and supply_is_empty(s, seat):
        return nowhere(s, seat, op, lift_minion, "why-nowhere-place")
    if code == GET_MONEY and P_PER[op] == PER_MINION_IN_CHOSEN:
        return nowhere(s, seat, op, paid_area, "why-nowhere-trouble")
    if code == EACH_REMOVES and not any(areas_of(s, other) for other in range(s.seats) if other != seat):
        return because("AM-12.7", "why-nowhere-minion")
    if code == REMOVE and P_WHERE[op] == ROLLED:
        return None
    return nowhere(s, seat, op, *STEPS_WITH_AREAS[code]) if code in STEPS_WITH_AREAS else None


def nowhere(s: State, seat: int, op: int, condition: OpCondition, message: str) -> Objection | None:
    if any(condition(s, seat, op, area) is None for area in range(AREAS)):
        return None
    return because("AM-4.20" if CAUSE[op] == SYMBOL_CAUSE else "AM-12.7", message)


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


# ------------------------------------------------------------------ players, cards and money (AM-12 to AM-15)


def other_player(s: State, seat: int, number: int) -> Objection | None:
    """Any other player (AM-12.3, AM-12.4)."""
    if objection := player(s, number):
        return objection
    return because("AM-12.3", "why-player-self") if number == seat else None


def receiver(s: State, seat: int, number: int) -> Objection | None:
    """Neither the actor nor the giver (AM-13.10)."""
    if objection := other_player(s, seat, number):
        return objection
    return because("AM-13.10", "why-receiver-giver", victim=("seat", number)) if number == s.target else None


def hand_card(s: State, seat: int, op: int, card: int) -> Objection | None:
    return held(s, seat, card, clause_of(op))


def no_further_discard(s: State, seat: int, number: int) -> Objection | None:
    """Where any number may be discarded (AM-14.4, AM-14.8)."""
    op, thrown, _ = asked(s)
    return None if thrown >= P_MIN[op] else because(clause_of(op), "why-discard-due")


def payment(s: State, seat: int, op: int, number: int) -> Objection | None:
    """In full (AM-13.9, AM-14.15, AM-14.16, AM-15.43)."""
    return affordable(s, seat, P_N[op], clause_of(op))


def throw_away(s: State, seat: int, card: int) -> Objection | None:
    """From the hand that is shown (AM-14.22)."""
    if card in list(s.hand[s.target]):
        return None
    return because("AM-14.22", "why-throw_away-not_held", victim=("seat", s.target), card=("card", card))


def keep_card(s: State, seat: int, card: int) -> Objection | None:
    """One of the two that were taken (AM-14.23)."""
    return None if card in list(s.taken) else because("AM-14.23", "why-keep_card-not_taken", card=("card", card))


def paid_area(s: State, seat: int, op: int, area: int) -> Objection | None:
    """Any area with a marker (AM-13.4)."""
    return in_trouble(s, area, clause_of(op))


# ------------------------------------------------------------------ interrupts (AM-10)

STOPS = {  # AM-10.6: by effect (a removal or a move) and cause
    (True, SYMBOL_CAUSE): (GASPODE, SUSAN),
    (True, TEXT_CAUSE): (GASPODE, SUSAN, SONKY),
    (False, TEXT_CAUSE): (GASPODE, SONKY),
    (True, OWN_TEXT_CAUSE): (SUSAN,),
    (True, EVENT_CAUSE): (SUSAN,),
}


def answer(s: State, seat: int, card: int, fitting: tuple[int, ...], clause: str) -> Objection | None:
    """A fitting interrupt from hand (AM-10.2)."""
    if objection := held(s, seat, card, "AM-10.2"):
        return objection
    return None if card in fitting else because(clause, "why-answer-unfit", card=("card", card))


def text_answer(s: State, seat: int, card: int) -> Objection | None:
    """Wallace Sonky only (AM-10.18)."""
    return answer(s, seat, card, (SONKY,), "AM-10.18")


def stop_answer(s: State, seat: int, card: int) -> Objection | None:
    """As the table says (AM-10.6); one chance for each text (AM-10.28)."""
    effect, cause, _ = asked(s)
    if objection := answer(s, seat, card, STOPS.get((effect == REMOVED, cause), ()), "AM-10.6"):
        return objection
    if card == SONKY and s.text_passed >> seat & 1:
        return because("AM-10.28", "why-answer-passed", card=("card", card))
    return None


def stop_payment(s: State, seat: int, number: int) -> Objection | None:
    """Small Gods, against events only (AM-10.6)."""
    _, cause, _ = asked(s)
    return shield(s, seat, 1) if cause == EVENT_CAUSE else because("AM-10.6", "why-power-small_gods")


def reentry_card(s: State, seat: int, card: int) -> Objection | None:
    return answer(s, seat, card, (FRESH_START_CLUB, IGOR), "AM-10.12")


# ------------------------------------------------------------------ events (AM-16)


def shield(s: State, seat: int, pieces: int) -> Objection | None:
    """The card is held and can be used (AM-16.6), and every piece is paid for (AM-16.4)."""
    return city_card(s, seat, SMALL_GODS, "AM-16.6") or affordable(s, seat, pieces * SHIELD_PRICE, "AM-16.4")


def shield_one(s: State, seat: int, number: int) -> Objection | None:
    return shield(s, seat, 1)


def keep_off(s: State, seat: int, number: int) -> Objection | None:
    """For each own piece in the area (AM-16.7)."""
    _, area, _ = asked(s)
    return shield(s, seat, s.minions[seat][area] + (s.building[area] == seat))


def dragon_answer(s: State, seat: int, card: int) -> Objection | None:
    return answer(s, seat, card, (SUSAN,), "AM-16.17")


def flood_move(s: State, seat: int, number: int) -> Objection | None:
    """Adjacent and not flooded (AM-16.30)."""
    source, _, _ = asked(s)
    if number in s.rolled and RIVER[number]:
        return because("AM-16.30", "why-flood-flooded", area=("area", number))
    return beside(number, source, "AM-16.30")


# ------------------------------------------------------------------ what answers each decision (AM-22)

STEPS_WITH_AREAS: dict[int, tuple[OpCondition, str]] = {
    PLACE: (free_area, "why-nowhere-place"),
    BUILD: (build_area, "why-nowhere-build"),
    ASSASSINATE: (victim_area, "why-nowhere-minion"),
    REMOVE: (victim_area, "why-nowhere-minion"),
    MOVE_OTHER: (victim_area, "why-nowhere-minion"),
    SWAP_MINIONS: (victim_area, "why-nowhere-minion"),
    MOVE_OWN: (move_from, "why-nowhere-move"),
    PLACE_TROUBLE: (marker_on, "why-nowhere-marker_on"),
    REMOVE_TROUBLE: (marker_to_take, "why-nowhere-trouble"),
    BUYOUT: (buyout_area, "why-nowhere-buyout"),
}

CONDITIONS: Conditions = {
    "opening_menu": {"card": first_card, "power": power, "pass": no_card},
    "symbol_menu": {"card": card_between_symbols, "power": power, "do": symbol, "pass": skipped_symbol},
    "closing_menu": {"card": further_card, "power": power, "end": always},
    "place_area": {"area": place_area, "pass": no_further_placing},
    "lift_minion": {"area": of_op(lift_minion), "pass": no_further_lifting},
    "build_area": {"area": of_op(build_area)},
    "lift_building": {"area": lift_building},
    "marker_off": {"area": marker_off},
    "marker_on": {"area": of_op(marker_on)},
    "minion_area": {"area": minion_area},
    "minion_owner": {"owner": minion_owner},
    "move_from": {"area": of_op(move_from)},
    "move_to": {"area": move_to},
    "discard": {"card": of_op(hand_card), "pass": no_further_discard},
    "player": {"player": other_player},
    "receiver": {"player": receiver},
    "sell_card": {"card": of_op(hand_card)},
    "hand_over": {"card": of_op(hand_card)},
    "tribute": {"card": of_op(hand_card), "pay": of_op(payment)},
    "extorted": {"pay": of_op(payment), "refuse": always},
    "burn_building": {"area": burn_building, "none": always},
    "throw_away": {"card": throw_away},
    "keep_card": {"card": keep_card},
    "pay_or_lose": {"pay": of_op(payment), "refuse": always},
    "paid_area": {"area": of_op(paid_area)},
    "buyout_area": {"area": of_op(buyout_area)},
    "text_window": {"card": text_answer, "pass": always},
    "stop_window": {"card": stop_answer, "pay": stop_payment, "pass": always},
    "reentry_window": {"card": reentry_card, "pass": always},
    "reentry_area": {"area": reentry_area},
    "shield_building": {"pay": shield_one, "refuse": always},
    "shield_card": {"pay": shield_one, "refuse": always},
    "keep_off": {"pay": keep_off, "refuse": always},
    "guard_building": {"pay": shield_one, "refuse": always},
    "guard_minion": {"card": dragon_answer, "pay": shield_one, "pass": always},
    "flood_move": {"area": flood_move, "pay": shield_one},
    "keep_building": {"area": keep_building},
}
