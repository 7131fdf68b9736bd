"""How a game ended, as the database keeps it: points and ranks by seat, and as what each seat played.

It is written when a table is over: from then on everything at it is open.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercity.engine.game import Game
from undercity.engine.match import Match
from undercity.engine.record import Record
from undercity.engine.words import Thing

Role = tuple[str, str]  # kind and id of a thing that has a name: ("clan", "bandits")


def written(match: Match, ranks: Sequence[int] | None = None) -> str:
    """The result as JSON; `ranks` where they are not those of the game itself."""
    result = {"points": match.points, "ranks": match.ranks if ranks is None else ranks, "roles": roles(match)}
    return msgspec.json.encode(result).decode()


def roles(match: Match) -> list[Role | None]:
    """As what each seat played, by names that outlive a version; None where that has no name of its own."""
    game, s = match.game, match.state
    found = [_thing(game, s, seat) for seat in range(match.seats)]
    return [thing and (thing[0], game.things[thing[0]][thing[1]]) for thing in found]


def _thing(game: Game, s: Record, seat: int) -> Thing | None:
    """The role of a seat if it is one of the game's things; else the thing that the record keeps for each seat: the
    colours of Ankh-Morpork are not, its personalities are."""
    role = game.face.role(s, seat)
    if role is None or role[0] in game.things:
        return role
    for kind in game.things:
        kept = game.state.fields.get(kind)
        if kept is not None and kept.shape == (game.seats[-1],) and (number := int(getattr(s, kind)[seat])) >= 0:
            return kind, number
    return None


def name_of(game: Game, role: Role, language: str) -> str:
    """A role in words; by its id where this version does not know it any more."""
    kind, which = role
    known = which in game.things.get(kind, ())
    return str(game.name((kind, game.things[kind].index(which)), language)) if known else which
