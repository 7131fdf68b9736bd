"""Invariants (RL-23): what must hold after every step. For tests and for checking positions."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.games.ratland.board import healthy, offers_both
from undercity.games.ratland.scoring import final_points
from undercity.games.ratland.table import (
    AREAS,
    BOTH,
    BOTH_CAPACITY,
    CLANS,
    COLOUR_IDS,
    COLOURS,
    COPIES,
    END_CARD,
    FOOD_CARDS,
    HIDDEN,
    INITIALS_USED,
    IS_FINAL,
    NO_CARD,
    NO_CLAN,
    NO_SIDE,
    PIECES,
    RATS,
    ROUNDS,
    YELLOW,
    State,
)


def check(s: State) -> str | None:
    """The first broken invariant, in words."""
    return s.out_of_bounds() or next(_broken(s), None)


def _broken(s: State) -> Iterator[str]:
    yield from _rats(s)
    yield from _cheese(s)
    yield from _decks(s)
    yield from _search(s)
    yield from _clans_and_boards(s)
    if s.round_no > ROUNDS or s.start_player >= s.seats:
        yield "RL-23.5: the start player or the round is out of range"
    for p in range(s.seats, len(s.cheese)):
        if healthy(s, p) or s.sick[p] or s.lost[p] or s.dead[p] or s.cheese[p] or s.clan[p] != NO_CLAN:
            yield f"RL-2.1: seat {p} is not at the table, but has things"


def _rats(s: State) -> Iterator[str]:
    seats = range(s.seats)
    held = sum(healthy(s, p) + s.sick[p] + s.lost[p] + s.dead[p] for p in seats)
    if s.rat_supply + held != RATS * COPIES[s.seats]:
        yield f"RL-23.1: there are {s.rat_supply + held} rats instead of {RATS * COPIES[s.seats]}"
    for p in seats:
        if final_points(s, p) < -RATS * COPIES[s.seats]:
            yield f"RL-23.3: seat {p} has too few points"
        if s.rats[p][BOTH] > (BOTH_CAPACITY if offers_both(s) else 0):
            yield f"RL-23.4: seat {p} has too many rats on double duty"
        if s.waiting[p] and not s.screens and not s.over:
            yield f"RL-23.4: seat {p} has rats that are not placed after phase 2"
        if s.answers[p] and not s.screens:
            yield f"RL-21.20: seat {p} keeps answers after the screens were lifted"


def _cheese(s: State) -> Iterator[str]:
    for colour in range(COLOURS):
        total = s.cheese_supply[colour] + s.bag[colour] + s.drawn[colour]
        if colour == YELLOW:
            total += sum(s.cheese)
        if total != PIECES[colour] * COPIES[s.seats]:
            yield f"RL-23.2: there are {total} {COLOUR_IDS[colour]} pieces"
    if any(s.stolen):
        yield "RL-7.9: stolen cheese is on its way outside phase 3"
    if any(s.hides[p] > s.cheese[p] for p in range(s.seats)):
        yield "RL-13.7: a piece is hidden that nobody has"


def _decks(s: State) -> Iterator[str]:
    deck = list(s.event_deck)
    known = [card for card in deck if card != HIDDEN]
    if len(known) != len(set(known)) or NO_CARD in known:
        yield "RL-23.6: an event is twice in the deck"
    if any(IS_FINAL[card] or card == END_CARD for card in deck[:INITIALS_USED] if card >= 0):
        yield "RL-23.6: the first five events must be initial ones"
    if any(not IS_FINAL[card] and card != END_CARD for card in deck[INITIALS_USED:] if card >= 0):
        yield "RL-23.6: the last five events must be final ones"
    if HIDDEN not in deck[INITIALS_USED:] and END_CARD not in deck:
        yield "RL-23.6: the end card is missing"
    size, copies = FOOD_CARDS * COPIES[s.seats], COPIES[s.seats]
    food = list(s.food_deck)
    if any(card != NO_CARD for card in food[size:]) or NO_CARD in food[:size]:
        yield f"RL-23.6: the food deck must hold {size} cards"
    if any(food.count(card) > copies for card in range(FOOD_CARDS)):
        yield "RL-23.6: a food card is too often in the deck"
    final_seen = any(IS_FINAL[card] for card in deck[: s.round_no] if card >= 0)
    if (s.clan_level == 2) != final_seen:
        yield "RL-15.2: the clans are at the wrong level"


def _search(s: State) -> Iterator[str]:
    if s.area < 0 and (any(s.bag) or any(s.drawn)):
        yield "RL-23.7: the bag must be empty outside phase 6"
    if (s.area >= 0) and s.phase != 6:
        yield "RL-23.7: an area is searched outside phase 6"
    limit = 17 if COPIES[s.seats] == 1 else 31
    if sum(s.bag) + sum(s.drawn) > limit:
        yield f"RL-23.15: the bag holds more than {limit} pieces"
    for p in range(s.seats):
        if any(s.rats[p][k] > s.sent[p][k] for k in range(AREAS)) and s.phase > 2:
            yield f"RL-23.13: seat {p} has more rats in an area than it sent"


def _clans_and_boards(s: State) -> Iterator[str]:
    for clan in range(CLANS):
        if sum(s.clan[p] == clan for p in range(s.seats)) > COPIES[s.seats]:
            yield f"RL-23.12: clan {clan} is too often in play"
    for p in range(s.seats):
        if s.round_no and (s.clan[p] == NO_CLAN) == bool(s.clans):
            yield f"RL-23.12: seat {p} has a clan without the option, or none with it"
        if s.round_no and s.aggressive[p] == NO_SIDE and not (s.round_no == 1 and s.screens):
            yield f"RL-23.12: seat {p} has no board side"


