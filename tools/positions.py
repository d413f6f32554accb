"""Positions for screenshots: one game of bots per edition, as records that stop at a question of a given kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.web.browsing import Visitor

from metro2033 import __version__
from metro2033.bots.drive import play_seeded
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_for
from metro2033.kernel.prompt import Prompt

BOT = "greedy"
FEW = 2  # options that make a question worth showing


@dataclass(frozen=True)
class Position:
    """A record that stops at a question, and the seat that is asked."""

    record: str
    seat: int


class PlayedGame:
    """A whole game of bots, which can be stopped anywhere."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.rules = find_rules(game, "", {})
        self.seats = seats
        self.chance = Chance(seed=seed)
        self.answers = play_seeded(self.rules, [BOT] * seats, seed, self.rules.round_limit).answers

    def asked(self) -> Iterator[tuple[int, Prompt]]:
        """Yields every question that was answered, with the number of answers before it."""
        game = Game.new(self.rules, self.seats, self.chance)
        for number, (seat, code) in enumerate(self.answers):
            yield number, next(prompt for prompt in game.prompts() if prompt.seat == seat)
            game.answer(seat, self.rules.choices[code].id)

    def until(self, question: str, after: int = 0) -> Position:
        """Returns the first position where a question with several options is asked, after a number of answers."""
        for number, prompt in self.asked():
            if number >= after and prompt.name == question and len(prompt.options) >= FEW:
                return Position(self.written(number), prompt.seat)
        raise LookupError(question)

    def attack(self) -> tuple[Position, str]:
        """Returns the first attack on another player's army: the position before it, and the choice."""
        number, prompt = 0, None
        for now, asked in self.asked():
            if asked.name == "choose_army_action":
                number, prompt = now, asked
            elif asked.name == "choose_combat_card" and prompt is not None:
                choice = self.rules.choices[self.answers[number][1]].id
                return Position(self.written(number), prompt.seat), choice
        raise LookupError("choose_combat_card")

    def written(self, answers: int | None = None) -> str:
        """Returns the record of the game, or of its first answers."""
        header = header_for(self.rules, self.seats, self.chance, __version__, (BOT,) * self.seats)
        return record.write_answers(self.rules, header, self.answers[:answers])


def bring(visitor: Visitor, text: str) -> Any:
    """Creates a room from a record."""
    return visitor.api("POST", "/api/rooms/import", {"name": "Anna", "record": text, "file": "game.metro"})["room"]


def sit_at(visitor: Visitor, position: Position) -> str:
    """Starts a game from a position against bots, and returns the room's id."""
    room = bring(visitor, position.record)
    for seat in range(len(room["seats"])):
        if seat != position.seat:
            visitor.do(room["id"], do="bot", seat=seat, bot=BOT)
    visitor.do(room["id"], do="bot", seat=position.seat, bot="")
    visitor.do(room["id"], do="sit", seat=position.seat)
    visitor.do(room["id"], do="start")
    return str(room["id"])
