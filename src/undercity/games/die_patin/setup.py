"""Setup (DP-3): from options to the first decision."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import draw_from_bag, roll
from undercity.engine.errors import BadOption
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.die_patin.board import put_rats
from undercity.games.die_patin.table import (
    AREA,
    AREA_CHOSEN,
    AREA_MANHOLES,
    AREAS,
    AREAS_IN_PLAY,
    BACK_ROOMS,
    CHOOSE_START_AREA,
    CHOOSE_START_RATS,
    CORNERS,
    DISTRICT_LOOT,
    DISTRICTS_IN_PLAY,
    ENTERPRISE_IDS,
    ENTERPRISES,
    ENTERPRISES_OUT,
    ENTERPRISES_REMOVED,
    GAME_SET_UP,
    HENCHMEN,
    IS_START_AREA,
    LOOT,
    MANHOLE,
    MANHOLES,
    NO_CARD,
    NO_TILE,
    NOBODY,
    OFF_BOARD,
    RATS,
    RATS_SET_OUT,
    ROUND,
    SEATS,
    SETTLE_IN,
    START_RATS,
    TILES_EACH,
    TILES_USED,
    State,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table may fix instead of leaving it to chance."""

    start_player: Annotated[int, msgspec.Meta(ge=-1, le=SEATS - 1)] = -1
    """Seat of the first start player; -1: drawn at random (DP-3.1)."""
    removed: Annotated[str, msgspec.Meta(extra={"set": ENTERPRISE_IDS})] = ""
    """Ids of the removed enterprises with commas between; empty: drawn at random (DP-3.5)."""


def enter_options(s: State, options: Options) -> None:
    """Write the options into a blank record."""
    if options.start_player >= s.seats:
        raise BadOption(f"option 'start_player' must be -1 (random) or a seat from 0 to {s.seats - 1}")
    names = [name for name in options.removed.replace(" ", "").split(",") if name]
    for name in names:
        if name not in ENTERPRISE_IDS:
            raise BadOption(f"option 'removed': no enterprise is called {name!r}; they are {', '.join(ENTERPRISE_IDS)}")
    wanted = ENTERPRISES_REMOVED[s.seats]
    if names and (len(names) != wanted or len(set(names)) != wanted):
        raise BadOption(f"option 'removed' must name {wanted} different enterprises with {s.seats} players, or none")
    s.start_option = options.start_player
    s.removed_option = sum(1 << ENTERPRISE_IDS.index(name) for name in names)


@rule
def setup(s: State) -> None:
    """Lay out the table up to the choice of start areas (DP-3)."""
    s.start_player = s.start_option if s.start_option >= 0 else roll(s, s.seats)
    _hand_out_sets(s)
    _lay_out_loot(s)
    _remove_enterprises(s)
    _lay_out_tiles(s)
    if s.removed:
        tell(s, ENTERPRISES_OUT, s.removed, 0, 0, 0)
    tell(s, GAME_SET_UP, s.start_player, 0, 0, 0)
    push(s, SETTLE_IN, 0, 0, 0)


@rule
def _hand_out_sets(s: State) -> None:
    """Each player's set; nothing is on the board yet (DP-1.3, DP-3.2)."""
    for p in range(SEATS):
        s.boss_area[p] = OFF_BOARD
        s.card[p] = NO_CARD
    for p in range(s.seats):
        s.henchmen_left[p] = HENCHMEN
        s.rat_supply[p] = RATS
        s.back_rooms_left[p] = BACK_ROOMS
    for a in range(AREAS):
        s.owner[a] = NOBODY
        s.back_room[a] = NOBODY
        s.tiles[a][0] = NO_TILE
        s.tiles[a][1] = NO_TILE
    for m in range(MANHOLES):
        s.rat_owner[m] = NOBODY


@rule
def _lay_out_loot(s: State) -> None:
    """Two markers in each district in play, the rest in the general supply (DP-3.4)."""
    s.general_loot = LOOT
    for d in range(DISTRICTS_IN_PLAY[s.seats]):
        s.district_loot[d] = DISTRICT_LOOT
        s.general_loot -= DISTRICT_LOOT


@rule
def _remove_enterprises(s: State) -> None:
    """Take enterprises out of the game, at random unless the table names them (DP-3.5)."""
    s.removed = s.removed_option
    if s.removed == 0:
        wanted = ENTERPRISES_REMOVED[s.seats]
        for e in range(ENTERPRISES):
            if roll(s, ENTERPRISES - e) < wanted:
                s.removed |= 1 << e
                wanted -= 1
    for e in range(ENTERPRISES):
        s.bag[e] = 0 if (s.removed >> e) & 1 else TILES_EACH


@rule
def _lay_out_tiles(s: State) -> None:
    """One tile on each start area, one or two on the others, no pairs (DP-3.6 to DP-3.9)."""
    areas = AREAS_IN_PLAY[s.seats]
    for a in range(areas):
        s.tiles[a][0] = draw_from_bag(s, s.bag, ENTERPRISES)
    seconds = TILES_USED[s.seats] - areas
    others = areas - s.seats  # areas that may still get a second tile
    for a in range(areas):
        if not IS_START_AREA[s.seats][a]:
            if roll(s, others) < seconds:
                s.tiles[a][1] = draw_from_bag(s, s.bag, ENTERPRISES)
                seconds -= 1
            others -= 1
    for a in range(areas):
        if s.tiles[a][0] == s.tiles[a][1]:
            _break_up_pair(s, a)


@rule
def _break_up_pair(s: State, area: int) -> None:
    """Exchange one tile of a pair with a random tile that leaves both areas without a pair (DP-3.9)."""
    fitting = 0
    for b in range(AREAS_IN_PLAY[s.seats]):
        for slot in range(2):
            fitting += _fits_exchange(s, area, b, slot)
    wanted = roll(s, fitting)
    for b in range(AREAS_IN_PLAY[s.seats]):
        for slot in range(2):
            if _fits_exchange(s, area, b, slot):
                if wanted == 0:
                    tile = s.tiles[area][1]
                    s.tiles[area][1] = s.tiles[b][slot]
                    s.tiles[b][slot] = tile
                wanted -= 1


@rule
def _fits_exchange(s: State, area: int, b: int, slot: int) -> int:
    """Whether the tile on this slot may change places with a tile of the pair: 1 or 0."""
    pair = s.tiles[area][0]
    offered = s.tiles[b][slot]
    if b == area or IS_START_AREA[s.seats][b] or offered == NO_TILE or offered == pair:
        return 0
    return int(s.tiles[b][1 - slot] != pair)


# ------------------------------------------------------------------ start areas and start rats


@rule
def do_settle_in(s: State, k: int) -> None:
    """The k-th player in turn order settles in; after the last the first round begins (DP-3.10)."""
    if k == s.seats:
        push(s, ROUND, 0, 0, 0)
    else:
        push(s, SETTLE_IN, k + 1, 0, 0)
        ask(s, (s.start_player + k) % s.seats, CHOOSE_START_AREA, 0, 0, 0)


@rule
def offer_start_area(s: State, seat: int, out: Numbers) -> int:
    """A start area nobody has taken (DP-3.7, DP-3.10)."""
    n = 0
    for a in range(AREAS_IN_PLAY[s.seats]):
        if IS_START_AREA[s.seats][a] and s.owner[a] == NOBODY:
            out[n] = AREA + a
            n += 1
    return n


@rule
def take_start_area(s: State, seat: int, choice: int) -> None:
    area = choice - AREA
    s.owner[area] = seat
    tell(s, AREA_CHOSEN, seat, area, 0, 0)
    ask(s, seat, CHOOSE_START_RATS, area, 0, 0)


@rule
def offer_start_rats(s: State, seat: int, out: Numbers, area: int) -> int:
    """A manhole of the area without any rats yet (DP-3.11, DP-3.12)."""
    n = 0
    for k in range(CORNERS):
        if s.rats[AREA_MANHOLES[area][k]] == 0:
            out[n] = MANHOLE + AREA_MANHOLES[area][k]
            n += 1
    return n


@rule
def take_start_rats(s: State, seat: int, choice: int, area: int, placed: int) -> None:
    """3 rats on the first manhole, 2 on the second, 1 on the third (DP-3.11)."""
    manhole = choice - MANHOLE
    count = START_RATS[placed]
    put_rats(s, seat, manhole, count)
    s.rat_supply[seat] -= count
    tell(s, RATS_SET_OUT, seat, count, manhole, 0)
    if placed + 1 < len(START_RATS):
        ask(s, seat, CHOOSE_START_RATS, area, placed + 1, 0)
