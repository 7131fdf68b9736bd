"""The WebSocket of a table: docs/api.md, "Play". One connection is one viewer."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send

from undercity.server import guard
from undercity.server.bots import ask
from undercity.server.catalogue import speaks
from undercity.server.chat import say
from undercity.server.errors import BadRequest, Conflict, NotFound, Refusal, TooMany, Unavailable, UnknownPerson
from undercity.server.facts import Facts, Person
from undercity.server.frames import Eyes, encode
from undercity.server.guard import Bucket
from undercity.server.hall import Hall
from undercity.server.hints import think_on
from undercity.server.journal import Ack
from undercity.server.live import LiveTable
from undercity.server.metrics import FRAMES
from undercity.server.requests import Choose, Frame, Hello, Hint, Ping, Resync, Say, Speak, Undo, WhyNot, read_frame
from undercity.server.teaching import in_words
from undercity.server.wires import EXTENSION, Wire
from undercity.server.wishes import explain

LOG = logging.getLogger("undercity.socket")
SLOW_DOWN = 1.0  # seconds at most in which nothing more is read of who sends too much
LAST_WORDS_SECONDS = 2.0  # for a client to take what was on its way when the connection closes
RESTART, POLICY, LARGE, NO_TABLE, NO_HELLO = 1012, 1008, 1009, 4004, 4008


class Closed(Exception):
    """The connection is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A viewer's end: what he sends is carried out in order.

    What he is sent goes out at once by the wire; while he does not take it, it waits in a queue.
    """

    def __init__(
        self,
        hall: Hall,
        table: LiveTable,
        person: Person | None,
        receive: Receive,
        send: Send,
        wire: Wire | None = None,
    ) -> None:
        limits = hall.settings.limits
        self._hall, self._table, self._person = hall, table, person
        self._receive, self._send, self._wire = receive, send, wire
        self._frames: asyncio.Queue[bytes | Closed] = asyncio.Queue()
        self._unread = 0  # bytes that wait in it, or are on their way from there
        self._messages = Bucket(limits.messages, limits.message_burst)
        self._chats = Bucket(limits.chats, limits.chat_burst)
        self._hints = Bucket(limits.hints, limits.hint_burst)
        self._is_closing, self._closing = False, asyncio.Event()
        self._token: str | None = None
        self._language = "en"

    # -------------------------------------------------------------- what the table asks of a viewer

    def eyes(self, facts: Facts) -> Eyes:
        """Through which eyes this viewer looks now: his seat by token or by person."""
        person, seat = self._person.id if self._person else None, self._seat(facts)
        returns = facts.returns_to(person) if seat is None else None
        return Eyes(seat, person == facts.host, speaks(facts.edition, self._language), returns)

    def leave(self) -> None:
        """The table is no more, or the device was signed out."""
        self.close("removed", NO_TABLE)

    def is_welcome(self, facts: Facts) -> bool:
        """Whether this viewer may stay; who may not is told to go."""
        welcome = self._person is None or self._person.id not in facts.sent_away
        if not welcome:
            self.close("removed", NO_TABLE)
        return welcome

    def _seat(self, facts: Facts) -> int | None:
        if self._token is not None:
            return facts.seat_by_token(self._token)
        return facts.seat_of(self._person.id) if self._person else None

    def send(self, kind: str, frame: bytes) -> None:
        """Send a frame, after those that wait; a client that does not read is sent away."""
        if self._is_closing:
            return
        FRAMES(kind).inc()
        if self._unread or self._wire is None or not self._wire.write(frame):
            self._queue(frame)

    def _queue(self, frame: bytes) -> None:
        limits = self._hall.settings.limits
        if self._frames.qsize() >= limits.backlog or (
            self._unread and self._unread + len(frame) > limits.backlog_bytes
        ):
            guard.turn_away("clients that do not read")
            self.close("slow", POLICY)
        else:
            self._unread += len(frame)
            self._frames.put_nowait(frame)

    def close(self, reason: str, code: int) -> None:
        """Say goodbye and close; a client that does not read is not waited for."""
        if not self._is_closing:
            self._is_closing = True
            if reason == "slow":
                self._drop_frames()
            self._frames.put_nowait(encode({"type": "bye", "reason": reason}))
            self._frames.put_nowait(Closed(code))
            self._closing.set()

    def _drop_frames(self) -> None:
        while not self._frames.empty():
            self._frames.get_nowait()

    # -------------------------------------------------------------- life

    async def run(self) -> None:
        """Greet, then carry out what comes until the client goes."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        closing = asyncio.create_task(self._closing.wait())
        done, _ = await asyncio.wait({writer, reader, closing}, return_when=asyncio.FIRST_COMPLETED)
        if reader in done and not reader.cancelled() and isinstance(reader.exception(), Closed):
            self._frames.put_nowait(reader.exception())  # type: ignore[arg-type]
        if writer not in done:
            await asyncio.wait({writer}, timeout=LAST_WORDS_SECONDS)
        for task in (writer, reader, closing):
            task.cancel()
        results = await asyncio.gather(writer, reader, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, Closed | OSError):
                LOG.error("a connection failed", exc_info=result, extra={"table": self._table.id})

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            if isinstance(frame, Closed):
                await self._send({"type": "websocket.close", "code": frame.code})
                return
            await self._send({"type": "websocket.send", "text": frame.decode()})
            self._unread -= len(frame)

    async def _read(self) -> None:
        try:
            await self._greet()
            while True:
                await self._take(await self._next())
        finally:
            await self._table.detach(self)

    async def _next(self) -> str:
        """The next text of the client."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Closed(1000)
        text = event.get("text")
        if text is None:
            raise Closed(POLICY)
        if len(text) > self._hall.settings.limits.frame:
            raise Closed(LARGE)
        return str(text)

    async def _greet(self) -> None:
        try:
            hello = _read(await asyncio.wait_for(self._next(), self._hall.settings.limits.hello_seconds))
            if not isinstance(hello, Hello):
                raise BadRequest("the first message must be a hello")
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        except Refusal as refusal:
            self._refuse(None, refusal)
            raise Closed(NO_HELLO) from None
        self._language, self._token = hello.language, hello.token
        if hello.token is not None and self._seat(self._table.facts) is None:
            self._token = None
            self._refuse(None, UnknownPerson("this seat token is not valid here; you are a spectator"))
        await self._table.attach(self, hello.stream, hello.seq)

    # -------------------------------------------------------------- messages

    async def _take(self, text: str) -> None:
        """Read one message and answer it; a refusal is an answer, too, and nothing has changed."""
        message_id = None
        try:
            message = _read(text)
            message_id = getattr(message, "id", None)  # first: a wish is answered even when there are too many
            guard.limit(self._messages, "messages")
            self._table.traffic.message(self._seat(self._table.facts))
            await self._answer(message)
        except TooMany as refusal:
            self._refuse(message_id, refusal)
            await asyncio.sleep(min(refusal.wait, SLOW_DOWN))  # what comes meanwhile waits in the network
        except Refusal as refusal:
            self._refuse(message_id, refusal)
        except Exception:
            LOG.exception("a message failed", extra={"table": self._table.id})
            self._refuse(message_id, Unavailable("something went wrong on the server; please try again"))

    async def _answer(self, message: Frame) -> None:
        match message:
            case Choose():
                self._acknowledge(message, await self._table.choose(self._own_seat(), message))
            case Undo():
                self._acknowledge(message, await self._table.undo(self._own_seat(), message))
            case Say():
                guard.limit(self._chats, "chat messages")
                self._table.traffic.chat(self._seat(self._table.facts))
                await say(self._table, self._person, message)
                self.send("ok", encode({"type": "ok", "id": message.id}))
            case Hint():
                guard.limit(self._hints, "hints")
                await self._hint(message)
            case WhyNot():
                await self._say_why_not(message)
            case Speak():
                self._language = message.language
                await self._table.show_all(self)
            case Resync():
                await self._table.show_all(self)
            case Ping():
                self.send("pong", b'{"type":"pong"}')
            case Hello():
                raise BadRequest("hello is said once, at the beginning")

    def _own_seat(self) -> int:
        seat = self._seat(self._table.facts)
        if seat is None:
            raise UnknownPerson("spectators do not choose")
        return seat

    def _acknowledge(self, message: Choose | Undo, ack: Ack) -> None:
        self.send("ok", encode({"type": "ok", **ack.answer(message)}))

    async def _hint(self, message: Hint) -> None:
        """What the best bot would do in this seat, knowing what the seat knows."""
        seat, table = self._own_seat(), self._table
        await table.ready()
        match = table.match
        if match is None or table.facts.state != "running" or seat not in match.deciders:
            raise Conflict("a hint is given when it is your turn")
        question = ask(table, seat, self._hall.bots.best_level, reasons=True)
        language = speaks(table.facts.edition, self._language)
        choices = {choice.code: choice for choice in match.choices(seat, language)}
        think = partial(self._hall.bots.weigh, for_whom=f"hint {table.facts.seats[seat].person}")
        weighed = await think(question)
        choice = choices[weighed[0].code]
        whole = await think_on(match.game, question, choice.code, think)
        candidates = [{"code": one.code, "share": one.share, "expected": one.expected} for one in weighed]
        answer = {"type": "hint", "id": message.id, "code": choice.code, "notation": choice.notation}
        said = {"text": choice.text, "reasons": in_words(match.game, weighed[0], language), "placement": whole}
        self.send("hint", encode({**answer, **said, "candidates": candidates}))

    async def _say_why_not(self, message: WhyNot) -> None:
        """Why the rules do not allow a choice of this seat now, from what the seat knows."""
        seat, table = self._own_seat(), self._table
        await table.ready()
        match = table.match
        if match is None:
            raise Conflict("the game has not begun")
        answer = explain(match, seat, message, speaks(table.facts.edition, self._language))
        self.send("why_not", encode({"type": "why_not", **answer}))

    def _refuse(self, message_id: str | None, refusal: Refusal) -> None:
        guard.refuse(refusal)
        text = refusal.text(speaks(self._table.facts.edition, self._language))
        answer = {"type": "error", "id": message_id, "code": refusal.code, "message": text}
        self.send("error", encode(answer))


def _read(text: str) -> Frame:
    try:
        return read_frame(text)
    except msgspec.ValidationError as error:
        raise BadRequest(f"the message is not understood: {error}") from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadRequest("the message is not JSON") from None


class Sockets:
    """Accepts connections, within limits, and sends everybody home at the end."""

    def __init__(self, hall: Hall) -> None:
        limits = hall.settings.limits
        self._hall = hall
        self._handshakes = guard.Rates(limits.handshakes, limits.handshake_burst, "connections")
        self._by_address: dict[str, int] = {}
        self._open: set[Connection] = set()

    async def __call__(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One WebSocket at a table, from its first byte to its last."""
        await receive()  # websocket.connect
        address = scope["client"][0] if scope.get("client") else "?"
        try:
            self._handshakes.take(address)
            self._check_room(address)
            guard.check_origin(scope["headers"], self._hall.settings.public_address)
            table = await self._hall.table(table_id)
            known = await self._hall.people.recognise(_cookie(scope))
            person = known.person if known else None
            if person and person.id in table.facts.sent_away:
                raise NotFound("the host has removed you from this table")
        except TooMany:
            guard.turn_away("WebSockets of one address")
            await send({"type": "websocket.close", "code": POLICY})  # before it is accepted: 403, the cheapest answer
            return
        except Refusal as refusal:
            await self._turn_away(send, NO_TABLE if refusal.status == 404 else POLICY)
            return
        await send({"type": "websocket.accept"})
        wire = scope.get("extensions", {}).get(EXTENSION)
        connection = Connection(self._hall, table, person, receive, send, wire)
        self._by_address[address] = self._by_address.get(address, 0) + 1
        self._open.add(connection)
        if known:
            self._hall.looking[connection.leave] = known
        self._hall.connections += 1
        try:
            await connection.run()
        finally:
            self._hall.connections -= 1
            self._hall.looking.pop(connection.leave, None)
            self._open.discard(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _check_room(self, address: str) -> None:
        limits = self._hall.settings.limits
        if self._by_address.get(address, 0) >= limits.connections or len(self._open) >= limits.all_connections:
            raise TooMany("too many connections")

    async def _turn_away(self, send: Send, code: int) -> None:
        """Accept and close, so that a browser learns the code."""
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": code})

    async def say_goodbye(self, seconds: float) -> None:
        """Tell everybody that the server goes down, and wait for a moment until they have gone."""
        for connection in list(self._open):
            connection.close("restart", RESTART)
        end = time.monotonic() + seconds
        while self._open and time.monotonic() < end:
            await asyncio.sleep(0.02)


def _cookie(scope: Scope) -> str | None:
    from starlette.requests import cookie_parser

    text = guard.header(scope["headers"], b"cookie")
    return cookie_parser(text).get("undercity") if text else None
