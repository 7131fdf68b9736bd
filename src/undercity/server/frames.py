"""What viewers are sent: documents made from concealed records, and the differences between them.

A `Stream` is what all viewers with the same eyes (seat, host or not, language) have been sent. It moves on
only when what these eyes see has changed, and counts only that: its numbers tell nothing about hidden moves.
"""

from __future__ import annotations

import secrets
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import msgspec

from undercity.engine.chronicle import Line
from undercity.engine.sheet import Drawing
from undercity.server.facts import Facts
from undercity.server.served import Memory, ServedMatch

encode = msgspec.json.Encoder().encode
KEPT = 64  # change frames kept for clients that come back
CHANGES_KEPT = 50_000  # changes of parts of boards, of all tables together
MISSING: Any = object()
Path = tuple[int | str, ...]
TABLE, VIEW, BOARD = ("table",), ("view",), ("view", "table")  # where the parts of a document stand


class Eyes(NamedTuple):
    """Who looks: a seat or None for spectators, whether as the host, and in which language."""

    seat: int | None
    host: bool
    language: str
    returns: int | None = None  # the seat to which a person who only watches may come back


class Listener(Protocol):
    """A connection that takes frames; `eyes` says how it looks at a table now."""

    def send(self, kind: str, frame: bytes) -> None: ...
    def eyes(self, facts: Facts) -> Eyes: ...
    def is_welcome(self, facts: Facts) -> bool: ...
    def leave(self) -> None: ...


# ------------------------------------------------------------------ differences


def differences(old: Any, new: Any, path: Path = ()) -> list[list[Any]]:
    """How to make the new out of the old: [path, value] sets, [path] deletes."""
    out: list[list[Any]] = []
    if old != new:
        _compare(old, new, path, out)
    return out


def _compare(old: Any, new: Any, path: Path, out: list[list[Any]]) -> None:
    """Add how to make the new, which differs, out of the old; equal parts are passed over as wholes.

    Parts of a view are kept, so most of them are the very same: that is asked first, since it costs nothing.
    """
    if type(old) is dict and type(new) is dict:
        if old.keys() != new.keys():
            out.extend([(*path, key)] for key in old if key not in new)
        for key, value in new.items():
            before = old.get(key, MISSING)
            if before is MISSING:
                out.append([(*path, key), value])
            elif before is not value and before != value:
                _compare(before, value, (*path, key), out)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for index, (before, value) in enumerate(zip(old, new, strict=True)):
            if before is not value and before != value:
                _compare(before, value, (*path, index), out)
    else:
        out.append([path, new])


# ------------------------------------------------------------------ documents


class Document(NamedTuple):
    """What eyes see: parts that are compared one by one."""

    table: dict[str, Any]
    seat: int | None  # that looks
    common: dict[str, Any] | None  # the view without its table: what viewers have in common,
    own: dict[str, Any] | None  # and what they have not
    board: Drawing | None  # the view's table: the game's own face
    choices: bytes  # encoded: they are compared and sent as a whole

    def whole(self) -> dict[str, Any]:
        board = None if self.board is None else self.board.whole()
        view = None
        if self.common is not None and self.own is not None:
            view = {**self.common, "seat": self.seat, **self.own, "table": board}
        return {"table": self.table, "view": view, "choices": msgspec.Raw(self.choices)}


# How a part of a board became another, encoded; by its sheet's plan, its number and both sides' ids. Boards are made of
# shared parts: all tables of a game go through the same changes. The sides are kept, so that no id is used again.
_CHANGES: Memory[tuple[int, int, int, int], tuple[Any, Any, Any, bytes]] = Memory(CHANGES_KEPT)


def _board_changes(old: Drawing, new: Drawing) -> list[bytes]:
    """Encoded changes between two boards, part by part."""
    plan, before, after = new.plan, old.values, new.values
    changes = []
    for number in new.changed:
        one, other = before[number], after[number]
        key = (id(plan), number, id(one), id(other))
        kept = _CHANGES.get(key)
        if kept is None:
            path = (*BOARD, *new.path(number))
            kept = _CHANGES.keep(key, (plan, one, other, encode(differences(one, other, path))[1:-1]))
        changes.append(kept[3])
    return changes


class Painter:
    """Makes the documents of one position. Equal boards and equal differences are made once."""

    def __init__(self, match: ServedMatch | None, info: Callable[[Eyes], dict[str, Any]]) -> None:
        self.match = match
        self._info = info
        self._drawn: Drawing | None = None  # a sheet as somebody sees it
        # by place and both sides' ids; the sides are kept with them, so that no id is used again
        self._patches: dict[tuple[Path, int, int], tuple[Any, Any, bytes]] = {}
        self._told: dict[tuple[int, ...], tuple[list[Line], bytes]] = {}  # lines of the chronicle, by their ids

    def mark(self, eyes: Eyes) -> tuple[Any, ...]:
        """What a document is made from: equal marks give equal documents.

        All that is shown of a game follows from what the seat knows (the proofs that nothing leaks rest on it),
        so somebody's hidden answer leaves the others' marks as they were.
        """
        table, match, seat = self._info(eyes), self.match, eyes.seat
        if match is None or not match.is_drawn:
            return (table,)
        return table, match.known_bytes(seat), match.deciders, seat is not None and match.can_undo(seat)

    def document(self, eyes: Eyes, before: Document | None) -> Document:
        """What these eyes see, with the parts of what they saw before where nothing has changed."""
        table, match, seat = self._info(eyes), self.match, eyes.seat
        if match is None or not match.is_drawn:
            return Document(table, seat, None, None, None, b"[]")
        choices = match.choices_json(seat, eyes.language) if seat in match.deciders else b"[]"
        board = self._board(match, seat, before.board if before else None)
        common, own = match.common_status(seat), match.own_status(seat, eyes.language)
        return Document(table, seat, common, own, board, choices)

    def _board(self, match: ServedMatch, seat: int | None, before: Drawing | None) -> Drawing:
        self._drawn = match.draw(seat, before, self._drawn)
        return self._drawn

    def patch(self, old: Document, new: Document) -> bytes:
        """Encoded changes between two documents, of which the second was made after the first: a JSON list."""
        if (old.common is None) != (new.common is None):
            return encode([[[], new.whole()]])
        parts = []
        if old.table is not new.table:
            parts.append(self._change(TABLE, old.table, new.table))
        if old.common is not new.common:
            parts.append(self._change(VIEW, old.common, new.common))
        if old.own is not new.own:
            parts.append(self._change(VIEW, old.own, new.own))
        if old.choices != new.choices:
            parts.append(b'[["choices"],%b]' % new.choices)
        if old.board is not None and new.board is not None:
            parts += _board_changes(old.board, new.board)
        return b"[" + b",".join([part for part in parts if part]) + b"]"

    def _change(self, path: Path, old: Any, new: Any) -> bytes:
        """The encoded changes of a part, without the brackets of the list: made once for all who see them."""
        key = (path, id(old), id(new))
        kept = self._patches.get(key)
        if kept is None:
            kept = self._patches[key] = (old, new, encode(differences(old, new, path))[1:-1])
        return kept[2]

    def told(self, lines: list[Line]) -> bytes:
        """Lines of the chronicle, encoded: once for all who read them."""
        key = tuple(map(id, lines))
        if key not in self._told:
            self._told[key] = (lines, encode(lines))
        return self._told[key][1]


# ------------------------------------------------------------------ streams


class Stream:
    """What viewers with the same eyes have been sent, and the viewers."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.id = secrets.token_hex(8)
        self.seq = 0
        self.listeners: set[Listener] = set()
        self.document: Document | None = None
        self.mark: tuple[Any, ...] = ()  # of the document
        self.lines: list[Line] = []  # of the chronicle
        self.position = 0  # of the table's journal, up to which `lines` is told
        self.chats = 0  # the number of the next line of chat to tell
        self.reworded = False  # the chronicle is to be told anew, since players have other names
        self.kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self._full: tuple[int, bytes] | None = None  # the last full frame, and its number

    def advance(self, painter: Painter, cuts: list[int], chats: list[Any]) -> bytes | None:
        """Move on to the painter's position; the change frame, or None if these eyes see no change.

        `cuts[k]` is the clock up to which the chronicle stayed as it was when row k of the journal was carried out.
        """
        before, mark = self.document, painter.mark(self.eyes)
        document = before if before is not None and mark == self.mark else painter.document(self.eyes, before)
        self.mark = mark
        told = self._bring_up_to_date(painter.match, cuts)
        new_chats = self._unread(chats)
        self.document = document
        if before is None:
            return None
        patch = b"[]" if document is before else painter.patch(before, document)
        if patch == b"[]" and told is None and not new_chats:
            return None
        self.seq += 1
        frame = b'{"type":"change","seq":%d,"doc":%b' % (self.seq, patch)
        if told is not None:
            frame += b',"chronicle":{"from":%d,"lines":%b}' % (told, painter.told(self.lines[told:]))
        if new_chats:
            frame += b',"chat":' + encode(new_chats)
        frame += b"}"
        self.kept.append((self.seq, frame))
        return frame

    def _unread(self, chats: list[Any]) -> list[Any]:
        """What has been said since these eyes last looked."""
        unread = self.chats
        self.chats = chats[-1].number + 1 if chats else 0
        if self.chats <= unread:
            return []
        return chats[bisect_left(chats, unread, key=lambda line: line.number) :]

    def _bring_up_to_date(self, match: ServedMatch | None, cuts: list[int]) -> int | None:
        """Of the chronicle; the index of the first line that changed."""
        if match is None:
            self.lines = []
            return None
        if self.reworded or self.document is None or (self.document.common is None and match.is_drawn):
            self.reworded, cut, keep = False, -1, 0
        elif self.position == len(cuts):
            return None
        else:
            cut = min(cuts[self.position :])
            keep = len(self.lines)
            if keep and self.lines[-1].clock > cut:  # something was taken back
                keep = bisect_right(self.lines, cut, key=lambda line: line.clock)
        self.position = len(cuts)
        dropped, fresh = self.lines[keep:], match.chronicle(self.eyes.seat, self.eyes.language, since=cut + 1)
        self.lines[keep:] = fresh
        return keep if dropped != fresh else None

    def full(self, chats: list[Any]) -> bytes:
        """Everything: encoded once for a crowd that comes while nothing happens."""
        assert self.document is not None
        if self._full is None or self._full[0] != self.seq:
            frame = {"type": "full", "stream": self.id, "seq": self.seq, "doc": self.document.whole()}
            self._full = self.seq, encode({**frame, "chronicle": self.lines, "chat": chats[-200:]})
        return self._full[1]

    def missed_since(self, seq: int) -> list[bytes] | None:
        """The frames after `seq`; None if they are no longer known."""
        missed = [frame for number, frame in self.kept if number > seq]
        return missed if 0 <= seq <= self.seq and len(missed) == self.seq - seq else None
