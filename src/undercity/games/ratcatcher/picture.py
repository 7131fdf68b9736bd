"""The city drawn as it grew: Township Cards turned and laid edge to edge, and what is in their zones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercity.engine.picture import GOLD, INK, PAPER, Held, Pen, mix, on
from undercity.games.ratcatcher.content import CONTENT

FIELD = "#2a3a31"
STREETS = ("#a08653", "#7f8d5f", "#6f8890", "#a3735a", "#b09a62", "#8a7a94")
RATS = {"brown": "#7a4c28", "black": "#2b2723", "white": "#fbf8ee"}
SIGNS = {"health": ("heart", "#e0443c"), "purple": ("drop", "#a066d3"), "yellow": ("drop", "#f3cf3a")}
GAP = 0.05  # between two cards, as a share of one
Box = tuple[float, float, float, float]


def board(pen: Pen) -> None:
    pen.box(0, 0, 1000, 1000, FIELD, 14)
    pen.pattern(
        "cobbles",
        24,
        "M1 2h9v5H1ZM12 2h11v5H12ZM1 10h4v5H1ZM7 10h10v5H7ZM19 10h4v5h-4ZM1 18h8v5H1ZM11 18h12v5H11Z",
        INK,
    )
    cards = list(pen.table["city"].values())
    left, top = min(card["x"] for card in cards), min(card["y"] for card in cards)
    wide, high = (max(card[way] for card in cards) - least + 1 for way, least in (("x", left), ("y", top)))
    pitch = 970 / max(wide, high)
    x0, y0 = 500 - wide * pitch / 2, 500 - high * pitch / 2
    for card in cards:
        _card(pen, card, x0 + (card["x"] - left) * pitch, y0 + (card["y"] - top) * pitch, pitch * (1 - GAP))


def _card(pen: Pen, card: Any, x: float, y: float, side: float) -> None:
    printed = next(one for one in CONTENT.township if one.id in (card["id"], f"{card['id']}_{pen.table['mode']}"))
    template = next(one for one in CONTENT.template if one.id == printed.template)
    rects = pen.layout["template"][template.id]["rects"]
    street = STREETS[printed.number % len(STREETS)]
    if not card["active"]:
        street = mix(street, FIELD, 0.55)
    _bridges(pen, printed.connectors, card["rotation"], x, y, side)
    pen.box(x, y, side, side, INK, side * 0.04, GOLD if card["active"] else INK, 3)
    for letter, zone in zip(template.zones, card["zones"], strict=True):
        x0, y0, x1, y1 = (part * side / 1000 for part in _turned(rects[letter], card["rotation"]))
        _zone(pen, zone, (x + x0 + 4, y + y0 + 4, x1 - x0 - 8, y1 - y0 - 8), street, side)
    pen.plate(x + side / 2, y + side * 0.015, pen.name("card", card["id"]), max(14, side * 0.055), side * 0.8)


def _turned(box: Box, quarters: int) -> Box:
    """A box of a card of 1000 by 1000, turned clockwise."""
    for _ in range(quarters % 4):
        box = (1000 - box[3], box[0], 1000 - box[1], box[2])
    return box


def _bridges(pen: Pen, edges: Any, rotation: int, x: float, y: float, side: float) -> None:
    """Where the card may be joined to others."""
    for edge in edges:
        way = ("nesw".index(edge) + rotation) % 4
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[way]
        cx, cy, half = x + side / 2 + dx * side / 2, y + side / 2 + dy * side / 2, side * 0.05
        pen.box(cx - half, cy - half, 2 * half, 2 * half, "#d8c79a", 3, INK, 2)


def _zone(pen: Pen, zone: Any, box: Box, street: str, side: float) -> None:
    """Its things side by side in rows, as large as there is room for."""
    x, y, w, h = box
    pen.box(x, y, w, h, street, side * 0.025)
    pen.box(x, y, w, h, "url(#cobbles)", side * 0.025, more=' fill-opacity="0.16"')
    pen.text(
        x + w - side * 0.03,
        y + h - side * 0.03,
        zone["id"].partition(".")[2],
        side * 0.045,
        mix(street, INK, 0.6),
        bold=True,
    )
    things = list(_things(zone))
    if not things:
        return
    columns = min(range(1, len(things) + 1), key=lambda n: -min(w / n, h / -(-len(things) // n)))
    rows = -(-len(things) // columns)
    size = min(w / columns, h / rows) * 0.8
    size = min(size, side * 0.2)
    for k, (icon, fill, number) in enumerate(things):
        cx, cy = x + w * (k % columns + 0.5) / columns, y + h * (k // columns + 0.5) / rows
        _thing(pen, icon, fill, number, cx, cy, size)


def _things(zone: Any) -> Iterator[tuple[str, str, int]]:
    """What lies there: icon, colour, how many."""
    if zone["ratcatcher"]:
        yield "person_hat", "#4aa3f0", 1
    if zone["nemesis"]:
        yield "crown", "#e0443c", 1
    if zone["peculiars"]:
        yield "star", "#35c08a", len(zone["peculiars"])
    yield from (("rat", RATS[colour], number) for colour, number in zone["rats"].items() if number)
    if zone["cheese"]:
        yield "cheese", "#f3cf3a", zone["cheese"]
    yield from ((*SIGNS[token], number) for token, number in zone["tokens"].items() if number)
    if zone["nests"]:
        yield "nest", "#d9a86a", zone["nests"]
    if zone["trap"]:
        yield "trap", "#b8c4cc", 1


def _thing(pen: Pen, icon: str, fill: str, number: int, x: float, y: float, size: float) -> None:
    if icon == "rat":  # on a ground of its own: brown rats would be lost in brown streets
        pen.disc(x, y, size * 0.46, fill, PAPER if on(fill) != INK else INK, 2)
        pen.icon("rat", x, y - size * 0.12, size * 0.42, on(fill), 0)
        pen.text(x, y + size * 0.22, str(number), size * 0.36, on(fill), bold=True)
        return
    pen.icon(icon, x, y, size * (0.95 if icon == "person_hat" else 0.72), fill, 2)
    if number > 1:
        pen.badge(x + size * 0.32, y - size * 0.28, number, max(15, size * 0.3))


def held(pen: Pen, seat: int) -> Iterator[Held]:
    one = pen.table["ratcatcher"]
    yield Held("heart", f"{one['health']}/{one['max_health']}", "#e0443c")
    yield Held("boot", one["movement"])
    yield Held("die", one["dice"])
    yield Held("trap", one["trap_tokens"], "#b8c4cc")
    yield Held("cheese", f"{one['cheese']}/{one['cheese_to_win']}", "#f3cf3a")
    yield from (Held("rat", number, RATS[colour]) for colour, number in pen.table["cage"].items())
    yield Held("card", pen.table["township_deck"], STREETS[0])


def notes(pen: Pen, seat: int) -> Iterator[str]:
    """The Nemesis: its health, and how much it has eaten."""
    nemesis = pen.table["nemesis"]
    health, eaten = (
        f"{nemesis['health']}/{nemesis['max_health']}",
        f"{nemesis['cheese_eaten']}/{len(nemesis['tracker'])}",
    )
    yield f"{pen.name('nemesis', nemesis['id'])} ♥ {health} · {eaten}"
