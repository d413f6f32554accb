"""A third game, installed as a package of its own, plays everywhere: nothing here or in the package names it but its entry point."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.third_game.conftest import ROOT

pytestmark = pytest.mark.slow  # pip, whole programs, a server: half a minute; test_authors.py is quick
GAME = "nightmarket"


def metro(environment: Mapping[str, str], folder: Path, *words: str) -> str:
    """Returns the output of a command."""
    ran = subprocess.run(
        [sys.executable, "-m", "metro2033", *words], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout + ran.stderr


def test_it_plays_wherever_our_games_play(environment: Mapping[str, str]) -> None:
    """Runs `plays.py` in a process that finds the game by its entry point."""
    plays = [sys.executable, "-m", "pytest", "tests/third_game/plays.py", "-n", "0", "-p", "no:cacheprovider"]
    ran = subprocess.run(plays, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-6000:]


def test_commands_play_record_replay_and_rank_it(environment: Mapping[str, str], tmp_path: Path) -> None:
    words = ("--game", GAME, "--seats", "3", "--games", "2", "--seed", "1", "--records", "games")
    assert "nightmarket" in metro(environment, tmp_path, "simulate", *words)
    name = "games/seed-1.metro"
    replayed = metro(environment, tmp_path, "replay", name)
    assert "36 moves checked" in replayed and "Round 6 begins." in replayed
    assert "Which game: board, breakthrough, nightmarket." in metro(environment, tmp_path, "simulate", "--help")
    arena = metro(
        environment, tmp_path, "arena", "--game", GAME, "--seats", "2", "--bots", "random,greedy", "--games", "4"
    )
    assert "greedy" in arena
