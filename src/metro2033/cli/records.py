"""`replay` and `scenario`: games and positions from files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from click.exceptions import Exit

from metro2033.cli.command import Argument, Option
from metro2033.cli.film import Film, draw_replay
from metro2033.cli.setting import CommandSetting, ContentOption, LangOption, choose_setting, errors
from metro2033.cli.streams import echo
from metro2033.files import read_text
from metro2033.games import editions_by_game, finder
from metro2033.kernel import record
from metro2033.kernel import scenario as scenarios
from metro2033.kernel.event import Event
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption, BadScenario
from metro2033.text.say import cast_of, say_problem


def replay(
    file: Annotated[Path, Argument(help="record-file", complete="records")],
    seat: Annotated[int, Option("--seat", min=0, help="replay-seat")] = 0,
    to: Annotated[int | None, Option("--to", min=0, help="replay-to")] = None,
    svg: Annotated[Path | None, Option("--svg", help="replay-svg")] = None,
    gif: Annotated[Path | None, Option("--gif", help="replay-gif")] = None,
    every: Annotated[int, Option("--every", min=0, help="replay-every")] = 0,
    theme: Annotated[str, Option("--theme", help="replay-theme")] = "dark",
    content: ContentOption = None,
    lang: LangOption = "",
) -> None:
    """Checks a record and prints or draws its events."""
    read = record.read(read_text(file))
    game = record.begin(read.header, finder(content or []))
    if seat > game.seats:
        raise BadOption("option-seat", given=seat, most=game.seats)
    setting = choose_setting(read.header.game, read.header.edition, content=game.rules.packs, lang=lang)
    if svg is not None or gif is not None:
        drawn = Film(game, seat - 1 if seat else None, setting.language, theme)
        draw_replay(read, drawn, to, svg, gif, every)
    else:
        _tell(game, game.opening, seat, setting)
        for _, _, events in record.walk(read, game, to):
            _tell(game, [event for event in events if isinstance(event, Event)], seat, setting)
    errors.print(setting.words.say("replay-checked", {"answers": len(game.answers), "file": file.name}))


def _tell(game: Game, events: list[Event], seat: int, setting: CommandSetting) -> None:
    """Prints events as visible to a seat, or to a spectator if `seat` is 0."""
    cast = cast_of(game)
    for event in events:
        echo(setting.sayer.event(game.rules.tell(event, seat - 1 if seat else None), cast))


def scenario(
    files: Annotated[list[Path], Argument(help="scenario-files")],
    stop_first: Annotated[bool, Option("--stop-first", help="scenario-stop-first")] = False,
    content: ContentOption = None,
    lang: LangOption = "",
) -> None:
    """Runs scenarios, reports why any fail, and prints the counts."""
    setting = choose_setting(lang=lang)
    held = failed = 0
    for outcome in _outcomes(files, content or []):
        if outcome.problem is None:
            held += 1
            continue
        failed += 1
        args = {"file": outcome.path.name, "title": outcome.title, "edition": outcome.edition}
        why = say_problem(outcome.problem, setting.language)
        errors.print(setting.words.say("scenario-failed", args | {"why": why}), soft_wrap=True, markup=False)
        if stop_first:
            break
    echo(setting.words.say("scenario-held", {"runs": held, "failed": failed}))
    if failed:
        raise Exit(1)


def _outcomes(files: list[Path], packs: list[Path]) -> Iterator[scenarios.Outcome]:
    for path in _expand(files):
        yield from scenarios.run(path, finder(packs), editions_by_game())


def _expand(files: list[Path]) -> list[Path]:
    """Expands folders to the scenarios in them; raises for a missing path before anything runs."""
    for path in files:
        if not path.exists():
            raise BadScenario("file-missing", file=str(path))
    return [found for path in files for found in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
