"""The tables, each in the file of its subject; everybody imports them from here."""

from __future__ import annotations

from metro2033.server.storage.tables.base import metadata
from metro2033.server.storage.tables.club import (
    league_journal,
    league_people,
    league_tables,
    leagues,
    phrases,
    profiles,
    rating_steps,
    ratings,
    result_seats,
    results,
)
from metro2033.server.storage.tables.identity import accounts, challenges, grants, packs, passkeys, resets, sessions
from metro2033.server.storage.tables.messages import (
    asked,
    hooks,
    hours,
    mailboxes,
    mails,
    notices,
    push_notices,
    pushes,
)
from metro2033.server.storage.tables.operation import (
    announcements,
    audit,
    operator_sessions,
    operators,
    outages,
    reports,
    sanctions,
    settings,
)
from metro2033.server.storage.tables.play import events, lines, members, presence, reviews, rooms, snapshots, visits

__all__ = [
    "accounts",
    "announcements",
    "asked",
    "audit",
    "challenges",
    "events",
    "grants",
    "hooks",
    "hours",
    "league_journal",
    "league_people",
    "league_tables",
    "leagues",
    "lines",
    "mailboxes",
    "mails",
    "members",
    "metadata",
    "notices",
    "operator_sessions",
    "operators",
    "outages",
    "packs",
    "passkeys",
    "phrases",
    "presence",
    "profiles",
    "push_notices",
    "pushes",
    "rating_steps",
    "ratings",
    "reports",
    "resets",
    "result_seats",
    "results",
    "reviews",
    "rooms",
    "sanctions",
    "sessions",
    "settings",
    "snapshots",
    "visits",
]
