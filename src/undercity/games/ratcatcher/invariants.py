"""Invariants (RC-28): what must hold whenever somebody decides. For tests and for checking positions."""

from __future__ import annotations

from undercity.engine.agenda import STEP
from undercity.engine.record import Row
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import attribute, is_upgraded
from undercity.games.ratcatcher.city import card_at, common_rats
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import N_HEALTH, TR_NEMESIS
from undercity.games.ratcatcher.paths import draw_map, wipe_map
from undercity.games.ratcatcher.table import (
    ABILITY_MAX,
    CARD_OF,
    CARDS,
    CHEESE,
    CHEESE_TO_LOSE,
    CHEESE_TO_WIN,
    CHOOSE_UPGRADE,
    COLOURS,
    DOORS,
    HEALTH,
    HIDDEN,
    IN_DECK,
    NO_ATTACK,
    NONE,
    PECULIARS,
    PURPLE_TOKEN,
    Q_NEST,
    QUESTION_COUNT,
    QUESTION_FACES,
    RAT_COUNT,
    SPECIALS,
    TOKEN_SUPPLY,
    TOKENS,
    TRACKER_OP,
    TRAPS,
    UNLOCK,
    ZONES,
    State,
)


@rule
def check(s: State) -> int:
    """0 if all invariants hold, else the first broken one: 2803 stands for RC-28.3; 2800: traces of a search."""
    broken = _check_room(s) or _check_supplies(s) or _check_board(s)
    return broken or _check_peculiars(s) or _check_city(s) or _check_nemesis(s)


@rule
def _check_room(s: State) -> int:
    """Searches leave no trace, and no attack or batch is left over."""
    for zone in range(ZONES):
        if s.near[zone] + s.far[zone] + s.aim[zone] + s.queue[zone] + s.mark[zone] != 0:
            return 2800
    for k in range(ZONES * DOORS):
        if s.link[k] != 0:
            return 2800
    if s.mapped + s.measures + s.cage_returned != 0:
        return 2800
    if s.over == 0 and s.attack_by == NO_ATTACK:
        if s.attack_zone != NONE or s.hits + s.mortal_hits + s.defence_broken + s.nemesis_wounds + s.bursting != 0:
            return 2800
    return 0


@rule
def _check_supplies(s: State) -> int:
    """Rats, cheese, tokens and "?" tokens add up (RC-28.1 to RC-28.3, RC-28.9)."""
    for colour in range(COLOURS):
        if s.sack[colour] + s.cage[colour] + _sum(s.rats[colour]) != RAT_COUNT[colour]:
            return 2801
    if s.cheese_reserve + s.cheese_collected + s.cheese_eaten + _sum(s.cheese) != CHEESE:
        return 2802
    if s.over == 0 and (s.cheese_collected == CHEESE_TO_WIN or s.cheese_eaten == CHEESE_TO_LOSE):
        return 2802
    for token in range(TOKENS):
        if _tokens(s, token) != TOKEN_SUPPLY[token]:
            return 2803
    for face in range(QUESTION_FACES):
        count = s.question_pool[face] + s.question_discard[face]
        if face == Q_NEST:
            count += _sum(s.question_nests)
        if count != QUESTION_COUNT[face]:
            return 2809
    return 0


@rule
def _sum(row: Row) -> int:
    total = 0
    for value in row:
        total += value
    return total


@rule
def _tokens(s: State, token: int) -> int:
    """The tokens of this kind in the Reserve, in zones, on the Character Board and on Peculiar cards."""
    count = s.token_reserve[token] + _sum(s.tokens[token])
    if token >= PURPLE_TOKEN:
        count += s.special[token - PURPLE_TOKEN] + _sum(s.placed[token - PURPLE_TOKEN])
    for rat in range(PECULIARS):
        count += s.stash[rat][token]
    return count


@rule
def _check_board(s: State) -> int:
    """Traps, Health, Special Tokens and slots (RC-28.5, RC-28.6, RC-28.10)."""
    if s.trap_tokens + _sum(s.traps) > attribute(s, TRAPS):
        return 2805
    if s.health > attribute(s, HEALTH) or (s.health == 0 and s.over == 0):
        return 2806
    for colour in range(SPECIALS):
        if s.special[colour] > ABILITY_MAX[s.ratcatcher][colour]:
            return 2806
        if s.special[colour] > 0 and not is_upgraded(s, UNLOCK[colour]):
            return 2806
    filled = _sum(s.upgrades)
    for i in range(s.due):
        if s.agenda[i][STEP] == CHOOSE_UPGRADE:
            filled += 1  # gained, and still in hand
    if s.over == 0 and filled != s.cheese_collected:
        return 2810
    return 0


@rule
def _check_peculiars(s: State) -> int:
    """Every Peculiar Rat is in exactly one place (RC-28.7)."""
    in_deck = 0
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == IN_DECK:
            in_deck += 1
    if in_deck != s.peculiars_left:
        return 2807
    for i in range(s.peculiars_left):
        rat = s.peculiar_deck[i]
        if rat != HIDDEN:
            if s.peculiar_at[rat] != IN_DECK:
                return 2807
            for j in range(i):
                if s.peculiar_deck[j] == rat:
                    return 2807
    return 0


@rule
def _check_city(s: State) -> int:
    """Every card is in the deck, in hand or in a cell of its own, and the City hangs together (RC-28.8)."""
    out_of_city = 0
    for card in range(CARDS):
        if s.card_rotation[card] < 0:
            out_of_city += 1
        elif card_at(s, s.card_x[card], s.card_y[card]) != card:
            return 2808
    if out_of_city != s.townships_left + int(s.card_in_hand != NONE):
        return 2808
    for i in range(s.townships_left):
        card = s.township_deck[i]
        if card != HIDDEN and (s.card_rotation[card] >= 0 or card == s.card_in_hand):
            return 2808
    draw_map(s)
    broken = 0
    for zone in range(ZONES):
        in_city = s.card_rotation[CARD_OF[zone]] >= 0
        if in_city != (s.near[zone] > 0) or (not in_city and _lying(s, zone) > 0):
            broken = 2808
    wipe_map(s)
    return broken


@rule
def _lying(s: State, zone: int) -> int:
    """How many things lie in the zone."""
    count = s.cheese[zone] + s.traps[zone] + s.question_nests[zone] + common_rats(s, zone)
    for token in range(TOKENS):
        count += s.tokens[token][zone]
    return count


@rule
def _check_nemesis(s: State) -> int:
    """Not in the City before its level; Health within the mutated maximum (RC-28.11)."""
    called = False
    for level in range(1, s.cheese_eaten + 1):
        if TRACKER_OP[s.nemesis][level] == TR_NEMESIS:
            called = True
    if s.nemesis_zone != NONE and not called:
        return 2811
    if s.nemesis_health > nemesis_number(s, N_HEALTH):
        return 2811
    return 0
