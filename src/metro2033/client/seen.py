"""A client's state of a game, assembled from updates."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from metro2033 import protocol
from metro2033.client.errors import Desynced


class Seen:
    """The client's state of a game: the view, assembled from updates and checked against its digest."""

    def __init__(self) -> None:
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.digest = ""
        self.questions: list[protocol.QuestionView] = []
        self.links: dict[int, str] = {}
        self.may_undo = False
        self.may_propose: int | None = None
        self.result: protocol.ResultView | None = None
        self.progress: list[protocol.Progress] = []

    def take(self, update: protocol.Update) -> None:
        """Apply an update."""
        fields = msgspec.json.decode(update.view)
        self.view = fields if update.full else self.view | fields
        self.seq, self.digest, self.questions = update.seq, update.digest, update.questions
        self.may_undo, self.may_propose, self.result = update.may_undo, update.may_propose, update.result
        self.progress = list(update.progress)
        self.links |= {entry.seq: entry.link for entry in update.entries}
        if view_digest(self.view) != update.digest:
            raise Desynced(update.seq)


def view_digest(view: dict[str, Any]) -> str:
    """The digest of a view, computed as the server does."""
    return hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()[:16]
