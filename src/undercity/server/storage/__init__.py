"""Where tables are kept: SQLite in one process, or PostgreSQL shared by several."""
