"""What content.toml holds: the City's cards, rats, Ratcatchers, Nemeses, supplies. Read strictly, once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from undercity.engine.content import Entry, different, load
from undercity.games.ratcatcher.opcodes import (
    ABILITY_OPS,
    MUTATIONS,
    NEMESIS_OPS,
    PECULIAR_OPS,
    REWARD_OPS,
    TARGET_KINDS,
    TRACKER_OPS,
    Opcodes,
)

FOLDER = Path(__file__).parent

Letter = Literal["a", "b", "c", "d", "e", "f"]
Edge = Literal["n", "e", "s", "w"]
Special = Literal["purple", "yellow"]
Count = Annotated[int, Meta(ge=0, le=64)]
Some = Annotated[int, Meta(ge=1, le=64)]
Face = Annotated[int, Meta(ge=2, le=6)]  # a die must show at least so much
Slots = Annotated[int, Meta(ge=1, le=3)]
Targets = Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)]


class Constants(Entry):
    """Numbers that the rulebook prints."""

    cheese_to_win: Some
    cheese_to_lose: Some
    setup_extra_townships: Annotated[int, Meta(ge=2, le=2)]
    expand_if_cheese_below: Count
    consume_threshold: Some
    eat_weight_peculiar: Count
    eat_weight_nemesis: Count
    die_faces: Annotated[int, Meta(ge=6, le=6)]
    mortal_face: Face


class Supply(Entry):
    """What lies in the box, and how many rounds a game may take (RC-23.6)."""

    attack_dice: Annotated[int, Meta(ge=1, le=10)]
    magic_cheese: Some
    health_tokens: Annotated[int, Meta(ge=0, le=8)]
    purple_tokens: Annotated[int, Meta(ge=0, le=8)]
    yellow_tokens: Annotated[int, Meta(ge=0, le=8)]
    trap_tokens: Annotated[int, Meta(ge=0, le=8)]
    round_cap: Annotated[int, Meta(ge=1, le=100)]


# ------------------------------------------------------------------ the City (RC-2)


class EdgeZones(Entry):
    """The zone that contains the middle of each edge of an unrotated card (RC-2.3)."""

    n: Letter
    e: Letter
    s: Letter
    w: Letter

    def at(self, edge: Edge) -> Letter:
        """The zone at this edge."""
        return {"n": self.n, "e": self.e, "s": self.s, "w": self.w}[edge]


class Template(Entry):
    """How a card is cut into zones; pairs that share a border line are adjacent (RC-2.6)."""

    id: str
    zones: tuple[Letter, ...]
    adjacency: tuple[tuple[Letter, Letter], ...]
    edge_zone: EdgeZones


class SpecialIcon(Entry):
    """A Special Token printed on a card (RC-4.10)."""

    zone: Letter
    colour: Special


class Township(Entry):
    """A side of a Township Card; lists name zones, a letter as often as the thing is there."""

    id: str
    number: Annotated[int, Meta(ge=0, le=24)]
    template: str
    expansion: Annotated[int, Meta(ge=1, le=4)]
    connectors: Annotated[tuple[Edge, ...], Meta(min_length=2, max_length=4)]
    cheese: tuple[Letter, ...]
    nests: tuple[Letter, ...]
    spawns: tuple[Letter, ...]
    questions: tuple[Letter, ...]
    special: tuple[SpecialIcon, ...]
    side: Literal["normal", "hard", "both"] = "both"
    start_zone: Letter | None = None


class QuestionToken(Entry):
    """How many "?" tokens show this face."""

    id: Literal["health", "purple", "yellow", "cheese", "peculiar", "nest"]
    count: Annotated[int, Meta(ge=0, le=4)]


# ------------------------------------------------------------------ effects


class Effect(Entry):
    """An opcode with its number, if it takes one."""

    family: ClassVar[Opcodes]
    op: str
    value: int | None = None

    def __post_init__(self) -> None:
        self.family.check(self.op, self.value)

    @property
    def code(self) -> int:
        """The opcode's own number."""
        return self.family.names.index(self.op)

    @property
    def amount(self) -> int:
        """The number of the effect; 0 where it takes none."""
        return self.value or 0


class Reward(Effect):
    """What a caught Peculiar Rat is good for (RC-20.7)."""

    family = REWARD_OPS


class TallymanReward(Effect, kw_only=True):
    """What the Tallyman sells; `lasting`: good also when it is not the Ratcatcher's Turn (RC-18.9)."""

    family = REWARD_OPS
    id: str
    cost: Some
    lasting: bool


class PeculiarAbility(Effect):
    """What makes a Peculiar Rat peculiar (RC-20.13 to RC-20.29)."""

    family = PECULIAR_OPS


class NemesisSpecial(Effect):
    """What only this Nemesis does (RC-21.9 to RC-21.13)."""

    family = NEMESIS_OPS


class TrackerLevel(Effect, kw_only=True):
    """What happens when so much Magic Cheese is eaten (RC-21.2)."""

    family = TRACKER_OPS
    level: Some


class GutRow(Effect, kw_only=True):
    """A row of the Gut Tracker: so many slots, and the mutation that each brings (RC-21.12)."""

    family = TRACKER_OPS
    slots: Annotated[int, Meta(ge=1, le=2)]

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.op not in MUTATIONS:
            raise ValueError(f"'{self.op}' is no mutation")


class GutTracker(Entry):
    """The Maw's card: a row for each kind of token it eats."""

    health: GutRow
    purple: GutRow
    yellow: GutRow
    trap: GutRow


# ------------------------------------------------------------------ rats (RC-1.9, RC-20, RC-21)


class Rat(Entry):
    """Every kind of rat seeks something: the first kind of target that is in the City counts (RC-14.5)."""

    id: str
    target: Targets

    def __post_init__(self) -> None:
        for kind in self.target:
            TARGET_KINDS.check(kind, None)

    @property
    def aims(self) -> list[int]:
        """The kinds of target, by number."""
        return [TARGET_KINDS.names.index(kind) for kind in self.target]


class RatColour(Rat):
    """A row of the Rat Reference Card; `order`: who moves first."""

    order: Annotated[int, Meta(ge=1, le=3)]
    count: Some
    move: Count
    bite: Count
    defence: Count
    eat_weight: Count
    attacks_on_leave: bool
    breeds: bool


class Peculiar(Rat):
    """A Peculiar Rat and its card (RC-20.4)."""

    number: Annotated[int, Meta(ge=1, le=24)]
    move: Count
    bite: Count
    defence: Count
    ability: PeculiarAbility
    rewards: Annotated[tuple[Reward, ...], Meta(min_length=1, max_length=2)]


class Nemesis(Rat):
    """A Nemesis Board (RC-21.1)."""

    bite_dice: Annotated[int, Meta(ge=1, le=5)]
    accuracy: Face
    defence: Count
    health: Annotated[int, Meta(ge=1, le=9)]
    spawn: Count
    special: NemesisSpecial
    tracker: tuple[TrackerLevel, ...]


# ------------------------------------------------------------------ Ratcatchers (RC-22)


class Upgrade(Entry):
    """Slots for Magic Cheese on the Character Board."""

    slots: Slots


class AttributeUpgrade(Upgrade):
    """By how much the attribute gets better."""

    value: Annotated[int, Meta(ge=1, le=2)]


class Upgrades(Entry):
    """All upgrades of a Character Board (RC-11)."""

    attack: AttributeUpgrade
    movement: AttributeUpgrade
    traps: AttributeUpgrade
    accuracy: AttributeUpgrade
    defence: AttributeUpgrade
    health: AttributeUpgrade
    trap: Upgrade
    purple_unlock: Upgrade
    purple_refill: Upgrade
    yellow_unlock: Upgrade
    yellow_refill: Upgrade


class BetterTrap(Entry):
    """What the trap upgrade puts in the place of the printed numbers."""

    cost: Count | None = None
    dice: Some | None = None
    pierce: Count | None = None


class Trap(Entry):
    """Movement Points to deploy it, dice it rolls, and by how much it lowers Defence (RC-8, RC-15)."""

    id: str
    cost: Count
    dice: Annotated[int, Meta(ge=1, le=6)]
    pierce: Count
    upgrade: BetterTrap

    def numbers(self, *, upgraded: bool) -> tuple[int, int, int]:
        """Cost, dice and pierce, before or after the upgrade."""
        better = self.upgrade if upgraded else BetterTrap()
        return (
            self.cost if better.cost is None else better.cost,
            self.dice if better.dice is None else better.dice,
            self.pierce if better.pierce is None else better.pierce,
        )


class Ability(Effect, kw_only=True):
    """A Special Ability: which zones it reaches, how many tokens it holds (RC-10)."""

    family = ABILITY_OPS
    id: str
    scope: Literal["self", "near", "adjacent", "township"]
    max_tokens: Annotated[int, Meta(ge=1, le=3)]
    threshold_if_held: Count | None = None  # of a decoy that shares its zone with a net (RC-17.9)

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.op == "decoy") != (self.threshold_if_held is not None):
            raise ValueError("a decoy, and nothing else, has a threshold_if_held")


class Ratcatcher(Entry):
    """A Character Board (RC-22)."""

    id: str
    attack: Annotated[int, Meta(ge=1, le=8)]
    movement: Annotated[int, Meta(ge=1, le=9)]
    traps: Annotated[int, Meta(ge=0, le=3)]
    accuracy: Annotated[int, Meta(ge=3, le=6)]
    defence: Count
    health: Annotated[int, Meta(ge=1, le=7)]
    upgrades: Upgrades
    trap: Trap
    purple: Ability
    yellow: Ability


class Content(Entry):
    """The whole file."""

    constants: Constants
    supply: Supply
    rat_colour: tuple[RatColour, ...]
    template: tuple[Template, ...]
    township: tuple[Township, ...]
    question_token: tuple[QuestionToken, ...]
    tallyman_reward: tuple[TallymanReward, ...]
    ratcatcher: tuple[Ratcatcher, ...]
    peculiar: tuple[Peculiar, ...]
    nemesis: tuple[Nemesis, ...]
    gut_tracker: GutTracker

    def __post_init__(self) -> None:
        for name in ("rat_colour", "template", "township", "question_token", "tallyman_reward"):
            different(name, [thing.id for thing in getattr(self, name)])
        for name in ("ratcatcher", "peculiar", "nemesis"):
            different(name, [thing.id for thing in getattr(self, name)])
        if sorted(rat.number for rat in self.peculiar) != list(range(1, len(self.peculiar) + 1)):
            raise ValueError(f"the numbers of peculiar must be 1 to {len(self.peculiar)}, each once")
        if {colour.id for colour in self.rat_colour} != {"brown", "black", "white"}:
            raise ValueError("rat_colour must be brown, black and white")
        different("rat_colour.order", [colour.order for colour in self.rat_colour])
        last = self.constants.cheese_to_lose
        for nemesis in self.nemesis:
            if [level.level for level in nemesis.tracker] != list(range(1, last + 1)):
                raise ValueError(f"the Rat Tracker of '{nemesis.id}' does not go from 1 to cheese_to_lose")
            if [level.level for level in nemesis.tracker if level.op == "lose"] != [last]:
                raise ValueError(f"the Rat Tracker of '{nemesis.id}' has to lose on its last level, and on no other")
        for card in self.township:
            self._check_township(card)

    def _check_township(self, card: Township) -> None:
        """A card names only zones of its template."""
        template = next((t for t in self.template if t.id == card.template), None)
        if template is None:
            raise ValueError(f"township '{card.id}' has no template '{card.template}'")
        named = {*card.cheese, *card.nests, *card.spawns, *card.questions, *(icon.zone for icon in card.special)}
        if not named <= set(template.zones):
            raise ValueError(f"township '{card.id}' names zones that its template '{template.id}' lacks")


CONTENT = load(FOLDER / "content.toml", Content)
