"""The protocol as types: what clients send and what they get. docs/protocol.md explains it; its JSON Schema is made from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from metro2033.kernel.event import Told

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
MemberNumber = Annotated[int, Meta(ge=0, le=1000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
BotSpec = Annotated[str, Meta(max_length=80)]

Scope = Literal["view", "play", "host"]
UndoRule = Literal["boundary", "consent", "off"]
Pace = Literal["live", "slow"]
Remedy = Literal["wait", "bot", "end"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a room plays, and how. An empty edition is the usual one; an empty bot is a seat for a person."""

    game: Word = "board"
    edition: Word = ""
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = {}
    variants: Annotated[list[Word], Meta(max_length=10)] = []
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    bots: Annotated[list[BotSpec], Meta(max_length=6)] = []
    public: bool = False
    spectators: bool = True
    undo: UndoRule = "consent"
    pace: Pace = "live"


# Requests.


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a room and enter it under a nickname."""

    name: Name
    settings: Settings = Settings()


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Enter a room under a nickname; a room that is not public needs its invitation."""

    name: Name
    invite: Word = ""


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a token for programs: it acts for its maker in one room, as far as its scope goes."""

    scope: Scope


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for an account."""

    name: Name


class AccountView(Struct, frozen=True):
    """The name of your account; none for a guest."""

    name: str | None


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """Something a member asks for. The key comes back with the acknowledgement; it makes an answer or undo idempotent."""

    key: Key = ""


class Configure(Command, frozen=True, tag="configure"):
    """Change what the room plays (host, before the start)."""

    settings: Settings


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; the nonce is mixed into the luck of the game."""

    seat: SeatNumber
    nonce: Nonce = ""


class Stand(Command, frozen=True, tag="stand"):
    """Give a seat up before the start."""

    seat: SeatNumber


class PutBot(Command, frozen=True, tag="bot"):
    """Put a bot on a free seat, or take it away with an empty name (host, before the start)."""

    seat: SeatNumber
    bot: BotSpec = ""


class Ready(Command, frozen=True, tag="ready"):
    """Say that you are ready, or not any more."""

    ready: bool = True


class Start(Command, frozen=True, tag="start"):
    """Deal and begin (host)."""


class Kick(Command, frozen=True, tag="kick"):
    """Send a member out; a ban keeps it out (host)."""

    member: MemberNumber
    ban: bool = False


class Mute(Command, frozen=True, tag="mute"):
    """Stop a member's chat, or allow it again (host)."""

    member: MemberNumber
    muted: bool = True


class Block(Command, frozen=True, tag="block"):
    """Do not show me what a member says, or show it again."""

    member: MemberNumber
    blocked: bool = True


class Leave(Command, frozen=True, tag="leave"):
    """Leave the room; during a game a bot takes the seats over."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Make a new room with the same people and settings after the game."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer the open question of a seat with a choice's text id, as seen at sequence number `seq`."""

    seat: SeatNumber
    choice: Annotated[str, Meta(max_length=200)]
    seq: Count


class Undo(Command, frozen=True, tag="undo"):
    """Take the seat's last answer back, within the information boundary."""

    seat: SeatNumber
    seq: Count


class Propose(Command, frozen=True, tag="propose"):
    """Propose to go back to before entry `to`; it is done when every seat agrees."""

    seat: SeatNumber
    to: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class Consent(Command, frozen=True, tag="consent"):
    """Agree to the open proposal for a seat, or turn it down."""

    seat: SeatNumber
    agree: bool


class Vote(Command, frozen=True, tag="vote"):
    """Vote what to do about an absent seat: wait, let a bot play for it, or end the game."""

    seat: SeatNumber
    remedy: Remedy


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take a seat back from the bot that played for it."""

    seat: SeatNumber


class AutoPass(Command, frozen=True, tag="auto_pass"):
    """Pass by itself in these kinds of windows for a seat; the whole list replaces the old one."""

    seat: SeatNumber
    windows: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=40)]


class Say(Command, frozen=True, tag="say"):
    """Say something in the room's chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


AnyCommand = (
    Configure | Sit | Stand | PutBot | Ready | Start | Kick | Mute | Block | Leave | Rematch
    | Answer | Undo | Propose | Consent | Vote | TakeBack | AutoPass | Say
)  # fmt: skip


# Answers.


class Message(Struct, frozen=True, tag_field="type", kw_only=True):
    """Something the server sends."""


class Acknowledged(Message, frozen=True, tag="ack"):
    """The command is done and on disk; `seq` is the last entry of the game then."""

    key: str
    seq: int


class Refused(Message, frozen=True, tag="refusal"):
    """The command changed nothing: why, as a stable word and as a sentence, with the rules it rests on."""

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


class MemberView(Struct, frozen=True):
    """One member of a room."""

    member: int
    name: str
    host: bool
    present: bool
    muted: bool


class ProposalView(Struct, frozen=True):
    """An open proposal to go back to before an entry."""

    seat: int
    to: int
    agreed: list[int]


class YouView(Struct, frozen=True):
    """What only you need to know about yourself in the room."""

    member: int | None
    host: bool
    seats: list[int]
    auto_pass: dict[str, list[str]]  # by seat
    blocked: list[int]
    invite: str | None


class RoomView(Struct, frozen=True):
    """A room as one person sees it."""

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
    windows: list[str]  # kinds of windows that can be passed by themselves
    proposal: ProposalView | None
    votes: dict[str, dict[str, str]]  # by absent seat, then by voting member
    rematch: str | None
    outcome: str  # why the game is over: "", finished, ended, left
    broken: str  # why this server cannot go on with the game; its record can still be had


class RoomMessage(Message, frozen=True, tag="room"):
    """The room has changed."""

    room: RoomView


class OptionView(Struct, frozen=True):
    """One legal choice: its text id, what it points at, and the rules it rests on."""

    id: str
    verb: str
    kind: str
    target: str
    rules: list[str]


class QuestionView(Struct, frozen=True):
    """A question that waits for a seat; only the seat itself sees its options."""

    seat: int
    name: str
    sealed: bool
    window: str | None
    options: list[OptionView] | None


class EntryView(Struct, frozen=True):
    """What happened with one entry of the log, as the viewer may know it."""

    seq: int
    kind: str  # answer, undo, rewind, end
    seat: int | None
    to: int | None
    link: str
    events: list[Told]


class ResultView(Struct, frozen=True):
    """How the game ended."""

    winner: int | None
    points: list[int]
    places: list[int]


class Update(Message, frozen=True, tag="update"):
    """The game has moved on to entry `seq`. `view` is whole if `full`, else only its fields that have changed since `base`."""

    seq: int
    base: int
    full: bool
    seat: int | None
    view: Raw
    digest: str  # of the whole view
    questions: list[QuestionView]
    may_undo: bool
    entries: list[EntryView]
    result: ResultView | None


class SaidView(Struct, frozen=True):
    """A line of chat."""

    number: int
    member: int
    text: str
    at: float


class Chat(Message, frozen=True, tag="chat"):
    """Lines of chat."""

    lines: list[SaidView]


class Bye(Message, frozen=True, tag="bye"):
    """The server ends this connection: why. Connect again unless you were sent out."""

    reason: str


AnyMessage = Acknowledged | Refused | RoomMessage | Update | Chat | Bye


class Entered(Struct, frozen=True):
    """You are in a room."""

    room: RoomView


class RoomSummary(Struct, frozen=True):
    """A room in a list."""

    id: str
    status: str
    settings: Settings
    host: str
    free: int
    your_turn: bool = False


class RoomList(Struct, frozen=True):
    """Public rooms, and your own."""

    public: list[RoomSummary]
    yours: list[RoomSummary]


class TokenMade(Struct, frozen=True):
    """A token; it is shown once and stored only as a hash."""

    token: str
    scope: Scope


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    editions: list[str]
    default_edition: str
    least_seats: int
    most_seats: int
    variants: list[str]
    options: dict[str, list[str]]  # allowed values by name
    windows: list[str]


class Catalogue(Struct, frozen=True):
    """What can be played here, against whom, in which languages."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class Updates(Struct, frozen=True):
    """Everything that is new for a long poll; poll again with `since` set to the update's `seq` and `version` to the room's."""

    messages: list[AnyMessage]


class Health(Struct, frozen=True):
    """Whether the server can serve."""

    status: str
    version: str
    database: str


Json = dict[str, Any]
