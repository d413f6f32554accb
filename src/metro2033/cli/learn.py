"""`learn`: a guided first game in the terminal, on the screens of `play`."""

from __future__ import annotations

import secrets
import sys
from typing import Annotated

from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from metro2033.bots.registry import HUMAN
from metro2033.cli.command import Argument, Option
from metro2033.cli.ink import NOTICE
from metro2033.cli.learned import Learned, LearnedFile
from metro2033.cli.play import Quit, Session
from metro2033.cli.question import Asker, numbered
from metro2033.cli.screens import screen_for
from metro2033.cli.setting import CommandSetting, LangOption, choose_setting
from metro2033.cli.wrapping import Console
from metro2033.games import DEFAULT_GAME
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption, IllegalChoice, Problem
from metro2033.study.lessons.lesson import Chapter, Lesson, lesson_of
from metro2033.study.lessons.walk import CONTINUE, Walk, WrongTurn
from metro2033.table.local_play import LocalPlay
from metro2033.text.say import say_problem

RIVALS = "novice"  # opponents after the last chapter


def learn(
    game: Annotated[str, Argument(help="game", complete="games")] = DEFAULT_GAME,
    chapter: Annotated[str, Option("--chapter", help="chapter", complete="chapters")] = "",
    lang: LangOption = "",
) -> None:
    """Teaches a game in the terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption("play-no-terminal")
    setting, lesson = choose_setting(game, lang=lang), lesson_of(game)
    Learner(lesson, setting).run(lesson.find(chapter) if chapter else None)


class Learner:
    """A lesson in progress at the terminal."""

    def __init__(self, lesson: Lesson, setting: CommandSetting) -> None:
        self.lesson = lesson
        self.setting = setting
        self.say = setting.words.say
        self.console = Console(highlight=False)
        self.file = LearnedFile()
        self.learned = self.file.read(lesson.game)
        self.last: Game | None = None  # the game of the last finished chapter

    def run(self, wanted: Chapter | None) -> None:
        """Plays chapters from the wanted one, or from the saved progress."""
        try:
            chapter = wanted or self._left_at()
            while True:
                self._play(chapter)
                following = self._after(chapter)
                if following is None:
                    return
                chapter = following
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(self.say("lesson-kept", {"game": self.lesson.game}), markup=False)

    def _left_at(self) -> Chapter:
        chapters = self.lesson.chapter
        left = [chapter for chapter in chapters if chapter.id == self.learned.chapter]
        fresh = [chapter for chapter in chapters if chapter.id not in self.learned.done]
        return (left or fresh or list(chapters))[0]

    def _play(self, chapter: Chapter) -> None:
        """Plays one chapter to its end."""
        answers = list(self.learned.answers) if self.learned.chapter == chapter.id else []
        walk, play = self._walk(chapter, answers)
        self._show_table(play, walk)
        while walk.step is not None:
            self._tell(walk, self.say(walk.key))
            if (answer := self._listen(walk, play)) is None:
                walk, play = self._walk(chapter, answers := answers[:-1])
                self._show_table(play, walk)
            else:
                answers.append(answer)
                if answer != CONTINUE or walk.prompt is None:
                    self._show_news(play)
                if walk.step is not None and walk.step.accept:
                    self._show_table(play, walk)
            self._keep(Learned(self.learned.done, chapter.id, answers))
        self.last = play.game
        done = list(dict.fromkeys([*self.learned.done, chapter.id]))
        self._keep(Learned(done))
        self.console.print(self.say("lesson-chapter-done"), style="bold", markup=False)

    def _walk(self, chapter: Chapter, answers: list[str]) -> tuple[Walk, LocalPlay]:
        """Replays answers into a chapter; drops those that a changed lesson no longer accepts."""
        play = LocalPlay.alone(self.lesson.begin(chapter), self.lesson.seat)
        walk = Walk(self.lesson, chapter, play)
        for place, answer in enumerate(list(answers)):
            try:
                walk.answer(answer)
            except IllegalChoice:
                del answers[place:]
                break
        play.log.mark_read(self.lesson.seat)
        return walk, play

    def _keep(self, learned: Learned) -> None:
        self.learned = learned
        self.file.write(self.lesson.game, learned)

    def _tell(self, walk: Walk, text: str) -> None:
        """Prints the lesson's text in a frame."""
        of: dict[str, str | int] = {
            "title": self.say(f"lesson-{walk.chapter.id}"),
            "n": walk.at + 1,
            "all": len(walk.chapter.step),
        }
        self.console.print(Panel(Text(text), title=escape(self.say("lesson-chapter-head", of)), border_style=NOTICE))

    def _show_news(self, play: LocalPlay) -> None:
        for line in play.log.news(self.lesson.seat):
            self.console.print(Text(f"  {line.say(self.setting.sayer, play.cast)}", style="dim"))

    def _show_table(self, play: LocalPlay, walk: Walk) -> None:
        """Prints the table, and the numbered choices if the step asks for one."""
        moment, screen = play.moment(), screen_for(play.rules, self.setting.sayer)
        parts = [
            Rule(),
            screen.table(moment.view),
            screen.business(moment.view),
            screen.hand(moment.view, moment.progress),
            Asker(play, screen, self.setting.sayer).question(moment) if walk.step and walk.step.accept else None,
        ]
        for part in parts:
            if part is not None:
                self.console.print(part)

    def _listen(self, walk: Walk, play: LocalPlay) -> str | None:
        """Reads commands until one is an accepted answer; returns None to go back."""
        while True:
            text = self.console.input(escape(self.say("lesson-input")) + " ").strip().lower()
            try:
                if text in ("b", "back"):
                    return None
                if answer := self._obey(walk, play, text):
                    return answer
            except WrongTurn as wrong:
                self._tell(walk, self.say(wrong.key))
            except Problem as problem:
                self.console.print(escape(say_problem(problem, self.setting.language)), style=NOTICE)

    def _obey(self, walk: Walk, play: LocalPlay, word: str) -> str:
        """Executes a command; returns the answer if it was one."""
        step, prompt = walk.step, walk.prompt
        if not word and step is not None and not step.accept:
            walk.answer(CONTINUE)
            return CONTINUE
        if word.isdecimal() and prompt is not None:
            choice = numbered(prompt, word)
            walk.answer(choice)
            return choice
        if word in ("q", "quit"):
            raise Quit
        if word in ("m", "map"):
            screen, view = screen_for(play.rules, self.setting.sayer), play.game.view(self.lesson.seat)
            self.console.print(screen.map(view, prompt.options if prompt else ()))
        elif word in ("t", "table"):
            self._show_table(play, walk)
        elif word in ("c", "chapters"):
            self._list_chapters()
        else:
            self.console.print(self.say("lesson-help"), markup=False)
        return ""

    def _list_chapters(self) -> None:
        self.console.print(self.say("lesson-chapters"), style="bold", markup=False)
        for chapter in self.lesson.chapter:
            mark = "✓" if chapter.id in self.learned.done else " "
            self.console.print(f"  {mark} {chapter.id:10} {self.say(f'lesson-{chapter.id}')}", markup=False)

    def _after(self, chapter: Chapter) -> Chapter | None:
        """Returns the chapter that follows; after the last one, plays a real game and returns None."""
        place = self.lesson.chapter.index(chapter) + 1
        last = place == len(self.lesson.chapter)
        while True:
            text = self.console.input(escape(self.say("lesson-last-ask" if last else "lesson-over-ask")) + " ").strip()
            if text.lower() in ("q", "quit"):
                raise Quit
            if not text and not last:
                return self.lesson.chapter[place]
            if not text:
                self._play_on()
                return None
            self._list_chapters()

    def _play_on(self) -> None:
        """Continues the last chapter's position as a real game, with a new seed."""
        left, seat = self.last, self.lesson.seat
        assert left is not None, "a chapter was finished"
        chance = Chance(seed=secrets.randbits(48))
        game = Game.new(left.rules, left.seats, chance, left.leave_off(seat))
        specs = [HUMAN if other == seat else RIVALS for other in range(left.seats)]
        Session(LocalPlay(game, specs), self.setting).run()
