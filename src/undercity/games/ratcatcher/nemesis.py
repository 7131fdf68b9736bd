"""Nemesis Rats (RC-21): their numbers, how they come into the City, what The Maw eats."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.opcodes import GUT, N_HEALTH
from undercity.games.ratcatcher.paths import draw_map, wipe_map
from undercity.games.ratcatcher.table import (
    CARD_OF,
    CHOOSE_NEST,
    FIRST_ZONE,
    GUT_FILLED,
    GUT_MUTATION,
    GUT_SLOTS,
    GUT_TRAP,
    GUT_VALUE,
    GUTS,
    NEMESIS_BASE,
    NEMESIS_MUTATED,
    NEMESIS_OP,
    NEMESIS_SPAWNED,
    NESTS,
    NONE,
    TRACKER_OP,
    TRACKER_VALUE,
    ZONE,
    ZONES,
    State,
)
from undercity.games.ratcatcher.zones import WORST_RANK, first_of, is_one, offer_zones, rank, set_of


@rule
def nemesis_number(s: State, attribute: int) -> int:
    """Health, Bite, Defence or Spawn as printed, with all mutations so far (RC-21.2, RC-21.12)."""
    value = NEMESIS_BASE[s.nemesis][attribute]
    for level in range(1, s.cheese_eaten + 1):
        if TRACKER_OP[s.nemesis][level] == attribute:
            value += TRACKER_VALUE[s.nemesis][level]
    for line in range(GUTS):
        if GUT_MUTATION[line] == attribute:
            value += s.gut[line] * GUT_VALUE[line]
    return value


@rule
def mutate(s: State, attribute: int, value: int) -> None:
    """A mutation shows: Health rises at once, the other numbers follow from the boards (RC-21.2)."""
    if attribute == N_HEALTH:
        s.nemesis_health += value
    tell(s, NEMESIS_MUTATED, s.nemesis, attribute, value, nemesis_number(s, attribute))


# ------------------------------------------------------------------ spawning the Nemesis (RC-21.3, RC-21.4)


@rule
def has_nest(s: State, zone: int) -> bool:
    """A printed Nest or a "?" Nest."""
    return NESTS[s.hard][zone] > 0 or s.question_nests[zone] > 0


@rule
def spawn_nemesis(s: State) -> None:
    """The Nemesis appears on a Nest; with several the player chooses (RC-21.3, RC-21.4)."""
    nests = _nests_on(s, CARD_OF[s.catcher_zone])
    if nests == 0:
        nests = _closest_nests(s)
    if nests == 0:
        return
    if is_one(nests):
        _appear(s, first_of(nests))
    else:
        ask(s, 0, CHOOSE_NEST, nests, 0, 0)


@rule
def _nests_on(s: State, card: int) -> int:
    """The zones with Nests on this card, as a set."""
    found = 0
    for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
        if has_nest(s, zone):
            found |= set_of(zone)
    return found


@rule
def _closest_nests(s: State) -> int:
    """The Nests closest to the Ratcatcher; ties go to the highest Township number (RC-21.4)."""
    draw_map(s)
    best, found = WORST_RANK, 0
    for zone in range(ZONES):
        if s.near[zone] > 0 and has_nest(s, zone):
            place = rank(s, zone)
            if place < best:
                best, found = place, 0
            if place == best:
                found |= set_of(zone)
    wipe_map(s)
    return found


@rule
def offer_nest(s: State, seat: int, out: Numbers, zones: int) -> int:
    """The Nests of the set (RC-26.10)."""
    return offer_zones(zones, out)


@rule
def take_nest(s: State, seat: int, choice: int) -> None:
    _appear(s, choice - ZONE)


@rule
def _appear(s: State, zone: int) -> None:
    s.nemesis_zone = zone
    tell(s, NEMESIS_SPAWNED, s.nemesis, zone, 0, 0)


# ------------------------------------------------------------------ the Gut Tracker (RC-21.11, RC-21.12)


@rule
def feed_gut(s: State) -> None:
    """After its move The Maw eats the tokens and the trap in its zone (RC-21.11)."""
    zone = s.nemesis_zone
    if NEMESIS_OP[s.nemesis] != GUT or zone == NONE:
        return
    for token in range(GUT_TRAP):
        while s.tokens[token][zone] > 0:
            s.tokens[token][zone] -= 1
            s.token_reserve[token] += 1
            _swallow(s, token, zone)
    if s.traps[zone] > 0:
        s.traps[zone] = 0
        _swallow(s, GUT_TRAP, zone)
    s.mapped = 0


@rule
def _swallow(s: State, line: int, zone: int) -> None:
    """An eaten token fills a slot of its row; a full row gives nothing (RC-21.12)."""
    room = GUT_SLOTS[line] - s.gut[line]
    tell(s, GUT_FILLED, s.nemesis, line, zone, room)
    if room > 0:
        s.gut[line] += 1
        mutate(s, GUT_MUTATION[line], GUT_VALUE[line])
