"""Chat at a table: lines that people say, kept in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from undercity.server import facts as fact
from undercity.server import lobby
from undercity.server.errors import Conflict, Forbidden, NotFound, UnknownPerson
from undercity.server.facts import Facts, Person, now
from undercity.server.requests import Say
from undercity.server.storage.schema import chat, shut_out

if TYPE_CHECKING:
    from undercity.server.live import LiveTable

KEPT_LINES = {True: 400, False: 100}  # of people at the table, and of those who watch: then the oldest go


class Chat(msgspec.Struct, frozen=True):
    """A line of chat, as it is sent."""

    number: int
    time: int
    seat: int | None
    name: str
    text: str

    @classmethod
    def of(cls, row: Any) -> Chat:
        """The line in a row of the database."""
        return cls(row.number, row.made, row.seat, row.name, row.text)


async def say(table: LiveTable, person: Person | None, message: Say) -> Chat:
    """Keep a line of chat and send it to everybody at the table."""
    if person is None:
        raise UnknownPerson("tell us your name before you chat")
    text = "".join(c for c in message.text if c.isprintable()).strip()
    if not text:
        raise Conflict("there is nothing to read in this message")
    line: Chat = await table.change(lambda connection: _keep(connection, table.id, person, message.id, text))
    return line


def _keep(connection: Connection, table_id: str, person: Person, message: str, text: str) -> Chat:
    """Write a line down; a message that came before is the line it became."""
    facts = fact.load(connection, table_id, lock=True)
    seat = facts.seat_of(person.id)
    if person.id in facts.shut_out:
        raise Forbidden("the host has silenced you at this table")
    if facts.hushed and seat is None and facts.host != person.id:
        raise Forbidden("at this table only those who play may chat")
    own = (chat.c.table_id == table_id) & (chat.c.person == person.id) & (chat.c.message == message)
    row = connection.execute(select(chat).where(own)).one_or_none()
    if row is not None:
        return Chat.of(row)
    newest = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table_id))
    number = 0 if newest is None else newest + 1
    line = Chat(number, now(), seat, person.name, text)
    values = {"table_id": table_id, "number": number, "person": person.id, "message": message}
    values |= {"seat": seat, "name": line.name, "text": text, "made": line.time}
    connection.execute(insert(chat).values(values))
    _drop_oldest(connection, table_id, seat is not None)
    return line


def _drop_oldest(connection: Connection, table_id: str, seated: bool) -> None:
    same = (chat.c.table_id == table_id) & (chat.c.seat.is_not(None) if seated else chat.c.seat.is_(None))
    newest = select(chat.c.number).where(same).order_by(chat.c.number.desc())
    last = connection.scalar(newest.offset(KEPT_LINES[seated]).limit(1))
    if last is not None:
        connection.execute(delete(chat).where(same, chat.c.number <= last))


def keep_newest(lines: list[Chat]) -> list[Chat]:
    """The lines that the database keeps, too."""
    if len(lines) <= min(KEPT_LINES.values()):
        return lines
    dropped: set[int] = set()
    for seated, most in KEPT_LINES.items():
        same = [line.number for line in lines if (line.seat is not None) == seated]
        dropped.update(same[:-most])
    return [line for line in lines if line.number not in dropped]


def _said_by_other(connection: Connection, facts: Facts, person: Person, line: int) -> str:
    """Who said a line; not the host himself."""
    speaker = connection.scalar(select(chat.c.person).where(chat.c.table_id == facts.id, chat.c.number == line))
    if speaker is None:
        raise NotFound(f"there is no line {line} in this chat")
    if speaker == person.id:
        raise Conflict("the host need not silence himself")
    return str(speaker)


def mute(connection: Connection, table_id: str, person: Person, line: int, muted: bool) -> Facts:
    """The host silences who said a line, or lets him speak again."""
    facts = fact.load(connection, table_id, lock=True)
    lobby.check_host(facts, person, "silence people")
    speaker = _said_by_other(connection, facts, person, line)
    if muted and speaker not in facts.shut_out:
        lobby.shut(connection, facts, speaker, removed=False)
    elif not muted and not facts.shut_out.get(speaker, True):
        own = (shut_out.c.table_id == table_id) & (shut_out.c.person == speaker)
        connection.execute(delete(shut_out).where(own))
    return lobby.change(connection, table_id)


def remove(connection: Connection, table_id: str, person: Person, line: int) -> Facts:
    """The host sends away who said a line, if he only watches: he is not let in again without an invitation."""
    facts = fact.load(connection, table_id, lock=True)
    lobby.check_host(facts, person, "send people away")
    speaker = _said_by_other(connection, facts, person, line)
    if (seat := facts.seat_of(speaker)) is not None:
        raise Conflict(f"he sits at seat {seat}: before the start remove him from there, later silence him")
    lobby.shut(connection, facts, speaker, removed=True, away=True)
    return lobby.change(connection, table_id)


def hush(connection: Connection, table_id: str, person: Person, hushed: bool) -> Facts:
    """The host says whether those who watch may chat."""
    facts = fact.load(connection, table_id, lock=True)
    lobby.check_host(facts, person, "silence those who watch")
    return lobby.change(connection, table_id, hushed=hushed)
