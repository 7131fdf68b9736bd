"""The calls of the HTTP API, one function each; `routes` lists them for the server and for /api/schema."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from undercity.engine.errors import UndercityError
from undercity.server import absence, catalogue, chat, lobby, me_calls, packs, records, teaching
from undercity.server.call import TABLE_ID, Call, Route, Text
from undercity.server.clocks import Clocks
from undercity.server.errors import BadRequest, Conflict, NotFound, UnknownPerson
from undercity.server.live import LiveTable
from undercity.server.requests import (
    Abandon,
    ChooseBody,
    HandOver,
    Hush,
    Invite,
    Join,
    Mute,
    NewTable,
    Nothing,
    Remove,
    SetBot,
    TakeLesson,
)
from undercity.server.served import ServedMatch
from undercity.server.viewers import describe

STATES = ("open", "running", "finished", "abandoned")


# ------------------------------------------------------------------ games


async def list_games(call: Call) -> Text:
    """All games with their options."""
    return Text(catalogue.games(), lasting=True)


async def _edition(call: Call) -> str:
    """The game that the path names, or a game with the pack of a table."""
    await call.hall.packs.meet(call.path["game"])
    return call.path["game"]


async def _told(call: Call, tell: Callable[..., bytes], *language: str) -> bytes:
    """What the catalogue tells of a game; an edition's words may have to be read first: nobody waits for that."""
    return await asyncio.to_thread(tell, await _edition(call), *language)


async def show_game(call: Call) -> Text:
    """One game."""
    return Text(await _told(call, catalogue.game), lasting=True)


async def show_content(call: Call) -> Text:
    """A game's boards, cards and names."""
    return Text(await _told(call, catalogue.content), lasting=True)


async def show_layout(call: Call) -> Text:
    """What a game's board is drawn from, with names and texts in all languages."""
    return Text(await _told(call, catalogue.layout), lasting=True)


async def show_rules(call: Call) -> Text:
    """A game's rules, clause by clause."""
    return Text(await _told(call, catalogue.rules, _spoken(call)), "text/markdown; charset=utf-8", lasting=True)


async def show_clauses(call: Call) -> Text:
    """The text of each clause."""
    return Text(await _told(call, catalogue.clauses, _spoken(call)), lasting=True)


async def list_packs(call: Call) -> dict[str, Any]:
    """The packs with which tables can be opened, with what they change in words."""
    return {"packs": await asyncio.to_thread(call.hall.packs.offers, _spoken(call))}


async def show_pack(call: Call) -> dict[str, Any]:
    """A pack that is offered, or that a table has."""
    edition = await call.hall.packs.edition(call.path["pack"])
    return await asyncio.to_thread(packs.told, edition, _spoken(call))


async def show_source(call: Call) -> Text:
    """What a pack's edition is made from: a client that makes it, too, knows its boards and its rules."""
    edition = await call.hall.packs.edition(call.path["pack"])
    return Text(msgspec.json.encode(edition.pack), lasting=True)


async def list_levels(call: Call) -> dict[str, Any]:
    """The levels of bots, weakest first."""
    levels = call.hall.bots.levels
    return {"levels": [{"id": name, "title": name.capitalize(), "description": line} for name, line in levels.items()]}


# ------------------------------------------------------------------ learning


async def show_learn(call: Call) -> Text:
    """A game's guide, lessons, player aid and coach."""
    return Text(await call.hall.teacher.overview(await _edition(call), _spoken(call)), lasting=True)


async def show_figure(call: Call) -> Text:
    """A figure of the guide."""
    step = _number(call.query.get("step", "0"), "step", 0, 999)
    return Text(
        await call.hall.teacher.figure(await _edition(call), call.path["figure"], step, _spoken(call)), lasting=True
    )


async def take_lesson(call: Call) -> dict[str, Any]:
    """A lesson after some choices; that it is solved is kept with the person."""
    game, lesson, person = call.path["game"], call.path["lesson"], call.person
    shown = await call.hall.teacher.lesson(game, lesson, call.body, person.name if person else None)
    if person and shown["state"] == "solved":
        await call.hall.store.transact(lambda c: teaching.remember(c, person.id, game, lesson))
    return shown


async def show_progress(call: Call) -> dict[str, Any]:
    """The lessons that I have solved."""
    person = call.person
    return {"lessons": await call.hall.store.read(lambda c: teaching.progress(c, person.id)) if person else {}}


# ------------------------------------------------------------------ tables


async def list_tables(call: Call) -> dict[str, Any]:
    """Tables, newest first."""
    state, game, before = (call.query.get(key) for key in ("state", "game", "before"))
    if state is not None and state not in STATES:
        raise BadRequest(f"state is one of {', '.join(STATES)}, not {state[:20]!r}")
    if game is not None:
        catalogue.game_of(game)
    if before is not None and not TABLE_ID.fullmatch(before):
        raise NotFound(f"there is no table {before[:40]!r}")
    limit = _number(call.query.get("limit", "50"), "limit", 1, 100)
    mine = _truth(call.query.get("mine", "false"), "mine")
    wanted = lobby.Wanted(call.person, state, game, mine, before, limit + 1)
    found = await call.hall.store.read(lambda c: lobby.listing(c, wanted))
    return {"tables": [_listed(call, one) for one in found[:limit]], "more": len(found) > limit}


def _listed(call: Call, one: lobby.Listing) -> dict[str, Any]:
    facts, live = one.facts, call.hall.tables.get(one.facts.id)
    facts = msgspec.structs.replace(facts, rests=facts.id in call.hall.resting)
    seat = facts.seat_of(call.person.id) if call.person else None
    info = describe(facts, seat, call.is_host(facts), live.viewers.is_present if live else lambda _: False)
    running = facts.state == "running"
    deciders = [s.seat for s in facts.seats if running and (one.deciders >> s.seat) & 1]
    return {**info, "clock": one.clock, "deciders": deciders}


def _number(text: str, name: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9 or not least <= int(text) <= most:
        raise BadRequest(f"{name} is a whole number from {least} to {most}, not {text[:20]!r}")
    return int(text)


def _truth(text: str, name: str) -> bool:
    if text not in ("true", "false"):
        raise BadRequest(f"{name} is true or false, not {text[:20]!r}")
    return text == "true"


async def create_table(call: Call) -> dict[str, Any]:
    """Open a table."""
    person, wish, levels = call.who(), call.body, list(call.hall.bots.levels)
    game = catalogue.game_of(wish.game)
    if wish.pack is not None:
        game = call.hall.packs.chosen(wish.game, wish.pack)
    try:
        game.blank(game.seats[0] if wish.seats is None else wish.seats, wish.options)
    except UndercityError as error:
        raise BadRequest(str(error)) from None
    joined = await call.hall.store.transact(lambda c: lobby.create(c, person, wish, levels, game))
    return await _joined(call, joined)


async def _joined(call: Call, joined: lobby.Joined) -> dict[str, Any]:
    table = await call.hall.table(joined.facts.id)
    info = table.whole_info(joined.seat, call.is_host(table.facts))
    return {"table": info, "seat": joined.seat, "token": joined.token}


async def show_table(call: Call) -> dict[str, Any]:
    """One table."""
    return call.show(await call.table())


async def _change(call: Call, work: Any) -> LiveTable:
    table = await call.table()
    await table.change(work)
    return table


async def invite(call: Call) -> dict[str, Any]:
    """A code with which one person may sit down; a guest is told, and needs none."""
    person, table_id, wish = call.who(), call.table_id(), call.body
    table = await call.table()

    def work(connection: Connection) -> tuple[str, str | None]:
        guest = lobby.guest_of(connection, person, wish.guest) if wish.guest else None
        return lobby.invite(connection, table_id, person, wish.seat, guest), guest

    code, guest = await call.hall.store.transact(work)
    call.hall.notices.invite([guest] if guest else [], table, person.name)
    return {"code": code, "link": f"/t/{table_id}#{code}"}


async def join(call: Call) -> dict[str, Any]:
    """Sit down."""
    person, wish = call.who(), call.body
    table = await call.table()
    joined = await table.change(lambda c: lobby.join(c, table.id, person, wish.seat, wish.code))
    return await _joined(call, joined)


async def leave(call: Call) -> dict[str, Any]:
    """Leave one's seat."""
    person, table_id = call.who(), call.table_id()
    present = (await call.table()).viewers.seats_present()
    return call.show(await _change(call, lambda c: lobby.leave(c, table_id, person, present)))


async def remove(call: Call) -> dict[str, Any]:
    """Remove somebody: from a seat before the start, or who only watches."""
    person, table_id, wish = call.who(), call.table_id(), call.body
    if (wish.seat is None) == (wish.line is None):
        raise BadRequest("say either at which seat he sits or which line of chat he said")
    if wish.line is not None:
        return call.show(await _change(call, lambda c: chat.remove(c, table_id, person, wish.line)))
    return call.show(await _change(call, lambda c: lobby.remove(c, table_id, person, wish.seat)))


async def set_bot(call: Call) -> dict[str, Any]:
    """Give a seat to a bot."""
    person, table_id, levels = call.who(), call.table_id(), list(call.hall.bots.levels)
    wish = call.body
    return call.show(
        await _change(call, lambda c: lobby.set_bot(c, table_id, person, wish.seat, wish.level, levels))
    )  # fmt: skip


async def start(call: Call) -> dict[str, Any]:
    """Begin the game."""
    person, table_id = call.who(), call.table_id()
    return call.show(await _change(call, lambda c: lobby.start(c, table_id, person)))


async def abandon(call: Call) -> dict[str, Any]:
    """Wish to abandon the game."""
    person, table_id = call.who(), call.table_id()
    present = (await call.table()).viewers.seats_present()
    return call.show(await _change(call, lambda c: lobby.abandon(c, table_id, person, call.body.wish, present)))


async def hand_over(call: Call) -> dict[str, Any]:
    """Give an absent person's seat to a bot, or free it."""
    person, wish, levels = call.who(), call.body, list(call.hall.bots.levels)
    table = await call.table()
    present = table.viewers.seats_present()
    await table.change(lambda c: absence.hand_over(c, table.id, person, wish.seat, wish.level, levels, present))
    return call.show(table)


async def mute(call: Call) -> dict[str, Any]:
    """Silence who said a line of chat."""
    person, table_id, wish = call.who(), call.table_id(), call.body
    return call.show(await _change(call, lambda c: chat.mute(c, table_id, person, wish.line, wish.muted)))


async def hush(call: Call) -> dict[str, Any]:
    """Let only people at the table chat."""
    person, table_id = call.who(), call.table_id()
    return call.show(await _change(call, lambda c: chat.hush(c, table_id, person, call.body.hushed)))


async def rematch(call: Call) -> dict[str, Any]:
    """The same game again."""
    person = call.who()
    table = await call.table()
    is_first = table.facts.rematch is None
    joined = await table.change(lambda c: lobby.rematch(c, table.id, person))
    await call.hall.catch_up(joined.facts.id)
    if is_first:
        others = [one.person for one in table.facts.people() if one.person and one.person != person.id]
        absent = [other for other in others if not table.viewers.is_present(table.facts.seat_of(other) or 0)]
        call.hall.notices.invite(absent, await call.hall.table(joined.facts.id), person.name)
    return await _joined(call, joined)


async def choose(call: Call) -> dict[str, Any]:
    """Make a choice, as on the WebSocket."""
    table = await call.table()
    seat = call.seat(table.facts)
    if seat is None:
        raise UnknownPerson("spectators do not choose")
    table.traffic.message(seat)
    message = call.body.message()
    return {"ok": (await table.choose(seat, message)).answer(message)}


async def show_known(call: Call) -> dict[str, Any]:
    """What one's seat knows of the whole record: for bots that think ahead on their own machine."""
    table = await call.table()
    seat = call.seat(table.facts)
    if seat is None:
        raise UnknownPerson("spectators have no seat to know anything from")
    if table.match is None:
        raise Conflict("the game has not begun")
    legal = table.match.legal(seat) if seat in table.match.deciders else []
    return {"position": table.match.concealed(seat).to_json(), "legal": legal}


async def show_clocks(call: Call) -> dict[str, Any]:
    """How long each seat has had to decide."""
    table = await call.table()
    return (table.journal.clocks or Clocks(table.facts)).show(table.facts)


# ------------------------------------------------------------------ after the end


async def _ended(call: Call) -> ServedMatch:
    """The match of a table that is over."""
    table = await call.table()
    if not table.facts.has_ended:
        raise Conflict("the record is open when the game is over")
    if table.match is None:
        raise Conflict("this table was closed before its game began")
    return table.match


async def _seen(call: Call) -> ServedMatch:
    """As `_ended`, for who wants to see positions."""
    match = await _ended(call)
    if not match.is_drawn:
        raise Conflict("this game was played by other rules: its chronicle and its result are kept, its board is not")
    return match


async def show_record(call: Call) -> Text:
    """The record of a game that is over."""
    match = await _ended(call)
    if not match.chain():
        raise Conflict("this game was played by other rules, and not all of its positions were kept")
    return Text(match.record().encode(), "text/plain; charset=utf-8")


async def show_replay(call: Call) -> dict[str, Any]:
    """The moves of a game that is over."""
    match = await _ended(call)
    seat, _ = _viewer(call, match)
    moves = [{"seat": mover, "notation": notation} for mover, notation in match.moves]
    chronicle = match.chronicle(seat, _language(call, match))
    return {"steps": len(moves), "moves": moves, "chronicle": chronicle}


async def show_step(call: Call) -> dict[str, Any]:
    """One step of a game that is over."""
    match = await _seen(call)
    step = _number(call.path["step"], "step", 0, match.steps)
    return await call.hall.replays.step(match, step, *_viewer(call, match), _language(call, match))


async def show_judgements(call: Call) -> dict[str, Any]:
    """How good each step of a game that is over looked for each seat."""
    match = await _seen(call)
    return {"judgements": await call.hall.replays.judgements(call.table_id(), match)}


def _viewer(call: Call, match: ServedMatch) -> tuple[int | None, bool]:
    """As whom a replay is seen, and whether everything is open."""
    text = call.query.get("seat", "spectator")
    if text in ("spectator", "all"):
        return None, text == "all"
    return _number(text, "seat", 0, match.seats - 1), False


def _spoken(call: Call) -> str:
    """The language that the call asks for."""
    language = call.query.get("language", "en")
    if language not in ("en", "de", "fr"):
        raise BadRequest(f"the languages are en, de and fr, not {language[:10]!r}")
    return language


def _language(call: Call, match: ServedMatch) -> str:
    return catalogue.speaks(match.game.id, _spoken(call))


_LIST_QUERY: dict[str, dict[str, Any]] = {
    "state": {"type": "string", "enum": list(STATES)},
    "game": {"type": "string"},
    "mine": {"type": "string", "enum": ["true", "false"]},
    "before": {"type": "string"},
    "limit": {"type": "integer", "minimum": 1, "maximum": 100},
}
_RULES_QUERY: dict[str, dict[str, Any]] = {"language": {"type": "string", "enum": ["en", "de", "fr"]}}
_FIGURE_QUERY: dict[str, dict[str, Any]] = {
    **_RULES_QUERY,
    "step": {"type": "integer", "minimum": 0, "maximum": 999},
}
_REPLAY_QUERY: dict[str, dict[str, Any]] = {**_RULES_QUERY, "seat": {"type": "string"}}

ROUTES = (
    Route("GET", "/api/games", list_games),
    Route("GET", "/api/games/{game}", show_game),
    Route("GET", "/api/games/{game}/content", show_content),
    Route("GET", "/api/games/{game}/layout", show_layout),
    Route("GET", "/api/games/{game}/rules", show_rules, query=_RULES_QUERY),
    Route("GET", "/api/games/{game}/clauses", show_clauses, query=_RULES_QUERY),
    Route("GET", "/api/games/{game}/learn", show_learn, query=_RULES_QUERY),
    Route("GET", "/api/games/{game}/figures/{figure}", show_figure, query=_FIGURE_QUERY),
    Route("POST", "/api/games/{game}/lessons/{lesson}", take_lesson, TakeLesson),
    Route("GET", "/api/packs", list_packs, query=_RULES_QUERY),
    Route("GET", "/api/packs/{pack}", show_pack, query=_RULES_QUERY),
    Route("GET", "/api/packs/{pack}/source", show_source),
    Route("GET", "/api/bots", list_levels),
    *me_calls.ROUTES,
    Route("GET", "/api/me/lessons", show_progress),
    Route("GET", "/api/tables", list_tables, query=_LIST_QUERY),
    Route("POST", "/api/tables", create_table, NewTable, created=True, limit="tables"),
    Route("GET", "/api/tables/{table}", show_table),
    Route("POST", "/api/tables/{table}/invite", invite, Invite),
    Route("POST", "/api/tables/{table}/join", join, Join),
    Route("POST", "/api/tables/{table}/leave", leave, Nothing),
    Route("POST", "/api/tables/{table}/remove", remove, Remove),
    Route("POST", "/api/tables/{table}/bot", set_bot, SetBot),
    Route("POST", "/api/tables/{table}/start", start, Nothing),
    Route("POST", "/api/tables/{table}/abandon", abandon, Abandon),
    Route("POST", "/api/tables/{table}/hand_over", hand_over, HandOver),
    Route("POST", "/api/tables/{table}/mute", mute, Mute),
    Route("POST", "/api/tables/{table}/hush", hush, Hush),
    Route("POST", "/api/tables/{table}/rematch", rematch, Nothing, limit="tables"),
    Route("POST", "/api/tables/{table}/choose", choose, ChooseBody),
    Route("GET", "/api/tables/{table}/known", show_known),
    Route("GET", "/api/tables/{table}/clocks", show_clocks),
    Route("GET", "/api/tables/{table}/record", show_record),
    Route("GET", "/api/tables/{table}/judgements", show_judgements),
    Route("GET", "/api/tables/{table}/replay", show_replay, query=_REPLAY_QUERY),
    Route("GET", "/api/tables/{table}/replay/{step}", show_step, query=_REPLAY_QUERY),
    *records.ROUTES,
)
