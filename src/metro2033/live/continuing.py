"""Creates rooms from earlier games: a game continued from one of its positions, or an uploaded record."""

from __future__ import annotations

from functools import partial
from typing import Protocol

import msgspec

from metro2033 import wire
from metro2033.bots.registry import bare_name
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header, read_header
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller
from metro2033.live.clock import Clock
from metro2033.live.edits import finish_as_recorded
from metro2033.live.live_room import LiveRoom
from metro2033.live.log_row import Row
from metro2033.live.membership import enter
from metro2033.live.recorded import Brought
from metro2033.live.registry import Registry
from metro2033.live.replay import Replay, Replays
from metro2033.live.room import Origin, new_room, packs_of
from metro2033.text.say import cast_of


class Reader(Protocol):
    """Reads records."""

    async def read(self, text: str, caller: Caller) -> Brought:
        """Returns the content of a record; refuses one that cannot be replayed."""


class Continuations:
    """Creates rooms from earlier games."""

    def __init__(self, registry: Registry, replays: Replays, reader: Reader, clock: Clock) -> None:
        self._clock = clock
        self._registry = registry
        self._replays = replays
        self._reader = reader

    async def continue_game(self, caller: Caller, live: LiveRoom, wanted: wire.Continue) -> LiveRoom:
        """Creates a room that continues a finished game from one of its positions, with new chance."""
        game, room = live.finished(), live.room
        knower = NOBODY if wanted.knowledge == "as_it_was" else wanted.knowledge
        if knower >= len(room.seats):
            raise Problem("room-no-seat", seat=knower)
        if wanted.to > live.seq:
            raise Problem("continue-no-entry", entry=wanted.to, last=live.seq)
        leave_off = partial(_leave_off, room=room.id, to=wanted.to, knower=knower)
        origin = await self._replays.ask(room.id, game, leave_off, caller)
        settings = msgspec.structs.replace(room.settings, bots=[bare_name(seat.bot) for seat in room.seats])
        request = wire.NewRoom(wanted.name, settings)
        return await self._registry.create(caller.person, request, origin=origin, packs=packs_of(room))

    async def import_record(self, caller: Caller, wanted: wire.Import) -> LiveRoom:
        """Creates a room from a record: a finished game to replay, or an unfinished one to continue."""
        brought = await self._reader.read(wanted.record, caller)
        header = read_header(brought.header)
        settings = wire.Settings(header.game, header.edition, dict(header.options), seats=header.seats)
        if not brought.former:
            return await self._add_finished(caller.person, wanted, brought, header, settings)
        bots = [bare_name(player) for player in header.players[: header.seats]]
        request = wire.NewRoom(wanted.name, msgspec.structs.replace(settings, bots=bots))
        return await self._registry.create(caller.person, request, origin=_origin(wanted, brought), packs=header.packs)

    async def _add_finished(
        self, person: str, wanted: wire.Import, brought: Brought, header: Header, settings: wire.Settings
    ) -> LiveRoom:
        room = new_room(settings, person, "", _origin(wanted, brought), header.packs)
        enter(room, person, wire.Join(wanted.name))
        finish_as_recorded(room, header, brought.outcome)
        now = self._clock.now()
        log = enumerate(brought.log, 1)
        rows = [Row(room.id, seq, entry, None, digest, link, now) for seq, (entry, digest, link) in log]
        return await self._registry.add_finished(room, header.chance.secret, rows)


def _leave_off(replay: Replay, room: str, to: int, knower: int) -> Origin:
    """Returns the position after an entry, as the start of another game."""
    then = replay.at(to)
    if then.over:
        raise Problem("continue-over", entry=to)
    start = then.game.leave_off(knower)
    Game.new(then.rules, then.game.seats, then.game.chance, start)  # raises any problem with the position now
    return Origin(room, "", to, list(cast_of(then.game).players), start.former, knower)


def _origin(wanted: wire.Import, brought: Brought) -> Origin:
    """Returns the origin of an imported game; a finished one keeps the header of its record."""
    header = "" if brought.former else brought.header
    return Origin(file=wanted.file, at=brought.answers, players=brought.players, former=brought.former, header=header)
