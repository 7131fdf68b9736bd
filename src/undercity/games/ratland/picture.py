"""The sewers drawn: the hunting grounds with their cheese above, and below everybody's board, place by place."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

from undercity.engine.picture import GOLD, PAPER, Held, Pen, on, spread

GROUNDS = ("dump", "city", "fields")
CHAMBERS = ("left_canal", "right_canal", "nursery", "pantry", "both")
STONES = {
    "infirmary": ("sick", "cross", "#b388ff"),
    "lost": ("lost", "drop", "#64a5ff"),
    "graveyard": ("dead", "stone", "#9a948c"),
}
SKY, EARTH, ROOM, BRICK = "#4a3f6b", "#4a3320", "#1d130b", "#9a6548"
SCENE = "#4f4475"
SCENES = {  # what stands on the horizon: 280 wide, 70 high
    "dump": "M4 68C30 40 50 52 70 26C92 8 108 34 128 20C150 2 176 30 196 34C222 38 244 52 276 68Z",
    "city": "M4 68V40H30V24H52V46H70V12L82 0L94 12V46H116V30H146V8H168V40H190V20H206V52H226V34H256V48H276V68Z",
    "fields": "".join(f"M{x} 68V{30 + x % 4 * 5}l-6 -8l6 -10l6 10l-6 8h2V68Z" for x in range(14, 276, 18))
    + "M4 62H276V68H4Z",
}
TOP, BELOW = 270, 290  # where the grounds end, and where the boards begin


def board(pen: Pen) -> None:
    pen.box(0, 0, 1000, 1000, EARTH, 14)
    pen.box(0, 0, 1000, TOP - 14, SKY, 14)
    pen.line([(4, TOP - 12), (996, TOP - 12)], "#7fa05a", 9)
    for ground in pen.table["areas"]:
        _ground(pen, ground)
    seats = pen.view["seats"]
    columns = 2 if seats < 5 else 3 if seats < 10 else 4
    rows = ceil(seats / columns)
    width, height = 1000 / columns, (1000 - BELOW) / rows
    for seat in range(seats):
        _sewer(pen, seat, (seat % columns) * width + 8, BELOW + (seat // columns) * height, width - 16, height - 12)


def _title(pen: Pen, place: str) -> str:
    name = pen.name("place", place)
    return name[0].upper() + name[1:]


def _ground(pen: Pen, ground: Any) -> None:
    plan = pen.layout["place"][ground["id"]]
    x, y, w, h = plan["x"], plan["y"] - 20, plan["w"], plan["h"] + 16
    here = pen.table["area"] == ground["id"]
    pen.box(x, y, w, h, "#241d38", 12, GOLD if here else "#ffe3a3", 5 if here else 2, ' fill-opacity="0.7"')
    pen.path(SCENES[ground["id"]], SCENE, at=(x, y + h - 70), scale=w / 280)
    pen.plate(x + w / 2, y, _title(pen, ground["id"]), 19, w)
    pieces = [(colour, number) for colour, number in ground["pieces"].items() if number]
    for (colour, number), at in zip(pieces, spread(len(pieces), 46, x + w / 2), strict=True):
        fill = pen.layout["cheese"][colour]["colour_hex"]
        pen.icon("cheese", at, y + 46, 34, fill, 2)
        pen.text(at, y + 49, str(number), 18, on(fill), bold=True)
    rats = [(seat, number) for seat, number in enumerate(ground["rats"]) if number]
    for k, (seat, number) in enumerate(rats):
        row, column = divmod(k, 6)
        across = spread(min(6, len(rats) - row * 6), 44, x + w / 2)
        pen.mark(seat, across[column], y + 108 + row * 52, 42, number)


def _sewer(pen: Pen, seat: int, x: float, y: float, w: float, h: float) -> None:
    """One board: its chambers where the layout has them, and the rats in each; the sick, the lost and the dead."""
    player = pen.table["players"][seat]
    active = seat == pen.table["active_player"]
    pen.box(x, y, w, h, "#2b1c10", 12, pen.colours[seat] if active else BRICK, 4 if active else 2)
    pen.mark(seat, x + 20, y + 20, 24)
    pen.text(x + 38, y + 20, pen.view["names"][seat], 17, PAPER, anchor="start", bold=True, width=w - 164)
    pen.icon("cheese", x + w - 50, y + 20, 20, "#f3cf3a")
    pen.text(x + w - 34, y + 20, str(player["cheese"]), 17, PAPER, anchor="start", bold=True)
    if player["waiting"]:
        pen.icon("rat", x + w - 110, y + 20, 22, pen.colours[seat], 1)
        pen.text(x + w - 94, y + 20, str(player["waiting"]), 17, PAPER, anchor="start")
    across, down = (w - 16) / 920, (h - 44) / 680
    for place, plan in pen.layout["place"].items():
        if place in GROUNDS or (place == "both" and not player["rats"].get("both")):
            continue
        left, top = x + 8 + (plan["x"] - 40) * across, y + 38 + (plan["y"] - 280) * down
        _chamber(pen, seat, place, left, top, plan["w"] * across, plan["h"] * down)


def _chamber(pen: Pen, seat: int, place: str, x: float, y: float, w: float, h: float) -> None:
    player = pen.table["players"][seat]
    pen.box(x, y, w, h, ROOM, 8, BRICK, 1.5)
    if place.endswith("canal"):
        pen.box(x + 2, y + h * 0.78, w - 4, h * 0.2, "#2f7f74", 4)
    size = min(13.0, h * 0.24)
    pen.text(x + w / 2, y + size * 0.9, _title(pen, place), size, "#d8b98f", width=w - 8)
    number = player["rats"].get(place, 0) if place in CHAMBERS else player[STONES[place][0]]
    mid, high = y + h * 0.58, min(30.0, h * 0.5, w * 0.4)
    if place in STONES:
        pen.icon(STONES[place][1], x + w * 0.36, mid, high * 0.8, STONES[place][2], 1)
        pen.text(x + w * 0.54, mid, str(number), high * 0.8, PAPER, anchor="start", bold=True)
    elif number:
        pen.icon("rat", x + w * 0.38, mid, high, pen.colours[seat], 1.5)
        pen.text(x + w * 0.58, mid, str(number), high * 0.85, PAPER, anchor="start", bold=True)


def held(pen: Pen, seat: int) -> Iterator[Held]:
    player = pen.table["players"][seat]
    yield Held("rat", player["clan_size"])
    yield Held("cheese", player["cheese"], "#f3cf3a")
    for state, icon, colour in STONES.values():
        yield Held(icon, player[state], colour)


def notes(pen: Pen, seat: int) -> Iterator[str]:
    """The event of the round stands with the active player."""
    if seat == pen.table["active_player"] and pen.table["event"]:
        yield pen.name("event", pen.table["event"])
