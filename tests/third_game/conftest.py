"""Night Market installed in a folder of its own, and the environment of programs that find it there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "third_game"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Installs the example as people would, with pip; pip leaves files in the folder it builds from, so it gets a copy."""
    folder = tmp_path_factory.mktemp("third_game")
    source, target = folder / "source", folder / "installed"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    ran = subprocess.run([*pip, "--target", target, source], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return target


@pytest.fixture
def environment(installed: Path, tmp_path: Path) -> Mapping[str, str]:
    """Provides the environment of a program that has the game installed."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT, installed))),
        "METRO2033_LANG": "en",
        "METRO2033_PAUSE": "0",
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "COLUMNS": "120",
    }
