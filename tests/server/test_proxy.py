"""Behind a real nginx: another host and port, a path, TLS. Its settings are those of docs/server.md."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from parts import need
from server.harness import Client, Server
from server.inside import inside
from server.proxy import Proxy, missing


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A proxy whose certificate clients believe."""
    need("nginx", missing())
    proxy = Proxy(tmp_path_factory.mktemp("nginx"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(proxy.certificate))
        yield proxy


@pytest.fixture(scope="module")
def house(proxy: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The proxy with a server behind it, told where people reach it."""
    data = tmp_path_factory.mktemp("proxied")
    with Server(data, "--no-limits", "--public-address", proxy.address) as server, proxy.before(server.port):
        yield proxy


def test_a_game_is_played_through_a_proxy_with_tls_and_a_path(house: Any) -> None:
    ida, ben = Client(house, "Ida"), Client(house, "Ben")
    table = ida.open_table(seats=2)
    assert table in [one["id"] for one in ben.get("/api/tables").json()["tables"]]
    assert ben.post(f"/api/tables/{table}/join").status_code == 200
    assert ida.post(f"/api/tables/{table}/start").json()["state"] == "running"
    viewers, luck, made = [ida.look(table), ben.look(table)], random.Random(1), 0
    while made < 30:
        for viewer in viewers:
            viewer.settle()
            if viewer.doc["choices"]:
                assert viewer.choose(luck)["type"] == "ok"
                made += 1
    assert viewers[0].ask("chat", text="hello")["type"] == "ok"


def test_pages_and_cookies_know_where_the_house_stands(house: Any) -> None:
    http = httpx.Client(base_url=house.address)
    page = http.get("/t/somewhere").text
    assert '<meta name="base" content="/rats">' in page
    links = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert links
    for link in links:
        assert link.startswith("/rats/")
        assert httpx.get(f"{house.origin}{link}").status_code == 200
    assert httpx.get(f"{house.origin}/api/games").status_code == 404, "the rest of the host is another's"
    made = http.post("/api/me", json={"name": "Ida"}, headers={"Origin": house.origin})
    assert made.status_code == 200
    cookie = set(made.headers["set-cookie"].lower().split("; "))
    assert {"secure", "httponly", "path=/rats", "samesite=lax"} <= cookie


def test_only_pages_of_the_public_address_speak_for_a_person(house: Any) -> None:
    ida = Client(house, "Ida")
    live = house.address.replace("https", "wss") + f"/api/tables/{ida.open_table(seats=2)}/live"
    cookie = {"Cookie": ida.cookie or ""}
    with connect(live, origin=house.origin, additional_headers=cookie) as socket:
        socket.send('{"type":"hello"}')
        assert str(socket.recv(10)).startswith('{"type":"full"')
    for origin in ("https://evil.example.org", "https://localhost"):
        answer = ida.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert answer.status_code == 403
        with connect(live, origin=origin, additional_headers=cookie) as socket:  # type: ignore[arg-type]
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008


def test_limits_count_the_clients_of_a_proxy_and_not_the_proxy(data: Path) -> None:
    """Two clients at two addresses; what the one has used up the other still has, whatever the first one claims."""
    need("nginx", missing())
    other = Proxy(data / "nginx")
    settings = {"public_address": other.address, "proxies": ("127.0.0.1",)}
    few = {"person_burst": 3, "persons": 0.001, "handshake_burst": 2, "handshakes": 0.001}
    with inside(data, settings, **few) as server, other.before(server.port), pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(other.certificate))
        greedy, modest = (_from(other, address) for address in ("127.0.0.2", "127.0.0.3"))
        claim = {"X-Forwarded-For": "127.0.0.1"}
        made = [greedy.post("/api/me", json={"name": "x"}, headers=claim).status_code for _ in range(5)]
        assert made == [200, 200, 200, 429, 429]
        assert modest.post("/api/me", json={"name": "y"}).status_code == 200
        assert greedy.get("/metrics", headers=claim).status_code == 403
        table = modest.post("/api/tables", json={"game": "die_patin"}).json()["table"]["id"]
        live = other.address.replace("https", "wss") + f"/api/tables/{table}/live"
        for address in ("127.0.0.2", "127.0.0.2", "127.0.0.3"):
            with connect(live, source_address=(address, 0)):
                pass
        with pytest.raises(InvalidStatus), connect(live, source_address=("127.0.0.2", 0)):
            pass


def _from(proxy: Any, address: str) -> httpx.Client:
    """A client at this address."""
    transport = httpx.HTTPTransport(local_address=address, verify=httpx.create_ssl_context())
    return httpx.Client(base_url=proxy.address, transport=transport)
