"""Tables of open questions, and of the notification channels: webhooks, browsers, mail and quiet hours."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text, false

from metro2033.server.core.tables import metadata

asked = Table(
    "asked",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=True),
    Column("noticed", Boolean, nullable=False, server_default=false()),
    Index("asked_by_person", "person"),
    Index("asked_by_end", "until"),
)

hooks = Table(
    "hooks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("language", String(2), nullable=False),
    Column("origin", String(300), nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("language", String(2), nullable=False),
    Column("origin", String(300), nullable=False),
    Column("told", BigInteger, nullable=False),
    Index("channels_by_person", "person"),
)

posts = Table(
    "posts",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("text", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("posts_by_time", "at"),
)

notices = Table(
    "notices",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("game", String(20), nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=True),
    Column("tries", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("notices_by_time", "at"),
)

hours = Table(
    "hours",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_until", Integer, nullable=True),
)

pushes = Table(
    "pushes",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("key", String(87), nullable=False),
    Column("auth", String(22), nullable=False),
    Column("language", String(2), nullable=False),
    Column("at", Float, nullable=False),
    Column("told", Float, nullable=True),
    Index("pushes_by_person", "person"),
    Index("pushes_by_endpoint", "hash", unique=True),
)

push_notices = Table(
    "push_notices",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("game", String(20), nullable=False),
    Column("slow", Boolean, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=True),
    Column("tries", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("push_notices_by_time", "at"),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=True),
    Column("key", String(254), nullable=True),
    Column("language", String(2), nullable=False),
    Column("pending", String(254), nullable=True),
    Column("pending_hash", String(64), nullable=True),
    Column("pending_until", Float, nullable=True),
    Column("failed", Boolean, nullable=False, server_default=false()),
    Column("turns", Boolean, nullable=False, server_default=false()),
    Column("digest", Boolean, nullable=False, server_default=false()),
    Column("hour", Integer, nullable=False, server_default="8"),
    Column("told", Float, nullable=False, server_default="0"),
    Column("digest_at", Float, nullable=True),
    Index("mailboxes_by_key", "key"),
    Index("mailboxes_by_hash", "pending_hash", unique=True),
    Index("mailboxes_by_digest", "digest_at"),
)

mails = Table(
    "mails",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(32), nullable=False),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("details", String(254), nullable=False),
    Column("once", String(60), nullable=True),
    Column("tries", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("mails_by_time", "at"),
    Index("mails_once", "once", unique=True),
)
