"""Why not? On what conditions the rulebook allows a choice: one function for each kind of choice, by chapter.

Written from rules.md, not from the offers: the suite holds the two against each other. Many choices depend on the
symbol, text, city power or event that asks for them; its op is the first number of the decision.
"""

from __future__ import annotations

from undercity.engine.whynot import Conditions, Objection, always, asked, because
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE,
    BUILD,
    BUYOUT,
    CARD_PROGRAM,
    CARD_SYMBOL,
    CAUSE,
    DISCARD,
    EACH_REMOVES,
    EVENT_CAUSE,
    EVENT_SYMBOL,
    FIRST,
    GET_MONEY,
    MOSSY,
    MOVE_OTHER,
    MOVE_OWN,
    OP,
    OWN_TEXT_CAUSE,
    P_MIN,
    P_N,
    P_PER,
    P_WHERE,
    PAY_BANK,
    PAY_PLAYER,
    PER_MINION_IN_CHOSEN,
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
)
from undercity.games.ankh_morpork.table import (
    AREAS,
    DEMON,
    IS_INTERRUPT,
    RIVER,
    SHIELD_PRICE,
    SMALL_GODS,
    State,
)
from undercity.games.ankh_morpork.whynot_board import (
    FRESH_START_CLUB,
    GASPODE,
    IGOR,
    SUSAN,
    OpCondition,
    affordable,
    areas_of,
    beside,
    clause_of,
    held,
    in_trouble,
    of_op,
    player,
    supply_is_empty,
)
from undercity.games.ankh_morpork.whynot_pieces import (
    build_area,
    burn_building,
    buyout_area,
    free_area,
    keep_building,
    lift_building,
    lift_minion,
    marker_off,
    marker_on,
    marker_to_take,
    minion_area,
    minion_owner,
    move_from,
    move_to,
    no_further_lifting,
    no_further_placing,
    place_area,
    reentry_area,
    victim_area,
)

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
