"""WebSocket implementations beside each other: what one message in and five frames out cost the server's processor.

    python bench/server_websockets.py        # what is installed of websockets, wsproto and picows, and our own way

That is what a choice at a table of four costs the wire. Each server runs in a process of its own on uvloop, over a
real socket on the loopback address; they take turns.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import multiprocessing
import os
import statistics
import time
from typing import Any

import uvicorn
import uvloop

FRAMES, SIZE = 5, 600  # a choice of docs/scale.md
ANSWER = "x" * SIZE
WAYS = ("websockets", "websockets-sansio", "wsproto", "picows", "wire")
NEEDS = {"wsproto": "wsproto", "picows": "picows"}


async def by_asgi(scope: Any, receive: Any, send: Any) -> None:
    """Answer every message with some frames, as events of ASGI."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        for _ in range(FRAMES):
            await send({"type": "websocket.send", "text": ANSWER})


async def by_wire(scope: Any, receive: Any, send: Any) -> None:
    """The same, as the server's tables do it."""
    from undercity.server.wires import EXTENSION

    await receive()
    await send({"type": "websocket.accept"})
    wire, frame = scope["extensions"][EXTENSION], ANSWER.encode()
    while (await receive())["type"] == "websocket.receive":
        for _ in range(FRAMES):
            wire.write(frame)


async def by_picows(port: Any) -> None:
    """The same with picows, which brings a server of its own."""
    from picows import WSListener, WSMsgType, ws_create_server

    class Answers(WSListener):  # type: ignore[misc]
        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                for _ in range(FRAMES):
                    transport.send(WSMsgType.TEXT, ANSWER.encode())

    server = await ws_create_server(lambda request: Answers(), "127.0.0.1", 0)
    port.send(server.sockets[0].getsockname()[1])
    await server.serve_forever()


def serve(way: str, port: Any) -> None:
    """One of the servers; tells its port."""
    if way == "picows":
        uvloop.run(by_picows(port))
        return
    from undercity.server.processes import listen
    from undercity.server.wires import Wire

    listening = listen("127.0.0.1", 0, shared=False)
    listening.listen()
    port.send(listening.getsockname()[1])
    app, ws = (by_wire, Wire) if way == "wire" else (by_asgi, way)
    config = uvicorn.Config(app, ws=ws, ws_per_message_deflate=False, lifespan="off", log_level="error")
    uvicorn.Server(config).run(sockets=[listening])


def spent(pid: int) -> float:
    with open(f"/proc/{pid}/schedstat") as file:
        return int(file.read().split()[0]) / 1e9


async def talk(port: int, pid: int, messages: int) -> float:
    """Microseconds of the server's processor a message."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    writer.write(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    began = 0.0
    text = b'{"type":"choose","id":"0-17","clock":17,"code":34}'
    question = bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text
    for number in range(messages + 100):
        if number == 100:
            began = spent(pid)
        writer.write(question)
        await reader.readexactly(FRAMES * (4 + SIZE))
    used = spent(pid) - began
    writer.close()
    return 1e6 * used / messages


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=3000, help="in each turn")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    servers: dict[str, tuple[Any, int]] = {}
    found: dict[str, list[float]] = {}
    for way in WAYS:
        if way in NEEDS and importlib.util.find_spec(NEEDS[way]) is None:
            print(f"{way} is not installed")
            continue
        here, there = context.Pipe()
        process = context.Process(target=serve, args=(way, there), daemon=True)
        process.start()
        servers[way], found[way] = (process, here.recv()), []
    time.sleep(1)
    for _ in range(args.rounds):
        for way, (process, port) in servers.items():
            found[way].append(uvloop.run(talk(port, process.pid or 0, args.messages)))
    print(f"load average {os.getloadavg()[0]:.1f}\n\n| way | us a message and {FRAMES} frames | least |")
    print("| --- | --- | --- |")
    for way, values in found.items():
        print(f"| {way} | {statistics.median(values):.0f} | {min(values):.0f} |")
    for process, _ in servers.values():
        process.terminate()


if __name__ == "__main__":
    main()
