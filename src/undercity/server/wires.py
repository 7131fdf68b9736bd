"""The wire of a live connection: a WebSocket to which frames are written as they are.

uvicorn's protocol (on the websockets library) shakes hands, reads what clients send, and keeps the connection alive. A
frame that goes out through it becomes an event, waits for a task, is decoded and encoded again: five times for every
choice at a table of four. What tables say is encoded already and never compressed, so a head of a few bytes before it
is all that a frame needs.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "undercity.wire"  # by which a connection finds its wire among the scope's extensions
INBOX = 8  # messages of a client that may wait to be answered; the next ones wait in the network
_TEXT = 0x81  # a whole text in one frame


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application that it may write here."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[EXTENSION] = self

    def write(self, text: bytes) -> bool:
        """Send a text at once; False, and nothing was sent, where the client does not take so much or has gone."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does, but reading goes on while few messages wait: to stop and go on takes two system calls."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= INBOX:
            self.read_paused = True
            self.transport.pause_reading()


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2); a server's frames have no mask."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")
