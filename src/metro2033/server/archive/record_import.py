"""Reads uploaded records in a sandbox: a separate process with limits on time and memory, because a file may contain anything."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

from metro2033.kernel.problem import BadRecord, Problem
from metro2033.live.access import Caller
from metro2033.live.recorded import Brought, bring
from metro2033.server.core.fair_queue import FairQueue

READ_SECONDS = 30.0
READ_CPU_SECONDS = 10  # a game that takes longer would be expensive at every view
READ_MEMORY = 1 << 30
READERS = 2
MOST_WAITING = 20  # records; further ones are refused

logger = logging.getLogger("metro2033.server")


class RecordReader:
    """Reads records in sandboxes, a few at a time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._queue = FairQueue(READERS, MOST_WAITING)

    async def read(self, text: str, caller: Caller) -> Brought:
        """Returns the content of a record; refuses a record that takes too long or cannot be replayed."""
        async with self._queue.turn(caller.owner, caller.network):
            return await asyncio.get_running_loop().run_in_executor(self._threads, _bring_apart, text)

    async def close(self) -> None:
        """Waits for the records that are being read."""
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)


def _bring_apart(text: str) -> Brought:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    try:
        ours.send(text)
        answer = ours.recv() if ours.poll(READ_SECONDS) else None
    except (EOFError, OSError) as fault:  # the process has died, most likely of its limits
        logger.info("record reader died", extra={"why": type(fault).__name__})
        answer = None
    finally:
        ours.close()
        process.kill()
        process.join()
        process.close()
    if isinstance(answer, Brought):
        return answer
    raise answer if isinstance(answer, Problem) else BadRecord("record-impossible")


def _serve(pipe: Connection) -> None:
    """Reads one record in the sandbox."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):  # a lower limit is already in force
            resource.setrlimit(resource.RLIMIT_AS, (READ_MEMORY, READ_MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (READ_CPU_SECONDS, READ_CPU_SECONDS))
    with contextlib.suppress(EOFError, OSError):  # the server has stopped waiting
        pipe.send(_bring(pipe.recv()))


def _bring(text: str) -> Brought | Problem:
    try:
        return bring(text)
    except Problem as problem:
        return problem
    except Exception:  # any failure of the rules is the fault of the file
        return BadRecord("record-impossible")
