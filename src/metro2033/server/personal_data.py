"""Deletes and exports people's data, as declared by the features.

Deletion needs only the database, so people and operators share one code path, with or without a running server. A test compares the
declarations with the schema: every table that refers to people must belong to a holder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from sqlalchemy import Engine, Table

from metro2033 import wire
from metro2033.server.core.database import erase_deleted

Exported = Mapping[str, Any]  # fields of wire.Export


class Stage(IntEnum):
    """The order in which personal data is deleted. The account goes last, so that a deletion that fails halfway can be retried."""

    ACCESS = 0  # lets the person act
    SEATS = 1  # would put the person back in a seat
    DATA = 2
    ACCOUNT = 3


@dataclass(frozen=True)
class Holder:
    """Personal data in some tables. Its functions are idempotent and need only the database, not a running server."""

    tables: tuple[Table, ...]
    forget: Callable[[str], None]
    export: Callable[[str, str], Exported]  # for a person who authenticates with a credential
    stage: Stage = Stage.DATA
    outlives_login: bool = False  # survives a guest's login until the new session has taken it over


def export_nothing(person: str, credential: str) -> Exported:
    """Exports nothing: another holder exports the data, or none of it lasts."""
    return {}


class PersonalData:
    """Deletes and exports people's data. Every holder uses separate transactions; a deletion that fails halfway can be retried."""

    def __init__(self, engine: Engine, holders: Sequence[Holder]) -> None:
        self._engine = engine
        self.holders = sorted(holders, key=lambda holder: holder.stage)

    def forget(self, person: str) -> None:
        """Deletes everything about a person: names and chat are removed, games stay playable."""
        for holder in self.holders:
            holder.forget(person)
        erase_deleted(self._engine)

    def forget_adopted(self, guest: str) -> None:
        """Deletes the remaining data of a guest who has logged in, except the session: the new session takes over its subscription."""
        for holder in self.holders:
            if not holder.outlives_login:
                holder.forget(guest)

    def export(self, person: str, credential: str) -> wire.Export:
        """Returns all data about a person who authenticates with a credential."""
        fields: dict[str, Any] = {}
        for holder in self.holders:
            fields |= holder.export(person, credential)
        return wire.Export(**fields)
