"""What content.toml holds: the box, the boards, the cards, and the opcodes of which the effects of cards are made."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, get_args

import msgspec

from undercity.engine.content import Entry, load

FOLDER = Path(__file__).parent

# the order of the record's rows
Colour = Literal["white", "black", "yellow", "orange", "purple", "blue"]
Area = Literal["dump", "city", "fields"]
PlaceId = Literal[
    "dump", "city", "fields", "left_canal", "right_canal", "nursery", "pantry", "both", "infirmary", "lost", "graveyard"
]
COLOUR_IDS: tuple[str, ...] = get_args(Colour)
AREA_IDS: tuple[str, ...] = get_args(Area)

MAX_SEATS = 12
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Some = Annotated[int, msgspec.Meta(ge=1, le=100)]
Players = Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)]
Areas = Annotated[int, msgspec.Meta(ge=1, le=len(AREA_IDS))]
Clause = Annotated[str, msgspec.Meta(pattern=r"^RL-\d+\.\d+[a-z]?$")]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]


# ------------------------------------------------------------------ opcodes


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Opcode(Entry, tag_field="op", tag=_snake):
    """One thing that a piece, an event or a clan does; its fields are the opcode's parameters.

    The rules read two numbers of it: `number`, how much or how often (never 0, which means: no such effect), and
    `detail`, where or when. `handler` names the rule that obeys it.
    """

    handler: ClassVar[str]

    @property
    def number(self) -> int:
        return 1

    @property
    def detail(self) -> int:
        return 0


class _Amount(Opcode):
    """An opcode with a plain number."""

    n: Some

    @property
    def number(self) -> int:
        return self.n


# of pieces of cheese


class Gain(_Amount):
    """n cheese for the finder (RL-10.8, RL-10.9)."""

    handler = "cheese.effect"


class RatToSupply(Opcode):
    """One of the finder's rats goes back to the supply (RL-10.11)."""

    handler = "cheese.effect"


class RatToInfirmary(Opcode):
    """One of the finder's healthy rats becomes sick (RL-10.12)."""

    handler = "cheese.effect"


class RatToLost(Opcode):
    """One of the finder's healthy rats becomes lost (RL-10.13)."""

    handler = "cheese.effect"


# of events


class EachGainCheese(_Amount):
    """When revealed: every player takes n cheese (RL-13.1)."""

    handler = "events.take_effect"


class AttackBonus(_Amount):
    """Every canal with a rat attacks as if n more were in it (RL-13.2)."""

    handler = "attack.attack_strength"


class EachGainRat(_Amount):
    """When revealed: every player takes n rats, to be placed this round (RL-13.3)."""

    handler = "events.take_effect"


class PutBackPiece(Opcode):
    """After each draw the player may put one of the pieces back (RL-13.4)."""

    handler = "search.do_draws"


class ColourCountsAs(Opcode):
    """Pieces of one colour count as another one that brings cheese (RL-13.5, RL-15.5)."""

    handler = "cheese.counts_as"
    colour: Colour
    meaning: Literal["yellow", "orange"]

    @property
    def number(self) -> int:
        return COLOUR_IDS.index(self.meaning)

    @property
    def detail(self) -> int:
        return COLOUR_IDS.index(self.colour)


class LargestGivesRatToSmallest(_Amount):
    """When revealed: the largest clan gives n healthy rats to the smallest (RL-13.6)."""

    handler = "events.take_effect"


class MayHideCheese(Opcode):
    """Every player may hide one cheese from thieves (RL-13.7)."""

    handler = "placement.may_hide"


class ReturnSickAndLost(Opcode):
    """When revealed: all sick and lost rats become healthy (RL-13.8)."""

    handler = "events.take_effect"


class EachDeadToSupply(_Amount):
    """When revealed: n rats of every graveyard go to the supply (RL-13.9)."""

    handler = "events.take_effect"


class ExchangeWhite(Opcode):
    """So many white pieces of one draw give `gain` cheese (RL-13.10)."""

    handler = "cheese.white_exchange"
    whites: Some
    gain: Some

    @property
    def number(self) -> int:
        return self.gain

    @property
    def detail(self) -> int:
        return self.whites


class GainPerUnvisitedArea(_Amount):
    """At the end of the search: n cheese for each area to which a player sent no rat (RL-13.11)."""

    handler = "search.do_search_ends"


class MayTradeRatForCheese(Opcode):
    """Before feeding every player may give up a rat for a cheese (RL-13.12)."""

    handler = "feeding.do_feeding_phase"


class DoubleDutyPlace(Opcode):
    """Every player may place so many rats where they defend and breed at once (RL-13.13)."""

    handler = "board.both_capacity"
    capacity: Some

    @property
    def number(self) -> int:
        return self.capacity


class EndGame(Opcode):
    """The game is over (RL-13.14)."""

    handler = "events.do_event_phase"


# of clans


class _AreaAmount(Opcode):
    """An opcode that works in one area."""

    area: Area

    @property
    def detail(self) -> int:
        return AREA_IDS.index(self.area)


class ExtraDraw(_AreaAmount):
    """n more pieces in this area if a rat is present (RL-15.4)."""

    handler = "search.pieces_due"
    n: Some

    @property
    def number(self) -> int:
        return self.n


class ExchangeWhiteEach(_AreaAmount):
    """Up to so many white pieces of a draw in this area give 1 cheese each (RL-15.4)."""

    handler = "cheese.white_exchange"
    most: Some

    @property
    def number(self) -> int:
        return self.most


class LostReturnBonus(Opcode):
    """Returning lost rats bring 1 cheese: together, or each (RL-15.6)."""

    handler = "nursery.bring_back"
    each: bool

    @property
    def detail(self) -> int:
        return int(self.each)


class _PerRound(Opcode):
    """An ability for so many areas a round."""

    areas_per_round: Areas

    @property
    def number(self) -> int:
        return self.areas_per_round


class LateDraw(_PerRound):
    """After the others a piece from the bag of an area to which the player sent no rat (RL-15.7)."""

    handler = "search.do_scavengers"


class CheeseToRat(Opcode):
    """After feeding up to so many cheese become rats (RL-15.8)."""

    handler = "feeding.most_transformed"
    most: Some

    @property
    def number(self) -> int:
        return self.most


class SureClaim(Opcode):
    """A canal with exactly so many rats steals at least 1 cheese, perhaps if the other is empty (RL-15.9)."""

    handler = "attack.is_sure"
    exact_rats: Some
    only_one_canal: bool

    @property
    def number(self) -> int:
        return self.exact_rats

    @property
    def detail(self) -> int:
        return int(self.only_one_canal)


class NurseryBonus(_Amount):
    """n more rats are born, always or only if no rat breeds (RL-15.10)."""

    handler = "nursery.births_due"
    only_if_empty: bool

    @property
    def detail(self) -> int:
        return int(self.only_if_empty)


class IgnoreColour(Opcode):
    """Pieces of this colour do nothing to the player (RL-15.11)."""

    handler = "cheese.effect"
    colour: Colour

    @property
    def detail(self) -> int:
        return COLOUR_IDS.index(self.colour)


class DefenceBonus(_Amount):
    """Defends as if n more rats did (RL-15.11)."""

    handler = "attack.defence_strength"


class MoveRats(Opcode):
    """After the screens are lifted the player may move up to so many rats (RL-15.12)."""

    handler = "placement.do_athletes"
    most: Some

    @property
    def number(self) -> int:
        return self.most


class CollectFromRichest(Opcode):
    """At the end of the round the richest opponents, so many, give 1 cheese each (RL-15.13)."""

    handler = "feeding.do_round_ends"
    givers: Some

    @property
    def number(self) -> int:
        return self.givers


class AddPiece(_PerRound):
    """Before the draws a piece of any colour from the supply into the bag (RL-15.14)."""

    handler = "search.do_corrupt"


class Peek(Opcode):
    """The next event card, and perhaps the food cards of the next round, are shown to this player (RL-15.15)."""

    handler = "events.sees_event"
    food: bool

    @property
    def detail(self) -> int:
        return int(self.food)


PieceEffect = Gain | RatToSupply | RatToInfirmary | RatToLost
EventEffect = (
    EachGainCheese | AttackBonus | EachGainRat | PutBackPiece | ColourCountsAs | LargestGivesRatToSmallest
    | MayHideCheese | ReturnSickAndLost | EachDeadToSupply | ExchangeWhite | GainPerUnvisitedArea
    | MayTradeRatForCheese | DoubleDutyPlace | EndGame
)  # fmt: skip
Ability = (
    ExtraDraw | ExchangeWhiteEach | ColourCountsAs | LostReturnBonus | LateDraw | CheeseToRat | SureClaim
    | NurseryBonus | IgnoreColour | DefenceBonus | CollectFromRichest | MoveRats | AddPiece | Peek
)  # fmt: skip
OPCODES: tuple[type[Opcode], ...] = tuple(
    dict.fromkeys((*get_args(PieceEffect), *get_args(EventEffect), *get_args(Ability)))
)


# ------------------------------------------------------------------ tables


class Box(Entry):
    """What one copy holds (RL-1.8)."""

    single_rats: Count
    double_rats: Count


class Setup(Entry):
    """What a player starts with, and how the decks are made (RL-3.1, RL-3.4, RL-3.9)."""

    rats: Some
    cheese: Some
    initial_events: Some
    final_events: Some
    clan_cards: Annotated[int, msgspec.Meta(ge=2, le=2)]  # the record has room for two


class PlayerCount(Entry):
    """What differs by number of players (RL-2.1, RL-16, RL-17)."""

    players: tuple[Players, Players]
    copies: Annotated[int, msgspec.Meta(ge=1, le=2)]
    food_cards: Annotated[int, msgspec.Meta(ge=1, le=2)]
    extra_pieces: Count
    tunnels: bool


class Cheese(Entry):
    """A colour (RL-1.9); without an effect its pieces do nothing (RL-10.10)."""

    id: Colour
    pieces: Some
    effect: PieceEffect | None = None


class Place(Entry):
    """A place of a board, or beside it (RL-1.6)."""

    id: PlaceId
    kind: Literal["area", "canal", "nursery", "pantry", "both", "holding"]
    ask_order: Some | None = None
    neighbour: Literal[-1, 1] | None = None


PLACE_KINDS = {
    **{"left_canal": "canal", "right_canal": "canal", "nursery": "nursery", "pantry": "pantry", "both": "both"},
    **{"infirmary": "holding", "lost": "holding", "graveyard": "holding"},
}


class FeedingRow(Entry):
    """A row of the overview card."""

    up_to: Count
    cheese: Count


class Feeding(Entry):
    """Cheese by number of canal rats (RL-11.2)."""

    per_extra_rat: Count
    rows: Annotated[tuple[FeedingRow, ...], msgspec.Meta(min_length=1)]

    def __post_init__(self) -> None:
        tops = [row.up_to for row in self.rows]
        if tops != sorted(set(tops)):
            raise ValueError("the rows of feeding must rise")


class Scoring(Entry):
    """RL-12.2."""

    per_living_rat: Annotated[int, msgspec.Meta(ge=-9, le=9)]
    per_dead_rat: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class AggressiveBoard(Entry):
    """RL-14.10."""

    fewer_pieces: Count


class EventCard(Entry):
    """RL-13."""

    id: Id
    number: Some
    deck: Literal["initial", "final", "end"]
    effect: EventEffect


class FoodCard(Entry):
    """RL-10.3."""

    id: Id
    number: Some
    dump: dict[Colour, Some]
    city: dict[Colour, Some]
    fields: dict[Colour, Some]

    def __post_init__(self) -> None:
        for area in AREA_IDS:
            if sum(getattr(self, area).values()) != PIECES_PER_AREA:
                raise ValueError(f"{self.id}: {area} must have {PIECES_PER_AREA} pieces")


PIECES_PER_AREA = 12


class Clan(Entry):
    """RL-15."""

    id: Id
    number: Some
    clause: Clause
    closed: tuple[Ability, ...]  # what it can do while the manhole is closed: level 1
    open: tuple[Ability, ...]  # level 2


class Content(Entry):
    """All of content.toml."""

    box: Box
    setup: Setup
    player_count: tuple[PlayerCount, ...]
    cheese: tuple[Cheese, ...]
    place: tuple[Place, ...]
    feeding: Feeding
    scoring: Scoring
    aggressive_board: AggressiveBoard
    event: tuple[EventCard, ...]
    food_card: tuple[FoodCard, ...]
    clan: tuple[Clan, ...]

    def __post_init__(self) -> None:
        _in_order("cheese", self.cheese, COLOUR_IDS)
        _in_order("place", self.place, get_args(PlaceId))
        _numbered("event", self.event)
        _numbered("food_card", self.food_card)
        _numbered("clan", self.clan)
        counts = [n for row in self.player_count for n in range(row.players[0], row.players[1] + 1)]
        if counts != list(range(2, MAX_SEATS + 1)):
            raise ValueError(f"player_count must go from 2 to {MAX_SEATS}, each number once")
        for place in self.place:
            if place.kind != PLACE_KINDS.get(place.id, "area"):
                raise ValueError(f"place.{place.id}.kind must be {PLACE_KINDS.get(place.id, 'area')!r}")
        self._check_decks()
        self._check_supplies()

    def _check_decks(self) -> None:
        """There are cards for every round, and one that ends the game (RL-3.3, RL-3.4)."""
        ends = [event for event in self.event if event.deck == "end"]
        if len(ends) != 1 or [event for event in self.event if isinstance(event.effect, EndGame)] != ends:
            raise ValueError("one event, and no other, must end the game: with deck = 'end' and op = 'end_game'")
        for name, used in (("initial", self.setup.initial_events), ("final", self.setup.final_events)):
            if (count := sum(event.deck == name for event in self.event)) < used:
                raise ValueError(f"the {name!r} deck has {count} events, but setup.{name}_events is {used}")
        rounds = self.setup.initial_events + self.setup.final_events
        for row in self.player_count:
            if rounds * row.food_cards > len(self.food_card) * row.copies:
                raise ValueError(f"{rounds} rounds need more food cards than there are with {row.players[1]} players")
        if len(self.clan) * min(row.copies for row in self.player_count) < 2:
            raise ValueError("there must be clans to choose from")

    def _check_supplies(self) -> None:
        """Everybody can be given what the setup asks for (RL-3.1)."""
        rats, yellow = self.box.single_rats + 2 * self.box.double_rats, self.cheese[2].pieces
        for row in self.player_count:
            if self.setup.rats * row.players[1] > rats * row.copies:
                raise ValueError(f"setup.rats is {self.setup.rats}: too many for {row.players[1]} players")
            if self.setup.cheese * row.players[1] > yellow * row.copies:
                raise ValueError(f"setup.cheese is {self.setup.cheese}: too much for {row.players[1]} players")


def _in_order(section: str, things: Iterable[Any], ids: Sequence[str]) -> None:
    if [thing.id for thing in things] != list(ids):
        raise ValueError(f"{section} must be {', '.join(ids)}, in this order")


def _numbered(section: str, cards: Sequence[Any]) -> None:
    if sorted(card.number for card in cards) != list(range(1, len(cards) + 1)):
        raise ValueError(f"the numbers of {section} must be 1 to {len(cards)}, each once")


CONTENT = load(FOLDER / "content.toml", Content)
