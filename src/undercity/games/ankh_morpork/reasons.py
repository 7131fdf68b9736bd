"""What the judgement of a seat adds up, for the reasons of a hint: each term with how many, and what that is worth."""

from __future__ import annotations

from undercity.engine.game import Term
from undercity.games.ankh_morpork.board import buildings_of
from undercity.games.ankh_morpork.cards import hand_size
from undercity.games.ankh_morpork.judgement import DECIDED, W_CONDITION, W_HAND, W_POINTS, W_POWER, WHOLE, nearness
from undercity.games.ankh_morpork.personalities import loans_of
from undercity.games.ankh_morpork.scoring import building_points, cash_points, minion_points
from undercity.games.ankh_morpork.table import MINION_POINTS, State


def terms(s: State, seat: int) -> dict[str, Term]:
    """The parts of `judgement.worth`; once the game is over, only points are left of it."""
    point = W_POINTS * (DECIDED if s.over else 1)
    goes_on = 0 if s.over else 1
    money, buildings, cards = s.money[seat], buildings_of(s, seat), hand_size(s, seat)
    near = nearness(s, seat) * goes_on
    return {
        "aim": (near, near * near * W_CONDITION // (WHOLE * WHOLE)),
        "minions": (minion_points(s, seat) // MINION_POINTS, minion_points(s, seat) * point),
        "buildings": (buildings, building_points(s, seat) * point + buildings * W_POWER * goes_on),
        "money": (money, money * point),
        "loans": (loans_of(s, seat), (cash_points(s, seat) - money) * point),
        "hand": (cards, cards * W_HAND * goes_on),
    }
