"""Pending turns: open questions that wait for people. Lasting ones are saved, so that they can be found without loading their room."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.live.automatic import why_automatic
from metro2033.live.clocks import Clocks
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import PLAYING
from metro2033.server.notices.channels import Channels
from metro2033.server.notices.notifications import Notifications
from metro2033.server.notices.turn_store import Asked, TurnStore
from metro2033.server.service import Core

MOST_TOGETHER = 200


@dataclass(eq=False, repr=False)
class PendingTurns:
    """Collects rooms that wait for people. Debounced: a question answered within `settle` seconds is never saved."""

    _core: Core
    _turns: TurnStore
    _clocks: Clocks
    _notifications: Notifications
    _channels: Channels

    def __post_init__(self) -> None:
        self._waiting: dict[str, tuple[float, LiveRoom]] = {}

    def note(self, live: LiveRoom) -> None:
        """Records that a room waits for people."""
        self._waiting[live.room.id] = self._core.clock.monotonic(), live

    async def of_room(self, live: LiveRoom) -> list[Asked]:
        """Returns the committed questions of a room that wait for people."""
        async with live.lock:
            game, room = live.game, live.room
            if game is None or room.status != PLAYING:
                return []
            return [
                self._asked(live, prompt.seat, game.opened[prompt.seat])
                for prompt in game.prompts()
                if room.seats[prompt.seat].person and not why_automatic(room, game, prompt)
            ]

    def _asked(self, live: LiveRoom, seat: int, opened: int) -> Asked:
        person = live.room.seats[seat].person
        until = round(self._core.clock.now() + self._clocks.left(live, seat)) if live.clock.has_clock else None
        return Asked(live.room.id, seat, person, opened, live.clock.at[opened], until)

    async def flush(self) -> None:
        """Saves the questions of rooms that have waited for `settle` seconds, and queues due notifications."""
        settled = self._core.clock.monotonic() - self._core.config.settle
        ripe = [live for at, live in self._waiting.values() if at < settled][:MOST_TOGETHER]
        noted = [self._waiting.pop(live.room.id) for live in ripe]
        questions = {live.room.id: await self.of_room(live) for live in ripe}
        try:
            if questions:
                await self._core.database.run(self._turns.put_asked, questions)
        except Exception:
            self._waiting = {live.room.id: (at, live) for at, live in noted} | self._waiting
            raise
        await self._notifications.look(ripe)
        await self._channels.note_asked(ripe, questions)
