"""Invariants (RL-23): what must hold after every step. Each answers with the clause that is broken, or 0."""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.ratland.board import both_capacity, clan_size, healthy
from undercity.games.ratland.table import (
    AREAS,
    BAG_SIZE,
    BOTH,
    CLANS,
    COLOURS,
    COPIES,
    END_CARD,
    EVENT_DECK,
    FOOD_CARDS,
    FOOD_DECK,
    INITIALS_USED,
    IS_FINAL,
    NO_AREA,
    NO_CARD,
    NO_CLAN,
    NO_SIDE,
    PIECES,
    RATS,
    ROUNDS,
    SEATS,
    YELLOW,
    State,
)


@rule
def check(s: State) -> int:
    """0 if all invariants hold, else the first broken one: 2301 stands for RL-23.1."""
    broken = _check_rats(s) or _check_cheese(s) or _check_events(s) or _check_food(s)
    for seat in range(SEATS):
        if broken:
            return broken
        broken = _check_player(s, seat) if seat < s.seats else _check_empty_seat(s, seat)
    return broken or _check_clans(s)


@rule
def _check_rats(s: State) -> int:
    """All rats are with the players, on graveyards or in the supply."""
    total = s.rat_supply
    for p in range(s.seats):
        total += clan_size(s, p) + s.dead[p]
    return 0 if total == RATS * COPIES[s.seats] else 2301


@rule
def _check_cheese(s: State) -> int:
    """All pieces are in pantries, in the supply, in the bag or just drawn; the bag is empty outside the search."""
    in_search = 0
    for colour in range(COLOURS):
        total = s.cheese_supply[colour] + s.bag[colour] + s.drawn[colour]
        in_search += s.bag[colour] + s.drawn[colour]
        if colour == YELLOW:
            for p in range(s.seats):
                total += s.cheese[p]
        if total != PIECES[colour] * COPIES[s.seats]:
            return 2302
    if s.area == NO_AREA and in_search > 0:
        return 2307
    if s.area != NO_AREA and s.phase != 6:
        return 2307
    return 2315 if in_search > BAG_SIZE[COPIES[s.seats]] else 0


@rule
def _check_events(s: State) -> int:
    """Ten different events: five initial ones, then final ones and the end card; the level fits those turned."""
    if s.round_no > ROUNDS or s.start_player >= s.seats:
        return 2305
    seen, level = 0, 1
    for k in range(EVENT_DECK):
        event = s.event_deck[k]
        if event < 0 or (seen >> event) & 1:
            return 2306
        seen |= 1 << event
        is_late = event == END_CARD or IS_FINAL[event] > 0
        if is_late != (k >= INITIALS_USED):
            return 2306
        if k < s.round_no and is_late:
            level = 2
    if not (seen >> END_CARD) & 1:
        return 2306
    return 0 if s.clan_level == level else 1502


@rule
def _check_food(s: State) -> int:
    """Every food card once a copy."""
    copies = COPIES[s.seats]
    for card in range(FOOD_CARDS):
        count = 0
        for k in range(FOOD_CARDS * copies):
            count += int(s.food_deck[k] == card)
        if count != copies:
            return 2306
    for k in range(FOOD_CARDS * copies, FOOD_DECK):
        if s.food_deck[k] != NO_CARD:
            return 2306
    return 0


@rule
def _check_player(s: State, seat: int) -> int:
    """One player's rats, cheese, answers, clan and board."""
    if s.rats[seat][BOTH] > both_capacity(s):
        return 2304
    if s.waiting[seat] > 0 and not s.screens:
        return 2304
    if s.answers[seat] > 0 and not s.screens:
        return 2120
    if s.stolen[seat] > 0 or s.hides[seat] > s.cheese[seat]:
        return 709
    for area in range(AREAS):
        if s.phase > 2 and s.rats[seat][area] > s.sent[seat][area]:
            return 2313
    if s.round_no > 0 and (s.aggressive[seat] == NO_SIDE or (s.clan[seat] != NO_CLAN) != (s.clans == 1)):
        return 2312
    return 0


@rule
def _check_empty_seat(s: State, seat: int) -> int:
    """Nobody sits here, nothing lies here (RL-2.1)."""
    things = healthy(s, seat) + s.sick[seat] + s.lost[seat] + s.dead[seat] + s.cheese[seat] + s.answers[seat]
    return 0 if things == 0 and s.clan[seat] == NO_CLAN else 201


@rule
def _check_clans(s: State) -> int:
    """Each clan at most once a copy."""
    for clan in range(CLANS):
        count = 0
        for p in range(s.seats):
            count += int(s.clan[p] == clan)
        if count > COPIES[s.seats]:
            return 2312
    return 0
