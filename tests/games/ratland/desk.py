"""Positions of RatLand made by hand, and how to play on from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kit import match_at
from undercity import Match, find
from undercity.engine.agenda import ask_together, push
from undercity.engine.chronicle import read_tape
from undercity.engine.seam import plain
from undercity.games.ratland.board import clan_size
from undercity.games.ratland.placement import expand_placement
from undercity.games.ratland.table import (
    AREAS,
    CHOOSE_BOARD,
    CLAN_IDS,
    COLOUR_IDS,
    COLOURS,
    COPIES,
    EVENT_IDS,
    EVENT_PHASE,
    FOOD_PER_ROUND,
    HARMFUL_COLOURS,
    HARMLESS_COLOURS,
    PACK,
    PIECES,
    PLACE_IDS,
    PLACES,
    RATS,
    STANDARD,
    YELLOW,
    State,
)

GAME = find("ratland")
QUIET = "abundance"  # an event that does nothing after it was turned over


def event(name: str) -> int:
    return EVENT_IDS.index(name)


def clan(name: str) -> int:
    return CLAN_IDS.index(name)


def colour(name: str) -> int:
    return COLOUR_IDS.index(name)


def place(name: str) -> int:
    return PLACE_IDS.index(name)


def desk(
    seats: int = 4,
    *,
    event: str = QUIET,
    food: Sequence[int] = (1, 2),
    clans: Sequence[str | None] = (),
    level: int = 1,
    aggressive: Iterable[int] = (),
    active: int = 0,
    **things: Sequence[int],
) -> State:
    """Round 1 with this event, these food cards (by number) and things by seat: places, waiting, sick, cheese ...

    Everything not named is 0. The supplies hold what is left; `sent` is what stands in the areas.
    """
    s = GAME.blank(seats, {"start_player": active})
    plain(GAME).begin(s, 1)
    while s.due:
        s.due -= 1
        for i in range(5):
            s.agenda[s.due][i] = 0
    s.deciders, s.screens, s.clan_level, s.phase = 0, 0, level, 2
    put_first(s.event_deck, EVENT_IDS.index(event))
    for k in range(FOOD_PER_ROUND[seats]):
        j = list(s.food_deck).index(food[k] - 1, k)
        s.food_deck[k], s.food_deck[j] = s.food_deck[j], s.food_deck[k]
    for p in range(seats):
        s.waiting[p] = s.cheese[p] = 0
        s.aggressive[p] = STANDARD
    for p, name in enumerate(clans):
        s.clan[p] = -1 if name is None else CLAN_IDS.index(name)
        s.clans = 1
    for p in aggressive:
        s.aggressive[p] = 1
    for name, values in things.items():
        for p, value in enumerate(values):
            if name in PLACE_IDS:
                s.rats[p][PLACE_IDS.index(name)] = value
            else:
                getattr(s, name)[p] = value
    for p in range(seats):
        for k in range(AREAS):
            s.sent[p][k] = s.rats[p][k]
    fill_supplies(s)
    return s


def put_first(deck: Any, card: int) -> None:
    """Put a card on top, in exchange for the one that lies there if it is in the deck."""
    cards = list(deck)
    if card in cards:
        deck[cards.index(card)] = deck[0]
    deck[0] = card


def fill_supplies(s: State) -> None:
    """Whatever is nowhere else is in the supply."""
    s.rat_supply = RATS * COPIES[s.seats] - sum(clan_size(s, p) + s.dead[p] for p in range(s.seats))
    for c in range(COLOURS):
        s.cheese_supply[c] = PIECES[c] * COPIES[s.seats] - s.bag[c] - s.drawn[c]
    s.cheese_supply[YELLOW] -= sum(s.cheese)


def run(s: State, *steps: int | tuple[int, ...]) -> Match:
    """Carry out these steps, the first one first; stop at a decision: one of theirs, or "board" when all is done."""
    while s.due:
        s.due -= 1
        for i in range(5):
            s.agenda[s.due][i] = 0
    ask_together(s, (1 << s.seats) - 1, CHOOSE_BOARD, 0, 0, 0)
    for step in reversed(steps):
        row = step if isinstance(step, tuple) else (step,)
        push(s, *(*row, 0, 0, 0)[:4])
    s.told = 0
    plain(GAME).apply(s, -1, -1)
    match = match_at(GAME, s)
    match._prologue = tuple(read_tape(s, GAME.events))  # what these steps told
    return match


def decision(match: Match) -> str | None:
    found: str | None = match.view(None)["decision"]
    return None if found == "board" else found


def state(match: Match) -> State:
    found = match.state
    assert isinstance(found, State)
    return found


def at(s: State, seat: int) -> dict[str, int]:
    """A seat's rats by place, empty places left out."""
    return {PLACE_IDS[k]: s.rats[seat][k] for k in range(PLACES) if s.rats[seat][k]}


def listed(row: Any, seats: int) -> list[int]:
    return [row[p] for p in range(seats)]


def cheese(match: Match) -> list[int]:
    return listed(state(match).cheese, match.seats)


def happened(match: Match, name: str, seat: int | None = None) -> list[dict[str, int]]:
    """What the chronicle tells of this event."""
    return [line.things for line in match.chronicle(seat) if line.event == name]


def attacks(match: Match) -> list[tuple[int, int, int, int]]:
    """Attacks as told: who, whom (two players: through which canal), strength and defence."""
    names = ("attack_won", "attack_failed", "tunnel_won", "tunnel_failed")
    told = [line.things for line in match.chronicle() if line.event in names]
    return [(t["player"], t["victim"] if "victim" in t else t["canal"], t["strength"], t["defence"]) for t in told]


DRAWN = ("pieces_drawn", "harm_drawn", "all_sorts_drawn")


def drawn(match: Match) -> list[tuple[int, dict[str, int]]]:
    """Draws as told: who, and the pieces by colour."""
    told = [line.things for line in match.chronicle() if line.event in DRAWN]
    kinds = ("harmless", "harmful")
    return [(t["player"], {c: n for k in kinds if k in t for c, n in unpacked(t[k], k).items()}) for t in told]


def unpacked(number: int, kind: str) -> dict[str, int]:
    """Pieces by colour as the chronicle packs them; colours without pieces are left out."""
    colours = HARMLESS_COLOURS if kind == "harmless" else HARMFUL_COLOURS
    counts = [number // PACK**k % PACK for k in reversed(range(len(colours)))]
    return {COLOUR_IDS[c]: count for c, count in zip(colours, counts, strict=True) if count}


def notations(match: Match, seat: int) -> list[str]:
    return [choice.notation for choice in match.choices(seat)]


def bag_of(s: State, **pieces: int) -> None:
    """Fill the bag by hand from the supply; the search of the dump is going on."""
    s.phase, s.area = 6, 0
    for name, count in pieces.items():
        c = COLOUR_IDS.index(name)
        s.bag[c] += count
        s.cheese_supply[c] -= count


def turn_over(s: State) -> Match:
    """Turn over the event that `desk` put on top: phase 1 of round 1."""
    s.round_no = 0
    return run(s, EVENT_PHASE)


def confirm(match: Match, seat: int) -> None:
    """Finish the seat's distribution anyhow; the seat may be the last one, after which the round goes on."""
    round_no = state(match).round_no
    while state(match).screens and state(match).round_no == round_no and seat in match.deciders:
        match.choose(seat, match.legal(seat)[-1])


def submit_placement(match: Match, seat: int, placement: dict[str, Any]) -> None:
    """Make, or replace, a seat's whole distribution: earlier answers are taken back first (RL-21.22)."""
    known: Any = match.concealed(seat)
    codes = expand_placement(known, seat, placement)
    for _ in range(known.answers[seat]):
        match.undo(seat)
    for code in codes:
        match.choose(seat, code)
