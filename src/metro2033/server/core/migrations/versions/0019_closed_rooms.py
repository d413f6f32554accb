"""The index of rooms by their last change is ordered as those look through it who want rooms of one status."""

from __future__ import annotations

from alembic import op

revision = "0019_closed_rooms"
down_revision = "0018_leagues"


def upgrade() -> None:
    """Replaces the index that had `public` before the time."""
    op.drop_index("rooms_by_change", "rooms")
    op.create_index("rooms_by_change", "rooms", ["status", "changed", "id"])
