"""Distances and shortest paths over the City (RC-0.5, RC-14.5 to RC-14.11).

One search from all targets at once answers for every rat: each zone learns its distance to the closest
targets and the rank of the best of them; a rat then walks downhill among zones of its own rank. The maps
lie in the record while the rats move and are wiped before anybody decides.
"""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.ratcatcher.city import draw_links, has_placed, in_city, linked
from undercity.games.ratcatcher.opcodes import DECOY, HOLD_ZONE, T_CHEESE, T_RATCATCHER, T_TOKEN, T_TRAP, UNTRAPPABLE
from undercity.games.ratcatcher.table import (
    AIMS,
    CARDS,
    COLOURS,
    DOORS,
    FIRST_ZONE,
    HEALTH_TOKEN,
    NEIGHBOURS,
    NEMESIS,
    NONE,
    PECULIAR_OP,
    PURPLE_TOKEN,
    TARGETS,
    YELLOW_TOKEN,
    ZONES,
    State,
)
from undercity.games.ratcatcher.zones import WORST_RANK, rank, set_of

LEADS_ON = 64  # added to the mark of zones that lead to the chosen end


@rule
def draw_map(s: State) -> None:
    """Links, and every zone's distance from the Ratcatcher; kept until it is wiped."""
    if s.near[s.catcher_zone] > 0:
        return
    draw_links(s)
    s.near[s.catcher_zone] = 1
    s.queue[0] = s.catcher_zone
    first, last = 0, 1
    while first < last:
        zone = s.queue[first]
        first += 1
        for k in range(NEIGHBOURS):
            other = linked(s, zone, k)
            if s.near[other] == 0:
                s.near[other] = s.near[zone] + 1
                s.queue[last] = other
                last += 1


@rule
def wipe_map(s: State) -> None:
    """Leave no trace of searching, so that equal positions have equal bytes."""
    for zone in range(ZONES):
        s.near[zone] = 0
        s.far[zone] = 0
        s.aim[zone] = 0
        s.queue[zone] = 0
        s.mark[zone] = 0
    for k in range(ZONES * DOORS):
        s.link[k] = 0
    s.mapped = 0


@rule
def is_target(s: State, kind: int, zone: int) -> bool:
    """Whether the zone holds something of this kind (RC-14.5, RC-10.8)."""
    if kind == T_RATCATCHER:
        return s.catcher_zone == zone
    if kind == T_CHEESE:
        return s.cheese[zone] > 0 or has_placed(s, DECOY, zone)
    if kind == T_TOKEN:
        return s.tokens[HEALTH_TOKEN][zone] + s.tokens[PURPLE_TOKEN][zone] + s.tokens[YELLOW_TOKEN][zone] > 0
    if kind == T_TRAP:
        return s.traps[zone] > 0
    return False


@rule
def _mark_targets(s: State, kind: int) -> int:
    """Begin the search in the zones with targets of the kind; how many there are."""
    count = 0
    for card in range(CARDS):
        if in_city(s, card):
            for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
                if is_target(s, kind, zone):
                    s.far[zone] = 1
                    s.aim[zone] = rank(s, zone)
                    s.queue[count] = zone
                    count += 1
    return count


@rule
def _map_ratcatcher(s: State) -> None:
    """The Ratcatcher is the only target of its kind, and how far it is from anywhere is known."""
    aim = rank(s, s.catcher_zone)
    for zone in range(ZONES):
        s.far[zone] = s.near[zone]
        s.aim[zone] = aim
    s.mapped = T_RATCATCHER + 1


@rule
def _map_targets(s: State, kind: int) -> bool:
    """Search from all targets of the kind at once; False if there is none.

    Of two targets equally far, the one closer to the Ratcatcher ranks first, then the one on the card
    with the higher number (RC-14.8).
    """
    if kind == T_RATCATCHER:
        _map_ratcatcher(s)
        return True
    for zone in range(ZONES):
        s.far[zone] = 0
        s.aim[zone] = 0
    first, last = 0, _mark_targets(s, kind)
    if last == 0:
        s.mapped = 0
        return False
    while first < last:
        zone = s.queue[first]
        first += 1
        for k in range(NEIGHBOURS):
            other = linked(s, zone, k)
            if s.far[other] == 0:
                s.far[other] = s.far[zone] + 1
                s.aim[other] = s.aim[zone]
                s.queue[last] = other
                last += 1
            elif s.far[other] == s.far[zone] + 1 and s.aim[zone] < s.aim[other]:
                s.aim[other] = s.aim[zone]
    s.mapped = kind + 1
    return True


@rule
def _find_targets(s: State, who: int) -> bool:
    """Map the first kind on the mover's list that exists anywhere (RC-14.5); False if none does (RC-14.12)."""
    line = who + s.nemesis if who == NEMESIS else who
    for k in range(AIMS):
        kind = TARGETS[line][k]
        if kind != NONE and (s.mapped == kind + 1 or _map_targets(s, kind)):
            return True
    return False


@rule
def _walk(s: State, start: int, steps: int) -> int:
    """Mark every zone up to `steps` steps along shortest paths to the kept targets; how many were marked.

    The mark is the number of steps + 1; the queue holds the marked zones in that order.
    """
    s.mark[start] = 1
    s.queue[0] = start
    count = 1
    i = 0
    while i < count:
        zone = s.queue[i]
        i += 1
        if s.mark[zone] <= steps:
            for k in range(NEIGHBOURS):
                other = linked(s, zone, k)
                if s.mark[other] == 0 and s.far[other] == s.far[zone] - 1 and s.aim[other] == s.aim[start]:
                    s.mark[other] = s.mark[zone] + 1
                    s.queue[count] = other
                    count += 1
    return count


@rule
def _best_marked(s: State, count: int, mark: int) -> int:
    """Of the zones with this mark: the closest to the Ratcatcher, then the highest card (RC-14.9)."""
    best, found = WORST_RANK, 0
    for i in range(count):
        zone = s.queue[i]
        if s.mark[zone] == mark:
            place = rank(s, zone)
            if place < best:
                best, found = place, 0
            if place == best:
                found |= set_of(zone)
    return found


@rule
def _unmark(s: State, count: int) -> None:
    for i in range(count):
        s.mark[s.queue[i]] = 0


@rule
def end_zones(s: State, who: int, start: int, move: int) -> int:
    """Where the rat may end its move, as a set; 0 if it stays (RC-14.6 to RC-14.9, RC-14.12)."""
    if not _find_targets(s, who) or s.far[start] <= 1:
        return 0
    steps = min(move, s.far[start] - 1)
    count = _walk(s, start, steps)
    found = _best_marked(s, count, steps + 1)
    _unmark(s, count)
    return found


@rule
def nets_on_the_way(s: State, who: int, start: int, end: int) -> int:
    """The first zones with a net on shortest paths from the start to the end, as a set (RC-14.11)."""
    if not _find_targets(s, who):
        return 0
    steps = s.far[start] - s.far[end]
    count = _walk(s, start, steps)
    s.mark[end] += LEADS_ON
    first = LEADS_ON * 2 - 1
    for i in range(count - 1, 0, -1):
        zone = s.queue[i]
        if s.mark[zone] < LEADS_ON and _leads_on(s, zone):
            s.mark[zone] += LEADS_ON
        if s.mark[zone] > LEADS_ON and has_placed(s, HOLD_ZONE, zone):
            first = min(first, s.mark[zone])
    for i in range(count):
        zone = s.queue[i]
        if s.mark[zone] == first and not has_placed(s, HOLD_ZONE, zone):
            s.mark[zone] = 1
    found = _best_marked(s, count, first)
    _unmark(s, count)
    return found


@rule
def _leads_on(s: State, zone: int) -> bool:
    """Whether a zone that leads on is one step further."""
    for k in range(NEIGHBOURS):
        other = linked(s, zone, k)
        if s.mark[other] == s.mark[zone] + 1 + LEADS_ON:
            return True
    return False


@rule
def ignores_nets(who: int) -> bool:
    """The Nemesis and untrappable Peculiar Rats (RC-20.14, RC-21.6)."""
    return who == NEMESIS or (who >= COLOURS and PECULIAR_OP[who - COLOURS] == UNTRAPPABLE)
