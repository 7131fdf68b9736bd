"""What lies on the table: constants from content.toml, the state record, steps, choices and events."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Annotated, Any, Literal, get_args

from undercity.engine.agenda import Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.record import Grid, Record, Row, cell, grid, row
from undercity.engine.rule import Plane, Table, block, plane, table
from undercity.games.ratland import content
from undercity.games.ratland.content import AREA_IDS, COLOUR_IDS, CONTENT, FOLDER, MAX_SEATS, OPCODES, Opcode

__all__ = ["AREA_IDS", "COLOUR_IDS", "CONTENT", "FOLDER"]


def _by_players(values: dict[int, int]) -> Table:
    """One value per player count; counts 0 and 1 do not exist and get zeros."""
    return table(values.get(n, 0) for n in range(SEATS + 1))


def _numbered(cards: Iterable[Any]) -> list[Any]:
    return sorted(cards, key=lambda card: int(card.number))


# ------------------------------------------------------------------ the box (RL-1)

SEATS = MAX_SEATS
_COUNTS = {n: row for row in CONTENT.player_count for n in range(row.players[0], row.players[1] + 1)}
COPIES = _by_players({n: row.copies for n, row in _COUNTS.items()})
FOOD_PER_ROUND = _by_players({n: row.food_cards for n, row in _COUNTS.items()})
EXTRA_PIECE = _by_players({n: row.extra_pieces for n, row in _COUNTS.items()})
IS_TUNNEL = _by_players({n: int(row.tunnels) for n, row in _COUNTS.items()})
MAX_COPIES = max(COPIES)

RATS = CONTENT.box.single_rats + 2 * CONTENT.box.double_rats  # per copy
ALL_RATS = RATS * MAX_COPIES
START_RATS = CONTENT.setup.rats
START_CHEESE = CONTENT.setup.cheese

COLOURS = len(COLOUR_IDS)
WHITE, BLACK, YELLOW, ORANGE, PURPLE, BLUE = range(COLOURS)
PIECES = table(colour.pieces for colour in CONTENT.cheese)
ALL_YELLOW = PIECES[YELLOW] * MAX_COPIES

# ------------------------------------------------------------------ the board (RL-1.6)

_PLACES = [place for place in CONTENT.place if place.kind != "holding"]
PLACE_IDS = tuple(place.id for place in _PLACES)
PLACES = len(PLACE_IDS)
DUMP, CITY, FIELDS, LEFT, RIGHT, NURSERY, PANTRY, BOTH = range(PLACES)
AREAS = len(AREA_IDS)
NO_AREA = -1
NEIGHBOUR = table(place.neighbour or 0 for place in _PLACES)  # whom a canal leads to: steps clockwise

_ASKED = sorted((place.ask_order, k) for k, place in enumerate(_PLACES) if place.ask_order is not None)
_ORDER = [place for _, place in _ASKED]
_WITHOUT_BOTH = [place for place in _ORDER if place != BOTH]
# places in the order in which their counts are asked (RL-21.17): without and with `both`
QUESTIONS = plane([[*_WITHOUT_BOTH, -1], _ORDER])
QUESTION_COUNT = table([len(_WITHOUT_BOTH), len(_ORDER)])

_INNER = [PANTRY, NURSERY, BOTH, LEFT, RIGHT]
# which of a player's rats is hit first while an area is searched (RL-10.14); the last row: outside the search
HIT_ORDER = plane(
    [
        *([k, *_INNER, *range(k), *range(AREAS - 1, k, -1)] for k in range(AREAS)),
        [*_INNER, *range(AREAS)],
    ]
)

FEWER_PIECES = CONTENT.aggressive_board.fewer_pieces

_ROWS = CONTENT.feeding.rows
FEEDING_TOP = _ROWS[-1].up_to
FEEDING_TOP_NEED = _ROWS[-1].cheese
FEEDING_PER_EXTRA_RAT = CONTENT.feeding.per_extra_rat
NEED = table(next(row.cheese for row in _ROWS if rats <= row.up_to) for rats in range(FEEDING_TOP + 1))

LIVING_POINTS = CONTENT.scoring.per_living_rat
DEAD_POINTS = CONTENT.scoring.per_dead_rat

# ------------------------------------------------------------------ what cards do: opcodes


def _op(kind: type[Opcode]) -> int:
    return OPCODES.index(kind)


def _numbers(effects: Iterable[list[Any]]) -> Plane:
    """[card][opcode]: the opcode's number, 0 where the card does no such thing."""
    return plane([sum(e.number for e in card if isinstance(e, op)) for op in OPCODES] for card in effects)


def _details(effects: Iterable[list[Any]]) -> Plane:
    """[card][opcode]: the opcode's second number."""
    return plane([sum(e.detail for e in card if isinstance(e, op)) for op in OPCODES] for card in effects)


GAIN = _op(content.Gain)
RAT_TO_SUPPLY = _op(content.RatToSupply)
RAT_TO_INFIRMARY = _op(content.RatToInfirmary)
RAT_TO_LOST = _op(content.RatToLost)
EACH_GAIN_CHEESE = _op(content.EachGainCheese)
ATTACK_BONUS = _op(content.AttackBonus)
EACH_GAIN_RAT = _op(content.EachGainRat)
PUT_BACK_PIECE = _op(content.PutBackPiece)
LARGEST_GIVES_RAT_TO_SMALLEST = _op(content.LargestGivesRatToSmallest)
MAY_HIDE_CHEESE = _op(content.MayHideCheese)
RETURN_SICK_AND_LOST = _op(content.ReturnSickAndLost)
EACH_DEAD_TO_SUPPLY = _op(content.EachDeadToSupply)
EXCHANGE_WHITE = _op(content.ExchangeWhite)
GAIN_PER_UNVISITED_AREA = _op(content.GainPerUnvisitedArea)
MAY_TRADE_RAT_FOR_CHEESE = _op(content.MayTradeRatForCheese)
DOUBLE_DUTY_PLACE = _op(content.DoubleDutyPlace)
END_GAME = _op(content.EndGame)
EXTRA_DRAW = _op(content.ExtraDraw)
EXCHANGE_WHITE_EACH = _op(content.ExchangeWhiteEach)
COLOUR_COUNTS_AS = _op(content.ColourCountsAs)
LOST_RETURN_BONUS = _op(content.LostReturnBonus)
LATE_DRAW = _op(content.LateDraw)
CHEESE_TO_RAT = _op(content.CheeseToRat)
SURE_CLAIM = _op(content.SureClaim)
NURSERY_BONUS = _op(content.NurseryBonus)
IGNORE_COLOUR = _op(content.IgnoreColour)
DEFENCE_BONUS = _op(content.DefenceBonus)
COLLECT_FROM_RICHEST = _op(content.CollectFromRichest)
MOVE_RATS = _op(content.MoveRats)
ADD_PIECE = _op(content.AddPiece)
PEEK = _op(content.Peek)

PIECE_NUMBER = _numbers([[colour.effect] for colour in CONTENT.cheese])
# colours by what they do; the chronicle packs the pieces of one kind into one number, in this order
HARMLESS_COLOURS = table(c for c in range(COLOURS) if max(PIECE_NUMBER[c]) == PIECE_NUMBER[c][GAIN])
HARMFUL_COLOURS = table(c for c in range(COLOURS) if c not in HARMLESS_COLOURS)
PACK = 32  # more than the pieces of a colour that a bag can hold

# ------------------------------------------------------------------ event and food cards (RL-3.3, RL-13)

_EVENTS = _numbered(CONTENT.event)
EVENT_IDS = tuple(event.id for event in _EVENTS)
EVENT_NUMBER = _numbers([[event.effect] for event in _EVENTS])
EVENT_DETAIL = _details([[event.effect] for event in _EVENTS])
INITIAL_EVENTS = table(i for i, event in enumerate(_EVENTS) if event.deck == "initial")
FINAL_EVENTS = table(i for i, event in enumerate(_EVENTS) if event.deck == "final")
END_CARD = next(i for i, event in enumerate(_EVENTS) if event.deck == "end")
IS_FINAL = table(int(event.deck == "final") for event in _EVENTS)
INITIALS_USED = CONTENT.setup.initial_events
EVENT_DECK = INITIALS_USED + CONTENT.setup.final_events + 1  # and the end card
ROUNDS = EVENT_DECK - 1

_FOOD = _numbered(CONTENT.food_card)
FOOD_IDS = tuple(card.id for card in _FOOD)
FOOD_CARDS = len(FOOD_IDS)
FOOD_DECK = FOOD_CARDS * MAX_COPIES
FOOD = block([[getattr(card, area).get(c, 0) for c in COLOUR_IDS] for area in AREA_IDS] for card in _FOOD)

# ------------------------------------------------------------------ clans (RL-15)

_CLANS = _numbered(CONTENT.clan)
CLAN_IDS = tuple(clan.id for clan in _CLANS)
CLANS = len(CLAN_IDS)
DEALT = CONTENT.setup.clan_cards
# by ability: 0 for nobody's, then 2 * clan + level
_ABILITIES: list[list[Any]] = [[], *([*level] for clan in _CLANS for level in (clan.closed, clan.open))]
ABILITY_NUMBER = _numbers(_ABILITIES)
ABILITY_DETAIL = _details(_ABILITIES)
MOST_TRANSFORMED = max(row[CHEESE_TO_RAT] for row in ABILITY_NUMBER)


def _fullest_bag(copies: int) -> int:
    """The most pieces a bag can hold (RL-23.15): cards, an extra piece per colour shown, one for each Corrupt clan."""
    rows = [row for row in CONTENT.player_count if row.copies == copies]
    cards, extra = max(row.food_cards for row in rows), max(row.extra_pieces for row in rows)
    fullest = 0
    for dealt in combinations_with_replacement(FOOD, cards):
        for area in range(AREAS):
            shown = [sum(card[area][c] for card in dealt) for c in range(COLOURS)]
            fullest = max(fullest, sum(shown) + extra * sum(n > 0 for n in shown))
    return fullest + copies


BAG_SIZE = table([0, *map(_fullest_bag, range(1, MAX_COPIES + 1))])  # by copies

# ------------------------------------------------------------------ options

FoodOrder = Literal["shuffled", "sorted"]
Boards = Literal["standard", "all_aggressive", "secret_choice"]
ClanMode = Literal["off", "on"]
FOOD_ORDERS, BOARDS, CLAN_MODES = get_args(FoodOrder), get_args(Boards), get_args(ClanMode)
SORTED = FOOD_ORDERS.index("sorted")
ALL_AGGRESSIVE, SECRET_CHOICE = BOARDS.index("all_aggressive"), BOARDS.index("secret_choice")
SIDES = ("standard", "aggressive")
STANDARD, AGGRESSIVE = range(len(SIDES))
RAT_KINDS = ("healthy", "sick", "lost")  # RL-1.3
HEALTHY, SICK, LOST = range(len(RAT_KINDS))
PHASES = ("setup", "event", "rats", "attack", "nursery", "return", "search", "feeding")  # RL-4.1

# ------------------------------------------------------------------ the state

HIDDEN = -2  # a card or choice that lies there, but not for these eyes
NO_CARD = -1
NO_CLAN = -1
NO_SIDE = -1  # not chosen yet, or chosen behind the screen of another player


class State(Record, agenda=16, tape=512):
    """The whole table."""

    # options (RL-2.2 to RL-2.4, RL-3.8): indices into FOOD_ORDERS, BOARDS and CLAN_MODES; -1: drawn at random
    food_order: Annotated[int, cell(0, 1)]
    boards: Annotated[int, cell(0, 2)]
    clans: Annotated[int, cell(0, 1)]
    start_option: Annotated[int, cell(-1, SEATS - 1)]

    start_player: Annotated[int, cell(0, SEATS - 1)]  # the active player of round 1
    round_no: Annotated[int, cell(0, ROUNDS)]  # of the round being played; 0 during setup
    phase: Annotated[int, cell(0, len(PHASES) - 1)]
    screens: Annotated[int, cell(0, 1)]  # 1 while the distributions are hidden behind the screens
    clan_level: Annotated[int, cell(1, 2)]
    area: Annotated[int, cell(NO_AREA, AREAS - 1)]  # being searched in phase 6

    # round r has the event event_deck[r - 1], and with c food cards a round food_deck[c * (r - 1)] and following
    event_deck: Annotated[Row, row(EVENT_DECK, HIDDEN, len(EVENT_IDS) - 1)]
    food_deck: Annotated[Row, row(FOOD_DECK, HIDDEN, FOOD_CARDS - 1)]

    rat_supply: Annotated[int, cell(0, ALL_RATS)]
    cheese_supply: Annotated[Row, row(COLOURS, 0, ALL_YELLOW)]
    bag: Annotated[Row, row(COLOURS, 0, ALL_YELLOW)]
    drawn: Annotated[Row, row(COLOURS, 0, BAG_SIZE[MAX_COPIES])]  # pieces in the hand of the player who draws

    rats: Annotated[Grid, grid((SEATS, PLACES), 0, ALL_RATS)]  # healthy, on the places of the board
    waiting: Annotated[Row, row(SEATS, 0, ALL_RATS)]  # healthy, not placed yet in this round
    sick: Annotated[Row, row(SEATS, 0, ALL_RATS)]
    lost: Annotated[Row, row(SEATS, 0, ALL_RATS)]
    dead: Annotated[Row, row(SEATS, 0, ALL_RATS)]
    cheese: Annotated[Row, row(SEATS, 0, ALL_YELLOW)]  # a hidden piece included
    hides: Annotated[Row, row(SEATS, 0, 1)]  # one piece is hidden in the nursery
    answers: Annotated[Row, row(SEATS, 0, PLACES)]  # given in the placement that is going on: secret
    stolen: Annotated[Row, row(SEATS, 0, ALL_YELLOW)]  # on its way to the pantry in phase 3
    sent: Annotated[Grid, grid((SEATS, AREAS), 0, ALL_RATS)]  # rats sent to each area this round (RL-1.7)

    aggressive: Annotated[Row, row(SEATS, NO_SIDE, 1)]  # side of the board: 1 aggressive, 0 standard
    clan: Annotated[Row, row(SEATS, NO_CLAN, CLANS - 1)]
    dealt: Annotated[Grid, grid((SEATS, DEALT), HIDDEN, CLANS - 1)]  # the two clan cards dealt; secret
    areas_used: Annotated[Row, row(SEATS, 0, AREAS)]  # areas where Scavengers or Corrupt acted this round


# ------------------------------------------------------------------ steps of the agenda

STEPS = Steps()
CLANS_SHOWN = STEPS.do("clans_shown")
ROUND = STEPS.do("round")
EVENT_PHASE = STEPS.do("event_phase")
RATS_PHASE = STEPS.do("rats_phase")
SCREENS_LIFTED = STEPS.do("screens_lifted")
ATHLETES = STEPS.do("athletes")
ALL_SENT = STEPS.do("all_sent")
ATTACK_PHASE = STEPS.do("attack_phase")
NURSERY_PHASE = STEPS.do("nursery_phase")
RETURN_PHASE = STEPS.do("return_phase")
SEARCH_PHASE = STEPS.do("search_phase")
SEARCH_AREA = STEPS.do("search_area")
CORRUPT = STEPS.do("corrupt")
FIGHT = STEPS.do("fight")
DRAWS = STEPS.do("draws")
FINDS = STEPS.do("finds")
SCAVENGERS = STEPS.do("scavengers")
BAG_EMPTIED = STEPS.do("bag_emptied")
SEARCH_ENDS = STEPS.do("search_ends")
FEEDING_PHASE = STEPS.do("feeding_phase")
TRADES = STEPS.do("trades")
FEEDING = STEPS.do("feeding")
ROUND_ENDS = STEPS.do("round_ends")
CHOOSE_CLAN = STEPS.decide("clan", "RL-21.4", together=True)
CHOOSE_BOARD = STEPS.decide("board", "RL-21.5", together=True)
PLACE_RATS = STEPS.decide("place_rats", "RL-21.6", together=True)
CHOOSE_SOURCE = STEPS.decide("move_from", "RL-21.8")
CHOOSE_TARGET = STEPS.decide("move_to", "RL-21.9")
CHOOSE_PIECE = STEPS.decide("add_piece", "RL-21.10")
CHOOSE_VICTIM = STEPS.decide("wound", "RL-21.11")
CHOOSE_PUT_BACK = STEPS.decide("put_back", "RL-21.12")
CHOOSE_LATE_DRAW = STEPS.decide("late_draw", "RL-21.13")
CHOOSE_TRADE = STEPS.decide("trade", "RL-21.14")
CHOOSE_TRANSFORM = STEPS.decide("transform", "RL-21.15")

# ------------------------------------------------------------------ choices (RL-21)

CHOICES = Choices()
COUNT = CHOICES.add("rats", map(str, range(ALL_RATS + 1)))
NO = CHOICES.add("answer", ("no", "yes"))
YES = NO + 1
CLAN = CHOICES.add("clan", CLAN_IDS)
SIDE = CHOICES.add("board", SIDES)
PLACE = CHOICES.add("place", PLACE_IDS)
COLOUR = CHOICES.add("colour", COLOUR_IDS)
PLAYER = CHOICES.add("player", map(str, range(SEATS)))
TRANSFORM = CHOICES.add("transform", map(str, range(MOST_TRANSFORMED + 1)))
NONE = CHOICES.add("none")
DONE = CHOICES.add("done")
LOST_RAT = CHOICES.add("lost_rat")

# ------------------------------------------------------------------ events of the chronicle
# kinds: "rats" and "cheese" are counted things; "harmless" and "harmful" are pieces by colour, packed (search.packed)

EVENTS = Events()
GAME_SET_UP = EVENTS.add("game_set_up", "RL-3.8", player="seat")
CLAN_KEPT = EVENTS.add("clan_kept", "RL-3.9", player="seat", clan="clan")
BOARD_SHOWN = EVENTS.add("board_shown", "RL-3.10", player="seat", board="board")

# phase 1
ROUND_BEGINS = EVENTS.add("round_begins", "RL-4.2", round="number", player="seat")
EVENT_TURNED = EVENTS.add("event_turned", "RL-5.2", event="event", effect="effect")
MANHOLE_OPENED = EVENTS.add("manhole_opened", "RL-5.3")
FOOD_TURNED = EVENTS.add("food_turned", "RL-5.5", card="food")
FOOD_SHOWN = EVENTS.add("food_shown", "RL-10.3", area="place", harmless="harmless", harmful="harmful")
EVENT_FORESEEN = EVENTS.add("event_foreseen", "RL-15.15", event="event", effect="effect")
FOOD_FORESEEN = EVENTS.add("food_foreseen", "RL-15.15", card="food")
CHEESE_ABOUNDS = EVENTS.add("cheese_abounds", "RL-13.1", player="seat", cheese="number")
COUSIN_CAME = EVENTS.add("cousin_came", "RL-13.3", player="seat", rats="number")
CLANS_COMPARED = EVENTS.add("clans_compared", "RL-13.6", player="seat", more="rats", receiver="seat", fewer="rats")
TIE_BROKEN = EVENTS.add("tie_broken", "RL-4.4", player="seat")
RAT_GIVEN = EVENTS.add("rat_given", "RL-13.6", player="seat", receiver="seat", rats="rats")
NONE_TO_GIVE = EVENTS.add("none_to_give", "RL-13.6b", player="seat")
CLANS_EQUAL = EVENTS.add("clans_equal", "RL-13.6a", size="rats")
NOBODY_AWAY = EVENTS.add("nobody_away", "RL-13.8")
DEAD_RISEN = EVENTS.add("dead_risen", "RL-13.9", player="seat", rats="rats")
GRAVEYARDS_EMPTY = EVENTS.add("graveyards_empty", "RL-13.9")
NO_DOUBLE_DUTY = EVENTS.add("no_double_duty", "RL-16.6")

# phase 2
RATS_SENT = EVENTS.add("rats_sent", "RL-6.5", player="seat", dump="number", city="number", fields="number")
RATS_IN_CANALS = EVENTS.add("rats_in_canals", "RL-6.5", player="seat", left="number", right="number")
RATS_AT_HOME = EVENTS.add("rats_at_home", "RL-6.5", player="seat", nursery="number", pantry="number", both="number")
NO_RATS_PLACED = EVENTS.add("no_rats_placed", "RL-4.8", player="seat")
CHEESE_HIDDEN = EVENTS.add("cheese_hidden", "RL-13.7", player="seat", hidden="number")
RAT_MOVED = EVENTS.add("rat_moved", "RL-15.12", player="seat", source="place", target="place")
NO_RAT_MOVED = EVENTS.add("no_rat_moved", "RL-15.12", player="seat")

# phase 3
DEFENCE_RAISED = EVENTS.add("defence_raised", "RL-15.11", player="seat", bonus="rats")
ATTACK_WON = EVENTS.add("attack_won", "RL-7.3", player="seat", victim="seat", strength="number", defence="number")
ATTACK_FAILED = EVENTS.add("attack_failed", "RL-7.3", player="seat", victim="seat", strength="number", defence="number")
TUNNEL_WON = EVENTS.add("tunnel_won", "RL-16.2", player="seat", canal="place", strength="number", defence="number")
TUNNEL_FAILED = EVENTS.add(
    "tunnel_failed", "RL-16.2", player="seat", canal="place", strength="number", defence="number"
)
NINJAS_STRUCK = EVENTS.add("ninjas_struck", "RL-15.9", player="seat", victim="seat")
LOOT_SHARED = EVENTS.add("loot_shared", "RL-7.7", victim="seat", cheese="number", player="seat", tied="number")
CHEESE_STOLEN = EVENTS.add("cheese_stolen", "RL-7.6", player="seat", victim="seat", cheese="number", missing="number")
RATS_KILLED = EVENTS.add("rats_killed", "RL-14.3", player="seat", rats="rats", place="place")

# phases 4 and 5
RATS_SCARCE = EVENTS.add("rats_scarce", "RL-8.4", rats="number")
RATS_BORN = EVENTS.add("rats_born", "RL-8.1", player="seat", rats="number", bonus="number", missing="number")
RATS_BACK = EVENTS.add("rats_back", "RL-9.1", player="seat", sick="number", lost="number")
CHEESE_BROUGHT = EVENTS.add("cheese_brought", "RL-15.6", player="seat", cheese="number")

# phase 6
AREA_SEARCHED = EVENTS.add("area_searched", "RL-10.3", area="place", pieces="pieces")
BAG_SHORT = EVENTS.add("bag_short", "RL-18.2", missing="pieces")
AREA_DESERTED = EVENTS.add("area_deserted", "RL-10.18", area="place")
PIECE_ADDED = EVENTS.add("piece_added", "RL-15.14", player="seat", colour="colour")
NOTHING_ADDED = EVENTS.add("nothing_added", "RL-15.14", player="seat")
RAT_WOUNDED = EVENTS.add("rat_wounded", "RL-14.7", player="seat", present="number", victim="seat")
MORE_DRAWN = EVENTS.add("more_drawn", "RL-15.4", player="seat", more="pieces")
PIECES_DRAWN = EVENTS.add("pieces_drawn", "RL-10.4", player="seat", harmless="harmless")
HARM_DRAWN = EVENTS.add("harm_drawn", "RL-10.4", player="seat", harmful="harmful")
ALL_SORTS_DRAWN = EVENTS.add("all_sorts_drawn", "RL-10.4", player="seat", harmless="harmless", harmful="harmful")
NOTHING_DUE = EVENTS.add("nothing_due", "RL-14.10", player="seat")
BAG_EMPTY = EVENTS.add("bag_empty", "RL-10.6", player="seat", missing="pieces")
PIECE_PUT_BACK = EVENTS.add("piece_put_back", "RL-13.4", player="seat", colour="colour")
ALL_KEPT = EVENTS.add("all_kept", "RL-13.4", player="seat")
WHITES_RECYCLED = EVENTS.add("whites_recycled", "RL-15.4", player="seat", whites="number")
WHITES_EXCHANGED = EVENTS.add("whites_exchanged", "RL-13.10", player="seat", whites="number")
COLOUR_CHANGED = EVENTS.add("colour_changed", "RL-15.5", player="seat", colour="colour", meaning="colour")
COLOUR_IGNORED = EVENTS.add("colour_ignored", "RL-15.11", player="seat", colour="colour")
CHEESE_FOUND = EVENTS.add("cheese_found", "RL-10.8", player="seat", cheese="number", missing="number")
RATS_TO_SUPPLY = EVENTS.add("rats_to_supply", "RL-10.11", player="seat", rats="number", sick="number", lost="number")
RATS_POISONED = EVENTS.add("rats_poisoned", "RL-10.12", player="seat", rats="rats")
RATS_LOST = EVENTS.add("rats_lost", "RL-10.13", player="seat", rats="rats")
NOBODY_HIT = EVENTS.add("nobody_hit", "RL-10.15", player="seat", colour="colour")
LATE_DRAWN = EVENTS.add("late_drawn", "RL-15.7", player="seat")
LATE_DRAW_DECLINED = EVENTS.add("late_draw_declined", "RL-15.7", player="seat")
NOTHING_LEFT = EVENTS.add("nothing_left", "RL-15.7", player="seat")
TACTICS_PAID = EVENTS.add("tactics_paid", "RL-13.11", player="seat", cheese="number", areas="number")
NO_TACTICS = EVENTS.add("no_tactics", "RL-13.11")

# phase 7
RAT_TRADED = EVENTS.add("rat_traded", "RL-13.12", player="seat", rat="rat")
RAT_NOT_TRADED = EVENTS.add("rat_not_traded", "RL-13.12", player="seat")
NO_MORE_TRADES = EVENTS.add("no_more_trades", "RL-13.12")
CLAN_FED = EVENTS.add("clan_fed", "RL-11.3", player="seat", rats="number", need="number")
CLAN_HUNGRY = EVENTS.add("clan_hungry", "RL-11.4", player="seat", rats="rats", need="number", paid="number")
RATS_STARVED = EVENTS.add("rats_starved", "RL-11.4", player="seat", rats="number", sick="number")
CHEESE_TRANSFORMED = EVENTS.add("cheese_transformed", "RL-15.8", player="seat", rats="number", possible="number")
CHEESE_COLLECTED = EVENTS.add("cheese_collected", "RL-15.13", player="seat", giver="seat", had="number", tied="number")
NOTHING_COLLECTED = EVENTS.add("nothing_collected", "RL-15.13", player="seat")

# the end
GAME_OVER = EVENTS.add("game_over", "RL-12.1")
CLAN_DISCARDED = EVENTS.add("clan_discarded", "RL-20.6", player="seat", clan="clan")
SCORED = EVENTS.add("scored", "RL-12.2", player="seat", points="number", living="number", dead="number")
GAME_WON = EVENTS.add("game_won", "RL-12.3", player="seat", points="number")
GAME_WON_BY_CHEESE = EVENTS.add("game_won_by_cheese", "RL-12.4", player="seat", points="number", cheese="number")
VICTORY_SHARED = EVENTS.add("victory_shared", "RL-12.5", player="seat", points="number", cheese="cheese")
