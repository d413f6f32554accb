"""The services that endpoints use; the composition root builds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from starlette.requests import HTTPConnection

from metro2033.server.archive.continuing import Continuations
from metro2033.server.archive.pictures import Pictures
from metro2033.server.archive.replays import Replays
from metro2033.server.archive.reviews import Reviews
from metro2033.server.clubs.leagues.leagues import Leagues
from metro2033.server.clubs.ratings.profiles import Profiles
from metro2033.server.cluster.poller import Poller
from metro2033.server.core.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.connections import Connections
from metro2033.server.core.database import Database
from metro2033.server.core.metrics import Metrics
from metro2033.server.core.quotas import Quotas
from metro2033.server.http.identity import Identities
from metro2033.server.http.shared_answers import SharedAnswers
from metro2033.server.notices.due import DueTurns
from metro2033.server.notices.hooks import HookNotices
from metro2033.server.notices.mail.mailboxes import Mailboxes
from metro2033.server.notices.mail.turn_mail import MailNotices
from metro2033.server.notices.push.notices import PushNotices
from metro2033.server.notices.quiet_hours import QuietHours
from metro2033.server.operators.desk import Desk
from metro2033.server.operators.policy import Policy
from metro2033.server.operators.sync import PolicySync
from metro2033.server.packs.service import Packs
from metro2033.server.people.access_list import AccessList
from metro2033.server.people.accounts import Accounts
from metro2033.server.people.passkeys import Passkeys
from metro2033.server.people.sessions import Sessions
from metro2033.server.personal_data import PersonalData
from metro2033.server.play.advice import Advisor
from metro2033.server.play.command_handler import CommandHandler
from metro2033.server.play.subscription import Subscriptions
from metro2033.server.practice.service import Practice
from metro2033.server.rooms.attendance import Attendance
from metro2033.server.rooms.changes import RoomChanges
from metro2033.server.rooms.loader import RoomLoader
from metro2033.server.rooms.lobby import Lobby
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room_view import RoomViews
from metro2033.server.rooms.visits import Visits


@dataclass(frozen=True)
class Services:
    """All services available to endpoints."""

    config: Config
    clock: Clock
    metrics: Metrics
    database: Database
    identities: Identities
    answers: SharedAnswers
    sessions: Sessions
    accounts: Accounts
    mailboxes: Mailboxes
    access: AccessList
    passkeys: Passkeys
    personal: PersonalData
    lobby: Lobby
    registry: Registry
    loader: RoomLoader
    changes: RoomChanges
    commands: CommandHandler
    visits: Visits
    views: RoomViews
    subscriptions: Subscriptions
    replays: Replays
    pictures: Pictures
    reviews: Reviews
    continuations: Continuations
    practice: Practice
    profiles: Profiles
    packs: Packs
    leagues: Leagues
    advisor: Advisor
    due: DueTurns
    hooks: HookNotices
    mail_notices: MailNotices
    push: PushNotices
    quiet_hours: QuietHours
    attendance: Attendance
    connections: Connections
    quotas: Quotas
    policy: Policy
    policy_sync: PolicySync
    desk: Desk
    poller: Poller


@runtime_checkable
class ServingApplication(Protocol):
    """An application that carries the services of its endpoints."""

    services: Services


def services_of(connection: HTTPConnection) -> Services:
    """Returns the services of the application that serves a connection."""
    app = connection.app
    assert isinstance(app, ServingApplication)
    return app.services
