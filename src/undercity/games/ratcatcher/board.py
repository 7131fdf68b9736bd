"""The Character Board: attributes, Health, tokens, and the ends of the game (RC-3.2, RC-7.8, RC-11, RC-23)."""

from __future__ import annotations

from undercity.engine.agenda import ask, end_game
from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ratcatcher.table import (
    ABILITY_MAX,
    ACCURACY,
    CHEESE_TO_WIN,
    CHOOSE_UPGRADE,
    DEFENCE,
    DICE,
    GAIN,
    HEALTH,
    HEALTH_PICKED_UP,
    HEALTH_TOKEN,
    LOST_BY_WOUNDS,
    NEMESIS_WOUNDED,
    PICKED_UP,
    PLAYER,
    PRINTED,
    PURPLE_TOKEN,
    SLOTS,
    SPECIALS,
    TRAP,
    TRAP_NUMBERS,
    UNLOCK,
    WON_BY_CHEESE,
    WON_BY_SLAYING,
    WOUNDED,
    State,
)


@rule
def is_upgraded(s: State, upgrade: int) -> bool:
    """Whether all slots of the upgrade are filled (RC-11.4)."""
    return s.upgrades[upgrade] >= SLOTS[s.ratcatcher][upgrade]


@rule
def attribute(s: State, which: int) -> int:
    """An attribute with its upgrade: Accuracy falls, the others rise (RC-11.6 to RC-11.8, RC-11.13 to RC-11.15)."""
    value = PRINTED[s.ratcatcher][which]
    if is_upgraded(s, which):
        gain = GAIN[s.ratcatcher][which]
        value += -gain if which == ACCURACY else gain
    return value


@rule
def defence(s: State) -> int:
    """The Defence, guard effects included (RC-16.7)."""
    return attribute(s, DEFENCE) + s.guard


@rule
def trap_number(s: State, which: int) -> int:
    """Cost, dice or pierce of the traps, also of those deployed before the upgrade (RC-11.9)."""
    return TRAP_NUMBERS[s.ratcatcher][int(is_upgraded(s, TRAP))][which]


@rule
def reserve_dice(s: State) -> int:
    """Dice that are not on the Attack Track (RC-0.6)."""
    return DICE - s.attack_dice


# ------------------------------------------------------------------ Health and tokens


@rule
def suffer(s: State, wounds: int) -> None:
    """Wounds; at Health 0 the game is lost at once (RC-0.7, RC-23.4)."""
    s.health = max(0, s.health - wounds)
    tell(s, WOUNDED, PLAYER, wounds, s.health, 0)
    if s.health == 0:
        tell(s, LOST_BY_WOUNDS, PLAYER, s.cheese_collected, 0, 0)
        end_game(s)


@rule
def heal(s: State, value: int) -> int:
    """Health rises up to its maximum; by how much it does."""
    gained = min(value, attribute(s, HEALTH) - s.health)
    s.health += gained
    return gained


@rule
def room_for(s: State, colour: int) -> int:
    """How many more Special Tokens the ability holds; none while it is locked (RC-10.1, RC-10.5)."""
    if not is_upgraded(s, UNLOCK[colour]):
        return 0
    return ABILITY_MAX[s.ratcatcher][colour] - s.special[colour]


@rule
def gain_special(s: State, colour: int, count: int) -> int:
    """Special Tokens come from the Reserve as far as it and the ability allow; how many (RC-11.10, RC-20.9)."""
    taken = min(count, min(room_for(s, colour), s.token_reserve[PURPLE_TOKEN + colour]))
    s.token_reserve[PURPLE_TOKEN + colour] -= taken
    s.special[colour] += taken
    return taken


@rule
def pick_up(s: State) -> None:
    """Take what can be taken in the Ratcatcher's zone; the rest stays there (RC-7.8, RC-7.10)."""
    zone = s.catcher_zone
    while s.tokens[HEALTH_TOKEN][zone] > 0 and s.health < attribute(s, HEALTH):
        s.tokens[HEALTH_TOKEN][zone] -= 1
        s.token_reserve[HEALTH_TOKEN] += 1
        s.health += 1
        s.fog += 1  # a move that picks up is not taken back (RC-26.13)
        tell(s, HEALTH_PICKED_UP, PLAYER, zone, s.health, 0)
    for colour in range(SPECIALS):
        token = PURPLE_TOKEN + colour
        while s.tokens[token][zone] > 0 and room_for(s, colour) > 0:
            s.tokens[token][zone] -= 1
            s.special[colour] += 1
            s.fog += 1
            tell(s, PICKED_UP, PLAYER, token, zone, s.special[colour])


# ------------------------------------------------------------------ winning


@rule
def gain_cheese(s: State) -> None:
    """A Magic Cheese is gained; the tenth wins, any other goes on a slot (RC-11.2, RC-11.3, RC-23.1)."""
    s.cheese_collected += 1
    if s.cheese_collected >= CHEESE_TO_WIN:
        tell(s, WON_BY_CHEESE, PLAYER, s.cheese_collected, 0, 0)
        end_game(s)
    else:
        ask(s, 0, CHOOSE_UPGRADE, 0, 0, 0)


@rule
def wound_nemesis(s: State) -> None:
    """One wound; without Health the Nemesis is slain and the game won (RC-21.8, RC-23.2)."""
    s.nemesis_health -= 1
    s.nemesis_wounds += 1
    tell(s, NEMESIS_WOUNDED, s.nemesis, s.nemesis_health, 0, 0)
    if s.nemesis_health <= 0:
        tell(s, WON_BY_SLAYING, PLAYER, s.nemesis, s.cheese_collected, 0)
        end_game(s)
