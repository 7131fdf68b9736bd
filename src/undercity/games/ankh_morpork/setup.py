"""Setup (AM-2) and what differs by the number of players (AM-20)."""

from __future__ import annotations

import msgspec

from undercity.engine.agenda import push
from undercity.engine.chronicle import tell, tell_to
from undercity.engine.dice import roll, shuffle
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.cards import add_to_hand, take_at
from undercity.games.ankh_morpork.personalities import random_undealt
from undercity.games.ankh_morpork.table import (
    AREAS,
    CARD_DRAWN,
    CARD_LEFT_OUT,
    CARDS,
    DEALT,
    DIE,
    EMPTY,
    EVENT_CARDS,
    FIRST_PLAYER,
    FIRST_ROLL,
    GREEN_CARDS,
    HAND_SIZE,
    IN_GAME,
    IS_START_AREA,
    MONEY,
    NOBODY,
    NOWHERE,
    PERSONALITIES,
    PERSONALITY_DEALT,
    PERSONALITY_LEFT_OUT,
    SEATS,
    SPECTATOR,
    START_MINIONS,
    START_MONEY,
    TURN,
    UNDEALT,
    State,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulebook offers no variants (AM-20.5)."""


def enter_options(s: State, options: Options) -> None:
    """Nothing to write: the number of seats is in the record already."""


@rule
def setup(s: State) -> None:
    """Lay out the table; the first turn follows (AM-2)."""
    _lay_out_board(s)
    _deal_personalities(s)
    for event in range(EVENT_CARDS):
        s.events[event] = event
    shuffle(s, s.events, 0, EVENT_CARDS)
    _lay_out_cards(s)
    s.active = _first_player(s)
    tell(s, FIRST_PLAYER, s.active, 0, 0, 0)
    push(s, TURN, 0, 0, 0)


@rule
def _lay_out_board(s: State) -> None:
    """Minions and markers in three areas, $10 each, the rest in the bank (AM-2.2 to AM-2.6)."""
    s.bank = MONEY
    for area in range(AREAS):
        s.building[area] = NOBODY
        s.trouble[area] = IS_START_AREA[area]
        for seat in range(s.seats):
            s.minions[seat][area] = START_MINIONS * IS_START_AREA[area]
    for seat in range(s.seats):
        s.money[seat] = START_MONEY
        s.bank -= START_MONEY
    for i in range(len(s.loans)):
        s.loans[i] = NOBODY
    for i in range(len(s.stuck)):
        s.stuck[i] = NOBODY
    for i in range(len(s.rolled)):
        s.rolled[i] = NOWHERE
        s.taken[i] = EMPTY
    s.card_in_play = EMPTY
    s.target = NOBODY
    s.winner = NOBODY


@rule
def _deal_personalities(s: State) -> None:
    """One to each player; each knows the own one (AM-2.7, AM-20.1). With two players Chrysoprase is out."""
    everywhere = UNDEALT | ((1 << s.seats) - 1)
    for personality in range(PERSONALITIES):
        if DEALT[s.seats][personality]:
            for seat in range(s.seats):
                s.may_hold[seat][personality] = everywhere & ~(1 << seat)
            s.may_hold[SPECTATOR][personality] = everywhere
        else:
            tell(s, PERSONALITY_LEFT_OUT, personality, 0, 0, 0)
    for seat in range(SEATS):
        s.personality[seat] = NOBODY
    for seat in range(s.seats):
        personality = random_undealt(s)
        s.personality[seat] = personality
        s.may_hold[seat][personality] = 1 << seat
        tell_to(s, 1 << seat, PERSONALITY_DEALT, seat, personality, 0, 0)


@rule
def _lay_out_cards(s: State) -> None:
    """Five green cards to each player, the other green ones on top of the brown ones (AM-2.10, AM-2.11)."""
    for card in range(CARDS):
        s.draw_pile[card] = EMPTY
        s.discard_pile[card] = EMPTY
        for seat in range(SEATS):
            s.hand[seat][card] = EMPTY
    n = 0
    for card in range(CARDS):
        if IN_GAME[s.seats][card]:  # AM-20.2
            s.draw_pile[n] = card
            n += 1
        else:
            tell(s, CARD_LEFT_OUT, card, 0, 0, 0)
    shuffle(s, s.draw_pile, 0, GREEN_CARDS)
    shuffle(s, s.draw_pile, GREEN_CARDS, n - GREEN_CARDS)
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            card = take_at(s.draw_pile, 0)
            add_to_hand(s, seat, card, 0)
            tell_to(s, 1 << seat, CARD_DRAWN, seat, card, 0, 0)


@rule
def _first_player(s: State) -> int:
    """Highest roll; those tied for it roll again among themselves (AM-2.13)."""
    rollers = (1 << s.seats) - 1
    while rollers & (rollers - 1):
        best, leaders = 0, 0
        for seat in range(s.seats):
            if (rollers >> seat) & 1:
                result = roll(s, DIE) + 1
                tell(s, FIRST_ROLL, seat, result, 0, 0)
                if result > best:
                    best, leaders = result, 0
                if result == best:
                    leaders |= 1 << seat
        rollers = leaders
    first = 0
    while not (rollers >> first) & 1:
        first += 1
    return first
