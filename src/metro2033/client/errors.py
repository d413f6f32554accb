"""Client errors: refusals by the server, and a view that does not match its digest."""

from __future__ import annotations

from metro2033 import wire


class Refusal(Exception):
    """A refusal by the server; nothing has changed."""

    def __init__(self, refused: wire.Refused, status: int = 0) -> None:
        super().__init__(refused.text)
        self.problem = refused.problem
        self.rules = refused.rules
        self.status = status


class Desynced(Exception):
    """The view assembled from updates does not match the server's digest."""
