"""What the terminal says, in three languages: its own words, and the names of the game's things."""

from __future__ import annotations

from pathlib import Path

from undercity.engine.clauses import clauses
from undercity.engine.game import Game
from undercity.engine.words import Words

OWN = Words(Path(__file__).parent / "words")


class Voice:
    """One language at one game."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language

    def say(self, message: str, **things: int | str) -> str:
        """A text of the terminal's own."""
        return OWN.text(message, self.language, things)

    def name(self, kind: str, thing: str | None) -> str:
        """A thing of the game in words."""
        return "-" if thing is None else str(self.game.words.name(f"{kind}-{thing}", self.language, {}))

    def hint(self, text: str, reasons: list[tuple[str, bool]]) -> str:
        """What a bot would choose, and what speaks for it and against it."""
        because = "; ".join(f"{'+' if speaks_for else '−'} {reason}" for reason, speaks_for in reasons)
        return self.say("hint", text=text) + (f" ({because})" if because else "")

    def clauses(self) -> dict[str, str]:
        """The game's rules by clause."""
        return clauses(self.game.folder, self.language)
