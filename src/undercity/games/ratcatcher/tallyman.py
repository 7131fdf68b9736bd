"""The Tallyman (RC-12), and the reward for an emptied Cage (RC-18.9)."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import attribute, gain_cheese, gain_special, heal, reserve_dice, room_for
from undercity.games.ratcatcher.opcodes import R_ATTACK_DIE, R_CHEESE, R_HEALTH, R_MOVE, R_PURPLE, R_YELLOW
from undercity.games.ratcatcher.table import (
    CHEESE_GAINED,
    CHEESE_TO_WIN,
    CHOOSE_PAYMENT,
    COLOUR,
    COLOURS,
    CONSOLATION_DECLINED,
    CONSOLATION_TAKEN,
    DICE_GAINED,
    DONE,
    HEALTH,
    HEALTH_GAINED,
    NO_CHEESE_TO_GAIN,
    PLAYER,
    POINTS_GAINED,
    PURPLE,
    PURPLE_TOKEN,
    REWARD,
    TALLIES,
    TALLY_COST,
    TALLY_LASTS,
    TALLY_OP,
    TALLY_TAKEN,
    TALLY_VALUE,
    TOKENS_GAINED,
    YELLOW,
    State,
)
from undercity.games.ratcatcher.telling import MIX, gift


@rule
def has_effect(s: State, op: int) -> bool:
    """Whether the reward would do anything (RC-12.5)."""
    if op == R_HEALTH:
        return s.health < attribute(s, HEALTH)
    if op == R_PURPLE:
        return room_for(s, PURPLE) > 0 and s.token_reserve[PURPLE_TOKEN + PURPLE] > 0
    if op == R_YELLOW:
        return room_for(s, YELLOW) > 0 and s.token_reserve[PURPLE_TOKEN + YELLOW] > 0
    if op == R_ATTACK_DIE:
        return reserve_dice(s) > 0
    if op == R_CHEESE:
        return s.cheese_reserve > 0
    return op == R_MOVE


@rule
def give(s: State, op: int, value: int) -> None:
    """Rewards that the Tallyman and Peculiar Rats share (RC-12.2, RC-20.9, RC-11.12)."""
    if op == R_MOVE:
        s.movement += value
        tell(s, POINTS_GAINED, value, s.movement, 0, 0)
    elif op == R_ATTACK_DIE:
        count = min(value, reserve_dice(s))
        s.attack_dice += count
        tell(s, DICE_GAINED, count, s.attack_dice, 0, 0)
    elif op == R_HEALTH:
        tell(s, HEALTH_GAINED, heal(s, value), s.health, 0, 0)
    elif op == R_PURPLE:
        give_special(s, PURPLE, value)
    elif op == R_YELLOW:
        give_special(s, YELLOW, value)
    elif op == R_CHEESE and s.cheese_reserve == 0:
        tell(s, NO_CHEESE_TO_GAIN, 0, 0, 0, 0)
    elif op == R_CHEESE:
        s.cheese_reserve -= 1
        tell(s, CHEESE_GAINED, PLAYER, s.cheese_collected + 1, CHEESE_TO_WIN, 0)
        gain_cheese(s)


@rule
def give_special(s: State, colour: int, count: int) -> None:
    """Special Tokens as far as there is room (RC-20.9)."""
    taken = gain_special(s, colour, count)
    op = R_PURPLE if colour == PURPLE else R_YELLOW
    tell(s, TOKENS_GAINED, PURPLE_TOKEN + colour, gift(op, taken), taken, s.special[colour])


# ------------------------------------------------------------------ buying (RC-12.1 to RC-12.5)


@rule
def offer_tallies(s: State, out: Numbers, count: int) -> int:
    """Rewards the rats in the Cage can pay for and that have an effect (RC-12.1, RC-12.5)."""
    n = count
    caged = 0
    for colour in range(COLOURS):
        caged += s.cage[colour]
    for tally in range(TALLIES):
        if TALLY_COST[tally] <= caged and has_effect(s, TALLY_OP[tally]):
            out[n] = REWARD + tally
            n += 1
    return n


@rule
def buy(s: State, tally: int) -> None:
    """First the rats are paid, one at a time (RC-12.3)."""
    ask(s, 0, CHOOSE_PAYMENT, tally, TALLY_COST[tally], 0)


@rule
def offer_payment(s: State, seat: int, out: Numbers) -> int:
    """The colours in the Cage (RC-26.6)."""
    n = 0
    for colour in range(COLOURS):
        if s.cage[colour] > 0:
            out[n] = COLOUR + colour
            n += 1
    return n


@rule
def take_payment(s: State, seat: int, choice: int, tally: int, left: int, paid: int) -> None:
    """A rat returns to the Sack; after the last one the reward is given (RC-12.1)."""
    colour = choice - COLOUR
    s.cage[colour] -= 1
    s.sack[colour] += 1
    if left > 1:
        ask(s, 0, CHOOSE_PAYMENT, tally, left - 1, paid + MIX[colour])
    else:
        tell(s, TALLY_TAKEN, PLAYER, paid + MIX[colour], tally, 0)
        give(s, TALLY_OP[tally], TALLY_VALUE[tally])


# ------------------------------------------------------------------ the emptied Cage (RC-18.9)


@rule
def offer_consolation(s: State, seat: int, out: Numbers, returned: int, acting: int) -> int:
    """A reward with an effect for no more rats than were returned, or none (RC-18.9, RC-26.11)."""
    n = 0
    for tally in range(TALLIES):
        useful = (acting or TALLY_LASTS[tally]) and has_effect(s, TALLY_OP[tally])
        if useful and TALLY_COST[tally] <= returned:
            out[n] = REWARD + tally
            n += 1
    out[n] = DONE
    return n + 1


@rule
def take_consolation(s: State, seat: int, choice: int) -> None:
    """The rats are in the Sack already; only the reward is left to give."""
    if choice == DONE:
        tell(s, CONSOLATION_DECLINED, PLAYER, 0, 0, 0)
    else:
        tally = choice - REWARD
        tell(s, CONSOLATION_TAKEN, PLAYER, tally, 0, 0)
        give(s, TALLY_OP[tally], TALLY_VALUE[tally])
