"""Expansion (RC-13): when the City grows, and how a Township Card is placed."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.city import active_cards, cheese_in_city, fits, is_available
from undercity.games.ratcatcher.table import (
    CARD_ATTACHED,
    CARD_DRAWN,
    CARD_OF,
    CARD_PLACED,
    CARDS,
    CHOOSE_CONNECTOR,
    CHOOSE_ROTATION,
    CONNECTOR,
    EXPAND,
    EXPAND_BELOW,
    EXPANSION,
    EXPANSION_CUT,
    EXPANSION_DUE,
    NONE,
    POPULATE,
    ROTATION,
    STEP_X,
    STEP_Y,
    State,
)


@rule
def do_expansion_check(s: State) -> None:
    """With fewer than 2 Magic Cheese in the City, as many new cards as the Ratcatcher's card says (RC-13.2)."""
    cheese = cheese_in_city(s)
    if cheese < EXPAND_BELOW:
        card = CARD_OF[s.catcher_zone]
        count = EXPANSION[s.hard][card]
        tell(s, EXPANSION_DUE, cheese, card, count, 0)
        push(s, EXPAND, count, 0, 0)


@rule
def do_expand(s: State, left: int) -> None:
    """One card at a time, while there are cards and connectors (RC-13.4, RC-13.9)."""
    if left == 0:
        return
    if s.townships_left == 0 or not _has_connector(s):
        tell(s, EXPANSION_CUT, left, 0, 0, 0)
        return
    push(s, EXPAND, left - 1, 0, 0)
    ask(s, 0, CHOOSE_CONNECTOR, 1, 0, 0)


@rule
def _has_connector(s: State) -> bool:
    """Whether any connector in the City is available (RC-13.9)."""
    for card in range(CARDS):
        if s.card_rotation[card] >= 0:
            for edge in range(4):
                if is_available(s, card, edge):
                    return True
    return False


@rule
def draw_township(s: State) -> None:
    """Take the top card of the Township Deck in hand; what it is comes to light (RC-13.4)."""
    s.townships_left -= 1
    s.card_in_hand = s.township_deck[s.townships_left]
    s.township_deck[s.townships_left] = NONE
    s.fog += 1


@rule
def offer_connector(s: State, seat: int, out: Numbers, expanding: int) -> int:
    """Connectors of #00 at setup (RC-3.8); later of active cards, or else of any card (RC-13.6, RC-13.7)."""
    if not expanding:
        return _offer_connectors_of(s, 1, out)
    n = _offer_connectors_of(s, active_cards(s), out)
    if n == 0:
        n = _offer_connectors_of(s, (1 << CARDS) - 1, out)
    return n


@rule
def _offer_connectors_of(s: State, cards: int, out: Numbers) -> int:
    """The available connectors of these cards, a bit each (RC-2.8)."""
    n = 0
    for card in range(CARDS):
        if (cards >> card) & 1 and s.card_rotation[card] >= 0:
            for edge in range(4):
                if is_available(s, card, edge):
                    out[n] = CONNECTOR + card * 4 + edge
                    n += 1
    return n


@rule
def take_connector(s: State, seat: int, choice: int, expanding: int) -> None:
    """In an expansion the card is drawn only now (RC-13.5)."""
    if expanding:
        draw_township(s)
        tell(s, CARD_DRAWN, s.card_in_hand, 0, 0, 0)
    ask(s, 0, CHOOSE_ROTATION, choice - CONNECTOR, expanding, 0)


@rule
def offer_rotation(s: State, seat: int, out: Numbers, connector: int) -> int:
    """Rotations that put a connector of the new card on the shared edge (RC-2.9, RC-13.8)."""
    n = 0
    for rotation in range(4):
        if fits(s.card_in_hand, rotation, (connector % 4 + 2) % 4):
            out[n] = ROTATION + rotation
            n += 1
    return n


@rule
def take_rotation(s: State, seat: int, choice: int, connector: int, expanding: int) -> None:
    """The card lies in the cell the connector faces, and in an expansion is populated at once (RC-13.4)."""
    card, at, edge = s.card_in_hand, connector // 4, connector % 4
    s.card_in_hand = NONE
    s.card_x[card] = s.card_x[at] + STEP_X[edge]
    s.card_y[card] = s.card_y[at] + STEP_Y[edge]
    s.card_rotation[card] = choice - ROTATION
    tell(s, CARD_PLACED if expanding else CARD_ATTACHED, card, at, edge, s.card_rotation[card])
    if expanding:
        push(s, POPULATE, card, 0, 0)
