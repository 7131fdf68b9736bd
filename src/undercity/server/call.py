"""A call of the API: who asks, for what, with which wishes; and a route, which says how it is answered."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from undercity.server.errors import NotFound, UnknownPerson
from undercity.server.facts import Facts, Person
from undercity.server.hall import Hall
from undercity.server.live import LiveTable
from undercity.server.people import Known
from undercity.server.requests import Body

TABLE_ID = re.compile(r"[a-z0-9]{4,20}")


@dataclass
class Call:
    """One request, read and checked: who asks, for what, with which wishes."""

    hall: Hall
    person: Person | None
    bearer: str | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    address: str
    holder: Known | None = None  # the person, and at which device
    device: str = ""  # what it seems to be
    cookie: str | None = None  # to be set; "" deletes it
    origin: str = ""  # of our pages, as this browser sees them

    def who(self) -> Person:
        if self.person is None:
            raise UnknownPerson("tell us your name first (POST /api/me)")
        return self.person

    def known(self) -> Known:
        """Who asks, and at which device; a seat's token is not enough."""
        if self.holder is None:
            raise UnknownPerson("tell us your name first (POST /api/me)")
        return self.holder

    def table_id(self) -> str:
        if not TABLE_ID.fullmatch(self.path["table"]):
            raise NotFound(f"there is no table {self.path['table'][:40]!r}")
        return self.path["table"]

    async def table(self) -> LiveTable:
        return await self.hall.table(self.table_id())

    def seat(self, facts: Facts) -> int | None:
        """The seat of the one who asks: by token, else by person."""
        if self.bearer is not None:
            seat = facts.seat_by_token(self.bearer)
            if seat is None:
                raise UnknownPerson("this seat token is not valid here")
            return seat
        return facts.seat_of(self.person.id) if self.person else None

    def is_host(self, facts: Facts) -> bool:
        return self.person is not None and facts.host == self.person.id

    def show(self, table: LiveTable) -> dict[str, Any]:
        seat = self.seat(table.facts)
        returns = table.facts.returns_to(self.person.id) if self.person and seat is None else None
        return table.whole_info(seat, self.is_host(table.facts), returns)


class Text(msgspec.Struct):
    """An answer that is not JSON, or JSON made before."""

    content: bytes
    kind: str = "application/json"
    lasting: bool = False


Answer = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One call of the API."""

    method: str
    path: str
    answer: Answer
    body: type[Body] | None = None
    created: bool = False
    limit: str = "requests"
    query: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def summary(self) -> str:
        return (self.answer.__doc__ or "").strip().splitlines()[0]
