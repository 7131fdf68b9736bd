"""What a learned judgement sees of the table (bots/network.py): nests, rats and groups, the throne, and dangers."""

from __future__ import annotations

from undercity.engine.agenda import STEP
from undercity.engine.game import Features
from undercity.engine.record import Floats
from undercity.engine.rule import rule, table
from undercity.games.target_rats.actions import can_build
from undercity.games.target_rats.board import crowd_at, enthroned_at, faction_of, nests_of, rats_at
from undercity.games.target_rats.judgement import exposed
from undercity.games.target_rats.table import (
    BUILDERS,
    FOOD,
    HOME,
    MODES,
    NEST,
    NESTS,
    NO_ITEM,
    NOBODY,
    OFF_BOARD,
    PHASES,
    RAT_CITY,
    RATS,
    SPACES,
    STEPS,
    VICTORY_NESTS,
    State,
)

_DECISIONS = [k for k, step in enumerate(STEPS.all) if step.decision]
DECISION = table(_DECISIONS.index(k) if k in _DECISIONS else -1 for k in range(len(STEPS.all)))
DECISIONS = len(_DECISIONS)

AIM, GROUPS = 0, 13
EACH = GROUPS + 16
TABLE = 8 + len(PHASES) + MODES + DECISIONS
RATS_SCALE = 10.0


@rule
def describe(s: State, out: Floats) -> None:
    """Every player's numbers, then the table's."""
    for seat in range(s.seats):
        faction = faction_of(s, seat)
        _aim(s, seat, faction, out, seat * EACH + AIM)
        _groups(s, faction, out, seat * EACH + GROUPS)
    _table(s, out, s.seats * EACH)


@rule
def _aim(s: State, seat: int, faction: int, out: Floats, at: int) -> None:
    """Nests, the throne and how long it has been held, an item, and whose turn it is."""
    nests, needed = nests_of(s, faction), VICTORY_NESTS[s.mode]
    has_nests, has_throne = int(nests >= needed), int(s.throne == faction)
    out[at] = nests / NESTS
    out[at + 1] = min(nests, needed) / needed
    out[at + 2] = has_nests
    out[at + 3] = has_throne
    out[at + 4] = has_nests * has_throne
    out[at + 5] = s.hold[faction] / s.seats
    out[at + 6] = int(nests + 1 >= needed) * has_throne
    out[at + 7] = has_nests * int(s.throne == NOBODY)
    out[at + 8] = int(s.item[faction] != NO_ITEM)
    out[at + 9] = int(s.item[faction] != NO_ITEM and s.item_used[faction] == 0)
    out[at + 10] = int(s.active == faction)
    out[at + 11] = (s.deciders >> seat) & 1
    out[at + 12] = ((seat - max(s.seat_of[s.active], 0) + s.seats) % s.seats) / s.seats


@rule
def _groups(s: State, faction: int, out: Floats, at: int) -> None:
    """Rats by where they are and what they could do there, and what threatens them."""
    for k in range(16):
        out[at + k] = 0.0
    for space in range(SPACES):
        fed, count = s.fed[faction][space], rats_at(s, faction, space)
        others = crowd_at(s, space) - count
        if s.token[space] == NEST + faction:
            out[at + 9] += int(count > others) / 3.0
            out[at + 10] += int(others > 0) / 2.0
        if count > 0:
            out[at] += count / RATS_SCALE
            out[at + 1] += fed / RATS_SCALE
            out[at + 2] += int(fed >= 2) / 2.0
            out[at + 3] += int(fed >= BUILDERS and others == 0 and can_build(s, space)) / 2.0
            out[at + 4] = max(out[at + 4], fed / 4.0)
            out[at + 5] = max(out[at + 5], count / 6.0)
            out[at + 6] += int(s.token[space] == FOOD) * min(count - fed, 3) / 3.0
            out[at + 7] += int(others > 0) * (count - others) / 4.0
            out[at + 8] += 0.2
    out[at + 11] = rats_at(s, faction, RAT_CITY) / 4.0
    out[at + 12] = rats_at(s, faction, HOME[faction]) / RATS_SCALE
    out[at + 13] = exposed(s, faction) / RATS_SCALE
    out[at + 14] = enthroned_at(s, faction, RAT_CITY) * rats_at(s, faction, RAT_CITY) / 4.0
    out[at + 15] = 1.0 - out[at] * RATS_SCALE / RATS


@rule
def _table(s: State, out: Floats, at: int) -> None:
    """Round and phase, the throne, food, and what is being decided."""
    food = 0
    for space in range(SPACES):
        food += int(s.token[space] == FOOD)
    out[at] = min(s.round_no, 30) / 20.0
    out[at + 1] = (s.round_cap - s.round_no) / 20.0 if s.round_cap > 0 else 1.0
    out[at + 2] = int(s.throne == NOBODY)
    out[at + 3] = s.seats / 4.0
    out[at + 4] = s.moves_left / 4.0
    out[at + 5] = s.has_drawn
    out[at + 6] = int(s.exterminator != OFF_BOARD)
    out[at + 7] = food / 8.0
    at += 8
    for phase in range(len(PHASES)):
        out[at + phase] = int(s.phase == phase)
    at += len(PHASES)
    for mode in range(MODES):
        out[at + mode] = int(s.mode == mode)
    at += MODES
    for decision in range(DECISIONS):
        out[at + decision] = 0.0
    if s.due > 0 and DECISION[s.agenda[s.due - 1][STEP]] >= 0:
        out[at + DECISION[s.agenda[s.due - 1][STEP]]] = 1.0


FEATURES = Features(EACH, TABLE, describe)
