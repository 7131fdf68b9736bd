"""Missions and clearing up (DP-9)."""

from __future__ import annotations

from undercity.engine.agenda import ask, end_game, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.die_patin.board import areas_owned
from undercity.games.die_patin.scoring import tell_result
from undercity.games.die_patin.table import (
    AREAS,
    AREAS_IN_PLAY,
    AREAS_OWNED,
    BACK_ROOMS_ON_BOARD,
    BIGGEST_MANHOLE,
    CHOOSE_MISSION,
    CLEAR_UP,
    CLEARED_UP,
    DISTRICT_LOOT,
    DISTRICTS_IN_PLAY,
    DONE,
    HENCHMEN,
    LOOT_HELD,
    LOOT_SHORT,
    MANHOLES_HELD,
    MANHOLES_IN_PLAY,
    METRIC,
    MISSION,
    MISSION_MISSED,
    MISSION_PASSED,
    MISSION_SCORED,
    MISSIONS,
    MISSIONS_SCORED,
    NO_CARD,
    OFF_BOARD,
    PAIR,
    ROUND,
    ROUNDS,
    State,
)

# ------------------------------------------------------------------ missions (DP-9.1 to DP-9.11)


@rule
def do_missions(s: State, k: int) -> None:
    """The k-th player in turn order may score a mission, if she meets one (DP-9.1, DP-9.11)."""
    if k == s.seats:
        push(s, CLEAR_UP, 0, 0, 0)
        return
    push(s, MISSIONS_SCORED, k + 1, 0, 0)
    seat = (s.start_player + k) % s.seats
    for mission in range(MISSIONS):
        if can_score(s, seat, mission):
            ask(s, seat, CHOOSE_MISSION, 0, 0, 0)
            return
    tell(s, MISSION_MISSED, seat, s.round_no, 0, 0)


@rule
def can_score(s: State, seat: int, mission: int) -> bool:
    """Strictly ahead of every other player, and not scored before (DP-9.3, DP-9.4, DP-9.6, DP-9.7)."""
    if s.mission[seat][mission] > 0:
        return False
    return holding(s, seat, METRIC[mission]) > most_of_others(s, seat, METRIC[mission])


@rule
def most_of_others(s: State, seat: int, metric: int) -> int:
    """What the player's best rival has of what a mission compares (DP-9.3)."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, holding(s, other, metric))
    return most


@rule
def holding(s: State, seat: int, metric: int) -> int:
    """How much the player has of what a mission compares (DP-9.2, DP-9.5)."""
    value = 0
    if metric == AREAS_OWNED:
        value = areas_owned(s, seat)
    elif metric == BIGGEST_MANHOLE:
        value = _biggest_manhole(s, seat)
    elif metric == MANHOLES_HELD:
        value = manholes_held(s, seat)
    elif metric == BACK_ROOMS_ON_BOARD:
        value = _back_rooms_on_board(s, seat)
    elif metric == LOOT_HELD:
        value = s.loot[seat]
    return value


@rule
def _biggest_manhole(s: State, seat: int) -> int:
    most = 0
    for manhole in range(MANHOLES_IN_PLAY[s.seats]):
        if s.rat_owner[manhole] == seat:
            most = max(most, s.rats[manhole])
    return most


@rule
def manholes_held(s: State, seat: int) -> int:
    count = 0
    for manhole in range(MANHOLES_IN_PLAY[s.seats]):
        if s.rat_owner[manhole] == seat:
            count += 1
    return count


@rule
def _back_rooms_on_board(s: State, seat: int) -> int:
    count = 0
    for area in range(AREAS_IN_PLAY[s.seats]):
        if s.back_room[area] == seat:
            count += 1
    return count


@rule
def offer_mission(s: State, seat: int, out: Numbers) -> int:
    """Each mission she meets and has not scored, or none (DP-9.8)."""
    n = 0
    for mission in range(MISSIONS):
        if can_score(s, seat, mission):
            out[n] = MISSION + mission
            n += 1
    out[n] = DONE
    return n + 1


@rule
def take_mission(s: State, seat: int, choice: int) -> None:
    """Put the mission tile of this round on the mission; a tile not placed is lost (DP-9.1, DP-9.9)."""
    if choice == DONE:
        tell(s, MISSION_PASSED, seat, s.round_no, 0, 0)
    else:
        mission = choice - MISSION
        s.mission[seat][mission] = s.round_no
        lead = holding(s, seat, METRIC[mission]) * PAIR + most_of_others(s, seat, METRIC[mission])
        tell(s, MISSION_SCORED, seat, mission, s.round_no, lead)


# ------------------------------------------------------------------ clearing up (DP-9.12 to DP-9.15, DP-10.1)


@rule
def do_clear_up(s: State) -> None:
    """Figures and cards return, loot is refilled, the start player moves on; after round 5 the game ends."""
    if s.round_no == ROUNDS:
        tell_result(s)
        end_game(s)
        return
    _take_back_figures(s)
    supply, missing = s.general_loot, _refill_loot(s)
    s.start_player = (s.start_player + 1) % s.seats
    tell(s, CLEARED_UP, s.round_no, supply - s.general_loot, 0, 0)
    if missing:
        tell(s, LOOT_SHORT, missing, 0, 0, 0)
    push(s, ROUND, 0, 0, 0)


@rule
def _take_back_figures(s: State) -> None:
    """All figures and intrigue cards return to their owners (DP-9.12, DP-9.15)."""
    for seat in range(s.seats):
        s.boss_area[seat] = OFF_BOARD
        s.henchmen_left[seat] = HENCHMEN
        for area in range(AREAS):
            s.henchmen[seat][area] = 0
        s.card[seat] = NO_CARD
        s.card_shown[seat] = 0


@rule
def _refill_loot(s: State) -> int:
    """Fill each district up to two markers; in a shortage the empty districts come first (DP-9.13, DP-9.14).

    Returns how many markers are missing.
    """
    missing = 0
    for level in range(DISTRICT_LOOT):
        for district in range(DISTRICTS_IN_PLAY[s.seats]):
            if s.district_loot[district] == level and s.general_loot > 0:
                s.district_loot[district] += 1
                s.general_loot -= 1
    for district in range(DISTRICTS_IN_PLAY[s.seats]):
        missing += DISTRICT_LOOT - s.district_loot[district]
    return missing
