"""What the whole run says at its end."""

from __future__ import annotations

from collections import Counter

import pytest

from parts import LEFT_OUT


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests left out, and tests that depend on the machine and needed another try, are not passed over in silence."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    left_out = Counter(reason.split(LEFT_OUT)[1].split(":")[0] for reason in reasons if LEFT_OUT in reason)
    for part, count in left_out.items():
        terminalreporter.write_sep("!", f"{count} TESTS LEFT OUT: there is no {part}", red=True, bold=True)
    if again := Counter(report.nodeid for report in terminalreporter.stats.get("rerun", [])):
        terminalreporter.write_sep("!", f"{again.total()} MORE TRIES, in tests that depend on the machine", yellow=True)
        for name, count in again.items():
            terminalreporter.write_line(f"{name}: {count}")
