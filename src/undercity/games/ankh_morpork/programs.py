"""Cards as data: the ops of content.toml, laid end to end as small programs.

An op is a number: OP[op] is its opcode, P_N[op] and the like are its parameters. A program is a stretch of ops, from
FIRST[program] to before END_OF[program]. Each symbol of a card,
each City Area card, each event and each branch of a roll is a program; `RUN` walks through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, get_args

from undercity.engine.errors import BadContent
from undercity.engine.rule import Table, block, plane, table
from undercity.games.ankh_morpork.content import CONTENT, Card
from undercity.games.ankh_morpork.opcodes import (
    Assassinate,
    Build,
    Cause,
    Chooser,
    DrawEvent,
    InterruptEndTurn,
    InterruptIgnoreText,
    InterruptPrevent,
    InterruptReenter,
    Money,
    Neutral,
    Op,
    Per,
    Pick,
    Place,
    PlayCards,
    Reached,
    Reaction,
    RemoveTrouble,
    Stopped,
    Target,
    Where,
    name_of,
)
from undercity.games.ankh_morpork.table import (
    ACTION_CARDS,
    AREA_IDS,
    CARDS,
    CITY_CARDS,
    OPCODES,
    TROLL,
    cards_with,
)

# ------------------------------------------------------------------ ops that others look at

PAY_BANK, PAY_PLAYER, FORCE_TRANSFER = (OPCODES[o] for o in ("pay_bank", "pay_player", "force_transfer"))
GET_MONEY, TAKE_MONEY, TRIBUTE, PAY_OR_LOSE = (
    OPCODES[o] for o in ("money", "take_money", "tribute", "pay_or_lose_own")
)
DISCARD, SELL, EXTORT_BUILDING = (OPCODES[o] for o in ("discard", "sell_card", "extort_building"))
PLACE, MOVE_OWN, MOVE_OTHER, SWAP_MINIONS = (OPCODES[o] for o in ("place", "move_own", "move_other", "swap_minions"))
REMOVE, ASSASSINATE, EACH_REMOVES = (OPCODES[o] for o in ("remove", "assassinate", "each_other_removes_own"))
PLACE_TROUBLE, REMOVE_TROUBLE = (OPCODES[o] for o in ("place_trouble", "remove_trouble"))
BUILD, BUYOUT = (OPCODES[o] for o in ("build", "buyout"))

# ------------------------------------------------------------------ what the parameters mean

PARAMETERS = (
    "n", "per", "area", "where", "min", "max", "trouble", "money_each", "to", "chooser", "pick", "needs_minion",
    "price_pct", "high_min", "on_high", "on_one", "kind", "always_trouble", "payee_may_ignore",
)  # fmt: skip
ONCE, PER_TROUBLE, PER_BUILDING, PER_OWN_BUILDING, PER_MINION_IN, PER_MINION_IN_CHOSEN = range(len(get_args(Per)))
(
    ANYWHERE, NEAR, IN_TROUBLE, AT_OWN_BUILDING, IN_AREA, ROLLED, ON_BOARD, NEXT_TO_TROUBLE, IN_REACH,
) = range(len(get_args(Where)))  # fmt: skip
TO_ANY, TO_ADJACENT = range(len(get_args(Target)))
BY_ACTOR, BY_PAYEE = range(len(get_args(Chooser)))
PICK_ANY, PICK_OWN, PICK_OTHERS = range(len(get_args(Pick)))
SYMBOL_CAUSE, TEXT_CAUSE, OWN_TEXT_CAUSE, EVENT_CAUSE = range(len(get_args(Cause)))
REACHES_NOBODY, REACHES_NAMED, REACHES_EACH, REACHES_BUILDER = range(len(get_args(Reached)))

_WORDS: dict[str, Sequence[str]] = {
    "per": get_args(Per),
    "where": get_args(Where),
    "to": get_args(Target),
    "chooser": get_args(Chooser),
    "pick": get_args(Pick),
    "area": AREA_IDS,
}

_ops: list[dict[str, int]] = []  # the opcode as "op", and the parameters it has
_reaches: list[int] = []
_causes: list[int] = []
_cards: list[int] = []
_programs: list[tuple[int, int]] = []


class _Origin(NamedTuple):
    """What a program is of: its cause (AM-9.2), and its card where it is a card's text."""

    cause: int
    card: int = -1


def _program(ops: Sequence[Op], origin: _Origin) -> int:
    """Lay a list of ops down, the branches it contains before it, and return its number."""
    rows = [_row(op, origin) for op in ops]
    _programs.append((len(_ops), len(_ops) + len(rows)))
    _ops.extend(rows)
    _reaches.extend(get_args(Reached).index(op.reaches) for op in ops)
    _causes.extend([origin.cause] * len(ops))
    _cards.extend([origin.card] * len(ops))
    return len(_programs) - 1


def _row(op: Op, origin: _Origin) -> dict[str, int]:
    if isinstance(op, Reaction):
        raise BadContent(f"content.toml: {name_of(op)} answers others, it cannot be carried out")
    names = [name for name in op.__struct_fields__ if name != "source"]
    return {"op": OPCODES[name_of(op)], **{name: _cell(name, getattr(op, name), origin) for name in names}}


def _cell(name: str, value: Any, origin: _Origin) -> int:
    if isinstance(value, list):
        return _program(value, origin)
    if name == "max" and value is None:
        return CARDS  # as many as there are
    if name == "kind":
        return TROLL + get_args(Neutral).index(value)
    if isinstance(value, str):
        if value not in _WORDS[name]:
            raise BadContent(f"content.toml: there is no {name} {value!r}")
        return _WORDS[name].index(value)
    return int(value or 0)


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
_AMOUNTS = sorted({symbol for card in ACTION_CARDS for symbol in card.symbols if symbol.startswith("money:")})
_PLAIN: dict[str, Op] = {
    "minion": Place(where="reach"),
    "build": Build(price_pct=100),
    "assassinate": Assassinate(),
    "remove_trouble": RemoveTrouble(),
    "event": DrawEvent(),
    "play": PlayCards(n=1),
    **{symbol: Money(n=int(symbol.removeprefix("money:"))) for symbol in _AMOUNTS},
}
_SYMBOL_PROGRAM = {symbol: _program([op], _Origin(SYMBOL_CAUSE)) for symbol, op in _PLAIN.items()}

_SYMBOLS = [[symbol for symbol in card.symbols if symbol != "interrupt"] for card in ACTION_CARDS]
_WIDTH = max(map(len, _SYMBOLS)) + 1
NO_SYMBOL = -1


def _programs_of(card: Card, symbols: list[str]) -> list[int]:
    origin = _Origin(TEXT_CAUSE, ACTION_CARDS.index(card))
    scroll = _program(card.scroll, origin) if "scroll" in symbols else NO_SYMBOL
    programs = [scroll if symbol == "scroll" else _SYMBOL_PROGRAM[symbol] for symbol in symbols]
    return programs + [NO_SYMBOL] * (_WIDTH - len(programs))


CARD_SYMBOL = plane(  # kind of each symbol, from left to right; the row ends with NO_SYMBOL
    [SYMBOL_IDS.index(s.split(":")[0]) for s in symbols] + [NO_SYMBOL] * (_WIDTH - len(symbols)) for symbols in _SYMBOLS
)
CARD_PROGRAM = plane(_programs_of(card, symbols) for card, symbols in zip(ACTION_CARDS, _SYMBOLS, strict=True))

# ------------------------------------------------------------------ City Area cards and events (AM-8, AM-16)

_POWERS = [CITY_CARDS[area].ops for area in AREA_IDS]
POWER_PROGRAM = table(  # -1: a reaction, not used in the own turn
    -1 if isinstance(ops[0], Reaction) else _program(ops, _Origin(TEXT_CAUSE)) for ops in _POWERS
)
EVENT_PROGRAM = table(_program(event.ops, _Origin(EVENT_CAUSE)) for event in CONTENT.events)


def _column(name: str) -> Table:
    """A parameter of every op, 0 where it has none."""
    return table(op.get(name, 0) for op in _ops)


OP = _column("op")
(
    P_N, P_PER, P_AREA, P_WHERE, P_MIN, P_MAX, P_TROUBLE, P_MONEY_EACH, P_TO, P_CHOOSER, P_PICK, P_NEEDS_MINION,
    P_PRICE_PCT, P_HIGH_MIN, P_ON_HIGH, P_ON_ONE, P_KIND, P_ALWAYS_TROUBLE, P_PAYEE_MAY_IGNORE,
) = map(_column, PARAMETERS)  # fmt: skip
REACHES = table(_reaches)  # who is asked before the op takes effect (AM-10.18)
CAUSE = table(_causes)  # what the op is to a minion: a symbol, a text or an event (AM-9.2)
CARD_OF = table(_cards)  # the card whose text the op is of, -1 for symbols, city powers and events
FIRST = table(first for first, _ in _programs)
END_OF = table(end for _, end in _programs)

# ------------------------------------------------------------------ interrupts (AM-10)

(SONKY,) = cards_with(InterruptIgnoreText)
(MOSSY,) = cards_with(InterruptEndTurn)
COME_BACK_CARDS = table(cards_with(InterruptReenter))

REMOVED, MOVED, SWAPPED = range(3)  # a swap is a move that stops with the whole text
EFFECTS: tuple[Stopped, ...] = ("remove", "move", "move")
ANSWERS_WIDTH = 3


def _stops(card: int, effect: Stopped, cause: Cause) -> bool:
    op = ACTION_CARDS[card].scroll[0]
    return isinstance(op, InterruptPrevent) and effect in op.stops and cause in op.causes


def _answers(effect: Stopped, cause: Cause) -> list[int]:
    """The cards that stop this effect of this cause (AM-10.6)."""
    found = [card for card in cards_with(InterruptPrevent) if _stops(card, effect, cause)]
    if cause == "text_other":
        found.append(SONKY)
    return found + [-1] * (ANSWERS_WIDTH - len(found))


ANSWERS = block([[_answers(effect, cause) for cause in get_args(Cause)] for effect in EFFECTS])
