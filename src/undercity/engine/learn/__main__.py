"""`python -m undercity.engine.learn GAME...`: what is wrong with what games teach; without a name, of all games."""

from __future__ import annotations

import sys

from undercity.engine.game import GAMES, find
from undercity.engine.learn.check import problems


def main() -> int:
    """Say what is wrong; 1 if anything is."""
    found = 0
    for name in sys.argv[1:] or GAMES:
        game = find(name)
        wrong = problems(game)
        found += len(wrong)
        if game.learn is None:
            print(f"{name}: there is no room learn/ with an en.ftl")
        else:
            print(f"{name}: {len(game.learn.lessons) if not wrong else '?'} lessons, {len(wrong)} problems")
        for sentence in wrong:
            print(f"  {sentence}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
