"""Card texts (AM-12): programs of opcodes, run one op at a time.

run       the op at hand, then the rest of the program
player    for a text that names a player: who it is
each      for a text that goes round the table: the next player
effect    what the op does to the player named, once the text window has passed
"""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import give_money, minions_on_board, roll_area, roll_die, run_program, troubled
from undercity.games.ankh_morpork.buildings import buyout_areas, erect, sites
from undercity.games.ankh_morpork.cards import hand_size
from undercity.games.ankh_morpork.events import draw_event, event_op
from undercity.games.ankh_morpork.hands import hand_effect, hand_op
from undercity.games.ankh_morpork.interrupts import open_text_window
from undercity.games.ankh_morpork.money import money_effect, money_op
from undercity.games.ankh_morpork.placing import ask_place, can_place, trouble_areas
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE,
    BUILD,
    BUYOUT,
    BY_PAYEE,
    DISCARD,
    DRAW_EVENT,
    EACH_REMOVES,
    EACH_WINDOW,
    EV_RAZE,
    FIRST,
    FORCE_TRANSFER,
    GET_MONEY,
    MOVE_OTHER,
    MOVE_OWN,
    OP,
    OPS,
    P1,
    P2,
    P3,
    PAY_BANK,
    PAY_PLAYER,
    PER_MINION_IN_CHOSEN,
    PLACE,
    PLACE_TROUBLE,
    REMOVE,
    REMOVE_TROUBLE,
    ROLL_AREAS,
    ROLL_BRANCH,
    ROLLED,
    SELL,
    SWAP_MINIONS,
    TAKE_MONEY,
    TARGET_WINDOW,
    TRIBUTE,
    WINDOW,
)
from undercity.games.ankh_morpork.removal import ask_minion, can_choose_minion, can_move_own
from undercity.games.ankh_morpork.table import (
    CHOOSE_BUYOUT,
    CHOOSE_CALM,
    CHOOSE_MOVE_FROM,
    CHOOSE_PLAYER,
    CHOOSE_RECEIVER,
    CHOOSE_SITE,
    CHOOSE_TROUBLE,
    EACH,
    EFFECT,
    NOBODY,
    NOWHERE,
    PLAYER,
    PLAYER_NAMED,
    ROLLED_REMOVAL,
    RUN,
    State,
)

# ------------------------------------------------------------------ may a text be begun? (AM-12.2, AM-12.7)


@rule
def can_begin(s: State, seat: int, program: int) -> bool:
    """The first op must be possible; behind a price, the second too (AM-12.2, AM-12.7, AM-15.23)."""
    op = FIRST[program]
    if not can_do(s, seat, op):
        return False
    if OPS[op][OP] == PAY_BANK or OPS[op][OP] == PAY_PLAYER:
        return can_do(s, seat, op + 1)
    return True


@rule
def can_do(s: State, seat: int, op: int) -> bool:
    """Whether the op has a legal execution; what is not named here always has one."""
    code = OPS[op][OP]
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
        return s.money[seat] >= OPS[op][P1]
    if code == DISCARD:
        return hand_size(s, seat) >= OPS[op][P1]
    if code == SELL:
        return hand_size(s, seat) > 0
    if code == GET_MONEY and OPS[op][P2] == PER_MINION_IN_CHOSEN:
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
    """Carry out one op; the rest of the program waits below it (AM-12.1)."""
    if op + 1 < end:
        push(s, RUN, op + 1, end, 0)
    code = OPS[op][OP]
    if WINDOW[op] == TARGET_WINDOW:
        ask(s, s.active, CHOOSE_PLAYER, op, 0, 0)
    elif WINDOW[op] == EACH_WINDOW:
        push(s, EACH, op, 1, 0)
    elif code == DRAW_EVENT:
        draw_event(s)
    elif code >= EV_RAZE:
        event_op(s, op)
    elif code >= ROLL_BRANCH:
        roll_op(s, op)
    elif code >= PLACE:
        piece_op(s, op)
    elif code <= PAY_PLAYER:
        money_op(s, op)
    else:
        hand_op(s, op)


@rule
def piece_op(s: State, op: int) -> None:
    """Minions, markers and buildings (AM-15): ask the actor, or the paid player, where."""
    code = OPS[op][OP]
    if code == PLACE:
        ask_place(s, s.active, op, 0)
    elif code == BUILD:
        ask(s, s.active, CHOOSE_SITE, op, 0, 0)
    elif code == BUYOUT:
        ask(s, s.active, CHOOSE_BUYOUT, op, 0, 0)
    elif code == MOVE_OWN:
        ask(s, s.active, CHOOSE_MOVE_FROM, op, 0, 0)
    elif code == REMOVE_TROUBLE:
        ask(s, s.active, CHOOSE_CALM, 0, 0, 0)
    elif code == PLACE_TROUBLE:
        ask(s, s.active, CHOOSE_TROUBLE, op, 0, 0)
    elif code == REMOVE and OPS[op][P2] == ROLLED:
        push(s, ROLLED_REMOVAL, op, 0, 0)
    elif code == REMOVE and OPS[op][P1] == BY_PAYEE:
        ask_minion(s, op, s.target)
    else:
        ask_minion(s, op, s.active)


@rule
def roll_op(s: State, op: int) -> None:
    """Rolls of a text (AM-12.5) or an event (AM-16.2), and Dibbler's price."""
    code = OPS[op][OP]
    if code == ROLL_BRANCH:
        result = roll_die(s, s.active)
        if result >= OPS[op][P1]:
            run_program(s, OPS[op][P2])
        elif result == 1:
            run_program(s, OPS[op][P3])
    elif code == ROLL_AREAS:
        for i in range(len(s.rolled)):
            s.rolled[i] = roll_area(s, s.active) if i < OPS[op][P1] else NOWHERE
    else:
        money_op(s, op)


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
    tell(s, PLAYER_NAMED, seat, s.target, 0, 0)
    if OPS[op][OP] == FORCE_TRANSFER:
        ask(s, seat, CHOOSE_RECEIVER, op, 0, 0)
        return
    push(s, EFFECT, op, 0, 0)
    if OPS[op][OP] != PAY_PLAYER or OPS[op][P2]:
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


@rule
def is_affected(s: State, op: int, player: int) -> bool:
    """Whether the player has anything the text could take (AM-14.15, AM-15.36)."""
    code = OPS[op][OP]
    if code == EACH_REMOVES:
        return minions_on_board(s, player) > 0
    if code == TRIBUTE:
        return s.money[player] > 0 or hand_size(s, player) > 0
    return s.money[player] > 0


@rule
def do_effect(s: State, op: int, b: int) -> None:
    """The text takes effect on the player named."""
    code = OPS[op][OP]
    if code == BUYOUT:
        erect(s, s.active, op, b)
    elif code == EACH_REMOVES:
        ask_minion(s, op, s.target)
    elif code == FORCE_TRANSFER:
        give_money(s, s.target, b, OPS[op][P1])
    elif code == PAY_PLAYER or code == TAKE_MONEY or code == TRIBUTE:
        money_effect(s, op)
    else:
        hand_effect(s, op)
