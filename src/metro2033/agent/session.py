"""The tools at a table that do not depend on where it is: looking, waiting, answering, asking why not, rules and cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Annotated

from msgspec import Meta, Struct

from metro2033.agent.seat import AgentSeat
from metro2033.agent.shown import Presenter, ShownTable
from metro2033.agent.tool import Nothing, Reply, Seconds, Text, Tool
from metro2033.games import DEFAULT_GAME, find_game, find_rules
from metro2033.kernel.problem import Problem
from metro2033.table.table import Table
from metro2033.text.rulebook import RuleEntry, find, search
from metro2033.text.say import Sayer
from metro2033.text.typeset import plain
from metro2033.text.words import words_of

WAIT = 25  # seconds; hosts often give up on a call after 30 or 60
MOST_FOUND = 8  # rules or cards in one answer


class Look(Struct, forbid_unknown_fields=True):
    """How much of the table to draw."""

    board: bool = False


class Wait(Struct, forbid_unknown_fields=True):
    """How long to wait."""

    seconds: Seconds = WAIT


class Answer(Struct, forbid_unknown_fields=True):
    """An answer to the open question, and how long to wait for the next one."""

    question: Annotated[int, Meta(ge=1, le=1_000_000)]
    choice: Text
    seconds: Seconds = WAIT


class WhyNot(Struct, forbid_unknown_fields=True):
    """A choice that is missing, or that is offered."""

    choice: Text


class Lookup(Struct, forbid_unknown_fields=True):
    """Words to look up; `game` where no table is open."""

    words: Text
    game: Annotated[str, Meta(max_length=40)] = ""


class Sentence(Struct, frozen=True):
    """One sentence."""

    text: str


class FoundRule(Struct, frozen=True):
    """A rule with its paragraphs and the differences of editions."""

    id: str
    title: str
    text: list[str]
    editions: dict[str, str]


class FoundRules(Struct, frozen=True):
    """The rules found."""

    rules: list[FoundRule]


class FoundCard(Struct, frozen=True):
    """A card with its text."""

    id: str
    kind: str
    name: str
    text: str


class FoundCards(Struct, frozen=True):
    """The cards found."""

    cards: list[FoundCard]


class Position(Struct, frozen=True):
    """A position as one line of text."""

    line: str


class Session(ABC):
    """One agent and at most one table."""

    def __init__(self, language: str, *, chat: bool = False) -> None:
        self.language = language
        self.chat = chat
        self._seat: AgentSeat | None = None

    @abstractmethod
    def entry_tools(self) -> tuple[Tool, ...]:
        """Returns the tools that lead to a table."""

    def tools(self) -> tuple[Tool, ...]:
        """Returns all tools."""
        return (
            *self.entry_tools(),
            Tool("table", Look, ShownTable, self._look),
            Tool("wait", Wait, ShownTable, self._wait),
            Tool("answer", Answer, ShownTable, self._answer, changes=True),
            Tool("why_not", WhyNot, Sentence, self._why_not),
            Tool("position", Nothing, Position, self._position),
            Tool("rule", Lookup, FoundRules, self._rule),
            Tool("card", Lookup, FoundCards, self._card),
        )

    async def sit_at(self, table: Table, patience: float = 1.0) -> Reply:
        """Leaves the former table and follows this one; returns its first question if it comes soon, else its first moment."""
        await self.close()
        self._seat = AgentSeat(table)
        await self._seat.until_seen(WAIT)
        await self._seat.until_asked(patience)
        return await self._look(Look())

    async def close(self) -> None:
        """Stops following the table."""
        if self._seat is not None:
            await self._seat.close()
            self._seat = None

    @property
    def seat(self) -> AgentSeat:
        """The seat at the open table."""
        if self._seat is None:
            raise Problem("agent-no-table")
        return self._seat

    @property
    def _sayer(self) -> Sayer:
        return Sayer(words_of(self.language, self.seat.table.rules))

    @property
    def _presenter(self) -> Presenter:
        return Presenter(self.seat.table.rules, self._sayer, chat=self.chat)

    async def _look(self, wanted: Look) -> Reply:
        seat, presenter = self.seat, self._presenter
        moment = seat.moment
        shown = presenter.data(moment, seat.question, view=True)
        drawn = presenter.drawing(moment, board=wanted.board)
        return Reply("\n\n".join(part for part in (drawn, presenter.text(moment, shown)) if part), shown)

    async def _wait(self, wanted: Wait) -> Reply:
        await self.seat.until_asked(wanted.seconds)
        return self._news()

    async def _answer(self, wanted: Answer) -> Reply:
        await self.seat.answer(wanted.question, wanted.choice, wanted.seconds)
        return self._news()

    def _news(self) -> Reply:
        seat, presenter = self.seat, self._presenter
        shown = presenter.data(seat.moment, seat.question, view=False)
        return Reply(presenter.text(seat.moment, shown), shown)

    async def _why_not(self, wanted: WhyNot) -> Reply:
        said = await self.seat.table.why(wanted.choice, self._sayer)
        return Reply(said, Sentence(said))

    async def _position(self, _: Nothing) -> Reply:
        line = await self.seat.table.position()
        return Reply(line, Position(line))

    def _game(self, given: str) -> str:
        """Returns the game to look something up in: the given one, else that of the table."""
        if given:
            find_game(given)
            return given
        return self._seat.table.rules.game if self._seat is not None else DEFAULT_GAME

    async def _rule(self, wanted: Lookup) -> Reply:
        game = self._game(wanted.game)
        by_id = find(self.language, game, wanted.words.strip().upper())
        hits = [by_id] if by_id is not None else search(self.language, game, wanted.words)
        if not hits:
            raise Problem("rule-unknown", words=wanted.words[:80])
        found = [_rule(hit) for hit in hits[:MOST_FOUND]]
        return Reply("\n\n".join(map(_say_rule, found)), FoundRules(found))

    async def _card(self, wanted: Lookup) -> Reply:
        game = self._game(wanted.game)
        at_table = self._seat is not None and self._seat.table.rules.game == game
        rules = self.seat.table.rules if at_table else find_rules(game, "", {})
        sayer, words = Sayer(words_of(self.language, rules)), plain(wanted.words).casefold().split()
        found = [
            FoundCard(card.id, kind, plain(sayer.card(card.id)), plain(sayer.card_text(card.id)))
            for kind, members in rules.cards().items()
            for card in members
            if all(word in plain(f"{card.id} {sayer.card(card.id)}").casefold() for word in words)
        ][:MOST_FOUND]
        if not found:
            raise Problem("cards-none")
        return Reply("\n\n".join(f"{card.name} (`{card.id}`)\n{card.text}" for card in found), FoundCards(found))


def _rule(entry: RuleEntry) -> FoundRule:
    return FoundRule(entry.id, entry.title, list(entry.text), dict(entry.editions))


def _say_rule(rule: FoundRule) -> str:
    editions = [f"{edition}: {text}" for edition, text in rule.editions.items()]
    return "\n".join([f"{rule.id}  {rule.title}", *rule.text, *editions])
