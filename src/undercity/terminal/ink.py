"""Text with colours on a grid: what the boards are drawn with. Every sign means something without its colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

WIDTH = 78  # columns that a board may use: it fits a terminal of 80
LETTERS = "ABCDEFGHIJKL"  # of the seats
COLOURS = (
    "#ff6b6b", "#4dd0e1", "#8bc34a", "#ffd54f", "#c58af9", "#64a5ff",
    "#ff9e64", "#2fb8a0", "#d4e157", "#e0a070", "#f48fb1", "#9fa8da",
)  # fmt: skip
FAINT = "#8f8f8f"
ALARM = "bold #ff5555"


def seat_style(seat: int | None) -> str:
    """The colour of a seat."""
    return FAINT if seat is None else f"bold {COLOURS[seat]}"


def letter(seat: int | None) -> str:
    """The letter of a seat; a dot for nobody.

    >>> letter(0), letter(None)
    ('A', '·')
    """
    return "·" if seat is None else LETTERS[seat]


def counts(by_seat: Sequence[int]) -> Text:
    """Who has how many: `A3 C1`; nobody any: a dot."""
    text = Text()
    for seat, number in enumerate(by_seat):
        if number:
            text.append(f"{' ' if text else ''}{letter(seat)}{number}", seat_style(seat))
    return text if text else Text("·", FAINT)


def cut(words: str, width: int) -> str:
    """So much of it as fits.

    >>> cut("Hedgehog Green", 9)
    'Hedgehog…'
    """
    return words if len(words) <= width else f"{words[: width - 1].rstrip()}…"


class Canvas:
    """Characters with styles by place; what lies outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, what: str | Text, style: str = "", *, centre: bool = False) -> None:
        """Write from this place on; or around it, but all of it within the edges."""
        text = what if isinstance(what, Text) else Text(what, style)
        left = max(0, min(x - len(text.plain) // 2, self.width - len(text.plain))) if centre else x
        for index, sign in enumerate(text.plain):
            place = left + index, y
            if 0 <= place[0] < self.width and 0 <= y < self.height:
                self._cells[place] = (sign, _style_at(text, index))

    def box(self, x: int, y: int, width: int, height: int, title: str | Text = "", style: str = FAINT) -> None:
        """A frame with a title in its upper edge; what was inside is wiped out."""
        self.put(x, y, f"┌{'─' * (width - 2)}┐", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, f"│{' ' * (width - 2)}│", style)
        self.put(x, y + height - 1, f"└{'─' * (width - 2)}┘", style)
        if title:
            self.put(x + 1, y, title, style)

    def _line(self, y: int) -> Text:
        """A row: neighbours of the same style are one piece, which is quicker to show."""
        row = [self._cells.get((x, y), (" ", "")) for x in range(self.width)]
        runs = groupby(row, key=lambda cell: cell[1])
        line = Text.assemble(*[("".join(sign for sign, _ in run), style) for style, run in runs])
        line.rstrip()
        return line

    def text(self) -> Text:
        """All of it, line by line, without spaces at the ends and empty lines above and below."""
        lines = [self._line(y) for y in range(self.height)]
        filled = [index for index, line in enumerate(lines) if line.plain]
        return Text("\n").join(lines[filled[0] : filled[-1] + 1]) if filled else Text()


def _style_at(text: Text, index: int) -> str:
    style = str(text.style)
    for span in text.spans:
        if span.start <= index < span.end:
            style = str(span.style)
    return style


Cell = str | int | Text


def grid(head: Sequence[str], rows: Iterable[Sequence[Cell]], width: int = WIDTH) -> Text:
    """A table with columns as wide as they need; numbers stand at the right."""
    body = [[_cell(cell) for cell in row] for row in rows]
    widths = [max([len(title), *(len(row[i].plain) for row in body)]) for i, title in enumerate(head)]
    right = [all(isinstance(row[i], int) for row in rows) for i in range(len(head))] if isinstance(rows, list) else []
    lines = [_line([Text(title, FAINT) for title in head], widths, right)]
    lines += [_line(row, widths, right) for row in body]
    for line in lines:
        line.truncate(width)
    return Text("\n").join(lines)


def _cell(cell: Cell) -> Text:
    return cell if isinstance(cell, Text) else Text(str(cell))


def _line(cells: Sequence[Text], widths: Sequence[int], right: Sequence[bool]) -> Text:
    line = Text()
    for index, cell in enumerate(cells):
        gap = " " * (widths[index] - len(cell.plain))
        pushed = index < len(right) and right[index]
        line.append_text(Text.assemble(gap if pushed else "", cell, "" if pushed else gap, "  "))
    line.rstrip()
    return line


def wrapped(words: str | Text, style: str = "", width: int = WIDTH) -> Text:
    """In as many lines as it needs."""
    text = words if isinstance(words, Text) else Text(words, style)
    lines, rest = [], text
    while len(rest.plain) > width:
        at = rest.plain.rfind(" ", 0, width + 1)
        at = at if at > 0 else width
        lines.append(rest[:at])
        rest = rest[at:]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return Text("\n").join([*lines, rest])


def stacked(*parts: Text | str) -> Text:
    """One under the other; empty parts are left out."""
    return Text("\n").join([part if isinstance(part, Text) else Text(part) for part in parts if str(part)])
