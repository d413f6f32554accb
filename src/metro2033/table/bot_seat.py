"""Plays a bot in a server's room: joins, takes a seat, reveals its nonce and answers until the game is over."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import httpx
from msgspec import Struct

from metro2033 import wire
from metro2033.bots.bot import Bot
from metro2033.bots.own import import_path, is_program
from metro2033.bots.registry import make_bot
from metro2033.client import Client, Distrust, Lost, Luck, Play, Reconnect, Refusal, Seen
from metro2033.games import find_rules, variant_options
from metro2033.kernel.pack import parse
from metro2033.kernel.problem import BadOption, Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.programs.bot import ProgramBot, put_back, take
from metro2033.programs.seen_question import SeenQuestion

RETRY_SECONDS: Final = 1.0
CLOCK_MARGIN: Final = 0.5  # seconds of the clock reserved for network latency
LONGEST_NAME: Final = 24
MARK: Final = " (bot)"

Tell = Callable[..., None]  # reports a message by key, with its arguments


class Sat(Struct, frozen=True):
    """Outcome of a sitting."""

    room: str
    seat: int
    name: str
    answers: int
    reconnects: int
    faults: dict[str, int]
    result: wire.ResultView | None


def rules_of(settings: wire.Settings, packs: Sequence[str] = ()) -> Ruleset:
    """Returns the local rules for a room's settings, including its content packs."""
    options = variant_options(settings.game, settings.variants) | settings.options
    return find_rules(settings.game, settings.edition, options, [parse(text, "pack") for text in packs])


def table_name(spec: str) -> str:
    """Returns a bot's display name: its own name, marked as a bot."""
    if is_program(spec):
        program = take(spec)
        name = program.hello.name
        put_back(program)
    else:
        name = spec.partition(":")[2].partition(":")[0] if import_path(spec) else spec.partition(":")[0]
    return name[: LONGEST_NAME - len(MARK)].strip() + MARK


class Sitting:
    """One bot at one table."""

    def __init__(self, client: Client, room: str, invite: str, spec: str, tell: Tell) -> None:
        self._client = client
        self._room = room
        self._invite = invite
        self._spec = spec
        self._tell = tell
        self._luck = Luck(room)
        self._answers = 0
        self._connects = 1

    async def run(self, name: str, seat: int | None, *, member: bool) -> Sat:
        """Plays one game to its end. A `member`, authenticated by a token, is in the room already and does not join."""
        entering = self._client.room(self._room) if member else self._client.join(self._room, name, self._invite)
        room = await entering
        if room.status == "over":
            raise Problem("sit-over")
        files = (await self._client.room_packs(self._room)).files if room.packs else []
        rules = rules_of(room.settings, files)
        bot = make_bot(self._spec, rules, secrets.randbits(30))
        try:
            return await self._play(room, rules, bot, name, seat)
        except (asyncio.CancelledError, Problem):  # leave, so that the others do not wait for the bot
            with contextlib.suppress(Refusal, httpx.TransportError):
                await self._client.do(self._room, wire.Leave())
                self._tell("sit-left")
            raise
        finally:
            bot.end(None)

    async def _play(self, room: wire.RoomView, rules: Ruleset, bot: Bot, name: str, seat: int | None) -> Sat:
        taken = await self._sit(room, seat)
        self._tell("sit-seated", bot=name, seat=taken + 1)
        async with self._client.play(self._room, taken, Reconnect(self._tell_lost)) as play:
            await self._begin(play, taken)
            self._tell("sit-playing")

            async def decide(seen: Seen, question: wire.QuestionView) -> str:
                return await self._decide(play, rules, bot, seen, question)

            await play.play_on(decide, wait=None)
            with contextlib.suppress(TimeoutError):
                await play.until(lambda: play.seen.result is not None, 10)
            result, faults = play.seen.result, dict(bot.faults)
            return Sat(self._room, taken, name, self._answers, play.connects - 1, faults, result)

    def _tell_lost(self, lost: Lost) -> None:
        if lost.attempt == 1:
            self._tell("sit-disconnected")

    async def _sit(self, room: wire.RoomView, wanted: int | None) -> int:
        """Takes the wanted seat or the first free one. A token's owner may already be seated."""
        if room.you.seats and (wanted is None or wanted in room.you.seats):
            seat = room.you.seats[0] if wanted is None else wanted
        else:
            free = [seat.seat for seat in room.seats if seat.member is None and not seat.bot]
            if wanted is not None and wanted not in free:
                raise BadOption("sit-seat-taken", seat=wanted)
            if not free:
                raise Problem("sit-no-seat")
            seat = free[0] if wanted is None else wanted
            await self._luck.sit(self._client, seat)
        if room.status == "lobby":
            await self._client.do(self._room, wire.Ready())
        return seat

    async def _begin(self, play: Play, seat: int) -> None:
        """Waits for the deal: reveals the nonce once all commitments are closed, commits again if a deal was called off."""
        called_off = 0
        await play.until(lambda: play.room is not None, None)
        while play.room is not None and play.room.status == "lobby":
            room = play.room
            try:
                if seat not in room.you.seats:
                    raise Problem("sit-seat-taken", seat=seat)
                if room.called_off > called_off:
                    called_off = room.called_off
                    commitment = self._luck.promise()
                    await self._client.do(self._room, wire.Commit(seat=seat, commitment=commitment))
                    await self._client.do(self._room, wire.Ready())
                elif seat in (room.hidden or []):
                    await self._luck.reveal(self._client)
            except httpx.TransportError:
                await asyncio.sleep(RETRY_SECONDS)
            except Distrust:
                raise Problem("sit-distrust") from None
            await play.until(partial(_has_changed, play, room.version), None)

    async def _decide(self, play: Play, rules: Ruleset, bot: Bot, seen: Seen, question: wire.QuestionView) -> str:
        if play.connects > self._connects:
            self._connects = play.connects
            self._tell("sit-again")
        left = next((clock.left for clock in play.clocks if clock.seat == question.seat and clock.runs), None)
        ms = 0 if left is None else max(100, int(1000 * (left - CLOCK_MARGIN)))
        view = seen.view  # kept, because `seen` loses it when the connection drops
        asked = SeenQuestion(rules, view, question, seen.progress, ms, self._spec)
        code = asked.options[0] if len(asked.options) == 1 else await asyncio.to_thread(bot.choose, asked)
        self._answers += 1
        self._tell("sit-progress", round=int(view["round"]), n=self._answers)
        said = bot.said if isinstance(bot, ProgramBot) and len(asked.options) > 1 else None
        if said is not None and said.comment:
            chance = "none" if said.chance is None else str(round(100 * said.chance))
            self._tell("sit-comment", comment=said.comment, chance=chance)
        return rules.choices[code].id


def _has_changed(play: Play, version: int) -> bool:
    return play.room is not None and play.room.version > version
