"""How the search plays each game at each number of seats: settings.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from undercity.engine.game import Game

FROM = "from_"  # [game.from_3]: what differs from three seats on
LEARNED = "learned"  # [game.learned], [game.learned.from_3]: what differs where a network judges


@cache
def _read() -> dict[str, dict[str, Any]]:
    path = Path(__file__).parent / "settings.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def settings_of(game: Game, seats: int, learned: bool = False) -> dict[str, float]:
    """The settings in use for this game with so many seats, by its own judgement or by a learned one."""
    own = _read().get(game.base, {})
    found = {**_read()["default"], **_for_seats(own, seats)}
    return found | _for_seats(own.get(LEARNED, {}), seats) if learned else found


def _for_seats(own: dict[str, Any], seats: int) -> dict[str, float]:
    """A table of settings, with what differs from so many seats on."""
    found = {name: number for name, number in own.items() if not isinstance(number, dict)}
    for least in sorted(int(name.removeprefix(FROM)) for name in own if name.startswith(FROM)):
        if seats >= least:
            found |= own[f"{FROM}{least}"]
    return found


def effort_of(game: Game) -> int:
    """How many times the usual simulations the levels spend on this game."""
    return int(_read()["effort"].get(game.base, 1))
