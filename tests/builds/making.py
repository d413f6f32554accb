"""Environments for the tests of what people install: a machine without Node, fresh virtual environments, and uv to fill them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

NODE = ("node", "npm", "npx")
needs_compiler = pytest.mark.skipif(
    shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler on this machine"
)
SETTINGS = ("METRO2033_PURE", "METRO2033_NO_PAGE", "MYPYC_OPT_LEVEL", "PYTHONPATH")


def environment(**changes: str) -> dict[str, str]:
    """Returns the environment of this process in English, without settings that would change a build."""
    kept = {key: value for key, value in os.environ.items() if key not in SETTINGS}
    return {**kept, "METRO2033_LANG": "en", **changes}


def path_without(programs: tuple[str, ...], folder: Path) -> str:
    """Returns the PATH with all its programs except these."""
    places = []
    for number, place in enumerate(map(Path, os.environ["PATH"].split(os.pathsep))):
        if any((place / program).exists() for program in programs):
            copy = folder / str(number)
            copy.mkdir(parents=True)
            for entry in place.iterdir():
                if entry.name not in programs:
                    (copy / entry.name).symlink_to(entry)
            place = copy
        places.append(str(place))
    assert not any(shutil.which(program, path=os.pathsep.join(places)) for program in programs)
    return os.pathsep.join(places)


def uv(*words: str) -> subprocess.CompletedProcess[str]:
    """Runs uv; it is one of the development tools."""
    command = [sys.executable, "-m", "uv", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment())


class Home:
    """A virtual environment, made if it is not there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = str(folder / "bin" / "python")
        if not folder.exists():
            made = uv("venv", "--python", sys.executable, str(folder))
            assert made.returncode == 0, made.stderr

    def install(self, *words: str) -> None:
        """Installs, or skips the test where the package index cannot be reached."""
        ran = uv("pip", "install", "--python", self.python, *words)
        if ran.returncode != 0:
            away = [line for line in ran.stderr.splitlines() if "Failed to fetch" in line or "dns error" in line]
            if away:
                pytest.skip(f"PyPI cannot be reached: {away[0].strip()}")
            raise AssertionError(ran.stderr)

    def run(self, *words: str, **changes: str) -> subprocess.CompletedProcess[str]:
        """Runs its Python, away from our sources."""
        command = [self.python, "-P", *words]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, env=environment(**changes), cwd=self.folder
        )

    def metro2033(self, *words: str, **changes: str) -> subprocess.CompletedProcess[str]:
        """Runs the program as it was installed."""
        return self.run(str(self.folder / "bin" / "metro2033"), *words, **changes)
