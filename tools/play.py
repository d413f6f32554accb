"""`make play`: sets up everything to play in less than a minute, and runs the game.

The first start is in plain Python; the engine is then compiled in the background (`play_compile.py`) and used from the next start on.

Everything is in `.builds`: an environment with the packages (`play`), the page (`page`, `pages`), and the game as a folder for the path
(`games`). Each of them is created atomically, so an interrupted set-up resumes with the missing parts. Needs only Python 3.11; on Windows:
`py -m tools.play`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib
import venv
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.compiled import BUILDS, ROOT, alone, copy_sources, source_files, source_hash
from tools.page_build import NODE_MODULE, NODE_PACKAGE, STATIC, Unbuilt, build, fetch, machine_node, packaged_nodes
from tools.words import say

ENVIRONMENT = BUILDS / "play"
READY = ENVIRONMENT / "ready"  # written last; without it the environment is created again
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WORKSHOP, PAGES, NODE = BUILDS / "page", BUILDS / "pages", BUILDS / "node"
GAMES = BUILDS / "games"
LOG = BUILDS / "play.log"
LONGEST_LOG = 5_000_000  # bytes after which it is rotated
KEPT = 4  # games and pages: a server may still run from an older one
LEFT_OUT = {"pictures"}  # extras that are only for link previews
INTERRUPTED = 130


class Failed(Exception):
    """The set-up cannot continue; the argument is the key of the reason."""


class Stopped(Exception):
    """The set-up was interrupted."""


class Steps:
    """The subprocesses of a set-up: their output goes into the log, and they are terminated when it is stopped."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self._running: list[subprocess.Popen[bytes]] = []
        self._stopped = False
        self._lock = threading.Lock()

    def tell(self, key: str, **values: str) -> None:
        """Prints a message with the time since the start."""
        print(f"{time.monotonic() - self.began:3.0f} s  {say(key, **values)}", file=sys.stderr, flush=True)

    def run(self, command: Sequence[str], folder: Path, environment: dict[str, str]) -> bool:
        """Runs a program and returns whether it succeeded."""
        with LOG.open("ab") as log:
            log.write(f"\n{' '.join(command)}\n".encode())
            log.flush()
            with self._lock:
                if self._stopped:
                    raise Stopped
                try:
                    process = subprocess.Popen(
                        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
                    )
                except OSError as fault:
                    log.write(f"{fault}\n".encode())
                    return False
                self._running.append(process)
        status = process.wait()
        if self._stopped:
            raise Stopped
        return status == 0

    def stop(self) -> None:
        """Terminates the running programs, and starts no more."""
        with self._lock:
            self._stopped = True
        for process in self._running:
            process.terminate()


# The environment.


def requirements() -> list[str]:
    """Returns the dependencies of the server, from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    def of(lines: Sequence[str]) -> Iterator[str]:
        for line in lines:
            if line.startswith("metro2033["):
                for extra in line.removeprefix("metro2033[").rstrip("]").split(","):
                    yield from () if extra in LEFT_OUT else of(project["optional-dependencies"][extra])
            else:
                yield line

    return [*project["dependencies"], *of(project["optional-dependencies"]["server"])]


def environment_hash() -> str:
    """Returns the hash of the packages and this Python, on which the environment depends."""
    return hashlib.sha256(f"{sys.version} {sys.prefix} {requirements()}".encode()).hexdigest()[:16]


def is_environment_ready() -> bool:
    """Returns whether the environment is complete and up to date with these sources."""
    return READY.is_file() and READY.read_text(encoding="utf-8") == environment_hash()


def pip() -> list[str]:
    """Returns the pip command: this Python's, so that it need not be installed again, or the environment's."""
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    return [str(PYTHON), "-m", "pip"]


def make_environment(steps: Steps, made: threading.Event) -> None:
    """Creates the environment and installs the packages.

    An unfinished environment is created again: pip might take a partially installed package for a complete one.
    """
    READY.unlink(missing_ok=True)
    with_pip = importlib.util.find_spec("pip") is None
    try:
        venv.EnvBuilder(clear=True, symlinks=os.name != "nt", with_pip=with_pip).create(ENVIRONMENT)
    finally:
        made.set()
    uv = shutil.which("uv")
    ways = [[uv, "pip", "install", "--python", str(PYTHON)]] if uv else []
    ways.append([*pip(), "install", "--no-compile", "--prefer-binary", "--disable-pip-version-check", "--no-input"])
    if not any(steps.run([*way, *requirements()], ROOT, dict(os.environ)) for way in ways):
        raise Failed("play-no-packages")
    _write(READY, environment_hash())
    steps.tell("play-packages")


# The page.


def page_hash() -> str:
    """Returns the hash of everything the page depends on: its sources, the texts and the content."""
    made = hashlib.sha256()
    for path in source_files():
        if path.suffix != ".py":
            made.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return made.hexdigest()[:16]


def make_page(steps: Steps, made: threading.Event) -> Path:
    """Builds the page in a copy of the sources, whose build tools are kept, and returns its folder."""
    page = PAGES / page_hash()
    if page.is_dir():
        return page
    _clean_workshop()
    copy_sources(WORKSHOP)
    lock, fetched = (WORKSHOP / "web" / "package-lock.json").read_bytes(), WORKSHOP / "fetched"
    wanted = hashlib.sha256(lock).hexdigest()
    nodes = _nodes(steps, made)
    if not fetched.is_file() or fetched.read_text(encoding="utf-8") != wanted or not nodes:
        fetched.unlink(missing_ok=True)
        nodes = [fetch(WORKSHOP, nodes, steps.run)]
        _write(fetched, wanted)
        steps.tell("play-tools")
    move_into_place(build(WORKSHOP, nodes[0], steps.run), page)
    steps.tell("play-page")
    return page


def _clean_workshop() -> None:
    """Removes the previous sources, but not the build tools."""
    shutil.rmtree(WORKSHOP / "src", ignore_errors=True)
    for path in (WORKSHOP / "web").glob("*"):
        if path.name != "node_modules":
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _nodes(steps: Steps, made: threading.Event) -> list[tuple[Path, list[str]]]:
    """Returns the machine's Node, or the one from PyPI."""
    found = machine_node()
    if found:
        return [found]
    package = NODE / NODE_MODULE
    if not package.is_dir():
        made.wait()
        making = BUILDS / "making-node"
        shutil.rmtree(making, ignore_errors=True)
        command = [*pip(), "install", "--only-binary", ":all:", "--no-deps", "--disable-pip-version-check"]
        if steps.run([*command, "--target", str(making), NODE_PACKAGE], ROOT, dict(os.environ)):
            move_into_place(making, NODE)
            steps.tell("play-node")
    return list(packaged_nodes([package]))


# The game.


def game_folder(fingerprint: str) -> Path | None:
    """Returns the game to run: compiled if available, else plain; None if there is neither."""
    folders = (GAMES / f"{fingerprint}-compiled", GAMES / fingerprint)
    return next((folder for folder in folders if folder.is_dir()), None)


def make_game(fingerprint: str, page: Path | str) -> None:
    """Copies the package in plain Python, with the page or the reason why there is none."""
    making = BUILDS / "making-game"
    shutil.rmtree(making, ignore_errors=True)
    for path in source_files():
        if path.is_relative_to(ROOT / "src"):
            target = making / path.relative_to(ROOT / "src")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    if isinstance(page, Path):
        shutil.copytree(page, making / STATIC)
    engine = "asked" if os.environ.get("METRO2033_PURE") else "compiling"
    why = {"engine": engine, "page": "" if isinstance(page, Path) else page}
    (making / "metro2033" / "built.json").write_text(json.dumps(why), encoding="utf-8")
    move_into_place(making, GAMES / fingerprint)


def move_into_place(folder: Path, place: Path) -> None:
    """Moves a finished folder into place, and removes its oldest siblings."""
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(place, ignore_errors=True)
    folder.rename(place)
    if place.parent != BUILDS:
        others = sorted(place.parent.iterdir(), key=lambda built: built.stat().st_mtime)
        for old in others[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)


def _write(file: Path, text: str) -> None:
    """Writes a completion marker atomically."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)


# Set-up and start.


def set_up(fingerprint: str) -> None:
    """Creates the missing parts: the environment and the page in parallel, then the game."""
    steps, made = Steps(), threading.Event()
    steps.tell("play-begin", log=str(LOG.relative_to(ROOT)))
    with ThreadPoolExecutor(2) as pool:
        try:
            page = pool.submit(_page_or_reason, steps, made) if game_folder(fingerprint) is None else None
            if is_environment_ready():
                made.set()
            else:
                pool.submit(make_environment, steps, made).result()
            if page is not None:
                make_game(fingerprint, page.result())
        except BaseException:
            made.set()
            steps.stop()
            raise
    steps.tell("play-done")


def _page_or_reason(steps: Steps, made: threading.Event) -> Path | str:
    if os.environ.get("METRO2033_NO_PAGE"):
        return "asked"
    try:
        return make_page(steps, made)
    except Unbuilt as why:
        return str(why)


def prepare() -> Path:
    """Sets up if necessary, and returns the game to run."""
    fingerprint = source_hash()
    if not is_environment_ready() or game_folder(fingerprint) is None:
        with alone("play.lock", lambda: print(say("play-waiting"), file=sys.stderr, flush=True)):
            if not is_environment_ready() or game_folder(fingerprint) is None:
                set_up(fingerprint)
    game = game_folder(fingerprint)
    assert game is not None
    os.utime(game)  # the most recently played games are kept
    if built(game)["engine"] == "compiling":
        compile_later(fingerprint)
    return game


def built(game: Path) -> dict[str, str]:
    """Returns why the engine or the page of a game could not be built."""
    found: dict[str, str] = json.loads((game / "metro2033" / "built.json").read_bytes())
    return found


def compile_later(fingerprint: str) -> None:
    """Compiles the engine in the background, in a detached process."""
    command = [sys.executable, "-m", "tools.play_compile", fingerprint, str(os.getpid())]
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.IDLE_PRIORITY_CLASS
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, creationflags=flags)
    else:
        subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False)


def main() -> None:
    """Sets up if necessary, then runs the server and opens the browser."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    BUILDS.mkdir(exist_ok=True)
    if LOG.is_file() and LOG.stat().st_size > LONGEST_LOG:
        LOG.replace(LOG.with_suffix(".log.old"))
    try:
        game = prepare()
    except KeyboardInterrupt:
        print(f"\n{say('play-stopped')}", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except Failed as why:
        sys.exit(say(str(why), log=str(LOG.relative_to(ROOT))))
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    environment = {**os.environ, "PYTHONPATH": str(game)}
    environment.setdefault("METRO2033_LOG_FILE", str(LOG))
    command = [str(PYTHON), "-P", "-m", "metro2033", *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.call(command, env=environment))
    os.execve(PYTHON, command, environment)


if __name__ == "__main__":
    main()
