"""Card texts (AM-12): programs of ops, run one op at a time.

run       the op at hand, then the rest of the program
player    for a text that names a player: who it is
each      for a text that goes round the table: the next player
effect    what the op does to the player reached, once the text window has passed
"""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import minions_on_board, roll_area, run_op, run_program, troubled
from undercity.games.ankh_morpork.buildings import buyout_areas, sites
from undercity.games.ankh_morpork.cards import hand_size
from undercity.games.ankh_morpork.interrupts import open_text_window
from undercity.games.ankh_morpork.placing import can_place, trouble_areas
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE,
    BUILD,
    BUYOUT,
    CARD_OF,
    DISCARD,
    EACH_REMOVES,
    FIRST,
    FORCE_TRANSFER,
    GET_MONEY,
    MOVE_OTHER,
    MOVE_OWN,
    OP,
    P_HIGH_MIN,
    P_MIN,
    P_N,
    P_ON_HIGH,
    P_ON_ONE,
    P_PAYEE_MAY_IGNORE,
    P_PER,
    PAY_BANK,
    PAY_PLAYER,
    PER_MINION_IN_CHOSEN,
    PLACE,
    PLACE_TROUBLE,
    REMOVE,
    REMOVE_TROUBLE,
    SELL,
    SWAP_MINIONS,
    TRIBUTE,
)
from undercity.games.ankh_morpork.removal import can_choose_minion, can_move_own
from undercity.games.ankh_morpork.table import (
    CHOOSE_RECEIVER,
    DIE,
    EACH,
    EFFECT,
    NOBODY,
    NOTHING_TO_TAKE,
    NOWHERE,
    PLAYER,
    PLAYER_NAMED,
    ROLL_HIGH,
    ROLL_LOW,
    ROLL_ONE,
    TRANSFER_ORDERED,
    State,
)

# ------------------------------------------------------------------ may a text be begun? (AM-12.2, AM-12.7)


@rule
def can_begin(s: State, seat: int, program: int) -> bool:
    """The first op must be possible; behind a price, the second too (AM-12.2, AM-12.7, AM-15.23)."""
    op = FIRST[program]
    if not can_do(s, seat, op):
        return False
    if OP[op] == PAY_BANK or OP[op] == PAY_PLAYER:
        return can_do(s, seat, op + 1)
    return True


@rule
def can_do(s: State, seat: int, op: int) -> bool:
    """Whether the op has a legal execution; what is not named here always has one."""
    code = OP[op]
    if code == PLACE:
        return can_place(s, seat, op)
    if code == BUILD:
        return sites(s, seat, op) != 0
    if code == ASSASSINATE or code == REMOVE or code == MOVE_OTHER or code == SWAP_MINIONS:
        return can_choose_minion(s, op, seat)
    if code == REMOVE_TROUBLE:
        return troubled(s) != 0
    if code == PLACE_TROUBLE:
        return trouble_areas(s, seat, op) != 0
    if code == MOVE_OWN:
        return can_move_own(s, seat, op) != 0
    if code == BUYOUT:
        return buyout_areas(s, seat, op) != 0
    if code == PAY_BANK or code == PAY_PLAYER:
        return s.money[seat] >= P_N[op]
    if code == DISCARD:
        return hand_size(s, seat) >= P_MIN[op]
    if code == SELL:
        return hand_size(s, seat) > 0
    if code == GET_MONEY and P_PER[op] == PER_MINION_IN_CHOSEN:
        return troubled(s) != 0
    if code == EACH_REMOVES:
        return any_other_on_board(s, seat)
    if code == FORCE_TRANSFER:
        return s.seats > 2
    return True


@rule
def any_other_on_board(s: State, seat: int) -> bool:
    for other in range(s.seats):
        if other != seat and minions_on_board(s, other) > 0:
            return True
    return False


# ------------------------------------------------------------------ running a program


@rule
def do_run(s: State, op: int, end: int) -> None:
    """What is left of a program."""
    run_op(s, op, end)


@rule
def do_effect(s: State, op: int, b: int) -> None:
    """The text takes effect on the player reached; b is an area or a receiver."""
    push(s, OP[op], op, b, 0)


# ------------------------------------------------------------------ rolls (AM-12.5, AM-16.2)


@rule
def do_op_roll_branch(s: State, op: int) -> None:
    """What follows depends on the roll; between 1 and the high ones nothing does (AM-13.6, AM-13.8, AM-15.31)."""
    result, needed = roll(s, DIE) + 1, P_HIGH_MIN[op]
    if result >= needed:
        tell(s, ROLL_HIGH, s.active, result, needed, 0)
        run_program(s, P_ON_HIGH[op])
    elif result == 1:
        tell(s, ROLL_ONE, s.active, result, 0, 0)
        run_program(s, P_ON_ONE[op])
    else:
        tell(s, ROLL_LOW, s.active, result, needed, 0)


@rule
def do_op_roll_areas(s: State, op: int) -> None:
    """Roll the areas that the next op is about (AM-15.28, AM-16.42)."""
    for i in range(len(s.rolled)):
        s.rolled[i] = roll_area(s, s.active) if i < P_N[op] else NOWHERE


# ------------------------------------------------------------------ texts that name a player (AM-12.3, AM-12.4)


@rule
def offer_player(s: State, seat: int, out: Numbers) -> int:
    """Any other player (AM-12.3, AM-12.4)."""
    n = 0
    for player in range(s.seats):
        if player != seat:
            out[n] = PLAYER + player
            n += 1
    return n


@rule
def take_player(s: State, seat: int, choice: int, op: int) -> None:
    """The player named has a text window first, unless being paid is all (AM-10.18, AM-10.22)."""
    s.target = choice - PLAYER
    if OP[op] == FORCE_TRANSFER:
        ask(s, seat, CHOOSE_RECEIVER, op, 0, 0)
        return
    tell(s, PLAYER_NAMED, seat, s.target, CARD_OF[op], 0)
    push(s, EFFECT, op, 0, 0)
    if OP[op] != PAY_PLAYER or P_PAYEE_MAY_IGNORE[op]:
        open_text_window(s, s.target, op)


@rule
def offer_receiver(s: State, seat: int, out: Numbers) -> int:
    """Neither the actor nor the giver (AM-13.10)."""
    n = 0
    for player in range(s.seats):
        if player != seat and player != s.target:
            out[n] = PLAYER + player
            n += 1
    return n


@rule
def take_receiver(s: State, seat: int, choice: int, op: int) -> None:
    """Only the giver has a text window (AM-13.12)."""
    tell(s, TRANSFER_ORDERED, seat, s.target, choice - PLAYER, P_N[op])
    push(s, EFFECT, op, choice - PLAYER, 0)
    open_text_window(s, s.target, op)


# ------------------------------------------------------------------ texts that go round the table (AM-12.8)


@rule
def do_each(s: State, op: int, place: int) -> None:
    """The next player to the left, who may answer when the text arrives (AM-10.24, AM-12.8)."""
    if place == s.seats:
        s.target = NOBODY
        return
    push(s, EACH, op, place + 1, 0)
    s.target = (s.active + place) % s.seats
    if is_affected(s, op, s.target):
        push(s, EFFECT, op, 0, 0)
        open_text_window(s, s.target, op)
    else:
        tell(s, NOTHING_TO_TAKE, s.target, CARD_OF[op], 0, 0)


@rule
def is_affected(s: State, op: int, player: int) -> bool:
    """Whether the player has anything the text could take (AM-14.15, AM-15.36)."""
    code = OP[op]
    if code == EACH_REMOVES:
        return minions_on_board(s, player) > 0
    if code == TRIBUTE:
        return s.money[player] > 0 or hand_size(s, player) > 0
    return s.money[player] > 0
