"""What every game must pass. `from undercity.testing.suite import *` in a test file brings all of it there."""

from undercity.testing.suite.boards import *  # noqa: F403
from undercity.testing.suite.languages import *  # noqa: F403
from undercity.testing.suite.learn import *  # noqa: F403
from undercity.testing.suite.play import *  # noqa: F403
from undercity.testing.suite.sheets import *  # noqa: F403
from undercity.testing.suite.thumbs import *  # noqa: F403
from undercity.testing.suite.whynot import *  # noqa: F403
from undercity.testing.suite.words import *  # noqa: F403
