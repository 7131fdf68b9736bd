"""Movement of the Ratcatcher (RC-7)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import defence, suffer
from undercity.games.ratcatcher.city import has_placed, is_with, neighbour, strength_of
from undercity.games.ratcatcher.opcodes import POUNCE, QUIET_ZONE, WARDEN
from undercity.games.ratcatcher.table import (
    ATTACKS_ON_LEAVE,
    BITE_HUSHED,
    COLOURS,
    LEFT_BROWN,
    MOVE_TO,
    MOVED,
    NEIGHBOURS,
    NONE,
    PECULIAR_BITE,
    PECULIAR_OP,
    PECULIARS,
    PLAYER,
    POUNCED,
    RAT_BITE,
    SLIPPED_AWAY,
    State,
)


@rule
def step_cost(s: State) -> int:
    """Movement Points for leaving the zone (RC-7.1, RC-7.2, RC-20.25)."""
    return 1 + strength_of(s, WARDEN, s.catcher_zone)


@rule
def offer_moves(s: State, out: Numbers, count: int) -> int:
    """Every adjacent zone, if the points suffice; rats never block (RC-7.1, RC-7.2, RC-7.6)."""
    n = count
    if s.movement == 0 or s.movement < step_cost(s):
        return n
    for k in range(NEIGHBOURS):
        zone = neighbour(s, s.catcher_zone, k)
        if zone != NONE:
            out[n] = MOVE_TO + zone
            n += 1
    return n


@rule
def move_catcher(s: State, zone: int) -> None:
    """Pay, be attacked on leaving, arrive (RC-7.1, RC-7.4)."""
    start = s.catcher_zone
    s.movement -= step_cost(s)
    _leave(s, start)
    if s.over:
        return
    s.catcher_zone = zone
    tell(s, MOVED, PLAYER, start, zone, 0)


@rule
def _leave(s: State, zone: int) -> None:
    """Brown Rats attack, then pouncers; not whoever dashes, and not out of a quiet zone (RC-7.3 to RC-7.5)."""
    if leaving_bite(s, zone) == 0 and not is_with(s, POUNCE, zone):
        return
    if s.dashing:
        tell(s, SLIPPED_AWAY, PLAYER, zone, 0, 0)
    elif has_placed(s, QUIET_ZONE, zone):
        tell(s, BITE_HUSHED, zone, 0, 0, 0)
    else:
        _leave_brown(s, zone)
        if s.over == 0:
            _leave_pouncers(s, zone)


@rule
def leaving_bite(s: State, zone: int) -> int:
    """The Bite of the rats that attack when the Ratcatcher leaves (RC-7.3)."""
    total = 0
    for colour in range(COLOURS):
        if ATTACKS_ON_LEAVE[colour]:
            total += s.rats[colour][zone] * RAT_BITE[colour]
    return total


@rule
def _leave_brown(s: State, zone: int) -> None:
    """Brown Rats attack: one wound if their Bite exceeds the Defence (RC-7.3)."""
    total = leaving_bite(s, zone)
    if total > 0:
        s.fog += 1  # a move with a leaving attack is not taken back (RC-26.13)
        wounds = int(total > defence(s))
        tell(s, LEFT_BROWN, PLAYER, total, defence(s), wounds)
        if wounds > 0:
            suffer(s, wounds)


@rule
def _leave_pouncers(s: State, zone: int) -> None:
    """A pouncing Peculiar Rat attacks by itself, after the Brown Rats (RC-7.5, RC-20.21)."""
    for rat in range(PECULIARS):
        if s.over == 0 and s.peculiar_at[rat] == zone and PECULIAR_OP[rat] == POUNCE:
            s.fog += 1
            wounds = int(PECULIAR_BITE[rat] > defence(s))
            tell(s, POUNCED, rat, PECULIAR_BITE[rat], defence(s), wounds)
            if wounds > 0:
                suffer(s, wounds)
