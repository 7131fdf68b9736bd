"""What the web table is told: the view and names of things; `prompt` and `words` are in wording.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from undercity.engine.sheet import ALL, Part, Sheet, many, one, own, several
from undercity.engine.words import Said, Thing
from undercity.games.ratland.board import both_capacity, canal_rats, clan_size, healthy, in_turn
from undercity.games.ratland.events import foreseen_food, pieces_shown, sees_event
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.placement import asked_place, may_hide
from undercity.games.ratland.scoring import final_points
from undercity.games.ratland.table import (
    AREAS,
    BOARDS,
    CLAN_IDS,
    CLAN_MODES,
    COLOUR_IDS,
    COLOURS,
    CONTENT,
    COPIES,
    DEALT,
    EVENT_DECK,
    EVENT_IDS,
    FOOD_CARDS,
    FOOD_IDS,
    FOOD_ORDERS,
    FOOD_PER_ROUND,
    NO_CLAN,
    NO_SIDE,
    PACK,
    PHASES,
    PLACE_IDS,
    PLACES,
    RAT_KINDS,
    SIDES,
    State,
)
from undercity.games.ratland.wording import PACKED, prompt, words

__all__ = ["THINGS", "prompt", "role", "thing", "view", "words"]

THINGS = {
    "clan": CLAN_IDS,
    "colour": COLOUR_IDS,
    "event": EVENT_IDS,
    "place": tuple(place.id for place in CONTENT.place),
    "board": SIDES,
    "rat": RAT_KINDS,
}
_COUNTED = ("rats", "cheese", "pieces")


def thing(kind: str, number: int) -> Said | Thing:
    """Things that are put together."""
    if kind in _COUNTED:
        return Said(kind, {"count": ("number", number)})
    if kind == "effect":
        return Said(f"event-{EVENT_IDS[number]}.text", {})
    if kind in ("closed", "open"):
        return Said(f"clan-{CLAN_IDS[number]}.{kind}", {})
    if kind in PACKED:
        return _listed(number, PACKED[kind])
    if kind == "some":
        colour, count = divmod(number, PACK)
        return Said(f"some-{COLOUR_IDS[colour]}", {"count": ("number", count)})
    return Said(kind, {"number": ("number", number + 1)})  # a seat, a food card


def _listed(number: int, colours: Sequence[int]) -> Said:
    """Pieces by colour, unpacked: "3 white and 1 yellow"."""
    some: list[Thing] = []
    for colour in reversed(colours):
        number, count = divmod(number, PACK)
        if count:
            some.insert(0, ("some", colour * PACK + count))
    return Said(f"list-{len(some)}", dict(zip("abc", some, strict=False)))


def role(s: State, seat: int) -> Thing | None:
    """The player's clan, once it is shown."""
    return ("clan", s.clan[seat]) if s.clan[seat] != NO_CLAN else None


# ------------------------------------------------------------------ the view


_EVENTS = (("round_no",), ("over",), ("event_deck",))
_DECKS = (*_EVENTS, ("food_deck",), ("food_order",))
_OWN = ("clan", "dealt", "aggressive", "rats", "waiting", "sick", "lost", "dead", "cheese", "hides", "sent")


def _layout(seats: int) -> Iterator[Part]:
    """The table in parts, each with the cells of the record it is made from."""
    yield one("options", [("food_order",), ("boards",), ("clans",)], _options)
    yield one("round", [("round_no",)], lambda s: s.round_no)
    yield one("phase", [("phase",)], lambda s: PHASES[s.phase])
    yield one("start_player", [("start_player",)], lambda s: s.start_player)
    yield one("active_player", [("start_player",), ("round_no",)], lambda s: in_turn(s, 0))
    yield one("clan_level", [("clan_level",)], lambda s: s.clan_level)
    yield one("screens", [("screens",)], lambda s: bool(s.screens))
    yield several(_DECKS, _decks)
    yield own("foreseen", [*_DECKS, ("clan",), ("clan_level",)], _foreseen)
    yield one("area", [("area",)], lambda s: PLACE_IDS[s.area] if s.area >= 0 else None)
    yield from many("areas", range(AREAS), lambda a: [("round_no",), ("food_deck",), ("rats", ALL, a)], _area)
    yield one("rat_supply", [("rat_supply",)], lambda s: s.rat_supply)
    yield one("cheese_supply", [("cheese_supply",)], lambda s: _pieces(s.cheese_supply))
    yield one("bag", [("bag",)], lambda s: _pieces(s.bag))
    yield one("drawn", [("drawn",)], lambda s: _pieces(s.drawn))
    yield one("offers_both", _EVENTS, lambda s: both_capacity(s) > 0)
    placing = ("screens", "deciders", "rats", "waiting", "answers", "cheese", "hides")
    yield own("asked", [*_EVENTS, *((name,) for name in placing)], _asked)
    yield from many("players", range(seats), lambda p: [("screens",), ("deciders",), *((n, p) for n in _OWN)], _player)


view = Sheet(State, _layout)


def _options(s: State) -> dict[str, str]:
    return {"food_order": FOOD_ORDERS[s.food_order], "boards": BOARDS[s.boards], "clans": CLAN_MODES[s.clans]}


def _decks(s: State) -> dict[str, Any]:
    """Events and food cards: this round's, those before, and how many are left; in order: what is to come."""
    per_round, size = FOOD_PER_ROUND[s.seats], FOOD_CARDS * COPIES[s.seats]
    turned, eaten = s.round_no + s.over, s.round_no * per_round
    events = [EVENT_IDS[s.event_deck[k]] for k in range(turned)]
    food = [FOOD_IDS[s.food_deck[k]] for k in range(size) if s.food_deck[k] >= 0]
    return {
        "event": events[-1] if events else None,
        "events": events,
        "events_left": EVENT_DECK - turned,
        "food": food[max(eaten - per_round, 0) : eaten],
        "food_seen": food[:eaten],
        "food_left": size - eaten,
        "food_to_come": food[eaten:] if FOOD_ORDERS[s.food_order] == "sorted" else [],
    }


def _foreseen(s: State, seat: int | None) -> dict[str, Any] | None:
    """What a Seer sees of the decks (RL-15.15)."""
    if seat is None or s.over or not sees_event(s, seat):
        return None
    first = s.round_no * FOOD_PER_ROUND[s.seats]
    food = [FOOD_IDS[s.food_deck[first + k]] for k in range(foreseen_food(s, seat))]
    return {"event": EVENT_IDS[s.event_deck[s.round_no]], "food": food}


def _pieces(pieces: Any) -> dict[str, int]:
    return {COLOUR_IDS[c]: pieces[c] for c in range(COLOURS)}


def _area(s: State, area: int) -> dict[str, Any]:
    """What this round's food cards promise for an area."""
    shown = [pieces_shown(s, area, c) if s.round_no else 0 for c in range(COLOURS)]
    return {"id": PLACE_IDS[area], "pieces": _pieces(shown), "rats": [s.rats[p][area] for p in range(s.seats)]}


def _asked(s: State, seat: int | None) -> dict[str, Any] | None:
    """What the seat itself has to place behind its screen: for the one form that holds the whole distribution."""
    if seat is None or not s.screens:
        return None
    place = asked_place(s, seat)
    return {
        "rats": healthy(s, seat),
        "place": PLACE_IDS[place] if place >= 0 else None,
        "may_hide": bool(may_hide(s, seat)),
        "confirmed": not (s.deciders >> seat) & 1,
    }


def _player(s: State, p: int) -> dict[str, Any]:
    rats = canal_rats(s, p)
    return {
        "clan": CLAN_IDS[s.clan[p]] if s.clan[p] != NO_CLAN else None,
        "dealt": [CLAN_IDS[s.dealt[p][k]] for k in range(DEALT) if s.dealt[p][k] >= 0],
        "board": SIDES[s.aggressive[p]] if s.aggressive[p] != NO_SIDE else None,
        "rats": {PLACE_IDS[k]: s.rats[p][k] for k in range(PLACES)},
        "waiting": s.waiting[p],
        "healthy": healthy(s, p),
        "sick": s.sick[p],
        "lost": s.lost[p],
        "dead": s.dead[p],
        "clan_size": clan_size(s, p),
        "cheese": s.cheese[p],
        "hides": bool(s.hides[p]),
        "need": cheese_needed(rats),
        "sent": {PLACE_IDS[k]: s.sent[p][k] for k in range(AREAS)},
        "confirmed": bool(s.screens) and not (s.deciders >> p) & 1,
        "points": final_points(s, p),
    }
