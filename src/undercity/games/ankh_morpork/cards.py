"""Action cards in hands and piles, and who knows of them (AM-3.8, AM-14, AM-21)."""

from __future__ import annotations

from undercity.engine.chronicle import EVERYONE, tell, tell_to
from undercity.engine.dice import roll
from undercity.engine.record import Numbers, Row
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.ending import finish
from undercity.games.ankh_morpork.table import (
    BROWN_IN_GAME,
    BY_DRAW_PILE,
    CARD,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_GIVEN,
    CARD_HANDED,
    CARDS,
    EMPTY,
    EVERYBODY,
    GREEN_CARDS,
    HAND_FILLED,
    HAND_FULL,
    INTERRUPT_PLAYED,
    State,
)

ALL_VIEWERS = 2 * EVERYBODY - 1

# ------------------------------------------------------------------ lists of cards


@rule
def count_cards(cards: Row) -> int:
    """How many cards lie in a list; behind the last there is nothing.

    To look at all places at a stroke is faster than to look for the last: the same goes for those below.
    """
    n = 0
    for place in range(CARDS):
        n += int(cards[place] != EMPTY)
    return n


@rule
def contains(cards: Row, card: int) -> bool:
    found = False
    for place in range(CARDS):
        found |= cards[place] == card
    return found


@rule
def take_at(cards: Row, place: int) -> int:
    """Take the card at this place out; the ones behind move up."""
    card = cards[place]
    for i in range(place, CARDS - 1):
        cards[i] = cards[i + 1]
    cards[CARDS - 1] = EMPTY
    return card


@rule
def take_card(cards: Row, card: int) -> None:
    """Take this card out."""
    for place in range(CARDS):
        if cards[place] == card:
            take_at(cards, place)
            return


@rule
def add_to_hand(s: State, seat: int, card: int, viewers: int) -> None:
    """Put a card among the others in rising order, so that places tell nothing; `viewers` know of it."""
    cards = s.hand[seat]
    place = count_cards(cards)
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card
    s.seen[card] = viewers & ~(1 << seat)


@rule
def drop_from_hand(s: State, seat: int, card: int) -> None:
    take_card(s.hand[seat], card)
    s.seen[card] = 0


@rule
def put_on_discard(s: State, card: int) -> None:
    """Face up on top of the discard pile (AM-2.15)."""
    s.discard_pile[count_cards(s.discard_pile)] = card


@rule
def hand_size(s: State, seat: int) -> int:
    return count_cards(s.hand[seat])


@rule
def stuck_cards(s: State, seat: int) -> int:
    """Cards in front of the player that fill places of the hand (AM-14.17)."""
    count = 0
    for i in range(len(s.stuck)):
        if s.stuck[i] == seat:
            count += 1
    return count


@rule
def offer_hand(s: State, seat: int, out: Numbers) -> int:
    """Every hand card as a choice."""
    n = hand_size(s, seat)
    for place in range(n):
        out[place] = CARD + s.hand[seat][place]
    return n


@rule
def take_two(s: State, seat: int) -> None:
    """Set two random cards of the hand apart; they stay in it until one of them is kept (AM-14.23)."""
    size = hand_size(s, seat)
    first = roll(s, size)
    second = roll(s, size - 1)
    if second >= first:
        second += 1
    s.taken[0] = s.hand[seat][min(first, second)]
    s.taken[1] = s.hand[seat][max(first, second)]


# ------------------------------------------------------------------ drawing and discarding


@rule
def draw_cards(s: State, seat: int, wanted: int, event: int) -> None:
    """Draw from the pile one by one; the last card ends the game (AM-19.2, AM-19.3).

    The player is told which cards, the others how many.
    """
    drawn = 0
    while drawn < wanted and s.draw_pile[0] != EMPTY:
        card = take_at(s.draw_pile, 0)
        add_to_hand(s, seat, card, 0)
        tell_to(s, 1 << seat, CARD_DRAWN, seat, card, 0, 0)
        s.fog += 1
        drawn += 1
    if drawn > 0:
        tell_to(s, EVERYONE & ~(1 << seat), event, seat, drawn, 0, 0)
    if wanted > 0 and s.draw_pile[0] == EMPTY:
        finish(s, BY_DRAW_PILE)


@rule
def fill_hand(s: State, seat: int, size: int) -> None:
    """Draw until hand cards plus stuck cards are so many (AM-3.8, AM-3.9)."""
    missing = size - hand_size(s, seat) - stuck_cards(s, seat)
    if missing > 0:
        draw_cards(s, seat, missing, HAND_FILLED)
    else:
        tell(s, HAND_FULL, seat, 0, 0, 0)


@rule
def discard_from_hand(s: State, seat: int, card: int) -> None:
    drop_from_hand(s, seat, card)
    put_on_discard(s, card)
    tell(s, CARD_DISCARDED, seat, card, 0, 0)


@rule
def play_interrupt(s: State, seat: int, card: int) -> None:
    """A played interrupt goes to the discard pile at once (AM-10.3)."""
    drop_from_hand(s, seat, card)
    put_on_discard(s, card)
    tell(s, INTERRUPT_PLAYED, seat, card, 0, 0)


@rule
def give_card(s: State, giver: int, player: int, card: int) -> None:
    """A card changes hands; only these two learn which (AM-14.13)."""
    change_hands(s, giver, player, card, CARD_HANDED, CARD_GIVEN)


@rule
def change_hands(s: State, giver: int, player: int, card: int, told_them: int, told_others: int) -> None:
    """A card changes hands, and the others can no longer be sure of any card they knew in the giver's hand."""
    drop_from_hand(s, giver, card)
    for place in range(hand_size(s, giver)):
        s.seen[s.hand[giver][place]] &= 1 << player
    add_to_hand(s, player, card, 1 << giver)
    pair = (1 << giver) | (1 << player)
    tell_to(s, pair, told_them, giver, player, card, 0)
    tell_to(s, EVERYONE & ~pair, told_others, giver, player, 0, 0)
    s.fog += 1


# ------------------------------------------------------------------ what may be in a hand (AM-21.10)


@rule
def holds(s: State, seat: int, card: int) -> bool:
    return contains(s.hand[seat], card)


@rule
def is_known_elsewhere(s: State, seat: int, card: int) -> bool:
    """Whether all the table knows that the card is in another hand."""
    if s.seen[card] & EVERYBODY:
        for other in range(s.seats):
            if other != seat and contains(s.hand[other], card):
                return True
    return False


@rule
def could_hold(s: State, seat: int, card: int) -> bool:
    """Whether, for all the table knows, the seat may hold the card.

    Only public things are looked at: the discard pile, cards known to all in a hand, and how many cards
    are left to draw (no brown card is in a hand while all of them are). Who really holds the card is
    among those who may, so that asking first changes nothing.
    """
    if holds(s, seat, card):
        return True
    if card >= GREEN_CARDS and s.draw_pile[BROWN_IN_GAME[s.seats] - 1] != EMPTY:
        return False
    if contains(s.discard_pile, card) or is_known_elsewhere(s, seat, card):
        return False
    for place in range(hand_size(s, seat)):
        if not s.seen[s.hand[seat][place]] & EVERYBODY:
            return True
    return False


@rule
def all_but(seat: int) -> int:
    """Everybody knows, but the holder needs no note of it."""
    return ALL_VIEWERS & ~(1 << seat)
