"""Pushes, forced fights, overflow (TR-12)."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import (
    exterminator_bit,
    is_contested,
    linked_columns,
    neighbours,
    offer_spaces,
    others_at,
    rats_at,
    report,
    room_at,
    shift_rats,
    take_rats,
)
from undercity.games.target_rats.losses import offer_rats
from undercity.games.target_rats.table import (
    AFTERMATH,
    CHOOSE_OVERFLOW,
    CHOOSE_PUSH,
    CHOOSE_PUSH_ON,
    CHOOSE_SURPLUS,
    FACTIONS,
    FIGHT_AT,
    GROUP,
    GROUP_FED,
    GROUP_NUMBER,
    GROUP_UNFED,
    HOME,
    NOBODY,
    NOWHERE,
    OVERFLOWED,
    PUSHED,
    PUSHED_TO_DEATH,
    SPACE,
    SPACES,
    State,
)


@rule
def do_push(s: State, space: int, winner: int, loser: int) -> None:
    """The winner pushes what is left of a loser, whoever is active (TR-12.1, TR-12.2)."""
    if rats_at(s, loser, space) > 0:
        ask(s, s.seat_of[winner], CHOOSE_PUSH, space, loser, NOWHERE)


@rule
def offer_push_first(s: State, seat: int, out: Numbers, space: int, loser: int) -> int:
    """A neighbouring space, no foreign home nest (TR-12.3, TR-12.4)."""
    return offer_spaces(out, neighbours(1 << space, linked_columns(s), loser))


@rule
def take_push_first(s: State, seat: int, choice: int, space: int, loser: int) -> None:
    """One step; Exterminator, other rats and the own home nest end the push there (TR-12.4 to TR-12.7)."""
    first = choice - SPACE
    if first == s.exterminator or first == HOME[loser] or others_at(s, loser, first):
        land(s, loser, space, first)
    else:
        ask(s, seat, CHOOSE_PUSH_ON, space, loser, first)


@rule
def offer_push_second(s: State, seat: int, out: Numbers, space: int, loser: int, first: int) -> int:
    """Not back to the space of the fight (TR-12.3)."""
    return offer_spaces(out, neighbours(1 << first, linked_columns(s), loser) & ~(1 << space))


@rule
def take_push_second(s: State, seat: int, choice: int, space: int, loser: int) -> None:
    land(s, loser, space, choice - SPACE)


@rule
def land(s: State, loser: int, origin: int, space: int) -> None:
    """The pushed group arrives, dies, or forces a fight (TR-12.5 to TR-12.7)."""
    unfed, fed = s.unfed[loser][origin], s.fed[loser][origin]
    if space == s.exterminator:
        take_rats(s, loser, origin, unfed, fed)
        report(s, PUSHED_TO_DEATH, loser, GROUP_NUMBER[unfed][fed], origin, space)
        return
    newcomer = rats_at(s, loser, space) == 0
    shift_rats(s, loser, origin, space, unfed, fed)
    report(s, PUSHED, loser, GROUP_NUMBER[unfed][fed], origin, space)
    if others_at(s, loser, space):
        _force_fight(s, space, loser if newcomer else NOBODY)


@rule
def _force_fight(s: State, space: int, newcomer: int) -> None:
    """Put a fight at the end of the queue, with who came into it (TR-12.8, TR-11.7)."""
    k = 0
    while s.forced_at[k] != NOWHERE:
        if s.forced_at[k] == space and newcomer == NOBODY:
            return
        k += 1
    s.forced_at[k] = space
    s.forced_in[k] = newcomer


@rule
def do_aftermath(s: State) -> None:
    """Forced fights in the order in which they arose, then overflow (TR-12.8, TR-12.9, TR-12.12)."""
    if s.forced_at[0] != NOWHERE:
        push(s, AFTERMATH, 0, 0, 0)
        push(s, FIGHT_AT, s.forced_at[0], 0, 0)
        return
    for k in range(FACTIONS):  # the active player's come first, then clockwise (TR-12.15)
        faction = (s.active + k) % FACTIONS
        for space in range(SPACES):
            if room_at(s, faction, space) < 0 and not is_contested(s, space):
                push(s, AFTERMATH, 0, 0, 0)
                ask(s, s.seat_of[faction], CHOOSE_OVERFLOW, space, faction, 0)
                return


@rule
def nearest_room(s: State, faction: int, origin: int) -> int:
    """The nearest spaces that can take overflow; rats do not block the way (TR-12.13, TR-12.14)."""
    columns = linked_columns(s)
    closed = exterminator_bit(s)
    seen = 1 << origin
    edge = seen
    found = 0
    while found == 0 and edge != 0:
        edge = neighbours(edge, columns, faction) & ~seen & ~closed
        seen |= edge
        for space in range(SPACES):
            if (edge >> space) & 1 and room_at(s, faction, space) > 0 and not others_at(s, faction, space):
                found |= 1 << space
    return found


@rule
def offer_overflow(s: State, seat: int, out: Numbers, origin: int, faction: int) -> int:
    """The owner chooses among equally near spaces (TR-12.14)."""
    return offer_spaces(out, nearest_room(s, faction, origin))


@rule
def take_overflow(s: State, seat: int, choice: int, origin: int, faction: int) -> None:
    ask(s, seat, CHOOSE_SURPLUS, origin, faction, choice - SPACE)


@rule
def surplus(s: State, faction: int, origin: int, space: int) -> int:
    """How many rats go from an overfull space to this one: as many as must and fit (TR-12.14)."""
    return min(-room_at(s, faction, origin), room_at(s, faction, space))


@rule
def offer_surplus(s: State, seat: int, out: Numbers, origin: int, faction: int, space: int) -> int:
    """The owner chooses which rats leave, never Da Big Cheese (TR-12.12)."""
    return offer_rats(s, out, faction, origin, surplus(s, faction, origin, space))


@rule
def take_surplus(s: State, seat: int, choice: int, origin: int, faction: int, space: int) -> None:
    unfed, fed = GROUP_UNFED[choice - GROUP], GROUP_FED[choice - GROUP]
    shift_rats(s, faction, origin, space, unfed, fed)
    report(s, OVERFLOWED, faction, choice - GROUP, origin, space)
