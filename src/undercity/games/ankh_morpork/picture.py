"""The city drawn: twelve areas about the river, with minions, buildings, trouble, trolls and demons in their slots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercity.engine.picture import GOLD, INK, PAPER, Held, Pen, Point, mix

COLOURS = {"red": "#ff6f61", "yellow": "#f5d547", "green": "#35c08a", "blue": "#4aa3f0"}
FIELDS, WALL, WATER, STREETS = "#5c6640", "#8d8468", "#7d7f52", ("#d9bf94", "#cfae80", "#c8a274")

ROOFS = "M4 8L11 4L18 8V13H4ZM24 12L30 8L36 12V17H24ZM9 27L16 23L23 27V32H9ZM29 33L34 29L40 33V37H29ZM2 39h7v4H2Z"


def board(pen: Pen) -> None:
    pen.colours = tuple(COLOURS[player["colour"]] for player in pen.table["players"])
    pen.box(0, 0, 1000, 1000, FIELDS, 14)
    pen.disc(500, 500, 489, WATER, WALL, 12)
    roofs = pen.pattern("roofs", 44, ROOFS, "#6b4a33")
    for k, area in enumerate(pen.table["areas"]):
        _ground(pen, area, STREETS[k % 3])
        pen.polygon(pen.layout["areas"][area["id"]]["polygon"], roofs, more=' fill-opacity="0.28"')
    for arm in pen.layout["layout"]["river"]:
        pen.line(arm, WATER, 22)
    for bridge in pen.layout["layout"]["bridges"]:
        pen.line(bridge, INK, 17)
        pen.line(bridge, "#a97b4f", 12, "3 5")
    for area in pen.table["areas"]:
        _pieces(pen, area)
    _piles(pen)


def _ground(pen: Pen, area: Any, street: str) -> None:
    owner, corners = area["controlled_by"], pen.layout["areas"][area["id"]]["polygon"]
    pen.polygon(corners, street if owner is None else mix(street, pen.colours[owner], 0.45), "#5a4632", 3)


def _pieces(pen: Pen, area: Any) -> None:
    plan = pen.layout["areas"][area["id"]]
    x, y = plan["label"]
    pen.plate(x, y, pen.name("area", area["id"]), 19, 148)
    for seat, number in enumerate(area["minions"]):
        x, y = plan["slot_seats"][seat]
        if number:
            pen.mark(seat, x, y, 33, number)
    x, y = plan["slot_building"]
    if area["building"] is None:
        pen.icon("house", x, y, 28, PAPER, 1)
        pen.text(x, y + 2, str(area["cost"]), 13, INK, bold=True)
    else:
        pen.icon("house", x, y, 36, pen.colours[area["building"]], 2.5)
        pen.mark(area["building"], x, y + 3, 13)
    if area["trouble"]:
        _token(pen, "flame", plan["slot_trouble"], "#1d1410", "#ff9d2e", 1)
    _token(pen, "troll", plan["slot_troll"], "#57605b", "#b9c4bd", area["trolls"])
    _token(pen, "demon", plan["slot_demon"], "#5a1423", "#ff8f7a", area["demons"])


def _token(pen: Pen, icon: str, spot: Point, ground: str, fill: str, number: int) -> None:
    x, y = spot
    if number:
        pen.disc(x, y, 16, ground, INK, 2)
        pen.icon(icon, x, y, 21, fill, 0.5)
    if number > 1:
        pen.badge(x + 14, y - 12, number, 15)


def _piles(pen: Pen) -> None:
    """The piles outside the city: what is drawn from, what was discarded, the events; and the bank."""
    table, places = pen.table, pen.layout["layout"]
    piles = (("pile_draw", table["draw_pile"], "#5a2d1c"), ("pile_discard", len(table["discard_pile"]), "#b89a6a"),
             ("pile_events", table["event_deck"], "#3b2a63"))  # fmt: skip
    for place, number, fill in piles:
        x, y = places[place]
        pen.box(x - 30, y - 41, 60, 82, fill, 7, INK, 2)
        pen.box(x - 24, y - 35, 48, 70, "none", 4, GOLD, 1)
        pen.text(x, y, str(number), 26, PAPER, bold=True, serif=True)
    x, y = places["pile_events_done"]
    _token(pen, "flame", (x - 12, y - 20), "#1d1410", "#ff9d2e", table["trouble_markers"])
    pen.icon("money", x - 12, y + 22, 32, GOLD)
    pen.text(x + 8, y + 22, str(table["bank"]), 22, PAPER, anchor="start", bold=True)


def held(pen: Pen, seat: int) -> Iterator[Held]:
    player = pen.table["players"][seat]
    yield Held("money", player["money"], GOLD)
    yield Held("card", player["hand_size"])
    yield Held("person", player["minions_in_supply"])
    yield Held("house", player["buildings_in_stock"])
    yield Held("flag", player["controlled"])
    if player["loans"]:
        yield Held("stone", len(player["loans"]), "#d98b8b")


def notes(pen: Pen, seat: int) -> Iterator[str]:
    """The personality and the cards of the hand, as far as these eyes may know them."""
    player = pen.table["players"][seat]
    if player["personality"]:
        yield pen.name("personality", player["personality"])
    cards = [pen.name("card", card) for card in player["hand"] if card]
    yield from (", ".join(cards[k : k + 3]) for k in range(0, len(cards), 3))
