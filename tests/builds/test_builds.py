"""Both builds of the engine: compiled where there is a C compiler, plain Python where there is none; the same games on both."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools.compiled import ROOT, build_wheel, compiled_folder

from tests.games.test_golden import RECORDS
from tests.games.test_python_versions import CODE

ENVIRONMENT = {key: value for key, value in os.environ.items() if key != "METRO2033_PURE"}


def replay_on(folder: Path) -> str:
    """Every golden record's digest, replayed by the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-P", "-c", CODE, *map(str, RECORDS)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=folder)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def version_of(folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-P", "-m", "metro2033", "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment, cwd=folder).stdout


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler on this machine")
def test_the_compiled_engine_plays_the_golden_records_alike() -> None:
    folder = compiled_folder(ENVIRONMENT)
    assert list((folder / "metro2033" / "board" / "rules").glob("combat.*.so")), "the wheel holds compiled rules"
    assert "(compiled)" in version_of(folder)
    compiled, pure = replay_on(folder), replay_on(ROOT / "src")
    assert compiled == pure
    assert compiled.count("True") == len(RECORDS)


def test_nothing_compiled_lands_beside_the_sources() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_without_a_compiler_the_wheel_is_plain_python(tmp_path: Path) -> None:
    """A wheel that asks for plain Python is built at once; the hook falls back to the same when compiling fails."""
    wheel = build_wheel(tmp_path / "pure", {**ENVIRONMENT, "METRO2033_PURE": "1"})
    assert wheel.name.endswith("py3-none-any.whl")
    broken = {**ENVIRONMENT, "CC": "/bin/false", "CXX": "/bin/false", "MYPYC_OPT_LEVEL": "0"}
    fallback = build_wheel(tmp_path / "fallback", broken)
    assert fallback.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(fallback) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "unpacked")
    assert "metro2033/board/content/map.toml" in names and "metro2033/text/pl/board/cards.ftl" in names
    assert not [name for name in names if name.endswith(".so")]
    assert "(pure)" in version_of(tmp_path / "unpacked")
