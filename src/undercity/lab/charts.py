"""Plots of a report, drawn by Altair as SVG: they need no script, no network, and take the page's colours."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from undercity.lab.findings import where
from undercity.lab.measures import Figure
from undercity.lab.report import Report
from undercity.lab.strength import Thing
from undercity.lab.study import SKILL

WIDTH, ROW = 300, 20
SHOWN = 24  # bars of a plot
INK, FAINT, MARK, EVEN = "var(--ink)", "var(--faint)", "var(--mark)", "var(--even)"
CONFIG = {
    "background": None,
    "padding": {"left": 28, "right": 8, "top": 4, "bottom": 4},  # browsers' letters may be wider than Vega thinks
    "view": {"stroke": None},
    "font": "system-ui, sans-serif",
    "axis": {"labelColor": INK, "titleColor": INK, "gridColor": FAINT, "domainColor": FAINT, "tickColor": FAINT,
             "labelFontSize": 12, "titleFontSize": 12, "labelLimit": 170, "titleFontWeight": "normal"},
    "title": {"color": INK, "fontSize": 13, "anchor": "start", "fontWeight": "normal"},
}  # fmt: skip


class Plot:
    """A drawing and what it shows."""

    def __init__(self, question: str, caption: str, chart: alt.Chart | alt.LayerChart) -> None:
        self.question, self.caption = question, caption
        self.svg = draw(chart)


def draw(chart: alt.Chart | alt.LayerChart) -> str:
    """A chart as SVG that fits its column."""
    svg: str = vl_convert.vegalite_to_svg({**chart.to_dict(), "config": CONFIG})
    svg = re.sub(r'<svg ([^>]*?)width="([\d.]+)" height="([\d.]+)"', r'<svg \1style="max-width:\2px"', svg, count=1)
    return re.sub(r"\s(clip-path|role|aria-roledescription|aria-label)=\"[^\"]*\"", "", svg)


def plots(report: Report) -> Iterator[Plot]:
    """The plots of a report, question by question, cell by cell."""
    for cell in dict.fromkeys((f.arm, f.seats) for f in report.figures):
        own = [f for f in report.figures if (f.arm, f.seats) == cell]
        yield from _of_figures(cell, own)
        things = [t for t in report.things if (t.arm, t.seats) == cell and t.difference]
        if things:
            yield Plot("things", f"{where(cell)}: what goes with winning", _strengths(things))


def _of_figures(cell: tuple[str, int], own: Sequence[Figure]) -> Iterator[Plot]:
    if cell[0] != SKILL:
        even = None if cell[1] == 1 else 1 / cell[1]
        for measure, caption in (
            ("win share", "win share by seat"),
            ("win share by order", "win share by order of play"),
        ):
            if bars := [f for f in own if f.measure == measure and f.question == "seats"]:
                yield Plot("seats", f"{where(cell)}: {caption}", dots(bars, "share of the games", even))
        if curve := [f for f in own if f.measure == "the leader wins"]:
            yield Plot("drama", f"{where(cell)}: how often the leader of the moment wins", _curve(curve))
        if bars := [f for f in own if f.measure == "what moves a seat's prospects"]:
            yield Plot("interaction", f"{where(cell)}: what moves a seat's prospects", dots(bars, "share"))
        if bars := [f for f in own if f.measure == "decisions a game"]:
            most = sorted(bars, key=lambda f: -f.value)[:SHOWN]
            yield Plot("choices", f"{where(cell)}: decisions a game, by kind", dots(most, "decisions a game"))
    if bars := [f for f in own if f.question == "skill" and f.measure == "win share"]:
        yield Plot("skill", f"{where(cell)}: win share by level", dots(bars, "share of the games"))


def _table(figures: Sequence[Figure]) -> pl.DataFrame:
    rows = [(f.of, f.value, max(f.low, 0.0) if f.unit == "share" else f.low, f.high) for f in figures]
    return pl.DataFrame(rows, ["of", "value", "low", "high"], orient="row")


def dots(figures: Sequence[Figure], title: str, even: float | None = None) -> Any:
    """A dot with its interval for each figure; a line where they would be if all were even."""
    is_share = figures[0].unit == "share"
    base = alt.Chart(_table(figures), width=WIDTH, height=ROW * max(len(figures), 2))
    y = alt.Y("of:N", sort=None, title=None)
    axis = alt.Axis(format="%" if is_share else "~s", tickCount=5)
    x = alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=not is_share or even is None, nice=True))
    layers = [base.mark_rule(color=MARK, strokeWidth=2).encode(x=x, x2="high:Q", y=y)]
    layers.append(base.mark_point(color=MARK, filled=True, size=60, opacity=1).encode(x="value:Q", y=y))
    if even is not None:
        line = alt.Chart(pl.DataFrame({"even": [even]})).mark_rule(color=EVEN, strokeDash=[4, 3]).encode(x="even:Q")
        layers.insert(0, line)
    return alt.layer(*layers)


def _curve(figures: Sequence[Figure]) -> Any:
    table = _table(figures).with_columns(time=pl.col("of").str.strip_suffix(" %").cast(pl.Int32) / 100)
    base = alt.Chart(table, width=WIDTH, height=180)
    x = alt.X("time:Q", title="part of the game that is over", axis=alt.Axis(format="%", tickCount=5))
    y = alt.Y(
        "low:Q", title="share of the games", axis=alt.Axis(format="%", tickCount=5), scale=alt.Scale(domain=[0, 1])
    )
    band = base.mark_area(color=MARK, opacity=0.25).encode(x=x, y=y, y2="high:Q")
    return alt.layer(band, base.mark_line(color=MARK, strokeWidth=2).encode(x="time:Q", y="value:Q"))


def _strengths(things: Sequence[Thing]) -> Any:
    """The clearest differences, from strong to weak."""
    clearest = sorted(things, key=lambda t: t.difference.p if t.difference else 1.0)[:SHOWN]
    rows = [
        (f"{t.thing} ({t.role})", d.value, d.low, d.high)
        for t in sorted(clearest, key=lambda t: -t.difference.value if t.difference else 0.0)
        if (d := t.difference)
    ]
    table = pl.DataFrame(rows, ["of", "value", "low", "high"], orient="row").unique("of", maintain_order=True)
    base = alt.Chart(table, width=WIDTH - 60, height=ROW * max(len(table), 2))
    y = alt.Y("of:N", sort=None, title=None)
    x = alt.X("low:Q", title="win share more than others", axis=alt.Axis(format="+%", tickCount=5))
    nothing = alt.Chart(pl.DataFrame({"even": [0.0]})).mark_rule(color=EVEN, strokeDash=[4, 3]).encode(x="even:Q")
    rule = base.mark_rule(color=MARK, strokeWidth=2).encode(x=x, x2="high:Q", y=y)
    return alt.layer(
        nothing, rule, base.mark_point(color=MARK, filled=True, size=60, opacity=1).encode(x="value:Q", y=y)
    )
