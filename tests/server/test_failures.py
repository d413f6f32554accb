"""Faults of the running server: unexpected exceptions, full disks, damaged files.

Each is reported in one plain sentence.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import time
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from metro2033 import wire
from metro2033.client import Play, Refusal
from metro2033.languages import LANGUAGES
from metro2033.live.autoplay import SILENT
from metro2033.live.storage import StorageFailed
from metro2033.server.core import worker_process
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import make_engine
from metro2033.server.core.worker_process import WorkerProcess
from metro2033.server.http.middleware.headers import SECURITY_HEADERS
from metro2033.server.rooms.service import RoomService
from metro2033.text.say import say_problem
from tests.server.running import Running, company, keen, seated
from tests.server.test_turns import asked
from tests.server.timing import PATIENCE, run


async def stop_storing(server: Running, url: str, *, stop: bool) -> None:
    """Lets the database refuse to write, as on a full disk, or lets it write again."""
    engine = server.parts.core.database.engine
    if url.startswith("sqlite"):
        await server.parts.core.database.run(fill if stop else make_space, engine)
        return
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        state = "on" if stop else "off"
        connection.execute(f"ALTER DATABASE {engine.url.database} SET default_transaction_read_only = {state}".encode())
    engine.dispose()


def fill(engine: Engine) -> None:
    """Lets the file grow no more, and fills its last pages."""
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE filler (data BLOB)")
    with engine.begin() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 5}")
    with suppress(OperationalError):
        while True:
            with engine.begin() as connection:
                connection.exec_driver_sql("INSERT INTO filler VALUES (zeroblob(3000))")


def make_space(engine: Engine) -> None:
    """Lets the file grow again."""
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")


async def answer(play: Play) -> str:
    """Returns the problem of an answer that cannot be stored."""
    assert play.question is not None and play.question.options
    with pytest.raises(Refusal) as caught:
        await play.answer(play.question.options[0].id)
    return caught.value.problem


def test_players_are_told_that_moves_cannot_be_stored_and_then_go_on(postgres: str) -> None:
    async def scene() -> None:
        async with company(postgres) as (server, anna, boris):
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                play = await asked(first, second)
                assert (await anna.http.get("/readyz")).status_code == 200
                await stop_storing(server, postgres, stop=True)
                seq = play.seen.seq
                for _ in range(2):
                    assert await answer(play) == "server-storage"
                for path, status in (("/readyz", 503), ("/healthz", 200), ("/api/rooms", 200)):
                    assert (await anna.http.get(path)).status_code == status, path
                await stop_storing(server, postgres, stop=False)
                play = await asked(first, second)
                assert play.seen.seq == seq
                await play.play_on(keen(random.Random(1)), 1)

    run(scene())


def test_a_full_disk_is_told_and_survived(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                play = await asked(first, second)
                await stop_storing(server, database, stop=True)
                problems = set()
                while "server-storage" not in problems:  # the last page has space for some entries
                    await server.clock.advance(2 * SILENT)  # a fault makes the server wait
                    play = await asked(first, second)
                    try:
                        await play.play_on(keen(random.Random(1)), 1)
                    except Refusal as refusal:
                        problems.add(refusal.problem)
                assert problems == {"server-storage"}
                assert (await anna.http.get("/readyz")).status_code == 503
                await stop_storing(server, database, stop=False)
                await server.clock.advance(2 * SILENT)
                play = await asked(first, second)
                await play.play_on(keen(random.Random(1)), 1)

    run(scene())


def test_a_damaged_file_makes_the_server_not_ready(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            server.parts.core.database.engine.dispose()
            with sqlite3.connect(tmp_path / "games.sqlite") as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'rooms'").fetchone()[0]
                size = connection.execute("PRAGMA page_size").fetchone()[0]
            connection.close()
            with (tmp_path / "games.sqlite").open("r+b") as file:
                file.seek((page - 1) * size)
                file.write(b"\xff" * size)
            for _ in range(2):
                response = await anna.http.get("/api/rooms")
            assert (response.status_code, response.json()["problem"]) == (503, "server-storage")
            assert (await anna.http.get("/readyz")).status_code == 503
            assert (await anna.http.get("/healthz")).status_code == 200
            assert room.id in server.loaded

    run(scene())


def test_an_unexpected_exception_is_answered_counted_and_told_in_words(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            services = server.parts

            def fail(*_: object) -> None:
                raise ZeroDivisionError("secret details")

            server.parts[RoomService].store.public_rooms = fail  # type: ignore[method-assign,assignment]
            response = await anna.http.get("/api/rooms", headers={"accept-language": "pl"})
            assert response.status_code == 500 and "secret" not in response.text
            assert response.json()["text"].startswith("Coś poszło nie tak")
            assert all(response.headers[name] == value for name, value in SECURITY_HEADERS.items())
            sample = services.core.metrics.registry.get_sample_value
            assert sample("metro2033_requests_total", {"route": "/api/rooms", "status": "500"}) == 1
            assert sample("metro2033_faults_total", {"kind": "ZeroDivisionError"}) == 1
            server.parts[RoomService].store.add_line = fail  # type: ignore[method-assign,assignment]
            async with anna.play(room.id, 0) as play:
                await play.until(lambda: play.seen.seq >= 0)
                with pytest.raises(Refusal) as caught:
                    await play.send(wire.Say(text="hello"))
                assert caught.value.problem == "server-fault"
                await play.send(wire.Seen(seq=0))  # the socket lives on
                assert play.connects == 1

    run(scene())


def test_a_worker_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    process = worker_process.processes.Process
    worker, start = WorkerProcess(str), process.start

    def fail(process: object) -> None:
        raise BlockingIOError("no room for another process")

    monkeypatch.setattr(process, "start", fail)
    assert worker.ask(2033, PATIENCE) is None
    worker.stop()
    monkeypatch.setattr(process, "start", start)
    assert worker.ask(2033, PATIENCE) == "2033"
    worker.stop()


def test_the_sentence_is_there_in_every_language() -> None:
    assert len({say_problem(StorageFailed(), language) for language in LANGUAGES}) == len(LANGUAGES)


def test_no_value_of_a_statement_is_told_by_its_fault(any_database: str) -> None:
    engine = make_engine(database_url(any_database), threads=1)
    statement = text("INSERT INTO nowhere VALUES (:value)")
    with pytest.raises(SQLAlchemyError) as caught, engine.begin() as connection:
        connection.execute(statement, {"value": "a secret"})
    engine.dispose()
    assert "nowhere" in str(caught.value) and "a secret" not in str(caught.value)


def test_attack_5_no_other_site_reads_answers_and_no_script_uses_the_devices_of_people(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            for path in ("/", "/api/catalogue", "/api/nothing"):
                headers = (await anna.http.get(path)).headers
                assert headers["cross-origin-resource-policy"] == "same-origin"
                denied = {one.strip() for one in headers["permissions-policy"].split(",")}
                assert {"camera=()", "microphone=()", "geolocation=()"} <= denied
                assert not any("clipboard" in one or "publickey" in one for one in denied), "the page uses them"

    run(scene())


def compute(seconds: float) -> float:
    """Uses processor time."""
    while time.process_time() < seconds:
        pass
    return seconds


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no processor time")
def test_a_computing_process_is_limited_by_its_processor_time_and_not_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A busy machine is never mistaken for a bad question."""
    monkeypatch.setattr(worker_process, "PATIENCE", 600)
    worker = WorkerProcess(compute, computes=True)
    try:
        assert worker.ask(0.01, 5) == 0.01
        assert worker.ask(1e9, 1) is None, "it is ended by the system"
        assert worker.ask(0.01, 5) == 0.01, "and replaced"
    finally:
        worker.stop()
