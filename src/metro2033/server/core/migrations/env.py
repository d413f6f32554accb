"""Alembic's entry point: runs migrations on the connection that the server has opened."""

from __future__ import annotations

from alembic import context

from metro2033.server.core.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
