"""What the server asks of its database, in plain values. Every call is one transaction, on disk when it returns."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.server.storage.tables import (
    accounts,
    events,
    grants,
    lines,
    members,
    presence,
    rooms,
    settings,
    snapshots,
)

PUBLIC_ROOMS = 100
PUBLIC_SECONDS = 24 * 3600
LINES_KEPT = 200


@dataclass(frozen=True)
class Row:
    """One entry of a game's log as it is stored."""

    game: str
    seq: int
    entry: str
    token: str | None
    digest: str
    link: str
    at: float
    spent: float = 0.0  # seconds for which a person has thought


@dataclass(frozen=True)
class StoredRoom:
    """A room as it is stored: its document, and the secret of its luck, which is no part of the document."""

    id: str
    version: int
    status: str
    public: bool
    secret: str
    document: str
    persons: tuple[str, ...] = ()


@dataclass(frozen=True)
class Grant:
    """What a token stands for: a person in a room, with a scope."""

    room: str
    person: str
    scope: str


@dataclass(frozen=True)
class ChatLine:
    """One line of a room's chat."""

    number: int
    member: int
    text: str
    at: float


@dataclass(frozen=True)
class Account:
    """A person who has chosen a name and a password; the key is the name as it is looked up."""

    key: str
    name: str
    person: str
    hash: str


class Storage:
    """The database behind one server process."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def _insert(self, table: Any) -> Any:
        """An insert that can say what to do on conflict."""
        return postgresql.insert(table) if self.postgres else sqlite.insert(table)

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """A setting all processes share; made once."""
        with self.engine.begin() as connection:
            connection.execute(self._insert(settings).values(name=name, value=make()).on_conflict_do_nothing())
            return str(connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one())

    # Rooms.

    def create_room(self, room: StoredRoom) -> None:
        """Store a new room."""
        with self.engine.begin() as connection:
            values = {"id": room.id, "version": room.version, "status": room.status, "public": room.public}
            values |= {"secret": room.secret, "document": room.document, "changed": time.time()}
            connection.execute(rooms.insert().values(**values))
            self._put_members(connection, room)

    def read_room(self, room: str) -> StoredRoom | None:
        """A room by its id."""
        columns = (rooms.c.id, rooms.c.version, rooms.c.status, rooms.c.public, rooms.c.secret, rooms.c.document)
        with self.engine.begin() as connection:
            found = connection.execute(select(*columns).where(rooms.c.id == room)).one_or_none()
        return None if found is None else StoredRoom(*found)

    def change_room(self, room: StoredRoom) -> bool:
        """Replace a room's document if nobody else has changed it since; its version goes up by one."""
        values = {"version": room.version + 1, "status": room.status, "public": room.public, "document": room.document}
        with self.engine.begin() as connection:
            here = (rooms.c.id == room.id) & (rooms.c.version == room.version)
            done = connection.execute(update(rooms).where(here).values(**values, changed=time.time())).rowcount == 1
            if done:
                self._put_members(connection, room)
        return done

    def _put_members(self, connection: Any, room: StoredRoom) -> None:
        connection.execute(delete(members).where(members.c.room == room.id))
        if room.persons:
            connection.execute(members.insert(), [{"room": room.id, "person": person} for person in room.persons])

    def public_rooms(self) -> list[StoredRoom]:
        """Rooms anybody may see in which something has happened lately, the newest first."""
        lately = rooms.c.changed > time.time() - PUBLIC_SECONDS
        return self._list(rooms.c.public & (rooms.c.status != "over") & lately)

    def rooms_of(self, person: str, status: str = "") -> list[StoredRoom]:
        """Rooms a person belongs to, the newest first; all, or those of one status."""
        theirs = rooms.c.id.in_(select(members.c.room).where(members.c.person == person))
        return self._list(theirs & (rooms.c.status == status) if status else theirs)

    def rooms_in_play(self) -> list[str]:
        """The ids of all rooms whose game is under way."""
        with self.engine.begin() as connection:
            return list(connection.execute(select(rooms.c.id).where(rooms.c.status == "playing")).scalars())

    def _list(self, which: Any) -> list[StoredRoom]:
        columns = (rooms.c.id, rooms.c.version, rooms.c.status, rooms.c.public, rooms.c.secret, rooms.c.document)
        with self.engine.begin() as connection:
            query = select(*columns).where(which).order_by(rooms.c.changed.desc()).limit(PUBLIC_ROOMS)
            return [StoredRoom(*found) for found in connection.execute(query)]

    # Logs of games.

    def append(self, batch: Sequence[Row]) -> list[bool]:
        """Write entries of any games in one transaction; for each, whether it was written or its place was taken."""
        if not batch:
            return []
        place = (events.c.game, events.c.seq, events.c.link, events.c.token)
        statement = self._insert(events).on_conflict_do_nothing().returning(*place)
        with self.engine.begin() as connection:
            written = {tuple(found) for found in connection.execute(statement, [vars(row) for row in batch])}
        return [(row.game, row.seq, row.link, row.token) in written for row in batch]

    def read_log(self, game: str, after: int = 0) -> list[Row]:
        """The entries of a game after a number, in order."""
        columns = (
            events.c.game,
            events.c.seq,
            events.c.entry,
            events.c.token,
            events.c.digest,
            events.c.link,
            events.c.at,
            events.c.spent,
        )
        with self.engine.begin() as connection:
            query = select(*columns).where(events.c.game == game, events.c.seq > after).order_by(events.c.seq)
            return [Row(*found) for found in connection.execute(query)]

    def find_token(self, game: str, token: str) -> int | None:
        """The number of the entry that an idempotency key has made."""
        with self.engine.begin() as connection:
            query = select(events.c.seq).where(events.c.game == game, events.c.token == token)
            return connection.execute(query).scalar_one_or_none()

    def heads(self, games: Iterable[str]) -> dict[str, tuple[int, int]]:
        """The version of each room and the last entry of its game, for those who may have missed a notice."""
        last = select(func.coalesce(func.max(events.c.seq), 0)).where(events.c.game == rooms.c.id).scalar_subquery()
        with self.engine.begin() as connection:
            query = select(rooms.c.id, rooms.c.version, last).where(rooms.c.id.in_(list(games)))
            return {room: (version, seq) for room, version, seq in connection.execute(query)}

    # Snapshots: a cache that may be deleted at any time.

    def put_snapshot(self, game: str, seq: int, data: bytes) -> None:
        """Keep a snapshot in place of an older one."""
        with self.engine.begin() as connection:
            statement = self._insert(snapshots).values(game=game, seq=seq, data=data)
            values = {"seq": seq, "data": data}
            connection.execute(statement.on_conflict_do_update(index_elements=[snapshots.c.game], set_=values))

    def get_snapshot(self, game: str) -> tuple[int, bytes] | None:
        """The snapshot of a game, if there is one."""
        with self.engine.begin() as connection:
            query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.game == game)
            found = connection.execute(query).one_or_none()
        return None if found is None else (found.seq, bytes(found.data))

    def drop_snapshots(self) -> None:
        """Delete every snapshot; games are rebuilt from their logs."""
        with self.engine.begin() as connection:
            connection.execute(delete(snapshots))

    # Tokens, chat, presence.

    def add_grant(self, hashed: str, grant: Grant) -> None:
        """Remember what a token stands for; only its hash is kept."""
        with self.engine.begin() as connection:
            connection.execute(grants.insert().values(hash=hashed, **vars(grant), at=time.time()))

    def find_grant(self, hashed: str) -> Grant | None:
        """What a token stands for."""
        with self.engine.begin() as connection:
            query = select(grants.c.room, grants.c.person, grants.c.scope).where(grants.c.hash == hashed)
            found = connection.execute(query).one_or_none()
        return None if found is None else Grant(*found)

    def drop_grants(self, room: str, person: str) -> None:
        """Take back every token of a person in a room."""
        with self.engine.begin() as connection:
            connection.execute(delete(grants).where(grants.c.room == room, grants.c.person == person))

    # Accounts.

    def add_account(self, account: Account) -> bool:
        """Make an account; False if the name is taken or the person has one."""
        statement = self._insert(accounts).values(**vars(account), at=time.time())
        with self.engine.begin() as connection:
            made = connection.execute(statement.on_conflict_do_nothing().returning(accounts.c.key))
            return made.first() is not None

    def find_account(self, key: str) -> Account | None:
        """An account by its name."""
        return self._account(accounts.c.key == key)

    def account_of(self, person: str) -> Account | None:
        """The account of a person."""
        return self._account(accounts.c.person == person)

    def _account(self, which: Any) -> Account | None:
        columns = (accounts.c.key, accounts.c.name, accounts.c.person, accounts.c.hash)
        with self.engine.begin() as connection:
            found = connection.execute(select(*columns).where(which)).one_or_none()
        return None if found is None else Account(*found)

    def rename_account(self, person: str, key: str, name: str) -> bool:
        """Give an account another name; False if that is taken."""
        taken = self.find_account(key)
        if taken is not None and taken.person != person:
            return False
        with self.engine.begin() as connection:
            connection.execute(update(accounts).where(accounts.c.person == person).values(key=key, name=name))
        return True

    def drop_account(self, person: str) -> None:
        """Delete an account, its tokens and its places."""
        with self.engine.begin() as connection:
            for table in (accounts, grants, members, presence):
                connection.execute(delete(table).where(table.c.person == person))

    def drop_lines(self, room: str, member: int) -> None:
        """Delete what a member has said."""
        with self.engine.begin() as connection:
            connection.execute(delete(lines).where(lines.c.room == room, lines.c.member == member))

    def add_line(self, room: str, member: int, text: str) -> None:
        """Add a line to a room's chat; of two processes that take the same number, one tries again."""
        number = select(func.coalesce(func.max(lines.c.number), 0) + 1).where(lines.c.room == room).scalar_subquery()
        line = {"room": room, "number": number, "member": member, "text": text, "at": time.time()}
        statement = self._insert(lines).values(**line).on_conflict_do_nothing().returning(lines.c.number)
        written = False
        while not written:
            with self.engine.begin() as connection:
                written = connection.execute(statement).first() is not None

    def read_lines(self, room: str, after: int = 0) -> list[ChatLine]:
        """The last lines of a room's chat after a number, in order."""
        columns = (lines.c.number, lines.c.member, lines.c.text, lines.c.at)
        with self.engine.begin() as connection:
            query = select(*columns).where(lines.c.room == room, lines.c.number > after)
            found = connection.execute(query.order_by(lines.c.number.desc()).limit(LINES_KEPT)).all()
        return [ChatLine(*line) for line in reversed(found)]

    def mark_present(self, pairs: Mapping[tuple[str, str], float]) -> None:
        """Say until when (room, person) pairs are or were connected."""
        statement = self._insert(presence)
        here = statement.on_conflict_do_update(
            index_elements=[presence.c.room, presence.c.person], set_={"until": statement.excluded.until}
        )
        values = [{"room": room, "person": person, "until": until} for (room, person), until in pairs.items()]
        if values:
            with self.engine.begin() as connection:
                connection.execute(here, values)

    def present(self, room: str) -> dict[str, float]:
        """Until when each person of a room was known to be connected."""
        with self.engine.begin() as connection:
            query = select(presence.c.person, presence.c.until).where(presence.c.room == room)
            return {row.person: row.until for row in connection.execute(query)}
