"""Posts to addresses that come from persons: webhooks, and the push services of their browsers.

Such an address is used with care: http or https, no redirects, no private addresses unless the host of the server
allows them, and the connection goes to the very address that was checked. Names are looked up in threads of their own.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import httpx

from undercity.server.errors import BadRequest

DEADLINE = 10.0  # seconds, from the look-up of the name to the status of the answer
MOST_AT_ONCE = 32  # on their way
_EMBEDDED = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
_OLD = [ipaddress.ip_network(net) for net in ("fec0::/10", "::/96")]  # site-local; IPv4 written as IPv6


def check_address(address: str) -> None:
    """Refuse what is no http(s) address."""
    try:
        parts = urlsplit(address)
        fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username and parts.port != 0
    except ValueError:
        fine = False
    if not fine or not address.isascii() or not address.isprintable() or " " in address:
        raise BadRequest("a webhook is an address like https://example.org/turn, without a user name")


def is_public(address: str) -> bool:
    """Whether an IP address is of the open net; IPv6 that stands for an IPv4 address is not looked into: refused."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    strange = ip.version == 6 and any(ip in net for net in (*_EMBEDDED, *_OLD))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not strange


def new_client() -> httpx.AsyncClient:
    """A client that follows nobody elsewhere, keeps no connection, and knows nothing of this machine's proxies."""
    limits = httpx.Limits(max_connections=MOST_AT_ONCE, max_keepalive_connections=0)
    headers = {"User-Agent": "undercity"}
    return httpx.AsyncClient(headers=headers, timeout=DEADLINE, limits=limits, follow_redirects=False, trust_env=False)


async def post(
    client: httpx.AsyncClient, address: str, body: bytes, private: bool, names: ThreadPoolExecutor, **headers: str
) -> int:
    """Send the body; the status of the answer. Nothing more of the answer is read.

    The name is looked up here, once: the client is given the address that was checked, and the name only for TLS.
    """
    url = httpx.URL(address)
    port = url.port or (443 if url.scheme == "https" else 80)
    target = await asyncio.get_running_loop().run_in_executor(names, _resolve, url.host, port, private)
    headers = {"Host": url.netloc.decode("ascii"), "Content-Type": "application/json", **headers}
    named = {"sni_hostname": url.host}
    request = client.build_request("POST", url.copy_with(host=target), content=body, headers=headers, extensions=named)
    answer = await client.send(request, stream=True)
    await answer.aclose()
    return answer.status_code


def _resolve(host: str, port: int, private: bool) -> str:
    """The first address of the host; a private one only if allowed."""
    addresses = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(map(is_public, addresses)):
        raise PermissionError("the address leads to a private address")
    return addresses[0]
