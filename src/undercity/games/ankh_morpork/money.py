"""Card texts about money (AM-13) and loans (AM-11)."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import (
    buildings_of,
    get_money,
    give_money,
    holding,
    minions_in,
    offer_areas,
    ones,
    pay_bank,
    troubled,
)
from undercity.games.ankh_morpork.cards import give_card, hand_size
from undercity.games.ankh_morpork.interrupts import ask_seat
from undercity.games.ankh_morpork.programs import (
    GET_MONEY,
    LOAN,
    OP,
    OPS,
    P1,
    P2,
    P3,
    PAY_BANK,
    PAY_PLAYER,
    PER_BUILDING,
    PER_MINION_IN,
    PER_MINION_IN_CHOSEN,
    PER_OWN_BUILDING,
    PER_TROUBLE,
    TRIBUTE,
)
from undercity.games.ankh_morpork.removal import ask_minion
from undercity.games.ankh_morpork.table import (
    AREA,
    CARD,
    CHOOSE_PAID_AREA,
    CHOOSE_PAY_OR_LOSE,
    CHOOSE_TRIBUTE,
    EMPTY,
    FRONT_CARDS,
    LOAN_CARDS,
    LOAN_TAKEN,
    PAY,
    REFUSE,
    State,
)


@rule
def money_op(s: State, op: int) -> None:
    """Take, borrow or pay money."""
    code = OPS[op][OP]
    if code == GET_MONEY:
        if OPS[op][P2] == PER_MINION_IN_CHOSEN:
            ask(s, s.active, CHOOSE_PAID_AREA, op, 0, 0)
        else:
            get_money(s, s.active, OPS[op][P1] * times(s, OPS[op][P2], OPS[op][P3]))
    elif code == LOAN:
        take_loan(s, OPS[op][P1])
    elif code == PAY_BANK:
        pay_bank(s, s.active, OPS[op][P1])
    else:
        pay_or_lose(s, op)


@rule
def times(s: State, per: int, area: int) -> int:
    """What a text counts (AM-13.1 to AM-13.3, AM-14.2)."""
    if per == PER_TROUBLE:
        return ones(troubled(s))
    if per == PER_BUILDING:
        total = 0
        for seat in range(s.seats):
            total += buildings_of(s, seat)
        return total
    if per == PER_OWN_BUILDING:
        return buildings_of(s, s.active)
    if per == PER_MINION_IN:
        return minions_in(s, area)
    return 1


@rule
def take_loan(s: State, cash: int) -> None:
    """The card in play stays in front of the actor (AM-11.6, AM-11.7, AM-11.9)."""
    for i in range(FRONT_CARDS):
        if LOAN_CARDS[i] == s.card_in_play:
            s.loans[i] = s.active
            tell(s, LOAN_TAKEN, s.active, s.card_in_play, 0, 0)
    s.card_in_play = EMPTY
    get_money(s, s.active, cash)


@rule
def offer_paid_area(s: State, seat: int, out: Numbers) -> int:
    """An area with a marker (AM-13.4)."""
    return offer_areas(out, troubled(s))


@rule
def take_paid_area(s: State, seat: int, choice: int, op: int) -> None:
    get_money(s, seat, OPS[op][P1] * minions_in(s, choice - AREA))


# ------------------------------------------------------------------ from player to player


@rule
def money_effect(s: State, op: int) -> None:
    """Pay the player named (AM-15.10), take from him (AM-13.5, AM-13.7), or let him choose (AM-14.14)."""
    code = OPS[op][OP]
    if code == TRIBUTE:
        ask_seat(s, s.target, CHOOSE_TRIBUTE, op, 0, 0)
    elif code == PAY_PLAYER:
        give_money(s, s.active, s.target, OPS[op][P1])
    else:
        give_money(s, s.target, s.active, OPS[op][P1])


@rule
def offer_tribute(s: State, seat: int, out: Numbers, op: int) -> int:
    """$1 or a hand card, as the player prefers and has (AM-14.14, AM-14.15)."""
    n = hand_size(s, seat)
    for place in range(n):
        out[place] = CARD + s.hand[seat][place]
    if s.money[seat] >= OPS[op][P1]:
        out[n] = PAY
        n += 1
    return n


@rule
def take_tribute(s: State, seat: int, choice: int, op: int) -> None:
    if choice == PAY:
        give_money(s, seat, s.active, OPS[op][P1])
    else:
        give_card(s, seat, s.active, choice - CARD)


# ------------------------------------------------------------------ CMOT Dibbler on a 1 (AM-13.8, AM-13.9)


@rule
def pay_or_lose(s: State, op: int) -> None:
    """Ask which, as far as both are possible; with neither, pay what is there."""
    if holding(s, s.active) == 0:
        pay_bank(s, s.active, min(s.money[s.active], OPS[op][P1]))
    else:
        ask(s, s.active, CHOOSE_PAY_OR_LOSE, op, 0, 0)


@rule
def offer_pay_or_lose(s: State, seat: int, out: Numbers, op: int) -> int:
    n = 0
    if s.money[seat] >= OPS[op][P1]:
        out[n] = PAY
        n += 1
    out[n] = REFUSE
    return n + 1


@rule
def take_pay_or_lose(s: State, seat: int, choice: int, op: int) -> None:
    if choice == PAY:
        pay_bank(s, seat, OPS[op][P1])
    else:
        ask_minion(s, op, seat)
