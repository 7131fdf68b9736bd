"""Views that are sheets of parts."""

from undercity.testing.suite.sheets import *  # noqa: F403
