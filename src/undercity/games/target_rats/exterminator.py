"""The Exterminator (TR-13), with the items that answer him (TR-9.16, TR-9.17).

A move of his is
    aim       the Stolen Work Order may take the choice over; quadrant, then space
    arrive    the Smoke Bomb may save rats
    destroy   everything on his space goes
"""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import (
    crowd_at,
    exterminator_bit,
    offer_spaces,
    rats_at,
    rats_die,
    remove_token,
    report,
    shift_rats,
)
from undercity.games.target_rats.items import ready_holder, uses_item
from undercity.games.target_rats.table import (
    AIM,
    AIM_ANY,
    AIM_INFESTED,
    AIM_MOST_RATS,
    AIM_QUADRANT,
    AIM_SAME_QUADRANT,
    ARRIVE,
    CHOOSE_QUADRANT,
    CHOOSE_SMOKE_BOMB,
    CHOOSE_TARGET,
    CHOOSE_WORK_ORDER,
    DESTROY,
    ESCAPED,
    EXTERMINATE,
    EXTERMINATED,
    EXTERMINATOR_BY_CARD,
    EXTERMINATOR_CALLED,
    EXTERMINATOR_DIE,
    EXTERMINATOR_SENT,
    FACES,
    FACTIONS,
    GROUP_NUMBER,
    HOME,
    INFESTATION,
    INFESTED,
    NO_TOKEN,
    NOBODY,
    NOTHING_DESTROYED,
    QUADRANT,
    QUADRANT_SPACES,
    QUADRANTS,
    RING,
    RING_SPACES,
    SMOKE_BOMB,
    SPACE,
    SURFACE,
    TARGET,
    TOKEN_DESTROYED,
    WORK_ORDER,
    State,
)


@rule
def do_exterminator_phase(s: State) -> None:
    """An infestation calls him; otherwise the target symbol on a die does (TR-13.3, TR-13.7)."""
    s.phase = EXTERMINATE
    infested = False
    for quadrant in range(QUADRANTS):
        count = rats_in(s, quadrant)
        if count >= INFESTATION:
            infested = True
            tell(s, INFESTED, quadrant, count, 0, 0)
    if infested:
        push(s, AIM, AIM_INFESTED, 0, 0)
        return
    face = roll(s, FACES) + 1
    report(s, EXTERMINATOR_DIE, s.active, face, 0, 0)
    if face == TARGET:
        push(s, AIM, AIM_ANY, 0, 0)


@rule
def rats_in(s: State, quadrant: int) -> int:
    """Rats of all factions in the quadrant, on both rings; corridors count for both sides (TR-13.2)."""
    count = 0
    for space in range(RING_SPACES):
        if (QUADRANT_SPACES[quadrant] >> space) & 1:
            count += crowd_at(s, space)
    return count


# ------------------------------------------------------------------ aim


@rule
def fullest(s: State, spaces: int) -> int:
    """Those of the spaces with the greatest number of rats (TR-8.15, TR-13.5); all of them if there is none."""
    most = 0
    found = 0
    for space in range(RING):
        if (spaces >> space) & 1:
            crowd = crowd_at(s, space)
            if crowd > most:
                most = crowd
                found = 0
            if crowd == most:
                found |= 1 << space
    return found


@rule
def targets(s: State, aim: int, arg: int) -> int:
    """The surface spaces he may be sent to: always another than his own (TR-8.13 to TR-8.15, TR-13.5 to TR-13.7).

    `arg` is the scavenged space (same quadrant) or the quadrant chosen.
    """
    free = SURFACE & ~exterminator_bit(s)
    if aim == AIM_ANY:
        return free
    if aim == AIM_MOST_RATS:
        return fullest(s, free)
    if aim == AIM_QUADRANT:
        return fullest(s, free & QUADRANT_SPACES[arg])
    found = 0
    for quadrant in range(QUADRANTS):
        if aim == AIM_INFESTED and rats_in(s, quadrant) >= INFESTATION:
            found |= fullest(s, free & QUADRANT_SPACES[quadrant])
        if aim == AIM_SAME_QUADRANT and (QUADRANT_SPACES[quadrant] >> arg) & 1:
            found |= free & QUADRANT_SPACES[quadrant]
    return found


@rule
def do_aim(s: State, aim: int, arg: int) -> None:
    """The active player chooses where he goes, unless somebody else has the work order (TR-9.16)."""
    found = targets(s, aim, arg)
    holder = ready_holder(s, WORK_ORDER)
    if holder != NOBODY and holder != s.active and found & (found - 1):
        ask(s, s.seat_of[holder], CHOOSE_WORK_ORDER, aim, arg, holder)
    else:
        ask_target(s, s.seat_of[s.active], aim, arg)


@rule
def ask_target(s: State, seat: int, aim: int, arg: int) -> None:
    """First the quadrant, where an infestation calls him, then the space (TR-13.4, TR-13.5)."""
    if aim == AIM_INFESTED:
        ask(s, seat, CHOOSE_QUADRANT, 0, 0, 0)
    else:
        ask(s, seat, CHOOSE_TARGET, aim, arg, 0)


@rule
def take_work_order(s: State, seat: int, choice: int, aim: int, arg: int, holder: int) -> None:
    """The holder chooses instead, among the same legal spaces (TR-9.16)."""
    chooser = seat if uses_item(s, holder, choice) else s.seat_of[s.active]
    ask_target(s, chooser, aim, arg)


@rule
def offer_quadrant(s: State, seat: int, out: Numbers) -> int:
    """One of the infested quadrants (TR-13.4)."""
    n = 0
    for quadrant in range(QUADRANTS):
        if rats_in(s, quadrant) >= INFESTATION:
            out[n] = QUADRANT + quadrant
            n += 1
    return n


@rule
def take_quadrant(s: State, seat: int, choice: int) -> None:
    ask(s, seat, CHOOSE_TARGET, AIM_QUADRANT, choice - QUADRANT, 0)


@rule
def offer_target(s: State, seat: int, out: Numbers, aim: int, arg: int) -> int:
    return offer_spaces(out, targets(s, aim, arg))


@rule
def take_target(s: State, seat: int, choice: int, aim: int, arg: int) -> None:
    """Whoever chose sends him (TR-8.13, TR-13.5, TR-13.7)."""
    space = choice - SPACE
    if aim == AIM_QUADRANT:
        tell(s, EXTERMINATOR_CALLED, seat, arg, space, 0)
    elif s.phase == EXTERMINATE:
        tell(s, EXTERMINATOR_SENT, seat, space, 0, 0)
    else:
        tell(s, EXTERMINATOR_BY_CARD, seat, space, 0, 0)
    push(s, ARRIVE, space, 0, 0)


# ------------------------------------------------------------------ arrive and destroy


@rule
def do_arrive(s: State, space: int) -> None:
    """Rats with a smoke bomb may escape before he strikes (TR-9.17, TR-9.18)."""
    push(s, DESTROY, space, 0, 0)
    holder = ready_holder(s, SMOKE_BOMB)
    if holder != NOBODY and rats_at(s, holder, space) > 0:
        ask(s, s.seat_of[holder], CHOOSE_SMOKE_BOMB, space, holder, 0)


@rule
def take_smoke_bomb(s: State, seat: int, choice: int, space: int, holder: int) -> None:
    """All the holder's rats there go home as they are (TR-9.17)."""
    if uses_item(s, holder, choice):
        unfed, fed = s.unfed[holder][space], s.fed[holder][space]
        shift_rats(s, holder, space, HOME[holder], unfed, fed)
        report(s, ESCAPED, holder, GROUP_NUMBER[unfed][fed], space, HOME[holder])


@rule
def do_destroy(s: State, space: int) -> None:
    """He destroys all rats and the token on his new space (TR-13.8)."""
    s.exterminator = space
    if crowd_at(s, space) == 0 and s.token[space] == NO_TOKEN:
        tell(s, NOTHING_DESTROYED, space, 0, 0, 0)
    for faction in range(FACTIONS):
        if rats_at(s, faction, space) > 0:
            rats_die(s, EXTERMINATED, faction, space, s.unfed[faction][space], s.fed[faction][space])
    if s.token[space] != NO_TOKEN:
        remove_token(s, TOKEN_DESTROYED, space)
