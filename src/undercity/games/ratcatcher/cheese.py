"""Magic Cheese and upgrades (RC-11)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import (
    attribute,
    gain_cheese,
    gain_special,
    is_upgraded,
    reserve_dice,
    trap_number,
)
from undercity.games.ratcatcher.city import has_rats
from undercity.games.ratcatcher.table import (
    ABILITY_MAX,
    ABILITY_REFILLED,
    ABILITY_UNLOCKED,
    ATTACK,
    ATTRIBUTES,
    CHEESE_COLLECTED,
    CHEESE_TO_WIN,
    GAIN,
    HEALTH,
    MOVEMENT,
    PLAYER,
    REFILL,
    SLOT_FILLED,
    SLOTS,
    SPECIALS,
    TRAP,
    TRAP_COST,
    TRAP_DICE,
    TRAP_PIERCE,
    TRAP_UPGRADED,
    TRAPS,
    UNLOCK,
    UPGRADE,
    UPGRADED,
    UPGRADES,
    State,
)


@rule
def may_collect(s: State) -> bool:
    """Magic Cheese in the own zone and no rats of any kind (RC-11.1)."""
    return s.cheese[s.catcher_zone] > 0 and not has_rats(s, s.catcher_zone)


@rule
def collect(s: State) -> None:
    """One Magic Cheese of the Ratcatcher's zone is gained (RC-11.1, RC-10.17)."""
    s.cheese[s.catcher_zone] -= 1
    tell(s, CHEESE_COLLECTED, PLAYER, s.catcher_zone, s.cheese_collected + 1, CHEESE_TO_WIN)
    gain_cheese(s)


@rule
def offer_upgrade(s: State, seat: int, out: Numbers) -> int:
    """Every upgrade with a free slot; a refill only once its ability is unlocked (RC-11.3, RC-11.11)."""
    n = 0
    for upgrade in range(UPGRADES):
        locked = False
        for colour in range(SPECIALS):
            if upgrade == REFILL[colour] and not is_upgraded(s, UNLOCK[colour]):
                locked = True
        if not locked and not is_upgraded(s, upgrade):
            out[n] = UPGRADE + upgrade
            n += 1
    return n


@rule
def take_upgrade(s: State, seat: int, choice: int) -> None:
    """The cheese stays on the slot; the last slot brings the upgrade at once (RC-11.4, RC-11.6)."""
    upgrade = choice - UPGRADE
    s.upgrades[upgrade] += 1
    if is_upgraded(s, upgrade):
        _work_at_once(s, upgrade)
    else:
        tell(s, SLOT_FILLED, upgrade, SLOTS[s.ratcatcher][upgrade] - s.upgrades[upgrade], 0, 0)


@rule
def _work_at_once(s: State, upgrade: int) -> None:
    """What the upgrade brings, besides the better attribute (RC-11.6 to RC-11.15)."""
    if upgrade < ATTRIBUTES:
        tell(s, UPGRADED, upgrade, attribute(s, upgrade), 0, 0)
    elif upgrade == TRAP:
        cost, dice, pierce = trap_number(s, TRAP_COST), trap_number(s, TRAP_DICE), trap_number(s, TRAP_PIERCE)
        tell(s, TRAP_UPGRADED, s.ratcatcher, cost, dice, pierce)
    gain = GAIN[s.ratcatcher][upgrade]
    if upgrade == ATTACK:
        s.attack_dice += min(gain, reserve_dice(s))
    elif upgrade == MOVEMENT:
        s.movement += gain
    elif upgrade == TRAPS:
        s.trap_tokens += gain
    elif upgrade == HEALTH:
        s.health += gain
    for colour in range(SPECIALS):
        if upgrade == UNLOCK[colour] or upgrade == REFILL[colour]:
            gain_special(s, colour, ABILITY_MAX[s.ratcatcher][colour])
            event = ABILITY_UNLOCKED if upgrade == UNLOCK[colour] else ABILITY_REFILLED
            tell(s, event, s.ratcatcher * SPECIALS + colour, s.special[colour], 0, 0)
