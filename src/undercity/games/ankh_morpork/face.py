"""What the web table is told: the view and names of things; `prompt` and `words` are in wording.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter

from undercity.engine.agenda import STEP, A, B, C
from undercity.engine.record import Row
from undercity.engine.sheet import ALL, Cells, Part, Sheet, many, one, own
from undercity.engine.words import Names, Said, Thing
from undercity.games.ankh_morpork import shape
from undercity.games.ankh_morpork.board import building_stock, minion_supply
from undercity.games.ankh_morpork.cards import count_cards, stuck_cards
from undercity.games.ankh_morpork.personalities import (
    areas_controlled,
    areas_infiltrated,
    building_value,
    controls,
    is_undealt,
    loans_of,
    net_worth,
)
from undercity.games.ankh_morpork.programs import (
    SYMBOL_IDS,
)
from undercity.games.ankh_morpork.removal import area_of
from undercity.games.ankh_morpork.scoring import building_points, cash_points, final_points, minion_points
from undercity.games.ankh_morpork.table import (
    AREA_IDS,
    AREAS,
    CARD_IDS,
    CARDS,
    CHOOSE_COME_BACK,
    CHOOSE_COME_BACK_AREA,
    CHOOSE_FLOOD_MOVE,
    CHOOSE_GUARD_BUILDING,
    CHOOSE_GUARD_MINION,
    CHOOSE_KEEP_OFF,
    CHOOSE_LIFT_BUILDING,
    CHOOSE_MINION_OWNER,
    CHOOSE_MOVE_TO,
    CHOOSE_PLACE,
    CHOOSE_SHIELD,
    CHOOSE_SHIELD_CARD,
    CHOOSE_STOP,
    COLOURS,
    COST,
    DEALT,
    DEMON,
    EMPTY,
    EVENT_IDS,
    EVERYBODY,
    FORCE,
    HAND_SIZE,
    HIDDEN,
    LOAN_CARDS,
    NOBODY,
    NOWHERE,
    PERSONALITIES,
    PERSONALITY_IDS,
    SEATS,
    SPECTATOR,
    STUCK_CARDS,
    TROLL,
    UNDEALT,
    State,
)
from undercity.games.ankh_morpork.wording import prompt, words

__all__ = ["THINGS", "prompt", "role", "thing", "view", "words"]

ENDINGS = (None, "personality", "riots", "draw_pile")

THINGS = {
    "area": AREA_IDS,
    "card": CARD_IDS,
    "event": EVENT_IDS,
    "personality": PERSONALITY_IDS,
    "power": AREA_IDS,
    "seat": COLOURS,
    "symbol": SYMBOL_IDS,
}


def thing(kind: str, number: int) -> Said | Thing:
    """Things that are put together or go by another name."""
    if kind == "text":
        return Said(f"card-{CARD_IDS[number]}.text", {})
    if kind == "event_text":
        return Said(f"event-{EVENT_IDS[number]}.text", {})
    if kind == "owner":
        return _of(number, {}, ("owner-minion", "owner-troll", "owner-demon"))
    if kind == "minion":
        place = {"area": ("area", number % AREAS)}
        return _of(number // AREAS, place, ("minion-of_player", "minion-troll", "minion-demon"))
    if kind == "force":
        size = {"count": ("number", number % FORCE)}
        return _of(number // FORCE, size, ("force-minions", "force-trolls", "force-demons"))
    if kind == "source":
        return _source_of(number)
    if kind == "colour":
        return Said(f"seat-{COLOURS[number]}", {})  # by no other name
    return ("seat", number)  # a player


def _of(owner: int, names: Names, messages: tuple[str, str, str]) -> Said:
    """What belongs to this owner: a player, or the trolls or the demons."""
    if owner < SEATS:
        return Said(messages[0], {"player": ("seat", owner), **names})
    return Said(messages[1:][owner - SEATS], names)


def _source_of(number: int) -> Said:
    """What a decision comes from: a card, a City Area card or an event, numbered one behind the other."""
    if number < CARDS:
        return Said("source-card", {"card": ("card", number)})
    if number < CARDS + AREAS:
        return Said("source-area", {"area": ("area", number - CARDS)})
    return Said("source-event", {"event": ("event", number - CARDS - AREAS)})


def role(s: State, seat: int) -> Thing | None:
    """The colour of the player's pieces."""
    return ("colour", seat)


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
    yield one("at_hand", [("agenda",), ("due",)], _at_hand)
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


def _at_hand(s: State) -> str | None:
    """The area that the decision is about, if it is about one."""
    if not s.due:
        return None
    line = s.agenda[s.due - 1]
    find = _AREA_AT_HAND.get(line[STEP])
    area = NOWHERE if find is None else find(line)
    return AREA_IDS[area] if area >= 0 else None


_AREA_AT_HAND: dict[int, Callable[[Row], int]] = {  # by decision: where its area stands
    **dict.fromkeys((CHOOSE_MINION_OWNER, CHOOSE_PLACE, CHOOSE_LIFT_BUILDING, CHOOSE_KEEP_OFF), itemgetter(B)),
    **dict.fromkeys((CHOOSE_COME_BACK, CHOOSE_COME_BACK_AREA, CHOOSE_SHIELD, CHOOSE_SHIELD_CARD), itemgetter(A)),
    **dict.fromkeys((CHOOSE_GUARD_BUILDING, CHOOSE_GUARD_MINION, CHOOSE_FLOOD_MOVE), itemgetter(A)),
    CHOOSE_MOVE_TO: lambda line: area_of(line[B]),
    CHOOSE_STOP: itemgetter(C),
}


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
