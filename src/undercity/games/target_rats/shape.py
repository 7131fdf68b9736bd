"""The shape of what the web table is told: `view` in face.py makes it, and web/src/lib/faces.ts follows from it."""

from typing import TypedDict


class Supply(TypedDict):
    """Tokens that are left."""

    food: int
    sewer: int


class Token(TypedDict):
    """A nest is of a faction."""

    kind: str
    faction: str | None


class Rats(TypedDict):
    """The rats of a faction on a space, and how many of them have moved."""

    faction: str
    unfed: int
    fed: int
    big_cheese: bool
    moved_unfed: int
    moved_fed: int


class Space(TypedDict):
    """What is on a space; `acting` while it has still to act."""

    id: str
    token: Token | None
    rats: list[Rats]
    contested: bool
    acting: bool


class Quadrant(TypedDict):
    """How many rats are in a quadrant."""

    id: str
    rats: int
    infested: bool


class Deck(TypedDict):
    """How many cards of each kind are left, and how many were discarded."""

    id: str
    cards: int
    left: dict[str, int]
    discard: dict[str, int]


class Card(TypedDict):
    """A card that was drawn."""

    id: str
    deck: str


class Item(TypedDict):
    """An item, and when it may be used."""

    id: str
    window: str
    ready: bool


class Moving(TypedDict):
    """A group for which a destination is being chosen."""

    unfed: int
    fed: int


class Player(TypedDict):
    """A faction and what it has."""

    seat: int
    faction: str
    home: str
    reserve: int
    fed: int
    nests: int
    nests_needed: int
    nests_left: int
    title: bool
    meets_conditions: bool
    hold: int
    item: Item | None
    dice: list[int]
    total: int


class Table(TypedDict):
    """The streets and tunnels of Target: Rats; `at` is the space that the present decision is about."""

    mode: str
    round: int
    last_round: int
    phase: str
    active: str
    first: str
    winner: str | None
    throne: str | None
    exterminator: str | None
    moves_left: int
    supply: Supply
    spaces: list[Space]
    quadrants: list[Quadrant]
    decks: list[Deck]
    drawn: list[Card]
    at: str | None
    moving: Moving | None
    forced_fights: list[str]
    players: list[Player]
