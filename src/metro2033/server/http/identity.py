"""Identity: people by a signed cookie that names a session, programs by a token with a scope for one room."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from metro2033.live.access import SCOPES, Caller, Forbidden
from metro2033.server.core.config import STORED_KEY
from metro2033.server.core.database import Database
from metro2033.server.people.sessions import Sessions, token_hash
from metro2033.server.people.store import Grant, PeopleStore
from metro2033.wire import Scope

KEY_BYTES = 32


class Identities:
    """Signs and verifies cookies, issues and looks up tokens."""

    def __init__(self, database: Database, people: PeopleStore, sessions: Sessions, keys: tuple[str, str]) -> None:
        self._database = database
        self._people = people
        self._sessions = sessions
        self._keys = keys  # from the configuration: current and previous
        self.key = b""
        self.old_key = b""

    async def start(self) -> None:
        """Loads the key that signs cookies, shared by all processes. Unless one is configured, the first process generates it."""
        made = await self._database.run(self._people.setting, "cookie_key", lambda: secrets.token_hex(KEY_BYTES))
        present, old = self._keys
        self.key = bytes.fromhex(present or made)
        self.old_key = bytes.fromhex(made if old == STORED_KEY else old)

    async def cookie_for(self, person: str, agent: str) -> tuple[str, str]:
        """Starts a session; returns the signed cookie value and the session's hash."""
        token = await self._sessions.begin(person, agent)
        return sign(token, self.key), token_hash(token)

    def token_in(self, cookie: str) -> str | None:
        """Returns the session token in a cookie if it was signed with the current or the previous key."""
        token = read_cookie(cookie, self.key)
        return token if token is not None or not self.old_key else read_cookie(cookie, self.old_key)

    def renewed(self, cookie: str) -> str | None:
        """Returns the cookie re-signed with the current key if it was signed with the previous one, else None."""
        token = self.token_in(cookie)
        return sign(token, self.key) if token is not None and read_cookie(cookie, self.key) is None else None

    def form_token(self, session: str) -> str:
        """Returns the CSRF token for all forms of a session, which is given by its hash."""
        return _mac(f"form {session}", self.key)

    async def caller_with(self, token: str) -> Caller:
        """Returns the caller behind a token."""
        hashed = token_hash(token)
        grant = await self._database.run(self._people.find_grant, hashed)
        if grant is None:
            raise Forbidden("token-unknown")
        scope = next(scope for scope in SCOPES if scope == grant.scope)
        return Caller(grant.person, scope, grant.room, credential=hashed)

    async def grant(self, room: str, person: str, scope: Scope) -> str:
        """Issues a token that acts for a person in one room; only its hash is stored."""
        token = new_token()
        await self._database.run(self._people.add_grant, token_hash(token), Grant(room, person, scope))
        return token

    async def revoke(self, room: str, person: str) -> None:
        """Revokes all tokens of a person in a room."""
        await self._database.run(self._people.drop_grants, room, person)
        await self._sessions.recheck()


def new_person() -> str:
    """Returns an unguessable id for a guest."""
    return secrets.token_urlsafe(16)


def sign(token: str, key: bytes) -> str:
    """Returns a cookie value: a session token and its signature."""
    return f"{token}.{_mac(token, key)}"


def read_cookie(value: str, key: bytes) -> str | None:
    """Returns the token in a cookie, if it was signed with this key."""
    token, _, mac = value.partition(".")
    return token if token and hmac.compare_digest(mac.encode(), _mac(token, key).encode()) else None


def _mac(token: str, key: bytes) -> str:
    return hmac.new(key, token.encode(), hashlib.sha256).hexdigest()


def new_token() -> str:
    """Returns a new token for programs."""
    return f"m33_{secrets.token_urlsafe(24)}"
