"""What a learned judgement sees of the table (bots/network.py): pieces, money, hands, and how near every aim is."""

from __future__ import annotations

from undercity.engine.agenda import STEP
from undercity.engine.game import Features
from undercity.engine.record import Floats
from undercity.engine.rule import plane, rule, table
from undercity.games.ankh_morpork.board import minions_on_board, ones, troubled
from undercity.games.ankh_morpork.cards import count_cards, hand_size
from undercity.games.ankh_morpork.judgement import WHOLE, nearness
from undercity.games.ankh_morpork.personalities import (
    areas_controlled,
    areas_infiltrated,
    loans_of,
    net_worth,
    would_win,
)
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE_SYMBOL,
    BUILD_SYMBOL,
    CARD_SYMBOL,
    EVENT_SYMBOL,
    MINION_SYMBOL,
    MONEY_SYMBOL,
)
from undercity.games.ankh_morpork.scoring import best_area, building_points, cash_points, final_points
from undercity.games.ankh_morpork.table import (
    BUILDINGS,
    CARDS,
    CONDITION,
    CONDITIONS,
    CONTROLLED_AREAS,
    HAND_SIZE,
    INFILTRATED_AREAS,
    IS_INTERRUPT,
    MINIONS,
    NET_WORTH,
    PERSONALITIES,
    SEATS,
    STEPS,
    THRESHOLD,
    TROUBLE_MARKERS,
    State,
)

SYMBOLS = (BUILD_SYMBOL, MINION_SYMBOL, MONEY_SYMBOL, ASSASSINATE_SYMBOL, EVENT_SYMBOL)
# [card][symbol, or last: whether it is an interrupt]
PROMISES = plane(
    [*(list(CARD_SYMBOL[card]).count(symbol) for symbol in SYMBOLS), int(IS_INTERRUPT[card])] for card in range(CARDS)
)
PROMISED = len(SYMBOLS) + 1


def _asked(condition: int, seats: int) -> int:
    """What the easiest personality with this condition asks for; where none is dealt, as with other seats."""
    rows = [THRESHOLD[p] for p in range(PERSONALITIES) if CONDITION[p] == condition]
    here = [row[seats] for row in rows if row[seats] > 0]
    return min(here or [number for row in rows for number in row if number > 0], default=1)


ASKED = plane([_asked(condition, seats) for seats in range(SEATS + 1)] for condition in range(len(CONDITIONS)))
_DECISIONS = [k for k, step in enumerate(STEPS.all) if step.decision]
DECISION = table(_DECISIONS.index(k) if k in _DECISIONS else -1 for k in range(len(STEPS.all)))
DECISIONS = len(_DECISIONS)

PIECES, AIM, HAND = 0, 12, 24 + len(CONDITIONS)
EACH = HAND + PROMISED
TABLE = 6 + DECISIONS


@rule
def describe(s: State, out: Floats) -> None:
    """Every player's numbers, then the table's."""
    for seat in range(s.seats):
        _pieces(s, seat, out, seat * EACH + PIECES)
        _aim(s, seat, out, seat * EACH + AIM)
        _hand(s, seat, out, seat * EACH + HAND)
    at = s.seats * EACH
    pile = count_cards(s.draw_pile) / CARDS
    out[at] = ones(troubled(s)) / 8.0
    out[at + 1] = pile
    out[at + 2] = pile * pile
    out[at + 3] = s.seats / 4.0
    out[at + 4] = s.plays / 2.0
    out[at + 5] = int(pile < 0.1)
    for decision in range(DECISIONS):
        out[at + 6 + decision] = 0.0
    if s.due > 0 and DECISION[s.agenda[s.due - 1][STEP]] >= 0:
        out[at + 6 + DECISION[s.agenda[s.due - 1][STEP]]] = 1.0


@rule
def _pieces(s: State, seat: int, out: Floats, at: int) -> None:
    """What lies on the board and what it would score, and who is on turn."""
    built = building_points(s, seat)
    out[at] = final_points(s, seat) / 60.0
    out[at + 1] = minions_on_board(s, seat) / MINIONS
    out[at + 2] = built / 50.0
    out[at + 3] = s.money[seat] / 30.0
    out[at + 4] = cash_points(s, seat) / 30.0
    out[at + 5] = loans_of(s, seat)
    out[at + 6] = net_worth(s, seat) / 50.0
    out[at + 7] = best_area(s, seat) / 18.0
    out[at + 8] = hand_size(s, seat) / HAND_SIZE
    out[at + 9] = int(s.active == seat)
    out[at + 10] = ((seat - s.active + s.seats) % s.seats) / s.seats
    count = 0
    for area in range(len(s.building)):
        count += int(s.building[area] == seat)
    out[at + 11] = count / BUILDINGS


@rule
def _aim(s: State, seat: int, out: Floats, at: int) -> None:
    """How near the own aim is, how near to every aim that can be seen, and whose personality it is."""
    close, personality = nearness(s, seat) / WHOLE, s.personality[seat]
    is_met = personality >= 0 and would_win(s, personality, seat)
    wait = ((seat - s.active + s.seats) % s.seats) / s.seats
    out[at] = close
    out[at + 1] = close * close
    out[at + 2] = int(is_met)
    out[at + 3] = int(is_met) * (1.0 - wait) if s.active != seat else 0.0
    out[at + 4] = max(close - 0.7, 0.0) * 3.0
    controlled = areas_controlled(s, seat) / ASKED[CONTROLLED_AREAS][s.seats]
    infiltrated = areas_infiltrated(s, seat) / ASKED[INFILTRATED_AREAS][s.seats]
    worth = net_worth(s, seat) / ASKED[NET_WORTH][s.seats]
    out[at + 5] = controlled
    out[at + 6] = infiltrated
    out[at + 7] = worth
    out[at + 8] = int(controlled >= 1.0)
    out[at + 9] = int(infiltrated >= 1.0)
    out[at + 10] = int(worth >= 1.0)
    out[at + 11] = ones(troubled(s)) / ASKED[TROUBLE_MARKERS][s.seats]
    for condition in range(len(CONDITIONS)):
        out[at + 12 + condition] = int(personality >= 0 and CONDITION[personality] == condition)


@rule
def _hand(s: State, seat: int, out: Floats, at: int) -> None:
    """What the cards in hand promise."""
    for k in range(PROMISED):
        out[at + k] = 0.0
    for place in range(hand_size(s, seat)):
        card = s.hand[seat][place]
        if card >= 0:
            for k in range(PROMISED):
                out[at + k] += PROMISES[card][k] / 3.0


FEATURES = Features(EACH, TABLE, describe)
