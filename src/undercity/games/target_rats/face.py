"""What the web table is told: the view and names of things; `prompt` and `words` are in wording.py."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.engine import agenda
from undercity.engine.sheet import ALL, Cells, Part, Sheet, many, one
from undercity.engine.words import Said, Thing
from undercity.games.target_rats import shape
from undercity.games.target_rats.board import (
    dice_total,
    enthroned_at,
    faction_of,
    is_contested,
    nests_of,
    rats_at,
    reserve,
    supply,
)
from undercity.games.target_rats.content import CONTENT, numbered
from undercity.games.target_rats.exterminator import rats_in
from undercity.games.target_rats.table import (
    ANY_TOKEN,
    BEHIND_CARD,
    CARD_IDS,
    CARDS_OF,
    CHOOSE_ACTION,
    CHOOSE_BOTTLE,
    CHOOSE_CARD,
    CHOOSE_DESTINATION,
    CHOOSE_GROUP,
    CHOOSE_KILL,
    CHOOSE_LOSS,
    CHOOSE_MOVE_ITEM,
    CHOOSE_OVERFLOW,
    CHOOSE_PAIRS,
    CHOOSE_PUSH,
    CHOOSE_PUSH_ON,
    CHOOSE_REFUGE,
    CHOOSE_SHIELD,
    CHOOSE_SMOKE_BOMB,
    CHOOSE_SOURCE,
    CHOOSE_SURPLUS,
    CHOOSE_TOKEN,
    CRITERION_IDS,
    DECKS,
    DICE_BASE,
    FACES,
    FACTION_IDS,
    FACTIONS,
    FIRST_CARD,
    FOOD,
    GROUP_FED,
    GROUP_UNFED,
    HOME,
    INFESTATION,
    ITEM_IDS,
    MODE_IDS,
    NEST,
    NO_CARD,
    NO_ITEM,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    OFF_BOARD,
    PHASES,
    QUADRANT_IDS,
    QUADRANTS,
    SEWER,
    SPACE_IDS,
    SPACES,
    TOKEN_IDS,
    VICTORY_NESTS,
    State,
)
from undercity.games.target_rats.turn import fed_rats, last_round, meets_conditions
from undercity.games.target_rats.wording import prompt, words

__all__ = ["THINGS", "prompt", "role", "thing", "view", "words"]

# ------------------------------------------------------------------ names

_ITEMS = numbered(CONTENT.item)
THINGS = {
    "faction": FACTION_IDS,
    "space": SPACE_IDS,
    "quadrant": QUADRANT_IDS,
    "card": CARD_IDS,
    "item": ITEM_IDS,
    "deck": DECKS,
    "criterion": CRITERION_IDS,
}
_DICE = "⚀⚁⚂⚃⚄⚅"
_CROWDS = {1: "crowd-1", 2: "crowd-2", 3: "crowd-3"}
_ORDINALS = ("first", "second", "third")


def thing(kind: str, number: int) -> Said | Thing | str:
    """Things that are put together."""
    if kind == "seat":
        return Said("seat", {"number": ("number", number + 1)})
    if kind == "crowd":
        return _crowd([seat for seat in range(number.bit_length()) if number >> seat & 1])
    if kind == "token":
        return _token_in_words(number)
    if kind == "group":
        return _group_in_words(GROUP_UNFED[number], GROUP_FED[number])
    if kind == "card_text":
        return Said(f"card-{CARD_IDS[number]}.text", {})
    if kind == "item_text":
        return Said(f"item-{ITEM_IDS[number]}.text", {})
    return _dice(int(kind.removeprefix("dice")), number)


def _crowd(seats: list[int]) -> Said:
    """Several players: a bit mask of their seats."""
    return Said(_CROWDS[len(seats)], {word: ("seat", seat) for word, seat in zip(_ORDINALS, seats, strict=False)})


def _token_in_words(token: int) -> Said:
    if token >= NEST:
        return Said("nest", {"faction": ("faction", token - NEST)})
    return Said("token-any" if token == ANY_TOKEN else f"token-{TOKEN_IDS[token]}", {})


def _group_in_words(unfed: int, fed: int) -> Said:
    state = "mixed" if unfed and fed else "unfed" if unfed else "fed"
    return Said(f"group-{state}", {"unfed": ("number", unfed), "fed": ("number", fed)})


def _dice(face: int, number: int) -> str:
    """Dice that show this face or one of the next two: three counts in one number, made by `trio`."""
    counts = (number // DICE_BASE**2, number // DICE_BASE % DICE_BASE, number % DICE_BASE)
    return "".join(_DICE[face - 1 + k] * count for k, count in enumerate(counts))


def role(s: State, seat: int) -> Thing | None:
    """The player's faction."""
    return next((("faction", f) for f in range(FACTIONS) if s.seat_of[f] == seat), None)


# ------------------------------------------------------------------ the view


def _layout(seats: int) -> Iterator[Part]:
    """The table in parts; everybody sees the same: nothing is known to one player only (TR-18.4)."""
    yield one("mode", [("mode",)], lambda s: MODE_IDS[s.mode])
    yield one("round", [("round_no",)], lambda s: s.round_no)
    yield one("last_round", [("round_cap",)], last_round)
    yield one("phase", [("phase",)], lambda s: PHASES[s.phase])
    yield one("active", [("active",)], lambda s: FACTION_IDS[s.active])
    yield one("first", [("first",)], lambda s: FACTION_IDS[s.first])
    yield one("winner", [("winner",)], lambda s: _faction(s.winner))
    yield one("throne", [("throne",)], lambda s: _faction(s.throne))
    yield one("exterminator", [("exterminator",)], _exterminator)
    yield one("moves_left", [("moves_left",)], lambda s: s.moves_left)
    yield one("supply", [("token",)], lambda s: {"food": supply(s, FOOD), "sewer": supply(s, SEWER)})
    yield from many("spaces", range(SPACES), _space_cells, _space)
    yield from many("quadrants", range(QUADRANTS), lambda q: [("unfed",), ("fed",)], _quadrant)
    yield from many("decks", range(len(DECKS)), lambda d: [("deck",), ("discard",)], _deck)
    yield one("drawn", [("drawn",)], lambda s: [_card(card) for card in s.drawn if card != NO_CARD])
    yield one("at", [("agenda",), ("due",)], _decided_at)
    yield one("moving", [("agenda",), ("due",)], _moving)
    yield one("forced_fights", [("forced_at",)], lambda s: [SPACE_IDS[x] for x in s.forced_at if x != NOWHERE])
    yield from many("players", range(seats), lambda p: [(name,) for name in _PLAYER], _player_of)


view = Sheet(State, _layout)
_PLAYER = ("dice", "fed", "hold", "item", "item_used", "mode", "seat_of", "throne", "token", "unfed")


def _exterminator(s: State) -> str | None:
    return None if s.exterminator == OFF_BOARD else SPACE_IDS[s.exterminator]


# In which column of its row on the agenda a decision has the space it is about.
_AT = {
    **dict.fromkeys((CHOOSE_MOVE_ITEM, CHOOSE_GROUP, CHOOSE_DESTINATION, CHOOSE_BOTTLE, CHOOSE_SHIELD), agenda.A),
    **dict.fromkeys((CHOOSE_KILL, CHOOSE_PUSH, CHOOSE_PUSH_ON, CHOOSE_OVERFLOW, CHOOSE_SURPLUS), agenda.A),
    **dict.fromkeys((CHOOSE_ACTION, CHOOSE_CARD, CHOOSE_PAIRS, CHOOSE_REFUGE, CHOOSE_LOSS), agenda.A),
    **{CHOOSE_SMOKE_BOMB: agenda.A, CHOOSE_TOKEN: agenda.B, CHOOSE_SOURCE: agenda.B},
}


def _decided_at(s: State) -> str | None:
    """The space that the present decision is about: where a group leaves from, rats fight or act."""
    row = s.agenda[s.due - 1] if s.due else None
    column = None if row is None else _AT.get(row[agenda.STEP])
    return None if row is None or column is None else SPACE_IDS[row[column]]


def _moving(s: State) -> shape.Moving | None:
    """The group for which a destination is being chosen."""
    if not s.due or s.agenda[s.due - 1][agenda.STEP] != CHOOSE_DESTINATION:
        return None
    group = s.agenda[s.due - 1][agenda.C]
    return {"unfed": GROUP_UNFED[group], "fed": GROUP_FED[group]}


def _space_cells(space: int) -> Cells:
    yield from (("token", space), ("unfed", ALL, space), ("fed", ALL, space), ("acting", space))
    yield from (("moved_unfed", space), ("moved_fed", space), ("active",), ("throne",))


def _player_of(s: State, seat: int) -> shape.Player:
    return _player(s, faction_of(s, seat))


def _faction(number: int) -> str | None:
    return None if number == NOBODY else FACTION_IDS[number]


def _space(s: State, space: int) -> shape.Space:
    return {
        "id": SPACE_IDS[space],
        "token": _token(s.token[space]),
        "rats": [_rats(s, faction, space) for faction in range(FACTIONS) if rats_at(s, faction, space)],
        "contested": is_contested(s, space),
        "acting": bool(s.acting[space]),
    }


def _token(token: int) -> shape.Token | None:
    if token == NO_TOKEN:
        return None
    return {"kind": TOKEN_IDS[min(token, NEST)], "faction": FACTION_IDS[token - NEST] if token >= NEST else None}


def _rats(s: State, faction: int, space: int) -> shape.Rats:
    active = faction == s.active
    return {
        "faction": FACTION_IDS[faction],
        "unfed": s.unfed[faction][space],
        "fed": s.fed[faction][space],
        "big_cheese": bool(enthroned_at(s, faction, space)),
        "moved_unfed": s.moved_unfed[space] if active else 0,
        "moved_fed": s.moved_fed[space] if active else 0,
    }


def _quadrant(s: State, quadrant: int) -> shape.Quadrant:
    rats = rats_in(s, quadrant)
    return {"id": QUADRANT_IDS[quadrant], "rats": rats, "infested": rats >= INFESTATION}


def _deck(s: State, deck: int) -> shape.Deck:
    """How many cards are left, and which lie open; which are left follows from that (TR-18.1, TR-18.3)."""
    cards = range(FIRST_CARD[deck], BEHIND_CARD[deck])
    return {
        "id": DECKS[deck],
        "cards": sum(s.deck[card] for card in cards),
        "left": {CARD_IDS[card]: s.deck[card] for card in cards if s.deck[card]},
        "discard": {CARD_IDS[card]: s.discard[card] for card in cards if s.discard[card]},
    }


def _card(card: int) -> shape.Card:
    return {"id": CARD_IDS[card], "deck": CARDS_OF[card].deck}


def _player(s: State, faction: int) -> shape.Player:
    return {
        "seat": s.seat_of[faction],
        "faction": FACTION_IDS[faction],
        "home": SPACE_IDS[HOME[faction]],
        "reserve": reserve(s, faction),
        "fed": fed_rats(s, faction),
        "nests": nests_of(s, faction),
        "nests_needed": VICTORY_NESTS[s.mode],
        "nests_left": supply(s, NEST + faction),
        "title": s.throne == faction,
        "meets_conditions": meets_conditions(s, faction),
        "hold": s.hold[faction],
        "item": _item(s, faction),
        "dice": [face + 1 for face in range(FACES) for _ in range(s.dice[faction][face])],
        "total": dice_total(s, faction),
    }


def _item(s: State, faction: int) -> shape.Item | None:
    if s.item[faction] == NO_ITEM:
        return None
    item = _ITEMS[s.item[faction]]
    return {"id": item.id, "window": item.power.window, "ready": not s.item_used[faction]}
