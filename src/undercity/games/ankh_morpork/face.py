"""What the web table is told: the view, choices in words, names of things. All from a concealed record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercity.engine.agenda import STEP, A, B, C
from undercity.engine.record import Row
from undercity.engine.sheet import ALL, Cells, Part, Sheet, many, one, own
from undercity.engine.words import Names, Said, Thing
from undercity.games.ankh_morpork import shape
from undercity.games.ankh_morpork.board import building_stock, minion_supply
from undercity.games.ankh_morpork.cards import count_cards, stuck_cards
from undercity.games.ankh_morpork.content import CONTENT
from undercity.games.ankh_morpork.personalities import (
    areas_controlled,
    areas_infiltrated,
    building_value,
    controls,
    is_undealt,
    loans_of,
    net_worth,
)
from undercity.games.ankh_morpork.programs import CARD_SYMBOL, MOSSY, OPS, P_KIND, P_N, SYMBOL_IDS
from undercity.games.ankh_morpork.scoring import building_points, cash_points, final_points, minion_points
from undercity.games.ankh_morpork.table import (
    ACTION_CARDS,
    AREA_IDS,
    AREAS,
    CARD_IDS,
    CHOICES,
    CITY_CARDS,
    COLOURS,
    COST,
    DEALT,
    DEMON,
    EMPTY,
    EVENT_IDS,
    EVERYBODY,
    HAND_SIZE,
    HIDDEN,
    LOAN_CARDS,
    NOBODY,
    OWNER_IDS,
    PERSONALITIES,
    PERSONALITY_IDS,
    SPECTATOR,
    STUCK_CARDS,
    SYMBOL,
    TROLL,
    UNDEALT,
    State,
)

ENDINGS = (None, "personality", "riots", "draw_pile")

_AREAS = sorted(CONTENT.areas, key=lambda area: area.num)
_POWERS = [CITY_CARDS[area] for area in AREA_IDS]
THINGS = {
    "area": AREA_IDS,
    "card": CARD_IDS,
    "event": EVENT_IDS,
    "personality": PERSONALITY_IDS,
    "power": AREA_IDS,
    "seat": OWNER_IDS,
    "symbol": SYMBOL_IDS,
}


def thing(kind: str, number: int) -> Said | Thing:
    """Things that are put together or go by another name."""
    if kind == "text":
        return Said(f"card-{CARD_IDS[number]}.text", {})
    return ("seat", number)  # a player, or whose piece it is


def role(s: State, seat: int) -> Thing | None:
    """The colour of the player's pieces."""
    return ("seat", seat)


# ------------------------------------------------------------------ the view


def _layout(seats: int) -> Iterator[Part]:
    """The table in parts, each with the cells of the record it is made from."""
    yield one("active", [("active",)], lambda s: s.active)
    yield one("bank", [("bank",)], lambda s: s.bank)
    yield from many("areas", range(AREAS), _area_cells, _area)
    yield from many("players", range(seats), _player_cells, _player)
    yield one("draw_pile", [("draw_pile",)], lambda s: count_cards(s.draw_pile))
    yield one("discard_pile", [("discard_pile",)], lambda s: [CARD_IDS[card] for card in _cards(s.discard_pile)])
    yield one("card_in_play", [("card_in_play",)], lambda s: _known(CARD_IDS, s.card_in_play, EMPTY))
    yield one("further_plays", [("plays",)], lambda s: s.plays)
    yield one("events_resolved", [("events",), ("events_drawn",)], _events_resolved)
    yield one("event_deck", [("events_drawn",)], lambda s: len(EVENT_IDS) - s.events_drawn)
    yield one("trouble_markers", [("trouble",)], lambda s: sum(s.trouble))
    yield one("target", [("target",)], lambda s: None if s.target == NOBODY else s.target)
    yield one("rolled", [("rolled",)], lambda s: [AREA_IDS[area] for area in s.rolled if area >= 0])
    yield one("shown_cards", [("taken",)], lambda s: [CARD_IDS[card] for card in s.taken if card >= 0])
    yield own("personalities", [("may_hold",), ("over",), ("personality",)], _personalities)
    yield one("ended_by", [("ended_by",)], lambda s: ENDINGS[s.ended_by])
    yield one("winner", [("winner",)], lambda s: None if s.winner == NOBODY else s.winner)


view = Sheet(State, _layout)


def _known(ids: Sequence[str], number: int, nothing: int) -> str | None:
    return None if number == nothing else ids[number]


def _events_resolved(s: State) -> list[str]:
    return [EVENT_IDS[s.events[i]] for i in range(s.events_drawn)]


def _area_cells(a: int) -> Cells:
    yield from (("building", a), ("city_card_out", a), ("minions", ALL, a), ("power_spent", a), ("trouble", a))


def _player_cells(p: int) -> Cells:
    yield from (("money", p), ("hand", p), ("personality", p))
    yield from (("building",), ("loans",), ("minions",), ("seen",), ("stuck",))


def _cards(cards: Row) -> list[int]:
    return [cards[i] for i in range(count_cards(cards))]


def _area(s: State, a: int) -> shape.Area:
    owner = s.building[a]
    return {
        "id": AREA_IDS[a],
        "number": a + 1,
        "cost": COST[a],
        "minions": [s.minions[p][a] for p in range(s.seats)],
        "trolls": s.minions[TROLL][a],
        "demons": s.minions[DEMON][a],
        "building": None if owner == NOBODY else owner,
        "building_value": building_value(s, a),
        "trouble": bool(s.trouble[a]),
        "city_card": "out" if s.city_card_out[a] else "display" if owner == NOBODY else owner,
        "power_spent": bool(s.power_spent[a]),
        "controlled_by": next((p for p in range(s.seats) if controls(s, p, a)), None),
    }


def _player(s: State, p: int) -> shape.Player:
    hand = _cards(s.hand[p])
    return {
        "colour": COLOURS[p],
        "money": s.money[p],
        "minions_in_supply": minion_supply(s, p),
        "buildings_in_stock": building_stock(s, p),
        "hand_size": len(hand),
        "hand": [CARD_IDS[card] if card != HIDDEN else None for card in hand],
        "known_to_all": [CARD_IDS[card] for card in hand if card != HIDDEN and s.seen[card] & EVERYBODY],
        "loans": [CARD_IDS[LOAN_CARDS[i]] for i in range(len(LOAN_CARDS)) if s.loans[i] == p],
        "stuck": [CARD_IDS[STUCK_CARDS[i]] for i in range(len(STUCK_CARDS)) if s.stuck[i] == p],
        "hand_places": HAND_SIZE - stuck_cards(s, p),
        "personality": PERSONALITY_IDS[s.personality[p]] if s.personality[p] >= 0 else None,
        "controlled": areas_controlled(s, p),
        "infiltrated": areas_infiltrated(s, p),
        "net_worth": net_worth(s, p),
        "points": {
            "minions": minion_points(s, p),
            "buildings": building_points(s, p),
            "cash": cash_points(s, p),
            "loans": loans_of(s, p),
            "total": final_points(s, p),
        },
    }


def _personalities(s: State, seat: int | None) -> list[shape.Personality]:
    """Where each personality may be, for all this viewer knows: seats, and whether it may be undealt."""
    viewer = SPECTATOR if seat is None else seat
    known: list[shape.Personality] = []
    for p in range(PERSONALITIES):
        if DEALT[s.seats][p]:
            places = s.may_hold[viewer][p]
            if s.over:
                holders = [q for q in range(s.seats) if s.personality[q] == p]
                known.append({"id": PERSONALITY_IDS[p], "seats": holders, "undealt": bool(is_undealt(s, p))})
                continue
            seats = [q for q in range(s.seats) if (places >> q) & 1]
            known.append({"id": PERSONALITY_IDS[p], "seats": seats, "undealt": bool(places & UNDEALT)})
    return known


# ------------------------------------------------------------------ words

_PLAYS = ("opening_menu", "symbol_menu", "closing_menu")
_WINDOWS = ("text_window", "stop_window", "reentry_window", "guard_minion")
_POWER_CLAUSES = [card.clause for card in _POWERS]
_CARD_CLAUSES = [card.clause or "" for card in ACTION_CARDS]
_SYMBOL_CLAUSES = {
    "minion": "AM-4.7",
    "build": "AM-4.8",
    "assassinate": "AM-4.9",
    "remove_trouble": "AM-4.10",
    "event": "AM-4.13",
    "pass": "AM-4.3",
}


def prompt(s: State, seat: int | None, step: str) -> tuple[str, Names]:
    """The sentence that says what is to be decided, and what it names."""
    return f"prompt-{step}", _prompt_names(s, step)


def _prompt_names(s: State, step: str) -> Names:
    line = s.agenda[s.due - 1]
    a, b, c = line[A], line[B], line[C]
    names: Names = {"active": ("seat", s.active)}
    if step == "symbol_menu":
        return {**names, "card": ("card", a), "symbol": ("symbol", CARD_SYMBOL[a][b])}
    if step == "closing_menu":
        return {**names, "plays": ("number", s.plays)}
    if step in ("text_window", "hand_over", "tribute", "extorted"):
        return {**names, **_card_names(s), "amount": ("number", OPS[a][P_N])}
    if step == "stop_window":
        return {**names, "area": ("area", c)}
    if step in ("reentry_window", "reentry_area", "shield_building", "shield_card", "guard_building", "guard_minion"):
        return {**names, "area": ("area", a)}
    if step == "flood_move":
        return {**names, "area": ("area", a), "count": ("number", b)}
    if step == "keep_off":
        return {**names, "owner": ("owner", OPS[a][P_KIND]), "area": ("area", b)}
    if step in ("minion_owner", "lift_building"):
        return {**names, "area": ("area", b)}
    if step == "move_to":
        return {**names, "owner": ("owner", b // AREAS), "area": ("area", b % AREAS)}
    if step in ("throw_away", "keep_card", "burn_building", "receiver", "sell_card") and s.target >= 0:
        return {**names, "victim": ("seat", s.target)}
    if step == "pay_or_lose":
        return {**names, "amount": ("number", OPS[a][P_N])}
    return {**names, "count": ("number", c)}


def _card_names(s: State) -> Names:
    """The card whose text is at hand; a loan or stuck card is no longer in play, so look at the agenda."""
    for i in range(s.due - 1, -1, -1):
        if s.agenda[i][STEP] == SYMBOL:
            return {"card": ("card", s.agenda[i][A])}
    return {"card": ("card", max(s.card_in_play, 0))}


def words(s: State, seat: int, step: str, code: int) -> tuple[str, Names, str]:
    """Message of a choice, what it names, and its clause ("": the decision's own)."""
    kind, arg = CHOICES.split(code)
    line = s.agenda[s.due - 1]
    if kind.name == "power":
        return "choice-power", {"area": ("area", arg), "text": ("power", arg)}, _POWER_CLAUSES[arg]
    if kind.name == "card" and step in _PLAYS:
        if arg == MOSSY:
            return "choice-mossy", {"card": ("card", arg)}, "AM-10.14"
        return "choice-play", {"card": ("card", arg)}, ""
    if step == "symbol_menu":
        symbol = SYMBOL_IDS[CARD_SYMBOL[line[A]][line[B]]]
        path = symbol if kind.name == "do" else kind.name
        clause = _CARD_CLAUSES[line[A]] if path == "scroll" else _SYMBOL_CLAUSES.get(path, "")
        return f"choice-symbol-{path}", {"text": ("text", line[A])} if path == "scroll" else {}, clause
    if kind.name == "card" and step in _WINDOWS:
        return "choice-interrupt", {"card": ("card", arg)}, _CARD_CLAUSES[arg]
    if kind.labels != ("",):
        return f"choice-{step}-{kind.name}", {kind.name: (kind.name, arg)}, ""
    names: Names = {}
    if kind.name == "pay" and step in ("tribute", "extorted", "pay_or_lose"):
        names = {"amount": ("number", OPS[line[A]][P_N])}
    return f"choice-{step}-{kind.name}", names, ""
