"""The page's network against NumPy's; `tools/page check` compares fewer positions."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from metro2033.games import GAMES
from tests.bots import node_host, positions

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TOOLS = WEB / "node_modules" / ".bin"
COUNT = 2_000

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (TOOLS / "vitest").exists() or not shutil.which("node"), reason="the page's tools are not installed"
    ),
]


def test_the_page_chooses_as_numpy_does_in_two_thousand_positions_of_each_game(tmp_path: Path) -> None:
    file = tmp_path / "positions"
    positions.write(file, COUNT)
    env = {**os.environ, "POSITIONS": str(file), "NO_COLOR": "1"}
    ran = subprocess.run(
        [TOOLS / "vitest", "run", "network"], cwd=WEB, env=env, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    for game in GAMES:
        assert f"{game}: {COUNT} of {COUNT} choices are the same" in ran.stdout


def test_bots_whose_network_runs_in_node_choose_as_they_do_with_numpy(tmp_path: Path) -> None:
    bundle = tmp_path / "network.mjs"
    source = WEB / "src" / "network" / "network.ts"
    subprocess.run([TOOLS / "esbuild", str(source), "--bundle", "--format=esm", f"--outfile={bundle}"], check=True)
    command = [sys.executable, "-m", "tests.bots.node_host", str(bundle)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == {game: node_host.choices(game) for game in GAMES}
