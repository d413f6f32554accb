"""`play`: a game in the terminal, people and bots in any seats."""

from __future__ import annotations

import asyncio
import secrets
import sys
from pathlib import Path
from typing import Annotated

from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from metro2033.bots.adviser import advise
from metro2033.bots.bot import Bot, Question
from metro2033.bots.explain import explain
from metro2033.bots.explanation import Explanation
from metro2033.bots.registry import HUMAN, is_named, make_bot, read_specs, seat_specs
from metro2033.cli.bots import tell_faults
from metro2033.cli.built import need_extra
from metro2033.cli.command import Option
from metro2033.cli.curtain import Curtain
from metro2033.cli.keeper import Keeper
from metro2033.cli.logbook import Logbook
from metro2033.cli.question import Asker
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
from metro2033.files import read_text
from metro2033.games import DEFAULT_GAME, finder
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.table.saved_game import SavedGame
from metro2033.text.reasons import say_explanation
from metro2033.text.rulebook import entries
from metro2033.text.say import cast_of, say_problem
from metro2033.text.typeset import plain

DEFAULT_BOTS = "human,greedy,greedy,greedy,greedy,greedy"


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
) -> None:
    """Play in the terminal."""
    if tui:
        need_extra("tui")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption("play-no-terminal")
    setting = choose_setting(game, edition, option, variant, content, lang)
    if resume is not None:
        running, specs = _resume(resume, setting, bots)
        setting = choose_setting(running.rules.game, running.rules.edition, content=running.rules.packs, lang=lang)
    else:
        usual = ",".join(DEFAULT_BOTS.split(",")[:seats])
        specs = read_specs(usual if bots is None else bots, seats, people=True)
        chance = Chance(seed=seed if seed is not None else secrets.randbits(48))
        running = Game.new(setting.rules, seats, chance)
    if tui:
        _play_on_full_screen(running, specs, setting, resume)
    else:
        Session(running, specs, setting, resume).run()


def _play_on_full_screen(game: Game, specs: list[str], setting: CommandSetting, origin: Path | None) -> None:
    """Play with the full-screen client; what it says last stays on the terminal."""
    from metro2033.table.local_table import LocalTable
    from metro2033.tui.app import play_at

    said = asyncio.run(play_at(LocalTable(game, specs, origin), setting.language))
    if said:
        echo(said)


def _resume(path: Path, setting: CommandSetting, bots: str | None) -> tuple[Game, list[str]]:
    """The game of a record with its players, or with others; what a record names is not run unless the user names it too."""
    read = record.read(read_text(path))
    running = record.replay(read, finder(setting.packs))
    if bots is not None:
        return running, read_specs(bots, running.seats, people=True)
    names = list(read.header.players) or [HUMAN] * running.seats
    for name in names:
        if name != HUMAN and not is_named(name):
            raise BadOption("play-resume-own", bot=name[:80])
    return running, seat_specs(names, running.seats, people=True)


class Quit(Exception):
    """The people at the table have had enough."""


class Session:
    """One sitting at the terminal."""

    def __init__(self, game: Game, specs: list[str], setting: CommandSetting, origin: Path | None = None) -> None:
        self.game = game
        self.specs = specs
        self.setting = setting
        self.say = setting.words.say
        self.console = Console(highlight=False)
        self.screen: Screen = screen_for(game.rules, setting.sayer)
        self.people = [seat for seat, spec in enumerate(specs) if spec == HUMAN]
        seed = game.chance.seed
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, game.rules, seed * 64 + seat) for seat, spec in enumerate(specs) if spec != HUMAN
        }
        self.log = Logbook(game, setting.sayer)
        self.told: list[int] = []  # how many events each answer since the boundary told
        self.thought: tuple[int, Question, int] | None = (
            None  # the last bot that had a choice, the question, its answer
        )
        self.at_keyboard = self.people[0] if self.people else None
        self.asker = Asker(game, self.screen, setting.sayer)
        self.keeper = Keeper(SavedGame(game, tuple(specs), origin), self.console, setting)
        self.curtain = Curtain(self.console, secret=len(self.people) > 1, more=self.say("play-more") + " ")

    def run(self) -> None:
        """Play until somebody wins or the people leave."""
        left = False
        with self.curtain:
            try:
                while (prompt := self.game.prompt) is not None:
                    if len(prompt.options) == 1 and not self._would_tell(prompt):
                        self._answer(prompt.seat, prompt.options[0].id)
                    elif prompt.seat in self.bots:
                        self._let_bot_answer(prompt)
                    else:
                        self._ask(prompt)
            except (Quit, EOFError, KeyboardInterrupt):
                left = True
            finally:
                for bot in self.bots.values():
                    bot.end(self.game.result)
        if left:
            self.keeper.leave()
        else:
            self._end()

    def _would_tell(self, prompt: Prompt) -> bool:
        """Whether people who share the keyboard would learn that another had no choice, if nobody asked that person."""
        return len(self.people) > 1 and prompt.seat in self.people

    def _answer(self, seat: int, choice: str) -> None:
        events = self.game.answer(seat, choice)
        self.log.add(events)
        self.told.append(len(events))
        if not self.game.way_back:
            self.told.clear()

    def _let_bot_answer(self, prompt: Prompt) -> None:
        question = Question(self.game.rules, self.game.state.clone())
        with self.console.status(self.say("play-thinking", {"seat": self._name(prompt.seat)})):
            bot = self.bots[prompt.seat]
            failed = sum(bot.faults.values())
            code = bot.choose(question)
        self.thought = (prompt.seat, question, code)
        if sum(bot.faults.values()) > failed:
            tell_faults(self.setting.words, self.specs[prompt.seat], bot.faults)
        self._answer(prompt.seat, self.game.rules.choices[code].id)

    def _name(self, seat: int) -> str:
        return self.setting.sayer.seat(seat, cast_of(self.game))

    def _ask(self, prompt: Prompt) -> None:
        if prompt.seat != self.at_keyboard:
            self._hand_over(prompt.seat)
        self._show(prompt)
        self._listen(prompt)

    def _hand_over(self, seat: int) -> None:
        """Hide everything until the next person sits at the keyboard."""
        self.curtain.hide()
        self.console.input(escape(self.say("play-hand-over", {"seat": self._name(seat)})) + " ")
        self.curtain.hide()
        self.at_keyboard = seat

    def _show(self, prompt: Prompt) -> None:
        """What is new, what is open, and the numbered choices."""
        view = self.game.view(prompt.seat)
        news = [Text(f"  {line}", style="dim") for line in self.log.news(prompt.seat)]
        hand = self.screen.hand(view, self.game.rules.progress(self.game.state, prompt.seat))
        with self.console.status(self.say("play-weighing")):
            question = self.asker.question(prompt)
        self.curtain.show(*news, Rule(), self.screen.table(view), self.screen.business(view), hand, question)

    def _listen(self, prompt: Prompt) -> None:
        """Take commands until one of them moves the game."""
        while True:
            text = self.console.input(escape(self.say("play-input")) + " ").strip()
            word, _, rest = text.partition(" ")
            try:
                if self._obey(prompt, word.lower(), rest.strip()):
                    return
            except Problem as problem:
                self.console.print(escape(say_problem(problem, self.setting.language)), style="yellow")

    def _obey(self, prompt: Prompt, word: str, rest: str) -> bool:
        if word.isdecimal():
            if not 1 <= int(word) <= len(prompt.options):
                raise BadOption("play-number", most=len(prompt.options))
            self._answer(prompt.seat, prompt.options[int(word) - 1].id)
            return True
        if word in ("u", "undo"):
            self._undo(prompt.seat)
            return True
        if word in ("q", "quit"):
            raise Quit
        if word in ("m", "map"):
            self.curtain.show(self.screen.map(self.game.view(prompt.seat), prompt.options))
        elif word in ("d", "discards"):
            self.curtain.show(self.screen.discards(self.game.view(prompt.seat)))
        elif word in ("t", "table"):
            self._show(prompt)
        elif word in ("l", "log"):
            self._log(prompt.seat)
        elif word in ("s", "save"):
            self.keeper.save(rest)
        elif word in ("r", "rule"):
            self._rule(rest)
        elif word in ("c", "card"):
            self._card(rest)
        elif word in ("w", "why"):
            self._why(prompt, rest)
        elif word in ("h", "hint"):
            self._reasons(advise(self.game.rules, self.game.state, self.game.chance.seed))
        elif word in ("b", "bot"):
            self._last_bot()
        else:
            self.console.print(self.say("play-help"))
        return False

    def _undo(self, seat: int) -> None:
        for _ in range(self.game.undo_decision(seat)):
            self.log.forget(self.told.pop() if self.told else 0)

    def _rule(self, rest: str) -> None:
        entry = entries(self.setting.language, self.setting.game).get(rest.upper())
        if entry is None:
            raise Problem("rule-unknown", words=rest[:80])
        self.console.print(f"[bold]{entry.id}[/]  {escape(entry.title)}")
        for paragraph in entry.text:
            self.console.print(escape(paragraph))

    def _card(self, rest: str) -> None:
        wanted = rest.casefold()
        for members in self.game.rules.cards().values():
            for card in members:
                name = self.setting.sayer.card(card.id)
                if wanted and (wanted in plain(name).casefold() or wanted == card.id):
                    self.console.print(f"[bold]{escape(name)}[/]  {escape(self.setting.sayer.card_text(card.id))}")

    def _why(self, prompt: Prompt, rest: str) -> None:
        """Why a choice is not offered, or on which rules it rests."""
        choice = self.game.rules.choices.parse(rest)
        if choice in prompt.options:
            rules = ", ".join(self.game.rules.rules_of(prompt.name, choice))
            self.console.print(self.say("play-rests-on", {"rules": rules}))
        else:
            raise self.game.rules.why_not(self.game.state, prompt.seat, choice)

    def _last_bot(self) -> None:
        """Why the last bot that had a choice chose as it did; only where nobody else could learn its secrets."""
        if len(self.people) > 1:
            raise BadOption("play-bot-secret")
        if self.thought is None:
            raise BadOption("play-bot-none")
        seat, question, code = self.thought
        self.console.print(self._name(seat), style="bold", markup=False)
        self._reasons(explain(self.bots[seat], self.specs[seat], question, code))

    def _reasons(self, explanation: Explanation) -> None:
        lines = say_explanation(explanation, self.game.rules.choices, self.setting.sayer, cast_of(self.game))
        for line in lines:
            self.console.print(f"  {escape(line)}")

    def _log(self, seat: int | None) -> None:
        lines = [Text(f"  {self.log.say(event, seat)}", style="dim") for event in self.log.lines[-60:]]
        self.curtain.show(*lines)

    def _end(self) -> None:
        """The last news, the table, who has won; the game can still be looked at and saved."""
        view = self.game.view(None)
        news = [Text(f"  {line}", style="dim") for line in self.log.news(self.at_keyboard or 0)]
        self.console.print(*news, self.screen.map(view, ()), self.screen.table(view), sep="\n")
        result = self.game.result
        if result is not None and result.winner is not None:
            self.console.print(f"[bold]{escape(self.say('play-won', {'seat': self._name(result.winner)}))}[/]")
        while self.people:
            try:
                text = self.console.input(escape(self.say("play-over")) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                return
            word, _, rest = text.partition(" ")
            try:
                if not self._obey_after_the_end(word.lower(), rest.strip()):
                    return
            except Problem as problem:
                self.console.print(escape(say_problem(problem, self.setting.language)), style="yellow")

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
