"""Access rights: the caller of a request, its scope, and the refusals "forbidden" and "not found"."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.kernel.problem import Problem
from metro2033.protocol import Scope

SCOPES: tuple[Scope, ...] = ("view", "play", "host")


class Forbidden(Problem):
    """Something this caller may not do."""


class NotFound(Problem):
    """Something that does not exist, or that this caller may not know to exist."""


class TooFast(Problem):
    """A request beyond what one network or one person may ask for."""


class Unavailable(Problem):
    """Something that the server cannot do now, and will later."""


@dataclass(frozen=True)
class Caller:
    """A person, as far as a cookie or a token proves it; a token is good for one room."""

    person: str
    scope: Scope = "host"
    room: str | None = None
    network: str = ""  # from which the request comes, as limits count it
    credential: str = ""  # the hash of the session or token; none for a stranger

    @property
    def owner(self) -> str:
        """Who is counted and takes turns: the person. A stranger is another person at each request, and is counted by network."""
        return self.person if self.credential else self.network

    def need(self, scope: Scope, room: str) -> None:
        """Refuse a request beyond the scope of the token."""
        if self.room not in (None, room):
            raise NotFound("room-unknown")
        if SCOPES.index(self.scope) < SCOPES.index(scope):
            raise Forbidden("token-scope", scope=self.scope, needed=scope)
