"""The server as a program: starting, stopping, backing up, and plain pages for browsers without scripts."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from metro2033 import __version__, wire
from metro2033.client import Client
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.play.store import GameStore
from tests.cli.attempts import Attempts
from tests.server.running import ROOT, Program, company, form_token, keen, quick, running, seated
from tests.server.starting import start_often
from tests.server.timing import PATIENCE, run

WORDS = {"en": "New room", "de": "Neuer Raum", "pl": "Nowy pokój", "ru": "Новая комната"}


def run_program(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the program to its end."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "METRO2033_LANG": "en", **environment}
    command = [sys.executable, "-m", "metro2033", *words]
    return subprocess.run(
        command, capture_output=True, text=True, env=variables, stdin=subprocess.DEVNULL, check=False, timeout=PATIENCE
    )


def test_it_serves_is_backed_up_and_stops_in_good_order(database: str, tmp_path: Path) -> None:
    program = Program(database)
    program.wait()

    async def make_room() -> str:
        async with Client(program.address) as anna:
            room = await anna.create_room("Anna", wire.Settings())
            figures = (await anna.http.get("/metrics")).text
            assert "metro2033_rooms_created_total 1.0" in figures
            return room.id

    room = run(make_room())
    copy = tmp_path / "copy.sqlite"
    assert run_program("backup", str(copy), "--database", database).returncode == 0
    other = f"sqlite:///{tmp_path}/other.sqlite"
    taken = run_program("serve", "--no-open", "--port", str(program.port), "--database", other)
    assert taken.returncode == 2 and "is in use" in taken.stderr
    assert program.stop() in (0, -signal.SIGTERM)
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT id FROM rooms").fetchall() == [(room,)]
    connection.close()


@pytest.mark.slow
def test_without_a_command_it_serves_here_and_says_where(tmp_path: Path) -> None:
    """Without a terminal or a browser it says the address; a second time it says that it is there already."""
    port = str(_free_port())
    environment = {
        "XDG_DATA_HOME": str(tmp_path),
        "HOME": str(tmp_path),
        "METRO2033_PORT": port,
        "METRO2033_LANG": "en",
    }
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    first = subprocess.Popen(
        [sys.executable, "-m", "metro2033"], env=variables, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
    )
    try:
        assert first.stderr is not None
        assert f"http://127.0.0.1:{port}/" in first.stderr.readline()
        deadline = time.monotonic() + PATIENCE
        while "already running" not in (second := run_program(**environment)).stderr:
            assert time.monotonic() < deadline and second.returncode == 2
        assert second.returncode == 0
        assert list(tmp_path.rglob("games.sqlite"))
    finally:
        first.send_signal(signal.SIGTERM)
        first.communicate(timeout=PATIENCE)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are looked up in /proc")
def test_workers_are_killed_and_clients_go_on_with_the_new_ones(postgres: str) -> None:
    program = Program(postgres, workers=2)
    program.wait()

    async def scene() -> None:
        async with Client(program.address) as anna, Client(program.address) as boris:
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                decide = keen(random.Random(6))
                games = [asyncio.create_task(play.play_on(decide)) for play in (first, second)]
                await first.until(lambda: first.seen.seq > 10)
                assert program.kill_workers() == 2
                before = first.seen.seq
                await first.until(lambda: first.seen.seq > before + 5 or first.over)
                assert min(first.connects, second.connects) >= 2
                for game in games:
                    game.cancel()
            storage = GameStore(open_database(database_url(postgres), threads=1))
            log = storage.read_log(room.id)
            storage.engine.dispose()
            assert [row.seq for row in log] == list(range(1, len(log) + 1))
            assert all(log[seq - 1].link == link for seq, link in first.seen.links.items())

    try:
        run(scene())
    finally:
        assert program.stop() in (0, -signal.SIGTERM)


def _free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--workers", "2"), "need PostgreSQL"),
        (("--database", "mysql://x"), "isn’t a database address"),
        (("--database", "sqlite:////proc/none/x.sqlite"), "can’t be opened"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(
    words: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = Attempts(monkeypatch, capsys)("serve", "--no-open", "--port", "0", *words)
    assert ran.status != 0 and said in ran.err and "Traceback" not in ran.err


@pytest.mark.parametrize("language", WORDS)
def test_people_play_with_plain_pages(language: str, database: str) -> None:
    """Invite link, nickname, ready: three interactions, then every choice is a button in the reader's language."""

    async def scene() -> None:
        async with running(quick(database)) as server:
            headers = {"accept-language": language}
            async with (
                httpx.AsyncClient(
                    base_url=server.address, timeout=PATIENCE, headers=headers, follow_redirects=True
                ) as anna,
                httpx.AsyncClient(
                    base_url=server.address, timeout=PATIENCE, headers=headers, follow_redirects=True
                ) as boris,
            ):
                await boris.get("/plain")
                assert WORDS[language] in (await anna.get("/plain")).text
                page = await anna.post("/new", data={"name": "Anna", "game": "breakthrough", "seats": "2"})
                room = str(page.url).rsplit("/", 1)[1]
                link = re.search(rf"/join/{room}/[\w-]+", page.text)
                assert link is not None
                assert "<form" in (await boris.get(link[0])).text
                seated = await boris.post(link[0], data={"name": "Boris"})
                assert str(seated.url).endswith(f"/rooms/{room}"), "the invitation leaves the address bar"
                for guest, shown, wish in ((boris, seated, "ready"), (anna, page, "start")):
                    data = {"do": wish, "token": form_token(shown.text)}
                    assert (await guest.post(f"/rooms/{room}/do", data=data)).status_code == 200
                moves = 0
                for _ in range(6):
                    for guest in (anna, boris):
                        page = await guest.get(f"/rooms/{room}")
                        form = re.search(
                            r'name="choice" value="([^"]+)"><input type="hidden" name="seq" value="(\d+)"', page.text
                        )
                        seat = re.search(
                            r'name="do" value="answer"><input type="hidden" name="seat" value="(\d)"', page.text
                        )
                        if form and seat:
                            data = {"do": "answer", "seat": seat[1], "choice": form[1], "seq": form[2]}
                            data["token"] = form_token(page.text)
                            assert (await guest.post(f"/rooms/{room}/do", data=data)).status_code == 200
                            moves += 1
                            stale = await guest.post(f"/rooms/{room}/do", data=data)
                            assert stale.status_code == 409 and 'role="alert"' in stale.text
                assert moves > 2
                assert (await anna.get("/rooms/none")).status_code == 404

    run(scene())


def test_health_says_what_is_served(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            health = (await anna.http.get("/healthz")).json()
            assert health == {"status": "ok", "version": __version__, "database": "sqlite"}
            games = (await anna.http.get("/api/catalogue")).json()["games"]
            assert [game["game"] for game in games] == ["board", "breakthrough"]
            assert games[1]["options"]["survival1"]["values"] == ["true", "false"]

    run(scene())


@pytest.mark.slow
def test_first_requests_at_once_do_not_kill_a_fresh_server(any_database: str) -> None:
    findings = start_often(5, any_database)
    assert findings.starts == 5 and not findings.deaths and not findings.faults, findings
