"""A server that the tests of the client talk to."""

from server.conftest import server

__all__ = ["server"]
