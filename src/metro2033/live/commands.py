"""Room commands outside the game: one function per command. Each edits a copy of the document, which is stored unless the function raises."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from metro2033 import wire
from metro2033.bots.registry import check_name
from metro2033.kernel.problem import Problem
from metro2033.live.game_commands import consent, propose, propose_end, resign, stand_in, take_back
from metro2033.live.luck import (
    call_off,
    close_commitments,
    commit,
    is_overdue,
    promise,
    refuse_if_closed,
    refuse_if_duplicate,
    reveal,
)
from metro2033.live.membership import go, need
from metro2033.live.room import (
    LOBBY,
    PLAYING,
    Member,
    Room,
    Seat,
    check_settings,
    new_invitation,
    packs_of,
    padded_bots,
    what_is_played,
)

Change = Callable[[Room, Member, Any], None]
TimedChange = Callable[[Room, Member, Any, float], None]


def configure(room: Room, member: Member, command: wire.Configure) -> None:
    """Changes the settings; people keep their seats and nonces as far as the seats still exist."""
    need(room, member, host=True, status=LOBBY)
    _refuse_in_league(room)
    if command.settings.packs not in ([], room.settings.packs):
        raise Problem("room-packs")
    settings, packs = msgspec.structs.replace(command.settings, packs=room.settings.packs), packs_of(room)
    check_settings(settings, packs)
    if room.origin is not None and what_is_played(settings, packs) != what_is_played(room.settings, packs):
        raise Problem("room-continues")
    call_off(room)
    held = [seat for seat in room.seats if seat.person]
    room.settings = settings
    room.seats = [Seat(bot=bot) for bot in padded_bots(settings)]
    free = [seat for seat in room.seats if not seat.bot]
    for seat, old in zip(free, held, strict=False):
        seat.person, seat.nonce, seat.commitment = old.person, old.nonce, old.commitment


def sit(room: Room, member: Member, command: wire.Sit, is_gone: Callable[[str], bool]) -> None:
    """Takes a free seat; in a public room, also the seat of a person other than the host who is gone."""
    need(room, member, status=LOBBY)
    seat = room.seat(command.seat)
    left = room.settings.public and seat.person != room.host and bool(seat.person) and is_gone(seat.person)
    if seat.bot or not (left or seat.person in ("", member.person)):
        raise Problem("room-seat-taken", seat=command.seat)
    refuse_if_closed(room)
    if command.nonce or command.commitment:
        refuse_if_duplicate(room)
    seat.person, seat.ready = member.person, False
    promise(seat, command.nonce, command.commitment)


def stand(room: Room, member: Member, command: wire.Stand) -> None:
    """Gives up a seat; the host may free any seat."""
    need(room, member, status=LOBBY)
    _refuse_in_league(room)
    if room.seat(command.seat).person != member.person and room.host != member.person:
        raise Problem("room-not-your-seat", seat=command.seat)
    call_off(room)
    room.seats[command.seat] = Seat()


def put_bot(room: Room, member: Member, command: wire.PutBot) -> None:
    """Puts a bot on a free seat, or removes it."""
    need(room, member, host=True, status=LOBBY)
    _refuse_in_league(room)
    if room.seat(command.seat).person:
        raise Problem("room-seat-taken", seat=command.seat)
    if command.bot:
        check_name(command.bot)
    call_off(room)
    room.seats[command.seat] = Seat(bot=command.bot)


def ready(room: Room, member: Member, command: wire.Ready, now: float) -> None:
    """Sets whether the member is ready on all their seats.

    Becoming unready calls off a deal in progress. A league table starts when all are ready.
    """
    need(room, member, status=LOBBY)
    if not command.ready and room.seats_of(member.person):
        call_off(room)
    for number in room.seats_of(member.person):
        room.seats[number].ready = command.ready
    if room.table is not None and not room.closed and all(seat.ready for seat in room.seats):
        close_commitments(room, now)


def start(room: Room, member: Member, command: wire.Start, now: float) -> None:
    """Closes the commitments; the game is dealt once all nonces are revealed.

    The host counts as ready. If reveals are overdue, a repeated start calls the deal off.
    """
    need(room, member, host=True, status=LOBBY)
    if room.closed:
        if is_overdue(room, now):
            call_off(room)
        return
    if command.close and room.origin is None:
        _close_free_seats(room)
    for number, seat in enumerate(room.seats):
        if not seat.person and not seat.bot:
            raise Problem("room-seat-free", seat=number)
    for number, seat in enumerate(room.seats):
        if seat.person and seat.person != room.host and not seat.ready:
            raise Problem("room-not-ready", seat=number)
    close_commitments(room, now)


def _close_free_seats(room: Room) -> None:
    room.seats = [seat for seat in room.seats if seat.person or seat.bot]
    bots = [seat.bot for seat in room.seats]
    room.settings = msgspec.structs.replace(room.settings, seats=len(bots), bots=bots)
    check_settings(room.settings, packs_of(room))


def kick(room: Room, member: Member, command: wire.Kick) -> None:
    """Removes a member, but not a player during a game. A ban also replaces the invitation and applies under any name."""
    need(room, member, host=True)
    other = room.member(command.member)
    if room.seats_of(other.person):
        _refuse_in_league(room)
    if other.person == member.person:
        raise Problem("room-kick-yourself")
    if room.status == PLAYING and room.seats_of(other.person):
        raise Problem("room-kick-player")
    if command.ban:
        room.banned.append(other.person)
        room.invite = new_invitation()
    go(room, other)


def invite_anew(room: Room, member: Member, command: wire.InviteAnew) -> None:
    """Creates a new invitation and invalidates the previous one."""
    need(room, member, host=True)
    room.invite = new_invitation()


def mute(room: Room, member: Member, command: wire.Mute) -> None:
    """Mutes or unmutes a member's chat."""
    need(room, member, host=True)
    room.member(command.member).muted = command.muted


def block(room: Room, member: Member, command: wire.Block) -> None:
    """Hides or shows a member's chat for the caller."""
    other = room.member(command.member).number
    member.blocked = sorted({*member.blocked, other} if command.blocked else {*member.blocked} - {other})


def leave(room: Room, member: Member, command: wire.Leave) -> None:
    """Leaves the room; seats left during a game can be taken back while bots play them."""
    if room.status == LOBBY and room.seats_of(member.person):
        _refuse_in_league(room)
    seats = room.seats_of(member.person) if room.status == PLAYING else []
    go(room, member)
    for number in seats:
        room.seats[number].left_by = member.person


def appoint(room: Room, member: Member, command: wire.Appoint) -> None:
    """Makes another member the host."""
    need(room, member, host=True)
    room.host = room.member(command.member).person


def auto_pass(room: Room, member: Member, command: wire.AutoPass) -> None:
    """Sets the windows in which a seat passes automatically."""
    if room.seat(command.seat).person != member.person:
        raise Problem("room-not-your-seat", seat=command.seat)
    room.seats[command.seat].passes = sorted(set(command.windows))


CHANGES: Mapping[type[wire.Command], Change] = {
    wire.Configure: configure,
    wire.Stand: stand,
    wire.PutBot: put_bot,
    wire.Commit: commit,
    wire.Kick: kick,
    wire.Mute: mute,
    wire.Block: block,
    wire.Leave: leave,
    wire.Appoint: appoint,
    wire.InviteAnew: invite_anew,
    wire.Propose: propose,
    wire.ProposeEnd: propose_end,
    wire.Consent: consent,
    wire.Resign: resign,
    wire.StandIn: stand_in,
    wire.TakeBack: take_back,
    wire.AutoPass: auto_pass,
}
TIMED_CHANGES: Mapping[type[wire.Command], TimedChange] = {  # they take the current time
    wire.Ready: ready,
    wire.Start: start,
    wire.Reveal: reveal,
}
HOST_ONLY = (
    wire.Configure,
    wire.PutBot,
    wire.Start,
    wire.Kick,
    wire.Mute,
    wire.Appoint,
    wire.InviteAnew,
)


def _refuse_in_league(room: Room) -> None:
    """Refuses to change a room's setup if a league's draw has determined it."""
    if room.table is not None:
        raise Problem("room-of-league")
