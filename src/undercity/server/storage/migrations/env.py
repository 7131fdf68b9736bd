"""Run by Alembic: use the connection that `migrate` hands over."""

from alembic import context

from undercity.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
