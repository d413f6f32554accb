"""The parts of the notices feature."""

from __future__ import annotations

from typing import Any

from metro2033.server.core.queue_consumer import QueueConsumer
from metro2033.server.notices.channel_store import ChannelStore
from metro2033.server.notices.channels import Channels
from metro2033.server.notices.due import DueTurns
from metro2033.server.notices.hooks import HookNotices
from metro2033.server.notices.hours_store import HoursStore
from metro2033.server.notices.mail.delivery import MailSender, Writer
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
from metro2033.server.people.service import PeopleService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services


class NoticeService(Service):
    """Open questions and the channels that notify people: webhooks, browsers and mail."""

    def __init__(self, services: Services) -> None:
        core, people, rooms, play = services.core, services[PeopleService], services[RoomService], services[PlayService]
        config, database, clock, metrics = core.config, core.database, core.clock, core.metrics
        engine, turns = database.engine, rooms.turns
        mails, notices, hours, pushes = MailStore(engine), NoticeStore(engine), HoursStore(engine), PushStore(engine)
        self.boxes = MailboxStore(engine, clock)
        self.outbox = Outbox(config, database, mails, clock)
        self.quiet_hours = QuietHours(database, hours, clock)
        self.hooks = HookNotices(config, database, people.store, turns, clock)
        sender = PushSender(core, pushes, people.store)
        self.push = PushNotices(core, pushes, rooms, self.quiet_hours, sender)
        notifications = Notifications(core, rooms, notices, self.outbox, self.boxes, self.hooks, self.push)
        channel_store = ChannelStore(engine)
        self.channels = Channels(core, channel_store, self.hooks)
        play.ended.append(self.channels.note_ended)
        pending = PendingTurns(core, turns, play.clocks, notifications, self.channels)
        play.waiting.append(pending.note)
        scheduler = Scheduler(core, rooms, play.registry, pending)
        self.due = DueTurns(database, turns, rooms.lobby, play.registry, pending)
        self.mailboxes = Mailboxes(
            database, self.boxes, hours, people.store, people.credentials, people.access, self.outbox, clock
        )
        self.mail_notices = MailNotices(
            database, people.store, self.boxes, hours, self.quiet_hours, self.outbox, self.due, clock
        )
        self._writers: dict[str, Writer] = {}
        self.write_mail(self.mailboxes)
        self.write_mail(self.mail_notices)
        queues: list[QueueConsumer[Any]] = [
            QueueConsumer("notification", database, notices.calls, self.hooks, config.settle / 2, clock),
            QueueConsumer("post", database, channel_store.queue, self.channels, config.settle, clock),
        ]
        if config.push:
            queues.append(QueueConsumer("push", database, notices.pushes, self.push, config.settle / 2, clock))
        if config.smtp is not None:
            mail_sender = MailSender(config, config.smtp, database, self.boxes, metrics, self._writers)
            queues.append(QueueConsumer("mail", database, mails.queue, mail_sender, config.mail_look, clock))
        self.queues = queues
        self.lasting = (self.push, self.hooks, self.channels, scheduler, self.mail_notices)

    def write_mail(self, writer: Writer) -> None:
        """Lets a writer write the mail of its kinds."""
        self._writers |= dict.fromkeys(writer.kinds, writer)
