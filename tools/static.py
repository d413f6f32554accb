"""Builds the edition that needs no server into `dist/`: the page, the interpreter, the package and its texts, and the weights apart.

`python -m tools.static` fetches what is missing, from the npm registry and PyPI, and prints the sizes. The versions are those of
`web/package-lock.json` and `uv.lock`, so that the same sources give the same files.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from metro2033.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
WORK = ROOT / ".builds" / "static"
DIST = ROOT / "dist"
PACKAGE = ROOT / "src" / "metro2033"
NODE_PACKAGE = WEB / "node_modules" / "pyodide"

GAMES = ("board", "breakthrough")
# What the worker plays with: everything that neither serves, nor draws a terminal, nor trains.
LEFT_OUT = {"arena", "cli", "client", "dataset", "leagues", "rl", "server", "train", "tui"}
NOT_PLAYED = re.compile(  # texts that the page has itself, or only a server or a terminal says, and what is built for one machine
    r"/text/\w+/(?:rules/|help/|synonyms|web_(?!advice|flow|together)|(?:arena|dataset|exploit|mails|operators|review_\w+)\.)"
    r"|/__pycache__/|\.(?:so|pyd|npz|ttf|otf)$"
)
# The other packages that the worker imports. Those with compiled parts are WebAssembly, built for this interpreter.
PURE = ("fluent-runtime", "fluent-syntax", "attrs", "babel", "pytz", "typing-extensions")
COMPILED = ("msgspec",)
INTERPRETER_TAGS = ("--implementation", "cp", "--python-version", "3.14", "--platform", "pyemscripten_2026_0_wasm32")
NOT_IMPORTED = re.compile(
    rf"^babel/(?:messages|locale-data/(?!(?:root|{'|'.join(LANGUAGES)})\.dat))|^pytz/zoneinfo/(?!UTC$)"
    r"|\.dist-info/(?!licenses/|METADATA)|/tests?/|\.pyi$|/py\.typed$"
)
# Modules of the standard library without which everything here runs: servers, clients, debuggers, tests, old encodings.
NOT_NEEDED = re.compile(
    r"^encodings/(?!__init__|aliases|ascii|charmap|cp437|cp1252|idna|latin_1|punycode|raw_unicode|unicode_esc|undefined|utf)"
    r"|^(?:_pyrepl|ctypes|curses|dbm|ensurepip|html|http|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3|tkinter"
    r"|turtledemo|unittest|venv|wsgiref|xml|xmlrpc)/"
    r"|^(?:_pyio|antigravity|bdb|cProfile|cmd|code|doctest|ftplib|imaplib|mailbox|netrc|optparse|pdb|pickletools|poplib"
    r"|profile|pstats|pyclbr|pydoc|rlcompleter|smtplib|socketserver|telnetlib|this|trace|turtle|webbrowser|zipapp)\.py$"
)

BUDGET = 9_000_000  # bytes, compressed: what the first game fetches


class Unbuilt(Exception):
    """Something is missing; the argument is a sentence for the person who builds."""


def main() -> None:
    """Builds `dist/` and prints its contents."""
    try:
        build()
    except Unbuilt as why:
        sys.exit(f"static edition: {why}")
    report(DIST)


def build() -> None:
    """Builds everything, in this order: interpreter, packages, page."""
    if not (NODE_PACKAGE / "package.json").is_file():
        raise Unbuilt("the npm package pyodide is not installed; run: tools/page, and see that the npm registry has it")
    shutil.rmtree(WORK / "files", ignore_errors=True)
    files = WORK / "files"
    files.mkdir(parents=True)
    pack_interpreter(files)
    pack_modules(files)
    for game in GAMES:
        shutil.copy(PACKAGE / "games" / game / "learn" / "weights.npz", files / f"weights-{game}.npz")
    build_page(files)


# The interpreter.


def pack_interpreter(files: Path) -> None:
    """Writes the interpreter, compressed, so that every host transfers it small."""
    shutil.copy(NODE_PACKAGE / "pyodide.asm.mjs", files / "interpreter.js")
    _write_gzip(files / "interpreter.bin", (NODE_PACKAGE / "pyodide.asm.wasm").read_bytes())


def _write_gzip(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


# The package, what it imports, and the standard library.


def pack_modules(files: Path) -> None:
    """Writes two archives of modules that the interpreter has compiled: the package with others, and the standard library."""
    staged = WORK / "staged"
    shutil.rmtree(staged, ignore_errors=True)
    for path in package_files():
        _copy(path, staged / "package" / "metro2033" / path.relative_to(PACKAGE))
    for game in GAMES:  # records name bots by it
        weights = Path("games", game, "learn", "weights.npz")
        said = hashlib.sha256((PACKAGE / weights).read_bytes()).hexdigest()
        place = staged / "package" / "metro2033" / weights.with_suffix(".sha256")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(said + "\n", encoding="utf-8")
    for wheel in fetch_wheels():
        _unpack(wheel, staged / "package", NOT_IMPORTED)
    _unpack(NODE_PACKAGE / "python_stdlib.zip", staged / "library", NOT_NEEDED)
    why = "the interpreter cannot compile the package"
    _run(["node", str(WEB / "device" / "compile.mjs"), str(staged)], why, WEB)
    _write_gzip(files / "package.bin", _tar(staged / "package"))
    _write_gzip(files / "library.bin", _zip(staged / "library"))


def package_files() -> Iterator[Path]:
    """Yields the files of the package that the worker plays with."""
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE)
        if path.is_file() and inside.parts[0] not in LEFT_OUT and not NOT_PLAYED.search(f"/{inside.as_posix()}"):
            yield path


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def fetch_wheels() -> list[Path]:
    """Returns the wheels of the other packages, in the versions of `uv.lock`, checked by their hashes."""
    folder = WORK / "wheels"
    wanted = folder / "requirements.txt"
    lines = "".join(_pinned((*PURE, *COMPILED)))
    if not wanted.is_file() or wanted.read_text(encoding="utf-8") != lines:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        fetching = folder / "fetching.txt"
        fetching.write_text(lines, encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        options = ["--only-binary=:all:", *INTERPRETER_TAGS, "--require-hashes", "-d", str(folder), "-r", str(fetching)]
        _run([*pip, *options], "PyPI lacks a wheel that the interpreter needs, or cannot be reached", ROOT)
        fetching.rename(wanted)
    return sorted(folder.glob("*.whl"))


def _pinned(names: Sequence[str]) -> Iterator[str]:
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    found = {package["name"]: package for package in locked}
    for name in names:
        package = found[name]
        hashes = " ".join(f"--hash={wheel['hash']}" for wheel in package["wheels"])
        yield f"{name}=={package['version']} {hashes}\n"


def _unpack(archive: Path, folder: Path, unwanted: re.Pattern[str]) -> None:
    with zipfile.ZipFile(archive) as opened:
        for name in opened.namelist():
            if not name.endswith("/") and not unwanted.search(name):
                opened.extract(name, folder)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _tar(folder: Path) -> bytes:
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in _files(folder):
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            entry.size = path.stat().st_size
            with path.open("rb") as content:
                archive.addfile(entry, content)
    return written.getvalue()


def _zip(folder: Path) -> bytes:
    """Returns an archive whose entries are stored: it is compressed as a whole, and its modules are read without unpacking."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for path in _files(folder):
            archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return written.getvalue()


# The page.


def build_page(files: Path) -> None:
    """Builds the page around these files."""
    environment = {**os.environ, "METRO2033_DEVICE_FILES": str(files), "METRO2033_DIST": str(DIST)}
    build = ["npm", "run", "build", "--silent", "--", "--mode", "static"]
    _run(build, "the page cannot be built", WEB, environment)


def _run(command: Sequence[str], why: str, folder: Path, environment: dict[str, str] | None = None) -> None:
    try:
        ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    except OSError as fault:
        raise Unbuilt(f"{why}: {fault}") from None
    if ran.returncode != 0:
        raise Unbuilt(f"{why}:\n{(ran.stdout + ran.stderr)[-3000:]}")


# Sizes.

PARTS: dict[str, Callable[[str], bool]] = {
    "interpreter": lambda name: name.startswith(("interpreter-", "library-")),
    "package": lambda name: name.startswith("package-"),
    "weights, when a level needs them": lambda name: name.startswith("weights-"),
    "page": lambda name: True,
}


def sizes(folder: Path) -> dict[str, int]:
    """Returns the compressed bytes of each part of a built edition."""
    found = dict.fromkeys(PARTS, 0)
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        part = next(part for part, holds in PARTS.items() if holds(path.name))
        content = path.read_bytes()
        found[part] += min(len(content), len(gzip.compress(content, 9)))
    return found


def report(folder: Path) -> None:
    """Prints the sizes, and fails when the first game fetches more than the budget."""
    found = sizes(folder)
    for part, size in found.items():
        print(f"{size / 1e6:6.2f} MB  {part}")
    first = found["interpreter"] + found["package"] + found["page"]
    print(f"{first / 1e6:6.2f} MB  all of it without weights, in {json.dumps(folder.name)}")
    if first > BUDGET:
        sys.exit(f"static edition: more than {BUDGET / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
