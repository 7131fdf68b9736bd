"""All tests of the suite: what `pytest --undercity-game NAME` runs."""

from undercity.testing.suite import *  # noqa: F403
