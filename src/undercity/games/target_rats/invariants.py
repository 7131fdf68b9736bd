"""Invariants (TR-21): what must hold after every step. For tests and for checking positions."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.games.target_rats.board import crowd_at, is_contested, nests_of, rats_at, rats_on_board, tokens_on_board
from undercity.games.target_rats.table import (
    ACT,
    CAPACITY,
    CARD_IDS,
    CARDS_OF,
    CHECK,
    COPIES,
    FACTIONS,
    FIGHT,
    FOOD,
    FOOD_TOKENS,
    HOLDS_TOKENS,
    HOME,
    ITEM_IDS,
    ITEMS,
    MAX_MOVES,
    MOVE,
    NEST,
    NESTS,
    NO_CARD,
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



def check(s: State) -> str | None:
    """The first broken invariant, in words."""
    return s.out_of_bounds() or next(_broken(s), None)


def _broken(s: State) -> Iterator[str]:
    yield from _seats(s)
    for faction in range(FACTIONS):
        yield from _faction(s, faction)
    yield from _tokens(s)
    yield from _cards(s)
    yield from _spaces(s)
    yield from _turn(s)


def _seats(s: State) -> Iterator[str]:
    """Every seat plays exactly one faction (TR-3.3)."""
    if sorted(seat for seat in s.seat_of if seat != NOBODY) != list(range(s.seats)):
        yield "TR-3.3: the seats do not play one faction each"
    for name, faction in (("active", s.active), ("first", s.first)):
        if s.seat_of[faction] == NOBODY:
            yield f"TR-3.9: the {name} faction is not in the game"


def _faction(s: State, faction: int) -> Iterator[str]:
    rats = rats_on_board(s, faction)
    if rats > RATS:
        yield f"TR-21.1: faction {faction} has more than 12 rats"
    if nests_of(s, faction) > NESTS:
        yield f"TR-21.2: faction {faction} has more than 4 nest tokens"
    if s.seat_of[faction] == NOBODY and (rats or nests_of(s, faction) or s.item[faction] != NO_ITEM):
        yield f"TR-2.18: faction {faction} is not in the game and has pieces on the table"
    if any(rats_at(s, faction, HOME[other]) for other in range(FACTIONS) if other != faction):
        yield f"TR-21.7: faction {faction} has rats on a foreign home nest"
    if s.item[faction] == NO_ITEM and s.item_used[faction]:
        yield f"TR-21.10: faction {faction} has used an item it does not hold"
    if faction == s.active and s.phase >= MOVE and not s.over and s.phase == MOVE and rats == 0:
        yield "TR-21.14: the active faction moves without a rat"


def _tokens(s: State) -> Iterator[str]:
    if tokens_on_board(s, FOOD) > FOOD_TOKENS or tokens_on_board(s, SEWER) > SEWER_TOKENS:
        yield "TR-21.3: more than 8 food or 4 sewer tokens"
    if any(s.token[space] != NO_TOKEN and not HOLDS_TOKENS[space] for space in range(SPACES)):
        yield "TR-21.5: a token lies on a corridor, Rat City or a home nest"
    for column in range(RING):
        entrances = (s.token[column] == SEWER) + (s.token[column + RING] == SEWER)
        if entrances > 1 or (entrances and (PRINTED_LINKS >> column) & 1):
            yield f"TR-21.15: column {column} has a sewer entrance too many"


def _cards(s: State) -> Iterator[str]:
    held = [item for item in s.item if item != NO_ITEM]
    if len(held) != len(set(held)):
        yield "TR-21.10: an item is held twice"
    drawn = [CARD_IDS[card] for card in s.drawn if card != NO_CARD]
    for card, card_id in enumerate(CARD_IDS):
        in_hand = sum(card_id == f"item_{ITEM_IDS[item]}" for item in held)
        if s.deck[card] + s.discard[card] + drawn.count(card_id) + in_hand != COPIES[card]:
            yield f"TR-21.4: the copies of {card_id} do not add up"
    if len({CARDS_OF[card]["deck"] for card in s.drawn if card != NO_CARD}) > 1:
        yield "TR-14.12: two cards were drawn from different decks"
    if ITEMS != len(ITEM_IDS):
        yield "TR-9.6: there is one card of each item"


def _spaces(s: State) -> Iterator[str]:
    calm = s.phase not in (MOVE, FIGHT)
    for space in range(SPACES):
        if calm and is_contested(s, space):
            yield f"TR-21.6: space {space} is contested outside the move and fight phases"
        if calm and crowd_at(s, space) > CAPACITY[space]:
            yield f"TR-21.6: space {space} holds more rats than it can"
    if s.throne != NOBODY:
        if s.fed[s.throne][RAT_CITY] == 0:
            yield "TR-21.8: the title is held without a fed rat in Rat City"
        if calm and is_contested(s, RAT_CITY):
            yield "TR-21.8: a stranger stands in Rat City"
    if s.exterminator >= 0 and (crowd_at(s, s.exterminator) or s.token[s.exterminator] != NO_TOKEN):
        yield "TR-21.9: something is left on the Exterminator's space"
    if any(s.token[space] >= NEST + FACTIONS for space in range(SPACES)):
        yield "TR-21.2: a nest token of no faction"


def _turn(s: State) -> Iterator[str]:
    """What is kept for the turn at hand, and blank otherwise."""
    moved = sum(s.moved_unfed) + sum(s.moved_fed)
    for space in range(SPACES):
        if s.moved_unfed[space] > s.unfed[s.active][space] or s.moved_fed[space] > s.fed[s.active][space]:
            yield f"TR-5.23: more rats have moved to space {space} than stand there"
        if s.acting[space] and not rats_at(s, s.active, space):
            yield f"TR-6.9: space {space} is to act without a rat of the active faction"
    if s.phase != MOVE and (moved or s.moves_left):
        yield "TR-18.2: movement is noted outside the move phase"
    if s.phase not in (FIGHT, ACT) and any(s.acting):
        yield "TR-6.1: a space is to act outside the fight and act phases"
    if sum(s.acting) > MAX_MOVES or s.moves_left > MAX_MOVES:
        yield "TR-21.11, TR-21.12: more acting spaces or movements than a turn can have"
    if sum(count > 0 for count in s.hold) > 1:
        yield "TR-21.13: two factions hold the conditions"
    if max(s.hold) > 2 * s.seats - 1:
        yield "TR-21.13: the conditions were held for longer than a win takes"
    if s.phase != FIGHT and any(at != NOWHERE for at in s.forced_at):
        yield "TR-12.8: a forced fight is left outside the fight phase"
    if s.winner != NOBODY and not (s.over and s.phase in (0, CHECK)):
        yield "TR-16.3: a winner before the game is over"
