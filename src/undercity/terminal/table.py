"""A seat at a table, wherever the table stands: in this process with bots, or on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

import msgspec

from undercity.bots import ADVISER, LEVELS, Bot, is_ready, make
from undercity.client import AsyncClient, AsyncLive
from undercity.engine.game import Game
from undercity.engine.learn.reasons import differences, told
from undercity.engine.match import Match
from undercity.engine.record import Record
from undercity.server.errors import Conflict
from undercity.server.shapes import Chat, Choice, Line, View


class Hint(NamedTuple):
    """What a bot would choose; what speaks for it rather than the next best, and against it."""

    choice: Choice
    reasons: list[tuple[str, bool]]


class Table(Protocol):
    """What both kinds of terminal table need."""

    game: Game
    language: str

    @property
    def view(self) -> View | None: ...
    @property
    def choices(self) -> list[Choice]: ...
    @property
    def chronicle(self) -> list[Line]: ...
    @property
    def chat(self) -> list[Chat]: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def has_ended(self) -> bool: ...
    async def change(self) -> None: ...
    async def choose(self, choice: Choice) -> None: ...
    async def undo(self) -> None: ...
    async def hint(self) -> Hint | None: ...
    async def why_not(self, code: int) -> str | None: ...
    async def say(self, text: str) -> None: ...
    async def speak(self, language: str) -> None: ...
    async def close(self) -> None: ...


class LocalTable:
    """A match in this process. Bots think in a thread, so that the table stays awake."""

    def __init__(self, match: Match, seat: int | None, bots: Mapping[int, Bot], language: str) -> None:
        self.match, self.seat, self.language, self._bots = match, seat, language, bots
        self.game = match.game
        self._news, self._moves = asyncio.Condition(), asyncio.Event()
        self._player: asyncio.Task[None] | None = None
        self._view: View | None = None
        self._choices: list[Choice] | None = None
        self._lines: list[Line] = []  # of the chronicle, as far as it is in words
        self._since = 0  # the clock from which on it is not

    def start(self) -> None:
        """Let the bots play; needs a running event loop."""
        self._player = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while not self.match.over:
            seat = next((p for p in self.match.deciders if p in self._bots), None)
            self._moves.clear()
            if seat is None:
                await self._moves.wait()
                continue
            known, legal = self.match.concealed(seat), self.match.legal(seat)
            code = await asyncio.to_thread(self._bots[seat].choose, known, seat, legal)
            if self.match.known_bytes(seat) == known.tobytes() and seat in self.match.deciders:  # no undo meanwhile
                self.match.choose(seat, code)
                await self._tell()

    async def _tell(self) -> None:
        self._view = self._choices = None
        self._moves.set()
        async with self._news:
            self._news.notify_all()

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = msgspec.convert(self.match.view(self.seat, self.language), View)
        return self._view

    @property
    def choices(self) -> list[Choice]:
        if self._choices is None:
            found = [] if self.seat is None else self.match.choices(self.seat, self.language)
            self._choices = msgspec.convert(found, list[Choice], from_attributes=True)
        return self._choices

    @property
    def chronicle(self) -> list[Line]:
        told = self.match.chronicle(self.seat, self.language, since=self._since)
        self._lines += msgspec.convert(told, list[Line], from_attributes=True)
        self._since = self.match.clock + 1
        return self._lines

    def _tell_anew(self) -> None:
        """The chronicle is put into words again: something was taken back, or the language is another."""
        self._lines, self._since = [], 0

    @property
    def chat(self) -> list[Chat]:
        return []

    @property
    def names(self) -> list[str]:
        return self.view.names

    @property
    def has_ended(self) -> bool:
        return self.match.over

    async def change(self) -> None:
        async with self._news:
            await self._news.wait()

    async def choose(self, choice: Choice) -> None:
        assert self.seat is not None
        self.match.choose(self.seat, choice.code)
        await self._tell()

    async def undo(self) -> None:
        if self.seat is not None:
            self.match.undo(self.seat)
            self._tell_anew()
            await self._tell()

    async def hint(self) -> Hint | None:
        """What the adviser would do, or the next best bot that need not wait for the compiler."""
        choices = {choice.code: choice for choice in self.choices}
        if self.seat is None or not choices:
            return None
        names = list(LEVELS)
        known_levels = reversed(names[: names.index(ADVISER) + 1])
        level = next(level for level in known_levels if is_ready(level, self.game))
        known = self.match.concealed(self.seat)
        code, reasons = await asyncio.to_thread(self._think, make(level, self.game), known, self.seat, list(choices))
        return Hint(choices[code], reasons) if code in choices else None

    def _think(self, bot: Bot, known: Record, seat: int, legal: list[int]) -> tuple[int, list[tuple[str, bool]]]:
        """A bot's choice, and in what it differs from its next best."""
        code = bot.choose(known, seat, legal)
        other = next((one.code for one in bot.explain() if one.code != code), None)
        found = [] if other is None else differences(self.game, known, seat, code, other)
        return code, told(self.game, found, self.language)

    async def why_not(self, code: int) -> str | None:
        reason = None if self.seat is None else self.match.why_not(self.seat, code, self.language)
        return str(reason) if reason else None

    async def say(self, text: str) -> None:
        raise Conflict("")

    async def speak(self, language: str) -> None:
        self.language = language
        self._tell_anew()
        await self._tell()

    async def close(self) -> None:
        if self._player is not None:
            self._player.cancel()
            with suppress(asyncio.CancelledError):
                await self._player


class RemoteTable:
    """A table of a server, through the client."""

    def __init__(self, client: AsyncClient, live: AsyncLive, language: str, game: Game) -> None:
        self._client, self._live, self.language = client, live, language
        self.game = game

    @property
    def view(self) -> View | None:
        return self._live.view

    @property
    def choices(self) -> list[Choice]:
        return self._live.choices

    @property
    def chronicle(self) -> list[Line]:
        return self._live.chronicle

    @property
    def chat(self) -> list[Chat]:
        return self._live.chat

    @property
    def names(self) -> list[str]:
        return [seat.name or "…" for seat in self._live.table.seats]

    @property
    def has_ended(self) -> bool:
        return self._live.has_ended

    async def change(self) -> None:
        await self._live.change()

    async def choose(self, choice: Choice) -> None:
        await self._live.choose(choice)

    async def undo(self) -> None:
        await self._live.undo()

    async def hint(self) -> Hint | None:
        found = await self._live.hinted()
        choice = next((choice for choice in self._live.choices if choice.code == found.code), None)
        return Hint(choice, [(reason.text, reason.for_) for reason in found.reasons]) if choice else None

    async def why_not(self, code: int) -> str | None:
        reason = await self._live.why_not(code)
        return f"{reason.text.removesuffix('.')} ({reason.clause})" if reason else None

    async def say(self, text: str) -> None:
        await self._live.say(text)

    async def speak(self, language: Any) -> None:
        self.language = language
        await self._live.speak(language)

    async def close(self) -> None:
        await self._live.close()
        await self._client.close()
