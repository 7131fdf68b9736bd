"""What `render()` shows: the table as text, or as a plain SVG of the board.

Both are made from what a spectator (or the learning seat) may know. The SVG is drawn from the layout data
in the game's content.toml and layout.toml: whatever has a place there - a polygon, a box, a point, corners - is drawn,
and what the view tells of the thing with the same id is written on it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from undercity.engine.errors import UndercityError
from undercity.engine.game import Game
from undercity.envs.play import Play

RENDER_MODES = ("ansi", "svg")
SEAT_COLOURS = (
    "#1f6fd6", "#d62f3a", "#2fae57", "#e0a526", "#8a4fc9", "#e2711d",
    "#14a0a0", "#b0367f", "#7a8b1f", "#5b6ee1", "#8c5a3c", "#5f6b76",
)  # fmt: skip
NOT_WRITTEN = frozenset(("id", "index", "name", "number", "x", "y", "rotation", "active", "district", "zones"))
SEAT_KEYS = frozenset(("owner", "back_room", "building"))
MARGIN = 40


def check_render_mode(mode: str | None) -> str | None:
    """A render mode we know, or None."""
    if mode is not None and mode not in RENDER_MODES:
        raise UndercityError(f"the render mode is {' or '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def render(play: Play, mode: str | None, seat: int | None = None) -> str | None:
    """The table as the seat (None: a spectator) sees it."""
    if mode is None:
        return None
    viewer = -1 if seat is None else seat
    view = play.game.face.view(play.concealed(viewer), seat)
    return svg(play.game, view) if mode == "svg" else text(play, view, viewer)


# ------------------------------------------------------------------ text


def text(play: Play, view: dict[str, Any], viewer: int) -> str:
    """A heading and the view as an indented outline."""
    points, clock = play.points(viewer), play.concealed(viewer).clock
    waiting = ", ".join(str(play.game.name(("seat", seat), "en")) for seat in play.deciders)
    now = "the game is over" if play.over else f"to decide: {waiting}"
    head = f"{play.game.title}, {play.seats} seats, choice {clock}, {now}, points {points}"
    return "\n".join([head, *_outline(view, "  ")])


def _outline(value: Any, indent: str) -> Iterator[str]:
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in pairs:
        if _is_nested(part):
            yield f"{indent}{key}:"
            yield from _outline(part, indent + "  ")
        elif part == 0 or not _is_empty(part):
            yield f"{indent}{key}: {_short(part)}"


def _is_nested(value: Any) -> bool:
    """Whether it takes more than a line: it holds tables."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(isinstance(part, dict | list) for part in parts)


def _is_empty(value: Any) -> bool:
    """Nothing to tell: none, no, nothing in it - or only such things."""
    if isinstance(value, dict | list):
        return all(_is_empty(part) for part in (value.values() if isinstance(value, dict) else value))
    return value is None or value is False or value == 0 or value == ""


def _names_a_seat(key: str, value: Any) -> bool:
    """Seat 0 is somebody, unlike 0 rats."""
    return (key in SEAT_KEYS and isinstance(value, int)) or (isinstance(value, list) and value == [0])


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(part)}" for key, part in value.items() if not _is_empty(part))
    if isinstance(value, list):
        return " ".join("-" if part is None else _short(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


# ------------------------------------------------------------------ SVG

Point = tuple[float, float]


class Place(NamedTuple):
    """A thing that lies somewhere on the board: corners of its shape (one: a disc), and where its text goes."""

    id: str
    name: str
    corners: list[Point]
    centre: Point
    radius: float
    colour: str


@cache
def _content(game: Game) -> dict[str, Any]:
    """content.toml, each thing with what layout.toml says of it."""
    content, layout = _read(game.folder / "content.toml"), _read(game.folder / "layout.toml")
    return {
        name: [{**item, **layout.get(name, {}).get(item.get("id"), {})} for item in section]
        if isinstance(section, list) and all(isinstance(item, dict) for item in section)
        else section
        for name, section in {**layout, **content}.items()
    }


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def svg(game: Game, view: dict[str, Any]) -> str:
    """The board as an SVG document."""
    told = _by_id(view)
    places = list(_city(game, view)) or list(_places(game, told))
    lines = "".join(_line(a, b) for a, b in _links(game, {place.id: place for place in places}))
    areas = "".join(_shape(place, told) for place in sorted(places, key=lambda p: len(p.corners) == 1))
    texts = "".join(_label(place, told.get(place.id, {})) for place in places)
    points = [point for place in places for point in (*place.corners, place.centre)] or [(0.0, 0.0), (1000.0, 1000.0)]
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    width, height = max(x for x, _ in points) + MARGIN - left, max(y for _, y in points) + MARGIN - top
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'font-family="sans-serif" font-size="14" text-anchor="middle"><title>{escape(game.title)}</title>'
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="#f3efe6"/>'
        f"{lines}{areas}{texts}</svg>"
    )


def _by_id(view: Any) -> dict[str, dict[str, Any]]:
    """Every table of the view that has an id; the first of a name counts."""
    found: dict[str, dict[str, Any]] = {}
    for part in view.values() if isinstance(view, dict) else view if isinstance(view, list) else ():
        if isinstance(part, dict) and isinstance(part.get("id"), str):
            found.setdefault(part["id"], part)
        for key, value in _by_id(part).items():
            found.setdefault(key, value)
    return found


def _places(game: Game, told: dict[str, dict[str, Any]]) -> Iterator[Place]:
    """Everything in content.toml that has an id and a place, if it is in play."""
    content = _content(game)
    points = {item["id"]: item["xy"] for item in _items(content) if "xy" in item}
    for item in _items(content):
        if (corners := _corners(item, points)) and item["id"] in told:
            centre = item.get("centre") or item.get("label") or _middle(corners)
            name = _name(game, item["id"]) if len(corners) > 1 else item["id"]
            colour = str(item.get("rgb") or "#d9d2c3")
            yield Place(item["id"], name, corners, tuple(centre), float(item.get("r", 22)), colour)


@cache
def _name(game: Game, thing: str) -> str:
    """What the thing with this id is called; of two kinds with the same id the first counts."""
    kind = next((kind for kind, ids in game.things.items() if thing in ids), None)
    return str(game.name((kind, game.things[kind].index(thing)), "en")) if kind else thing


def _items(content: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for section in content.values():
        if isinstance(section, list):
            yield from (item for item in section if isinstance(item, dict) and isinstance(item.get("id"), str))


def _corners(item: dict[str, Any], points: dict[str, Any]) -> list[Point]:
    """The shape of an item by the keys it has; none if it lies nowhere."""
    if "polygon" in item:
        return [tuple(point) for point in item["polygon"]]
    if "x" in item and "w" in item:
        x, y, w, h = item["x"], item["y"], item["w"], item["h"]
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    if "manholes" in item and all(name in points for name in item["manholes"]):
        return [tuple(points[name]) for name in item["manholes"]]
    if "xy" in item:
        return [tuple(item["xy"])]
    return [(item["x"], item["y"])] if "x" in item and "y" in item else []


def _middle(corners: list[Point]) -> Point:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def _links(game: Game, places: dict[str, Place]) -> Iterator[tuple[Point, Point]]:
    """Lines between places that content.toml joins: rows with `a` and `b`, where places are points."""
    for section in _content(game).values():
        for row in section if isinstance(section, list) else ():
            ends = [places.get(str(row.get(end))) for end in ("a", "b")] if isinstance(row, dict) else []
            if len(ends) == 2 and ends[0] and ends[1] and len(ends[0].corners) == len(ends[1].corners) == 1:
                yield ends[0].centre, ends[1].centre


def _city(game: Game, view: dict[str, Any]) -> Iterator[Place]:
    """A board that grows in play: square cards at (x, y), cut into zones by a template, and turned."""
    content = _content(game)
    templates = {item["id"]: item for item in content.get("template", ())}
    cards = {item["id"]: item for item in content.get("township", ())}
    for card in view.get("city", {}).values():
        printed = cards.get(card["id"]) or cards[f"{card['id']}_{view['mode']}"]  # the first card has two faces
        template = templates[printed["template"]]
        for letter, zone in zip(template["zones"], card["zones"], strict=True):
            x0, y0, x1, y1 = template["rects"][letter]
            corners = [_placed(p, card) for p in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
            yield Place(zone["id"], zone["id"], corners, _placed(tuple(template["labels"][letter]), card), 0, "#d9d2c3")


def _placed(point: Point, card: dict[str, Any]) -> Point:
    """A point of a card, turned by quarters clockwise and moved to where the card lies; 400 units a card."""
    x, y = point[0] * 0.4, point[1] * 0.4
    for _ in range(card["rotation"] % 4):
        x, y = 400 - y, x
    return x + 400 * card["x"], y + 400 * card["y"]


def _line(a: Point, b: Point) -> str:
    return f'<line x1="{a[0]:g}" y1="{a[1]:g}" x2="{b[0]:g}" y2="{b[1]:g}" stroke="#8d8577" stroke-width="3"/>'


def _shape(place: Place, told: dict[str, dict[str, Any]]) -> str:
    owner = told.get(place.id, {}).get("owner")
    fill = SEAT_COLOURS[owner] if isinstance(owner, int) and not isinstance(owner, bool) else place.colour
    look = f'fill="{escape(fill)}" fill-opacity="0.55" stroke="#4a443a" stroke-width="2"'
    if len(place.corners) == 1:
        return f'<circle cx="{place.centre[0]:g}" cy="{place.centre[1]:g}" r="{place.radius:g}" {look}/>'
    return f'<polygon points="{" ".join(f"{x:g},{y:g}" for x, y in place.corners)}" {look}/>'


def _label(place: Place, told: dict[str, Any]) -> str:
    """The name of a place and what is there, line by line."""
    facts = [
        f"{key} {_short(value)}"
        for key, value in told.items()
        if key not in NOT_WRITTEN and (not _is_empty(value) or _names_a_seat(key, value))
    ]
    x, y = place.centre
    lines = [f'<tspan x="{x:g}" dy="{13 if i else 0}">{escape(line)}</tspan>' for i, line in enumerate(facts)]
    name = f'<text x="{x:g}" y="{y - 4:g}" font-weight="bold">{escape(place.name)}</text>'
    return f'{name}<text x="{x:g}" y="{y + 9:g}" font-size="11">{"".join(lines)}</text>'
