"""Who asks: a guest by a signed cookie, or a program by a token with a scope."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from metro2033.kernel.problem import Problem
from metro2033.protocol import Scope

COOKIE = "metro2033"
COOKIE_SECONDS = 365 * 24 * 3600
SCOPES: tuple[Scope, ...] = ("view", "play", "host")


class Forbidden(Problem):
    """Something this caller may not do."""


class NotFound(Problem):
    """Something that does not exist, or that this caller may not know to exist."""


@dataclass(frozen=True)
class Caller:
    """A person, as far as a cookie or a token proves it; a token is good for one room."""

    person: str
    scope: Scope = "host"
    room: str | None = None

    def need(self, scope: Scope, room: str) -> None:
        """Refuse what goes beyond the token."""
        if self.room not in (None, room):
            raise NotFound("room-unknown")
        if SCOPES.index(self.scope) < SCOPES.index(scope):
            raise Forbidden("token-scope", scope=self.scope, needed=scope)


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
