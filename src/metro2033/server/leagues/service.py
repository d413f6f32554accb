"""The parts of the leagues feature."""

from __future__ import annotations

from metro2033.server.leagues.changes import LeagueChanges
from metro2033.server.leagues.keeper import Keeper
from metro2033.server.leagues.leagues import Leagues
from metro2033.server.leagues.round_notices import RoundNotices
from metro2033.server.leagues.store import LeagueStore
from metro2033.server.notices.service import NoticeService
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services


class LeagueService(Service):
    """Leagues and tournaments, whose rounds are played in rooms."""

    def __init__(self, services: Services) -> None:
        core, rooms, play = services.core, services[RoomService], services[PlayService]
        notices, policy = services[NoticeService], services[OperatorService].policy
        database, clock, people = core.database, core.clock, services[PeopleService].store
        self.store = LeagueStore(database.engine, clock)
        self.changes = LeagueChanges(database, self.store)
        self.channels = notices.channels
        round_notices = RoundNotices(
            database, self.store, notices.boxes, notices.mail_notices, notices.outbox, self.channels, clock
        )
        notices.write_mail(round_notices)
        self.keeper = Keeper(core, self.store, self.changes, rooms, people, play, policy, round_notices)
        self.leagues = Leagues(core, self.store, people, self.changes, self.keeper, policy)
        self.lasting = (self.keeper,)
