"""What lies on the table: constants from content.toml, the state record, steps, choices and events."""

from __future__ import annotations

from typing import Annotated, get_args

from undercity.engine.agenda import Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.record import Grid, Record, Row, cell, grid, row
from undercity.engine.rule import plane, table
from undercity.games.ankh_morpork.content import CONTENT, Condition
from undercity.games.ankh_morpork.opcodes import CARRIED_OUT, ExtortFront, Loan, Op, Shield

# ------------------------------------------------------------------ the box (AM-1)

_BOX = CONTENT.components
SEATS = CONTENT.players.max
MINIONS = _BOX.minions_per_player
BUILDINGS = _BOX.buildings_per_player
DEMONS = _BOX.demons
TROLLS = _BOX.trolls
DIE = _BOX.die_sides
MONEY = _BOX.money_total

COLOURS: tuple[str, ...] = tuple(_BOX.colours)
OWNER_IDS = (*COLOURS, "troll", "demon")
OWNERS, TROLL, DEMON = len(OWNER_IDS), SEATS, SEATS + 1

# ------------------------------------------------------------------ the map (AM-1.13 to AM-1.19)

_AREAS = sorted(CONTENT.areas, key=lambda area: area.num)
AREA_IDS: tuple[str, ...] = tuple(area.id for area in _AREAS)
AREAS = len(AREA_IDS)
ALL_AREAS = (1 << AREAS) - 1  # areas as a bit mask
COST = table(area.cost for area in _AREAS)
RIVER = table(area.river for area in _AREAS)
_EDGES = {(AREA_IDS.index(a), AREA_IDS.index(b)) for a, b in (*CONTENT.map.borders, *CONTENT.map.bridges)}
ADJACENT = plane([int((a, b) in _EDGES or (b, a) in _EDGES) for b in range(AREAS)] for a in range(AREAS))
NEIGHBOURS = table(sum(1 << b for b in range(AREAS) if ADJACENT[a][b]) for a in range(AREAS))  # as bit masks
NEAR_AREA = table(NEIGHBOURS[a] | (1 << a) for a in range(AREAS))  # the area itself too

# ------------------------------------------------------------------ cards

ACTION_CARDS = sorted(CONTENT.cards, key=lambda card: (card.border != "green", card.num))
CARD_IDS: tuple[str, ...] = tuple(card.id for card in ACTION_CARDS)
CARDS = len(CARD_IDS)
GREEN_CARDS = sum(card.border == "green" for card in ACTION_CARDS)  # the first ones
IS_INTERRUPT = table("interrupt" in card.symbols for card in ACTION_CARDS)
IN_GAME = plane([card.min_players <= n for card in ACTION_CARDS] for n in range(SEATS + 1))
BROWN_IN_GAME = table(sum(IN_GAME[n][GREEN_CARDS:]) for n in range(SEATS + 1))


def cards_with(op: type[Op]) -> list[int]:
    """The cards whose text begins with this op."""
    return [c for c, card in enumerate(ACTION_CARDS) if card.scroll and isinstance(card.scroll[0], op)]


LOAN_CARDS = table(cards_with(Loan))
STUCK_CARDS = table(cards_with(ExtortFront))
HAND_SIZE = CONTENT.setup.hand_size

EVENT_IDS: tuple[str, ...] = tuple(event.id for event in CONTENT.events)
EVENT_CARDS = len(EVENT_IDS)

CITY_CARDS = {card.id: card for card in CONTENT.city_cards}
((SMALL_GODS, SHIELD_PRICE),) = [
    (AREA_IDS.index(card.id), op.n) for card in CONTENT.city_cards for op in card.ops if isinstance(op, Shield)
]

_PERSONALITIES = CONTENT.personalities
PERSONALITY_IDS: tuple[str, ...] = tuple(person.id for person in _PERSONALITIES)
PERSONALITIES = len(PERSONALITY_IDS)
CONDITIONS: tuple[str, ...] = get_args(Condition)
INFILTRATED_AREAS, CONTROLLED_AREAS, TROUBLE_MARKERS, NET_WORTH, DRAW_PILE_EMPTY = range(len(CONDITIONS))
CONDITION = table(CONDITIONS.index(person.condition) for person in _PERSONALITIES)
_FEWEST = CONTENT.players.min
THRESHOLD = plane([0] * _FEWEST + person.threshold_by_players for person in _PERSONALITIES)  # [personality][seats]
DEALT = plane([THRESHOLD[p][max(n, _FEWEST)] >= 0 for p in range(PERSONALITIES)] for n in range(SEATS + 1))

# ------------------------------------------------------------------ setup and scoring (AM-2, AM-19)

IS_START_AREA = table(area in CONTENT.setup.start_areas for area in AREA_IDS)
START_MINIONS = CONTENT.setup.minions_per_start_area
START_MONEY = CONTENT.setup.start_money
MINION_POINTS = CONTENT.scoring.minion_points
LOAN_REPAY = CONTENT.scoring.loan_repay
LOAN_PENALTY = CONTENT.scoring.loan_penalty_points

# ------------------------------------------------------------------ the state

NOBODY = -1
EMPTY = -1  # no card
HIDDEN = -2  # a card face down
NOWHERE = -1
EVERYBODY = 1 << SEATS  # viewer bit: the whole table, spectators too
UNDEALT = 1 << SEATS  # place bit of a personality
SPECTATOR = SEATS  # row of what everybody knows
GOES_ON, BY_PERSONALITY, BY_RIOTS, BY_DRAW_PILE = range(4)


class State(Record, agenda=24, tape=144):
    """The whole table. Lists of cards are filled up with EMPTY behind their last card."""

    active: Annotated[int, cell(0, SEATS - 1)]
    minions: Annotated[Grid, grid((OWNERS, AREAS), 0, MINIONS)]  # [seat, or 4 trolls, 5 demons][area]
    building: Annotated[Row, row(AREAS, NOBODY, SEATS - 1)]  # owner; holds the City Area card unless that is out
    trouble: Annotated[Row, row(AREAS, 0, 1)]
    city_card_out: Annotated[Row, row(AREAS, 0, 1)]  # out of the game (AM-16.10)
    power_spent: Annotated[Row, row(AREAS, 0, 1)]  # city powers used, or gained, in this turn (AM-8.2, AM-8.4)
    money: Annotated[Row, row(SEATS, 0, MONEY)]
    bank: Annotated[int, cell(0, MONEY)]

    hand: Annotated[Grid, grid((SEATS, CARDS), HIDDEN, CARDS - 1)]  # card numbers in rising order
    draw_pile: Annotated[Row, row(CARDS, HIDDEN, CARDS - 1)]  # from the top down
    discard_pile: Annotated[Row, row(CARDS, EMPTY, CARDS - 1)]  # from the bottom up
    card_in_play: Annotated[int, cell(EMPTY, CARDS - 1)]
    plays: Annotated[int, cell(0, 127)]  # further cards the active player may play
    loans: Annotated[Row, row(len(LOAN_CARDS), NOBODY, SEATS - 1)]  # holder of each of LOAN_CARDS
    stuck: Annotated[Row, row(len(STUCK_CARDS), NOBODY, SEATS - 1)]  # in front of whom each of STUCK_CARDS lies
    events: Annotated[Row, row(EVENT_CARDS, HIDDEN, EVENT_CARDS - 1)]  # in the order of drawing
    events_drawn: Annotated[int, cell(0, EVENT_CARDS)]
    personality: Annotated[Row, row(SEATS, HIDDEN, PERSONALITIES - 1)]

    # the text or event at hand
    target: Annotated[int, cell(NOBODY, SEATS - 1)]  # the player named by the text
    rolled: Annotated[Row, row(2, NOWHERE, AREAS - 1)]  # areas rolled
    text_passed: Annotated[int, cell(0, 15)]  # seats (bits) that let a text window pass (AM-10.28)
    text_ignored: Annotated[int, cell(0, 15)]  # seats (bits) out of reach of the text (AM-10.29)
    taken: Annotated[Row, row(2, HIDDEN, CARDS - 1)]  # cards drawn from a hand by Stanley, still to be chosen from

    # what has been seen (AM-21): who knows that the card is in the hand it is in; and for each viewer
    # (4: everybody) where a personality may be. Bits 0 to 3 are seats; bit 4 everybody, or undealt.
    seen: Annotated[Row, row(CARDS, 0, 31)]
    may_hold: Annotated[Grid, grid((SEATS + 1, PERSONALITIES), 0, 31)]

    ended_by: Annotated[int, cell(GOES_ON, BY_DRAW_PILE)]
    winner: Annotated[int, cell(NOBODY, SEATS - 1)]  # by personality


# ------------------------------------------------------------------ steps of the agenda

STEPS = Steps()
TURN = STEPS.do("turn")
OPENING = STEPS.do("opening")
SYMBOL = STEPS.do("symbol")  # card, which symbol
CLOSING = STEPS.do("closing")
REFILL = STEPS.do("refill")
RUN = STEPS.do("run")  # op, end of the program
EACH = STEPS.do("each")  # op, how many players to the left
EFFECT = STEPS.do("effect")  # op, area or receiver
REMOVAL = STEPS.do("removal")  # minion, cause, who chose it plus 1
TAKE_OFF = STEPS.do("take_off")  # owner, area, who chose it plus 1
COME_BACK = STEPS.do("come_back")  # owner, area, minions
SHIFT = STEPS.do("shift")  # minion, target area
SWAP = STEPS.do("swap")  # minion, minion
ROLLED_REMOVAL = STEPS.do("rolled_removal")  # op, which roll
RAZE = STEPS.do("raze")  # area, which player
GUARD = STEPS.do("guard")  # owner, area, what is spared
LOSE = STEPS.do("lose")  # owner, area, what is spared
DEMOLISH = STEPS.do("demolish")  # area
CARD_LOST = STEPS.do("card_lost")  # area
FIRE = STEPS.do("fire")  # area that burns
FLOOD = STEPS.do("flood")  # which player and area
MURDER = STEPS.do("murder")  # op, which player
SPAWN = STEPS.do("spawn")  # op, how many are left
SUBSIDE = STEPS.do("subside")  # op, which player

CHOOSE_OPENING = STEPS.decide("opening_menu", "AM-3.4", always_asked=True)  # hands are secret
CHOOSE_SYMBOL = STEPS.decide("symbol_menu", "AM-4.2", always_asked=True)  # so is Doctor Mossy Lawn
CHOOSE_CLOSING = STEPS.decide("closing_menu", "AM-4.17", always_asked=True)
CHOOSE_PLACE = STEPS.decide("place_area", "AM-5.1")
CHOOSE_LIFT = STEPS.decide("lift_minion", "AM-5.4")
CHOOSE_SITE = STEPS.decide("build_area", "AM-7.1")
CHOOSE_LIFT_BUILDING = STEPS.decide("lift_building", "AM-7.7")
CHOOSE_CALM = STEPS.decide("marker_off", "AM-4.10")
CHOOSE_TROUBLE = STEPS.decide("marker_on", "AM-15.17")
CHOOSE_MINION_AREA = STEPS.decide("minion_area", "AM-9.13")
CHOOSE_MINION_OWNER = STEPS.decide("minion_owner", "AM-9.13")
CHOOSE_MOVE_FROM = STEPS.decide("move_from", "AM-15.9")
CHOOSE_MOVE_TO = STEPS.decide("move_to", "AM-9.12")
CHOOSE_DISCARD = STEPS.decide("discard", "AM-14.8")
CHOOSE_PLAYER = STEPS.decide("player", "AM-12.3")
CHOOSE_RECEIVER = STEPS.decide("receiver", "AM-13.10")
CHOOSE_SALE = STEPS.decide("sell_card", "AM-14.11")
CHOOSE_HAND_OVER = STEPS.decide("hand_over", "AM-14.10")
CHOOSE_TRIBUTE = STEPS.decide("tribute", "AM-14.14")
CHOOSE_EXTORTED = STEPS.decide("extorted", "AM-14.16")
CHOOSE_BURN = STEPS.decide("burn_building", "AM-15.43")
CHOOSE_THROW_AWAY = STEPS.decide("throw_away", "AM-14.22")
CHOOSE_KEEP = STEPS.decide("keep_card", "AM-14.23")
CHOOSE_PAY_OR_LOSE = STEPS.decide("pay_or_lose", "AM-13.8")
CHOOSE_PAID_AREA = STEPS.decide("paid_area", "AM-13.4")
CHOOSE_BUYOUT = STEPS.decide("buyout_area", "AM-15.37")
CHOOSE_TEXT_ANSWER = STEPS.decide("text_window", "AM-10.18", always_asked=True)
CHOOSE_STOP = STEPS.decide("stop_window", "AM-10.6", always_asked=True)
CHOOSE_COME_BACK = STEPS.decide("reentry_window", "AM-10.12", always_asked=True)
CHOOSE_COME_BACK_AREA = STEPS.decide("reentry_area", "AM-10.12")
CHOOSE_SHIELD = STEPS.decide("shield_building", "AM-16.4")
CHOOSE_SHIELD_CARD = STEPS.decide("shield_card", "AM-16.12")
CHOOSE_KEEP_OFF = STEPS.decide("keep_off", "AM-16.7")
CHOOSE_GUARD_BUILDING = STEPS.decide("guard_building", "AM-16.17")
CHOOSE_GUARD_MINION = STEPS.decide("guard_minion", "AM-16.17", always_asked=True)
CHOOSE_FLOOD_MOVE = STEPS.decide("flood_move", "AM-16.30")
CHOOSE_KEEP_BUILDING = STEPS.decide("keep_building", "AM-16.22")

OPCODES = {name: STEPS.do(f"op_{name}") for name in CARRIED_OUT}  # each op of a text is a step: op, area or receiver

# ------------------------------------------------------------------ choices (AM-22.4)

CHOICES = Choices()
CARD = CHOICES.add("card", CARD_IDS)
AREA = CHOICES.add("area", AREA_IDS)
OWNER = CHOICES.add("owner", OWNER_IDS)
PLAYER = CHOICES.add("player", COLOURS)
POWER = CHOICES.add("power", AREA_IDS)
DO = CHOICES.add("do")
PASS = CHOICES.add("pass")  # or skip, or done
END = CHOICES.add("end")
PAY = CHOICES.add("pay")
REFUSE = CHOICES.add("refuse")
NONE = CHOICES.add("none")

# ------------------------------------------------------------------ events of the chronicle

EVENTS = Events()

# setup, turn, cards
CARD_LEFT_OUT = EVENTS.add("card_left_out", "AM-20.2", card="card")
PERSONALITY_LEFT_OUT = EVENTS.add("personality_left_out", "AM-20.1", personality="personality")
FIRST_ROLL = EVENTS.add("first_roll", "AM-2.13", player="seat", roll="number")
FIRST_PLAYER = EVENTS.add("first_player", "AM-2.13", player="seat")
PERSONALITY_DEALT = EVENTS.add("personality_dealt", "AM-2.7", player="seat", personality="personality")
CARD_DRAWN = EVENTS.add("card_drawn", "AM-21.2", player="seat", card="card")
CARDS_DRAWN = EVENTS.add("cards_drawn", "AM-14.3", player="seat", count="number")
HAND_FILLED = EVENTS.add("hand_filled", "AM-3.8", player="seat", count="number")
HAND_FULL = EVENTS.add("hand_full", "AM-3.9", player="seat")
TURN_BEGINS = EVENTS.add("turn_begins", "AM-3.3", player="seat")
CARD_PLAYED = EVENTS.add("card_played", "AM-4.1", player="seat", card="card")
NO_CARD_PLAYED = EVENTS.add("no_card_played", "AM-3.6", player="seat")
SYMBOL_SKIPPED = EVENTS.add("symbol_skipped", "AM-4.3", player="seat", symbol="symbol")
SYMBOL_IDLE = EVENTS.add("symbol_idle", "AM-4.20", player="seat", symbol="symbol")
POWER_USED = EVENTS.add("power_used", "AM-8.2", player="seat", area="area")
PLAYS_GRANTED = EVENTS.add("plays_granted", "AM-4.16", player="seat", count="number")
INTERRUPT_PLAYED = EVENTS.add("interrupt_played", "AM-10.2", player="seat", card="card")
CARD_RETURNED = EVENTS.add("card_returned", "AM-10.15", player="seat", card="card")
NO_CARD_RETURNED = EVENTS.add("no_card_returned", "AM-10.16", player="seat")

# minions and markers
MINION_PLACED = EVENTS.add("minion_placed", "AM-5.1", player="seat", area="area")
MINION_POSTED = EVENTS.add("minion_posted", "AM-5.8", player="seat", area="area")
MINION_LIFTED = EVENTS.add("minion_lifted", "AM-5.4", player="seat", area="area")
MARKER_PUT = EVENTS.add("marker_put", "AM-6.1", area="area")
MARKER_BROUGHT = EVENTS.add("marker_brought", "AM-16.15", area="area")
MARKER_LAID = EVENTS.add("marker_laid", "AM-6.5", player="seat", area="area")
MARKER_GONE = EVENTS.add("marker_gone", "AM-6.3", area="area")
MARKER_TAKEN_OFF = EVENTS.add("marker_taken_off", "AM-4.10", player="seat", area="area")
MARKER_RAZED = EVENTS.add("marker_razed", "AM-16.18", area="area")
REMOVAL_BEGUN = EVENTS.add("removal_begun", "AM-9.3", player="seat", minion="minion")
MINION_REMOVED = EVENTS.add("minion_removed", "AM-9.3", owner="owner", area="area", player="seat")
MINION_GIVEN_UP = EVENTS.add("minion_given_up", "AM-9.4", player="seat", area="area")
MINION_LOST = EVENTS.add("minion_lost", "AM-9.4", player="seat", area="area")
FORCE = 16  # minions of one owner are told as owner * FORCE + how many
MINIONS_RAZED = EVENTS.add("minions_razed", "AM-16.16", owner="owner", area="area", lost="force")
MOVE_BEGUN = EVENTS.add("move_begun", "AM-10.6", player="seat", minion="minion", area="area")
MINION_MOVED = EVENTS.add("minion_moved", "AM-9.12", owner="owner", source="area", area="area")
MINION_FLED = EVENTS.add("minion_fled", "AM-16.30", player="seat", source="area", area="area")
SWAP_BEGUN = EVENTS.add("swap_begun", "AM-15.16", player="seat", first="minion", second="minion")
SWAP_STOPPED = EVENTS.add("swap_stopped", "AM-15.16")
MINION_SAVED = EVENTS.add("minion_saved", "AM-9.7", player="seat", area="area")
MINION_BACK = EVENTS.add("minion_back", "AM-10.12", player="seat", area="area")
NO_MINION = EVENTS.add("no_minion", "AM-15.33")
NO_MINION_IN = EVENTS.add("no_minion_in", "AM-15.33", area="area")

# buildings
BUILT = EVENTS.add("built", "AM-7.4", player="seat", area="area", price="number")
BUILDING_LIFTED = EVENTS.add("building_lifted", "AM-7.8", player="seat", area="area")
BUILDING_LOST = EVENTS.add("building_lost", "AM-16.3", player="seat", area="area")
BUILDING_REMOVED = EVENTS.add("building_removed", "AM-15.43", player="seat", victim="seat", area="area")
BUILDINGS_SPARED = EVENTS.add("buildings_spared", "AM-15.43", player="seat", victim="seat")
NO_BUILDING = EVENTS.add("no_building", "AM-15.43", player="seat")
BUYOUT_BEGUN = EVENTS.add("buyout_begun", "AM-15.42", player="seat", victim="seat", area="area", card="card")
BUILDING_TAKEN_OVER = EVENTS.add(
    "building_taken_over", "AM-15.38", player="seat", victim="seat", area="area", price="number"
)
CITY_CARD_OUT = EVENTS.add("city_card_out", "AM-16.10", player="seat", area="area")

# money
FROM_BANK = EVENTS.add("from_bank", "AM-11.2", player="seat", amount="number")
BANK_SHORT = EVENTS.add("bank_short", "AM-11.3", player="seat", amount="number", wanted="number")
TO_BANK = EVENTS.add("to_bank", "AM-11.2", player="seat", amount="number")
MONEY_GIVEN = EVENTS.add("money_given", "AM-11.2", giver="seat", player="seat", amount="number")
MONEY_SHORT = EVENTS.add("money_short", "AM-11.4", giver="seat", player="seat", amount="number", wanted="number")
COUNTED_TROUBLE = EVENTS.add("counted_trouble", "AM-13.1", count="number")
COUNTED_BUILDINGS = EVENTS.add("counted_buildings", "AM-13.2", count="number")
COUNTED_MINIONS = EVENTS.add("counted_minions", "AM-13.3", area="area", count="number")
COUNTED_OWN_BUILDINGS = EVENTS.add("counted_own_buildings", "AM-14.2", player="seat", count="number")
PAID_AREA_CHOSEN = EVENTS.add("paid_area_chosen", "AM-13.4", player="seat", area="area", count="number")
LOAN_TAKEN = EVENTS.add("loan_taken", "AM-11.6", player="seat", card="card")
PAYMENT_REFUSED = EVENTS.add("payment_refused", "AM-15.43", player="seat", amount="number")

# texts on players, cards and hands
PLAYER_NAMED = EVENTS.add("player_named", "AM-12.3", player="seat", victim="seat", card="card")
TRANSFER_ORDERED = EVENTS.add(
    "transfer_ordered", "AM-13.10", player="seat", giver="seat", receiver="seat", amount="number"
)
TEXT_STOPPED = EVENTS.add("text_stopped", "AM-10.19", card="card")
TEXT_IGNORED = EVENTS.add("text_ignored", "AM-10.20", player="seat", card="card")
NOTHING_TO_TAKE = EVENTS.add("nothing_to_take", "AM-10.24", player="seat", card="card")
CARD_STUCK = EVENTS.add("card_stuck", "AM-14.16", player="seat", card="card")
CARD_DISCARDED = EVENTS.add("card_discarded", "AM-2.15", player="seat", card="card")
CARD_THROWN_AWAY = EVENTS.add("card_thrown_away", "AM-14.22", player="seat", victim="seat", card="card")
NOTHING_DISCARDED = EVENTS.add("nothing_discarded", "AM-14.8", player="seat")
CARD_FOUND = EVENTS.add("card_found", "AM-14.5", player="seat", card="card")
NOTHING_FOUND = EVENTS.add("nothing_found", "AM-14.5", player="seat")
CARD_GIVEN = EVENTS.add("card_given", "AM-14.13", giver="seat", player="seat")
CARD_HANDED = EVENTS.add("card_handed", "AM-14.13", giver="seat", player="seat", card="card")
ONE_CARD_KEPT = EVENTS.add("one_card_kept", "AM-14.23", victim="seat", player="seat")
CARD_KEPT = EVENTS.add("card_kept", "AM-14.23", victim="seat", player="seat", card="card")  # for these two
NO_CARD_TO_GIVE = EVENTS.add("no_card_to_give", "AM-14.10", player="seat")
CARDS_TAKEN = EVENTS.add("cards_taken", "AM-14.23", player="seat", victim="seat", count="number")
CARD_SHOWN = EVENTS.add("card_shown", "AM-21.8", player="seat", victim="seat", card="card")
HAND_LOOKED_AT = EVENTS.add("hand_looked_at", "AM-14.22", player="seat", victim="seat")
HANDS_SWAPPED = EVENTS.add("hands_swapped", "AM-14.25", player="seat", victim="seat", given="number", got="number")
PERSONALITIES_LOOKED_AT = EVENTS.add("personalities_looked_at", "AM-14.27", player="seat", count="number")
PERSONALITY_LOOKED_AT = EVENTS.add("personality_looked_at", "AM-21.5", personality="personality")
PERSONALITY_SWAPPED = EVENTS.add("personality_swapped", "AM-14.29", player="seat")
PERSONALITY_NEW = EVENTS.add("personality_new", "AM-14.29", player="seat", personality="personality")

# the die and events
DIE_ROLLED = EVENTS.add("die_rolled", "AM-1.19", player="seat", roll="number", area="area")
ROLL_HIGH = EVENTS.add("roll_high", "AM-12.5", player="seat", roll="number", needed="number")
ROLL_ONE = EVENTS.add("roll_one", "AM-12.5", player="seat", roll="number")
ROLL_LOW = EVENTS.add("roll_low", "AM-12.5", player="seat", roll="number", needed="number")
EVENT_DRAWN = EVENTS.add("event_drawn", "AM-4.13", player="seat", event="event", text="event_text")
EVENT_DECK_EMPTY = EVENTS.add("event_deck_empty", "AM-4.15")
BUILDING_SHIELDED = EVENTS.add("building_shielded", "AM-16.4", player="seat", area="area", amount="number")
MINION_SHIELDED = EVENTS.add("minion_shielded", "AM-16.4", player="seat", area="area", amount="number")
CITY_CARD_SHIELDED = EVENTS.add("city_card_shielded", "AM-16.12", player="seat", area="area", amount="number")
KEPT_OFF = EVENTS.add("kept_off", "AM-16.8", player="seat", owner="owner", area="area", amount="number")
JOHNSON_IDLE = EVENTS.add("johnson_idle", "AM-16.9", area="area")
DRAGON_IDLE = EVENTS.add("dragon_idle", "AM-16.16", area="area")
NO_BUILDING_HIT = EVENTS.add("no_building_hit", "AM-16.3", area="area")
FIRE_FINDS_NOTHING = EVENTS.add("fire_finds_nothing", "AM-16.25", area="area")
FIRE_STARVES = EVENTS.add("fire_starves", "AM-16.27", area="area")
FIRE_STOPS = EVENTS.add("fire_stops", "AM-16.27", area="area", burning="area")
FLOODED = EVENTS.add("flooded", "AM-16.29", area="area", times="number")
STAYS_DRY = EVENTS.add("stays_dry", "AM-16.29", area="area")
NOBODY_MURDERED = EVENTS.add("nobody_murdered", "AM-16.37", player="seat", area="area")
SUBSIDENCE_PAID = EVENTS.add("subsidence_paid", "AM-16.21", player="seat", amount="number", count="number")
SUBSIDENCE_SHORT = EVENTS.add(
    "subsidence_short", "AM-16.22", player="seat", money="number", count="number", price="number"
)
SUBSIDENCE_IDLE = EVENTS.add("subsidence_idle", "AM-16.21")
CARD_MILLED = EVENTS.add("card_milled", "AM-16.38", card="card")
DEMON_ARRIVED = EVENTS.add("demon_arrived", "AM-16.14", area="area")
TROLL_ARRIVED = EVENTS.add("troll_arrived", "AM-16.39", area="area")
RIOTS_CALM = EVENTS.add("riots_calm", "AM-16.13", count="number", needed="number")

# the end
RIOTS_END = EVENTS.add("riots_end", "AM-16.13", count="number")
PILE_EXHAUSTED = EVENTS.add("pile_exhausted", "AM-19.2")
_WON = {"player": "seat", "personality": "personality", "count": "number", "needed": "number"}
WON = table(  # by condition
    (
        EVENTS.add("won_by_infiltration", "AM-18.4", **_WON),
        EVENTS.add("won_by_control", "AM-18.5", **_WON),
        EVENTS.add("won_by_trouble", "AM-18.6", **_WON),
        EVENTS.add("won_by_worth", "AM-18.7", **_WON),
        EVENTS.add("won_by_draw_pile", "AM-19.4", player="seat", personality="personality"),
    )
)
LOANS_SETTLED = EVENTS.add("loans_settled", "AM-19.10", player="seat", repaid="number", unpaid="number")
SCORED = EVENTS.add("scored", "AM-19.7", player="seat", minions="number", buildings="number", cash="number")
TOTALLED = EVENTS.add("totalled", "AM-19.15", player="seat", points="number")
WON_BY_POINTS = EVENTS.add("won_by_points", "AM-19.15", player="seat", points="number")
WON_BY_AREA = EVENTS.add("won_by_area", "AM-19.16", player="seat", points="number", value="number")
WON_TOGETHER = EVENTS.add("won_together", "AM-19.17", player="seat", points="number")
PERSONALITY_REVEALED = EVENTS.add("personality_revealed", "AM-21.11", player="seat", personality="personality")
PERSONALITY_UNUSED = EVENTS.add("personality_unused", "AM-21.11", personality="personality")
