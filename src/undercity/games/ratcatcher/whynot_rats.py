"""Why not? Where rats go, as whynot.py asks it: targets, nets and nests (RC-14, RC-21.3)."""

from __future__ import annotations

from collections.abc import Collection

from undercity.engine.whynot import Objection, asked, because
from undercity.games.ratcatcher.opcodes import (
    DECOY,
    HASTE,
    HASTE_BROWN,
    HOLD_ZONE,
    T_CHEESE,
    T_RATCATCHER,
    T_TOKEN,
    T_TRAP,
)
from undercity.games.ratcatcher.table import (
    ABILITY_COLOUR,
    BROWN,
    CARD_OF,
    COLOURS,
    FIRST_ZONE,
    LETTERS,
    NEMESIS,
    NEMESIS_OP,
    NEMESIS_VALUE,
    NESTS,
    NONE,
    PECULIAR_MOVE,
    PECULIAR_OP,
    PECULIAR_VALUE,
    PECULIARS,
    RAT_MOVE,
    TARGETS,
    TOKENS,
    ZONES,
    State,
)
from undercity.games.ratcatcher.whynot_city import (
    Distances,
    Ways,
    absent,
    city_ways,
    distances,
)
from undercity.games.ratcatcher.zones import LETTER_SETS, NETS, are_nets

# ------------------------------------------------------------------ where rats go (RC-14, RC-21.3)


def preferred(zones: Collection[int], home: Distances) -> set[int]:
    """Those closest to the Ratcatcher, then those on the highest Township number (RC-14.8, RC-14.9)."""
    least = min(home[zone] for zone in zones)
    highest = max(CARD_OF[zone] for zone in zones if home[zone] == least)
    return {zone for zone in zones if home[zone] == least and CARD_OF[zone] == highest}


def not_preferred(zone: int, zones: Collection[int], home: Distances, clause: str) -> Objection | None:
    """Which of the two tie-breaks speaks against the zone."""
    best = preferred(zones, home)
    if zone in best:
        return None
    other = min(best)
    names = {"zone": ("zone", zone), "other": ("zone", other), "steps": ("number", home[zone])}
    if home[zone] > home[other]:
        return because(clause, "why-zone-farther", **names, least=("number", home[other]))
    return because(clause, "why-zone-lower", **names)


def end_zone(s: State, seat: int, zone: int) -> Objection | None:
    """On a shortest path, as far as the rat moves (RC-14.7, RC-14.9), and kept by the tie-breaks."""
    if objection := absent(s, zone):
        return objection
    _, start, zones = asked(s)
    if are_nets(zones):
        return net(s, zone)
    ways = city_ways(s)
    ends, steps = end_zones(s, ways)
    if zone in ends:
        return not_preferred(zone, ends, distances(ways, s.catcher_zone), "RC-14.9")
    names = {"zone": ("zone", zone), "start": ("zone", start), "steps": ("number", steps)}
    return because("RC-14.9", "why-end_zone-off_path", **names)


def end_zones(s: State, ways: Ways) -> tuple[set[int], int]:
    """All possible end zones, and how far they are (RC-14.7 to RC-14.9)."""
    who, start, zones = asked(s)
    far = distances(ways, start)
    targets = target_zones(s, who)
    closest = min(far[zone] for zone in targets)
    kept = preferred([zone for zone in targets if far[zone] == closest], distances(ways, s.catcher_zone))
    # what the Nemesis has rolled is kept nowhere but in the zones asked about (RC-21.6)
    steps = far[min(members(zones))] if who == NEMESIS else min(move_of(s, who, start), closest)
    ends = set()
    for target in kept:
        left = distances(ways, target)
        ends |= {zone for zone in ways if far[zone] == steps and left[zone] == closest - steps}
    return ends, steps


def target_zones(s: State, who: int) -> set[int]:
    """The zones with the first kind of target that is anywhere in the City (RC-14.5)."""
    for kind in TARGETS[who + s.nemesis if who == NEMESIS else who]:
        if zones := {zone for zone in range(ZONES) if holds(s, kind, zone)}:
            return zones
    return set()


def holds(s: State, kind: int, zone: int) -> bool:
    """A decoy counts as cheese (RC-10.8)."""
    if kind == T_RATCATCHER:
        return s.catcher_zone == zone
    if kind == T_CHEESE:
        return s.cheese[zone] > 0 or has_placed(s, DECOY, zone)
    if kind == T_TOKEN:
        return any(s.tokens[token][zone] for token in range(TOKENS))
    return kind == T_TRAP and s.traps[zone] > 0


def has_placed(s: State, op: int, zone: int) -> bool:
    """Whether a token of this ability lies in the zone (RC-10.4)."""
    colour = ABILITY_COLOUR[s.ratcatcher][op]
    return colour != NONE and s.placed[colour][zone] > 0


def move_of(s: State, who: int, start: int) -> int:
    """The Move value, and what the Fiddler and the Rat King add on their cards (RC-14.13, RC-20.19, RC-21.9)."""
    if who >= COLOURS:
        return PECULIAR_MOVE[who - COLOURS]
    card = CARD_OF[start]
    fiddled = sum(
        PECULIAR_VALUE[rat]
        for rat in range(PECULIARS)
        if PECULIAR_OP[rat] == HASTE and s.peculiar_at[rat] >= 0 and CARD_OF[s.peculiar_at[rat]] == card
    )
    is_led = who == BROWN and NEMESIS_OP[s.nemesis] == HASTE_BROWN and s.nemesis_zone != NONE
    led = NEMESIS_VALUE[s.nemesis] if is_led and CARD_OF[s.nemesis_zone] == card else 0
    return RAT_MOVE[who] + fiddled + led


def net(s: State, zone: int) -> Objection | None:
    """The first net on a shortest path to the end zone; of several, those the tie-breaks keep (RC-14.11)."""
    if not has_placed(s, HOLD_ZONE, zone):
        return because("RC-14.11", "why-net-none", zone=("zone", zone))
    ways = city_ways(s)
    home = distances(ways, s.catcher_zone)
    _, start, asked_about = asked(s)
    ends, _ = end_zones(s, ways)
    # the end zone chosen before is kept nowhere: it is one that leads to the nets asked about
    ways_to_nets = [first_nets(s, ways, start, end) for end in sorted(preferred(ends, home))]
    nets = next(found for found in ways_to_nets if found and preferred(found, home) == members(asked_about))
    if zone in nets:
        return not_preferred(zone, nets, home, "RC-14.11")
    return because("RC-14.11", "why-net-not_first", zone=("zone", zone), start=("zone", start))


def first_nets(s: State, ways: Ways, start: int, end: int) -> set[int]:
    """The nets on shortest paths from the start to the end that a rat meets first (RC-14.11)."""
    far, left = distances(ways, start), distances(ways, end)
    nets = {zone for zone in ways if has_placed(s, HOLD_ZONE, zone) and far[zone] + left[zone] == far[end]}
    return {zone for zone in nets if far[zone] == min(far[other] for other in nets)}


def members(zones: int) -> set[int]:
    """The zones of a set as the agenda holds it."""
    first = FIRST_ZONE[zones % NETS // LETTER_SETS]
    return {first + letter for letter in range(LETTERS) if zones >> letter & 1}


def nest(s: State, seat: int, zone: int) -> Objection | None:
    """A Rats' Nest on the Ratcatcher's card (RC-21.3), or else the closest one (RC-21.4)."""
    if objection := absent(s, zone):
        return objection
    ways = city_ways(s)
    nests = [other for other in ways if NESTS[s.hard][other] or s.question_nests[other]]
    if zone not in nests:
        return because("RC-21.3", "why-nest-none", zone=("zone", zone))
    card = CARD_OF[s.catcher_zone]
    if all(CARD_OF[other] != card for other in nests):
        return not_preferred(zone, nests, distances(ways, s.catcher_zone), "RC-21.4")
    if CARD_OF[zone] == card:
        return None
    names = {"zone": ("zone", zone), "nemesis": ("nemesis", s.nemesis), "card": ("card", card)}
    return because("RC-21.3", "why-nest-other_card", **names)
