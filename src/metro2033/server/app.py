"""Composition root: builds and wires every part of the server, then starts and stops them.

All wiring happens here. Constructors only store their dependencies; `start` and `close` control the lifetime.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher

from metro2033.bots.own import offer_bots
from metro2033.processes import end_with_parent
from metro2033.server.archive.continuing import Continuations
from metro2033.server.archive.pictures import Pictures
from metro2033.server.archive.record_import import RecordReader
from metro2033.server.archive.replays import Replays
from metro2033.server.archive.reviews import Reviews
from metro2033.server.archive.store import ReviewStore
from metro2033.server.clubs.leagues.changes import LeagueChanges
from metro2033.server.clubs.leagues.keeper import Keeper
from metro2033.server.clubs.leagues.leagues import Leagues
from metro2033.server.clubs.leagues.round_notices import RoundNotices
from metro2033.server.clubs.leagues.store import LeagueStore
from metro2033.server.clubs.ratings.profile_store import ProfileStore
from metro2033.server.clubs.ratings.profiles import Profiles
from metro2033.server.clubs.ratings.recorder import Recorder
from metro2033.server.clubs.ratings.store import RatingStore
from metro2033.server.cluster.eviction import Eviction
from metro2033.server.cluster.pg_notify import Listener, Publisher
from metro2033.server.cluster.poller import Poller
from metro2033.server.cluster.presence import PresenceSync
from metro2033.server.core.clock import SYSTEM, Clock
from metro2033.server.core.config import Config, database_url, from_environment
from metro2033.server.core.connections import Connections
from metro2033.server.core.database import Database
from metro2033.server.core.logging import start_logging
from metro2033.server.core.metrics import Metrics
from metro2033.server.core.queue_consumer import QueueConsumer
from metro2033.server.core.quotas import Quotas
from metro2033.server.features import personal_data, quotas_of
from metro2033.server.http.application import Application
from metro2033.server.http.identity import Identities
from metro2033.server.http.services import Services
from metro2033.server.http.shared_answers import SharedAnswers
from metro2033.server.notices.due import DueTurns
from metro2033.server.notices.hooks import HookNotices
from metro2033.server.notices.hours_store import HoursStore
from metro2033.server.notices.mail.delivery import MailSender
from metro2033.server.notices.mail.mailboxes import Mailboxes
from metro2033.server.notices.mail.outbox import Outbox
from metro2033.server.notices.mail.queue import MailStore
from metro2033.server.notices.mail.store import MailboxStore
from metro2033.server.notices.mail.turn_mail import MailNotices
from metro2033.server.notices.notifications import Notifications
from metro2033.server.notices.pending import PendingTurns
from metro2033.server.notices.push.notices import PushNotices
from metro2033.server.notices.push.sender import PushSender
from metro2033.server.notices.push.store import PushStore
from metro2033.server.notices.quiet_hours import QuietHours
from metro2033.server.notices.scheduler import Scheduler
from metro2033.server.notices.store import NoticeStore
from metro2033.server.notices.turn_store import TurnStore
from metro2033.server.operators.census import CensusStore
from metro2033.server.operators.desk import Desk
from metro2033.server.operators.policy import Policy
from metro2033.server.operators.store import OperatorStore
from metro2033.server.operators.sync import PolicySync
from metro2033.server.packs.reader import PackReader
from metro2033.server.packs.service import Packs, offered_packs
from metro2033.server.packs.store import PackStore
from metro2033.server.people.access_list import AccessList
from metro2033.server.people.accounts import Accounts
from metro2033.server.people.passkey_store import PasskeyStore
from metro2033.server.people.passkeys import Passkeys
from metro2033.server.people.passwords import Passwords
from metro2033.server.people.reserved_names import ReservedNames
from metro2033.server.people.retention import Retention
from metro2033.server.people.session_store import SessionStore
from metro2033.server.people.sessions import Sessions
from metro2033.server.people.store import PeopleStore
from metro2033.server.play.advice import Advisor
from metro2033.server.play.autoplay import Autoplay
from metro2033.server.play.bot_tables import BotTables
from metro2033.server.play.clocks import Clocks
from metro2033.server.play.command_handler import CommandHandler
from metro2033.server.play.group_commit import GroupCommit
from metro2033.server.play.moves import Moves
from metro2033.server.play.store import GameStore
from metro2033.server.play.subscription import Subscriptions
from metro2033.server.play.uptime import Uptime
from metro2033.server.play.worker_pool import WorkerPool
from metro2033.server.practice.service import Practice
from metro2033.server.rooms.absence import Absence
from metro2033.server.rooms.attendance import Attendance
from metro2033.server.rooms.changes import RoomChanges
from metro2033.server.rooms.loader import RoomLoader
from metro2033.server.rooms.lobby import Lobby
from metro2033.server.rooms.log_row import Row
from metro2033.server.rooms.presence import Presence
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room_data import RoomData
from metro2033.server.rooms.room_view import RoomViews
from metro2033.server.rooms.store import RoomStore
from metro2033.server.rooms.visits import Visits

COLLECT_RARELY = (50_000, 20, 100)  # with thousands of live connections, a full collection takes a second
SWITCH_SECONDS = 0.001  # the event loop yields the GIL this soon to a thread that is finishing a commit
ADVISERS = 1  # separate workers for advice, so that hints never delay a bot's turn
MOST_ADVICE = 20  # advice requests that may wait; further ones are refused
REVIEWERS, REVIEW_SECONDS, NICE = 1, 120.0, 19  # one chunk of a review at a time, at the lowest priority


@dataclass(frozen=True)
class Server:
    """The parts of a server process that have a lifetime, and the services that endpoints use."""

    database: Database
    rooms: RoomStore
    games: GameStore
    people: PeopleStore
    credentials: SessionStore
    turns: TurnStore
    uptime: Uptime
    clocks: Clocks
    group_commit: GroupCommit
    pool: WorkerPool
    autoplay: Autoplay
    reader: RecordReader
    scheduler: Scheduler
    publisher: Publisher
    listener: Listener
    poller: Poller
    presence_sync: PresenceSync
    eviction: Eviction
    retention: Retention
    recorder: Recorder
    leagues: LeagueStore
    league_changes: LeagueChanges
    keeper: Keeper
    queues: Sequence[QueueConsumer[Any]]
    services: Services


def build(config: Config, clock: Clock = SYSTEM) -> Server:
    """Builds and wires all parts, starting with the database. Starts nothing."""
    offer_bots(config.bots)
    database = Database(database_url(config.database), clock)
    rooms, games = RoomStore(database.engine, clock), GameStore(database.engine)
    people, turns = PeopleStore(database.engine, clock), TurnStore(database.engine)
    census = CensusStore(database.engine, clock)
    policy = Policy(database, OperatorStore(database.engine, clock), census, clock)
    metrics, uptime, presence = Metrics(), Uptime(database, turns, lambda: policy.is_read_only, clock), Presence(clock)
    grace = max(config.grace, 2 * config.pause)
    clocks = Clocks(uptime, grace, clock)
    absence = Absence(presence, uptime, config.absent_after, config.absent_after_slow, clock)
    attendance = Attendance(presence, uptime, config.unattended)

    # Rooms and moves.
    publisher = Publisher(database, clock, enabled=config.listen)
    loader = RoomLoader(database, rooms, games, turns, presence, grace, clock)
    names = ReservedNames(database, people)
    changes = RoomChanges(database, rooms, loader, publisher.announce, presence.is_here, names)

    async def append(rows: Sequence[Row]) -> list[bool]:
        return await database.run(games.append, rows)

    async def read_log(game: str, after: int) -> list[Row]:
        return await database.run(games.read_log, game, after)

    group_commit = GroupCommit(append, clock)
    ratings, reviews = RatingStore(database.engine, clock), ReviewStore(database.engine, clock)
    recorder = Recorder(database, ratings, rooms, games, reviews, lambda: policy.is_read_only, clock)
    moves = Moves(
        database, games, group_commit, loader, changes, clocks, metrics, policy, absence, recorder.note, clock
    )

    # Background work.
    mails, mailboxes = MailStore(database.engine), MailboxStore(database.engine, clock)
    outbox, notices = Outbox(config, database, mails, clock), NoticeStore(database.engine)
    hours, pushes = HoursStore(database.engine), PushStore(database.engine)
    sender = PushSender(config, database, pushes, people, metrics, clock)
    quiet_hours, hooks = QuietHours(database, hours, clock), HookNotices(config, database, people, turns, clock)
    push = PushNotices(config, database, pushes, rooms, turns, quiet_hours, sender, metrics, clock)
    notifications = Notifications(
        config, database, rooms, turns, notices, presence, outbox, mailboxes, hooks, push, clock
    )
    pending = PendingTurns(database, turns, clocks, notifications, config.settle, clock)
    pool = WorkerPool(config.bot_workers, config.bot_seconds, clock=clock)
    autoplay = Autoplay(loader, moves, clocks, pool, attendance, metrics, config.pause, pending.note, policy, clock)
    registry = Registry(database, rooms, games, loader, autoplay, presence, metrics, policy.admit, names, clock)
    policy_sync = PolicySync(policy, registry, uptime, metrics, config.policy, clock)
    poller = Poller(database, rooms, registry, loader, config.poll, clock)
    visits = Visits(database, turns)
    scheduler = Scheduler(database, turns, registry, pending, visits, config.settle, config.look, clock)

    # Services for endpoints.
    lobby, views = Lobby(database, rooms), RoomViews(presence, absence)
    replays, reader = Replays(read_log), RecordReader()
    bot_tables = BotTables(registry, attendance, config.bot_tables)
    credentials, packs = SessionStore(database.engine, clock), PackStore(database.engine)
    sessions = Sessions(database, credentials, config.recheck, clock)
    hasher = PasswordHasher(config.password_passes, config.password_kib)
    quotas, passwords = Quotas(quotas_of(config), clock), Passwords(hasher)
    reviewers = WorkerPool(REVIEWERS, REVIEW_SECONDS, NICE)
    passkeys = PasskeyStore(database.engine, clock)
    access = AccessList(database, people, passkeys)
    addresses = Mailboxes(database, mailboxes, hours, people, credentials, access, outbox, clock)
    league_store = LeagueStore(database.engine, clock)
    league_changes = LeagueChanges(database, league_store)
    due = DueTurns(database, turns, lobby, registry, pending)
    mail_notices = MailNotices(database, people, mailboxes, hours, quiet_hours, outbox, due, clock)
    round_notices = RoundNotices(database, league_store, mailboxes, mail_notices, outbox, clock)
    keeper = Keeper(
        database,
        league_store,
        league_changes,
        rooms,
        people,
        registry,
        loader,
        changes,
        moves,
        policy,
        round_notices,
        config.league_check,
        clock,
    )
    leagues = Leagues(database, league_store, people, league_changes, keeper, policy, clock)
    personal = personal_data(database.engine, clock)
    accounts = Accounts(
        database,
        people,
        registry,
        changes,
        passwords,
        sessions,
        credentials,
        addresses,
        rooms,
        RoomData(database.engine, clock),
        personal,
        keeper.check_due,
        clock,
    )
    queues: list[QueueConsumer[Any]] = [
        QueueConsumer("notification", database, notices.calls, hooks, config.settle / 2, clock)
    ]
    if config.push:
        queues.append(QueueConsumer("push", database, notices.pushes, push, config.settle / 2, clock))
    if config.smtp is not None:
        writers = (addresses, mail_notices, round_notices)
        mail_sender = MailSender(config, config.smtp, database, mailboxes, metrics, writers)
        queues.append(QueueConsumer("mail", database, mails.queue, mail_sender, config.mail_look, clock))
    profiles = Profiles(database, people, ProfileStore(database.engine, clock), clock)
    services = Services(
        config=config,
        clock=clock,
        metrics=metrics,
        database=database,
        identities=Identities(database, people, sessions, (config.cookie_key, config.cookie_key_old)),
        answers=SharedAnswers(),
        sessions=sessions,
        accounts=accounts,
        mailboxes=addresses,
        access=access,
        passkeys=Passkeys(database, passkeys, people, addresses, clock),
        personal=personal,
        lobby=lobby,
        registry=registry,
        loader=loader,
        changes=changes,
        commands=CommandHandler(
            registry, loader, changes, moves, absence, visits, attendance, bot_tables, quotas, policy, profiles, clock
        ),
        visits=visits,
        views=views,
        subscriptions=Subscriptions(views, presence, absence, clocks, metrics, sessions, policy, clock),
        replays=replays,
        pictures=Pictures(replays, quotas),
        reviews=Reviews(database, reviews, ratings, replays, reviewers, quotas, clock),
        continuations=Continuations(registry, replays, reader, clock),
        practice=Practice(registry),
        profiles=profiles,
        packs=Packs(database, packs, PackReader(), offered_packs(config.packs), clock),
        leagues=leagues,
        advisor=Advisor(WorkerPool(ADVISERS, config.bot_seconds, most_waiting=MOST_ADVICE)),
        due=due,
        hooks=hooks,
        mail_notices=mail_notices,
        push=push,
        quiet_hours=quiet_hours,
        attendance=attendance,
        connections=Connections(config.feeds_per_address, config.viewers_per_room, config.viewers_per_address),
        quotas=quotas,
        policy=policy,
        policy_sync=policy_sync,
        desk=Desk(database.engine, clock, personal.forget),
        poller=poller,
    )
    return Server(
        database=database,
        rooms=rooms,
        games=games,
        people=people,
        credentials=credentials,
        turns=turns,
        uptime=uptime,
        clocks=clocks,
        group_commit=group_commit,
        pool=pool,
        autoplay=autoplay,
        reader=reader,
        scheduler=scheduler,
        publisher=publisher,
        listener=Listener(database, registry, loader, clock, enabled=config.listen),
        poller=poller,
        presence_sync=PresenceSync(database, rooms, registry, presence, absence, config.tell_presence, clock),
        eviction=Eviction(registry, attendance, config.evict_after, clock),
        retention=Retention(
            database, rooms, credentials, accounts, mailboxes, config.chat_days, config.guest_days, clock
        ),
        recorder=recorder,
        leagues=league_store,
        league_changes=league_changes,
        keeper=keeper,
        queues=queues,
        services=services,
    )


@asynccontextmanager
async def running(server: Server) -> AsyncIterator[dict[str, Any]]:
    """Starts all parts and stops them in reverse order. Yields the ASGI lifespan state, which connections can read."""
    services = server.services
    await server.database.start()
    await services.identities.start()
    await server.uptime.start()
    await services.policy_sync.start()
    server.group_commit.start()
    cluster = (server.publisher, server.listener, server.poller, server.presence_sync, server.eviction)
    sweeps = (services.sessions, server.retention, server.recorder)
    mail_and_leagues = (services.mail_notices, server.keeper)
    for part in (*cluster, *sweeps, server.scheduler, services.registry, *mail_and_leagues):
        part.start()
    for queue in server.queues:
        queue.start()
    yield {"leave": services.subscriptions.leave}
    await services.policy_sync.close()
    for queue in server.queues:
        await queue.close()
    for part in (*reversed(mail_and_leagues), services.registry, *reversed(sweeps), *reversed(cluster)):
        await part.close()
    await server.scheduler.close()
    await services.hooks.close()
    await services.push.close()
    await server.group_commit.close()
    helpers = (services.reviews, server.pool, services.advisor, services.pictures, services.replays, services.practice)
    for helper in (*helpers, server.reader, services.packs, services.accounts, services.profiles):
        await helper.close()
    await server.uptime.close()
    await server.database.close()


def make_app(config: Config) -> Application:
    """Returns a server as an ASGI application; the application's lifespan starts and stops its parts."""
    server = build(config)
    return Application(server.services, running(server))


def app_from_environment() -> Application:
    """Returns the application of a worker process, configured by its parent through the environment."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    start_logging()
    gc.freeze()
    gc.set_threshold(*COLLECT_RARELY)
    sys.setswitchinterval(SWITCH_SECONDS)
    return make_app(from_environment())
