"""Attacking (RC-9): rolling, allocating hits, and what comes after. Blasts and traps are attacks, too."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import attribute, trap_number, wound_nemesis
from undercity.games.ratcatcher.city import has_rats, is_with, strength_of
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import (
    AURA_DEFENCE,
    BODYGUARD,
    BURST,
    LITTER,
    MORTAL_ONLY,
    N_DEFENCE,
    UNTRAPPABLE,
)
from undercity.games.ratcatcher.spawn import end_batch, spawn_rats
from undercity.games.ratcatcher.table import (
    ACCURACY,
    AFTERMATH,
    ALLOCATE,
    ATTACK_WITH,
    ATTACKED,
    BY_BURST,
    BY_LITTER,
    BY_TRACK,
    BY_TRAP,
    CAUGHT,
    CHOOSE_HIT,
    COLOURS,
    COMMON_CAUGHT,
    FACES,
    HIT,
    HITS_LOST,
    HITS_SCORED,
    LITTERING,
    MORTAL,
    MORTAL_HIT,
    MOVERS,
    NEMESIS,
    NEMESIS_OP,
    NEMESIS_VALUE,
    NO_ATTACK,
    NONE,
    PECULIAR_CAUGHT,
    PECULIAR_DEFENCE,
    PECULIAR_OP,
    PECULIAR_VALUE,
    PLAYER,
    RAT_DEFENCE,
    TRAP_PIERCE,
    State,
)
from undercity.games.ratcatcher.telling import continued, high_digit, low_digit

LITTERED = 4  # added to whose dice made the attack, where the Nemesis litters
NOT_THERE, NEVER = 0, 99  # prices of targets that cannot be hit, or by normal hits never caught

# ------------------------------------------------------------------ rolling (RC-9.1 to RC-9.5)


@rule
def offer_attacks(s: State, out: Numbers, count: int) -> int:
    """With one die up to all on the track, if rats are in the zone (RC-9.1, RC-9.2)."""
    n = count
    if s.attack_dice > 0 and has_rats(s, s.catcher_zone):
        for dice in range(s.attack_dice):
            out[n] = ATTACK_WITH + dice
            n += 1
    return n


@rule
def strike(s: State, dice: int) -> None:
    """Roll dice of the Attack Track: misses go to the Reserve, hits stay (RC-9.4, RC-9.5)."""
    roll_attack(s, BY_TRACK, s.catcher_zone, dice)
    s.attack_dice -= dice - s.hits - s.mortal_hits


@rule
def roll_attack(s: State, by: int, zone: int, dice: int) -> None:
    """An attack with so many dice against the zone: hits, and 6s as mortal wounds (RC-9.3, RC-9.6, RC-9.7)."""
    accuracy = attribute(s, ACCURACY)
    low, high = 0, 0
    for _ in range(dice):
        face = roll(s, FACES) + 1
        if face == MORTAL:
            s.mortal_hits += 1
        elif face >= accuracy:
            s.hits += 1
        low, high = low + low_digit(face), high + high_digit(face)
    s.attack_by = by
    s.attack_zone = zone
    tell(s, ATTACKED, zone, low, continued(low, high), accuracy)
    tell(s, HITS_SCORED, s.hits, s.mortal_hits, 0, 0)
    push(s, ALLOCATE, 0, 0, 0)


# ------------------------------------------------------------------ allocating (RC-9.6 to RC-9.15)


@rule
def price(s: State, target: int) -> int:
    """Normal hits that catch or wound the target now; NEVER: only a 6 does; NOT_THERE: no target (RC-9.6)."""
    zone = s.attack_zone
    if target == NEMESIS:
        if s.nemesis_zone != zone:
            return NOT_THERE
        return 1 if s.defence_broken else _pierced(s, nemesis_number(s, N_DEFENCE))
    if target < COLOURS:
        if s.rats[target][zone] == 0:
            return NOT_THERE
        return _pierced(s, RAT_DEFENCE[target] + strength_of(s, AURA_DEFENCE, zone))
    rat = target - COLOURS
    if s.peculiar_at[rat] != zone or (s.attack_by == BY_TRAP and PECULIAR_OP[rat] == UNTRAPPABLE):
        return NOT_THERE
    return NEVER if PECULIAR_OP[rat] == MORTAL_ONLY else _pierced(s, PECULIAR_DEFENCE[rat])


@rule
def _pierced(s: State, defence: int) -> int:
    """Defence + 1 hits, a trap's pierce lowering the Defence (RC-9.6, RC-9.14, RC-15.3)."""
    if s.attack_by == BY_TRAP:
        return max(0, defence - trap_number(s, TRAP_PIERCE)) + 1
    return defence + 1


@rule
def is_shielded(s: State, target: int) -> bool:
    """Whether a bodyguard in the zone stands before this target (RC-20.16)."""
    if target >= COLOURS and target < NEMESIS and PECULIAR_OP[target - COLOURS] == BODYGUARD:
        return False
    return is_with(s, BODYGUARD, s.attack_zone)


@rule
def do_allocate(s: State) -> None:
    """The player allocates while some hit can catch or wound; the rest is lost (RC-9.9 to RC-9.11)."""
    if s.hits + s.mortal_hits > 0:
        for target in range(MOVERS):
            cost = price(s, target)
            if cost != NOT_THERE and (s.mortal_hits > 0 or s.hits >= cost) and not is_shielded(s, target):
                ask(s, 0, CHOOSE_HIT, 0, 0, 0)
                return
        tell(s, HITS_LOST, s.hits + s.mortal_hits, 0, 0, 0)
    push(s, AFTERMATH, 0, 0, 0)


@rule
def offer_hit(s: State, seat: int, out: Numbers) -> int:
    """Each target with normal hits or a 6, as far as they suffice (RC-26.4)."""
    n = 0
    for target in range(MOVERS):
        cost = price(s, target)
        if cost != NOT_THERE and not is_shielded(s, target):
            if s.hits >= cost:
                out[n] = HIT + target
                n += 1
            if s.mortal_hits > 0:
                out[n] = MORTAL_HIT + target
                n += 1
    return n


@rule
def take_hit(s: State, seat: int, choice: int) -> None:
    """Pay, then catch or wound (RC-9.6, RC-9.7, RC-9.14, RC-9.15)."""
    push(s, ALLOCATE, 0, 0, 0)
    target = choice - HIT
    if choice >= MORTAL_HIT:
        target = choice - MORTAL_HIT
        s.mortal_hits -= 1
    else:
        s.hits -= price(s, target)
        if target == NEMESIS:
            s.defence_broken = 1
    if target == NEMESIS:
        wound_nemesis(s)
    elif target < COLOURS:
        catch_common(s, target, s.attack_zone)
    else:
        _catch_peculiar(s, target - COLOURS)


@rule
def catch_common(s: State, colour: int, zone: int) -> None:
    """A caught Common Rat goes to the Tallyman Cage (RC-9.12)."""
    s.rats[colour][zone] -= 1
    s.cage[colour] += 1
    tell(s, COMMON_CAUGHT, PLAYER, colour, zone, 0)


@rule
def _catch_peculiar(s: State, rat: int) -> None:
    """The player takes the card of a caught Peculiar Rat (RC-9.13, RC-20.7)."""
    tell(s, PECULIAR_CAUGHT, PLAYER, rat, s.peculiar_at[rat], 0)
    s.peculiar_at[rat] = CAUGHT
    if PECULIAR_OP[rat] == BURST:
        s.bursting += PECULIAR_VALUE[rat]


# ------------------------------------------------------------------ after the attack (RC-9.16)


@rule
def do_aftermath(s: State) -> None:
    """The attack is resolved; caught rats burst, a wounded Nemesis litters (RC-9.16, RC-20.20, RC-21.13)."""
    zone, by, bursting, wounds = s.attack_zone, s.attack_by, s.bursting, s.nemesis_wounds
    s.attack_by, s.attack_zone = NO_ATTACK, NONE
    s.hits, s.mortal_hits = 0, 0
    s.defence_broken, s.nemesis_wounds, s.bursting = 0, 0, 0
    s.fog += 1  # the last allocation of a roll is not taken back (RC-26.13)
    if wounds > 0 and NEMESIS_OP[s.nemesis] == LITTER:
        push(s, LITTERING, wounds * NEMESIS_VALUE[s.nemesis], s.nemesis_zone, by + LITTERED)
    if bursting > 0:
        push(s, LITTERING, bursting, zone, by)


@rule
def do_littering(s: State, count: int, zone: int, by: int) -> None:
    """Rats that an attack lets loose, out of a rat that bursts or of the Nemesis: one batch (RC-18.7)."""
    spawn_rats(s, zone, count, BY_LITTER if by >= LITTERED else BY_BURST)
    end_batch(s, by % LITTERED != BY_TRAP)
