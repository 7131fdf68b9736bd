"""Invariants (TR-21): what must hold after every step. Each answers with the clause that is broken, or 0."""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.target_rats.board import crowd_at, is_contested, nests_of, rats_at, rats_on_board, tokens_on_board
from undercity.games.target_rats.table import (
    ACT,
    CAPACITY,
    CARDS,
    COPIES,
    FACTIONS,
    FIGHT,
    FOOD,
    FOOD_TOKENS,
    FORCED_FIGHTS,
    HOLDS_TOKENS,
    HOME,
    ITEM_CARD,
    MAX_MOVES,
    MOVE,
    NESTS,
    NO_ITEM,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    PRINTED_LINKS,
    RAT_CITY,
    RATS,
    RING,
    SEWER,
    SEWER_TOKENS,
    SPACES,
    State,
)


@rule
def check(s: State) -> int:
    """0 if all invariants hold, else the first broken one: 2104 stands for TR-21.4."""
    broken = _check_seats(s)
    for faction in range(FACTIONS):
        broken = broken or _check_faction(s, faction)
    broken = broken or _check_tokens(s) or _check_cards(s)
    return broken or _check_spaces(s) or _check_movement(s) or _check_turn(s)


@rule
def _check_seats(s: State) -> int:
    """Every seat plays exactly one faction, and those whose turn it is or was first are in the game."""
    taken = 0
    players = 0
    for faction in range(FACTIONS):
        if s.seat_of[faction] != NOBODY:
            taken |= 1 << s.seat_of[faction]
            players += 1
    if players != s.seats or taken != (1 << s.seats) - 1:
        return 303
    return 309 if s.seat_of[s.active] == NOBODY or s.seat_of[s.first] == NOBODY else 0


@rule
def _check_faction(s: State, faction: int) -> int:
    """One faction's rats, nests and item."""
    rats = rats_on_board(s, faction)
    nests = nests_of(s, faction)
    if rats > RATS:
        return 2101
    if nests > NESTS:
        return 2102
    if s.seat_of[faction] == NOBODY and (rats > 0 or nests > 0 or s.item[faction] != NO_ITEM):
        return 218
    for other in range(FACTIONS):
        if other != faction and rats_at(s, faction, HOME[other]) > 0:
            return 2107
        if other != faction and s.item[faction] != NO_ITEM and s.item[faction] == s.item[other]:
            return 2110
    if s.item[faction] == NO_ITEM and s.item_used[faction]:
        return 2110
    if faction == s.active and s.phase == MOVE and rats == 0:
        return 2114
    return 0


@rule
def _check_tokens(s: State) -> int:
    """Not too many tokens, and none where it may not lie."""
    if tokens_on_board(s, FOOD) > FOOD_TOKENS or tokens_on_board(s, SEWER) > SEWER_TOKENS:
        return 2103
    for space in range(SPACES):
        if s.token[space] != NO_TOKEN and not HOLDS_TOKENS[space]:
            return 2105
    for column in range(RING):
        entrances = int(s.token[column] == SEWER) + int(s.token[column + RING] == SEWER)
        if entrances > 1 or (entrances == 1 and (PRINTED_LINKS >> column) & 1):
            return 2115
    return 0


@rule
def _check_cards(s: State) -> int:
    """Every copy of every card lies in its deck, on its discard pile, open on the table or before its holder."""
    for card in range(CARDS):
        copies = s.deck[card] + s.discard[card] + int(s.drawn[0] == card) + int(s.drawn[1] == card)
        for faction in range(FACTIONS):
            if s.item[faction] != NO_ITEM and ITEM_CARD[s.item[faction]] == card:
                copies += 1
        if copies != COPIES[card]:
            return 2104
    return 0


@rule
def _check_spaces(s: State) -> int:
    """Outside movement and fights every space has one owner and room enough."""
    for space in range(SPACES):
        if s.phase != MOVE and s.phase != FIGHT and (is_contested(s, space) or crowd_at(s, space) > CAPACITY[space]):
            return 2106
    if s.throne != NOBODY and s.fed[s.throne][RAT_CITY] == 0:
        return 2108
    if s.exterminator >= 0 and (crowd_at(s, s.exterminator) > 0 or s.token[s.exterminator] != NO_TOKEN):
        return 2109
    return 0


@rule
def _check_movement(s: State) -> int:
    """Movement and the right to act are noted for rats that are there, and only as long as they matter."""
    acting = 0
    moved = 0
    for space in range(SPACES):
        if s.moved_unfed[space] > s.unfed[s.active][space] or s.moved_fed[space] > s.fed[s.active][space]:
            return 523
        if s.acting[space] and rats_at(s, s.active, space) == 0:
            return 609
        acting += s.acting[space]
        moved += s.moved_unfed[space] + s.moved_fed[space]
    if s.phase != MOVE and (moved > 0 or s.moves_left > 0):
        return 2111
    if acting > MAX_MOVES or (acting > 0 and s.phase != FIGHT and s.phase != ACT):
        return 2112
    return 0


@rule
def _check_turn(s: State) -> int:
    """Hold counts, forced fights, the winner."""
    holders = 0
    for faction in range(FACTIONS):
        holders += int(s.hold[faction] > 0)
        if s.hold[faction] > 2 * s.seats - 1:
            return 2113
    if holders > 1:
        return 2113
    for k in range(FORCED_FIGHTS):
        if s.forced_at[k] != NOWHERE and s.phase != FIGHT:
            return 1208
    if s.winner != NOBODY and not s.over:
        return 1603
    return 0
