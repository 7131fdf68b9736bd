"""Rats consume (RC-17), and the Rat Tracker (RC-21.2)."""

from __future__ import annotations

from undercity.engine.agenda import B, C, end_game, push
from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ratcatcher.city import has_placed, in_city
from undercity.games.ratcatcher.nemesis import mutate, spawn_nemesis
from undercity.games.ratcatcher.opcodes import (
    APPETITE,
    DECOY,
    HOLD_ZONE,
    N_BITE,
    N_DEFENCE,
    N_HEALTH,
    N_SPAWN,
    TR_LOSE,
    TR_NEMESIS,
    TR_NONE,
    TR_PECULIAR,
    TR_RATS,
)
from undercity.games.ratcatcher.spawn import end_batch, spawn_peculiar, spawn_rats
from undercity.games.ratcatcher.table import (
    ABILITY_COLOUR,
    ABILITY_VALUE,
    BLACK,
    BY_TRACKER,
    CARDS,
    CHEESE_EATEN,
    CHEESE_TO_LOSE,
    COLOURS,
    CONSUME,
    CONSUME_AT,
    DECOY_SPURNED,
    DECOY_TAKEN,
    EAT_NEMESIS,
    EAT_PECULIAR,
    EAT_WEIGHT,
    FED,
    FIRST_ZONE,
    IF_HELD,
    LOST_BY_CHEESE,
    PECULIAR_OP,
    PECULIAR_VALUE,
    PECULIARS,
    PLAYER,
    PURPLE_TOKEN,
    RATS_SATED,
    TRACKER_OP,
    TRACKER_QUIET,
    TRACKER_VALUE,
    WHITE,
    State,
)
from undercity.games.ratcatcher.telling import mix


@rule
def do_consume(s: State, first: int) -> None:
    """Each zone with Magic Cheese or a decoy is inspected once, in zone order (RC-17.1, RC-17.6, RC-17.7)."""
    for card in range(CARDS):
        if in_city(s, card):
            for zone in range(max(first, FIRST_ZONE[card]), FIRST_ZONE[card + 1]):
                if has_placed(s, DECOY, zone):
                    _try_decoy(s, ABILITY_COLOUR[s.ratcatcher][DECOY], zone)
                if s.cheese[zone] > 0 and appetite(s, zone) >= CONSUME_AT:
                    push(s, CONSUME, zone + 1, 0, 0)
                    _eat(s, zone)
                    return


@rule
def appetite(s: State, zone: int) -> int:
    """The zone's rat count: Common Rats by colour, Peculiar Rats 3 or their appetite, the Nemesis 5 (RC-17.2)."""
    count = 0
    for colour in range(COLOURS):
        count += s.rats[colour][zone] * EAT_WEIGHT[colour]
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == zone:
            count += PECULIAR_VALUE[rat] if PECULIAR_OP[rat] == APPETITE else EAT_PECULIAR
    if s.nemesis_zone == zone:
        count += EAT_NEMESIS
    return count


@rule
def _try_decoy(s: State, colour: int, zone: int) -> None:
    """With enough rats around it the decoy sends the eaters to the Cage; a net lowers the number (RC-17.9)."""
    threshold = ABILITY_VALUE[s.ratcatcher][colour]
    if has_placed(s, HOLD_ZONE, zone):
        threshold = IF_HELD[s.ratcatcher][colour]
    count = appetite(s, zone)
    if count < threshold:
        tell(s, DECOY_SPURNED, zone, count, threshold, 0)
        return
    tell(s, DECOY_TAKEN, zone, mix(0, s.rats[BLACK][zone], s.rats[WHITE][zone]), 0, 0)
    s.cage[BLACK] += s.rats[BLACK][zone]
    s.rats[BLACK][zone] = 0
    s.cage[WHITE] += s.rats[WHITE][zone]
    s.rats[WHITE][zone] = 0
    s.placed[colour][zone] = 0
    s.token_reserve[PURPLE_TOKEN + colour] += 1


@rule
def _eat(s: State, zone: int) -> None:
    """The cheese goes to the Rat Tracker, its effect is resolved, then the eaters leave (RC-17.3 to RC-17.5).

    The row that lets them leave remembers how many Black and White Rats the effect has brought: those stay.
    """
    s.cheese[zone] -= 1
    s.cheese_eaten += 1
    tell(s, CHEESE_EATEN, zone, appetite(s, zone), s.cheese_eaten, CHEESE_TO_LOSE)
    if TRACKER_OP[s.nemesis][s.cheese_eaten] == TR_LOSE:
        tell(s, LOST_BY_CHEESE, PLAYER, s.cheese_eaten, s.cheese_collected, 0)
        end_game(s)
        return
    black, white = s.rats[BLACK][zone], s.rats[WHITE][zone]
    push(s, FED, zone, 0, 0)
    line = s.agenda[s.due - 1]
    _tracker_effect(s, zone)
    line[B] = max(0, s.rats[BLACK][zone] - black)
    line[C] = max(0, s.rats[WHITE][zone] - white)


@rule
def _tracker_effect(s: State, zone: int) -> None:
    """The effect of the level just filled (RC-21.2)."""
    op, value = TRACKER_OP[s.nemesis][s.cheese_eaten], TRACKER_VALUE[s.nemesis][s.cheese_eaten]
    if op == N_HEALTH or op == N_BITE or op == N_DEFENCE or op == N_SPAWN:
        mutate(s, op, value)
    elif op == TR_NEMESIS:
        spawn_nemesis(s)
    elif op == TR_PECULIAR:
        for _ in range(value):
            spawn_peculiar(s, zone)
        end_batch(s, False)
    elif op == TR_RATS:
        spawn_rats(s, zone, value, BY_TRACKER)
        end_batch(s, False)
    elif op == TR_NONE:
        tell(s, TRACKER_QUIET, 0, 0, 0, 0)


@rule
def do_fed(s: State, zone: int, new_black: int, new_white: int) -> None:
    """The Black and White Rats that were there return to the Sack; new ones and the others stay (RC-17.5)."""
    black, white = max(0, s.rats[BLACK][zone] - new_black), max(0, s.rats[WHITE][zone] - new_white)
    s.rats[BLACK][zone] -= black
    s.sack[BLACK] += black
    s.rats[WHITE][zone] -= white
    s.sack[WHITE] += white
    if black + white > 0:
        tell(s, RATS_SATED, mix(0, black, white), zone, 0, 0)
