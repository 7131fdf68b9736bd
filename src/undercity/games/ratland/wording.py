"""What a player is asked, and what each choice leads to: messages of words/*.ftl and what they name."""

from __future__ import annotations

from collections.abc import Sequence

from undercity.engine.agenda import A, B
from undercity.engine.record import Row
from undercity.engine.words import Names, Prompt, Worded
from undercity.games.ratland.attack import target
from undercity.games.ratland.board import both_capacity, canal_rats, clan_number
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.placement import asked_place
from undercity.games.ratland.table import (
    ADD_PIECE,
    BOTH,
    CHOICES,
    CLAN_IDS,
    CONTENT,
    HARMFUL_COLOURS,
    HARMLESS_COLOURS,
    HEALTHY,
    LATE_DRAW,
    LOST,
    LOST_RAT,
    NEIGHBOUR,
    NO,
    PACK,
    QUESTION_COUNT,
    QUESTIONS,
    SICK,
    State,
)

_CLAUSES = {clan.id: clan.clause for clan in CONTENT.clan}
PACKED: dict[str, Sequence[int]] = {"harmless": HARMLESS_COLOURS, "harmful": HARMFUL_COLOURS}


def prompt(s: State, seat: int | None, step: str) -> Prompt:
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


def _question(s: State, seat: int) -> Prompt:
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


def _held(pieces: Row) -> Names:
    """What a bag or a hand holds, as names for a sentence."""
    packed = {}
    for kind, colours in PACKED.items():
        number = 0
        for colour in colours:
            number = number * PACK + pieces[colour]
        packed[kind] = (kind, number)
    return packed


def words(s: State, seat: int, step: str, code: int) -> Worded:
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


def _trade(s: State, seat: int, code: int) -> Worded:
    """A canal rat, a lost one or none; and how much cheese the clan then needs."""
    rats = canal_rats(s, seat)
    if code == NO:
        return "choice-trade-no", {}, ""
    if code == LOST_RAT:
        return "choice-trade-lost_rat", {"rat": ("rat", LOST), "need": ("cheese", cheese_needed(rats))}, ""
    kind = SICK if s.sick[seat] else HEALTHY
    return "choice-trade-yes", {"rat": ("rat", kind), "need": ("cheese", cheese_needed(rats - 1))}, ""
