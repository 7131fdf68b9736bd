"""Conduct a study: play what is not there yet, chunk by chunk, and stop when enough is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import polars as pl

from undercity.lab.crew import Crew, Task
from undercity.lab.statistics import share_of
from undercity.lab.store import Chunk, Folder, read_chunk, rows, whole
from undercity.lab.study import SKILL, Study, cells
from undercity.lab.watch import Tables

FIRST_LOOK = 100  # games: before, `until` does not stop a study

Tick = Callable[[int, int], None]  # games done, and of how many at most


class Conduct:
    """A study being played. `tables` holds whole rows of chunks, in order, whatever came when.

    >>> from undercity.lab.crew import Alone
    >>> conduct = Conduct(Study(game="ratland", seats=2, players="random", games=10))
    >>> conduct.play(Alone())
    >>> sorted(conduct.tables())
    ['choices', 'events', 'games', 'offers', 'seats']
    """

    def __init__(self, study: Study, folder: Path | None = None) -> None:
        self.study = study
        self.cells = cells(study)
        self.rows = rows(study)
        self.folder = Folder(folder) if folder else None
        self.is_enough = False
        self._held: dict[Chunk, Tables] = {}
        self._whole_rows = 0
        self._parts: list[Tables] = []
        if self.folder:
            self.folder.open(study)

    def play(self, crew: Crew, tick: Tick | None = None) -> None:
        """Play to the end. Interrupted, it keeps what is whole: `tables` can be read at any time.

        >>> from undercity.lab.crew import Alone
        >>> conduct = Conduct(Study(game="ratland", seats=2, players="random", games=10))
        >>> conduct.play(Alone(), lambda done, of: print(done, of))
        0 10
        10 10
        """
        total = sum(chunk.count for row in self.rows for chunk in row)
        self._take_in_what_is_there()
        tell = tick or (lambda done, of: None)
        tell(self.games, total)
        with closing(crew.play(self._tasks())) as results:
            for chunk, content in results:
                self._keep(chunk, content)
                tell(self.games, total)
                if self.is_enough:
                    break

    @property
    def games(self) -> int:
        """How many games are there.

        >>> Conduct(Study(game="ratland", games=10)).games
        0
        """
        behind = sum(chunk.count for row in self.rows[: self._whole_rows] for chunk in row)
        return behind + sum(chunk.count for chunk in self._held)

    @property
    def is_over(self) -> bool:
        """Whether all has been played that the study asks for.

        >>> Conduct(Study(game="ratland", games=10)).is_over
        False
        """
        return self.is_enough or self._whole_rows == len(self.rows)

    def tables(self) -> Tables:
        """What has been played, as far as it is whole.

        >>> from undercity.lab.crew import Alone
        >>> conduct = Conduct(Study(game="ratland", seats=2, players="random", games=10))
        >>> conduct.play(Alone())
        >>> len(conduct.tables()["games"])
        10
        """
        return whole(self._parts)

    def _tasks(self) -> Iterator[Task]:
        for row in self.rows[self._whole_rows :]:
            for chunk in row:
                if self.is_enough:
                    return
                if chunk not in self._held:
                    yield self.cells[chunk.cell], chunk

    def _take_in_what_is_there(self) -> None:
        for row in self.rows if self.folder else ():
            for chunk in row:
                if self.folder and self.folder.has(chunk):
                    self._held[chunk] = self.folder.read(chunk)
            self._advance()

    def _keep(self, chunk: Chunk, content: bytes) -> None:
        if self.folder:
            self.folder.keep(chunk, content)
        self._held[chunk] = read_chunk(content)
        self._advance()

    def _advance(self) -> None:
        """Move whole rows from what is held to the tables; look whether they are enough."""
        while not self.is_over and all(chunk in self._held for chunk in self.rows[self._whole_rows]):
            self._parts += [self._held.pop(chunk) for chunk in self.rows[self._whole_rows]]
            self._whole_rows += 1
            if self.study.until is not None:
                self.is_enough = self._is_known(self.study.until)

    def _is_known(self, until: float) -> bool:
        """Whether every seat's win share is known to so much on either side, in every cell."""
        seats = pl.concat(part["seats"] for part in self._parts).filter(pl.col("arm") != SKILL)
        shares = seats.group_by("arm", "seats", "seat").agg(pl.col("win").sum(), pl.len())
        if shares["len"].min() < FIRST_LOOK:  # type: ignore[operator]
            return False
        return all(share_of(win, count).reach <= until for win, count in shares.select("win", "len").iter_rows())
