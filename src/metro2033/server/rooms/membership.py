"""Membership of a room: who enters, who leaves, and what becomes of the seats and of the host's role."""

from __future__ import annotations

from collections.abc import Callable

from metro2033 import protocol
from metro2033.kernel.problem import Problem
from metro2033.server.names import clean_name, skeleton_of
from metro2033.server.rooms.luck import call_off
from metro2033.server.rooms.room import LOBBY, OVER, PLAYING, Member, Room, Seat

STAND_IN = "greedy"
MOST_MEMBERS = 200


def enter(
    room: Room, person: str, request: protocol.Join, is_here: Callable[[str], bool] = lambda person: True
) -> Member:
    """Let a person in, or change its nickname if it is in already. Where there is no room left, spectators who are not here go."""
    if person in room.banned:
        raise Problem("room-banned")
    if room.table is not None and room.table.sealed and not room.seats_of(person):
        raise Problem("room-no-spectators")
    name = clean_name(request.name)
    looks = skeleton_of(name)
    if any(skeleton_of(other.name) == looks and other.person != person for other in room.members if not other.gone):
        raise Problem("room-name-taken", name=name)
    known = next((member for member in room.members if member.person == person), None)
    if known is not None:
        known.name, known.gone = name, False
        return known
    _make_space(room, is_here)
    member = Member(max((other.number for other in room.members), default=-1) + 1, person, name)
    room.members.append(member)
    return member


def _make_space(room: Room, is_here: Callable[[str], bool]) -> None:
    """Count the members; if they are too many, those without a seat who are not here leave. Former members are forgotten in the end."""
    if sum(not member.gone for member in room.members) >= MOST_MEMBERS:
        for member in room.members:
            member.gone |= not (is_here(member.person) or room.seats_of(member.person) or member.person == room.host)
        if sum(not member.gone for member in room.members) >= MOST_MEMBERS:
            raise Problem("room-full")
    former = [member for member in room.members if member.gone and not member.muted]
    forgotten = {member.number for member in former[: max(0, len(room.members) - 2 * MOST_MEMBERS)]}
    room.members = [member for member in room.members if member.number not in forgotten]


def go(room: Room, member: Member) -> None:
    """Free the seats before a game; during one a bot takes them over. The host's role passes on."""
    if room.seats_of(member.person):
        call_off(room)
    for number in room.seats_of(member.person):
        bot = STAND_IN if room.status == PLAYING else ""
        room.seats[number] = Seat(bot=bot, nonce=room.seats[number].nonce if room.status != LOBBY else "")
    member.gone = True
    left = [other for other in room.members if not other.gone]
    seated = [other for other in left if room.seats_of(other.person)]
    if room.host == member.person and left:
        room.host = (seated or left)[0].person
    if room.status == PLAYING and not room.people():
        room.status, room.outcome = OVER, "left"
    if room.status == LOBBY and not left:
        room.status, room.outcome = OVER, "left"
    if room.proposal and room.proposal.seat not in room.people():
        room.proposal = None
