"""Renders docs/ladder.md from the ledgers of the matches: the scale of each game, then every match with its interval."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bench.matches import Match, read_match, result_of, row_of
from bench.scale import Rating, scale
from metro2033.bots.registry import LEVELS

ANCHOR, AT = "greedy", 1000.0
BAR = 1.28  # times the fair share: the lower bound that a rung has to reach, 0.32 with four seats
FINAL_BARS = {  # the lower bounds that the final matches have to reach
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

How strong the bots are. In every match one bot plays at a table with bots of another kind, in duplicate play (one seed, every rotation of the
seats), on deals that were used for nothing else. Budgets are counted in playouts or samples where possible, so that the same command plays the same games
on any machine. `make ladder` plays it all and writes this page. The games below were played on 2026-11-16, on 16 cores with the compiled engine; matches
with fewer games than they should have were cut short by the time there was, and `make ladder` goes on with them. Intervals are Wilson's 95 %.

A **bar** is a lower bound: for a rung 1.28 times the fair share, which is 0.320 with four seats; for the final matches the numbers in their table. It *holds*
if the interval lies above it, is *missed* if a match of full length does not show that or if the whole interval lies below it, and is *open* if more games have
to decide. A match that is not complete can only hold *so far*.

On the **scale** the chances of the seats are in the ratio of 10 to the power of rating / 400, which is Elo's model for more than two players; `greedy` is
set to 1000. It is fitted to the winners of all four-seat matches below that tie a bot to `greedy`; its intervals (95 %) come from a bootstrap over deals.
"""


def page(parts: Mapping[str, Sequence[Match]], folder: Path) -> str:
    """The whole page."""
    games = dict.fromkeys(match.game for matches in parts.values() for match in matches)
    return HEAD + "".join(_chapter(game, parts, folder) for game in games)


def ratings(matches: Sequence[Match], folder: Path) -> list[Rating]:
    """The scale of one game, from its matches with four seats."""
    lines = [line for match in matches if len(match.bots) == 4 for line in read_match(match, folder)]
    tied = tied_to(ANCHOR, [line.bots for line in lines])
    return scale([line for line in lines if tied.issuperset(line.bots)], ANCHOR, AT) if tied else []


def tied_to(anchor: str, tables: Iterable[Sequence[str]]) -> set[str]:
    """The bots that a chain of matches compares with one of them; nothing if it never played."""
    groups = {frozenset(table) for table in tables}
    found = {anchor} if any(anchor in group for group in groups) else set()
    while any(found & group and not group <= found for group in groups):
        found |= {bot for group in groups if found & group for bot in group}
    return found


def _chapter(game: str, parts: Mapping[str, Sequence[Match]], folder: Path) -> str:
    own = {part: [match for match in matches if match.game == game] for part, matches in parts.items()}
    said = f"\n## {game}\n" + _scale(ratings([match for matches in own.values() for match in matches], folder))
    for part, matches in own.items():
        rows = [_row(match, folder, _bar(match, part)) for match in matches if read_match(match, folder)]
        if rows:
            head = "| bot | against | seats | games | share | 95 % | fair | bar | | ms p50 | theirs |\n"
            said += f"\n### {SECTIONS[part]}\n\n{head}|---|---|---:|---:|---:|---|---:|---:|---|---:|---:|\n" + "".join(
                rows
            )
        unplayed = [match for match in matches if not read_match(match, folder)]
        if unplayed:
            said += f"\nNot played yet ({part}): " + "; ".join(_named(match) for match in unplayed) + ".\n"
    played = [match.command() for matches in own.values() for match in matches if read_match(match, folder)]
    return said + "\nThe commands:\n\n```sh\n" + "\n".join(played) + "\n```\n"


def _scale(found: Sequence[Rating]) -> str:
    levels = {spec: level for level, spec in LEVELS.items()}
    rows = [
        f"| `{one.bot}` | {levels.get(one.bot, '')} | {one.rating:.0f} | {one.low:.0f} to {one.high:.0f} | {one.games} |\n"
        for one in found
    ]
    return "\n### The scale\n\n| bot | level | rating | 95 % | games |\n|---|---|---:|---|---:|\n" + "".join(rows)


def _named(match: Match) -> str:
    seats = "" if len(match.bots) == 4 else f" with {len(match.bots)} seats"
    return f"`{match.bots[0]}` against `{match.bots[1]}`{seats}"


def _bar(match: Match, part: str) -> float:
    """The lower bound that a match has to reach; 0 if none."""
    if part == "rungs":
        return BAR / len(match.bots)
    return FINAL_BARS.get((match.game, match.bots[0], match.bots[1]), 0.0) if part == "final" else 0.0


def verdict(low: float, high: float, bar: float, *, complete: bool) -> str:
    """What a match says about its bar."""
    if low >= bar:
        return "holds" if complete else "holds so far"
    return "missed" if complete or high < bar else "open"


def _row(match: Match, folder: Path, bar: float) -> str:
    result = result_of(match, folder)
    bot, other = match.bots[0], match.bots[1]
    own, theirs, fair = row_of(result, bot), row_of(result, other), 1 / len(match.bots)
    against = f"`{other}`" if len(set(match.bots)) == 2 else ", ".join(f"`{one}`" for one in match.bots[1:])
    complete = result.games >= match.games
    cells = [
        f"`{bot}`",
        against,
        str(len(match.bots)),
        str(result.games) if complete else f"{result.games} of {match.games}",
        f"{own.share:.3f}",
        f"{own.low:.3f}–{own.high:.3f}",
        f"{fair:.3f}",
        f"{bar:.3f}" if bar else "",
        verdict(own.low, own.high, bar, complete=complete) if bar else "",
    ]
    cells += [f"{own.ms_p50:.1f}", f"{theirs.ms_p50:.1f}"]
    return "| " + " | ".join(cells) + " |\n"
