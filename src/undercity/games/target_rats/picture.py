"""The block drawn: streets and tunnels as two rings about Rat City, home nests in the corners, and who is where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercity.engine.picture import GOLD, INK, PAPER, Held, Pen, mix, on, spread
from undercity.games.target_rats.content import CONTENT

NIGHT, ASPHALT, EARTH, TUNNEL = "#22282e", "#565a5e", "#33291f", "#2f6a70"
GROUND = {"surface": "#7d7264", "underground": "#2c5f66"}
TOKENS = {"food": ("cheese", "#f3cf3a"), "sewer": ("target", "#9aa3ad"), "nest": ("nest", "#f2d9a8")}


def board(pen: Pen) -> None:
    pen.colours = tuple(pen.layout["faction"][player["faction"]]["colour"] for player in pen.table["players"])
    where = pen.layout["space"]
    pen.box(0, 0, 1000, 1000, NIGHT, 14)
    pen.disc(500, 500, 468, EARTH, INK, 2)
    pen.disc(500, 500, 405, "none", ASPHALT, 124)
    pen.disc(500, 500, 405, "none", "#c9a15a", 2)
    pen.disc(500, 500, 250, "#14100a", "#6d4a3a", 108)
    pen.disc(500, 500, 250, "none", TUNNEL, 70)
    for link in CONTENT.link:
        if link.kind != "ring":
            ends = [(where[end]["x"], where[end]["y"]) for end in (link.a, link.b)]
            pen.line(ends, INK, 15)
            pen.line(ends, "#b98f45", 9, "10 7" if link.kind != "home" else "")
    for space in pen.table["spaces"]:
        _ground(pen, space, where[space["id"]])
    for space in pen.table["spaces"]:
        _pieces(pen, space, where[space["id"]])
    _supply(pen)


def _ground(pen: Pen, space: Any, place: Any) -> None:
    """A street is a square, a tunnel a disc, a home nest a diamond in its faction's colour."""
    x, y, r = place["x"], place["y"], place["r"]
    edge, width = (GOLD, 5) if space["acting"] or space["id"] == pen.table["at"] else (INK, 2.5)
    home = next((player["faction"] for player in pen.table["players"] if player["home"] == space["id"]), None)
    if space["id"].startswith("s_"):
        pen.box(x - r, y - r, 2 * r, 2 * r, GROUND["surface"], 14, edge, width)
    elif space["id"].startswith("home_"):
        fill = mix(pen.layout["faction"][home]["colour"], NIGHT, 0.35) if home else "#3a4148"
        pen.polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], fill, edge if width > 3 else "#9aa3ad", width)
    else:
        pen.disc(x, y, r, "#5f4018" if space["id"] == "rat_city" else GROUND["underground"], edge, width)
        if space["id"] == "rat_city":
            pen.disc(x, y, r - 5, "none", "#f3cf3a", 3)
            pen.icon("crown", x, y - 45, 50, "#f3cf3a", 2)


def _pieces(pen: Pen, space: Any, place: Any) -> None:
    x, y, r = place["x"], place["y"], place["r"]
    large = space["id"] == "rat_city"
    size = 40.0 if len(space["rats"]) < 2 or large else 30.0
    for group, at in zip(space["rats"], spread(len(space["rats"]), size + 2, x), strict=True):
        _rats(pen, group, at, y + (28 if large else r * 0.22), size)
    if space["token"]:
        icon, fill = TOKENS.get(space["token"]["kind"], ("star", PAPER))
        faction = space["token"]["faction"]
        fill = pen.layout["faction"][faction]["colour"] if faction else fill
        pen.disc(x + r * 0.72, y + r * 0.62, 15, mix(fill, INK if on(fill) == INK else "#ffffff", 0.65), INK, 2)
        pen.icon(icon, x + r * 0.72, y + r * 0.62, 20, fill, 1)
    if space["id"] == pen.table["exterminator"]:
        pen.disc(x - r * 0.6, y + r * 0.62, 18, "#ffffff", "#c8211a", 2)
        pen.icon("target", x - r * 0.6, y + r * 0.62, 32, "#c8211a", 0.5)
    pen.plate(
        x, y - (r * 0.66 if not large else -70), pen.name("space", space["id"]), 14 if not large else 20, 2 * r + 14
    )


def _rats(pen: Pen, group: Any, x: float, y: float, size: float) -> None:
    """The number of rats on the mark of their seat; of those that are fed, in a corner; a crown for Da Big Cheese."""
    seat = next(player["seat"] for player in pen.table["players"] if player["faction"] == group["faction"])
    edge = INK if on(pen.colours[seat]) == INK else "#e9e4da"
    pen.mark(seat, x, y, size, group["unfed"] + group["fed"], edge)
    if group["fed"]:
        pen.badge(x + size * 0.42, y - size * 0.36, group["fed"], 15, "#f3cf3a", INK)
    if group["big_cheese"]:
        pen.icon("crown", x, y - size * 0.62, 20, "#f3cf3a", 1.5)


def _supply(pen: Pen) -> None:
    """Tokens that are left, and the decks, above and below Rat City."""
    supply = pen.table["supply"]
    decks = {deck["id"]: deck["cards"] for deck in pen.table["decks"]}
    things = (("cheese", supply["food"], "#f3cf3a"), ("target", supply["sewer"], "#9aa3ad"),
              ("card", decks["surface"], GROUND["surface"]), ("card", decks["underground"], TUNNEL))  # fmt: skip
    for (icon, number, fill), x in zip(things, spread(4, 46, 492), strict=True):
        pen.icon(icon, x - 8, 345, 20, fill, 1)
        pen.text(x + 5, 345, str(number), 17, PAPER, anchor="start")


def held(pen: Pen, seat: int) -> Iterator[Held]:
    player = pen.table["players"][seat]
    yield Held("nest", f"{player['nests']}/{player['nests_needed']}", "#f2d9a8")
    yield Held("cheese", player["fed"], "#f3cf3a")
    yield Held("rat", player["reserve"])
    if player["title"]:
        yield Held("crown", player["hold"] or "", "#f3cf3a")


def notes(pen: Pen, seat: int) -> Iterator[str]:
    """The item the player holds."""
    item = pen.table["players"][seat]["item"]
    if item:
        yield pen.name("item", item["id"])
