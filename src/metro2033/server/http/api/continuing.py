"""Rooms made of games that have happened, over HTTP: going on from a position, and bringing a record."""

from __future__ import annotations

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from metro2033 import protocol
from metro2033.bots.registry import HUMAN, bare_name
from metro2033.kernel import record
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import SEALED
from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem
from metro2033.kernel.record import Header
from metro2033.server.http.api.archive import finished
from metro2033.server.http.api.rooms import entered, may_make
from metro2033.server.http.auth import house_of, person_of, room_called
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import language_of, refusal
from metro2033.server.play.record_import import bring_apart
from metro2033.server.play.replays import Replay
from metro2033.server.rooms.commands import enter
from metro2033.server.rooms.room import OVER, Origin, Room, new_room
from metro2033.server.storage.store import Row

LONGEST_PLAYER = 40


async def continue_game(request: Request) -> Response:
    """A new room whose game begins from a position of a finished one, with luck of its own."""
    wanted = await read_body(request, protocol.Continue)
    caller, is_new = await person_of(request)
    hall, _ = await room_called(request, wanted.room)
    house, table, room = house_of(request), finished(hall), hall.room
    knower = NOBODY if wanted.knowledge == "as_it_was" else wanted.knowledge
    if knower >= len(room.seats):
        raise Problem("room-no-seat", seat=knower)
    if wanted.to > hall.seq:
        raise Problem("continue-no-entry", entry=wanted.to, last=hall.seq)
    if not may_make(request):
        return refusal(Problem("server-too-fast"), language_of(request), status=429)

    def leave_off(replay: Replay) -> Origin:
        then = replay.at(wanted.to)
        if then.over:
            raise Problem("continue-over", entry=wanted.to)
        start = then.game.leave_off(knower)
        Game.new(then.rules, then.game.seats, then.game.chance, start)  # whatever is wrong with it is said now
        factions = list(then.rules.traits(then.game.state).get("faction", ()))
        return Origin(room.id, "", wanted.to, factions, start.former, knower)

    origin = await house.replays.ask(room.id, table, leave_off)
    settings = msgspec.structs.replace(room.settings, bots=[bare_name(seat.bot) for seat in room.seats])
    made = await house.create_room(caller.person, protocol.NewRoom(wanted.name, settings), origin=origin)
    return entered(request, made, caller, is_new=is_new, status=201)


async def import_game(request: Request) -> Response:
    """A room made of a record: a finished game to be replayed, or one that goes on from its last position."""
    wanted = await read_body(request, protocol.Import)
    caller, is_new = await person_of(request)
    if not may_make(request):
        return refusal(Problem("server-too-fast"), language_of(request), status=429)
    brought = await bring_apart(wanted.record)
    header = record.read_header(brought.header)
    origin = Origin(file=wanted.file, at=brought.answers, factions=brought.factions, former=brought.former)
    settings = protocol.Settings(header.game, header.edition, dict(header.options), seats=header.seats)
    house = house_of(request)
    if brought.former:
        settings = msgspec.structs.replace(
            settings, bots=[bare_name(player) for player in header.players[: header.seats]]
        )
        made = await house.create_room(caller.person, protocol.NewRoom(wanted.name, settings), origin=origin)
    else:
        origin.header = brought.header
        room = new_room(settings, caller.person, "")
        enter(room, caller.person, protocol.Join(wanted.name))
        room.origin = origin
        _be_over(room, header, ended=brought.ended)
        now = time.time()
        log = enumerate(brought.log, 1)
        rows = [Row(room.id, seq, entry, None, digest, link, now) for seq, (entry, digest, link) in log]
        made = await house.shelve(room, header.chance.secret, rows)
    return entered(request, made, caller, is_new=is_new, status=201)


def _be_over(room: Room, header: Header, *, ended: bool) -> None:
    """Make a room one in which a record's game has been played."""
    chance, players = header.chance, header.players
    room.status, room.outcome = OVER, "ended" if ended else "finished"
    room.commitment = chance.commitment if chance.kind == SEALED else ""
    room.version, room.content, room.players = header.version, header.content, list(players)
    for seat, player in zip(room.seats, players, strict=False):
        seat.bot = "" if player == HUMAN else player[:LONGEST_PLAYER]
    for seat, nonce in zip(room.seats, chance.nonces, strict=False):
        seat.nonce = nonce


ENDPOINTS = (
    Endpoint("POST", "/api/rooms/continue", continue_game, protocol.Continue, protocol.Entered, status=201),
    Endpoint("POST", "/api/rooms/import", import_game, protocol.Import, protocol.Entered, status=201),
)
