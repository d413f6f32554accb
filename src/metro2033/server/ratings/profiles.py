"""Profiles: who has agreed to be seen, what a profile tells, leaderboards, and what a game did to ratings. Nothing is public without consent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from metro2033 import protocol
from metro2033.games import LOADERS
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.access import NotFound
from metro2033.server.ops.background import BackgroundTasks, attempt
from metro2033.server.ratings.scale import points, spread
from metro2033.server.rooms.room import Room
from metro2033.server.storage.database import Database
from metro2033.server.storage.history import HistoryStore, PastGame, Places, Standing
from metro2033.server.storage.people import PeopleStore
from metro2033.server.storage.profiles import SETTLED, Profile, ProfileStore
from metro2033.server.storage.ratings import BOT, GUEST, PERSON

MINE = "me"
LEADERS, GAMES_SHOWN, FAVOURITES, CURVE = 50, 20, 3, 60
MOST_PAGE = 100_000
KINDS: dict[str, Literal["person", "guest", "bot"]] = {PERSON: "person", GUEST: "guest", BOT: "bot"}
PHRASES = frozenset(("hello", "luck", "well-played", "thinking", "moment", "thanks", "good-game"))


class Profiles:
    """Everything about people's results that anybody is shown."""

    def __init__(self, database: Database, people: PeopleStore, profiles: ProfileStore, history: HistoryStore) -> None:
        self._database = database
        self._people = people
        self._profiles = profiles
        self._history = history
        self._background = BackgroundTasks()

    async def close(self) -> None:
        """Stop counting."""
        await self._background.close()

    # Consent.

    async def choose(self, person: str, wanted: protocol.ProfileConsent) -> protocol.ProfileView:
        """Make a profile public or private; it holds at once. Only accounts have profiles."""
        if await self._database.run(self._people.account_of, person) is None:
            raise Problem("account-none")
        await self._database.run(self._profiles.publish if wanted.public else self._profiles.withdraw, person)
        return await self.see(person, MINE)

    async def see(self, person: str, id_: str) -> protocol.ProfileView:
        """A person's own profile, or a public one. One that is private is reported as unknown."""
        return await self._database.run(self._see, person, id_)

    async def games(self, person: str, id_: str, page: int) -> protocol.PastGames:
        """A page of the games of a profile."""
        return await self._database.run(self._games, person, id_, page)

    async def leaders(self, person: str, game: str, seats: int, page: int) -> protocol.Leaderboard:
        """A page of a leaderboard, as a person sees it."""
        if game not in LOADERS:
            raise BadOption("option-game", game=game[:40], allowed=tuple(LOADERS))
        return await self._database.run(self._leaders, person, game, seats, page)

    async def of_room(self, room: Room, person: str) -> protocol.RoomRatings:
        """The public profiles of a room's members, and what its game did to ratings, as a person may see it."""
        return await self._database.run(self._of_room, room, person)

    def note_said(self, person: str, text: str) -> None:
        """Count a quick phrase; nobody waits for it."""
        if text.startswith(":") and text.endswith(":") and text[1:-1] in PHRASES:
            count = self._database.run(self._profiles.count_phrase, person, text[1:-1])
            self._background.start(attempt("phrase not counted", count))

    async def export(self, person: str) -> protocol.ExportedProfile:
        """Everything that is stored about a person's results."""
        return await self._database.run(self._export, person)

    # On the threads of the database.

    def _export(self, person: str) -> protocol.ExportedProfile:
        public, standings = self._profiles.of(person), self._history.standings(person)
        games, _ = self._history.games(person, 0, None)
        return protocol.ExportedProfile(
            since=public.since if public else None,
            ratings=[protocol.ExportedRating(one.game, one.seats, *one.skill, one.games) for one in standings],
            games=[past_game(one, mine=True) for one in games],
            phrases=[protocol.PhraseView(*one) for one in self._profiles.phrases_of(person, len(PHRASES))],
        )

    def _whose(self, person: str, id_: str) -> tuple[str, str, Profile | None]:
        """The person behind an id, the name of the account, and the public profile, if it is one."""
        if id_ == MINE:
            account = self._people.account_of(person)
            if account is None:
                raise Problem("account-none")
            return person, account.name, self._profiles.of(person)
        found = self._profiles.find(id_)
        if found is None:
            raise NotFound("profile-unknown")
        return found.person, found.name, found

    def _see(self, person: str, id_: str) -> protocol.ProfileView:
        who, name, public = self._whose(person, id_)
        standings, history = self._history.standings(who), self._history
        return protocol.ProfileView(
            id=public.id if public else None,
            name=name,
            since=public.since if public else None,
            mine=who == person,
            ratings=[self._rating(who, one) for one in standings],
            places=_places(history.places(who)),
            factions=[protocol.TallyView(**vars(one)) for one in history.tallies(who, "faction")],
            heroes=[protocol.TallyView(**vars(one)) for one in history.tallies(who, "hero")],
            insights=[
                protocol.InsightView(one.game, one.games, round(one.luck, 4), round(one.own, 4), round(one.accuracy, 4))
                for one in history.insights(who)
            ],
            curves=[
                protocol.CurveView(
                    one.game, one.seats, [points(skill) for skill in history.curve(who, one.game, one.seats, CURVE)]
                )
                for one in standings
            ],
            phrases=[protocol.PhraseView(*one) for one in self._profiles.phrases_of(who, FAVOURITES)],
        )

    def _rating(self, person: str, one: Standing) -> protocol.RatingView:
        place = self._profiles.place_of(person, one.game, one.seats)
        shown = points(one.skill), spread(one.skill), one.games, one.games < SETTLED
        return protocol.RatingView(one.game, one.seats, *shown, place)

    def _games(self, person: str, id_: str, page: int) -> protocol.PastGames:
        who, _, _ = self._whose(person, id_)
        found, total = self._history.games(who, page * GAMES_SHOWN, GAMES_SHOWN)
        return protocol.PastGames(
            [past_game(one, mine=who == person) for one in found], page, _pages(total, GAMES_SHOWN), total
        )

    def _leaders(self, person: str, game: str, seats: int, page: int) -> protocol.Leaderboard:
        first = page * LEADERS
        ranked, total = self._profiles.leaders(game, seats, first, LEADERS)
        mine = [one for one in self._history.standings(person) if (one.game, one.seats) == (game, seats)]
        return protocol.Leaderboard(
            game=game,
            seats=seats,
            page=page,
            pages=_pages(total, LEADERS),
            total=total,
            leaders=[
                protocol.LeaderView(
                    place if one.games >= SETTLED else None,
                    one.profile,
                    one.name,
                    points(one.skill),
                    spread(one.skill),
                    one.games,
                    one.games < SETTLED,
                    one.person == person,
                )
                for place, one in enumerate(ranked, first + 1)
            ],
            you=self._rating(person, mine[0]) if mine else None,
            public=self._profiles.of(person) is not None,
        )

    def _of_room(self, room: Room, person: str) -> protocol.RoomRatings:
        members = {str(one.number): one.person for one in room.members if not one.gone}
        found = self._history.seats_of(room.id, len(room.seats))
        seats = found[1] if found else []
        public = self._profiles.among({*members.values(), *(one.person for one in seats)} - {""})
        profiles = {number: public[who] for number, who in members.items() if who in public}
        views = []
        for one in seats:
            may_see = one.person in public or (one.person == person and person != "")
            before, after = (one.before, one.after) if may_see else (None, None)
            views.append(
                protocol.SeatRatingView(
                    one.seat,
                    KINDS[one.kind],
                    one.place,
                    one.gone,
                    public.get(one.person),
                    points(before) if before else None,
                    points(after) if after else None,
                    spread(after) if after else None,
                )
            )
        return protocol.RoomRatings(found is not None, found[0] if found else "", views, profiles)


def past_game(one: PastGame, *, mine: bool) -> protocol.PastGameView:
    """A finished game as its player, or as others may see it."""
    before, after = (points(skill) if skill else None for skill in (one.before, one.after))
    room = one.room if mine and one.has_room else None
    about = one.place, one.gone, one.faction, one.hero, one.reason
    return protocol.PastGameView(one.game, one.seats, one.ended, *about, before, after, room)


def _places(found: Iterable[Places]) -> list[protocol.PlacesView]:
    tables: dict[tuple[str, int], list[int]] = {}
    for one in found:
        tables.setdefault((one.game, one.seats), [0] * (one.seats + 1))[one.place] += one.games
    return [
        protocol.PlacesView(game, seats, sum(counts), counts[1], counts[1:], counts[0])
        for (game, seats), counts in tables.items()
    ]


def _pages(total: int, size: int) -> int:
    return max(1, -(-total // size))
