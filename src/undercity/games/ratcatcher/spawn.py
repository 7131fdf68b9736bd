"""Spawning (RC-4.14, RC-18, RC-20.2): rats out of the Sack, what happens when it is empty, the Spawn step."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.chronicle import tell
from undercity.engine.dice import draw_from_bag, shuffle
from undercity.engine.rule import rule
from undercity.games.ratcatcher.city import active_cards, has_placed, in_city, is_with, rats_on_card
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import BREED, ENTOURAGE, N_SPAWN, QUIET_ZONE
from undercity.games.ratcatcher.table import (
    BLACK,
    BREEDS,
    BROWN,
    BY_BLACK,
    BY_BLACKS,
    BY_BREEDER,
    BY_ENTOURAGE,
    BY_NEMESIS,
    BY_NEST,
    CARD_OF,
    CARDS,
    CHOOSE_CONSOLATION,
    COLOURS,
    DISCARDED,
    FIRST_ZONE,
    FROM_CAGE,
    FROM_INACTIVE,
    FROM_WEAKEST,
    IN_DECK,
    MEASURES,
    NESTS,
    NO_PECULIAR_LEFT,
    NONE,
    PECULIAR_OP,
    PECULIAR_SPAWNED,
    PECULIAR_VALUE,
    PECULIARS,
    RATS,
    RATS_SPAWNED,
    SACK_FROM_CAGE,
    SACK_FROM_INACTIVE,
    SACK_FROM_WEAKEST,
    SACK_STAYS_EMPTY,
    SPAWN_HUSHED,
    SPAWN_LOST,
    WHITE,
    State,
)
from undercity.games.ratcatcher.telling import MIX, mix

# ------------------------------------------------------------------ one rat (RC-4.14)


@rule
def spawn_rats(s: State, zone: int, count: int, cause: int) -> None:
    """Spawn so many rats in the zone, each Black one bringing one more (RC-4.14)."""
    brown, black, white = 0, 0, 0
    due = count
    while due > 0:
        colour = _draw(s)
        if colour == NONE:
            tell(s, SPAWN_LOST, zone, due, 0, 0)
            break
        s.rats[colour][zone] += 1
        due += BREEDS[colour] - 1
        brown += int(colour == BROWN)
        black += int(colour == BLACK)
        white += int(colour == WHITE)
    if brown + black + white > 0:
        tell(s, RATS_SPAWNED, zone, cause, mix(brown, black, white), 0)


@rule
def _draw(s: State) -> int:
    """Draw a rat from the Sack; if it is empty, take measures (RC-18.7). NONE: the spawn is lost (RC-18.11)."""
    colour = draw_from_bag(s, s.sack, COLOURS)
    while colour == NONE and s.measures < MEASURES:
        if s.measures == FROM_INACTIVE:
            tell(s, SACK_FROM_INACTIVE, return_inactive(s), 0, 0, 0)
        elif s.measures == FROM_CAGE:
            _return_cage(s)
        elif s.measures == FROM_WEAKEST:
            _return_weakest(s)
        s.measures += 1
        colour = draw_from_bag(s, s.sack, COLOURS)
    return colour


# ------------------------------------------------------------------ the empty Sack (RC-18.7 to RC-18.11)


@rule
def return_card(s: State, card: int) -> int:
    """All Common Rats of the card go back to the Sack; which they were."""
    rats = 0
    for colour in range(COLOURS):
        for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
            rats += s.rats[colour][zone] * MIX[colour]
            s.sack[colour] += s.rats[colour][zone]
            s.rats[colour][zone] = 0
    return rats


@rule
def return_inactive(s: State) -> int:
    """All Common Rats on inactive cards go back to the Sack; which they were (RC-18.8, RC-19.1)."""
    active = active_cards(s)
    rats = 0
    for card in range(CARDS):
        if s.card_rotation[card] >= 0 and (active >> card) & 1 == 0:
            rats += return_card(s, card)
    return rats


@rule
def _return_cage(s: State) -> None:
    """The Cage is emptied; at the end of the batch this buys a reward (RC-18.9)."""
    tell(s, SACK_FROM_CAGE, mix(s.cage[BROWN], s.cage[BLACK], s.cage[WHITE]), 0, 0, 0)
    for colour in range(COLOURS):
        s.cage_returned += s.cage[colour]
        s.sack[colour] += s.cage[colour]
        s.cage[colour] = 0


@rule
def _return_weakest(s: State) -> None:
    """The card with the fewest Common Rats, at least one, but not the Ratcatcher's, is emptied (RC-18.10)."""
    weakest, fewest = NONE, RATS + 1
    for card in range(CARDS):
        if card != CARD_OF[s.catcher_zone] and s.card_rotation[card] >= 0:
            count = rats_on_card(s, card)
            if 0 < count < fewest:
                weakest, fewest = card, count
    if weakest == NONE:
        tell(s, SACK_STAYS_EMPTY, 0, 0, 0, 0)
    else:
        tell(s, SACK_FROM_WEAKEST, weakest, return_card(s, weakest), 0, 0)


@rule
def end_batch(s: State, acting: bool) -> None:
    """A batch of spawning is complete: the player may be owed a reward for the emptied Cage (RC-18.9).

    `acting`: the Ratcatcher's actions go on afterwards, so dice and Movement Points are of use.
    """
    if s.cage_returned > 0:
        ask(s, 0, CHOOSE_CONSOLATION, s.cage_returned, int(acting), 0)
    s.measures = 0
    s.cage_returned = 0


# ------------------------------------------------------------------ Peculiar Rats (RC-20.2, RC-20.3)


@rule
def spawn_peculiar(s: State, zone: int) -> None:
    """The top card of the deck comes into the zone, with its entourage (RC-20.2, RC-20.26)."""
    if s.peculiars_left == 0:
        _reshuffle_peculiars(s)
    if s.peculiars_left == 0:
        tell(s, NO_PECULIAR_LEFT, zone, 0, 0, 0)
        return
    s.peculiars_left -= 1
    s.fog += 1
    rat = s.peculiar_deck[s.peculiars_left]
    s.peculiar_deck[s.peculiars_left] = NONE
    s.peculiar_at[rat] = zone
    tell(s, PECULIAR_SPAWNED, rat, zone, 0, 0)
    if PECULIAR_OP[rat] == ENTOURAGE:
        spawn_rats(s, zone, PECULIAR_VALUE[rat], BY_ENTOURAGE)


@rule
def _reshuffle_peculiars(s: State) -> None:
    """The discard becomes the new deck (RC-20.3)."""
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == DISCARDED:
            s.peculiar_at[rat] = IN_DECK
            s.peculiar_deck[s.peculiars_left] = rat
            s.peculiars_left += 1
    shuffle(s, s.peculiar_deck, 0, s.peculiars_left)


# ------------------------------------------------------------------ the Spawn step (RC-18.1 to RC-18.6)


@rule
def do_spawn(s: State) -> None:
    """Nests, breeding Peculiar Rats, the Nemesis, then the Black Rats that were there before (RC-18.1)."""
    active = active_cards(s)
    _count_blacks(s, active)
    _spawn_from_nests(s, active)
    _spawn_from_breeders(s, active)
    if s.nemesis_zone != NONE:
        spawn_rats(s, s.nemesis_zone, nemesis_number(s, N_SPAWN), BY_NEMESIS)
    _spawn_from_blacks(s, active)
    end_batch(s, False)


@rule
def _count_blacks(s: State, active: int) -> None:
    """Which Black Rats will bring others is fixed at the beginning (RC-18.2)."""
    for card in range(CARDS):
        if in_city(s, card):
            for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
                if has_placed(s, QUIET_ZONE, zone):
                    _hush(s, zone)
                elif (active >> card) & 1:
                    s.mark[zone] = s.rats[BLACK][zone]


@rule
def _spawn_from_blacks(s: State, active: int) -> None:
    """Each of the counted Black Rats brings one (RC-18.5)."""
    for card in range(CARDS):
        if (active >> card) & 1:
            for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
                if s.mark[zone] > 0:
                    spawn_rats(s, zone, s.mark[zone], BY_BLACK if s.mark[zone] == 1 else BY_BLACKS)
                    s.mark[zone] = 0


@rule
def _hush(s: State, zone: int) -> None:
    """A quiet zone keeps Nests, breeders and Black Rats from spawning, if any are there (RC-10.9)."""
    nests = NESTS[s.hard][zone] + s.question_nests[zone]
    if nests + s.rats[BLACK][zone] > 0 or is_with(s, BREED, zone):
        tell(s, SPAWN_HUSHED, zone, 0, 0, 0)


@rule
def _spawn_from_nests(s: State, active: int) -> None:
    """Each Nest of an active card: printed ones first, then those of "?" tokens (RC-18.3)."""
    for card in range(CARDS):
        if (active >> card) & 1:
            for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
                if NESTS[s.hard][zone] > 0 and not has_placed(s, QUIET_ZONE, zone):
                    spawn_rats(s, zone, NESTS[s.hard][zone], BY_NEST)
            for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
                if s.question_nests[zone] > 0 and not has_placed(s, QUIET_ZONE, zone):
                    spawn_rats(s, zone, s.question_nests[zone], BY_NEST)


@rule
def _spawn_from_breeders(s: State, active: int) -> None:
    """A breeding Peculiar Rat on an active card is so many Nests in its zone (RC-18.4, RC-20.28)."""
    for rat in range(PECULIARS):
        zone = s.peculiar_at[rat]
        if zone >= 0 and PECULIAR_OP[rat] == BREED:
            if (active >> CARD_OF[zone]) & 1 and not has_placed(s, QUIET_ZONE, zone):
                spawn_rats(s, zone, PECULIAR_VALUE[rat], BY_BREEDER)
