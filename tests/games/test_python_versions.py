"""Records replay byte for byte the same in other processes and on every supported Python that is on this machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.test_golden import RECORDS

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13")
CODE = """
import sys
from pathlib import Path
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.header import header_of
for path in map(Path, sys.argv[1:]):
    text = path.read_text(encoding="utf-8")
    read = record.read(text)
    game = record.replay(read, find_rules)
    again = record.write(game, header_of(game, read.header.version, read.header.players))
    print(path.name, game.rules.digest(game.state), again == text)
"""


def find_python(version: str) -> str | None:
    """Returns an interpreter of that version: on the path, or where pyenv keeps them."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    candidates = [shutil.which(f"python{version}"), *map(str, sorted(home.glob(f"versions/{version}.*/bin/python")))]
    for candidate in candidates:
        if candidate is not None:
            check = [candidate, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
            ran = subprocess.run(check, capture_output=True, text=True, check=False)
            if ran.returncode == 0 and ran.stdout.strip() == version:
                return candidate
    return None


def interpreter_with_engine(version: str) -> str:
    """Returns a Python in an environment of its own with the packages that the engine needs; made once and kept beside ours."""
    if version == f"{sys.version_info[0]}.{sys.version_info[1]}":
        return sys.executable
    python = find_python(version)
    if python is None:
        pytest.skip(f"Python {version} is not on this machine")
    folder = ROOT / ".venv" / f"engine-{version}"
    inside = folder / "bin" / "python"
    ready = folder / "ready"
    if not ready.exists():
        subprocess.run([python, "-m", "venv", str(folder)], check=True, capture_output=True)
        pip = [str(inside), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "msgspec>=0.19"]
        subprocess.run(pip, check=True, capture_output=True)
        ready.touch()
    return str(inside)


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_records_replay_the_same_everywhere(version: str) -> None:
    python = interpreter_with_engine(version)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "random"}
    ran = subprocess.run(
        [python, "-c", CODE, *map(str, RECORDS)], capture_output=True, text=True, check=False, env=environment
    )
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    closes = [path.read_text().rstrip().rpartition(" ")[2] for path in RECORDS]
    assert lines == [f"{path.name} {close} True" for path, close in zip(RECORDS, closes, strict=True)]
