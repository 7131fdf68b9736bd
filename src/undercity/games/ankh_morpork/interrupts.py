"""Interrupts (AM-10) and the reaction of Small Gods (AM-16.4 to AM-16.6).

Whether a player holds an interrupt is secret. So a window opens whenever its owner could hold an answer for
all the table knows, and the owner is asked even if "pass" is all there is to choose (AM-10.26, AM-21.10).
"""

from __future__ import annotations

from undercity.engine.agenda import STEP, ask, pop, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import enter, offer_areas, reach, spend
from undercity.games.ankh_morpork.cards import could_hold, holds, play_interrupt
from undercity.games.ankh_morpork.programs import (
    ANSWERS,
    ANSWERS_WIDTH,
    CARD_OF,
    COME_BACK_CARDS,
    EVENT_CAUSE,
    OWN_TEXT_CAUSE,
    REACHES,
    REACHES_EACH,
    SONKY,
    SWAPPED,
    TEXT_CAUSE,
)
from undercity.games.ankh_morpork.table import (
    AREA,
    CARD,
    CHOOSE_COME_BACK,
    CHOOSE_COME_BACK_AREA,
    CHOOSE_STOP,
    CHOOSE_TEXT_ANSWER,
    COME_BACK,
    DEMON,
    MINION_BACK,
    MINION_SAVED,
    MINION_SHIELDED,
    PASS,
    PAY,
    SHIELD_PRICE,
    SMALL_GODS,
    SWAP_STOPPED,
    SYMBOL,
    TEXT_IGNORED,
    TEXT_STOPPED,
    State,
)


@rule
def ask_seat(s: State, seat: int, step: int, a: int, b: int, c: int) -> None:
    """Ask a player; once it is another than the active one, nobody takes back what led there (AM-22.6)."""
    ask(s, seat, step, a, b, c)
    if seat != s.active:
        s.fog += 1


@rule
def end_text(s: State) -> None:
    """Nothing more of the text happens; the next symbol follows (AM-10.19, AM-10.21)."""
    while s.due > 0 and s.agenda[s.due - 1][STEP] != SYMBOL:
        pop(s)


# ------------------------------------------------------------------ text window (AM-10.18 to AM-10.24)


@rule
def open_text_window(s: State, seat: int, op: int) -> None:
    """Ask the player named by a text, before any part of it takes effect (AM-10.18)."""
    if could_hold(s, seat, SONKY):
        ask_seat(s, seat, CHOOSE_TEXT_ANSWER, op, 0, 0)


@rule
def offer_text_window(s: State, seat: int, out: Numbers) -> int:
    n = 0
    if holds(s, seat, SONKY):
        out[n] = CARD + SONKY
        n += 1
    out[n] = PASS
    return n + 1


@rule
def take_text_window(s: State, seat: int, choice: int, op: int) -> None:
    """Wallace Sonky ends a text that names one player, and takes one out of a text for all (AM-10.19, AM-10.20)."""
    if choice == PASS:
        s.text_passed |= 1 << seat
        return
    play_interrupt(s, seat, SONKY)
    s.text_ignored |= 1 << seat
    if REACHES[op] == REACHES_EACH:
        tell(s, TEXT_IGNORED, seat, CARD_OF[op], 0, 0)
        pop(s)  # the effect on this player
    else:
        tell(s, TEXT_STOPPED, CARD_OF[op], 0, 0, 0)
        end_text(s)


# ------------------------------------------------------------------ stop window (AM-10.6)


@rule
def cause_for(s: State, owner: int, cause: int) -> int:
    """A text of the owner's own card is a cause of its own (AM-10.6)."""
    return OWN_TEXT_CAUSE if cause == TEXT_CAUSE and owner == s.active else cause


@rule
def is_spent(s: State, seat: int, card: int) -> bool:
    """Who let a text window pass has no second chance with Wallace Sonky (AM-10.28)."""
    return card == SONKY and (s.text_passed >> seat) & 1 == 1


@rule
def may_answer(s: State, seat: int, effect: int, cause: int) -> bool:
    """Whether, for all the table knows, the seat has an interrupt against this effect of this cause (AM-10.26)."""
    for i in range(ANSWERS_WIDTH):
        card = ANSWERS[effect][cause][i]
        if card >= 0 and not is_spent(s, seat, card) and could_hold(s, seat, card):
            return True
    return False


@rule
def offer_answers(s: State, seat: int, out: Numbers, effect: int, cause: int) -> int:
    """The interrupts of AM-10.6 that the seat holds."""
    n = 0
    for i in range(ANSWERS_WIDTH):
        card = ANSWERS[effect][cause][i]
        if card >= 0 and holds(s, seat, card) and not is_spent(s, seat, card):
            out[n] = CARD + card
            n += 1
    return n


@rule
def open_stop_window(s: State, seat: int, effect: int, cause: int, area: int) -> bool:
    """Ask the owner of a threatened minion, if an answer is possible for all the table knows (AM-10.26)."""
    if (cause == EVENT_CAUSE and shield_ready(s, seat, 1)) or may_answer(s, seat, effect, cause):
        ask_seat(s, seat, CHOOSE_STOP, effect, cause, area)
        return True
    return False


@rule
def offer_stop_window(s: State, seat: int, out: Numbers, effect: int, cause: int) -> int:
    """The interrupts that are held, Small Gods against events, or let it happen (AM-10.6)."""
    n = offer_answers(s, seat, out, effect, cause)
    if cause == EVENT_CAUSE and shield_ready(s, seat, 1):
        out[n] = PAY
        n += 1
    out[n] = PASS
    return n + 1


@rule
def take_stop_window(s: State, seat: int, choice: int, effect: int, cause: int, area: int) -> None:
    """An answer stops what lies next on the agenda; it counts as carried out (AM-9.7, AM-15.16)."""
    if choice == PASS:
        return
    if choice == PAY:
        pay_shield(s, seat, area, 1, MINION_SHIELDED)
    else:
        play_interrupt(s, seat, choice - CARD)
        if choice == CARD + SONKY:
            s.text_ignored |= 1 << seat  # AM-10.29
    if effect == SWAPPED:
        tell(s, SWAP_STOPPED, 0, 0, 0, 0)
        end_text(s)
    else:
        if choice != PAY:
            tell(s, MINION_SAVED, seat, area, 0, 0)
        pop(s)


# ------------------------------------------------------------------ re-entry window (AM-10.12)


@rule
def do_come_back(s: State, seat: int, area: int, left: int) -> None:
    """For each minion removed its owner may play an interrupt and bring it back (AM-9.3, AM-10.12)."""
    if left == 0:
        return
    for i in range(len(COME_BACK_CARDS)):
        if could_hold(s, seat, COME_BACK_CARDS[i]):
            push(s, COME_BACK, seat, area, left - 1)
            ask_seat(s, seat, CHOOSE_COME_BACK, area, 0, 0)
            return


@rule
def offer_reentry_window(s: State, seat: int, out: Numbers) -> int:
    n = 0
    for i in range(len(COME_BACK_CARDS)):
        if holds(s, seat, COME_BACK_CARDS[i]):
            out[n] = CARD + COME_BACK_CARDS[i]
            n += 1
    out[n] = PASS
    return n + 1


@rule
def take_reentry_window(s: State, seat: int, choice: int, area: int) -> None:
    """Minions removed together are alike: to pass for one is to pass for all (AM-22.3)."""
    if choice == PASS:
        pop(s)  # the row for the next minion
        return
    play_interrupt(s, seat, choice - CARD)
    ask_seat(s, seat, CHOOSE_COME_BACK_AREA, area, 0, 0)


@rule
def offer_reentry_area(s: State, seat: int, out: Numbers, area: int) -> int:
    """Where a minion may be placed, but not where it was removed (AM-10.12)."""
    return offer_areas(out, reach(s, seat, -1) & ~(1 << area))


@rule
def take_reentry_area(s: State, seat: int, choice: int) -> None:
    tell(s, MINION_BACK, seat, choice - AREA, 0, 0)
    enter(s, seat, choice - AREA, 1)


# ------------------------------------------------------------------ Small Gods (AM-8.10, AM-16.4 to AM-16.6)


@rule
def shield_ready(s: State, seat: int, pieces: int) -> bool:
    """Whether the seat holds the Small Gods card, can use it, and can pay for so many pieces (AM-16.6)."""
    if s.building[SMALL_GODS] != seat or s.city_card_out[SMALL_GODS] or s.minions[DEMON][SMALL_GODS] > 0:
        return False
    return s.money[seat] >= SHIELD_PRICE * pieces


@rule
def pay_shield(s: State, seat: int, area: int, pieces: int, event: int) -> None:
    """$3 to the bank for each piece; the event says for what (AM-16.4)."""
    spend(s, seat, SHIELD_PRICE * pieces)
    tell(s, event, seat, area, SHIELD_PRICE * pieces, 0)
