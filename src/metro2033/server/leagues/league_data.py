"""Personal data in leagues: places in documents, and journal entries. Works on the database alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Engine

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.leagues import edits
from metro2033.leagues.league import League, read_league
from metro2033.live.clock import Clock
from metro2033.server.leagues.changes import TRIES, to_store
from metro2033.server.leagues.store import JournalEntry, LeagueStore


class LeagueData:
    """Deletes and exports a person's part in all leagues. The keeper of a running server updates their rooms within seconds."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self._clock = clock
        self._store = LeagueStore(engine, clock)

    def forget(self, person: str) -> None:
        """Removes a person from every league; a league without its organiser is cancelled."""
        for league_id in self._store.all_of(person):
            self._forget_in(league_id, person)
        self._store.forget(person)

    def _forget_in(self, league_id: str, person: str) -> None:
        for _ in range(TRIES):
            stored = self._store.read(league_id)
            if stored is None:
                return
            league = read_league(stored.document)
            edits.forget(league, person, self._clock.now())
            new = to_store(league, stored.version, stored.secret)
            if self._store.change(new, [JournalEntry("", "forget")], []):
                return
        raise Problem("server-busy")

    def export(self, person: str, credential: str) -> Mapping[str, Any]:
        """Returns the leagues of a person, and the person's decisions in them."""
        found = [read_league(stored.document) for stored in self._store.of(person, None)]
        written = self._store.written_by(person)
        journal = [wire.ExportedDecision(league, entry.action, entry.details, entry.at) for league, entry in written]
        return {"leagues": [_exported(league, person) for league in found], "decisions": journal}


def _exported(league: League, person: str) -> wire.ExportedLeague:
    entrant, organises = league.entrant_of(person), league.organiser == person
    public = entrant.public if entrant else None
    return wire.ExportedLeague(league.id, league.plan.name, league.status, organises, public)
