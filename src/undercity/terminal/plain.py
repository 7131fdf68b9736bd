"""The table in plain lines: what a screen reader, a pipe or a very old terminal can follow."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable

from undercity.engine.errors import UndercityError
from undercity.engine.words import LANGUAGES
from undercity.server.shapes import Choice
from undercity.terminal.app import result_table
from undercity.terminal.boards import draw
from undercity.terminal.table import Table
from undercity.terminal.voice import Voice
from undercity.terminal.wishes import fitting, refusal


class Plain:
    """Prints lines and reads numbers; standard input ends: leave."""

    def __init__(self, table: Table, write: Callable[[str], None] = print) -> None:
        self._table, self._write = table, write
        self._told = 0  # lines of the chronicle
        self._heard = 0  # lines of chat

    @property
    def _voice(self) -> Voice:
        return Voice(self._table.game, self._table.language)

    async def run(self) -> None:
        """Play to the end, or until the person leaves."""
        while not self._table.has_ended:
            self._tell()
            if not self._table.choices:
                await self._table.change()
            elif not await self._ask():
                self._write(self._voice.say("you-leave"))
                return
        self._tell()
        if self._table.view is not None:
            self._write(result_table(self._table.view, self._voice).plain)

    def _tell(self) -> None:
        """What has happened since the last time."""
        lines, chat = self._table.chronicle, self._table.chat
        self._told = min(self._told, len(lines))
        for line in lines[self._told :]:
            self._write(line.text)
        for said in chat[self._heard :]:
            self._write(f"{said.name}: {said.text}")
        self._told, self._heard = len(lines), len(chat)

    async def _ask(self) -> bool:
        """Ask until something is chosen or taken back; False: she leaves."""
        choices = self._table.choices
        assert self._table.view is not None
        self._write(f"\n{self._table.view.prompt}")
        for number, choice in enumerate(choices, 1):
            self._write(f"{number:3} {choice.text} [{choice.notation}, {choice.clause}]")
        while True:
            print(self._voice.say("plain-prompt"), end=" ", flush=True)
            typed = await asyncio.to_thread(sys.stdin.readline)
            word, _, rest = typed.strip().partition(" ")
            if not typed or word == "quit":
                return False
            try:
                if await self._do(word, rest, choices):
                    return True
            except UndercityError as error:
                self._write(str(error) or self._voice.say("no-chat"))

    async def _do(self, word: str, rest: str, choices: list[Choice]) -> bool:
        """Carry a line out; True: the table has changed."""
        match word:
            case "":
                return False
            case "undo":
                await self._table.undo()
                return True
            case "say":
                await self._table.say(rest)
            case "language" if rest in LANGUAGES:
                await self._table.speak(rest)
                return True
            case "help" | "hint" | "board" | "chronicle" | "rules":
                self._write(await self._read(word, rest, choices))
            case _:
                return await self._choose(f"{word} {rest}".strip(), choices)
        return False

    async def _read(self, word: str, rest: str, choices: list[Choice]) -> str:
        """What the person asks to read."""
        if word == "help":
            return self._voice.say("plain-help")
        if word == "hint":
            hint = await self._table.hint()
            return self._voice.hint(hint.choice.text, hint.reasons) if hint else self._voice.say("no-hint")
        if word == "chronicle":
            return "\n".join(line.text for line in self._table.chronicle)
        if word == "rules":
            rules = self._voice.clauses()
            wanted = [choice.clause for choice in fitting(rest, choices)] if rest else list(rules)
            return "\n".join(f"{name} {rules[name]}" for name in dict.fromkeys(wanted) if name in rules)
        assert self._table.view is not None
        return draw(self._table.view, self._voice).plain

    async def _choose(self, typed: str, choices: list[Choice]) -> bool:
        found = fitting(typed, choices)
        if len(found) != 1:
            self._write(await refusal(typed, len(found), self._table, self._voice))
            return False
        await self._table.choose(found[0])
        return True
