"""Opcodes: what the texts of cards, City Area cards and events are made of (AM-12 to AM-16).

Each opcode is declared here once: its name (`op` in content.toml), its parameters with their bounds, and which
player it reaches. The rule `do_op_<name>` carries it out; an opcode without one does not load, nor does a text with an
unknown opcode or parameter.
"""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta

from undercity.engine.content import Entry

Count = Annotated[int, Meta(ge=1, le=120)]  # cards, rolls, dollars
Reached = Literal["nobody", "named", "each", "builder"]
Per = Literal["once", "trouble", "buildings", "own_buildings", "minions_in", "minions_in_chosen_trouble_area"]
Where = Literal["any", "near", "trouble", "own_building", "area", "rolled", "board", "adjacent_to_trouble", "reach"]
Target = Literal["any", "adjacent"]
Chooser = Literal["actor", "payee"]
Pick = Literal["any", "own", "others"]
Neutral = Literal["troll", "demon"]
Cause = Literal["symbol_other", "text_other", "text_own", "event"]
Stopped = Literal["remove", "move"]


def _snake(name: str) -> str:
    """TakeMoney is written take_money."""
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


class Op(Entry, tag_field="op", tag=_snake):
    """One step of a text.

    `reaches` says which other player has a text window before it takes effect (AM-10.18): one whom the actor names,
    each in turn (AM-10.24), or the owner of the building that the actor picks (AM-15.42).
    """

    reaches: ClassVar[Reached] = "nobody"


class PlacedOp(Op, kw_only=True):
    """One that names areas: near one and in one need to say which."""

    where: Where
    area: str | None = None

    def __post_init__(self) -> None:
        """Refuse an area that is missing, or that nothing asks for."""
        if (self.where in ("near", "area")) != (self.area is not None):
            raise ValueError(f"where = {self.where!r} and area = {self.area!r} do not go together")


class Reaction(Op):
    """One that answers others; it is not carried out as a text of its own."""


# ------------------------------------------------------------------ money (AM-11, AM-13)


class Money(Op):
    """The actor takes n from the bank, times what `per` counts."""

    n: Count
    per: Per = "once"
    area: str | None = None

    def __post_init__(self) -> None:
        """Only minions_in asks where."""
        if (self.per == "minions_in") != (self.area is not None):
            raise ValueError(f"per = {self.per!r} and area = {self.area!r} do not go together")


class Loan(Op):
    """The card stays as a loan, the actor takes n; repayment and penalty are in [scoring]."""

    n: Count


class PayBank(Op):
    """The actor pays n to the bank; a price, so that nothing begins without the money."""

    n: Count


class PayPlayer(Op):
    """The actor pays n to a player, who has a text window only if more is to come than money (AM-10.22)."""

    reaches = "named"
    n: Count
    payee_may_ignore: bool


class TakeMoney(Op):
    """The actor takes up to n from a player."""

    reaches = "named"
    n: Count


class TakeMoneyEach(Op):
    """The actor takes up to n from every other player."""

    reaches = "each"
    n: Count


class Tribute(Op):
    """Every other player gives the actor n dollars or a hand card."""

    reaches = "each"
    n: Count


class ForceTransfer(Op):
    """A player gives up to n to another; the actor is neither."""

    reaches = "named"
    n: Count


class PayOrLoseOwn(Op):
    """The actor pays n to the bank or removes an own minion."""

    n: Count


# ------------------------------------------------------------------ cards, hands and personalities (AM-14)


class Draw(Op):
    """The actor draws n cards, times what `per` counts."""

    n: Count
    per: Literal["once", "own_buildings"] = "once"


class Refill(Op):
    """The actor draws until hand cards and stuck cards are n."""

    n: Count


class Discard(Op):
    """The actor discards `min` to `max` hand cards (no `max`: any number), for money_each from the bank."""

    min: Annotated[int, Meta(ge=0, le=101)]
    max: Count | None = None
    money_each: Annotated[int, Meta(ge=0, le=120)] = 0


class DrawFromDiscard(Op):
    """The actor takes n random cards of the discard pile."""

    n: Count


class PlayCards(Op):
    """The actor may play n further cards."""

    n: Annotated[int, Meta(ge=1, le=9)]


class PeekPersonalities(Op):
    """The actor sees the undealt personalities, all but a random one."""


class SwapPersonality(Op):
    """The actor swaps the own personality for a random undealt one."""


class SwapHands(Op):
    """The actor and a player swap hands."""

    reaches = "named"


class DemandCards(Op):
    """A player gives the actor n hand cards of that player's choice."""

    reaches = "named"
    n: Count


class SellCard(Op):
    """The actor gives a player a hand card for n dollars."""

    reaches = "named"
    n: Count


class ExtortFront(Op):
    """A player pays the actor n, or the card is stuck in front of that player."""

    reaches = "named"
    n: Count


class ExtortBuilding(Op):
    """A player pays the actor n, or the actor may remove one of that player's buildings."""

    reaches = "named"
    n: Count


class InspectDiscard(Op):
    """The actor sees a player's hand and discards a card of it."""

    reaches = "named"


class StealRandom(Op):
    """The actor sees two random cards of a player's hand and keeps one."""

    reaches = "named"


# ------------------------------------------------------------------ minions, markers, buildings (AM-15)


class Place(PlacedOp):
    """The actor places `min` to `max` minions; trouble = false: no marker for it."""

    min: Annotated[int, Meta(ge=1, le=12)] = 1
    max: Annotated[int, Meta(ge=1, le=12)] = 1
    trouble: bool = True


class MoveOwn(Op):
    """The actor moves an own minion out of one of these areas."""

    where: Literal["any", "trouble"]
    to: Target


class MoveOther(Op):
    """The actor moves a minion of another player, who may stop it."""

    to: Target


class SwapMinions(Op):
    """Two minions in different areas change places; their owners may stop it."""


class Remove(PlacedOp):
    """One minion is removed; with where = "rolled" one from each rolled area. "payee": who was just paid chooses."""

    pick: Pick
    chooser: Chooser = "actor"


class Assassinate(Op):
    """As the symbol: a minion that is not the actor's, from an area with a marker."""


class EachOtherRemovesOwn(Op):
    """Every other player removes an own minion."""

    reaches = "each"


class PlaceTrouble(PlacedOp):
    """The actor puts a marker into an area without one."""

    needs_minion: bool


class RemoveTrouble(Op):
    """The actor takes a marker off."""


class Build(Op):
    """The actor builds at this percentage of the cost."""

    price_pct: Annotated[int, Meta(ge=1, le=100)]


class Buyout(Op):
    """The actor replaces another player's building, in areas with a marker or in those without."""

    reaches = "builder"
    trouble: bool


# ------------------------------------------------------------------ rolls (AM-12.5)


class RollBranch(Op):
    """Roll: from high_min up on_high happens, on a 1 on_one, else nothing."""

    high_min: Annotated[int, Meta(ge=2, le=12)]
    on_high: list[AnyOp]
    on_one: list[AnyOp]


class RollAreas(Op):
    """Roll n areas for what follows."""

    n: Annotated[int, Meta(ge=1, le=2)]


# ------------------------------------------------------------------ answers to others (AM-10, AM-16.4)


class InterruptPrevent(Reaction):
    """Stops these effects on one own minion when they have one of these causes (AM-10.6)."""

    stops: list[Stopped]
    causes: list[Cause]


class InterruptReenter(Reaction):
    """Brings a removed minion back (AM-10.12)."""


class InterruptIgnoreText(Reaction):
    """Makes the text of another player's card have no effect on its owner (AM-10.11)."""


class InterruptEndTurn(Reaction):
    """Ends the first part of the own turn; the card in play returns to the hand (AM-10.15)."""


class Shield(Reaction):
    """Small Gods: n for each piece to be protected from an event (AM-16.4)."""

    n: Count


# ------------------------------------------------------------------ events (AM-16)


class DrawEvent(Op):
    """Draw the top event card and resolve it; the event symbol."""


class EvRaze(Op):
    """All pieces of the rolled area are removed, its marker too."""


class EvDemolish(Op):
    """The buildings of the rolled areas are removed."""


class EvFire(Op):
    """Fire spreads roll by roll."""


class EvFlood(Op):
    """Minions are moved out of the rolled areas on the river."""


class EvMurders(Op):
    """Each player rolls and removes a minion there."""


class EvSpawn(Op):
    """n rolls, one troll or demon each."""

    kind: Neutral
    n: Annotated[int, Meta(ge=1, le=12)]
    always_trouble: bool


class EvSubsidence(Op):
    """Each player pays n for each own building or loses it."""

    n: Count


class EvJohnson(Op):
    """The City Area card of the rolled area leaves the game; its holder removes a minion there."""


class EvRiots(Op):
    """With n markers on the board the game ends by points."""

    n: Annotated[int, Meta(ge=1, le=12)]


class Mill(Op):
    """The top n cards of the draw pile are discarded."""

    n: Count


AnyOp = (
    Money | Loan | PayBank | PayPlayer | TakeMoney | TakeMoneyEach | Tribute | ForceTransfer | PayOrLoseOwn
    | Draw | Refill | Discard | DrawFromDiscard | PlayCards | PeekPersonalities | SwapPersonality | SwapHands
    | DemandCards | SellCard | ExtortFront | ExtortBuilding | InspectDiscard | StealRandom
    | Place | MoveOwn | MoveOther | SwapMinions | Remove | Assassinate | EachOtherRemovesOwn
    | PlaceTrouble | RemoveTrouble | Build | Buyout | RollBranch | RollAreas
    | InterruptPrevent | InterruptReenter | InterruptIgnoreText | InterruptEndTurn | Shield
    | DrawEvent | EvRaze | EvDemolish | EvFire | EvFlood | EvMurders | EvSpawn | EvSubsidence | EvJohnson | EvRiots
    | Mill
)  # fmt: skip


def name_of(op: Op | type[Op]) -> str:
    """As content.toml writes it."""
    return str(op.__struct_config__.tag)


CARRIED_OUT: tuple[str, ...] = tuple(name_of(op) for op in get_args(AnyOp) if not issubclass(op, Reaction))
