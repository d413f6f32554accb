"""The parts of the accounts feature."""

from __future__ import annotations

from argon2 import PasswordHasher

from metro2033.server.accounts.accounts import Accounts
from metro2033.server.accounts.passkeys import Passkeys
from metro2033.server.accounts.passwords import Passwords
from metro2033.server.accounts.retention import Retention
from metro2033.server.companions.service import CompanionService
from metro2033.server.daily.service import DailyService
from metro2033.server.leagues.service import LeagueService
from metro2033.server.notices.service import NoticeService
from metro2033.server.people.service import PeopleService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.room_data import RoomData
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services


class AccountService(Service):
    """Accounts with passwords and passkeys, and the deletion of people."""

    def __init__(self, services: Services) -> None:
        core, people, rooms = services.core, services[PeopleService], services[RoomService]
        database, clock, notices = core.database, core.clock, services[NoticeService]
        self.accounts = Accounts(
            core,
            people,
            services[PlayService].registry,
            rooms,
            Passwords(PasswordHasher(core.config.password_passes, core.config.password_kib)),
            notices.mailboxes,
            RoomData(database.engine, clock),
            services[LeagueService].keeper.check_due,
            (services[DailyService].store.adopt, services[CompanionService].store.adopt),
        )
        self.passkeys = Passkeys(database, people.passkeys, people.store, notices.mailboxes, clock)
        self.retention = Retention(core, rooms.store, people.credentials, self.accounts, notices.boxes)
        self.lasting = (self.accounts, self.retention)
