"""Optional accounts: registering keeps a guest's seats, logging in brings them along, deleting removes all personal data."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from metro2033 import protocol
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.access import Caller, Forbidden, NotFound, Unavailable
from metro2033.server.names import clean_name, key_of, skeleton_of
from metro2033.server.rooms import edits
from metro2033.server.rooms.changes import RoomChanges
from metro2033.server.rooms.lobby import Lobby
from metro2033.server.rooms.mailboxes import Mailboxes
from metro2033.server.rooms.passwords import Passwords, WrongPasswords
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.sessions import Sessions, make_reset_link, token_hash
from metro2033.server.storage.database import Database
from metro2033.server.storage.people import Account, PeopleStore
from metro2033.server.storage.sessions import SessionStore

RESET_SECONDS = 24 * 3600.0


class Accounts:
    """Accounts, and their effects on rooms."""

    def __init__(
        self,
        database: Database,
        people: PeopleStore,
        lobby: Lobby,
        registry: Registry,
        changes: RoomChanges,
        passwords: Passwords,
        sessions: Sessions,
        credentials: SessionStore,
        mailboxes: Mailboxes,
        leave_leagues: Callable[[str], Awaitable[None]],
    ) -> None:
        self._database = database
        self._people = people
        self._lobby = lobby
        self._registry = registry
        self._changes = changes
        self._passwords = passwords
        self._sessions = sessions
        self._credentials = credentials
        self._mailboxes = mailboxes
        self._leave_leagues = leave_leagues  # of a person who is forgotten
        self._wrong = WrongPasswords()

    async def close(self) -> None:
        """Finish what is being hashed."""
        await self._passwords.close()

    async def name_of(self, person: str) -> str | None:
        """The name of a person's account, if there is one."""
        account = await self._database.run(self._people.account_of, person)
        return account.name if account else None

    async def register(self, caller: Caller, wanted: protocol.Credentials) -> None:
        """Turn a guest into an account."""
        hashed = await self._passwords.hash(wanted.password, caller.network)
        name = clean_name(wanted.name)
        account = Account(key_of(name), name, caller.person, hashed, skeleton_of(name), time.time())
        if not await self._database.run(self._people.add_account, account):
            raise BadOption("account-taken", name=account.name)

    async def log_in(self, caller: Caller, given: protocol.Credentials) -> Account:
        """Log in by name and password; the guest's seats move to the account."""
        account = await self._database.run(self._people.find_account, key_of(given.name))
        if not await self._fits(account, key_of(given.name), given.password, caller.network) or account is None:
            raise Forbidden("account-wrong")
        await self.enter(caller, account)
        return account

    async def enter(self, caller: Caller, account: Account) -> None:
        """Bring a guest's seats along to the account that the guest has proved to own."""
        if caller.person != account.person and await self.name_of(caller.person) is None:
            await self._adopt(caller.person, account.person)

    async def _fits(self, account: Account | None, key: str, password: str, network: str) -> bool:
        """Check a password; wrong ones are counted for this name and this network."""
        self._wrong.begin(key, network)
        try:
            fits = await self._passwords.fits(account.hash if account else None, password, network)
        except Unavailable:
            self._wrong.withdraw(key, network)
            raise
        if fits:
            self._wrong.forget(key, network)
        return fits

    async def _adopt(self, guest: str, person: str) -> None:
        while rooms := await self._lobby.of(guest):  # they are listed a hundred at a time
            for room in rooms:
                live = await self._registry.get(room.id)
                await self._changes.change(live, lambda room: edits.adopt(room, guest, person))
        await self._database.run(self._people.adopt, guest, person)

    async def rename(self, person: str, wanted: protocol.Rename) -> None:
        """Rename an account."""
        await self._need(person)
        name = clean_name(wanted.name)
        renamed = await self._database.run(self._people.rename_account, person, key_of(name), name, skeleton_of(name))
        if not renamed:
            raise BadOption("account-taken", name=name)

    async def change_password(self, caller: Caller, wanted: protocol.ChangePassword) -> None:
        """Replace the password; all other sessions end."""
        await self.check(caller, wanted.old)
        hashed = await self._passwords.hash(wanted.new, caller.network)
        await self._database.run(self._people.set_password, caller.person, hashed)
        await self._sessions.end_all(caller.person, caller.credential)
        await self._mailboxes.tell(caller.person, "password")

    async def delete(self, caller: Caller, password: str) -> None:
        """Delete an account with its data and its sessions."""
        await self.check(caller, password)
        await self._sessions.end_all(caller.person)
        await self.forget(caller.person)
        await self._database.run(self._people.drop_account, caller.person)

    async def forget(self, person: str) -> None:
        """Delete a person's data: they leave every room, their names and chat are gone, games stay playable."""
        while rooms := await self._lobby.of(person):
            for room in rooms:
                live = await self._registry.get(room.id)
                number = await self._changes.change(live, lambda room: edits.forget(room, person))
                await self._changes.unsay(live, number)
        await self._leave_leagues(person)
        await self._database.run(self._people.forget, person)

    async def delete_guest(self, caller: Caller) -> None:
        """Delete the data of a guest, who has no password; an account is deleted with its own."""
        if await self.name_of(caller.person) is not None:
            raise Forbidden("account-password-wrong")
        await self._sessions.end_all(caller.person)
        await self.forget(caller.person)

    async def check(self, caller: Caller, password: str) -> Account:
        """The caller's account; refuses whoever does not know its password."""
        account = await self._need(caller.person)
        if not await self._fits(account, account.key, password, caller.network):
            raise Forbidden("account-password-wrong")
        return account

    async def _need(self, person: str) -> Account:
        account = await self._database.run(self._people.account_of, person)
        if account is None:
            raise Problem("account-none")
        return account

    # One-time links.

    async def reset(self, caller: Caller, wanted: protocol.ResetPassword) -> None:
        """Set a new password by a one-time link; all sessions end."""
        hashed = token_hash(wanted.token)
        person = await self._database.run(self._credentials.find_reset, hashed)
        if person is None:
            raise NotFound("account-reset-unknown")
        password = await self._passwords.hash(wanted.password, caller.network)
        if not await self._database.run(self._credentials.use_reset, hashed, password):
            raise NotFound("account-reset-unknown")
        await self._sessions.recheck()
        await self._mailboxes.tell(person, "password")


def make_reset(people: PeopleStore, credentials: SessionStore, name: str) -> str:
    """Store a one-time link for an account, good for a day; returns its token, which is stored only as a hash."""
    account = people.find_account(key_of(name))
    if account is None:
        raise Problem("account-unknown", name=name)
    return make_reset_link(credentials, account.person, RESET_SECONDS)
