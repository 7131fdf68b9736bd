"""What the web table is told: the view, choices in words, names of things. All from a concealed record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from undercity.engine.agenda import A, B
from undercity.engine.record import Row
from undercity.engine.sheet import ALL, Part, Sheet, many, one, own, several
from undercity.engine.words import Names, Said, Thing
from undercity.games.ratland.attack import target
from undercity.games.ratland.board import both_capacity, canal_rats, clan_number, clan_size, healthy, in_turn
from undercity.games.ratland.events import foreseen_food, pieces_shown, sees_event
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.placement import asked_place, may_hide
from undercity.games.ratland.scoring import final_points
from undercity.games.ratland.table import (
    ADD_PIECE,
    AREAS,
    BOARDS,
    BOTH,
    CHOICES,
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
    HARMFUL_COLOURS,
    HARMLESS_COLOURS,
    HEALTHY,
    LATE_DRAW,
    LOST,
    LOST_RAT,
    NEIGHBOUR,
    NO,
    NO_CLAN,
    NO_SIDE,
    PACK,
    PHASES,
    PLACE_IDS,
    PLACES,
    QUESTION_COUNT,
    QUESTIONS,
    RAT_KINDS,
    SICK,
    SIDES,
    State,
)

THINGS = {
    "clan": CLAN_IDS,
    "colour": COLOUR_IDS,
    "event": EVENT_IDS,
    "place": tuple(place.id for place in CONTENT.place),
    "board": SIDES,
    "rat": RAT_KINDS,
}
_COUNTED = ("rats", "cheese", "pieces")
_CLAUSES = {clan.id: clan.clause for clan in CONTENT.clan}


def thing(kind: str, number: int) -> Said | Thing:
    """Things that are put together."""
    if kind in _COUNTED:
        return Said(kind, {"count": ("number", number)})
    if kind == "effect":
        return Said(f"event-{EVENT_IDS[number]}.text", {})
    if kind in ("closed", "open"):
        return Said(f"clan-{CLAN_IDS[number]}.{kind}", {})
    if kind in _PACKED:
        return _listed(number, _PACKED[kind])
    if kind == "some":
        colour, count = divmod(number, PACK)
        return Said(f"some-{COLOUR_IDS[colour]}", {"count": ("number", count)})
    return Said(kind, {"number": ("number", number + 1)})  # a seat, a food card


_PACKED: dict[str, Sequence[int]] = {"harmless": HARMLESS_COLOURS, "harmful": HARMFUL_COLOURS}


def _listed(number: int, colours: Sequence[int]) -> Said:
    """Pieces by colour, unpacked: "3 white and 1 yellow"."""
    some: list[Thing] = []
    for colour in reversed(colours):
        number, count = divmod(number, PACK)
        if count:
            some.insert(0, ("some", colour * PACK + count))
    return Said(f"list-{len(some)}", dict(zip("abc", some, strict=False)))


def _held(pieces: Row) -> Names:
    """What a bag or a hand holds, as names for a sentence."""
    packed = {}
    for kind, colours in _PACKED.items():
        number = 0
        for colour in colours:
            number = number * PACK + pieces[colour]
        packed[kind] = (kind, number)
    return packed


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


# ------------------------------------------------------------------ words


def prompt(s: State, seat: int | None, step: str) -> tuple[str, Names]:
    """The sentence that says what is to be decided, and what it names."""
    assert seat is not None  # who waits is told for whom
    line = s.agenda[s.due - 1]
    if step == "place_rats":
        return _question(s, seat)
    if step == "move_from":
        return "prompt-move_from", {"moves": ("number", line[A])}
    if step == "move_to":
        return "prompt-move_to", {"moves": ("number", line[A]), "place": ("place", line[B])}
    if step == "add_piece":
        left = clan_number(s, seat, ADD_PIECE) - s.areas_used[seat]
        return "prompt-add_piece", {"area": ("place", s.area), **_held(s.bag), "left": ("number", left)}
    if step == "late_draw":
        left = clan_number(s, seat, LATE_DRAW) - s.areas_used[seat]
        return "prompt-late_draw", {"area": ("place", s.area), **_held(s.bag), "left": ("number", left)}
    if step == "put_back":
        return "prompt-put_back", {"area": ("place", s.area), **_held(s.drawn)}
    if step == "wound":
        return "prompt-wound", {"area": ("place", s.area), "rats": ("number", s.rats[seat][s.area])}
    if step == "trade":
        need = cheese_needed(canal_rats(s, seat))
        return "prompt-trade", {"cheese": ("cheese", s.cheese[seat]), "need": ("number", need)}
    if step == "transform":
        return "prompt-transform", {"cheese": ("cheese", s.cheese[seat])}
    return f"prompt-{step}", {}


def _question(s: State, seat: int) -> tuple[str, Names]:
    """What a seat is asked behind its screen: a number of rats for a place, or whether to hide a piece."""
    place, rats = asked_place(s, seat), ("number", s.waiting[seat])
    if place < 0:
        return "prompt-place_rats-hide", {"cheese": ("number", s.cheese[seat])}
    names: Names = {"place": ("place", place), "rats": rats}
    if place == BOTH:
        return "prompt-place_rats-both", {**names, "most": ("number", both_capacity(s))}
    if not NEIGHBOUR[place]:
        return "prompt-place_rats", names
    has_both = int(both_capacity(s) > 0)
    is_last = place == QUESTIONS[has_both][QUESTION_COUNT[has_both] - 1]
    return f"prompt-place_rats-{'last' if is_last else 'canal'}", {**names, "victim": ("seat", target(s, seat, place))}


def words(s: State, seat: int, step: str, code: int) -> tuple[str, Names, str]:
    """Message of a choice, the names in it, and its clause ("": the decision's own)."""
    kind, arg = CHOICES.split(code)
    if step == "place_rats":
        if kind.name == "answer":
            return f"choice-hide-{kind.labels[arg]}", {}, "RL-21.7"
        return "choice-place_rats-rats", {"rats": ("rats", arg), "place": ("place", asked_place(s, seat))}, ""
    if step == "trade":
        return _trade(s, seat, code)
    if kind.name == "answer":
        return f"choice-{step}-{kind.labels[arg]}", {}, ""
    if kind.name == "transform":
        return "choice-transform-transform", {"count": ("number", arg)}, ""
    if kind.name == "clan":
        names: Names = {"clan": ("clan", arg), "closed": ("closed", arg), "open": ("open", arg)}
        return "choice-clan-clan", names, _CLAUSES[CLAN_IDS[arg]]
    if kind.name == "player":
        return "choice-wound-player", {"player": ("seat", arg), "rats": ("rats", s.rats[arg][s.area])}, ""
    return f"choice-{step}-{kind.name}", {} if kind.labels == ("",) else {kind.name: (kind.name, arg)}, ""


def _trade(s: State, seat: int, code: int) -> tuple[str, Names, str]:
    """A canal rat, a lost one or none; and how much cheese the clan then needs."""
    rats = canal_rats(s, seat)
    if code == NO:
        return "choice-trade-no", {}, ""
    if code == LOST_RAT:
        return "choice-trade-lost_rat", {"rat": ("rat", LOST), "need": ("cheese", cheese_needed(rats))}, ""
    kind = SICK if s.sick[seat] else HEALTHY
    return "choice-trade-yes", {"rat": ("rat", kind), "need": ("cheese", cheese_needed(rats - 1))}, ""
