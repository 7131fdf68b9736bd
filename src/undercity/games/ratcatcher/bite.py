"""Rat Bite (RC-16): the Nemesis, then the Peculiar Rats, then the Common Rats."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import defence, suffer
from undercity.games.ratcatcher.city import common_rats, has_lesser_rats, has_placed, strength_of
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import AURA_BITE, DRAIN_SPECIAL, N_BITE, QUIET_ZONE, REACH
from undercity.games.ratcatcher.paths import draw_map, wipe_map
from undercity.games.ratcatcher.table import (
    BITE_HUSHED,
    COLOURS,
    COMMON_BIT,
    DRAINED,
    DRAINED_NOTHING,
    FACES,
    MORTAL,
    NEMESIS_ACCURACY,
    NEMESIS_BIT,
    NEMESIS_SCORED,
    PECULIAR_BIT,
    PECULIAR_BITE,
    PECULIAR_OP,
    PECULIAR_VALUE,
    PECULIARS,
    PLAYER,
    PURPLE,
    PURPLE_TOKEN,
    RAT_BITE,
    YELLOW,
    State,
)
from undercity.games.ratcatcher.telling import continued, high_digit, low_digit


@rule
def do_bite(s: State) -> None:
    """Up to three attacks against the Ratcatcher (RC-16.1); the first deadly one ends the game (RC-23.5)."""
    if s.nemesis_zone == s.catcher_zone:
        _nemesis_bites(s)
    if s.over == 0 and has_placed(s, QUIET_ZONE, s.catcher_zone) and has_lesser_rats(s, s.catcher_zone):
        tell(s, BITE_HUSHED, s.catcher_zone, 0, 0, 0)
    if s.over == 0:
        _peculiars_bite(s)
    if s.over == 0:
        _common_bite(s)


@rule
def _nemesis_bites(s: State) -> None:
    """Each 6 is a wound, and so is each other hit beyond the Defence (RC-16.2 to RC-16.4)."""
    hits, mortal = 0, 0
    low, high = 0, 0
    for _ in range(nemesis_number(s, N_BITE)):
        face = roll(s, FACES) + 1
        if face == MORTAL:
            mortal += 1
        elif face >= NEMESIS_ACCURACY[s.nemesis]:
            hits += 1
        low, high = low + low_digit(face), high + high_digit(face)
    wounds = mortal + max(0, hits - defence(s))
    tell(s, NEMESIS_BIT, s.nemesis, low, continued(low, high), NEMESIS_ACCURACY[s.nemesis])
    tell(s, NEMESIS_SCORED, hits, mortal, defence(s), wounds)
    if wounds > 0:
        suffer(s, wounds)


@rule
def _peculiars_bite(s: State) -> None:
    """One wound if any Peculiar Rat's Bite exceeds the Defence; each is compared alone (RC-16.5)."""
    wounds = 0
    for rat in range(PECULIARS):
        if can_bite(s, rat):
            wounds = max(wounds, int(_is_sharp(s, rat)))
            tell(s, PECULIAR_BIT, rat, PECULIAR_BITE[rat], defence(s), int(_is_sharp(s, rat)))
    if wounds > 0:
        suffer(s, wounds)
    for rat in range(PECULIARS):
        if s.over == 0 and PECULIAR_OP[rat] == DRAIN_SPECIAL and _is_sharp(s, rat) and can_bite(s, rat):
            _drain(s, rat)


@rule
def _is_sharp(s: State, rat: int) -> bool:
    """Whether its Bite exceeds the Defence (RC-16.5)."""
    return PECULIAR_BITE[rat] > defence(s)


@rule
def can_bite(s: State, rat: int) -> bool:
    """Whether it shares the Ratcatcher's zone, or reaches it; not out of a quiet zone (RC-20.13, RC-10.9)."""
    zone = s.peculiar_at[rat]
    if zone < 0 or has_placed(s, QUIET_ZONE, zone):
        return False
    if zone == s.catcher_zone:
        return True
    if PECULIAR_OP[rat] != REACH:
        return False
    draw_map(s)
    distance = s.near[zone] - 1
    wipe_map(s)
    return 0 <= distance <= PECULIAR_VALUE[rat]


@rule
def _drain(s: State, rat: int) -> None:
    """The Ratcatcher loses Special Tokens, purple first (RC-20.15)."""
    for _ in range(PECULIAR_VALUE[rat]):
        colour = PURPLE if s.special[PURPLE] > 0 else YELLOW
        if s.special[colour] > 0:
            s.special[colour] -= 1
            s.token_reserve[PURPLE_TOKEN + colour] += 1
            tell(s, DRAINED, PLAYER, rat, PURPLE_TOKEN + colour, 0)
        else:
            tell(s, DRAINED_NOTHING, PLAYER, rat, 0, 0)


@rule
def common_bite(s: State) -> int:
    """The Bite of all Common Rats in the Ratcatcher's zone, with the Herald's help (RC-16.6, RC-20.29)."""
    zone = s.catcher_zone
    if common_rats(s, zone) == 0 or has_placed(s, QUIET_ZONE, zone):
        return 0
    total = strength_of(s, AURA_BITE, zone)
    for colour in range(COLOURS):
        total += s.rats[colour][zone] * RAT_BITE[colour]
    return total


@rule
def _common_bite(s: State) -> None:
    """One wound, never more, if the total exceeds the Defence (RC-16.6)."""
    total = common_bite(s)
    if total > 0:
        wounds = int(total > defence(s))
        tell(s, COMMON_BIT, total, defence(s), wounds, 0)
        if wounds > 0:
            suffer(s, wounds)
