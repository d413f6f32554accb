"""Forgets and exports people, by the personal data that features declare.

Deleting works on the database alone, so that people and operators delete in the same way, with or without a running server. A test compares the
declarations with the tables: every table with people must belong to a holder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine

from metro2033 import protocol
from metro2033.server.core.database import erase_deleted
from metro2033.server.feature import Holder


class PersonalData:
    """Forgets and exports people. Every holder works in transactions of its own; a deletion that fails in between can be repeated."""

    def __init__(self, engine: Engine, holders: Sequence[Holder]) -> None:
        self._engine = engine
        self.holders = sorted(holders, key=lambda holder: holder.stage)

    def forget(self, person: str) -> None:
        """Deletes everything about a person: names and chat are gone, games stay playable."""
        for holder in self.holders:
            holder.forget(person)
        erase_deleted(self._engine)

    def forget_adopted(self, guest: str) -> None:
        """Deletes everything that is left of a guest who has logged in, except the session: the new one takes over its subscription."""
        for holder in self.holders:
            if not holder.outlives_login:
                holder.forget(guest)

    def export(self, person: str, credential: str) -> protocol.Export:
        """Returns everything about a person who asks with a credential."""
        fields: dict[str, Any] = {}
        for holder in self.holders:
            fields |= holder.export(person, credential)
        return protocol.Export(**fields)
