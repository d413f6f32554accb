"""Profiles, ratings and leaderboards. Ratings are whole points; `spread` is half the width of their 95 % interval."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ProfileConsent(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everybody may see your profile and your rating."""

    public: bool


class RatingView(Struct, frozen=True):
    """A rating in one game; `seats` is 0 for all tables together. It is provisional until enough games are rated."""

    game: str
    seats: int
    points: int
    spread: int
    games: int
    provisional: bool
    place: int | None = None  # in the leaderboard


class LeaderView(Struct, frozen=True):
    """A line of a leaderboard; provisional ratings have no place."""

    place: int | None
    profile: str
    name: str
    points: int
    spread: int
    games: int
    provisional: bool
    you: bool


class Leaderboard(Struct, frozen=True):
    """A page of a leaderboard, starting at page 0, and your own rating. Only people who agreed are listed."""

    game: str
    seats: int
    page: int
    pages: int
    total: int
    leaders: list[LeaderView]
    you: RatingView | None
    public: bool  # whether you are listed


class PlacesView(Struct, frozen=True):
    """Finished games at tables of one size: the total, wins, the count of each place, and early departures."""

    game: str
    seats: int
    games: int
    wins: int
    places: list[int]
    left: int


class TallyView(Struct, frozen=True):
    """Finished games with a card that names a player or that a player is on the table, and how many of them were won."""

    game: str
    what: str
    games: int
    wins: int


class InsightView(Struct, frozen=True):
    """Means over reviewed games: the effects of luck and of one's own decisions on the winning chance, and the accuracy of decisions."""

    game: str
    games: int
    luck: float
    own: float
    accuracy: float


class CurveView(Struct, frozen=True):
    """The history of a rating over the last games, oldest first."""

    game: str
    seats: int
    points: list[int]


class PhraseView(Struct, frozen=True):
    """A quick phrase of the chat, and how often it was used."""

    phrase: str
    said: int


class ProfileView(Struct, frozen=True):
    """A profile: your own, or one that its owner has made public."""

    id: str | None  # of a public profile
    name: str
    since: float | None  # when it became public
    mine: bool
    ratings: list[RatingView]
    places: list[PlacesView]
    players: list[TallyView]  # by the card that names a player, such as a faction
    figures: list[TallyView]  # by the card that a player is on the table, such as a hero
    insights: list[InsightView]
    curves: list[CurveView]
    phrases: list[PhraseView]


class PastGameView(Struct, frozen=True):
    """A finished game in a profile. The room is disclosed only to its player; `reason` says why it was not rated."""

    game: str
    seats: int
    ended: float
    place: int
    left: bool
    player: str | None
    figure: str | None
    reason: str
    before: int | None
    after: int | None
    room: str | None


class PastGames(Struct, frozen=True):
    """A page of a person's finished games, newest first, starting at page 0."""

    games: list[PastGameView]
    page: int
    pages: int
    total: int


class SeatRatingView(Struct, frozen=True):
    """A seat of a finished game; the rating is disclosed for your own seats and for people with a public profile."""

    seat: int
    kind: Literal["person", "guest", "bot"]
    place: int
    left: bool
    profile: str | None
    before: int | None
    after: int | None
    spread: int | None


class RoomRatings(Struct, frozen=True):
    """The public profiles of a room's members by number; once the game is recorded, also its effect on ratings or why it was not rated."""

    recorded: bool
    reason: str
    seats: list[SeatRatingView]
    profiles: dict[str, str]


class ExportedRating(Struct, frozen=True):
    """One of your ratings, exactly as stored."""

    game: str
    seats: int
    mu: float
    sigma: float
    games: int


class ExportedProfile(Struct, frozen=True):
    """Your profile: since when it is public, your ratings, your finished games, and the phrases you use."""

    since: float | None
    ratings: list[ExportedRating]
    games: list[PastGameView]
    phrases: list[PhraseView]
