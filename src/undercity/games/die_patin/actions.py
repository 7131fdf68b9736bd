"""The three actions (DP-6): bribing a rat, getting loot, setting up a back room with its bonus."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.die_patin.board import figures_in, put_rats, send_home, take_rats
from undercity.games.die_patin.table import (
    AREA_MANHOLES,
    BACK_ROOM_SET_UP,
    BONUS_COUNT,
    BONUS_LAPSED,
    BONUS_LOOT_TAKEN,
    BONUS_NOT_PLACED,
    BONUS_NOT_REMOVED,
    BONUS_POINTS_KEPT,
    BONUS_RAT_PLACED,
    BONUS_RAT_REMOVED,
    BONUS_STEP,
    CHOOSE_BONUS_PLACE,
    CHOOSE_BONUS_REMOVE,
    CHOOSE_SOURCE,
    CORNERS,
    DONE,
    LOOT_TAKEN,
    MANHOLE,
    MANHOLES_IN_PLAY,
    NO_TILE,
    NOBODY,
    PLACE_RATS,
    RAT_MOVED,
    RAT_PLACED,
    RAT_REMOVED,
    RELOCATION_DECLINED,
    REMOVE_RATS,
    State,
)

# ------------------------------------------------------------------ bribing a rat (DP-6.1 to DP-6.9)


@rule
def offer_bribes(s: State, seat: int, area: int, out: Numbers) -> int:
    """The manholes of the area where a bribe is possible (DP-6.2, DP-6.9)."""
    n = 0
    for k in range(CORNERS):
        manhole = AREA_MANHOLES[area][k]
        if holds_opponent(s, seat, manhole) or can_place(s, seat, manhole):
            out[n] = MANHOLE + manhole
            n += 1
    return n


@rule
def holds_opponent(s: State, seat: int, manhole: int) -> bool:
    """Whether rats of another player sit on the manhole."""
    owner = s.rat_owner[manhole]
    return owner != NOBODY and owner != seat


@rule
def can_place(s: State, seat: int, manhole: int) -> bool:
    """Whether the player has a rat for this free or own manhole: in supply, or to relocate (DP-6.4, DP-6.9)."""
    if holds_opponent(s, seat, manhole):
        return False
    if s.rat_supply[seat] > 0:
        return True
    for source in range(MANHOLES_IN_PLAY[s.seats]):
        if source != manhole and s.rat_owner[source] == seat:
            return True
    return False


@rule
def bribe(s: State, seat: int, manhole: int) -> None:
    """Take an opposing rat off, or put an own one on; the manhole decides which (DP-6.1, DP-6.2)."""
    if holds_opponent(s, seat, manhole):
        remove_rat(s, seat, manhole, RAT_REMOVED)
    else:
        place_rat(s, seat, manhole, RAT_PLACED)


@rule
def remove_rat(s: State, seat: int, manhole: int, event: int) -> None:
    """One opposing rat goes home (DP-6.1, DP-2.11)."""
    victim = s.rat_owner[manhole]
    send_home(s, manhole, 1)
    tell(s, event, seat, victim, manhole, s.rats[manhole])


@rule
def place_rat(s: State, seat: int, manhole: int, event: int) -> None:
    """One own rat comes from the supply; if that is empty, from another manhole (DP-6.4 to DP-6.6)."""
    if s.rat_supply[seat] > 0:
        put_from_supply(s, seat, manhole, 1)
        tell(s, event, seat, manhole, s.rats[manhole], 0)
    else:
        ask(s, seat, CHOOSE_SOURCE, manhole, 0, 0)


@rule
def put_from_supply(s: State, seat: int, manhole: int, count: int) -> None:
    """Own rats come to a manhole that is free or hers."""
    s.rat_supply[seat] -= count
    put_rats(s, seat, manhole, count)


@rule
def offer_rat_source(s: State, seat: int, out: Numbers, target: int, may_refuse: int) -> int:
    """Any other manhole in play with own rats (DP-6.5); with Invasion also declining (DP-8.7, DP-12.10)."""
    n = 0
    for manhole in range(MANHOLES_IN_PLAY[s.seats]):
        if manhole != target and s.rat_owner[manhole] == seat:
            out[n] = MANHOLE + manhole
            n += 1
    if may_refuse:
        out[n] = DONE
        n += 1
    return n


@rule
def take_rat_source(s: State, seat: int, choice: int, target: int) -> None:
    """The rat moves (DP-6.4), or not (DP-8.7)."""
    if choice == DONE:
        tell(s, RELOCATION_DECLINED, seat, target, 0, 0)
        return
    source = choice - MANHOLE
    take_rats(s, source, 1)
    put_rats(s, seat, target, 1)
    tell(s, RAT_MOVED, seat, source, target, s.rats[target])


# ------------------------------------------------------------------ getting loot (DP-6.10, DP-6.11)


@rule
def get_loot(s: State, seat: int, district: int) -> None:
    """Take one marker from the district (DP-6.10)."""
    s.district_loot[district] -= 1
    s.loot[seat] += 1
    tell(s, LOOT_TAKEN, seat, district, s.district_loot[district], 0)


# ------------------------------------------------------------------ back rooms (DP-6.12 to DP-6.20)


@rule
def can_set_up_back_room(s: State, seat: int, area: int) -> bool:
    """Inside, a tile to take, another own figure there, no back room yet, one in supply (DP-6.12, DP-6.13)."""
    return (
        s.owner[area] == seat
        and s.back_rooms_left[seat] > 0
        and s.back_room[area] == NOBODY
        and (s.tiles[area][0] != NO_TILE or s.tiles[area][1] != NO_TILE)
        and figures_in(s, seat, area) >= 2
    )


@rule
def set_up_back_room(s: State, seat: int, area: int, slot: int) -> None:
    """Put a back room there, take the tile, carry out its bonus at once (DP-6.14, DP-6.15)."""
    enterprise = s.tiles[area][slot]
    s.tiles[area][slot] = NO_TILE
    s.back_rooms_left[seat] -= 1
    s.back_room[area] = seat
    s.collected[seat][enterprise] += 1
    tell(s, BACK_ROOM_SET_UP, seat, area, enterprise, 0)
    push(s, BONUS_STEP[enterprise], seat, area, BONUS_COUNT[enterprise])


@rule
def do_gain_loot(s: State, seat: int, area: int, count: int) -> None:
    """Markers from the general supply, as far as it lasts (DP-6.16)."""
    gained = min(count, s.general_loot)
    s.general_loot -= gained
    s.loot[seat] += gained
    tell(s, BONUS_LOOT_TAKEN, seat, gained, 0, 0)


@rule
def do_extra_points(s: State, seat: int, area: int, count: int) -> None:
    """Nothing now: the tile counts in the final scoring (DP-6.19)."""
    tell(s, BONUS_POINTS_KEPT, seat, count, 0, 0)


@rule
def do_place_rats(s: State, seat: int, area: int, count: int) -> None:
    """Own rats anywhere, one by one (DP-6.17)."""
    if count > 1:
        push(s, PLACE_RATS, seat, area, count - 1)
    ask(s, seat, CHOOSE_BONUS_PLACE, 0, 0, 0)


@rule
def offer_bonus_place(s: State, seat: int, out: Numbers) -> int:
    """Any free or own manhole in play, or decline (DP-6.17)."""
    return _offer_anywhere(s, seat, out, False)


@rule
def take_bonus_place(s: State, seat: int, choice: int) -> None:
    if choice == DONE:
        tell(s, BONUS_NOT_PLACED, seat, 0, 0, 0)
    else:
        place_rat(s, seat, choice - MANHOLE, BONUS_RAT_PLACED)


@rule
def do_remove_rats(s: State, seat: int, area: int, count: int) -> None:
    """Opposing rats from anywhere, one by one; without any the bonus lapses (DP-6.18)."""
    if not _has_opponents(s, seat):
        tell(s, BONUS_LAPSED, seat, 0, 0, 0)
        return
    if count > 1:
        push(s, REMOVE_RATS, seat, area, count - 1)
    ask(s, seat, CHOOSE_BONUS_REMOVE, 0, 0, 0)


@rule
def _has_opponents(s: State, seat: int) -> bool:
    """Whether any opposing rat is on the board."""
    for manhole in range(MANHOLES_IN_PLAY[s.seats]):
        if holds_opponent(s, seat, manhole):
            return True
    return False


@rule
def offer_bonus_remove(s: State, seat: int, out: Numbers) -> int:
    """Any manhole in play with opposing rats, or decline (DP-6.18)."""
    return _offer_anywhere(s, seat, out, True)


@rule
def take_bonus_remove(s: State, seat: int, choice: int) -> None:
    if choice == DONE:
        tell(s, BONUS_NOT_REMOVED, seat, 0, 0, 0)
    else:
        remove_rat(s, seat, choice - MANHOLE, BONUS_RAT_REMOVED)


@rule
def _offer_anywhere(s: State, seat: int, out: Numbers, removing: bool) -> int:
    """The manholes in play where a rat may be removed or placed, and declining."""
    n = 0
    for manhole in range(MANHOLES_IN_PLAY[s.seats]):
        if holds_opponent(s, seat, manhole) if removing else can_place(s, seat, manhole):
            out[n] = MANHOLE + manhole
            n += 1
    out[n] = DONE
    return n + 1
