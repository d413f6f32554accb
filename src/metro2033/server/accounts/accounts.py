"""Optional accounts: registering keeps a guest's seats, logging in brings them along, deleting removes all personal data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from metro2033 import wire
from metro2033.kernel.problem import BadOption, Problem
from metro2033.live.access import Caller, Forbidden, NotFound, Unavailable
from metro2033.live.names import clean_name, key_of, skeleton_of
from metro2033.live.registry import Registry
from metro2033.server.accounts.passwords import Passwords, WrongPasswords
from metro2033.server.accounts.weak_passwords import check_password
from metro2033.server.notices.mail.mailboxes import Mailboxes
from metro2033.server.people.service import PeopleService
from metro2033.server.people.sessions import token_hash
from metro2033.server.people.store import Account
from metro2033.server.rooms.room_data import RoomData
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core


@dataclass(eq=False, repr=False)
class Accounts:
    """Manages accounts and their effects on rooms."""

    _core: Core
    _people: PeopleService
    _registry: Registry
    _rooms: RoomService
    _passwords: Passwords
    _mailboxes: Mailboxes
    _room_data: RoomData
    _forgotten: Callable[[], Awaitable[None]]  # called after a deletion
    _adopters: Sequence[Callable[[str, str], None]]  # each moves a guest's data of one feature to a person

    def __post_init__(self) -> None:
        self._wrong = WrongPasswords(self._core.clock.monotonic)

    async def close(self) -> None:
        """Waits for running hashes."""
        await self._passwords.close()

    async def name_of(self, person: str) -> str | None:
        """Returns the name of a person's account, or None."""
        account = await self._core.database.run(self._people.store.account_of, person)
        return account.name if account else None

    async def register(self, caller: Caller, wanted: wire.Credentials) -> None:
        """Turns a guest into an account."""
        name = clean_name(wanted.name)
        check_password(wanted.password, name)
        hashed = await self._passwords.hash(wanted.password, caller.network)
        account = Account(key_of(name), name, caller.person, hashed, skeleton_of(name), self._core.clock.now())
        if not await self._core.database.run(self._people.store.add_account, account):
            raise BadOption("account-taken", name=account.name)

    async def log_in(self, caller: Caller, given: wire.Credentials) -> Account:
        """Logs in by name and password; the guest's seats move to the account."""
        account = await self._core.database.run(self._people.store.find_account, key_of(given.name))
        if not await self._fits(account, key_of(given.name), given.password, caller.network) or account is None:
            raise Forbidden("account-wrong")
        await self.enter(caller, account)
        return account

    async def enter(self, caller: Caller, account: Account) -> None:
        """Moves a guest's seats to the account that the guest has logged in to."""
        is_guest = caller.credential and caller.person != account.person
        if is_guest and await self.name_of(caller.person) is None:
            await self._adopt(caller.person, account.person)

    async def _fits(self, account: Account | None, key: str, password: str, network: str) -> bool:
        """Checks a password; failures count for this name and this network."""
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
        rooms = await self._core.database.run(self._rooms.store.naming, guest)
        await self._core.database.run(self._room_data.adopt, guest, person)
        await self._core.database.run(self._people.store.adopt, guest, person)
        for adopt in self._adopters:
            await self._core.database.run(adopt, guest, person)
        await self._core.database.run(self._core.personal.forget_adopted, guest)
        await self._take_over(rooms)

    async def _take_over(self, rooms: Iterable[str]) -> None:
        """Reloads rooms in memory whose documents have changed in the database."""
        for live in [self._registry.loaded[room] for room in rooms if room in self._registry.loaded]:
            await self._rooms.changes.take_over(live)

    async def rename(self, person: str, wanted: wire.Rename) -> None:
        """Renames an account."""
        await self._need(person)
        name = clean_name(wanted.name)
        renamed = await self._core.database.run(
            self._people.store.rename_account, person, key_of(name), name, skeleton_of(name)
        )
        if not renamed:
            raise BadOption("account-taken", name=name)

    async def change_password(self, caller: Caller, wanted: wire.ChangePassword) -> None:
        """Replaces the password; all other sessions and one-time links end.

        A mail lists the credentials that can still act for the account.
        """
        account = await self.check(caller, wanted.old)
        check_password(wanted.new, account.name)
        hashed = await self._passwords.hash(wanted.new, caller.network)
        await self._core.database.run(self._people.store.set_password, caller.person, hashed)
        await self._people.sessions.end_all(caller.person, caller.credential)
        await self._mailboxes.tell(caller.person, "password")

    async def delete(self, caller: Caller, password: str) -> None:
        """Deletes an account with its data and its sessions."""
        await self.check(caller, password)
        await self.forget(caller.person)

    async def forget(self, person: str) -> None:
        """Deletes a person with all data: they leave every room and league, their names and chat are removed, games stay playable."""
        rooms = await self._core.database.run(self._rooms.store.naming, person)
        await self._core.database.run(self._core.personal.forget, person)
        await self._people.sessions.recheck()
        await self._take_over(rooms)
        await self._forgotten()

    async def delete_guest(self, caller: Caller) -> None:
        """Deletes the data of a guest, who has no password. An account needs `delete`, which checks the password."""
        if await self.name_of(caller.person) is not None:
            raise Forbidden("account-password-wrong")
        await self.forget(caller.person)

    async def check(self, caller: Caller, password: str) -> Account:
        """Returns the caller's account, or refuses a wrong password."""
        account = await self._need(caller.person)
        if not await self._fits(account, account.key, password, caller.network):
            raise Forbidden("account-password-wrong")
        return account

    async def _need(self, person: str) -> Account:
        account = await self._core.database.run(self._people.store.account_of, person)
        if account is None:
            raise Problem("account-none")
        return account

    # One-time links.

    async def reset(self, caller: Caller, wanted: wire.ResetPassword) -> None:
        """Sets a new password by a one-time link, and ends everything that could act for the account before."""
        hashed = token_hash(wanted.token)
        person = await self._core.database.run(self._people.credentials.find_reset, hashed)
        if person is None:
            raise NotFound("account-reset-unknown")
        check_password(wanted.password, await self.name_of(person) or "")
        password = await self._passwords.hash(wanted.password, caller.network)
        ended = await self._core.database.run(self._people.credentials.use_reset, hashed, password)
        if ended is None:
            raise NotFound("account-reset-unknown")
        await self._people.sessions.recheck()
        await self._mailboxes.tell(person, "recovered", f"{ended.passkeys} {ended.tokens} {ended.webhooks}")
