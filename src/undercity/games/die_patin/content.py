"""What content.toml holds: the box of Die Patin (DP-1), its board (DP-2) and the setup by number of players (DP-3)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from undercity.engine.content import Entry, load
from undercity.games.die_patin.opcodes import BonusOp, FigureOp

FOLDER = Path(__file__).parent

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Count = Annotated[int, Meta(ge=0, le=100)]
Players = Annotated[int, Meta(ge=2, le=5)]


class Thing(Entry):
    """One of a kind: what choices and records call it, and its place in the rows of the state."""

    id: Id
    index: Count


class Game(Entry):
    """How many play, and how long (DP-1.1, DP-4.1)."""

    players_min: Players
    players_max: Players
    rounds: Annotated[int, Meta(ge=1, le=9)]


class Box(Entry):
    """What all players share (DP-1.4, DP-1.5)."""

    loot: Count
    loot_in_district: Annotated[int, Meta(ge=0, le=2)]
    tiles_of_enterprise: Annotated[int, Meta(ge=1, le=4)]


class Player(Entry):
    """A player's set, beside her boss lady (DP-1.3)."""

    henchmen: Annotated[int, Meta(ge=0, le=9)]
    rats: Count
    back_rooms: Count
    start_rats: Annotated[tuple[Count, ...], Meta(max_length=4)]


class Setup(Entry):
    """What depends on the number of players (DP-3.5, DP-3.7)."""

    players: Players
    enterprises_removed: Count
    start_areas: tuple[Id, ...]


class District(Thing):
    """In play from `min_players` on, with its areas and all manholes they touch (DP-2.5, DP-3.3)."""

    min_players: Players


class Area(Thing):
    """Its manholes stand in the order in which its outline is drawn (DP-2.2)."""

    district: Id
    manholes: Annotated[tuple[Id, ...], Meta(min_length=4, max_length=4)]


class Clan(Thing):
    """The clan of a seat: a picture and a name, no rule (DP-1.1)."""


class Enterprise(Thing):
    """All its tiles bring the same bonus (DP-1.5)."""

    bonus: BonusOp


class Placed(Thing, kw_only=True):
    """Where it has nothing to do, it may not be placed."""

    inside: FigureOp | None = None
    outside: FigureOp | None = None


class Figure(Placed):
    """What a henchman does; the boss lady follows her card."""

    power: Count


class Intrigue(Placed):
    """What the boss lady does, and so where she is placed (DP-8)."""


class Mission(Thing):
    """Whoever has most of its metric may score it (DP-9.2)."""

    metric: Literal["areas_owned", "max_rats_on_one_manhole", "manholes_occupied", "back_rooms_on_board", "loot_held"]


class Scoring(Entry):
    """Chains by their length, mission tiles by their number (DP-10.2 to DP-10.4)."""

    chain_points: tuple[Count, ...]
    mission_points: tuple[Count, ...]
    trophy_points: Count


class Content(Entry):
    """The whole of content.toml."""

    meta: Game
    box: Box
    player: Player
    setup: tuple[Setup, ...]
    district: tuple[District, ...]
    area: tuple[Area, ...]
    manhole: tuple[Thing, ...]
    clan: tuple[Clan, ...]
    enterprise: tuple[Enterprise, ...]
    figure: tuple[Figure, ...]
    intrigue: tuple[Intrigue, ...]
    mission: tuple[Mission, ...]
    scoring: Scoring

    def __post_init__(self) -> None:
        """What no bound of a single key can say."""
        for name in ("district", "area", "manhole", "clan", "enterprise", "figure", "intrigue", "mission"):
            _check_numbers(name, getattr(self, name))
        self._check_board()
        for players in range(self.meta.players_min, self.meta.players_max + 1):
            self._check_setup(players)
        if len(self.scoring.chain_points) != self.box.tiles_of_enterprise + 1:
            raise ValueError("scoring.chain_points must have a number for 0 tiles and for each tile of an enterprise")
        if len(self.scoring.mission_points) != self.meta.rounds + 1:
            raise ValueError("scoring.mission_points must have a number for no tile and for the tile of each round")

    def _check_board(self) -> None:
        districts, manholes = {d.id for d in self.district}, {m.id for m in self.manhole}
        for area in self.area:
            if area.district not in districts:
                raise ValueError(f"area {area.id} lies in {area.district!r}, which is no district")
            if len(set(area.manholes)) != len(area.manholes) or not set(area.manholes) <= manholes:
                raise ValueError(f"area {area.id} must have different manholes that exist")

    def _check_setup(self, players: int) -> None:
        if sum(setup.players == players for setup in self.setup) != 1:
            raise ValueError(f"there must be one [[setup]] for {players} players")
        areas = self.areas_in_play(players)
        starts = self.setup_of(players).start_areas
        if len(starts) != players or len({*starts} & {area.id for area in areas}) != players:
            raise ValueError(f"[[setup]] for {players} players must name {players} start areas in play")
        _check_first("district", {area.district for area in areas}, self.district)
        _check_first("area", {area.id for area in areas}, self.area)
        _check_first("manhole", {manhole for area in areas for manhole in area.manholes}, self.manhole)

    def areas_in_play(self, players: int) -> list[Area]:
        """Those whose district is in play (DP-2.5)."""
        used = {district.id for district in self.district if district.min_players <= players}
        return [area for area in self.area if area.district in used]

    def setup_of(self, players: int) -> Setup:
        return next(setup for setup in self.setup if setup.players == players)


def _check_numbers(name: str, things: Sequence[Thing]) -> None:
    """Each id once, and the indices from 0 without a gap."""
    if sorted(thing.index for thing in things) != list(range(len(things))):
        raise ValueError(f"the indices of [[{name}]] must be 0 to {len(things) - 1}, each once")
    if len({thing.id for thing in things}) != len(things):
        raise ValueError(f"the ids of [[{name}]] must differ")


def _check_first(name: str, in_play: set[str], things: Sequence[Thing]) -> None:
    """What is in play has the first indices, so that rules need not ask."""
    if in_play != {thing.id for thing in things if thing.index < len(in_play)}:
        raise ValueError(f"the [[{name}]] entries in play must have the first indices at every number of players")


CONTENT = load(FOLDER / "content.toml", Content)
