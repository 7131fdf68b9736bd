"""What content.toml holds: the box, the map, the cards with their texts, and what scoring counts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from undercity.engine.content import Entry, load
from undercity.games.ankh_morpork.opcodes import AnyOp

FOLDER = Path(__file__).parent

_SYMBOLS = "minion|build|assassinate|remove_trouble|money:[1-9]|scroll|event|play|interrupt"
Symbol = Annotated[str, Meta(pattern=f"^({_SYMBOLS})$")]
Clause = Annotated[str, Meta(pattern=r"^AM-\d+\.\d+$")]
Positive = Annotated[int, Meta(ge=1)]
Condition = Literal["infiltrated_areas", "controlled_areas", "trouble_markers", "net_worth", "draw_pile_empty"]


class Players(Entry):
    """How many may play (AM-2.1)."""

    min: Annotated[int, Meta(ge=2)]
    max: Annotated[int, Meta(le=4)]


class Components(Entry):
    """What is in the box (AM-1)."""

    minions_per_player: Annotated[int, Meta(ge=1, le=15)]
    buildings_per_player: Positive
    trouble_markers: Positive
    demons: Positive
    trolls: Positive
    die_sides: Positive
    money_total: Positive
    colours: list[str]


class Setup(Entry):
    """What everybody begins with (AM-2)."""

    start_areas: list[str]
    minions_per_start_area: Positive
    start_money: Annotated[int, Meta(ge=0)]
    hand_size: Positive


class Scoring(Entry):
    """What the points count (AM-19)."""

    minion_points: Positive
    loan_repay: Positive
    loan_penalty_points: Positive


class Map(Entry):
    """Which areas are adjacent (AM-1.15): pairs of ids, each once."""

    borders: list[tuple[str, str]]
    bridges: list[tuple[str, str]]


class Area(Entry):
    """An area of the city (AM-1.13)."""

    id: str
    num: Annotated[int, Meta(ge=1, le=12)]
    cost: Positive
    river: bool


class CityCard(Entry):
    """A City Area card: what it lets its holder do (AM-8)."""

    id: str  # of its area
    ops: list[AnyOp]
    clause: Clause


class Event(Entry):
    """An event card (AM-16)."""

    id: str
    ops: list[AnyOp]
    clause: Clause


class Personality(Entry):
    """Whose condition is met with how much (AM-18): for two, three and four players; -1: not in the game."""

    id: str
    condition: Condition
    threshold_by_players: list[Annotated[int, Meta(ge=-1)]]
    clause: Clause


class Card(Entry):
    """An action card (AM-25). The scroll symbol, or the interrupt symbol, carries out `scroll`."""

    id: str
    num: Positive
    border: Literal["green", "brown"]
    symbols: list[Symbol]
    scroll: tuple[AnyOp, ...] = ()
    clause: Clause | None = None
    min_players: Annotated[int, Meta(ge=2, le=4)] = 2

    def __post_init__(self) -> None:
        """A card has a text exactly if it has a symbol for it."""
        if bool(self.scroll) != ("scroll" in self.symbols or "interrupt" in self.symbols):
            raise ValueError(f"the symbols of {self.id} do not fit its scroll")


class Content(Entry):
    """The whole of content.toml."""

    players: Players
    components: Components
    setup: Setup
    scoring: Scoring
    map: Map
    areas: list[Area]
    city_cards: list[CityCard]
    events: list[Event]
    personalities: list[Personality]
    cards: list[Card]

    def __post_init__(self) -> None:
        """What the rules count on (AM-6.12, AM-1.19)."""
        if self.components.trouble_markers < len(self.areas):
            raise ValueError("there are fewer trouble markers than areas")
        if sorted(area.num for area in self.areas) != list(range(1, self.components.die_sides + 1)):
            raise ValueError("the numbers of the areas are not those of the die")
        if len(self.components.colours) != self.players.max:
            raise ValueError("there is not one colour for each player")


CONTENT = load(FOLDER / "content.toml", Content)
