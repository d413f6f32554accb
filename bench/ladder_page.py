"""Renders docs/ladder.md from the ledgers of the matches: the scale of each game, then every match with its interval."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bench.kept import Earlier, counted_lines, counting, read_kept, still_asked
from bench.matches import Match
from bench.scale import Rating, scale
from metro2033.arena.match import Line
from metro2033.arena.statistics import wilson
from metro2033.arena.stopwatch import percentile, together
from metro2033.bots.registry import LEVELS

ANCHOR, AT = "greedy", 1000.0
BAR = 1.28  # times the fair share: the lower bound that a rung has to reach, 0.32 with four seats
FINAL_BARS = {  # lower bounds that the final matches have to reach
    ("board", "neural", "ismcts:iterations=1000"): 0.25,
    ("breakthrough", "neural", "ismcts:iterations=1000"): 0.25,
    ("board", "neural:ms=200", "ismcts:ms=200"): 0.40,
    ("breakthrough", "neural:ms=200", "ismcts:ms=200"): 0.32,
}
SECTIONS = {
    "rungs": "Every rung against the one below",
    "scale": "Tables that tie the scale together",
    "search": "Search on top of the network",
    "final": "The learned bot against the tree search",
}
HEAD = """# The ladder

This page measures the strength of the bots. In every match one bot plays at a table with bots of another kind, in duplicate play (one seed, every rotation of the
seats), on deals that no tuning has used. Budgets are counted in playouts or samples where possible, so that the same command plays the same games
on any machine. `make ladder` plays missing games and writes this page. The games of the card game and of bots that do not learn were played on 2026-11-16, those of `neural` in the board game on 2026-11-19, all with the compiled engine: those with a time
limit on 16 cores, one game for each, but for 22 games with a second a move, and of the others some on a busy machine with two, where the times are longer. Intervals are Wilson's 95 %. Matches with fewer games than
they should have were cut short for lack of time; `make ladder` continues them.

The games are stored in `bench/ledgers`, a line each. A number of games in parentheses is the part of which only the count is left: their ledgers were lost, so `earlier.json` there keeps the
counts that this page had. These games count as long as their deals have not been played again (`python -m bench.ladder --again` does). The tables of four
kinds of bots were played again on another machine, and the learned bot won exactly as many of their 200 games as before, in both games. The final matches were restarted on
deals that nothing else has used (seeds from 6,000,000 on, and from 7,000,000 in the card game), and earlier runs on other deals are added to them where the bots were the same. The earlier deals of the card game's final matches
began at 4,000,000 and 4,010,000, where two rungs without the learned bot begin as well; nothing was tuned or chosen on them.

When a game gets new weights, all matches of its learned bot restart on other deals; [learning-agents.md](learning-agents.md) has the results of earlier weights.

A **bar** is a lower bound: for a rung 1.28 times the fair share, which is 0.320 with four seats; for the final matches the numbers in their table. It *holds*
if the interval lies above it, is *missed* if a match of full length does not show that or if the whole interval lies below it, and is *open* if more games have
to decide. A match that is not complete can only hold *so far*.

On the **scale** the chances of the seats are in the ratio of 10 to the power of rating / 400, which is Elo's model for more than two players; `greedy` is
set to 1000. It is fitted to the winners of all four-seat matches below that tie a bot to `greedy`; its intervals (95 %) come from a bootstrap over deals. Where only the
count of a match is left, every game counts as a deal of its own, and tables of several kinds of bots are left out.
"""


@dataclass(frozen=True)
class Played:
    """The data of a match: the kept games, and earlier runs of which only the counts are left."""

    match: Match
    lines: list[Line]
    runs: list[Earlier]

    @property
    def games(self) -> int:
        """Returns the number of all games."""
        return len(self.lines) + self.by_count

    @property
    def by_count(self) -> int:
        """Returns the number of games of which only the count is known."""
        return sum(run.games for run in self.runs)

    @property
    def wins(self) -> float:
        """Returns the wins of the first bot."""
        bot = self.match.bots[0]
        kept = sum(won for line in self.lines for name, won in zip(line.bots, line.wins, strict=True) if name == bot)
        return kept + sum(run.wins for run in self.runs)

    @property
    def winners(self) -> list[Line]:
        """Returns the winners of games, as far as known; at tables of several kinds of bots, counts do not identify the winner."""
        known = self.runs if len(set(self.match.bots)) == 2 else []
        return self.lines + [line for run in known for line in counted_lines(self.match, run)]

    def ms(self, place: int) -> float:
        """Returns the median time of the first bot (0) or of the second (1)."""
        bot = self.match.bots[place]
        seats = ((line, seat) for line in self.lines for seat, name in enumerate(line.bots) if name == bot)
        return percentile(together(line.times[seat] for line, seat in seats), 0.5) or self.runs[0].ms[place]


def played(match: Match, runs: Iterable[Earlier], folder: Path) -> Played:
    """Returns all data that counts for a match."""
    lines = read_kept(match, folder)
    counted = counting(match, len(lines), runs)
    if any(run.seed == match.seed for run in counted):  # the kept games are among those of the run
        lines = []
    return Played(match, lines, counted)


def page(parts: Mapping[str, Sequence[Match]], runs: Sequence[Earlier], folder: Path) -> str:
    """Returns the whole page."""
    everything = {part: [played(match, runs, folder) for match in matches] for part, matches in parts.items()}
    games = dict.fromkeys(match.game for matches in parts.values() for match in matches)
    return HEAD + "".join(_chapter(game, everything, runs) for game in games)


def ratings(matches: Sequence[Played]) -> list[Rating]:
    """Returns the scale of one game, from its matches with four seats."""
    lines = [line for outcome in matches if len(outcome.match.bots) == 4 for line in outcome.winners]
    tied = tied_to(ANCHOR, [line.bots for line in lines])
    return scale([line for line in lines if tied.issuperset(line.bots)], ANCHOR, AT) if tied else []


def tied_to(anchor: str, tables: Iterable[Sequence[str]]) -> set[str]:
    """Returns the bots that a chain of matches compares with the anchor; empty if the anchor never played."""
    groups = {frozenset(table) for table in tables}
    found = {anchor} if any(anchor in group for group in groups) else set()
    while any(found & group and not group <= found for group in groups):
        found |= {bot for group in groups if found & group for bot in group}
    return found


def _chapter(game: str, parts: Mapping[str, Sequence[Played]], runs: Sequence[Earlier]) -> str:
    own = {part: [outcome for outcome in matches if outcome.match.game == game] for part, matches in parts.items()}
    said = f"\n## {game}\n" + _scale(ratings([outcome for matches in own.values() for outcome in matches]))
    for part, matches in own.items():
        rows = [_row(outcome, _bar(outcome.match, part)) for outcome in matches if outcome.games]
        if rows:
            head = "| bot | against | seats | games | share | 95 % | fair | bar | | ms p50 | theirs |\n"
            said += f"\n### {SECTIONS[part]}\n\n{head}|---|---|---:|---:|---:|---|---:|---:|---|---:|---:|\n" + "".join(
                rows
            )
        unplayed = [outcome.match for outcome in matches if not outcome.games]
        if unplayed:
            said += f"\nNot played yet ({part}): " + "; ".join(_named(match) for match in unplayed) + ".\n"
    everything = [outcome for matches in own.values() for outcome in matches if outcome.games]
    commands = [replace(outcome.match, games=still_asked(outcome.match, runs)).command() for outcome in everything]
    said += _earlier([outcome.match for outcome in everything], runs)
    return said + "\nThe commands:\n\n```sh\n" + "\n".join(commands) + "\n```\n"


def _earlier(matches: Sequence[Match], runs: Sequence[Earlier]) -> str:
    """Returns the runs of the final matches on deals other than those of the commands."""
    rows = [
        f"| `{match.bots[0]}` | `{match.bots[1]}` | {run.seed} | {run.games} | {run.wins / run.games:.3f} | {run.note or 'counts'} |\n"
        for match in matches
        for run in runs
        if run.match == match.name and run.seed != match.seed
    ]
    if not rows:
        return ""
    head = "| bot | against | first seed | games | share | |\n|---|---|---:|---:|---:|---|\n"
    return (
        "\nEarlier runs of these matches, on other deals; of their games only the counts are left:\n\n"
        + head
        + "".join(rows)
    )


def _scale(found: Sequence[Rating]) -> str:
    levels = {spec: level for level, spec in LEVELS.items()}
    rows = [
        f"| `{rating.bot}` | {levels.get(rating.bot, '')} | {rating.rating:.0f} | {rating.low:.0f} to {rating.high:.0f} | {rating.games} |\n"
        for rating in found
    ]
    return "\n### The scale\n\n| bot | level | rating | 95 % | games |\n|---|---|---:|---|---:|\n" + "".join(rows)


def _named(match: Match) -> str:
    seats = "" if len(match.bots) == 4 else f" with {len(match.bots)} seats"
    return f"`{match.bots[0]}` against `{match.bots[1]}`{seats}"


def _bar(match: Match, part: str) -> float:
    """Returns the lower bound that a match has to reach; 0 if none."""
    if part == "rungs":
        return BAR / len(match.bots)
    return FINAL_BARS.get((match.game, match.bots[0], match.bots[1]), 0.0) if part == "final" else 0.0


def verdict(low: float, high: float, bar: float, *, complete: bool) -> str:
    """Returns the verdict of a match on its bar."""
    if low >= bar:
        return "holds" if complete else "holds so far"
    return "missed" if complete or high < bar else "open"


def _row(played: Played, bar: float) -> str:
    match, games, wins = played.match, played.games, played.wins
    low, high = wilson(wins, games)
    against = f"`{match.bots[1]}`" if len(set(match.bots)) == 2 else ", ".join(f"`{rival}`" for rival in match.bots[1:])
    complete = games >= match.games
    told = str(games) if complete else f"{games} of {match.games}"
    cells = [
        f"`{match.bots[0]}`",
        against,
        str(len(match.bots)),
        f"{told} ({played.by_count})" if played.by_count else told,
        f"{wins / games:.3f}",
        f"{low:.3f}–{high:.3f}",
        f"{1 / len(match.bots):.3f}",
        f"{bar:.3f}" if bar else "",
        verdict(low, high, bar, complete=complete) if bar else "",
    ]
    cells += [f"{played.ms(0):.1f}", f"{played.ms(1):.1f}"]
    return "| " + " | ".join(cells) + " |\n"
