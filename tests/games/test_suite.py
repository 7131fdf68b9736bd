"""The game suite: whole games of every game of this house, at every table of its samples."""

from undercity.testing.suite.play import *  # noqa: F403
