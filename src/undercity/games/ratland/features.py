"""What a learned judgement sees of the table (bots/network.py): clans, cheese, and where the rats are."""

from __future__ import annotations

from undercity.engine.agenda import STEP
from undercity.engine.game import Features
from undercity.engine.record import Floats
from undercity.engine.rule import rule
from undercity.games.ratland.attack import claim, target
from undercity.games.ratland.board import canal_rats, clan_size
from undercity.games.ratland.events import pieces_shown
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.scoring import final_points
from undercity.games.ratland.table import (
    AREAS,
    BOTH,
    COLOURS,
    GAIN,
    INITIALS_USED,
    LEFT,
    NURSERY,
    PHASES,
    PIECE_NUMBER,
    PLACES,
    RIGHT,
    ROUNDS,
    STEPS,
    State,
)

PLACING, ATTACKING, SEARCHING = PHASES.index("rats"), PHASES.index("attack"), PHASES.index("search")
CLAN, PLACED = 0, 17
EACH = PLACED + PLACES + 5
STEP_COUNT = len(STEPS.all)
TABLE = 6 + len(PHASES) + 3 * AREAS + STEP_COUNT
RATS_SCALE, CHEESE_SCALE = 12.0, 10.0


@rule
def describe(s: State, out: Floats) -> None:
    """Every player's numbers, then the table's."""
    for seat in range(s.seats):
        _clan(s, seat, out, seat * EACH + CLAN)
        _placed(s, seat, out, seat * EACH + PLACED)
    _table(s, out, s.seats * EACH)


@rule
def _clan(s: State, seat: int, out: Floats, at: int) -> None:
    """Rats by kind, cheese, and whether it will do for the next feeding: as things are, and with the young."""
    canal, cheese = canal_rats(s, seat), s.cheese[seat] + s.stolen[seat]
    young = s.rats[seat][NURSERY] + s.rats[seat][BOTH] if s.phase <= ATTACKING else 0
    need, later = cheese_needed(canal), cheese_needed(canal + young + s.lost[seat])
    left = max(INITIALS_USED - s.round_no, 0) / INITIALS_USED
    out[at] = final_points(s, seat) / RATS_SCALE
    out[at + 1] = clan_size(s, seat) / RATS_SCALE
    out[at + 2] = canal / RATS_SCALE
    out[at + 3] = s.sick[seat] / 4.0
    out[at + 4] = s.lost[seat] / 4.0
    out[at + 5] = s.dead[seat] / 4.0
    out[at + 6] = cheese / CHEESE_SCALE
    out[at + 7] = need / CHEESE_SCALE
    out[at + 8] = max(cheese - need, 0) / CHEESE_SCALE
    out[at + 9] = max(need - cheese, 0) / CHEESE_SCALE
    out[at + 10] = max(cheese - later, 0) / CHEESE_SCALE
    out[at + 11] = max(later - cheese, 0) / CHEESE_SCALE
    out[at + 12] = left * clan_size(s, seat) / RATS_SCALE
    out[at + 13] = left * max(cheese - later, 0) / CHEESE_SCALE
    out[at + 14] = young / 6.0
    out[at + 15] = int(s.aggressive[seat] == 1)
    out[at + 16] = (s.deciders >> seat) & 1


@rule
def _placed(s: State, seat: int, out: Floats, at: int) -> None:
    """Rats by place while their phase is still to come, and what attacks would bring and cost as the rats stand."""
    for place in range(PLACES):
        is_over = s.phase > SEARCHING or (s.phase == SEARCHING and (place >= AREAS or place < s.area))
        is_over = is_over or (s.phase > ATTACKING and place >= AREAS)
        out[at + place] = 0.0 if is_over else s.rats[seat][place] / 6.0
    gained, threat, out_for_cheese = 0, 0, 0
    if s.phase <= ATTACKING and s.round_no > 0:
        for canal in range(LEFT, RIGHT + 1):
            victim = target(s, seat, canal)
            gained += min(claim(s, seat, canal), s.cheese[victim])
            attacker = target(s, seat, LEFT + RIGHT - canal)
            threat += claim(s, attacker, canal)
    first = s.area + 1 if s.phase == SEARCHING else 0
    for area in range(first, AREAS):
        if s.phase <= SEARCHING:
            out_for_cheese += s.rats[seat][area]
    out[at + PLACES] = s.waiting[seat] / 6.0 if s.phase <= PLACING else 0.0
    out[at + PLACES + 1] = gained / 4.0
    out[at + PLACES + 2] = min(threat, s.cheese[seat]) / 4.0
    out[at + PLACES + 3] = out_for_cheese / 6.0
    need = cheese_needed(canal_rats(s, seat))
    out[at + PLACES + 4] = max(need - s.cheese[seat] - out_for_cheese, 0) / 6.0


@rule
def _table(s: State, out: Floats, at: int) -> None:
    """Round and phase, and what the food cards of this round promise and threaten in each area."""
    out[at] = s.round_no / ROUNDS
    out[at + 1] = max(INITIALS_USED - s.round_no, 0) / INITIALS_USED
    out[at + 2] = int(s.round_no > INITIALS_USED)
    out[at + 3] = s.seats / 4.0
    out[at + 4] = int(s.seats == 2)
    out[at + 5] = s.screens
    at += 6
    for phase in range(len(PHASES)):
        out[at + phase] = int(s.phase == phase)
    at += len(PHASES)
    for area in range(AREAS):
        cheese, harm = 0, 0
        if s.round_no > 0 and s.phase <= SEARCHING:
            for colour in range(COLOURS):
                pieces = pieces_shown(s, area, colour)
                if PIECE_NUMBER[colour][GAIN] > 0:
                    cheese += pieces * PIECE_NUMBER[colour][GAIN]
                else:
                    harm += pieces
        out[at + 3 * area] = cheese / 10.0
        out[at + 3 * area + 1] = harm / 6.0
        out[at + 3 * area + 2] = cheese / (cheese + harm + 1.0)
    at += 3 * AREAS
    for step in range(STEP_COUNT):
        out[at + step] = int(s.agenda[s.due - 1][STEP] == step) if s.due > 0 else 0


FEATURES = Features(EACH, TABLE, describe)
