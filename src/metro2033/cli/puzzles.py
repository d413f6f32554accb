"""`puzzles`: solves, generates and checks puzzles."""

from __future__ import annotations

import datetime
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
from rich.progress import track

from metro2033 import codec
from metro2033.cli.command import Argument, Option
from metro2033.cli.puzzle_table import PuzzleTable
from metro2033.cli.setting import CommandSetting, GameOption, LangOption, choose_setting, errors
from metro2033.files import make_folder, read_text, write_text
from metro2033.games import DEFAULT_GAME, GAMES
from metro2033.kernel.problem import BadOption, Problem
from metro2033.study.puzzles.check import check, prove_again
from metro2033.study.puzzles.make import make
from metro2033.study.puzzles.puzzle import Puzzle
from metro2033.study.puzzles.shelf import find, shipped
from metro2033.study.puzzles.solver import Record, of_the_day
from metro2033.text.say import say_problem

MAKE = "make"
CHECK = "check"


def puzzles(
    what: Annotated[str, Argument(help="puzzles-what")] = "",
    game: GameOption = DEFAULT_GAME,
    theme: Annotated[str, Option("--theme", help="puzzles-theme")] = "",
    today: Annotated[bool, Option("--today", help="puzzles-today")] = False,
    count: Annotated[int, Option("--count", help="puzzles-count")] = 150,
    seed: Annotated[int, Option("--seed", help="seed")] = 1,
    out: Annotated[Path, Option("--out", help="puzzles-out")] = Path("puzzles"),
    lang: LangOption = "",
) -> None:
    """Solves puzzles in the terminal, generates them, or checks them."""
    setting = choose_setting(game, lang=lang)
    if what == MAKE:
        make_puzzles(setting, count, seed, out)
    elif what == CHECK:
        check_puzzles(setting)
    else:
        solve(setting, _chosen(what, setting, theme, today=today))


def make_puzzles(setting: CommandSetting, count: int, seed: int, folder: Path) -> None:
    """Searches games for puzzles and reports progress."""

    def tell(games: int, found: list[Puzzle]) -> None:
        said: dict[str, str | int] = {"game": setting.game, "found": len(found), "count": count, "games": games}
        errors.print(setting.words.say("puzzle-made", said), markup=False)

    make(setting.game, setting.edition, count, seed, folder, tell)


def check_puzzles(setting: CommandSetting) -> None:
    """Replays every shipped puzzle of every game, plays its solution and repeats its proof; reports all failures."""
    all_wrong = 0
    for game in GAMES:
        wrong = 0
        for puzzle in track(shipped(game), game, console=errors, transient=True):
            try:
                check(puzzle)
                prove_again(puzzle)
            except Problem as problem:
                wrong += 1
                errors.print(say_problem(problem, setting.language), markup=False)
        said: dict[str, str | int] = {"game": game, "n": len(shipped(game)) - wrong}
        errors.print(setting.words.say("puzzle-checked", said), markup=False)
        all_wrong += wrong
    if all_wrong:
        raise Problem("puzzle-wrong-ones", n=all_wrong)


def _chosen(what: str, setting: CommandSetting, theme: str, *, today: bool) -> list[Puzzle]:
    """Returns the puzzles to solve: one by id, the puzzle of the day, or all unsolved ones, nearest to the solver's rating first."""
    if what:
        return [find(what, tuple(GAMES))]
    found = list(shipped(setting.game))
    if today:
        return [of_the_day(found, datetime.datetime.now(datetime.UTC).date())]
    record = kept()
    if theme and not any(puzzle.theme == theme for puzzle in found):
        raise BadOption("puzzle-none", allowed=tuple(sorted({puzzle.theme for puzzle in found})))
    fitting = [puzzle for puzzle in found if theme in ("", puzzle.theme)]
    open_ones = [puzzle for puzzle in fitting if puzzle.id not in record.solved] or fitting
    return sorted(open_ones, key=lambda puzzle: abs(puzzle.rating - record.rating))


def solve(setting: CommandSetting, waiting: list[Puzzle]) -> None:
    """Presents puzzles one after another until the solver leaves."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption("play-no-terminal")
    for puzzle in waiting:
        own = choose_setting(puzzle.game, puzzle.edition, lang=setting.language)
        if not PuzzleTable(puzzle, own, kept, keep).run():
            return


def place() -> Path:
    """Returns the path of the solver's record."""
    return Path(platformdirs.user_state_dir("metro2033", appauthor=False)) / "puzzles.json"


def kept() -> Record:
    """Reads the solver's record; a missing or unreadable one yields a new record."""
    try:
        return codec.decode(read_text(place()), Record)
    except (Problem, msgspec.DecodeError):
        return Record()


def keep(record: Record) -> None:
    """Writes the solver's record."""
    make_folder(place().parent)
    write_text(place(), msgspec.json.encode(record).decode())
