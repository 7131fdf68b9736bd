"""Learning a game: guide, figures, lessons, player aid and coach. A game's own are in its room `learn/`."""

from undercity.engine.learn.room import Learn, learn_of

__all__ = ["Learn", "learn_of"]
