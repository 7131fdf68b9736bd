"""The table as an SVG drawing: a pen, and the sheet around a game's board.

A game's `picture.py` draws its board within 1000 by 1000 units from the view, which holds what the viewer may know and
nothing else, and says what lies before each player; its places are those of `layout.toml`. Title, what is to be decided
and the players beside the board are the same for all. Everything means something without its colour: seats have shapes.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from undercity.engine.game import Game

Point = Sequence[float]

INK, PAPER, NIGHT, FAINT, GOLD = "#17131f", "#f7edd6", "#1d1928", "#a99fb8", "#f0b04b"
SEATS = (
    "#4aa3f0", "#ff6f61", "#35c08a", "#f5d547", "#f3eee4", "#d78bd0",
    "#ff9e3d", "#6fe0e6", "#b59bff", "#b7c95a", "#d9a77a", "#9fb2c4",
)  # fmt: skip
BOARD, PANEL, HEAD, MARGIN = 1000, 380, 84, 24


def _star(rays: int, outer: float, inner: float, turn: float = -90) -> str:
    """A star around 0, 0."""
    corners = []
    for k in range(rays * 2):
        angle, radius = math.radians(turn + 180 * k / rays), inner if k % 2 else outer
        corners.append(f"{radius * math.cos(angle):.1f} {radius * math.sin(angle):.1f}")
    return f"M{'L'.join(corners)}Z"


# Of the seats, within a circle of radius 10 around 0, 0: twelve that are told apart without their colours.
SHAPES = (
    "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z", "M-8.5 -8.5H8.5V8.5H-8.5Z", "M0 -10.5L10.5 8.5H-10.5Z",
    "M0 -11L10 0L0 11L-10 0Z", "M10 0L5 8.7H-5L-10 0L-5 -8.7H5Z", _star(5, 10.5, 5),
    "M-3.6 -10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z",
    "M0 -11C6 -3 8.5 1 8.5 4A8.5 7 0 0 1 -8.5 4C-8.5 1 -6 -3 0 -11Z",
    "M0 -10L9.5 -3.1L5.9 8.1H-5.9L-9.5 -3.1Z", "M-10.5 -8.5H10.5L0 10.5Z", _star(8, 10.5, 7),
    "M-10 -4A10 10 0 0 1 10 -4L0 10Z",
)  # fmt: skip

# Things that several games have, within about 10 units around 0, 0.
ICONS = {
    "rat": (
        "M-9 5c-2 -7 3 -11 9 -10c1 -3 5 -3 5 0c3 1 5 4 6 6c-2 2 -5 2 -7 2c0 2 -1 3 -3 3h-7c-2 0 -3 0 -3 "
        "-1Zl0 0c-4 0 -5 -3 -3 -5l1 1c-1 1 0 2 2 3Z"
    ),
    "cheese": "M-10 7V0L6 -8C9 -6 10 -3 10 0V7Z",
    "coin": "M-4 -9L-1 -5H1L4 -9ZM-2 -5C-12 0 -10 9 0 9C10 9 12 0 2 -5Z",
    "money": (
        "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM-1 -5H1V-4C5 -3 3 -1 1 -2C-3 -2 -2 0 0 0C6 1 4 4 1 "
        "4.5V6H-1V4.5C-5 4 -3 2 -1 3C3 3 2 1 0 1C-5 0 -4 -3 -1 -4Z"
    ),
    "house": "M-8 8V-2L0 -9L8 -2V8Z",
    "person": "M-8 9C-8 0 -4 -1 -3 -2A4.5 4.5 0 1 1 3 -2C4 -1 8 0 8 9Z",
    "boss": (
        "M-9 9C-9 2 -4 1 -3 0A4 4 0 0 1 -4 -3H-8V-4.5H-5C-5 -10 5 -10 5 -4.5H8V-3H4A4 4 0 0 1 3 0C4 1 9 "
        "2 9 9Z"
    ),
    "heart": "M0 8C-12 0 -9 -8 -4 -8C-1 -8 0 -5 0 -4C0 -5 1 -8 4 -8C9 -8 12 0 0 8Z",
    "card": "M-6 -9H6V9H-6Z",
    "flag": "M-7 9V-9H-5V-8H8L4 -3L8 2H-5V9Z",
    "star": _star(5, 10, 4.2),
    "crown": "M-9 7L-10 -5L-5 0L0 -8L5 0L10 -5L9 7Z",
    "nest": "M-10 0C-8 9 8 9 10 0C5 4 -5 4 -10 0ZM-8 -2C-5 -6 5 -6 8 -2C4 1 -4 1 -8 -2Z",
    "cross": "M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
    "stone": "M-7 9V-2C-7 -11 7 -11 7 -2V9Z",
    "drop": "M0 -10C5 -3 7 0 7 3A7 6.5 0 0 1 -7 3C-7 0 -5 -3 0 -10Z",
    "flame": "M0 -10C1 -5 7 -3 7 3A7 7 0 0 1 -7 3C-7 0 -5 -1 -4 -4C-2 -3 -1 -6 0 -10Z",
    "die": "M-8 -8H8V8H-8ZM-5 -5h3v3h-3ZM2 -5h3v3h-3ZM-5 2h3v3h-3ZM2 2h3v3h-3Z",
    "boot": "M-5 -9H2V1L9 4V9H-7V-1Z",
    "trap": "M-10 8C-10 -10 10 -10 10 8H7L5 2L3 8L0 2L-3 8L-5 2L-7 8Z",
    "target": (
        "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM-3 0a3 3 0 1 0 6 0a3 3 0 "
        "1 0 -6 0Z"
    ),
    "troll": "M-8 9V-1L-10 -5L-5 -4C-4 -10 4 -10 5 -4L10 -5L8 -1V9H3V5H-3V9Z",
    "demon": "M-8 9C-9 3 -6 2 -5 0C-8 -3 -9 -6 -8 -10C-6 -6 -3 -6 0 -6C3 -6 6 -6 8 -10C9 -6 8 -3 5 0C6 2 9 3 8 9Z",
    "person_hat": (
        "M-9 10C-9 2 -4 1 -3 -0.5A4.5 4.5 0 0 1 -4.5 -3H-10V-5H-5C-5 -11 5 -11 5 "
        "-5H10V-3H4.5A4.5 4.5 0 0 1 3 -0.5C4 1 9 2 9 10Z"
    ),
}  # fmt: skip


class Held(NamedTuple):
    """So many of something lie before a player."""

    icon: str
    number: int | str
    colour: str = PAPER


class Artist(Protocol):
    """What a game's picture.py offers: the board, and what lies before a seat.

    `held` gives its rows of icons with numbers, and `notes` lines of words, if there is more to say.
    """

    def board(self, pen: Pen) -> None: ...
    def held(self, pen: Pen, seat: int) -> Iterable[Held]: ...
    def notes(self, pen: Pen, seat: int) -> Iterable[str]: ...


@cache
def layout(game: Game) -> dict[str, Any]:
    """Where the game's things lie: its layout.toml."""
    return tomllib.loads((game.folder / "layout.toml").read_text(encoding="utf-8"))


def mix(colour: str, other: str, share: float) -> str:
    """A colour between two.

    >>> mix("#000000", "#ff8000", 0.5)
    '#804000'
    """
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def on(colour: str) -> str:
    """What is read on this ground: ink on a light one, white on a dark one.

    >>> on("#f5d547"), on("#2b2b2b")
    ('#17131f', '#ffffff')
    """
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 115 else "#ffffff"


def halved(words: str) -> list[str]:
    """Words in two lines of about the same length.

    >>> halved("Pier of Teeth"), halved("Boiler Yard"), halved("Longwall")
    (['Pier of', 'Teeth'], ['Boiler', 'Yard'], ['Longwall'])
    """
    each = words.split(" ")
    ways = [[" ".join(each[:k]), " ".join(each[k:])] for k in range(1, len(each))]
    return min(ways, key=lambda way: max(map(len, way)), default=[words])


def toward(point: Point, other: Point, share: float) -> tuple[float, float]:
    """A point on the way from one to another."""
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def spread(count: int, apart: float, centre: float = 0) -> list[float]:
    """Places of so many things side by side around a centre.

    >>> spread(3, 10)
    [-10.0, 0.0, 10.0]
    """
    return [centre + (k - (count - 1) / 2) * apart for k in range(count)]


class Pen:
    """Draws one view of a game, in one language."""

    def __init__(self, game: Game, view: dict[str, Any], language: str) -> None:
        self.game, self.view, self.language = game, view, language
        self.table: Any = view["table"]
        self.parts: list[str] = []
        self.colours: tuple[str, ...] = SEATS  # of the seats; a game may have its own

    @property
    def layout(self) -> dict[str, Any]:
        return layout(self.game)

    def name(self, kind: str, thing: str) -> str:
        """A thing of the game in words."""
        return str(self.game.words.name(f"{kind}-{thing}", self.language, {}))

    # ------------------------------------------------------------------ shapes

    def path(
        self,
        d: str,
        fill: str,
        stroke: str = INK,
        width: float = 0,
        at: Point = (0, 0),
        scale: float = 1,
        more: str = "",
    ) -> None:
        """A path around 0, 0, drawn at a point; lines keep their width."""
        place = (
            ""
            if tuple(at) == (0, 0) and scale == 1
            else f' transform="translate({at[0]:.4g} {at[1]:.4g}) scale({scale:.3g})"'
        )
        line = f' stroke="{stroke}" stroke-width="{width / scale:.3g}" stroke-linejoin="round"' if width else ""
        self.parts.append(f'<path d="{d}" fill="{fill}"{line}{place}{more}/>')

    def pattern(self, name: str, side: float, d: str, fill: str) -> str:
        """A small drawing that fills a ground again and again: what to give as its colour."""
        self.parts.append(
            f'<defs><pattern id="{name}" width="{side:g}" height="{side:g}" patternUnits="userSpaceOnUse">'
            f'<path d="{d}" fill="{fill}"/></pattern></defs>'
        )
        return f"url(#{name})"

    def polygon(self, points: Iterable[Point], fill: str, stroke: str = INK, width: float = 0, more: str = "") -> None:
        corners = " ".join(f"{x:.4g},{y:.4g}" for x, y in points)
        line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"' if width else ""
        self.parts.append(f'<polygon points="{corners}" fill="{fill}"{line}{more}/>')

    def line(self, points: Iterable[Point], stroke: str, width: float, dash: str = "") -> None:
        corners = " ".join(f"{x:.4g},{y:.4g}" for x, y in points)
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<polyline points="{corners}" fill="none" stroke="{stroke}" stroke-width="{width:g}" '
            f'stroke-linecap="round" stroke-linejoin="round"{dashes}/>'
        )

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str,
        r: float = 8,
        stroke: str = INK,
        width: float = 0,
        more: str = "",
    ) -> None:
        line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
        self.parts.append(
            f'<rect x="{x:.4g}" y="{y:.4g}" width="{w:.4g}" height="{h:.4g}" rx="{r:g}" fill="{fill}"{line}{more}/>'
        )

    def disc(self, x: float, y: float, r: float, fill: str, stroke: str = INK, width: float = 2) -> None:
        self.parts.append(
            f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r:.4g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'
        )

    def text(
        self, x: float, y: float, words: str, size: float, fill: str = PAPER, *,
        width: float = 0, anchor: str = "middle", bold: bool = False, serif: bool = False,
    ) -> None:  # fmt: skip
        """Words around a point, or from it on; they get smaller where they would be wider than `width`."""
        if width:
            size = min(size, width / (max(len(words), 1) * 0.56))
        family = ' font-family="Vollkorn, Georgia, serif"' if serif else ""
        weight = ' font-weight="700"' if bold else ""
        self.parts.append(
            f'<text x="{x:.4g}" y="{y + size * 0.35:.4g}" font-size="{size:.3g}" fill="{fill}" text-anchor="{anchor}"'
            f"{family}{weight}>{escape(words)}</text>"
        )

    def plate(self, x: float, y: float, words: str, size: float, width: float, fill: str = "#0b0912") -> None:
        """A name on a dark band, in two lines where one is too short."""
        lines = halved(words) if len(words) * size * 0.56 > width else [words]
        wide = min(width, max(map(len, lines)) * size * 0.56 + size)
        tall = size * (0.44 + len(lines))
        self.box(x - wide / 2, y - tall / 2, wide, tall, fill, size * 0.3, more=' fill-opacity="0.8"')
        for k, line in enumerate(lines):
            self.text(
                x,
                y + spread(len(lines), size)[k],
                line,
                size,
                "#fff7e6",
                width=wide - size * 0.4,
                serif=True,
                bold=True,
            )

    # ------------------------------------------------------------------ pieces

    def icon(self, name: str, x: float, y: float, size: float, fill: str, edge: float = 1.5, line: str = INK) -> None:
        """One of the things that several games have, so high as `size`."""
        self.path(ICONS[name], fill, line, edge, (x, y), size / 20, ' fill-rule="evenodd"')

    def mark(self, seat: int, x: float, y: float, size: float, label: int | str = "", edge: str = INK) -> None:
        """The shape of a seat in its colour, with a number on it."""
        self.path(SHAPES[seat], self.colours[seat], edge, 2, (x, y), size / 20)
        if label != "":
            drop = size * 0.12 if seat == 2 else 0  # a triangle is widest below
            self.text(x, y + drop, str(label), size * 0.56, on(self.colours[seat]), bold=True)

    def badge(
        self, x: float, y: float, number: int | str, size: float = 18, fill: str = INK, ink: str = "#fff"
    ) -> None:
        """A small number at the corner of a thing."""
        self.disc(x, y, size * 0.56, fill, "#fff7e6", 1.2)
        self.text(x, y, str(number), size * 0.8, ink, bold=True, width=size * 1.1)


# ------------------------------------------------------------------ the sheet around the board


def svg(game: Game, view: dict[str, Any], language: str = "en") -> str:
    """The table as an SVG document: the board of the game's artist, and the players beside it."""
    pen = Pen(game, view, language)
    artist = game.picture
    width, height = MARGIN * 3 + BOARD + PANEL, HEAD + BOARD + MARGIN
    pen.parts.append(f'<g transform="translate({MARGIN} {HEAD})">')
    if artist is not None:
        artist.board(pen)
    pen.parts.append("</g>")
    _heading(pen, width)
    _players(pen, artist)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'style="max-width:{width}px" font-family="Source Sans 3, system-ui, sans-serif">'
        f"<title>{escape(game.title)}</title><desc>{escape(str(view['prompt']))}</desc>"
        f'<rect width="{width}" height="{height}" rx="14" fill="{NIGHT}"/>{"".join(pen.parts)}</svg>'
    )


def _heading(pen: Pen, width: float) -> None:
    pen.text(MARGIN, 42, pen.game.title, 34, GOLD, anchor="start", bold=True, serif=True)
    prompt = str(pen.view["prompt"])
    room = width - 3 * MARGIN - len(pen.game.title) * 18
    pen.text(width - MARGIN, 44, prompt, 24, PAPER, anchor="end", width=room)


def _players(pen: Pen, artist: Artist | None) -> None:
    """A card for each seat: name, role, points, what it has; the one who decides is lit."""
    seats = pen.view["seats"]
    gap = 14 if seats < 7 else 8
    tall = min(240.0 if seats < 4 else 190.0, (BOARD - gap * (seats - 1)) / seats)
    for seat in range(seats):
        x, y = MARGIN * 2 + BOARD, HEAD + seat * (tall + gap)
        decides = seat in pen.view["deciders"]
        pen.box(x, y, PANEL, tall, "#2a2438", 12, GOLD if decides else "#453c5c", 4 if decides else 1.5)
        _player(pen, seat, x + 18, y, tall)
        if artist is not None:
            _lines(pen, artist, seat, x + 18, y, tall)


def _player(pen: Pen, seat: int, x: float, y: float, tall: float) -> None:
    size = min(28, tall * 0.3)
    line = y + size
    pen.mark(seat, x + 12, line, size)
    pen.text(x + 34, line, pen.view["names"][seat], size * 0.86, PAPER, anchor="start", bold=True, width=180)
    pen.text(x + PANEL - 36, line, str(pen.view["points"][seat]), size, GOLD, anchor="end", bold=True, serif=True)
    role = pen.view["roles"][seat]
    if role and tall < 110:
        pen.text(x + PANEL - 84, line, role, size * 0.6, FAINT, anchor="end", width=110)
    elif role:
        pen.text(x, y + 66, role, 19, FAINT, anchor="start", width=PANEL - 40)


def _lines(pen: Pen, artist: Artist, seat: int, x: float, y: float, tall: float) -> None:
    """What the player has: icons with numbers side by side, and lines of words as far as there is room."""
    size = min(24.0, tall * 0.28)
    line = y + (tall * 0.72 if tall < 110 else 104 if pen.view["roles"][seat] else 84)
    things = list(artist.held(pen, seat))
    columns = 6 if len(things) == 6 else 5
    for k, held in enumerate(things):
        at, row = x + 8 + (k % columns) * (PANEL - 30) / columns, line + (k // columns) * size * 1.6
        pen.icon(held.icon, at, row, size, held.colour, 1, INK if on(held.colour) == INK else FAINT)
        pen.text(at + size * 0.66, row, str(held.number), size * 0.8, PAPER, anchor="start")
    line += (len(things) - 1) // columns * size * 1.6
    for k, note in enumerate(artist.notes(pen, seat)):
        if line + 40 + 26 * k < y + tall - 8:
            pen.text(x, line + 40 + 26 * k, note, 18, "#d8cfe6", anchor="start", width=PANEL - 40)


# ------------------------------------------------------------------ the table as text


def text(game: Game, view: dict[str, Any]) -> str:
    """A heading, and the table as an indented outline."""
    waiting = ", ".join(view["names"][seat] for seat in view["deciders"])
    now = "the game is over" if view["over"] else f"to decide: {waiting}"
    head = f"{game.title}, {view['seats']} seats, choice {view['clock']}, {now}, points {view['points']}"
    return "\n".join([head, *_outline(view["table"], "  ")])


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


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(part)}" for key, part in value.items() if not _is_empty(part))
    if isinstance(value, list):
        return " ".join("-" if part is None else _short(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
