"""Web push: a message to a device through the push service of its browser.

The push service carries what it cannot read (RFC 8291, by http_ece), and knows by a signature (VAPID, RFC 8292, by
py_vapid) which server sends it. This server's key is made when it is first needed, and kept in the database: all its
processes and all its copies have the same.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert, select

from undercity.server.errors import BadRequest
from undercity.server.facts import Person, now
from undercity.server.settings import Settings
from undercity.server.storage.schema import keys, pushes
from undercity.server.storage.store import Store
from undercity.server.webhooks import check_address

KEY = "vapid"
LASTS_SECONDS = 24 * 3600  # a push service keeps a message so long for a device that is off
SIGNED_SECONDS = 12 * 3600
MOST_PLACES = 10  # of one person: a notice must not become a flood for whoever is called
POINT, SECRET = 65, 16  # bytes of a browser's public key, and of what it shares with us


class Place(NamedTuple):
    """Where a device's browser takes messages."""

    device: str
    endpoint: str
    p256dh: str
    auth: str


class Push:
    """Writes messages that push services accept from this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self._vapid: Any = None

    async def public_key(self) -> str:
        """By which browsers know this server."""
        vapid = await self._key()
        return await asyncio.to_thread(_public_key, vapid)

    async def subscribe(self, person: Person, device: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Messages for the person go to this device from now on; to her oldest no more if there are too many."""
        check_address(endpoint)
        if not (endpoint.startswith("https:") or self._settings.private_webhooks):
            raise BadRequest("a push service has an address that begins with https:")
        if len(unpack(p256dh)) != POINT or len(unpack(auth)) != SECRET:
            raise BadRequest("these are not the keys of a browser's push subscription")
        row = {"device": device, "person": person.id, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}

        def write(connection: Connection) -> None:
            connection.execute(delete(pushes).where((pushes.c.device == device) | (pushes.c.endpoint == endpoint)))
            own = select(pushes.c.device).where(pushes.c.person == person.id).order_by(pushes.c.created.desc())
            older = list(connection.scalars(own.offset(MOST_PLACES - 1)))
            connection.execute(delete(pushes).where(pushes.c.device.in_(older)))
            connection.execute(insert(pushes).values({**row, "failures": 0, "created": now()}))

        await self._store.transact(write)

    async def unsubscribe(self, device: str) -> None:
        """Messages go to this device no more."""
        gone = delete(pushes).where(pushes.c.device == device)
        await self._store.transact(lambda connection: connection.execute(gone).rowcount)

    async def write(self, place: Place, text: bytes) -> tuple[bytes, dict[str, str]]:
        """A message as the push service of this place wants it: what is sent, and its headers."""
        return await asyncio.to_thread(_write, await self._key(), place, text, self._contact)

    @property
    def _contact(self) -> str:
        """Whom the people of a push service may write to."""
        public = self._settings.public_address or ""
        if self._settings.contact:
            return self._settings.contact
        return f"https://{urlsplit(public).hostname}" if public.startswith("https:") else "mailto:undercity@localhost"

    async def _key(self) -> Any:
        if self._vapid is None:
            made = await asyncio.to_thread(_new_key)
            kept = await self._store.transact(lambda connection: _keep(connection, made))
            self._vapid = await asyncio.to_thread(_read_key, kept)
        return self._vapid


def places(connection: Connection, person: str) -> list[Place]:
    """Where a person's devices take messages."""
    rows = connection.execute(select(pushes).where(pushes.c.person == person))
    return [Place(row.device, row.endpoint, row.p256dh, row.auth) for row in rows]


def _keep(connection: Connection, made: str) -> str:
    """The key that is kept; the new one, if there was none."""
    kept = connection.scalar(select(keys.c.value).where(keys.c.name == KEY))
    if kept is None:
        connection.execute(insert(keys).values(name=KEY, value=made))
    return str(kept or made)


def unpack(text: str) -> bytes:
    """What base64url stands for."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise BadRequest("these are not the keys of a browser's push subscription") from None


# ------------------------------------------------------------------ with libraries that take time to load


def _new_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def _read_key(pem: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_pem(pem.encode())


def _public_key(vapid: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def _write(vapid: Any, place: Place, text: bytes, contact: str) -> tuple[bytes, dict[str, str]]:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    service = urlsplit(place.endpoint)
    claims = {"aud": f"{service.scheme}://{service.netloc}", "sub": contact, "exp": int(time.time()) + SIGNED_SECONDS}
    sealed: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpack(place.p256dh),
        auth_secret=unpack(place.auth),
        version="aes128gcm",
    )
    headers = {"Content-Type": "application/octet-stream", "Content-Encoding": "aes128gcm"}
    return sealed, {**headers, **vapid.sign(claims), "TTL": str(LASTS_SECONDS), "Urgency": "normal"}
