"""The result of an arena, in the stable format of `result.json`."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict

from metro2033.arena.balance import Balance, results, weigh
from metro2033.arena.job import Job
from metro2033.arena.match import Failure, Line
from metro2033.arena.regret import Regret, judges_of, sum_losses
from metro2033.arena.statistics import DIGITS, Pair, Share, compare_pairs, rate, shares
from metro2033.arena.stopwatch import percentile, together


class BotRow(Share, frozen=True, kw_only=True):
    """One bot's share and rating; a bot in two seats of a table counts as two games."""

    rating: float
    uncertainty: float
    ms_p50: float
    ms_p95: float
    faults: dict[str, int]  # questions it failed to answer, by kind
    regret: Regret | None = None  # None if none of its decisions were judged


class TableRow(Struct, frozen=True, kw_only=True):
    """The games of one set of bots, and each bot's win share per seat."""

    bots: tuple[str, ...]
    games: int
    share: dict[str, float]


class Failed(Struct, frozen=True, kw_only=True):
    """A game that failed."""

    number: int
    seed: int
    edition: str
    bots: tuple[str, ...]
    error: str


class ArenaResult(Struct, frozen=True, kw_only=True):
    """`result.json`; see docs/command-line.md."""

    game: str
    edition: str
    seats: str
    version: str
    options: dict[str, str]
    seed: int
    fixed_draft: bool
    games: int
    at_round_limit: int
    bots: list[BotRow]
    tables: list[TableRow]
    pairs: list[Pair]
    by_trait: dict[str, list[Share]]
    by_seat: list[Share]
    balance: list[Balance]
    failed: list[Failed]
    judges: tuple[str, ...] = ()  # whose judgement the regret is
    judged_percent: int = 0  # of the decisions


def sum_up(job: Job, lines: Sequence[Line], failures: Sequence[Failure] = ()) -> ArenaResult:
    """Computes the result of finished games, independent of the order in which they finished."""
    lines = sorted(lines, key=lambda line: line.number)
    edition, seats = ",".join(job.editions), ",".join(map(str, job.seats))
    overall = weigh(edition, seats, lines)
    return ArenaResult(
        game=job.game,
        edition=edition,
        seats=seats,
        version=job.version,
        options=dict(job.options),
        seed=job.seed,
        fixed_draft=job.fixed_draft,
        games=len(lines),
        at_round_limit=overall.at_round_limit,
        bots=_bots(lines),
        tables=_tables(lines),
        pairs=compare_pairs(lines),
        by_trait=overall.by_trait,
        by_seat=overall.by_seat,
        balance=_balances(job, lines),
        failed=[_failed(failure) for failure in sorted(failures, key=lambda failure: failure.seating.number)],
        judges=judges_of(job),
        judged_percent=job.regret,
    )


def _bots(lines: Sequence[Line]) -> list[BotRow]:
    """Returns all bots, highest rating first."""
    ratings = rate(lines)
    rows = []
    for share in shares((line.bots[seat], won, fair) for line in lines for seat, won, fair in results(line)):
        times = together(
            histogram
            for line in lines
            for bot, histogram in zip(line.bots, line.times, strict=True)
            if bot == share.name
        )
        rating, uncertainty = ratings[share.name]
        rows.append(
            BotRow(
                **asdict(share),
                rating=rating,
                uncertainty=uncertainty,
                ms_p50=percentile(times, 0.5),
                ms_p95=percentile(times, 0.95),
                faults=_faults(share.name, lines),
                regret=_regret(share.name, lines),
            )
        )
    return sorted(rows, key=lambda row: (-row.rating, row.name))


def _faults(bot: str, lines: Sequence[Line]) -> dict[str, int]:
    """Counts the questions that a bot failed to answer in all games."""
    counted: Counter[str] = Counter()
    for line in lines:
        for name, faults in zip(line.bots, line.faults, strict=False):
            counted.update(faults if name == bot else {})
    return dict(counted)


def _regret(bot: str, lines: Sequence[Line]) -> Regret | None:
    """Returns the regret of a bot over all its seats."""
    return sum_losses(
        [
            (line.number, lost)
            for line in lines
            for name, lost in zip(line.bots, line.regrets, strict=False)
            if name == bot
        ]
    )


def _tables(lines: Sequence[Line]) -> list[TableRow]:
    together_at: dict[tuple[str, ...], list[Line]] = defaultdict(list)
    for line in lines:
        together_at[tuple(sorted(line.bots))].append(line)
    rows = []
    for bots, games in sorted(together_at.items()):
        won = shares((line.bots[seat], won, fair) for line in games for seat, won, fair in results(line))
        share = {row.name: round(row.share, DIGITS) for row in won}
        rows.append(TableRow(bots=bots, games=len(games), share=share))
    return rows


def _balances(job: Job, lines: Sequence[Line]) -> list[Balance]:
    """Computes one balance for each edition and seat count."""
    return [
        weigh(
            edition,
            str(seats),
            [line for line in lines if line.edition == edition and len(line.bots) == seats],
        )
        for edition, seats in job.settings
    ]


def _failed(failure: Failure) -> Failed:
    at = failure.seating
    return Failed(number=at.number, seed=at.seed, edition=at.edition, bots=at.bots, error=failure.error)
