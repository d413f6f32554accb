"""Measures both builds and the peers in one run, with a calibration around every figure; `make bench`.

`--compiled` and `--pure` name folders with an unpacked package, where it cannot be built.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from functools import partial
from pathlib import Path

from tools.compiled import ROOT, compiled_folder, plain_folder

from bench.figure import Figure, figure
from bench.peers import catanatron, open_spiel, open_spiel_native, riichi_env
from metro2033.games import GAMES

SPIEL = {
    "hearts": "hearts, four players",
    "crazy_eights(players=5)": "crazy eights, five players",
    "gin_rummy": "gin rummy, two players",
    "chess": "chess, two players",
}
COLUMNS = ("", "figure", "value", "unit", "calibration", "× Catanatron")


def main() -> None:
    """Measures, prints a table, and prints the figures as a line of JSON on standard error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, help="measure this package instead of building one with pip")
    parser.add_argument("--pure", type=Path, help="the same for plain Python")
    given = parser.parse_args()
    environment = dict(os.environ)
    folders = {"pure": given.pure or plain_folder(), "compiled": given.compiled or compiled_folder()}
    peer = figure("Catanatron 3.2.1, four players", "decisions/s", catanatron)
    loops = {"C++": open_spiel_native, "Python": open_spiel}
    others = [
        figure(f"OpenSpiel, {kind}, loop in {loop}", "decisions/s", partial(measured, name))
        for name, kind in SPIEL.items()
        for loop, measured in loops.items()
    ]
    others.append(figure("RiichiEnv, mahjong, four players, environment", "decisions/s", riichi_env))
    builds = {build: measure_build(build, folder, environment) for build, folder in folders.items()}
    again = figure("Catanatron 3.2.1, again", "decisions/s", catanatron)
    par = statistics.mean(row.value / row.calibration for row in (peer, again))
    rows = [("peer", row) for row in (peer, again, *others)]
    rows += [(f"{game}, {build}", row) for game in GAMES for build in builds for row in builds[build][game]]
    print("| " + " | ".join(COLUMNS) + " |\n|---|---|---:|---|---:|---:|")
    for name, row in rows:
        print(line(name, row, par))
    figures = {f"{name}: {row.what}": {"value": row.value, "calibration": row.calibration} for name, row in rows}
    print(json.dumps(figures), file=sys.stderr)


def measure_build(build: str, folder: Path, environment: dict[str, str]) -> dict[str, list[Figure]]:
    """Returns the figures of a build, measured in a separate process."""
    command = [sys.executable, "-m", "bench.ours"]
    ran = subprocess.run(
        command, cwd=ROOT, env={**environment, "PYTHONPATH": str(folder)}, stdout=subprocess.PIPE, text=True, check=True
    )
    found = json.loads(ran.stdout)
    assert found["build"] == build, found["build"]
    return {game: [Figure(**row) for row in found[game]] for game in GAMES}


def line(name: str, row: Figure, par: float) -> str:
    """Returns a row of the table; decision rates are compared with Catanatron's at equal calibration."""
    value = f"{row.value:,.1f}" if row.value < 1000 else f"{row.value:,.0f}"
    times = f"{row.value / row.calibration / par:.1f}" if row.unit == "decisions/s" else ""
    return f"| {name} | {row.what} | {value} | {row.unit} | {row.before:.1f}, {row.after:.1f} | {times} |"


if __name__ == "__main__":
    main()
