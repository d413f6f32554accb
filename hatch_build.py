"""Build hook: compile the engine with mypyc into the wheel.

Everything happens in a copy, so compiled files never land in `src/`, where they would shadow the sources. Without a C compiler, or
with METRO2033_PURE set, the wheel is built from plain Python instead of failing; `metro2033 --version` says which one runs.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "metro2033"
ENGINE = ("kernel", "board", "breakthrough", "bots", "rl")
# The edge of the engine: made of other packages' classes, or never in an inner loop. It stays plain Python.
EDGE = {
    "chain",
    "drive",
    "game",
    "load",
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
        if self.target_name != "wheel" or version == "editable" or os.environ.get("METRO2033_PURE"):
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
    environment = {**os.environ, "MYPYC_OPT_LEVEL": os.environ.get("MYPYC_OPT_LEVEL", "3")}
    environment.pop("PYTHONPATH", None)
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    command = [sys.executable, "-m", "mypyc", "--strict", "--python-version", version, *modules]
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        sys.stderr.write(ran.stdout[-2000:] + ran.stderr[-2000:])
        return []
    return [path for path in folder.rglob("*.so") if "build" not in path.relative_to(folder).parts]
