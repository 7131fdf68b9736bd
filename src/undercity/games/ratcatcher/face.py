"""What the web table is told: the view, choices in words, names of things. All from a concealed record."""

from __future__ import annotations

from typing import Any

from undercity.engine.agenda import STEP, A, B
from undercity.engine.words import Names, Said, Thing
from undercity.games.ratcatcher import shape
from undercity.games.ratcatcher.attack import price
from undercity.games.ratcatcher.board import attribute, defence, is_upgraded, reserve_dice, trap_number
from undercity.games.ratcatcher.city import active_cards, has_placed, has_rats
from undercity.games.ratcatcher.consume import appetite
from undercity.games.ratcatcher.faces import faces_of
from undercity.games.ratcatcher.movement import leaving_bite, step_cost
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import (
    MUTATIONS,
    N_BITE,
    N_DEFENCE,
    N_HEALTH,
    N_SPAWN,
    POUNCE,
    QUIET_ZONE,
    REWARD_OPS,
    TRACKER_OPS,
)
from undercity.games.ratcatcher.scoring import is_won
from undercity.games.ratcatcher.table import (
    ABILITY_IDS,
    ABILITY_MAX,
    ATTRIBUTE_IDS,
    CARD_IDS,
    CARD_OF,
    CARD_REWARDS,
    CARDS,
    CAUGHT,
    CHEESE_TO_LOSE,
    CHEESE_TO_WIN,
    CHOICES,
    CHOOSE_ROTATION,
    COLOUR_IDS,
    COLOURS,
    DISCARDED,
    EDGES,
    FIRST_ZONE,
    GUT_IDS,
    GUT_SLOTS,
    HEALTH,
    MEASURE_IDS,
    MODES,
    NEMESIS,
    NEMESIS_ACCURACY,
    NEMESIS_IDS,
    NESTS,
    NONE,
    PECULIAR_BITE,
    PECULIAR_IDS,
    PECULIAR_OP,
    PECULIARS,
    QUESTION_IDS,
    RATCATCHER_IDS,
    REWARD_OP,
    REWARD_VALUE,
    ROUND_CAP,
    SLOTS,
    SPECIAL_IDS,
    TALLY_COST,
    TALLY_IDS,
    TOKEN_IDS,
    TRACKER_OP,
    TRACKER_VALUE,
    TRAP_COST,
    TRAP_DICE,
    TRAP_PIERCE,
    UNLOCK,
    UPGRADE_IDS,
    UPGRADES,
    ZONE_IDS,
    State,
)

THINGS: dict[str, tuple[str, ...]] = {
    "ratcatcher": RATCATCHER_IDS,
    "nemesis": NEMESIS_IDS,
    "mode": MODES,
    "card": CARD_IDS,
    "token": TOKEN_IDS,
    "question": QUESTION_IDS,
    "peculiar": PECULIAR_IDS,
    "rat": COLOUR_IDS,
    "ability": ABILITY_IDS,
    "upgrade": UPGRADE_IDS,
    "tally": TALLY_IDS,
    "reward": REWARD_OPS.names,
    "special": SPECIAL_IDS,
    "gut": GUT_IDS,
    "mutation": MUTATIONS,
    "edge": EDGES,
    "measure": MEASURE_IDS,
}


def thing(kind: str, number: int) -> Said | Thing | str:
    """Things that are put together or go by another name."""
    if kind == "zone":
        return Said("zone", {"card": ("card", CARD_OF[number]), "letter": ZONE_IDS[number][-1]})
    if kind == "turn":
        return f"{90 * number}°"
    if kind in ("dice_low", "dice_high"):
        return "".join(f" {face}" for face in faces_of(number, 1 if kind == "dice_low" else 4))
    if kind == "mover":  # a colour, a Peculiar Rat, or a Nemesis
        for members, first in (("nemesis", NEMESIS), ("peculiar", COLOURS)):
            if number >= first:
                return (members, number - first)
        return ("rat", number)
    return Said("seat", {})


def role(s: State, seat: int) -> Thing | None:
    """Which Ratcatcher the player is."""
    return ("ratcatcher", s.ratcatcher)


# ------------------------------------------------------------------ the view


def view(s: State, seat: int | None) -> shape.Table:
    """The table; everybody sees the same (RC-25.4)."""
    active = active_cards(s)
    return {
        "round": s.round_no,
        "rounds": ROUND_CAP,
        "mode": MODES[s.hard],
        "won": is_won(s) if s.over else None,
        "city": {CARD_IDS[c]: _card(s, c, active) for c in range(CARDS) if s.card_rotation[c] >= 0},
        "card_in_hand": None if s.card_in_hand == NONE else CARD_IDS[s.card_in_hand],
        "card_joins": _connector(s),
        "ratcatcher": _ratcatcher(s),
        "nemesis": _nemesis(s),
        "attack": _attack(s),
        "cage": _counts(COLOUR_IDS, s.cage),
        "sack": _counts(COLOUR_IDS, s.sack),
        "reserve": {"cheese": s.cheese_reserve, "dice": reserve_dice(s)} | _counts(TOKEN_IDS, s.token_reserve),
        "township_deck": s.townships_left,
        "peculiar_deck": s.peculiars_left,
        "peculiar_discard": [PECULIAR_IDS[p] for p in range(PECULIARS) if s.peculiar_at[p] == DISCARDED],
        "question_pool": _counts(QUESTION_IDS, s.question_pool),
        "question_discard": _counts(QUESTION_IDS, s.question_discard),
    }


def _connector(s: State) -> str | None:
    """The connector at which the card in hand is placed, while it is being turned: "t00-n"."""
    if not s.due or s.agenda[s.due - 1][STEP] != CHOOSE_ROTATION:
        return None
    connector = s.agenda[s.due - 1][A]
    return f"{CARD_IDS[connector // 4]}-{EDGES[connector % 4]}"


def _counts(ids: tuple[str, ...], row: Any) -> dict[str, int]:
    return {key: row[i] for i, key in enumerate(ids)}


def _card(s: State, card: int, active: int) -> shape.Township:
    return {
        "id": CARD_IDS[card],
        "x": s.card_x[card],
        "y": s.card_y[card],
        "rotation": s.card_rotation[card],
        "active": bool((active >> card) & 1),
        "zones": [_zone(s, z) for z in range(FIRST_ZONE[card], FIRST_ZONE[card + 1])],
    }


def _zone(s: State, zone: int) -> shape.Zone:
    return {
        "id": ZONE_IDS[zone],
        "ratcatcher": s.catcher_zone == zone,
        "nemesis": s.nemesis_zone == zone,
        "peculiars": [PECULIAR_IDS[p] for p in range(PECULIARS) if s.peculiar_at[p] == zone],
        "rats": {COLOUR_IDS[c]: s.rats[c][zone] for c in range(COLOURS)},
        "cheese": s.cheese[zone],
        "tokens": {TOKEN_IDS[t]: s.tokens[t][zone] for t in range(3)},
        "placed": [_ability(s, colour) for colour in range(2) if s.placed[colour][zone]],
        "trap": bool(s.traps[zone]),
        "nests": NESTS[s.hard][zone] + s.question_nests[zone],
        "appetite": appetite(s, zone),
    }


def _ability(s: State, colour: int) -> str:
    return ABILITY_IDS[s.ratcatcher * 2 + colour]


def _ratcatcher(s: State) -> shape.Ratcatcher:
    return {
        "id": RATCATCHER_IDS[s.ratcatcher],
        "zone": ZONE_IDS[s.catcher_zone],
        "attributes": {which: attribute(s, k) for k, which in enumerate(ATTRIBUTE_IDS)},
        "defence": defence(s),
        "health": s.health,
        "max_health": attribute(s, HEALTH),
        "dice": s.attack_dice,
        "movement": s.movement,
        "trap_tokens": s.trap_tokens,
        "trap": {
            "cost": trap_number(s, TRAP_COST),
            "dice": trap_number(s, TRAP_DICE),
            "pierce": trap_number(s, TRAP_PIERCE),
        },
        "guard": s.guard,
        "dashing": bool(s.dashing),
        "cheese": s.cheese_collected,
        "cheese_to_win": CHEESE_TO_WIN,
        "upgrades": {UPGRADE_IDS[u]: [s.upgrades[u], SLOTS[s.ratcatcher][u]] for u in range(UPGRADES)},
        "abilities": {
            SPECIAL_IDS[c]: {
                "id": _ability(s, c),
                "unlocked": is_upgraded(s, UNLOCK[c]),
                "tokens": s.special[c],
                "max": ABILITY_MAX[s.ratcatcher][c],
            }
            for c in range(2)
        },
        "caught": [
            {"id": PECULIAR_IDS[p], "stash": _counts(TOKEN_IDS, s.stash[p])}
            for p in range(PECULIARS)
            if s.peculiar_at[p] == CAUGHT
        ],
    }


def _nemesis(s: State) -> shape.Nemesis:
    return {
        "id": NEMESIS_IDS[s.nemesis],
        "zone": None if s.nemesis_zone == NONE else ZONE_IDS[s.nemesis_zone],
        "health": s.nemesis_health,
        "max_health": nemesis_number(s, N_HEALTH),
        "accuracy": NEMESIS_ACCURACY[s.nemesis],
        "bite": nemesis_number(s, N_BITE),
        "defence": nemesis_number(s, N_DEFENCE),
        "spawn": nemesis_number(s, N_SPAWN),
        "cheese_eaten": s.cheese_eaten,
        "tracker": [
            {"op": TRACKER_OPS.names[TRACKER_OP[s.nemesis][k]], "value": TRACKER_VALUE[s.nemesis][k]}
            for k in range(1, CHEESE_TO_LOSE + 1)
        ],
        "gut": {GUT_IDS[k]: [s.gut[k], GUT_SLOTS[k]] for k in range(len(GUT_IDS))},
    }


def _attack(s: State) -> shape.Attack | None:
    if s.attack_zone == NONE:
        return None
    return {"zone": ZONE_IDS[s.attack_zone], "hits": s.hits, "mortal_hits": s.mortal_hits}


# ------------------------------------------------------------------ words


def prompt(s: State, seat: int | None, step: str) -> tuple[str, Names]:
    """The sentence that says what is to be decided, and what it names."""
    return f"prompt-{step}", _prompt_names(s, step)


def _prompt_names(s: State, step: str) -> Names:
    line = s.agenda[s.due - 1]
    a, b = line[A], line[B]
    if step == "rotation":
        return {"card": ("card", s.card_in_hand), "edge": ("edge", a % 4), "place": ("card", a // 4)}
    if step == "action":
        return {
            "movement": ("number", s.movement),
            "dice": ("number", s.attack_dice),
            "traps": ("number", s.trap_tokens),
        }
    if step == "hit":
        return {"zone": ("zone", s.attack_zone), "hits": ("number", s.hits), "mortal": ("number", s.mortal_hits)}
    if step == "payment":
        return {"reward": ("tally", a), "count": ("number", b)}
    if step == "end_zone":
        return {"mover": ("mover", a + s.nemesis if a == NEMESIS else a), "start": ("zone", b)}
    if step == "nest":
        return {"nemesis": ("nemesis", s.nemesis)}
    return {"count": ("number", a)}


def words(s: State, seat: int, step: str, code: int) -> tuple[str, Names, str]:
    """Message of a choice, what it names, and its clause ("": the decision's own)."""
    kind, arg = CHOICES.split(code)
    if step == "action":
        return _action_words(s, kind.name, arg)
    if step == "hit":
        return _hit_words(s, kind.name, arg)
    if step == "upgrade":
        left = SLOTS[s.ratcatcher][arg] - s.upgrades[arg]
        path = "choice-upgrade-last" if left == 1 else "choice-upgrade-slot"
        return path, {"upgrade": ("upgrade", arg), "count": ("number", left)}, "RC-11.3"
    if step == "connector":
        return "choice-connector-connector", {"card": ("card", arg // 4), "edge": ("edge", arg % 4)}, "RC-13.6"
    if step == "rotation":
        return "choice-rotation-rotation", {"turn": ("turn", arg)}, "RC-13.8"
    if step == "consolation" and kind.name == "reward":
        return "choice-consolation-reward", {"reward": ("tally", arg)}, "RC-18.9"
    return f"choice-{step}-{kind.name}", {kind.name: (kind.name, arg)} if kind.labels != ("",) else {}, ""


def _action_words(s: State, kind: str, arg: int) -> tuple[str, Names, str]:
    if kind == "move":
        return _move_words(s, arg)
    if kind == "trap":
        cost = trap_number(s, TRAP_COST)
        return "choice-action-trap", {"zone": ("zone", arg), "cost": ("number", cost)}, "RC-8.1"
    if kind == "attack":
        return "choice-action-attack", {"count": ("number", arg + 1)}, "RC-9.2"
    if kind == "collect":
        return "choice-action-collect", {}, "RC-11.1"
    if kind in SPECIAL_IDS:
        ability = s.ratcatcher * 2 + SPECIAL_IDS.index(kind)
        return "choice-action-ability", {"ability": ("ability", ability), "zone": ("zone", arg)}, "RC-10.2"
    if kind == "reward":
        return "choice-action-reward", {"reward": ("tally", arg), "count": ("number", TALLY_COST[arg])}, "RC-12.2"
    if kind == "claim":
        rat, k = arg // CARD_REWARDS, arg % CARD_REWARDS
        names: Names = {"rat": ("peculiar", rat), "reward": ("reward", REWARD_OP[rat][k])}
        return "choice-action-claim", {**names, "value": ("number", REWARD_VALUE[rat][k])}, "RC-20.7"
    if s.attack_dice > 0 and has_rats(s, s.catcher_zone):  # worth a second thought (RC-26.13)
        return "choice-action-end_early", {"count": ("number", s.attack_dice)}, "RC-6.10"
    return "choice-action-end", {}, "RC-6.10"


def _move_words(s: State, zone: int) -> tuple[str, Names, str]:
    """A move that provokes a wounding attack says so (RC-26.13)."""
    names: Names = {"zone": ("zone", zone), "cost": ("number", step_cost(s))}
    wounds = _leaving_wounds(s)
    if wounds > 0:
        return "choice-action-move_wound", {**names, "wounds": ("number", wounds)}, "RC-7.3"
    return "choice-action-move", names, "RC-7.1"


def _leaving_wounds(s: State) -> int:
    """How many wounds leaving the zone costs (RC-7.3, RC-20.21)."""
    if s.dashing or has_placed(s, QUIET_ZONE, s.catcher_zone):
        return 0
    pouncers = [p for p in range(PECULIARS) if s.peculiar_at[p] == s.catcher_zone and PECULIAR_OP[p] == POUNCE]
    bites = [leaving_bite(s, s.catcher_zone), *(PECULIAR_BITE[p] for p in pouncers)]
    return sum(bite > defence(s) for bite in bites)


def _hit_words(s: State, kind: str, target: int) -> tuple[str, Names, str]:
    mover = target + s.nemesis if target == NEMESIS else target
    names: Names = {"mover": ("mover", mover), "count": ("number", price(s, target))}
    verb = "wound" if target == NEMESIS else "catch"
    if kind == "mortal":
        return f"choice-hit-{verb}_mortal", names, "RC-9.15" if target == NEMESIS else "RC-9.7"
    return f"choice-hit-{verb}", names, "RC-9.14" if target == NEMESIS else "RC-9.6"
