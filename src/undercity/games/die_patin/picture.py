"""Beasty Town drawn: blocks in the colours of their districts, owners as fences; shops, back rooms, figures, rats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercity.engine.picture import GOLD, INK, PAPER, Held, Pen, Point, mix, spread, toward
from undercity.games.die_patin.table import AREA_IDS, AREA_MANHOLES, MANHOLE_IDS

SKY = "#15122b"
RIM = 44  # around the manholes in play


def board(pen: Pen) -> None:
    pen.box(0, 0, 1000, 1000, SKY, 14)
    for k in range(1, 61):  # the same stars every night
        pen.disc(k * 379 % 997, k * 613 % 991, 1 + k % 3 * 0.5, "#cfc6ea", width=0)
    pen.disc(915, 90, 46, "#f4e3b2", width=0)
    points = [_at(pen, hole["id"]) for hole in pen.table["manholes"]]
    left, top = min(x for x, _ in points) - RIM, min(y for _, y in points) - RIM
    width, height = max(x for x, _ in points) + RIM - left, max(y for _, y in points) + RIM - top
    scale = min(1000 / width, 1000 / height)
    x, y = 500 - (left + width / 2) * scale, 500 - (top + height / 2) * scale
    pen.parts.append(f'<g transform="translate({x:.4g} {y:.4g}) scale({scale:.4g})">')
    for area in pen.table["areas"]:
        _area(pen, area)
    for district in pen.table["districts"]:
        for loot_x, loot_y in pen.layout["district"][district["id"]]["loot_anchors"][: district["loot"]]:
            pen.icon("coin", loot_x, loot_y, 24, GOLD)
    for hole in pen.table["manholes"]:
        _manhole(pen, hole)
    pen.parts.append("</g>")


def _at(pen: Pen, manhole: str) -> Point:
    spot: Point = pen.layout["manhole"][manhole]["xy"]
    return spot


def _area(pen: Pen, area: Any) -> None:
    plan = pen.layout["area"][area["id"]]
    corners = [_at(pen, MANHOLE_IDS[m]) for m in AREA_MANHOLES[AREA_IDS.index(area["id"])]]
    ground = mix(pen.layout["district"][area["district"]]["rgb"], SKY, _shade(corners))
    pen.polygon([toward(p, plan["centre"], 0.07) for p in corners], ground, INK, 2)
    if area["owner"] is not None:
        fence = [toward(p, plan["centre"], 0.12) for p in corners]
        pen.polygon(fence, pen.colours[area["owner"]], pen.colours[area["owner"]], 6, ' fill-opacity="0.22"')
    for tile, spot in zip(area["tiles"], plan["tile_anchors"], strict=True):
        if tile:
            _tile(pen, tile, *spot)
    x, y = plan["centre"]
    pen.plate(x, y, pen.name("area", area["id"]), 15, 78)
    aside = 1.2 if _is_roof(corners) else 1.6  # beside the name
    if area["back_room"] is not None:
        x, y = toward(plan["centre"], plan["back_room_anchor"], aside)
        pen.icon("house", x, y, 30, pen.colours[area["back_room"]], 2)
    _figures(pen, area, *toward(plan["centre"], plan["figure_anchor"], aside))


def _is_roof(corners: list[Point]) -> bool:
    """A rhombus lies like a roof, or stands as a wall."""
    return max(x for x, _ in corners) - min(x for x, _ in corners) > 200


def _shade(corners: list[Point]) -> float:
    """Roofs lie in the light, walls to the right in the dark."""
    if _is_roof(corners):
        return 0.2
    across = [x for x, _ in corners]
    high = {side: min(y for x, y in corners if x == side) for side in (min(across), max(across))}
    return 0.42 if high[min(across)] < high[max(across)] else 0.58


def _tile(pen: Pen, tile: str, x: float, y: float) -> None:
    pen.box(x - 19, y - 19, 38, 38, PAPER, 7, INK, 1.5)
    for d, fill in pen.layout["enterprise"][tile]["art"]:
        pen.path(d, fill, at=(x, y), scale=1.15)


def _figures(pen: Pen, area: Any, x: float, y: float) -> None:
    crew = [("boss", seat) for seat in area["bosses"]]
    crew += [("person", seat) for seat, number in enumerate(area["henchmen"]) for _ in range(number)]
    for (who, seat), place in zip(crew, spread(len(crew), 20, x), strict=True):
        pen.icon(who, place, y, 36 if who == "boss" else 30, pen.colours[seat], 2)


def _manhole(pen: Pen, hole: Any) -> None:
    x, y = _at(pen, hole["id"])
    pen.disc(x, y, 19, "#0d0b14", "#4c4658", 3)
    if hole["rats"]:
        pen.mark(hole["owner"], x, y, 44, hole["rats"])
    else:
        for k in (-6, 0, 6):
            pen.line([(x - 10, y + k), (x + 10, y + k)], "#4c4658", 2)


def held(pen: Pen, seat: int) -> Iterator[Held]:
    player = pen.table["players"][seat]
    yield Held("rat", player["rats"])
    yield Held("coin", player["loot"], GOLD)
    yield Held("person", player["henchmen"])
    yield Held("house", player["back_rooms"])
    yield Held("flag", player["areas"])
    yield Held("star", player["trophies"], GOLD)


def notes(pen: Pen, seat: int) -> Iterator[str]:
    """The intrigue card, if these eyes may know it, and the missions that brought points."""
    player = pen.table["players"][seat]
    if player["card"]["id"]:
        yield pen.name("card", player["card"]["id"])
    for mission, points in player["missions"].items():
        yield f"{pen.name('mission', mission)} +{points}"
