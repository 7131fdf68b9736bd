"""A game is opened: carried out from its journal, and compared with what came of it when it was played.

By the rules that it was played by so far it comes to the same. By those of another version of the program there
are three ways:

- it comes to the same chain, or to the same positions in a record that has grown: the game goes on;
- it does not: the game goes on from its last position, if that is sound by these rules, and the chronicle says so;
- else it rests: what was told can be read, and nobody chooses.

A game that is over is shown as it was played.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from undercity.engine.errors import UndercityError
from undercity.engine.game import Game, find
from undercity.engine.record import Record
from undercity.server import rulesets
from undercity.server.facts import Facts
from undercity.server.kept import KeptMatch, Story, Vocabularies, recall
from undercity.server.rulesets import Vocabulary, agrees, digest, translate
from undercity.server.served import ServedMatch
from undercity.server.wishes import NOBODY, read_action

LOG = logging.getLogger("undercity.opening")
Way = Literal["as_it_was", "same", "here", "rests", "kept"]
CarryOut = Callable[[ServedMatch, Sequence[Any], int], None]


class Opened(NamedTuple):
    """A game, and in which of the ways it was opened: "same" and "here" are still to be written down."""

    match: ServedMatch
    way: Way
    is_legacy: bool = False  # whether rows lack what came of them


class Drift(Exception):
    """Carried out, the journal does not come to what it came to when it was played."""


def open_game(facts: Facts, rows: Sequence[Any], vocabularies: Vocabularies, speed: str, carry_out: CarryOut) -> Opened:
    """The game of a table. `carry_out` does to a match what rows say, but for the first so many; it may fail."""
    game = game_of(facts)
    rules, is_legacy = digest(game), _is_legacy(rows)
    if facts.has_ended and facts.rules not in (None, rules) and not is_legacy:
        return Opened(KeptMatch(facts, recall(game, rows, vocabularies), speed), "kept")
    try:
        match = _carried_out(facts, game, rows, vocabularies, speed, carry_out)
        return Opened(match, "as_it_was" if facts.rules == rules else "same", is_legacy)
    except Exception as error:  # rules of another version may stumble over anything; its text may hold secrets
        LOG.warning("the journal comes to something else", extra={"table": facts.id, "reason": type(error).__name__})
    story = recall(game, rows, vocabularies)
    if (
        facts.state == "running"
        and game.id == facts.edition
        and facts.rules != rules
        and (moved := _moved(facts, story, speed))
    ):
        return Opened(moved, "here")
    return Opened(KeptMatch(facts, story, speed), "kept" if facts.has_ended else "rests")


def game_of(facts: Facts) -> Game:
    """What is played at a table; where this version cannot carry its pack, the plain game: its words tell what was."""
    try:
        return find(facts.edition)
    except UndercityError as error:
        LOG.warning("a table's pack cannot be played", extra={"table": facts.id, "reason": str(error)})
        return find(facts.game)


def _is_legacy(rows: Sequence[Any]) -> bool:
    """Whether what came of some rows is written down nowhere; a row of nobody sums up what was before it."""
    last = max((number for number, row in enumerate(rows) if row.seat == NOBODY), default=0)
    return not rows or any(not row.positions for row in rows[last:])


# ------------------------------------------------------------------ the first way: it comes to the same


def _carried_out(
    facts: Facts, game: Game, rows: Sequence[Any], vocabularies: Vocabularies, speed: str, carry_out: CarryOut
) -> ServedMatch:
    """The match at the end of its journal, proved to stand where it stood."""
    under = [read_action(row.action).under for row in rows]
    first = max((number for number, what in enumerate(under) if what == "here"), default=-1)
    match = facts.new_match(speed) if first < 0 else _from_row(facts, game, rows[: first + 1], vocabularies, speed)
    carry_out(match, rows, first + 1)
    checked = max((number for number, what in enumerate(under) if what), default=0)
    if not _has_same_chain(match, rows[checked:]) and not _stands_the_same(match, game, rows, vocabularies):
        raise Drift
    if not _has_same_points(facts, match, rows):
        raise Drift
    return match


def _from_row(facts: Facts, game: Game, rows: Sequence[Any], vocabularies: Vocabularies, speed: str) -> ServedMatch:
    """The match where it went on from a position: that of the last of these rows."""
    row, story = rows[-1], recall(game, rows, vocabularies)
    words = vocabularies[row.rules]
    record = translate(words, game, words.unpack(row.positions)[-1])
    if record is None:
        raise Drift
    return _at(facts, game, record, story, speed)


def _at(facts: Facts, game: Game, record: Record, story: Story, speed: str) -> ServedMatch:
    """A match that goes on from here; whoever is told of it is told what was before."""
    match: Any = ServedMatch.from_position(game, {"game": game.id, **record.to_json()}, speed=speed)
    match.past = tuple(story.lines())
    match.call(facts.names)
    return match  # type: ignore[no-any-return]


def _has_same_chain(match: ServedMatch, rows: Sequence[Any]) -> bool:
    """Whether the last link fits: it stands for all before it. Rows from before 0.3 have none."""
    linked = [row.link for row in rows if row.link]
    return not linked or linked[-1] == match.link


def _stands_the_same(match: ServedMatch, game: Game, rows: Sequence[Any], vocabularies: Vocabularies) -> bool:
    """Whether a record that has got more fields agrees with the last position in all it had."""
    words: Vocabulary | None = vocabularies.get(rows[-1].rules or "") if rows else None
    if words is None or not rows[-1].positions or words.fields == rulesets.vocabulary(game).fields:
        return False
    return agrees(words, words.unpack(rows[-1].positions)[-1], game, match.state)


def _has_same_points(facts: Facts, match: ServedMatch, rows: Sequence[Any]) -> bool:
    """Points are no part of the position: other numbers in the content can change them all the same."""
    if facts.state == "finished" and match.over and facts.result is not None:
        return bool(facts.result["points"] == match.points)
    known = [row.points for row in rows if row.points]
    return not known or msgspec.json.decode(known[-1])[-1] == match.status(None)["points"]


# ------------------------------------------------------------------ the second way: on from here


def _moved(facts: Facts, story: Story, speed: str) -> ServedMatch | None:
    """The match at its last position, if that is sound by these rules."""
    last = story.last
    if last.position is None or last.words is None:
        return None
    try:
        record = translate(last.words, story.game, last.position)
        if record is None or not is_sound(story.game, record):
            return None
        story.go_on_here()
        match = _at(facts, story.game, record, story, speed)
    except Exception as error:  # as above
        LOG.warning("a position is not sound", extra={"table": facts.id, "reason": type(error).__name__})
        return None
    return match


def is_sound(game: Game, s: Record) -> bool:
    """Whether a game can go on from here: nothing out of bounds, no broken invariant, and choices for who decides."""
    if game.broken(s) is not None:
        return False
    match: Any = ServedMatch.from_position(game, {"game": game.id, **s.to_json()})
    if match.over or not match.deciders:
        return False
    for seat in match.deciders:
        match.status(seat), match.table(seat), match.choices(seat)
        legal = match.legal(seat)
        if not legal:
            return False
        after = s.copy()
        match.rules.apply(after, seat, legal[0])
        if game.broken(after) is not None:
            return False
    match.table(None)
    return True
