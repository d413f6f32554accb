"""Builds the wheel of the current sources with pip, and caches it by the hash of the sources.

Needs only Python, because `make play` uses it before anything is installed. `python -m tools.compiled` prints a folder to put on the path,
with the package unpacked.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no such lock: run one build at a time
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).parents[1]
BUILDS = ROOT / ".builds"
FILES = ("LICENSE", "README.md", "THIRD_PARTY_NOTICES.md", "hatch_build.py", "pyproject.toml")
TOOLS = ("__init__.py", "native_setup.py", "native_speed.h", "native_speed.py", "page_build.py")
FOLDERS = ("src", "web")
BUILT = {"__pycache__", "node_modules", "static"}
PLAIN = {"METRO2033_PURE": "1", "METRO2033_NO_PAGE": "1"}
MARK = "metro2033: "  # prefix of the build hook's progress lines

Tell = Callable[[str], None]


def source_files() -> list[Path]:
    """Returns all files that go into the wheel, without build outputs."""
    found = [ROOT / name for name in (*FILES, *(f"tools/{name}" for name in TOOLS))]
    for name in FOLDERS:
        for folder, folders, files in os.walk(ROOT / name):
            folders[:] = sorted(set(folders) - BUILT)
            found += [Path(folder) / file for file in sorted(files) if not file.endswith((".pyc", ".so", ".pyd"))]
    return found


def source_hash() -> str:
    """Returns the cache key of the wheel: a hash of its sources, this Python, the available build tools, and the parts to leave out."""
    tools = [shutil.which(tool) is not None for tool in ("cc", "node")]
    made = hashlib.sha256(f"{sys.version} {tools} {[os.environ.get(name, '') for name in PLAIN]}".encode())
    for path in source_files():
        made.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return made.hexdigest()[:16]


def copy_sources(folder: Path) -> Path:
    """Copies the sources that a fresh clone would give to pip."""
    for path in source_files():
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return folder


def pip_wheel(
    source: Path, folder: Path, environment: dict[str, str], tell: Tell, python: str = sys.executable
) -> Path:
    """Builds the wheel with pip in an isolated environment; its output goes to a log file in the same folder."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [
        python,
        "-m",
        "pip",
        "wheel",
        "-v",
        "--no-deps",
        "--disable-pip-version-check",
        "-w",
        str(folder),
        str(source),
    ]
    with (
        (folder / "build.log").open("w", buffering=1, encoding="utf-8") as log,
        subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        ) as pip,
    ):
        assert pip.stdout is not None
        for line in pip.stdout:
            log.write(line)
            if line.strip().startswith(MARK):
                tell(line.strip().removeprefix(MARK))
    if pip.returncode != 0:
        raise SystemExit(f"pip could not build the package; {folder / 'build.log'} says why.")
    return next(folder.glob("*.whl"))


def built_wheel(
    environment: dict[str, str] | None = None,
    *,
    plain: bool = False,
    tell: Tell = lambda line: None,
    python: str = sys.executable,
) -> Path:
    """Returns the wheel of the current sources: complete if possible here, or plain Python without the page. Only the newest is cached."""
    kind = "plain" if plain else "wheel"
    folder = BUILDS / f"{kind}-{source_hash()}"
    asked = {**(os.environ if environment is None else environment), "METRO2033_BUILD_CACHE": str(BUILDS)}
    with alone():
        if not folder.is_dir():
            for old in BUILDS.glob(f"{kind}-*"):
                shutil.rmtree(old, ignore_errors=True)
            with tempfile.TemporaryDirectory() as place:
                source, making = copy_sources(Path(place) / "source"), BUILDS / f"making-{os.getpid()}"
                shutil.rmtree(making, ignore_errors=True)
                pip_wheel(source, making, {**asked, **(PLAIN if plain else {})}, tell, python)
                making.rename(folder)
    return next(folder.glob("*.whl"))


def unpacked(wheel: Path) -> Path:
    """Unpacks a wheel and returns the folder to put on the path."""
    folder = wheel.parent / "unpacked"
    with alone():
        if not folder.is_dir():
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(folder.with_name("unpacking"))
            folder.with_name("unpacking").rename(folder)
    return folder


def compiled_folder(environment: dict[str, str] | None = None) -> Path:
    """Returns a folder to put on the path, with the package as pip builds it."""
    return unpacked(built_wheel(environment))


def plain_folder(environment: dict[str, str] | None = None) -> Path:
    """Returns a folder to put on the path, with the package in plain Python."""
    return unpacked(built_wheel(environment, plain=True))


@contextlib.contextmanager
def alone(name: str = "lock", wait: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Holds a lock between processes; calls `wait`, which may raise, before waiting for it."""
    BUILDS.mkdir(exist_ok=True)
    with (BUILDS / name).open("w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                wait()
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    print(compiled_folder())
