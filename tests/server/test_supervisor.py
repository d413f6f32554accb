"""The supervisor: a server that dies starts again at the same port, a stop stops everything, and nothing is left behind."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pty
import random
import resource
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from metro2033.cli.supervisor import is_wanted
from metro2033.client import Client
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.play.store import GameStore
from tests.server.killing import Witness, check
from tests.server.running import ROOT, Program, Supervised, children, program_environment, seated, until
from tests.server.timing import PATIENCE

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are looked up in /proc")

LIGHT = {"metro2033", "metro2033.cli", "metro2033.cli.entry", "metro2033.cli.supervisor"}
MARK = "METRO2033_TEST_MARK"

# A child that hands a socket over, says that it is ready, and ends as its number in the list says.
LIVES = """
import os, socket, sys
from metro2033.cli.supervisor import Supervisor
ends, healthy, count = eval(sys.argv[1]), float(sys.argv[2]), sys.argv[3]
link = Supervisor(first=0.01, longest=0.04, healthy=healthy).run()
with open(count, "a") as file:
    file.write("x")
ready, end = ends[min(os.path.getsize(count), len(ends)) - 1]
listening = link.listening or socket.create_server(("127.0.0.1", 0))
link.hand_over(listening, b"")
if ready:
    link.ready()
if end < 0:
    os.kill(os.getpid(), -end)
os._exit(end)
"""


def supervise(folder: Path, *ends: tuple[bool, int], healthy: float = 60) -> tuple[int, list[dict[str, object]], int]:
    """Runs children that end like this, one after the other; returns the exit status, the log, and how many were started."""
    command = [sys.executable, "-c", LIVES, repr(ends), str(healthy), str(folder / "count")]
    ran = subprocess.run(command, stderr=subprocess.PIPE, text=True, env=program_environment(), cwd=folder, check=False)
    return (
        ran.returncode,
        [json.loads(line) for line in ran.stderr.splitlines()],
        len((folder / "count").read_text()),
    )


@pytest.fixture(autouse=True)
def without_core_files() -> None:
    """Processes die of SIGSEGV here; none of them leaves its memory on the disk."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def marked(mark: str) -> list[int]:
    """Returns every process that was started, directly or not, with a mark in its environment."""
    found = []
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if folder.name.isdecimal() and f"{MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def nobody_is_left(mark: str) -> None:
    """Waits until every process with a mark has ended."""
    try:
        until(lambda: not marked(mark))
    finally:
        for pid in marked(mark):
            os.kill(pid, signal.SIGKILL)


def logged(log: Path) -> list[dict[str, object]]:
    """Returns the lines that the supervisor has written into a log."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return [line for line in lines if line["from"] == "metro2033.supervisor"]


# Starting again.


def test_a_server_that_dies_in_a_turn_goes_on_and_loses_nothing(any_database: str, tmp_path: Path) -> None:
    program = Supervised(any_database, tmp_path / "log")
    program.wait()
    storage = GameStore(open_database(database_url(any_database), threads=1))

    async def scene() -> None:
        async with Client(program.address) as anna, Client(program.address) as boris:
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                witnesses = [Witness(first, random.Random(3)), Witness(second, random.Random(4))]
                games = [asyncio.create_task(witness.play_on()) for witness in witnesses]
                for crash in (1, 2):
                    seq = first.seen.seq
                    await first.until(lambda seq=seq: first.seen.seq > seq + 5)  # type: ignore[misc]
                    await asyncio.to_thread(program.crash)
                    await first.until(lambda crash=crash: min(first.connects, second.connects) > crash)  # type: ignore[misc]
                    check(storage, room.id, witnesses)
                seq = first.seen.seq
                await first.until(lambda: first.seen.seq > seq + 5 or first.over)
                for game in games:
                    game.cancel()
                await asyncio.gather(*games, return_exceptions=True)
            assert check(storage, room.id, witnesses) > 15

    try:
        asyncio.run(scene())
    finally:
        storage.engine.dispose()
        assert program.stop() == -signal.SIGTERM
    assert [(line["why"], line["deaths"]) for line in logged(program.log)] == [("SIGSEGV", 1), ("SIGSEGV", 2)]


def test_no_connection_is_refused_while_the_server_starts_again(database: str, tmp_path: Path) -> None:
    program = Supervised(database, tmp_path / "log")
    program.wait()
    try:
        program.crash()
        assert httpx.get(f"{program.address}/healthz", timeout=PATIENCE).status_code == 200
    finally:
        assert program.stop() == -signal.SIGTERM


def test_pauses_grow_up_to_a_limit(tmp_path: Path) -> None:
    died = (True, -signal.SIGSEGV)
    status, log, started = supervise(tmp_path, died, (True, 7), died, (False, 1), (True, 0))
    assert (status, started) == (0, 5)
    assert [line["seconds"] for line in log] == [0.01, 0.02, 0.04, 0.04]
    assert [line["why"] for line in log] == ["SIGSEGV", "exit 7", "SIGSEGV", "exit 1"]
    assert [line["deaths"] for line in log] == [1, 2, 3, 4]
    assert {(line["level"], line["what"]) for line in log} == {("error", "server died")}


def test_pauses_are_short_again_after_a_while_of_health(tmp_path: Path) -> None:
    died = (True, -signal.SIGKILL)
    status, log, _ = supervise(tmp_path, died, died, died, (True, 0), healthy=0)
    assert status == 0 and [(line["seconds"], line["deaths"]) for line in log] == [(0.01, 1)] * 3


@pytest.mark.parametrize("end", [1, 2])
def test_what_cannot_start_is_not_tried_again(end: int, tmp_path: Path) -> None:
    assert supervise(tmp_path, (False, end)) == (end, [], 1)


def test_what_dies_before_it_was_ever_ready_is_tried_three_times(tmp_path: Path) -> None:
    status, log, started = supervise(tmp_path, (False, -signal.SIGSEGV))
    assert (status, len(log), started) == (-signal.SIGSEGV, 2, 3)


# Stopping.


@pytest.mark.parametrize(
    ("number", "status"),
    [
        pytest.param(signal.SIGTERM, -signal.SIGTERM, id="SIGTERM"),
        pytest.param(signal.SIGINT, 0, id="SIGINT", marks=pytest.mark.slow),
        pytest.param(signal.SIGHUP, -signal.SIGHUP, id="SIGHUP", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("supervised", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_a_signal_ends_everything_with_the_status_of_a_server_alone(
    number: int, status: int, supervised: bool, database: str, tmp_path: Path
) -> None:
    mark = f"{tmp_path}"
    program = (
        Supervised(database, tmp_path / "log", METRO2033_TEST_MARK=mark)
        if supervised
        else Program(database, METRO2033_TEST_MARK=mark)
    )
    program.wait()
    start_bots(program)
    until(lambda: len(marked(mark)) > 2 + supervised)  # the server, its tracker of resources, a bot's worker
    assert program.stop(number) == status
    nobody_is_left(mark)


@pytest.mark.slow
def test_when_the_supervisor_is_killed_the_server_ends_itself(database: str, tmp_path: Path) -> None:
    program = Supervised(database, tmp_path / "log", METRO2033_TEST_MARK=str(tmp_path))
    program.wait()
    start_bots(program)
    program.kill()
    nobody_is_left(str(tmp_path))
    assert "Finished server process" in program.log.read_text()


def test_a_signal_while_nobody_serves_ends_the_supervisor(tmp_path: Path) -> None:
    """The first child dies, and the pause after it would last an hour."""
    script = LIVES.replace("first=0.01, longest=0.04", "first=3600, longest=3600")
    command = [sys.executable, "-c", script, repr([(True, -signal.SIGSEGV)]), "60", str(tmp_path / "count")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=program_environment()) as parent:
        assert parent.stderr is not None
        assert json.loads(parent.stderr.readline())["seconds"] == 3600
        parent.terminate()
        assert parent.wait(60) == -signal.SIGTERM


def start_bots(program: Program) -> None:
    """Starts a game of a person and a bot, whose worker process has begun to think."""

    async def scene() -> None:
        async with Client(program.address) as anna:
            room = await seated(anna, bots=["", "greedy"], seats=2, options={"first_player": "1"})
            async with anna.play(room.id, 0) as play:
                await play.until(lambda: play.question is not None)

    asyncio.run(scene())


THINKER = """
import sys, time
from metro2033.server.core.worker_process import WorkerProcess
if __name__ == "__main__":
    worker = WorkerProcess(time.sleep)
    worker._start()
    worker.pipe.send((3600, 0))
    print(worker.process.pid, flush=True)
    time.sleep(3600)
"""


def test_a_worker_that_thinks_for_ever_ends_with_its_server(tmp_path: Path) -> None:
    script = tmp_path / "thinker.py"
    script.write_text(THINKER)
    command, variables = [sys.executable, str(script)], {**program_environment(), MARK: str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables) as server:
        assert server.stdout is not None
        try:
            worker = int(server.stdout.readline())
            until(
                lambda: worker in marked(str(tmp_path))
            )  # a process has no readable environment while it starts its program
        finally:
            server.kill()  # before `with` waits for it
        nobody_is_left(str(tmp_path))


# Several processes.


def test_a_worker_that_dies_of_sigsegv_is_replaced_and_all_end_with_their_parent(postgres: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = Program(postgres, workers=2, METRO2033_LOG_FILE=str(log), METRO2033_TEST_MARK=str(tmp_path))
    program.wait()
    died = program.workers()[0]
    os.kill(died, signal.SIGSEGV)
    until(lambda: len(program.workers()) == 2 and died not in program.workers())
    until(lambda: '"what":"worker died","why":"SIGSEGV"' in log.read_text())
    program.kill()
    nobody_is_left(str(tmp_path))


NOWHERE = """
import socket, uvicorn
from metro2033.cli.serving import Workers
from metro2033.text.words import words_for
if __name__ == "__main__":
    config = uvicorn.Config("metro2033.nowhere:app", workers=2, log_config=None)
    workers = Workers(config, socket.create_server(("127.0.0.1", 0)), words_for("en", ""))
    workers.run()
    print("failed" if workers.failed else "served")
"""


@pytest.mark.slow
def test_workers_that_cannot_start_are_not_started_again(tmp_path: Path) -> None:
    script = tmp_path / "nowhere.py"
    script.write_text(NOWHERE)
    command = [sys.executable, str(script)]
    ran = subprocess.run(
        command, capture_output=True, text=True, env=program_environment(), check=False, timeout=PATIENCE
    )
    assert ran.stdout == "failed\n"


# A terminal.


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.shown = ""
        self.pid, self.file = pty.fork()
        if not self.pid:
            os.execve(command[0], command, environment)

    def read(self, wanted: Callable[[str], bool]) -> None:
        """Reads until what was shown is as wanted."""
        while not wanted(self.shown):
            self.shown += os.read(self.file, 4096).decode()

    def end(self) -> int:
        """Presses Ctrl+C and returns the exit status."""
        os.write(self.file, b"\x03")
        with contextlib.suppress(OSError):  # the program has left its terminal
            self.read(lambda _: False)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def state(pid: int) -> str:
    """Returns the state of a process: T if it is stopped."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def test_at_a_terminal_a_crash_is_told_in_the_readers_language_and_ctrl_c_ends_it(
    database: str, tmp_path: Path
) -> None:
    """The address is printed once. Ctrl+Z stops the server too. Ctrl+C reaches it once: it ends in good order."""
    variables = {**program_environment(), "METRO2033_NO_SUPERVISE": "", "METRO2033_LANG": "pl"}
    command = [sys.executable, "-m", "metro2033", "serve", "--no-open", "--port", "0", "--database", database]
    terminal = Terminal(command, {**variables, MARK: str(tmp_path)})
    terminal.read(lambda shown: "http://" in shown and "\n" in shown)
    address = terminal.shown.split("http://")[1].split("/")[0]
    assert urllib.request.urlopen(f"http://{address}/healthz", timeout=PATIENCE).status == 200
    os.kill(children(terminal.pid)[0], signal.SIGSEGV)
    terminal.read(lambda shown: "awarii" in shown and "dalej." in shown)
    assert "Serwer uległ awarii (SIGSEGV). Uruchomi się ponownie w ciągu 1" in terminal.shown.replace("\xa0", " ")
    assert urllib.request.urlopen(f"http://{address}/healthz", timeout=PATIENCE).status == 200
    server = children(terminal.pid)[0]
    os.write(terminal.file, b"\x1a")
    until(lambda: state(server) == "T" == state(terminal.pid))
    os.kill(terminal.pid, signal.SIGCONT)
    until(lambda: state(server) != "T")
    assert terminal.end() == 0
    assert terminal.shown.count("http://") == 1 and '{"at"' not in terminal.shown
    nobody_is_left(str(tmp_path))


# A supervised child.


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("", True),
        ("--lang pl", True),
        ("--lang=pl serve --port 0", True),
        ("serve --workers 1", True),
        ("serve --workers 2", False),
        ("serve --workers=4", False),
        ("serve --no-supervise", False),
        ("play", False),
        ("play serve", False),
        ("--version", False),
        ("--lang pl --version", False),
    ],
)
def test_only_a_server_of_one_process_is_supervised(words: str, wanted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("METRO2033_NO_SUPERVISE", raising=False)
    assert is_wanted(words.split()) is wanted
    monkeypatch.setenv("METRO2033_NO_SUPERVISE", "1")
    assert not is_wanted(words.split())


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--no-supervise"], []])
def test_a_server_can_be_asked_to_run_alone(words: list[str], database: str) -> None:
    """By the option, or by the variable that the image and the systemd unit set."""
    variables = program_environment() | ({"METRO2033_NO_SUPERVISE": ""} if words else {})
    command = [sys.executable, "-m", "metro2033", "serve", "--no-open", "--port", "0", "--database", database, *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=variables) as alone:
        assert alone.stderr is not None
        assert "http://" in alone.stderr.readline()
        alone.send_signal(signal.SIGKILL)
        alone.communicate(timeout=PATIENCE)
    assert alone.returncode == -signal.SIGKILL


def test_images_and_services_start_again_by_themselves() -> None:
    for file, line in (
        ("Containerfile", "ENV METRO2033_NO_SUPERVISE=1"),
        ("metro2033.service", "Environment=METRO2033_NO_SUPERVISE=1"),
    ):
        assert line in (ROOT / "deploy" / file).read_text().splitlines()


def test_the_supervisor_loads_nothing_of_the_program() -> None:
    code = "import sys, metro2033.cli.entry; print(*(name for name in sys.modules if 'metro' in name or 'msgspec' in name))"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=program_environment(), check=True
    )
    assert set(ran.stdout.split()) - {"__editable___metro2033_finder"} <= LIGHT


@pytest.mark.slow
def test_a_log_file_that_cannot_be_written_is_told_at_once(database: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "metro2033", "serve", "--no-open", "--port", "0", "--database", database]
    variables = {**program_environment(), "METRO2033_LOG_FILE": str(tmp_path), "METRO2033_NO_SUPERVISE": ""}
    ran = subprocess.run(command, capture_output=True, text=True, env=variables, check=False)
    assert ran.returncode == 1 and "can’t be written" in ran.stderr and len(ran.stderr.splitlines()) == 1
