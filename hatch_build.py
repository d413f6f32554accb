"""Build hook: compiles the engine with mypyc into the wheel, adds the page, and records which parts could not be built and why.

Everything happens in a copy, so no build output lands in the sources. A wheel that cannot be compiled is plain Python and a page that
cannot be built is left out, but the build never fails for that: `built.json` in the package holds the reasons, and the commands report
them.

- METRO2033_PURE=1 leaves the engine plain, METRO2033_NO_PAGE=1 leaves the page out.
- METRO2033_BUILD_CACHE names a folder that caches compiled engines, so that the same sources are compiled once.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags

sys.path.insert(0, str(Path(__file__).parent))  # hatchling runs this file without its folder on the path

from tools.page_build import (
    NODE_MODULE,
    NODE_PACKAGE,
    STATIC,
    UNLOCKED_MARK,
    Unbuilt,
    build,
    fetch,
    machine_node,
    packaged_nodes,
)

sys.path.pop(0)

PACKAGE = "metro2033"
LIBRARIES = ("*.so", "*.pyd")  # on Windows a compiled module is a .pyd
ENGINE = ("kernel", "games", "observations", "bots", "rl")
# The edge of the engine: built on other packages' classes, or never in an inner loop. It stays plain Python.
EDGE = {
    "actions",
    "calibration",
    "chain",
    "choice",
    "drive",
    "evaluator",
    "game",
    "header",
    "host",
    "load",
    "native",
    "notation",
    "own",
    "packing",
    "plugin",
    "position",
    "problem",
    "record",
    "registry",
    "ruleset",
    "save",
    "scenario",
    "setting",
    "steps",
    "thinker",
    "weights",
    "why",
    "writers",
}
# Folders of a game that draw it, teach it or hold its texts.
AROUND = {"draw", "study", "text"}
LEANS_ON_OTHERS = re.compile(r"^(?:from|import) (?:msgspec|numpy|gymnasium|pettingzoo)", re.MULTILINE)

NODE_PLATFORMS = re.compile(
    r"(manylinux_2_28|musllinux_1_2)_(x86_64|aarch64)|macosx_13_0_(x86_64|arm64)|win_(amd64|arm64)"
)

TOOLS = Path(__file__).with_name("tools")
COMPILER = TOOLS / "native_setup.py"
PROBE = """
from setuptools import Extension, setup
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])], script_args=["--quiet", "build_ext", "--inplace"])
"""


class BuildEverything(BuildHookInterface[Any]):
    """Adds the compiled engine and the page to wheels."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Returns Node from PyPI if the machine has none and there is a wheel for it; building it from source would take hours."""
        if os.environ.get("METRO2033_NO_PAGE") or machine_node():
            return []
        return [NODE_PACKAGE] if any(NODE_PLATFORMS.fullmatch(tag.platform) for tag in sys_tags()) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the engine and the page before the wheel is assembled."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="metro2033-build-"))
        _copy(Path(self.root), self.folder)
        included, built = build_data["force_include"], {"engine": "", "page": ""}
        try:
            included[str(build_page(Path(self.root), self.folder))] = STATIC.as_posix()
        except Unbuilt as why:
            built["page"] = str(why)
        if (self.folder / UNLOCKED_MARK).exists():
            built["npm"] = "unlocked"
            _tell("WARNING: npm could not install the versions of web/package-lock.json; the page is built with others")
        try:
            source = compile_engine(self.folder / "src")
            included.update({str(path): path.relative_to(source).as_posix() for path in libraries(source)})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        except Unbuilt as why:
            built["engine"] = str(why)
        written = self.folder / "built.json"
        written.write_text(json.dumps(built), encoding="utf-8")
        included[str(written)] = f"{PACKAGE}/built.json"
        _tell(
            "done: "
            + ", ".join(
                f"{part} {f'left out ({built[part]})' if built[part] else 'built'}" for part in ("engine", "page")
            )
        )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Deletes the temporary folder."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)


def _tell(line: str) -> None:
    """Prints one line of progress; pip shows it with -v."""
    print(f"metro2033: {line}", flush=True)


def _copy(root: Path, folder: Path) -> None:
    """Copies the sources of the package and of the page, without build outputs."""
    unwanted = shutil.ignore_patterns("__pycache__", *LIBRARIES, "static", "node_modules")
    shutil.copytree(root / "src" / PACKAGE, folder / "src" / PACKAGE, ignore=unwanted)
    shutil.copytree(root / "web", folder / "web", ignore=unwanted)
    shutil.copy(root / "THIRD_PARTY_NOTICES.md", folder)


def _run(command: Sequence[str], folder: Path, environment: dict[str, str]) -> bool:
    try:
        ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    except OSError as fault:
        sys.stderr.write(f"{fault}\n")
        return False
    if ran.returncode != 0:
        sys.stderr.write(ran.stdout[-2000:] + ran.stderr[-2000:])
    return ran.returncode == 0


# The page.


def build_page(root: Path, folder: Path) -> Path:
    """Returns the folder with the page, built in a copy; falls back to a page that was built in the sources."""
    try:
        if os.environ.get("METRO2033_NO_PAGE"):
            raise Unbuilt("asked")
        _build_page(folder)
    except Unbuilt:
        before = root / "src" / STATIC
        if not (before / "index.html").is_file():
            raise
        return before
    return folder / "src" / STATIC


def _build_page(folder: Path) -> None:
    spec = importlib.util.find_spec(NODE_MODULE)
    places = (spec.submodule_search_locations or []) if spec else []
    nodes = [node for node in (machine_node(), *packaged_nodes(places)) if node]
    _tell("fetching what the page is built with")
    found = fetch(folder, nodes, _run)
    _tell("building the page")
    build(folder, found, _run)


# The engine.


def engine_modules(package: Path) -> list[Path]:
    """Returns the modules to compile: the engine without its edge."""
    modules = [path for part in ENGINE for path in sorted((package / part).rglob("*.py"))]
    return [
        path
        for path in modules
        if path.stem not in {*EDGE, "__init__"}
        and not AROUND.intersection(path.relative_to(package).parts)
        and not LEANS_ON_OTHERS.search(path.read_text(encoding="utf-8"))
    ]


def libraries(source: Path) -> list[Path]:
    """Returns the compiled libraries in a copy of the sources."""
    found = [path for pattern in LIBRARIES for path in source.rglob(pattern)]
    return [path for path in found if "build" not in path.relative_to(source).parts]


def compile_engine(source: Path) -> Path:
    """Compiles a copy of the sources. Returns the folder with the libraries, which may come from the cache."""
    if os.environ.get("METRO2033_PURE"):
        raise Unbuilt("asked")
    if not all(importlib.util.find_spec(tool) for tool in ("mypyc", "setuptools")):
        raise Unbuilt("no-mypyc")
    cache = os.environ.get("METRO2033_BUILD_CACHE", "")
    kept = Path(cache) / f"engine-{_fingerprint(source / PACKAGE)}" if cache else None
    if kept and kept.is_dir():
        _tell("the engine has been compiled before")
        return kept
    _compile(source)
    if kept:
        making = Path(tempfile.mkdtemp(prefix="making-", dir=_made(kept.parent)))
        for path in libraries(source):
            (making / path.relative_to(source)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, making / path.relative_to(source))
        if not kept.exists():
            making.rename(kept)
    return source


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _fingerprint(package: Path) -> str:
    """Returns the cache key of the libraries: a hash of the engine's sources, this file, the compiler's version and this Python."""
    made = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {importlib.metadata.version('mypy')}".encode())
    made.update(_level().encode() + Path(__file__).read_bytes())
    for path in sorted(TOOLS.glob("native_*.*")):
        made.update(path.read_bytes())
    for path in sorted([*package.glob("*.py"), *(path for part in ENGINE for path in (package / part).rglob("*.py"))]):
        made.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return made.hexdigest()[:16]


def _level() -> str:
    return os.environ.get("MYPYC_OPT_LEVEL", "3")


def _compile(source: Path) -> None:
    # The subprocesses see the installed build tools, but no other copy of the package.
    path = [place for place in sys.path if place and not (Path(place) / PACKAGE).exists()]
    levels = {"MYPYC_OPT_LEVEL": _level(), "MYPYC_DEBUG_LEVEL": "0"}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), **levels}
    _probe(environment)
    _tell("compiling the engine; this takes minutes")
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    modules = [str(path.relative_to(source)) for path in engine_modules(source / PACKAGE)]
    # Other packages, which may not be installed here, and the modules that use them are only type-checked silently.
    checks = ["--strict", "--follow-imports=silent", "--python-version", version]
    if not _run([sys.executable, str(COMPILER), *checks, *modules], source, environment):
        raise Unbuilt("failed")


def _probe(environment: dict[str, str]) -> None:
    """Compiles one line, to find out quickly and reliably whether a C compiler and the Python headers are available."""
    for include, why in (("", "no-compiler"), ("#include <Python.h>\n", "no-headers")):
        with tempfile.TemporaryDirectory() as folder:
            line = f"{include}int PyInit_probe(void) {{ return 0; }}\n"
            (Path(folder) / "probe.c").write_text(line, encoding="utf-8")
            if not _run([sys.executable, "-c", PROBE], Path(folder), environment):
                raise Unbuilt(why)
