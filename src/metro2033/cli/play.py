"""`play`: a game in the terminal, with people and bots in any seats."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from metro2033.bots.explanation import Explanation
from metro2033.bots.registry import read_specs
from metro2033.cli.bots import tell_faults
from metro2033.cli.built import need_extra
from metro2033.cli.command import Option
from metro2033.cli.curtain import Curtain
from metro2033.cli.ink import NOTICE
from metro2033.cli.keeper import Keeper
from metro2033.cli.lookup import field_lines
from metro2033.cli.question import Asker, numbered
from metro2033.cli.screens import Screen, screen_for
from metro2033.cli.setting import (
    CommandSetting,
    ContentOption,
    EditionOption,
    GameOption,
    LangOption,
    OptionOption,
    SeatsOption,
    SeedOption,
    VariantOption,
    choose_setting,
)
from metro2033.cli.streams import echo
from metro2033.cli.wrapping import Console
from metro2033.games import DEFAULT_GAME
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.table.local_play import LocalPlay
from metro2033.table.moment import Line
from metro2033.table.saved_game import resume as read_game
from metro2033.text.rulebook import entries
from metro2033.text.say import say_problem
from metro2033.text.typeset import plain

DEFAULT_BOTS = "human,greedy,greedy,greedy,greedy,greedy"
LINES = 60  # log lines shown on request


def play(
    game: GameOption = DEFAULT_GAME,
    edition: EditionOption = "",
    seats: SeatsOption = 4,
    bots: Annotated[str | None, Option("--bots", help="play-bots", complete="players")] = None,
    seed: SeedOption = None,
    resume: Annotated[Path | None, Option("--resume", help="resume", complete="records")] = None,
    option: OptionOption = None,
    variant: VariantOption = "",
    content: ContentOption = None,
    lang: LangOption = "",
    tui: Annotated[bool, Option("--tui", help="tui")] = False,
    redraw: Annotated[bool, Option("--redraw", help="redraw")] = False,
) -> None:
    """Plays in the terminal."""
    if tui:
        need_extra("tui")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption("play-no-terminal")
    setting = choose_setting(game, edition, option, variant, content, lang)
    if resume is not None:
        running, specs = read_game(resume, setting.packs, bots)
        setting = choose_setting(running.rules.game, running.rules.edition, content=running.rules.packs, lang=lang)
    else:
        usual = ",".join(DEFAULT_BOTS.split(",")[:seats])
        specs = read_specs(usual if bots is None else bots, seats, people=True)
        chance = Chance(seed=seed if seed is not None else secrets.randbits(48))
        running = Game.new(setting.rules, seats, chance)
    if tui:
        _play_on_full_screen(running, specs, setting, resume)
    else:
        Session(LocalPlay(running, specs, resume), setting, redraw=redraw).run()


def _play_on_full_screen(game: Game, specs: list[str], setting: CommandSetting, origin: Path | None) -> None:
    """Plays in the full-screen client; prints its last message after the screen is restored."""
    from metro2033.table.local_table import LocalTable
    from metro2033.tui.app import play_at

    said = asyncio.run(play_at(LocalTable(game, specs, origin), setting.language))
    if said:
        echo(said)


class Quit(Exception):
    """Raised when the players quit."""


class Session:
    """One terminal session."""

    def __init__(self, play: LocalPlay, setting: CommandSetting, *, redraw: bool = False) -> None:
        self.play = play
        self.game = play.game
        self.setting = setting
        self.say = setting.words.say
        self.console = Console(highlight=False)
        self.screen: Screen = screen_for(play.rules, setting.sayer)
        self.asker = Asker(play, self.screen, setting.sayer)
        self.keeper = Keeper(play.saved, self.console, setting)
        self.redraw = redraw and not self.console.is_dumb_terminal
        own_screen = self.redraw or len(play.people) > 1
        self.curtain = Curtain(self.console, own_screen=own_screen, more=self.say("play-more") + " ")

    def run(self) -> None:
        """Plays until the game is over or the people quit."""
        left = False
        with self.curtain:
            try:
                for prompt in self.play.questions():
                    if prompt.seat in self.play.bots:
                        self._let_bot_answer(prompt.seat)
                    else:
                        self._ask(prompt)
            except (Quit, EOFError, KeyboardInterrupt):
                left = True
            finally:
                self.play.end()
        if left:
            self.keeper.leave()
        else:
            self._end()

    def _let_bot_answer(self, seat: int) -> None:
        with self.console.status(self.say("play-thinking", {"seat": self._name(seat)})):
            thought = self.play.consult()
        if thought.failed:
            tell_faults(self.setting.words, self.play.specs[seat], self.play.bots[seat].faults)
        self.play.follow(thought)

    def _name(self, seat: int) -> str:
        return self.setting.sayer.seat(seat, self.play.cast)

    def _ask(self, prompt: Prompt) -> None:
        if prompt.seat != self.play.at_keyboard:
            self._hand_over(prompt.seat)
        self._show()
        self._listen(prompt)

    def _hand_over(self, seat: int) -> None:
        """Hides everything until the next person is at the keyboard."""
        self.curtain.hide()
        self.console.input(escape(self.say("play-hand-over", {"seat": self._name(seat)})) + " ")
        self.curtain.hide()
        self.play.at_keyboard = seat

    def _show(self) -> None:
        """Prints the news, the table and the numbered choices."""
        moment, screen = self.play.moment(), self.screen
        with self.console.status(self.say("play-weighing")):
            question = self.asker.question(moment)
        hand = screen.hand(moment.view, moment.progress)
        if self.redraw:
            self.curtain.hide()
        self.curtain.show(
            *self._news(), Rule(), screen.table(moment.view), screen.business(moment.view), hand, question
        )

    def _news(self) -> list[Text]:
        return self._dim(self.play.log.news(self.play.at_keyboard or 0))

    def _dim(self, lines: Sequence[Line]) -> list[Text]:
        return [Text(f"  {line.say(self.setting.sayer, self.play.cast)}", style="dim") for line in lines]

    def _listen(self, prompt: Prompt) -> None:
        """Reads commands until one of them advances the game."""
        while True:
            text = self.console.input(escape(self.say("play-input")) + " ").strip()
            word, _, rest = text.partition(" ")
            try:
                if self._obey(prompt, word.lower(), rest.strip()):
                    return
            except Problem as problem:
                self.console.print(escape(say_problem(problem, self.setting.language)), style=NOTICE)

    def _obey(self, prompt: Prompt, word: str, rest: str) -> bool:
        if word.isdecimal():
            self.play.answer(numbered(prompt, word))
            return True
        if word in ("u", "undo"):
            self.play.undo()
            return True
        if word in ("q", "quit"):
            raise Quit
        if word in ("m", "map"):
            self.curtain.show(self.screen.map(self.game.view(prompt.seat), prompt.options))
        elif word in ("d", "discards"):
            self.curtain.show(self.screen.discards(self.game.view(prompt.seat)))
        elif word in ("t", "table"):
            self._show()
        elif word in ("l", "log"):
            self._log(prompt.seat)
        elif word in ("s", "save"):
            self.keeper.save(rest)
        elif word in ("p", "position"):
            echo(self.play.line())
        elif word in ("r", "rule"):
            self._rule(rest)
        elif word in ("c", "card"):
            self._card(rest)
        elif word in ("w", "why"):
            self._why(numbered(prompt, rest) if rest.isdecimal() else rest)
        elif word in ("h", "hint"):
            self._reasons(self.play.advise(self.play.position()))
        elif word in ("b", "bot"):
            self._last_bot()
        else:
            self.console.print(self.say("play-help"))
        return False

    def _rule(self, rest: str) -> None:
        entry = entries(self.setting.language, self.setting.game).get(rest.upper())
        if entry is None:
            raise Problem("rule-unknown", words=rest[:80])
        self.console.print(f"[bold]{entry.id}[/]  {escape(entry.title)}")
        for paragraph in entry.text:
            self.console.print(escape(paragraph))

    def _card(self, rest: str) -> None:
        """Prints the cards with a name; one alone with all its fields."""
        wanted, sayer = rest.casefold(), self.setting.sayer
        ids = [card.id for members in self.game.rules.cards().values() for card in members]
        found = [id_ for id_ in ids if wanted and (wanted in plain(sayer.card(id_)).casefold() or wanted == id_)]
        if not found:
            raise Problem("cards-none")
        for id_ in found:
            self.console.print(f"[bold]{escape(sayer.card(id_))}[/]  {escape(sayer.card_text(id_))}")
        for line in field_lines(found[0], self.setting) if len(found) == 1 else ():
            self.console.print(f"  [dim]{escape(line)}[/]")

    def _why(self, rest: str) -> None:
        """Prints the rules behind an option; raises the reason if it is not offered."""
        rules = ", ".join(self.play.rules_behind(rest, self.setting.sayer))
        self.console.print(self.say("play-rests-on", {"rules": rules}))

    def _last_bot(self) -> None:
        """Explains the choice of the last bot that had more than one option. Refused when several people share the keyboard."""
        explanation = self.play.explain()
        self.console.print(self._name(explanation.seat), style="bold", markup=False)
        self._reasons(explanation)

    def _reasons(self, explanation: Explanation) -> None:
        for line in self.play.say(explanation, self.setting.sayer):
            self.console.print(f"  {escape(line)}")

    def _log(self, seat: int | None) -> None:
        self.curtain.show(*self._dim(self.play.log.lines(seat, LINES)))

    def _end(self) -> None:
        """Prints the last news, the table and the winner; the game can still be inspected and saved."""
        view = self.game.view(None)
        self.console.print(*self._news(), self.screen.map(view, ()), self.screen.table(view), sep="\n")
        result = self.game.result
        if result is not None and result.winner is not None:
            self.console.print(f"[bold]{escape(self.say('play-won', {'seat': self._name(result.winner)}))}[/]")
        while self.play.people:
            try:
                text = self.console.input(escape(self.say("play-over")) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                return
            word, _, rest = text.partition(" ")
            try:
                if not self._obey_after_the_end(word.lower(), rest.strip()):
                    return
            except Problem as problem:
                self.console.print(escape(say_problem(problem, self.setting.language)), style=NOTICE)

    def _obey_after_the_end(self, word: str, rest: str) -> bool:
        if word in ("", "q", "quit"):
            return False
        if word in ("s", "save"):
            self.keeper.save(rest)
        elif word in ("l", "log"):
            self._log(None)
        elif word in ("d", "discards"):
            self.curtain.show(self.screen.discards(self.game.view(None)))
        return True
