"""Information (RL-20): decks, clan cards, board sides, and what happens behind the screens.

While the screens stand, a seat's distribution, its choice to hide cheese and the number of its answers are its
own (RL-20.4, RL-20.5). For everybody else its rats are all still waiting, and the clock does not count its
answers; who has confirmed is public (the deciders).
"""

from __future__ import annotations

from undercity.engine.agenda import STEP, WHO
from undercity.engine.dice import roll
from undercity.engine.rule import rule
from undercity.games.ratland.board import both_capacity
from undercity.games.ratland.events import foreseen_food, sees_event
from undercity.games.ratland.placement import may_hide
from undercity.games.ratland.setup import draw_bit
from undercity.games.ratland.table import (
    BOTH,
    CHOOSE_BOARD,
    CHOOSE_CLAN,
    CLANS,
    COPIES,
    DEALT,
    END_CARD,
    EVENT_DECK,
    FINAL_EVENTS,
    FOOD_CARDS,
    FOOD_PER_ROUND,
    HIDDEN,
    INITIAL_EVENTS,
    INITIALS_USED,
    NO_CARD,
    NO_CLAN,
    NO_SIDE,
    PANTRY,
    PLACES,
    QUESTION_COUNT,
    QUESTIONS,
    SECRET_CHOICE,
    SIDES,
    SORTED,
    State,
)


@rule
def decides(s: State, step: int) -> bool:
    """Whether this is the decision going on."""
    return s.due > 0 and s.agenda[s.due - 1][STEP] == step


@rule
def is_asked(s: State, seat: int) -> bool:
    """Whether the decision going on still waits for this seat."""
    return bool((s.agenda[s.due - 1][WHO] >> seat) & 1)


# ------------------------------------------------------------------ conceal


@rule
def conceal(s: State, seat: int) -> None:
    """Blank what the seat may not know (RL-20.5 to RL-20.8)."""
    _conceal_decks(s, seat)
    for p in range(s.seats):
        if p != seat:
            _conceal_choices(s, p)
            if s.screens:
                _conceal_board(s, p)


@rule
def _conceal_decks(s: State, seat: int) -> None:
    """Cards not turned over yet, but for what Seers see and a food deck in order (RL-20.7 to RL-20.9)."""
    turned = s.round_no + s.over
    food = s.round_no * FOOD_PER_ROUND[s.seats]
    if seat >= 0 and not s.over:
        turned += int(sees_event(s, seat))
        food += foreseen_food(s, seat)
    for k in range(turned, EVENT_DECK):
        s.event_deck[k] = HIDDEN
    if s.food_order != SORTED:
        for k in range(food, FOOD_CARDS * COPIES[s.seats]):
            s.food_deck[k] = HIDDEN


@rule
def _conceal_choices(s: State, p: int) -> None:
    """The clan cards dealt, a clan not shown yet (RL-20.6), a board side before the first reveal (RL-20.5)."""
    for k in range(DEALT):
        if s.dealt[p][k] != NO_CLAN and not s.over:
            s.dealt[p][k] = HIDDEN
    if decides(s, CHOOSE_CLAN):
        s.clan[p] = NO_CLAN
    if s.boards == SECRET_CHOICE and (s.round_no == 0 or (s.round_no == 1 and s.screens)):
        s.aggressive[p] = NO_SIDE


@rule
def _conceal_board(s: State, p: int) -> None:
    """Behind the screen nothing seems to have happened yet (RL-20.4)."""
    for place in range(PLACES):
        s.waiting[p] += s.rats[p][place]
        s.rats[p][place] = 0
    s.hides[p] = 0
    s.clock = max(s.clock - s.answers[p], 0)
    s.answers[p] = 0


# ------------------------------------------------------------------ imagine


@rule
def imagine(s: State, seat: int) -> None:
    """A random world that fits what the seat knows."""
    _imagine_events(s)
    _imagine_food(s)
    for p in range(s.seats):
        if p != seat:
            _imagine_clan(s, p)
            _imagine_side(s, p)
    if s.screens:
        for p in range(s.seats):
            if p != seat and not is_asked(s, p):
                _imagine_board(s, p)


@rule
def _imagine_events(s: State) -> None:
    """Unseen initial events on the first five cards, then unseen final ones and the end card (RL-3.4)."""
    initials, finals, initials_left, finals_left, hidden = 0, 0, 0, 0, 0
    end = 1
    for i in range(len(INITIAL_EVENTS)):
        if not _is_in_deck(s, INITIAL_EVENTS[i]):
            initials |= 1 << i
            initials_left += 1
    for i in range(len(FINAL_EVENTS)):
        if not _is_in_deck(s, FINAL_EVENTS[i]):
            finals |= 1 << i
            finals_left += 1
    for k in range(INITIALS_USED, EVENT_DECK):
        hidden += int(s.event_deck[k] == HIDDEN)
    if _is_in_deck(s, END_CARD):
        end = 0
    for k in range(EVENT_DECK):
        if s.event_deck[k] == HIDDEN and k < INITIALS_USED:
            i = draw_bit(s, initials, initials_left)
            initials &= ~(1 << i)
            initials_left -= 1
            s.event_deck[k] = INITIAL_EVENTS[i]
        elif s.event_deck[k] == HIDDEN and end > 0 and roll(s, hidden) == 0:
            s.event_deck[k] = END_CARD
            end = 0
        elif s.event_deck[k] == HIDDEN:
            i = draw_bit(s, finals, finals_left)
            finals &= ~(1 << i)
            finals_left -= 1
            hidden -= 1
            s.event_deck[k] = FINAL_EVENTS[i]


@rule
def _is_in_deck(s: State, event: int) -> bool:
    for k in range(EVENT_DECK):
        if s.event_deck[k] == event:
            return True
    return False


@rule
def _imagine_food(s: State) -> None:
    """The cards not seen yet, in any order (RL-3.7)."""
    size = FOOD_CARDS * COPIES[s.seats]
    for k in range(size):
        if s.food_deck[k] == HIDDEN:
            s.food_deck[k] = _unseen_food(s, size)


@rule
def _unseen_food(s: State, size: int) -> int:
    """A random food card among those that are nowhere to be seen."""
    total = 0
    for card in range(FOOD_CARDS):
        total += _food_left(s, size, card)
    wanted = roll(s, total)
    for card in range(FOOD_CARDS):
        wanted -= _food_left(s, size, card)
        if wanted < 0:
            return card
    return NO_CARD


@rule
def _food_left(s: State, size: int, card: int) -> int:
    left = COPIES[s.seats]
    for k in range(size):
        left -= int(s.food_deck[k] == card)
    return max(left, 0)


@rule
def _imagine_clan(s: State, p: int) -> None:
    """Two cards nobody else has; the kept one is known once clans are shown (RL-3.9)."""
    if s.dealt[p][0] != HIDDEN:
        return
    s.dealt[p][0] = s.clan[p] if s.clan[p] != NO_CLAN else _unseen_clan(s)
    s.dealt[p][1] = _unseen_clan(s)
    if decides(s, CHOOSE_CLAN) and not is_asked(s, p):
        s.clan[p] = s.dealt[p][roll(s, DEALT)]


@rule
def _unseen_clan(s: State) -> int:
    """A random clan card that is with nobody, as far as is known."""
    total = 0
    for clan in range(CLANS):
        total += _clans_left(s, clan)
    wanted = roll(s, total)
    for clan in range(CLANS):
        wanted -= _clans_left(s, clan)
        if wanted < 0:
            return clan
    return NO_CLAN


@rule
def _clans_left(s: State, clan: int) -> int:
    """Cards of this clan not seen: neither dealt to a known hand nor shown by a player whose hand is hidden."""
    left = COPIES[s.seats]
    for p in range(s.seats):
        if s.dealt[p][0] == HIDDEN:
            left -= int(s.clan[p] == clan)
        else:
            for k in range(DEALT):
                left -= int(s.dealt[p][k] == clan)
    return max(left, 0)


@rule
def _imagine_side(s: State, p: int) -> None:
    """Any side, once one has been chosen (RL-3.10)."""
    is_chosen = s.round_no > 0 or (decides(s, CHOOSE_BOARD) and not is_asked(s, p))
    if s.aggressive[p] == NO_SIDE and is_chosen:
        s.aggressive[p] = roll(s, len(SIDES))


@rule
def _imagine_board(s: State, p: int) -> None:
    """A player who has confirmed has distributed his rats somehow: each goes to any place."""
    has_both = int(both_capacity(s) > 0)
    places = QUESTION_COUNT[has_both] + 1
    for _ in range(s.waiting[p]):
        k = roll(s, places)
        place = PANTRY if k == places - 1 else QUESTIONS[has_both][k]
        if place == BOTH and s.rats[p][BOTH] == both_capacity(s):
            place = PANTRY
        s.rats[p][place] += 1
    left = s.waiting[p]
    s.waiting[p] = 0
    while left > 0 and s.answers[p] < places - 1:
        left -= s.rats[p][QUESTIONS[has_both][s.answers[p]]]
        s.answers[p] += 1
    if may_hide(s, p):
        s.hides[p] = roll(s, 2)
        s.answers[p] += 1
    s.clock += s.answers[p]
