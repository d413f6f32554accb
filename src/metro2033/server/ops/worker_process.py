"""A process that answers questions over a pipe, for work that must not hold up the server."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

logger = logging.getLogger("metro2033.server")


def serve(pipe: Connection, answer: Callable[[Any], Any], niceness: int, memory: int) -> None:
    """Answer questions until the pipe is closed; a nice process yields to all others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    if memory and sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):  # a lower limit is in force already
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with contextlib.suppress(EOFError, OSError):  # the server has closed the pipe
        while True:
            pipe.send(answer(pipe.recv()))


class WorkerProcess:
    """One process, started when it is first needed. `answer` runs there, so it can be imported or pickled; `memory` in bytes, 0 for no limit."""

    def __init__(self, answer: Callable[[Any], Any], niceness: int = 0, memory: int = 0) -> None:
        self.answer = answer
        self.niceness = niceness
        self.memory = memory
        self.process: Any = None
        self.pipe: Connection | None = None

    def ask(self, question: object, seconds: float) -> Any:
        """An answer, or nothing if the process dies or takes too long; then it is replaced at the next question."""
        try:
            if self.pipe is None:
                self._start()
            assert self.pipe is not None
            self.pipe.send(question)
            if self.pipe.poll(seconds):
                return self.pipe.recv()
        except (EOFError, OSError) as fault:
            logger.warning("worker process crashed", extra={"why": type(fault).__name__})
        else:
            bot = getattr(question, "bot", "")
            logger.warning("worker process too slow", extra={"bot": bot, "seconds": seconds})
        self.stop()
        return None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        arguments = (theirs, self.answer, self.niceness, self.memory)
        self.process = context.Process(target=serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def stop(self) -> None:
        """End the process."""
        if self.pipe is not None:
            self.pipe.close()
            self.process.kill()
            self.process.join()
            self.process.close()
        self.pipe = None
