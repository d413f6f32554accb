"""Measures balance: plays both games with the learned bot on every seat and writes docs/balance.md; `make balance`.

The arena plays one cell at a time: one game with its variants, one edition, one seat count. Every cell has its own deals, since the same
deal in two editions often leads to the same game. A stopped run resumes, and a higher `--games` adds games.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.balance_page import Played, page, read_lines
from metro2033 import __version__
from metro2033.arena.job import Job
from metro2033.games import GAMES, find_rules, variant_options

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "balance.md"
PASSES = 3  # each pass plays a third of the games of every cell, so that the page can be written early
LONGER = 3  # a card game takes several times as long as a board game, so fewer are played
BOT = "neural"  # the strongest bot without search
SURVIVAL = ("survival1", "survival2", "survival3", "survival4")


@dataclass(frozen=True)
class Cell:
    """A group of tables with the same game, variants, edition and seat count."""

    game: str
    variants: tuple[str, ...]
    edition: str
    seats: int
    seed: int

    @property
    def name(self) -> str:
        """Returns the name of the cell's ledger folder."""
        return "-".join([self.game, *(["survival"] if self.variants else []), self.edition, str(self.seats)])

    @property
    def job(self) -> Job:
        """Returns the arena's job."""
        options = variant_options(self.game, list(self.variants))
        content = (find_rules(self.game, self.edition, options).content_hash,)
        return Job(
            game=self.game,
            editions=(self.edition,),
            seats=(self.seats,),
            bots=(BOT,),
            exact=False,
            options=tuple(sorted(options.items())),
            content=content,
            seed=self.seed,
            fixed_draft=True,
            version=__version__,
        )

    def command(self, games: int, jobs: int, report: Path) -> list[str]:
        """Returns the arena's command that plays the cell; `games` is the number for the board game."""
        games = max(1, games // LONGER) if self.game == "breakthrough" else games
        words = ["metro2033", "arena", "--game", self.game, "--edition", self.edition, "--seats", str(self.seats)]
        words += ["--variant", ",".join(self.variants)] if self.variants else []
        words += ["--bots", BOT, "--fixed-draft", "--seed", str(self.seed), "--games", str(games)]
        return [*words, "--jobs", str(jobs), "--report", str(report)]


PARTS = (
    ("The board game", "board", (2, 3, 4, 5, 6), ()),
    ("Breakthrough", "breakthrough", (2, 3, 4, 5), ()),
    ("Breakthrough with all four survival variants", "breakthrough", (2, 3, 4, 5), SURVIVAL),
)
CELLS = [
    Cell(game, variants, edition, seats, 100_000 * part + 10_000 * place + 1_000 * seats)
    for part, (_, game, counts, variants) in enumerate(PARTS)
    for place, edition in enumerate(GAMES[game].editions)
    for seats in counts
]


def play(games: int, jobs: int, folder: Path) -> None:
    """Plays the missing games of every cell."""
    for cell in CELLS:
        played = subprocess.run([sys.executable, "-m", *cell.command(games, jobs, folder / cell.name)], check=False)
        if played.returncode != 0:  # the arena has printed the reason
            raise SystemExit(played.returncode)


def write(folder: Path, target: Path) -> None:
    """Writes the page from the ledgers, complete or not."""
    played = []
    for title, game, counts, variants in PARTS:
        cells = [cell for cell in CELLS if (cell.game, cell.variants) == (game, variants)]
        lines = [line for cell in cells for line in read_lines(folder / cell.name)]
        played.append(Played(title, game, counts, lines))
    target.write_text(page(played), encoding="utf-8")


def main() -> None:
    """Plays in passes, and writes the page after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150, help="board games per cell; a third as many of Breakthrough")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "runs" / "balance")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--only-write", action="store_true", help="write the page from the existing ledgers")
    given = parser.parse_args()
    if given.only_write:
        write(given.folder, given.page)
        return
    for number in range(1, PASSES + 1):
        play(given.games * number // PASSES, given.jobs, given.folder)
        write(given.folder, given.page)


if __name__ == "__main__":
    main()
