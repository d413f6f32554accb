"""The compiled build of the present sources: made once, kept beside the virtual environment, found again by the sources' hash."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILDS = ROOT / ".venv" / "builds"


def source_hash() -> str:
    """A fingerprint of everything that goes into the build."""
    made = hashlib.sha256(sys.version.encode())
    tools = [ROOT / "hatch_build.py", ROOT / "pyproject.toml", ROOT / "tools" / "native_setup.py"]
    for path in [*tools, *sorted((ROOT / "src").rglob("*.py"))]:
        made.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return made.hexdigest()[:16]


def build_wheel(folder: Path, environment: dict[str, str]) -> Path:
    """Build the wheel with the build hook, in this environment; the page is taken as it is."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(
        command, cwd=ROOT, env={**environment, "METRO2033_NO_PAGE": "1"}, check=True, capture_output=True, text=True
    )
    return next(folder.glob("*.whl"))


def compiled_folder(environment: dict[str, str]) -> Path:
    """A folder to put on the path, with the compiled package unpacked from its wheel."""
    folder = BUILDS / source_hash()
    if not (folder / "ready").exists():
        shutil.rmtree(BUILDS, ignore_errors=True)
        folder.mkdir(parents=True)
        wheel = build_wheel(folder / "wheel", environment)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        (folder / "ready").touch()
    return folder


if __name__ == "__main__":
    import os

    print(compiled_folder(dict(os.environ)))
