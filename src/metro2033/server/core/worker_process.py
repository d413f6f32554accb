"""A process that answers questions over a pipe, for work that must not block the server."""

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
processes: Any = multiprocessing.get_context("spawn")  # start method of worker processes

PATIENCE = 6  # questions are limited by CPU time; on a busy machine, wall-clock time may be this many times as long
START_SECONDS = 60.0  # for a new process to finish its imports; a question's time counts from then on
READY = "ready"


def limit_processor_time(seconds: float) -> None:
    """Sets a CPU limit: the system kills this process after that many more seconds of CPU time. Not on Windows."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    with contextlib.suppress(ValueError, OSError):  # a lower limit is already in force
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used.ru_utime + used.ru_stime + seconds), most))


def serve(pipe: Connection, answer: Callable[[Any], Any], niceness: int, memory: int) -> None:
    """Answers questions until the pipe is closed or the server has died. A positive niceness lowers the priority."""
    end_with_parent()  # a bot may compute for a long time, or forever
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    if memory and sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):  # a lower limit is already in force
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with contextlib.suppress(EOFError, OSError):  # the server has closed the pipe
        pipe.send(READY)
        while True:
            question, seconds = pipe.recv()
            if seconds:
                limit_processor_time(seconds)
            pipe.send(answer(question))


class WorkerProcess:
    """One process, started on first use. `answer` runs there, so it must be importable or picklable; `memory` is in bytes, 0 for no limit.

    A process that only computes is limited by CPU time, so that a busy machine is never mistaken for a bad question.
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
        """Returns an answer, or None if the process dies or takes too long; the next question then starts a new process."""
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
            process.start()  # fails on a machine without resources for another process
        self.process, self.pipe = process, ours

    def _is_started(self) -> bool:
        """Waits until the new process accepts questions."""
        assert self.pipe is not None
        self.is_ready = self.pipe.poll(START_SECONDS) and self.pipe.recv() == READY
        return self.is_ready

    def stop(self) -> None:
        """Kills the process."""
        if self.pipe is not None:
            self.pipe.close()
            self.process.kill()
            self.process.join()
            self.process.close()
        self.pipe, self.is_ready = None, False
