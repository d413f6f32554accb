"""Plays the ladder, every bot against three of the rung below in duplicate play, and writes docs/ladder.md; `make ladder`.

The arena plays; this module names the tables and copies the results. It resumes a stopped run.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec

from metro2033.arena.result import ArenaResult, BotRow
from metro2033.measure import build, calibrate

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
# Budgets that do not depend on the clock, so that the same command plays the same games anywhere.
RUNGS = {
    "board": ("random", "greedy", "planner", "ismcts:iterations=100"),
    "breakthrough": ("random", "greedy", "planner:samples=6", "ismcts:iterations=300"),
}
BAR = 0.32  # the lower bound each rung has to reach; a fair share is 0.25
HEAD = """# The ladder

Each bot plays at a table with three bots of the rung below, {games} games per rung in duplicate play (one seed, every rotation of the seats). A
fair share is 25 %; the bar is a lower bound of 32 %. Budgets are counted in playouts, not in time, so the same command plays the same
games on any machine. Written by `make ladder` (engine: {engine}; calibration {calibration:.1f}).
"""


def command(game: str, bot: str, below: str, games: int, report: Path) -> list[str]:
    """The arena's command for one rung."""
    words = ["metro2033", "arena", "--game", game, "--table", ",".join([bot, below, below, below])]
    return [*words, "--games", str(games), "--jobs", "2", "--report", str(report)]


def climb(game: str, bot: str, below: str, games: int, folder: Path) -> str:
    """Play one rung, or resume it, and render it as Markdown."""
    report = folder / f"{game}-{bot.partition(':')[0]}"
    words = command(game, bot, below, games, report)
    subprocess.run([sys.executable, "-m", *words], check=True)
    result = msgspec.json.decode((report / "result.json").read_bytes(), type=ArenaResult)
    rows = {row.name: row for row in result.bots}
    verdict = "holds" if rows[bot].low >= BAR else "is missed"
    table = "\n".join(_row(rows[name]) for name in (bot, below))
    shown = " ".join(command(game, bot, below, games, Path("runs") / report.name))
    return f"""
### {bot} against {below}

```sh
{shown}
```

| bot | seats played | wins | share | 95 % | ms p50 | ms p95 |
|---|---:|---:|---:|---|---:|---:|
{table}

{result.games} games, {result.at_round_limit} at the round limit. The bar {verdict}: {rows[bot].low:.3f}.
"""


def _row(row: BotRow) -> str:
    between = f"{row.low:.3f}–{row.high:.3f}"
    return f"| `{row.name}` | {row.games} | {row.wins:.0f} | {row.share:.3f} | {between} | {row.ms_p50:.1f} | {row.ms_p95:.1f} |"


def main() -> None:
    """Climb every rung of both games and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--folder", type=Path, default=ROOT / "runs")
    parser.add_argument("--game", choices=tuple(RUNGS), action="append")
    given = parser.parse_args()
    parts = [HEAD.format(games=given.games, engine=build(), calibration=calibrate())]
    for game in given.game or RUNGS:
        parts.append(f"\n## {game}\n")
        for below, bot in pairwise(RUNGS[game]):
            parts.append(climb(game, bot, below, given.games, given.folder))
    PAGE.write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
