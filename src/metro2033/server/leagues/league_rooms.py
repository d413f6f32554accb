"""The rooms of a league's tables: their creation, and the meaning of their state for the result."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection

import msgspec

from metro2033 import wire
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import Problem
from metro2033.leagues.league import OUT, League, Round, Table
from metro2033.live.changes import to_store
from metro2033.live.membership import admit
from metro2033.live.room import LeagueTable, Room, Seat, check_settings, new_room
from metro2033.live.storage import StoredRoom


def allowed_seats(plan: wire.LeaguePlan, packs: Collection[Pack]) -> list[int]:
    """Returns the seat counts that the league's settings allow. Raises a problem if there are none."""
    allowed, why = [], Problem("league-settings")
    for seats in range(2, 7):
        try:
            check_settings(msgspec.structs.replace(plan.settings, seats=seats, bots=[]), tuple(packs))
            allowed.append(seats)
        except Problem as problem:
            why = problem
    if not allowed:
        raise why
    return allowed


def commitment_to(secret: str) -> str:
    """Returns the commitment to a secret, as rooms publish it."""
    return Chance(SEALED, secret=secret).commitment


def round_secret(secret: str, number: int) -> str:
    """Derives the secret of a round's duplicate deal from the league's secret, which was committed to before anybody joined."""
    return hmac.new(bytes.fromhex(secret), f"round {number}".encode(), hashlib.sha256).hexdigest()


def make_rooms(league: League, round_: Round, secret: str) -> list[StoredRoom]:
    """Returns the rooms of a drawn round, with their people seated. Tables of a duplicate deal share the round's secret."""
    shared = round_secret(secret, round_.number)
    rooms = []
    for table in round_.tables:
        own = shared if league.plan.duplicate else secrets.token_hex(32)
        rooms.append(to_store(_make_room(league, round_, table, own), 1, own))
    return rooms


def _make_room(league: League, round_: Round, table: Table, secret: str) -> Room:
    plan, people = league.plan, [league.entrant(number) for number in table.seats]
    settings = msgspec.structs.replace(
        plan.settings,
        seats=len(people),
        bots=[],
        public=False,
        spectators=plan.settings.spectators and not plan.duplicate,
    )
    empty = new_room(settings, people[0].person, commitment_to(secret), packs=[Pack(text) for text in league.packs])
    of_league = LeagueTable(league.id, plan.name, round_.number, list(table.seats), plan.duplicate, plan.duplicate)
    seats = [Seat(person=member.person) for member in people]
    room = msgspec.structs.replace(empty, id=table.room, seats=seats, table=of_league)
    for member in people:
        admit(room, member.person, member.name)
    return room


def people_of(league: League, table: Table) -> dict[int, tuple[str, str]]:
    """Returns the person and the name of every entrant at a table who is still in the league."""
    entrants = [league.entrant(number) for number in table.seats]
    return {
        entrant.number: (entrant.person, entrant.name)
        for entrant in entrants
        if entrant.status != OUT and entrant.person
    }


def are_seated(room: Room, people: dict[int, tuple[str, str]]) -> bool:
    """Returns whether the seats of a room match the league."""
    table = room.table
    if table is None:
        return True
    seated = dict(zip(table.entrants, room.seats, strict=True))
    return all(
        (seat.person or seat.left_by) == people[number][0] if number in people else not seat.person
        for number, seat in seated.items()
    ) and (room.players != [] or len(seated) == len(people))


def forfeits_in(room: Room) -> set[int]:
    """Returns the entrants whose seats are empty or played by a bot. Leaving the league or being replaced after the game is not a forfeit."""
    assert room.table is not None, "rooms of leagues only"
    return {
        number
        for number, seat in zip(room.table.entrants, room.seats, strict=True)
        if seat.bot or seat.stand_in or not seat.person
    }
