"""Stores the ladder's games in the repository: `bench/ledgers/MATCH.txt`, one short line per game.

`make ladder` continues from these files and writes them back; the arena's full ledgers stay in `runs/`. A stored game has its seating,
winner, points, rounds and decisions; thinking times are stored as one histogram per bot. `earlier.json` lists runs of which only the
counts survive.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from bench.matches import Match
from metro2033.arena.job import Job
from metro2033.arena.ledger import FILE, Ledger
from metro2033.arena.match import Line
from metro2033.arena.schedule import Seating, rotations, seatings
from metro2033.arena.stopwatch import Times, together

FOLDER = Path(__file__).parent / "ledgers"
EARLIER = "earlier.json"
NOBODY = "-"
TIMES = "times"


class Earlier(msgspec.Struct, frozen=True, kw_only=True):
    """An earlier run whose games are lost: its counts, and the median times of the first bot and of the others."""

    match: str
    seed: int
    games: int
    wins: int
    ms: tuple[float, float]
    note: str = ""  # why it does not count


def earlier_runs(folder: Path = FOLDER) -> list[Earlier]:
    """Returns all runs of which only the counts are left."""
    path = folder / EARLIER
    return msgspec.json.decode(path.read_bytes(), type=list[Earlier]) if path.is_file() else []


def counting(match: Match, kept: int, runs: Iterable[Earlier]) -> list[Earlier]:
    """Returns the earlier runs that count for a match with a number of kept games.

    A run on the same deals counts until as many of them have been played again.
    """
    return [
        run for run in runs if run.match == match.name and not run.note and (run.seed != match.seed or run.games > kept)
    ]


def still_asked(match: Match, runs: Iterable[Earlier]) -> int:
    """Returns the number of games to keep, in whole deals, given that earlier runs on other deals count."""
    before = sum(run.games for run in runs if run.match == match.name and run.seed != match.seed and not run.note)
    deal = len(rotations(match.bots))
    return -(-max(0, match.games - before) // deal) * deal


def is_counted(match: Match, runs: Iterable[Earlier]) -> bool:
    """Returns whether an earlier run on the same deals was complete, so that nothing has to be played again."""
    return any(run.match == match.name and run.seed == match.seed and run.games >= match.games for run in runs)


def read_kept(match: Match, folder: Path = FOLDER) -> list[Line]:
    """Returns the kept games of a match, in order; none without a file."""
    path = folder / f"{match.name}.txt"
    if not path.is_file():
        return []
    header, *rows = path.read_text(encoding="utf-8").splitlines()
    if not _is_of(match, msgspec.json.decode(header, type=Job)):
        raise SystemExit(f"{path} holds the games of another match; delete it to start over.")
    times: dict[str, Times] = {}
    games: dict[int, list[str]] = {}
    for row in rows:
        first, *rest = row.split(" ")
        if first == TIMES:
            times[rest[0]] = {int(at): int(count) for at, _, count in (bin_.partition(":") for bin_ in rest[1:])}
        else:
            games[int(first)] = rest
    seated = {seating.number: seating for seating in seatings(match.job, max(games, default=-1) + 1)}
    lines = []
    for number, (winner, rounds, decisions, *points) in sorted(games.items()):
        seating = seated[number]
        at_table = tuple(times.pop(bot, {}) for bot in seating.bots)  # a bot's times are stored with its first game
        won = None if winner == NOBODY else int(winner)
        line = _line(seating, won, tuple(map(int, points)), at_table)
        lines.append(msgspec.structs.replace(line, rounds=int(rounds), decisions=int(decisions)))
    return lines


def keep(match: Match, lines: Sequence[Line], folder: Path = FOLDER) -> None:
    """Writes a match's games; writes no file for a match without games."""
    if not lines:
        return
    rows = [msgspec.json.encode(match.job).decode()]
    for bot in dict.fromkeys(match.bots):
        seats = ((line, seat) for line in lines for seat, name in enumerate(line.bots) if name == bot)
        times = together(line.times[seat] for line, seat in seats)
        rows.append(" ".join([TIMES, bot, *(f"{at}:{count}" for at, count in sorted(times.items()))]))
    for line in sorted(lines, key=lambda line: line.number):
        winner = NOBODY if line.winner is None else line.winner
        rows.append(" ".join(map(str, (line.number, winner, line.rounds, line.decisions, *line.points))))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{match.name}.txt").write_text("\n".join(rows) + "\n", encoding="utf-8")


def restore(match: Match, work: Path, folder: Path = FOLDER) -> None:
    """Copies the kept games into the working ledger."""
    lines = read_kept(match, folder)
    if lines:
        with Ledger(work / match.name, match.job) as ledger:
            for line in lines:
                if line.number not in ledger.lines:
                    ledger.add(line)


def keep_played(match: Match, work: Path, folder: Path = FOLDER) -> None:
    """Keeps the games of the working ledger."""
    if (work / match.name / FILE).is_file():
        with Ledger(work / match.name, match.job) as ledger:
            keep(match, list(ledger.lines.values()), folder)


def counted_lines(match: Match, run: Earlier) -> list[Line]:
    """Turns the counts of an earlier run into lines with a winner, each on a separate deal.

    The scale can use them if the other seats are of one kind.
    """
    others = len(match.bots) - 1
    lines = []
    for number in range(run.games):
        winner = 0 if number < run.wins else 1 + number % others
        points = tuple(1 if seat == winner else 0 for seat in range(len(match.bots)))
        lines.append(_line(Seating(number, run.seed + number, "", match.bots), winner, points, ()))
    return lines


def _is_of(match: Match, job: Job) -> bool:
    """Returns whether a job belongs to the match; the version may differ."""
    return msgspec.structs.replace(job, version="") == msgspec.structs.replace(match.job, version="")


def _line(seating: Seating, winner: int | None, points: tuple[int, ...], times: tuple[Times, ...]) -> Line:
    """Returns a line with defaults for all fields that are not stored."""
    return Line(
        number=seating.number,
        seed=seating.seed,
        edition=seating.edition,
        bots=seating.bots,
        winner=winner,
        at_limit=winner is None,
        points=points,
        rounds=0,
        decisions=0,
        first_player=0,
        traits={},
        first_captures=(),
        opener=None,
        used=(),
        table_used={},
        times=times,
    )
