"""What a learned judgement sees of the table (bots/network.py): boards, rats, cheese and how near it is.

There is one player, so everything is of the table.
"""

from __future__ import annotations

from undercity.engine.agenda import STEP
from undercity.engine.game import Features
from undercity.engine.record import Floats
from undercity.engine.rule import rule, table
from undercity.games.ratcatcher.bite import common_bite
from undercity.games.ratcatcher.board import attribute, defence
from undercity.games.ratcatcher.consume import appetite
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import N_HEALTH
from undercity.games.ratcatcher.paths import draw_map, wipe_map
from undercity.games.ratcatcher.table import (
    ATTRIBUTES,
    CAUGHT,
    CHEESE,
    CHEESE_TO_LOSE,
    CHEESE_TO_WIN,
    COLOURS,
    CONSUME_AT,
    DICE,
    EXPAND_BELOW,
    GUTS,
    NEMESIS_IDS,
    NONE,
    PECULIARS,
    RAT_COUNT,
    RATCATCHER_IDS,
    ROUND_CAP,
    SLOTS,
    SPECIALS,
    STEPS,
    UPGRADES,
    ZONES,
    State,
)

_DECISIONS = [k for k, step in enumerate(STEPS.all) if step.decision]
DECISION = table(_DECISIONS.index(k) if k in _DECISIONS else -1 for k in range(len(STEPS.all)))
DECISIONS = len(_DECISIONS)
NEMESES, CATCHERS = len(NEMESIS_IDS), len(RATCATCHER_IDS)
BOARDS = 0
RATS_AT = BOARDS + 16 + SPECIALS + UPGRADES + ATTRIBUTES + GUTS
CITY = RATS_AT + 3 * COLOURS + 4
WHO = CITY + 14
TABLE = WHO + NEMESES * (1 + 4) + CATCHERS + DECISIONS


@rule
def describe(s: State, out: Floats) -> None:
    """All of it: boards, rats, the City, and who plays against whom."""
    _boards(s, out)
    _rats(s, out, RATS_AT)
    _city(s, out, CITY)
    _who(s, out, WHO)


@rule
def _boards(s: State, out: Floats) -> None:
    """What lies on the Character and the Nemesis Board."""
    collected, eaten = s.cheese_collected / CHEESE_TO_WIN, s.cheese_eaten / CHEESE_TO_LOSE
    out[0] = collected
    out[1] = collected * collected
    out[2] = eaten
    out[3] = eaten * eaten
    out[4] = s.health / 5.0
    out[5] = int(s.health == 1)
    out[6] = int(s.health == 2)
    out[7] = s.nemesis_health / max(nemesis_number(s, N_HEALTH), 1)
    out[8] = int(s.nemesis_zone != NONE)
    out[9] = s.round_no / ROUND_CAP
    out[10] = s.hard
    out[11] = s.attack_dice / DICE
    out[12] = s.movement / 5.0
    out[13] = s.trap_tokens / 3.0
    out[14] = s.guard / 5.0
    out[15] = s.dashing
    at = 16
    for colour in range(SPECIALS):
        out[at + colour] = s.special[colour] / 2.0
    at += SPECIALS
    for upgrade in range(UPGRADES):
        out[at + upgrade] = s.upgrades[upgrade] / max(SLOTS[s.ratcatcher][upgrade], 1)
    at += UPGRADES
    for which in range(ATTRIBUTES):
        out[at + which] = attribute(s, which) / 5.0
    at += ATTRIBUTES
    for gut in range(GUTS):
        out[at + gut] = s.gut[gut] / 2.0


@rule
def _rats(s: State, out: Floats, at: int) -> None:
    """Common Rats by colour: free, caged, with the Ratcatcher; Peculiar Rats: free, caught, in the deck; traps."""
    for colour in range(COLOURS):
        out[at + 3 * colour] = (RAT_COUNT[colour] - s.sack[colour] - s.cage[colour]) / 10.0
        out[at + 3 * colour + 1] = s.cage[colour] / 5.0
        out[at + 3 * colour + 2] = s.rats[colour][s.catcher_zone] / 4.0
    at += 3 * COLOURS
    free, caught, traps = 0, 0, 0
    for rat in range(PECULIARS):
        free += int(s.peculiar_at[rat] >= 0)
        caught += int(s.peculiar_at[rat] == CAUGHT)
    for zone in range(ZONES):
        traps += s.traps[zone]
    out[at] = free / 3.0
    out[at + 1] = caught / 2.0
    out[at + 2] = s.peculiars_left / PECULIARS
    out[at + 3] = traps / 3.0


@rule
def _city(s: State, out: Floats, at: int) -> None:
    """Cheese: how much, how near, how well guarded, and what the rats are about to eat; and what bites."""
    for k in range(14):
        out[at + k] = 0.0
    draw_map(s)
    for zone in range(ZONES):
        if s.cheese[zone] > 0 and s.near[zone] > 0:
            eaters, steps = appetite(s, zone), s.near[zone] - 1
            out[at] += s.cheese[zone] / 4.0
            out[at + 1] += int(steps <= 2) / 2.0
            out[at + 2] = max(out[at + 2], 1.0 / (steps + 1))
            out[at + 3] = max(out[at + 3], 1.0 / (steps + 1 + eaters))
            out[at + 4] += int(eaters >= CONSUME_AT) / 2.0
            out[at + 5] += int(eaters >= CONSUME_AT and steps <= 2) / 2.0
            out[at + 6] += int(eaters > 0) / 3.0
            out[at + 7] += int(steps == 0) * (1.0 - min(eaters, 10) / 10.0)
    out[at + 8] = 1.0 / s.near[s.nemesis_zone] if s.nemesis_zone != NONE and s.near[s.nemesis_zone] > 0 else 0.0
    wipe_map(s)
    out[at + 9] = (common_bite(s) - defence(s)) / 4.0
    out[at + 10] = int(common_bite(s) > defence(s))
    out[at + 11] = s.cheese_reserve / CHEESE
    out[at + 12] = s.townships_left / 12.0
    out[at + 13] = int(out[at] * 4.0 < EXPAND_BELOW)


@rule
def _who(s: State, out: Floats, at: int) -> None:
    """The Nemesis, with what it is about, the Ratcatcher, and what is being decided."""
    for nemesis in range(NEMESES):
        is_it = int(s.nemesis == nemesis)
        out[at + 5 * nemesis] = is_it
        out[at + 5 * nemesis + 1] = is_it * s.cheese_collected / CHEESE_TO_WIN
        out[at + 5 * nemesis + 2] = is_it * s.cheese_eaten / CHEESE_TO_LOSE
        out[at + 5 * nemesis + 3] = is_it * s.health / 5.0
        out[at + 5 * nemesis + 4] = is_it * s.nemesis_health / 10.0
    at += 5 * NEMESES
    for catcher in range(CATCHERS):
        out[at + catcher] = int(s.ratcatcher == catcher)
    at += CATCHERS
    for decision in range(DECISIONS):
        out[at + decision] = 0.0
    if s.due > 0 and DECISION[s.agenda[s.due - 1][STEP]] >= 0:
        out[at + DECISION[s.agenda[s.due - 1][STEP]]] = 1.0


FEATURES = Features(0, TABLE, describe)
