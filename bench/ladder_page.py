"""Renders docs/ladder.md from the ledgers of the matches: the scale of each game, then every match with its interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.matches import Match, read_match, result_of, row_of
from bench.scale import Rating, scale
from metro2033.bots.registry import LEVELS

ANCHOR, AT = "greedy", 1000.0
BAR = 1.28  # times the fair share: the lower bound that a rung has to reach, 0.32 with four seats
SECTIONS = {
    "rungs": "Every rung against the one below",
    "scale": "Tables that tie the scale together",
    "search": "Search on top of the network",
    "final": "The learned bot against the tree search",
}
HEAD = """# The ladder

How strong the bots are. In every match one bot plays at a table with bots of another kind, in duplicate play (one seed, every rotation of the
seats), on deals that were used for nothing else. Budgets are counted in playouts or samples where possible, so that the same command plays the same games
on any machine. `make ladder` plays it all and writes this page; matches with fewer games than they should have were cut short by the time there was.
A rung's bar is a lower bound of 1.28 times the fair share, which is 32 % with four seats. Intervals are Wilson's 95 %.

On the **scale** the chances of the seats are in the ratio of 10 to the power of rating / 400, which is Elo's model for more than two players; `greedy` is
set to 1000. It is fitted to the winners of all four-seat matches below; its intervals (95 %) come from a bootstrap over deals.
"""


def page(parts: Mapping[str, Sequence[Match]], folder: Path) -> str:
    """The whole page."""
    games = dict.fromkeys(match.game for matches in parts.values() for match in matches)
    return HEAD + "".join(_chapter(game, parts, folder) for game in games)


def ratings(matches: Sequence[Match], folder: Path) -> list[Rating]:
    """The scale of one game, from its matches with four seats."""
    lines = [line for match in matches if len(match.bots) == 4 for line in read_match(match, folder)]
    return scale(lines, ANCHOR, AT) if any(ANCHOR in line.bots for line in lines) else []


def _chapter(game: str, parts: Mapping[str, Sequence[Match]], folder: Path) -> str:
    own = {part: [match for match in matches if match.game == game] for part, matches in parts.items()}
    said = f"\n## {game}\n" + _scale(ratings([match for matches in own.values() for match in matches], folder))
    for part, matches in own.items():
        rows = [_row(match, folder, is_rung=part == "rungs") for match in matches if read_match(match, folder)]
        if rows:
            head = "| bot | against | seats | games | share | 95 % | fair | ms p50 | theirs | |\n"
            said += f"\n### {SECTIONS[part]}\n\n{head}|---|---|---:|---:|---:|---|---:|---:|---:|---|\n" + "".join(rows)
    played = [match.command() for matches in own.values() for match in matches if read_match(match, folder)]
    return said + "\nThe commands:\n\n```sh\n" + "\n".join(played) + "\n```\n"


def _scale(found: Sequence[Rating]) -> str:
    levels = {spec: level for level, spec in LEVELS.items()}
    rows = [
        f"| `{one.bot}` | {levels.get(one.bot, '')} | {one.rating:.0f} | {one.low:.0f} to {one.high:.0f} | {one.games} |\n"
        for one in found
    ]
    return "\n### The scale\n\n| bot | level | rating | 95 % | games |\n|---|---|---:|---|---:|\n" + "".join(rows)


def _row(match: Match, folder: Path, *, is_rung: bool) -> str:
    result = result_of(match, folder)
    bot, other = match.bots[0], match.bots[1]
    own, theirs, fair = row_of(result, bot), row_of(result, other), 1 / len(match.bots)
    against = f"`{other}`" if len(set(match.bots)) == 2 else ", ".join(f"`{one}`" for one in match.bots[1:])
    verdict = ("holds" if own.low >= BAR * fair else "missed") if is_rung else ""
    cells = [
        f"`{bot}`",
        against,
        str(len(match.bots)),
        str(result.games),
        f"{own.share:.3f}",
        f"{own.low:.3f}–{own.high:.3f}",
    ]
    cells += [f"{fair:.3f}", f"{own.ms_p50:.1f}", f"{theirs.ms_p50:.1f}", verdict]
    return "| " + " | ".join(cells) + " |\n"
