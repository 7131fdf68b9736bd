"""The server: tables that lose nothing and leak nothing. `docs/api.md` is its contract, `docs/server.md` its plan."""
