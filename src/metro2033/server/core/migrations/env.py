"""Alembic's entry point: migrations run on the connection the server opened."""

from __future__ import annotations

from alembic import context

from metro2033.server.core.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
