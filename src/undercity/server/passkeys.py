"""Passkeys (WebAuthn): a person signs in with what her device, phone or key ring keeps for this server.

A ceremony has two calls. The first gives a challenge, which is good once and for five minutes; the second brings what
the browser made of it. What that proves is for py_webauthn to say: origin, host, signature, count of uses.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from undercity.server.errors import BadRequest, Conflict, Forbidden, NotFound
from undercity.server.facts import Person, hashed, now
from undercity.server.people import People
from undercity.server.storage.schema import challenges, passkeys
from undercity.server.storage.store import Store

CHALLENGE_SECONDS = 300
MOST_OF_ONE = 20
TOO_MANY = f"a person has at most {MOST_OF_ONE} passkeys; remove one first"
REFUSED = "this passkey was not accepted; please try again, or come back by the recovery code"


class Site(NamedTuple):
    """Where the browser is: passkeys are made for a host, and are good at its origin only."""

    origin: str
    host: str


def site_of(origin: str) -> Site:
    """The site of an origin; an address of numbers has no passkeys: browsers do not make any for it."""
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return Site(origin, host)
    raise Conflict("passkeys need a name, not an address of numbers: open this page by the name of its host")


class Passkey(msgspec.Struct, frozen=True):
    """One of a person's passkeys; its name is the device on which it was made."""

    id: str
    name: str
    created: int
    used: int | None


class Passkeys:
    """The passkeys of all persons."""

    def __init__(self, store: Store, people: People) -> None:
        self._store, self._people = store, people

    async def of(self, person: Person) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        rows = await self._store.read(lambda connection: _rows(connection, person.id))
        return [Passkey(row.id, row.name, row.created, row.used) for row in rows]

    # -------------------------------------------------------------- one more

    async def offer(self, person: Person, site: Site) -> Any:
        """What the browser needs to make a passkey."""
        known = [one.id for one in await self.of(person)]
        if len(known) >= MOST_OF_ONE:
            raise Conflict(TOO_MANY)
        options = await asyncio.to_thread(_creation, person, site.host, known)
        await self._expect(options["challenge"], person.id)
        return options

    async def add(self, person: Person, site: Site, credential: dict[str, Any], device: str) -> None:
        """Keep the passkey that the browser made."""
        challenge = await self._expected(credential, person.id)
        made = await asyncio.to_thread(_check_creation, credential, challenge, site)
        row = {"id": made.id, "person": person.id, "host": site.host, "public_key": made.public_key, "uses": made.uses}
        row |= {"name": device, "created": now()}

        def write(connection: Connection) -> None:
            if connection.scalar(select(passkeys.c.id).where(passkeys.c.id == made.id)):
                raise Conflict("this passkey is kept already")
            if len(_rows(connection, person.id)) >= MOST_OF_ONE:  # she may have been offered many at once
                raise Conflict(TOO_MANY)
            connection.execute(insert(passkeys).values(row))

        await self._store.transact(write)

    async def remove(self, person: Person, passkey: str) -> None:
        """Nobody signs in with it any more."""
        own = delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person.id)
        if not await self._store.transact(lambda connection: connection.execute(own).rowcount):
            raise NotFound(f"you have no passkey {passkey[:40]!r}")

    # -------------------------------------------------------------- sign in

    async def ask(self, site: Site) -> Any:
        """What the browser needs to use one; whose, its person chooses there."""
        options = await asyncio.to_thread(_request, site.host)
        await self._expect(options["challenge"], "")
        return options

    async def sign_in(self, site: Site, credential: dict[str, Any], device: str) -> tuple[Person, str]:
        """The person whose passkey this is, and a cookie for this device."""
        challenge = await self._expected(credential, "")
        own = select(passkeys).where(passkeys.c.id == str(credential.get("id")), passkeys.c.host == site.host)
        kept = await self._store.read(lambda connection: connection.execute(own).one_or_none())
        if kept is None:
            raise Forbidden("this passkey is nobody's here: it was removed, or made for another server")
        uses = await asyncio.to_thread(_check_use, credential, challenge, site, kept)

        def find(connection: Connection) -> str | None:
            key = (passkeys.c.id == kept.id) & (passkeys.c.uses == kept.uses)
            found = connection.execute(update(passkeys).where(key).values(uses=uses, used=now())).rowcount
            return str(kept.person) if found else None

        return await self._people.enter(find, device, REFUSED)

    # -------------------------------------------------------------- challenges

    async def _expect(self, challenge: str, person: str) -> None:
        """Remember a challenge; those that nobody answered are forgotten."""
        row = {"challenge_hash": hashed(challenge), "person": person, "until": now() + CHALLENGE_SECONDS}

        def write(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.until < now()))
            connection.execute(insert(challenges).values(row))

        await self._store.transact(write)

    async def _expected(self, credential: dict[str, Any], person: str) -> bytes:
        """The challenge that was answered; it is used up, whatever comes of it."""
        challenge, text = await asyncio.to_thread(_challenge_of, credential)
        own = (challenges.c.challenge_hash == hashed(text)) & (challenges.c.person == person)
        fresh = delete(challenges).where(own, challenges.c.until >= now())
        if not await self._store.transact(lambda connection: connection.execute(fresh).rowcount):
            raise Forbidden("this took too long, or was done already; please try again")
        return challenge


def _rows(connection: Connection, person: str) -> list[Row[Any]]:
    return list(connection.execute(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)))


# ------------------------------------------------------------------ with py_webauthn, in threads: it takes time to load


class _Made(NamedTuple):
    """A passkey as its authenticator made it."""

    id: str
    public_key: bytes
    uses: int


def _creation(person: Person, host: str, known: list[str]) -> Any:
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name="Undercity",
        user_id=person.id.encode(),
        user_name=person.name,
        user_display_name=person.name,
        timeout=CHALLENGE_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return msgspec.json.decode(webauthn.options_to_json(options))


def _request(host: str) -> Any:
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=host, timeout=CHALLENGE_SECONDS * 1000)
    return msgspec.json.decode(webauthn.options_to_json(options))


def _challenge_of(credential: dict[str, Any]) -> tuple[bytes, str]:
    """The challenge that a browser says it answers, and as it was written to it."""
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json

    try:
        challenge = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    except Exception:  # whatever a stranger wrote there
        raise BadRequest("this is no answer of a browser to a question for a passkey") from None
    return challenge, bytes_to_base64url(challenge)


def _check_creation(credential: dict[str, Any], challenge: bytes, site: Site) -> _Made:
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception:  # the library says what is wrong in exceptions of many kinds
        raise Forbidden(REFUSED) from None
    return _Made(bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count)


def _check_use(credential: dict[str, Any], challenge: bytes, site: Site, kept: Row[Any]) -> int:
    """How often it was used, as its authenticator counts; a count that does not rise is a copy's, and refused."""
    import webauthn

    try:
        done = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.uses,
        )
    except Exception:  # as above
        raise Forbidden(REFUSED) from None
    return done.new_sign_count
