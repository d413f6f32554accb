"""Leagues and tournaments: plans, commands of entrants and organisers, and their views."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from metro2033.wire.fields import Name
from metro2033.wire.settings import Settings

MOST_ROUNDS = 20
MOST_ENTRANTS = 64
LEAST_HOURS = 2
MOST_HOURS = 30 * 24

LeagueName = Annotated[str, Meta(min_length=1, max_length=60)]
LeagueKind = Literal["league", "swiss"]
PointsPreset = Literal["even", "places", "podium", "winner"]
LateTables = Literal["forfeit", "organiser"]
Invite = Annotated[str, Meta(max_length=40)]
EntrantNumber = Annotated[int, Meta(ge=1, le=10_000)]
RoundNumber = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
TableNumber = Annotated[int, Meta(ge=1, le=MOST_ENTRANTS)]
Place = Annotated[int, Meta(ge=1, le=6)]
Time = Annotated[float, Meta(ge=0, le=1e11)]


class LeaguePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """An organiser's plan of a league. Its settings apply to every table, except for the seats, which follow the draw."""

    name: LeagueName
    settings: Settings = Settings()
    kind: LeagueKind = "league"  # everybody meets everybody, or tables by standing
    table_size: Annotated[int, Meta(ge=2, le=6)] = 4
    rounds: RoundNumber = 3
    points: PointsPreset = "even"
    duplicate: bool = False  # the same deal at all tables of a round
    hours: Annotated[int, Meta(ge=LEAST_HOURS, le=MOST_HOURS)] = 7 * 24  # per round
    on_schedule: bool = False  # whether a round waits for the end of the previous round's time, even if all have played
    late_tables: LateTables = "forfeit"  # not finished in time: absent people lose, or the organiser decides
    public: bool = False  # whether everybody may see the standings


# Requests


class JoinLeague(Struct, frozen=True, forbid_unknown_fields=True):
    """Joins a league by its link, or accepts an invitation; `public` allows the name in public standings."""

    invite: Invite = ""
    public: bool = False


class LeagueCommand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A command in a league."""


class LeagueConsent(LeagueCommand, frozen=True, tag="consent"):
    """Grants or withdraws consent to your name in public standings."""

    public: bool


class LeagueLeave(LeagueCommand, frozen=True, tag="leave"):
    """Leaves the league, or declines an invitation; during a round, the table is forfeited."""


class LeagueAdd(LeagueCommand, frozen=True, tag="add"):
    """Invites a registered person by name (organiser, before the start)."""

    name: Name


class LeagueRemove(LeagueCommand, frozen=True, tag="remove"):
    """Removes an entrant; during a round, the table is forfeited (organiser)."""

    entrant: EntrantNumber


class LeagueReplace(LeagueCommand, frozen=True, tag="replace"):
    """Replaces an entrant by a registered person, who inherits points and table (organiser)."""

    entrant: EntrantNumber
    name: Name


class LeagueStart(LeagueCommand, frozen=True, tag="start"):
    """Draws the first round and closes the league to newcomers (organiser)."""


class LeaguePostpone(LeagueCommand, frozen=True, tag="postpone"):
    """Moves the deadline of the current round (organiser)."""

    due: Time


class AwardedPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """The place that an organiser awards to an entrant, or a forfeit."""

    entrant: EntrantNumber
    place: Place = 1
    forfeit: bool = False


class LeagueAward(LeagueCommand, frozen=True, tag="award"):
    """Decides or overrides the result of a table; without places, no entrant gets points (organiser)."""

    round: RoundNumber
    table: TableNumber
    places: Annotated[list[AwardedPlace], Meta(max_length=6)] = []


class LeaguePublish(LeagueCommand, frozen=True, tag="publish"):
    """Makes the standings public or private (organiser)."""

    public: bool


class LeagueInviteAnew(LeagueCommand, frozen=True, tag="invite_anew"):
    """Creates a new link and revokes the former one (organiser)."""


class LeagueCancel(LeagueCommand, frozen=True, tag="cancel"):
    """Ends the league before its last round (organiser)."""


AnyLeagueCommand = (
    LeagueConsent
    | LeagueLeave
    | LeagueAdd
    | LeagueRemove
    | LeagueReplace
    | LeagueStart
    | LeaguePostpone
    | LeagueAward
    | LeaguePublish
    | LeagueInviteAnew
    | LeagueCancel
)


# Views


class EntrantView(Struct, frozen=True):
    """An entrant; the name is empty where it is not disclosed."""

    number: int
    name: str
    status: str
    public: bool


class LeagueResultView(Struct, frozen=True):
    """A result at a table."""

    entrant: int
    place: int
    score: int | None
    forfeit: bool
    points: float


class LeagueTableView(Struct, frozen=True):
    """A table of a round; its room is disclosed to its players, and to everybody in the league if it may be watched."""

    seats: list[int]
    state: str
    results: list[LeagueResultView]
    late: bool  # not finished in time; its game still counts until the organiser decides
    undecided: bool  # its room is over without a result: the organiser has to decide
    room: str | None = None


class LeagueRoundView(Struct, frozen=True):
    """A round; the secret of a duplicate deal is disclosed when the round is over."""

    number: int
    drawn: float
    due: float
    tables: list[LeagueTableView]
    byes: list[int]
    commitment: str = ""
    secret: str | None = None


class LeagueLine(Struct, frozen=True):
    """A line of the standings, with all tie-breaks: `between` and `opposition` are points, `share` is a fraction of 1."""

    place: int
    entrant: int
    points: float
    played: int
    wins: int
    forfeits: int
    between: float
    opposition: float
    share: float


class LeagueYou(Struct, frozen=True):
    """The caller's role in a league."""

    entrant: int | None = None
    organiser: bool = False
    invited: bool = False
    room: str | None = None  # the table to play at now


class LeagueView(Struct, frozen=True):
    """A league from the caller's perspective."""

    id: str
    version: int
    status: str
    plan: LeaguePlan
    organiser: str
    entrants: list[EntrantView]
    rounds: list[LeagueRoundView]
    standings: list[LeagueLine]
    you: LeagueYou
    commitment: str
    secret: str | None = None
    invite: str | None = None
    allowed: list[int] = []  # permitted table sizes


class LeagueSummary(Struct, frozen=True):
    """A league in a list."""

    id: str
    name: str
    game: str
    kind: str
    status: str
    round: int
    rounds: int
    entrants: int
    you: LeagueYou
    due: float | None = None


class LeagueList(Struct, frozen=True):
    """A person's leagues."""

    leagues: list[LeagueSummary]
    may_organise: bool  # whether the caller has an account


class LeagueInvitation(Struct, frozen=True):
    """The target of a league's invitation link."""

    id: str
    status: str
    plan: LeaguePlan
    organiser: str
    entrants: int
    may_join: bool  # whether the caller has an account


class LeagueJournalEntry(Struct, frozen=True):
    """An entry of a league's journal: time, author (empty: the server), action, and the entrant, round or table concerned."""

    at: float
    who: str
    action: str
    details: str


class LeagueJournal(Struct, frozen=True):
    """All decisions in a league, newest first."""

    entries: list[LeagueJournalEntry]


class RoomLeague(Struct, frozen=True):
    """The league that a room's table belongs to; a sealed game stays hidden until the round is over, because others play the same deal."""

    league: str
    name: str
    round: int
    duplicate: bool
    sealed: bool


class ExportedLeague(Struct, frozen=True):
    """A league in the export of a person's data."""

    id: str
    name: str
    status: str
    organiser: bool
    public: bool | None  # consent to a public name; null for an organiser who does not play
