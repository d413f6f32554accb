"""Notices by mail: preferences, turns in slow games, the daily digest, and unsubscribe links."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import NotFound
from metro2033.live.background import BackgroundTasks
from metro2033.live.clock import Clock
from metro2033.live.room import Room
from metro2033.server.core.database import Database
from metro2033.server.notices.due import DueTurns
from metro2033.server.notices.hours import check_zone, next_digest
from metro2033.server.notices.hours_store import Hours, HoursStore
from metro2033.server.notices.mail.letters import Letter, write_notice
from metro2033.server.notices.mail.outbox import Outbox
from metro2033.server.notices.mail.queue import Mail
from metro2033.server.notices.mail.store import Mailbox, MailboxStore
from metro2033.server.notices.notifications import TURN
from metro2033.server.notices.quiet_hours import QuietHours
from metro2033.server.people.store import PeopleStore
from metro2033.text.words import Words, words_for

DIGEST = "digest"
STOPS: dict[str, dict[str, object]] = {
    TURN: {"turns": False},
    DIGEST: {"digest": False, "digest_at": None},
    "all": {"turns": False, "digest": False, "digest_at": None},
}
MOST_DIGESTS = 200  # per poll
MOST_LISTED = 20  # games in one mail
LOOK_SECONDS = 30.0
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class MailNotices:
    """Writes notices about slow games, and schedules digests."""

    kinds: Sequence[str] = (TURN, DIGEST)

    def __init__(
        self,
        database: Database,
        people: PeopleStore,
        mailboxes: MailboxStore,
        hours: HoursStore,
        quiet: QuietHours,
        outbox: Outbox,
        due: DueTurns,
        clock: Clock,
    ) -> None:
        self._clock = clock
        self._database = database
        self._hours = hours
        self._quiet = quiet
        self._people = people
        self._mailboxes = mailboxes
        self._outbox = outbox
        self._due = due
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts polling for due digests, if this server sends mail."""
        if self._outbox.is_open:
            self._background.repeat("digests not queued", LOOK_SECONDS, self.look)

    async def close(self) -> None:
        """Stops polling."""
        await self._background.close()

    async def look(self) -> None:
        """Queues due digests. Digests missed during downtime are sent late, as one."""
        now = self._clock.now()
        for box in await self._database.run(self._mailboxes.digests_due, now, MOST_DIGESTS):
            assert box.address is not None and box.digest_at is not None
            mail = Mail(DIGEST, box.person, box.address, box.language, once=f"{DIGEST}:{box.person}")
            hours = await self._database.run(self._hours.of, box.person)
            following = next_digest(hours, box.hour, now)
            await self._outbox.put_digest(mail, now, box.digest_at, following)

    async def choose(self, person: str, wanted: wire.MailNotices) -> None:
        """Sets which notices a person gets by mail, and the person's time zone."""
        zone = check_zone(wanted.zone)
        following = next_digest(Hours(person, zone), wanted.hour, self._clock.now()) if wanted.digest else None
        choices = {
            "turns": wanted.turns,
            "digest": wanted.digest,
            "hour": wanted.hour,
            "language": wanted.language,
            "digest_at": following,
        }
        if not await self._database.run(self._hours.put_zone, person, zone, choices):
            raise Problem("mail-none")

    # Writing mail.

    async def not_before(self, mail: Mail, now: float) -> float:
        """Returns when the person's quiet hours end."""
        return await self._quiet.after(mail.person, now)

    async def write(self, mail: Mail) -> Letter | None:
        """Writes a notice; returns None if nothing waits any more, or the person no longer wants it."""
        box = await self._database.run(self._mailboxes.of, mail.person)
        if box is None or not box.reach or not (box.turns if mail.kind == TURN else box.digest):
            return None
        due, others = await self._due.slow(mail.person)
        if mail.kind == TURN and any(turn.since > box.told for turn in due):
            return await self._letter(box, TURN, due, [])
        if mail.kind == DIGEST and (due or others):
            return await self._letter(box, DIGEST, due, others)
        return None

    async def sent(self, mail: Mail) -> None:
        """Records when turns were last mailed."""
        if mail.kind == TURN:
            await self._database.run(self._mailboxes.choose, mail.person, {"told": self._clock.now()})

    async def _letter(self, box: Mailbox, kind: str, due: list[wire.DueView], others: list[Room]) -> Letter:
        words = words_for(box.language, "")
        account = await self._database.run(self._people.account_of, box.person)
        args: dict[str, str | int] = {
            "name": account.name if account else "",
            "waiting": len(due),
            "others": len(others),
            "game": words.say(f"game-{due[0].game}") if due else "",
        }
        parts: list[str] = []
        if due:
            parts += [words.say("mail-waiting", args), *(self._asked(turn, words) for turn in due[:MOST_LISTED])]
        if others:
            parts += [words.say("mail-others", args), *(self._going(room, box, words) for room in others[:MOST_LISTED])]
        stop = await self.link(box.person, kind, box.language)
        return write_notice(box.reach, box.language, kind, parts, stop, args)

    def _asked(self, due: wire.DueView, words: Words) -> str:
        """Describes a game that waits for the person: its name, the opponents, the time left, and the link."""
        told = self._named(due.game, due.players, words)
        if due.until is not None:
            told += " " + say_time_left(due.until - self._clock.now(), words)
        return f"{told}\n{self._outbox.public_url}/rooms/{due.room}"

    def _going(self, room: Room, box: Mailbox, words: Words) -> str:
        named = self._named(room.settings.game, room.others(box.person), words)
        return f"{named}\n{self._outbox.public_url}/rooms/{room.id}"

    def _named(self, game: str, players: list[str], words: Words) -> str:
        args = {"game": words.say(f"game-{game}"), "players": words.list(players)}
        return words.say("mail-game-with" if players else "mail-game", args)

    # Unsubscribe links.

    async def link(self, person: str, kind: str, language: str) -> str:
        """Returns the URL of the unsubscribe page; it needs no login and can be used repeatedly."""
        return f"{self._outbox.public_url}/unsubscribe?token={person}.{kind}.{await self._mac(person, kind)}&lang={language}"

    async def read(self, token: str) -> tuple[str, str]:
        """Verifies a signed token and returns its person and kind of notices."""
        person, _, rest = token.partition(".")
        kind, _, mac = rest.partition(".")
        if kind not in STOPS or not hmac.compare_digest(mac.encode(), (await self._mac(person, kind)).encode()):
            raise NotFound("mail-link-unknown")
        return person, kind

    async def stop(self, token: str, *, everything: bool = False) -> str:
        """Stops the notices named by a token, or all; returns which."""
        person, kind = await self.read(token)
        stopped = "all" if everything else kind
        await self._database.run(self._mailboxes.choose, person, STOPS[stopped])
        return stopped

    async def _mac(self, person: str, kind: str) -> str:
        key = await self._database.run(self._people.setting, "mail_key", lambda: secrets.token_hex(32))
        return hmac.new(bytes.fromhex(key), f"{person}.{kind}".encode(), hashlib.sha256).hexdigest()


def say_time_left(seconds: float, words: Words) -> str:
    """Returns the time left in the largest suitable unit."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if seconds >= 2 * size:
            return words.say(f"mail-left-{unit}", {"count": int(seconds // size)})
    return words.say("mail-left-minutes", {"count": max(0, int(seconds // MINUTE))})
