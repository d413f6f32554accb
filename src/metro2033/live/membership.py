"""Membership of a room: entering, leaving, and the effects on seats and the host's role."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.luck import call_off
from metro2033.live.names import LONGEST, clean_name, skeleton_of
from metro2033.live.room import LEFT, LOBBY, OVER, PLAYING, STAND_IN, Member, Room, Seat

MOST_MEMBERS = 200


def may_enter(room: Room, person: str, invite: str) -> bool:
    """Returns whether a person may know the room: with its invitation, if it is public, or as a member.

    Banned people know that it exists, too, and get the real reason of a refusal.
    """
    known = room.member_of(person) is not None or person in room.banned
    return known or room.settings.public or secrets.compare_digest(invite.encode(), room.invite.encode())


def enter(room: Room, person: str, request: wire.Join, is_here: Callable[[str], bool] = lambda person: True) -> Member:
    """Admits a person, or renames a present member. If the room is full, removes members without a seat who are not connected."""
    if person in room.banned:
        raise Problem("room-banned")
    if room.is_sealed and not room.seats_of(person):
        raise Problem("room-no-spectators")
    name = clean_name(request.name)
    looks = skeleton_of(name)
    if any(skeleton_of(other.name) == looks and other.person != person for other in room.members if not other.gone):
        raise Problem("room-name-taken", name=name)
    if not any(member.person == person for member in room.members):
        _make_space(room, is_here)
    return _put_in(room, person, name)


def admit(room: Room, person: str, name: str) -> Member:
    """Admits an entrant of a league unconditionally: lifts a ban, and numbers any other member whose name looks the same."""
    room.banned = [other for other in room.banned if other != person]
    looks = skeleton_of(name)
    for other in room.members:
        if not other.gone and other.person != person and skeleton_of(other.name) == looks:
            other.name = _numbered(room, other.name)
    return _put_in(room, person, name)


def _put_in(room: Room, person: str, name: str) -> Member:
    known = room.member_of(person) or next((member for member in room.members if member.person == person), None)
    if known is not None:
        known.name, known.gone = name, False
        return known
    room.members.append(Member(max((other.number for other in room.members), default=-1) + 1, person, name))
    return room.members[-1]


def _numbered(room: Room, name: str) -> str:
    """Returns a name with the first number that makes it distinct from all others."""
    taken = {skeleton_of(member.name) for member in room.members if not member.gone}
    names = (f"{name[: LONGEST - 4]} {number}" for number in count(2))
    return next(found for found in names if skeleton_of(found) not in taken)


def _make_space(room: Room, is_here: Callable[[str], bool]) -> None:
    """Makes space for a member: if the room is full, removes unseated members who are not connected, except the host.

    Also prunes the oldest former members beyond twice the limit; muted ones are kept, so that leaving does not lift a mute.
    """
    if sum(not member.gone for member in room.members) >= MOST_MEMBERS:
        for member in room.members:
            member.gone |= not (is_here(member.person) or room.seats_of(member.person) or member.person == room.host)
        if sum(not member.gone for member in room.members) >= MOST_MEMBERS:
            raise Problem("room-full")
    former = [member for member in room.members if member.gone and not member.muted]
    forgotten = {member.number for member in former[: max(0, len(room.members) - 2 * MOST_MEMBERS)]}
    room.members = [member for member in room.members if member.number not in forgotten]


def go(room: Room, member: Member) -> None:
    """Removes a member: seats are freed before a game and given to a bot during one.

    After a game they keep their person, who owns the result.
    """
    if room.status != OVER:
        _give_up_seats(room, member.person)
    member.gone = True
    left = [other for other in room.members if not other.gone]
    seated = [other for other in left if room.seats_of(other.person)]
    if room.host == member.person and left:
        room.host = (seated or left)[0].person
    if room.status == PLAYING and not room.people():
        room.status, room.outcome = OVER, LEFT
    if room.status == LOBBY and not left:
        room.status, room.outcome = OVER, LEFT
    if room.proposal and room.proposal.seat not in room.people():
        room.proposal = None


def _give_up_seats(room: Room, person: str) -> None:
    held = room.seats_of(person)
    if held:
        call_off(room)
    for number in held:
        is_playing = room.status == PLAYING
        old = room.seats[number]
        room.seats[number] = Seat(bot=STAND_IN, nonce=old.nonce, resigned=old.resigned) if is_playing else Seat()


def need(room: Room, member: Member, *, host: bool = False, status: str = "") -> None:
    """Refuses a command unless the member is the host (`host`), or the room has a status (`status`)."""
    if host and room.host != member.person:
        raise Problem("room-host-only")
    if status and room.status != status:
        raise Problem("room-started" if status == LOBBY else "room-not-playing")
