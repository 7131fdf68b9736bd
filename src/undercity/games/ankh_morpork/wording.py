"""What a player is asked, and what each choice leads to: messages of words/*.ftl and what they name."""

from __future__ import annotations

from collections.abc import Callable

from undercity.engine.agenda import STEP, A, B, C
from undercity.engine.record import Row
from undercity.engine.words import Names, Prompt, Thing, Worded
from undercity.games.ankh_morpork.board import minions_in, pieces_in
from undercity.games.ankh_morpork.buildings import price_of
from undercity.games.ankh_morpork.content import CONTENT
from undercity.games.ankh_morpork.events import SPARED_BUILDING, SPARED_MINIONS
from undercity.games.ankh_morpork.personalities import would_win
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE,
    BUYOUT,
    BY_PAYEE,
    CARD_OF,
    CARD_PROGRAM,
    CARD_SYMBOL,
    END_OF,
    EVENT_CAUSE,
    EVENT_PROGRAM,
    EVENT_SYMBOL,
    EXTORT_BUILDING,
    FIRST,
    FORCE_TRANSFER,
    MOSSY,
    MOVE_OTHER,
    MOVED,
    NO_SYMBOL,
    OP,
    P_CHOOSER,
    P_KIND,
    P_MONEY_EACH,
    P_N,
    P_PICK,
    P_TROUBLE,
    PAY_PLAYER,
    PICK_OWN,
    POWER_PROGRAM,
    REMOVE,
    SWAP_MINIONS,
    SWAPPED,
    SYMBOL_CAUSE,
    SYMBOL_IDS,
    TAKE_MONEY,
)
from undercity.games.ankh_morpork.removal import area_of, owner_of
from undercity.games.ankh_morpork.table import (
    ACTION_CARDS,
    AREA_IDS,
    AREAS,
    CARDS,
    CHOICES,
    CITY_CARDS,
    COST,
    EMPTY,
    IS_INTERRUPT,
    NOBODY,
    PERSONALITIES,
    SHIELD_PRICE,
    SMALL_GODS,
    SWAP,
    SYMBOL,
    State,
)
from undercity.games.ankh_morpork.texts import can_begin

# ------------------------------------------------------------------ what a decision comes from


def _ops_of(program: int) -> range:
    return range(FIRST[program], END_OF[program])


_SOURCES: dict[int, int] = {
    **{op: CARDS + area for area, p in enumerate(POWER_PROGRAM) if p >= 0 for op in _ops_of(p)},
    **{op: CARDS + AREAS + event for event, p in enumerate(EVENT_PROGRAM) for op in _ops_of(p)},
    **{op: card for op, card in enumerate(CARD_OF) if card >= 0},
}
_CLAUSES = [
    *(card.clause or "" for card in ACTION_CARDS),
    *(CITY_CARDS[area].clause for area in AREA_IDS),
    *(event.clause for event in CONTENT.events),
]


def _card(s: State) -> int:
    """The card being played; one that lies in front of somebody is no longer in play, so look at the agenda."""
    for i in range(s.due - 1, -1, -1):
        if s.agenda[i][STEP] == SYMBOL:
            return s.agenda[i][A]
    return max(s.card_in_play, 0)


def _source(s: State, op: int) -> Thing:
    """What the op belongs to; the plain symbols belong to every card that has them."""
    return ("source", _SOURCES.get(op, _card(s)))


def _event(s: State) -> Thing:
    """The event at hand."""
    return ("event", s.events[s.events_drawn - 1])


def _below(s: State) -> Row:
    """What lies on the agenda under the decision: what will happen unless it is stopped."""
    return s.agenda[s.due - 2]


# ------------------------------------------------------------------ what is to be decided


def prompt(s: State, seat: int | None, step: str) -> Prompt:
    """The sentence that says what is to be decided, and what it names."""
    line = s.agenda[s.due - 1]
    case, names = _PROMPTS.get(step, _plain)(s, line[A], line[B], line[C])
    return case or f"prompt-{step}", names


def _plain(s: State, a: int, b: int, c: int) -> Prompt:
    return "", {}


def _sourced(s: State, op: int, b: int, c: int) -> Prompt:
    return "", {"source": _source(s, op)}


def _priced(s: State, op: int, b: int, c: int) -> Prompt:
    return "", {"source": _source(s, op), "amount": ("number", P_N[op])}


def _of_target(s: State, a: int, b: int, c: int) -> Prompt:
    return "", {"victim": ("seat", s.target)}


def _in_area(s: State, area: int, b: int, c: int) -> Prompt:
    return "", {"area": ("area", area)}


def _shielded(s: State, area: int, b: int, c: int) -> Prompt:
    return "", {"event": _event(s), "area": ("area", area), "amount": ("number", SHIELD_PRICE)}


def _opening(s: State, a: int, b: int, c: int) -> Prompt:
    playable = any(card >= 0 and not IS_INTERRUPT[card] for card in s.hand[s.active])
    return "" if playable else "prompt-opening_menu-none", {}


def _symbol(s: State, card: int, which: int, c: int) -> Prompt:
    symbols = [symbol for symbol in CARD_SYMBOL[card] if symbol != NO_SYMBOL]
    names: Names = {"card": ("card", card), "number": ("number", which + 1), "count": ("number", len(symbols))}
    if symbols[which] == EVENT_SYMBOL or can_begin(s, s.active, CARD_PROGRAM[card][which]):
        return f"prompt-symbol_menu-{SYMBOL_IDS[symbols[which]]}", names
    return "prompt-symbol_menu-idle", {**names, "symbol": ("symbol", symbols[which])}


def _closing(s: State, a: int, b: int, c: int) -> Prompt:
    danger = _danger(s)
    return "prompt-closing_menu-danger" if danger else "", {"plays": ("number", s.plays), **danger}


def _danger(s: State) -> Names:
    """Who is next and would win at once, as whom, for all the active player knows (AM-3.1, AM-21.12)."""
    following = (s.active + 1) % s.seats
    for personality in range(PERSONALITIES):
        may_be = (s.may_hold[s.active][personality] >> following) & 1
        if may_be and would_win(s, personality, following):
            return {"player": ("seat", following), "personality": ("personality", personality)}
    return {}


def _place(s: State, op: int, lifted: int, placed: int) -> Prompt:
    names: Names = {"source": _source(s, op)}
    if lifted < 0:
        return "prompt-place_area-more" if placed else "", names
    case = "prompt-place_area-lifted_more" if placed else "prompt-place_area-lifted"
    return case, {**names, "area": ("area", lifted)}


def _lift_minion(s: State, op: int, placed: int, c: int) -> Prompt:
    return "prompt-lift_minion-more" if placed else "", {"source": _source(s, op)}


def _lift_building(s: State, op: int, area: int, c: int) -> Prompt:
    return "", {"source": _source(s, op), "area": ("area", area)}


def _minion_area(s: State, op: int, first: int, c: int) -> Prompt:
    code, names = OP[op], {"source": _source(s, op)}
    if code == ASSASSINATE:
        return "prompt-minion_area-assassinate", names
    if code == MOVE_OTHER:
        return "prompt-minion_area-move", names
    if code == SWAP_MINIONS and first < 0:
        return "prompt-minion_area-first", names
    if code == SWAP_MINIONS:
        return "prompt-minion_area-second", {**names, "minion": ("minion", first)}
    if code == REMOVE and P_CHOOSER[op] == BY_PAYEE:
        return "prompt-minion_area-paid", {**names, "active": ("seat", s.active)}
    is_own = code != REMOVE or P_PICK[op] == PICK_OWN
    return "prompt-minion_area-own" if is_own else "prompt-minion_area-remove", names


def _minion_owner(s: State, op: int, area: int, first: int) -> Prompt:
    names: Names = {"source": _source(s, op), "area": ("area", area)}
    if OP[op] == MOVE_OTHER:
        return "prompt-minion_owner-move", names
    if OP[op] == SWAP_MINIONS and first < 0:
        return "prompt-minion_owner-first", names
    if OP[op] == SWAP_MINIONS:
        return "prompt-minion_owner-second", {**names, "minion": ("minion", first)}
    return "prompt-minion_owner-remove", names


def _move_to(s: State, op: int, minion: int, c: int) -> Prompt:
    if owner_of(minion) == s.active:
        return "prompt-move_to-own", {"source": _source(s, op), "area": ("area", area_of(minion))}
    return "", {"source": _source(s, op), "minion": ("minion", minion)}


def _discard(s: State, op: int, thrown: int, c: int) -> Prompt:
    if thrown == 0:
        return "", {"source": _source(s, op)}
    return "prompt-discard-more", {"source": _source(s, op), "thrown": ("number", thrown)}


_PLAYER_CASES = {
    PAY_PLAYER: "prompt-player-pay",
    TAKE_MONEY: "prompt-player-take",
    FORCE_TRANSFER: "prompt-player-giver",
}


def _player_of_text(s: State, op: int, b: int, c: int) -> Prompt:
    case = _PLAYER_CASES.get(OP[op], "")
    return case, _priced(s, op, b, c)[1] if case else {"source": _source(s, op)}


def _sale(s: State, op: int, b: int, c: int) -> Prompt:
    return "", {**_priced(s, op, b, c)[1], "victim": ("seat", s.target)}


def _hand_over(s: State, op: int, given: int, c: int) -> Prompt:
    names: Names = {"source": _source(s, op), "active": ("seat", s.active)}
    return "", {**names, "number": ("number", given + 1), "count": ("number", P_N[op])}


def _tribute(s: State, op: int, b: int, c: int) -> Prompt:
    return "", {**_priced(s, op, b, c)[1], "active": ("seat", s.active)}


def _extorted(s: State, op: int, b: int, c: int) -> Prompt:
    case = "prompt-extorted-building" if OP[op] == EXTORT_BUILDING else "prompt-extorted-front"
    return case, _tribute(s, op, b, c)[1]


def _text_window(s: State, op: int, b: int, c: int) -> Prompt:
    names: Names = {"active": ("seat", s.active), "card": ("card", CARD_OF[op])}
    b = _below(s)[B]
    if OP[op] == BUYOUT:
        return "prompt-text_window-building", {**names, "area": ("area", b), "price": ("number", COST[b])}
    if OP[op] == FORCE_TRANSFER:
        return "prompt-text_window-transfer", {**names, "receiver": ("seat", b), "amount": ("number", P_N[op])}
    return "", {**names, "text": ("text", CARD_OF[op])}


def _stop_window(s: State, effect: int, cause: int, area: int) -> Prompt:
    names: Names = {"active": ("seat", s.active), "card": ("card", _card(s)), "area": ("area", area)}
    if effect == MOVED:
        return "prompt-stop_window-move", {**names, "target": ("area", _below(s)[B])}
    if effect == SWAPPED:
        return "prompt-stop_window-swap", {**names, "minion": ("minion", _partner(s, area))}
    if cause == EVENT_CAUSE:
        return "prompt-stop_window-event", {"event": _event(s), "area": ("area", area)}
    if cause == SYMBOL_CAUSE:
        return "prompt-stop_window-symbol", names
    chooser = _below(s)[C] - 1
    owner = _below(s)[A]
    del names["active"]
    if chooser in (NOBODY, owner):
        return "prompt-stop_window-chosen", names
    return "prompt-stop_window-text", {**names, "chooser": ("seat", chooser)}


def _partner(s: State, area: int) -> int:
    """The minion that is to change places with the one in this area; other windows may lie above the swap."""
    swap = next(s.agenda[i] for i in range(s.due - 1, -1, -1) if s.agenda[i][STEP] == SWAP)
    return swap[B] if area_of(swap[A]) == area else swap[A]


def _reentry(s: State, area: int, b: int, c: int) -> Prompt:
    return "", {"area": ("area", area), "count": ("number", _below(s)[C] + 1)}


def _keep_off(s: State, op: int, area: int, c: int) -> Prompt:
    price = SHIELD_PRICE * pieces_in(s, s.building[SMALL_GODS], area)
    return "", {"owner": ("owner", P_KIND[op]), "area": ("area", area), "amount": ("number", price)}


def _guard_building(s: State, area: int, b: int, c: int) -> Prompt:
    return "", {"area": ("area", area), "amount": ("number", SHIELD_PRICE)}


def _guard_minion(s: State, area: int, spared: int, c: int) -> Prompt:
    seat = s.deciders.bit_length() - 1
    saved = spared & SPARED_MINIONS
    building = 0 if s.building[area] != seat else 1 if spared & SPARED_BUILDING else 2
    names: Names = {"area": ("area", area), "saved": ("number", saved), "building": ("number", building)}
    return "", {**names, "count": ("number", s.minions[seat][area] - saved)}


def _flood(s: State, area: int, left: int, c: int) -> Prompt:
    return "", {"area": ("area", area), "count": ("number", left)}


def _keep_building(s: State, op: int, kept: int, left: int) -> Prompt:
    return "", {**_priced(s, op, kept, left)[1], "count": ("number", left)}


_PROMPTS: dict[str, Callable[[State, int, int, int], Prompt]] = {
    "opening_menu": _opening,
    "symbol_menu": _symbol,
    "closing_menu": _closing,
    "place_area": _place,
    "lift_minion": _lift_minion,
    "build_area": _sourced,
    "lift_building": _lift_building,
    "marker_on": _sourced,
    "minion_area": _minion_area,
    "minion_owner": _minion_owner,
    "move_from": _sourced,
    "move_to": _move_to,
    "discard": _discard,
    "player": _player_of_text,
    "receiver": _sale,
    "sell_card": _sale,
    "hand_over": _hand_over,
    "tribute": _tribute,
    "extorted": _extorted,
    "burn_building": _of_target,
    "throw_away": _of_target,
    "keep_card": _of_target,
    "pay_or_lose": _priced,
    "paid_area": _priced,
    "buyout_area": _sourced,
    "text_window": _text_window,
    "stop_window": _stop_window,
    "reentry_window": _reentry,
    "reentry_area": _in_area,
    "shield_building": _shielded,
    "shield_card": _shielded,
    "keep_off": _keep_off,
    "guard_building": _guard_building,
    "guard_minion": _guard_minion,
    "flood_move": _flood,
    "keep_building": _keep_building,
}

# ------------------------------------------------------------------ what may be chosen

_MENUS = ("opening_menu", "symbol_menu", "closing_menu")
_WINDOWS = ("text_window", "stop_window", "reentry_window", "guard_minion")
_WITHOUT_OP = (*_WINDOWS, "marker_off", "burn_building", "throw_away", "keep_card", "reentry_area", "flood_move")
_CHOICES = {  # by decision and kind of choice
    tuple(message.split("-")[1:]): message
    for message in (
        "choice-place_area-area",
        "choice-place_area-pass",
        "choice-lift_minion-area",
        "choice-lift_minion-pass",
        "choice-build_area-area",
        "choice-lift_building-area",
        "choice-marker_off-area",
        "choice-marker_on-area",
        "choice-minion_area-area",
        "choice-minion_owner-owner",
        "choice-move_from-area",
        "choice-move_to-area",
        "choice-discard-card",
        "choice-discard-pass",
        "choice-player-player",
        "choice-receiver-player",
        "choice-sell_card-card",
        "choice-hand_over-card",
        "choice-tribute-card",
        "choice-tribute-pay",
        "choice-extorted-pay",
        "choice-extorted-refuse",
        "choice-burn_building-area",
        "choice-burn_building-none",
        "choice-throw_away-card",
        "choice-keep_card-card",
        "choice-pay_or_lose-pay",
        "choice-pay_or_lose-refuse",
        "choice-paid_area-area",
        "choice-buyout_area-area",
        "choice-text_window-pass",
        "choice-stop_window-pay",
        "choice-stop_window-pass",
        "choice-reentry_window-pass",
        "choice-reentry_area-area",
        "choice-shield_building-pay",
        "choice-shield_building-refuse",
        "choice-shield_card-pay",
        "choice-shield_card-refuse",
        "choice-keep_off-pay",
        "choice-keep_off-refuse",
        "choice-guard_building-pay",
        "choice-guard_building-refuse",
        "choice-guard_minion-pay",
        "choice-guard_minion-pass",
        "choice-flood_move-area",
        "choice-flood_move-pay",
        "choice-keep_building-area",
    )
}
_TROUBLED = {  # where a minion comes in and finds another
    "choice-place_area-area": "choice-place_area-area-trouble",
    "choice-move_to-area": "choice-move_to-area-trouble",
    "choice-reentry_area-area": "choice-reentry_area-area-trouble",
    "choice-flood_move-area": "choice-flood_move-area-trouble",
}
_SYMBOL_CLAUSES = {
    "minion": "AM-4.7",
    "build": "AM-4.8",
    "assassinate": "AM-4.9",
    "remove_trouble": "AM-4.10",
    "event": "AM-4.13",
    "pass": "AM-4.3",
}


def words(s: State, seat: int, step: str, code: int) -> Worded:
    """Message of a choice, what it names, and the clause that allows it ("": the decision's own)."""
    kind, arg = CHOICES.split(code)
    op = s.agenda[s.due - 1][A]
    if kind.name == "power":
        return "choice-power", {"area": ("area", arg), "text": ("power", arg)}, _CLAUSES[CARDS + arg]
    if step in _MENUS:
        return _in_menu(s, step, kind.name, arg)
    if kind.name == "card" and step in _WINDOWS:
        return "choice-interrupt", {"card": ("card", arg), "text": ("text", arg)}, _CLAUSES[arg]
    clause = "" if step in _WITHOUT_OP or step.startswith(("shield", "guard")) else _clause(op)
    if kind.name == "owner" and arg == seat:
        return "choice-minion_owner-own", {}, clause
    if step == "discard" and kind.name == "card" and P_MONEY_EACH[op]:
        amount = P_MONEY_EACH[op]
        return "choice-discard-sold", {"card": ("card", arg), "amount": ("number", amount)}, clause
    names: Names = {} if kind.labels == ("",) else {kind.name: (kind.name, arg)}
    message = _CHOICES[step, kind.name]
    if message in _TROUBLED and _brings_trouble(s, step, arg):
        message = _TROUBLED[message]
    return message, {**names, **_facts(s, step, kind.name, arg)}, clause


def _brings_trouble(s: State, step: str, area: int) -> bool:
    """Whether a minion that comes in brings a marker (AM-6.1, AM-6.5, AM-15.1)."""
    quiet = step == "place_area" and not P_TROUBLE[s.agenda[s.due - 1][A]]
    return not quiet and not s.trouble[area] and minions_in(s, area) > 0


def _clause(op: int) -> str:
    """The clause of the text that the op is of; plain symbols leave it to the decision's own."""
    return _CLAUSES[_SOURCES[op]] if op in _SOURCES else ""


def _in_menu(s: State, step: str, kind: str, arg: int) -> Worded:
    """A choice of the active player's menus (AM-22.1)."""
    line = s.agenda[s.due - 1]
    if kind == "card" and arg == MOSSY:
        names: Names = {"card": ("card", arg)}
        if s.card_in_play == EMPTY:
            return "choice-mossy-nothing", names, "AM-10.16"
        return "choice-mossy", {**names, "played": ("card", s.card_in_play)}, "AM-10.15"
    if kind == "card":
        return "choice-play", {"card": ("card", arg)}, ""
    if kind == "end":
        danger = _danger(s)
        return "choice-closing_menu-end-danger" if danger else "choice-closing_menu-end", danger, ""
    if step != "symbol_menu":
        return "choice-opening_menu-pass", {}, ""
    symbol = SYMBOL_IDS[CARD_SYMBOL[line[A]][line[B]]] if kind == "do" else kind
    if symbol == "scroll":
        return "choice-symbol-scroll", {"text": ("text", line[A])}, _CLAUSES[line[A]]
    return f"choice-symbol-{symbol}", {}, _SYMBOL_CLAUSES[symbol]


def _facts(s: State, step: str, kind: str, arg: int) -> Names:
    """What else a choice means: prices, counts, owners."""
    line = s.agenda[s.due - 1]
    if step == "build_area":
        return {"price": ("number", price_of(line[A], arg))}
    if step == "buyout_area":
        return {"victim": ("seat", s.building[arg]), "price": ("number", COST[arg])}
    if step == "paid_area":
        count = minions_in(s, arg)
        return {"count": ("number", count), "amount": ("number", P_N[line[A]] * count)}
    if kind != "pay":
        return {}
    if step in ("tribute", "extorted", "pay_or_lose"):
        return {"amount": ("number", P_N[line[A]])}
    if step == "keep_off":
        return {"amount": _keep_off(s, line[A], line[B], 0)[1]["amount"]}
    return {"amount": ("number", SHIELD_PRICE)}
