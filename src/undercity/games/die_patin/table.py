"""What lies on the table: constants from content.toml, the state record, steps, choices and events."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

from undercity.engine.agenda import Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.record import Grid, Record, Row, cell, grid, row
from undercity.engine.rule import plane, table

FOLDER = Path(__file__).parent
CONTENT: dict[str, Any] = tomllib.loads((FOLDER / "content.toml").read_text(encoding="utf-8"))


def ids(section: str) -> tuple[str, ...]:
    """The ids of a section in index order."""
    return tuple(item["id"] for item in sorted(CONTENT[section], key=lambda item: item["index"]))


def _by_players(section: str, key: str) -> list[Any]:
    """One value per player count; counts 0 and 1 do not exist and get zeros."""
    found = {entry["players"]: entry[key] for entry in CONTENT[section]}
    return [found.get(n, 0) for n in range(SEATS + 1)]


# ------------------------------------------------------------------ the box (DP-1)

_SET = CONTENT["components_per_player"]
SEATS: int = CONTENT["meta"]["players_max"]
ROUNDS: int = CONTENT["meta"]["rounds"]
FIGURES: int = CONTENT["meta"]["figures_per_round"]
HENCHMEN: int = _SET["henchmen"]
RATS: int = _SET["rats"]
BACK_ROOMS: int = _SET["back_rooms"]
LOOT: int = CONTENT["components"]["loot_markers"]
START_RATS = table(_SET["start_rats"])

AREA_IDS, MANHOLE_IDS, DISTRICT_IDS = ids("area"), ids("manhole"), ids("district")
ENTERPRISE_IDS, MISSION_IDS, CARD_IDS, FIGURE_IDS = ids("enterprise"), ids("mission"), ids("intrigue"), ids("figure")
AREAS, MANHOLES, DISTRICTS = len(AREA_IDS), len(MANHOLE_IDS), len(DISTRICT_IDS)
ENTERPRISES, MISSIONS = len(ENTERPRISE_IDS), len(MISSION_IDS)

HENCHMAN, BOSS = FIGURE_IDS.index("henchman"), FIGURE_IDS.index("boss")
ADMINISTRATION, BRIBE, INVASION = (CARD_IDS.index(c) for c in ("administration", "bribe", "invasion"))
MOST_AREAS, BIGGEST_MANHOLE, MOST_MANHOLES, MOST_BACK_ROOMS, MOST_LOOT = range(MISSIONS)

# ------------------------------------------------------------------ the board (DP-2)

CORNERS = 4  # manholes of an area
_AREA = {item["id"]: item for item in CONTENT["area"]}
AREA_MANHOLES = plane([MANHOLE_IDS.index(m) for m in _AREA[a]["manholes"]] for a in AREA_IDS)
DISTRICT_OF = table(DISTRICT_IDS.index(_AREA[a]["district"]) for a in AREA_IDS)
NEIGHBOURS = 4
ADJACENT = plane(  # neighbours by index, filled up with -1
    ([AREA_IDS.index(b) for b in _AREA[a]["adjacent"]] + [-1] * NEIGHBOURS)[:NEIGHBOURS] for a in AREA_IDS
)

# in play by number of players; always the first ones by index
AREAS_IN_PLAY = table(_by_players("setup", "areas_in_play"))
MANHOLES_IN_PLAY = table(_by_players("start", "manholes_in_play"))
DISTRICTS_IN_PLAY = table(sum(d["min_players"] <= n for d in CONTENT["district"]) for n in range(SEATS + 1))
TILES_USED = table(_by_players("setup", "tiles_used"))
ENTERPRISES_REMOVED = table(_by_players("setup", "enterprises_removed"))
IS_START_AREA = plane([int(n in _AREA[a]["start_for"]) for a in AREA_IDS] for n in range(SEATS + 1))
DISTRICT_LOOT: int = CONTENT["district"][0]["loot_start"]

# ------------------------------------------------------------------ figures, cards, tiles


def _amount(ops: list[str], op: str) -> int:
    """The n of `op:n` in a list of opcodes."""
    return next(int(o.split(":")[1]) for o in ops if o.startswith(op + ":"))


_FIGURE = {f["id"]: f for f in CONTENT["figure"]}
_CARD = {c["id"]: c for c in CONTENT["intrigue"]}
POWER = table(_FIGURE[f]["power"] for f in FIGURE_IDS)
HENCHMAN_ACTIONS = _amount(_FIGURE["henchman"]["inside"], "actions")
CARD_ACTIONS = _amount(_CARD["administration"]["ops"], "actions")
CARD_BRIBES = _amount(_CARD["bribe"]["ops"], "bribe_area")
INVADERS = _amount(_CARD["invasion"]["ops"], "place_own")
CARD_IS_INSIDE = table(int(_CARD[c]["zone"] == "inside") for c in CARD_IDS)

BONUSES = ("vp_end", "gain_loot_supply", "place_rat_any", "remove_rat_any")
BONUS_POINT, BONUS_LOOT, BONUS_PLACE_RAT, BONUS_REMOVE_RAT = range(len(BONUSES))
_ENTERPRISE = {e["id"]: e for e in CONTENT["enterprise"]}
BONUS = table(BONUSES.index(_ENTERPRISE[e]["bonus"].split(":")[0]) for e in ENTERPRISE_IDS)
TILES_EACH: int = CONTENT["enterprise"][0]["tiles"]

_SCORING = CONTENT["scoring"]
CHAIN_POINTS = table(_SCORING["chain_points"])
MISSION_POINTS = table(_SCORING["mission_points"])
SYMBOL_POINTS: int = _SCORING["vp_symbol_points"]
TROPHY_POINTS: int = _SCORING["trophy_points"]

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
    card: Annotated[Row, row(SEATS, HIDDEN_CARD, len(CARD_IDS) - 1)]  # secret until shown
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

EVENTS = Events()
GAME_SET_UP = EVENTS.add("game_set_up", "DP-3.1", player="seat")
AREA_CHOSEN = EVENTS.add("area_chosen", "DP-3.10", player="seat", area="area")
RATS_SET_OUT = EVENTS.add("rats_set_out", "DP-3.11", player="seat", count="number", manhole="manhole")
ROUND_BEGINS = EVENTS.add("round_begins", "DP-4.2", round="number", player="seat")
CARD_LAID = EVENTS.add("card_laid", "DP-4.3", player="seat")
CARD_CHOSEN = EVENTS.add("card_chosen", "DP-4.3", player="seat", card="card")
CARD_REVEALED = EVENTS.add("card_revealed", "DP-8.1", player="seat", card="card")
TURN_SKIPPED = EVENTS.add("turn_skipped", "DP-4.11", player="seat")
FIGURE_INSIDE = EVENTS.add("figure_inside", "DP-4.7", player="seat", figure="figure", area="area")
FIGURE_OUTSIDE = EVENTS.add("figure_outside", "DP-4.7", player="seat", figure="figure", area="area")
RAT_PLACED = EVENTS.add("rat_placed", "DP-6.1", player="seat", manhole="manhole")
RAT_REMOVED = EVENTS.add("rat_removed", "DP-6.1", player="seat", victim="seat", manhole="manhole")
RAT_MOVED = EVENTS.add("rat_moved", "DP-6.4", player="seat", source="manhole", manhole="manhole")
RATS_DRIVEN_OUT = EVENTS.add(
    "rats_driven_out", "DP-8.5", player="seat", victim="seat", count="number", manhole="manhole"
)
LOOT_TAKEN = EVENTS.add("loot_taken", "DP-6.10", player="seat", district="district")
LOOT_PAID = EVENTS.add("loot_paid", "DP-5.6", player="seat")
BONUS_LOOT_TAKEN = EVENTS.add("bonus_loot", "DP-6.16", player="seat")
BACK_ROOM_SET_UP = EVENTS.add("back_room", "DP-6.14", player="seat", area="area", enterprise="enterprise")
CLAIM_WON = EVENTS.add("claim_won", "DP-7.5", player="seat", area="area", power="number")
CLAIM_FAILED = EVENTS.add("claim_failed", "DP-7.8", player="seat", area="area", power="number", rival="number")
TROPHY_TAKEN = EVENTS.add("trophy_taken", "DP-7.6", player="seat", victim="seat", area="area")
MISSION_SCORED = EVENTS.add("mission_scored", "DP-9.1", player="seat", mission="mission", round="number")
MISSION_PASSED = EVENTS.add("mission_passed", "DP-9.9", player="seat", round="number")
CLEARED_UP = EVENTS.add("cleared_up", "DP-9.12", round="number")
GAME_OVER = EVENTS.add("game_over", "DP-10.1")
