"""Persons: made, recognised by their cookie, changed."""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select, update

from undercity.server.facts import Person, fits, hashed, new_id, new_secret, now
from undercity.server.requests import Me
from undercity.server.storage.schema import persons, seats
from undercity.server.storage.store import Store

KEPT_SECONDS, MOST_KEPT = 30.0, 10_000


class People:
    """The persons of the database; those seen lately are remembered."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, str, Person]] = {}  # by id: when read, token hash

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None if nobody's."""
        person_id, dot, secret = (cookie or "").partition(".")
        if not dot or not secret or not (person_id.isascii() and person_id.isalnum()):
            return None
        known = self._known.get(person_id)
        if known is None or known[0] < time.monotonic() - KEPT_SECONDS:
            query = select(persons).where(persons.c.id == person_id[:40])
            row = await self._store.read(lambda c: c.execute(query).one_or_none())
            if row is None:
                return None
            known = (time.monotonic(), row.token_hash, Person(row.id, row.name, row.language, row.webhook))
            if len(self._known) > MOST_KEPT:
                self._known.clear()
            self._known[person_id] = known
        return known[2] if fits(secret, known[1]) else None

    async def make(self, wish: Me) -> tuple[Person, str]:
        """A new person and his cookie."""
        secret = new_secret()
        webhook = wish.webhook if isinstance(wish.webhook, str) else None
        person = Person("p" + new_id(11), wish.name or "Somebody", wish.language or "en", webhook)
        row = {"id": person.id, "token_hash": hashed(secret), "created": now(), **_values(person)}
        await self._store.transact(lambda c: c.execute(insert(persons).values(row)).rowcount)
        return person, f"{person.id}.{secret}"

    async def change(self, person: Person, wish: Me) -> tuple[Person, list[str]]:
        """New name, language or webhook; and the ids of the tables at which the name has changed, too."""
        webhook = wish.webhook if isinstance(wish.webhook, str | None) else person.webhook
        changed = Person(person.id, wish.name or person.name, wish.language or person.language, webhook)

        def write(connection: Connection) -> list[str]:
            connection.execute(update(persons).where(persons.c.id == person.id).values(_values(changed)))
            if changed.name == person.name:
                return []
            connection.execute(update(seats).where(seats.c.person == person.id).values(name=changed.name))
            ids = list(connection.scalars(select(seats.c.table_id).where(seats.c.person == person.id)))
            for table_id in ids:
                self._store.wake_others(connection, table_id)
            return ids

        touched = await self._store.transact(write)
        self._known.pop(person.id, None)
        return changed, touched


def _values(person: Person) -> dict[str, str | None]:
    return {"name": person.name, "language": person.language, "webhook": person.webhook}
