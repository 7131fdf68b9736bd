"""Traps: deploying them (RC-8), and what they do in the Rats' Turn (RC-15)."""

from __future__ import annotations

from undercity.engine.agenda import push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.attack import roll_attack
from undercity.games.ratcatcher.board import reserve_dice, trap_number
from undercity.games.ratcatcher.city import has_rats_but, neighbour
from undercity.games.ratcatcher.opcodes import GNAW_TRAP, UNTRAPPABLE
from undercity.games.ratcatcher.paths import wipe_map
from undercity.games.ratcatcher.table import (
    BY_TRAP,
    NEIGHBOURS,
    NONE,
    PECULIAR_OP,
    PECULIARS,
    PLAYER,
    TRAP_COST,
    TRAP_DICE,
    TRAP_GNAWED,
    TRAP_IN,
    TRAP_SET,
    TRAP_SPRUNG,
    TRAPS_TRIGGER,
    ZONES,
    State,
)

# ------------------------------------------------------------------ deploying (RC-8)


@rule
def offer_traps(s: State, out: Numbers, count: int) -> int:
    """The own zone and adjacent ones that hold no trap, if token and points are there (RC-8.1 to RC-8.4)."""
    n = count
    if s.trap_tokens == 0 or s.movement < trap_number(s, TRAP_COST):
        return n
    if s.traps[s.catcher_zone] == 0:
        out[n] = TRAP_IN + s.catcher_zone
        n += 1
    for k in range(NEIGHBOURS):
        zone = neighbour(s, s.catcher_zone, k)
        if zone != NONE and s.traps[zone] == 0:
            out[n] = TRAP_IN + zone
            n += 1
    return n


@rule
def deploy_trap(s: State, zone: int) -> None:
    """Pay and place (RC-8.1)."""
    s.movement -= trap_number(s, TRAP_COST)
    s.trap_tokens -= 1
    s.traps[zone] = 1
    tell(s, TRAP_SET, PLAYER, zone, 0, 0)


# ------------------------------------------------------------------ triggering (RC-15)


@rule
def do_movement_ends(s: State) -> None:
    """All rats have moved: gnawers remove traps before any triggers (RC-15.6, RC-20.18)."""
    wipe_map(s)
    for rat in range(PECULIARS):
        zone = s.peculiar_at[rat]
        if zone >= 0 and PECULIAR_OP[rat] == GNAW_TRAP and s.traps[zone] > 0:
            s.traps[zone] = 0
            tell(s, TRAP_GNAWED, rat, zone, 0, 0)


@rule
def do_traps_trigger(s: State, first: int) -> None:
    """Each trap with a rat in its zone attacks once, in zone order (RC-15.1, RC-15.2, RC-15.5, RC-20.14)."""
    for zone in range(first, ZONES):
        if s.traps[zone] > 0 and has_rats_but(s, UNTRAPPABLE, zone):
            push(s, TRAPS_TRIGGER, zone + 1, 0, 0)
            tell(s, TRAP_SPRUNG, s.ratcatcher, zone, 0, 0)
            roll_attack(s, BY_TRAP, zone, min(trap_number(s, TRAP_DICE), reserve_dice(s)))
            return
