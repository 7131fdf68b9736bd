"""The shape of what the web table is told: `view` in face.py makes it, and web/src/lib/faces.ts follows from it."""

from typing import TypedDict


class District(TypedDict):
    """A district and the loot that is left in it."""

    id: str
    loot: int


class Area(TypedDict):
    """Lists are by seat; `tiles` are the enterprises, None where there is none."""

    id: str
    district: str
    owner: int | None
    tiles: list[str | None]
    back_room: int | None
    henchmen: list[int]
    bosses: list[int]
    power: list[int]


class Manhole(TypedDict):
    """Whose rats are on a manhole, and how many."""

    id: str
    owner: int | None
    rats: int


class Mission(TypedDict):
    """What each seat has of it, and who meets it."""

    values: list[int]
    met: list[int]


class Card(TypedDict):
    """An intrigue card; its id is None for whom it is face down."""

    laid: bool
    shown: bool
    id: str | None


class Points(TypedDict):
    """What a seat has of each kind of points."""

    missions: int
    trophies: int
    chains: int
    symbols: int
    total: int


class Player(TypedDict):
    """A boss lady, what she has, and the points of her missions."""

    clan: str
    loot: int
    rats: int
    back_rooms: int
    henchmen: int
    boss_area: str | None
    collected: dict[str, int]
    areas: int
    trophies: int
    missions: dict[str, int]
    card: Card
    points: Points


class Acting(TypedDict):
    """The figure that is being placed; or the area where a placed one acts, and how many actions or bribes are left."""

    figure: str | None
    area: str | None
    left: int


class Table(TypedDict):
    """The town of Die Patin."""

    round: int
    rounds: int
    start_player: int
    general_loot: int
    removed_enterprises: list[str]
    acting: Acting | None
    districts: list[District]
    areas: list[Area]
    manholes: list[Manhole]
    missions: dict[str, Mission]
    players: list[Player]
