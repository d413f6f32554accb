"""Optional accounts: registering keeps a guest's seats, logging in brings them along, deleting removes all personal data."""

from __future__ import annotations

from metro2033 import protocol
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.access import Busy, Caller, Forbidden
from metro2033.server.rooms import edits
from metro2033.server.rooms.changes import RoomChanges
from metro2033.server.rooms.commands import clean_name
from metro2033.server.rooms.lobby import Lobby
from metro2033.server.rooms.passwords import Passwords, WrongPasswords
from metro2033.server.rooms.registry import Registry
from metro2033.server.storage.database import Database
from metro2033.server.storage.people import Account, PeopleStore


def key_of(name: str) -> str:
    """A name as it is looked up."""
    return clean_name(name).casefold()[:80]


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
    ) -> None:
        self._database = database
        self._people = people
        self._lobby = lobby
        self._registry = registry
        self._changes = changes
        self._passwords = passwords
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
        account = Account(key_of(wanted.name), clean_name(wanted.name), caller.person, hashed)
        if not await self._database.run(self._people.add_account, account):
            raise BadOption("account-taken", name=account.name)

    async def log_in(self, caller: Caller, given: protocol.Credentials) -> Account:
        """Log in by name and password; the guest's seats move to the account."""
        account = await self._database.run(self._people.find_account, key_of(given.name))
        if not await self._fits(account, key_of(given.name), given.password, caller.network) or account is None:
            raise Forbidden("account-wrong")
        if caller.person != account.person and await self.name_of(caller.person) is None:
            await self._adopt(caller.person, account.person)
        return account

    async def _fits(self, account: Account | None, key: str, password: str, network: str) -> bool:
        """Check a password; wrong ones are counted for this name and this network."""
        self._wrong.begin(key, network)
        try:
            fits = await self._passwords.fits(account.hash if account else None, password, network)
        except Busy:
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
        renamed = await self._database.run(
            self._people.rename_account, person, key_of(wanted.name), clean_name(wanted.name)
        )
        if not renamed:
            raise BadOption("account-taken", name=clean_name(wanted.name))

    async def delete(self, person: str) -> None:
        """Delete an account with its data: it leaves every room, its names and chat are gone, games stay playable."""
        await self._need(person)
        while rooms := await self._lobby.of(person):
            for room in rooms:
                live = await self._registry.get(room.id)
                number = await self._changes.change(live, lambda room: edits.forget(room, person))
                await self._changes.unsay(live, number)
        await self._database.run(self._people.forget, person)
        await self._database.run(self._people.drop_account, person)

    async def _need(self, person: str) -> None:
        if await self.name_of(person) is None:
            raise Problem("account-none")
