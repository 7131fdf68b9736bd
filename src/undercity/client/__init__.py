"""A typed client of `undercity serve`: tables, seats and live play, with and without `await`.

    from undercity.client import Client

    with Client("http://localhost:8000", "Ida") as ida:
        joined = ida.open_table("die_patin", seats=3, bots={1: "casual", 2: "expert"})
        ida.start(joined.table.id)
        with ida.look(joined.table.id) as live:
            while choices := live.turn():
                live.choose(choices[0])

It speaks docs/api.md, in the server's own types (`undercity.server.shapes`). A wish that the network swallowed is sent
again with the same id, and the server carries it out once. docs/client.md tells the rest.
"""

from undercity.client.address import Address, read_address
from undercity.client.aio import AsyncClient
from undercity.client.errors import Unreachable
from undercity.client.live import AsyncLive
from undercity.client.sit import BadBot, load_bot, sit
from undercity.client.sync import Client, Live

__all__ = [
    "Address",
    "AsyncClient",
    "AsyncLive",
    "BadBot",
    "Client",
    "Live",
    "Unreachable",
    "load_bot",
    "read_address",
    "sit",
]
