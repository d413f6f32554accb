"""The tables. `events(game, seq)` as a primary key is the fence: no two processes can both write entry n of a game."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("document", Text, nullable=False),
    Index("rooms_by_change", "status", "public", "changed"),
)

members = Table(
    "members",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
)

events = Table(
    "events",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("token", String(80), nullable=True),
    Column("digest", String(16), nullable=False),
    Column("link", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False, server_default="0"),
    Index("events_once", "game", "token", unique=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

grants = Table(
    "grants",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("room", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("scope", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("grants_by_person", "person", "room"),
)

lines = Table(
    "lines",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("member", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("person", String(32), nullable=False),
    Column("hash", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("skeleton", String(120), nullable=False, server_default=""),
    Index("accounts_by_person", "person", unique=True),
    Index("accounts_by_skeleton", "skeleton"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(120), nullable=False),
    Index("sessions_by_person", "person"),
    Index("sessions_by_seen", "seen"),
)

resets = Table(
    "resets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1364), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("rp", String(253), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("passkeys_by_person", "person"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Index("challenges_by_end", "until"),
)

presence = Table(
    "presence",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

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

# Web Push.

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

# Mail.

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

visits = Table(
    "visits",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("fingerprint", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("author", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Profiles, results and ratings.

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("since", Float, nullable=False),
)

phrases = Table(
    "phrases",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("phrase", String(20), primary_key=True),
    Column("said", Integer, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("reason", String(12), nullable=False),
    Index("results_by_end", "game", "ended"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("place", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("faction", String(60), nullable=True),
    Column("hero", String(60), nullable=True),
    Column("luck", Float, nullable=True),
    Column("own", Float, nullable=True),
    Column("accuracy", Float, nullable=True),
    Index("result_seats_by_person", "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_skill", "game", "seats", "mu"),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_steps_by_person", "person"),
)

# Leagues.

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("organiser", String(32), nullable=False),
    Column("look", Float, nullable=True),
    Column("secret", String(64), nullable=False),
    Column("document", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Index("leagues_by_look", "look"),
    Index("leagues_by_organiser", "organiser"),
)

league_people = Table(
    "league_people",
    metadata,
    Column("league", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("league_people_by_person", "person"),
)

league_tables = Table(
    "league_tables",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("league", String(32), nullable=False),
    Index("league_tables_by_league", "league"),
)

league_deeds = Table(
    "league_deeds",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("league", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("who", String(32), nullable=False),
    Column("action", String(20), nullable=False),
    Column("details", String(200), nullable=False),
    Index("league_deeds_by_league", "league", "id"),
)

outages = Table("outages", metadata, Column("began", Float, primary_key=True), Column("ended", Float, nullable=False))

# Operators.

operators = Table(
    "operators",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("at", Float, nullable=False),
)

operator_sessions = Table(
    "operator_sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("operator", String(40), nullable=False),
    Column("until", Float, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("operator", String(40), nullable=False),
    Column("action", String(20), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("details", Text, nullable=False),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(4), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("until", Float, nullable=True),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("room", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("reason", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", Float, nullable=True),
    Column("note", Text, nullable=False, server_default=""),
    Index("reports_open", "closed", "at"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=True),
)
