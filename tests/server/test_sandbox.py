"""Work in other processes: which of them answers, and what happens to it afterwards."""

from __future__ import annotations

import asyncio
import os
import time

from metro2033.server.core.sandbox import Sandbox
from tests.server.timing import PATIENCE


def process(_: object) -> int:
    """Returns the id of the process that answers."""
    return os.getpid()


def sleep(seconds: float) -> float:
    """Answers late."""
    time.sleep(seconds)
    return seconds


def test_a_process_is_kept_between_questions_unless_each_gets_a_fresh_one() -> None:
    async def scene() -> None:
        kept, fresh = Sandbox(process, PATIENCE), Sandbox(process, PATIENCE, fresh=True)
        try:
            assert await kept.ask(0, "anna") == await kept.ask(0, "boris") != os.getpid()
            assert await fresh.ask(0, "anna") != await fresh.ask(0, "anna")
            assert all(worker.pipe is None for worker in fresh.all), "nothing is left of a question"
        finally:
            await kept.close()
            await fresh.close()

    asyncio.run(scene())


def test_idle_processes_rest_and_start_again() -> None:
    async def scene() -> None:
        sandbox = Sandbox(process, PATIENCE)
        try:
            first = await sandbox.ask(0, "anna")
            await sandbox.rest()
            assert all(worker.pipe is None for worker in sandbox.all)
            assert await sandbox.ask(0, "anna") != first
        finally:
            await sandbox.close()

    asyncio.run(scene())


def test_a_question_that_takes_too_long_has_no_answer_and_the_next_one_has() -> None:
    async def scene() -> None:
        sandbox = Sandbox(sleep, 0.0)
        try:
            assert await sandbox.ask(3600.0, "anna") is None
            sandbox.seconds = PATIENCE
            assert await sandbox.ask(0.0, "anna") == 0.0
        finally:
            await sandbox.close()

    asyncio.run(scene())
