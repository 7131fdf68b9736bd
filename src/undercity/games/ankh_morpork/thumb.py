"""Rules of thumb: how sensible people play after their first game. Bots are measured against them.

Each rates a choice of a seat from what that seat may know; the best rated one is chosen.
"""

from __future__ import annotations

from undercity.games.ankh_morpork.board import building_stock, buildings_of, pieces_in
from undercity.games.ankh_morpork.personalities import areas_controlled, areas_infiltrated, controls, net_worth
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE_SYMBOL,
    BUILD_SYMBOL,
    CARD_SYMBOL,
    EVENT_SYMBOL,
    MINION_SYMBOL,
    MONEY_SYMBOL,
)
from undercity.games.ankh_morpork.table import (
    AREA,
    CARD,
    COST,
    DO,
    END,
    NONE,
    OWNER,
    PASS,
    PAY,
    PLAYER,
    POWER,
    State,
)

CHEAPEST = min(COST)
SYMBOLS = {MINION_SYMBOL: 3, MONEY_SYMBOL: 2, ASSASSINATE_SYMBOL: 2, EVENT_SYMBOL: -4}


def builder(s: State, seat: int, step: str, code: int) -> float:
    """Builds whenever it can, holds areas, and strikes at whoever looks nearest to an aim."""
    if code >= POWER:
        return _menu(code)
    if code >= PLAYER:
        return _nearest(s, code - PLAYER) * (-1 if step == "receiver" else 1)
    if code >= OWNER:
        owner = code - OWNER
        return -9 if owner == seat else _nearest(s, owner) if owner < s.seats else 0.5
    if code >= AREA:
        return _area(s, seat, step, code - AREA)
    return _card(s, seat, step, code - CARD)


def _menu(code: int) -> float:
    """City powers first, then the symbols of the card; takes gifts, pays for nothing but its own buildings."""
    if code < DO:
        return 20.0
    return {DO: 9, PASS: 1, END: 2, PAY: 1, NONE: 0}.get(code, 2)


def _card(s: State, seat: int, step: str, card: int) -> float:
    """A card to play: building before minions before money, no events; what is given away is the other way round."""
    symbols = [symbol for symbol in CARD_SYMBOL[card] if symbol >= 0]
    worth = sum(SYMBOLS.get(symbol, 1) for symbol in symbols)
    can_build = s.money[seat] >= CHEAPEST and building_stock(s, seat) > 0
    worth += (6 if can_build else 1) * (BUILD_SYMBOL in symbols)
    return 5 + worth if step in ("opening_menu", "closing_menu", "keep_card") or step.endswith("window") else 5 - worth


def _area(s: State, seat: int, step: str, area: int) -> float:
    """Own pieces go where they win control or a new area, dear ones first; blows go where others hold control."""
    rivals = [other for other in range(s.seats) if other != seat]
    others = max(pieces_in(s, other, area) for other in rivals)
    own = pieces_in(s, seat, area)
    held = max((_nearest(s, other) for other in rivals if controls(s, other, area)), default=0)
    if step in ("minion_area", "marker_on", "move_from", "burn_building", "buyout_area"):
        return held - own
    if step in ("lift_minion", "lift_building"):
        return own - COST[area] / 50
    wins = own <= others < own + 1
    return 3 * wins + (own == 0) + COST[area] / 20 - (own > others)


def _nearest(s: State, seat: int) -> float:
    """How near a player is to an aim that can be seen, whichever the own one is."""
    aims = (areas_controlled(s, seat) / 5, areas_infiltrated(s, seat) / 10, net_worth(s, seat) / 50)
    return 1 + max(aims) + buildings_of(s, seat) / 10


THUMBS = {"builder": builder}
