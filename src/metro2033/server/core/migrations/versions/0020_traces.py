"""Finds the rooms whose documents name a person who is not a member any more, so that deleting a person reaches them."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0020_traces"
down_revision = "0019_closed_rooms"

BATCH = 500


def upgrade() -> None:
    """Adds the table and fills it from the documents; members are found by room, too."""
    op.create_table(
        "traces",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(32), primary_key=True),
    )
    op.create_index("traces_by_room", "traces", ["room"])
    op.create_index("members_by_room", "members", ["room"])
    rooms = sa.table("rooms", sa.column("id"), sa.column("document"))
    traces = sa.table("traces", sa.column("person"), sa.column("room"))
    after = ""
    while True:
        query = sa.select(rooms.c.id, rooms.c.document).where(rooms.c.id > after).order_by(rooms.c.id).limit(BATCH)
        found = op.get_bind().execute(query).all()
        rows = [{"person": person, "room": room} for room, document in found for person in _former(document)]
        if rows:
            op.bulk_insert(traces, rows)
        if len(found) < BATCH:
            return
        after = found[-1][0]


def _former(document: str) -> list[str]:
    """Returns the people whom a document names although they are not members; none if it cannot be read."""
    try:
        room: dict[str, Any] = json.loads(document)
        members = room.get("members", [])
        named = {one.get("person", "") for one in members} | {room.get("host", "")} | set(room.get("banned", []))
        for seat in room.get("seats", []):
            named |= {seat.get("person", ""), seat.get("left_by", "")}
        return sorted(named - {""} - {one.get("person", "") for one in members if not one.get("gone", False)})
    except (ValueError, AttributeError, TypeError):
        return []
