"""The calls by which a record is brought along and watched: see shelf.py. It comes in parts: no request may be long."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec

from undercity.server import catalogue, packs
from undercity.server.call import Call, Route
from undercity.server.errors import BadRequest, NotFound
from undercity.server.facts import Facts, Seat, now
from undercity.server.fairness import commitment
from undercity.server.requests import Body
from undercity.server.served import ServedMatch
from undercity.server.shelf import Brought, edition_in
from undercity.server.viewers import describe

PART = 8_000  # characters of a part,
PARTS = 40  # and how many there may be: room for some 9,000 choices


class BringRecord(Body):
    """A part of a record; without `record` the first. With the last one it is verified."""

    text: Annotated[str, msgspec.Meta(max_length=PART)]
    record: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    last: bool = False


async def bring_record(call: Call) -> dict[str, Any]:
    """Bring a record along, part by part; with the last one it is verified."""
    person, wish, shelf = call.who().id, call.body, call.hall.shelf
    one = shelf.begin(person) if wish.record is None else shelf.of(person, wish.record)
    if one.whole:
        raise BadRequest("this record has come in whole: bring another without its id")
    if len(one.parts) > PARTS:
        raise BadRequest(f"a record here has at most {PARTS} parts of {PART} characters")
    one.parts.append(wish.text)
    if wish.last:
        edition = edition_in("".join(one.parts))
        await call.hall.packs.meet(edition)
        await shelf.verify(one, call.hall.speeds.speed(edition))
    return {"record": one.id, "verified": one.match is not None}


def _watched(call: Call) -> tuple[Brought, ServedMatch]:
    one = call.hall.shelf.of(call.who().id, call.path["record"])
    if one.match is None:
        raise NotFound("this record has not come in whole yet")
    return one, one.match


async def show_record_table(call: Call) -> dict[str, Any]:
    """A record as if it were a table that has ended."""
    one, match = _watched(call)
    names = [match.name_of(seat, call.who().language) for seat in range(match.seats)]
    seats = tuple(Seat(seat, f"seat {seat}", name, None, None, False) for seat, name in enumerate(names))
    seed, moment = f"{match.seed or 0:032x}", now()
    result = {"points": match.points, "ranks": match.ranks} if match.over else None
    facts = Facts(
        one.id, 0, match.game.base, match.options, False, "live", "finished" if match.over else "abandoned", "", seed,
        commitment(seed), 0, result, None, moment, moment, moment, 0, seats,
        pack=packs.named(match.game),
    )  # fmt: skip
    where = {"clock": match.clock_of(None), "deciders": match.deciders}
    return {**describe(facts, None, False, lambda _: False), **where}


async def show_record_replay(call: Call) -> dict[str, Any]:
    """The moves of a record."""
    _, match = _watched(call)
    moves = [{"seat": mover, "notation": notation} for mover, notation in match.moves]
    return {
        "steps": len(moves),
        "moves": moves,
        "chronicle": match.chronicle(_viewer(call, match)[0], _spoken(call, match)),
    }


async def show_record_step(call: Call) -> dict[str, Any]:
    """One step of a record."""
    _, match = _watched(call)
    step = _number(call.path["step"], "step", match.steps)
    return await call.hall.replays.step(match, step, *_viewer(call, match), _spoken(call, match))


async def show_record_judgements(call: Call) -> dict[str, Any]:
    """How good each step of a record looked for each seat."""
    one, match = _watched(call)
    return {"judgements": await call.hall.shelf.curve(one, match)}


def _number(text: str, what: str, most: int) -> int:
    if not re.fullmatch(r"\d{1,6}", text) or int(text) > most:
        raise BadRequest(f"{what} is a whole number from 0 to {most}, not {text[:20]!r}")
    return int(text)


def _viewer(call: Call, match: ServedMatch) -> tuple[int | None, bool]:
    """As whom it is seen, and whether everything is open."""
    text = call.query.get("seat", "spectator")
    if text in ("spectator", "all"):
        return None, text == "all"
    return _number(text, "seat", match.seats - 1), False


def _spoken(call: Call, match: ServedMatch) -> str:
    language = call.query.get("language", "en")
    if language not in ("en", "de", "fr"):
        raise BadRequest(f"the languages are en, de and fr, not {language[:10]!r}")
    return catalogue.speaks(match.game.id, language)


_QUERY: dict[str, dict[str, Any]] = {
    "language": {"type": "string", "enum": ["en", "de", "fr"]},
    "seat": {"type": "string"},
}
ROUTES = (
    Route("POST", "/api/records", bring_record, BringRecord),
    Route("GET", "/api/records/{record}", show_record_table),
    Route("GET", "/api/records/{record}/judgements", show_record_judgements),
    Route("GET", "/api/records/{record}/replay", show_record_replay, query=_QUERY),
    Route("GET", "/api/records/{record}/replay/{step}", show_record_step, query=_QUERY),
)
