"""Special Abilities (RC-10): opcodes on the Character Boards."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.attack import catch_common, roll_attack
from undercity.games.ratcatcher.board import attribute, defence, heal, is_upgraded, reserve_dice
from undercity.games.ratcatcher.cheese import collect
from undercity.games.ratcatcher.city import common_rats, has_rats, neighbour
from undercity.games.ratcatcher.opcodes import (
    BLAST,
    CULL,
    DASH,
    DECOY,
    FOCUS,
    GUARD,
    HEAL,
    HOLD_ZONE,
    LURE,
    QUIET_ZONE,
    SNATCH,
)
from undercity.games.ratcatcher.table import (
    ABILITY_OP,
    ABILITY_PLACED,
    ABILITY_SCOPE,
    ABILITY_USED,
    ABILITY_VALUE,
    ADJACENT,
    BLACK,
    BROWN,
    BY_ABILITY,
    CARD_OF,
    CHOOSE_CULL,
    CLOUD_LAID,
    COLOUR,
    COLOURS,
    CULL_ENDED,
    DASHED,
    DECOY_LAID,
    DICE_FOCUSED,
    DONE,
    FIRST_ZONE,
    GUARDED,
    HEALED,
    HEALTH,
    NEIGHBOURS,
    NET_LAID,
    NONE,
    PLAYER,
    PURPLE,
    PURPLE_TOKEN,
    RATS_LURED,
    SELF,
    SPECIALS,
    TOWNSHIP,
    UNLOCK,
    USE_PURPLE,
    USE_YELLOW,
    WHITE,
    State,
)
from undercity.games.ratcatcher.telling import mix

# ------------------------------------------------------------------ what can be used (RC-10.1 to RC-10.3)


@rule
def offer_ability(s: State, colour: int, out: Numbers, count: int) -> int:
    """The zones inside the ability's scope where it has an effect; it needs a token (RC-10.1 to RC-10.3)."""
    n = count
    if s.special[colour] == 0 or not is_upgraded(s, UNLOCK[colour]):
        return n
    first = USE_PURPLE if colour == PURPLE else USE_YELLOW
    scope = ABILITY_SCOPE[s.ratcatcher][colour]
    here = s.catcher_zone
    if scope == TOWNSHIP:
        card = CARD_OF[here]
        for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
            if _has_effect(s, colour, zone):
                out[n] = first + zone
                n += 1
        return n
    if scope != ADJACENT and _has_effect(s, colour, here):
        out[n] = first + here
        n += 1
    if scope != SELF:
        for k in range(NEIGHBOURS):
            zone = neighbour(s, here, k)
            if zone != NONE and _has_effect(s, colour, zone):
                out[n] = first + zone
                n += 1
    return n


@rule
def _has_effect(s: State, colour: int, zone: int) -> bool:
    """Whether using the ability on this zone does anything (RC-10.7 to RC-10.17)."""
    if ABILITY_PLACED[s.ratcatcher][colour]:
        return s.placed[colour][zone] == 0
    op = ABILITY_OP[s.ratcatcher][colour]
    if op == BLAST:
        return reserve_dice(s) > 0 and has_rats(s, zone)
    if op == LURE or op == CULL:
        return common_rats(s, zone) > 0
    if op == FOCUS:
        return reserve_dice(s) > 0
    if op == HEAL:
        return s.health < attribute(s, HEALTH)
    if op == SNATCH:
        return s.cheese[zone] > 0
    return op == GUARD or op == DASH


# ------------------------------------------------------------------ what it does (RC-10.4 to RC-10.17)


@rule
def use_ability(s: State, colour: int, zone: int) -> None:
    """One token per use: placed in the zone, or back to the Reserve (RC-10.2, RC-10.4)."""
    s.special[colour] -= 1
    tell(s, ABILITY_USED, PLAYER, s.ratcatcher * SPECIALS + colour, s.special[colour], 0)
    if ABILITY_PLACED[s.ratcatcher][colour]:
        _place(s, colour, zone)
        return
    s.token_reserve[PURPLE_TOKEN + colour] += 1
    op, value = ABILITY_OP[s.ratcatcher][colour], ABILITY_VALUE[s.ratcatcher][colour]
    if op == LURE:
        _lure(s, zone)
    elif op == BLAST:  # dice from the Reserve, as far as they go (RC-10.6)
        roll_attack(s, BY_ABILITY, zone, min(value, reserve_dice(s)))
    elif op == FOCUS:
        count = min(value, reserve_dice(s))
        s.attack_dice += count
        tell(s, DICE_FOCUSED, count, s.attack_dice, 0, 0)
    elif op == CULL:
        ask(s, 0, CHOOSE_CULL, value, 0, 0)
    elif op == GUARD:
        s.guard += value
        tell(s, GUARDED, defence(s), 0, 0, 0)
    elif op == HEAL:
        tell(s, HEALED, heal(s, value), s.health, 0, 0)
    elif op == DASH:
        s.movement += value
        s.dashing = 1
        tell(s, DASHED, value, s.movement, 0, 0)
    elif op == SNATCH:
        collect(s)


@rule
def _place(s: State, colour: int, zone: int) -> None:
    """The token lies in the zone until Clean Up (RC-10.4, RC-10.7 to RC-10.9)."""
    s.placed[colour][zone] = 1
    op = ABILITY_OP[s.ratcatcher][colour]
    if op == HOLD_ZONE:
        tell(s, NET_LAID, zone, 0, 0, 0)
    elif op == DECOY:
        tell(s, DECOY_LAID, zone, 0, 0, 0)
    elif op == QUIET_ZONE:
        tell(s, CLOUD_LAID, zone, 0, 0, 0)


@rule
def _lure(s: State, zone: int) -> None:
    """All Common Rats of the zone come to the Ratcatcher (RC-10.10)."""
    tell(s, RATS_LURED, mix(s.rats[BROWN][zone], s.rats[BLACK][zone], s.rats[WHITE][zone]), zone, s.catcher_zone, 0)
    for colour in range(COLOURS):
        s.rats[colour][s.catcher_zone] += s.rats[colour][zone]
        s.rats[colour][zone] = 0


@rule
def offer_cull(s: State, seat: int, out: Numbers, left: int, caught: int) -> int:
    """A colour in the own zone; from the second rat on the player may stop (RC-26.7)."""
    n = 0
    for colour in range(COLOURS):
        if s.rats[colour][s.catcher_zone] > 0:
            out[n] = COLOUR + colour
            n += 1
    if caught > 0:
        out[n] = DONE
        n += 1
    return n


@rule
def take_cull(s: State, seat: int, choice: int, left: int, caught: int) -> None:
    """Catch it, Defence ignored (RC-10.13)."""
    if choice == DONE:
        tell(s, CULL_ENDED, PLAYER, 0, 0, 0)
        return
    catch_common(s, choice - COLOUR, s.catcher_zone)
    if left > 1 and common_rats(s, s.catcher_zone) > 0:
        ask(s, 0, CHOOSE_CULL, left - 1, caught + 1, 0)
