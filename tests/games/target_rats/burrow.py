"""Positions of Target: Rats made by hand, and choices made in notation."""

from __future__ import annotations

from typing import Any

from kit import advance
from undercity import Match, find
from undercity.engine.agenda import push
from undercity.engine.chronicle import read_tape
from undercity.engine.dice import roll
from undercity.engine.seam import plain
from undercity.games.target_rats.table import (
    ACT_PHASE,
    CARD_IDS,
    CARDS,
    CHECK_PHASE,
    CHOICES,
    COPIES,
    DICE_BASE,
    FACTION_IDS,
    FIRST_CARD,
    GROUP,
    HOME,
    ITEM_CARD,
    ITEM_IDS,
    NEST,
    NOBODY,
    SPACE_IDS,
    SPACES,
    TOKEN_IDS,
    TURN,
    State,
)

GAME = find("target_rats")
WHITE, BROWN, BLACK, GREY = range(4)


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def faction(name: str) -> int:
    return FACTION_IDS.index(name)


# ------------------------------------------------------------------ building


def city(active: str = "white", seats: int = 4, *, rats: str = "", tokens: str = "", **options: Any) -> State:
    """A board with nothing else on it at the start of a faction's turn; call `turn` or `go` next.

    Rats are written as "white s_nw1 2u+1f, grey rat_city 1f", tokens as "s_nw1 food, u_sw1 grey".
    """
    s: State = GAME.blank(seats, options)
    plain(GAME).begin(s, 1)
    while s.due:
        s.due -= 1
        for k in range(5):
            s.agenda[s.due][k] = 0
    for f in range(4):
        s.unfed[f][HOME[f]] = 0
    s.deciders = s.moves_left = s.phase = s.told = 0
    s.round_no = 1
    s.active = faction(active)
    s.first = faction(active) if s.seat_of[faction(active)] != NOBODY else s.first
    for line in filter(None, rats.split(", ")):
        put(s, *line.split())
    for line in filter(None, tokens.split(", ")):
        lay(s, *line.split())
    return s


def put(s: State, who: str, where: str, group: str) -> None:
    """Rats on a space, written as `2u+1f`."""
    for part in group.split("+"):
        rows = s.unfed if part[-1] == "u" else s.fed
        rows[faction(who)][space(where)] += int(part[:-1])


def lay(s: State, where: str, token: str) -> None:
    """A token on a space: food, sewer, or the nest of a faction."""
    s.token[space(where)] = NEST + faction(token) if token in FACTION_IDS else TOKEN_IDS.index(token)


def crown(s: State, who: str, others: str = "") -> None:
    """Da Big Cheese on the throne, and other rats around it."""
    put(s, who, "rat_city", "1f")
    s.throne = faction(who)
    if others:
        put(s, who, "rat_city", others)


def give(s: State, who: str, item: str, used: bool = False) -> None:
    """An item from its deck."""
    number = ITEM_IDS.index(item)
    s.item[faction(who)] = number
    s.item_used[faction(who)] = int(used)
    s.deck[ITEM_CARD[number]] = 0


def stack(s: State, *cards: str) -> None:
    """These cards are all that is left in their decks; the others lie on the discard piles or are held."""
    decks = {int(CARD_IDS.index(card) >= FIRST_CARD[1]) for card in cards}
    held = {ITEM_CARD[item] for item in s.item if item >= 0}
    for number in range(CARDS):
        if int(number >= FIRST_CARD[1]) in decks:
            s.deck[number] = cards.count(CARD_IDS[number])
            s.discard[number] = COPIES[number] - s.deck[number] - (number in held)


SCRIPT: list[int | None] = []  # what the next chances come to; `conftest.py` puts `scripted_roll` in


def scripted_roll(s: State, sides: int) -> int:
    """The real roll, which moves the dice on and raises the fog, but with the result a test wants."""
    real = roll(s, sides)
    want = SCRIPT.pop(0) if SCRIPT else None
    if want is None:
        return real
    assert sides == 6
    return want - 1


def rig(s: State, *wanted: int | tuple[int, int] | None) -> None:
    """Make the next chances come out so: a die's face, (number of dice, total), or None for the draw of a card."""
    assert not SCRIPT
    for want in wanted:
        if isinstance(want, tuple):
            dice, points = want
            for left in range(dice, 0, -1):
                face = max(1, min(6, points - (left - 1)))
                points -= face
                SCRIPT.append(face)
            assert points == 0
        else:
            SCRIPT.append(want)


# ------------------------------------------------------------------ playing


def go(s: State, step: int, a: int = 0, b: int = 0, c: int = 0) -> Match:
    """Carry out this step, then the check phase and the next turn, up to the first decision."""
    push(s, CHECK_PHASE, 0, 0, 0)
    push(s, step, a, b, c)
    return advance(GAME, s)


def turn(s: State) -> Match:
    """The whole turn of the active faction."""
    s.round_no = 0
    push(s, TURN, 0, 0, 0)
    return advance(GAME, s)


def act_phase(s: State, *where: str) -> Match:
    """The act phase with these acting spaces."""
    for name in where:
        s.acting[space(name)] = 1
    return go(s, ACT_PHASE)


def scavenge(s: State, where: str) -> Match:
    """Rats that stand here scavenge."""
    return act(act_phase(s, where), where, "scavenge")


def decision(m: Match) -> str | None:
    step = GAME.step_of(m.state)
    return step.name if step else None


def decider(m: Match) -> str:
    """The faction that must decide."""
    (seat,) = m.deciders
    return next(FACTION_IDS[f] for f in range(4) if m.state.seat_of[f] == seat)


def offered(m: Match) -> set[str]:
    """What may be chosen, in notation."""
    (seat,) = m.deciders
    return {choice.notation for choice in m.choices(seat)}


def spaces(m: Match) -> set[str]:
    """The spaces that may be chosen."""
    return {text.removeprefix("space:") for text in offered(m) if text.startswith("space:")}


def do(m: Match, *choices: str) -> Match:
    """The deciding seats make these choices one after another."""
    for choice in choices:
        (seat,) = m.deciders
        m.choose(seat, choice)
        assert GAME.broken(m.state) is None
    return m


def move(m: Match, origin: str, group: str, target: str) -> Match:
    """One group movement; choices the engine makes itself are left out."""
    do(m, f"space:{origin}")
    if decision(m) == "group" and f"group:{group}" in offered(m):
        do(m, f"group:{group}")
    if decision(m) == "destination" and f"space:{target}" in offered(m):
        do(m, f"space:{target}")
    return m


def act(m: Match, where: str, action: str) -> Match:
    """One space acts."""
    do(m, f"space:{where}")
    if decision(m) == "action":
        do(m, f"action:{action}")
    return m


# ------------------------------------------------------------------ looking


def at(m: Match | State, who: str, where: str) -> str:
    """The rats of a faction on a space, as `2u+1f`; `-` if there is none."""
    s = m.state if isinstance(m, Match) else m
    unfed, fed = s.unfed[faction(who)][space(where)], s.fed[faction(who)][space(where)]
    return "+".join([f"{unfed}u"] * (unfed > 0) + [f"{fed}f"] * (fed > 0)) or "-"


def total(m: Match, who: str) -> int:
    """Rats of a faction on the board."""
    return sum(m.state.unfed[faction(who)][k] + m.state.fed[faction(who)][k] for k in range(SPACES))


def token(m: Match | State, where: str) -> str:
    s = m.state if isinstance(m, Match) else m
    number = s.token[space(where)]
    return FACTION_IDS[number - NEST] if number >= NEST else TOKEN_IDS[number]


def acting(m: Match) -> set[str]:
    return {SPACE_IDS[k] for k in range(SPACES) if m.state.acting[k]}


def events(m: Match, name: str = "") -> list[dict[str, int]]:
    """What the chronicle told since the position was set up."""
    return [line.things for line in m.chronicle() if line.event == name]


def told(m: Match, language: str = "en") -> list[str]:
    """The same in words."""
    return [line.text for line in m.chronicle(None, language)]


def narrated(s: State, language: str = "en") -> list[str]:
    """What was told on the way to the first decision, by a record that `go` or `turn` played on."""
    return [
        GAME.say(
            f"told-{h.event.name}",
            {word: (kind, number) for (word, kind), number in zip(h.event.things, h.numbers, strict=True)},
            language,
        )
        for h in read_tape(s, GAME.events)
    ]


def faces(rolled: dict[str, int]) -> list[int]:
    """The dice of an event, one by one."""
    counts = [rolled[word] // DICE_BASE**power % DICE_BASE for word in ("low", "high") for power in (2, 1, 0)]
    return [face + 1 for face, count in enumerate(counts) for _ in range(count)]


def group(label: str) -> int:
    """The number of a group, written as `2u+1f`."""
    return CHOICES.parse(f"group:{label}") - GROUP
