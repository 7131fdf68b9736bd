"""Passkeys as an attacker sees them: another's key, an old answer, many offers. By an authenticator in software."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from server.push_service import pack
from undercity.server.errors import Conflict, Forbidden, Refusal
from undercity.server.facts import Person
from undercity.server.passkeys import MOST_OF_ONE, Passkeys, Site
from undercity.server.people import People
from undercity.server.requests import Me
from undercity.server.storage.store import Store

HOUSE, OTHER = Site("https://house.example", "house.example"), Site("https://other.example", "other.example")


class Key:
    """An authenticator with one passkey."""

    def __init__(self, site: Site = HOUSE) -> None:
        self._site, self._key, self.id = site, ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    def made(self, challenge: str) -> dict[str, Any]:
        """A new passkey, as the browser hands it over."""
        point = self._key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._about(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(self._client("create", challenge), attestationObject=pack(attestation))

    def used(self, challenge: str, name: bytes | None = None) -> dict[str, Any]:
        """An answer to a question; `name`: under the id of another passkey."""
        client, data = self._client("get", challenge), self._about(0x05)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(client, name, authenticatorData=pack(data), signature=pack(signature))

    def _about(self, flags: int) -> bytes:
        return hashlib.sha256(self._site.host.encode()).digest() + bytes([flags]) + bytes(4)

    def _client(self, what: str, challenge: str) -> bytes:
        said = {"type": f"webauthn.{what}", "challenge": challenge, "origin": self._site.origin}
        return json.dumps(said).encode()

    def _answer(self, client: bytes, name: bytes | None = None, **response: str) -> dict[str, Any]:
        own = pack(name or self.id)
        return {
            **{"id": own, "rawId": own, "type": "public-key", "clientExtensionResults": {}},
            "response": {"clientDataJSON": pack(client), **response},
        }


def in_a_house(path: Path, visit: Callable[[Passkeys, Person, Person], Awaitable[None]]) -> None:
    """Two persons at a server."""

    async def scenario() -> None:
        store = Store(f"sqlite:///{path / 'x.sqlite'}")
        store.migrate()
        store.start()
        people = People(store)
        (ida, _), (eve, _) = [await people.make(Me(name=name)) for name in ("Ida", "Eve")]
        await visit(Passkeys(store, people), ida, eve)
        await store.close()

    asyncio.run(scenario())


async def refused(work: Awaitable[Any], kind: type[Refusal]) -> None:
    with pytest.raises(kind):
        await work


def test_a_passkey_opens_its_own_person_at_its_own_house_once(tmp_path: Path) -> None:
    async def visit(passkeys: Passkeys, ida: Person, eve: Person) -> None:
        keys = {ida.id: Key(), eve.id: Key()}
        for person in (ida, eve):
            offered = await passkeys.offer(person, HOUSE)
            await passkeys.add(person, HOUSE, keys[person.id].made(offered["challenge"]), "")

        async def asked() -> str:
            return str((await passkeys.ask(HOUSE))["challenge"])

        answer = keys[ida.id].used(await asked())
        assert (await passkeys.sign_in(HOUSE, answer, ""))[0] == ida
        await refused(passkeys.sign_in(HOUSE, answer, ""), Forbidden)  # the same answer again
        forged = keys[eve.id].used(await asked(), keys[ida.id].id)
        await refused(passkeys.sign_in(HOUSE, forged, ""), Forbidden)  # Eve's signature under Ida's name
        own = (await passkeys.offer(eve, HOUSE))["challenge"]
        await refused(passkeys.sign_in(HOUSE, keys[eve.id].used(own), ""), Forbidden)  # a challenge for another purpose
        offered = await passkeys.offer(ida, HOUSE)
        made = Key().made(offered["challenge"])
        await refused(passkeys.add(eve, HOUSE, made, ""), Forbidden)  # an offer to another
        await refused(passkeys.sign_in(OTHER, keys[ida.id].used(await asked()), ""), Forbidden)  # another house
        await refused(passkeys.sign_in(HOUSE, Key(OTHER).used(await asked(), keys[ida.id].id), ""), Forbidden)

    in_a_house(tmp_path, visit)


def test_many_offers_at_once_make_no_more_passkeys_than_a_person_may_have(tmp_path: Path) -> None:
    async def visit(passkeys: Passkeys, ida: Person, eve: Person) -> None:
        offers = [(await passkeys.offer(ida, HOUSE))["challenge"] for _ in range(MOST_OF_ONE + 1)]
        for challenge in offers[:-1]:
            await passkeys.add(ida, HOUSE, Key().made(challenge), "")
        await refused(passkeys.add(ida, HOUSE, Key().made(offers[-1]), ""), Conflict)
        await refused(passkeys.offer(ida, HOUSE), Conflict)
        assert len(await passkeys.of(ida)) == MOST_OF_ONE

    in_a_house(tmp_path, visit)
