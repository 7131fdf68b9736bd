"""The application: routes, checks before every call, answers as JSON, pages, health and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import math
import re
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.types import Receive, Scope, Send

from undercity.engine.errors import UndercityError
from undercity.server import guard, metrics, studies
from undercity.server.call import Call, Route, Text
from undercity.server.calls import ROUTES
from undercity.server.errors import (
    BadMedia,
    BadMethod,
    BadRequest,
    Forbidden,
    NotFound,
    Refusal,
    TooLarge,
    TooMany,
    Unavailable,
)
from undercity.server.facts import fits, hashed, now
from undercity.server.guard import DAY, Rates
from undercity.server.hall import Hall
from undercity.server.openapi import document
from undercity.server.pages import Pages, handbook
from undercity.server.people import RENEW_SECONDS, device_name
from undercity.server.settings import Settings
from undercity.server.socket import Sockets

LOG = logging.getLogger("undercity.web")
COOKIE = "undercity"
SLOW_DOWN = 1.0  # seconds before a refusal for asking too often
LOOPBACK = ("127.0.0.1", "::1")
YEAR = 365 * 24 * 3600
_LIVE = re.compile("/api/tables/([^/]+)/live")
encode = msgspec.json.encode


class App:
    """The server as an ASGI application."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.hall = Hall(settings)
        self.sockets = Sockets(self.hall)
        self._pages = Pages(settings.prefix)
        self._rates = {
            "requests": Rates(limits.requests, limits.request_burst, "requests"),
            "tables": Rates(limits.tables, limits.table_making_burst, "new tables"),
            "persons": Rates(limits.persons, limits.person_burst, "changes of persons"),
        }
        self._daily = {
            "tables": Rates(limits.tables_a_day / DAY, limits.tables_a_day, "new tables today"),
            "persons": Rates(limits.persons_a_day / DAY, limits.persons_a_day, "changes of persons today"),
        }
        self._starlette = Starlette(routes=self._routes(), lifespan=self._live)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Every answer carries the security headers. Live connections go straight to their sockets: they are busy."""
        if (prefix := self.settings.prefix) and scope.get("path", "").startswith(f"{prefix}/"):
            scope = {**scope, "path": scope["path"].removeprefix(prefix)}  # a proxy may leave it on or take it off
        if scope["type"] == "websocket" and (live := _LIVE.fullmatch(scope["path"])):
            await self.sockets(live[1], scope, receive, send)
            return
        if scope["type"] != "http":
            await self._starlette(scope, receive, send)
            return
        try:
            self._rates["requests"].take(scope["client"][0] if scope.get("client") else "?")
        except TooMany as refusal:
            await asyncio.sleep(SLOW_DOWN)  # who asks too often is slowed down, not only refused
            await refuse(refusal, {})(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *guard.SECURITY_HEADERS]
            await send(message)

        await self._starlette(scope, receive, send_with_headers)

    @contextlib.asynccontextmanager
    async def _live(self, _: Starlette) -> AsyncIterator[None]:
        await self.hall.open()
        yield
        await self.hall.close()

    def _routes(self) -> list[Any]:
        by_path: dict[str, dict[str, Route]] = {}
        for route in ROUTES:
            by_path.setdefault(route.path, {})[route.method] = route
        every = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
        routes: list[Any] = []
        for path, methods in by_path.items():
            routes.append(StarletteRoute(path, self._endpoint(methods), methods=every))
        plain = {"/api/schema": self._schema, "/healthz": self._health, "/metrics": self._metrics}
        for path, endpoint in plain.items():
            routes.append(StarletteRoute(path, endpoint, methods=["GET"]))
        routes += studies.routes(self.settings.data / "lab")
        routes += handbook()
        return [*routes, StarletteRoute("/{path:path}", self._page, methods=every)]

    # -------------------------------------------------------------- calls

    def _endpoint(self, methods: dict[str, Route]) -> Any:
        async def endpoint(request: Request) -> Response:
            try:
                route = methods.get("GET" if request.method == "HEAD" else request.method)
                if route is None:
                    raise BadMethod(f"this path takes {', '.join(methods)}, not {request.method[:10]}")
                return await self._answer(route, request)
            except Refusal as refusal:
                return refuse(refusal, methods)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                LOG.exception("a call failed", extra={"path": request.scope["route"].path})
                return refuse(Unavailable("something went wrong on the server; please try again"), methods)

        return endpoint

    async def _answer(self, route: Route, request: Request) -> Response:
        address = request.client.host if request.client else "?"
        if route.limit != "requests":
            self._rates[route.limit].take(address)
            self._daily[route.limit].take(address)
        if route.method == "POST":
            guard.check_origin(request.scope["headers"], self.settings.public_address)
        known = await self.hall.people.recognise(request.cookies.get(COOKIE))
        call = Call(
            self.hall,
            known.person if known else None,
            _bearer(request),
            dict(request.path_params),
            dict(request.query_params),
            await self._body(route, request),
            address,
            known,
            device_name(request.headers.get("user-agent", "")),
            origin=_origin(request, self.settings),
        )
        try:
            answer = await route.answer(call)
        except UndercityError as error:
            if isinstance(error, Refusal):
                raise
            raise BadRequest(str(error)) from None
        if known and call.cookie is None and known.seen < now() - RENEW_SECONDS:
            await self.hall.people.note_seen(known)
            call.cookie = request.cookies[COOKIE]  # it lasts for another year
        return _respond(request, route, call, answer)

    async def _body(self, route: Route, request: Request) -> Any:
        if route.body is None:
            return None
        if (request.headers.get("content-type") or "").split(";")[0].strip().lower() != "application/json":
            raise BadMedia("the body must be application/json")
        content = await self._read(request)
        try:
            return msgspec.json.decode(content or b"{}", type=route.body)
        except msgspec.ValidationError as error:
            raise BadRequest(f"the body does not fit: {str(error)[:300]}") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadRequest("the body is not JSON") from None

    async def _read(self, request: Request) -> bytes:
        """The body, as far as the limit goes."""
        most = self.settings.limits.body
        content = bytearray()
        async for part in request.stream():
            content += part
            if len(content) > most:
                raise TooLarge(f"a body has at most {most} bytes")
        return bytes(content)

    # -------------------------------------------------------------- pages and machinery

    async def _page(self, request: Request) -> Response:
        try:
            path = "/" + request.path_params["path"]
            if path.startswith("/api/"):
                raise NotFound(f"there is no call {path[:60]!r}; see /api/schema")
            if request.method not in ("GET", "HEAD"):
                raise BadMethod("pages are read with GET")
            return await self._pages.page(path, request.scope)
        except Refusal as refusal:
            return refuse(refusal, {"GET": None})

    async def _schema(self, request: Request) -> Response:
        return Response(document(), media_type="application/json")

    async def _health(self, request: Request) -> Response:
        healthy = await self.hall.store.is_healthy()
        return Response(encode({"ok": healthy}), 200 if healthy else 503, media_type="application/json")

    async def _metrics(self, request: Request) -> Response:
        """For this machine, or with the token: counters rise with hidden answers."""
        token, client = self.settings.metrics_token, request.client
        if not (client and client.host in LOOPBACK) and not (token and fits(_bearer(request) or "", hashed(token))):
            return refuse(Forbidden("metrics are for this machine, or for who has the token"), {"GET": None})
        return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _bearer(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _origin(request: Request, settings: Settings) -> str:
    """Scheme, host and port by which the browser reaches us."""
    public = urlsplit(settings.public_address or "")
    return f"{public.scheme}://{public.netloc}" if public.netloc else f"{request.url.scheme}://{request.url.netloc}"


def _respond(request: Request, route: Route, call: Call, answer: Any) -> Response:
    text = answer if isinstance(answer, Text) else Text(encode(answer))
    response = Response(text.content, 201 if route.created else 200, media_type=text.kind)
    if text.lasting:
        tag = f'"{hashlib.sha256(text.content).hexdigest()[:24]}"'
        if request.headers.get("if-none-match") == tag:
            response = Response(status_code=304)
        response.headers["etag"], response.headers["cache-control"] = tag, "no-cache"
    else:
        response.headers["cache-control"] = "no-store"
    if call.cookie is not None:
        _set_cookie(request, response, call.cookie, call.hall.settings)
    return response


def _set_cookie(request: Request, response: Response, value: str, settings: Settings) -> None:
    age, path = YEAR if value else 0, settings.prefix or "/"
    secure = request.url.scheme == "https" or (settings.public_address or "").startswith("https:")
    response.set_cookie(COOKIE, value, max_age=age, path=path, secure=secure, httponly=True, samesite="lax")


def refuse(refusal: Refusal, methods: dict[str, Any]) -> Response:
    """A refusal as JSON, with its status."""
    guard.refuse(refusal)
    headers = {"cache-control": "no-store"}
    if isinstance(refusal, TooMany):
        headers["retry-after"] = str(math.ceil(refusal.wait))
    if isinstance(refusal, BadMethod):
        headers["allow"] = ", ".join(methods)
    content = encode({"error": {"code": refusal.code, "message": str(refusal)}})
    return Response(content, refusal.status, media_type="application/json", headers=headers)
