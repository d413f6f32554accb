"""The luck of a room before its deal: players commit to nonces, `start` closes the commitments, players reveal, the last reveal deals.

docs/luck.md has the protocol and its reasons. The room stays in the lobby until all committed nonces are revealed. Any change of
seats or settings meanwhile calls the deal off: revealed nonces are void, and everybody commits again.
"""

from __future__ import annotations

from metro2033 import __version__, wire
from metro2033.bots.registry import room_spec
from metro2033.bots.witness import name_bot
from metro2033.kernel.chance import SEALED, SEALED_2, Chance
from metro2033.kernel.header import Header, read_header, write_value
from metro2033.kernel.nonces import has_form, no_nonce, nonce_hash
from metro2033.kernel.problem import Problem
from metro2033.kernel.start import Start
from metro2033.live.room import LOBBY, PLAYING, STAND_IN, Member, Room, Seat, packs_of, rules_of

REVEAL_SECONDS = 20.0  # after this the host may call the deal off by starting again


def promise(seat: Seat, nonce: str, commitment: str) -> None:
    """Sets the nonce of a seat, open or as a commitment; given both, only the commitment counts."""
    seat.nonce, seat.commitment = "" if commitment else nonce, commitment


def commit(room: Room, member: Member, command: wire.Commit) -> None:
    """Commits to a nonce for a seat, replacing the previous one."""
    seat = _own_seat(room, member, command.seat)
    refuse_if_closed(room)
    if command.commitment:
        refuse_if_duplicate(room)
    promise(seat, "", command.commitment)


def reveal(room: Room, member: Member, command: wire.Reveal, now: float) -> None:
    """Reveals a seat's nonce; the last reveal deals. Idempotent, also after the deal."""
    if room.status != LOBBY and room.seat(command.seat).nonce == command.nonce:
        return
    seat = _own_seat(room, member, command.seat)
    if not room.closed:
        raise Problem("luck-not-closed")
    if nonce_hash(command.nonce) != seat.commitment:
        raise Problem("luck-other-nonce", seat=command.seat)
    seat.nonce = command.nonce
    if not hidden_nonces(room):
        deal(room, now)


def close_commitments(room: Room, now: float) -> None:
    """Closes the commitments and waits for the reveals; deals at once if there are none to wait for."""
    if hidden_nonces(room):
        room.closed = now
    else:
        deal(room, now)


def is_overdue(room: Room, now: float) -> bool:
    """Returns whether the reveals have exceeded `REVEAL_SECONDS`."""
    return now - room.closed > REVEAL_SECONDS


def call_off(room: Room) -> None:
    """Calls off a deal in progress. Committed nonces become void, because the server has read some of them; all seats become unready."""
    if not room.closed:
        return
    room.closed = 0.0
    room.called_off += 1
    for seat in room.seats:
        seat.ready = False
        if seat.commitment:
            promise(seat, "", "")


def deal(room: Room, now: float) -> None:
    """Deals: fixes everything that determines the game."""
    room.status = PLAYING
    room.began = now
    room.closed = 0.0
    room.version = __version__
    room.content = rules_of(room).content_hash
    room.players = [seat.bot or "human" for seat in room.seats]
    specs = [(number, room_spec(seat.bot, STAND_IN)) for number, seat in enumerate(room.seats) if seat.bot]
    room.bots = [name_bot(number, spec, room.settings.game) for number, spec in specs]
    in_form = all(map(has_form, nonces_of(room)))  # rooms from older versions may have any text as a nonce
    room.chance = SEALED_2 if in_form else SEALED


def hidden_nonces(room: Room) -> list[int]:
    """Returns the seats that have committed to a nonce but not revealed it."""
    return [number for number, seat in enumerate(room.seats) if seat.commitment and not seat.nonce]


def hash_of(seat: Seat) -> str:
    """Returns the hash of a seat's nonce: its commitment, or computed from an open nonce; empty if there is none."""
    return seat.commitment or (nonce_hash(seat.nonce) if seat.nonce else "")


def nonces_of(room: Room) -> tuple[str, ...]:
    """Returns the nonce of each seat; a seat without one gets its number, so that nobody else can choose it."""
    return tuple(seat.nonce or no_nonce(number) for number, seat in enumerate(room.seats))


def header_of(room: Room, secret: str) -> Header:
    """Returns the header of the game's record, as fixed at the deal."""
    origin = room.origin
    if origin is not None and origin.header:
        return read_header(origin.header)
    start = Start(origin.former, origin.knower) if origin is not None else None
    rules = rules_of(room)
    options = {key: write_value(value) for key, value in sorted(rules.options.items())}
    chance = Chance(room.chance, secret=secret, nonces=nonces_of(room))
    return Header(
        rules.game,
        rules.edition,
        room.settings.seats,
        chance,
        room.version,
        room.content,
        options,
        tuple(room.players),
        start,
        room.called_off,
        packs_of(room),
        tuple(room.bots),
    )


def refuse_if_duplicate(room: Room) -> None:
    """Refuses a nonce if several tables share a deal: it would change the deal of one of them (ADR 63)."""
    if room.table is not None and room.table.duplicate:
        raise Problem("luck-duplicate")


def refuse_if_closed(room: Room) -> None:
    """Refuses a new nonce after the commitments were closed."""
    if room.closed:
        raise Problem("luck-closed")


def _own_seat(room: Room, member: Member, number: int) -> Seat:
    seat = room.seat(number)
    if room.status != LOBBY:
        raise Problem("room-started")
    if seat.person != member.person:
        raise Problem("room-not-your-seat", seat=number)
    return seat
