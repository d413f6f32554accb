"""The operators' actions, from the command line or the page. Every action is written to the audit log under the operator's name."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Engine

from metro2033.kernel.problem import BadOption, Problem
from metro2033.live.access import NotFound
from metro2033.live.clock import Clock
from metro2033.live.names import key_of
from metro2033.live.room import Room, read_room
from metro2033.server.operators.census import CensusStore, Report
from metro2033.server.operators.policy import BAN, MUTE, QUOTAS, read_network
from metro2033.server.operators.store import QUOTA, READ_ONLY, Announcement, AuditLine, OperatorStore, Sanction
from metro2033.server.people.session_store import SessionStore
from metro2033.server.people.sessions import make_reset, token_hash
from metro2033.server.people.store import PeopleStore
from metro2033.server.ratings.store import RatingStore

MOST_FOUND = 200
MOST_TEXT = 500
MOST_QUOTA = 1_000_000
DAY = 24 * 3600


@dataclass(frozen=True)
class FoundPerson:
    """A person as operators see it."""

    person: str
    name: str
    has_account: bool
    rooms: int
    seen: float | None
    sanctions: tuple[str, ...]


@dataclass(frozen=True)
class FoundRoom:
    """A room as operators see it, without cards and secrets."""

    id: str
    status: str
    public: bool
    game: str
    changed: float
    host: str
    members: tuple[tuple[str, str], ...]  # person and name


class Desk:
    """Operator actions on the database. A running server picks them up within seconds."""

    def __init__(self, engine: Engine, clock: Clock, forget: Callable[[str], None]) -> None:
        self._clock = clock
        self._forget = forget  # deletes everything about a person
        self.store = OperatorStore(engine, clock)
        self._census = CensusStore(engine, clock)
        self._people = PeopleStore(engine, clock)
        self._credentials = SessionStore(engine, clock)
        self._ratings = RatingStore(engine, clock)

    # Search.

    def people(self, search: str = "") -> list[FoundPerson]:
        """Returns people by a part of their name, or by their id; accounts first."""
        folded = search.casefold()
        named = {person: (name, True) for person, name in self._census.accounts_like(folded, MOST_FOUND)}
        for room in self.rooms(search):
            for person, name in room.members:
                if folded in name.casefold() or search == person:
                    named.setdefault(person, (name, self._people.account_of(person) is not None))
        return [self._found(person, *about) for person, about in list(named.items())[:MOST_FOUND]]

    def _found(self, person: str, name: str, has_account: bool) -> FoundPerson:
        kinds = tuple(sorted(sanction.kind for sanction in self.store.in_force() if sanction.subject == person))
        seen = self._census.last_seen(person)
        return FoundPerson(person, name, has_account, len(self._census.rooms_of(person)), seen, kinds)

    def rooms(self, search: str = "") -> list[FoundRoom]:
        """Returns rooms by their id, or by a part of their document, such as a member's name."""
        found = self._census.rooms_like(search, MOST_FOUND)
        return [_seen(read_room(stored.document), changed) for stored, changed in found]

    def person_called(self, who: str) -> str:
        """Returns a person by account name or by id."""
        try:
            account = self._people.find_account(key_of(who))
        except Problem:
            account = None
        if account is not None:
            return account.person
        if not self._census.rooms_of(who):
            raise NotFound("operator-no-person", who=who[:40])
        return who

    # Sanctions.

    def ban(self, operator: str, who: str, days: float | None, reason: str) -> None:
        """Bans a person, or a network such as 192.0.2.0/24."""
        network = read_network(who)
        self._put(
            operator, Sanction(BAN, str(network) if network else self.person_called(who), self._end(days), reason)
        )

    def mute(self, operator: str, who: str, days: float | None, reason: str) -> None:
        """Mutes a person in chat."""
        self._put(operator, Sanction(MUTE, self.person_called(who), self._end(days), reason))

    def _put(self, operator: str, sanction: Sanction) -> None:
        _check_text(sanction.reason)
        self.store.put_sanction(sanction)
        self.store.note(operator, sanction.kind, sanction.subject, sanction.reason)

    def lift(self, operator: str, kind: str, who: str) -> None:
        """Lifts a ban or a mute."""
        network = read_network(who)
        subject = str(network) if network else who
        lifted = self.store.lift_sanction(kind, subject)
        if not lifted and network is None:
            subject = self.person_called(who)
            lifted = self.store.lift_sanction(kind, subject)
        if not lifted:
            raise NotFound("operator-no-sanction", who=who[:40])
        self.store.note(operator, f"un{kind}", subject)

    def reset_password(self, operator: str, name: str) -> str:
        """Returns the path of a one-time link, valid for a day, with which the owner of an account sets a new password."""
        token = make_reset(self._people, self._credentials, name, self._clock.now())
        self.store.note(operator, "reset-password", self.person_called(name))
        return f"/reset#{token}"

    # Deletion.

    def delete_person(self, operator: str, who: str) -> None:
        """Deletes a person with all data: they leave every room, their names and chat are removed, games stay playable."""
        person = self.person_called(who)
        self._forget(person)
        self.store.note(operator, "delete-person", person)

    def delete_room(self, operator: str, room: str) -> None:
        """Deletes a room with its game and its chat."""
        if not self._census.delete_room(room):
            raise NotFound("room-unknown")
        self.store.note(operator, "delete-room", room)

    def unrate(self, operator: str, room: str) -> None:
        """Removes the game of a room from the ratings."""
        if not self._ratings.unrate(room):
            raise NotFound("operator-not-rated", room=room[:40])
        self.store.note(operator, "unrate", room)

    def recompute_ratings(self, operator: str) -> tuple[int, int]:
        """Rates all games again. Returns the number of games, and the number of changed ratings."""
        games, changed = self._ratings.recompute()
        self.store.note(operator, "recompute-ratings", "", f"{games} games, {changed} changed")
        return games, changed

    def _end(self, days: float | None) -> float | None:
        if days is None:
            return None
        if not 0 < days <= 36500:
            raise BadOption("operator-days")
        return self._clock.now() + days * DAY

    def purge_guests(self, operator: str, days: float, *, dry: bool = False) -> tuple[int, int]:
        """Deletes guests who have been away for some days, and rooms left without members. Returns the number of each."""
        before = self._clock.now() - days * DAY
        guests = self._census.idle_guests(before)
        if dry:
            return len(guests), len(self._census.abandoned_rooms(before))
        abandoned = self._census.abandoned_rooms(before)
        # Collected before the guests are deleted: rooms that lose their last member below have just changed, so the
        # cutoff by last change would not find them.
        idle = {room for guest in guests for room in self._census.rooms_of(guest)}
        for guest in guests:
            self._forget(guest)
        empty = set(self._census.abandoned_rooms(self._clock.now() + 1)) & idle
        deleted = sum(self._census.delete_room(room) for room in {*abandoned, *empty})
        self.store.note(operator, "purge-guests", "", f"{days:g} days: {len(guests)} guests, {deleted} rooms")
        return len(guests), deleted

    # Reports, announcements, modes.

    def report(self, room: str, reporter: str, about: tuple[str, str], reason: str, text: str) -> None:
        """Queues a player's report about a person and the name they used."""
        _check_text(text)
        self._census.add_report(room, reporter, *about, reason, text)

    def reports(self) -> list[Report]:
        """Returns the queue of reports, oldest first."""
        return self._census.open_reports(MOST_FOUND)

    def close_report(self, operator: str, number: int, note: str) -> None:
        """Closes a report."""
        _check_text(note)
        if not self._census.close_report(number, note):
            raise NotFound("operator-no-report", number=number)
        self.store.note(operator, "close-report", str(number), note)

    def announce(self, operator: str, text: dict[str, str], days: float | None) -> int:
        """Shows a text to everybody. Returns its number."""
        for words in text.values():
            _check_text(words)
        if not any(text.values()):
            raise BadOption("operator-text-empty")
        number = self.store.announce({language: words for language, words in text.items() if words}, self._end(days))
        self.store.note(operator, "announce", str(number), " / ".join(filter(None, text.values())))
        return number

    def withdraw(self, operator: str, number: int) -> None:
        """Withdraws an announcement."""
        if not self.store.withdraw(number):
            raise NotFound("operator-no-announcement", number=number)
        self.store.note(operator, "withdraw", str(number))

    def announcements(self) -> list[Announcement]:
        """Returns the current announcements."""
        return self.store.announcements()

    def set_read_only(self, operator: str, *, on: bool) -> None:
        """Starts or ends read-only mode."""
        self.store.set_value(READ_ONLY, "1" if on else "")
        self.store.note(operator, "read-only", "on" if on else "off")

    def set_quota(self, operator: str, name: str, most: int) -> None:
        """Sets a quota; 0 removes it."""
        if name not in QUOTAS or not 0 <= most <= MOST_QUOTA:
            raise BadOption("option-value", option=name[:40], value=str(most)[:40], allowed=QUOTAS)
        self.store.set_value(f"{QUOTA}{name}", str(most) if most else "")
        self.store.note(operator, "quota", name, str(most))

    # Operators.

    def add_operator(self, operator: str, name: str) -> str:
        """Adds an operator and returns a new token, which is shown once."""
        if not name or len(name) > 40 or not name.isprintable():
            raise BadOption("operator-name")
        token = f"m33op_{secrets.token_urlsafe(32)}"
        self.store.add_operator(name, token_hash(token))
        self.store.note(operator, "token", name)
        return token

    def drop_operator(self, operator: str, name: str) -> None:
        """Revokes an operator's token and ends its sessions."""
        if not self.store.drop_operator(name):
            raise NotFound("operator-no-operator", name=name[:40])
        self.store.note(operator, "revoke", name)

    def audit(self, most: int = MOST_FOUND) -> list[AuditLine]:
        """Returns the latest lines of the audit log, newest first."""
        return self.store.audit_lines(most)


def _seen(room: Room, changed: float) -> FoundRoom:
    host = room.member_of(room.host)
    members = tuple((member.person, member.name) for member in room.members if not member.gone)
    settings = room.settings
    return FoundRoom(room.id, room.status, settings.public, settings.game, changed, host.name if host else "", members)


def _check_text(text: str) -> None:
    if len(text) > MOST_TEXT or not all(letter.isprintable() or letter == "\n" for letter in text):
        raise BadOption("operator-text", most=MOST_TEXT)
