"""Parts of the machine that some tests need: browsers, a database, a proxy, Ray.

A part that is missing fails the run. UNDERCITY_WITHOUT=chromium,firefox,webkit,postgres,nginx,ray leaves out the tests
that need the parts it names, and the summary says so loudly.
"""

from __future__ import annotations

import importlib.util
import os

import pytest

PARTS = ("chromium", "firefox", "webkit", "postgres", "nginx", "ray")
WITHOUT = {part for part in os.environ.get("UNDERCITY_WITHOUT", "").split(",") if part}
LEFT_OUT = "left out for want of "

if unknown := WITHOUT - set(PARTS):
    raise pytest.UsageError(f"UNDERCITY_WITHOUT can name {', '.join(PARTS)}, not {', '.join(sorted(unknown))}")


def need(part: str, missing: str | None) -> None:
    """Fail a test that needs this part, or leave it out, if something is `missing`."""
    if missing is None:
        return
    if part in WITHOUT:
        pytest.skip(f"{LEFT_OUT}{part}: {missing}")
    pytest.fail(f"{missing} (UNDERCITY_WITHOUT={part} leaves out the tests that need it)", pytrace=False)


def need_ray() -> None:
    found = importlib.util.find_spec("ray") is not None
    need("ray", None if found else "Ray is not installed: pip install 'undercity[ray]'")
