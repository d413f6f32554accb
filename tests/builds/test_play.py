"""`make play` leads from a fresh clone to the page without compiling; it can be stopped and continued, and it is quiet.

The compiled engine is used from the next start on.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.compiled import ROOT, copy_sources
from tools.play import requirements
from tools.words import messages, say

from metro2033.languages import LANGUAGES
from tests.builds.making import environment, needs_compiler

SECONDS = 900
MARK = "METRO2033_TEST_MARK"
STEP = re.compile(r" *\d+ s  \S.*")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets the language to English, the language of the sentences that the tests compare with."""
    monkeypatch.setenv("METRO2033_LANG", "en")
    messages.cache_clear()


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provides the sources and the tools of `make play`, as in a fresh clone."""
    folder = copy_sources(tmp_path_factory.mktemp("clone"))
    for path in (ROOT / "tools").glob("*.py"):
        shutil.copy(path, folder / "tools")
    return folder


def start(folder: Path, *words: str, **variables: str) -> subprocess.Popen[str]:
    """Starts `make play` in a process group of its own, with a home of its own."""
    command = [sys.executable, "-m", "tools.play", *words]
    home = folder / ".builds" / "home"
    settings = {"HOME": str(home), "XDG_DATA_HOME": str(home), "METRO2033_PURE": "1", MARK: str(folder)}
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment(**{**settings, **variables}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def run(folder: Path, *words: str, **variables: str) -> tuple[str, str]:
    """Runs it to its end; returns its standard output and its standard error."""
    out, told = start(folder, *words, **variables).communicate(timeout=SECONDS)
    if say("play-no-packages").partition(";")[0] in told:
        pytest.skip("PyPI cannot be reached")
    return out, told


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, "waited for too long"
        time.sleep(0.05)


def marked(mark: str) -> list[Path]:
    """Returns every process that was started with a mark in its environment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"{MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append(folder)
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").is_file(), reason="processes are looked up in /proc")
def test_a_set_up_that_was_stopped_goes_on_and_plays(clone: Path, tmp_path: Path) -> None:
    """Stopped while packages are fetched, it leaves nothing running and nothing that is taken for ready."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        index = f"http://127.0.0.1:{port}/simple"
        nowhere = {
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_INDEX_URL": index,
            "UV_DEFAULT_INDEX": index,
            "PIP_FIND_LINKS": "",
        }
        first = start(clone, "--version", METRO2033_NO_PAGE="1", **nowhere)
        silent.settimeout(SECONDS)
        with silent.accept()[0]:  # it asks for the packages
            os.killpg(first.pid, signal.SIGINT)
            out, told = first.communicate(timeout=SECONDS)
    assert (first.returncode, out) == (130, "") and say("play-stopped") in told
    assert "Traceback" not in told and not (clone / ".builds" / "play" / "ready").exists()
    until(lambda: not marked(str(clone)))
    packages = next((clone / ".builds" / "play" / "lib").glob("python*")) / "site-packages"
    (packages / "msgspec-9.9.dist-info").mkdir()  # half a package that pip takes for a whole one
    (packages / "msgspec-9.9.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: msgspec\nVersion: 9.9\n")

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    second = start(clone, METRO2033_PORT=str(port))
    told = watch(second, f"http://127.0.0.1:{port}/")
    page = urllib.request.Request(f"http://127.0.0.1:{port}/", headers={"accept": "text/html"})
    shown = urllib.request.urlopen(page, timeout=SECONDS).read().decode()
    second.send_signal(signal.SIGINT)
    _, rest = second.communicate(timeout=SECONDS)
    assert second.returncode == 0
    games = list((clone / ".builds" / "games").iterdir())
    built = json.loads((games[0] / "metro2033" / "built.json").read_text())
    assert built == {"engine": "asked", "page": built["page"]} and len(games) == 1
    lines = (told + rest).splitlines()
    steps = [line for line in lines if STEP.fullmatch(line)]
    assert steps[0].endswith(say("play-begin", log=".builds/play.log")) and steps[-1].endswith(say("play-done"))
    assert sum(".builds/play.log" in line for line in lines) == 1
    assert not [line for line in lines if "WARNING" in line or "{" in line or "notice" in line], lines
    assert '"from":"metro2033.access"' in (clone / ".builds" / "play.log").read_text()
    if built["page"] == "no-packages":
        pytest.skip("the npm registry cannot be reached")
    assert "<script" in shown and any(line.endswith(say("play-page")) for line in steps)


def watch(process: subprocess.Popen[str], address: str) -> str:
    """Returns the output of a server until it prints its address."""
    told = ""
    assert process.stderr is not None
    for line in process.stderr:
        told += line
        if address in line:
            return told
        if say("play-no-packages").partition(";")[0] in line:
            pytest.skip("PyPI cannot be reached")
    raise AssertionError(told)


def test_the_next_start_says_nothing_and_a_change_is_taken_at_once(clone: Path) -> None:
    """Without a changed page and without new packages there is nothing to fetch and nothing to build."""
    run(clone, "--version", METRO2033_NO_PAGE="1")
    out, told = run(clone, "--version", METRO2033_NO_PAGE="1")
    assert "(plain Python)" in out and told == ""
    source = clone / "src" / "metro2033" / "__init__.py"
    source.write_text(source.read_text().replace('__version__ = "', '__version__ = "9.'))
    out, told = run(clone, "--version", METRO2033_NO_PAGE="1", PIP_INDEX_URL="http://127.0.0.1:9/", PATH="/nowhere")
    assert out.startswith("metro2033 9.") and len(told.splitlines()) == 2


@needs_compiler
@pytest.mark.skipif(not Path("/proc/self/stat").is_file(), reason="priorities are looked up in /proc")
def test_the_engine_is_compiled_in_the_background_for_the_next_start(wheel: Path, tmp_path: Path) -> None:
    """At the lowest priority, and to its end although the program has ended. (The wheel's engine is in the cache, so this takes seconds.)"""
    shutil.rmtree(ROOT / ".builds" / "games", ignore_errors=True)
    mark = {"METRO2033_PURE": "", "METRO2033_NO_PAGE": "1", MARK: str(tmp_path)}
    out, _ = run(ROOT, "--version", **mark)
    assert "(plain Python)" in out and "compiled in the background" in out
    until(lambda: not marked(str(tmp_path)) or all(priority(process) == 19 for process in marked(str(tmp_path))))
    until(lambda: not marked(str(tmp_path)))
    out, told = run(ROOT, "--version", **mark)
    assert "(compiled)" in out and told == ""
    assert not marked(str(tmp_path))


def priority(process: Path) -> int:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[16])
    except OSError:  # it has ended
        return 19


def test_only_what_playing_needs_is_installed() -> None:
    names = {re.split(r"[^\w.-]", line)[0] for line in requirements()}
    assert {"msgspec", "uvicorn", "httpx"} <= names
    assert not names & {"metro2033", "resvg-py", "pillow", "mypy", "pytest"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_before_fluent_is(language: str) -> None:
    keys = re.findall(
        r"[\"'](play-[\w-]+)[\"']", "".join(path.read_text() for path in (ROOT / "tools").glob("play*.py"))
    )
    assert len(set(keys)) > 8
    code = "import sys; from tools.words import say; print(*(say(key, log='L') for key in sys.argv[1:]), sep='\\n')"
    command = [sys.executable, "-c", code, *keys]
    variables = environment(METRO2033_LANG=language)
    ran = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=True)
    assert len(ran.stdout.splitlines()) == len(keys) and "{" not in ran.stdout
