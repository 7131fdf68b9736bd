"""What a player is asked, and what each choice leads to: messages of words/*.ftl and what they name."""

from __future__ import annotations

from undercity.engine.agenda import STEP, A, B, C
from undercity.engine.words import Names, Prompt, Thing, Worded
from undercity.games.ratcatcher.attack import price
from undercity.games.ratcatcher.board import attribute, defence, reserve_dice, trap_number
from undercity.games.ratcatcher.city import has_placed, has_rats
from undercity.games.ratcatcher.movement import leaving_bite, step_cost
from undercity.games.ratcatcher.opcodes import (
    ABILITY_OPS,
    BLAST,
    CULL,
    DASH,
    DECOY,
    FOCUS,
    GUARD,
    HEAL,
    HOLD_ZONE,
    LURE,
    POUNCE,
    QUIET_ZONE,
    R_STASH,
    SNATCH,
)
from undercity.games.ratcatcher.table import (
    ABILITY_MAX,
    ABILITY_OP,
    ABILITY_SCOPE,
    ABILITY_VALUE,
    ACCURACY,
    CARD_REWARDS,
    CHOICES,
    COLOURS,
    EXPAND,
    GAIN,
    IF_HELD,
    NEMESIS,
    PECULIAR_BITE,
    PECULIAR_OP,
    PECULIARS,
    REFILL,
    REWARD_OP,
    REWARD_VALUE,
    SELF,
    SLOTS,
    SPECIAL_IDS,
    SPECIALS,
    TALLY_COST,
    TALLY_OP,
    TALLY_VALUE,
    TOKENS,
    TRAP,
    TRAP_COST,
    TRAP_DICE,
    TRAP_NUMBERS,
    UNLOCK,
    State,
)
from undercity.games.ratcatcher.telling import gift, some
from undercity.games.ratcatcher.zones import are_nets

# ------------------------------------------------------------------ prompts


def prompt(s: State, seat: int | None, step: str) -> Prompt:
    """The sentence that says what is to be decided, and what it names."""
    line = s.agenda[s.due - 1]
    a, b = line[A], line[B]
    if step == "connector":
        return _connector_prompt(s, expanding=bool(a))
    if step == "rotation":
        names: Names = {"card": ("card", s.card_in_hand), "edge": ("edge", a % 4), "place": ("card", a // 4)}
        return "prompt-rotation" if b else "prompt-rotation-setup", names
    if step == "action":
        points, dice, traps = ("number", s.movement), ("number", s.attack_dice), ("number", s.trap_tokens)
        return "prompt-action", {"movement": points, "dice": dice, "traps": traps}
    if step == "hit":
        hits, mortal = ("number", s.hits), ("number", s.mortal_hits)
        return "prompt-hit", {"zone": ("zone", s.attack_zone), "hits": hits, "mortal": mortal}
    if step == "payment":
        names = {"reward": ("tally", a), "count": ("number", b)}
        return ("prompt-payment-more", {**names, "paid": ("mix", line[C])}) if line[C] else ("prompt-payment", names)
    if step == "end_zone":
        return _end_zone_prompt(s, a, b, nets=are_nets(line[C]))
    if step == "nest":
        return "prompt-nest", {"nemesis": ("nemesis", s.nemesis)}
    if step == "upgrade":
        return "prompt-upgrade", {}
    return "prompt-cull" if step == "cull" else "prompt-consolation", {"count": ("number", a)}


def _connector_prompt(s: State, *, expanding: bool) -> Prompt:
    """Which card is to be placed at setup, and how many in an expansion: the next row says how many come after it."""
    if not expanding:
        return "prompt-connector-setup", {"card": ("card", s.card_in_hand)}
    later = s.agenda[s.due - 2]
    return "prompt-connector", {"count": ("number", 1 + (later[A] if later[STEP] == EXPAND else 0))}


def _end_zone_prompt(s: State, who: int, start: int, *, nets: bool) -> Prompt:
    """Who moves, from where, and whether a net stops it."""
    if who == NEMESIS:
        return "prompt-end_zone-nemesis", {"nemesis": ("nemesis", s.nemesis), "start": ("zone", start)}
    if who >= COLOURS:
        message = "prompt-end_zone-peculiar_net" if nets else "prompt-end_zone-peculiar"
        return message, {"rat": ("peculiar", who - COLOURS), "start": ("zone", start)}
    moving = some(s.rats[who][start] - s.arrived[start], who)
    return "prompt-end_zone-net" if nets else "prompt-end_zone", {"rats": ("some", moving), "start": ("zone", start)}


# ------------------------------------------------------------------ choices

_ABILITIES = {
    HOLD_ZONE: "choice-ability-hold_zone",
    DECOY: "choice-ability-decoy",
    QUIET_ZONE: "choice-ability-quiet_zone",
    LURE: "choice-ability-lure",
    BLAST: "choice-ability-blast",
    FOCUS: "choice-ability-focus",
    CULL: "choice-ability-cull",
    GUARD: "choice-ability-guard",
    HEAL: "choice-ability-heal",
    DASH: "choice-ability-dash",
    SNATCH: "choice-ability-snatch",
}


def words(s: State, seat: int, step: str, code: int) -> Worded:
    """Message of a choice, what it names, and the clause that allows it."""
    kind, arg = CHOICES.split(code)
    line = s.agenda[s.due - 1]
    if step == "action":
        return _action_words(s, kind.name, arg)
    if step == "hit":
        return _hit_words(s, arg, mortal=kind.name == "mortal")
    if step == "upgrade":
        return _upgrade_words(s, arg)
    if step == "connector":
        names: Names = {"card": ("card", arg // 4), "edge": ("edge", arg % 4)}
        return "choice-connector", names, "RC-13.6" if line[A] else "RC-3.8"
    if step == "rotation":
        return "choice-rotation", {"turn": ("turn", arg)}, "RC-13.8" if line[B] else "RC-3.8"
    if step == "end_zone":
        return "choice-zone", {"zone": ("zone", arg)}, "RC-14.11" if are_nets(line[C]) else "RC-14.10"
    if step == "nest":
        return "choice-zone", {"zone": ("zone", arg)}, "RC-21.3"
    if kind.name == "done":
        return ("choice-cull-done", {}, "") if step == "cull" else ("choice-consolation-done", {}, "")
    if step == "consolation":
        return "choice-consolation", {"reward": ("tally", arg), "gift": _tally_gift(arg)}, "RC-18.9"
    if step == "payment":
        return "choice-payment", {"rat": ("rat", arg)}, "RC-12.3"
    return "choice-cull", {"rat": ("rat", arg)}, "RC-10.13"


def _tally_gift(tally: int) -> Thing:
    return ("gift", gift(TALLY_OP[tally], TALLY_VALUE[tally]))


def _action_words(s: State, kind: str, arg: int) -> Worded:
    if kind == "move":
        return _move_words(s, arg)
    if kind == "trap":
        cost, dice = ("number", trap_number(s, TRAP_COST)), ("number", trap_number(s, TRAP_DICE))
        return (
            "choice-trap",
            {"trap": ("trap", s.ratcatcher), "zone": ("zone", arg), "cost": cost, "dice": dice},
            "RC-8.1",
        )
    if kind == "attack":
        accuracy = attribute(s, ACCURACY)
        return "choice-attack", {"count": ("number", arg + 1), "accuracy": ("number", accuracy)}, "RC-9.2"
    if kind == "collect":
        return "choice-collect", {}, "RC-11.1"
    if kind in SPECIAL_IDS:
        return _ability_words(s, SPECIAL_IDS.index(kind), arg)
    if kind == "reward":
        price_of: Thing = ("number", TALLY_COST[arg])
        return "choice-reward", {"reward": ("tally", arg), "gift": _tally_gift(arg), "count": price_of}, "RC-12.2"
    if kind == "claim":
        return _claim_words(s, arg // CARD_REWARDS, arg % CARD_REWARDS)
    if s.attack_dice > 0 and has_rats(s, s.catcher_zone):  # worth a second thought (RC-26.13)
        return "choice-end-early", {"count": ("number", s.attack_dice)}, "RC-6.10"
    return "choice-end", {}, "RC-6.10"


def _move_words(s: State, zone: int) -> Worded:
    """A move that provokes a wounding attack says so (RC-26.13)."""
    names: Names = {"zone": ("zone", zone), "cost": ("number", step_cost(s))}
    wounds = leaving_wounds(s)
    if wounds == 0:
        return "choice-move", names, "RC-7.1"
    if wounds >= s.health:
        return "choice-move-deadly", names, "RC-7.3"
    return "choice-move-wound", {**names, "wounds": ("number", wounds)}, "RC-7.3"


def leaving_wounds(s: State) -> int:
    """How many wounds leaving the zone costs (RC-7.3, RC-20.21)."""
    if s.dashing or has_placed(s, QUIET_ZONE, s.catcher_zone):
        return 0
    pouncers = [p for p in range(PECULIARS) if s.peculiar_at[p] == s.catcher_zone and PECULIAR_OP[p] == POUNCE]
    bites = [leaving_bite(s, s.catcher_zone), *(PECULIAR_BITE[p] for p in pouncers)]
    return sum(bite > defence(s) for bite in bites)


def _ability_words(s: State, colour: int, zone: int) -> Worded:
    """What the ability does, where and how much."""
    op = ABILITY_OPS.all[ABILITY_OP[s.ratcatcher][colour]]
    names: Names = {"ability": ("ability", s.ratcatcher * SPECIALS + colour)}
    if ABILITY_SCOPE[s.ratcatcher][colour] != SELF or op.number == BLAST:
        names["zone"] = ("zone", zone)
    if op.bounds:
        value = ABILITY_VALUE[s.ratcatcher][colour]
        if op.number in (BLAST, FOCUS):  # as far as the Reserve goes (RC-10.6)
            value = min(value, reserve_dice(s))
        elif op.number == DECOY and has_placed(s, HOLD_ZONE, zone):
            value = IF_HELD[s.ratcatcher][colour]
        names["value"] = ("number", value)
    return _ABILITIES[op.number], names, op.clause


def _claim_words(s: State, rat: int, k: int) -> Worded:
    """What a caught Peculiar Rat is good for; a stash by what lies on the card (RC-20.8, RC-20.10)."""
    if REWARD_OP[rat][k] == R_STASH:
        count = sum(s.stash[rat][token] for token in range(TOKENS))
        return "choice-claim-stash", {"rat": ("peculiar", rat), "count": ("number", count)}, "RC-20.10"
    given = gift(REWARD_OP[rat][k], REWARD_VALUE[rat][k])
    return "choice-claim", {"rat": ("peculiar", rat), "gift": ("gift", given)}, "RC-20.7"


def _hit_words(s: State, target: int, *, mortal: bool) -> Worded:
    """Whom the hits catch or wound, and what it costs."""
    names: Names = {} if mortal else {"count": ("number", price(s, target))}
    if target == NEMESIS:
        names["nemesis"] = ("nemesis", s.nemesis)
        return ("choice-hit-nemesis_mortal", names, "RC-9.15") if mortal else ("choice-hit-nemesis", names, "RC-9.14")
    if target >= COLOURS:
        names["rat"] = ("peculiar", target - COLOURS)
        return ("choice-hit-peculiar_mortal", names, "RC-9.7") if mortal else ("choice-hit-peculiar", names, "RC-9.6")
    names["rat"] = ("rat", target)
    return ("choice-hit-mortal", names, "RC-9.7") if mortal else ("choice-hit", names, "RC-9.6")


def _upgrade_words(s: State, upgrade: int) -> Worded:
    """What the upgrade brings once its last slot is filled (RC-11.6 to RC-11.15)."""
    if upgrade == TRAP:
        cost, dice, pierce = (("number", number) for number in TRAP_NUMBERS[s.ratcatcher][1])
        return (
            "choice-upgrade-trap",
            {"trap": ("trap", s.ratcatcher), "cost": cost, "dice": dice, "pierce": pierce},
            "RC-11.9",
        )
    for colour in range(SPECIALS):
        ability, most = s.ratcatcher * SPECIALS + colour, ABILITY_MAX[s.ratcatcher][colour]
        names: Names = {"ability": ("ability", ability), "count": ("number", most)}
        if upgrade == UNLOCK[colour]:
            return "choice-upgrade-unlock", names, "RC-11.10"
        if upgrade == REFILL[colour]:
            return "choice-upgrade-refill", names, "RC-11.11"
    now, gain = attribute(s, upgrade), GAIN[s.ratcatcher][upgrade]
    then = now - gain if upgrade == ACCURACY else now + gain
    left = SLOTS[s.ratcatcher][upgrade] - s.upgrades[upgrade]
    names = {"upgrade": ("upgrade", upgrade), "now": ("number", now), "then": ("number", then)}
    return "choice-upgrade", {**names, "count": ("number", left)}, "RC-11.3"
