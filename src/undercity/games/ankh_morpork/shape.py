"""The shape of what the web table is told: `view` in face.py makes it, and web/src/lib/faces.ts follows from it."""

from typing import Literal, TypedDict


class Area(TypedDict):
    """Minions are by seat; the City Area card lies on the display, out of the game, or with a seat."""

    id: str
    number: int
    cost: int
    minions: list[int]
    trolls: int
    demons: int
    building: int | None
    building_value: int
    trouble: bool
    city_card: int | Literal["display", "out"]
    power_spent: bool
    controlled_by: int | None


class Points(TypedDict):
    """The points that decide when no personality wins (AM-19)."""

    minions: int
    buildings: int
    cash: int
    loans: int
    total: int


class Player(TypedDict):
    """Cards of the hand that the viewer may not know are None."""

    colour: str
    money: int
    minions_in_supply: int
    buildings_in_stock: int
    hand_size: int
    hand: list[str | None]
    known_to_all: list[str]
    loans: list[str]
    stuck: list[str]
    hand_places: int
    personality: str | None
    controlled: int
    infiltrated: int
    net_worth: int
    points: Points


class Personality(TypedDict):
    """The seats that may have it, and whether it may be undealt, for all the viewer knows."""

    id: str
    seats: list[int]
    undealt: bool


class Table(TypedDict):
    """The city of Ankh-Morpork."""

    active: int
    bank: int
    areas: list[Area]
    players: list[Player]
    draw_pile: int
    discard_pile: list[str]
    card_in_play: str | None
    further_plays: int
    events_resolved: list[str]
    event_deck: int
    trouble_markers: int
    at_hand: str | None
    target: int | None
    rolled: list[str]
    shown_cards: list[str]
    personalities: list[Personality]
    ended_by: str | None
    winner: int | None
