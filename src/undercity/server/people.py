"""Persons: made, recognised by the cookie of a device, changed, brought to another device, forgotten."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from undercity.server import facts as fact
from undercity.server import lobby
from undercity.server.errors import Forbidden, NotFound
from undercity.server.facts import Person, fits, hashed, new_id, new_secret, now
from undercity.server.requests import DAY, Me
from undercity.server.storage.schema import (
    challenges,
    chat,
    devices,
    held,
    invites,
    passkeys,
    persons,
    pushes,
    seats,
    shut_out,
    sitters,
    solved,
    tables,
    tickets,
)
from undercity.server.storage.store import Store

KEPT_SECONDS, MOST_KEPT = 30.0, 10_000
TICKET_SECONDS = 120  # that a code for another device is good for
MOST_DEVICES = 50  # of one person; the one that was not seen for longest is signed out for another
OF_A_PERSON = (devices, tickets, solved, passkeys, challenges, pushes, held)  # what goes with her
SOMEBODY = {"en": "Somebody", "de": "Jemand", "fr": "Quelqu’un"}  # what a person who wants to be forgotten is called


class Known(NamedTuple):
    """Who holds a cookie: the person, and at which device."""

    person: Person
    device: str
    seen: int


class Device(msgspec.Struct, frozen=True):
    """A browser or program of a person."""

    id: str
    name: str
    created: int
    seen: int
    here: bool


class People:
    """The persons of the database; those seen lately are remembered."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, Person, list[Any]]] = {}  # by id: when read, and her devices

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None if nobody's."""
        known = await self.recognise(cookie)
        return known.person if known else None

    async def recognise(self, cookie: str | None) -> Known | None:
        """Who holds this cookie, and where."""
        person_id, dot, secret = (cookie or "").partition(".")
        if not dot or not secret or not (person_id.isascii() and person_id.isalnum()):
            return None
        kept = self._known.get(person_id)
        if kept is None or kept[0] < time.monotonic() - KEPT_SECONDS:
            found = await self._store.read(lambda connection: _load(connection, person_id[:40]))
            if found is None:
                return None
            if len(self._known) > MOST_KEPT:
                self._known.clear()
            kept = self._known[person_id] = (time.monotonic(), *found)
        device = next((one for one in kept[2] if fits(secret, one.token_hash)), None)
        return Known(kept[1], device.id, device.seen) if device else None

    async def make(self, wish: Me, device: str = "") -> tuple[Person, str]:
        """A new person and her cookie."""
        webhook = wish.webhook if isinstance(wish.webhook, str) else None
        person = Person("p" + new_id(11), wish.name or "Somebody", wish.language or "en", webhook)
        row = {"id": person.id, "token_hash": "", "created": now(), **_values(person)}

        def write(connection: Connection) -> str:
            connection.execute(insert(persons).values(row))
            return _new_device(connection, person.id, device)

        return person, await self._store.transact(write)

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

    # -------------------------------------------------------------- devices

    async def devices(self, known: Known) -> list[Device]:
        """All devices of a person, the one last seen first."""
        query = select(devices).where(devices.c.person == known.person.id).order_by(devices.c.seen.desc())
        rows = await self._store.read(lambda connection: list(connection.execute(query)))
        return [Device(row.id, row.name, row.created, row.seen, row.id == known.device) for row in rows]

    async def note_seen(self, known: Known) -> None:
        """Write down that a device is in use."""
        query = update(devices).where(devices.c.id == known.device).values(seen=now())
        await self._store.transact(lambda connection: connection.execute(query).rowcount)
        self._known.pop(known.person.id, None)

    async def sign_out(self, person: Person, device: str) -> None:
        """A device is no longer the person's: its cookie is nobody's."""

        def write(connection: Connection) -> int:
            connection.execute(delete(tickets).where(tickets.c.person == person.id))  # it may have asked for one
            return remove_devices(connection, person.id, [device])

        if not await self._store.transact(write):
            raise NotFound(f"you have no device {device[:40]!r}")
        self._known.pop(person.id, None)

    async def ticket(self, person: Person) -> str:
        """A code that brings the person to another device, once, within two minutes."""
        code = new_secret()
        row = {"code_hash": hashed(code), "person": person.id, "until": now() + TICKET_SECONDS}

        def write(connection: Connection) -> None:
            connection.execute(delete(tickets).where((tickets.c.until < now()) | (tickets.c.person == person.id)))
            connection.execute(insert(tickets).values(row))

        await self._store.transact(write)
        return code

    async def arrive(self, code: str, device: str) -> tuple[Person, str]:
        """The person of a code, and a cookie for the device that brought it."""

        def find(connection: Connection) -> str | None:
            own = (tickets.c.code_hash == hashed(code)) & (tickets.c.until >= now())
            person = connection.scalar(select(tickets.c.person).where(own))
            connection.execute(delete(tickets).where(tickets.c.code_hash == hashed(code)))
            return person

        return await self.enter(find, device, "this code has been used, or its two minutes are over; ask for a new one")

    async def enter(self, find: Callable[[Connection], str | None], device: str, refused: str) -> tuple[Person, str]:
        """The person of the id that is found, and a cookie for her at this device."""

        def write(connection: Connection) -> tuple[Person, str]:
            person = find(connection)
            found = person and _load(connection, person)
            if not found:
                raise Forbidden(refused)
            return found[0], _new_device(connection, found[0].id, device)

        person, cookie = await self._store.transact(write)
        self._known.pop(person.id, None)
        return person, cookie

    async def new_recovery(self, person: Person) -> str:
        """A code that brings the person back without any device; the one before it is void. It is shown once."""
        code = "-".join(new_id(5) for _ in range(5))
        query = update(persons).where(persons.c.id == person.id).values(recovery_hash=hashed(code))
        await self._store.transact(lambda connection: connection.execute(query).rowcount)
        return code

    async def recover(self, code: str, device: str) -> tuple[Person, str]:
        """The person of a recovery code, and a cookie for this device; the code stays good."""
        tidy = "-".join(part for part in code.strip().lower().replace(" ", "-").split("-") if part)

        own = select(persons.c.id).where(persons.c.recovery_hash == hashed(tidy))
        return await self.enter(lambda connection: connection.scalar(own), device, "this is nobody's recovery code")

    def forget_cookies(self, person: str) -> None:
        """Her devices are read again before one is believed."""
        self._known.pop(person, None)

    # -------------------------------------------------------------- all of a person, and nothing

    async def settings(self, person: Person) -> dict[str, Any]:
        """How the person likes the house."""
        query = select(persons.c.settings).where(persons.c.id == person.id)
        text = await self._store.read(lambda connection: connection.scalar(query))
        return dict(msgspec.json.decode(text)) if text else {}

    async def set_settings(self, person: Person, wish: dict[str, Any]) -> dict[str, Any]:
        """Change some of it; null takes one away."""
        now_set = {key: value for key, value in {**await self.settings(person), **wish}.items() if value is not None}
        query = update(persons).where(persons.c.id == person.id)
        values = {"settings": msgspec.json.encode(now_set).decode()}
        await self._store.transact(lambda connection: connection.execute(query.values(values)).rowcount)
        return now_set

    async def forget(self, person: Person) -> list[str]:
        """Delete all that is known of a person; the tables she was at, which have changed.

        Games that are over stay, without her: she is "somebody" there. Seats of others become free.
        """

        touched = await self._store.transact(lambda connection: forget(connection, self._store, person))
        self._known.pop(person.id, None)
        return touched


def forget(connection: Connection, store: Store, person: Person) -> list[str]:
    """As `People.forget`, in a transaction."""
    touched = set(connection.scalars(select(seats.c.table_id).where(seats.c.person == person.id)))
    touched |= set(connection.scalars(select(tables.c.id).where(tables.c.host == person.id)))
    touched |= set(connection.scalars(select(chat.c.table_id).where(chat.c.person == person.id)))
    for table_id in touched:
        _leave_for_good(connection, table_id, person)
        store.wake_others(connection, table_id)
    for table in (chat, sitters, shut_out, *OF_A_PERSON):
        connection.execute(delete(table).where(table.c.person == person.id))
    connection.execute(delete(invites).where((invites.c.guest == person.id) & invites.c.used_by.is_(None)))
    for column in (invites.c.guest, invites.c.inviter, invites.c.used_by):
        connection.execute(update(invites).where(column == person.id).values({column.name: ""}))
    connection.execute(delete(persons).where(persons.c.id == person.id))
    return sorted(touched)


def _leave_for_good(connection: Connection, table_id: str, person: Person) -> None:
    facts = fact.load(connection, table_id, lock=True)
    seat = facts.seat_of(person.id)
    others = [one.person for one in facts.people() if one.person != person.id]
    values: dict[str, Any] = {"host": others[0] if others else ""} if facts.host == person.id else {}
    if not facts.has_ended and not others:
        values |= {"state": "abandoned", "ended": now()}
    if seat is not None:
        name = SOMEBODY[person.language] if facts.has_ended or not others else None
        lobby.set_seat(connection, table_id, seat, name=name)
    lobby.change(connection, table_id, **values)


def _load(connection: Connection, person_id: str) -> tuple[Person, list[Any]] | None:
    """A person and her devices."""
    row = connection.execute(select(persons).where(persons.c.id == person_id)).one_or_none()
    if row is None:
        return None
    own = list(connection.execute(select(devices).where(devices.c.person == person_id)))
    return Person(row.id, row.name, row.language, row.webhook), own


def remove_devices(connection: Connection, person_id: str, ids: list[str]) -> int:
    """These devices are no longer the person's; how many were."""
    connection.execute(delete(pushes).where(pushes.c.person == person_id, pushes.c.device.in_(ids)))
    return connection.execute(delete(devices).where(devices.c.person == person_id, devices.c.id.in_(ids))).rowcount


def _new_device(connection: Connection, person_id: str, name: str) -> str:
    """The cookie of a new device."""
    secret = new_secret()
    row = {"id": "d" + new_id(9), "person": person_id, "token_hash": hashed(secret), "name": name}
    own = select(devices.c.id).where(devices.c.person == person_id).order_by(devices.c.seen.desc(), devices.c.id)
    remove_devices(connection, person_id, list(connection.scalars(own.offset(MOST_DEVICES - 1))))
    connection.execute(insert(devices).values({**row, "created": now(), "seen": now()}))
    return f"{person_id}.{secret}"


def _values(person: Person) -> dict[str, str | None]:
    return {"name": person.name, "language": person.language, "webhook": person.webhook}


RENEW_SECONDS = DAY  # a device that is used is seen, and its cookie renewed, so often


_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad")),
    *(("Windows", "Windows"), ("Mac OS", "Mac"), ("Linux", "Linux")),
)
_BROWSERS = (("Edg/", "Edge"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))


def device_name(agent: str) -> str:
    """What a device seems to be, from what it says of itself: "Firefox, Linux"."""
    found = [next((name for mark, name in marks if mark in agent), "") for marks in (_BROWSERS, _SYSTEMS)]
    return ", ".join(part for part in found if part)
