"""Everything that is stored about people, in one registry: each holder says which tables it has, forgets a person, and exports the person's data.

Deleting works on the database alone, so that people and operators delete in the same way, with or without a running server. A test compares the
registry with the tables: every table with people must have a holder here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, Table

from metro2033 import protocol
from metro2033.server.clubs import tables as clubs_tables
from metro2033.server.clubs.leagues.league_data import LeagueData
from metro2033.server.clubs.ratings.profile_store import ProfileStore
from metro2033.server.clubs.ratings.profile_views import export_profile
from metro2033.server.clubs.ratings.store import RatingStore
from metro2033.server.core.clock import Clock
from metro2033.server.core.database import erase_deleted, reading
from metro2033.server.notices import tables as notices_tables
from metro2033.server.notices.hours_store import HoursStore
from metro2033.server.notices.mail.mailboxes import notices_of
from metro2033.server.notices.mail.store import MailboxStore
from metro2033.server.notices.push.store import PushStore
from metro2033.server.notices.quiet_hours import see_hours
from metro2033.server.notices.turn_store import TurnStore
from metro2033.server.operators import tables as operators_tables
from metro2033.server.operators.census import CensusStore
from metro2033.server.operators.desk import Desk
from metro2033.server.operators.store import OperatorStore
from metro2033.server.packs import tables as packs_tables
from metro2033.server.packs.store import PackStore
from metro2033.server.people import tables as people_tables
from metro2033.server.people.access_list import see_passkey, see_token
from metro2033.server.people.passkey_store import PasskeyStore
from metro2033.server.people.session_store import SessionStore
from metro2033.server.people.sessions import see_sessions
from metro2033.server.people.store import PeopleStore
from metro2033.server.rooms import tables as rooms_tables
from metro2033.server.rooms.room_data import RoomData

Exported = Mapping[str, Any]  # fields of protocol.Export


@dataclass(frozen=True)
class Holder:
    """A part of the server that stores something about people. Its functions may be repeated."""

    tables: tuple[Table, ...]
    forget: Callable[[str], None]
    export: Callable[[str, str], Exported]  # of a person who asks with a credential


class PersonalData:
    """Forgets and exports people. Every holder works in transactions of its own; what fails in between can be repeated."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self.holders = self._holders()

    def forget(self, person: str) -> None:
        """Deletes everything about a person: names and chat are gone, games stay playable. The account goes last, so that a failure can be repeated."""
        for holder in self.holders:
            holder.forget(person)
        erase_deleted(self._engine)

    def forget_adopted(self, guest: str) -> None:
        """Deletes what is left of a guest who has logged in, except the session: the new one takes over its subscription."""
        _, *others = self.holders
        for holder in others:
            holder.forget(guest)

    def export(self, person: str, credential: str) -> protocol.Export:
        """Returns everything about a person who asks with a credential."""
        fields: dict[str, Any] = {}
        for holder in self.holders:
            fields |= holder.export(person, credential)
        return protocol.Export(**fields)

    def _holders(self) -> Sequence[Holder]:
        """Returns all holders, in the order in which they forget: first what lets the person act, then leagues, which would seat the person again."""
        engine, clock = self._engine, self._clock
        sessions, people, passkeys = (
            SessionStore(engine, clock),
            PeopleStore(engine, clock),
            PasskeyStore(engine, clock),
        )
        leagues, rooms, census = LeagueData(engine, clock), RoomData(engine, clock), CensusStore(engine, clock)
        return (
            Holder(
                (people_tables.sessions, notices_tables.pushes, notices_tables.push_notices, people_tables.resets),
                sessions.forget,
                self._sessions,
            ),
            Holder((people_tables.passkeys, people_tables.challenges), passkeys.forget, self._passkeys),
            Holder((people_tables.grants, notices_tables.hooks), people.forget, self._access),
            Holder(
                (clubs_tables.leagues, clubs_tables.league_people, clubs_tables.league_journal),
                leagues.forget,
                leagues.export,
            ),
            Holder(
                (rooms_tables.rooms, rooms_tables.members, rooms_tables.traces, rooms_tables.presence),
                rooms.forget,
                rooms.export,
            ),
            Holder(
                (notices_tables.asked, notices_tables.notices, rooms_tables.visits), TurnStore(engine).forget, _nothing
            ),
            Holder((notices_tables.mailboxes, notices_tables.mails), MailboxStore(engine, clock).drop, self._mail),
            Holder((notices_tables.hours,), HoursStore(engine).forget, self._hours),
            Holder((packs_tables.packs,), PackStore(engine).forget, self._packs),
            Holder((clubs_tables.profiles, clubs_tables.phrases), ProfileStore(engine, clock).forget, self._profile),
            Holder(
                (clubs_tables.ratings, clubs_tables.rating_steps, clubs_tables.result_seats),
                RatingStore(engine, clock).forget,
                _nothing,
            ),
            Holder((operators_tables.reports,), census.forget, self._reports),
            Holder((operators_tables.sanctions,), OperatorStore(engine, clock).forget, self._sanctions),
            Holder((people_tables.accounts,), people.drop_account, self._account),
        )

    # What each of them exports.

    def _sessions(self, person: str, credential: str) -> Exported:
        found = SessionStore(self._engine, self._clock).of(person)
        pushes = PushStore(self._engine).of(person)
        return {
            "sessions": see_sessions(found, credential),
            "push": [
                protocol.ExportedPush(one.endpoint, agent, one.language, one.at, one.told) for one, agent in pushes
            ],
        }

    def _passkeys(self, person: str, credential: str) -> Exported:
        return {"passkeys": [see_passkey(one) for one in PasskeyStore(self._engine, self._clock).of(person)]}

    def _access(self, person: str, credential: str) -> Exported:
        people = PeopleStore(self._engine, self._clock)
        hook, tokens = people.hook_of(person), [see_token(*one) for one in people.grants_of(person)]
        return {
            "tokens": [protocol.ExportedToken(one.room, one.scope, one.at) for one in tokens],
            "webhook": hook.url if hook else None,
        }

    def _mail(self, person: str, credential: str) -> Exported:
        box, hours = MailboxStore(self._engine, self._clock).of(person), HoursStore(self._engine).of(person)
        return {"mail": protocol.ExportedMail(box.address, box.pending, notices_of(box, hours.zone)) if box else None}

    def _hours(self, person: str, credential: str) -> Exported:
        return {"hours": see_hours(HoursStore(self._engine).of(person))}

    def _packs(self, person: str, credential: str) -> Exported:
        found = PackStore(self._engine).of(person)
        return {"packs": [protocol.ExportedPack(one.name, one.text, one.at) for one in found]}

    def _profile(self, person: str, credential: str) -> Exported:
        with reading(self._engine) as connection:
            return {"profile": export_profile(connection, self._clock.now(), person)}

    def _reports(self, person: str, credential: str) -> Exported:
        found = CensusStore(self._engine, self._clock).reports_by(person)
        return {"reports": [protocol.ExportedReport(one.room, one.name, one.reason, one.text, one.at) for one in found]}

    def _sanctions(self, person: str, credential: str) -> Exported:
        found = OperatorStore(self._engine, self._clock).of(person)
        return {"sanctions": [protocol.ExportedSanction(one.kind, one.until, one.reason) for one in found]}

    def _account(self, person: str, credential: str) -> Exported:
        account = PeopleStore(self._engine, self._clock).account_of(person)
        return {"name": account.name if account else None, "since": account.at if account else None}


def _nothing(person: str, credential: str) -> Exported:
    """Exports nothing: another holder does, or there is nothing that lasts."""
    return {}


def open_desk(engine: Engine, clock: Clock) -> Desk:
    """Returns the operators' desk at a database."""
    return Desk(engine, clock, PersonalData(engine, clock).forget)
