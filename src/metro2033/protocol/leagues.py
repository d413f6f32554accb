"""Leagues and tournaments: plans, commands of entrants and organisers, and what each may see."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from metro2033.protocol.fields import Name
from metro2033.protocol.settings import Settings

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
    """What an organiser decides before a league begins. The settings are those of every table, except their seats, which follow the draw."""

    name: LeagueName
    settings: Settings = Settings()
    kind: LeagueKind = "league"  # everybody meets everybody, or tables by standing
    table_size: Annotated[int, Meta(ge=2, le=6)] = 4
    rounds: RoundNumber = 3
    points: PointsPreset = "even"
    duplicate: bool = False  # the same deal at all tables of a round
    hours: Annotated[int, Meta(ge=LEAST_HOURS, le=MOST_HOURS)] = 7 * 24  # for each round
    on_schedule: bool = False  # a round begins when the time of the one before is over, not as soon as all have played
    late_tables: LateTables = "forfeit"  # not finished in time: absent people lose, or the organiser decides
    public: bool = False  # whether everybody may see the standings


# What people ask for.


class JoinLeague(Struct, frozen=True, forbid_unknown_fields=True):
    """Join a league by its link, or accept an invitation; `public` lets the name stand in public standings."""

    invite: Invite = ""
    public: bool = False


class LeagueCommand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A command in a league."""


class LeagueConsent(LeagueCommand, frozen=True, tag="consent"):
    """Let one's name stand in public standings, or no longer."""

    public: bool


class LeagueLeave(LeagueCommand, frozen=True, tag="leave"):
    """Leave the league, or decline an invitation; during a round its table is forfeited."""


class LeagueAdd(LeagueCommand, frozen=True, tag="add"):
    """Invite a registered person by name (organiser, before the start)."""

    name: Name


class LeagueRemove(LeagueCommand, frozen=True, tag="remove"):
    """Remove an entrant; during a round the table is forfeited (organiser)."""

    entrant: EntrantNumber


class LeagueReplace(LeagueCommand, frozen=True, tag="replace"):
    """Put a registered person in the place of an entrant, with its points and its table (organiser)."""

    entrant: EntrantNumber
    name: Name


class LeagueStart(LeagueCommand, frozen=True, tag="start"):
    """Draw the first round; nobody can join any more (organiser)."""


class LeaguePostpone(LeagueCommand, frozen=True, tag="postpone"):
    """Give the present round another deadline (organiser)."""

    due: Time


class AwardedPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """The place that an organiser gives to an entrant, or a forfeit."""

    entrant: EntrantNumber
    place: Place = 1
    forfeit: bool = False


class LeagueAward(LeagueCommand, frozen=True, tag="award"):
    """Decide the result of a table, whether it has one or not; without places nobody gets points (organiser)."""

    round: RoundNumber
    table: TableNumber
    places: Annotated[list[AwardedPlace], Meta(max_length=6)] = []


class LeaguePublish(LeagueCommand, frozen=True, tag="publish"):
    """Let everybody see the standings, or no longer (organiser)."""

    public: bool


class LeagueInviteAnew(LeagueCommand, frozen=True, tag="invite_anew"):
    """Make a new link; the former one is good for nothing (organiser)."""


class LeagueCancel(LeagueCommand, frozen=True, tag="cancel"):
    """End the league before its last round (organiser)."""


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


# What they see.


class EntrantView(Struct, frozen=True):
    """An entrant; the name is empty where it may not be known."""

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
    """A table of a round; its room is told to those who sit there, and to everybody in the league if it may be watched."""

    seats: list[int]
    state: str
    results: list[LeagueResultView]
    late: bool  # not finished in time; its game still counts until the organiser decides
    undecided: bool  # its room has no result and will have none: the organiser has to decide
    room: str | None = None


class LeagueRoundView(Struct, frozen=True):
    """A round; the secret of a duplicate deal is told when the round is over."""

    number: int
    drawn: float
    due: float
    tables: list[LeagueTableView]
    byes: list[int]
    commitment: str = ""
    secret: str | None = None


class LeagueLine(Struct, frozen=True):
    """A line of the standings, with everything that breaks ties: `between` and `opposition` are points, `share` is a part of 1."""

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
    """What the caller is in a league."""

    entrant: int | None = None
    organiser: bool = False
    invited: bool = False
    room: str | None = None  # the table to play at now


class LeagueView(Struct, frozen=True):
    """A league as the caller sees it."""

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
    allowed: list[int] = []  # the numbers of seats that a table may have


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
    """The leagues of a person."""

    leagues: list[LeagueSummary]
    may_organise: bool  # whether the caller has an account


class LeagueInvitation(Struct, frozen=True):
    """What a link to a league leads to."""

    id: str
    status: str
    plan: LeaguePlan
    organiser: str
    entrants: int
    may_join: bool  # whether the caller has an account


class LeagueJournalEntry(Struct, frozen=True):
    """An entry of a league's journal: when, who (nothing: the server), what, and about which entrant, round or table."""

    at: float
    who: str
    action: str
    details: str


class LeagueJournal(Struct, frozen=True):
    """Everything that was decided in a league, the newest first."""

    entries: list[LeagueJournalEntry]


class RoomLeague(Struct, frozen=True):
    """The league whose table a room is; a sealed one shows nothing of its game until the round is over, because others have the same deal."""

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
    public: bool | None  # the consent to a public name; nothing for an organiser who does not play
