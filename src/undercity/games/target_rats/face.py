"""What the web table is told: the view, choices in words, names of things. All from a concealed record."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.engine import agenda
from undercity.engine.sheet import ALL, Cells, Part, Sheet, many, one
from undercity.engine.words import Names, Said, Thing
from undercity.games.target_rats import shape
from undercity.games.target_rats.board import (
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
from undercity.games.target_rats.fight import dice_total
from undercity.games.target_rats.scoring import fed_rats
from undercity.games.target_rats.table import (
    BEHIND_CARD,
    CARD_IDS,
    CARDS_OF,
    CHOICES,
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
    RING_SPACES,
    SEWER,
    SPACE_IDS,
    SPACES,
    TOKEN_IDS,
    VICTORY_NESTS,
    State,
)
from undercity.games.target_rats.turn import last_round, meets_conditions

# ------------------------------------------------------------------ names

_ITEMS = numbered(CONTENT.item)
_FACTIONS = numbered(CONTENT.faction)
THINGS = {
    "faction": FACTION_IDS,
    "space": SPACE_IDS,
    "quadrant": QUADRANT_IDS,
    "card": CARD_IDS,
    "item": ITEM_IDS,
    "deck": DECKS,
}
_DICE = "⚀⚁⚂⚃⚄⚅"


def thing(kind: str, number: int) -> Said | Thing | str:
    """Things that are put together."""
    if kind == "token":
        nest = number >= NEST
        return Said("nest", {"faction": ("faction", number - NEST)}) if nest else Said(f"token-{TOKEN_IDS[number]}", {})
    if kind == "group":
        return Said("group", {"unfed": ("number", GROUP_UNFED[number]), "fed": ("number", GROUP_FED[number])})
    if kind.startswith("dice"):  # two faces packed into one number by `both`
        face = int(kind[-1])
        return _DICE[face - 1] * (number // DICE_BASE) + _DICE[face] * (number % DICE_BASE)
    if kind == "seat":
        return Said("seat", {"number": ("number", number + 1)})
    return ("number", number)


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
    yield one("forced_fights", [("forced_at",)], lambda s: [SPACE_IDS[x] for x in s.forced_at if x != NOWHERE])
    yield from many("players", range(seats), lambda p: [(name,) for name in _PLAYER], _player_of)


view = Sheet(State, _layout)
_PLAYER = ("dice", "fed", "hold", "item", "item_used", "mode", "seat_of", "throne", "token", "unfed")


def _exterminator(s: State) -> str | None:
    return None if s.exterminator == OFF_BOARD else SPACE_IDS[s.exterminator]


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
    entry = CARDS_OF[card]
    return {
        "id": entry.id,
        "deck": entry.deck,
        "name": entry.name,
        "name_de": entry.name_de,
        "text": entry.text,
        "text_de": entry.text_de,
    }


def _player(s: State, faction: int) -> shape.Player:
    entry = _FACTIONS[faction]
    return {
        "seat": s.seat_of[faction],
        "faction": FACTION_IDS[faction],
        "name": entry.name,
        "name_de": entry.name_de,
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
    entry = _ITEMS[s.item[faction]]
    return {
        "id": entry.id,
        "name": entry.name,
        "name_de": entry.name_de,
        "text": entry.text,
        "text_de": entry.text_de,
        "window": entry.power.window,
        "ready": not s.item_used[faction],
    }


# ------------------------------------------------------------------ words


# what the numbers of a decision's row on the agenda are, by the names its texts use
_ROW: dict[str, tuple[tuple[str, str, int], ...]] = {
    "move_item": (("origin", "space", 0), ("item", "item", 1)),
    "group": (("origin", "space", 0),),
    "destination": (("origin", "space", 0), ("group", "group", 2)),
    "broken_bottle": (("space", "space", 0),),
    "bottle_cap": (("space", "space", 0),),
    "push_first": (("origin", "space", 0), ("victim", "faction", 1)),
    "push_second": (("origin", "space", 0), ("victim", "faction", 1), ("first", "space", 2)),
    "overflow": (("origin", "space", 0),),
    "surplus": (("origin", "space", 0), ("space", "space", 2)),
    "kill": (("space", "space", 0), ("victim", "faction", 1), ("count", "number", 2)),
    "loss": (("space", "space", 0), ("count", "number", 2)),
    "action": (("space", "space", 0),),
    "item": (("found", "item", 0),),
    "token": (("token", "token", 0), ("space", "space", 1)),
    "token_source": (("token", "token", 0), ("space", "space", 1)),
    "pairs": (("space", "space", 0),),
    "refuge": (("origin", "space", 0),),
    "smoke_bomb": (("space", "space", 0),),
}


def prompt(s: State, seat: int | None, step: str) -> tuple[str, Names]:
    """The sentence that says what is to be decided, and what it names."""
    return f"prompt-{step}", _prompt_names(s, step)


def _prompt_names(s: State, step: str) -> Names:
    line = s.agenda[s.due - 1]
    names: Names = {key: (kind, line[agenda.A + column]) for key, kind, column in _ROW.get(step, ())}
    if step == "origin":
        names["left"] = ("number", s.moves_left)
    if step == "gas_mask":
        names["card"] = ("card", s.drawn[0])
    if step == "token":
        names["old"] = ("token", s.token[line[agenda.B]])
    return names


_ACTION_CLAUSES = ("TR-7.1", "TR-10.1", "TR-10.2", "TR-10.10", "TR-14.2", "TR-6.6")
_CLAUSES = {
    ("origin", "done"): "TR-5.8",
    ("next_fight", "use"): "TR-9.11",
    ("acting_space", "use"): "TR-9.11",
    ("acting_space", "done"): "TR-6.6",
    ("move_item", "decline"): "TR-9.4",
}


def words(s: State, seat: int, step: str, code: int) -> tuple[str, Names, str]:
    """Message of a choice, what it names, and its clause ("": the decision's own)."""
    kind, arg = CHOICES.split(code)
    names = _prompt_names(s, step)
    clause = _CLAUSES.get((step, kind.name), "")
    if step == "action":
        return _action_words(s, arg, names)
    if kind.name in ("give_up", "lone_rat"):
        return f"choice-{step}-{kind.labels[arg]}", names, clause
    if kind.name in ("use", "decline") and step not in ("next_fight", "acting_space"):
        return f"choice-item-{kind.name}", names, clause or ("TR-9.4" if kind.name == "decline" else "")
    if kind.name == "pairs":
        return "choice-pairs-pairs", {**names, "count": ("number", arg + 1)}, clause
    names[kind.name] = (kind.name, arg)
    if step in ("destination", "push_first", "push_second"):
        return _step_words(s, step, arg, names)
    return f"choice-{step}-{kind.name}", names, clause


def _action_words(s: State, action: int, names: Names) -> tuple[str, Names, str]:
    """Scavenging on an enemy nest takes it over instead of drawing a card (TR-7.3)."""
    label = next(kind for kind in CHOICES.kinds if kind.name == "action").labels[action]
    space = names["space"][1]
    if label == "scavenge" and s.token[space] >= NEST and s.token[space] != NEST + s.active:
        return "choice-action-take_over", {**names, "victim": ("faction", s.token[space] - NEST)}, "TR-7.3"
    return f"choice-action-{label}", names, _ACTION_CLAUSES[action]


def _step_words(s: State, step: str, space: int, names: Names) -> tuple[str, Names, str]:
    """Where a step leads: into a fight, to the Exterminator, to own rats, or nowhere special."""
    mover = s.active if step == "destination" else names["victim"][1]
    enemies = [faction for faction in range(FACTIONS) if faction != mover and rats_at(s, faction, space)]
    if step != "destination" and space == s.exterminator:
        return "choice-push-death", names, "TR-12.5"
    if enemies:
        names["enemy"] = ("faction", enemies[0])
        return (
            ("choice-destination-fight", names, "TR-5.10")
            if step == "destination"
            else ("choice-push-fight", names, "TR-12.6")
        )
    if step == "destination" and rats_at(s, mover, space):
        return "choice-destination-join", names, "TR-5.12"
    if step == "destination":
        return "choice-destination-space", names, ""
    if space >= RING_SPACES and space == HOME[mover]:
        return "choice-push-home", names, "TR-12.4"
    return "choice-push-space", names, ""
