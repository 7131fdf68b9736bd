"""What content.toml holds: the box, the map, the cards with their texts, and what scoring counts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from undercity.engine.content import Entry, among, different, load
from undercity.games.ankh_morpork.opcodes import AnyOp, InterruptEndTurn, InterruptIgnoreText, Reaction, Shield

FOLDER = Path(__file__).parent

_SYMBOLS = "minion|build|assassinate|remove_trouble|money:[1-9]|scroll|event|play|interrupt"
Symbol = Annotated[str, Meta(pattern=f"^({_SYMBOLS})$")]
Clause = Annotated[str, Meta(pattern=r"^AM-\d+\.\d+$")]
Positive = Annotated[int, Meta(ge=1, le=1000)]
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
    demons: Annotated[int, Meta(ge=1, le=12)]
    trolls: Annotated[int, Meta(ge=1, le=12)]
    die_sides: Annotated[int, Meta(ge=2, le=12)]
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
    threshold_by_players: list[Annotated[int, Meta(ge=-1, le=1000)]]
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
        self._check_names()
        self._check_supplies()
        self._check_reactions()

    def _check_names(self) -> None:
        areas = [area.id for area in self.areas]
        for name in ("areas", "city_cards", "events", "personalities", "cards"):
            different(name, [thing.id for thing in getattr(self, name)])
        different("cards.num", [card.num for card in self.cards])
        different("components.colours", self.components.colours)
        among("map", [end for pair in (*self.map.borders, *self.map.bridges) for end in pair], areas)
        among("setup.start_areas", self.setup.start_areas, areas)
        different("setup.start_areas", self.setup.start_areas)
        among("city_cards", [card.id for card in self.city_cards], areas)
        among("areas without a city card: city_cards", areas, [card.id for card in self.city_cards])

    def _check_supplies(self) -> None:
        """Everybody can be given what the setup asks for (AM-2)."""
        counts = range(self.players.min, self.players.max + 1)
        if self.setup.start_money * self.players.max > self.components.money_total:
            raise ValueError(f"setup.start_money is {self.setup.start_money}: the bank has not so much for all")
        if self.setup.minions_per_start_area * len(self.setup.start_areas) > self.components.minions_per_player:
            raise ValueError("a player has fewer minions than the start areas take")
        if self.setup.hand_size * self.players.max > sum(card.border == "green" for card in self.cards):
            raise ValueError(f"setup.hand_size is {self.setup.hand_size}: there are not enough green cards for all")
        for person in self.personalities:
            if len(person.threshold_by_players) != len(counts):
                raise ValueError(f"personalities.{person.id}.threshold_by_players must have {len(counts)} numbers")
        for number, players in enumerate(counts):
            if sum(person.threshold_by_players[number] >= 0 for person in self.personalities) < players:
                raise ValueError(f"there are fewer personalities than {players} players")

    def _check_reactions(self) -> None:
        """The rules know one Small Gods, one card that ignores a text and one that ends a turn (AM-10, AM-16.4)."""
        for op in (InterruptIgnoreText, InterruptEndTurn):
            if sum(bool(card.scroll) and isinstance(card.scroll[0], op) for card in self.cards) != 1:
                raise ValueError(f"there must be just one card with op = {op.__struct_config__.tag}")
        if sum(isinstance(op, Shield) for card in self.city_cards for op in card.ops) != 1:
            raise ValueError("there must be just one city card with op = shield")
        for card in self.cards:
            if any(isinstance(op, Reaction) for op in card.scroll) != ("interrupt" in card.symbols):
                raise ValueError(f"cards.{card.id}: the interrupt symbol goes with a text that answers others")
        if not (all(card.ops for card in self.city_cards) and all(event.ops for event in self.events)):
            raise ValueError("city_cards and events must have ops")


CONTENT = load(FOLDER / "content.toml", Content)
