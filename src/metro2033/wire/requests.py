"""HTTP requests other than commands."""

from __future__ import annotations

from msgspec import Struct

from metro2033.wire.fields import Name, Scope, Word
from metro2033.wire.settings import Settings


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """Creates a room and joins it under a nickname."""

    name: Name
    settings: Settings = Settings()


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Joins a room under a nickname; a private room requires its invitation."""

    name: Name
    invite: Word = ""


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Creates a token for programs: it acts for its creator in one room, within its scope."""

    scope: Scope
