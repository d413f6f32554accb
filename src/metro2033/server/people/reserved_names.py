"""Reserves account names in rooms: only the owner may enter under such a name, or one that looks like it (ADR 72)."""

from __future__ import annotations

from metro2033.kernel.problem import Problem
from metro2033.live.names import clean_name, skeleton_of
from metro2033.server.core.database import Database
from metro2033.server.people.store import PeopleStore


class ReservedNames:
    """Checks nicknames against account names."""

    def __init__(self, database: Database, people: PeopleStore) -> None:
        self._database = database
        self._people = people

    async def check(self, person: str, name: str) -> None:
        """Raises a problem if a nickname belongs to another person's account."""
        wanted = clean_name(name)
        owners = await self._database.run(self._people.owners_of, skeleton_of(wanted))
        if owners and person not in owners:
            raise Problem("room-name-account", name=wanted)
