"""What lies on the table: constants from content.toml, the state record, steps, choices and events."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

from undercity.engine.agenda import Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.record import Grid, Record, Row, cell, grid, row
from undercity.engine.rule import block, plane, table

FOLDER = Path(__file__).parent
CONTENT: dict[str, Any] = tomllib.loads((FOLDER / "content.toml").read_text(encoding="utf-8"))


def ids(section: str, order: str) -> tuple[str, ...]:
    """The ids of a section, in the order of its index or card number."""
    return tuple(item["id"] for item in sorted(CONTENT[section], key=lambda item: int(item[order])))


def _by_players(key: str) -> list[int]:
    """One value per player count; counts 0 and 1 do not exist and get zeros."""
    found = {entry["players"]: int(entry[key]) for entry in CONTENT["player_count"]}
    return [found.get(n, 0) for n in range(SEATS + 1)]


# ------------------------------------------------------------------ the box (RL-1)

_SETUP, _BOUNDS, _AGGRESSIVE = CONTENT["setup"], CONTENT["bounds"], CONTENT["aggressive_board"]
SEATS: int = _BOUNDS["seats"]
ROUNDS: int = _BOUNDS["rounds"]
RATS: int = CONTENT["components"]["rats_total"]  # per copy
ALL_RATS: int = _BOUNDS["rats_two_copies"]
ALL_YELLOW: int = _BOUNDS["yellow_two_copies"]
BAG_SIZE_ONE_COPY: int = _BOUNDS["bag_one_copy"]
BAG_SIZE: int = _BOUNDS["bag_two_copies"]
START_RATS: int = _SETUP["start_rats"]
START_CHEESE: int = _SETUP["start_cheese"]

COLOUR_IDS = ids("cheese", "index")
COLOURS = len(COLOUR_IDS)
WHITE, BLACK, YELLOW, ORANGE, PURPLE, BLUE = range(COLOURS)
PIECES = table(item["per_copy"] for item in sorted(CONTENT["cheese"], key=lambda item: int(item["index"])))
ORANGE_CHEESE: int = CONTENT["cheese"][ORANGE]["n"]

# by number of players
COPIES = table(_by_players("copies"))
FOOD_PER_ROUND = table(_by_players("food_cards_per_round"))
EXTRA_PIECE = table(_by_players("extra_piece_per_colour"))
IS_TUNNEL = table(_by_players("tunnel_rule"))

# ------------------------------------------------------------------ the board (RL-1.6)

_PLACES = sorted((item for item in CONTENT["place"] if item["kind"] != "holding"), key=lambda item: int(item["index"]))
PLACE_IDS = tuple(item["id"] for item in _PLACES)
PLACES = len(PLACE_IDS)
DUMP, CITY, FIELDS, LEFT, RIGHT, NURSERY, PANTRY, BOTH = range(PLACES)
AREAS = sum(item["kind"] == "area" for item in _PLACES)
BOTH_CAPACITY: int = _PLACES[BOTH]["capacity"]
BOTH_MIN_SEATS: int = _PLACES[BOTH]["min_players"]
NO_AREA = -1

_ORDER = [PLACE_IDS.index(item["id"]) for item in sorted(_PLACES, key=lambda item: int(item["ask_order"]))][1:]
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

AGGRESSIVE_DRAW: int = _AGGRESSIVE["draw_modifier"]

_FEEDING = CONTENT["feeding"]
FEEDING_TOP: int = _FEEDING["base_rats"]
FEEDING_TOP_NEED: int = _FEEDING["base_cheese"]
NEED = table(need for low, high, need in _FEEDING["rows"] for _ in range(low, high + 1))

LIVING_POINTS: int = CONTENT["scoring"]["per_living_rat"]
DEAD_POINTS: int = CONTENT["scoring"]["per_dead_rat"]

# ------------------------------------------------------------------ event and food cards (RL-3.3, RL-13)

EVENT_IDS = ids("event", "number")
_EVENT = {item["id"]: item for item in CONTENT["event"]}
EVENT_DECK: int = _SETUP["event_deck_size"]
INITIALS_USED: int = _SETUP["initial_events_used"]
INITIAL_EVENTS = table(i for i, e in enumerate(EVENT_IDS) if _EVENT[e]["deck"] == "initial")
FINAL_EVENTS = table(i for i, e in enumerate(EVENT_IDS) if _EVENT[e]["deck"] == "final")
END_CARD = EVENT_IDS.index("end_of_game")
IS_FINAL = table(int(_EVENT[e]["deck"] == "final") for e in EVENT_IDS)

EVENT_OPS = (
    "each_gain_cheese", "attack_bonus", "each_gain_rat", "put_back_piece", "colour_counts_as",
    "largest_gives_rat_to_smallest", "may_hide_cheese", "return_sick_and_lost", "each_dead_to_supply", "end_game",
    "exchange_white", "gain_per_unvisited_area", "may_trade_rat_for_cheese", "double_duty_place",
)  # fmt: skip
(
    EACH_GAIN_CHEESE, ATTACK_BONUS, EACH_GAIN_RAT, PUT_BACK_PIECE, EVENT_COUNTS_AS,
    LARGEST_GIVES_RAT, MAY_HIDE_CHEESE, RETURN_SICK_AND_LOST, EACH_DEAD_TO_SUPPLY, END_GAME,
    EXCHANGE_WHITE, GAIN_PER_UNVISITED, MAY_TRADE_RAT, DOUBLE_DUTY,
) = range(len(EVENT_OPS))  # fmt: skip


def _event_number(event: dict[str, Any]) -> int:
    """The number that an event's opcode takes; 1 where it takes none."""
    keys = ("n", "max_per_area", "max", "capacity", "gain")
    return next((int(event[key]) for key in keys if key in event), 1)


EVENT_OP = table(EVENT_OPS.index(_EVENT[e]["op"]) for e in EVENT_IDS)
EVENT_NUMBER = table(_event_number(_EVENT[e]) for e in EVENT_IDS)
_RECOLOUR = next(item for item in CONTENT["event"] if item["op"] == "colour_counts_as")
EVENT_FROM, EVENT_TO = COLOUR_IDS.index(_RECOLOUR["from"]), COLOUR_IDS.index(_RECOLOUR["to"])
WHITE_SET: int = _EVENT["dr_cheese"]["set"]

FOOD_IDS = ids("food_card", "number")
FOOD_CARDS = len(FOOD_IDS)
FOOD_DECK: int = _BOUNDS["food_deck"]
_FOOD = {item["id"]: item for item in CONTENT["food_card"]}
FOOD = block([_FOOD[f][area] for area in PLACE_IDS[:AREAS]] for f in FOOD_IDS)  # [card][area][colour]

# ------------------------------------------------------------------ clans (RL-15)

CLAN_IDS = ids("clan", "number")
CLANS = len(CLAN_IDS)
_CLAN = {item["id"]: item for item in CONTENT["clan"]}

CLAN_OPS = (
    "none", "extra_draw", "exchange_white_each", "colour_counts_as", "lost_return_bonus", "late_draw",
    "cheese_to_rat", "sure_claim", "nursery_bonus", "ignore_colour", "defence_bonus", "collect_from_richest",
    "move_rats", "add_piece", "peek",
)  # fmt: skip
(
    NO_OP, EXTRA_DRAW, EXCHANGE_WHITE_EACH, CLAN_COUNTS_AS, LOST_RETURN_BONUS, LATE_DRAW,
    CHEESE_TO_RAT, SURE_CLAIM, NURSERY_BONUS, IGNORE_COLOUR, DEFENCE_BONUS, COLLECT_FROM_RICHEST,
    MOVE_RATS, ADD_PIECE, PEEK,
) = range(len(CLAN_OPS))  # fmt: skip


def _number(level: dict[str, Any]) -> int:
    """How much, how often: the opcode's number (never 0, which means: no such ability)."""
    if "to" in level:
        return COLOUR_IDS.index(level["to"])
    if "mode" in level:
        return ("", "total", "per_rat").index(level["mode"])
    keys = ("max", "areas_per_round", "exact_rats", "givers", "n", "event")
    return next((int(level[key]) for key in keys if key in level), 1)


def _detail(level: dict[str, Any]) -> int:
    """Where or when: the opcode's second number."""
    if "area" in level:
        return PLACE_IDS.index(level["area"])
    if "from" in level or "colour" in level:
        return COLOUR_IDS.index(level.get("from") or level["colour"])
    return int(level.get("only_one_canal", level.get("food", level.get("when") == "always")))


_LEVELS = [_CLAN[c][level] for c in CLAN_IDS for level in ("level1", "level2")]
# by ability: 0 for nobody's, then 1 + 2 * clan + (level - 1)
CLAN_OP = table([NO_OP, *(CLAN_OPS.index(level["op"]) for level in _LEVELS)])
CLAN_NUMBER = table([0, *map(_number, _LEVELS)])
CLAN_DETAIL = table([0, *map(_detail, _LEVELS)])
CLAN_OP_2 = table([NO_OP, *(CLAN_OPS.index(level.get("op2", "none")) for level in _LEVELS)])
CLAN_NUMBER_2 = table([0, *(level.get("n2", 0) for level in _LEVELS)])
RECYCLED_CHEESE: int = _CLAN["recyclers"]["level2"]["gain"]

# ------------------------------------------------------------------ options

FOOD_ORDERS, BOARDS, CLAN_MODES = (tuple(CONTENT["options"][name]) for name in ("food_order", "boards", "clans"))
SORTED = FOOD_ORDERS.index("sorted")
ALL_AGGRESSIVE, SECRET_CHOICE = BOARDS.index("all_aggressive"), BOARDS.index("secret_choice")
SIDES = ("standard", "aggressive")
STANDARD, AGGRESSIVE = range(len(SIDES))

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
    phase: Annotated[int, cell(0, 7)]
    screens: Annotated[int, cell(0, 1)]  # 1 while the distributions are hidden behind the screens
    clan_level: Annotated[int, cell(1, 2)]
    area: Annotated[int, cell(NO_AREA, AREAS - 1)]  # being searched in phase 6

    # round r has the event event_deck[r - 1], and with c food cards a round food_deck[c * (r - 1)] and following
    event_deck: Annotated[Row, row(EVENT_DECK, HIDDEN, len(EVENT_IDS) - 1)]
    food_deck: Annotated[Row, row(FOOD_DECK, HIDDEN, FOOD_CARDS - 1)]

    rat_supply: Annotated[int, cell(0, ALL_RATS)]
    cheese_supply: Annotated[Row, row(COLOURS, 0, ALL_YELLOW)]
    bag: Annotated[Row, row(COLOURS, 0, ALL_YELLOW)]
    drawn: Annotated[Row, row(COLOURS, 0, BAG_SIZE)]  # pieces in the hand of the player who draws

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
    dealt: Annotated[Grid, grid((SEATS, 2), HIDDEN, CLANS - 1)]  # the two clan cards dealt; secret
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
TRANSFORM = CHOICES.add("transform", ("0", "1", "2"))
NONE = CHOICES.add("none")
DONE = CHOICES.add("done")

# ------------------------------------------------------------------ events of the chronicle

EVENTS = Events()
GAME_SET_UP = EVENTS.add("game_set_up", "RL-3.8", player="seat")
CLAN_KEPT = EVENTS.add("clan_kept", "RL-3.9", player="seat", clan="clan")
BOARD_SHOWN = EVENTS.add("board_shown", "RL-3.10", player="seat", board="board")
ROUND_BEGINS = EVENTS.add("round_begins", "RL-4.2", round="number", player="seat")
EVENT_TURNED = EVENTS.add("event_turned", "RL-5.2", event="event")
MANHOLE_OPENED = EVENTS.add("manhole_opened", "RL-5.3")
FOOD_TURNED = EVENTS.add("food_turned", "RL-5.5", card="food")
EVENT_FORESEEN = EVENTS.add("event_foreseen", "RL-15.15", player="seat", event="event")
FOOD_FORESEEN = EVENTS.add("food_foreseen", "RL-15.15", player="seat", card="food")
CHEESE_ABOUNDS = EVENTS.add("cheese_abounds", "RL-13.1", player="seat", cheese="cheese")
COUSIN_CAME = EVENTS.add("cousin_came", "RL-13.3", player="seat", rats="rats")
RAT_GIVEN = EVENTS.add("rat_given", "RL-13.6", player="seat", receiver="seat", rats="rats")
DEAD_RISEN = EVENTS.add("dead_risen", "RL-13.9", player="seat", rats="rats")
RATS_SENT = EVENTS.add("rats_sent", "RL-6.5", player="seat", dump="number", city="number", fields="number")
RATS_IN_CANALS = EVENTS.add("rats_in_canals", "RL-6.5", player="seat", left="number", right="number")
RATS_AT_HOME = EVENTS.add("rats_at_home", "RL-6.5", player="seat", nursery="number", pantry="number")
RATS_ON_DOUBLE_DUTY = EVENTS.add("rats_on_double_duty", "RL-13.13", player="seat", rats="rats")
CHEESE_HIDDEN = EVENTS.add("cheese_hidden", "RL-13.7", player="seat")
RAT_MOVED = EVENTS.add("rat_moved", "RL-15.12", player="seat", source="place", target="place")
ATTACKED = EVENTS.add("attacked", "RL-7.2", player="seat", victim="seat", strength="number", defence="number")
CHEESE_STOLEN = EVENTS.add("cheese_stolen", "RL-7.3", player="seat", victim="seat", cheese="cheese")
RATS_KILLED = EVENTS.add("rats_killed", "RL-14.3", player="seat", rats="rats", place="place")
RATS_BORN = EVENTS.add("rats_born", "RL-8.1", player="seat", rats="rats")
RATS_BACK = EVENTS.add("rats_back", "RL-9.1", player="seat", sick="number", lost="number")
AREA_SEARCHED = EVENTS.add("area_searched", "RL-10.3", area="place", pieces="pieces")
PIECE_ADDED = EVENTS.add("piece_added", "RL-15.14", player="seat", colour="colour")
RAT_WOUNDED = EVENTS.add("rat_wounded", "RL-14.7", player="seat", victim="seat", rats="rats")
PIECES_DRAWN = EVENTS.add("pieces_drawn", "RL-10.4", player="seat", count="number", colour="colour")
PIECE_PUT_BACK = EVENTS.add("piece_put_back", "RL-13.4", player="seat", colour="colour")
CHEESE_FOUND = EVENTS.add("cheese_found", "RL-10.8", player="seat", cheese="cheese")
RATS_TO_SUPPLY = EVENTS.add("rats_to_supply", "RL-10.11", player="seat", rats="rats")
RATS_POISONED = EVENTS.add("rats_poisoned", "RL-10.12", player="seat", rats="rats")
RATS_LOST = EVENTS.add("rats_lost", "RL-10.13", player="seat", rats="rats")
WHITES_EXCHANGED = EVENTS.add("whites_exchanged", "RL-13.10", player="seat", cheese="cheese")
TACTICS_PAID = EVENTS.add("tactics_paid", "RL-13.11", player="seat", cheese="cheese")
RAT_TRADED = EVENTS.add("rat_traded", "RL-13.12", player="seat", rats="rats", cheese="cheese")
CLAN_FED = EVENTS.add("clan_fed", "RL-11.3", player="seat", rats="rats", cheese="cheese")
RATS_STARVED = EVENTS.add("rats_starved", "RL-11.4", player="seat", rats="rats")
CHEESE_TRANSFORMED = EVENTS.add("cheese_transformed", "RL-15.8", player="seat", cheese="cheese", rats="rats")
CHEESE_COLLECTED = EVENTS.add("cheese_collected", "RL-15.13", player="seat", giver="seat", cheese="cheese")
ABILITY_USED = EVENTS.add("ability_used", "RL-15.1", player="seat", clan="clan", level="number")
GAME_OVER = EVENTS.add("game_over", "RL-12.1")
