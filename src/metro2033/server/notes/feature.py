"""The declaration of the notes feature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033 import wire
from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.notes import endpoints
from metro2033.server.notes.service import NoteService
from metro2033.server.notes.store import NoteStore
from metro2033.server.notes.tables import notes
from metro2033.server.personal_data import Exported, Holder

NOTES_PER_MINUTE = 60  # the page stores a note about once a second during typing


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quota of changes to notes."""
    return {"note": Quota("server-too-fast", NOTES_PER_MINUTE, NOTES_PER_MINUTE * PEOPLE_AT_HOME, MINUTE)}


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holder of notes."""
    store = NoteStore(engine)

    def export(person: str, credential: str) -> Exported:
        return {"notes": [wire.ExportedNote(note.room, note.at, note.lines) for note in store.notes(person)]}

    return (Holder((notes,), store.forget, export),)


NOTES = Feature(name="notes", service=NoteService, endpoints=endpoints.ENDPOINTS, quotas=quotas, holders=holders)
