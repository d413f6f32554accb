"""The view of a room for one person, with the others as member numbers and nicknames."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from metro2033 import wire
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.pack import Pack
from metro2033.live.absence import Absence
from metro2033.live.access import Forbidden
from metro2033.live.live_room import LiveRoom
from metro2033.live.luck import hash_of, hidden_nonces, nonces_of
from metro2033.live.presence import Presence
from metro2033.live.room import LOBBY, OVER, PLAYING, Room, rules_of


class RoomViews:
    """Builds views of rooms, with presence and absence."""

    def __init__(self, presence: Presence, absence: Absence) -> None:
        self._presence = presence
        self._absence = absence

    def see(self, live: LiveRoom, person: str) -> wire.RoomView:
        """Returns the room as a person sees it."""
        room = live.room
        member = room.member_of(person)
        return wire.RoomView(
            id=room.id,
            version=live.version,
            status=room.status,
            settings=room.settings,
            seats=[self._seat(room, number) for number in range(len(room.seats))],
            members=self._members(room),
            you=_yourself(room, person, live.visits.get(person, 0)),
            commitment=room.commitment,
            nonces=list(nonces_of(room)) if room.status != LOBBY else [],
            secret=live.secret if room.is_open else None,
            windows=sorted((live.game.rules if live.game else rules_of(room)).windows) if live.broken is None else [],
            proposal=_proposal(room) if member is not None else None,
            votes={
                str(seat): {str(who): remedy for who, remedy in votes.items()} for seat, votes in room.votes.items()
            },
            rematch=room.rematch or None if member is not None else None,
            outcome=room.outcome if room.status == OVER else "",
            broken=live.broken.key if live.broken else "",
            origin=_origin(room),
            again=room.again if member is not None else [],
            hidden=hidden_nonces(room) if room.closed else None,
            called_off=room.called_off,
            packs=[brief(text) for text in room.packs],
            league=_league(room),
            daily=_daily(room),
        )

    def _members(self, room: Room) -> list[wire.MemberView]:
        return [
            wire.MemberView(
                member.number,
                member.name,
                member.person == room.host,
                self._presence.is_here(room.id, member.person),
                member.muted,
            )
            for member in room.members
            if not member.gone
        ]

    def _seat(self, room: Room, number: int) -> wire.SeatView:
        seat = room.seats[number]
        member = room.member_of(seat.person) if seat.person else None
        away = bool(member) and self._absence.is_absent(room, seat.person)
        holder = member.number if member else None
        about = seat.bot, seat.ready, seat.stand_in, away, hash_of(seat), seat.resigned
        return wire.SeatView(number, holder, *about)


def summary_of(
    room: Room, rounds: Mapping[str, int | None], *, your_turn: bool = False, title: str = ""
) -> wire.RoomSummary:
    """Returns a room as lists show it, with the round of a game in progress that is in memory."""
    host = room.member_of(room.host)
    free = sum(not seat.person and not seat.bot for seat in room.seats)
    name, now = host.name if host else "", rounds.get(room.id) if room.status == PLAYING else None
    return wire.RoomSummary(room.id, room.status, room.settings, name, free, your_turn, now, title)


def _origin(room: Room) -> wire.OriginView | None:
    origin = room.origin
    if origin is None:
        return None
    knower = origin.knower if origin.knower != NOBODY else None
    return wire.OriginView(origin.room or None, origin.file or None, origin.at, knower, origin.players)


def _league(room: Room) -> wire.RoomLeague | None:
    table = room.table
    if table is None:
        return None
    return wire.RoomLeague(table.league, table.name, table.round, table.duplicate, table.sealed)


def _daily(room: Room) -> wire.RoomDaily | None:
    daily = room.daily
    return None if daily is None else wire.RoomDaily(daily.date, daily.counted, daily.sealed)


def _yourself(room: Room, person: str, seen: int) -> wire.YouView:
    member = room.member_of(person)
    seats = room.seats_of(person) if member else []
    passes = {str(number): room.seats[number].passes for number in seats}
    number, blocked = (member.number, member.blocked) if member else (None, [])
    invite = room.invite if member else None
    left = [
        seat
        for seat, held in enumerate(room.seats)
        if member and held.left_by == person and not held.resigned and room.status == PLAYING
    ]
    return wire.YouView(number, room.host == person, seats, passes, blocked, invite, seen, left)


def _proposal(room: Room) -> wire.ProposalView | None:
    proposal = room.proposal
    if proposal is None:
        return None
    return wire.ProposalView(proposal.seat, proposal.to, sorted(proposal.agreed), proposal.ends)


@lru_cache(maxsize=256)
def brief(text: str) -> wire.PackInfo:
    """Returns the summary of a pack: its fingerprint, game, name, author and editions."""
    pack = Pack(text)
    file = pack.file
    return wire.PackInfo(pack.fingerprint, file.game, file.name, file.author, sorted(file.editions))


def may_watch(live: LiveRoom, person: str, seat: int | None) -> None:
    """Refuses a viewer who may not see the game from a seat, or as a spectator."""
    room = live.room
    if seat is not None:
        if room.seat(seat).person != person:
            raise Forbidden("room-not-your-seat", seat=seat)
    elif not room.settings.spectators and not room.seats_of(person) and not room.is_open:
        raise Forbidden("room-no-spectators")
