"""Every board drawn, and in the terminal."""

from undercity.testing.suite.boards import *  # noqa: F403
