"""What `render()` shows: the table as text or drawn as SVG, as a spectator (or the learning seat) may know it."""

from __future__ import annotations

from typing import Any

from undercity.engine import picture
from undercity.engine.errors import UndercityError
from undercity.envs.play import Play

RENDER_MODES = ("ansi", "svg")


def check_render_mode(mode: str | None) -> str | None:
    """A render mode we know, or None."""
    if mode is not None and mode not in RENDER_MODES:
        raise UndercityError(f"the render mode is {' or '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def render(play: Play, mode: str | None, seat: int | None = None) -> str | None:
    """The table as the seat (None: a spectator) sees it."""
    if mode is None:
        return None
    view = _view(play, seat)
    return picture.svg(play.game, view) if mode == "svg" else picture.text(play.game, view)


def _view(play: Play, seat: int | None) -> dict[str, Any]:
    """As `Match.view`, of a game that is played without a match."""
    game, viewer = play.game, -1 if seat is None else seat
    points, spectator = play.points(viewer), play.concealed(-1)
    names = [str(game.name(("seat", p), "en")) for p in range(play.seats)]
    roles = [role and str(game.name(role, "en")) for role in (game.face.role(spectator, p) for p in range(play.seats))]
    known = play.concealed(viewer)  # a record that is used again: the last to be concealed
    step = game.step_of(known)
    asked = step is not None and seat in play.deciders
    return {
        "seats": play.seats,
        "clock": known.clock,
        "over": play.over,
        "deciders": play.deciders,
        "names": names,
        "roles": [None if role == name else role for role, name in zip(roles, names, strict=True)],
        "points": points,
        "prompt": game.say(*game.face.prompt(known, seat, step.name), "en") if step and asked else "",
        "table": game.face.view(known, seat),
    }
