"""A program at a real table: one of the house's levels or rules of thumb, or a bot of your own."""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from undercity.bots import LEVELS, Bot, make
from undercity.bots.levels import check_level
from undercity.client.sync import Client, Live
from undercity.engine.errors import UndercityError
from undercity.engine.game import GAMES, find
from undercity.server.errors import Conflict, Stale, TooMany
from undercity.server.shapes import Choice, TableInfo, View

Answer = Choice | int | str


class Player(Protocol):
    """What a bot of your own is: it looks at the view and names one of the choices."""

    def choose(self, view: View, choices: list[Choice]) -> Answer: ...


class BadBot(UndercityError):
    """There is no such bot, or it cannot be asked.

    >>> load_bot("json:Bot")
    Traceback (most recent call last):
        ...
    undercity.client.sit.BadBot: the module 'json' has no 'Bot'
    """


def load_bot(name: str) -> Any:
    """A level, a rule of thumb, or what `module:Name` names: a class or a function, from the current folder too.

    >>> load_bot("expert")
    'expert'
    >>> load_bot("provider")
    'provider'
    >>> load_bot("chess")
    Traceback (most recent call last):
    undercity.client.sit.BadBot: 'chess' is neither a level (random ... master), a rule of thumb nor written module:Name
    """
    if name in LEVELS or any(name in find(game).thumbs for game in GAMES):
        return name
    module, colon, attribute = name.partition(":")
    if not colon:
        levels = list(LEVELS)
        known = f"a level ({levels[0]} ... {levels[-1]}), a rule of thumb"
        raise BadBot(f"{name!r} is neither {known} nor written module:Name")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        return getattr(importlib.import_module(module), attribute)
    except ImportError as error:
        raise BadBot(f"the module {module!r} cannot be imported: {error}") from None
    except AttributeError:
        raise BadBot(f"the module {module!r} has no {attribute!r}") from None


def check_bot(bot: Any, game: str) -> None:
    """Refuse a rule of thumb of another game, before it sits down."""
    if isinstance(bot, str):
        check_level(bot, find(game))


def sit(client: Client, table: str, bot: Any, seed: int | None = None) -> TableInfo:
    """Let the bot play the client's seat at the table to the end of the game; the table as it stands then.

    `bot` is a level or a rule of thumb; a class of bots that think ahead (`undercity.bots.Bot`), asked with what the
    seat knows of the whole record; any other class with `choose(view, choices)`, or a function like it.

    >>> with Client(url, "Ida") as ida:
    ...     table = ida.open_table("die_patin", seats=2, bots={1: "random"}).table.id
    ...     state = ida.start(table).state
    ...     sit(ida, table, lambda view, choices: choices[0]).state
    'finished'
    """
    with client.look(table) as live:
        answer = _asker(client, live, bot, seed)
        while choices := live.turn():
            view = live.view
            assert view is not None
            with suppress(Stale):  # the view has moved on: look again
                _make(live, answer(view, choices), view.clock)
        return live.table


def _make(live: Live, choice: Answer, clock: int) -> None:
    """Choose, however busy the server is."""
    while True:
        try:
            live.choose(choice, clock)
            return
        except TooMany as busy:
            time.sleep(busy.wait)


def _asker(client: Client, live: Live, bot: Any, seed: int | None) -> Callable[[View, list[Choice]], Answer]:
    """How to ask this bot."""
    game = client.played(live.table)
    if isinstance(bot, str):
        return _thinker(client, live.table.id, make(bot, game, seed))
    if isinstance(bot, type) and issubclass(bot, Bot):
        return _thinker(client, live.table.id, bot(game, seed or 0))
    player = bot() if isinstance(bot, type) else bot
    choose: Callable[[View, list[Choice]], Answer] = getattr(player, "choose", player)
    if not callable(choose):
        raise BadBot(f"{bot!r} has no choose(view, choices)")
    return choose


def _thinker(client: Client, table: str, bot: Bot) -> Callable[[View, list[Choice]], Answer]:
    """A bot that is asked with what its seat knows of the whole record."""

    def answer(view: View, choices: list[Choice]) -> int:
        if view.seat is None:
            raise Conflict("a spectator has nothing to choose")
        known = client.known(table)
        record = bot.game.state.from_json(known.position)
        if record.clock != view.clock or not known.legal:
            raise Stale("the game has moved on")
        return bot.choose(record, view.seat, known.legal)

    return answer
