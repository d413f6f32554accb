"""Edits of a room's document other than members' commands: end of the game, accounts, rematches, imported games."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from metro2033 import wire
from metro2033.bots.registry import HUMAN, bare_name
from metro2033.kernel.header import Header
from metro2033.live.commands import start
from metro2033.live.luck import call_off, promise
from metro2033.live.membership import admit, enter, go
from metro2033.live.room import ENDED, FINISHED, LEFT, LOBBY, OVER, PLAYING, LeagueTable, Proposal, Room, Seat

LONGEST_PLAYER = 40


def close(room: Room, *, early: bool) -> None:
    """Closes a room whose game is over. `early` keeps the decided outcome; a game played to its end is always finished."""
    room.status = OVER
    room.outcome = (room.outcome or ENDED) if early else FINISHED
    room.proposal = None
    room.votes = {}


def disband(room: Room) -> None:
    """Lets everybody leave a room whose game has not begun, which closes it."""
    for member in [member for member in room.members if not member.gone and room.status == LOBBY]:
        go(room, member)


def clear_proposal(room: Room) -> None:
    """Clears the open proposal."""
    room.proposal = None


def end_by_consent(room: Room, agreed: Proposal) -> None:
    """Ends the game by consent, unless the proposal has been withdrawn or the game has ended otherwise."""
    if room.proposal == agreed and not room.outcome:
        room.outcome, room.proposal = ENDED, None


def play_on(room: Room) -> None:
    """Withdraws a proposal to end the game, because a person has played on."""
    if room.proposal is not None and room.proposal.ends:
        room.proposal = None


def point_to_rematch(room: Room, rematch: str, member: int) -> None:
    """Links the rematch room, keeping an existing link, and records who wants the rematch."""
    room.rematch = room.rematch or rematch
    room.again = sorted({*room.again, member})


def agree_to_rematch(room: Room, person: str, nonce: str, commitment: str, now: float) -> None:
    """Marks a person ready for a rematch; it starts when all are ready."""
    if room.status != LOBBY or room.closed:
        return
    for number in room.seats_of(person):
        room.seats[number].ready = True
        promise(room.seats[number], nonce, commitment)
    host = room.member_of(room.host)
    if host is not None and all(seat.bot or (seat.person and seat.ready) for seat in room.seats):
        start(room, host, wire.Start(), now)


def dissolve(room: Room) -> None:
    """Closes a room before anybody has seen it, and removes it from all lists."""
    room.status, room.outcome = OVER, LEFT
    for member in room.members:
        member.gone = True


def seat_entrants(room: Room, people: Mapping[int, tuple[str, str]]) -> None:
    """Seats the entrants of a league table, given person and name by entrant.

    An entrant without a person loses the seat before the deal; later a bot plays it.
    """
    table = room.table
    assert table is not None, "rooms of leagues only"
    for number, entrant in enumerate(table.entrants):
        person, name = people.get(entrant, ("", ""))
        seat, former = room.seats[number], room.member_of(room.seats[number].person)
        if person and seat.person != person and seat.left_by != person:
            call_off(room)
            kept = seat.nonce if room.status != LOBBY else ""
            room.seats[number] = Seat(person=person, nonce=kept)
            admit(room, person, name)
            if former is not None:
                go(room, former)
        elif not person and former is not None:
            go(room, former)
    if room.status == LOBBY:
        _drop_seats(room, table, people)
    if room.member_of(room.host) is None:
        room.host = next((seat.person for seat in room.seats if seat.person), room.host)


def _drop_seats(room: Room, table: LeagueTable, people: Collection[int]) -> None:
    stay = [number for number, entrant in enumerate(table.entrants) if entrant in people]
    if len(stay) < len(table.entrants):
        call_off(room)
        room.seats, table.entrants = [room.seats[number] for number in stay], [table.entrants[n] for n in stay]
        room.settings = msgspec.structs.replace(room.settings, seats=len(stay), bots=[])


def unseal(room: Room) -> None:
    """Shows the game of a duplicate deal, because its round or its day is over. Everybody may replay a try that counts."""
    if room.table is not None:
        room.table.sealed = False
    if room.daily is not None:
        room.daily.sealed = False
        if room.daily.counted and room.status == OVER:
            room.settings = msgspec.structs.replace(room.settings, public=True)


def stop(room: Room) -> None:
    """Ends a game that missed its deadline; a room without a deal is dissolved."""
    if room.status == PLAYING:
        room.outcome = ENDED
    elif room.status == LOBBY:
        dissolve(room)


def seat_again(room: Room, former: Room) -> None:
    """Seats the members and bots of the former room as before; seats of people who have left stay free."""
    for member in former.members:
        if not member.gone and room.member_of(member.person) is None:
            enter(room, member.person, wire.Join(member.name))
    for seat, old in zip(room.seats, former.seats, strict=False):
        seat.person = old.person if room.member_of(old.person) is not None else ""
        seat.bot = bare_name(old.bot)


def adopt(room: Room, guest: str, person: str) -> None:
    """Transfers a guest's place in a room to the account that has logged in, including seats the guest has left."""
    for seat in room.seats:
        seat.person = person if seat.person == guest else seat.person
        seat.left_by = person if seat.left_by == guest else seat.left_by
    room.host = person if room.host == guest else room.host
    room.banned = [person if other == guest else other for other in room.banned]
    member = room.member_of(guest)
    if member is not None and room.member_of(person) is not None:
        member.gone = True
    for other in room.members:
        other.person = person if other.person == guest else other.person


def forget(room: Room, person: str) -> list[int]:
    """Removes a deleted person and their name from a room; returns their member numbers."""
    present = room.member_of(person)
    if present is not None:
        go(room, present)
    for seat in room.seats:
        seat.person = "" if seat.person == person else seat.person
        seat.left_by = "" if seat.left_by == person else seat.left_by
    room.host = "" if room.host == person else room.host
    room.banned = [other for other in room.banned if other != person]
    found = [member for member in room.members if member.person == person]
    for member in found:
        member.person, member.name = "", ""
    return [member.number for member in found]


def finish_as_recorded(room: Room, header: Header, outcome: str) -> None:
    """Turns the document into a finished room of a recorded game."""
    chance, players = header.chance, header.players
    room.status, room.outcome = OVER, outcome
    room.commitment = chance.commitment if chance.is_sealed else ""
    room.version, room.content, room.players = header.version, header.content, list(players)
    for seat, player in zip(room.seats, players, strict=False):
        seat.bot = "" if player == HUMAN else player[:LONGEST_PLAYER]
    for seat, nonce in zip(room.seats, chance.nonces, strict=False):
        seat.nonce = nonce
