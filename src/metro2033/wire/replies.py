"""HTTP replies."""

from __future__ import annotations

from msgspec import Struct

from metro2033.wire.fields import Scope
from metro2033.wire.messages import AnyMessage, RoomView
from metro2033.wire.settings import Settings


class Entered(Struct, frozen=True):
    """You have joined a room."""

    room: RoomView


class AddressView(Struct, frozen=True):
    """The address at which others reach this server: the configured one, or one in the local network; empty if there is none."""

    public: str
    network: str  # disclosed only on the server's own machine
    device: bool = False  # whether the edition without a server is at /device/


class RoomSummary(Struct, frozen=True):
    """A room in a list."""

    id: str
    status: str
    settings: Settings
    host: str
    free: int
    your_turn: bool = False
    round: int | None = None  # of a game in progress that you may watch or play
    title: str = ""  # given by you, in a game kept on your device


class InvitationView(Struct, frozen=True):
    """An invitation to a room: by whom, and the word that lets you in."""

    room: RoomSummary
    by: str
    invite: str
    at: float


class RoomList(Struct, frozen=True):
    """Public rooms, your own, and your invitations."""

    public: list[RoomSummary]
    yours: list[RoomSummary]
    invited: list[InvitationView] = []


class TokenMade(Struct, frozen=True):
    """A token; it is shown once, and only its hash is stored."""

    token: str
    scope: Scope


class OptionInfo(Struct, frozen=True):
    """An option (an edition flag or a ruling): its rule, its possible values, and its value in every edition."""

    rule: str
    values: list[str]
    usual: dict[str, str]  # by edition


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    editions: list[str]
    default_edition: str
    least_seats: int
    most_seats: int
    variants: list[str]
    options: dict[str, OptionInfo]
    windows: list[str]


class LevelInfo(Struct, frozen=True):
    """A level of bots: the bot behind it, and its measured ratings by game; a greedy bot has 1000."""

    level: str
    bot: str
    ratings: dict[str, int]


class Catalogue(Struct, frozen=True):
    """The games, bots and languages of this server."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    levels: list[LevelInfo]


class Updates(Struct, frozen=True):
    """The new messages for a long poll; poll again with `since` set to the update's `seq` and `version` to the room's."""

    messages: list[AnyMessage]


class Health(Struct, frozen=True):
    """The health of the server."""

    status: str
    version: str
    database: str
