"""Executes room commands: edits of the room, votes, chat, visits, rematches, and answers in the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from metro2033 import wire
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry
from metro2033.kernel.problem import Problem
from metro2033.live import commands, game_commands
from metro2033.live.access import Caller, Forbidden, NotFound
from metro2033.live.daily import check_command as check_daily
from metro2033.live.edits import agree_to_rematch, dissolve, play_on, point_to_rematch
from metro2033.live.host import Host
from metro2033.live.live_room import LiveRoom
from metro2033.live.moves import Moves
from metro2033.live.registry import Registry
from metro2033.live.room import OVER, Member, Room, packs_of
from metro2033.live.rooms import Rooms

CheckBots = Callable[[LiveRoom, str], None]  # refuses to start a game with bots for a host at the limit


@dataclass(eq=False, repr=False)
class CommandHandler:
    """Executes members' commands from every transport."""

    _host: Host
    _registry: Registry
    _rooms: Rooms
    _moves: Moves
    _check_bots: CheckBots
    _note_said: Callable[[str, str], None]  # of a person and a line of chat

    async def execute(self, live: LiveRoom, caller: Caller, command: wire.AnyCommand) -> wire.Acknowledged:
        """Executes a command; acknowledges it after the commit. Refreshes the room and retries once before refusing."""
        if live.is_deleted:
            raise NotFound("room-unknown")
        if not isinstance(command, wire.Seen):  # pages send it on their own
            self._host.limits.check_command(caller.person, command)
        try:
            return await self._execute(live, caller, command)
        except Problem:
            if not await self._rooms.loader.refresh(live):
                raise
        return await self._execute(live, caller, command)

    async def _execute(self, live: LiveRoom, caller: Caller, command: wire.AnyCommand) -> wire.Acknowledged:
        caller.need("host" if isinstance(command, commands.HOST_ONLY) else "play", live.room.id)
        member = _member(live.room, caller.person)
        check_daily(live.room, command)
        if isinstance(command, (wire.Answer, wire.Undo)):
            seq = await self._play(live, caller.person, command)
            if live.room.proposal is not None and live.room.proposal.ends:
                await self._rooms.changes.change(live, play_on)
            return wire.Acknowledged(key=command.key, seq=seq)
        if isinstance(command, wire.Say):
            await self._say(live, caller, member, command)
        elif isinstance(command, wire.Seen):
            self._rooms.visits.note(live, caller.person, command.seq)
        elif isinstance(command, wire.Rematch):
            await self._rematch(live, caller, member, command)
        elif isinstance(command, wire.Vote):
            await self._vote(live, caller.person, command)
        else:
            await self._edit(live, caller.person, command)
        return wire.Acknowledged(key=command.key, seq=live.seq)

    async def _edit(self, live: LiveRoom, person: str, command: wire.Command) -> None:
        """Executes a command that edits the room's document."""
        if isinstance(command, wire.Propose) and live.room.settings.undo == "consent":
            _check_proposal(live, command)
        if isinstance(command, wire.Start):
            self._check_bots(live, person)
        if isinstance(command, wire.Sit):
            await self._rooms.changes.change(live, lambda room: self._sit(room, person, command))
            return
        timed = commands.TIMED_CHANGES.get(type(command))
        if timed is not None:
            await self._rooms.changes.change(
                live, lambda room: timed(room, _member(room, person), command, self._host.clock.now())
            )
        else:
            edit = commands.CHANGES[type(command)]
            await self._rooms.changes.change(live, lambda room: edit(room, _member(room, person), command))
        await self._moves.carry_out(live)

    def _sit(self, room: Room, person: str, command: wire.Sit) -> None:
        commands.sit(room, _member(room, person), command, lambda who: self._rooms.attendance.is_gone(room, who))

    async def _vote(self, live: LiveRoom, person: str, command: wire.Vote) -> None:
        absentee = live.room.seat(command.seat).person

        def vote(room: Room) -> None:
            game_commands.vote(
                room, _member(room, person), command, lambda who: self._rooms.absence.is_absent(room, who)
            )

        await self._rooms.changes.change(live, vote)
        if command.remedy == "wait" and command.seat not in live.room.votes:
            self._rooms.absence.restart(live, absentee)
        await self._moves.carry_out(live)

    async def _say(self, live: LiveRoom, caller: Caller, member: Member, command: wire.Say) -> None:
        if member.muted:
            raise Forbidden("chat-muted")
        self._host.quotas.take("line", caller)
        await self._rooms.changes.say(live, member.number, command.text)
        self._note_said(caller.person, command.text)

    async def _rematch(self, live: LiveRoom, caller: Caller, member: Member, command: wire.Rematch) -> None:
        """Creates the rematch room on the first request, with all members in their seats; starts it when all have agreed."""
        if live.room.status != OVER:
            raise Problem("room-not-over")
        if live.room.table is not None:
            raise Problem("room-of-league")
        async with live.rematching:
            await self._ask_for_rematch(live, caller, member)
        again = await self._registry.get(live.room.rematch)
        self._check_bots(again, again.room.host)
        await self._rooms.changes.change(
            again,
            lambda room: agree_to_rematch(
                room, member.person, command.nonce, command.commitment, self._host.clock.now()
            ),
        )

    async def _ask_for_rematch(self, live: LiveRoom, caller: Caller, member: Member) -> None:
        """Records who wants a rematch, creating its room if needed; dissolves that room if another process was faster."""
        if member.number in live.room.again:
            return
        made = None
        if not live.room.rematch:
            self._host.quotas.take("room", caller)
            request = wire.NewRoom(member.name, live.room.settings)
            made = await self._registry.create(member.person, request, former=live.room, packs=packs_of(live.room))
        wanted = made.room.id if made else ""
        await self._rooms.changes.change(live, lambda room: point_to_rematch(room, wanted, member.number))
        if made and live.room.rematch != wanted:
            await self._rooms.changes.change(made, dissolve)

    async def _play(self, live: LiveRoom, person: str, command: wire.Answer | wire.Undo) -> int:
        """Plays a person's answer or undo."""
        room = live.room
        if room.seat(command.seat).person != person:
            raise Forbidden("room-not-your-seat", seat=command.seat)
        if room.seat(command.seat).resigned:
            raise Problem("room-resigned")
        if live.broken is not None:
            raise live.broken
        if isinstance(command, wire.Undo):
            if room.settings.undo == "off":
                raise Problem("undo-off")
            entry = LogEntry(UNDO, command.seat)
        else:
            entry = LogEntry(ANSWER, command.seat, " ".join(command.choice.split()))
        token = f"{command.seat}:{command.key}" if command.key else None
        return await self._moves.submit(live, entry, command.seq, token)


def _check_proposal(live: LiveRoom, command: wire.Propose) -> None:
    if live.game is None or not live.game.may_rewind(command.to):
        raise Problem("undo-no-entry", entry=command.to)


def _member(room: Room, person: str) -> Member:
    """Returns the caller's membership; the room does not exist for non-members."""
    member = room.member_of(person)
    if member is None:
        raise NotFound("room-unknown")
    return member
