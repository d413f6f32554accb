"""Stores operators' tokens and sessions, the audit log, sanctions, announcements, modes and quotas."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, func, select

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.core.tables import settings
from metro2033.server.operators.tables import announcements, audit, operator_sessions, operators, reports, sanctions

READ_ONLY = "read_only"
QUOTA = "quota "  # prefix of quotas in the settings


@dataclass(frozen=True)
class Sanction:
    """A ban or a mute of a person, or a ban of a network."""

    kind: str
    subject: str
    until: float | None
    reason: str


@dataclass(frozen=True)
class Announcement:
    """A text for everybody, by language."""

    id: int
    text: dict[str, str]
    at: float
    until: float | None


@dataclass(frozen=True)
class AuditLine:
    """An action of an operator."""

    id: int
    at: float
    operator: str
    action: str
    subject: str
    details: str


@dataclass(frozen=True)
class Decisions:
    """All operator decisions in force, and the number of open reports."""

    sanctions: list[Sanction]
    announcements: list[Announcement]
    quotas: dict[str, int]
    is_read_only: bool
    reports: int


class OperatorStore(Store):
    """Operators and their decisions in the database. Every call is one transaction."""

    # Operators and their sessions; only hashes are stored.

    def add_operator(self, name: str, hashed: str) -> None:
        """Adds an operator, or replaces the token of an existing one and ends the old sessions."""
        statement = insert(self.engine, operators).values(name=name, hash=hashed, at=self._clock.now())
        values = {"hash": hashed, "at": self._clock.now()}
        with self.engine.begin() as connection:
            connection.execute(statement.on_conflict_do_update(index_elements=[operators.c.name], set_=values))
            connection.execute(delete(operator_sessions).where(operator_sessions.c.operator == name))

    def drop_operator(self, name: str) -> bool:
        """Removes an operator and its sessions. Returns False if there is none."""
        with self.engine.begin() as connection:
            connection.execute(delete(operator_sessions).where(operator_sessions.c.operator == name))
            return connection.execute(delete(operators).where(operators.c.name == name)).rowcount == 1

    def operator_with(self, hashed: str) -> str | None:
        """Returns the operator whose token has this hash."""
        with reading(self.engine) as connection:
            query = select(operators.c.name).where(operators.c.hash == hashed)
            return connection.execute(query).scalar_one_or_none()

    def open_session(self, hashed: str, operator: str, until: float) -> None:
        """Starts a session of the page, and deletes expired ones."""
        with self.engine.begin() as connection:
            connection.execute(delete(operator_sessions).where(operator_sessions.c.until < self._clock.now()))
            connection.execute(operator_sessions.insert().values(hash=hashed, operator=operator, until=until))

    def session(self, hashed: str) -> str | None:
        """Returns the operator of a session that has not expired."""
        with reading(self.engine) as connection:
            here = (operator_sessions.c.hash == hashed) & (operator_sessions.c.until > self._clock.now())
            return connection.execute(select(operator_sessions.c.operator).where(here)).scalar_one_or_none()

    def close_session(self, hashed: str) -> None:
        """Ends a session."""
        with self.engine.begin() as connection:
            connection.execute(delete(operator_sessions).where(operator_sessions.c.hash == hashed))

    # The audit log.

    def note(self, operator: str, action: str, subject: str = "", details: str = "") -> None:
        """Appends a line to the audit log, which is append-only."""
        line = {
            "at": self._clock.now(),
            "operator": operator,
            "action": action,
            "subject": subject[:80],
            "details": details,
        }
        with self.engine.begin() as connection:
            connection.execute(audit.insert().values(**line))

    def audit_lines(self, most: int) -> list[AuditLine]:
        """Returns the latest lines of the audit log, newest first."""
        with reading(self.engine) as connection:
            query = select(*audit.c).order_by(audit.c.id.desc()).limit(most)
            return [AuditLine(*row) for row in connection.execute(query)]

    # Decisions in force.

    def decisions(self) -> Decisions:
        """Returns all decisions in force, in one transaction."""
        with reading(self.engine) as connection:
            values = {row.name: row.value for row in connection.execute(select(settings.c.name, settings.c.value))}
            waiting = select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
            return Decisions(
                _sanctions(connection, self._clock.now()),
                _announcements(connection, self._clock.now()),
                {name.removeprefix(QUOTA): int(value) for name, value in values.items() if name.startswith(QUOTA)},
                READ_ONLY in values,
                int(connection.execute(waiting).scalar_one()),
            )

    # Sanctions.

    def put_sanction(self, sanction: Sanction) -> None:
        """Stores a ban or a mute, replacing an older sanction of the same kind."""
        values = {**vars(sanction), "at": self._clock.now()}
        keys = [sanctions.c.kind, sanctions.c.subject]
        with self.engine.begin() as connection:
            statement = insert(self.engine, sanctions).values(**values)
            connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values))

    def lift_sanction(self, kind: str, subject: str) -> bool:
        """Lifts a sanction. Returns False if there was none."""
        here = (sanctions.c.kind == kind) & (sanctions.c.subject == subject)
        with self.engine.begin() as connection:
            return connection.execute(delete(sanctions).where(here)).rowcount == 1

    def of(self, person: str) -> list[Sanction]:
        """Returns the sanctions of a person, in force or not."""
        columns = (sanctions.c.kind, sanctions.c.subject, sanctions.c.until, sanctions.c.reason)
        with reading(self.engine) as connection:
            return [Sanction(*row) for row in connection.execute(select(*columns).where(sanctions.c.subject == person))]

    def forget(self, person: str) -> None:
        """Deletes the sanctions of a person. The audit log is unchanged."""
        with self.engine.begin() as connection:
            connection.execute(delete(sanctions).where(sanctions.c.subject == person))

    def in_force(self) -> list[Sanction]:
        """Returns all sanctions in force."""
        with reading(self.engine) as connection:
            return _sanctions(connection, self._clock.now())

    # Announcements.

    def announce(self, text: dict[str, str], until: float | None) -> int:
        """Adds an announcement and returns its number."""
        values = {"text": msgspec.json.encode(text).decode(), "at": self._clock.now(), "until": until}
        with self.engine.begin() as connection:
            made = connection.execute(announcements.insert().values(**values).returning(announcements.c.id))
            return int(made.scalar_one())

    def withdraw(self, number: int) -> bool:
        """Deletes an announcement. Returns False if there is none."""
        with self.engine.begin() as connection:
            return connection.execute(delete(announcements).where(announcements.c.id == number)).rowcount == 1

    def announcements(self) -> list[Announcement]:
        """Returns the current announcements, newest first."""
        with reading(self.engine) as connection:
            return _announcements(connection, self._clock.now())

    # Modes and quotas: settings that all processes share.

    def set_value(self, name: str, value: str) -> None:
        """Sets a value; an empty one deletes it."""
        with self.engine.begin() as connection:
            connection.execute(delete(settings).where(settings.c.name == name))
            if value:
                connection.execute(settings.insert().values(name=name, value=value))


def _sanctions(connection: Connection, now: float) -> list[Sanction]:
    columns = (sanctions.c.kind, sanctions.c.subject, sanctions.c.until, sanctions.c.reason)
    lasting = sanctions.c.until.is_(None) | (sanctions.c.until > now)
    return [Sanction(*row) for row in connection.execute(select(*columns).where(lasting))]


def _announcements(connection: Connection, now: float) -> list[Announcement]:
    lasting = announcements.c.until.is_(None) | (announcements.c.until > now)
    found = connection.execute(select(*announcements.c).where(lasting).order_by(announcements.c.id.desc()))
    return [Announcement(row.id, msgspec.json.decode(row.text), row.at, row.until) for row in found]
