"""Invariants (AM-24): what must hold after every step. Each answers with the clause that is broken, or 0."""

from __future__ import annotations

from undercity.engine.agenda import STEP
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import buildings_of, minions_on_board
from undercity.games.ankh_morpork.cards import contains, count_cards, hand_size, stuck_cards
from undercity.games.ankh_morpork.table import (
    AREAS,
    BUILDINGS,
    CARDS,
    CHOOSE_OPENING,
    DEALT,
    DEMON,
    DEMONS,
    EMPTY,
    EVENT_CARDS,
    GREEN_CARDS,
    HAND_SIZE,
    IN_GAME,
    LOAN_CARDS,
    MINIONS,
    MONEY,
    NOBODY,
    STUCK_CARDS,
    TROLL,
    TROLLS,
    State,
)

HALF = 50  # cards are ticked off in two bit masks, so that each fits a machine word


@rule
def check(s: State) -> int:
    """0 if all invariants hold, else the first broken one: 2406 stands for AM-24.6."""
    return _check_pieces(s) or _check_cards(s) or _check_personalities(s) or _check_turn(s)


@rule
def _check_pieces(s: State) -> int:
    """Minions, buildings, trolls, demons, money (AM-24.1 to AM-24.6, AM-24.10)."""
    money = s.bank
    for seat in range(s.seats):
        if minions_on_board(s, seat) > MINIONS:
            return 2401
        if buildings_of(s, seat) > BUILDINGS:
            return 2402
        money += s.money[seat]
    if minions_on_board(s, TROLL) > TROLLS or minions_on_board(s, DEMON) > DEMONS:
        return 2405
    if money != MONEY:
        return 2406
    for area in range(AREAS):
        if s.building[area] >= s.seats:
            return 2410
    return 0


@rule
def _check_cards(s: State) -> int:
    """Each card in exactly one place, brown below green (AM-24.7 to AM-24.9), each event once (AM-24.12)."""
    low, high, count = 0, 0, 0
    for pile in range(s.seats + 3):
        for place in range(_pile_size(s, pile)):
            card = _card_at(s, pile, place)
            if not 0 <= card < CARDS or not IN_GAME[s.seats][card]:
                return 2407
            if card < HALF:
                low |= 1 << card
            else:
                high |= 1 << (card - HALF)
            count += 1
    wanted = 0
    for card in range(CARDS):
        if IN_GAME[s.seats][card]:
            ticks = low >> card if card < HALF else high >> (card - HALF)
            if not ticks & 1:
                return 2407
            wanted += 1
    if count != wanted:
        return 2407
    for place in range(1, count_cards(s.draw_pile)):
        if s.draw_pile[place] < GREEN_CARDS <= s.draw_pile[place - 1]:
            return 2408
    return _check_front_and_events(s)


@rule
def _pile_size(s: State, pile: int) -> int:
    """Hands, then draw pile, discard pile, and what lies on the table."""
    if pile < s.seats:
        return hand_size(s, pile)
    if pile == s.seats:
        return count_cards(s.draw_pile)
    if pile == s.seats + 1:
        return count_cards(s.discard_pile)
    size = 0 if s.card_in_play == EMPTY else 1
    for i in range(len(s.loans)):
        size += 0 if s.loans[i] == NOBODY else 1
    for i in range(len(s.stuck)):
        size += 0 if s.stuck[i] == NOBODY else 1
    return size


@rule
def _card_at(s: State, pile: int, place: int) -> int:
    if pile < s.seats:
        return s.hand[pile][place]
    if pile == s.seats:
        return s.draw_pile[place]
    if pile == s.seats + 1:
        return s.discard_pile[place]
    for i in range(len(s.loans)):
        if s.loans[i] != NOBODY:
            if place == 0:
                return LOAN_CARDS[i]
            place -= 1
    for i in range(len(s.stuck)):
        if s.stuck[i] != NOBODY:
            if place == 0:
                return STUCK_CARDS[i]
            place -= 1
    return s.card_in_play


@rule
def _check_front_and_events(s: State) -> int:
    for i in range(len(s.loans)):
        if s.loans[i] >= s.seats:
            return 2409
    for i in range(len(s.stuck)):
        if s.stuck[i] >= s.seats:
            return 2409
    drawn = 0
    for place in range(EVENT_CARDS):
        if s.events[place] < 0:
            return 2412
        drawn |= 1 << s.events[place]
    return 0 if drawn == (1 << EVENT_CARDS) - 1 else 2412


@rule
def _check_personalities(s: State) -> int:
    """One to each player, each in the game once (AM-24.11)."""
    for seat in range(s.seats):
        personality = s.personality[seat]
        if personality < 0 or not DEALT[s.seats][personality]:
            return 2411
        for other in range(seat):
            if s.personality[other] == personality:
                return 2411
    if s.taken[0] != EMPTY and not contains(s.hand[s.target], s.taken[0]):
        return 2407
    return 0


@rule
def _check_turn(s: State) -> int:
    """At the start of a turn nothing is in play and the last player's hand is full (AM-24.13 to AM-24.15)."""
    if s.over or s.due == 0 or s.agenda[s.due - 1][STEP] != CHOOSE_OPENING:
        return 0
    if s.plays != 0:
        return 2413
    if s.card_in_play != EMPTY:
        return 2414
    last = (s.active + s.seats - 1) % s.seats
    return 0 if hand_size(s, last) + stuck_cards(s, last) >= HAND_SIZE else 2415
