"""Cards as data: the opcodes of content.toml, laid end to end in one table of small programs.

A program is a stretch of rows of OPS, from FIRST[program] to before END[program]. Each symbol of a card,
each City Area card, each event and each branch of a roll is a program; `RUN` walks through it.
"""

from __future__ import annotations

from typing import Any

from undercity.engine.rule import block, plane, table
from undercity.games.ankh_morpork.table import AREA_IDS, CARD_IDS, CONTENT, DEMON, TROLL

OPCODES: tuple[str, ...] = ("draw_event", *(entry["op"] for entry in CONTENT["opcodes"]))
OP, P1, P2, P3, P4, P5 = range(6)  # columns of OPS


def opcode(name: str) -> int:
    return OPCODES.index(name)


DRAW_EVENT = opcode("draw_event")
GET_MONEY, LOAN, PAY_BANK, PAY_PLAYER = (opcode(o) for o in ("money", "loan", "pay_bank", "pay_player"))
DRAW, FILL_UP, DISCARD, DRAW_FROM_DISCARD = (opcode(o) for o in ("draw", "refill", "discard", "draw_from_discard"))
PLAY_CARDS, PEEK, SWAP_PERSONALITY = (opcode(o) for o in ("play_cards", "peek_personalities", "swap_personality"))
SWAP_HANDS, TAKE_MONEY, TRIBUTE, DEMAND = (opcode(o) for o in ("swap_hands", "take_money", "tribute", "demand_cards"))
SELL, EXTORT_FRONT, EXTORT_BUILDING = (opcode(o) for o in ("sell_card", "extort_front", "extort_building"))
FORCE_TRANSFER, INSPECT, STEAL = (opcode(o) for o in ("force_transfer", "inspect_discard", "steal_random"))
PLACE, MOVE_OWN, MOVE_OTHER, SWAP_MINIONS = (opcode(o) for o in ("place", "move_own", "move_other", "swap_minions"))
REMOVE, ASSASSINATE, EACH_REMOVES = (opcode(o) for o in ("remove", "assassinate", "each_other_removes_own"))
PLACE_TROUBLE, REMOVE_TROUBLE, BUILD, BUYOUT = (
    opcode(o) for o in ("place_trouble", "remove_trouble", "build", "buyout")
)
ROLL_BRANCH, ROLL_AREAS, PAY_OR_LOSE = (opcode(o) for o in ("roll_branch", "roll_areas", "pay_or_lose_own"))
EV_RAZE, EV_DEMOLISH, EV_FIRE, EV_FLOOD = (opcode(o) for o in ("ev_raze", "ev_demolish", "ev_fire", "ev_flood"))
EV_MURDERS, EV_SPAWN, EV_SUBSIDENCE = (opcode(o) for o in ("ev_murders", "ev_spawn", "ev_subsidence"))
EV_JOHNSON, EV_RIOTS, MILL = (opcode(o) for o in ("ev_johnson", "ev_riots", "mill"))

# what the parameters mean: columns P1 to P5 of each opcode
PARAMETERS: dict[str, tuple[str, ...]] = {
    "money": ("n", "per", "area"),
    "loan": ("cash",),
    "pay_bank": ("n",),
    "pay_player": ("n", "payee_may_ignore"),
    "draw": ("n", "per"),
    "refill": ("to",),
    "discard": ("min", "max", "money_each"),
    "draw_from_discard": ("n",),
    "play_cards": ("n",),
    "peek_personalities": ("all_but",),
    "take_money": ("n", "from"),
    "tribute": ("money", "cards"),
    "demand_cards": ("n",),
    "sell_card": ("price",),
    "extort_front": ("price",),
    "extort_building": ("price",),
    "force_transfer": ("n",),
    "inspect_discard": ("n",),
    "steal_random": ("draw", "keep"),
    "place": ("min", "max", "where", "area", "trouble"),
    "move_own": ("from", "to"),
    "move_other": ("to",),
    "remove": ("chooser", "where", "area", "pick", "exclude"),
    "assassinate": ("cause",),
    "place_trouble": ("where", "area", "needs_minion"),
    "build": ("price_pct",),
    "buyout": ("trouble",),
    "roll_branch": ("high_min", "on_high", "on_one"),
    "roll_areas": ("n",),
    "pay_or_lose_own": ("n",),
    "ev_spawn": ("kind", "n", "always_trouble"),
    "ev_subsidence": ("n",),
    "ev_riots": ("threshold",),
    "mill": ("n",),
}

PERS = ("once", "trouble", "buildings", "own_buildings", "minions_in", "minions_in_chosen_trouble_area")
ONCE, PER_TROUBLE, PER_BUILDING, PER_OWN_BUILDING, PER_MINION_IN, PER_MINION_IN_CHOSEN = range(len(PERS))
WHERES = ("any", "near", "trouble", "own_building", "area", "rolled", "board", "adjacent_to_trouble", "reach")
ANYWHERE, NEAR, IN_TROUBLE, AT_OWN_BUILDING, IN_AREA, ROLLED, ON_BOARD, NEXT_TO_TROUBLE, IN_REACH = range(len(WHERES))
TOS = ("any", "adjacent")
TO_ANY, TO_ADJACENT = range(len(TOS))
FROM_ONE, FROM_EACH = range(2)
BY_ACTOR, BY_PAYEE = range(2)
PICK_ANY, PICK_OWN = range(2)
CAUSES = ("symbol_other", "text_other", "text_own", "event")
SYMBOL_CAUSE, TEXT_CAUSE, OWN_TEXT_CAUSE, EVENT_CAUSE = range(len(CAUSES))

_WORDS: dict[str, dict[str, int]] = {
    "per": {word: i for i, word in enumerate(PERS)},
    "where": {word: i for i, word in enumerate(WHERES)},
    "to": {word: i for i, word in enumerate(TOS)},
    "from": {"one": FROM_ONE, "each": FROM_EACH, "any": ANYWHERE, "trouble": IN_TROUBLE},
    "chooser": {"actor": BY_ACTOR, "payee": BY_PAYEE},
    "pick": {"any": PICK_ANY, "own": PICK_OWN},
    "exclude": {"actor": 1},
    "kind": {"troll": TROLL, "demon": DEMON},
    "area": {area: i for i, area in enumerate(AREA_IDS)},
}
_DEFAULTS = {"cause": TEXT_CAUSE}

_ops: list[list[int]] = []
_programs: list[tuple[int, int]] = []


def _program(ops: list[dict[str, Any]]) -> int:
    """Lay a list of ops down, the branches it contains before it, and return its number."""
    rows = [_row(op) for op in ops]
    _programs.append((len(_ops), len(_ops) + len(rows)))
    _ops.extend(rows)
    return len(_programs) - 1


def _row(op: dict[str, Any]) -> list[int]:
    names = PARAMETERS.get(op["op"], ())
    if unknown := set(op) - {"op", "repay", "penalty", *names}:
        raise ValueError(f"opcode {op['op']} has no parameter {unknown}")
    cells = [_cell(name, op.get(name, _DEFAULTS.get(name, 0))) for name in names]
    return [opcode(op["op"]), *cells, *[0] * (P5 - len(cells))]


def _cell(name: str, value: Any) -> int:
    if isinstance(value, list):
        return _program(value)
    return _WORDS[name][value] if isinstance(value, str) else int(value)


# ------------------------------------------------------------------ symbols (AM-4)

SYMBOL_IDS = ("minion", "build", "assassinate", "remove_trouble", "money", "scroll", "event", "play", "interrupt")
(
    MINION_SYMBOL,
    BUILD_SYMBOL,
    ASSASSINATE_SYMBOL,
    WATCH_SYMBOL,
    MONEY_SYMBOL,
    SCROLL_SYMBOL,
    EVENT_SYMBOL,
    PLAY_SYMBOL,
) = range(8)
_PLAIN: dict[str, list[dict[str, Any]]] = {
    "minion": [{"op": "place", "min": 1, "max": 1, "where": "reach", "trouble": True}],
    "build": [{"op": "build", "price_pct": 100}],
    "assassinate": [{"op": "assassinate", "cause": SYMBOL_CAUSE}],
    "remove_trouble": [{"op": "remove_trouble"}],
    "event": [{"op": "draw_event"}],
    "play": [{"op": "play_cards", "n": 1}],
    **{f"money:{n}": [{"op": "money", "n": n}] for n in range(1, 6)},
}
_SYMBOL_PROGRAM = {symbol: _program(ops) for symbol, ops in _PLAIN.items()}

_CARDS = sorted(CONTENT["cards"], key=lambda card: card["num"])
_SYMBOLS = [[s for s in card["symbols"] if s != "interrupt"] for card in _CARDS]
_WIDTH = max(map(len, _SYMBOLS)) + 1
NO_SYMBOL = -1


def _programs_of(card: dict[str, Any], symbols: list[str]) -> list[int]:
    scroll = _program(card["scroll"]) if "scroll" in symbols else NO_SYMBOL
    programs = [scroll if symbol == "scroll" else _SYMBOL_PROGRAM[symbol] for symbol in symbols]
    return programs + [NO_SYMBOL] * (_WIDTH - len(programs))


CARD_SYMBOL = plane(  # kind of each symbol, from left to right; the row ends with NO_SYMBOL
    [SYMBOL_IDS.index(s.split(":")[0]) for s in symbols] + [NO_SYMBOL] * (_WIDTH - len(symbols)) for symbols in _SYMBOLS
)
CARD_PROGRAM = plane(_programs_of(card, symbols) for card, symbols in zip(_CARDS, _SYMBOLS, strict=True))

# ------------------------------------------------------------------ City Area cards and events (AM-8, AM-16)

_CITY = {card["area"]: card for card in CONTENT["city_cards"]}
POWER_PROGRAM = table(  # -1: a reaction, not used in the own turn
    _program(_CITY[area]["ops"]) if _CITY[area]["use"] == "own_turn" else -1 for area in AREA_IDS
)
SHIELD_PRICE: int = next(op["n"] for card in CONTENT["city_cards"] for op in card["ops"] if op["op"] == "shield")
EVENT_PROGRAM = table(_program(event["ops"]) for event in CONTENT["events"])

OPS = plane(_ops)
FIRST = table(first for first, _ in _programs)
END_OF = table(end for _, end in _programs)

# ------------------------------------------------------------------ who is asked before an op takes effect (AM-10.18)

NO_WINDOW, TARGET_WINDOW, EACH_WINDOW = range(3)
_WINDOW = {entry["op"]: entry["window"] for entry in CONTENT["opcodes"]}


def _window(row: list[int]) -> int:
    """take_money is asked for one player or for each; buyout names its player through the building."""
    name = OPCODES[row[OP]]
    if name == "take_money":
        return EACH_WINDOW if row[P2] == FROM_EACH else TARGET_WINDOW
    return {"target": TARGET_WINDOW, "each": EACH_WINDOW}.get(_WINDOW.get(name, ""), NO_WINDOW)


WINDOW = table(_window(row) for row in _ops)

# ------------------------------------------------------------------ interrupts (AM-10)


def _interrupts(op: str) -> list[int]:
    return [c for c, card in enumerate(_CARDS) if card["scroll"] and card["scroll"][0]["op"] == op]


(SONKY,) = _interrupts("interrupt_ignore_text")
(MOSSY,) = _interrupts("interrupt_end_turn")
COME_BACK_CARDS = table(_interrupts("interrupt_reenter"))
SUSAN = CARD_IDS.index("susan")

EFFECTS = ("remove", "move")
REMOVED, MOVED, SWAPPED = range(3)  # a swap is a move that stops with the whole text
ANSWERS_WIDTH = 3


def _answers(effect: str, cause: str) -> list[int]:
    """The cards that stop this effect of this cause (AM-10.6)."""
    found = [
        c
        for c in _interrupts("interrupt_prevent")
        if effect in _CARDS[c]["scroll"][0]["stops"] and cause in _CARDS[c]["scroll"][0]["causes"]
    ]
    if cause == "text_other":
        found.append(SONKY)
    return found + [-1] * (ANSWERS_WIDTH - len(found))


ANSWERS = block([[_answers(effect, cause) for cause in CAUSES] for effect in (*EFFECTS, "move")])
