"""What lies on the table: constants from content.toml, the state record, steps, choices and events.

Zones are numbered in zone order (RC-0.4): card by card, letter by letter; ZONE_IDS gives their names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from undercity.engine.agenda import Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.record import Grid, Record, Row, cell, grid, row
from undercity.engine.rule import Plane, block, plane, table
from undercity.games.ratcatcher.content import CONTENT, AttributeUpgrade, Edge, Template, Township
from undercity.games.ratcatcher.opcodes import ABILITY_OPS, PLACED_OPS, TR_NONE

NONE = -1  # no zone, no card, nothing

# ------------------------------------------------------------------ the City (RC-2)

EDGES: tuple[Edge, ...] = ("n", "e", "s", "w")
STEP_X, STEP_Y = table([0, 1, 0, -1]), table([-1, 0, 1, 0])
MODES = ("normal", "hard")
NORMAL, HARD = range(2)
_SIDES: list[list[Township]] = [  # [mode][card]
    sorted((t for t in CONTENT.township if t.side in (mode, "both")), key=lambda t: t.number) for mode in MODES
]
CARD_IDS = tuple(f"t{side.number:02}" for side in _SIDES[NORMAL])
CARDS = len(CARD_IDS)
_TEMPLATES: list[Template] = [  # the outlines of each card; both sides of card #00 have the same
    next(template for template in CONTENT.template if template.id == side.template) for side in _SIDES[NORMAL]
]
ZONE_IDS = tuple(f"{CARD_IDS[c]}.{letter}" for c in range(CARDS) for letter in _TEMPLATES[c].zones)
ZONES = len(ZONE_IDS)
LETTERS = max(len(template.zones) for template in _TEMPLATES)
FIRST_ZONE = table([ZONE_IDS.index(f"{card}.a") for card in CARD_IDS] + [ZONES])
CARD_OF = table(CARD_IDS.index(zone[:3]) for zone in ZONE_IDS)
START_ZONE = ZONE_IDS.index(f"t00.{_SIDES[NORMAL][0].start_zone}")


def _padded(cells: list[int], width: int) -> list[int]:
    return cells + [NONE] * (width - len(cells))


def _inner(zone: str) -> list[int]:
    """The zones on the same card that share a border line with this one (RC-2.6)."""
    card, letter = zone.split(".")
    pairs = _TEMPLATES[CARD_IDS.index(card)].adjacency
    return sorted(ZONE_IDS.index(f"{card}.{a if b == letter else b}") for a, b in pairs if letter in (a, b))


def _connector_zone(card: int, edge: Edge) -> int:
    """The zone that owns the connector at this edge of the unrotated card (RC-2.3)."""
    if edge not in _SIDES[NORMAL][card].connectors:
        return NONE
    return ZONE_IDS.index(f"{CARD_IDS[card]}.{_TEMPLATES[card].edge_zone.at(edge)}")


INNER_WIDTH, DOORS = 4, 2  # most neighbours of a zone on its card, most connectors it owns
NEIGHBOURS = INNER_WIDTH + DOORS
INNER = plane(_padded(_inner(zone), INNER_WIDTH) for zone in ZONE_IDS)
BESIDE = plane([z if n == NONE else n for n in INNER[z]] for z in range(ZONES))  # filled up with the zone itself
CONNECTOR_ZONE = plane([_connector_zone(c, edge) for edge in EDGES] for c in range(CARDS))
ZONE_DOORS = plane(_padded([e for e in range(4) if CONNECTOR_ZONE[CARD_OF[z]][e] == z], DOORS) for z in range(ZONES))


def _printed(listed: Callable[[Township], Sequence[str]]) -> Plane:
    """How often each zone appears in a list of its card, by mode."""
    return plane([listed(sides[CARD_OF[z]]).count(zone[-1]) for z, zone in enumerate(ZONE_IDS)] for sides in _SIDES)


CHEESE_SLOTS = _printed(lambda side: side.cheese)
NESTS = _printed(lambda side: side.nests)
SPAWNS = _printed(lambda side: side.spawns)
QUESTIONS = _printed(lambda side: side.questions)
EXPANSION = plane([side.expansion for side in sides] for sides in _SIDES)

# ------------------------------------------------------------------ tokens

TOKEN_IDS = ("health", "purple", "yellow")
TOKENS = len(TOKEN_IDS)
HEALTH_TOKEN, PURPLE_TOKEN, YELLOW_TOKEN = range(TOKENS)
SPECIAL_IDS = ("purple", "yellow")
SPECIALS = len(SPECIAL_IDS)
PURPLE, YELLOW = range(SPECIALS)
_SUPPLY, _CONSTANTS = CONTENT.supply, CONTENT.constants
DICE = _SUPPLY.attack_dice
CHEESE = _SUPPLY.magic_cheese
TOKEN_SUPPLY = table([_SUPPLY.health_tokens, _SUPPLY.purple_tokens, _SUPPLY.yellow_tokens])
TRAP_TOKENS = _SUPPLY.trap_tokens
ROUND_CAP = _SUPPLY.round_cap
CHEESE_TO_WIN = _CONSTANTS.cheese_to_win
CHEESE_TO_LOSE = _CONSTANTS.cheese_to_lose
SETUP_CARDS = _CONSTANTS.setup_extra_townships
EXPAND_BELOW = _CONSTANTS.expand_if_cheese_below
CONSUME_AT = _CONSTANTS.consume_threshold
EAT_PECULIAR = _CONSTANTS.eat_weight_peculiar
EAT_NEMESIS = _CONSTANTS.eat_weight_nemesis
FACES = _CONSTANTS.die_faces
MORTAL = _CONSTANTS.mortal_face


def _icons(colour: str) -> Plane:
    """How many Special Tokens of the colour are printed in each zone, by mode."""
    return _printed(lambda side: [icon.zone for icon in side.special if icon.colour == colour])


PRINTED_SPECIAL = block(zip(*(_icons(colour) for colour in SPECIAL_IDS), strict=True))  # [mode][colour][zone]

QUESTION_IDS = (*TOKEN_IDS, "cheese", "peculiar", "nest")  # a token face is its token
QUESTION_FACES = len(QUESTION_IDS)
Q_HEALTH, Q_PURPLE, Q_YELLOW, Q_CHEESE, Q_PECULIAR, Q_NEST = range(QUESTION_FACES)
QUESTION_COUNT = table(sum(q.count for q in CONTENT.question_token if q.id == face) for face in QUESTION_IDS)

# ------------------------------------------------------------------ rats (RC-1.9, RC-20, RC-21)

_COLOURS = sorted(CONTENT.rat_colour, key=lambda colour: colour.order)
COLOUR_IDS = tuple(colour.id for colour in _COLOURS)
COLOURS = len(COLOUR_IDS)
BROWN, BLACK, WHITE = (COLOUR_IDS.index(colour) for colour in ("brown", "black", "white"))
RAT_COUNT = table(colour.count for colour in _COLOURS)
RAT_MOVE = table(colour.move for colour in _COLOURS)
RAT_BITE = table(colour.bite for colour in _COLOURS)
RAT_DEFENCE = table(colour.defence for colour in _COLOURS)
EAT_WEIGHT = table(colour.eat_weight for colour in _COLOURS)
BREEDS = table(colour.breeds for colour in _COLOURS)
ATTACKS_ON_LEAVE = table(colour.attacks_on_leave for colour in _COLOURS)
RATS = sum(RAT_COUNT)

_PECULIARS = sorted(CONTENT.peculiar, key=lambda rat: rat.number)
PECULIAR_IDS = tuple(rat.id for rat in _PECULIARS)
PECULIARS = len(PECULIAR_IDS)
PECULIAR_MOVE = table(rat.move for rat in _PECULIARS)
PECULIAR_BITE = table(rat.bite for rat in _PECULIARS)
PECULIAR_DEFENCE = table(rat.defence for rat in _PECULIARS)
PECULIAR_OP = table(rat.ability.code for rat in _PECULIARS)
PECULIAR_VALUE = table(rat.ability.amount for rat in _PECULIARS)
CARD_REWARDS = 2  # most rewards a card offers
REWARD_OP = plane(_padded([reward.code for reward in rat.rewards], CARD_REWARDS) for rat in _PECULIARS)
REWARD_VALUE = plane(_padded([reward.amount for reward in rat.rewards], CARD_REWARDS) for rat in _PECULIARS)

_NEMESES = CONTENT.nemesis
NEMESIS_IDS = tuple(nemesis.id for nemesis in _NEMESES)
NEMESIS_BASE = plane([n.health, n.bite_dice, n.defence, n.spawn] for n in _NEMESES)  # by N_HEALTH ...
NEMESIS_ACCURACY = table(n.accuracy for n in _NEMESES)
NEMESIS_OP = table(n.special.code for n in _NEMESES)
NEMESIS_VALUE = table(n.special.amount for n in _NEMESES)
TRACKER_OP = plane([TR_NONE, *(level.code for level in n.tracker)] for n in _NEMESES)  # by cheese eaten
TRACKER_VALUE = plane([0, *(level.amount for level in n.tracker)] for n in _NEMESES)
GUT_IDS = (*TOKEN_IDS, "trap")  # a row for each kind of token, then the trap's
GUTS = len(GUT_IDS)
GUT_TRAP = GUTS - 1
_GUT = [CONTENT.gut_tracker.health, CONTENT.gut_tracker.purple, CONTENT.gut_tracker.yellow, CONTENT.gut_tracker.trap]
GUT_SLOTS = table(line.slots for line in _GUT)
GUT_MUTATION = table(line.code for line in _GUT)
GUT_VALUE = table(line.amount for line in _GUT)

NEMESIS = COLOURS + PECULIARS  # movers and targets: colours, Peculiar Rats, the Nemesis
MOVERS = NEMESIS + 1
AIMS = 2  # most kinds of target of a mover
TARGETS = plane(  # what each mover seeks, in order; the Nemeses one after the other at the end
    _padded(rat.aims, AIMS) for rat in (*_COLOURS, *_PECULIARS, *_NEMESES)
)

# ------------------------------------------------------------------ Ratcatchers (RC-22)

_CATCHERS = CONTENT.ratcatcher
RATCATCHER_IDS = tuple(catcher.id for catcher in _CATCHERS)
ATTRIBUTE_IDS = ("attack", "movement", "traps", "accuracy", "defence", "health")
ATTRIBUTES = len(ATTRIBUTE_IDS)
UPGRADE_IDS = (*ATTRIBUTE_IDS, "trap", "purple_unlock", "purple_refill", "yellow_unlock", "yellow_refill")
UPGRADES = len(UPGRADE_IDS)
ATTACK, MOVEMENT, TRAPS, ACCURACY, DEFENCE, HEALTH, TRAP, PURPLE_UNLOCK, PURPLE_REFILL, YELLOW_UNLOCK, YELLOW_REFILL = (
    range(UPGRADES)
)
UNLOCK, REFILL = table([PURPLE_UNLOCK, YELLOW_UNLOCK]), table([PURPLE_REFILL, YELLOW_REFILL])
_UPGRADES = [
    [
        *(u.attack, u.movement, u.traps, u.accuracy, u.defence, u.health, u.trap),
        *(u.purple_unlock, u.purple_refill, u.yellow_unlock, u.yellow_refill),
    ]
    for u in (catcher.upgrades for catcher in _CATCHERS)
]
PRINTED = plane([c.attack, c.movement, c.traps, c.accuracy, c.defence, c.health] for c in _CATCHERS)
SLOTS = plane([upgrade.slots for upgrade in board] for board in _UPGRADES)
GAIN = plane([u.value if isinstance(u, AttributeUpgrade) else 0 for u in board] for board in _UPGRADES)
TRAP_COST, TRAP_DICE, TRAP_PIERCE = range(3)
TRAP_NUMBERS = block([c.trap.numbers(upgraded=better) for better in (False, True)] for c in _CATCHERS)
SCOPES = ("self", "near", "adjacent", "township")
SELF, NEAR, ADJACENT, TOWNSHIP = range(len(SCOPES))
_ABILITIES = [(catcher.purple, catcher.yellow) for catcher in _CATCHERS]
ABILITY_IDS = tuple(ability.id for pair in _ABILITIES for ability in pair)
TRAP_IDS = tuple(catcher.trap.id for catcher in _CATCHERS)
ABILITY_OP = plane([ability.code for ability in pair] for pair in _ABILITIES)
ABILITY_COLOUR = plane(  # [ratcatcher][op]: the colour of the ability, if the Ratcatcher has it
    [pair.index(op) if op in pair else NONE for op in range(len(ABILITY_OPS.all))] for pair in ABILITY_OP
)
ABILITY_VALUE = plane([ability.amount for ability in pair] for pair in _ABILITIES)
ABILITY_SCOPE = plane([SCOPES.index(ability.scope) for ability in pair] for pair in _ABILITIES)
ABILITY_PLACED = plane([op in PLACED_OPS for op in pair] for pair in ABILITY_OP)
ABILITY_MAX = plane([ability.max_tokens for ability in pair] for pair in _ABILITIES)
IF_HELD = plane([ability.threshold_if_held or 0 for ability in pair] for pair in _ABILITIES)

# ------------------------------------------------------------------ the Tallyman (RC-12)

_TALLY = CONTENT.tallyman_reward
TALLY_IDS = tuple(reward.id for reward in _TALLY)
TALLIES = len(TALLY_IDS)
TALLY_COST = table(reward.cost for reward in _TALLY)
TALLY_OP = table(reward.code for reward in _TALLY)
TALLY_VALUE = table(reward.amount for reward in _TALLY)
TALLY_LASTS = table(reward.lasting for reward in _TALLY)

# ------------------------------------------------------------------ the state

HIDDEN = -2  # a card of a deck that these eyes may not see
IN_DECK, CAUGHT, DISCARDED = -1, -2, -3  # where a Peculiar Rat is when it is not in a zone
NO_ATTACK, BY_TRACK, BY_ABILITY, BY_TRAP = range(4)  # whose dice make the attack
MEASURES = 3  # against the empty Sack, in this order (RC-18.7)
FROM_INACTIVE, FROM_CAGE, FROM_WEAKEST = range(MEASURES)
CAUSE_IDS = (  # what brings rats into the City
    *("nest", "spawn", "question", "black", "blacks", "breeder", "nemesis"),
    *("tracker", "entourage", "burst", "litter"),
)
(BY_NEST, BY_SPAWN, BY_QUESTION, BY_BLACK, BY_BLACKS, BY_BREEDER, BY_NEMESIS, BY_TRACKER) = range(8)
(BY_ENTOURAGE, BY_BURST, BY_LITTER) = range(8, 11)


class State(Record, agenda=32, tape=480):
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
    question_pool: Annotated[Row, row(QUESTION_FACES, 0, 4)]  # by face
    question_discard: Annotated[Row, row(QUESTION_FACES, 0, 4)]
    sack: Annotated[Row, row(COLOURS, 0, RATS)]
    cage: Annotated[Row, row(COLOURS, 0, RATS)]
    cheese_reserve: Annotated[int, cell(0, CHEESE)]
    token_reserve: Annotated[Row, row(TOKENS, 0, 8)]  # Health, purple, yellow

    # what lies in the zones
    catcher_zone: Annotated[int, cell(0, ZONES - 1)]
    nemesis_zone: Annotated[int, cell(NONE, ZONES - 1)]
    peculiar_at: Annotated[Row, row(PECULIARS, DISCARDED, ZONES - 1)]  # zone, IN_DECK, CAUGHT or DISCARDED
    rats: Annotated[Grid, grid((COLOURS, ZONES), 0, RATS)]
    cheese: Annotated[Row, row(ZONES, 0, CHEESE)]
    tokens: Annotated[Grid, grid((TOKENS, ZONES), 0, 8)]  # Health, purple and yellow tokens to pick up
    placed: Annotated[Grid, grid((SPECIALS, ZONES), 0, 1)]  # purple and yellow tokens placed by abilities
    traps: Annotated[Row, row(ZONES, 0, 1)]
    question_nests: Annotated[Row, row(ZONES, 0, 2)]

    # the Character Board
    attack_dice: Annotated[int, cell(0, DICE)]  # on the Attack Track; the others are in the Reserve
    movement: Annotated[int, cell(0, 127)]  # Movement Points left
    trap_tokens: Annotated[int, cell(0, TRAP_TOKENS)]
    health: Annotated[int, cell(0, 8)]
    special: Annotated[Row, row(SPECIALS, 0, 3)]  # purple and yellow tokens held
    upgrades: Annotated[Row, row(UPGRADES, 0, 3)]  # slots filled with cheese
    cheese_collected: Annotated[int, cell(0, CHEESE_TO_WIN)]
    guard: Annotated[int, cell(0, 100)]  # Defence added until Clean Up
    dashing: Annotated[int, cell(0, 1)]  # no attacks on leaving for the rest of the turn
    stash: Annotated[Grid, grid((PECULIARS, TOKENS), 0, 8)]  # tokens on Peculiar Rat cards

    # the Nemesis Board; mutations follow from these
    nemesis_health: Annotated[int, cell(0, 15)]
    cheese_eaten: Annotated[int, cell(0, CHEESE_TO_LOSE)]  # the Rat Tracker
    gut: Annotated[Row, row(GUTS, 0, 2)]

    # the attack under way (RC-9)
    attack_by: Annotated[int, cell(NO_ATTACK, BY_TRAP)]
    attack_zone: Annotated[int, cell(NONE, ZONES - 1)]
    hits: Annotated[int, cell(0, DICE)]  # normal hits not allocated yet
    mortal_hits: Annotated[int, cell(0, DICE)]
    defence_broken: Annotated[int, cell(0, 1)]  # normal hits have wounded the Nemesis in this attack
    nemesis_wounds: Annotated[int, cell(0, DICE)]  # in this attack
    bursting: Annotated[int, cell(0, DICE)]  # rats to spawn after this attack

    # the batch of spawning under way (RC-18.7) and the Move step (RC-14.4)
    measures: Annotated[int, cell(0, MEASURES)]  # taken against the empty Sack
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
CHOOSE_ACTION = STEPS.decide("action", "RC-26.3", always_asked=True)
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
PLAYER = 0  # the only seat

# setup and the City
GAME_SET_UP = EVENTS.add(
    "game_set_up", "RC-3.1", player="seat", ratcatcher="ratcatcher", nemesis="nemesis", mode="mode"
)
CARD_REVEALED = EVENTS.add("card_revealed", "RC-3.8", card="card")
CARD_ATTACHED = EVENTS.add("card_attached", "RC-3.8", card="card", place="card", edge="edge", turn="turn")
CARD_DRAWN = EVENTS.add("card_drawn", "RC-13.4", card="card")
CARD_PLACED = EVENTS.add("card_placed", "RC-13.8", card="card", place="card", edge="edge", turn="turn")
CHEESE_LAID = EVENTS.add("cheese_laid", "RC-4.2", zone="zone")
NO_CHEESE_LEFT = EVENTS.add("no_cheese_left", "RC-4.2", zone="zone")
TOKEN_LAID = EVENTS.add("token_laid", "RC-4.10", token="token", zone="zone")
NO_TOKEN_LEFT = EVENTS.add("no_token_left", "RC-4.10", token="token", zone="zone")
QUESTION_TURNED = EVENTS.add("question_turned", "RC-4.3", face="question", zone="zone")
NO_QUESTION_LEFT = EVENTS.add("no_question_left", "RC-4.9", zone="zone")
CARD_INACTIVE = EVENTS.add("card_inactive", "RC-4.12", card="card")
EXPANSION_DUE = EVENTS.add("expansion_due", "RC-13.3", cheese="number", card="card", count="number")
EXPANSION_CUT = EVENTS.add("expansion_cut", "RC-13.9", count="number")

# spawning
RATS_SPAWNED = EVENTS.add("rats_spawned", "RC-4.14", zone="zone", cause="cause", rats="mix")
SPAWN_LOST = EVENTS.add("spawn_lost", "RC-18.11", zone="zone", count="number")
SPAWN_HUSHED = EVENTS.add("spawn_hushed", "RC-10.9", zone="zone")
PECULIAR_SPAWNED = EVENTS.add("peculiar_spawned", "RC-20.2", rat="peculiar", zone="zone")
NO_PECULIAR_LEFT = EVENTS.add("no_peculiar_left", "RC-20.3", zone="zone")
SACK_FROM_INACTIVE = EVENTS.add("sack_from_inactive", "RC-18.8", rats="mix")
SACK_FROM_CAGE = EVENTS.add("sack_from_cage", "RC-18.9", rats="mix")
SACK_FROM_WEAKEST = EVENTS.add("sack_from_weakest", "RC-18.10", card="card", rats="mix")
SACK_STAYS_EMPTY = EVENTS.add("sack_stays_empty", "RC-18.10")

# the Ratcatcher's Turn
ROUND_BEGINS = EVENTS.add("round_begins", "RC-0.9", round="number", player="seat")
REFRESHED = EVENTS.add("refreshed", "RC-6.2", dice="number", movement="number", traps="number")
TURN_ENDED = EVENTS.add("turn_ended", "RC-6.10", player="seat")
MOVED = EVENTS.add("moved", "RC-7.1", player="seat", start="zone", zone="zone")
LEFT_BROWN = EVENTS.add("left_brown", "RC-7.3", player="seat", total="number", defence="number", wounds="number")
POUNCED = EVENTS.add("pounced", "RC-20.21", rat="peculiar", bite="number", defence="number", wounds="number")
SLIPPED_AWAY = EVENTS.add("slipped_away", "RC-10.16", player="seat", zone="zone")
WOUNDED = EVENTS.add("wounded", "RC-0.7", player="seat", count="number", health="number")
HEALTH_PICKED_UP = EVENTS.add("health_picked_up", "RC-7.8", player="seat", zone="zone", health="number")
PICKED_UP = EVENTS.add("picked_up", "RC-7.8", player="seat", token="token", zone="zone", now="number")
TRAP_SET = EVENTS.add("trap_set", "RC-8.1", player="seat", zone="zone")
ATTACKED = EVENTS.add("attacked", "RC-9.3", zone="zone", low="dice_low", high="dice_high", accuracy="number")
HITS_SCORED = EVENTS.add("hits_scored", "RC-9.6", hits="number", mortal="number")
HITS_LOST = EVENTS.add("hits_lost", "RC-9.11", count="number")
COMMON_CAUGHT = EVENTS.add("common_caught", "RC-9.12", player="seat", rat="rat", zone="zone")
PECULIAR_CAUGHT = EVENTS.add("peculiar_caught", "RC-9.13", player="seat", rat="peculiar", zone="zone")
NEMESIS_WOUNDED = EVENTS.add("nemesis_wounded", "RC-9.14", nemesis="nemesis", health="number")

# Special Abilities
ABILITY_USED = EVENTS.add("ability_used", "RC-10.2", player="seat", ability="ability", left="number")
NET_LAID = EVENTS.add("net_laid", "RC-10.7", zone="zone")
DECOY_LAID = EVENTS.add("decoy_laid", "RC-10.8", zone="zone")
CLOUD_LAID = EVENTS.add("cloud_laid", "RC-10.9", zone="zone")
RATS_LURED = EVENTS.add("rats_lured", "RC-10.10", rats="mix", start="zone", zone="zone")
DICE_FOCUSED = EVENTS.add("dice_focused", "RC-10.12", count="number", now="number")
CULL_ENDED = EVENTS.add("cull_ended", "RC-10.13", player="seat")
GUARDED = EVENTS.add("guarded", "RC-10.14", defence="number")
HEALED = EVENTS.add("healed", "RC-10.15", count="number", health="number")
DASHED = EVENTS.add("dashed", "RC-10.16", count="number", now="number")

# cheese, upgrades, the Tallyman, rewards
CHEESE_COLLECTED = EVENTS.add("cheese_collected", "RC-11.1", player="seat", zone="zone", total="number", goal="number")
CHEESE_GAINED = EVENTS.add("cheese_gained", "RC-11.2", player="seat", total="number", goal="number")
NO_CHEESE_TO_GAIN = EVENTS.add("no_cheese_to_gain", "RC-11.12")
SLOT_FILLED = EVENTS.add("slot_filled", "RC-11.3", upgrade="upgrade", left="number")
UPGRADED = EVENTS.add("upgraded", "RC-11.4", upgrade="upgrade", now="number")
TRAP_UPGRADED = EVENTS.add("trap_upgraded", "RC-11.9", trap="trap", cost="number", dice="number", pierce="number")
ABILITY_UNLOCKED = EVENTS.add("ability_unlocked", "RC-11.10", ability="ability", tokens="number")
ABILITY_REFILLED = EVENTS.add("ability_refilled", "RC-11.11", ability="ability", tokens="number")
TALLY_TAKEN = EVENTS.add("tally_taken", "RC-12.2", player="seat", rats="mix", reward="tally")
CONSOLATION_TAKEN = EVENTS.add("consolation_taken", "RC-18.9", player="seat", reward="tally")
CONSOLATION_DECLINED = EVENTS.add("consolation_declined", "RC-18.9", player="seat")
REWARD_CLAIMED = EVENTS.add("reward_claimed", "RC-20.7", player="seat", rat="peculiar", gift="gift")
POINTS_GAINED = EVENTS.add("points_gained", "RC-12.6", count="number", now="number")
DICE_GAINED = EVENTS.add("dice_gained", "RC-12.6", count="number", now="number")
HEALTH_GAINED = EVENTS.add("health_gained", "RC-20.9", count="number", health="number")
TOKENS_GAINED = EVENTS.add("tokens_gained", "RC-20.9", token="token", gift="gift", count="number", now="number")
RATS_CAGED = EVENTS.add("rats_caged", "RC-20.12", rats="mix")
STASH_EMPTY = EVENTS.add("stash_empty", "RC-20.10", rat="peculiar")

# the Rats' Turn
RATS_TURN = EVENTS.add("rats_turn", "RC-14.1")
NEMESIS_ROLLED = EVENTS.add("nemesis_rolled", "RC-21.6", nemesis="nemesis", pips="number")
NEMESIS_MOVED = EVENTS.add("nemesis_moved", "RC-21.6", nemesis="nemesis", start="zone", zone="zone")
NEMESIS_STAYED = EVENTS.add("nemesis_stayed", "RC-14.6", nemesis="nemesis", zone="zone")
RATS_MOVED = EVENTS.add("rats_moved", "RC-14.7", rats="some", start="zone", zone="zone")
PECULIAR_MOVED = EVENTS.add("peculiar_moved", "RC-14.7", rat="peculiar", start="zone", zone="zone")
RATS_NETTED = EVENTS.add("rats_netted", "RC-14.11", zone="zone")
RATS_HELD = EVENTS.add("rats_held", "RC-10.7", rats="some", zone="zone")
PECULIAR_HELD = EVENTS.add("peculiar_held", "RC-10.7", rat="peculiar", zone="zone")
HOARDED = EVENTS.add("hoarded", "RC-20.23", rat="peculiar", zone="zone", count="number")
GUT_FILLED = EVENTS.add("gut_filled", "RC-21.12", nemesis="nemesis", token="gut", zone="zone", room="number")
TRAP_GNAWED = EVENTS.add("trap_gnawed", "RC-20.18", rat="peculiar", zone="zone")
TRAP_SPRUNG = EVENTS.add("trap_sprung", "RC-15.1", trap="trap", zone="zone")
NEMESIS_BIT = EVENTS.add(
    "nemesis_bit", "RC-16.2", nemesis="nemesis", low="dice_low", high="dice_high", accuracy="number"
)
NEMESIS_SCORED = EVENTS.add(
    "nemesis_scored", "RC-16.3", hits="number", mortal="number", defence="number", wounds="number"
)
PECULIAR_BIT = EVENTS.add("peculiar_bit", "RC-16.5", rat="peculiar", bite="number", defence="number", wounds="number")
COMMON_BIT = EVENTS.add("common_bit", "RC-16.6", total="number", defence="number", wounds="number")
BITE_HUSHED = EVENTS.add("bite_hushed", "RC-10.9", zone="zone")
DRAINED = EVENTS.add("drained", "RC-20.15", player="seat", rat="peculiar", token="token")
DRAINED_NOTHING = EVENTS.add("drained_nothing", "RC-20.15", player="seat", rat="peculiar")
DECOY_TAKEN = EVENTS.add("decoy_taken", "RC-17.9", zone="zone", rats="mix")
DECOY_SPURNED = EVENTS.add("decoy_spurned", "RC-17.9", zone="zone", count="number", need="number")
CHEESE_EATEN = EVENTS.add("cheese_eaten", "RC-17.3", zone="zone", count="number", level="number", last="number")
TRACKER_QUIET = EVENTS.add("tracker_quiet", "RC-21.2")
RATS_SATED = EVENTS.add("rats_sated", "RC-17.5", rats="mix", zone="zone")
NEMESIS_SPAWNED = EVENTS.add("nemesis_spawned", "RC-21.3", nemesis="nemesis", zone="zone")
NEMESIS_MUTATED = EVENTS.add(
    "nemesis_mutated", "RC-21.2", nemesis="nemesis", mutation="mutation", value="number", now="number"
)
CLEANED_UP = EVENTS.add("cleaned_up", "RC-19.1", rats="mix")
PECULIAR_REMOVED = EVENTS.add("peculiar_removed", "RC-19.2", rat="peculiar", zone="zone")
TOKENS_REMOVED = EVENTS.add("tokens_removed", "RC-19.3", count="number")
TRAPS_RETURNED = EVENTS.add("traps_returned", "RC-19.4", count="number")
PLACED_RETURNED = EVENTS.add("placed_returned", "RC-19.7", count="number")
GUARD_ENDED = EVENTS.add("guard_ended", "RC-19.8", defence="number")

# the end
WON_BY_CHEESE = EVENTS.add("won_by_cheese", "RC-23.1", player="seat", cheese="number")
WON_BY_SLAYING = EVENTS.add("won_by_slaying", "RC-23.2", player="seat", nemesis="nemesis", cheese="number")
LOST_BY_CHEESE = EVENTS.add("lost_by_cheese", "RC-23.3", player="seat", eaten="number", cheese="number")
LOST_BY_WOUNDS = EVENTS.add("lost_by_wounds", "RC-23.4", player="seat", cheese="number")
LOST_BY_TIME = EVENTS.add("lost_by_time", "RC-23.6", player="seat", rounds="number", cheese="number")
