"""Plays matches, which are tables of named bots in duplicate play, over one process pool, until all are played or time is up.

Every match has a separate ledger, as `metro2033 arena --report` writes it, so a stopped run resumes, here or with the arena's command.
Matches of one stage take turns, a deal each; the next stage begins when the last one has no more games to start.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from metro2033 import __version__
from metro2033.arena.job import Job
from metro2033.arena.ledger import Ledger
from metro2033.arena.match import Failure, Played, play
from metro2033.arena.schedule import Seating, seatings
from metro2033.games import GAMES, find_rules
from metro2033.processes import Pool

AHEAD = 2  # games queued per process, so that none is idle
TELL = 30  # seconds between two reports


@dataclass(frozen=True)
class Match:
    """One table: its bots, the number of games and the first seed."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    seed: int

    @property
    def job(self) -> Job:
        """Returns the arena's job."""
        edition = GAMES[self.game].default_edition
        content = (find_rules(self.game, edition, {}).content_hash,)
        seats, bots = (len(self.bots),), self.bots
        return Job(
            game=self.game,
            editions=(edition,),
            seats=seats,
            bots=bots,
            exact=True,
            content=content,
            seed=self.seed,
            version=__version__,
        )

    def command(self, folder: str = "runs") -> str:
        """Returns the arena's command that plays the same games."""
        words = ["metro2033 arena --game", self.game, "--table", ",".join(self.bots), "--games", str(self.games)]
        return " ".join([*words, "--seed", str(self.seed), "--jobs 2 --report", f"{folder}/{self.name}"])


def one_against(game: str, bot: str, others: str, games: int, seed: int, seats: int = 4) -> Match:
    """Returns the match of one bot at a table with others of one kind."""
    name = f"{game}-{bot}-{others}".replace(":", ".").replace("=", "") + (f"-{seats}" if seats != 4 else "")
    return Match(name, game, (bot, *[others] * (seats - 1)), games, seed)


def play_matches(stages: Sequence[Sequence[Match]], folder: Path, jobs: int, seconds: float) -> int:
    """Plays the missing games, and starts none after the given seconds. Returns the number of games still missing."""
    begun = told = time.monotonic()
    matches = {match.name: match for stage in stages for match in stage}
    with ExitStack() as open_ones:
        ledgers = {name: open_ones.enter_context(Ledger(folder / name, m.job)) for name, m in matches.items()}
        missing = [
            (match, seating) for match, seating in _order(stages) if seating.number not in ledgers[match.name].lines
        ]
        waiting, left, playing = iter(missing), len(missing), dict[Future[Played | Failure], Match]()
        with Pool(jobs) as pool:
            while True:
                while len(playing) < AHEAD * jobs and time.monotonic() - begun < seconds:
                    following = next(waiting, None)
                    if following is None:
                        break
                    match, seating = following
                    playing[pool.submit(play, match.job, seating)] = match
                if time.monotonic() - begun >= seconds:  # time is up: cancel games that have not started
                    for future in [task for task in playing if task.cancel()]:
                        del playing[future]
                if not playing:
                    return left
                for future in wait(playing, timeout=1, return_when=FIRST_COMPLETED).done:
                    match, finished = playing.pop(future), future.result()
                    if isinstance(finished, Failure):
                        print(match.name, finished.seating.seed, finished.error, flush=True)
                    else:
                        ledgers[match.name].add(finished.line)
                        left -= 1
                if time.monotonic() - told > TELL:
                    told = time.monotonic()
                    counts = " ".join(f"{name}:{len(ledger.lines)}" for name, ledger in ledgers.items() if ledger.lines)
                    print(f"{told - begun:.0f} s, {left} games left; {counts}", flush=True)


def _order(stages: Sequence[Sequence[Match]]) -> Iterator[tuple[Match, Seating]]:
    """Yields the games stage by stage; within a stage, one deal of every match in turn."""
    for stage in stages:
        for row in zip_longest(*(_deals(match) for match in stage)):
            for deal in row:
                yield from deal or ()


def _deals(match: Match) -> Iterator[list[tuple[Match, Seating]]]:
    """Yields the games of each seed together."""
    held: list[tuple[Match, Seating]] = []
    for seating in seatings(match.job, match.games):
        if held and held[-1][1].seed != seating.seed:
            yield held
            held = []
        held.append((match, seating))
    yield held
