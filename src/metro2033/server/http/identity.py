"""Identity: guests by a signed cookie, programs by a token with a scope for one room."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from metro2033.protocol import Scope
from metro2033.server.access import SCOPES, Caller, Forbidden
from metro2033.server.storage.database import Database
from metro2033.server.storage.people import Grant, PeopleStore

KEY_BYTES = 32


class Identities:
    """Signs and reads cookies, makes and reads tokens."""

    def __init__(self, database: Database, people: PeopleStore) -> None:
        self._database = database
        self._people = people
        self.key = b""

    async def start(self) -> None:
        """Read the key that signs cookies, which all processes share; the first process makes it."""
        made = await self._database.run(self._people.setting, "cookie_key", lambda: secrets.token_hex(KEY_BYTES))
        self.key = bytes.fromhex(made)

    def cookie_for(self, person: str) -> str:
        """The signed value of a person's cookie."""
        return sign(person, self.key)

    def person_in(self, cookie: str) -> str | None:
        """The person in a cookie, if we have signed it."""
        return read_cookie(cookie, self.key)

    async def caller_with(self, token: str) -> Caller:
        """The caller behind a token."""
        grant = await self._database.run(self._people.find_grant, token_hash(token))
        if grant is None:
            raise Forbidden("token-unknown")
        scope = next(scope for scope in SCOPES if scope == grant.scope)
        return Caller(grant.person, scope, grant.room)

    async def grant(self, room: str, person: str, scope: Scope) -> str:
        """A new token that acts for a person in one room; only its hash is stored."""
        token = new_token()
        await self._database.run(self._people.add_grant, token_hash(token), Grant(room, person, scope))
        return token

    async def revoke(self, room: str, person: str) -> None:
        """Revoke all tokens of a person in a room."""
        await self._database.run(self._people.drop_grants, room, person)


def new_person() -> str:
    """A name for a guest that nobody can guess."""
    return secrets.token_urlsafe(16)


def sign(person: str, key: bytes) -> str:
    """A cookie's value."""
    return f"{person}.{_mac(person, key)}"


def read_cookie(value: str, key: bytes) -> str | None:
    """The person in a cookie, if we have signed it."""
    person, _, mac = value.partition(".")
    return person if person and hmac.compare_digest(mac.encode(), _mac(person, key).encode()) else None


def _mac(person: str, key: bytes) -> str:
    return hmac.new(key, person.encode(), hashlib.sha256).hexdigest()


def new_token() -> str:
    """A token for programs."""
    return f"m33_{secrets.token_urlsafe(24)}"


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
