"""Chat at a table: lines that people say, kept in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, func, insert, select

from undercity.server import facts as fact
from undercity.server.errors import Conflict, UnknownPerson
from undercity.server.facts import Person, now
from undercity.server.requests import Say
from undercity.server.storage.schema import chat

if TYPE_CHECKING:
    from undercity.server.live import LiveTable

MOST_LINES = 2000  # of one table


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
    seat = fact.load(connection, table_id, lock=True).seat_of(person.id)
    own = (chat.c.table_id == table_id) & (chat.c.person == person.id) & (chat.c.message == message)
    row = connection.execute(select(chat).where(own)).one_or_none()
    if row is not None:
        return Chat.of(row)
    number = connection.scalar(select(func.count()).where(chat.c.table_id == table_id)) or 0
    if number >= MOST_LINES:
        raise Conflict(f"a table keeps at most {MOST_LINES} messages")
    line = Chat(number, now(), seat, person.name, text)
    values = {"table_id": table_id, "number": number, "person": person.id, "message": message}
    values |= {"seat": seat, "name": line.name, "text": text, "made": line.time}
    connection.execute(insert(chat).values(values))
    return line
