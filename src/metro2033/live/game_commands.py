"""Room commands during a game: proposals to rewind or end it, resignations, bots that stand in, and votes about absent players."""

from __future__ import annotations

from collections.abc import Callable

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.membership import need
from metro2033.live.room import ENDED, PLAYING, RESIGNED, STAND_IN, Member, Proposal, Room


def propose(room: Room, member: Member, command: wire.Propose) -> None:
    """Proposes a rewind to before an entry."""
    _hold(room, member, command.seat)
    if room.settings.undo != "consent":
        raise Problem("undo-off")
    _open_proposal(room, member, command.seat, command.to)


def propose_end(room: Room, member: Member, command: wire.ProposeEnd) -> None:
    """Proposes to end the game without a winner."""
    _hold(room, member, command.seat)
    _open_proposal(room, member, command.seat, to=0)


def _open_proposal(room: Room, member: Member, seat: int, to: int) -> None:
    if room.proposal is not None:
        raise Problem("undo-proposed")
    room.proposal = Proposal(seat, to, room.seats_of(member.person))


def consent(room: Room, member: Member, command: wire.Consent) -> None:
    """Accepts or rejects the proposal."""
    _hold(room, member, command.seat)
    if room.proposal is None:
        raise Problem("undo-no-proposal")
    if not command.agree:
        room.proposal = None
    elif command.seat not in room.proposal.agreed:
        room.proposal.agreed.append(command.seat)


def all_agree(room: Room, absent: Callable[[str], bool]) -> bool:
    """Returns whether every person's seat has agreed to the open proposal. Absent people whose seats bots play cannot block an end."""
    proposal = room.proposal
    if proposal is None:
        return False
    seats = [(number, room.seats[number]) for number in room.people()]
    asked = {number for number, seat in seats if not (proposal.ends and seat.stand_in and absent(seat.person))}
    return asked <= set(proposal.agreed)


def resign(room: Room, member: Member, command: wire.Resign) -> None:
    """Resigns a seat: a bot plays it for the rest of the game. In a game of two, or if no other person plays, the game is over."""
    _hold(room, member, command.seat)
    seat = room.seats[command.seat]
    seat.resigned, seat.stand_in = True, STAND_IN
    room.votes.pop(command.seat, None)
    if room.proposal is not None and (room.proposal.ends or room.proposal.seat == command.seat):
        room.proposal = None
    if len(room.seats) == 2 or not room.people():
        room.outcome = RESIGNED


def stand_in(room: Room, member: Member, command: wire.StandIn) -> None:
    """Lets a bot play one of the member's seats."""
    _hold(room, member, command.seat)
    room.seats[command.seat].stand_in = STAND_IN
    room.votes.pop(command.seat, None)


def take_back(room: Room, member: Member, command: wire.TakeBack) -> None:
    """Takes a seat back from a bot, including one that was left, during the game."""
    seat = room.seat(command.seat)
    if seat.left_by == member.person and seat.resigned:
        raise Problem("room-resigned")
    if seat.left_by == member.person:
        need(room, member, status=PLAYING)
        seat.person, seat.bot, seat.left_by = member.person, "", ""
    _hold(room, member, command.seat)
    seat.stand_in = ""
    room.votes.pop(command.seat, None)


def vote(room: Room, member: Member, command: wire.Vote, absent: Callable[[str], bool]) -> None:
    """Counts a vote about an absent seat; more than half of the other people present decide."""
    if room.status != PLAYING:
        raise Problem("room-not-playing")
    seat = room.seat(command.seat)
    voters = {room.seats[number].person for number in room.people()} - {seat.person}
    if not seat.person or member.person not in voters:
        raise Problem("vote-not-yours", seat=command.seat)
    if seat.stand_in or not absent(seat.person):
        raise Problem("vote-not-absent", seat=command.seat)
    votes = room.votes.setdefault(command.seat, {})
    votes[member.number] = command.remedy
    here = [
        other.number
        for other in room.members
        if other.person in voters and (other.person == member.person or not absent(other.person))
    ]
    in_favour = sum(votes.get(number) == command.remedy for number in here)
    if 2 * in_favour > len(here):
        room.votes.pop(command.seat)
        if command.remedy == "bot":
            seat.stand_in = STAND_IN
        elif command.remedy == "end":
            room.outcome = ENDED


def _hold(room: Room, member: Member, seat: int) -> None:
    """Checks that the seat belongs to the member, has not resigned, and the game is running."""
    need(room, member, status=PLAYING)
    if room.seat(seat).person != member.person:
        raise Problem("room-not-your-seat", seat=seat)
    if room.seat(seat).resigned:
        raise Problem("room-resigned")
