"""python -m undercity."""

import sys

from undercity.cli import main

sys.exit(main())
