"""Setup (RC-3) and Hard Mode (RC-24): from options to the first decision."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import shuffle
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import attribute
from undercity.games.ratcatcher.expansion import draw_township
from undercity.games.ratcatcher.opcodes import N_HEALTH
from undercity.games.ratcatcher.table import (
    ATTACK,
    CARD_REVEALED,
    CARDS,
    CHEESE,
    CHOOSE_CONNECTOR,
    COLOURS,
    GAME_SET_UP,
    HEALTH,
    IN_DECK,
    MODES,
    MOVEMENT,
    NEMESIS_BASE,
    NEMESIS_IDS,
    NONE,
    PECULIARS,
    PLAYER,
    POPULATE,
    QUESTION_COUNT,
    QUESTION_FACES,
    RAT_COUNT,
    RATCATCHER_IDS,
    REVEAL,
    ROUND,
    SETUP_CARDS,
    START_ZONE,
    TOKEN_SUPPLY,
    TOKENS,
    TRAPS,
    State,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays against whom (RC-3.1), and how hard (RC-24)."""

    ratcatcher: Literal[
        "madam_cage", "corvin_reed", "agatha_brimstone", "bruno_maul", "sister_tansy", "nim_quickstep"
    ] = "madam_cage"
    """The Ratcatcher; Madam Cage is recommended for a first game."""
    nemesis: Literal["rat_king", "the_maw", "mother_mange"] = "rat_king"
    """The Nemesis; the Rat King is recommended for a first game."""
    mode: Literal["normal", "hard"] = "normal"
    """Which side of Township Card #00 lies up (RC-24.1)."""


def enter_options(s: State, options: Options) -> None:
    """Write the options into a blank record."""
    s.ratcatcher = RATCATCHER_IDS.index(options.ratcatcher)
    s.nemesis = NEMESIS_IDS.index(options.nemesis)
    s.hard = MODES.index(options.mode)


@rule
def setup(s: State) -> None:
    """Lay out the table up to the place of the first Township Card (RC-3.2 to RC-3.9)."""
    _set_up_boards(s)
    _shuffle_decks(s)
    _fill_sack_and_reserve(s)
    s.card_rotation[0] = 0
    s.catcher_zone = START_ZONE
    tell(s, GAME_SET_UP, PLAYER, s.ratcatcher, s.nemesis, s.hard)
    push(s, ROUND, 0, 0, 0)
    push(s, REVEAL, 0, 0, 0)


@rule
def _set_up_boards(s: State) -> None:
    """The Character Board by its attributes, the Nemesis Board by its Health (RC-3.2, RC-3.3, RC-3.5)."""
    s.attack_dice = attribute(s, ATTACK)
    s.movement = attribute(s, MOVEMENT)
    s.health = attribute(s, HEALTH)
    s.trap_tokens = attribute(s, TRAPS)
    s.nemesis_health = NEMESIS_BASE[s.nemesis][N_HEALTH]
    s.nemesis_zone = NONE
    s.attack_zone = NONE
    s.card_in_hand = NONE
    for card in range(CARDS):
        s.card_rotation[card] = NONE


@rule
def _shuffle_decks(s: State) -> None:
    """Township Deck and Peculiar Rat Deck (RC-3.7)."""
    for i in range(CARDS - 1):
        s.township_deck[i] = i + 1
    s.townships_left = CARDS - 1
    shuffle(s, s.township_deck, 0, CARDS - 1)
    for rat in range(PECULIARS):
        s.peculiar_deck[rat] = rat
        s.peculiar_at[rat] = IN_DECK
    s.peculiars_left = PECULIARS
    shuffle(s, s.peculiar_deck, 0, PECULIARS)


@rule
def _fill_sack_and_reserve(s: State) -> None:
    """All rats into the Sack, all "?" tokens into the pool, all tokens into the Reserve (RC-3.7, RC-3.11)."""
    for colour in range(COLOURS):
        s.sack[colour] = RAT_COUNT[colour]
    for face in range(QUESTION_FACES):
        s.question_pool[face] = QUESTION_COUNT[face]
    for token in range(TOKENS):
        s.token_reserve[token] = TOKEN_SUPPLY[token]
    s.cheese_reserve = CHEESE


@rule
def do_reveal(s: State, k: int, first: int, second: int) -> None:
    """Reveal a card and attach it to #00, twice; then populate the three cards (RC-3.8, RC-3.10)."""
    if k == SETUP_CARDS:
        push(s, POPULATE, second, 0, 0)
        push(s, POPULATE, first, 0, 0)
        push(s, POPULATE, 0, 0, 0)
        return
    draw_township(s)
    tell(s, CARD_REVEALED, s.card_in_hand, 0, 0, 0)
    push(s, REVEAL, k + 1, s.card_in_hand if k == 0 else first, s.card_in_hand)
    ask(s, 0, CHOOSE_CONNECTOR, 0, 0, 0)
