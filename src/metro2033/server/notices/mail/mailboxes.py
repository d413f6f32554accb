"""E-mail addresses of accounts: confirmation by link, security notices, and password resets."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, NotFound, TooFast
from metro2033.live.clock import Clock
from metro2033.live.names import key_of
from metro2033.server.core.database import Database
from metro2033.server.core.rate_limit import RateLimiter
from metro2033.server.notices.hours_store import HoursStore
from metro2033.server.notices.mail.addresses import clean_address, key_of_address, mailbox_of, veiled
from metro2033.server.notices.mail.letters import Letter, write
from metro2033.server.notices.mail.outbox import Outbox
from metro2033.server.notices.mail.queue import Mail
from metro2033.server.notices.mail.store import Mailbox, MailboxStore
from metro2033.server.people.access_list import AccessList
from metro2033.server.people.session_store import SessionStore
from metro2033.server.people.sessions import make_reset_link, new_session_token, token_hash
from metro2033.server.people.store import Account, PeopleStore
from metro2033.text.words import words_for

CONFIRM_HOURS, RESET_HOURS = 24, 1
HOUR = 3600.0
MOST_SHARING = 5  # accounts that share an address
MAILS_TO_ONE = 4  # per hour, caused by strangers: confirmations of one address, or password resets of one account


class Mailboxes:
    """Manages the mailboxes of accounts. One-time links are created when their mail is sent, so the queue never holds one."""

    kinds: Sequence[str] = ("confirm", "changed", "password", "recovered", "passkey", "forgot", "reset")

    def __init__(
        self,
        database: Database,
        store: MailboxStore,
        hours: HoursStore,
        people: PeopleStore,
        credentials: SessionStore,
        access: AccessList,
        outbox: Outbox,
        clock: Clock,
    ) -> None:
        self._clock = clock
        self._database = database
        self._store = store
        self._hours = hours
        self._people = people
        self._credentials = credentials
        self._access = access
        self._outbox = outbox
        self._to_address = RateLimiter(MAILS_TO_ONE / HOUR, MAILS_TO_ONE, clock)
        self._to_person = RateLimiter(MAILS_TO_ONE / HOUR, MAILS_TO_ONE, clock)

    async def of(self, person: str) -> wire.MailView:
        """Returns a person's own mailbox settings."""
        box = await self._database.run(self._store.of, person)
        if box is None:
            return wire.MailView(self._outbox.is_open)
        notices = notices_of(box, (await self._database.run(self._hours.of, person)).zone) if box.address else None
        return wire.MailView(self._outbox.is_open, box.address, box.pending, box.failed, notices)

    # The address.

    async def ask(self, account: Account, wanted: wire.SetMail) -> None:
        """Sends a confirmation link to a new address; the old one stays until it is confirmed."""
        self._need_mail()
        address = clean_address(wanted.address)
        self._limit(address)
        until = self._clock.now() + CONFIRM_HOURS * HOUR
        await self._database.run(self._store.ask, account.person, address, wanted.language, until)
        await self._outbox.put(self._confirmation(account.person, address, wanted.language))

    async def ask_again(self, person: str) -> None:
        """Sends the confirmation link again."""
        self._need_mail()
        box = await self._database.run(self._store.of, person)
        if box is None or box.pending is None:
            raise Problem("mail-none-pending")
        address = clean_address(box.pending)  # validate again: rules may have changed since it was stored
        self._limit(address)
        await self._outbox.put(self._confirmation(person, address, box.language))

    def _confirmation(self, person: str, address: str, language: str) -> Mail:
        return Mail("confirm", person, address, language, once=f"confirm:{person}")

    def _limit(self, address: str) -> None:
        if not self._to_address.take(mailbox_of(address)):
            raise TooFast("limit-mails", seconds=round(HOUR / MAILS_TO_ONE))

    def _need_mail(self) -> None:
        if not self._outbox.is_open:
            raise Problem("mail-not-here")

    async def confirm(self, token: str) -> wire.MailConfirmed:
        """Confirms an address by its link, and notifies the address it replaces."""
        found = await self._database.run(self._store.confirm, token_hash(token), key_of_address)
        if found is None:
            raise NotFound("mail-link-unknown")
        before, after = found
        assert after.address is not None
        if before.address and before.address != after.address:
            told = Mail("changed", before.person, before.address, before.language, veiled(after.address))
            await self._outbox.put(told)
        account = await self._database.run(self._people.account_of, before.person)
        return wire.MailConfirmed(account.name if account else "", after.address)

    async def remove(self, person: str) -> None:
        """Removes the address, and notifies it."""
        box = await self._database.run(self._store.of, person)
        await self._database.run(self._store.drop, person)
        if box is not None and box.address:
            await self._outbox.put(Mail("changed", person, box.address, box.language))

    async def tell(self, person: str, kind: str, details: str = "") -> None:
        """Sends a security notice about the account, if it has an address."""
        box = await self._database.run(self._store.of, person)
        if box is not None and box.address:
            await self._outbox.put(Mail(kind, person, box.address, box.language, details))

    # Password reset.

    async def forgot(self, caller: Caller, wanted: wire.ForgotPassword) -> None:
        """Queues a password reset. The account is looked up later, so that neither the response nor its timing reveals whether it exists."""
        self._need_mail()
        if not self._to_address.take(f"forgot {key_of(wanted.who)}"):
            raise TooFast("limit-mails", seconds=round(HOUR / MAILS_TO_ONE))
        await self._outbox.put(Mail("forgot", "", "", wanted.language, wanted.who))

    async def _find_forgetful(self, who: str) -> None:
        """Queues a reset link for each account with this name or address."""
        boxes = await self._database.run(self._store.at, key_of_address(who), MOST_SHARING)
        named = await self._database.run(self._people.find_account, key_of(who))
        own = await self._database.run(self._store.of, named.person) if named else None
        for box in {box.person: box for box in [*boxes, *([own] if own else [])]}.values():
            if box.address and self._to_person.take(box.person):
                await self._outbox.put(Mail("reset", box.person, box.address, box.language, once=f"reset:{box.person}"))

    # Writing mail.

    async def not_before(self, mail: Mail, now: float) -> float:
        """Returns `now`: security mail ignores quiet hours."""
        return now

    async def write(self, mail: Mail) -> Letter | None:
        """Writes a mail, with a fresh link where it needs one."""
        if mail.kind == "forgot":
            await self._find_forgetful(mail.details)
            return None
        account = await self._database.run(self._people.account_of, mail.person)
        if account is None:
            return None
        home = self._outbox.public_url
        key, link = mail.kind, f"{home}/settings"
        if mail.kind == "confirm":
            token, until = new_session_token(), self._clock.now() + CONFIRM_HOURS * HOUR
            if not await self._database.run(self._store.set_link, mail.person, mail.address, token_hash(token), until):
                return None
            link = f"{home}/confirm#{token}"
        elif mail.kind == "reset":
            token = await self._database.run(
                make_reset_link, self._credentials, mail.person, self._clock.now() + RESET_HOURS * HOUR
            )
            link = f"{home}/reset#{token}"
        elif mail.kind == "changed" and not mail.details:
            key = "removed"
        args = {"name": account.name, "host": home.partition("://")[2], "address": mail.details}
        return write(mail.address, mail.language, key, link, args, await self._about_access(mail))

    async def _about_access(self, mail: Mail) -> str:
        """Lists the credentials that still have access after a password change, or the ones removed by a reset."""
        words = words_for(mail.language, "")
        if mail.kind == "recovered":
            counts = zip(("passkeys", "tokens", "webhooks"), map(int, mail.details.split()), strict=True)
            lines = [words.say(f"mail-recovered-{kind}", {"count": count}) for kind, count in counts if count]
        elif mail.kind == "password":
            found = await self._access.of(mail.person)
            lines = [words.say("mail-access-passkey", {"passkey": passkey.name}) for passkey in found.passkeys]
            lines += [words.say("mail-access-token", {"room": token.room}) for token in found.tokens]
            if found.webhook is not None:
                lines.append(words.say("mail-access-webhook", {"where": urlsplit(found.webhook).hostname or ""}))
        else:
            return ""
        return "\n".join([words.say(f"mail-{mail.kind}-list"), *(f"- {line}" for line in lines)]) if lines else ""

    async def sent(self, mail: Mail) -> None:
        """Does nothing: no state depends on delivery."""


def notices_of(box: Mailbox, zone: str) -> wire.MailNotices:
    """Returns the notices that go to a mailbox, and the time zone of their hours."""
    return wire.MailNotices(box.turns, box.digest, box.hour, zone, box.language)
