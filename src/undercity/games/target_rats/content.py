"""What content.toml holds: the box, the board, the cards with their opcodes, the items with their powers.

An opcode is a Struct: its tag is the name that content.toml uses, its fields are its parameters with their bounds, and
`do_op_<name>` in scavenge.py carries it out. A power of an item likewise; its window is the one moment for its use.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Literal, TypeVar

import msgspec

from undercity.engine.content import Entry, among, different, load
from undercity.engine.errors import BadContent

FOLDER = Path(__file__).parent

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Few = Annotated[int, msgspec.Meta(ge=1, le=12)]  # rats of one faction
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Token = Literal["food", "sewer", "nest"]
Deck = Literal["surface", "underground"]


class Meta(Entry):
    """The game as a publisher lists it."""

    id: str
    prefix: str
    title: str
    players_min: Positive
    players_max: Annotated[int, msgspec.Meta(ge=2, le=4)]


class Components(Entry):
    """What lies in the box (TR-1)."""

    rats_per_faction: Few
    nests_per_faction: Annotated[int, msgspec.Meta(ge=1, le=9)]
    food_tokens: Positive
    sewer_tokens: Positive
    die_faces: Face
    target_face: Face
    surface_cards: Positive
    underground_cards: Positive


class Limits(Entry):
    """Numbers of the rules."""

    start_rats: Few
    base_group_moves: Positive
    move_range: Positive
    space_capacity: Few
    rat_city_capacity: Few
    infestation: Positive
    respawn_rats: Few
    claim_base_dice: Count
    claim_dice_per_nest: Count
    claim_fail_deaths: Count
    big_cheese_extra_dice: Count
    big_cheese_draw: Positive
    fed_rats_to_breed: Annotated[int, msgspec.Meta(ge=2, le=12)]
    young_per_pair: Few
    fed_rats_to_nest: Few


class Numbered(Entry):
    """A thing with a name in words/*.ftl; `index` is its number in positions and choices."""

    id: str
    index: Count


class Mode(Numbered):
    """A way to play (TR-17)."""

    victory_nests: Positive
    hold_full_round: bool
    round_cap: Annotated[int, msgspec.Meta(ge=0, le=1000)]  # 0: none


class Faction(Numbered):
    """A colour of rats, numbered clockwise by corner."""

    home: str  # its home nest


class Seating(Entry):
    """The factions of a table by default, in the order of its seats (TR-3.5)."""

    players: Positive
    factions: list[str]


class Quadrant(Numbered):
    """A quarter of both rings; its spaces name it."""


class Space(Numbered):
    """A space: the surface ring clockwise from the north, the underground ring below it, Rat City, home nests."""

    ring: Literal["surface", "underground", "rat_city", "home"]
    kind: Literal["plain", "sewer_cover", "drain", "corridor", "rat_city", "home"]
    quadrants: list[str]


class Link(Entry):
    """A passage between neighbouring spaces; home links are for the owner of the home nest."""

    a: str
    b: str
    kind: Literal["ring", "ladder", "sewer", "home", "rat_city"]


# ------------------------------------------------------------------ opcodes of event cards (TR-8.5 to TR-8.18)


class Effect(Entry, tag_field="op"):
    """One step of a card's program, for the scavenger's rats on the scavenged space."""


class Place(Effect, tag="place"):
    """Put this token on the space (TR-8.5)."""

    token: Token


class Feed(Effect, tag="feed"):
    """Up to n rats become fed (TR-8.6)."""

    n: Few


class Unfeed(Effect, tag="unfeed"):
    """Up to n rats become unfed, never Da Big Cheese (TR-8.7)."""

    n: Few


class Kill(Effect, tag="kill"):
    """n rats die (TR-8.8)."""

    n: Few


class KillHalf(Effect, tag="kill_half"):
    """Half of the rats die, rounded down; a lone rat dies (TR-8.9)."""


class RollKill(Effect, tag="roll_kill"):
    """A die per rat; one rat dies for each die that shows at most this face (TR-8.10)."""

    face: Face


class Spawn(Effect, tag="spawn"):
    """n new rats on nests of the scavenger (TR-8.11)."""

    n: Few


class Flee(Effect, tag="flee"):
    """All rats but Da Big Cheese go to one nest (TR-8.12)."""


class Exterminate(Effect, tag="exterminator"):
    """The scavenger moves the Exterminator (TR-8.13 to TR-8.15)."""

    mode: Literal["any_surface", "same_quadrant", "most_rats"]


class RemoveToken(Effect, tag="remove_token"):
    """Such a token goes back to its supply; where there is none, something else may happen instead (TR-8.16)."""

    token: Token | Literal["any"]
    otherwise: Kill | None = None


class TakeItem(Effect, tag="item"):
    """The scavenger takes the item (TR-8.17)."""

    item: str


class Nothing(Effect, tag="nothing"):
    """No effect (TR-8.18)."""


OPCODES: tuple[type[Effect], ...] = (
    *(Place, Feed, Unfeed, Kill, KillHalf, RollKill, Spawn),
    *(Flee, RemoveToken, Exterminate, TakeItem, Nothing),
)


class Card(Numbered):
    """An event card, numbered within its deck."""

    deck: Deck
    copies: Positive
    effects: list[
        Place
        | Feed
        | Unfeed
        | Kill
        | KillHalf
        | RollKill
        | Spawn
        | Flee
        | RemoveToken
        | Exterminate
        | TakeItem
        | Nothing
    ]


# ------------------------------------------------------------------ powers of items (TR-9.8 to TR-9.17)


class Power(Entry, tag_field="op"):
    """What an item does, and the only moment at which it may be used."""

    window: ClassVar[str]


class Fly(Power, tag="fly"):
    """A group of at most so many rats goes from a surface space to any other one (TR-9.8)."""

    window = "group_move"
    rats: Few


class Range(Power, tag="range"):
    """A group's range becomes so many spaces (TR-9.9)."""

    window = "group_move"
    spaces: Positive


class Dig(Power, tag="dig"):
    """For one movement every column has a sewer entrance (TR-9.10)."""

    window = "group_move"


class Snack(Power, tag="feed"):
    """Up to so many own rats on one space become fed (TR-9.11)."""

    window = "before_action"
    rats: Few


class Cancel(Power, tag="cancel"):
    """A drawn event card is discarded without effect (TR-9.12)."""

    window = "card_revealed"


class ExtraDice(Power, tag="extra_dice"):
    """So many more dice in a fight (TR-9.13)."""

    window = "fight_before_roll"
    dice: Positive


class Reroll(Power, tag="reroll"):
    """All own dice of a fight or claim are rolled again (TR-9.14)."""

    window = "fight_after_roll"


class Spare(Power, tag="spare"):
    """So many fewer own rats die in a lost fight (TR-9.15)."""

    window = "fight_casualties"
    rats: Few


class Redirect(Power, tag="redirect"):
    """The holder chooses where the Exterminator goes (TR-9.16)."""

    window = "exterminator_aim"


class Escape(Power, tag="escape"):
    """Own rats go home when the Exterminator arrives (TR-9.17)."""

    window = "exterminator_hit"


class Item(Numbered):
    """A special item (TR-9); there is one card of each."""

    power: Fly | Range | Dig | Snack | Cancel | ExtraDice | Reroll | Spare | Redirect | Escape


class Content(Entry):
    """The whole file."""

    meta: Meta
    components: Components
    limits: Limits
    mode: list[Mode]
    faction: list[Faction]
    seating: list[Seating]
    quadrant: list[Quadrant]
    space: list[Space]
    link: list[Link]
    card: list[Card]
    item: list[Item]

    def __post_init__(self) -> None:
        for name in ("mode", "faction", "quadrant", "space", "card", "item"):
            different(name, [thing.id for thing in getattr(self, name)])
        self._check_board()
        self._check_players()
        self._check_items()
        limits, box = self.limits, self.components
        if limits.start_rats > box.rats_per_faction or limits.respawn_rats > box.rats_per_faction:
            raise ValueError(f"limits: a faction has only {box.rats_per_faction} rats")
        if box.target_face > box.die_faces:
            raise ValueError(f"components.target_face is {box.target_face}, but the die has {box.die_faces} faces")

    def _check_board(self) -> None:
        spaces = [space.id for space in self.space]
        among("link", [end for link in self.link for end in (link.a, link.b)], spaces)
        among(
            "faction.home", [faction.home for faction in self.faction], [s.id for s in self.space if s.ring == "home"]
        )
        among("space.quadrants", [q for s in self.space for q in s.quadrants], [q.id for q in self.quadrant])
        homes = [link.a for link in self.link if link.kind == "home"]
        if sorted(homes) != sorted(faction.home for faction in self.faction):
            raise ValueError("every home nest must have one link of kind 'home' that begins there")

    def _check_players(self) -> None:
        factions = [faction.id for faction in self.faction]
        if len(factions) != 4 or self.meta.players_max < self.meta.players_min:
            raise ValueError("there must be four factions, and players_max of at least players_min")
        seated = {seating.players: seating.factions for seating in self.seating}
        for players in range(max(self.meta.players_min, 2), self.meta.players_max + 1):
            among(f"seating for {players} players", seated.get(players, ["nobody"]), factions)
            if len(set(seated[players])) != players:
                raise ValueError(f"seating for {players} players must name {players} factions")

    def _check_items(self) -> None:
        """There is one item of each power, and one card of each item (TR-9)."""
        different("item.power", [type(item.power).__name__ for item in self.item])
        given = [effect.item for card in self.card for effect in card.effects if isinstance(effect, TakeItem)]
        among("card.effects.item", given, [item.id for item in self.item])
        if sorted(given) != sorted(item.id for item in self.item) or len(given) != 10:
            raise ValueError("each of the ten items must have one card")


CONTENT = load(FOLDER / "content.toml", Content)

AnyNumbered = TypeVar("AnyNumbered", bound=Numbered)


def numbered(things: Sequence[AnyNumbered]) -> list[AnyNumbered]:
    """The things in the order of their indices, which must be 0, 1, 2 and so on."""
    ordered = sorted(things, key=lambda thing: thing.index)
    for number, thing in enumerate(ordered):
        if thing.index != number:
            raise BadContent(f"content.toml: {thing.id!r} has index {thing.index}, but {number} comes next")
    return ordered


def rings() -> tuple[list[Space], int]:
    """All spaces in their order, and how many a ring has.

    The rules go round by number (TR-2.2): the surface ring from 0 on, the underground ring below it, both closed.
    """
    spaces = numbered(CONTENT.space)
    size = sum(space.ring == "surface" for space in spaces)
    order = [spaces[first + k].id for first in (0, size) for k in range(size)]
    circles = {(order[k], order[k - k % size + (k + 1) % size]) for k in range(2 * size)}
    if circles != {(link.a, link.b) for link in CONTENT.link if link.kind == "ring"}:
        raise BadContent("content.toml: the links of a ring do not join each space with the next by index")
    return spaces, size


def deck(name: Deck, size: int) -> list[Card]:
    """The different cards of a deck in their order; with their copies they are as many as the box holds (TR-1.8)."""
    cards = numbered([card for card in CONTENT.card if card.deck == name])
    if (copies := sum(card.copies for card in cards)) != size:
        raise BadContent(f"content.toml: the {name} deck has {copies} cards, not {size}")
    return cards
