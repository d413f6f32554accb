"""Sessions: a browser's cookie holds a session token. An ended session is refused at once, and its open connections close."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from typing import Protocol

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Forbidden, NotFound
from metro2033.live.background import BackgroundTasks
from metro2033.live.clock import Clock
from metro2033.live.names import key_of
from metro2033.server.core.database import Database
from metro2033.server.people.session_store import Session, SessionStore
from metro2033.server.people.store import PeopleStore

LONGEST_AGENT = 120
SEEN_SECONDS = 3600.0  # resolution of the stored last use
MOST_KNOWN = 10_000
RESET_SECONDS = 24 * 3600.0
SHORT_ID = 16
ENDED = "session-ended"


class Follower(Protocol):
    """An open connection that depends on a session or a token."""

    @property
    def credential(self) -> str:
        """Returns the hash of its session or token."""

    def end(self, problem: Problem) -> None:
        """Closes the connection."""


class Sessions:
    """The sessions of one process. A session that another process ends is noticed within `recheck` seconds."""

    def __init__(self, database: Database, store: SessionStore, recheck: float, clock: Clock) -> None:
        self._clock = clock
        self._database = database
        self._store = store
        self._recheck = recheck
        self._known: OrderedDict[str, tuple[Session, float]] = OrderedDict()  # cache: session and expiry
        self._rounds = 0  # number of rechecks
        self._followers: dict[str, set[Follower]] = {}
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts the periodic recheck for credentials that were ended elsewhere."""
        self._background.repeat("sessions not rechecked", self._recheck, self.recheck)

    async def close(self) -> None:
        """Stops the recheck."""
        await self._background.close()

    async def begin(self, person: str, agent: str) -> str:
        """Starts a session and returns its token."""
        token, now = new_session_token(), self._clock.now()
        session = Session(token_hash(token), person, now, now, "".join(filter(str.isprintable, agent))[:LONGEST_AGENT])
        await self._database.run(self._store.add, session)
        return token

    async def find(self, token: str) -> Session | None:
        """Returns the session of a token; hits are cached until the next recheck."""
        hashed, now, round_ = token_hash(token), self._clock.monotonic(), self._rounds
        known = self._known.get(hashed)
        if known is not None and known[1] > now:
            return known[0]
        session = await self._database.run(self._store.find, hashed)
        if session is None:
            self._known.pop(hashed, None)
            return None
        if self._clock.now() - session.seen > SEEN_SECONDS:
            await self._database.run(self._store.touch, hashed, self._clock.now())
        if round_ == self._rounds:  # a recheck during the queries may have ended this session, so do not cache it then
            self._known[hashed] = session, now + self._recheck
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return session

    async def of(self, person: str, credential: str) -> list[wire.SessionView]:
        """Returns the sessions of a person as seen by the one with this credential, most recently used first; none without a credential."""
        return see_sessions(await self._database.run(self._store.of, person) if credential else [], credential)

    async def end(self, hashed: str) -> None:
        """Ends one session."""
        await self._database.run(self._store.end, hashed)
        await self.recheck()

    async def succeed(self, old: str, new: str) -> None:
        """Replaces a session by another in the same browser."""
        await self._database.run(self._store.succeed, old, new)
        await self.recheck()

    async def end_called(self, person: str, short: str) -> None:
        """Ends a person's session by its short id."""
        sessions = await self._database.run(self._store.of, person)
        found = next((session.hash for session in sessions if session.hash[:SHORT_ID] == short), None)
        if found is None:
            raise NotFound("session-unknown")
        await self.end(found)

    async def end_all(self, person: str, but: str = "") -> None:
        """Ends all sessions of a person, optionally except one."""
        await self._database.run(self._store.end_all, person, but)
        await self.recheck()

    # Open connections.

    def follow(self, follower: Follower) -> None:
        """Registers a connection, to close it when its session or token ends."""
        if follower.credential:
            self._followers.setdefault(follower.credential, set()).add(follower)

    def unfollow(self, follower: Follower) -> None:
        """Unregisters a closed connection."""
        others = self._followers.get(follower.credential, set())
        others.discard(follower)
        if not others:
            self._followers.pop(follower.credential, None)

    async def check(self, credential: str) -> None:
        """Refuses an ended credential, even if another process ended it a moment ago. For results that outlive a session, such as tokens."""
        if credential and credential not in await self._database.run(self._store.alive, [credential]):
            raise Forbidden(ENDED)

    async def recheck(self) -> None:
        """Looks up every credential in use, and closes the connections of invalid ones."""
        self._rounds += 1
        self._known.clear()
        used = list(self._followers)
        if not used:
            return
        alive = await self._database.run(self._store.alive, used)
        for credential in set(used) - alive:
            for follower in list(self._followers.get(credential, ())):
                follower.end(Forbidden(ENDED))


def see_sessions(found: Iterable[Session], credential: str) -> list[wire.SessionView]:
    """Returns sessions as seen by the one with this credential."""
    return [
        wire.SessionView(
            session.hash[:SHORT_ID], session.agent, session.since, session.seen, session.hash == credential
        )
        for session in found
    ]


def new_session_token() -> str:
    """Returns an unguessable token."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Returns the hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def make_reset_link(credentials: SessionStore, person: str, until: float) -> str:
    """Creates a one-time link for a new password, replacing older ones. Returns its token; only the hash is stored."""
    token = secrets.token_urlsafe(24)
    credentials.add_reset(token_hash(token), person, until)
    return token


def make_reset(people: PeopleStore, credentials: SessionStore, name: str, now: float) -> str:
    """Creates a one-time link for an account, valid for a day. Returns its token; only the hash is stored."""
    account = people.find_account(key_of(name))
    if account is None:
        raise Problem("account-unknown", name=name)
    return make_reset_link(credentials, account.person, now + RESET_SECONDS)
