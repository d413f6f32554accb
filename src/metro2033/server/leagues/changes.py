"""Changes league documents with optimistic locking: edits a copy, stores it with rooms and journal, and retries after a conflict."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from metro2033.kernel.problem import Problem
from metro2033.leagues.league import RUNNING, WAITING, League, Table, read_league, write_league
from metro2033.leagues.rounds import LEAST_PLAYING, has_to_tell
from metro2033.live.access import NotFound
from metro2033.live.storage import StoredRoom
from metro2033.server.core.database import Database
from metro2033.server.leagues.store import JournalEntry, LeagueStore, StoredLeague

TRIES = 8
LONGEST_ID = 32

Changed = tuple[Sequence[JournalEntry], Sequence[StoredRoom]]  # journal entries, and new rooms
Change = Callable[[League, str], Changed]  # edits a copy; also gets the secret


class LeagueChanges:
    """The only way to change a league's document. Caches nothing."""

    def __init__(self, database: Database, store: LeagueStore) -> None:
        self._database = database
        self._store = store

    async def read(self, league_id: str) -> tuple[League, StoredLeague]:
        """Returns a league by its id."""
        stored = await self._database.run(self._store.read, league_id) if len(league_id) <= LONGEST_ID else None
        if stored is None:
            raise NotFound("league-unknown")
        return read_league(stored.document), stored

    async def change(self, league_id: str, change: Change) -> tuple[League, StoredLeague]:
        """Edits a copy of the document and stores it; after a conflict, reads it again and retries.

        An edit without effect leaves no journal entry.
        """
        for _ in range(TRIES):
            league, stored = await self.read(league_id)
            # The edit runs again after a conflict, so it must depend only on the league it is given.
            entries, made = await asyncio.to_thread(change, league, stored.secret)
            if league == read_league(stored.document):
                return league, stored
            new = to_store(league, stored.version, stored.secret)
            if await self._database.run(self._store.change, new, entries, made):
                return await self.read(league_id)
        raise Problem("server-busy")


def to_store(league: League, version: int, secret: str) -> StoredLeague:
    """Returns a league in stored form."""
    people = {entrant.person for entrant in league.entrants} | {league.organiser}
    waiting = [
        table.room
        for round_ in league.rounds
        for table in round_.tables
        if table.is_awaited and league.status == RUNNING
    ]
    persons = tuple(sorted(person for person in people if person))
    document = write_league(league)
    return StoredLeague(
        league.id,
        version,
        league.status,
        league.organiser,
        secret,
        document,
        _next_check(league),
        persons,
        tuple(waiting),
    )


def _next_check(league: League) -> float | None:
    """Returns when to check a league regardless of its rooms: at its deadline, or at once if there is somebody to notify."""
    if has_to_tell(league):
        return 0.0
    round_ = league.current
    if league.status != RUNNING or round_ is None:
        return None
    can_go_on = round_.is_done and len(league.playing()) >= LEAST_PLAYING  # else a person has to accept first
    has_deadline = any(_has_deadline(league, table) for table in round_.tables)
    return round_.due if has_deadline or can_go_on else None


def _has_deadline(league: League, table: Table) -> bool:
    """Returns whether the deadline changes a table's state; if the organiser decides, only the first time."""
    if league.plan.late_tables == "organiser":
        return table.is_awaited and not table.late
    return table.state == WAITING
