"""Items (TR-9): who may use one, the windows that are not tied to another chapter, and keeping one of two.

Items lie face up in front of their holders (TR-9.1), so nothing is given away by asking only the holder.
"""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import feed_rats, is_contested, offer_spaces, rats_on_board, report
from undercity.games.target_rats.table import (
    CHOOSE_ITEM,
    DECLINE,
    FACTIONS,
    GIARDINIERA,
    ITEM_CARD,
    ITEM_DECLINED,
    ITEM_N,
    ITEM_PLAYED,
    ITEM_REFUSED,
    ITEM_SWAPPED,
    ITEM_TAKEN,
    JAR_SHARED,
    KEEP_ITEM,
    NO_CARD,
    NO_ITEM,
    NOBODY,
    SPACE,
    SPACES,
    USE,
    State,
)


@rule
def can_use(s: State, faction: int, item: int) -> bool:
    """The faction holds the item, ready, and has a rat on the board (TR-9.3, TR-9.5)."""
    return s.item[faction] == item and not s.item_used[faction] and rats_on_board(s, faction) > 0


@rule
def ready_holder(s: State, item: int) -> int:
    """The faction that can use this item now; nobody: -1. There is one card of each (TR-9.6)."""
    for faction in range(FACTIONS):
        if can_use(s, faction, item):
            return faction
    return NOBODY


@rule
def use_item(s: State, faction: int) -> None:
    """Turn the item face down until the owner's next turn (TR-9.3)."""
    s.item_used[faction] = 1
    report(s, ITEM_PLAYED, faction, s.item[faction], 0, 0)


@rule
def uses_item(s: State, faction: int, choice: int) -> bool:
    """Use the item or not, as the holder chose (TR-9.4)."""
    if choice == USE:
        use_item(s, faction)
        return True
    report(s, ITEM_DECLINED, faction, s.item[faction], 0, 0)
    return False


@rule
def offer_use(s: State, seat: int, out: Numbers) -> int:
    """Using an item is always optional (TR-9.4)."""
    out[0] = USE
    out[1] = DECLINE
    return 2


offer_broken_bottle = offer_lucky_token = offer_bottle_cap = offer_use
offer_gas_mask = offer_work_order = offer_smoke_bomb = offer_use


# ------------------------------------------------------------------ taking and giving up (TR-9.1, TR-9.2)


@rule
def give_up_item(s: State, faction: int) -> None:
    """The card goes to the discard pile of its deck."""
    s.discard[ITEM_CARD[s.item[faction]]] += 1
    s.item[faction] = NO_ITEM
    s.item_used[faction] = 0


@rule
def find_item(s: State, faction: int, item: int) -> None:
    """Keep the item just drawn; with a second one the holder chooses (TR-9.1, TR-9.2)."""
    if s.item[faction] == NO_ITEM:
        keep_found(s, faction, item)
        report(s, ITEM_TAKEN, faction, item, 0, 0)
    else:
        ask(s, s.seat_of[faction], CHOOSE_ITEM, item, 0, 0)


@rule
def keep_found(s: State, faction: int, item: int) -> None:
    """The drawn card now lies in front of its owner, ready at once (TR-9.1)."""
    s.drawn[0] = NO_CARD
    s.item[faction] = item
    s.item_used[faction] = 0


@rule
def offer_item(s: State, seat: int, out: Numbers, item: int) -> int:
    """The old one or the new one."""
    out[0] = KEEP_ITEM + s.item[s.active]
    out[1] = KEEP_ITEM + item
    return 2


@rule
def take_item(s: State, seat: int, choice: int, item: int) -> None:
    """The other one is discarded; a kept old item keeps its state (TR-9.2)."""
    old = s.item[s.active]
    if choice - KEEP_ITEM == item:
        give_up_item(s, s.active)
        keep_found(s, s.active, item)
        report(s, ITEM_SWAPPED, s.active, item, old, 0)
    else:
        report(s, ITEM_REFUSED, s.active, old, item, 0)


# ------------------------------------------------------------------ Jar of Giardiniera (TR-9.11)


@rule
def can_feed_from_jar(s: State) -> bool:
    """Ready, a space still to fight or act, and an unfed rat to feed."""
    if not can_use(s, s.active, GIARDINIERA):
        return False
    pending = False
    hungry = False
    for space in range(SPACES):
        pending = pending or s.acting[space] == 1 or is_contested(s, space)
        hungry = hungry or s.unfed[s.active][space] > 0
    return pending and hungry


@rule
def offer_giardiniera(s: State, seat: int, out: Numbers) -> int:
    """A space with unfed own rats."""
    hungry = 0
    for space in range(SPACES):
        hungry |= int(s.unfed[s.active][space] > 0) << space
    return offer_spaces(out, hungry)


@rule
def take_giardiniera(s: State, seat: int, choice: int) -> None:
    use_item(s, s.active)
    feed_rats(s, JAR_SHARED, s.active, choice - SPACE, ITEM_N[GIARDINIERA])
