"""The shape of what the web table is told: `view` in face.py makes it, and web/src/lib/faces.ts follows from it."""

from typing import TypedDict


class Zone(TypedDict):
    """What is in a zone; `appetite` is its rat count (RC-17.2)."""

    id: str
    ratcatcher: bool
    nemesis: bool
    peculiars: list[str]
    rats: dict[str, int]
    cheese: int
    tokens: dict[str, int]
    placed: list[str]
    trap: bool
    nests: int
    appetite: int


class Township(TypedDict):
    """Where a Township Card lies, how often it is turned by a quarter, and what is in its zones."""

    id: str
    x: int
    y: int
    rotation: int
    active: bool
    zones: list[Zone]


class Trap(TypedDict):
    """What a trap costs, its dice, and by how much it lowers Defence (RC-15.3)."""

    cost: int
    dice: int
    pierce: int


class Ability(TypedDict):
    """An ability of the Ratcatcher and its Special Tokens."""

    id: str
    unlocked: bool
    tokens: int
    max: int


class Caught(TypedDict):
    """A Peculiar Rat and the tokens that it had hoarded."""

    id: str
    stash: dict[str, int]


class Ratcatcher(TypedDict):
    """Upgrades are the cheese in their slots, and how many slots there are."""

    id: str
    zone: str
    attributes: dict[str, int]
    defence: int
    health: int
    max_health: int
    dice: int
    movement: int
    trap_tokens: int
    trap: Trap
    guard: int
    dashing: bool
    cheese: int
    cheese_to_win: int
    upgrades: dict[str, list[int]]
    abilities: dict[str, Ability]
    caught: list[Caught]


class Danger(TypedDict):
    """What would bite if the Rats' Turn found the table like this (RC-16), and the wounds that leaving costs (RC-7.3).

    The Bites of the Common Rats here are added up; of Peculiar Rats the sharpest counts; the Nemesis rolls dice.
    """

    common: int
    peculiar: int
    nemesis: int
    leaving: int


class Level(TypedDict):
    """What happens when so much cheese is eaten."""

    op: str
    value: int


class Nemesis(TypedDict):
    """The Nemesis; its zone is None until it appears."""

    id: str
    zone: str | None
    health: int
    max_health: int
    accuracy: int
    bite: int
    defence: int
    spawn: int
    cheese_eaten: int
    tracker: list[Level]
    gut: dict[str, list[int]]


class Attack(TypedDict):
    """Hits that are still to be assigned."""

    zone: str
    hits: int
    mortal_hits: int


class Payment(TypedDict):
    """A reward of the Tallyman that is being paid: so many rats are still to be handed over."""

    reward: str
    left: int


class Table(TypedDict):
    """The city of Ratcatcher, by Township Card."""

    round: int
    rounds: int
    mode: str
    won: bool | None
    city: dict[str, Township]
    card_in_hand: str | None
    card_joins: str | None
    payment: Payment | None
    ratcatcher: Ratcatcher
    danger: Danger
    nemesis: Nemesis
    attack: Attack | None
    cage: dict[str, int]
    sack: dict[str, int]
    reserve: dict[str, int]
    township_deck: int
    peculiar_deck: int
    peculiar_discard: list[str]
    question_pool: dict[str, int]
    question_discard: dict[str, int]
