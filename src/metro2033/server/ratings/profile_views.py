"""Views of profiles, games, leaderboards and rooms. Every function reads in one transaction, and so from one snapshot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from sqlalchemy import Connection

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import NotFound
from metro2033.live.room import Room
from metro2033.server.ratings.history import HistoryReader, PastGame, Places, Standing
from metro2033.server.ratings.profile_store import SETTLED, Profile, ProfileReader
from metro2033.server.ratings.scale import points, spread
from metro2033.server.ratings.store import BOT, GUEST, PERSON
from metro2033.text.phrases import COURTESIES

MINE = "me"
LEADERS, GAMES_SHOWN, FAVOURITES, CURVE = 50, 20, 3, 60
KINDS: dict[str, Literal["person", "guest", "bot"]] = {PERSON: "person", GUEST: "guest", BOT: "bot"}
PHRASES = frozenset(COURTESIES)  # phrases that profiles count


def see_profile(connection: Connection, now: float, person: str, id_: str) -> wire.ProfileView:
    """Returns a person's own profile, or a public one."""
    history, profiles = HistoryReader(connection), ProfileReader(connection, now)
    owner = _owner(profiles, person, id_)
    who, standings = owner.person, history.standings(owner.person)
    places, curves = profiles.places_of(who), history.curves(who, CURVE)
    return wire.ProfileView(
        id=owner.id,
        name=owner.name,
        since=owner.since,
        mine=who == person,
        ratings=[_rating(standing, places) for standing in standings],
        places=_places(history.places(who)),
        players=[wire.TallyView(**vars(tally)) for tally in history.tallies(who, "player")],
        figures=[wire.TallyView(**vars(tally)) for tally in history.tallies(who, "figure")],
        insights=[
            wire.InsightView(
                insight.game, insight.games, round(insight.luck, 4), round(insight.own, 4), round(insight.accuracy, 4)
            )
            for insight in history.insights(who)
        ],
        curves=[
            wire.CurveView(
                standing.game,
                standing.seats,
                [points(skill) for skill in curves.get((standing.game, standing.seats), [])],
            )
            for standing in standings
        ],
        phrases=[wire.PhraseView(*phrase) for phrase in profiles.phrases_of(who, FAVOURITES)],
    )


def see_name(connection: Connection, now: float, id_: str) -> str:
    """Returns the name on a public profile; empty if there is none."""
    found = ProfileReader(connection, now).find(id_)
    return found.name if found else ""


def export_profile(connection: Connection, now: float, person: str) -> wire.ExportedProfile:
    """Returns everything that is stored about a person's results."""
    history, profiles = HistoryReader(connection), ProfileReader(connection, now)
    owner, (games, _) = profiles.of(person), history.games(person, 0, None)
    return wire.ExportedProfile(
        since=owner.since if owner else None,
        ratings=[
            wire.ExportedRating(standing.game, standing.seats, *standing.skill, standing.games)
            for standing in history.standings(person)
        ],
        games=[past_game(game, mine=True) for game in games],
        phrases=[wire.PhraseView(*phrase) for phrase in profiles.phrases_of(person, len(PHRASES))],
    )


def see_games(connection: Connection, now: float, person: str, id_: str, page: int) -> wire.PastGames:
    """Returns a page of the games of a profile."""
    who = _owner(ProfileReader(connection, now), person, id_).person
    found, total = HistoryReader(connection).games(who, page * GAMES_SHOWN, GAMES_SHOWN)
    return wire.PastGames(
        [past_game(game, mine=who == person) for game in found], page, _pages(total, GAMES_SHOWN), total
    )


def see_leaders(connection: Connection, now: float, person: str, game: str, seats: int, page: int) -> wire.Leaderboard:
    """Returns a page of a leaderboard, as a person sees it."""
    history, profiles = HistoryReader(connection), ProfileReader(connection, now)
    first = page * LEADERS
    ranked, total = profiles.leaders(game, seats, first, LEADERS)
    me, places = profiles.of(person), profiles.places_of(person)
    mine = [standing for standing in history.standings(person) if (standing.game, standing.seats) == (game, seats)]
    return wire.Leaderboard(
        game=game,
        seats=seats,
        page=page,
        pages=_pages(total, LEADERS),
        total=total,
        leaders=[
            wire.LeaderView(
                place if leader.games >= SETTLED else None,
                leader.profile,
                leader.name,
                points(leader.skill),
                spread(leader.skill),
                leader.games,
                leader.games < SETTLED,
                leader.person == person,
            )
            for place, leader in enumerate(ranked, first + 1)
        ],
        you=_rating(mine[0], places) if mine else None,
        public=me is not None and me.id is not None,
    )


def see_room(connection: Connection, now: float, room: Room, person: str) -> wire.RoomRatings:
    """Returns the public profiles of a room's members, and the rating changes of its game, as a person may see them."""
    members = {str(member.number): member.person for member in room.members if not member.gone}
    found = HistoryReader(connection).seats_of(room.id, len(room.seats))
    seats = found[1] if found else []
    public = ProfileReader(connection, now).among({*members.values(), *(seat.person for seat in seats)} - {""})
    profiles = {number: public[who] for number, who in members.items() if who in public}
    views = []
    for seat in seats:
        may_see = seat.person in public or (seat.person == person and person != "")
        before, after = (seat.before, seat.after) if may_see else (None, None)
        views.append(
            wire.SeatRatingView(
                seat.seat,
                KINDS[seat.kind],
                seat.place,
                seat.gone,
                public.get(seat.person),
                points(before) if before else None,
                points(after) if after else None,
                spread(after) if after else None,
            )
        )
    return wire.RoomRatings(found is not None, found[0] if found else "", views, profiles)


def _owner(profiles: ProfileReader, person: str, id_: str) -> Profile:
    """Returns the profile behind an id."""
    if id_ == MINE:
        mine = profiles.of(person)
        if mine is None:
            raise Problem("account-none")
        return mine
    found = profiles.find(id_)
    if found is None:
        raise NotFound("profile-unknown")
    return found


def _rating(standing: Standing, places: dict[tuple[str, int], int]) -> wire.RatingView:
    shown = points(standing.skill), spread(standing.skill), standing.games, standing.games < SETTLED
    return wire.RatingView(standing.game, standing.seats, *shown, places.get((standing.game, standing.seats)))


def past_game(game: PastGame, *, mine: bool) -> wire.PastGameView:
    """Returns a finished game as its player, or as others may see it."""
    before, after = (points(skill) if skill else None for skill in (game.before, game.after))
    room = game.room if mine and game.has_room else None
    about = game.place, game.gone, game.player, game.figure, game.reason
    return wire.PastGameView(game.game, game.seats, game.ended, *about, before, after, room)


def _places(found: Iterable[Places]) -> list[wire.PlacesView]:
    tables: dict[tuple[str, int], list[int]] = {}
    for tally in found:
        tables.setdefault((tally.game, tally.seats), [0] * (tally.seats + 1))[tally.place] += tally.games
    return [
        wire.PlacesView(game, seats, sum(counts), counts[1], counts[1:], counts[0])
        for (game, seats), counts in tables.items()
    ]


def _pages(total: int, size: int) -> int:
    return max(1, -(-total // size))
