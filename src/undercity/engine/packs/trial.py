"""Whether the rules carry a pack: what its things are called, and random games with every invariant checked."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from undercity.engine.game import Game
from undercity.engine.match import Match
from undercity.engine.packs.errors import BadPack
from undercity.engine.packs.pack import Pack
from undercity.engine.packs.texts import GRAMMAR
from undercity.engine.record import Record
from undercity.engine.seam import plain
from undercity.engine.words import LANGUAGES


def try_out(game: Game, pack: Pack) -> None:
    """Refuse an edition that cannot be told or played: a few games are, before anybody else plays it."""
    _check_names(game, pack)
    for seed, seats in enumerate(sorted({game.seats[0], game.seats[-1]})):
        _told_game(game, pack, seats)
        sound_game(game, pack.name, seats, seed)


def _check_names(game: Game, pack: Pack) -> None:
    for language in LANGUAGES:
        try:
            known = game.words.messages(language)
        except ValueError as error:
            raise BadPack(f"{pack.name}: the texts cannot be read: {error}") from None
        for kind, ids in game.things.items():
            for name in ids:
                if f"{kind}-{name}" not in known:
                    raise BadPack(f"{pack.name}: {name!r} has no name: add {kind}-{name} to [text.en]")
        wanted = {f"{kind}-{name}" for kind, ids in game.things.items() for name in ids}
        _check_forms(game, pack, known)
        if unknown := [message for message in pack.text.get(language, {}) if message not in wanted]:
            raise BadPack(f"{pack.name}: text.{language}.{unknown[0]} is the name of nothing in {pack.game}")


def _check_forms(game: Game, pack: Pack, known: Mapping[str, Any]) -> None:
    """What is printed on all things of a kind is printed on those of a pack, too."""
    texts = {message for messages in pack.text.values() for message in messages}
    for kind, ids in game.things.items():
        others = [f"{kind}-{name}" for name in ids if f"{kind}-{name}" not in texts]
        forms = {key.partition(".")[2] for key in known if key.partition(".")[0] in others} - {"", *GRAMMAR}
        for form in sorted(form for form in forms if all(f"{other}.{form}" in known for other in others)):
            if missing := [f"{kind}-{n}" for n in ids if f"{kind}-{n}.{form}" not in known]:
                raise BadPack(f"{pack.name}: text {missing[0]} needs a form {form!r}, as the other {kind}s have")


def sound_game(game: Game, name: str, seats: int, seed: int) -> int:
    """Play one random game uncompiled, with bounds and invariants checked after every choice; how many there were."""
    rules, luck = plain(game), random.Random(seed)
    s: Record = game.blank(seats, {})
    where = f"in game {seed} with {seats} seats"

    def play() -> None:
        rules.begin(s, seed)
        while not s.over:
            if broken := game.broken(s):
                raise BadPack(f"{name}: the rules of {game.base} cannot carry this: {broken} is broken {where}")
            if s.clock > game.step_bound:
                raise BadPack(f"{name}: the rules of {game.base} cannot carry this: there is no end {where}")
            seat = (s.deciders & -s.deciders).bit_length() - 1
            rules.apply(s, seat, luck.choice(rules.legal(s, seat)))
        rules.score(s)
        if broken := game.broken(s):
            raise BadPack(f"{name}: the rules of {game.base} cannot carry this: {broken} is broken {where}")

    _guarded(play, game, name, where)
    return int(s.clock)


def _told_game(game: Game, pack: Pack, seats: int) -> None:
    """A random game with all that people see of it."""
    luck = random.Random(1)

    def play() -> None:
        match = Match(game, seats, 1)
        while not match.over and match.clock <= 60:
            seat, language = match.deciders[0], LANGUAGES[match.clock % 3]
            match.view(seat, language)
            choices = match.choices(seat, language)
            match.why_not(seat, luck.randrange(game.choices.count), language)
            match.choose(seat, luck.choice(choices))
            match.chronicle(seat, language, since=match.clock)
        match.view(None)

    _guarded(play, game, pack.name, f"at a table with {seats} seats")


def _guarded(play: Callable[[], None], game: Game, name: str, where: str) -> None:
    try:
        play()
    except BadPack:
        raise
    except Exception as error:  # an index, a table, a word: whatever it is, the rules were not made for this
        told = " ".join(str(error).split()) or type(error).__name__
        raise BadPack(f"{name}: the rules of {game.base} cannot carry this: {told[:200]} {where}") from None
