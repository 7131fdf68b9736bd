"""What lies on the table: constants from content.toml, the state record, steps, choices and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeVar

from undercity.engine.agenda import Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.record import Grid, Record, Row, cell, grid, row
from undercity.engine.rule import plane, table
from undercity.games.die_patin.content import CONTENT, Placed, Thing
from undercity.games.die_patin.opcodes import OPCODES, ExtraPoints, Op, PaidBribes, count_of, name_of

AnyThing = TypeVar("AnyThing", bound=Thing)


def in_order(things: Sequence[AnyThing]) -> list[AnyThing]:
    """Things of one kind by index."""
    return sorted(things, key=lambda thing: thing.index)


def _ids(things: Sequence[Thing]) -> tuple[str, ...]:
    return tuple(thing.id for thing in in_order(things))


# ------------------------------------------------------------------ the box (DP-1)

SEATS = CONTENT.meta.players_max
PLAYER_COUNTS = range(CONTENT.meta.players_min, SEATS + 1)
ROUNDS = CONTENT.meta.rounds
HENCHMEN = CONTENT.player.henchmen
FIGURES = HENCHMEN + 1  # with the boss lady
RATS = CONTENT.player.rats
BACK_ROOMS = CONTENT.player.back_rooms
START_RATS = table(CONTENT.player.start_rats)
LOOT = CONTENT.box.loot
DISTRICT_LOOT = CONTENT.box.loot_in_district
TILES_EACH = CONTENT.box.tiles_of_enterprise

AREA_IDS, MANHOLE_IDS, DISTRICT_IDS = _ids(CONTENT.area), _ids(CONTENT.manhole), _ids(CONTENT.district)
ENTERPRISE_IDS, MISSION_IDS = _ids(CONTENT.enterprise), _ids(CONTENT.mission)
CARD_IDS, FIGURE_IDS, CLAN_IDS = _ids(CONTENT.intrigue), _ids(CONTENT.figure), _ids(CONTENT.clan)
AREAS, MANHOLES, DISTRICTS = len(AREA_IDS), len(MANHOLE_IDS), len(DISTRICT_IDS)
ENTERPRISES, MISSIONS, CARDS = len(ENTERPRISE_IDS), len(MISSION_IDS), len(CARD_IDS)
HENCHMAN, BOSS = FIGURE_IDS.index("henchman"), FIGURE_IDS.index("boss")

# ------------------------------------------------------------------ the board (DP-2)

CORNERS = 4  # manholes of an area
AREA_MANHOLES = plane([MANHOLE_IDS.index(m) for m in area.manholes] for area in in_order(CONTENT.area))
DISTRICT_OF = table(DISTRICT_IDS.index(area.district) for area in in_order(CONTENT.area))


def _neighbours(area: int) -> list[int]:
    """The areas that share exactly two manholes with this one (DP-2.3)."""
    around = set(AREA_MANHOLES[area])
    return [other for other in range(AREAS) if len(around & set(AREA_MANHOLES[other])) == 2]


NEIGHBOURS = max(len(_neighbours(a)) for a in range(AREAS))
ADJACENT = plane((_neighbours(a) + [-1] * NEIGHBOURS)[:NEIGHBOURS] for a in range(AREAS))  # filled up with -1

# by number of players; what is in play has the first indices, and counts below two do not exist
_COUNTS = range(SEATS + 1)
_IN_PLAY = [CONTENT.areas_in_play(n) for n in _COUNTS]
_SETUPS = [CONTENT.setup_of(n) if n in PLAYER_COUNTS else None for n in _COUNTS]
AREAS_IN_PLAY = table(len(areas) for areas in _IN_PLAY)
MANHOLES_IN_PLAY = table(len({m for area in areas for m in area.manholes}) for areas in _IN_PLAY)
DISTRICTS_IN_PLAY = table(len({area.district for area in areas}) for areas in _IN_PLAY)
ENTERPRISES_REMOVED = table(setup.enterprises_removed if setup else 0 for setup in _SETUPS)
TILES_USED = table((ENTERPRISES - removed) * TILES_EACH for removed in ENTERPRISES_REMOVED)
IS_START_AREA = plane([int(setup is not None and a in setup.start_areas) for a in AREA_IDS] for setup in _SETUPS)

# ------------------------------------------------------------------ missions and scoring (DP-9, DP-10)

METRICS = ("areas_owned", "max_rats_on_one_manhole", "manholes_occupied", "back_rooms_on_board", "loot_held")
AREAS_OWNED, BIGGEST_MANHOLE, MANHOLES_HELD, BACK_ROOMS_ON_BOARD, LOOT_HELD = range(len(METRICS))
METRIC = table(METRICS.index(mission.metric) for mission in in_order(CONTENT.mission))
CHAIN_POINTS = table(CONTENT.scoring.chain_points)
MISSION_POINTS = table(CONTENT.scoring.mission_points)
TROPHY_POINTS = CONTENT.scoring.trophy_points

# ------------------------------------------------------------------ the state

NOBODY = -1
NO_CARD = -1  # not chosen yet
HIDDEN_CARD = -2  # chosen, but not for these eyes
OFF_BOARD = -1
NO_TILE = -1


class State(Record, agenda=16, tape=96):
    """The whole table."""

    # options (DP-3.1, DP-3.5): what the table fixes instead of chance
    start_option: Annotated[int, cell(-1, SEATS - 1)]
    removed_option: Annotated[int, cell(0, 2**ENTERPRISES - 1)]

    round_no: Annotated[int, cell(0, ROUNDS)]
    start_player: Annotated[int, cell(0, SEATS - 1)]
    turns_taken: Annotated[int, cell(0, FIGURES * SEATS)]  # in this round, skipped ones included
    removed: Annotated[int, cell(0, 2**ENTERPRISES - 1)]  # enterprises out of the game, a bit each

    owner: Annotated[Row, row(AREAS, NOBODY, SEATS - 1)]
    tiles: Annotated[Grid, grid((AREAS, 2), NO_TILE, ENTERPRISES - 1)]  # enterprise on each slot
    back_room: Annotated[Row, row(AREAS, NOBODY, SEATS - 1)]
    rats: Annotated[Row, row(MANHOLES, 0, RATS)]
    rat_owner: Annotated[Row, row(MANHOLES, NOBODY, SEATS - 1)]
    district_loot: Annotated[Row, row(DISTRICTS, 0, DISTRICT_LOOT)]
    general_loot: Annotated[int, cell(0, LOOT)]
    bag: Annotated[Row, row(ENTERPRISES, 0, TILES_EACH)]  # tiles not laid out yet; empty after setup

    henchmen: Annotated[Grid, grid((SEATS, AREAS), 0, HENCHMEN)]  # standing in each area
    boss_area: Annotated[Row, row(SEATS, OFF_BOARD, AREAS - 1)]
    henchmen_left: Annotated[Row, row(SEATS, 0, HENCHMEN)]
    rat_supply: Annotated[Row, row(SEATS, 0, RATS)]
    back_rooms_left: Annotated[Row, row(SEATS, 0, BACK_ROOMS)]
    loot: Annotated[Row, row(SEATS, 0, LOOT)]
    collected: Annotated[Grid, grid((SEATS, ENTERPRISES), 0, TILES_EACH)]
    trophies: Annotated[Grid, grid((SEATS, SEATS), 0, BACK_ROOMS)]  # [holder][former owner]
    mission: Annotated[Grid, grid((SEATS, MISSIONS), 0, ROUNDS)]  # number of the mission tile, 0 none
    card: Annotated[Row, row(SEATS, HIDDEN_CARD, CARDS - 1)]  # secret until shown
    card_shown: Annotated[Row, row(SEATS, 0, 1)]


# ------------------------------------------------------------------ steps of the agenda

STEPS = Steps()
SETTLE_IN = STEPS.do("settle_in")
ROUND = STEPS.do("round")
CARDS_LIE = STEPS.do("cards_lie")
TURN = STEPS.do("turn")
CLAIM = STEPS.do("claim")
MISSIONS_SCORED = STEPS.do("missions")
CLEAR_UP = STEPS.do("clear_up")
CHOOSE_START_AREA = STEPS.decide("start_area", "DP-12.1")
CHOOSE_START_RATS = STEPS.decide("start_rats", "DP-12.2")
CHOOSE_CARD = STEPS.decide("intrigue_card", "DP-12.3", together=True)
CHOOSE_FIGURE = STEPS.decide("figure", "DP-12.4", always_asked=True)  # depends on the hidden card
CHOOSE_AREA = STEPS.decide("area", "DP-12.5")
CHOOSE_ACTION = STEPS.decide("inside_action", "DP-12.6")
CHOOSE_PAID_BRIBE = STEPS.decide("outside_bribe", "DP-12.7")
CHOOSE_CARD_BRIBE = STEPS.decide("card_bribe", "DP-12.8")
CHOOSE_INVASION = STEPS.decide("invasion_manhole", "DP-12.9")
CHOOSE_SOURCE = STEPS.decide("rat_source", "DP-12.10")
CHOOSE_BONUS_PLACE = STEPS.decide("bonus_place", "DP-12.11")
CHOOSE_BONUS_REMOVE = STEPS.decide("bonus_remove", "DP-12.12")
CHOOSE_MISSION = STEPS.decide("mission", "DP-12.13")
CHOOSE_LAST_AREA = STEPS.decide("last_area", "DP-12.18", always_asked=True)  # depends on the hidden card
_OPS = {name_of(op): STEPS.do(name_of(op)) for op in OPCODES}
PLACE_RATS, REMOVE_RATS = _OPS["place_rats"], _OPS["remove_rats"]

# ------------------------------------------------------------------ what figures, cards and tiles do


def _step_of(op: Op | None) -> int:
    """The step that carries out the opcode; -1 for none."""
    return _OPS[name_of(op)] if op else -1


_FIGURES = in_order(CONTENT.figure)
_BONUS = [enterprise.bonus for enterprise in in_order(CONTENT.enterprise)]
POWER = table(figure.power for figure in _FIGURES)

# what is placed: the boss lady with one of her cards, or a henchman
_PLACED: list[Placed] = [*in_order(CONTENT.intrigue), _FIGURES[HENCHMAN]]
PLACED_HENCHMAN = CARDS
INSIDE_STEP = table(_step_of(placed.inside) for placed in _PLACED)
INSIDE_COUNT = table(count_of(placed.inside) for placed in _PLACED)
OUTSIDE_STEP = table(_step_of(placed.outside) for placed in _PLACED)
OUTSIDE_COUNT = table(count_of(placed.outside) for placed in _PLACED)
NEEDS_LOOT = table(isinstance(placed.outside, PaidBribes) for placed in _PLACED)
OUTSIDE_OPS = [name_of(placed.outside) if placed.outside else "" for placed in _PLACED]
BONUS_OPS = [name_of(bonus) for bonus in _BONUS]
BONUS_STEP = table(_step_of(bonus) for bonus in _BONUS)
BONUS_COUNT = table(count_of(bonus) for bonus in _BONUS)
SYMBOL_POINTS = table(count_of(bonus) if isinstance(bonus, ExtraPoints) else 0 for bonus in _BONUS)

# ------------------------------------------------------------------ choices (DP-12)

CHOICES = Choices()
AREA = CHOICES.add("area", AREA_IDS)
MANHOLE = CHOICES.add("manhole", MANHOLE_IDS)
FIGURE = CHOICES.add("figure", FIGURE_IDS)
CARD = CHOICES.add("card", CARD_IDS)
GET_LOOT = CHOICES.add("loot")
SLOT = CHOICES.add("tile", ("0", "1"))
MISSION = CHOICES.add("mission", MISSION_IDS)
DONE = CHOICES.add("done")

# ------------------------------------------------------------------ events of the chronicle

PAIR = 100  # two told numbers in one: neither reaches this
EVENTS = Events()
ENTERPRISES_OUT = EVENTS.add("enterprises_out", "DP-3.5", enterprises="enterprises")
GAME_SET_UP = EVENTS.add("game_set_up", "DP-3.1", player="seat")
AREA_CHOSEN = EVENTS.add("area_chosen", "DP-3.10", player="seat", area="area")
RATS_SET_OUT = EVENTS.add("rats_set_out", "DP-3.11", player="seat", count="number", manhole="manhole")
ROUND_BEGINS = EVENTS.add("round_begins", "DP-4.2", round="number", rounds="number", player="seat")
CARD_LAID = EVENTS.add("card_laid", "DP-4.3", player="seat")  # for the others
CARD_CHOSEN = EVENTS.add("card_chosen", "DP-4.3", player="seat", card="card")  # for the player herself
CARD_REVEALED = EVENTS.add("card_revealed", "DP-8.1", player="seat", card="card")
TURN_SKIPPED = EVENTS.add("turn_skipped", "DP-4.11", player="seat", card="card")
FIGURE_INSIDE = EVENTS.add("figure_inside", "DP-4.7", player="seat", figure="figure", area="area")
FIGURE_OUTSIDE = EVENTS.add("figure_outside", "DP-4.7", player="seat", figure="figure", area="area", owner="seat")
FIGURE_ON_FREE_AREA = EVENTS.add("figure_on_free_area", "DP-4.7", player="seat", figure="figure", area="area")
ACTIONS_LEFT = EVENTS.add("actions_left", "DP-5.3", player="seat", count="number")

RAT_PLACED = EVENTS.add("rat_placed", "DP-6.1", player="seat", manhole="manhole", rats="number")
RAT_REMOVED = EVENTS.add("rat_removed", "DP-6.1", player="seat", victim="seat", manhole="manhole", rats="number")
RAT_MOVED = EVENTS.add("rat_moved", "DP-6.6", player="seat", source="manhole", manhole="manhole", rats="number")
BRIBE_DECLINED = EVENTS.add("bribe_declined", "DP-6.7", player="seat")
LOOT_TAKEN = EVENTS.add("loot_taken", "DP-6.10", player="seat", district="district", left="number")
LOOT_PAID = EVENTS.add("loot_paid", "DP-5.6", player="seat", left="number")
BACK_ROOM_SET_UP = EVENTS.add("back_room", "DP-6.14", player="seat", area="area", enterprise="enterprise")
BONUS_LOOT_TAKEN = EVENTS.add("bonus_loot", "DP-6.16", player="seat", count="number")
BONUS_POINTS_KEPT = EVENTS.add("bonus_points", "DP-6.19", player="seat", count="number")
BONUS_RAT_PLACED = EVENTS.add("bonus_rat_placed", "DP-6.17", player="seat", manhole="manhole", rats="number")
BONUS_NOT_PLACED = EVENTS.add("bonus_not_placed", "DP-6.17", player="seat")
BONUS_RAT_REMOVED = EVENTS.add(
    "bonus_rat_removed", "DP-6.18", player="seat", victim="seat", manhole="manhole", rats="number"
)
BONUS_NOT_REMOVED = EVENTS.add("bonus_not_removed", "DP-6.18", player="seat")
BONUS_LAPSED = EVENTS.add("bonus_lapsed", "DP-6.18", player="seat")
RATS_DRIVEN_OUT = EVENTS.add(
    "rats_driven_out", "DP-8.5", player="seat", victim="seat", count="number", manhole="manhole"
)
RATS_INVADE = EVENTS.add("rats_invade", "DP-8.5", player="seat", count="number", manhole="manhole", rats="number")
RELOCATION_DECLINED = EVENTS.add("relocation_declined", "DP-8.7", player="seat", manhole="manhole")

CLAIM_OPPOSED = EVENTS.add("claim_opposed", "DP-7.2", player="seat", power="number", rivals="seats", most="number")
CLAIM_UNOPPOSED = EVENTS.add("claim_unopposed", "DP-7.2", player="seat", power="number")
AREA_TAKEN = EVENTS.add("area_taken", "DP-7.5", player="seat", area="area", victim="seat")
FREE_AREA_TAKEN = EVENTS.add("free_area_taken", "DP-7.5", player="seat", area="area")
CLAIM_TIED = EVENTS.add("claim_tied", "DP-7.4", player="seat", area="area")
CLAIM_FAILED = EVENTS.add("claim_failed", "DP-7.8", player="seat", area="area")
TROPHY_TAKEN = EVENTS.add("trophy_taken", "DP-7.6", player="seat", victim="seat", area="area")

MISSION_SCORED = EVENTS.add("mission_scored", "DP-9.1", player="seat", mission="mission", round="number", lead="lead")
MISSION_PASSED = EVENTS.add("mission_passed", "DP-9.8", player="seat", round="number")
MISSION_MISSED = EVENTS.add("mission_missed", "DP-9.9", player="seat", round="number")
CLEARED_UP = EVENTS.add("cleared_up", "DP-9.12", round="number", count="number")
LOOT_SHORT = EVENTS.add("loot_short", "DP-9.14", count="number")
FINAL_SCORE = EVENTS.add(
    "final_score", "DP-10.6", player="seat", points="number", missions="number", gathered="gathered"
)
GAME_WON = EVENTS.add("game_won", "DP-10.7", player="seat", points="number")
GAME_WON_BY_MISSIONS = EVENTS.add(
    "game_won_by_missions", "DP-10.7", player="seat", points="number", players="seats", missions="number"
)
VICTORY_SHARED = EVENTS.add("victory_shared", "DP-10.8", players="seats", points="number", missions="number")
