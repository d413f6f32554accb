"""Notifications: queues one notice per open question, asynchronously to play.

Notices go to the webhook and the browsers of a player who is not connected; in slow games also to the mailbox.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from metro2033.live.live_room import LiveRoom
from metro2033.server.notices.hooks import HookNotices
from metro2033.server.notices.mail.outbox import Outbox
from metro2033.server.notices.mail.queue import Mail
from metro2033.server.notices.mail.store import MailboxStore
from metro2033.server.notices.push.notices import PushNotices
from metro2033.server.notices.store import NoticeStore
from metro2033.server.notices.turn_store import Asked
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core

TURN = "turn"  # the kind of mail about turns


@dataclass(eq=False, repr=False)
class Notifications:
    """Queues notices, which survive a restart. Of several processes, the one that claims a question queues it."""

    _core: Core
    _rooms: RoomService
    _notices: NoticeStore
    _outbox: Outbox
    _mailboxes: MailboxStore
    _hooks: HookNotices
    _push: PushNotices

    def __post_init__(self) -> None:
        self._later: dict[str, tuple[float, LiveRoom]] = {}  # postponed rooms and when to check them

    async def look(self, rooms: Sequence[LiveRoom]) -> None:
        """Queues notices for rooms whose questions have just been saved, and for postponed rooms."""
        now = self._core.clock.monotonic()
        ripe = [self._later.pop(room) for room, (at, _) in list(self._later.items()) if at <= now]
        known = {live.room.id: live for live in [*rooms, *(live for _, live in ripe)]}
        if not known:
            return
        for pending in await self._core.database.run(self._rooms.turns.unnoticed, list(known)):
            question, hook = pending.question, pending.hook
            live = known[question.room]
            is_here, is_slow = await self._is_here(question), live.room.settings.pace == "slow"
            if is_here and is_slow and self._core.clock.now() - question.since < self._core.config.notice_after:
                self._later[question.room] = now + self._core.config.notice_after, live
                continue
            if pending.by_mail and is_slow:
                await self._queue_mail(question.person)
            is_told = is_slow or not is_here
            call = hook is not None and is_told and self._hooks.may_tell(question, hook)
            push = pending.by_push and is_told and self._push.may_tell(question.person)
            claim = partial(self._notices.claim, call=call, push=push, slow=is_slow)
            await self._core.database.run(claim, question, live.room.settings.game, self._core.clock.now())

    async def _queue_mail(self, person: str) -> None:
        """Queues one mail about all turns of a person, at least `mail_together` seconds after the previous one."""
        box = await self._core.database.run(self._mailboxes.of, person)
        if box is not None and box.reach:
            at = max(self._core.clock.now(), box.told + self._core.config.mail_together)
            await self._outbox.put(Mail(TURN, person, box.reach, box.language, once=f"{TURN}:{person}"), at)

    async def _is_here(self, question: Asked) -> bool:
        """Returns whether the person has the room open, in any process."""
        if self._rooms.presence.is_here(question.room, question.person):
            return True
        present = await self._core.database.run(self._rooms.store.present, question.room)
        return present.get(question.person, 0.0) > self._core.clock.now()
