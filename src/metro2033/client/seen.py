"""A client's state of a game, assembled from updates."""

from __future__ import annotations

import hashlib
from collections import deque
from typing import Any

import msgspec

from metro2033 import wire
from metro2033.client.errors import Desynced

MOST_ENTRIES = 200  # log entries kept


class Seen:
    """The client's state of a game: the view is assembled from updates and checked against its digest."""

    def __init__(self) -> None:
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.digest = ""
        self.questions: list[wire.QuestionView] = []
        self.links: dict[int, str] = {}
        self.entries: deque[wire.EntryView] = deque(maxlen=MOST_ENTRIES)  # the most recent ones
        self.may_undo = False
        self.may_propose: int | None = None
        self.result: wire.ResultView | None = None
        self.progress: list[wire.Progress] = []

    def take(self, update: wire.Update) -> None:
        """Applies an update; raises `Desynced` if the view does not match its digest."""
        fields = msgspec.json.decode(update.view)
        self.view = fields if update.full else self.view | fields
        self.seq, self.digest, self.questions = update.seq, update.digest, update.questions
        self.may_undo, self.may_propose, self.result = update.may_undo, update.may_propose, update.result
        self.entries += [entry for entry in update.entries if not self.entries or entry.seq > self.entries[-1].seq]
        self.progress = list(update.progress)
        self.links |= {entry.seq: entry.link for entry in update.entries}
        if view_digest(self.view) != update.digest:
            raise Desynced(update.seq)


def view_digest(view: dict[str, Any]) -> str:
    """Computes the digest of a view as the server does."""
    return hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()[:16]
