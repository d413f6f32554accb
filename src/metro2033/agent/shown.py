"""A moment as an agent gets it: text for the model, and the same as data. Both come from the seat's view alone."""

from __future__ import annotations

import io
from typing import Any

import msgspec
from msgspec import Struct

from metro2033.cli.screens import screen_for
from metro2033.cli.wrapping import Console
from metro2033.kernel.outlook import Outlook
from metro2033.kernel.ruleset import Ruleset
from metro2033.table.moment import Moment, cast_in
from metro2033.text.outlook import say_beside
from metro2033.text.say import Cast, Sayer
from metro2033.wire import OptionView

WIDTH = 100  # characters of a drawn table
MOST_NEWS = 80  # lines of the log in one answer


class ShownOption(Struct, frozen=True):
    """A choice: the id to answer with, its words, and everything said beside it."""

    id: str
    text: str
    beside: list[str]
    card: str  # text of the card that it is about
    warning: str
    rules: list[str]


class ShownQuestion(Struct, frozen=True):
    """The open question of the agent's seat. Its number goes into the answer."""

    number: int
    name: str
    text: str
    sealed: bool
    options: list[ShownOption]


class ShownTable(Struct, frozen=True):
    """The game as the agent's seat knows it; `view` is left out where only the news are wanted."""

    status: str  # lobby, playing, over
    seat: int | None  # counted from 0, as in the view
    news: list[str]  # events since the seat's last answer
    question: ShownQuestion | None
    winner: int | None
    seconds_left: int | None  # on the seat's clock
    room: str = ""
    view: dict[str, Any] | None = None


class Presenter:
    """Presents the moments of one game in one language."""

    def __init__(self, rules: Ruleset, sayer: Sayer, *, chat: bool) -> None:
        self.sayer = sayer
        self.chat = chat
        self.screen = screen_for(rules, sayer)
        self.rules = rules

    def data(self, moment: Moment, number: int, *, view: bool) -> ShownTable:
        """Returns a moment as data."""
        left = moment.clocks.get(moment.seat) if moment.seat is not None else None
        return ShownTable(
            status="over" if moment.over else "lobby" if moment.view is None else "playing",
            seat=moment.seat,
            news=self._news(moment),
            question=self._question(moment, number),
            winner=moment.winner,
            seconds_left=None if left is None else int(left),
            room=moment.room.id if moment.room is not None else "",
            view=msgspec.to_builtins(moment.view) if view and moment.view is not None else None,
        )

    def text(self, moment: Moment, shown: ShownTable) -> str:
        """Returns the news and the question as text."""
        say = self.sayer.words.say
        parts = ["\n".join(f"- {line}" for line in shown.news)] if shown.news else []
        if shown.question is not None:
            options = [self._line(option) for option in shown.question.options]
            asked = say("agent-question", {"number": shown.question.number, "question": shown.question.text})
            parts.append("\n".join([asked, *options]))
        elif shown.status == "over":
            parts.append(self._ending(moment))
        else:
            parts.append(say("agent-lobby" if shown.status == "lobby" else "agent-waiting"))
        if shown.seconds_left is not None:
            parts.append(say("agent-clock", {"seconds": shown.seconds_left}))
        return "\n\n".join(parts)

    def _ending(self, moment: Moment) -> str:
        if moment.winner is None:
            return self.sayer.words.say("agent-no-winner")
        return self.sayer.words.say("play-won", {"seat": self.sayer.seat(moment.winner, self._cast(moment))})

    def drawing(self, moment: Moment, *, board: bool) -> str:
        """Draws the table as text; with `board`, also the whole map and the texts of the cards."""
        if moment.view is None:
            return ""
        out = io.StringIO()
        console = Console(file=out, width=WIDTH, color_system=None, force_terminal=False, highlight=False)
        options = (moment.asked.options if moment.asked is not None else None) or []
        screen, view = self.screen, moment.view
        parts = [screen.table(view), screen.business(view), screen.hand(view, moment.progress)]
        for part in [*parts, screen.map(view, options) if board else None]:
            if part is not None:
                console.print(part)
        return "\n".join(line.rstrip() for line in out.getvalue().splitlines())

    def _news(self, moment: Moment) -> list[str]:
        """Returns what happened since the seat's last answer; the words of other players only where they are wanted."""
        fresh = list(moment.lines)[-moment.fresh :] if moment.fresh > 0 else []
        cast = self._cast(moment)
        lines = [
            f"{line.name}: {line.text}" if line.text else line.say(self.sayer, cast)
            for line in fresh
            if self.chat or not line.text
        ]
        return lines[-MOST_NEWS:]

    def _cast(self, moment: Moment) -> Cast:
        return cast_in(self.rules, moment.view) if moment.view is not None else Cast()

    def _question(self, moment: Moment, number: int) -> ShownQuestion | None:
        asked = moment.asked
        if asked is None or moment.view is None:
            return None
        cast = self._cast(moment)
        return ShownQuestion(
            number,
            asked.name,
            self.sayer.prompt(asked.name, self.screen.about(moment.view), cast),
            asked.sealed,
            [self._option(option, asked.name, moment, cast) for option in asked.options or ()],
        )

    def _option(self, option: OptionView, question: str, moment: Moment, cast: Cast) -> ShownOption:
        sayer, outlook, caution = self.sayer, option.outlook or Outlook(), option.caution
        figures = self.screen.figures(option)
        return ShownOption(
            option.id,
            sayer.choice(option, question, cast),
            say_beside(option, outlook, figures, None, sayer, after_move=moment.after_move),
            sayer.card_text(outlook.card) if outlook.card else "",
            "" if caution is None else sayer.words.say(f"caution-{caution.key}", caution.args),
            option.rules,
        )

    def _line(self, option: ShownOption) -> str:
        beside = "; ".join([*option.beside, *([f"⚠ {option.warning}"] if option.warning else [])])
        return "  ".join(part for part in (f"`{option.id}`", option.text, beside, option.card) if part)
