"""Populating a Township Card (RC-4): cheese, "?" tokens, Special Tokens, rats."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.dice import draw_from_bag
from undercity.engine.rule import rule
from undercity.games.ratcatcher.city import is_active
from undercity.games.ratcatcher.spawn import end_batch, spawn_peculiar, spawn_rats
from undercity.games.ratcatcher.table import (
    BY_NEST,
    BY_QUESTION,
    BY_SPAWN,
    CARD_INACTIVE,
    CHEESE_LAID,
    CHEESE_SLOTS,
    FIRST_ZONE,
    NESTS,
    NO_CHEESE_LEFT,
    NO_QUESTION_LEFT,
    NO_TOKEN_LEFT,
    NONE,
    PRINTED_SPECIAL,
    PURPLE_TOKEN,
    Q_CHEESE,
    Q_NEST,
    Q_PECULIAR,
    QUESTION_FACES,
    QUESTION_TURNED,
    QUESTIONS,
    SPAWNS,
    SPECIALS,
    TOKEN_LAID,
    TOKENS,
    State,
)


@rule
def do_populate(s: State, card: int) -> None:
    """Once, right after the card is placed (RC-4.1); all of it is one batch of spawning (RC-18.7)."""
    first, end = FIRST_ZONE[card], FIRST_ZONE[card + 1]
    for zone in range(first, end):
        for _ in range(CHEESE_SLOTS[s.hard][zone]):
            if put_cheese(s, zone):
                tell(s, CHEESE_LAID, zone, 0, 0, 0)
    for zone in range(first, end):
        for _ in range(QUESTIONS[s.hard][zone]):
            turn_question(s, zone)
    for zone in range(first, end):
        for colour in range(SPECIALS):
            for _ in range(PRINTED_SPECIAL[s.hard][colour][zone]):
                if put_token(s, PURPLE_TOKEN + colour, zone):
                    tell(s, TOKEN_LAID, PURPLE_TOKEN + colour, zone, 0, 0)
    _settle(s, card)
    end_batch(s, False)


@rule
def _settle(s: State, card: int) -> None:
    """Rats come out of Nests and Spawns if the card is active; else its Spawns stay empty (RC-4.11, RC-4.12)."""
    if not is_active(s, card):
        tell(s, CARD_INACTIVE, card, 0, 0, 0)
        return
    for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
        spawn_rats(s, zone, NESTS[s.hard][zone], BY_NEST)
    for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
        spawn_rats(s, zone, SPAWNS[s.hard][zone], BY_SPAWN)


@rule
def put_cheese(s: State, zone: int) -> bool:
    """One Magic Cheese from the Reserve, if it has one (RC-4.2, RC-4.6)."""
    if s.cheese_reserve == 0:
        tell(s, NO_CHEESE_LEFT, zone, 0, 0, 0)
        return False
    s.cheese_reserve -= 1
    s.cheese[zone] += 1
    return True


@rule
def put_token(s: State, token: int, zone: int) -> bool:
    """One Health or Special Token from the Reserve, if it has one (RC-4.4, RC-4.5, RC-4.10)."""
    if s.token_reserve[token] == 0:
        tell(s, NO_TOKEN_LEFT, token, zone, 0, 0)
        return False
    s.token_reserve[token] -= 1
    s.tokens[token][zone] += 1
    return True


@rule
def turn_question(s: State, zone: int) -> None:
    """Draw a "?" token and resolve it in the zone (RC-4.3 to RC-4.8)."""
    face = _draw_question(s)
    if face == NONE:
        tell(s, NO_QUESTION_LEFT, zone, 0, 0, 0)
        return
    tell(s, QUESTION_TURNED, face, zone, 0, 0)
    if face == Q_NEST:
        s.question_nests[zone] += 1
        spawn_rats(s, zone, 1, BY_QUESTION)
        return
    s.question_discard[face] += 1
    if face == Q_CHEESE:
        put_cheese(s, zone)
    elif face == Q_PECULIAR:
        spawn_peculiar(s, zone)
    elif face < TOKENS:  # a token face is its token
        put_token(s, face, zone)


@rule
def _draw_question(s: State) -> int:
    """From the pool; if it is empty the discard is the new pool (RC-4.9)."""
    face = draw_from_bag(s, s.question_pool, QUESTION_FACES)
    if face == NONE:
        for old in range(QUESTION_FACES):
            s.question_pool[old] = s.question_discard[old]
            s.question_discard[old] = 0
        face = draw_from_bag(s, s.question_pool, QUESTION_FACES)
    return face
