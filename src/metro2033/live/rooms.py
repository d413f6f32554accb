"""The parts that keep the rooms of a host, as the parts that play in them need them."""

from __future__ import annotations

from typing import Protocol

from metro2033.live.absence import Absence
from metro2033.live.attendance import Attendance
from metro2033.live.changes import RoomChanges
from metro2033.live.live_room import LiveRoom
from metro2033.live.loader import RoomLoader
from metro2033.live.presence import Presence


class Visits(Protocol):
    """Records how far people have seen games."""

    def note(self, live: LiveRoom, person: str, seq: int) -> None:
        """Records that a person has seen a game up to an entry."""


class Rooms(Protocol):
    """Keeps rooms."""

    @property
    def loader(self) -> RoomLoader:
        """Loads rooms."""

    @property
    def changes(self) -> RoomChanges:
        """Writes documents."""

    @property
    def presence(self) -> Presence:
        """Knows who is connected."""

    @property
    def absence(self) -> Absence:
        """Decides who is absent."""

    @property
    def attendance(self) -> Attendance:
        """Decides where bots play."""

    @property
    def visits(self) -> Visits:
        """Records visits."""
