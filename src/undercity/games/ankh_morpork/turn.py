"""The turn (AM-3) and playing a card (AM-4).

A turn is
    turn        the active player wins if the own condition is met           AM-3.1
    opening     play a card, or use a city power first                       AM-3.4, AM-8.20
    symbol x n  do or skip each symbol, from left to right                   AM-4.1
    closing     play a further card if one is granted, or end the first part AM-4.17
    refill      draw up to five cards; the player to the left is next        AM-3.8, AM-3.10
"""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import run_program
from undercity.games.ankh_morpork.cards import (
    add_to_hand,
    all_but,
    could_hold,
    drop_from_hand,
    fill_hand,
    hand_size,
    holds,
    play_interrupt,
    put_on_discard,
)
from undercity.games.ankh_morpork.ending import win
from undercity.games.ankh_morpork.personalities import rule_out, would_win
from undercity.games.ankh_morpork.programs import (
    CARD_PROGRAM,
    CARD_SYMBOL,
    EVENT_SYMBOL,
    MONEY_SYMBOL,
    MOSSY,
    NO_SYMBOL,
    PLAY_SYMBOL,
    POWER_PROGRAM,
)
from undercity.games.ankh_morpork.table import (
    AREAS,
    BY_PERSONALITY,
    CARD,
    CARD_PLAYED,
    CARD_RETURNED,
    CHOOSE_CLOSING,
    CHOOSE_OPENING,
    CHOOSE_SYMBOL,
    CLOSING,
    DEMON,
    DO,
    EMPTY,
    END,
    HAND_SIZE,
    IS_INTERRUPT,
    NO_CARD_PLAYED,
    NO_CARD_RETURNED,
    NOBODY,
    NOWHERE,
    OPENING,
    PASS,
    POWER,
    POWER_USED,
    REFILL,
    SYMBOL,
    SYMBOL_IDLE,
    SYMBOL_SKIPPED,
    TURN,
    TURN_BEGINS,
    State,
)
from undercity.games.ankh_morpork.texts import can_begin


@rule
def do_turn(s: State) -> None:
    """The start of a turn: only the active player's own condition is checked (AM-3.1, AM-3.2)."""
    personality = s.personality[s.active]
    tell(s, TURN_BEGINS, s.active, 0, 0, 0)
    if personality >= 0 and would_win(s, personality, s.active):
        win(s, s.active, BY_PERSONALITY)
        return
    rule_out(s, s.active)
    for area in range(AREAS):
        s.power_spent[area] = 0
    push(s, REFILL, 0, 0, 0)
    push(s, OPENING, 0, 0, 0)


@rule
def do_refill(s: State) -> None:
    """The first part is over; draw up to five and pass the turn to the left (AM-3.8, AM-3.10, AM-4.5)."""
    put_away(s)
    s.plays = 0
    clear_text(s)
    fill_hand(s, s.active, HAND_SIZE)
    if not s.over:
        s.active = (s.active + 1) % s.seats
        push(s, TURN, 0, 0, 0)


@rule
def put_away(s: State) -> None:
    """The card in play goes to the discard pile, unless it lies in front of somebody (AM-4.5, AM-4.6)."""
    if s.card_in_play != EMPTY:
        put_on_discard(s, s.card_in_play)
        s.card_in_play = EMPTY


@rule
def clear_text(s: State) -> None:
    """Nothing is left of the text or event before."""
    s.target = NOBODY
    s.text_passed = 0
    s.text_ignored = 0
    for i in range(len(s.rolled)):
        s.rolled[i] = NOWHERE


# ------------------------------------------------------------------ city powers (AM-8)


@rule
def powers_held(s: State, seat: int) -> int:
    """Areas whose card is held, not used or gained in this turn, not under a demon (AM-8.1, AM-8.2, AM-8.4, AM-8.5)."""
    areas = 0
    for area in range(AREAS):
        held = (s.building[area] == seat) & (s.city_card_out[area] == 0)
        areas |= int(held & (s.power_spent[area] == 0) & (s.minions[DEMON][area] == 0)) << area
    return areas


@rule
def can_use(s: State, seat: int, area: int) -> bool:
    """Whether the area has a power for the own turn, and it can be begun now (AM-8.3)."""
    return POWER_PROGRAM[area] >= 0 and can_begin(s, seat, POWER_PROGRAM[area])


@rule
def has_power(s: State, seat: int) -> bool:
    held = powers_held(s, seat)
    if held != 0:
        for area in range(AREAS):
            if (held >> area) & 1 and can_use(s, seat, area):
                return True
    return False


@rule
def offer_powers(s: State, seat: int, out: Numbers, n: int) -> int:
    held = powers_held(s, seat)
    if held != 0:
        for area in range(AREAS):
            if (held >> area) & 1 and can_use(s, seat, area):
                out[n] = POWER + area
                n += 1
    return n


@rule
def use_power(s: State, area: int) -> None:
    """Once per turn; not an action of the card in play (AM-8.2, AM-8.6)."""
    s.power_spent[area] = 1
    tell(s, POWER_USED, s.active, area, 0, 0)
    run_program(s, POWER_PROGRAM[area])


# ------------------------------------------------------------------ before the first card (AM-3.4 to AM-3.7)


@rule
def do_opening(s: State) -> None:
    """Ask for a card, if there are hand cards at all; which ones is nobody else's business (AM-21.10)."""
    clear_text(s)
    if hand_size(s, s.active) > 0 or has_power(s, s.active):
        ask(s, s.active, CHOOSE_OPENING, 0, 0, 0)
    else:
        tell(s, NO_CARD_PLAYED, s.active, 0, 0, 0)


@rule
def offer_playable(s: State, seat: int, out: Numbers) -> int:
    """Hand cards that are not interrupts (AM-3.5)."""
    n = 0
    for place in range(hand_size(s, seat)):
        card = s.hand[seat][place]
        if not IS_INTERRUPT[card]:
            out[n] = CARD + card
            n += 1
    return n


@rule
def offer_opening_menu(s: State, seat: int, out: Numbers) -> int:
    """A card or a city power; to pass only without a playable card (AM-3.6, AM-3.7, AM-8.22)."""
    cards = offer_playable(s, seat, out)
    n = offer_powers(s, seat, out, cards)
    if cards == 0:
        out[n] = PASS
        n += 1
    return n


@rule
def take_opening_menu(s: State, seat: int, choice: int) -> None:
    if choice == PASS:
        tell(s, NO_CARD_PLAYED, seat, 0, 0, 0)
    elif choice >= POWER:
        push(s, OPENING, 0, 0, 0)
        use_power(s, choice - POWER)
    else:
        play_card(s, choice - CARD)


@rule
def play_card(s: State, card: int) -> None:
    """The card leaves the hand, the one before goes to the discard pile (AM-4.4, AM-4.5)."""
    put_away(s)
    drop_from_hand(s, s.active, card)
    s.card_in_play = card
    tell(s, CARD_PLAYED, s.active, card, 0, 0)
    push(s, SYMBOL, card, 0, 0)


# ------------------------------------------------------------------ symbols (AM-4)


@rule
def do_symbol(s: State, card: int, which: int) -> None:
    """The next symbol; money and further plays come unasked, events are confirmed (AM-3.11, AM-4.11, AM-22.5)."""
    clear_text(s)
    kind = CARD_SYMBOL[card][which]
    program = CARD_PROGRAM[card][which]
    if kind == NO_SYMBOL:
        push(s, CLOSING, 0, 0, 0)
    elif kind == MONEY_SYMBOL or kind == PLAY_SYMBOL:
        push(s, SYMBOL, card, which + 1, 0)
        run_program(s, program)
    elif kind == EVENT_SYMBOL or may_act(s, which) or can_begin(s, s.active, program):
        ask(s, s.active, CHOOSE_SYMBOL, card, which, 0)
    else:
        tell(s, SYMBOL_IDLE, s.active, kind, 0, 0)
        push(s, SYMBOL, card, which + 1, 0)


@rule
def may_act(s: State, which: int) -> bool:
    """Whether a city power, or for all the table knows Doctor Mossy Lawn, could be used here (AM-4.20)."""
    return has_power(s, s.active) or (which > 0 and could_hold(s, s.active, MOSSY))


@rule
def offer_symbol_menu(s: State, seat: int, out: Numbers, card: int, which: int) -> int:
    """Do the symbol, skip it (not an event), a city power, Doctor Mossy Lawn (AM-4.2, AM-8.3, AM-10.14)."""
    n = 0
    is_event = CARD_SYMBOL[card][which] == EVENT_SYMBOL
    if is_event or can_begin(s, seat, CARD_PROGRAM[card][which]):
        out[n] = DO
        n += 1
    if not is_event:
        out[n] = PASS
        n += 1
    n = offer_powers(s, seat, out, n)
    if which > 0 and holds(s, seat, MOSSY):
        out[n] = CARD + MOSSY
        n += 1
    return n


@rule
def take_symbol_menu(s: State, seat: int, choice: int, card: int, which: int) -> None:
    if choice == CARD + MOSSY:
        mossy_lawn(s)
    elif choice == DO:
        push(s, SYMBOL, card, which + 1, 0)
        run_program(s, CARD_PROGRAM[card][which])
    elif choice == PASS:
        push(s, SYMBOL, card, which + 1, 0)
        tell(s, SYMBOL_SKIPPED, seat, CARD_SYMBOL[card][which], 0, 0)
    else:
        push(s, SYMBOL, card, which, 0)
        use_power(s, choice - POWER)


@rule
def mossy_lawn(s: State) -> None:
    """Doctor Mossy Lawn ends the first part; the card in play returns to the hand (AM-10.15 to AM-10.17)."""
    play_interrupt(s, s.active, MOSSY)
    if s.card_in_play != EMPTY:
        tell(s, CARD_RETURNED, s.active, s.card_in_play, 0, 0)
        add_to_hand(s, s.active, s.card_in_play, all_but(s.active))
        s.card_in_play = EMPTY
    else:
        tell(s, NO_CARD_RETURNED, s.active, 0, 0, 0)


# ------------------------------------------------------------------ after the last symbol (AM-4.16 to AM-4.18)


@rule
def do_closing(s: State) -> None:
    """Always asked: ending the turn is confirmed, and nobody learns what else could be done (AM-22.5)."""
    clear_text(s)
    ask(s, s.active, CHOOSE_CLOSING, 0, 0, 0)


@rule
def offer_closing_menu(s: State, seat: int, out: Numbers) -> int:
    """A further card if granted, a city power, Doctor Mossy Lawn, or end the first part (AM-4.17)."""
    n = offer_playable(s, seat, out) if s.plays > 0 else 0
    n = offer_powers(s, seat, out, n)
    if holds(s, seat, MOSSY):
        out[n] = CARD + MOSSY
        n += 1
    out[n] = END
    return n + 1


@rule
def take_closing_menu(s: State, seat: int, choice: int) -> None:
    if choice == CARD + MOSSY:
        mossy_lawn(s)
    elif choice == END:
        return
    elif choice >= POWER:
        push(s, CLOSING, 0, 0, 0)
        use_power(s, choice - POWER)
    else:
        s.plays -= 1
        play_card(s, choice - CARD)
