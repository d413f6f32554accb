"""Accounts: requests and replies about one's own account, its sessions and its data."""

from __future__ import annotations

from msgspec import Struct

from metro2033.wire.companions import CompanionList
from metro2033.wire.daily import ExportedDaily
from metro2033.wire.fields import Key, Name, Password, Scope
from metro2033.wire.leagues import ExportedLeague
from metro2033.wire.mail import ExportedMail
from metro2033.wire.notes import ExportedNote
from metro2033.wire.notices import ExportedChannel, Hours
from metro2033.wire.passkeys import PasskeyView
from metro2033.wire.presets import Presets
from metro2033.wire.profiles import ExportedProfile
from metro2033.wire.push import ExportedPush
from metro2033.wire.trainer import ExportedTrainer


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for an account."""

    name: Name


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The current password and a new one."""

    old: Password
    new: Password


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, required for deleting an account."""

    password: Password


class ResetPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, authorised by the token of a one-time link."""

    token: Key
    password: Password


class AccountView(Struct, frozen=True):
    """The name of your account; null for a guest."""

    name: str | None


class SessionView(Struct, frozen=True):
    """A browser in which you are logged in; times in seconds since 1970."""

    id: str
    agent: str
    since: float
    seen: float
    current: bool


class SessionList(Struct, frozen=True):
    """Your sessions, most recently used first."""

    sessions: list[SessionView]


class TokenView(Struct, frozen=True):
    """A token that you created for a program: its room, its scope, and when it was created."""

    id: str
    room: str
    scope: Scope
    at: float


class AccessView(Struct, frozen=True):
    """Credentials that can act for you, apart from your browser sessions."""

    passkeys: list[PasskeyView]
    tokens: list[TokenView]
    webhook: str | None


class ExportedLine(Struct, frozen=True):
    """A chat line that you wrote."""

    text: str
    at: float


class ExportedRoom(Struct, frozen=True):
    """A room that you are or were in: your nickname, your seats and your chat."""

    id: str
    game: str
    status: str
    name: str
    seats: list[int]
    host: bool
    lines: list[ExportedLine]
    seen: int | None = None  # the last entry of its game that you have seen


class ExportedToken(Struct, frozen=True):
    """A token that you created; only its hash is stored."""

    room: str
    scope: Scope
    at: float


class ExportedPack(Struct, frozen=True):
    """A content pack that you uploaded."""

    name: str
    text: str
    at: float


class ExportedDecision(Struct, frozen=True):
    """A decision of yours in a league, from its journal."""

    league: str
    action: str
    details: str
    at: float


class ExportedReport(Struct, frozen=True):
    """A report that you sent to the operators."""

    room: str
    about: str
    reason: str
    text: str
    at: float


class ExportedSanction(Struct, frozen=True):
    """An operators' decision about you: a ban or a mute, its end, and the reason."""

    kind: str
    until: float | None
    reason: str


class Export(Struct, frozen=True):
    """Everything stored about you."""

    name: str | None
    since: float | None  # when the account was created
    sessions: list[SessionView]
    rooms: list[ExportedRoom]
    tokens: list[ExportedToken]
    webhook: str | None
    mail: ExportedMail | None
    passkeys: list[PasskeyView]
    packs: list[ExportedPack] = []
    push: list[ExportedPush] = []
    hours: Hours = Hours()
    profile: ExportedProfile | None = None
    leagues: list[ExportedLeague] = []
    decisions: list[ExportedDecision] = []
    reports: list[ExportedReport] = []
    sanctions: list[ExportedSanction] = []
    daily: list[ExportedDaily] = []
    trainer: ExportedTrainer = ExportedTrainer()
    companions: CompanionList = CompanionList()
    notes: list[ExportedNote] = []
    presets: Presets = Presets()
    channels: list[ExportedChannel] = []
