"""The skeleton of account names, which look-alike names share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from metro2033.live.names import skeleton_of

revision = "0009_look_alikes"
down_revision = "0008_sessions"


def upgrade() -> None:
    """Adds and fills the column. It is not unique: accounts that look alike already keep their names."""
    op.add_column("accounts", sa.Column("skeleton", sa.String(120), nullable=False, server_default=""))
    op.create_index("accounts_by_skeleton", "accounts", ["skeleton"])
    accounts = sa.table("accounts", sa.column("key"), sa.column("name"), sa.column("skeleton"))
    for key, name in op.get_bind().execute(sa.select(accounts.c.key, accounts.c.name)).all():
        op.execute(accounts.update().where(accounts.c.key == key).values(skeleton=skeleton_of(name)))
