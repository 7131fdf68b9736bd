"""What lies on the table: constants from content.toml, the state record, steps, choices and events.

Zones are numbered in zone order (RC-0.4): card by card, letter by letter; ZONE_IDS gives their names.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

from undercity.engine.agenda import Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.record import Grid, Record, Row, cell, grid, row
from undercity.engine.rule import Plane, block, plane, table

FOLDER = Path(__file__).parent
CONTENT: dict[str, Any] = tomllib.loads((FOLDER / "content.toml").read_text(encoding="utf-8"))

NONE = -1  # no zone, no card, nothing

# ------------------------------------------------------------------ the City (RC-2)

EDGES = ("n", "e", "s", "w")
STEP_X, STEP_Y = table([0, 1, 0, -1]), table([-1, 0, 1, 0])
NORMAL, HARD = 0, 1
_FACES: list[list[dict[str, Any]]] = [  # [mode][card]
    sorted((t for t in CONTENT["township"] if t.get("side", mode) == mode), key=lambda t: int(t["number"]))
    for mode in ("normal", "hard")
]
_TEMPLATE: dict[str, dict[str, Any]] = {t["id"]: t for t in CONTENT["template"]}
CARD_IDS = tuple(f"t{face['number']:02}" for face in _FACES[NORMAL])
CARDS = len(CARD_IDS)


def _template(card: int) -> dict[str, Any]:
    """The outlines of a card; both sides of card #00 have the same."""
    return _TEMPLATE[_FACES[NORMAL][card]["template"]]


ZONE_IDS = tuple(f"{CARD_IDS[c]}.{letter}" for c in range(CARDS) for letter in _template(c)["zones"])
ZONES = len(ZONE_IDS)
FIRST_ZONE = table([ZONE_IDS.index(f"{card}.a") for card in CARD_IDS] + [ZONES])
CARD_OF = table(CARD_IDS.index(zone[:3]) for zone in ZONE_IDS)
START_ZONE = ZONE_IDS.index(f"t00.{_FACES[NORMAL][0]['start_zone']}")


def _padded(cells: list[int], width: int) -> list[int]:
    return cells + [NONE] * (width - len(cells))


def _inner(zone: str) -> list[int]:
    """The zones on the same card that share a border line with this one (RC-2.6)."""
    card, letter = zone.split(".")
    pairs = _template(CARD_IDS.index(card))["adjacency"]
    return sorted(ZONE_IDS.index(f"{card}.{a if b == letter else b}") for a, b in pairs if letter in (a, b))


def _connector_zone(card: int, edge: str) -> int:
    """The zone that owns the connector at this edge of the unrotated card (RC-2.3)."""
    if edge not in _FACES[NORMAL][card]["connectors"]:
        return NONE
    return ZONE_IDS.index(f"{CARD_IDS[card]}.{_template(card)['edge_zone'][edge]}")


INNER_WIDTH, DOORS = 4, 2  # most neighbours of a zone on its card, most connectors it owns
NEIGHBOURS = INNER_WIDTH + DOORS
INNER = plane(_padded(_inner(zone), INNER_WIDTH) for zone in ZONE_IDS)
CONNECTOR_ZONE = plane([_connector_zone(c, edge) for edge in EDGES] for c in range(CARDS))
ZONE_DOORS = plane(_padded([e for e in range(4) if CONNECTOR_ZONE[CARD_OF[z]][e] == z], DOORS) for z in range(ZONES))


def _printed(key: str) -> Plane:
    """How often each zone appears in a list of the cards, by mode."""
    return plane(
        [sum(face[key].count(zone[4:]) for face in faces if face["number"] == int(zone[1:3])) for zone in ZONE_IDS]
        for faces in _FACES
    )


CHEESE_SLOTS, NESTS, SPAWNS, QUESTIONS = (_printed(key) for key in ("cheese", "nests", "spawns", "questions"))
EXPANSION = plane([int(face["expansion"]) for face in faces] for faces in _FACES)

# ------------------------------------------------------------------ tokens

TOKEN_IDS = ("health", "purple", "yellow")
HEALTH_TOKEN, PURPLE_TOKEN, YELLOW_TOKEN = range(3)
SPECIAL_IDS = ("purple", "yellow")
PURPLE, YELLOW = range(2)
_SUPPLY = CONTENT["supply"]
DICE: int = _SUPPLY["attack_dice"]
CHEESE: int = _SUPPLY["magic_cheese"]
TOKEN_SUPPLY = table(_SUPPLY[f"{token}_tokens"] for token in TOKEN_IDS)
TRAP_TOKENS: int = _SUPPLY["trap_tokens"]
ROUND_CAP: int = _SUPPLY["round_cap"]
_CONSTANTS = CONTENT["constants"]
CHEESE_TO_WIN: int = _CONSTANTS["cheese_to_win"]
CHEESE_TO_LOSE: int = _CONSTANTS["cheese_to_lose"]
SETUP_CARDS: int = _CONSTANTS["setup_extra_townships"]
EXPAND_BELOW: int = _CONSTANTS["expand_if_cheese_below"]
CONSUME_AT: int = _CONSTANTS["consume_threshold"]
EAT_PECULIAR: int = _CONSTANTS["eat_weight_peculiar"]
EAT_NEMESIS: int = _CONSTANTS["eat_weight_nemesis"]
FACES: int = _CONSTANTS["die_faces"]
MORTAL: int = _CONSTANTS["mortal_face"]

PRINTED_SPECIAL = block(  # [mode][colour][zone]
    [
        [
            sum(
                special["zone"] == zone[4:] and special["colour"] == colour
                for face in faces
                if face["number"] == int(zone[1:3])
                for special in face["special"]
            )
            for zone in ZONE_IDS
        ]
        for colour in SPECIAL_IDS
    ]
    for faces in _FACES
)

QUESTION_IDS = tuple(q["face"] for q in CONTENT["question_token"])
Q_HEALTH, Q_PURPLE, Q_YELLOW, Q_CHEESE, Q_PECULIAR, Q_NEST = (
    QUESTION_IDS.index(face) for face in ("health", "purple", "yellow", "cheese", "peculiar", "nest")
)
assert QUESTION_IDS[:3] == TOKEN_IDS, "a token face is its token"
QUESTION_COUNT = table(q["count"] for q in CONTENT["question_token"])

# ------------------------------------------------------------------ rats (RC-1.9, RC-20, RC-21)

_COLOURS = sorted(CONTENT["rat_colour"], key=lambda colour: int(colour["order"]))
COLOUR_IDS = tuple(colour["id"] for colour in _COLOURS)
COLOURS = len(COLOUR_IDS)
BROWN, BLACK, WHITE = (COLOUR_IDS.index(colour) for colour in ("brown", "black", "white"))
RAT_COUNT, RAT_MOVE, RAT_BITE, RAT_DEFENCE, EAT_WEIGHT = (
    table(colour[key] for colour in _COLOURS) for key in ("count", "move", "bite", "defence", "eat_weight")
)
BREEDS = table(int(colour["breeds"]) for colour in _COLOURS)
ATTACKS_ON_LEAVE = table(int(colour["attacks_on_leave"]) for colour in _COLOURS)
RATS: int = _CONSTANTS["rats_total"]

TARGET_KINDS = ("ratcatcher", "cheese", "token", "trap")
T_RATCATCHER, T_CHEESE, T_TOKEN, T_TRAP = range(4)
PECULIAR_OPS = (
    *("reach", "untrappable", "drain_special", "breed", "bodyguard", "appetite", "gnaw_trap", "haste", "burst"),
    *("pounce", "mortal_only", "hoard", "aura_defence", "aura_bite", "warden", "entourage"),
)
(REACH, UNTRAPPABLE, DRAIN_SPECIAL, BREED, BODYGUARD, APPETITE, GNAW_TRAP, HASTE, BURST) = range(9)
(POUNCE, MORTAL_ONLY, HOARD, AURA_DEFENCE, AURA_BITE, WARDEN, ENTOURAGE) = range(9, 16)
REWARD_OPS = ("move", "attack_die", "purple", "health", "yellow", "cheese", "question", "cage", "stash")
R_MOVE, R_ATTACK_DIE, R_PURPLE, R_HEALTH, R_YELLOW, R_CHEESE, R_QUESTION, R_CAGE, R_STASH = range(9)

_PECULIARS = sorted(CONTENT["peculiar"], key=lambda rat: int(rat["number"]))
PECULIAR_IDS = tuple(rat["id"] for rat in _PECULIARS)
PECULIARS = len(PECULIAR_IDS)
PECULIAR_MOVE, PECULIAR_BITE, PECULIAR_DEFENCE = (
    table(rat[key] for rat in _PECULIARS) for key in ("move", "bite", "defence")
)
PECULIAR_OP = table(PECULIAR_OPS.index(rat["ability"]["op"]) for rat in _PECULIARS)
PECULIAR_VALUE = table(rat["ability"]["value"] for rat in _PECULIARS)
CARD_REWARDS = 2  # most rewards a card offers
REWARD_OP = plane(
    _padded([REWARD_OPS.index(reward["op"]) for reward in rat["rewards"]], CARD_REWARDS) for rat in _PECULIARS
)
REWARD_VALUE = plane(_padded([reward["value"] for reward in rat["rewards"]], CARD_REWARDS) for rat in _PECULIARS)

_NEMESES = CONTENT["nemesis"]
NEMESIS_IDS = tuple(nemesis["id"] for nemesis in _NEMESES)
MUTATIONS = ("mutate_health", "mutate_bite", "mutate_defence", "mutate_spawn")
N_HEALTH, N_BITE, N_DEFENCE, N_SPAWN = range(4)
NEMESIS_BASE = plane([n[key] for key in ("health", "bite_dice", "defence", "spawn")] for n in _NEMESES)
NEMESIS_ACCURACY = table(n["accuracy"] for n in _NEMESES)
NEMESIS_SPECIALS = ("haste_brown", "gut", "litter")
HASTE_BROWN, GUT, LITTER = range(3)
NEMESIS_OP = table(NEMESIS_SPECIALS.index(n["special"]["op"]) for n in _NEMESES)
NEMESIS_VALUE = table(n["special"]["value"] for n in _NEMESES)
TRACKER_OPS = (*MUTATIONS, "none", "spawn_peculiar", "spawn_nemesis", "spawn_rats", "lose")
TR_NONE, TR_PECULIAR, TR_NEMESIS, TR_RATS, TR_LOSE = range(4, 9)
TRACKER_OP = plane([TR_NONE] + [TRACKER_OPS.index(level["op"]) for level in n["tracker"]] for n in _NEMESES)
TRACKER_VALUE = plane([0] + [level["value"] for level in n["tracker"]] for n in _NEMESES)
_GUT = CONTENT["gut_tracker"]["rows"]
GUT_IDS = tuple(line["token"] for line in _GUT)
GUT_TRAP = GUT_IDS.index("trap")
assert GUT_IDS[:3] == TOKEN_IDS, "the rows of the Gut Tracker are the tokens, then the trap"
GUT_SLOTS = table(line["slots"] for line in _GUT)
GUT_MUTATION = table(MUTATIONS.index(line["op"]) for line in _GUT)
GUT_VALUE = table(line["value"] for line in _GUT)

NEMESIS = COLOURS + PECULIARS  # movers and targets: colours, Peculiar Rats, the Nemesis
MOVERS = NEMESIS + 1
TARGETS = plane(  # what each mover seeks, in order; the Nemeses one after the other at the end
    _padded([TARGET_KINDS.index(kind) for kind in rat["target"]], 2) for rat in (*_COLOURS, *_PECULIARS, *_NEMESES)
)

# ------------------------------------------------------------------ Ratcatchers (RC-22)

_CATCHERS = CONTENT["ratcatcher"]
RATCATCHER_IDS = tuple(catcher["id"] for catcher in _CATCHERS)
UPGRADE_IDS = tuple(upgrade["op"] for upgrade in _CATCHERS[0]["upgrades"])
UPGRADES = len(UPGRADE_IDS)
ATTACK, MOVEMENT, TRAPS, ACCURACY, DEFENCE, HEALTH, TRAP, PURPLE_UNLOCK, PURPLE_REFILL, YELLOW_UNLOCK, YELLOW_REFILL = (
    range(UPGRADES)
)
assert all(tuple(u["op"] for u in catcher["upgrades"]) == UPGRADE_IDS for catcher in _CATCHERS)
UNLOCK, REFILL = table([PURPLE_UNLOCK, YELLOW_UNLOCK]), table([PURPLE_REFILL, YELLOW_REFILL])
PRINTED = plane([catcher[attribute] for attribute in UPGRADE_IDS[:6]] for catcher in _CATCHERS)
SLOTS = plane([upgrade["slots"] for upgrade in catcher["upgrades"]] for catcher in _CATCHERS)
GAIN = plane([upgrade["value"] for upgrade in catcher["upgrades"]] for catcher in _CATCHERS)
TRAP_COST, TRAP_DICE, TRAP_PIERCE = range(3)
_TRAPS: list[list[dict[str, Any]]] = [[c["trap"], {**c["trap"], **c["trap"]["upgrade"]}] for c in _CATCHERS]
TRAP_NUMBERS = block(  # [ratcatcher][upgraded][cost, dice, pierce]
    [[trap[key] for key in ("cost", "dice", "pierce")] for trap in pair] for pair in _TRAPS
)
ABILITY_OPS = (
    *("hold_zone", "decoy", "quiet_zone", "lure", "blast", "focus"),
    *("cull", "guard", "heal", "dash", "snatch"),
)
HOLD_ZONE, DECOY, QUIET_ZONE, LURE, BLAST, FOCUS, CULL, GUARD, HEAL, DASH, SNATCH = range(11)
SCOPES = ("self", "near", "adjacent", "township")
SELF, NEAR, ADJACENT, TOWNSHIP = range(4)
_ABILITIES = [[catcher[colour] for colour in SPECIAL_IDS] for catcher in _CATCHERS]
ABILITY_OP = plane([ABILITY_OPS.index(a["op"]) for a in pair] for pair in _ABILITIES)
ABILITY_COLOUR = plane(  # [ratcatcher][op]: the colour of the ability, if the Ratcatcher has it
    [next((k for k, a in enumerate(pair) if a["op"] == op), NONE) for op in ABILITY_OPS] for pair in _ABILITIES
)
ABILITY_VALUE = plane([a["value"] for a in pair] for pair in _ABILITIES)
ABILITY_SCOPE = plane([SCOPES.index(a["scope"]) for a in pair] for pair in _ABILITIES)
ABILITY_PLACED = plane([int(a["use"] == "place") for a in pair] for pair in _ABILITIES)
ABILITY_MAX = plane([a["max_tokens"] for a in pair] for pair in _ABILITIES)
IF_HELD = plane([a.get("threshold_if_held", 0) for a in pair] for pair in _ABILITIES)

# ------------------------------------------------------------------ the Tallyman (RC-12)

_TALLY = CONTENT["tallyman_reward"]
TALLY_IDS = tuple(reward["id"].removeprefix("tally_") for reward in _TALLY)
TALLIES = len(TALLY_IDS)
TALLY_COST, TALLY_VALUE = (table(reward[key] for reward in _TALLY) for key in ("cost", "value"))
TALLY_OP = table(REWARD_OPS.index(reward["op"]) for reward in _TALLY)
TALLY_LASTS = table(int(reward["lasting"]) for reward in _TALLY)

# ------------------------------------------------------------------ the state

HIDDEN = -2  # a card of a deck that these eyes may not see
IN_DECK, CAUGHT, DISCARDED = -1, -2, -3  # where a Peculiar Rat is when it is not in a zone
NO_ATTACK, BY_TRACK, BY_ABILITY, BY_TRAP = range(4)  # whose dice make the attack


class State(Record, agenda=32, tape=320):
    """The whole table."""

    # options (RC-3.1, RC-24)
    ratcatcher: Annotated[int, cell(0, len(RATCATCHER_IDS) - 1)]
    nemesis: Annotated[int, cell(0, len(NEMESIS_IDS) - 1)]
    hard: Annotated[int, cell(0, 1)]

    round_no: Annotated[int, cell(0, ROUND_CAP)]

    # the City: where each Township Card lies, and how it is turned
    card_x: Annotated[Row, row(CARDS, 1 - CARDS, CARDS - 1)]
    card_y: Annotated[Row, row(CARDS, 1 - CARDS, CARDS - 1)]
    card_rotation: Annotated[Row, row(CARDS, NONE, 3)]  # -1: not in the City

    # decks; the top card is the last one left
    card_in_hand: Annotated[int, cell(NONE, CARDS - 1)]  # drawn, not placed yet
    township_deck: Annotated[Row, row(CARDS - 1, HIDDEN, CARDS - 1)]
    townships_left: Annotated[int, cell(0, CARDS - 1)]
    peculiar_deck: Annotated[Row, row(PECULIARS, HIDDEN, PECULIARS - 1)]
    peculiars_left: Annotated[int, cell(0, PECULIARS)]
    question_pool: Annotated[Row, row(len(QUESTION_IDS), 0, 4)]  # by face
    question_discard: Annotated[Row, row(len(QUESTION_IDS), 0, 4)]
    sack: Annotated[Row, row(COLOURS, 0, RATS)]
    cage: Annotated[Row, row(COLOURS, 0, RATS)]
    cheese_reserve: Annotated[int, cell(0, CHEESE)]
    token_reserve: Annotated[Row, row(3, 0, 8)]  # Health, purple, yellow

    # what lies in the zones
    catcher_zone: Annotated[int, cell(0, ZONES - 1)]
    nemesis_zone: Annotated[int, cell(NONE, ZONES - 1)]
    peculiar_at: Annotated[Row, row(PECULIARS, DISCARDED, ZONES - 1)]  # zone, IN_DECK, CAUGHT or DISCARDED
    rats: Annotated[Grid, grid((COLOURS, ZONES), 0, RATS)]
    cheese: Annotated[Row, row(ZONES, 0, CHEESE)]
    tokens: Annotated[Grid, grid((3, ZONES), 0, 8)]  # Health, purple and yellow tokens to pick up
    placed: Annotated[Grid, grid((2, ZONES), 0, 1)]  # purple and yellow tokens placed by abilities
    traps: Annotated[Row, row(ZONES, 0, 1)]
    question_nests: Annotated[Row, row(ZONES, 0, 2)]

    # the Character Board
    attack_dice: Annotated[int, cell(0, DICE)]  # on the Attack Track; the others are in the Reserve
    movement: Annotated[int, cell(0, 127)]  # Movement Points left
    trap_tokens: Annotated[int, cell(0, TRAP_TOKENS)]
    health: Annotated[int, cell(0, 8)]
    special: Annotated[Row, row(2, 0, 3)]  # purple and yellow tokens held
    upgrades: Annotated[Row, row(UPGRADES, 0, 3)]  # slots filled with cheese
    cheese_collected: Annotated[int, cell(0, CHEESE_TO_WIN)]
    guard: Annotated[int, cell(0, 100)]  # Defence added until Clean Up
    dashing: Annotated[int, cell(0, 1)]  # no attacks on leaving for the rest of the turn
    stash: Annotated[Grid, grid((PECULIARS, 3), 0, 8)]  # tokens on Peculiar Rat cards

    # the Nemesis Board; mutations follow from these
    nemesis_health: Annotated[int, cell(0, 15)]
    cheese_eaten: Annotated[int, cell(0, CHEESE_TO_LOSE)]  # the Rat Tracker
    gut: Annotated[Row, row(len(GUT_IDS), 0, 2)]

    # the attack under way (RC-9)
    attack_by: Annotated[int, cell(NO_ATTACK, BY_TRAP)]
    attack_zone: Annotated[int, cell(NONE, ZONES - 1)]
    hits: Annotated[int, cell(0, DICE)]  # normal hits not allocated yet
    mortal_hits: Annotated[int, cell(0, DICE)]
    defence_broken: Annotated[int, cell(0, 1)]  # normal hits have wounded the Nemesis in this attack
    nemesis_wounds: Annotated[int, cell(0, DICE)]  # in this attack
    bursting: Annotated[int, cell(0, DICE)]  # rats to spawn after this attack

    # the batch of spawning under way (RC-18.7) and the Move step (RC-14.4)
    measures: Annotated[int, cell(0, 3)]  # taken against the empty Sack
    cage_returned: Annotated[int, cell(0, RATS)]
    arrived: Annotated[Row, row(ZONES, 0, RATS)]  # rats of the moving colour that have moved already

    # room for searching paths and counting; all 0 whenever somebody decides
    near: Annotated[Row, row(ZONES, 0, ZONES)]  # distance from the Ratcatcher + 1
    far: Annotated[Row, row(ZONES, 0, ZONES)]  # distance to the closest target + 1
    aim: Annotated[Row, row(ZONES, 0, 32767)]  # rank of the best closest target
    mapped: Annotated[int, cell(0, 4)]  # kind of target that far and aim are about, + 1
    link: Annotated[Row, row(ZONES * DOORS, 0, ZONES)]  # zone behind each connector + 1
    queue: Annotated[Row, row(ZONES, 0, ZONES)]
    mark: Annotated[Row, row(ZONES, 0, 127)]


# ------------------------------------------------------------------ steps of the agenda

STEPS = Steps()
REVEAL = STEPS.do("reveal")
POPULATE = STEPS.do("populate")
ROUND = STEPS.do("round")
REFRESH = STEPS.do("refresh")
ACTIONS = STEPS.do("actions")
TURN_ENDS = STEPS.do("turn_ends")
EXPANSION_CHECK = STEPS.do("expansion_check")
EXPAND = STEPS.do("expand")
ALLOCATE = STEPS.do("allocate")
AFTERMATH = STEPS.do("aftermath")
LITTERING = STEPS.do("littering")
NEMESIS_MOVES = STEPS.do("nemesis_moves")
PECULIARS_MOVE = STEPS.do("peculiars_move")
COMMON_MOVE = STEPS.do("common_move")
MOVEMENT_ENDS = STEPS.do("movement_ends")
TRAPS_TRIGGER = STEPS.do("traps_trigger")
BITE = STEPS.do("bite")
CONSUME = STEPS.do("consume")
FED = STEPS.do("fed")
SPAWN = STEPS.do("spawn")
CLEAN_UP = STEPS.do("clean_up")
CHOOSE_CONNECTOR = STEPS.decide("connector", "RC-26.8")
CHOOSE_ROTATION = STEPS.decide("rotation", "RC-26.8")
CHOOSE_ACTION = STEPS.decide("action", "RC-26.3")
CHOOSE_HIT = STEPS.decide("hit", "RC-26.4")
CHOOSE_UPGRADE = STEPS.decide("upgrade", "RC-26.5")
CHOOSE_PAYMENT = STEPS.decide("payment", "RC-26.6")
CHOOSE_CULL = STEPS.decide("cull", "RC-26.7")
CHOOSE_END_ZONE = STEPS.decide("end_zone", "RC-26.9")
CHOOSE_NEST = STEPS.decide("nest", "RC-26.10")
CHOOSE_CONSOLATION = STEPS.decide("consolation", "RC-26.11")

# ------------------------------------------------------------------ choices (RC-26)

CHOICES = Choices()
MOVE_TO = CHOICES.add("move", ZONE_IDS)
TRAP_IN = CHOICES.add("trap", ZONE_IDS)
ATTACK_WITH = CHOICES.add("attack", (str(n + 1) for n in range(DICE)))
COLLECT = CHOICES.add("collect")
USE_PURPLE = CHOICES.add("purple", ZONE_IDS)
USE_YELLOW = CHOICES.add("yellow", ZONE_IDS)
REWARD = CHOICES.add("reward", TALLY_IDS)
CLAIM = CHOICES.add("claim", (f"{rat}-{k + 1}" for rat in PECULIAR_IDS for k in range(CARD_REWARDS)))
END_TURN = CHOICES.add("end")
HIT = CHOICES.add("hit", (*COLOUR_IDS, *PECULIAR_IDS, "nemesis"))
MORTAL_HIT = CHOICES.add("mortal", (*COLOUR_IDS, *PECULIAR_IDS, "nemesis"))
UPGRADE = CHOICES.add("upgrade", UPGRADE_IDS)
COLOUR = CHOICES.add("rat", COLOUR_IDS)
CONNECTOR = CHOICES.add("connector", (f"{card}-{edge}" for card in CARD_IDS for edge in EDGES))
ROTATION = CHOICES.add("rotation", ("0", "1", "2", "3"))
ZONE = CHOICES.add("zone", ZONE_IDS)
DONE = CHOICES.add("done")

# ------------------------------------------------------------------ events of the chronicle

EVENTS = Events()
GAME_SET_UP = EVENTS.add("game_set_up", "RC-3.1", ratcatcher="ratcatcher", nemesis="nemesis", mode="mode")
CARD_DRAWN = EVENTS.add("card_drawn", "RC-13.4", card="card")
CARD_PLACED = EVENTS.add("card_placed", "RC-13.8", card="card", x="number", y="number", rotation="number")
TOKEN_LAID = EVENTS.add("token_laid", "RC-4.5", token="token", zone="zone")
CHEESE_LAID = EVENTS.add("cheese_laid", "RC-4.2", zone="zone")
QUESTION_TURNED = EVENTS.add("question_turned", "RC-4.3", face="question", zone="zone")
RATS_SPAWNED = EVENTS.add("rats_spawned", "RC-4.14", zone="zone", brown="number", black="number", white="number")
PECULIAR_SPAWNED = EVENTS.add("peculiar_spawned", "RC-20.2", rat="peculiar", zone="zone")
SACK_EMPTY = EVENTS.add("sack_empty", "RC-18.7", measure="measure", count="number")
ROUND_BEGINS = EVENTS.add("round_begins", "RC-0.9", round="number")
MOVED = EVENTS.add("moved", "RC-7.1", start="zone", zone="zone")
LEFT_BROWN = EVENTS.add("left_brown", "RC-7.3", total="number", defence="number")
POUNCED = EVENTS.add("pounced", "RC-20.21", rat="peculiar", bite="number", defence="number")
WOUNDED = EVENTS.add("wounded", "RC-0.7", count="number", health="number")
PICKED_UP = EVENTS.add("picked_up", "RC-7.8", token="token", zone="zone")
TRAP_SET = EVENTS.add("trap_set", "RC-8.1", zone="zone")
ATTACKED = EVENTS.add("attacked", "RC-9.3", zone="zone", count="number", low="dice_low", high="dice_high")
COMMON_CAUGHT = EVENTS.add("common_caught", "RC-9.12", rat="rat", zone="zone")
PECULIAR_CAUGHT = EVENTS.add("peculiar_caught", "RC-9.13", rat="peculiar", zone="zone")
NEMESIS_WOUNDED = EVENTS.add("nemesis_wounded", "RC-9.14", health="number")
HITS_LOST = EVENTS.add("hits_lost", "RC-9.11", count="number")
ABILITY_USED = EVENTS.add("ability_used", "RC-10.2", ability="ability", zone="zone")
RATS_LURED = EVENTS.add("rats_lured", "RC-10.10", zone="zone", count="number")
HEALED = EVENTS.add("healed", "RC-10.15", health="number")
CHEESE_GAINED = EVENTS.add("cheese_gained", "RC-11.2", total="number")
SLOT_FILLED = EVENTS.add("slot_filled", "RC-11.3", upgrade="upgrade", left="number")
UPGRADED = EVENTS.add("upgraded", "RC-11.4", upgrade="upgrade")
TALLY_PAID = EVENTS.add("tally_paid", "RC-12.3", rat="rat")
TALLY_TAKEN = EVENTS.add("tally_taken", "RC-12.2", reward="tally")
REWARD_CLAIMED = EVENTS.add("reward_claimed", "RC-20.7", rat="peculiar", reward="reward", value="number")
RATS_CAGED = EVENTS.add("rats_caged", "RC-20.12", count="number")
EXPANSION_DUE = EVENTS.add("expansion_due", "RC-13.3", count="number", card="card")
EXPANSION_CUT = EVENTS.add("expansion_cut", "RC-13.9", count="number")
NEMESIS_ROLLED = EVENTS.add("nemesis_rolled", "RC-21.6", pips="number")
RATS_MOVED = EVENTS.add("rats_moved", "RC-14.4", count="number", rat="rat", start="zone", zone="zone")
PECULIAR_MOVED = EVENTS.add("peculiar_moved", "RC-14.4", rat="peculiar", start="zone", zone="zone")
NEMESIS_MOVED = EVENTS.add("nemesis_moved", "RC-21.6", start="zone", zone="zone")
HOARDED = EVENTS.add("hoarded", "RC-20.23", rat="peculiar", zone="zone", count="number")
GUT_FILLED = EVENTS.add("gut_filled", "RC-21.12", token="gut", zone="zone")
TRAP_GNAWED = EVENTS.add("trap_gnawed", "RC-20.18", rat="peculiar", zone="zone")
TRAP_SPRUNG = EVENTS.add("trap_sprung", "RC-15.2", zone="zone")
NEMESIS_BIT = EVENTS.add("nemesis_bit", "RC-16.2", low="dice_low", high="dice_high")
PECULIARS_BIT = EVENTS.add("peculiars_bit", "RC-16.5", rat="peculiar", bite="number")
COMMON_BIT = EVENTS.add("common_bit", "RC-16.6", total="number", defence="number")
DRAINED = EVENTS.add("drained", "RC-20.15", rat="peculiar", colour="special")
DECOY_TAKEN = EVENTS.add("decoy_taken", "RC-17.9", zone="zone", count="number")
CHEESE_EATEN = EVENTS.add("cheese_eaten", "RC-17.3", zone="zone", level="number")
RATS_SATED = EVENTS.add("rats_sated", "RC-17.5", zone="zone", count="number")
NEMESIS_SPAWNED = EVENTS.add("nemesis_spawned", "RC-21.3", zone="zone")
NEMESIS_MUTATED = EVENTS.add("nemesis_mutated", "RC-21.2", mutation="mutation", value="number")
CLEANED_UP = EVENTS.add("cleaned_up", "RC-19.1", rats="number", peculiars="number")
WON_BY_CHEESE = EVENTS.add("won_by_cheese", "RC-23.1")
WON_BY_SLAYING = EVENTS.add("won_by_slaying", "RC-23.2")
LOST_BY_CHEESE = EVENTS.add("lost_by_cheese", "RC-23.3")
LOST_BY_WOUNDS = EVENTS.add("lost_by_wounds", "RC-23.4")
LOST_BY_TIME = EVENTS.add("lost_by_time", "RC-23.6")
