"""Measures both builds and the peers in one run, with a calibration around every figure; `make bench`."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from functools import partial
from pathlib import Path

from tools.compiled import ROOT, compiled_folder, plain_folder

from bench.figure import Figure, figure
from bench.peers import catanatron, open_spiel
from metro2033.games import GAMES

SPIEL = {"hearts": "four players, cards", "chess": "two players, board"}
COLUMNS = ("", "figure", "value", "unit", "calibration", "× Catanatron")


def main() -> None:
    """Measures, prints a table, and prints the figures as a line of JSON on standard error."""
    environment = dict(os.environ)
    folders = {"pure": plain_folder(), "compiled": compiled_folder()}  # both as pip builds them
    peer = figure("Catanatron 3.2.1, four players", "decisions/s", catanatron)
    spiel = [
        figure(f"OpenSpiel {name}, {kind}", "decisions/s", partial(open_spiel, name)) for name, kind in SPIEL.items()
    ]
    builds = {build: measure_build(build, folder, environment) for build, folder in folders.items()}
    again = figure("Catanatron 3.2.1, again", "decisions/s", catanatron)
    par = statistics.mean(row.value / row.calibration for row in (peer, again))
    rows = [("peer", row) for row in (peer, again, *spiel)]
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
