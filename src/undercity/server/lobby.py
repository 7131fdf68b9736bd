"""What people do around a game: open a table, sit down, leave, start, abandon, play again.

Each function runs in a transaction that has locked the table's row; a refusal undoes it.
"""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError

from undercity.engine.game import Game, find
from undercity.engine.match import Match
from undercity.server import damage, outcome, packs
from undercity.server import facts as fact
from undercity.server.errors import BadRequest, Conflict, Forbidden, NotFound
from undercity.server.facts import Facts, Person, hashed, new_id, new_secret, now
from undercity.server.fairness import commitment
from undercity.server.requests import Guest, NewTable, own_id
from undercity.server.rulesets import enter_game, pack
from undercity.server.served import ServedMatch
from undercity.server.storage.schema import invites, journal, persons, seats, shut_out, sitters, tables
from undercity.server.wishes import NOBODY, Action, write_action

MOST_INVITES = 100  # of one table


class Joined(msgspec.Struct, frozen=True):
    """Somebody sits (or, with seat None, only watches)."""

    facts: Facts
    seat: int | None
    token: str | None

    def again(self, connection: Connection) -> Joined:
        """The same, with the table as it is now."""
        return Joined(fact.load(connection, self.facts.id), self.seat, self.token)


def change(connection: Connection, table_id: str, **values: Any) -> Facts:
    """Write to the table's row and say that it has changed."""
    query = update(tables).where(tables.c.id == table_id)
    connection.execute(query.values(revision=tables.c.revision + 1, **values))
    return fact.load(connection, table_id)


def set_seat(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    blank = {"person": None, "name": None, "level": None, "token_hash": None, "abandons": False}
    query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(query.values(**{**blank, **values}))


def check_seat(facts: Facts, seat: int) -> None:
    if not 0 <= seat < len(facts.seats):
        raise BadRequest(f"there is no seat {seat}; the seats are 0 to {len(facts.seats) - 1}")


def check_host(facts: Facts, person: Person, what: str) -> None:
    if facts.host != person.id:
        raise Forbidden(f"only the host may {what}")


def _check_open(facts: Facts, what: str) -> None:
    if facts.state != "open":
        raise Conflict(f"{what} only before the start; this table is {facts.state}")


# ------------------------------------------------------------------ open a table


def create(connection: Connection, person: Person, wish: NewTable, levels: list[str], game: Game) -> Joined:
    """A new table with the host at the seat wished; `game` is what is played, with the wished pack if there is one."""
    count = game.seats[0] if wish.seats is None else wish.seats
    blank = game.blank(count, wish.options)
    bots = _read_bots(wish.bots, count, levels)
    if wish.seat is not None and not 0 <= wish.seat < blank.seats:
        raise BadRequest(f"there is no seat {wish.seat}; the seats are 0 to {count - 1}")
    if wish.seat in bots:
        raise BadRequest(f"seat {wish.seat} cannot be both yours and a bot's")
    if wish.rated and game.pack:
        raise BadRequest("a table with a pack is friendly: it cannot be rated")
    table_id = _open(connection, person, count, wish, game)
    for seat, level in bots.items():
        set_seat(connection, table_id, seat, level=level, name=level)
    token = None if wish.seat is None else _sit(connection, table_id, wish.seat, person)
    return Joined(fact.load(connection, table_id), wish.seat, token)


def _read_bots(wish: dict[str, str], count: int, levels: list[str]) -> dict[int, str]:
    bots = {}
    for seat, level in wish.items():
        if not (seat.isascii() and seat.isdecimal()) or int(seat) >= count:
            raise BadRequest(f"bots: there is no seat {seat[:10]!r}; the seats are 0 to {count - 1}")
        bots[int(seat)] = check_level(level, levels)
    return bots


def check_level(level: str, levels: list[str]) -> str:
    if level not in levels:
        raise BadRequest(f"no bot has the level {level[:20]!r}; the levels are {', '.join(levels)}")
    return level


def _open(connection: Connection, person: Person, count: int, wish: NewTable, game: Game) -> str:
    """A table with free seats. Its seed comes from the operating system's entropy."""
    table_id, seed = new_id(), f"{secrets.randbits(128):032x}"
    row = {
        "id": table_id,
        "created_order": time.time_ns() // 1000,
        "game": game.base,
        "pack": packs.enter(connection, game),
    }
    row |= {"listed": wish.listed, "pace": wish.pace, "rated": wish.rated}
    row |= {"options": msgspec.json.encode(wish.options).decode(), "host": person.id, "state": "open", "created": now()}
    row |= {"seed": seed, "commitment": commitment(seed), "opening": 0, "revision": 0}
    row |= {"limits": msgspec.json.encode(wish.limits).decode() if wish.limits else None}
    connection.execute(insert(tables).values(row))
    connection.execute(insert(seats), [{"table_id": table_id, "seat": s, "abandons": False} for s in range(count)])
    return table_id


# ------------------------------------------------------------------ sit down, leave


def _sit(connection: Connection, table_id: str, seat: int, person: Person) -> str:
    token = new_secret()
    set_seat(connection, table_id, seat, person=person.id, name=person.name, token_hash=hashed(token))
    return token


def join(connection: Connection, table_id: str, person: Person, seat: int | None, code: str | None) -> Joined:
    """Take a free seat. Somebody who sits here already gets his seat again."""
    facts = fact.load(connection, table_id, lock=True)
    if (own := facts.seat_of(person.id)) is not None:
        return Joined(facts, own, None)
    if facts.has_ended:
        raise Conflict(f"nobody can join: this table is {facts.state}")
    if facts.state == "running" and person.id in facts.sitters:
        return _come_back(connection, facts, person, seat)
    if code is not None:
        seat = _use_invite(connection, facts, person, seat, invites.c.code_hash == hashed(code))
    elif facts.host != person.id and _is_guest(connection, facts, person.id):
        seat = _use_invite(connection, facts, person, seat, invites.c.guest == person.id)
    elif facts.host != person.id:
        _check_welcome(facts, person)
    seat = _free_seat(facts, seat)
    return Joined(facts, seat, _take_seat(connection, facts, seat, person)).again(connection)


def _check_welcome(facts: Facts, person: Person) -> None:
    """Whether somebody may sit down without an invitation."""
    if facts.shut_out.get(person.id):
        raise Forbidden("the host has removed you from this table; you need a new invitation")
    if facts.state == "running":
        raise Forbidden("this game has begun: its host must invite you")
    if not facts.listed:
        raise Forbidden("this table is private: ask somebody at the table for a link")


def _come_back(connection: Connection, facts: Facts, person: Person, seat: int | None) -> Joined:
    """Who has sat in a running game comes back to his own seat and to no other: he has seen its secrets."""
    own = facts.sitters[person.id]
    if facts.shut_out.get(person.id):
        raise Forbidden("the host has removed you from this table")
    if facts.seats[own].person:
        raise Conflict("somebody else has taken your seat")
    if seat not in (None, own):
        raise Forbidden(f"you sat at seat {own} in this game: you may come back to that seat only")
    return Joined(facts, own, _take_seat(connection, facts, own, person)).again(connection)


def _take_seat(connection: Connection, facts: Facts, seat: int, person: Person) -> str:
    """Sit down; in a running game it is remembered who sat where."""
    token = _sit(connection, facts.id, seat, person)
    if facts.state == "running" and person.id not in facts.sitters:
        connection.execute(insert(sitters).values(table_id=facts.id, person=person.id, seat=seat))
    change(connection, facts.id, host=facts.host or person.id)  # a table that was imported has none
    return token


def _free_seat(facts: Facts, seat: int | None) -> int:
    free = facts.free_seats()
    if not free:
        raise Conflict("every seat is taken")
    if seat is None:
        return free[0]
    check_seat(facts, seat)
    if seat not in free:
        raise Conflict(f"seat {seat} is taken; the free seats are {', '.join(map(str, free))}")
    return seat


def invite(connection: Connection, table_id: str, person: Person, seat: int | None, guest: str | None = None) -> str:
    """A code with which one person may sit down; a guest may without it."""
    facts = fact.load(connection, table_id, lock=True)
    if facts.seat_of(person.id) is None and facts.host != person.id:
        raise Forbidden("only people at the table may invite others")
    if facts.state == "running" and facts.host != person.id:
        raise Forbidden("this game has begun: only its host may admit somebody")
    if facts.has_ended:
        raise Conflict(f"nobody can be invited: this table is {facts.state}")
    if seat is not None:
        check_seat(facts, seat)
    count = connection.scalar(select(func.count()).where(invites.c.table_id == table_id)) or 0
    if count >= MOST_INVITES:
        raise Conflict(f"a table has at most {MOST_INVITES} invitations")
    if guest is not None and (facts.seat_of(guest) is not None or _is_guest(connection, facts, guest)):
        raise Conflict("this person sits here or is invited already")
    return _add_invite(connection, table_id, seat, guest, person)


def _add_invite(connection: Connection, table_id: str, seat: int | None, guest: str | None, inviter: Person) -> str:
    code = new_id(12)
    row = {"code_hash": hashed(code), "table_id": table_id, "seat": seat, "created": now()}
    connection.execute(insert(invites).values({**row, "guest": guest, "inviter": inviter.id}))
    return code


def guest_of(connection: Connection, person: Person, guest: Guest) -> str:
    """The id of somebody with whom a person has played."""
    facts = fact.load(connection, guest.table)
    if not facts.has_game or facts.seat_of(person.id) is None:
        raise Forbidden("you have not played at that table")
    check_seat(facts, guest.seat)
    found = facts.seats[guest.seat].person
    if found is None or found == person.id:
        raise NotFound("nobody whom you could invite sat there")
    return found


def _is_guest(connection: Connection, facts: Facts, guest: str) -> bool:
    own = (invites.c.table_id == facts.id) & (invites.c.guest == guest) & invites.c.used_by.is_(None)
    return connection.scalar(select(func.count()).where(own)) != 0


def _use_invite(
    connection: Connection, facts: Facts, person: Person, seat: int | None, key: ColumnElement[bool]
) -> int | None:
    """The seat that the invitation is for; it is used up."""
    own = key & (invites.c.table_id == facts.id) & invites.c.used_by.is_(None)
    row = connection.execute(select(invites).where(own).limit(1)).one_or_none()
    if row is None:
        raise Forbidden("this invitation is used up or does not belong to this table; ask for a new one")
    connection.execute(update(invites).where(invites.c.code_hash == row.code_hash).values(used_by=person.id))
    gone = (shut_out.c.table_id == facts.id) & (shut_out.c.person == person.id)
    connection.execute(delete(shut_out).where(gone))
    if row.seat is not None and row.guest is not None and row.seat not in facts.free_seats():
        return seat  # a guest's seat may be another's by now
    return seat if row.seat is None else int(row.seat)


def leave(connection: Connection, table_id: str, person: Person, present: Collection[int]) -> Facts:
    """Free one's seat; hand over the host's part; the last person closes the table."""
    facts = fact.load(connection, table_id, lock=True)
    seat = facts.seat_of(person.id)
    if seat is None and facts.host != person.id:
        raise Conflict("you do not sit at this table")
    if facts.has_ended:
        raise Conflict(f"nobody needs to leave: this table is {facts.state}")
    others = [s.person for s in facts.people() if s.person != person.id]
    if not others:
        return change(connection, table_id, state="abandoned", ended=now())
    if seat is not None:
        set_seat(connection, table_id, seat)
    host = others[0] if facts.host == person.id else facts.host
    return _abandon_if_all_wish(connection, change(connection, table_id, host=host), present)


def remove(connection: Connection, table_id: str, person: Person, seat: int) -> Facts:
    """The host removes somebody before the start; his invitations are void."""
    facts = fact.load(connection, table_id, lock=True)
    check_host(facts, person, "remove people")
    _check_open(facts, "people can be removed")
    check_seat(facts, seat)
    if facts.seats[seat].kind != "person":
        raise Conflict(f"nobody sits at seat {seat}")
    if facts.seats[seat].person == person.id:
        raise Conflict("the host leaves rather than removes himself")
    shut(connection, facts, facts.seats[seat].person or "", removed=True)
    set_seat(connection, table_id, seat)
    _void_invites(connection, table_id)
    return change(connection, table_id)


def _void_invites(connection: Connection, table_id: str) -> None:
    connection.execute(delete(invites).where(invites.c.table_id == table_id, invites.c.used_by.is_(None)))


def shut(connection: Connection, facts: Facts, person: str, *, removed: bool, away: bool = False) -> None:
    """Silence somebody; `removed`: and do not let him sit down without a new invitation; `away`: nor watch."""
    key = (shut_out.c.table_id == facts.id) & (shut_out.c.person == person)
    connection.execute(delete(shut_out).where(key))
    connection.execute(insert(shut_out).values(table_id=facts.id, person=person, removed=removed, away=away))


def set_bot(
    connection: Connection, table_id: str, person: Person, seat: int, level: str | None, levels: list[str]
) -> Facts:
    """The host gives a free seat to a bot, changes a bot's level, or frees its seat."""
    facts = fact.load(connection, table_id, lock=True)
    check_host(facts, person, "seat bots")
    check_seat(facts, seat)
    if facts.has_ended:
        raise Conflict(f"bots cannot be seated: this table is {facts.state}")
    if facts.seats[seat].kind == "person":
        raise Conflict(f"somebody sits at seat {seat}")
    if level is None:
        _check_open(facts, "a bot can be sent away")
        set_seat(connection, table_id, seat)
    else:
        set_seat(connection, table_id, seat, level=check_level(level, levels), name=level)
    return change(connection, table_id)


# ------------------------------------------------------------------ start, abandon, play again


def start(connection: Connection, table_id: str, person: Person) -> Facts:
    """Begin the game."""
    facts = fact.load(connection, table_id, lock=True)
    check_host(facts, person, "start the game")
    _check_open(facts, "a game can be started")
    if free := facts.free_seats():
        raise Conflict(f"every seat must be taken before the start; seat {', '.join(map(str, free))} is free")
    match = facts.new_match("plain")
    opening = sum(1 << seat for seat in match.deciders)
    _void_invites(connection, table_id)  # from now on only the host admits people
    for seat in facts.people():
        connection.execute(insert(sitters).values(table_id=table_id, person=seat.person, seat=seat.seat))
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(seen=now()))
    rules = enter_game(connection, match.game)
    connection.execute(insert(journal).values(_first_row(table_id, match, opening, rules)))
    return change(connection, table_id, state="running", started=now(), opening=opening, rules=rules)


def _first_row(table_id: str, match: ServedMatch, opening: int, rules: str) -> dict[str, Any]:
    """The journal begins with how the table was laid out, and by which rules."""
    row = {"table_id": table_id, "number": 0, "seat": NOBODY, "message": own_id("rules", f"0.{rules}")}
    row |= {"action": write_action(Action(under="begin")).decode(), "clock": match.clock_of(None)}
    row |= {"deciders": opening, "made": now(), "rules": rules, "link": match.link}
    row |= {"told": msgspec.json.encode([match.told_first()]).decode(), "positions": pack(match.last_positions(0))}
    return row | {"points": msgspec.json.encode(match.last_points(0)).decode()}


def play_by(connection: Connection, table_id: str, game: Game) -> None:
    """From now on the game is played by these rules."""
    values = {"rules": enter_game(connection, game), "revision": tables.c.revision + 1}
    connection.execute(update(tables).where(tables.c.id == table_id).values(values))


def abandon(connection: Connection, table_id: str, person: Person, wish: bool, present: Collection[int]) -> Facts:
    """Before the start the host closes the table; later all people must wish it, but for those who are gone."""
    facts = fact.load(connection, table_id, lock=True)
    if facts.has_ended:
        raise Conflict(f"this table is {facts.state} already")
    if facts.state == "open":
        check_host(facts, person, "close the table")
        return change(connection, table_id, state="abandoned", ended=now())
    seat = facts.seat_of(person.id)
    if seat is None:
        raise Forbidden("only people at the table may abandon its game")
    key = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    connection.execute(update(seats).where(key).values(abandons=wish))
    return _abandon_if_all_wish(connection, change(connection, table_id), present)


def _abandon_if_all_wish(connection: Connection, facts: Facts, present: Collection[int]) -> Facts:
    """Votes count those who are there, or were a short while ago."""
    people = [seat for seat in facts.people() if not facts.is_gone(seat.seat, present)]
    if facts.state == "running" and people and all(seat.abandons for seat in people):
        return change(connection, facts.id, state="abandoned", ended=now())
    return facts


def rematch(connection: Connection, table_id: str, person: Person) -> Joined:
    """The same game again; the second to ask joins the table of the first, at his old seat if it is free."""
    facts = fact.load(connection, table_id, lock=True)
    seat = facts.seat_of(person.id)
    if seat is None:
        raise Forbidden("only people of this table may ask for a rematch")
    if not facts.has_ended:
        raise Conflict("a rematch can be asked for when the game is over")
    if facts.rematch is not None:
        return _follow(connection, facts.rematch, person, seat)
    pace: Any = facts.pace
    wish = NewTable(
        game=facts.game, options=facts.options, listed=facts.listed, pace=pace, limits=facts.limits, rated=facts.rated
    )
    again = _open(connection, person, len(facts.seats), wish, find(facts.edition))
    for other in facts.seats:
        if other.level:
            set_seat(connection, again, other.seat, level=other.level, name=other.level)
    token = _sit(connection, again, seat, person)
    for other in facts.people():
        if other.person != person.id:
            _add_invite(connection, again, other.seat, other.person, person)
    change(connection, table_id, rematch=again)
    return Joined(fact.load(connection, again), seat, token)


def _follow(connection: Connection, table_id: str, person: Person, seat: int) -> Joined:
    """Sit down at the rematch; a person of the old table needs no invitation."""
    facts = fact.load(connection, table_id, lock=True)
    if (own := facts.seat_of(person.id)) is not None:
        return Joined(facts, own, None)
    if facts.has_ended or not facts.free_seats():
        return Joined(facts, None, None)
    seat = seat if seat in facts.free_seats() else facts.free_seats()[0]
    token = _sit(connection, table_id, seat, person)
    return Joined(change(connection, table_id), seat, token)


def finish(connection: Connection, table_id: str, match: Match) -> None:
    """The game is over: keep its result. Runs in the transaction of the last choice."""
    values = {"state": "finished", "result": outcome.written(match), "ended": now(), "revision": tables.c.revision + 1}
    connection.execute(update(tables).where(tables.c.id == table_id, tables.c.state == "running").values(values))


# ------------------------------------------------------------------ guests


class Invitation(msgspec.Struct, frozen=True):
    """A table to which somebody invites one."""

    table: str
    game: str
    inviter: str
    made: int


def invitations(connection: Connection, person: Person) -> list[Invitation]:
    """Where a person is invited and does not sit yet, the newest first."""
    query = (
        select(tables.c.id, tables.c.game, persons.c.name, invites.c.created)
        .join(invites, invites.c.table_id == tables.c.id)
        .join(persons, persons.c.id == invites.c.inviter)
        .where(invites.c.guest == person.id, invites.c.used_by.is_(None), tables.c.ended.is_(None))
        .where(tables.c.id.not_in(select(seats.c.table_id).where(seats.c.person == person.id)))
        .order_by(invites.c.created.desc())
        .limit(50)
    )
    return [Invitation(*row) for row in connection.execute(query)]


class Acquaintance(msgspec.Struct, frozen=True):
    """Somebody with whom one has played: who sat at this seat of this table."""

    name: str
    table: str
    seat: int


def acquaintances(connection: Connection, person: Person) -> list[Acquaintance]:
    """With whom a person has played, those she met last first. Nobody's id is told."""
    own = select(seats.c.table_id).where(seats.c.person == person.id)
    query = (
        select(persons.c.id, persons.c.name, seats.c.table_id, seats.c.seat)
        .join(seats, seats.c.person == persons.c.id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.table_id.in_(own), persons.c.id != person.id, tables.c.started.is_not(None))
        .order_by(tables.c.created_order.desc())
        .limit(1000)
    )
    met: dict[str, Acquaintance] = {}
    for key, *found in connection.execute(query):
        met.setdefault(key, Acquaintance(*found))
    return list(met.values())[:100]


# ------------------------------------------------------------------ lists


class Listing(msgspec.Struct, frozen=True):
    """A table in a list, with where its game stands."""

    facts: Facts
    clock: int
    deciders: int


class Wanted(msgspec.Struct, frozen=True):
    """Which tables a list is to hold: one's own, or those that everybody may see."""

    person: Person | None
    state: str | None
    game: str | None
    mine: bool
    before: str | None
    limit: int

    def has(self, facts: Facts) -> bool:
        """As the query of `_find`, but for `before`."""
        own = self.person is not None and (facts.seat_of(self.person.id) is not None or facts.host == self.person.id)
        fits = self.state in (None, facts.state) and self.game in (None, facts.game)
        return fits and (own if self.mine else facts.listed)


def listing(connection: Connection, wanted: Wanted) -> list[Listing]:
    """Tables, newest first. Where something is damaged, all that are whole."""
    if wanted.mine and wanted.person is None:
        return []
    try:
        return _find(connection, wanted)
    except DatabaseError as error:
        if not damage.is_damage(error):
            raise
    whole = damage.read_whole(connection, lambda c, table_id: _listed(c, [fact.load(c, table_id)])[0])
    orders = {one.facts.id: one.facts.created_order for one in whole} | {None: math.inf}
    if wanted.before not in orders:
        raise NotFound(f"there is no table {str(wanted.before)[:40]!r}")
    found = [one for one in whole if wanted.has(one.facts) and one.facts.created_order < orders[wanted.before]]
    return sorted(found, key=lambda one: -one.facts.created_order)[: wanted.limit]


def _find(connection: Connection, wanted: Wanted) -> list[Listing]:
    query = select(tables).order_by(tables.c.created_order.desc()).limit(wanted.limit)
    if wanted.state:
        query = query.where(tables.c.state == wanted.state)
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.before:
        order = connection.scalar(select(tables.c.created_order).where(tables.c.id == wanted.before))
        if order is None:
            raise NotFound(f"there is no table {wanted.before[:40]!r}")
        query = query.where(tables.c.created_order < order)
    if wanted.mine and wanted.person:
        own = select(seats.c.table_id).where(seats.c.person == wanted.person.id)
        query = query.where(tables.c.id.in_(own) | (tables.c.host == wanted.person.id))
    else:
        query = query.where(tables.c.listed)
    return _listed(connection, fact.load_many(connection, list(connection.execute(query))))


def _listed(connection: Connection, found: list[Facts]) -> list[Listing]:
    last = _last_rows(connection, [facts.id for facts in found])
    return [Listing(facts, *last.get(facts.id, (0, facts.opening))) for facts in found]


def _last_rows(connection: Connection, ids: list[str]) -> dict[str, tuple[int, int]]:
    """Clock and deciders after the last row of each table's journal."""
    newest = (
        select(journal.c.table_id, func.max(journal.c.number).label("number"))
        .where(journal.c.table_id.in_(ids))
        .group_by(journal.c.table_id)
        .subquery()
    )
    same = (journal.c.table_id == newest.c.table_id) & (journal.c.number == newest.c.number)
    rows = connection.execute(select(journal).join(newest, same)) if ids else ()
    return {row.table_id: (row.clock, row.deciders) for row in rows}
