"""The deal of the day: everybody plays the same deal from the same seat against the same bots, and one try counts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from metro2033.wire.advice import ChoiceView
from metro2033.wire.fields import Name
from metro2033.wire.settings import Settings

DailyState = Literal["playing", "judging", "done", "unfinished"]


class BeginDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Begins a try under a nickname, or returns to the one in progress."""

    name: Name


class DailyResult(Struct, frozen=True):
    """The result of a try. Points are chances to win in percent; `points` are those of the result without luck.

    `course` is the chance to win over the game, in percent. `rank` and `better`, the share of the others who did worse, need other people.
    """

    place: int
    seats: int
    luck: float | None = None
    points: float | None = None
    course: list[int] = []
    rank: int | None = None
    better: float | None = None


class DailyTry(Struct, frozen=True):
    """A try of yours. A later one, one of a past day or one without an account does not count."""

    room: str
    state: DailyState
    counted: bool
    number: int  # of your tries of this deal, starting at 0
    result: DailyResult | None = None


class DailyRow(Struct, frozen=True):
    """A line of the ranking, with the room of the game to replay."""

    rank: int
    name: str
    place: int
    points: float | None
    luck: float | None
    room: str
    yours: bool = False
    finished: bool = True


class DailyBranch(Struct, frozen=True):
    """One of the choices at a parting: how many players took it, and what they had at the end on average."""

    choice: ChoiceView
    players: int
    place: float
    points: float | None


class DailyParting(Struct, frozen=True):
    """A decision at which players who had played alike chose differently, before entry `entry` of a room's log.

    `network` is the choice of the adviser, which knew what the seat knew, and `chance` its chance to win.
    """

    round: int
    prompt: str
    room: str
    entry: int
    branches: list[DailyBranch]
    network: ChoiceView | None = None
    chance: float | None = None


class DailyView(Struct, frozen=True):
    """The deal of a day. The secret, the ranking and the partings are disclosed when the day is over (UTC)."""

    date: str
    settings: Settings
    seat: int
    commitment: str
    published: float  # when the commitment was published
    begins: float
    ends: float
    over: bool
    players: int | None  # people whose try counts and is over; null on a device
    counts: bool  # whether a try that you begin now counts
    registered: bool
    tries: list[DailyTry]
    secret: str | None = None
    ranking: list[DailyRow] = []
    partings: list[DailyParting] = []


class DailyCommitment(Struct, frozen=True):
    """The commitment to the deal of a day to come."""

    date: str
    game: str
    commitment: str


class DailyDay(Struct, frozen=True):
    """A day in the archive. `place` is yours in the first game that you finished, if you played."""

    date: str
    game: str
    players: int | None
    place: int | None = None


class DailyList(Struct, frozen=True):
    """Today's date (UTC), your streak of days in a row and your longest one, commitments to come, and past days, latest first."""

    today: str
    streak: int
    longest: int
    ahead: list[DailyCommitment]
    days: list[DailyDay]


class RoomDaily(Struct, frozen=True):
    """The deal of the day that a room plays. A sealed game stays hidden until the day is over, because others play the same deal."""

    date: str
    counted: bool
    sealed: bool


class ExportedDaily(Struct, frozen=True):
    """A try of yours at a deal of the day."""

    date: str
    room: str
    name: str
    counted: bool
    number: int
    began: float
    ended: float | None
    place: int | None
    luck: float | None
    points: float | None
    course: list[int]
