"""Messages from the server to the clients in a room."""

from __future__ import annotations

from msgspec import Raw, Struct

from metro2033.kernel.advice import Caution
from metro2033.kernel.event import Told
from metro2033.kernel.outlook import Outlook, Progress
from metro2033.wire.clock import ClockView
from metro2033.wire.daily import RoomDaily
from metro2033.wire.fields import Automatic
from metro2033.wire.leagues import RoomLeague
from metro2033.wire.packs import PackInfo
from metro2033.wire.settings import Settings


class Message(Struct, frozen=True, tag_field="type", kw_only=True):
    """A message from the server."""


class Acknowledged(Message, frozen=True, tag="ack"):
    """The command is executed and persisted; `seq` is the last entry of the game at that point."""

    key: str
    seq: int


class Refused(Message, frozen=True, tag="refusal"):
    """The command changed nothing: the reason as a stable key and as a sentence, with the rules behind it."""

    key: str
    problem: str
    text: str
    rules: list[str] = []


class SeatView(Struct, frozen=True):
    """One seat of a room."""

    seat: int
    member: int | None
    bot: str
    ready: bool
    stand_in: str  # the bot that plays while its member is away
    absent: bool  # its member has been away long enough for a vote
    commitment: str = ""  # hash of its nonce
    resigned: bool = False  # its member has resigned; the stand-in plays on


class MemberView(Struct, frozen=True):
    """One member of a room."""

    member: int
    name: str
    host: bool
    present: bool
    muted: bool


class ProposalView(Struct, frozen=True):
    """An open proposal: to rewind to before an entry, or to end the game."""

    seat: int
    to: int  # 0 if the game is to end
    agreed: list[int]
    end: bool = False


class YouView(Struct, frozen=True):
    """Your private data in the room, visible only to you."""

    member: int | None
    host: bool
    seats: list[int]
    auto_pass: dict[str, list[str]]  # by seat
    blocked: list[int]
    invite: str | None
    seen: int = 0  # the last entry you have seen, from `seen`
    left: list[int] = []  # seats that you left during the game and may take back


class OriginView(Struct, frozen=True):
    """The origin of a game that was not dealt in this room: a room or a file, and the entry after which it continues."""

    room: str | None
    file: str | None
    at: int
    knower: int | None  # the seat whose knowledge is kept; all else is redealt. None: the cards stay
    players: list[str | None]  # the cards that name the players, by seat


class RoomView(Struct, frozen=True):
    """A room from one person's perspective."""

    id: str
    version: int
    status: str  # lobby, playing, over
    settings: Settings
    seats: list[SeatView]
    members: list[MemberView]
    you: YouView
    commitment: str
    nonces: list[str]
    secret: str | None  # revealed when the game is over
    windows: list[str]  # kinds of windows that can be passed automatically
    proposal: ProposalView | None
    votes: dict[str, dict[str, str]]  # by absent seat, then by voting member
    rematch: str | None
    outcome: str  # why the game is over: "", finished, ended, resigned, left
    broken: str  # why this server cannot continue the game; its record is still available
    origin: OriginView | None = None
    again: list[int] = []  # members who have requested the rematch or agreed to it
    hidden: list[int] | None = (
        None  # after the start: the seats that have yet to reveal their nonces; then cards are dealt
    )
    called_off: int = 0  # deals called off because not all nonces were revealed
    packs: list[PackInfo] = []  # content packs of the room
    league: RoomLeague | None = None  # the league of the room's table
    daily: RoomDaily | None = None  # the deal of the day that the room plays


class RoomMessage(Message, frozen=True, tag="room"):
    """The room has changed."""

    room: RoomView


class OptionView(Struct, frozen=True):
    """One legal choice: its text id, its target, its rules, a caution if it wastes something, and its costs and gains."""

    id: str
    verb: str
    kind: str
    target: str
    rules: list[str]
    caution: Caution | None = None
    outlook: Outlook | None = None


class QuestionView(Struct, frozen=True):
    """A seat's open question; only the seat itself sees its options."""

    seat: int
    name: str
    sealed: bool
    window: str | None
    options: list[OptionView] | None
    automatic: Automatic = (
        ""  # why the server answers it for you: a single option, an automatic pass, a bot on your seat
    )


class FrameView(Struct, frozen=True):
    """The table after the first `events` events of an entry: complete if `full`, otherwise only the fields that
    differ from the preceding frame, whichever entry that belongs to.
    """

    events: int
    view: Raw
    full: bool = False


class EntryView(Struct, frozen=True):
    """One entry of the log with its events, as visible to the viewer."""

    seq: int
    kind: str  # answer, undo, rewind, end; deal for entry 0
    seat: int | None
    to: int | None
    link: str
    events: list[Told]
    late: bool = False  # time had run out, and the server answered for the seat
    frames: list[FrameView] = []  # only on request; the table after the last entry is the update's own view


class ResultView(Struct, frozen=True):
    """The outcome of the game; `reason` is the winning condition, `others` the number of other seats that had met one."""

    winner: int | None
    points: list[int]
    places: list[int]
    reason: str = ""
    others: int = 0


class Update(Message, frozen=True, tag="update"):
    """The game has advanced to entry `seq`. `view` is complete if `full`, otherwise only the fields that have changed since `base`."""

    seq: int
    base: int
    full: bool
    seat: int | None
    view: Raw
    digest: str  # of the whole view
    questions: list[QuestionView]
    may_undo: bool
    may_propose: int | None  # the entry of your last decision, if you may propose to rewind to before it
    entries: list[EntryView]
    result: ResultView | None
    progress: list[Progress] = []  # of the goals that the viewer's seat pursues


class Clocks(Message, frozen=True, tag="clock"):
    """The clocks of a timed room after entry `seq`; clients count down the running ones."""

    seq: int
    clocks: list[ClockView]


class SaidView(Struct, frozen=True):
    """A chat line."""

    number: int
    member: int
    text: str
    at: float


class Chat(Message, frozen=True, tag="chat"):
    """Chat lines."""

    lines: list[SaidView]


class Bye(Message, frozen=True, tag="bye"):
    """The server closes this connection, with the reason. Reconnect unless you were removed from the room."""

    reason: str


AnyMessage = Acknowledged | Refused | RoomMessage | Update | Clocks | Chat | Bye
