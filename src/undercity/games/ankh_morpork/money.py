"""Card texts about money (AM-13) and loans (AM-11)."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import (
    get_money,
    give_money,
    holding,
    minions_in,
    offer_areas,
    offer_pay_or_refuse,
    pay_bank,
    times,
    troubled,
)
from undercity.games.ankh_morpork.cards import give_card, offer_hand
from undercity.games.ankh_morpork.interrupts import ask_seat
from undercity.games.ankh_morpork.programs import P_AREA, P_N, P_PER, PER_MINION_IN_CHOSEN
from undercity.games.ankh_morpork.removal import ask_minion
from undercity.games.ankh_morpork.table import (
    AREA,
    CARD,
    CHOOSE_PAID_AREA,
    CHOOSE_PAY_OR_LOSE,
    CHOOSE_TRIBUTE,
    EMPTY,
    LOAN_CARDS,
    LOAN_TAKEN,
    PAID_AREA_CHOSEN,
    PAY,
    State,
)

# ------------------------------------------------------------------ from and to the bank


@rule
def do_op_money(s: State, op: int) -> None:
    """Take money for what the text counts (AM-13.1 to AM-13.4)."""
    if P_PER[op] == PER_MINION_IN_CHOSEN:
        ask(s, s.active, CHOOSE_PAID_AREA, op, 0, 0)
    else:
        get_money(s, s.active, P_N[op] * times(s, P_PER[op], P_AREA[op]))


@rule
def offer_paid_area(s: State, seat: int, out: Numbers) -> int:
    """An area with a marker (AM-13.4)."""
    return offer_areas(out, troubled(s))


@rule
def take_paid_area(s: State, seat: int, choice: int, op: int) -> None:
    count = minions_in(s, choice - AREA)
    tell(s, PAID_AREA_CHOSEN, seat, choice - AREA, count, 0)
    get_money(s, seat, P_N[op] * count)


@rule
def do_op_loan(s: State, op: int) -> None:
    """The card in play stays in front of the actor (AM-11.6, AM-11.7, AM-11.9)."""
    for i in range(len(LOAN_CARDS)):
        if LOAN_CARDS[i] == s.card_in_play:
            s.loans[i] = s.active
            tell(s, LOAN_TAKEN, s.active, s.card_in_play, 0, 0)
    s.card_in_play = EMPTY
    get_money(s, s.active, P_N[op])


@rule
def do_op_pay_bank(s: State, op: int) -> None:
    pay_bank(s, s.active, P_N[op])


# ------------------------------------------------------------------ from player to player


@rule
def do_op_pay_player(s: State, op: int) -> None:
    """Pay the player named (AM-15.10, AM-15.21, AM-15.24)."""
    give_money(s, s.active, s.target, P_N[op])


@rule
def do_op_take_money(s: State, op: int) -> None:
    """Take from the player named (AM-13.5, AM-13.6)."""
    give_money(s, s.target, s.active, P_N[op])


@rule
def do_op_take_money_each(s: State, op: int) -> None:
    """Take from the player at whom the text has arrived (AM-13.7)."""
    give_money(s, s.target, s.active, P_N[op])


@rule
def do_op_force_transfer(s: State, op: int, receiver: int) -> None:
    """The giver hands over what is asked, or all there is (AM-13.10)."""
    give_money(s, s.target, receiver, P_N[op])


@rule
def do_op_tribute(s: State, op: int) -> None:
    ask_seat(s, s.target, CHOOSE_TRIBUTE, op, 0, 0)


@rule
def offer_tribute(s: State, seat: int, out: Numbers, op: int) -> int:
    """$1 or a hand card, as the player prefers and has (AM-14.14, AM-14.15)."""
    n = offer_hand(s, seat, out)
    if s.money[seat] >= P_N[op]:
        out[n] = PAY
        n += 1
    return n


@rule
def take_tribute(s: State, seat: int, choice: int, op: int) -> None:
    if choice == PAY:
        give_money(s, seat, s.active, P_N[op])
    else:
        give_card(s, seat, s.active, choice - CARD)


# ------------------------------------------------------------------ CMOT Dibbler on a 1 (AM-13.8, AM-13.9)


@rule
def do_op_pay_or_lose_own(s: State, op: int) -> None:
    """Ask which, as far as both are possible; with neither, pay what is there."""
    if holding(s, s.active) == 0:
        pay_bank(s, s.active, min(s.money[s.active], P_N[op]))
    else:
        ask(s, s.active, CHOOSE_PAY_OR_LOSE, op, 0, 0)


@rule
def offer_pay_or_lose(s: State, seat: int, out: Numbers, op: int) -> int:
    return offer_pay_or_refuse(s, seat, out, op)


@rule
def take_pay_or_lose(s: State, seat: int, choice: int, op: int) -> None:
    if choice == PAY:
        pay_bank(s, seat, P_N[op])
    else:
        ask_minion(s, op, seat)
