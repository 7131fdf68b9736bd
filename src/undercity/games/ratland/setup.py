"""Setup (RL-3): from options to the first decision, and the secret choices before round 1."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercity.engine.agenda import answered, ask_together, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import roll, shuffle
from undercity.engine.errors import BadOption
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratland.board import take_from_supply
from undercity.games.ratland.table import (
    ALL_AGGRESSIVE,
    BOARDS,
    CHOOSE_BOARD,
    CHOOSE_CLAN,
    CLAN,
    CLAN_KEPT,
    CLAN_MODES,
    CLANS,
    CLANS_SHOWN,
    COLOURS,
    COPIES,
    DEALT,
    END_CARD,
    EVENT_DECK,
    FINAL_EVENTS,
    FOOD_CARDS,
    FOOD_DECK,
    FOOD_ORDERS,
    GAME_SET_UP,
    INITIAL_EVENTS,
    INITIALS_USED,
    NO_AREA,
    NO_CARD,
    NO_CLAN,
    NO_SIDE,
    PANTRY,
    PIECES,
    RATS,
    ROUND,
    SEATS,
    SECRET_CHOICE,
    SIDE,
    SIDES,
    SORTED,
    STANDARD,
    START_CHEESE,
    START_RATS,
    YELLOW,
    Boards,
    ClanMode,
    FoodOrder,
    State,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of the rulebook; each is independent of the others and of the player count (RL-2.5)."""

    food_order: FoodOrder = "shuffled"
    """Order of the food cards; `sorted` is recommended for first games (RL-2.2)."""
    boards: Boards = "standard"
    """Which side of the boards is used; `secret_choice`: every player chooses in secret (RL-2.3)."""
    clans: ClanMode = "off"
    """Whether every player has a clan with an ability of its own (RL-2.4)."""
    start_player: Annotated[int, msgspec.Meta(ge=-1, le=SEATS - 1)] = -1
    """Seat of the first active player; -1: drawn at random (RL-3.8)."""


def enter_options(s: State, options: Options) -> None:
    """Write the options into a blank record."""
    if options.start_player >= s.seats:
        raise BadOption(f"option 'start_player' must be -1 (random) or a seat from 0 to {s.seats - 1}")
    s.food_order = FOOD_ORDERS.index(options.food_order)
    s.boards = BOARDS.index(options.boards)
    s.clans = CLAN_MODES.index(options.clans)
    s.start_option = options.start_player


@rule
def setup(s: State) -> None:
    """Lay out the table; clans are chosen first, then boards, then round 1 begins (RL-3.11)."""
    s.start_player = s.start_option if s.start_option >= 0 else roll(s, s.seats)
    s.clan_level = 1
    s.area = NO_AREA
    _lay_out_supplies(s)
    _hand_out_sets(s)
    _stack_events(s)
    _stack_food(s)
    tell(s, GAME_SET_UP, s.start_player, 0, 0, 0)
    everybody = (1 << s.seats) - 1
    push(s, ROUND, 0, 0, 0)
    if s.boards == SECRET_CHOICE:
        ask_together(s, everybody, CHOOSE_BOARD, 0, 0, 0)
    if s.clans:
        _deal_clans(s)
        push(s, CLANS_SHOWN, 0, 0, 0)
        ask_together(s, everybody, CHOOSE_CLAN, 0, 0, 0)


@rule
def _lay_out_supplies(s: State) -> None:
    """All rats and pieces of the copies in use (RL-1.8, RL-1.9, RL-17.2)."""
    s.rat_supply = RATS * COPIES[s.seats]
    for colour in range(COLOURS):
        s.cheese_supply[colour] = PIECES[colour] * COPIES[s.seats]


@rule
def _hand_out_sets(s: State) -> None:
    """7 rats and 2 cheese in every pantry, and a board (RL-3.1, RL-2.3)."""
    for p in range(SEATS):
        s.clan[p] = NO_CLAN
        for k in range(DEALT):
            s.dealt[p][k] = NO_CLAN
        s.aggressive[p] = NO_SIDE
    for p in range(s.seats):
        s.rats[p][PANTRY] = take_from_supply(s, START_RATS)
        s.cheese[p] = START_CHEESE
        s.cheese_supply[YELLOW] -= START_CHEESE
        if s.boards != SECRET_CHOICE:
            s.aggressive[p] = int(s.boards == ALL_AGGRESSIVE)


@rule
def _stack_events(s: State) -> None:
    """5 of the 7 initial events, below them 4 of the 6 final ones and the end card, shuffled (RL-3.4)."""
    initials, finals = (1 << len(INITIAL_EVENTS)) - 1, (1 << len(FINAL_EVENTS)) - 1
    for k in range(INITIALS_USED):
        i = draw_bit(s, initials, len(INITIAL_EVENTS) - k)
        initials &= ~(1 << i)
        s.event_deck[k] = INITIAL_EVENTS[i]
    for k in range(EVENT_DECK - INITIALS_USED - 1):
        i = draw_bit(s, finals, len(FINAL_EVENTS) - k)
        finals &= ~(1 << i)
        s.event_deck[INITIALS_USED + k] = FINAL_EVENTS[i]
    s.event_deck[EVENT_DECK - 1] = END_CARD
    shuffle(s, s.event_deck, INITIALS_USED, EVENT_DECK - INITIALS_USED)


@rule
def draw_bit(s: State, bits: int, count: int) -> int:
    """The place of a random one of the `count` bits that are set."""
    wanted = roll(s, count)
    place = 0
    while True:
        if (bits >> place) & 1:
            if wanted == 0:
                return place
            wanted -= 1
        place += 1


@rule
def _stack_food(s: State) -> None:
    """9 food cards a copy, shuffled or in ascending order: with two copies in pairs (RL-3.7, RL-17.4)."""
    copies = COPIES[s.seats]
    for k in range(FOOD_DECK):
        s.food_deck[k] = k // copies if k < FOOD_CARDS * copies else NO_CARD
    if s.food_order != SORTED:
        shuffle(s, s.food_deck, 0, FOOD_CARDS * copies)


# ------------------------------------------------------------------ clans (RL-3.9)


@rule
def _deal_clans(s: State) -> None:
    """Two cards each from all clan cards in use (RL-3.9, RL-17.7)."""
    copies = COPIES[s.seats]
    for p in range(s.seats):
        for k in range(DEALT):
            s.dealt[p][k] = _draw_clan(s, copies)


@rule
def _draw_clan(s: State, copies: int) -> int:
    """One clan card that is not dealt yet, each card equally likely."""
    left = CLANS * copies
    for p in range(s.seats):
        for k in range(DEALT):
            left -= int(s.dealt[p][k] >= 0)
    wanted = roll(s, left)
    for clan in range(CLANS):
        wanted -= copies - times_dealt(s, clan)
        if wanted < 0:
            return clan
    return NO_CLAN


@rule
def times_dealt(s: State, clan: int) -> int:
    """How many cards of this clan are with the players."""
    count = 0
    for p in range(s.seats):
        for k in range(DEALT):
            count += int(s.dealt[p][k] == clan)
    return count


@rule
def offer_clan(s: State, seat: int, out: Numbers) -> int:
    """One of the two cards dealt (RL-21.4); with two copies they may be equal (RL-17.7)."""
    out[0] = CLAN + s.dealt[seat][0]
    if s.dealt[seat][0] == s.dealt[seat][1]:
        return 1
    out[1] = CLAN + s.dealt[seat][1]
    return 2


@rule
def take_clan(s: State, seat: int, choice: int) -> None:
    """Keep one card, in secret until all have chosen; the choice is final (RL-3.9, RL-21.23)."""
    s.clan[seat] = choice - CLAN
    s.fog += 1
    answered(s, seat)


@rule
def do_clans_shown(s: State) -> None:
    """The kept cards are turned over together (RL-3.9)."""
    s.fog += 1
    for p in range(s.seats):
        tell(s, CLAN_KEPT, p, s.clan[p], 0, 0)


# ------------------------------------------------------------------ boards (RL-3.10)


@rule
def offer_board(s: State, seat: int, out: Numbers) -> int:
    """The standard or the aggressive side (RL-21.5)."""
    for side in range(len(SIDES)):
        out[side] = SIDE + side
    return len(SIDES)


@rule
def take_board(s: State, seat: int, choice: int) -> None:
    """Choose a side for the whole game, in secret until the screens are lifted (RL-3.10, RL-14.11)."""
    s.aggressive[seat] = int(choice - SIDE != STANDARD)
    s.fog += 1
    answered(s, seat)
