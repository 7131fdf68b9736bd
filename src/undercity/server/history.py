"""What was played: a person's games, her figures, and how strong everybody is.

Ratings are made anew from the results of all rated games, in the order in which they ended, by openskill
(Plackett-Luce). So a person who is forgotten leaves the ratings as she leaves the tables, and a change of these rules
is a change for all. Bots are anchors: a level stays where it was measured (ratings.toml), and only people move.

- A table is rated if it was opened so; friendly is the default. A table with a pack is friendly: it is another game.
- What counts is the result at the end, for who sits at the seat then. A seat that was handed over to a bot counts for
  the bot; who left it gets nothing for it, neither a win nor a loss.
- An abandoned game counts for nobody. A game lost on time counts as it ended.
- A seat that nobody has any more (its person is forgotten, or left it free) is left out, and so is a game with fewer
  than two rated seats.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from undercity.engine.game import find
from undercity.server import facts as fact
from undercity.server import outcome
from undercity.server.errors import Unavailable
from undercity.server.facts import Facts
from undercity.server.outcome import Role
from undercity.server.packs import Named
from undercity.server.storage.schema import chat, pushes, seats, sitters, solved, tables

MOST = 2000  # games of one person that are looked at


@cache
def _anchors() -> dict[str, dict[str, float]]:
    """Where bots of each level stand, by game."""
    return tomllib.loads((Path(__file__).parent / "ratings.toml").read_text(encoding="utf-8"))


class Opponent(msgspec.Struct, frozen=True):
    """Somebody else at the table."""

    name: str | None
    level: str | None
    rank: int | None
    points: int | None


class Played(msgspec.Struct, frozen=True):
    """One game as one person played it."""

    table: str
    game: str
    pack: Named | None  # that changed it
    state: str
    rated: bool
    seats: int
    started: int
    ended: int | None
    seat: int
    rank: int | None
    points: int | None
    role: Role | None  # as what it was played; only of finished games
    others: list[Opponent]


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, as far as it is known."""

    name: str
    level: str | None
    rating: float
    uncertainty: float  # openskill's sigma; 0 for bots, which stand still
    games: int
    you: bool
    course: list[float]  # her rating after each of her games


def of_person(connection: Connection, person: str, game: str | None = None) -> list[Played]:
    """The games of a person, the newest first."""
    own = select(seats.c.table_id).where(seats.c.person == person)
    query = select(tables).where(tables.c.id.in_(own), tables.c.started.is_not(None))
    if game is not None:
        query = query.where(tables.c.game == game)
    rows = list(connection.execute(query.order_by(tables.c.created_order.desc()).limit(MOST)))
    return [_played(facts, person) for facts in fact.load_many(connection, rows)]


def _played(facts: Facts, person: str) -> Played:
    seat = facts.seat_of(person)
    assert seat is not None
    others = [Opponent(s.name, s.level, *_outcome(facts, s.seat)) for s in facts.seats if s.seat != seat]
    rank, points = _outcome(facts, seat)
    return Played(
        facts.id,
        facts.game,
        facts.pack,
        facts.state,
        facts.rated,
        len(facts.seats),
        facts.started or facts.created,
        facts.ended,
        seat,
        rank,
        points,
        _role(facts, seat),
        others,
    )


def _outcome(facts: Facts, seat: int) -> tuple[int | None, int | None]:
    """Rank and points of a seat, once the game is finished."""
    if facts.state != "finished" or facts.result is None:
        return None, None
    return facts.result["ranks"][seat], facts.result["points"][seat]


def _role(facts: Facts, seat: int) -> Role | None:
    """As what a seat played, once the game is finished; None where that was not written down yet."""
    if facts.state != "finished" or not facts.roles or (role := facts.roles[seat]) is None:
        return None
    return role[0], role[1]


# ------------------------------------------------------------------ figures


def statistics(played: list[Played], language: str = "en") -> dict[str, Any]:
    """By game: games, wins in a row, places, points, roles; against whom. Games alone have no opponents to beat."""
    finished = [one for one in played if one.rank is not None]
    by_game: dict[str, list[Played]] = defaultdict(list)
    for one in finished:
        by_game[one.game].append(one)
    figures = {game: {**_figures(some), "roles": _roles(game, some, language)} for game, some in by_game.items()}
    return {"games": figures, "opponents": _against(finished), "abandoned": sum(p.state == "abandoned" for p in played)}


def _figures(played: list[Played]) -> dict[str, Any]:
    """`played`: the newest first."""
    wins = [one.rank == 1 for one in played]
    longest = current = 0
    for won in reversed(wins):
        current = current + 1 if won else 0
        longest = max(longest, current)
    points = [one.points or 0 for one in played]
    ranks = [one.rank or 0 for one in played]
    return {
        "games": len(played),
        "wins": sum(wins),
        "mean_rank": round(sum(ranks) / len(ranks), 2),
        "mean_points": round(sum(points) / len(points), 2),
        "best_points": max(points),
        "streak": current,
        "longest_streak": longest,
        "points": list(reversed(points)),
        "ranks": list(reversed(ranks)),
    }


def _roles(game: str, played: list[Played], language: str) -> list[dict[str, Any]]:
    """As what somebody played a game, and how often she won so; what she played most comes first."""
    tally: dict[Role, list[int]] = defaultdict(lambda: [0, 0])
    for one in played:
        if one.role is not None:
            tally[one.role][0] += 1
            tally[one.role][1] += one.rank == 1
    most = sorted(tally.items(), key=lambda item: (-item[1][0], -item[1][1], item[0]))
    words = find(game)
    return [
        {"kind": role[0], "id": role[1], "name": outcome.name_of(words, role, language), "games": games, "wins": wins}
        for role, (games, wins) in most
    ]


def _against(played: list[Played]) -> list[dict[str, Any]]:
    """Head to head: how often one was before, level with and behind each of the others; those met most often first."""
    tally: dict[tuple[str, str | None], list[int]] = defaultdict(lambda: [0, 0, 0])
    for one in played:
        for other in one.others:
            if other.rank is not None and one.rank is not None and (other.name or other.level):
                place = 0 if one.rank < other.rank else 1 if one.rank == other.rank else 2
                tally[other.name or "", other.level][place] += 1
    most = sorted(tally.items(), key=lambda item: -sum(item[1]))[:50]
    return [
        {"name": name, "level": level, "won": won, "drawn": drawn, "lost": lost}
        for (name, level), (won, drawn, lost) in most
    ]


# ------------------------------------------------------------------ ratings


def ratings(connection: Connection, game: str, own: str | None) -> list[Rating]:
    """Everybody who has finished a rated game of this kind, and the bots they met; the strongest first."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Unavailable("ratings need openskill, which this server does not have: install undercity[lab]") from None
    model = PlackettLuce()
    query = select(tables).where(tables.c.game == game, tables.c.state == "finished", tables.c.rated)
    known: dict[tuple[str | None, str | None], Any] = {}
    courses: dict[tuple[str | None, str | None], list[float]] = defaultdict(list)
    names: dict[tuple[str | None, str | None], str] = {}
    for facts in fact.load_many(connection, list(connection.execute(query.order_by(tables.c.ended, tables.c.id)))):
        _rate(model, facts, known, courses)
        names |= {(s.person, None): s.name or "" for s in facts.seats if s.person and not s.level}
    found = [_rating(key, known[key], courses[key], names, own) for key in known]
    return sorted(found, key=lambda one: -one.rating)


def _rate(model: Any, facts: Facts, known: dict[Any, Any], courses: dict[Any, list[float]]) -> None:
    """Count one game; bots stay where they are."""
    if facts.result is None:
        return
    anchors = _anchors().get(facts.game, {})
    keys = {
        s.seat: (None, s.level) if s.level else (s.person, None) for s in facts.seats if s.level in anchors or s.person
    }
    if len(keys) < 2:
        return
    for _, level in (key for key in keys.values() if key not in known and key[1]):
        known[None, level] = model.rating(mu=_anchors()[facts.game][level or ""], sigma=1.0)
    for key in keys.values():
        known.setdefault(key, model.rating())
    teams = [[known[key]] for key in keys.values()]
    rated = model.rate(teams, ranks=[facts.result["ranks"][seat] for seat in keys])
    for key, (after,) in zip(keys.values(), rated, strict=True):
        if key[1] is None:
            known[key] = after
        courses[key].append(round(known[key].mu, 2))


def _rating(key: Any, rating: Any, course: list[float], names: dict[Any, str], own: str | None) -> Rating:
    person, level = key
    sigma = 0.0 if level else round(rating.sigma, 2)
    you = person is not None and person == own
    return Rating(names.get(key, level or ""), level, round(rating.mu, 2), sigma, len(course), you, course[-100:])


# ------------------------------------------------------------------ all that is known of somebody


def everything(connection: Connection, person: str) -> dict[str, Any]:
    """What stands of a person in the database, besides herself and her devices."""
    said = select(chat.c.table_id, chat.c.made, chat.c.text).where(chat.c.person == person)
    sat = select(sitters.c.table_id, sitters.c.seat).where(sitters.c.person == person)
    learnt = select(solved.c.game, solved.c.lesson, solved.c.made).where(solved.c.person == person)
    told = select(pushes.c.device, pushes.c.endpoint, pushes.c.created).where(pushes.c.person == person)
    parts = {"chat": said, "sat": sat, "lessons": learnt, "pushes": told}
    found = {name: [dict(row._mapping) for row in connection.execute(query)] for name, query in parts.items()}
    hosted = list(connection.scalars(select(tables.c.id).where(tables.c.host == person)))
    return {"games": of_person(connection, person), "hosts": hosted, **found}
