"""Frames written to the wire: what a client reads, in which order, and what waits for one that does not read."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from undercity.server import wires
from undercity.server.settings import Limits
from undercity.server.socket import Connection


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_head_is_that_of_the_websockets_library(size: int) -> None:
    text = b"x" * size
    assert wires._head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class SlowWire:
    """Takes what it is given while it is open."""

    def __init__(self, sent: list[str]) -> None:
        self.sent, self.is_open = sent, True

    def write(self, text: bytes) -> bool:
        if self.is_open:
            self.sent.append(text.decode())
        return self.is_open


class House:
    """As much of a hall as a connection asks for before it has been greeted."""

    class settings:  # noqa: N801
        limits = Limits(backlog=3)


def test_what_waited_goes_out_before_what_came_later() -> None:
    """The wire is closed, then open again while a frame is still on its way through the queue."""

    async def talk() -> list[str]:
        sent: list[str] = []
        wire, gate = SlowWire(sent), asyncio.Event()

        async def send(event: dict[str, Any]) -> None:
            await gate.wait()
            sent.append(event["text"])

        viewer = Connection(House, None, None, None, send, wire)
        writer = asyncio.create_task(viewer._write())
        viewer.send("change", b"one")
        wire.is_open = False
        viewer.send("change", b"two")
        await asyncio.sleep(0)
        wire.is_open = True
        viewer.send("change", b"three")  # "two" is not out yet
        gate.set()
        await asyncio.sleep(0.01)
        viewer.send("change", b"four")
        writer.cancel()
        return sent

    assert asyncio.run(talk()) == ["one", "two", "three", "four"]


def test_a_client_that_does_not_read_is_sent_away() -> None:
    async def talk() -> tuple[bool, int]:
        wire = SlowWire([])
        wire.is_open = False
        viewer = Connection(House, None, None, None, None, wire)
        for _ in range(4):
            viewer.send("change", b"unread")
        return viewer._is_closing, viewer._frames.qsize()

    assert asyncio.run(talk()) == (True, 2)  # the goodbye and the end of the connection
