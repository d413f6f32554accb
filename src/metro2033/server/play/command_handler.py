"""What members ask for, done: a change of their room, a vote, a line of chat, an answer in the game."""

from __future__ import annotations

from metro2033 import protocol
from metro2033.kernel.chain import ANSWER, UNDO, Entry
from metro2033.kernel.problem import Problem
from metro2033.server.access import Caller, Forbidden, NotFound
from metro2033.server.rooms import commands as rooms
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room import OVER, Member, Room


async def execute(
    house: Registry, hall: LiveRoom, caller: Caller, command: protocol.AnyCommand
) -> protocol.Acknowledged:
    """Do what a member asks for; the acknowledgement comes after the commit. Nothing is refused on old news."""
    try:
        return await _obey(house, hall, caller, command)
    except Problem:
        if not await house.refresh(hall):
            raise
    return await _obey(house, hall, caller, command)


async def _obey(house: Registry, hall: LiveRoom, caller: Caller, command: protocol.AnyCommand) -> protocol.Acknowledged:
    caller.need("host" if isinstance(command, rooms.HOST_ONLY) else "play", hall.room.id)
    member = hall.room.member_of(caller.person)
    if member is None:
        raise NotFound("room-unknown")
    if isinstance(command, (protocol.Answer, protocol.Undo)):
        seq = await _play(house, hall, caller.person, command)
        return protocol.Acknowledged(key=command.key, seq=seq)
    if isinstance(command, protocol.Say):
        await _say(house, hall, member, command)
    elif isinstance(command, protocol.Seen):
        _see(house, hall, caller.person, command)
    elif isinstance(command, protocol.Rematch):
        await _rematch(house, hall, member)
    elif isinstance(command, protocol.Vote):
        await _vote(house, hall, caller.person, command)
    else:
        if isinstance(command, protocol.Propose) and hall.room.settings.undo == "consent":
            _check_proposal(hall, command)
        await house.change(hall, lambda room: rooms.CHANGES[type(command)](room, _again(room, caller.person), command))
        await house.carry_out(hall)
    return protocol.Acknowledged(key=command.key, seq=hall.seq)


def _check_proposal(hall: LiveRoom, command: protocol.Propose) -> None:
    if hall.table is None or not hall.table.may_rewind(command.to):
        raise Problem("undo-no-entry", entry=command.to)


async def _vote(house: Registry, hall: LiveRoom, person: str, command: protocol.Vote) -> None:
    waited = hall.room.seat(command.seat).person
    await house.change(
        hall, lambda room: rooms.vote(room, _again(room, person), command, lambda who: house.is_absent(room, who))
    )
    if command.remedy == "wait" and command.seat not in hall.room.votes:
        house.presence.restart(hall.room.id, waited)
        house.expect_absence(hall, waited)
    await house.carry_out(hall)


def _see(house: Registry, hall: LiveRoom, person: str, command: protocol.Seen) -> None:
    """Remember how far somebody has seen the game; it is written down soon."""
    seq = max(hall.visits.get(person, 0), min(command.seq, hall.seq))
    house.seen[hall.room.id, person] = hall.visits[person] = seq


async def _say(house: Registry, hall: LiveRoom, member: Member, command: protocol.Say) -> None:
    if member.muted:
        raise Forbidden("chat-muted")
    await house.ask(house.storage.add_line, hall.room.id, member.number, command.text)
    await house.catch_up(hall)
    house.ring([hall.room.id])


async def _rematch(house: Registry, hall: LiveRoom, member: Member) -> None:
    """The first who asks makes the room; everybody is a member of it and sits where they sat."""
    if hall.room.status != OVER:
        raise Problem("room-not-over")
    if hall.room.rematch:
        return
    request = protocol.NewRoom(member.name, hall.room.settings)
    again = await house.create_room(member.person, request, like=hall.room)

    def point(room: Room) -> None:
        room.rematch = room.rematch or again.room.id

    await house.change(hall, point)


async def _play(house: Registry, hall: LiveRoom, person: str, command: protocol.Answer | protocol.Undo) -> int:
    """An answer or an undo of a person's seat."""
    room = hall.room
    if room.seat(command.seat).person != person:
        raise Forbidden("room-not-your-seat", seat=command.seat)
    if hall.broken is not None:
        raise hall.broken
    if isinstance(command, protocol.Undo):
        if room.settings.undo == "off":
            raise Problem("undo-off")
        entry = Entry(UNDO, command.seat)
    else:
        entry = Entry(ANSWER, command.seat, " ".join(command.choice.split()))
    token = f"{command.seat}:{command.key}" if command.key else None
    return await house.submit(hall, entry, command.seq, token)


def _again(room: Room, person: str) -> Member:
    """The member in the copy that is about to be changed."""
    member = room.member_of(person)
    if member is None:
        raise NotFound("room-unknown")
    return member
