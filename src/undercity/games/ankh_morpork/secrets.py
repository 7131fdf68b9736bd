"""Information (AM-21): hands, piles, personalities, and what each player has legitimately seen of them."""

from __future__ import annotations

from undercity.engine.dice import roll, shuffle
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.cards import count_cards, hand_size, take_two
from undercity.games.ankh_morpork.personalities import is_undealt
from undercity.games.ankh_morpork.table import (
    CARDS,
    DEALT,
    EMPTY,
    EVENT_CARDS,
    EVERYBODY,
    GREEN_CARDS,
    HIDDEN,
    IN_GAME,
    LOAN_CARDS,
    PERSONALITIES,
    SEATS,
    SPECTATOR,
    STUCK_CARDS,
    UNDEALT,
    State,
)

PATIENCE = 2000  # tries to find a deal of personalities that fits; a handful is usual


@rule
def conceal(s: State, seat: int) -> None:
    """Blank what the seat may not know; a spectator (-1) knows what everybody knows (AM-21.1 to AM-21.12)."""
    for place in range(count_cards(s.draw_pile)):
        s.draw_pile[place] = HIDDEN
    for place in range(s.events_drawn, EVENT_CARDS):
        s.events[place] = HIDDEN
    for other in range(s.seats):
        _conceal_hand(s, other, seat)
        if other != seat and not s.over:
            s.personality[other] = HIDDEN
    if s.taken[0] != EMPTY and seat != s.active and seat != s.target:
        s.taken[0], s.taken[1] = HIDDEN, HIDDEN
    for viewer in range(SEATS):
        if viewer != seat:
            for personality in range(PERSONALITIES):
                s.may_hold[viewer][personality] = 0


@rule
def _conceal_hand(s: State, holder: int, seat: int) -> None:
    """Cards of another hand that the viewer has seen stay, in front; the rest is face down (AM-21.12).

    What others have seen is hidden too, even of the viewer's own cards: it could tell who gave them.
    """
    viewers = EVERYBODY if seat < 0 else EVERYBODY | (1 << seat)
    size, known = hand_size(s, holder), 0
    for place in range(size):
        card = s.hand[holder][place]
        if card != HIDDEN:
            s.seen[card] &= viewers
            if s.seen[card] or holder == seat:
                s.hand[holder][known] = card
                known += 1
    for place in range(known, size):
        s.hand[holder][place] = HIDDEN


@rule
def imagine(s: State, seat: int) -> None:
    """Fill in a random world that fits what the seat knows."""
    _imagine_events(s)
    _imagine_cards(s)
    _imagine_taken(s)
    _imagine_personalities(s, seat)


@rule
def _imagine_events(s: State) -> None:
    """The events not drawn yet, in any order."""
    n = s.events_drawn
    for event in range(EVENT_CARDS):
        is_drawn = False
        for place in range(s.events_drawn):
            if s.events[place] == event:
                is_drawn = True
        if not is_drawn and n < EVENT_CARDS:
            s.events[n] = event
            n += 1
    shuffle(s, s.events, s.events_drawn, EVENT_CARDS - s.events_drawn)


@rule
def _imagine_cards(s: State) -> None:
    """Deal the cards out of sight to the face-down places; all brown ones lie below the green (AM-21.4).

    The row of the draw pile serves as the work list: first marks of what is in sight, then the cards out
    of sight - green, then brown. Pile and hands take from it: green for the top, brown for the bottom.
    """
    pile = count_cards(s.draw_pile)
    _mark_cards_in_sight(s)
    green, unseen = 0, 0
    for card in range(CARDS):
        if s.draw_pile[card] == 0:
            s.draw_pile[unseen] = card
            unseen += 1
            if card < GREEN_CARDS:
                green += 1
    shuffle(s, s.draw_pile, 0, green)
    shuffle(s, s.draw_pile, green, unseen - green)
    brown_below = min(pile, unseen - green)
    green_above = min(pile - brown_below, green)
    hands = unseen - green_above - brown_below
    shuffle(s, s.draw_pile, green_above, hands)
    _deal_hidden(s, green_above)
    for place in range(brown_below):
        s.draw_pile[green_above + place] = s.draw_pile[green_above + hands + place]
    for place in range(green_above + brown_below, CARDS):
        s.draw_pile[place] = EMPTY


@rule
def _mark_cards_in_sight(s: State) -> None:
    """1 for each card whose place the seat knows, or that is not in the game."""
    for card in range(CARDS):
        s.draw_pile[card] = 0 if IN_GAME[s.seats][card] else 1
    for seat in range(s.seats):
        for place in range(hand_size(s, seat)):
            if s.hand[seat][place] != HIDDEN:
                s.draw_pile[s.hand[seat][place]] = 1
    for place in range(count_cards(s.discard_pile)):
        s.draw_pile[s.discard_pile[place]] = 1
    if s.card_in_play != EMPTY:
        s.draw_pile[s.card_in_play] = 1
    for i in range(len(s.loans)):
        if s.loans[i] >= 0:
            s.draw_pile[LOAN_CARDS[i]] = 1
    for i in range(len(s.stuck)):
        if s.stuck[i] >= 0:
            s.draw_pile[STUCK_CARDS[i]] = 1


@rule
def _deal_hidden(s: State, first: int) -> None:
    """Put the cards of the work list from `first` on into the face-down places of hands, and sort those."""
    for seat in range(s.seats):
        size = hand_size(s, seat)
        for place in range(size):
            card = s.hand[seat][place]
            if card == HIDDEN:
                card = s.draw_pile[first]
                first += 1
            gap = place
            while gap > 0 and s.hand[seat][gap - 1] > card:
                s.hand[seat][gap] = s.hand[seat][gap - 1]
                gap -= 1
            s.hand[seat][gap] = card


@rule
def _imagine_taken(s: State) -> None:
    """Which two cards Stanley has drawn: any two of that hand."""
    if s.taken[0] == HIDDEN:
        take_two(s, s.target)


# ------------------------------------------------------------------ personalities


@rule
def _imagine_personalities(s: State, seat: int) -> None:
    """A deal that fits what the seat has seen and what everybody could conclude (AM-21.5, AM-21.6)."""
    viewer = SPECTATOR if seat < 0 else seat
    hidden = 0
    for other in range(s.seats):
        if s.personality[other] == HIDDEN:
            hidden |= 1 << other
    tries = 0
    while hidden and tries < PATIENCE:
        _deal_at_random(s, hidden)
        tries = PATIENCE if _fits(s, viewer) else tries + 1
    for other in range(s.seats):
        if other != seat:
            _imagine_knowledge(s, other)


@rule
def _deal_at_random(s: State, hidden: int) -> None:
    """Give each hidden seat a personality that nobody else has."""
    for other in range(s.seats):
        if (hidden >> other) & 1:
            s.personality[other] = HIDDEN
    for other in range(s.seats):
        if (hidden >> other) & 1:
            personality = roll(s, PERSONALITIES)
            while not is_undealt(s, personality):
                personality = roll(s, PERSONALITIES)
            s.personality[other] = personality


@rule
def _fits(s: State, viewer: int) -> bool:
    """Whether every personality is where the viewer thinks it possible."""
    for personality in range(PERSONALITIES):
        if DEALT[s.seats][personality]:
            place = UNDEALT
            for seat in range(s.seats):
                if s.personality[seat] == personality:
                    place = 1 << seat
            if not s.may_hold[viewer][personality] & place:
                return False
    return True


@rule
def _imagine_knowledge(s: State, other: int) -> None:
    """Another player knows what everybody knows, and the own personality."""
    for personality in range(PERSONALITIES):
        if s.personality[other] == personality:
            s.may_hold[other][personality] = 1 << other
        else:
            s.may_hold[other][personality] = s.may_hold[SPECTATOR][personality] & ~(1 << other)
