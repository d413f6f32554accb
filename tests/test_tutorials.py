"""The tutorials: every block of code on their pages runs as it stands, in an empty folder, and prints what the page says."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(path for path in (ROOT / "docs" / "tutorials").glob("*.md") if path.stem != "README")
OWN_GAME = ROOT / "docs" / "a-game-of-your-own.md"
EXAMPLE = ROOT / "examples" / "third_game"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# (file|more): (\S+)\n")  # a file, or what is added to its end
PORT = "2040"
SECONDS = 400


def script_of(page: str) -> tuple[str, list[str]]:
    """Returns the page as a shell script, and the lines that its output must have, with … for anything."""
    script, expected = ["set -eu"], []
    for kind, text in BLOCK.findall(page):
        named = FILE.match(text)
        if named:
            folder, to = Path(named[2]).parent, ">" if named[1] == "file" else ">>"
            script += [f"mkdir -p {folder}", f"cat {to} {named[2]} <<'END OF FILE'\n{text}END OF FILE"]
        elif kind == "sh":
            script.append(text)
        elif kind == "text":
            expected += text.splitlines()
    return "\n".join(script), expected


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return str(listening.getsockname()[1])


def test_every_tutorial_is_in_the_list() -> None:
    text = (ROOT / "docs" / "tutorials" / "README.md").read_text()
    assert len(PAGES) == 5 and all(f"({page.name})" in text for page in PAGES)


def without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_the_page_on_a_game_of_your_own_has_the_code_of_the_example() -> None:
    written: dict[str, str] = {}
    for _, text in BLOCK.findall(OWN_GAME.read_text()):
        if named := FILE.match(text):
            written[named[2]] = (written[named[2]] if named[1] == "more" else "") + text[named.end() :]
    files = ["pyproject.toml", *(f"night_market/{name}" for name in ("__init__.py", "rules.py", "view.py", "bot.py"))]
    for name in (*files, "night_market/text/en.ftl"):
        assert without_blank_lines(written[name]) == without_blank_lines((EXAMPLE / name).read_text()), name


@pytest.mark.slow
@pytest.mark.parametrize("page", [*PAGES, OWN_GAME], ids=lambda page: page.stem)
def test_a_tutorial_runs_as_it_stands(page: Path, tmp_path: Path) -> None:
    if page.stem == "learning-loop":
        pytest.importorskip("gymnasium", reason="the extra `rl` is not installed")
    script, expected = script_of(page.read_text())
    assert "\n" in script and expected, "a page without code teaches nothing"
    programs = tmp_path / "bin"
    programs.mkdir()
    for name, module in (("metro2033", "-m metro2033"), ("python3", "")):
        (programs / name).write_text(f'#!/bin/sh\nexec {sys.executable} {module} "$@"\n')
        (programs / name).chmod(0o755)
    folder = tmp_path / "empty"
    folder.mkdir()
    environment = {
        **os.environ,
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "src"),
        "METRO2033_LANG": "en",
        "METRO2033_PAUSE": "0",
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "COLUMNS": "120",
    }
    output = tmp_path / "output"
    with output.open("wb") as out:
        ran = subprocess.Popen(
            ["bash", "-c", script.replace(PORT, free_port())],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            status = ran.wait(SECONDS)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(ran.pid, signal.SIGKILL)  # servers that a page has left running
            ran.wait()
    said = output.read_text(errors="replace")
    assert status == 0, said[-3000:]
    for line in expected:
        assert re.search(".*".join(map(re.escape, line.split("…"))), said), f"{line!r} is missing in:\n{said[-3000:]}"
