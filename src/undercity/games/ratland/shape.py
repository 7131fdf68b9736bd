"""The shape of what the web table is told: `view` in face.py makes it, and web/src/lib/faces.ts follows from it."""

from typing import TypedDict


class Options(TypedDict):
    """How this game was set up."""

    food_order: str
    boards: str
    clans: str


class Foreseen(TypedDict):
    """What the Seers see."""

    event: str
    food: list[str]


class Ground(TypedDict):
    """A hunting ground: its cheese, and everybody's rats by seat."""

    id: str
    pieces: dict[str, int]
    rats: list[int]


class Asked(TypedDict):
    """What a seat is asked behind its screen."""

    rats: int
    place: str | None
    may_hide: bool
    confirmed: bool


class Player(TypedDict):
    """A clan. Its rats are by place; those behind another's screen count as waiting."""

    clan: str | None
    dealt: list[str]
    board: str | None
    rats: dict[str, int]
    waiting: int
    healthy: int
    sick: int
    lost: int
    dead: int
    clan_size: int
    cheese: int
    hides: bool
    need: int
    sent: dict[str, int]
    confirmed: bool
    points: int


class Table(TypedDict):
    """The sewers of RatLand, and what lies above them."""

    options: Options
    round: int
    phase: str
    start_player: int
    active_player: int
    clan_level: int
    screens: bool
    event: str | None
    events: list[str]
    events_left: int
    food: list[str]
    food_seen: list[str]
    food_left: int
    food_to_come: list[str]
    foreseen: Foreseen | None
    area: str | None
    areas: list[Ground]
    rat_supply: int
    cheese_supply: dict[str, int]
    bag: dict[str, int]
    drawn: dict[str, int]
    offers_both: bool
    asked: Asked | None
    players: list[Player]
