"""Access rights: the caller of a request, its scope, and the errors for refused requests."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.kernel.problem import Problem
from metro2033.wire import Scope

SCOPES: tuple[Scope, ...] = ("view", "play", "host")


class Forbidden(Problem):
    """The caller may not do this."""


class NotFound(Problem):
    """The thing does not exist, or the caller may not know that it exists."""


class TooFast(Problem):
    """The request exceeds a limit per network or per person."""


class Unavailable(Problem):
    """The server cannot do this now, but may be able to later."""


@dataclass(frozen=True)
class Caller:
    """The person behind a request, as proven by a cookie or a token. A token is valid for one room."""

    person: str
    scope: Scope = "host"
    room: str | None = None
    network: str = ""  # source network of the request; the key for limits
    credential: str = ""  # hash of the session or token; empty for an anonymous caller

    @property
    def owner(self) -> str:
        """Returns the key for quotas and fair queues: the person, or the network if anonymous. Each anonymous request is a new person."""
        return self.person if self.credential else self.network

    def need(self, scope: Scope, room: str) -> None:
        """Raises a problem if the token is for another room or its scope is too small."""
        if self.room not in (None, room):
            raise NotFound("room-unknown")
        if SCOPES.index(self.scope) < SCOPES.index(scope):
            raise Forbidden("token-scope", scope=self.scope, needed=scope)
