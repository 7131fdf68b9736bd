"""What a learned judgement sees of the table (bots/network.py): what each player has, threatens and fears."""

from __future__ import annotations

from undercity.engine.agenda import STEP
from undercity.engine.game import Features
from undercity.engine.record import Floats
from undercity.engine.rule import rule
from undercity.games.die_patin.board import figures_in, is_outside, power
from undercity.games.die_patin.missions import holding
from undercity.games.die_patin.scoring import chain_points, mission_points, symbol_points, trophy_points
from undercity.games.die_patin.table import (
    AREAS_IN_PLAY,
    BACK_ROOMS,
    CARDS,
    CHAIN_POINTS,
    DISTRICT_OF,
    ENTERPRISES,
    FIGURES,
    HENCHMEN,
    METRIC,
    METRICS,
    MISSIONS,
    NO_TILE,
    NOBODY,
    OFF_BOARD,
    RATS,
    ROUNDS,
    STEPS,
    SYMBOL_POINTS,
    TILES_EACH,
    State,
)

HOLDINGS = len(METRICS)
HAVE, MISSION, HAND, LAND = 0, 10 + HOLDINGS, 10 + HOLDINGS + 2 * MISSIONS, 14 + HOLDINGS + 2 * MISSIONS + CARDS
EACH = LAND + 9
STEP_COUNT = len(STEPS.all)
TABLE = 6 + STEP_COUNT
SCALE = 6.0  # what missions compare is rarely more


@rule
def describe(s: State, out: Floats) -> None:
    """Every player's numbers, then the table's."""
    for seat in range(s.seats):
        _have(s, seat, out, seat * EACH + HAVE)
        _hand(s, seat, out, seat * EACH + HAND)
    for seat in range(s.seats):
        _missions(s, seat, out, seat * EACH + MISSION)
    _land(s, out)
    at = s.seats * EACH
    left = 1.0 - s.turns_taken / (FIGURES * s.seats)
    out[at] = s.round_no / ROUNDS
    out[at + 1] = left
    out[at + 2] = (ROUNDS - s.round_no + left) / ROUNDS
    out[at + 3] = int(s.round_no == ROUNDS)
    out[at + 4] = s.seats / 4.0
    out[at + 5] = int(s.round_no == ROUNDS) * left
    for step in range(STEP_COUNT):
        out[at + 6 + step] = int(s.agenda[s.due - 1][STEP] == step) if s.due > 0 else 0


@rule
def _have(s: State, seat: int, out: Floats, at: int) -> None:
    """Points by kind, and what missions compare."""
    sure = mission_points(s, seat) + trophy_points(s, seat) + chain_points(s, seat) + symbol_points(s, seat)
    out[at] = sure / 16.0
    out[at + 1] = mission_points(s, seat) / 8.0
    out[at + 2] = chain_points(s, seat) / 8.0
    out[at + 3] = trophy_points(s, seat) / 4.0
    out[at + 4] = s.back_rooms_left[seat] / BACK_ROOMS
    out[at + 5] = s.rat_supply[seat] / RATS
    out[at + 6] = s.henchmen_left[seat] / HENCHMEN
    out[at + 7] = int(s.boss_area[seat] == OFF_BOARD)
    growth, full = 0, 0
    for enterprise in range(ENTERPRISES):
        held = s.collected[seat][enterprise]
        if held < TILES_EACH:
            growth = max(growth, CHAIN_POINTS[held + 1] - CHAIN_POINTS[held])
        full += int(held >= 2)
    out[at + 8] = growth / 4.0
    out[at + 9] = full / 2.0
    for metric in range(HOLDINGS):
        out[at + 10 + metric] = holding(s, seat, metric) / SCALE


@rule
def _missions(s: State, seat: int, out: Floats, at: int) -> None:
    """For each mission still open how far ahead or behind, and what it would bring in this round if it is met."""
    for mission in range(MISSIONS):
        out[at + 2 * mission] = 0.0
        out[at + 2 * mission + 1] = 0.0
        if s.mission[seat][mission] == 0:
            ahead = _ahead(s, seat, HAVE + 10 + METRIC[mission], out)
            out[at + 2 * mission] = 0.3 + max(-0.5, min(ahead, 0.5))
            out[at + 2 * mission + 1] = (s.round_no if ahead > 0 else 0) / ROUNDS


@rule
def _hand(s: State, seat: int, out: Floats, at: int) -> None:
    """Who is to decide and when the next turn comes, loot, and the intrigue card."""
    wait = (seat - s.start_player - s.turns_taken + 2 * FIGURES * s.seats) % s.seats
    out[at] = (s.deciders >> seat) & 1
    out[at + 1] = wait / s.seats
    out[at + 2] = min(s.loot[seat], 4) / 4.0
    out[at + 3] = int(s.loot[seat] > 0)
    for card in range(CARDS):
        out[at + 4 + card] = int(s.card[seat] == card and s.boss_area[seat] == OFF_BOARD)


@rule
def _ahead(s: State, seat: int, number: int, out: Floats) -> float:
    """By how much a player's number exceeds the others'."""
    most = 0.0
    for other in range(s.seats):
        if other != seat:
            most = max(most, out[other * EACH + number])
    return out[seat * EACH + number] - most


@rule
def _land(s: State, out: Floats) -> None:
    """Areas: their tiles, figures for back rooms, and how safe they are; and those of others within reach."""
    for seat in range(s.seats):
        for k in range(LAND, EACH):
            out[seat * EACH + k] = 0.0
    for area in range(AREAS_IN_PLAY[s.seats]):
        most, second, strongest = 0, 0, NOBODY
        for seat in range(s.seats):
            strength = power(s, seat, area)
            if strength > most:
                most, second, strongest = strength, most, seat
            elif strength > second:
                second = strength
        for seat in range(s.seats):
            edge = most - second if seat == strongest else power(s, seat, area) - most
            if s.owner[area] == seat:
                _own_area(s, seat, area, edge, out, seat * EACH + LAND)
            elif is_outside(s, seat, area):
                out[seat * EACH + LAND + 6] += int(edge >= -1) / 4.0
                out[seat * EACH + LAND + 7] += int(edge >= -1 and s.back_room[area] != NOBODY) / 3.0
                out[seat * EACH + LAND + 8] += 0.15


@rule
def _own_area(s: State, seat: int, area: int, edge: int, out: Floats, at: int) -> None:
    best = _best_tile(s, seat, area) / 5.0
    out[at] = max(out[at], best)
    if figures_in(s, seat, area) > 0:
        out[at + 1] = max(out[at + 1], best)
        out[at + 2] = max(out[at + 2], s.district_loot[DISTRICT_OF[area]] / 2.0)
    out[at + 3] += int(edge >= 2) / 4.0
    out[at + 4] += int(edge < 0) / 4.0
    out[at + 5] += int(edge < 1 and s.back_room[area] == seat) / 3.0


@rule
def _best_tile(s: State, seat: int, area: int) -> int:
    """Points that the better tile of an own area adds to the player's chains."""
    best = 0
    for slot in range(2):
        tile = s.tiles[area][slot]
        if tile != NO_TILE and s.back_room[area] == NOBODY:
            held = s.collected[seat][tile]
            if held < TILES_EACH:
                best = max(best, CHAIN_POINTS[held + 1] - CHAIN_POINTS[held] + SYMBOL_POINTS[tile])
    return best


FEATURES = Features(EACH, TABLE, describe)
