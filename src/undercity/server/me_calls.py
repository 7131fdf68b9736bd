"""The calls about oneself: who one is, on which devices, what one has played; all of it, and none of it any more."""

from __future__ import annotations

from typing import Any

import msgspec

from undercity.server import catalogue, history, lobby, push, quiet, webhooks
from undercity.server.call import Call, Route, Text
from undercity.server.errors import BadRequest
from undercity.server.passkeys import site_of
from undercity.server.people import TICKET_SECONDS
from undercity.server.requests import (
    Arrive,
    Credential,
    Forget,
    Me,
    Nothing,
    Preferences,
    Quiet,
    RemovePasskey,
    SignOut,
    Subscribe,
)


async def show_me(call: Call) -> dict[str, Any]:
    """Who I am."""
    return {"person": call.person}


async def set_me(call: Call) -> dict[str, Any]:
    """Make a person, or change the fields given."""
    wish: Me = call.body
    if wish.name is not None:
        wish = msgspec.structs.replace(wish, name=_clean(wish.name))
    if isinstance(wish.webhook, str):
        webhooks.check_address(wish.webhook)
    if call.person is not None:
        person, tables = await call.hall.people.change(call.person, wish)
        for table_id in tables:
            await call.hall.catch_up(table_id)
        return {"person": person}
    if wish.name is None:
        raise BadRequest("a person needs a name of 1 to 40 characters")
    person, call.cookie = await call.hall.people.make(wish, call.device)
    return {"person": person}


def _clean(name: str) -> str:
    """A name without control characters and outer spaces."""
    name = " ".join("".join(c for c in name if c.isprintable()).split())
    if not name:
        raise BadRequest("a name has 1 to 40 visible characters")
    return name


async def show_settings(call: Call) -> dict[str, Any]:
    """How I like the house."""
    return {"settings": await call.hall.people.settings(call.who())}


async def set_settings(call: Call) -> dict[str, Any]:
    """Change how I like the house."""
    if isinstance(call.body.quiet, Quiet):
        quiet.check(call.body.quiet)
    wish = {name: value for name, value in msgspec.structs.asdict(call.body).items() if value is not msgspec.UNSET}
    return {"settings": await call.hall.people.set_settings(call.who(), wish)}


# ------------------------------------------------------------------ devices


async def list_devices(call: Call) -> dict[str, Any]:
    """Where I am signed in."""
    return {"devices": await call.hall.people.devices(call.known())}


async def sign_out(call: Call) -> dict[str, Any]:
    """Sign a device out; without one, this one."""
    known = call.known()
    device = call.body.device or known.device
    await call.hall.people.sign_out(known.person, device)
    call.hall.close_device(device)
    if device == known.device:
        call.cookie = ""
    return {"person": None if device == known.device else known.person}


async def make_ticket(call: Call) -> dict[str, Any]:
    """A link that brings me to another device, once and soon."""
    code = await call.hall.people.ticket(call.who())
    return {"code": code, "link": f"/me#{code}", "seconds": TICKET_SECONDS}


async def arrive(call: Call) -> dict[str, Any]:
    """Come from another device, by its code."""
    person, call.cookie = await call.hall.people.arrive(call.body.code, call.device)
    return {"person": person}


async def make_recovery(call: Call) -> dict[str, Any]:
    """A code that brings me back without any device; it is shown once."""
    return {"code": await call.hall.people.new_recovery(call.who())}


async def recover(call: Call) -> dict[str, Any]:
    """Come back by the recovery code."""
    person, call.cookie = await call.hall.people.recover(call.body.code, call.device)
    return {"person": person}


# ------------------------------------------------------------------ being told


async def show_push(call: Call) -> dict[str, Any]:
    """The key by which browsers know this server, and whether this device takes messages."""
    known = call.known()
    told = await call.hall.store.read(lambda c: push.places(c, known.person.id))
    return {"key": await call.hall.notices.push.public_key(), "here": any(one.device == known.device for one in told)}


async def subscribe(call: Call) -> dict[str, Any]:
    """Send messages to this device from now on."""
    known, wish = call.known(), call.body
    await call.hall.notices.push.subscribe(known.person, known.device, wish.endpoint, wish.p256dh, wish.auth)
    return await show_push(call)


async def unsubscribe(call: Call) -> dict[str, Any]:
    """Send messages to this device no more."""
    await call.hall.notices.push.unsubscribe(call.known().device)
    return await show_push(call)


async def list_invitations(call: Call) -> dict[str, Any]:
    """The tables to which I am invited."""
    person = call.who()
    return {"invitations": await call.hall.store.read(lambda c: lobby.invitations(c, person))}


async def list_acquaintances(call: Call) -> dict[str, Any]:
    """With whom I have played: I may invite them."""
    person = call.who()
    return {"people": await call.hall.store.read(lambda c: lobby.acquaintances(c, person))}


# ------------------------------------------------------------------ passkeys


async def list_passkeys(call: Call) -> dict[str, Any]:
    """The passkeys with which I sign in."""
    return {"passkeys": await call.hall.passkeys.of(call.known().person)}


async def offer_passkey(call: Call) -> dict[str, Any]:
    """What the browser needs to make a passkey."""
    return {"options": await call.hall.passkeys.offer(call.known().person, site_of(call.origin))}


async def add_passkey(call: Call) -> dict[str, Any]:
    """Keep a passkey that the browser made."""
    person = call.known().person
    await call.hall.passkeys.add(person, site_of(call.origin), call.body.credential, call.device)
    return await list_passkeys(call)


async def remove_passkey(call: Call) -> dict[str, Any]:
    """Sign in with a passkey no more."""
    await call.hall.passkeys.remove(call.known().person, call.body.passkey)
    return await list_passkeys(call)


async def ask_for_passkey(call: Call) -> dict[str, Any]:
    """What the browser needs to sign in by passkey."""
    return {"options": await call.hall.passkeys.ask(site_of(call.origin))}


async def sign_in(call: Call) -> dict[str, Any]:
    """Come back by a passkey."""
    person, call.cookie = await call.hall.passkeys.sign_in(site_of(call.origin), call.body.credential, call.device)
    return {"person": person}


# ------------------------------------------------------------------ what was played


async def show_history(call: Call) -> dict[str, Any]:
    """The games I have played, the newest first."""
    person, game = call.who(), call.query.get("game")
    if game is not None:
        catalogue.game_of(game)
    return {"games": await call.hall.store.read(lambda c: history.of_person(c, person.id, game))}


async def show_statistics(call: Call) -> dict[str, Any]:
    """My figures: by game, against whom, in a row."""
    person = call.who()
    played = await call.hall.store.read(lambda c: history.of_person(c, person.id))
    return {"statistics": history.statistics(played, _language(call, person.language))}


def _language(call: Call, own: str) -> str:
    """The language asked for; else the person's own."""
    language = call.query.get("language", own)
    if language not in ("en", "de", "fr"):
        raise BadRequest(f"the languages are en, de and fr, not {language[:10]!r}")
    return language


async def show_ratings(call: Call) -> dict[str, Any]:
    """How strong people and bots of this server are at a game."""
    game = catalogue.game_of(call.path["game"])
    own = call.person.id if call.person else None
    return {"ratings": await call.hall.store.read(lambda c: history.ratings(c, game.id, own))}


# ------------------------------------------------------------------ all, and nothing


async def export_me(call: Call) -> Text:
    """All that is known of me, as JSON."""
    known = call.known()
    devices = await call.hall.people.devices(known)
    settings = await call.hall.people.settings(known.person)
    found = await call.hall.store.read(lambda c: history.everything(c, known.person.id))
    passkeys = await call.hall.passkeys.of(known.person)
    whole = {"person": known.person, "devices": devices, "passkeys": passkeys, "settings": settings, **found}
    return Text(msgspec.json.format(msgspec.json.encode(whole), indent=1))


async def forget_me(call: Call) -> dict[str, Any]:
    """Delete all that is known of me, for good."""
    known = call.known()
    if not call.body.really:
        raise BadRequest('this cannot be taken back: say {"really": true}, or sign out instead (POST /api/me/sign_out)')
    ids = [device.id for device in await call.hall.people.devices(known)]
    for table_id in await call.hall.people.forget(known.person):
        await call.hall.renew(table_id)
    for device in ids:
        call.hall.close_device(device)
    call.cookie = ""
    return {"person": None}


_GAME_QUERY: dict[str, dict[str, Any]] = {"game": {"type": "string"}}
_LANGUAGE_QUERY: dict[str, dict[str, Any]] = {"language": {"type": "string", "enum": ["en", "de", "fr"]}}

ROUTES = (
    Route("GET", "/api/me", show_me),
    Route("POST", "/api/me", set_me, Me, limit="persons"),
    Route("GET", "/api/me/settings", show_settings),
    Route("POST", "/api/me/settings", set_settings, Preferences),
    Route("GET", "/api/me/devices", list_devices),
    Route("POST", "/api/me/sign_out", sign_out, SignOut),
    Route("POST", "/api/me/ticket", make_ticket, Nothing, limit="persons"),
    Route("POST", "/api/me/arrive", arrive, Arrive, limit="persons"),
    Route("POST", "/api/me/recovery", make_recovery, Nothing, limit="persons"),
    Route("POST", "/api/me/recover", recover, Arrive, limit="persons"),
    Route("GET", "/api/me/invitations", list_invitations),
    Route("GET", "/api/me/acquaintances", list_acquaintances),
    Route("GET", "/api/me/push", show_push),
    Route("POST", "/api/me/push/subscribe", subscribe, Subscribe, limit="persons"),
    Route("POST", "/api/me/push/unsubscribe", unsubscribe, Nothing),
    Route("GET", "/api/me/passkeys", list_passkeys),
    Route("POST", "/api/me/passkeys/offer", offer_passkey, Nothing, limit="persons"),
    Route("POST", "/api/me/passkeys/add", add_passkey, Credential, limit="persons"),
    Route("POST", "/api/me/passkeys/remove", remove_passkey, RemovePasskey),
    Route("POST", "/api/me/passkeys/ask", ask_for_passkey, Nothing, limit="persons"),
    Route("POST", "/api/me/passkeys/sign_in", sign_in, Credential, limit="persons"),
    Route("GET", "/api/me/history", show_history, query=_GAME_QUERY),
    Route("GET", "/api/me/statistics", show_statistics, query=_LANGUAGE_QUERY),
    Route("GET", "/api/me/export", export_me),
    Route("POST", "/api/me/forget", forget_me, Forget),
    Route("GET", "/api/games/{game}/ratings", show_ratings),
)
