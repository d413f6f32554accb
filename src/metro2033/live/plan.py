"""Planning ahead: a sandbox of a running game for one seat, on any host.

It starts from the seat's knowledge: the engine's determinization deals everything else again, so a plan is a function of the seat's view,
the number of the deal and the answers. It is a practice table: nothing is stored, and the room is only read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from metro2033 import __version__, wire
from metro2033.bots.bot import Question
from metro2033.bots.registry import make_bot
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_for
from metro2033.kernel.problem import IllegalChoice, Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.live.daily import check_advice
from metro2033.live.incoming import LAST_SEAT, MOST_SEQ, read_number
from metro2033.live.live_game import LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.practice import BOT, PracticeTable, see_table
from metro2033.live.refusal import refused
from metro2033.live.room_view import may_watch

LET_BOTS: Final = "*"  # as an answer: bots answer for the other seats until the planner is asked
MOST_BY_BOTS: Final = 40  # answers at a time
LAST_DEAL: Final = 999_999_999


@dataclass(frozen=True)
class Sandbox:
    """The position from which a seat plans, in one deal of what it cannot know."""

    rules: Ruleset
    state: Any
    seats: int
    seat: int
    deal: int

    def table(self) -> PracticeTable:
        """Returns the table before any answer."""
        header = header_for(self.rules, self.seats, Chance(seed=self.deal), __version__)
        # Caches know tables by their link: no other position, seat or deal may share it. The real game's link would tell of its secrets.
        origin = f"{self.rules.digest(self.state)} {self.seat} {self.deal}"
        game = Game(self.rules, self.state.clone(), header.chance, self.seats)
        return PracticeTable(
            LiveGame(self.rules, header, game, link=hashlib.sha256(origin.encode()).hexdigest()), self.seat
        )

    def choices(self, table: PracticeTable, answer: str) -> Iterator[str]:
        """Yields the choices that an answer stands for; the caller plays each of them."""
        if answer == LET_BOTS:
            yield from self._bot_choices(table)
        else:
            yield answer

    def _bot_choices(self, table: PracticeTable) -> Iterator[str]:
        """Yields the choices of bots for the other seats until the planner is asked."""
        game = table.game
        for number in range(MOST_BY_BOTS):
            if game.over or game.state.asked == self.seat:
                return
            seed = self.deal + 64 * len(game.answers) + number
            known = self.rules.determinise(game.state, game.state.asked, seed)
            bot = make_bot(BOT, self.rules, seed)
            yield self.rules.choices[bot.choose(Question(self.rules, known))].id


def sandbox_of(live: LiveRoom, person: str, path: Sequence[str | None]) -> Sandbox:
    """Returns the sandbox that a path names: a seat of the person, the entry of the running game, and the number of the deal.

    The caller holds the room's lock. An entry of the past is refused: what the seat knew then is no longer at hand.
    """
    names = zip(path, ("seat", "seq", "deal"), (LAST_SEAT, MOST_SEQ, LAST_DEAL), strict=True)
    seat, seq, deal = (read_number(text or "", name, None, most) or 0 for text, name, most in names)
    may_watch(live, person, seat)
    check_advice(live.room)
    table = live.playing()
    if table.seq != seq:
        raise Problem("plan-moved-on")
    return deal_again(table, seat, deal)


def deal_again(table: LiveGame, seat: int, deal: int) -> Sandbox:
    """Returns the present position as a seat knows it, in one deal of everything else. Secret answers given early are open again."""
    rules, seats = table.rules, table.header.seats
    return Sandbox(rules, rules.determinise(table.game.state, seat, deal), seats, seat, deal)


def play(sandbox: Sandbox, answers: Sequence[str]) -> PracticeTable:
    """Returns the table after answers that are all legal, from the viewpoint of the asked seat."""
    table = sandbox.table()
    for answer in answers:
        for choice in sandbox.choices(table, answer):
            _answer(table, choice)
    return _seen_by_asked(table)


def see_plan(sandbox: Sandbox, answers: Sequence[str], language: str) -> wire.PlanView:
    """Plays a plan up to the first illegal answer, and says why the rules refuse it."""
    table, since, taken, refusal = sandbox.table(), 0, 0, None
    played: list[str] = []
    for answer in answers:
        before = table.live.seq
        try:
            for choice in sandbox.choices(table, answer):
                _answer(table, choice)
                played.append(choice)
        except IllegalChoice as problem:
            refusal = refused(problem, language)
            break
        taken, since = taken + 1, before
    return wire.PlanView(see_table(_seen_by_asked(table), since), played, taken, refusal)


def _answer(table: PracticeTable, choice: str) -> None:
    """Answers for the asked seat; of several that are asked secretly, for the first."""
    if table.live.seq == wire.MOST_ANSWERS:
        raise IllegalChoice("plan-long", most=wire.MOST_ANSWERS)
    if table.live.over:
        raise IllegalChoice("game-over")
    table.play(table.game.state.asked, choice)


def _seen_by_asked(table: PracticeTable) -> PracticeTable:
    """Turns a table to the asked seat; at the end, back to the planner."""
    if not table.live.over:
        table.turn_to(table.game.state.asked)
    return table
