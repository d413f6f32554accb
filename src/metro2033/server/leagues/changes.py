"""Changes league documents: on a copy, stored together with rooms and journal if nobody else was faster, else tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from metro2033.kernel.problem import Problem
from metro2033.leagues.league import RUNNING, WAITING, League, read_league, write_league
from metro2033.server.access import NotFound
from metro2033.server.storage.database import Database
from metro2033.server.storage.leagues import Deed, LeagueStore, StoredLeague
from metro2033.server.storage.rooms import StoredRoom

TRIES = 8
MOST_ID = 32

Edited = tuple[Sequence[Deed], Sequence[StoredRoom]]  # what the journal says about it, and the rooms that it makes
Edit = Callable[[League, str], Edited]  # of a copy, with the secret


class LeagueChanges:
    """The only way to change a league's document. Nothing is kept in memory."""

    def __init__(self, database: Database, store: LeagueStore) -> None:
        self._database = database
        self._store = store

    async def read(self, league_id: str) -> tuple[League, StoredLeague]:
        """A league by its id."""
        stored = await self._database.run(self._store.read, league_id) if len(league_id) <= MOST_ID else None
        if stored is None:
            raise NotFound("league-unknown")
        return read_league(stored.document), stored

    async def change(self, league_id: str, edit: Edit) -> tuple[League, StoredLeague]:
        """Edit a copy of the document and store it; after a conflict, read it again and try again."""
        for _ in range(TRIES):
            league, stored = await self.read(league_id)
            before = stored.document
            deeds, made = await asyncio.to_thread(edit, league, stored.secret)
            if not deeds and not made and write_league(league) == before:
                return league, stored
            new = to_store(league, stored.version, stored.secret)
            if await self._database.run(self._store.change, new, deeds, made):
                return await self.read(league_id)
        raise Problem("server-busy")


def to_store(league: League, version: int, secret: str) -> StoredLeague:
    """A league as it is stored."""
    people = {one.person for one in league.entrants} | {league.organiser}
    waiting = [
        table.room
        for round_ in league.rounds
        for table in round_.tables
        if table.state == WAITING and not table.overdue and league.status == RUNNING
    ]
    persons = tuple(sorted(person for person in people if person))
    document = write_league(league)
    return StoredLeague(
        league.id, version, league.status, league.organiser, secret, document, _look(league), persons, tuple(waiting)
    )


def _look(league: League) -> float | None:
    """When a league has to be looked at, whatever its rooms do: at its deadline, or at once if something is unsettled."""
    if league.unsettled or any(round_.is_done and not round_.closed for round_ in league.rounds):
        return 0.0
    round_ = league.current
    if league.status != RUNNING or round_ is None:
        return None
    is_waiting = any(table.state == WAITING and not table.overdue for table in round_.tables)
    return round_.due if is_waiting or round_.is_done else None
