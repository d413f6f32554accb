"""A process that answers questions over a pipe, for work that must not hold up the server."""

from __future__ import annotations

import contextlib
import logging
import math
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from metro2033.processes import end_with_parent

logger = logging.getLogger("metro2033.server")
processes: Any = multiprocessing.get_context("spawn")  # how processes are started

PATIENCE = (
    6  # a question's processor time is limited; on a busy machine it may take this many times as long by the clock
)
START_SECONDS = 60.0  # until a new process has imported what it needs; a question's time counts from then on
READY = "ready"


def limit_processor_time(seconds: float) -> None:
    """Lets the system end this process when it has computed for longer from now on; not on Windows."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    with contextlib.suppress(ValueError, OSError):  # a lower limit is in force already
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used.ru_utime + used.ru_stime + seconds), most))


def serve(pipe: Connection, answer: Callable[[Any], Any], niceness: int, memory: int) -> None:
    """Answers questions until the pipe is closed or the server has died; a nice process yields to all others."""
    end_with_parent()  # a bot may think for long, or for ever
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    if memory and sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):  # a lower limit is in force already
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with contextlib.suppress(EOFError, OSError):  # the server has closed the pipe
        pipe.send(READY)
        while True:
            question, seconds = pipe.recv()
            if seconds:
                limit_processor_time(seconds)
            pipe.send(answer(question))


class WorkerProcess:
    """One process, started when it is first needed. `answer` runs there, so it can be imported or pickled; `memory` in bytes, 0 for no limit.

    A process that only computes is limited by its processor time, so that a busy machine is never mistaken for a bad question.
    """

    def __init__(
        self, answer: Callable[[Any], Any], niceness: int = 0, memory: int = 0, *, computes: bool = False
    ) -> None:
        self.answer = answer
        self.niceness = niceness
        self.memory = memory
        self.computes = computes
        self.process: Any = None
        self.pipe: Connection | None = None
        self.is_ready = False

    def ask(self, question: object, seconds: float) -> Any:
        """An answer, or nothing if the process dies or takes too long; then it is replaced at the next question."""
        try:
            if self.pipe is None:
                self._start()
            assert self.pipe is not None
            if self.is_ready or self._is_started():
                self.pipe.send((question, seconds if self.computes else 0))
                if self.pipe.poll(seconds * PATIENCE if self.computes else seconds):
                    return self.pipe.recv()
        except (EOFError, OSError) as fault:
            logger.warning("worker process crashed", extra={"why": type(fault).__name__})
        else:
            bot = getattr(question, "bot", "")
            logger.warning("worker process too slow", extra={"bot": bot, "seconds": seconds})
        self.stop()
        return None

    def _start(self) -> None:
        ours, theirs = processes.Pipe()
        with theirs:
            arguments = (theirs, self.answer, self.niceness, self.memory)
            process = processes.Process(target=serve, args=arguments, daemon=True)
            process.start()  # which fails on a machine that has no room for another process
        self.process, self.pipe = process, ours

    def _is_started(self) -> bool:
        """Wait until the new process takes questions."""
        assert self.pipe is not None
        self.is_ready = self.pipe.poll(START_SECONDS) and self.pipe.recv() == READY
        return self.is_ready

    def stop(self) -> None:
        """End the process."""
        if self.pipe is not None:
            self.pipe.close()
            self.process.kill()
            self.process.join()
            self.process.close()
        self.pipe, self.is_ready = None, False
