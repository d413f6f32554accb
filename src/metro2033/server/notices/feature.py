"""The notices feature: endpoints, settings, quotas and personal data."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033 import wire
from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, Quota
from metro2033.server.feature import Feature
from metro2033.server.notices import channel_endpoints, due_endpoints, endpoints
from metro2033.server.notices.channel_store import ChannelStore
from metro2033.server.notices.hours_store import HoursStore
from metro2033.server.notices.mail import endpoints as mail_endpoints
from metro2033.server.notices.mail import unsubscribe
from metro2033.server.notices.mail.mailboxes import notices_of
from metro2033.server.notices.mail.store import MailboxStore
from metro2033.server.notices.push import endpoints as push_endpoints
from metro2033.server.notices.quiet_hours import see_hours
from metro2033.server.notices.service import NoticeService
from metro2033.server.notices.tables import asked, channels, hours, mailboxes, mails, notices
from metro2033.server.notices.turn_store import TurnStore
from metro2033.server.personal_data import Exported, Holder, export_nothing
from metro2033.server.rooms.tables import visits

NETWORK_MAILS = 3


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the mail quotas; password resets are counted by network only."""
    mails = config.mails_per_hour
    return {
        "mail": Quota("limit-mails", mails, mails * NETWORK_MAILS, HOUR),
        "forgot": Quota("limit-mails", math.inf, mails, HOUR),
    }


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holders of open questions, mailboxes and quiet hours.

    Webhooks and subscriptions let a person act, so `people` holds them.
    """
    boxes, hours_store, channel_store = MailboxStore(engine, clock), HoursStore(engine), ChannelStore(engine)

    def export_mail(person: str, credential: str) -> Exported:
        box, zone = boxes.of(person), hours_store.of(person).zone
        return {"mail": wire.ExportedMail(box.address, box.pending, notices_of(box, zone)) if box else None}

    def export_hours(person: str, credential: str) -> Exported:
        return {"hours": see_hours(hours_store.of(person))}

    def export_channels(person: str, credential: str) -> Exported:
        set_by = channel_store.of_person(person)
        return {"channels": [wire.ExportedChannel(channel.kind, channel.id, channel.url) for channel in set_by]}

    return (
        Holder((asked, notices, visits), TurnStore(engine).forget, export_nothing),
        Holder((mailboxes, mails), boxes.drop, export_mail),
        Holder((hours,), hours_store.forget, export_hours),
        Holder((channels,), channel_store.forget, export_channels),
    )


NOTICES = Feature(
    name="notices",
    service=NoticeService,
    endpoints=(
        *due_endpoints.ENDPOINTS,
        *endpoints.ENDPOINTS,
        *channel_endpoints.ENDPOINTS,
        *mail_endpoints.ENDPOINTS,
        *push_endpoints.ENDPOINTS,
    ),
    pages=unsubscribe.routes,
    settings=(
        "settle",
        "look",
        "notice_after",
        "notice_pauses",
        "notice_seconds",
        "webhook_private",
        "push",
        "push_contact",
        "smtp",
        "mail_look",
        "mail_pauses",
        "mail_together",
        "mails_per_hour",
    ),
    quotas=quotas,
    holders=holders,
)
