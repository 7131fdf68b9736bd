"""A seat at a table over a network that may fail: the view stays live, and no choice is made twice."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from undercity.client.errors import Unreachable, refusal
from undercity.client.picture import Picture
from undercity.engine.errors import UndercityError
from undercity.server.errors import NotFound, Refusal
from undercity.server.requests import Choose, Hint, Language, Message, Resync, Say, Speak, Undo, WhyNot
from undercity.server.shapes import Candidate, Chat, Choice, Done, Hinted, Line, Reason, Reasoned, TableInfo, View

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0  # seconds between two tries to reconnect
NO_TABLE = 4004
LARGEST_FRAME = 2**24

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

Wish = Choose | Undo | Say | Hint | WhyNot


def new_id() -> str:
    """The id of a fresh wish."""
    return secrets.token_hex(8)


class AsyncLive:
    """A live view of a table, and a hand at it. Made by `AsyncClient.look`.

    It reconnects by itself, for `patience` seconds on end. What was not acknowledged is sent again with the same id.
    The examples are as `python -m asyncio` takes them; in those of the verbs Ida sits at a table that has just begun.

    >>> async with ida.look(table) as live:
    ...     choices = await live.turn()
    ...     clock = await live.choose(choices[0])
    >>> choices[0].kind, clock
    ('area', 1)
    """

    def __init__(
        self, address: str, cookie: str | None, language: Language = "en", token: str | None = None,
        patience: float = 60.0,
    ) -> None:  # fmt: skip
        self._address, self._headers = address, {"Cookie": cookie} if cookie else {}
        self._picture = Picture(language, token)
        self._patience = patience
        self._pending: dict[str, tuple[Wish, asyncio.Future[Any]]] = {}  # not answered yet, in order
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._failure: UndercityError | None = None
        self.connections = 0  # so far

    # -------------------------------------------------------------- what is seen

    @property
    def table(self) -> TableInfo:
        """The table around the game: who sits where.

        >>> [seat.name for seat in live.table.seats][:1]
        ['Ida']
        """
        return self._picture.table

    @property
    def view(self) -> View | None:
        """The position as this viewer sees it; None before the start.

        >>> live.view.deciders
        [0]
        """
        return self._picture.view

    @property
    def choices(self) -> list[Choice]:
        """What this viewer may choose now.

        >>> [choice.notation for choice in live.choices]
        ['area:green_side', 'area:purple_side']
        """
        return self._picture.choices

    @property
    def chronicle(self) -> list[Line]:
        """What has happened, as far as this viewer may know it.

        >>> live.chronicle[-1].event
        'game_set_up'
        """
        return self._picture.chronicle

    @property
    def chat(self) -> list[Chat]:
        """What was said at the table.

        >>> await live.say("hello")
        >>> live.chat[-1].text
        'hello'
        """
        return self._picture.chat

    @property
    def has_ended(self) -> bool:
        """Whether the game is finished or abandoned.

        >>> live.has_ended
        False
        """
        return self._picture.has_ended

    # -------------------------------------------------------------- waiting

    async def change(self, seconds: float | None = None) -> bool:
        """Wait until something has changed; False: nothing has, for so many seconds.

        >>> await live.change(seconds=0.1)
        False
        """
        seen = self._picture.seq, self._picture.stream
        return await self._until(lambda: (self._picture.seq, self._picture.stream) != seen, seconds)

    async def turn(self, seconds: float | None = None) -> list[Choice]:
        """Wait until there is something to choose, and give the choices; none when the game has ended.

        >>> [choice.kind for choice in await live.turn()]
        ['area', 'area']
        """
        await self._until(lambda: bool(self.choices) or self.has_ended, seconds)
        return self.choices

    async def _until(self, wanted: Callable[[], bool], seconds: float | None = None) -> bool:
        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: self._failure is not None or wanted())

        with suppress(TimeoutError):
            await asyncio.wait_for(wait(), seconds)
        if self._failure is not None:
            raise self._failure
        return wanted()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    # -------------------------------------------------------------- wishing

    async def choose(self, choice: Choice | int | str | list[int], clock: int | None = None) -> int:
        """Choose: one of `choices`, its number or notation, or the numbers of several, one after the other.

        Returns when the choice is on the server's disk and in the view, with the clock after it. `clock` is the one
        the chooser saw (the view's): a choice for an older position is refused (`Stale`).

        >>> await live.choose((await live.turn())[0])
        1
        """
        wish = Choose(id=new_id(), clock=self._picture.clock if clock is None else clock)
        if isinstance(choice, str):
            wish.notation = choice
        elif isinstance(choice, list):
            wish.codes = choice
        else:
            wish.code = choice if isinstance(choice, int) else choice.code
        return await self._move(wish)

    async def place(self, placement: dict[str, Any]) -> int:
        """A whole answer behind the screen (RatLand): rats by place. Replaces an earlier one.

        >>> ratland = (await ida.open_table("ratland", seats=2, bots={1: "random"})).table.id
        >>> state = (await ida.start(ratland)).state
        >>> async with ida.look(ratland) as screen:
        ...     choices = await screen.turn()
        ...     rats = screen.view.table["asked"]["rats"]  # 7, if no cousin is on a visit
        ...     clock = await screen.place({"pantry": rats})
        """
        return await self._move(Choose(id=new_id(), clock=self._picture.clock, placement=placement))

    async def _move(self, wish: Choose) -> int:
        done: Done = await self._wish(wish)
        clock = done.clock if isinstance(done.clock, int) else wish.clock
        await self._until(lambda: self._picture.clock >= clock or self.has_ended)
        return clock

    async def undo(self) -> int:
        """Take back one's last choice; the clock before it.

        >>> clock = await live.choose((await live.turn())[0])
        >>> await live.undo()
        0
        """
        before = self._picture.clock
        done: Done = await self._wish(Undo(id=new_id(), clock=before))
        await self._until(lambda: self._picture.clock != before or self.has_ended)
        return done.clock if isinstance(done.clock, int) else before

    async def say(self, text: str) -> None:
        """A line of chat.

        >>> await live.say("good luck")
        """
        await self._wish(Say(id=new_id(), text=text))

    async def hint(self) -> list[Candidate]:
        """What the server's best bot would do, on one's turn: its candidates, the best first.

        >>> best = (await live.hint())[0]
        >>> best.code in [choice.code for choice in live.choices]
        True
        """
        return (await self.hinted()).candidates

    async def hinted(self) -> Hinted:
        """The same with what speaks for the best of them rather than the next, in words.

        >>> hinted = await live.hinted()
        >>> len(hinted.candidates)
        2
        """
        hinted: Hinted = await self._wish(Hint(id=new_id()))
        return hinted

    async def why_not(self, choice: int | str) -> Reason | None:
        """Why this choice, by code or notation, is not allowed now; None if it is.

        >>> (await live.why_not("area:gray_gate")).clause
        'DP-3.7'
        """
        question = WhyNot(id=new_id())
        if isinstance(choice, str):
            question.notation = choice
        else:
            question.code = choice
        reasoned: Reasoned = await self._wish(question)
        return reasoned.reason

    async def speak(self, language: Language) -> None:
        """See everything in another language from now on.

        >>> await live.speak("fr")
        >>> live.view.prompt
        'Choisissez votre zone de départ.'
        """
        self._picture.language = language
        stream = self._picture.stream
        await self._send(Speak(language=language))
        await self._until(lambda: self._picture.stream != stream, 10)

    async def _wish(self, wish: Wish) -> Any:
        """Send, again after a reconnect, until it is answered."""
        if self._failure is not None:
            raise self._failure
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._pending[wish.id] = (wish, answer)
        await self._send(wish)
        return await answer

    async def _send(self, message: Message) -> None:
        """Into the network, if there is one now: what it swallows is sent again after the next hello."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(_encode(message).decode())

    # -------------------------------------------------------------- the connection

    async def __aenter__(self) -> Self:
        await self._connect()
        self._reader = asyncio.create_task(self._run())
        await self._until(lambda: self._picture.stream is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Look away.

        >>> await live.close()
        """
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()
        self._fail(Unreachable("this view of the table is closed"))

    async def _connect(self) -> None:
        try:
            self._socket = await connect(
                self._address, additional_headers=self._headers, max_size=LARGEST_FRAME, compression=None
            )
        except InvalidStatus as error:
            raise Unreachable(f"the server refuses a connection (status {error.response.status_code})") from None
        except (OSError, TimeoutError, WebSocketException) as error:
            raise Unreachable(f"nobody answers at {self._address}: {error}") from None
        self.connections += 1
        await self._send(self._picture.hello())

    async def _run(self) -> None:
        """Read; when the network fails, come back."""
        try:
            while True:
                await self._read()
                await self._come_back()
        except UndercityError as error:
            self._fail(error)
        except (msgspec.MsgspecError, LookupError, TypeError) as error:
            self._fail(Unreachable(f"the server at {self._address} says what this client does not understand: {error}"))
        await self._tell()

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            while True:
                await self._take(_decode(await self._socket.recv()))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == NO_TABLE:
                raise NotFound("there is no such table") from None

    async def _come_back(self) -> None:
        """Reconnect with growing pauses, until patience is at its end."""
        loop, pause = asyncio.get_running_loop(), FIRST_PAUSE
        end = loop.time() + self._patience
        while True:
            await asyncio.sleep(pause)
            try:
                await self._connect()
                return
            except Unreachable:
                if loop.time() > end:
                    raise
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _take(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "full" | "change":
                if not self._picture.take(frame):
                    await self._send(Resync())
                await self._tell()
            case "ready":
                for wish, _ in list(self._pending.values()):
                    await self._send(wish)
            case "ok":
                self._answer(frame["id"], msgspec.convert(frame, Done))
            case "hint":
                self._answer(frame["id"], msgspec.convert(frame, Hinted))
            case "why_not":
                self._answer(frame["id"], msgspec.convert(frame, Reasoned))
            case "error":
                self._answer(frame["id"], refusal(frame["code"], frame["message"]))

    def _answer(self, wish_id: str | None, answer: Done | Hinted | Reasoned | Refusal) -> None:
        """To whoever waits for it; a wish that was sent twice is answered twice."""
        _, waiting = self._pending.pop(wish_id or "", (None, None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Refusal):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)

    def _fail(self, error: UndercityError) -> None:
        """Nothing will come any more: tell everybody who waits."""
        self._failure = self._failure or error
        for _, waiting in self._pending.values():
            if not waiting.done():
                waiting.set_exception(error)
        self._pending.clear()
