"""Being told: that it is one's turn at a table at leisure, or that somebody invites one.

A notice goes to the person's webhook and to all her devices that take messages. In her quiet hours it is held, and told
when they are over if it is still true. Everything has one deadline, nobody has more than a few on their way,
and what fails again and again is switched off: a receiver that is slow keeps nobody waiting but itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import httpx
import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from starlette.concurrency import run_in_threadpool

from undercity.engine.game import find
from undercity.server import facts as fact
from undercity.server import push, quiet
from undercity.server.errors import NotFound, Refusal, TooMany
from undercity.server.facts import now
from undercity.server.guard import Rates
from undercity.server.live import LiveTable
from undercity.server.metrics import PUSHES, WEBHOOKS
from undercity.server.push import Place, Push
from undercity.server.settings import Settings
from undercity.server.storage.schema import held, journal, persons, pushes
from undercity.server.storage.store import Store
from undercity.server.webhooks import DEADLINE, MOST_AT_ONCE, new_client, post

LOG = logging.getLogger("undercity.notices")
MOST_OF_ONE = 2  # notices of one person on their way
PER_SECOND, BURST = 1 / 60, 20  # of one person
MOST_FAILURES = 5  # one after the other; then it is switched off
GONE = (404, 410)  # what a push service answers when a browser has taken its subscription back
_FAILURES = (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, ValueError)
_WORDS = {
    "turn": {"en": "It is your turn.", "de": "Du bist am Zug.", "fr": "C’est à vous de jouer."},
    "invited": {
        "en": "{inviter} invites you to a table.",
        "de": "{inviter} lädt dich an einen Tisch ein.",
        "fr": "{inviter} vous invite à une table.",
    },
}


class Notice(NamedTuple):
    """Something to be told."""

    person: str
    table: str
    game: str
    seat: int | None = None
    kind: str = "turn"
    inviter: str | None = None  # a name

    @property
    def link(self) -> str:
        """Where the person goes: to her table, or to her own page, where her invitations are."""
        return "me" if self.kind == "invited" else f"t/{self.table}"

    def body(self) -> bytes:
        """For programs: what a webhook is sent."""
        facts = {"kind": self.kind, "table": self.table, "game": self.game, "seat": self.seat}
        return msgspec.json.encode({**facts, "inviter": self.inviter, "link": f"/{self.link}"})

    def message(self, language: str) -> bytes:
        """For people: what a device shows."""
        text = _WORDS[self.kind][language].replace("{inviter}", self.inviter or "")
        shown = {"title": find(self.game).title, "body": text, "link": self.link}
        return msgspec.json.encode({**shown, "tag": f"{self.kind} {self.table}", "language": language})


class Notices:
    """Notices what is to be told, and tells it once."""

    def __init__(self, store: Store, settings: Settings, spawn: Callable[[Any], None]) -> None:
        self.push = Push(store, settings)
        self._store, self._private, self._spawn = store, settings.private_webhooks, spawn
        self._told: dict[tuple[str, int], int] = {}  # by table and seat: the clock of the turn told of
        self._rates = Rates(PER_SECOND, BURST, "notices")
        self._on_the_way: dict[str, int] = {}  # by person
        self._failures: dict[str, int] = {}  # by person: of the webhook, one after the other
        self._names = ThreadPoolExecutor(2, "undercity-names")

    async def open(self) -> None:
        """Make the client, by way of the threads on which it stands: the first turn told of loads nothing more."""
        self._client = await run_in_threadpool(new_client)

    async def close(self) -> None:
        """Nobody waits for names that are being looked up."""
        self._names.shutdown(wait=False, cancel_futures=True)
        await self._client.aclose()

    # -------------------------------------------------------------- what is to be told

    def look_at(self, table: LiveTable) -> None:
        """Tell those whose turn it has become and who are not looking."""
        facts, match = table.facts, table.match
        if match is None or facts.pace != "leisure" or facts.state != "running":
            for seat in range(len(facts.seats)) if facts.has_ended else ():
                self._told.pop((table.id, seat), None)
            return
        for seat in range(match.seats):
            key, person = (table.id, seat), facts.seats[seat].person
            if seat not in match.deciders:
                self._told.pop(key, None)
            elif person and key not in self._told and not table.viewers.is_present(seat):
                self._told[key] = match.clock_of(seat)
                self.begin(Notice(person, table.id, facts.game, seat))

    def invite(self, guests: Iterable[str], table: LiveTable, inviter: str) -> None:
        """Tell these persons that they are invited to a table."""
        for guest in guests:
            self.begin(Notice(guest, table.id, table.facts.game, kind="invited", inviter=inviter))

    async def tell_held(self) -> None:
        """Tell what was held for quiet hours that are over."""
        for notice in await self._store.transact(_take_held):
            self.begin(notice)

    def begin(self, notice: Notice) -> None:
        """Send it on its way, if there are not too many already."""
        own = self._on_the_way.get(notice.person, 0)
        try:
            if own >= MOST_OF_ONE or sum(self._on_the_way.values()) >= MOST_AT_ONCE:
                raise TooMany("too many notices are on their way")
            self._rates.take(notice.person)
        except TooMany:
            WEBHOOKS("left out").inc()
            return
        self._on_the_way[notice.person] = own + 1
        self._spawn(self._tell(notice))

    # -------------------------------------------------------------- how it is told

    async def _tell(self, notice: Notice) -> None:
        try:
            found = await self._store.read(lambda connection: _ways(connection, notice.person))
            if found is None:
                return
            person, places = found
            hours = quiet.of_settings(person.settings)
            if hours and (due := quiet.until(hours, time.time())):
                await self._store.transact(lambda connection: _hold(connection, notice, due))
                return
            message = notice.message(person.language)
            webhook = [self._call(notice, person.webhook)] if person.webhook else []
            await asyncio.gather(*webhook, *(self._send(place, message) for place in places))
        except Refusal:
            WEBHOOKS("left out").inc()
        finally:
            self._on_the_way[notice.person] -= 1
            if not self._on_the_way[notice.person]:
                del self._on_the_way[notice.person]

    async def _call(self, notice: Notice, address: str) -> None:
        """Call a webhook."""
        try:
            async with asyncio.timeout(DEADLINE):
                status = await post(self._client, address, notice.body(), self._private, self._names)
            if not 200 <= status < 300:
                raise OSError(f"the answer was {status}")
            self._failures.pop(notice.person, None)
            WEBHOOKS("told").inc()
        except _FAILURES as error:
            WEBHOOKS("failed").inc()
            failures = self._failures[notice.person] = self._failures.get(notice.person, 0) + 1
            facts = {"table": notice.table, "reason": type(error).__name__, "failures": failures}
            LOG.warning("webhook failed", extra=facts)
            if failures >= MOST_FAILURES:
                await self._switch_off(notice.person, address)

    async def _switch_off(self, person: str, address: str) -> None:
        """It never worked of late: the person may set it again."""

        def write(connection: Connection) -> None:
            own = (persons.c.id == person) & (persons.c.webhook == address)
            connection.execute(update(persons).where(own).values(webhook=None))

        await self._store.transact(write)
        self._failures.pop(person, None)
        WEBHOOKS("switched off").inc()
        LOG.warning("webhook switched off")

    async def _send(self, place: Place, message: bytes) -> None:
        """Give a message for a device to its push service."""
        try:
            async with asyncio.timeout(DEADLINE):
                body, headers = await self.push.write(place, message)
                status = await post(self._client, place.endpoint, body, self._private, self._names, **headers)
            outcome = "told" if 200 <= status < 300 else "gone" if status in GONE else "failed"
        except Exception as error:  # keys that come from strangers may fail in libraries, too
            LOG.warning("push failed", extra={"reason": type(error).__name__})
            outcome = "failed"
        PUSHES(outcome).inc()
        await self._store.transact(lambda connection: _note(connection, place, outcome))


def _ways(connection: Connection, person: str) -> tuple[Any, list[Place]] | None:
    """How a person is told."""
    query = select(persons.c.webhook, persons.c.language, persons.c.settings).where(persons.c.id == person)
    row = connection.execute(query).one_or_none()
    return None if row is None else (row, push.places(connection, person))


def _note(connection: Connection, place: Place, outcome: str) -> None:
    """Write down how it went with a push service; what is gone, or never worked of late, is forgotten."""
    own = (pushes.c.device == place.device) & (pushes.c.endpoint == place.endpoint)
    if outcome == "gone":
        connection.execute(delete(pushes).where(own))
        return
    failures = pushes.c.failures + 1 if outcome == "failed" else 0
    connection.execute(update(pushes).where(own).values(failures=failures))
    connection.execute(delete(pushes).where(own, pushes.c.failures >= MOST_FAILURES))


# ------------------------------------------------------------------ held for quiet hours


def _hold(connection: Connection, notice: Notice, due: int) -> None:
    own = (held.c.person == notice.person) & (held.c.table_id == notice.table) & (held.c.kind == notice.kind)
    connection.execute(delete(held).where(own))
    row = {"person": notice.person, "table_id": notice.table, "kind": notice.kind, "due": due}
    connection.execute(insert(held).values({**row, "seat": notice.seat, "inviter": notice.inviter}))


def _take_held(connection: Connection) -> list[Notice]:
    """Notices that are due, and still true; each is taken once."""
    due = list(connection.execute(select(held).where(held.c.due <= now()).limit(MOST_AT_ONCE)))
    taken = []
    for row in due:
        own = (held.c.person == row.person) & (held.c.table_id == row.table_id) & (held.c.kind == row.kind)
        if connection.execute(delete(held).where(own)).rowcount and (game := _still_true(connection, row)):
            taken.append(Notice(row.person, row.table_id, game, row.seat, row.kind, row.inviter))
    return taken


def _still_true(connection: Connection, row: Row[Any]) -> str | None:
    """The game of the table, if it is still the person's turn, or a seat is still free for her."""
    try:
        facts = fact.load(connection, row.table_id)
    except NotFound:
        return None
    seat = facts.seat_of(row.person)
    if row.kind == "invited":
        return facts.game if seat is None and not facts.has_ended and facts.free_seats() else None
    last = select(journal.c.deciders).where(journal.c.table_id == facts.id).order_by(journal.c.number.desc()).limit(1)
    deciders = connection.scalar(last) or 0
    return facts.game if facts.state == "running" and seat is not None and deciders >> seat & 1 else None
