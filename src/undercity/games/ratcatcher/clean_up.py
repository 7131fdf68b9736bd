"""Clean Up (RC-19)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import attribute, defence
from undercity.games.ratcatcher.city import active_cards, in_city
from undercity.games.ratcatcher.peculiar import empty_stash
from undercity.games.ratcatcher.spawn import return_inactive
from undercity.games.ratcatcher.table import (
    CARD_OF,
    CARDS,
    CLEANED_UP,
    DISCARDED,
    FIRST_ZONE,
    GUARD_ENDED,
    PECULIAR_REMOVED,
    PECULIARS,
    PLACED_RETURNED,
    PURPLE_TOKEN,
    SPECIALS,
    TOKENS,
    TOKENS_REMOVED,
    TRAPS,
    TRAPS_RETURNED,
    ZONES,
    State,
)


@rule
def do_clean_up(s: State) -> None:
    """Inactive cards lose their rats and Special Tokens; traps and placed tokens return (RC-19.1 to RC-19.8)."""
    active = active_cards(s)
    rats = return_inactive(s)
    if rats > 0:
        tell(s, CLEANED_UP, rats, 0, 0, 0)
    _remove_peculiars(s, active)
    _return_tokens(s, active)
    _return_traps(s)
    if s.guard > 0:
        s.guard = 0
        tell(s, GUARD_ENDED, defence(s), 0, 0, 0)


@rule
def _remove_peculiars(s: State, active: int) -> None:
    """Peculiar Rats on inactive cards are discarded, their tokens return; nobody caught them (RC-19.2)."""
    for rat in range(PECULIARS):
        zone = s.peculiar_at[rat]
        if zone >= 0 and (active >> CARD_OF[zone]) & 1 == 0:
            s.peculiar_at[rat] = DISCARDED
            for token in range(TOKENS):
                empty_stash(s, rat, token)
            tell(s, PECULIAR_REMOVED, rat, zone, 0, 0)


@rule
def _return_tokens(s: State, active: int) -> None:
    """Special Tokens on inactive cards and those placed by abilities return (RC-19.3, RC-19.7)."""
    lying, placed = 0, 0
    for card in range(CARDS):
        if in_city(s, card):
            placed += _return_placed(s, card)
            if (active >> card) & 1 == 0:
                lying += _return_lying(s, card)
    if lying > 0:
        tell(s, TOKENS_REMOVED, lying, 0, 0, 0)
    if placed > 0:
        tell(s, PLACED_RETURNED, placed, 0, 0, 0)


@rule
def _return_placed(s: State, card: int) -> int:
    """The tokens placed on this card by abilities return; how many (RC-19.7)."""
    count = 0
    for colour in range(SPECIALS):
        for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
            if s.placed[colour][zone] > 0:
                count += 1
                s.token_reserve[PURPLE_TOKEN + colour] += 1
                s.placed[colour][zone] = 0
    return count


@rule
def _return_lying(s: State, card: int) -> int:
    """The Special Tokens that lie on this card return; how many (RC-19.3)."""
    count = 0
    for token in range(PURPLE_TOKEN, TOKENS):
        for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
            count += s.tokens[token][zone]
            s.token_reserve[token] += s.tokens[token][zone]
            s.tokens[token][zone] = 0
    return count


@rule
def _return_traps(s: State) -> None:
    """All traps return to the Character Board, triggered or not (RC-19.4)."""
    count = 0
    for zone in range(ZONES):
        count += s.traps[zone]
        s.traps[zone] = 0
    s.trap_tokens = attribute(s, TRAPS)
    if count > 0:
        tell(s, TRAPS_RETURNED, count, 0, 0, 0)
