"""What the tests share beside undercity.testing, and its helpers under one name."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercity.testing.tables import Proofs as Proofs
from undercity.testing.tables import Table as Table
from undercity.testing.tables import advance as advance
from undercity.testing.tables import begin as begin
from undercity.testing.tables import deciders as deciders
from undercity.testing.tables import imagined as imagined
from undercity.testing.tables import match_at as match_at
from undercity.testing.tables import play_random as play_random
from undercity.testing.tables import samples as samples
from undercity.testing.tables import table_id as table_id
from undercity.testing.tables import walk as walk

TESTS = Path(__file__).parent
Proofs.folder = TESTS  # scripts that measure read samples too

# For a test that asserts a time: a busy machine may fail it. It gets two more tries, and the summary counts them.
depends_on_the_machine = pytest.mark.flaky(reruns=2, reruns_delay=2)
