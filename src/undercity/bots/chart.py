"""What a ladder shows: a table for the terminal, CSV files and a plot."""

from __future__ import annotations

import csv
from pathlib import Path

from undercity.bots.certainty import interval
from undercity.bots.ladder import Ladder, Outcome, Standing
from undercity.bots.levels import LEVELS

INK, REACH, GROUND = "#1f2933", "#2a6f97", "#d9dee3"


def show(ladder: Ladder) -> None:
    """Print ratings, and who came before whom."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    ratings = Table("level", "rating", "95 % interval", "games", "first", "points", "slowest")
    for row in ladder.standings:
        share = f"{row.wins / row.games:.1%}" if row.games else "-"
        ratings.add_row(
            row.level, f"{row.rating:.1f}", f"{row.low:.1f} to {row.high:.1f}", str(row.games), share,
            f"{row.mean_points:.1f}", f"{row.longest_decision:.2f} s",
        )  # fmt: skip
    console.print(ratings)
    duels = Table("ahead of", *(row.level for row in ladder.standings))
    for row in ladder.standings:
        duels.add_row(row.level, *(_duel(ladder, row.level, other.level) for other in ladder.standings))
    console.print(duels)


def _duel(ladder: Ladder, one: str, other: str) -> str:
    score, games = ladder.duels.get((one, other), (0.0, 0))
    if not games:
        return "-"
    low, high = interval(score, games)
    return f"{score / games:.0%}\n{low:.0%}-{high:.0%}"


def write_csv(ladder: Ladder, folder: Path) -> tuple[Path, Path]:
    """One file with a row a level, one with a row a seat of every game."""
    stem = f"{ladder.game}-{ladder.seats}"
    ratings, games = folder / f"ladder-{stem}.csv", folder / f"ladder-{stem}-games.csv"
    with ratings.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(Standing.__struct_fields__)
        writer.writerows([getattr(row, name) for name in Standing.__struct_fields__] for row in ladder.standings)
    with games.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["game", "seed", "seat", "level", "rank", "points", "utility"])
        for number, outcome in enumerate(ladder.outcomes):
            writer.writerows(_rows(number, outcome))
    return ratings, games


def _rows(number: int, outcome: Outcome) -> list[list[object]]:
    return [
        [number, outcome.seed, seat, level, outcome.ranks[seat], outcome.points[seat], outcome.utility[seat]]
        for seat, level in enumerate(outcome.levels)
    ]


def draw(ladder: Ladder, path: Path, title: str) -> Path:
    """A plot of the ratings with their intervals, the levels in their own order."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    order = [*LEVELS, *(row.level for row in ladder.standings)]  # rules of thumb last
    rows = sorted(ladder.standings, key=lambda row: order.index(row.level))
    figure = Figure(figsize=(7.5, 1.4 + 0.62 * len(rows)), dpi=150, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for height, row in enumerate(rows):
        axes.plot([row.low, row.high], [height, height], color=REACH, linewidth=7, alpha=0.35, solid_capstyle="butt")
        axes.plot(row.rating, height, "o", color=REACH, markersize=8)
        axes.annotate(f"{row.rating:.1f}", (row.rating, height), (0, 9), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(rows)), [row.level for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.3)
    axes.set_xlabel("rating (openskill, Plackett-Luce) with 95 % interval")
    seats = f"{ladder.seats} seats" if ladder.seats > 1 else "1 seat"
    axes.set_title(f"{title}: {seats}, {len(ladder.outcomes)} games", loc="left", color=INK)
    axes.grid(axis="x", color=GROUND)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    figure.savefig(path)
    return path
