"""The types that the package ships: a program of a user passes `mypy --strict`, and mistakes in it are found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("script.py")
MISTAKES = """
import metro2033
from metro2033 import rl

print(metro2033.new("breakthrough").view(0).army)
metro2033.new().view(0).markets
metro2033.new(seats="three")
rl.env("metro2033/board-v0", seat=3)
rl.env("metro2033/board-v0").stepp(1)
""".strip()


def checked(script: Path, cache: Path) -> str:
    """Runs mypy on a file, in a folder without our settings."""
    command = [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={cache}", script.name]
    environment = {**os.environ, "MYPYPATH": ""}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=script.parent, env=environment
    ).stdout


def test_a_users_program_is_typed_and_its_mistakes_are_found(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.read_text())
    said = checked(script, tmp_path / "cache")
    assert said.startswith("Success"), said
    wrong = tmp_path / "wrong.py"
    wrong.write_text(MISTAKES)
    found = checked(wrong, tmp_path / "cache")
    assert sorted({line.split(":")[1] for line in found.splitlines() if ": error: " in line}) == [
        "4",
        "5",
        "6",
        "7",
        "8",
    ], found


def test_a_users_program_runs(tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "Gracz" in ran.stdout
