"""What lies on the table: constants from content.toml, the state record, steps, choices and events.

Rats, nests and items belong to factions, numbered clockwise by their corners: white 0, brown 1, black 2,
grey 3. Who plays a faction is `seat_of`. Sets of spaces are bit masks, one bit a space by its index.
"""

from __future__ import annotations

from typing import Annotated

from undercity.engine.agenda import Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.record import Grid, Record, Row, cell, grid, row
from undercity.engine.rule import block, plane, table
from undercity.games.target_rats.content import (
    CONTENT,
    OPCODES,
    Cancel,
    Dig,
    Effect,
    Escape,
    Exterminate,
    ExtraDice,
    Feed,
    Fly,
    Kill,
    Place,
    Power,
    Range,
    Redirect,
    RemoveToken,
    Reroll,
    RollKill,
    Snack,
    Spare,
    Spawn,
    TakeItem,
    Unfeed,
    deck,
    numbered,
    rings,
)

# ------------------------------------------------------------------ the box (TR-1)

_BOX, _LIMITS = CONTENT.components, CONTENT.limits
_FACTION = numbered(CONTENT.faction)
FACTION_IDS = tuple(faction.id for faction in _FACTION)
FACTIONS = len(FACTION_IDS)
SEATS = CONTENT.meta.players_max
RATS = _BOX.rats_per_faction
NESTS = _BOX.nests_per_faction
FOOD_TOKENS = _BOX.food_tokens
SEWER_TOKENS = _BOX.sewer_tokens
FACES = _BOX.die_faces
TARGET = _BOX.target_face

START_RATS = _LIMITS.start_rats
BASE_MOVES = _LIMITS.base_group_moves
RANGE = _LIMITS.move_range
INFESTATION = _LIMITS.infestation
RESPAWN = _LIMITS.respawn_rats
CLAIM_DICE = _LIMITS.claim_base_dice
CLAIM_DICE_PER_NEST = _LIMITS.claim_dice_per_nest
CLAIM_DEATHS = _LIMITS.claim_fail_deaths
THRONE_DICE = _LIMITS.big_cheese_extra_dice
THRONE_CARDS = _LIMITS.big_cheese_draw
PAIR = _LIMITS.fed_rats_to_breed
YOUNG = _LIMITS.young_per_pair
BUILDERS = _LIMITS.fed_rats_to_nest
MAX_MOVES = BASE_MOVES + NESTS
MAX_PAIRS = (RATS + YOUNG - 1) // (PAIR + YOUNG)  # parents and young must all fit on the board, but for one lost rat

# ------------------------------------------------------------------ the board (TR-2)

_SPACE, RING = rings()  # RING is the number of spaces of a ring; space k lies above k + RING
SPACE_IDS = tuple(space.id for space in _SPACE)
QUADRANT_IDS = tuple(quadrant.id for quadrant in numbered(CONTENT.quadrant))
SPACES, QUADRANTS = len(SPACE_IDS), len(QUADRANT_IDS)
RING_SPACES = 2 * RING
RAT_CITY = SPACE_IDS.index("rat_city")
HOME = table(SPACE_IDS.index(faction.home) for faction in _FACTION)


def _columns(*kinds: str) -> int:
    """The columns that links of these kinds start from, a bit each."""
    return sum(1 << SPACE_IDS.index(link.a) % RING for link in CONTENT.link if link.kind in kinds)


_COVER_OF = {link.a: SPACE_IDS.index(link.b) for link in CONTENT.link if link.kind == "home"}
_CAPACITY = {
    "surface": _LIMITS.space_capacity,
    "underground": _LIMITS.space_capacity,
    "rat_city": _LIMITS.rat_city_capacity,
    "home": RATS,  # a home nest holds all rats there are
}

ONE_RING = (1 << RING) - 1
SURFACE = ONE_RING
CITY_BIT = 1 << RAT_CITY
DRAINS = _columns("rat_city")  # columns with a door to Rat City
PRINTED_LINKS = _columns("ladder", "sewer")  # columns that join the rings without a token
COVER = table(_COVER_OF[faction.home] for faction in _FACTION)
CAPACITY = table(_CAPACITY[space.ring] for space in _SPACE)
HOLDS_TOKENS = table(int(space.kind in ("plain", "sewer_cover", "drain")) for space in _SPACE)
QUADRANT_SPACES = table(
    sum(1 << number for number, space in enumerate(_SPACE) if quadrant in space.quadrants) for quadrant in QUADRANT_IDS
)

# ------------------------------------------------------------------ tokens

NO_TOKEN, FOOD, SEWER, NEST = range(4)  # NEST + faction is that faction's nest
TOKEN_IDS = ("none", "food", "sewer", "nest")
ANY_TOKEN = NO_TOKEN
_TOKENS = {"any": ANY_TOKEN, "food": FOOD, "sewer": SEWER, "nest": NEST}

# ------------------------------------------------------------------ items (TR-9)

_ITEM = numbered(CONTENT.item)
ITEM_IDS = tuple(item.id for item in _ITEM)
ITEMS = len(ITEM_IDS)


def _item(power: type[Power]) -> int:
    """The item that has this power."""
    return next(number for number, item in enumerate(_ITEM) if isinstance(item.power, power))


def _strength(power: Power) -> int:
    """How many rats, spaces or dice a power is about; 0 if it has no number."""
    match power:
        case Fly(rats=number) | Snack(rats=number) | Spare(rats=number):
            return number
        case Range(spaces=number) | ExtraDice(dice=number):
            return number
    return 0


PIGEON_CALL = _item(Fly)
ROLLER_SKATE = _item(Range)
MANHOLE_HOOK = _item(Dig)
GIARDINIERA = _item(Snack)
GAS_MASK = _item(Cancel)
BROKEN_BOTTLE = _item(ExtraDice)
LUCKY_TOKEN = _item(Reroll)
BOTTLE_CAP = _item(Spare)
WORK_ORDER = _item(Redirect)
SMOKE_BOMB = _item(Escape)
ITEM_N = table(_strength(item.power) for item in _ITEM)
MOVES_GROUP = table(int(item.power.window == "group_move") for item in _ITEM)
MAX_DICE = RATS + THRONE_DICE + ITEM_N[BROKEN_BOTTLE]  # all rats, the throne's die, the Broken Bottle (TR-1.10)
DICE_BASE = MAX_DICE + 1  # three counts of dice make one number of an event

# ------------------------------------------------------------------ event cards (TR-8)

DECKS = ("surface", "underground")
_SURFACE_DECK = deck("surface", _BOX.surface_cards)
CARDS_OF = (*_SURFACE_DECK, *deck("underground", _BOX.underground_cards))
CARD_IDS = tuple(card.id for card in CARDS_OF)
CARDS = len(CARD_IDS)
FIRST_CARD = table([0, len(_SURFACE_DECK)])
BEHIND_CARD = table([len(_SURFACE_DECK), CARDS])
COPIES = table(card.copies for card in CARDS_OF)
MAX_COPIES = max(COPIES)
_ITEM_OF = [next((e.item for e in card.effects if isinstance(e, TakeItem)), "") for card in CARDS_OF]
IS_ITEM = table(int(item != "") for item in _ITEM_OF)
ITEM_CARD = table(_ITEM_OF.index(item) for item in ITEM_IDS)

AIMS = ("any_surface", "same_quadrant", "most_rats", "infested", "quadrant")
AIM_ANY, AIM_SAME_QUADRANT, AIM_MOST_RATS, AIM_INFESTED, AIM_QUADRANT = range(len(AIMS))

# ------------------------------------------------------------------ phases and modes

PHASES = ("begin", "move", "fight", "act", "exterminator", "check")  # of a turn (TR-4.1)
BEGIN, MOVE, FIGHT, ACT, EXTERMINATE, CHECK = range(len(PHASES))
_MODE = numbered(CONTENT.mode)
MODE_IDS = tuple(mode.id for mode in _MODE)
MODES = len(MODE_IDS)
VICTORY_NESTS = table(mode.victory_nests for mode in _MODE)
MUST_HOLD = table(int(mode.hold_full_round) for mode in _MODE)
MODE_CAP = table(mode.round_cap for mode in _MODE)
LAST_ROUND = 1000  # a game without a round cap ends here at the latest (TR-17.5)

# ------------------------------------------------------------------ the state

NOBODY = -1
OFF_BOARD = -1
NO_ITEM = -1
NO_CARD = -1
NOWHERE = -1
FORCED_FIGHTS = 24


class State(Record, agenda=24, tape=192):
    """The whole table."""

    # options (TR-17): the rules the game began with
    mode: Annotated[int, cell(0, MODES - 1)]
    round_cap: Annotated[int, cell(0, LAST_ROUND)]  # the game ends after this round; 0 none
    first_option: Annotated[int, cell(-1, SEATS - 1)]  # seat of the first player; -1 drawn at random

    seat_of: Annotated[Row, row(FACTIONS, NOBODY, SEATS - 1)]  # who plays the faction; -1 not in the game
    first: Annotated[int, cell(0, FACTIONS - 1)]  # the faction that had the first turn
    active: Annotated[int, cell(0, FACTIONS - 1)]  # the faction whose turn it is
    round_no: Annotated[int, cell(0, LAST_ROUND)]
    phase: Annotated[int, cell(0, len(PHASES) - 1)]
    winner: Annotated[int, cell(NOBODY, FACTIONS - 1)]  # the faction that has won
    hold: Annotated[Row, row(FACTIONS, 0, 2 * SEATS)]  # check phases in a row with the conditions met

    unfed: Annotated[Grid, grid((FACTIONS, SPACES), 0, RATS)]  # rats lying flat, [faction][space]
    fed: Annotated[Grid, grid((FACTIONS, SPACES), 0, RATS)]  # rats sitting up, Da Big Cheese included
    throne: Annotated[int, cell(NOBODY, FACTIONS - 1)]  # the faction of Da Big Cheese
    token: Annotated[Row, row(SPACES, NO_TOKEN, NEST + FACTIONS - 1)]  # 1 food, 2 sewer, 3 + faction: nest
    exterminator: Annotated[int, cell(OFF_BOARD, RING - 1)]
    item: Annotated[Row, row(FACTIONS, NO_ITEM, ITEMS - 1)]
    item_used: Annotated[Row, row(FACTIONS, 0, 1)]  # face down until the owner's next turn
    deck: Annotated[Row, row(CARDS, 0, MAX_COPIES)]  # copies of each card lying face down
    discard: Annotated[Row, row(CARDS, 0, MAX_COPIES)]  # copies of each card on its discard pile
    drawn: Annotated[Row, row(THRONE_CARDS, NO_CARD, CARDS - 1)]  # face up: being resolved, or to choose from

    # the active faction's turn
    moves_left: Annotated[int, cell(0, MAX_MOVES)]  # group movements
    moved_unfed: Annotated[Row, row(SPACES, 0, RATS)]  # of its rats, those that moved; blank after the move phase
    moved_fed: Annotated[Row, row(SPACES, 0, RATS)]
    acting: Annotated[Row, row(SPACES, 0, 1)]  # uncontested spaces that have still to act
    has_drawn: Annotated[int, cell(0, 1)]  # a card was drawn by scavenging this turn

    # the fight or claim at hand
    dice: Annotated[Grid, grid((FACTIONS, FACES), 0, MAX_DICE)]  # [faction][face - 1]: dice that show it
    forced_at: Annotated[Row, row(FORCED_FIGHTS, NOWHERE, SPACES - 1)]  # pushed there: to fight, in this order
    forced_in: Annotated[Row, row(FORCED_FIGHTS, NOBODY, FACTIONS - 1)]  # who was pushed in; -1 joined own rats


# ------------------------------------------------------------------ steps of the agenda

# Numbers of steps stand in positions that people keep: new ones come last.

STEPS = Steps()
TURN = STEPS.do("turn")
MOVE_PHASE = STEPS.do("move_phase")
GROUPS_MOVE = STEPS.do("groups_move")
FIGHT_PHASE = STEPS.do("fight_phase")
ACT_PHASE = STEPS.do("act_phase")
EXTERMINATOR_PHASE = STEPS.do("exterminator_phase")
CHECK_PHASE = STEPS.do("check_phase")
FIGHT_AT = STEPS.do("fight")
ROLL = STEPS.do("roll")
OUTCOME = STEPS.do("outcome")
CASUALTIES = STEPS.do("casualties")
SPOILS = STEPS.do("spoils")
PUSH = STEPS.do("push")
AFTERMATH = STEPS.do("aftermath")
REVEAL = STEPS.do("reveal")
RESOLVE = STEPS.do("resolve")
OP_PLACE = STEPS.do("op_place")  # the other opcodes: below
PLACE = STEPS.do("place")
SPAWN = STEPS.do("spawn")
CLAIM_OUTCOME = STEPS.do("claim_outcome")
AIM = STEPS.do("aim")
ARRIVE = STEPS.do("arrive")
DESTROY = STEPS.do("destroy")
CHOOSE_LONE_RAT = STEPS.decide("lone_rat", "TR-15.4")
CHOOSE_ORIGIN = STEPS.decide("origin", "TR-5.1")
CHOOSE_MOVE_ITEM = STEPS.decide("move_item", "TR-19.6")
CHOOSE_GROUP = STEPS.decide("group", "TR-5.2")
CHOOSE_DESTINATION = STEPS.decide("destination", "TR-5.4")
CHOOSE_FIGHT = STEPS.decide("next_fight", "TR-11.1")
CHOOSE_BOTTLE = STEPS.decide("broken_bottle", "TR-9.13")
CHOOSE_REROLL = STEPS.decide("lucky_token", "TR-9.14")
CHOOSE_SHIELD = STEPS.decide("bottle_cap", "TR-9.15")
CHOOSE_PUSH = STEPS.decide("push_first", "TR-12.1")
CHOOSE_PUSH_ON = STEPS.decide("push_second", "TR-12.3")
CHOOSE_OVERFLOW = STEPS.decide("overflow", "TR-12.14")
CHOOSE_ACTING = STEPS.decide("acting_space", "TR-4.8")
CHOOSE_ACTION = STEPS.decide("action", "TR-6.4")
CHOOSE_GIARDINIERA = STEPS.decide("giardiniera", "TR-9.11")
CHOOSE_CARD = STEPS.decide("card", "TR-14.12")
CHOOSE_GAS_MASK = STEPS.decide("gas_mask", "TR-9.12")
CHOOSE_ITEM = STEPS.decide("item", "TR-9.2")
CHOOSE_TOKEN = STEPS.decide("token", "TR-7.9")
CHOOSE_SOURCE = STEPS.decide("token_source", "TR-7.10")
CHOOSE_PAIRS = STEPS.decide("pairs", "TR-10.3")
CHOOSE_NURSERY = STEPS.decide("nursery", "TR-10.7")
CHOOSE_REFUGE = STEPS.decide("refuge", "TR-8.12")
CHOOSE_WORK_ORDER = STEPS.decide("work_order", "TR-9.16")
CHOOSE_QUADRANT = STEPS.decide("quadrant", "TR-13.4")
CHOOSE_TARGET = STEPS.decide("target", "TR-13.5")
CHOOSE_SMOKE_BOMB = STEPS.decide("smoke_bomb", "TR-9.17")
CHOOSE_KILL = STEPS.decide("kill", "TR-11.13")
CHOOSE_LOSS = STEPS.decide("loss", "TR-11.13")
CHOOSE_SURPLUS = STEPS.decide("surplus", "TR-12.12")
RETREAT = STEPS.do("retreat")

# ------------------------------------------------------------------ programs of the event cards (TR-8.4)


def _tag(opcode: type[Effect]) -> str:
    return str(opcode.__struct_config__.tag)


OP_STEPS: dict[type[Effect], int] = {Place: OP_PLACE}
OP_STEPS |= {op: STEPS.do(f"op_{_tag(op)}") for op in OPCODES if op is not Place}
NO_OP = -1


def _parameter(effect: Effect) -> int:
    """What an opcode works with: a token, a way to aim, an item, a face or a count; 0 if it needs nothing."""
    match effect:
        case Place(token=token) | RemoveToken(token=token):
            return _TOKENS[token]
        case Exterminate(mode=mode):
            return AIMS.index(mode)
        case TakeItem(item=item):
            return ITEM_IDS.index(item)
        case Feed(n=number) | Unfeed(n=number) | Kill(n=number) | Spawn(n=number) | RollKill(face=number):
            return number
    return 0


def _code(effect: Effect | None) -> list[int]:
    return [NO_OP, 0] if effect is None else [OP_STEPS[type(effect)], _parameter(effect)]


def _program(effects: list[Effect]) -> list[list[int]]:
    """A card's effects as rows: opcode and parameter, then those of what is done otherwise."""
    rows = [_code(e) + _code(e.otherwise if isinstance(e, RemoveToken) else None) for e in effects]
    return rows + [[NO_OP, 0, NO_OP, 0]] * (EFFECTS - len(rows))


EFFECTS = max(len(card.effects) for card in CARDS_OF)
PROGRAM = block(_program([*card.effects]) for card in CARDS_OF)
OP, PARAMETER, OTHER_OP, OTHER_PARAMETER = range(4)  # columns of PROGRAM

# ------------------------------------------------------------------ choices (TR-19)

ACTION_IDS = ("scavenge", "feed", "breed", "nest", "claim", "rest")
_GROUPS = [(u, f) for u in range(RATS + 1) for f in range(RATS + 1 - u) if u + f]
GROUP_UNFED = table(u for u, _ in _GROUPS)
GROUP_FED = table(f for _, f in _GROUPS)
GROUP_NUMBER = plane(
    [_GROUPS.index((u, f)) if (u, f) in _GROUPS else -1 for f in range(RATS + 1)] for u in range(RATS + 1)
)


def _group_label(unfed: int, fed: int) -> str:
    return "+".join([f"{unfed}u"] * (unfed > 0) + [f"{fed}f"] * (fed > 0))


CHOICES = Choices()
SPACE = CHOICES.add("space", SPACE_IDS)
GROUP = CHOICES.add("group", [_group_label(u, f) for u, f in _GROUPS])
ACTION = CHOICES.add("action", ACTION_IDS)
SCAVENGE, FEED, BREED, BUILD_NEST, CLAIM, REST = range(ACTION, ACTION + len(ACTION_IDS))
CARD = CHOICES.add("card", CARD_IDS)
KEEP_ITEM = CHOICES.add("item", ITEM_IDS)
PAIRS = CHOICES.add("pairs", [str(n + 1) for n in range(MAX_PAIRS)])
QUADRANT = CHOICES.add("quadrant", QUADRANT_IDS)
GIVE_UP_OLD = CHOICES.add("give_up", ("old", "new"))
GIVE_UP_NEW = GIVE_UP_OLD + 1
LONE_RAT_SPAWNS = CHOICES.add("lone_rat", ("spawn", "play_on"))
LONE_RAT_PLAYS_ON = LONE_RAT_SPAWNS + 1
USE = CHOICES.add("use")
DECLINE = CHOICES.add("decline")
DONE = CHOICES.add("done")

# ------------------------------------------------------------------ events of the chronicle

CRITERION_IDS = ("conditions", "nests", "title", "rats", "fed")  # of the ranking in TR-17.3, in its order
CRITERIA = len(CRITERION_IDS)
BY_CONDITIONS, BY_NESTS, BY_TITLE, BY_RATS, BY_FED = range(CRITERIA)

EVENTS = Events()

# the turn (TR-3, TR-4, TR-15)
GAME_SET_UP = EVENTS.add("game_set_up", "TR-3.9", player="seat")
FACTION_LED = EVENTS.add("faction_led", "TR-3.3", player="seat", faction="faction")
TURN_BEGINS = EVENTS.add("turn_begins", "TR-4.1", player="seat", faction="faction", round="number")
ITEM_READY = EVENTS.add("item_ready", "TR-4.4", player="seat", item="item")
RE_ENTERED = EVENTS.add("re_entered", "TR-15.1", player="seat", count="number")
LONE_RAT = EVENTS.add("lone_rat", "TR-15.4", player="seat", count="number")
LONE_RAT_ON = EVENTS.add("lone_rat_on", "TR-15.4", player="seat")
GROUP_MOVED = EVENTS.add("group_moved", "TR-5.4", player="seat", group="group", origin="space", space="space")
MOVES_ENDED = EVENTS.add("moves_ended", "TR-5.8", player="seat", count="number")
RESTED = EVENTS.add("rested", "TR-6.6", player="seat", space="space")

# items (TR-9)
ITEM_PLAYED = EVENTS.add("item_played", "TR-9.3", player="seat", item="item")
ITEM_DECLINED = EVENTS.add("item_declined", "TR-9.4", player="seat", item="item")
ITEM_TAKEN = EVENTS.add("item_taken", "TR-9.1", player="seat", item="item")
ITEM_SWAPPED = EVENTS.add("item_swapped", "TR-9.2", player="seat", item="item", other="item")
ITEM_REFUSED = EVENTS.add("item_refused", "TR-9.2", player="seat", item="item", other="item")
ITEM_LOST = EVENTS.add("item_lost", "TR-15.2", player="seat", item="item")

# event cards (TR-7, TR-8)
CARD_DRAWN = EVENTS.add("card_drawn", "TR-7.1", player="seat", card="card", space="space")
CARDS_DRAWN = EVENTS.add("cards_drawn", "TR-14.12", player="seat", card="card", other="card", space="space")
CARD_CHOSEN = EVENTS.add("card_chosen", "TR-14.12", player="seat", card="card", other="card")
CARD_CANCELLED = EVENTS.add("card_cancelled", "TR-9.12", player="seat", card="card")
DECK_SHUFFLED = EVENTS.add("deck_shuffled", "TR-8.3", deck="deck")
NOTHING_FOUND = EVENTS.add("nothing_found", "TR-8.3", player="seat", space="space")
NOTHING_HAPPENS = EVENTS.add("nothing_happens", "TR-8.18")
CARD_DICE = EVENTS.add("card_dice", "TR-8.10", player="seat", low="dice1", high="dice4")
DICE_MISSED = EVENTS.add("dice_missed", "TR-8.10", face="number")
RATS_DIED = EVENTS.add("rats_died", "TR-8.8", player="seat", group="group", space="space")
RATS_FLED = EVENTS.add("rats_fled", "TR-8.12", player="seat", group="group", origin="space", space="space")
NOBODY_FLED = EVENTS.add("nobody_fled", "TR-8.12", player="seat")
RATS_UNFED = EVENTS.add("rats_unfed", "TR-8.7", player="seat", count="number", space="space")

# food and young (TR-8.6, TR-9.11, TR-10)
RATS_FED = EVENTS.add("rats_fed", "TR-8.6", player="seat", count="number", space="space")
RATS_ATE = EVENTS.add("rats_ate", "TR-10.1", player="seat", count="number", space="space")
JAR_SHARED = EVENTS.add("jar_shared", "TR-9.11", player="seat", count="number", space="space")
PAIRS_BRED = EVENTS.add("pairs_bred", "TR-10.3", player="seat", count="number", space="space", tired="number")
RAT_SPAWNED = EVENTS.add("rat_spawned", "TR-10.7", player="seat", space="space")
RESERVE_EMPTY = EVENTS.add("reserve_empty", "TR-10.5", player="seat", count="number")

# tokens (TR-7, TR-8.16, TR-10.10)
TOKEN_PLACED = EVENTS.add("token_placed", "TR-7.6", player="seat", token="token", space="space")
TOKEN_MOVED = EVENTS.add("token_moved", "TR-7.10", player="seat", token="token", origin="space", space="space")
TOKEN_GIVEN_UP = EVENTS.add("token_given_up", "TR-7.9", player="seat", token="token", space="space")
TOKEN_KEPT = EVENTS.add("token_kept", "TR-7.9", player="seat", token="token", other="token", space="space")
TOKEN_BARRED = EVENTS.add("token_barred", "TR-7.7", space="space")
TOKEN_THERE = EVENTS.add("token_there", "TR-7.8", token="token", space="space")
SEWER_NEEDLESS = EVENTS.add("sewer_needless", "TR-7.11", space="space")
TOKEN_REMOVED = EVENTS.add("token_removed", "TR-8.16", token="token", space="space")
TOKEN_MISSING = EVENTS.add("token_missing", "TR-8.16", space="space")
TOKEN_BUILT_OVER = EVENTS.add("token_built_over", "TR-10.12", token="token", space="space")
NEST_FOUNDED = EVENTS.add("nest_founded", "TR-10.11", player="seat", space="space", count="number")
NEST_TAKEN = EVENTS.add("nest_taken", "TR-7.3", player="seat", victim="seat", space="space")
NEST_WON = EVENTS.add("nest_won", "TR-11.11", player="seat", victim="seat", space="space")
NEST_RAZED = EVENTS.add("nest_razed", "TR-7.4", player="seat", victim="seat", space="space")

# fights (TR-11, TR-12)
FIGHT_BEGINS = EVENTS.add("fight_begins", "TR-11.1", space="space")
DICE_ROLLED = EVENTS.add("dice_rolled", "TR-11.2", player="seat", low="dice1", high="dice4", total="number")
DICE_REROLLED = EVENTS.add("dice_rerolled", "TR-9.14", player="seat", low="dice1", high="dice4", total="number")
FIGHT_WON = EVENTS.add("fight_won", "TR-11.4", player="seat", total="number", rival="number", space="space")
TIE_BY_TITLE = EVENTS.add("tie_by_title", "TR-11.5", player="seat", total="number", space="space")
TIE_BY_FED = EVENTS.add("tie_by_fed", "TR-11.6", player="seat", total="number", fed="number", space="space")
TIE_BY_ARRIVAL = EVENTS.add("tie_by_arrival", "TR-11.7", player="seat", total="number", space="space")
RATS_KILLED = EVENTS.add("rats_killed", "TR-11.9", player="seat", group="group", space="space")
NOBODY_KILLED = EVENTS.add("nobody_killed", "TR-9.15", player="seat", space="space")
PUSHED = EVENTS.add("pushed", "TR-12.1", player="seat", group="group", origin="space", space="space")
PUSHED_TO_DEATH = EVENTS.add("pushed_to_death", "TR-12.5", player="seat", group="group", origin="space", space="space")
OVERFLOWED = EVENTS.add("overflowed", "TR-12.12", player="seat", group="group", origin="space", space="space")

# the throne (TR-14)
CLAIM_ROLLED = EVENTS.add("claim_rolled", "TR-14.3", player="seat", low="dice1", high="dice4")
CLAIM_SUCCEEDS = EVENTS.add("claim_succeeds", "TR-14.4", player="seat")
CLAIM_FAILS = EVENTS.add("claim_fails", "TR-14.5", player="seat")
CLAIM_COSTS = EVENTS.add("claim_costs", "TR-14.5", player="seat", group="group", space="space")
RETREATED = EVENTS.add("retreated", "TR-14.5", player="seat", group="group", origin="space", space="space")
CROWNED = EVENTS.add("crowned", "TR-11.12", player="seat")
DETHRONED = EVENTS.add("dethroned", "TR-11.12", player="seat")
THRONE_EMPTIED = EVENTS.add("throne_emptied", "TR-14.9", player="seat")

# the Exterminator (TR-13)
INFESTED = EVENTS.add("infested", "TR-13.3", quadrant="quadrant", count="number")
EXTERMINATOR_DIE = EVENTS.add("exterminator_die", "TR-13.7", player="seat", face="number")
EXTERMINATOR_CALLED = EVENTS.add("exterminator_called", "TR-13.5", player="seat", quadrant="quadrant", space="space")
EXTERMINATOR_SENT = EVENTS.add("exterminator_sent", "TR-13.7", player="seat", space="space")
EXTERMINATOR_BY_CARD = EVENTS.add("exterminator_by_card", "TR-8.13", player="seat", space="space")
ESCAPED = EVENTS.add("escaped", "TR-9.17", player="seat", group="group", origin="space", space="space")
EXTERMINATED = EVENTS.add("exterminated", "TR-13.8", player="seat", group="group", space="space")
TOKEN_DESTROYED = EVENTS.add("token_destroyed", "TR-13.8", token="token", space="space")
NOTHING_DESTROYED = EVENTS.add("nothing_destroyed", "TR-13.8", space="space")

# the end (TR-16, TR-17)
CONDITIONS_MET = EVENTS.add("conditions_met", "TR-16.2", player="seat", count="number", left="number")
CONDITIONS_LOST = EVENTS.add("conditions_lost", "TR-16.2", player="seat")
GAME_WON = EVENTS.add("game_won", "TR-16.3", player="seat", nests="number")
WON_AT_ONCE = EVENTS.add("won_at_once", "TR-17.2", player="seat", nests="number")
GAME_CAPPED = EVENTS.add("game_capped", "TR-17.4", round="number")
STANDING = EVENTS.add("standing", "TR-17.3", player="seat", nests="number", rats="number", fed="number")
TITLED_STANDING = EVENTS.add("titled_standing", "TR-17.3", player="seat", nests="number", rats="number", fed="number")
CAP_WON = EVENTS.add("cap_won", "TR-17.3", player="seat", criterion="criterion")
CAP_SHARED = EVENTS.add("cap_shared", "TR-17.3", player="seat")
