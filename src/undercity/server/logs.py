"""Structured logs: one JSON object a line. No secrets, no choices, no addresses with queries."""

from __future__ import annotations

import logging
import sys

from pythonjsonlogger.json import JsonFormatter

_NAMES = {"levelname": "level", "name": "from", "message": "what", "exc_info": "error"}


def set_up(level: str = "INFO") -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter("%(levelname)s %(name)s %(message)s", rename_fields=_NAMES, timestamp="time"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # it would log the address of every WebSocket
    logging.getLogger("alembic").setLevel("WARNING")
