"""A game on a server: room, seat, nonces and moves, over the client's reconnecting socket."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from typing import TypeVar

import httpx

from metro2033 import codec, wire
from metro2033.bots.explanation import Difference, Explanation, Reason
from metro2033.client import Client, Distrust, Luck, Play, Refusal
from metro2033.games import GAMES
from metro2033.kernel.advice import Odds
from metro2033.kernel.problem import Problem
from metro2033.table.bot_seat import rules_of
from metro2033.table.moment import MOST_LINES, Line, Moment, cast_in
from metro2033.table.room_link import RoomLink
from metro2033.table.table import Table
from metro2033.text.reasons import say_explanation
from metro2033.text.say import Sayer
from metro2033.text.words import words_for

T = TypeVar("T")

WAIT = 1.0  # seconds between checks of the clocks and the connection


class RemoteTable(Table):
    """One room from one member's perspective; without a seat, a spectator's."""

    def __init__(self, client: Client, room: wire.RoomView, luck: Luck, packs: Sequence[str] = ()) -> None:
        super().__init__()
        self.company = self
        self.client = client
        self.luck = luck
        self.room = room
        self.packs = packs  # texts of the room's content packs
        self.rules = rules_of(room.settings, packs)
        self.seat = room.you.seats[0] if room.you.seats else None
        self.play: Play = client.play(room.id, self.seat)
        self.lines: list[Line] = []
        self._answered = 0  # our seat's answers, also those that the server gave for us
        self._heard = -1  # sequence number of the last log entry consumed
        self._said = 0  # chat messages consumed
        self._decided = 0  # number of lines at our last decision
        self._clock_news: list[wire.ClockView] = []
        self._clock_at = 0.0  # when the clock update arrived
        self._revealing: set[tuple[str, ...]] = set()  # commitments whose nonces we have revealed

    async def run(self) -> None:
        """Follows the room until the task is cancelled."""
        async with self.play:
            while True:
                if self.play.fault is not None:
                    raise Problem("join-refused", why=str(self.play.fault))
                await self._keep_luck()
                self._gather()
                self.listener(self._moment())
                self.play.changed.clear()
                try:
                    async with asyncio.timeout(WAIT if self.play.clocks or not self.play.connected else None):
                        await self.play.changed.wait()
                except TimeoutError:
                    continue

    async def _keep_luck(self) -> None:
        """Reveals our nonce once the start has closed the commitments."""
        room = self.play.room
        if room is None:
            return
        self.room = room
        due = tuple(room.seats[seat].commitment for seat in room.hidden or [] if seat in room.you.seats)
        if due and due not in self._revealing:
            self._revealing.add(due)
            try:
                await self.luck.reveal(self.client)
            except Distrust:
                raise Problem("join-distrust") from None
            except (Refusal, httpx.HTTPError):
                self._revealing.discard(due)  # retried on the room's next message

    def _gather(self) -> None:
        """Appends new log entries and chat messages to the lines."""
        if self.play.room is not None and self.play.room.settings != self.room.settings:
            self.rules = rules_of(self.play.room.settings, self.packs)
        for entry in [entry for entry in self.play.seen.entries if entry.seq > self._heard]:
            if entry.kind == "end" and entry.seat is not None:
                self.lines.append(Line(key="tui-resigned", args={"name": self._name(entry.seat)}))
            elif entry.kind in ("undo", "rewind", "end"):
                self.lines.append(Line(key=f"tui-{entry.kind}"))
            self._answered += entry.kind == "answer" and entry.seat == self.seat
            self.lines += [Line(told) for told in entry.events]
            self._heard = entry.seq
        names = {member.member: member.name for member in self.room.members}
        for said in self.play.chat[self._said :]:
            self.lines.append(Line(name=names.get(said.member, "–"), text=said.text, people=names))
        self._said = len(self.play.chat)

    def _name(self, seat: int) -> str:
        """Returns the name of the member at a seat."""
        return next((member.name for member in self.room.members if member.member == self.room.seats[seat].member), "–")

    def _moment(self) -> Moment:
        seen, room = self.play.seen, self.play.room or self.room
        names = {member.member: member.name for member in room.members}
        seats = [names.get(seat.member, "") if seat.member is not None else "" for seat in room.seats]
        lines = self.lines[-MOST_LINES:]
        if not seen.view or room.status == "lobby":
            return Moment(self.seat, None, lines=lines, names=seats, connected=self.play.connected, room=room)
        view = codec.convert(seen.view, GAMES[self.rules.game].view_type)
        result = seen.result
        return Moment(
            self.seat,
            view,
            asked=self._asked(),
            progress=seen.progress,
            lines=lines,
            fresh=len(self.lines) - self._decided,
            answered=self._answered,
            may_undo=seen.may_undo,
            winner=result.winner if result is not None else None,
            over=room.status == "over",
            names=seats,
            connected=self.play.connected,
            room=room,
            clocks=self._clocks(),
        )

    def _asked(self) -> wire.QuestionView | None:
        question = self.play.question
        return None if question is None or question.options is None or question.automatic else question

    def _clocks(self) -> dict[int, float]:
        """Returns the seconds left now, by seat."""
        if self.play.clocks is not self._clock_news:
            self._clock_news, self._clock_at = self.play.clocks, time.monotonic()
        passed = time.monotonic() - self._clock_at
        return {clock.seat: max(0.0, clock.left - (passed if clock.runs else 0)) for clock in self._clock_news}

    async def _send(self, command: wire.AnyCommand) -> None:
        try:
            await self.play.send(command)
        except Refusal as refusal:
            raise Problem("join-refused", why=str(refusal)) from None
        except ConnectionError:
            raise Problem("tui-reconnecting") from None

    async def _ask(self, asking: Awaitable[T]) -> T:
        """Awaits an HTTP request and translates its failures into problems."""
        try:
            return await asking
        except Refusal as refusal:
            raise Problem("join-refused", why=str(refusal)) from None
        except httpx.HTTPError:
            raise Problem("tui-reconnecting") from None

    def _own_seat(self) -> int:
        if self.seat is None or self.play.question is None:
            raise Problem("tui-not-asked")
        return self.seat

    async def answer(self, choice: str) -> None:
        """Answers our open question."""
        seat = self._own_seat()
        self._decided = len(self.lines)
        await self._send(wire.Answer(seat=seat, choice=choice, seq=self.play.seen.seq))

    async def undo(self) -> None:
        """Undoes the last answer; if it revealed information to others, proposes the undo to them."""
        seen = self.play.seen
        if self.seat is None:
            raise Problem("tui-not-asked")
        if seen.may_undo or seen.may_propose is None:
            await self._send(wire.Undo(seat=self.seat, seq=seen.seq))
        else:
            await self._send(wire.Propose(seat=self.seat, to=seen.may_propose))

    async def consent(self, agree: bool) -> None:
        """Accepts or rejects the open proposal."""
        if self.seat is not None and self.room.proposal is not None:
            await self._send(wire.Consent(seat=self.seat, agree=agree))

    async def propose_end(self) -> None:
        """Proposes to end the game without a winner."""
        if self.seat is not None:
            await self._send(wire.ProposeEnd(seat=self.seat))

    async def resign(self) -> None:
        """Resigns."""
        if self.seat is not None:
            await self._send(wire.Resign(seat=self.seat))

    async def vote(self, seat: int, remedy: wire.Remedy) -> None:
        """Votes on a remedy for an absent player's seat."""
        await self._send(wire.Vote(seat=seat, remedy=remedy))

    async def odds(self) -> list[Odds]:
        """Fetches the odds of the open question."""
        found = await self._ask(self.client.odds(self.room.id, self._own_seat()))
        return found.odds

    async def why(self, choice: str, sayer: Sayer) -> str:
        """Explains why a choice is not offered, or cites the rules behind it."""
        seat, question = self._own_seat(), self.play.question
        options = question.options or [] if question is not None else []
        offered = next((option for option in options if option.id == choice), None)
        if offered is not None:
            return sayer.words.say("play-rests-on", {"rules": ", ".join(offered.rules)})
        try:
            found = await self._ask(self.client.why_not(self.room.id, seat, choice))
        except Problem as problem:
            return sayer.problem(problem)
        return (
            sayer.words.say("cited", {"sentence": found.text, "rules": ", ".join(found.rules)})
            if found.rules
            else found.text
        )

    async def hint(self, sayer: Sayer) -> list[str]:
        """Fetches a veteran's advice on the open question, if the room allows it."""
        asking = self.client.advice(self.room.id, self._own_seat(), self.play.seen.seq)
        return self._say_advice(await self._ask(asking), sayer)

    async def reasons(self, sayer: Sayer) -> list[str]:
        """Explains the choice of the last bot, if the room allows it."""
        bots = [seat.seat for seat in self.room.seats if seat.bot]
        entry = next(
            (entry for entry in reversed(self.play.seen.entries) if entry.kind == "answer" and entry.seat in bots), None
        )
        if entry is None or self.seat is None:
            raise Problem("play-bot-none")
        return self._say_advice(await self._ask(self.client.reasons(self.room.id, self.seat, entry.seq)), sayer)

    async def position(self) -> str:
        """Fetches everything that our seat knows, as one line of text."""
        if self.seat is None:
            raise Problem("position-seat-needed")
        return await self._ask(self.client.position_line(self.room.id, self.seat))

    def _say_advice(self, advice: wire.AdviceView, sayer: Sayer) -> list[str]:
        reasons = tuple(
            Reason(
                reason.choice.id,
                reason.chance,
                (*(Difference(term, 1) for term in reason.better), *(Difference(term, -1) for term in reason.worse)),
                reason.error,
                reason.even,
            )
            for reason in advice.reasons
        )
        chosen = advice.chosen.id if advice.chosen is not None else ""
        explanation = Explanation(advice.bot, advice.seat, advice.prompt, chosen, reasons, proven=advice.proven)
        view = codec.convert(self.play.seen.view, GAMES[self.rules.game].view_type)
        return say_explanation(explanation, self.rules.choices, sayer, cast_in(self.rules, view))

    async def say(self, text: str) -> None:
        """Sends a chat message."""
        await self._send(wire.Say(text=text[:300]))

    async def ready(self) -> None:
        """Toggles our readiness."""
        if self.seat is not None:
            await self._send(wire.Ready(ready=not self.room.seats[self.seat].ready))

    async def start(self) -> None:
        """Starts the game, as the host."""
        await self._send(wire.Start())

    async def again(self) -> Table:
        """Requests a rematch or agrees to one; returns its table. The rematch starts once everybody has agreed."""
        luck = Luck("")
        await self._send(wire.Rematch(commitment=luck.promise()))
        luck.room = (await self._ask(self.client.room(self.room.id))).rematch or ""
        return RemoteTable(self.client, await self._ask(self.client.room(luck.room)), luck, self.packs)

    def farewell(self, language: str) -> str:
        """Returns a message with the link back to the seat; empty if there is nothing to return to."""
        if self.seat is None or self.room.status == "over":
            return ""
        link = RoomLink(self.client.address, self.room.id, self.room.you.invite or "")
        return words_for(language, "").say("join-farewell", {"link": link.text})

    def uncover(self) -> None:
        """Does nothing: the keyboard is not shared."""

    def speak(self, language: str) -> None:
        """Sets the language of the server's refusals and explanations."""
        self.client.http.headers["accept-language"] = language
