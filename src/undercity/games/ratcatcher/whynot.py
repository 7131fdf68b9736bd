"""Why not? On what conditions the rulebook allows a choice: one function for each kind of choice, by chapter.

Written from rules.md, not from the offers: the suite holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable

from undercity.engine.whynot import Conditions, Objection, always, asked, because
from undercity.games.ratcatcher.opcodes import (
    ABILITY_OPS,
    AURA_DEFENCE,
    BLAST,
    BODYGUARD,
    CULL,
    FOCUS,
    HEAL,
    LURE,
    MORTAL_ONLY,
    N_DEFENCE,
    PLACED_OPS,
    R_ATTACK_DIE,
    R_CHEESE,
    R_HEALTH,
    R_PURPLE,
    R_YELLOW,
    SNATCH,
    UNTRAPPABLE,
    WARDEN,
)
from undercity.games.ratcatcher.table import (
    ABILITY_MAX,
    ABILITY_OP,
    ABILITY_SCOPE,
    ADJACENT,
    BY_TRAP,
    CARD_OF,
    CARD_REWARDS,
    CAUGHT,
    COLOURS,
    CONNECTOR_ZONE,
    DICE,
    EDGES,
    GAIN,
    GUT_MUTATION,
    GUT_VALUE,
    GUTS,
    HEALTH,
    NEAR,
    NEMESIS,
    NEMESIS_BASE,
    NONE,
    PECULIAR_DEFENCE,
    PECULIAR_OP,
    PRINTED,
    PURPLE,
    PURPLE_TOKEN,
    RAT_DEFENCE,
    REFILL,
    REWARD_OP,
    SELF,
    SLOTS,
    SPECIALS,
    TALLY_COST,
    TALLY_LASTS,
    TALLY_OP,
    TOWNSHIP,
    TRACKER_OP,
    TRACKER_VALUE,
    TRAP,
    TRAP_COST,
    TRAP_NUMBERS,
    TRAP_PIERCE,
    UNLOCK,
    YELLOW,
    State,
)
from undercity.games.ratcatcher.whynot_city import (
    START_CARD,
    Cells,
    absent,
    active_cards,
    adjacent_zones,
    beyond,
    cells,
    common_rats,
    connector_of,
    has_rats,
    is_available,
    peculiars_in,
    strength,
)
from undercity.games.ratcatcher.whynot_rats import (
    end_zone,
    nest,
)

# ------------------------------------------------------------------ placing a Township Card (RC-3.8, RC-13)


def connector(s: State, seat: int, number: int) -> Objection | None:
    """An available connector: at setup of card #00 (RC-3.8), then of an active card if there is one (RC-13.6)."""
    expanding, _, _ = asked(s)
    (card, edge), at = divmod(number, len(EDGES)), cells(s)
    if card not in at.values():
        return because("RC-0.3", "why-card-absent", card=("card", card))
    if not expanding and card != START_CARD:
        return because("RC-3.8", "why-connector-not_start", card=("card", card), start=("card", START_CARD))
    if connector_of(s, card, edge) == NONE:
        return because("RC-2.3", "why-connector-none", card=("card", card), edge=("edge", edge))
    other = beyond(s, at, card, edge)
    if other is not None:
        names = {"card": ("card", card), "edge": ("edge", edge), "other": ("card", other)}
        return because("RC-2.8", "why-connector-taken", **names)
    return inactive(s, at, card) if expanding else None


def inactive(s: State, at: Cells, card: int) -> Objection | None:
    """RC-13.6, RC-13.7."""
    active = active_cards(s)
    if card in active:
        return None
    for other in sorted(active):
        if any(is_available(s, at, other, edge) for edge in range(len(EDGES))):
            return because("RC-13.6", "why-connector-inactive", card=("card", card), other=("card", other))
    return None


def rotation(s: State, seat: int, number: int) -> Objection | None:
    """One of its connectors comes to the shared edge (RC-3.8, RC-13.8)."""
    joined, expanding, _ = asked(s)
    place, edge = divmod(joined, len(EDGES))
    if CONNECTOR_ZONE[s.card_in_hand][(edge + 2 - number) % len(EDGES)] != NONE:
        return None
    names = {"card": ("card", s.card_in_hand), "turn": ("turn", number), "place": ("card", place)}
    return because("RC-13.8" if expanding else "RC-3.8", "why-rotation", **names)


# ------------------------------------------------------------------ the Character Board (RC-6, RC-10.1, RC-11)


def is_complete(s: State, upgrade: int) -> bool:
    """All slots hold cheese (RC-11.4)."""
    return s.upgrades[upgrade] >= SLOTS[s.ratcatcher][upgrade]


def ability_of(s: State, colour: int) -> tuple[str, int]:
    return "ability", s.ratcatcher * SPECIALS + colour


def locked(s: State, colour: int, clause: str) -> Objection | None:
    if is_complete(s, UNLOCK[colour]):
        return None
    return because(clause, "why-ability-locked", ability=ability_of(s, colour))


def no_dice(s: State, clause: str) -> Objection | None:
    """Dice that are not on the Attack Track are in the Reserve (RC-28.4)."""
    return because(clause, "why-dice-none_left") if s.attack_dice == DICE else None


def full_health(s: State, clause: str) -> Objection | None:
    most = PRINTED[s.ratcatcher][HEALTH] + (GAIN[s.ratcatcher][HEALTH] if is_complete(s, HEALTH) else 0)
    return because(clause, "why-health-full", health=("number", most)) if s.health >= most else None


def upgrade(s: State, seat: int, number: int) -> Objection | None:
    """A slot that is free (RC-11.3, RC-11.4); a refill only once the ability is unlocked (RC-11.11)."""
    if is_complete(s, number):
        return because("RC-11.4", "why-upgrade-complete", upgrade=("upgrade", number))
    for colour in range(SPECIALS):
        if number == REFILL[colour]:
            return locked(s, colour, "RC-11.11")
    return None


# ------------------------------------------------------------------ moving and traps (RC-7, RC-8)


def move(s: State, seat: int, zone: int) -> Objection | None:
    """An adjacent zone (RC-7.1), and points for the whole cost (RC-7.2, RC-20.25)."""
    if objection := absent(s, zone):
        return objection
    here = s.catcher_zone
    if zone == here:
        return because("RC-7.1", "why-move-here", zone=("zone", zone))
    if zone not in adjacent_zones(s, here):
        return because("RC-7.1", "why-move-not_adjacent", zone=("zone", zone), here=("zone", here))
    cost = 1 + strength(s, here, WARDEN)
    if s.movement >= cost:
        return None
    names = {"here": ("zone", here), "cost": ("number", cost), "points": ("number", s.movement)}
    return because("RC-20.25" if cost > 1 else "RC-7.2", "why-move-points", **names)


def trap(s: State, seat: int, zone: int) -> Objection | None:
    """In the own or an adjacent zone without a trap (RC-8.2, RC-8.3), for a token and points (RC-8.1)."""
    if objection := absent(s, zone):
        return objection
    if zone not in {s.catcher_zone} | adjacent_zones(s, s.catcher_zone):
        return because("RC-8.2", "why-trap-out_of_reach", zone=("zone", zone))
    if s.traps[zone]:
        return because("RC-8.3", "why-trap-lies", zone=("zone", zone))
    if s.trap_tokens == 0:
        return because("RC-8.1", "why-trap-none_left")
    cost = TRAP_NUMBERS[s.ratcatcher][is_complete(s, TRAP)][TRAP_COST]
    if s.movement >= cost:
        return None
    names = {"trap": ("trap", s.ratcatcher), "cost": ("number", cost), "points": ("number", s.movement)}
    return because("RC-8.1", "why-trap-points", **names)


# ------------------------------------------------------------------ attacking and collecting (RC-9, RC-11.1)


def attack(s: State, seat: int, number: int) -> Objection | None:
    """A rat in the own zone, a die on the Attack Track (RC-9.1), and no more dice than lie there (RC-9.2)."""
    if objection := no_rats(s, s.catcher_zone, "RC-9.1"):
        return objection
    if s.attack_dice == 0:
        return because("RC-9.1", "why-attack-no_dice")
    if number + 1 > s.attack_dice:
        return because("RC-9.2", "why-attack-too_many", dice=("number", s.attack_dice))
    return None


def no_rats(s: State, zone: int, clause: str) -> Objection | None:
    return None if has_rats(s, zone) else because(clause, "why-zone-no_rats", zone=("zone", zone))


def no_common_rats(s: State, zone: int, clause: str) -> Objection | None:
    return None if common_rats(s, zone) else because(clause, "why-zone-no_common_rats", zone=("zone", zone))


def no_cheese(s: State, zone: int, clause: str) -> Objection | None:
    return None if s.cheese[zone] else because(clause, "why-zone-no_cheese", zone=("zone", zone))


def collect(s: State, seat: int, number: int) -> Objection | None:
    """Magic Cheese in the own zone, and no rats of any kind (RC-11.1)."""
    if objection := no_cheese(s, s.catcher_zone, "RC-11.1"):
        return objection
    if has_rats(s, s.catcher_zone):
        return because("RC-11.1", "why-collect-rats", zone=("zone", s.catcher_zone))
    return None


# ------------------------------------------------------------------ Special Abilities (RC-10)


def purple(s: State, seat: int, zone: int) -> Objection | None:
    return ability(s, PURPLE, zone)


def yellow(s: State, seat: int, zone: int) -> Objection | None:
    return ability(s, YELLOW, zone)


def ability(s: State, colour: int, zone: int) -> Objection | None:
    """Unlocked (RC-10.1), with a token (RC-10.3), in a zone it reaches, where it does something."""
    if objection := locked(s, colour, "RC-10.1"):
        return objection
    if s.special[colour] == 0:
        return because("RC-10.3", "why-ability-no_token", ability=ability_of(s, colour))
    if objection := absent(s, zone) or out_of_reach(s, colour, zone):
        return objection
    op = ABILITY_OP[s.ratcatcher][colour]
    clause = ABILITY_OPS.all[op].clause
    if op in PLACED_OPS:
        return placed_before(s, colour, zone, clause)
    return EFFECTS[op](s, zone, clause) if op in EFFECTS else None


def out_of_reach(s: State, colour: int, zone: int) -> Objection | None:
    """Each ability names its zones (RC-10.7 to RC-10.17)."""
    here, scope = s.catcher_zone, ABILITY_SCOPE[s.ratcatcher][colour]
    clause = ABILITY_OPS.all[ABILITY_OP[s.ratcatcher][colour]].clause
    used, wanted = ability_of(s, colour), ("zone", zone)
    if scope == SELF and zone != here:
        return because(clause, "why-ability-own_zone", ability=used, zone=wanted)
    if scope == NEAR and zone != here and zone not in adjacent_zones(s, here):
        return because(clause, "why-ability-near", ability=used, zone=wanted)
    if scope == ADJACENT and zone not in adjacent_zones(s, here):
        return because(clause, "why-ability-adjacent", ability=used, zone=wanted)
    if scope == TOWNSHIP and CARD_OF[zone] != CARD_OF[here]:
        return because(clause, "why-ability-township", ability=used, zone=wanted, card=("card", CARD_OF[here]))
    return None


def placed_before(s: State, colour: int, zone: int, clause: str) -> Objection | None:
    """One such token in a zone (RC-10.7 to RC-10.9)."""
    if s.placed[colour][zone]:
        return because(clause, "why-ability-placed", ability=ability_of(s, colour), zone=("zone", zone))
    return None


def blast(s: State, zone: int, clause: str) -> Objection | None:
    """A zone with a rat (RC-10.11), and a die in the Reserve (RC-10.6)."""
    return no_rats(s, zone, clause) or no_dice(s, "RC-10.6")


def focus(s: State, zone: int, clause: str) -> Objection | None:
    return no_dice(s, clause)


def heal(s: State, zone: int, clause: str) -> Objection | None:
    return full_health(s, clause)


EFFECTS: dict[int, Callable[[State, int, str], Objection | None]] = {  # the others always do something
    BLAST: blast,
    LURE: no_common_rats,
    CULL: no_common_rats,
    FOCUS: focus,
    HEAL: heal,
    SNATCH: no_cheese,
}


def cull(s: State, seat: int, colour: int) -> Objection | None:
    """A Common Rat of the own zone (RC-10.13)."""
    return no_such_rat(s, colour, s.catcher_zone, "RC-10.13")


def no_such_rat(s: State, colour: int, zone: int, clause: str) -> Objection | None:
    if s.rats[colour][zone]:
        return None
    return because(clause, "why-rat-absent", rat=("rat", colour), zone=("zone", zone))


def end_of_cull(s: State, seat: int, number: int) -> Objection | None:
    """From the second rat on (RC-26.7)."""
    _, caught, _ = asked(s)
    return None if caught else because("RC-26.7", "why-cull-due")


# ------------------------------------------------------------------ rewards (RC-12, RC-18.9, RC-20.7)


def reward(s: State, seat: int, tally: int) -> Objection | None:
    """Enough rats in the Cage (RC-12.1, RC-12.2), and an effect (RC-12.5)."""
    caged = sum(s.cage)
    if caged >= TALLY_COST[tally]:
        return without_effect(s, TALLY_OP[tally])
    names = {"reward": ("tally", tally), "cost": ("number", TALLY_COST[tally]), "count": ("number", caged)}
    return because("RC-12.1", "why-reward-too_dear", **names)


def without_effect(s: State, op: int) -> Objection | None:
    """RC-12.5; Movement Points always have one."""
    if op == R_HEALTH:
        return full_health(s, "RC-12.5")
    if op in (R_PURPLE, R_YELLOW):
        return no_token_to_gain(s, PURPLE if op == R_PURPLE else YELLOW)
    if op == R_ATTACK_DIE:
        return no_dice(s, "RC-12.5")
    if op == R_CHEESE and s.cheese_reserve == 0:
        return because("RC-12.5", "why-cheese-none_left")
    return None


def no_token_to_gain(s: State, colour: int) -> Objection | None:
    """A locked or full ability, or an empty Reserve (RC-12.5)."""
    if objection := locked(s, colour, "RC-12.5"):
        return objection
    most = ABILITY_MAX[s.ratcatcher][colour]
    if s.special[colour] >= most:
        return because("RC-12.5", "why-ability-full", ability=ability_of(s, colour), most=("number", most))
    if s.token_reserve[PURPLE_TOKEN + colour] == 0:
        return because("RC-12.5", "why-token-none_left", token=("token", PURPLE_TOKEN + colour))
    return None


def payment(s: State, seat: int, colour: int) -> Objection | None:
    """A rat of the Cage (RC-12.1, RC-12.3)."""
    return None if s.cage[colour] else because("RC-12.1", "why-payment-none", rat=("rat", colour))


def consolation(s: State, seat: int, tally: int) -> Objection | None:
    """For no more rats than were returned, with an effect, and one that is not lost at once (RC-18.9)."""
    returned, acting, _ = asked(s)
    if TALLY_COST[tally] > returned:
        names = {"reward": ("tally", tally), "cost": ("number", TALLY_COST[tally]), "count": ("number", returned)}
        return because("RC-18.9", "why-consolation-too_dear", **names)
    if not acting and not TALLY_LASTS[tally]:
        return because("RC-18.9", "why-consolation-too_late", reward=("tally", tally))
    return without_effect(s, TALLY_OP[tally])


def claim(s: State, seat: int, number: int) -> Objection | None:
    """A reward of a card the player has (RC-20.7, RC-20.8), whatever it gives (RC-20.9)."""
    rat, place = divmod(number, CARD_REWARDS)
    if s.peculiar_at[rat] != CAUGHT:
        return because("RC-20.7", "why-claim-not_caught", rat=("peculiar", rat))
    if REWARD_OP[rat][place] == NONE:
        return because("RC-20.8", "why-claim-only_one", rat=("peculiar", rat))
    return None


# ------------------------------------------------------------------ hits (RC-9.6 to RC-9.15, RC-15, RC-20)


def hit(s: State, seat: int, target: int) -> Objection | None:
    """As many normal hits as catch or wound the target (RC-9.6, RC-9.14); some fear only a 6 (RC-20.22)."""
    if objection := no_target(s, target):
        return objection
    if is_peculiar(target) and PECULIAR_OP[target - COLOURS] == MORTAL_ONLY:
        return because("RC-20.22", "why-hit-mortal_only", rat=("peculiar", target - COLOURS))
    cost = price(s, target)
    if s.hits >= cost:
        return None
    numbers = {"cost": ("number", cost), "hits": ("number", s.hits)}
    if target == NEMESIS:
        return because("RC-9.14", "why-hit-nemesis_too_few", nemesis=("nemesis", s.nemesis), **numbers)
    if is_peculiar(target):
        return because("RC-9.6", "why-hit-peculiar_too_few", rat=("peculiar", target - COLOURS), **numbers)
    return because("RC-9.6", "why-hit-too_few", rat=("rat", target), **numbers)


def mortal(s: State, seat: int, target: int) -> Objection | None:
    """A 6 catches or wounds whatever the Defence (RC-9.7, RC-9.15)."""
    if objection := no_target(s, target):
        return objection
    return None if s.mortal_hits else because("RC-9.7", "why-mortal-none")


def is_peculiar(target: int) -> bool:
    return COLOURS <= target < NEMESIS


def no_target(s: State, target: int) -> Objection | None:
    """In the attacked zone (RC-9.1), not behind a bodyguard (RC-20.16), not untouched by traps (RC-20.14)."""
    if objection := not_there(s, target):
        return objection
    for guard in peculiars_in(s, s.attack_zone):
        if PECULIAR_OP[guard] == BODYGUARD and target != COLOURS + guard:
            return because("RC-20.16", "why-hit-bodyguard", rat=("peculiar", guard))
    if s.attack_by == BY_TRAP and is_peculiar(target) and PECULIAR_OP[target - COLOURS] == UNTRAPPABLE:
        return because("RC-20.14", "why-hit-untrappable", rat=("peculiar", target - COLOURS))
    return None


def not_there(s: State, target: int) -> Objection | None:
    zone = s.attack_zone
    if target < COLOURS:
        return no_such_rat(s, target, zone, "RC-9.1")
    if target == NEMESIS and s.nemesis_zone != zone:
        return because("RC-9.1", "why-hit-no_nemesis", nemesis=("nemesis", s.nemesis), zone=("zone", zone))
    if is_peculiar(target) and s.peculiar_at[target - COLOURS] != zone:
        return because("RC-9.1", "why-hit-no_peculiar", rat=("peculiar", target - COLOURS), zone=("zone", zone))
    return None


def price(s: State, target: int) -> int:
    """Defence + 1 hits (RC-9.6), less by a trap's pierce (RC-15.3); one for each further wound (RC-9.14)."""
    if target == NEMESIS and s.defence_broken:
        return 1
    pierce = TRAP_NUMBERS[s.ratcatcher][is_complete(s, TRAP)][TRAP_PIERCE] if s.attack_by == BY_TRAP else 0
    return max(0, defence_of(s, target) - pierce) + 1


def defence_of(s: State, target: int) -> int:
    """Common Rats by candlelight have more (RC-20.24); the Nemesis mutates (RC-21.2, RC-21.12)."""
    if target < COLOURS:
        return RAT_DEFENCE[target] + strength(s, s.attack_zone, AURA_DEFENCE)
    if is_peculiar(target):
        return PECULIAR_DEFENCE[target - COLOURS]
    reached = range(1, s.cheese_eaten + 1)
    tracked = sum(TRACKER_VALUE[s.nemesis][k] for k in reached if TRACKER_OP[s.nemesis][k] == N_DEFENCE)
    swallowed = sum(s.gut[k] * GUT_VALUE[k] for k in range(GUTS) if GUT_MUTATION[k] == N_DEFENCE)
    return NEMESIS_BASE[s.nemesis][N_DEFENCE] + tracked + swallowed


# ------------------------------------------------------------------ what answers each decision (RC-26)

CONDITIONS: Conditions = {
    "connector": {"connector": connector},
    "rotation": {"rotation": rotation},
    "action": {
        "move": move,
        "trap": trap,
        "attack": attack,
        "collect": collect,
        "purple": purple,
        "yellow": yellow,
        "reward": reward,
        "claim": claim,
        "end": always,
    },
    "hit": {"hit": hit, "mortal": mortal},
    "upgrade": {"upgrade": upgrade},
    "payment": {"rat": payment},
    "cull": {"rat": cull, "done": end_of_cull},
    "end_zone": {"zone": end_zone},
    "nest": {"zone": nest},
    "consolation": {"reward": consolation, "done": always},
}
