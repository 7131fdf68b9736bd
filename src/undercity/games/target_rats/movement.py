"""Movement (TR-5) and the items that help a group on its way (TR-9.8 to TR-9.10).

A group movement is three choices: the space it starts from, the group, and where it goes.
"""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import (
    enemy_spaces,
    enthroned_at,
    exterminator_bit,
    is_contested,
    linked_columns,
    neighbours,
    nests_of,
    offer_spaces,
    report,
    room_at,
    shift_rats,
)
from undercity.games.target_rats.items import can_use, uses_item
from undercity.games.target_rats.table import (
    BASE_MOVES,
    CHOOSE_DESTINATION,
    CHOOSE_GROUP,
    CHOOSE_MOVE_ITEM,
    CHOOSE_ORIGIN,
    COVER,
    DECLINE,
    DONE,
    GROUP,
    GROUP_FED,
    GROUP_MOVED,
    GROUP_NUMBER,
    GROUP_UNFED,
    GROUPS_MOVE,
    HOME,
    ITEM_N,
    MANHOLE_HOOK,
    MOVE,
    MOVES_ENDED,
    MOVES_GROUP,
    NO_ITEM,
    ONE_RING,
    PIGEON_CALL,
    RANGE,
    RATS,
    RING,
    ROLLER_SKATE,
    SPACE,
    SPACES,
    SURFACE,
    USE,
    State,
)


@rule
def do_move_phase(s: State) -> None:
    """Two group movements, one more for each own nest token on the board now (TR-5.1)."""
    s.phase = MOVE
    s.moves_left = BASE_MOVES + nests_of(s, s.active)
    push(s, GROUPS_MOVE, 0, 0, 0)


@rule
def do_groups_move(s: State) -> None:
    """The next group movement, or the end of the phase (TR-5.8)."""
    if s.moves_left > 0:
        ask(s, s.seat_of[s.active], CHOOSE_ORIGIN, 0, 0, 0)
    else:
        end_movement(s)


@rule
def end_movement(s: State) -> None:
    """Spaces to which a rat has moved will fight, if contested, or act (TR-6.1, TR-6.3)."""
    for space in range(SPACES):
        if s.moved_unfed[space] + s.moved_fed[space] > 0:
            s.acting[space] = int(not is_contested(s, space))
        s.moved_unfed[space] = 0
        s.moved_fed[space] = 0
    s.moves_left = 0


# ------------------------------------------------------------------ how far a group gets


@rule
def reach(s: State, faction: int, origin: int, steps: int, columns: int, enemies: int) -> int:
    """Every space a group can enter within so many steps (TR-5.4, TR-5.5, TR-5.10, TR-5.17 to TR-5.22).

    Enemies stop it, the Exterminator's space is closed, and the way beneath the own sewer cover takes two
    steps, so it starts from where the group was one step before.
    """
    closed = exterminator_bit(s)
    home, drain = 1 << HOME[faction], 1 << (COVER[faction] + RING)
    seen = 1 << origin
    edge = seen
    before = 0
    for _ in range(steps):
        found = neighbours(edge & ~enemies, columns, faction)
        if before & home:
            found |= drain
        if before & drain & ~enemies:
            found |= home
        before = edge
        edge = found & ~seen & ~closed
        seen |= edge
    return seen & ~(1 << origin)


@rule
def reach_by(s: State, faction: int, origin: int, item: int, enemies: int) -> int:
    """The same with a movement item (TR-9.8 to TR-9.10), or without (NO_ITEM)."""
    if item == PIGEON_CALL:
        return SURFACE & ~exterminator_bit(s) & ~(1 << origin) if origin < RING else 0
    steps = ITEM_N[ROLLER_SKATE] if item == ROLLER_SKATE else RANGE
    columns = ONE_RING if item == MANHOLE_HOOK else linked_columns(s)
    return reach(s, faction, origin, steps, columns, enemies)


@rule
def destinations(s: State, faction: int, origin: int, item: int, size: int) -> int:
    """Where a group of this size may stop: on enemies, or where it fits (TR-5.13 to TR-5.15)."""
    enemies = enemy_spaces(s, faction)
    within = reach_by(s, faction, origin, item, enemies)
    found = within & enemies
    for space in range(SPACES):
        if (within >> space) & 1 and room_at(s, faction, space) >= size:
            found |= 1 << space
    return found


@rule
def largest_group(s: State, faction: int, origin: int, item: int) -> int:
    """How many rats can move from here as one group to some space (TR-5.14)."""
    enemies = enemy_spaces(s, faction)
    within = reach_by(s, faction, origin, item, enemies)
    largest = RATS if within & enemies else 0
    for space in range(SPACES):
        if (within >> space) & 1:
            largest = max(largest, room_at(s, faction, space))
    return min(largest, ITEM_N[PIGEON_CALL]) if item == PIGEON_CALL else largest


@rule
def movable_fed(s: State, space: int) -> int:
    """Fed rats of the active faction that may leave: all but Da Big Cheese (TR-5.2, TR-14.8)."""
    return s.fed[s.active][space] - enthroned_at(s, s.active, space)


@rule
def has_fresh_rat(s: State, space: int) -> bool:
    """Whether a rat stands here that has not moved this turn (TR-5.3)."""
    return s.unfed[s.active][space] > s.moved_unfed[space] or movable_fed(s, space) > s.moved_fed[space]


@rule
def usable_move_item(s: State, origin: int) -> int:
    """The ready movement item, if it opens a destination closed without it; else NO_ITEM (TR-9.7, TR-19.6)."""
    item = s.item[s.active]
    if item == NO_ITEM or not MOVES_GROUP[item] or not can_use(s, s.active, item):
        return NO_ITEM
    opened = destinations(s, s.active, origin, item, 1) & ~destinations(s, s.active, origin, NO_ITEM, 1)
    return item if opened else NO_ITEM


# ------------------------------------------------------------------ where from


@rule
def offer_origin(s: State, seat: int, out: Numbers) -> int:
    """A space from which some group can move, or done (TR-19.3)."""
    faction = s.active
    enemies = enemy_spaces(s, faction)
    columns = linked_columns(s)
    n = 0
    for space in range(SPACES):
        if s.unfed[faction][space] + s.fed[faction][space] == 0 or (enemies >> space) & 1:
            continue  # rats on a contested space stay (TR-5.16)
        if has_fresh_rat(s, space) and _can_leave(s, space, enemies, columns):
            out[n] = SPACE + space
            n += 1
    out[n] = DONE
    return n + 1


@rule
def _can_leave(s: State, origin: int, enemies: int, columns: int) -> bool:
    """Whether at least a single rat has a destination; one step settles it nearly always."""
    near = neighbours(1 << origin, columns, s.active) & ~exterminator_bit(s)
    if near & enemies:
        return True
    for space in range(SPACES):
        if (near >> space) & 1 and room_at(s, s.active, space) > 0:
            return True
    return destinations(s, s.active, origin, NO_ITEM, 1) != 0 or usable_move_item(s, origin) != NO_ITEM


@rule
def take_origin(s: State, seat: int, choice: int) -> None:
    if choice == DONE:
        report(s, MOVES_ENDED, s.active, s.moves_left, 0, 0)
        end_movement(s)
        return
    origin = choice - SPACE
    item = usable_move_item(s, origin)
    if item == NO_ITEM:
        ask(s, seat, CHOOSE_GROUP, origin, NO_ITEM, 0)
    else:
        ask(s, seat, CHOOSE_MOVE_ITEM, origin, item, 0)


@rule
def offer_move_item(s: State, seat: int, out: Numbers, origin: int, item: int) -> int:
    """Use the item for this movement or not; a group that cannot move otherwise uses it (TR-19.6)."""
    out[0] = USE
    if destinations(s, s.active, origin, NO_ITEM, 1) == 0:
        return 1
    out[1] = DECLINE
    return 2


@rule
def take_move_item(s: State, seat: int, choice: int, origin: int, item: int) -> None:
    helper = item if uses_item(s, s.active, choice) else NO_ITEM
    ask(s, seat, CHOOSE_GROUP, origin, helper, 0)


# ------------------------------------------------------------------ which rats


@rule
def offer_group(s: State, seat: int, out: Numbers, origin: int, item: int) -> int:
    """Any number of unfed and of fed rats with a fresh one among them and somewhere to go (TR-5.2, TR-5.3)."""
    most = largest_group(s, s.active, origin, item)
    unfed, fed = s.unfed[s.active][origin], movable_fed(s, origin)
    fresh_unfed = unfed > s.moved_unfed[origin]
    fresh_fed = fed > s.moved_fed[origin]
    n = 0
    for u in range(unfed + 1):
        for f in range(fed + 1):
            if 0 < u + f <= most and ((u > 0 and fresh_unfed) or (f > 0 and fresh_fed)):
                out[n] = GROUP + GROUP_NUMBER[u][f]
                n += 1
    return n


@rule
def take_group(s: State, seat: int, choice: int, origin: int, item: int) -> None:
    ask(s, seat, CHOOSE_DESTINATION, origin, item, choice - GROUP)


# ------------------------------------------------------------------ where to


@rule
def offer_destination(s: State, seat: int, out: Numbers, origin: int, item: int, group: int) -> int:
    """Every space where the group may stop, but not where it began (TR-5.9)."""
    return offer_spaces(out, destinations(s, s.active, origin, item, GROUP_UNFED[group] + GROUP_FED[group]))


@rule
def take_destination(s: State, seat: int, choice: int, origin: int, item: int, group: int) -> None:
    """The group moves; rats that have not moved yet are taken first (TR-5.3, TR-5.12, TR-5.23)."""
    space = choice - SPACE
    unfed, fed = GROUP_UNFED[group], GROUP_FED[group]
    fresh_unfed = s.unfed[s.active][origin] - s.moved_unfed[origin]
    fresh_fed = movable_fed(s, origin) - s.moved_fed[origin]
    s.moved_unfed[origin] -= max(0, unfed - fresh_unfed)
    s.moved_fed[origin] -= max(0, fed - fresh_fed)
    s.moved_unfed[space] += unfed
    s.moved_fed[space] += fed
    shift_rats(s, s.active, origin, space, unfed, fed)
    report(s, GROUP_MOVED, s.active, group, origin, space)
    s.moves_left -= 1
    push(s, GROUPS_MOVE, 0, 0, 0)
