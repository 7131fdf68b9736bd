"""Populating a Township Card (RC-4): cheese, "?" tokens, Special Tokens, rats."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.dice import draw_from_bag
from undercity.engine.rule import rule
from undercity.games.ratcatcher.city import is_active
from undercity.games.ratcatcher.spawn import end_batch, spawn_peculiar, spawn_rats
from undercity.games.ratcatcher.table import (
    CHEESE_LAID,
    CHEESE_SLOTS,
    FIRST_ZONE,
    NESTS,
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
            put_cheese(s, zone)
    for zone in range(first, end):
        for _ in range(QUESTIONS[s.hard][zone]):
            turn_question(s, zone)
    for zone in range(first, end):
        for colour in range(SPECIALS):
            for _ in range(PRINTED_SPECIAL[s.hard][colour][zone]):
                put_token(s, PURPLE_TOKEN + colour, zone)
    if is_active(s, card):
        for zone in range(first, end):
            spawn_rats(s, zone, NESTS[s.hard][zone])
        for zone in range(first, end):
            spawn_rats(s, zone, SPAWNS[s.hard][zone])
    end_batch(s, False)


@rule
def put_cheese(s: State, zone: int) -> None:
    """One Magic Cheese from the Reserve, if it has one (RC-4.2, RC-4.6)."""
    if s.cheese_reserve > 0:
        s.cheese_reserve -= 1
        s.cheese[zone] += 1
        tell(s, CHEESE_LAID, zone, 0, 0, 0)


@rule
def put_token(s: State, token: int, zone: int) -> None:
    """One Health or Special Token from the Reserve, if it has one (RC-4.4, RC-4.5, RC-4.10)."""
    if s.token_reserve[token] > 0:
        s.token_reserve[token] -= 1
        s.tokens[token][zone] += 1
        tell(s, TOKEN_LAID, token, zone, 0, 0)


@rule
def turn_question(s: State, zone: int) -> None:
    """Draw a "?" token and resolve it in the zone (RC-4.3 to RC-4.8)."""
    face = _draw_question(s)
    if face == NONE:
        return
    tell(s, QUESTION_TURNED, face, zone, 0, 0)
    if face == Q_NEST:
        s.question_nests[zone] += 1
        spawn_rats(s, zone, 1)
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
