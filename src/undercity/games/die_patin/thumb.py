"""Rules of thumb: how sensible people play after their first game. Bots are measured against them.

Each rates a choice of a seat from what that seat may know; the best rated one is chosen.
"""

from __future__ import annotations

from undercity.engine.agenda import A
from undercity.games.die_patin.board import figures_in, power
from undercity.games.die_patin.table import (
    AREA,
    BOSS,
    CARD,
    CARD_IDS,
    CHAIN_POINTS,
    DISTRICT_OF,
    DONE,
    FIGURE,
    GET_LOOT,
    HENCHMAN,
    MANHOLE,
    NO_TILE,
    NOBODY,
    OUTSIDE_COUNT,
    POWER,
    SLOT,
    SYMBOL_POINTS,
    State,
)

ADMINISTRATION, BRIBE, INVASION = (CARD + CARD_IDS.index(card) for card in ("administration", "bribe", "invasion"))


def collector(s: State, seat: int, step: str, code: int) -> float:
    """Two figures to an area for a back room, tiles of the enterprises it has; loot and rats beside that."""
    if step == "intrigue_card":
        return code == ADMINISTRATION
    return _rate(s, seat, step, code, 1.0)


def expander(s: State, seat: int, step: str, code: int) -> float:
    """Claims every area it is strong enough for, back rooms of others first; collects tiles where it cannot."""
    if step == "intrigue_card":
        return code == BRIBE
    return _rate(s, seat, step, code, 3.0)


def _rate(s: State, seat: int, step: str, code: int, greed: float) -> float:
    """What both do, with so much greed for areas."""
    area = s.agenda[s.due - 1][A]
    if code == DONE:
        return 2.5 if step == "outside_bribe" and _edge(s, seat, area) > 0 else 0.0
    if step in ("area", "last_area"):
        figure = area if step == "area" else BOSS
        return _stand(s, seat, figure, code - AREA, greed)
    if step == "inside_action":
        if code == GET_LOOT:
            return 5
        return 9 + _tile(s, seat, area, code - SLOT) if code >= SLOT else 3 - _enemies(s, seat, code)
    if step in ("outside_bribe", "card_bribe", "invasion_manhole", "bonus_remove"):
        return 2 + _enemies(s, seat, code)
    if step == "figure":
        return code == FIGURE + HENCHMAN
    return 1.0


def _stand(s: State, seat: int, figure: int, area: int, greed: float) -> float:
    """What a figure placed in the area promises."""
    if s.owner[area] == seat:
        tiles = [_tile(s, seat, area, slot) for slot in range(2) if s.tiles[area][slot] != NO_TILE]
        can_follow = figures_in(s, seat, area) > 0 or s.henchmen_left[seat] > 1
        room = max(tiles, default=0) * can_follow * (s.back_room[area] == NOBODY)
        return 1 + room * (1 + figures_in(s, seat, area)) + s.district_loot[DISTRICT_OF[area]] / 2
    bribes = s.loot[seat] if figure == HENCHMAN else OUTSIDE_COUNT[s.card[seat]]
    if _edge(s, seat, area) + POWER[figure] + bribes <= 0:
        return 0.0
    return greed * (1 + (s.back_room[area] != NOBODY) + (s.owner[area] == NOBODY) / 2)


def _edge(s: State, seat: int, area: int) -> int:
    """By how much the seat's power in the area exceeds the others'."""
    return power(s, seat, area) - max(power(s, other, area) for other in range(s.seats) if other != seat)


def _tile(s: State, seat: int, area: int, slot: int) -> int:
    """Points that the tile adds to the seat's chain."""
    tile = s.tiles[area][slot]
    held = s.collected[seat][tile]
    return CHAIN_POINTS[held + 1] - CHAIN_POINTS[held] + SYMBOL_POINTS[tile]


def _enemies(s: State, seat: int, code: int) -> float:
    """Rats of others on a manhole, up to one."""
    manhole = code - MANHOLE
    return min(s.rats[manhole], 4) / 4 if s.rat_owner[manhole] not in (seat, NOBODY) else 0.0


THUMBS = {"collector": collector, "expander": expander}
