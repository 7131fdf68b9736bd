"""A table as the database knows it: everything but the game itself."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from undercity.server import damage, packs
from undercity.server.errors import NotFound
from undercity.server.outcome import Role
from undercity.server.requests import DAY, ClockLimits
from undercity.server.served import ServedMatch
from undercity.server.storage import schema

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def new_id(letters: int = 10) -> str:
    """A name that nobody can guess and everybody can type."""
    return "".join(secrets.choice(_LETTERS) for _ in range(letters))


def new_secret() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the database keeps of a secret. The secret is random and long, so one round suffices."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, token_hash: str | None) -> bool:
    """Whether the secret is the one hashed; takes the same time wherever they differ."""
    return token_hash is not None and hmac.compare_digest(hashed(secret), token_hash)


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str
    language: str
    webhook: str | None = None


class Seat(msgspec.Struct, frozen=True):
    """Who sits there."""

    seat: int
    person: str | None
    name: str | None
    level: str | None
    token_hash: str | None
    abandons: bool
    seen: int | None = None  # when the person was last connected

    @property
    def kind(self) -> str:
        return "bot" if self.level else "person" if self.person else "free"


class Patience(NamedTuple):
    """Seconds that somebody must have been away before the host, or any player, may hand his seat over."""

    host: int
    players: int


PATIENCE = {"live": Patience(90, 180), "leisure": Patience(DAY, 3 * DAY)}


class Facts(msgspec.Struct, frozen=True):
    """One state of a table's row and seats."""

    id: str
    created_order: int
    game: str
    options: dict[str, Any]
    listed: bool
    pace: str
    state: str
    host: str
    seed: str
    commitment: str
    opening: int
    result: dict[str, Any] | None
    rematch: str | None
    created: int
    started: int | None
    ended: int | None
    revision: int
    seats: tuple[Seat, ...]
    limits: ClockLimits | None = None
    hushed: bool = False  # only people at the table may chat
    rules: str | None = None  # that it is played by: see rulesets
    rated: bool = False  # or friendly
    laid_aside: bool = False  # by who runs the server: nobody chooses
    pack: packs.Named | None = None  # that changes its game
    roles: list[Role | None] | None = None  # as what each seat played, once it is over: see outcome
    rests: bool = False  # laid aside, or no rules of this version can go on with the game: known once it is opened
    sitters: dict[str, int] = {}  # by person: the seat to which he may come back
    shut_out: dict[str, bool] = {}  # by person: silenced by the host; True: removed, too
    sent_away: frozenset[str] = frozenset()  # persons who may not even watch

    @property
    def edition(self) -> str:
        """By which `find` knows what is played here: the game, or the game with the table's pack."""
        return self.pack.id if self.pack else self.game

    @property
    def has_ended(self) -> bool:
        return self.state in ("finished", "abandoned")

    @property
    def has_bots(self) -> bool:
        return any(seat.level for seat in self.seats)

    @property
    def has_game(self) -> bool:
        """Whether a game was ever begun."""
        return self.started is not None

    def seat_of(self, person: str | None) -> int | None:
        """Where the person sits."""
        return next((s.seat for s in self.seats if person is not None and s.person == person), None)

    def returns_to(self, person: str | None) -> int | None:
        """The seat in a running game to which a person who sat there may come back, unless somebody else has it."""
        seat = self.sitters.get(person or "")
        if self.state != "running" or seat is None or self.seats[seat].person or self.shut_out.get(person or ""):
            return None
        return seat

    def away_for(self, seat: int, present: Collection[int]) -> int:
        """How many seconds the person at the seat has been away; 0 if she is among those present."""
        place = self.seats[seat]
        if place.kind != "person" or seat in present:
            return 0
        return max(0, now() - (place.seen or self.started or self.created))

    def is_gone(self, seat: int, present: Collection[int]) -> bool:
        """Whether nobody needs to wait any longer for the person at the seat."""
        return self.away_for(seat, present) >= PATIENCE[self.pace].players

    def seen_now(self, places: Collection[int]) -> Facts:
        """The same, with people of these seats seen just now."""
        moment = now()
        seats = [msgspec.structs.replace(s, seen=moment) if s.seat in places else s for s in self.seats]
        return msgspec.structs.replace(self, seats=tuple(seats))

    def seat_by_token(self, token: str) -> int | None:
        """The seat whose secret this is; every seat is compared, so that time tells nothing."""
        found = None
        for seat in self.seats:
            if fits(token, seat.token_hash):
                found = seat.seat
        return found

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.person]

    def free_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "free"]

    def new_match(self, speed: str) -> ServedMatch:
        """The game as it began."""
        seats, seed = len(self.seats), int(self.seed, 16)
        return ServedMatch(self.edition, seats, seed, speed=speed, names=self.names, **self.options)

    @property
    def names(self) -> list[str | None]:
        """What the players are called, by seat; None for a seat that nobody has."""
        return [f"Bot {seat.seat + 1}" if seat.level else seat.name for seat in self.seats]


def _facts(row: Any, seats: Iterable[Any]) -> Facts:
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(values["options"])
    values["result"] = msgspec.json.decode(values["result"]) if values["result"] else None
    values["roles"] = values["result"].pop("roles", None) if values["result"] else None
    values["limits"] = msgspec.json.decode(values["limits"], type=ClockLimits) if values["limits"] else None
    values["pack"] = msgspec.json.decode(values["pack"], type=packs.Named) if values["pack"] else None
    places = tuple(Seat(s.seat, s.person, s.name, s.level, s.token_hash, bool(s.abandons), s.seen) for s in seats)
    return Facts(**values, seats=places)


def load(connection: Connection, table_id: str, *, lock: bool = False) -> Facts:
    """The table of this id; with `lock` nobody else changes it until the transaction ends."""
    query = select(schema.tables).where(schema.tables.c.id == table_id)
    row = connection.execute(query.with_for_update(key_share=True) if lock else query).one_or_none()
    if row is None:
        raise NotFound(f"there is no table {table_id[:40]!r}")
    query = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    facts = _facts(row, connection.execute(query))
    if facts.pack:
        packs.remember(connection, facts.pack.id)
    sitters, shut_out = schema.sitters, schema.shut_out
    sat = connection.execute(select(sitters.c.person, sitters.c.seat).where(sitters.c.table_id == table_id))
    out = list(connection.execute(select(shut_out).where(shut_out.c.table_id == table_id)))
    return msgspec.structs.replace(
        facts,
        sitters={row.person: row.seat for row in sat},
        shut_out={row.person: bool(row.removed) for row in out},
        sent_away=frozenset(row.person for row in out if row.away),
    )


def load_many(connection: Connection, rows: list[Any]) -> list[Facts]:
    """Tables of these rows, with their seats in one query."""
    seats: dict[str, list[Any]] = {row.id: [] for row in rows}
    query = select(schema.seats).where(schema.seats.c.table_id.in_(seats)).order_by(schema.seats.c.seat)
    for seat in connection.execute(query) if rows else ():
        seats[seat.table_id].append(seat)
    return [facts for row in rows if (facts := _whole(row, seats[row.id])) is not None]


def _whole(row: Any, seats: list[Any]) -> Facts | None:
    """The table, or None if its row is damaged: it must not take the others with it."""
    try:
        return _facts(row, seats)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        damage.tell(row.id, error)
        return None
