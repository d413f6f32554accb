"""Renders a replay: one move, every move, or an animated GIF."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from metro2033 import svg
from metro2033.cli.setting import progress_bar
from metro2033.files import write_bytes
from metro2033.kernel import record
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption
from metro2033.svg import raster
from metro2033.svg.theme import find_theme

STEP = "{step}"
MOST_FRAMES = 100  # default limit for a GIF, unless `--every` is given
GIF_WIDTH = 800
FRAME_SECONDS = 0.6
LAST_SECONDS = 4.0


@dataclass(frozen=True)
class Film:
    """A game being replayed, with the viewer's seat, the language and the theme."""

    game: Game
    seat: int | None
    language: str
    theme: str

    def __post_init__(self) -> None:
        find_theme(self.theme)  # fails before anything is replayed

    def picture(self) -> svg.Svg:
        """Draws the table in its current state."""
        return svg.draw(self.game.rules, self.game.view(self.seat), self.language, theme=self.theme)


def draw_replay(
    read: record.Record, film: Film, to: int | None, picture: Path | None, gif: Path | None, every: int
) -> None:
    """Replays a record and writes the requested pictures; writes nothing if the record is invalid."""
    if picture is not None and picture.suffix.lower() not in (".svg", ".png"):
        raise BadOption("svg-ending", file=picture.name)
    answers = sum(line.mark.isdigit() for line in read.lines)
    last = answers if to is None else min(to, answers)
    stills: list[tuple[Path, svg.Svg]] = []
    frames: list[str] = []
    gif_every = every or -(-last // MOST_FRAMES) or 1
    if gif is not None:
        raster.png(film.picture(), 40)  # fails early if a dependency is missing
    with progress_bar() as bar:
        task = bar.add_task("", total=last)
        for step in _steps(read, film.game, to):
            bar.update(task, completed=step)
            if picture is not None and STEP in picture.name and (step == last or step % (every or 1) == 0):
                name = picture.name.replace(STEP, f"{step:0{len(str(last))}}")
                stills.append((picture.with_name(name), film.picture()))
            if gif is not None and (step == last or step % gif_every == 0):
                frames.append(film.picture())
    if picture is not None and STEP not in picture.name:
        stills.append((picture, film.picture()))
    for path, still in stills:
        still.save(path)
    if gif is not None:
        seconds = [FRAME_SECONDS] * (len(frames) - 1) + [LAST_SECONDS]
        write_bytes(gif, raster.gif(frames, GIF_WIDTH, seconds))


def _steps(read: record.Record, game: Game, to: int | None) -> Iterator[int]:
    """Replays the record and yields the number of each move, starting with 0."""
    yield 0
    for _ in record.walk(read, game, to):
        yield len(game.answers)
