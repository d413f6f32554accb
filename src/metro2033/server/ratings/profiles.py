"""Profiles: consent to publication, and the public view of results. Nothing is public without consent."""

from __future__ import annotations

from metro2033 import wire
from metro2033.games import find_game
from metro2033.kernel.problem import Problem
from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.clock import Clock
from metro2033.live.room import Room
from metro2033.server.core.database import Database
from metro2033.server.people.store import PeopleStore
from metro2033.server.ratings.profile_store import ProfileStore
from metro2033.server.ratings.profile_views import (
    MINE,
    PHRASES,
    see_games,
    see_leaders,
    see_name,
    see_profile,
    see_room,
)

MOST_PAGE = 100_000


class Profiles:
    """Manages consent, and shows people's results."""

    def __init__(self, database: Database, people: PeopleStore, profiles: ProfileStore, clock: Clock) -> None:
        self._clock = clock
        self._database = database
        self._people = people
        self._profiles = profiles
        self._background = BackgroundTasks(clock)

    async def close(self) -> None:
        """Stops counting phrases."""
        await self._background.close()

    # Consent.

    async def choose(self, person: str, wanted: wire.ProfileConsent) -> wire.ProfileView:
        """Makes a profile public or private, with immediate effect. Only accounts have profiles."""
        if await self._database.run(self._people.account_of, person) is None:
            raise Problem("account-none")
        await self._database.run(self._profiles.publish if wanted.public else self._profiles.withdraw, person)
        return await self.see(person, MINE)

    async def see(self, person: str, id_: str) -> wire.ProfileView:
        """Returns a person's own profile, or a public one. A private one is reported as unknown."""
        return await self._database.read(see_profile, self._clock.now(), person, id_)

    async def name_of(self, id_: str) -> str:
        """Returns the name on a public profile; empty if there is none."""
        return await self._database.read(see_name, self._clock.now(), id_)

    async def games(self, person: str, id_: str, page: int) -> wire.PastGames:
        """Returns a page of the games of a profile."""
        return await self._database.read(see_games, self._clock.now(), person, id_, page)

    async def leaders(self, person: str, game: str, seats: int, page: int) -> wire.Leaderboard:
        """Returns a page of a leaderboard, as a person sees it."""
        find_game(game)
        return await self._database.read(see_leaders, self._clock.now(), person, game, seats, page)

    async def of_room(self, room: Room, person: str) -> wire.RoomRatings:
        """Returns the public profiles of a room's members, and the rating changes of its game, as a person may see them."""
        return await self._database.read(see_room, self._clock.now(), room, person)

    def note_said(self, person: str, text: str) -> None:
        """Counts a quick phrase in the background."""
        if text.startswith(":") and text.endswith(":") and text[1:-1] in PHRASES:
            count = self._database.run(self._profiles.count_phrase, person, text[1:-1])
            self._background.start(attempt("phrase not counted", count))
