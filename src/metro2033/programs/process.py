"""The process of a bot's program: line-based input and output with time limits; standard error goes to a log."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

import platformdirs

LONGEST_LINE: Final = 64 * 1024  # bytes; no valid message is longer
SHOWN: Final = 120  # bytes of such a line
WAITING: Final = 64  # lines read ahead; beyond that the program blocks
LOG_BYTES: Final = 2**20
QUIT_SECONDS: Final = 1.0
SIGNALLED: Final = 128  # shells add this to the number of the signal that ended a program
LAUNCH: Final = Path(__file__).with_name("launch.py")
PRIVATE: Final = "METRO2033_"  # prefix of the host's settings, which include a server's secrets


class Gone(Exception):
    """Raised when the program has ended; the argument has its exit status and the last line of its standard error."""


class Overlong(Gone):
    """Raised for a line that is too long, after which the program must be ended; the argument is how the line begins."""


class Late(Exception):
    """Raised when the program does not answer in time."""


class Process:
    """One running program, started without a shell. It dies with this process; ending it also kills everything it has started."""

    def __init__(self, command: Sequence[str], memory: int) -> None:
        self.log = log_file(command[0])
        self._incoming: queue.Queue[bytes | None] = queue.Queue(WAITING)
        self._outgoing: queue.Queue[bytes | None] = queue.Queue()
        self._last_error = ""
        self._overlong = ""
        self._closed = False
        self._popen = _starter.start(command, memory)
        threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write, self._keep_errors)]
        self._errors = threads[-1]
        for thread in threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Queues a line for the program; does not block."""
        self._outgoing.put(line + b"\n")

    def receive(self, until: float) -> bytes:
        """Returns the program's next line; raises `Late` at a monotonic deadline."""
        try:
            line = self._incoming.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Late from None
        if line is None and self._overlong:
            raise Overlong(self._overlong)
        if line is None:
            raise Gone(self._how_it_ended())
        return line

    def end(self, last: bytes = b"") -> None:
        """Closes standard input after a last line, waits briefly, then kills the program and everything it has started."""
        if self._closed:
            return
        self._closed = True
        self._outgoing.put(last + b"\n" if last else None)
        self._outgoing.put(None)
        if last:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._popen.wait(QUIT_SECONDS)
        self._kill()

    def _kill(self) -> None:
        if self._popen.returncode is None:
            with contextlib.suppress(OSError):
                os.killpg(self._popen.pid, signal.SIGKILL) if os.name != "nt" else self._popen.kill()
            self._popen.wait()

    def _how_it_ended(self) -> str:
        self._closed = True
        self._outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(QUIT_SECONDS)  # its output is closed, so it is about to exit, unless it closed only that
        self._kill()
        self._errors.join(QUIT_SECONDS)
        status = self._popen.returncode
        shown = str(status if status >= 0 else SIGNALLED - status)
        return f"{shown}: {self._last_error}" if self._last_error else shown

    def _read(self) -> None:
        """Queues the program's lines until it closes its output or writes a line that is too long."""
        with self._popen.stdout as out:  # type: ignore[union-attr]
            while line := out.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    self._overlong = line[:SHOWN].decode(errors="replace")
                    break
                if not self._hand_on(line):
                    return
        self._hand_on(None)

    def _hand_on(self, line: bytes | None) -> bool:
        while not self._closed:
            with contextlib.suppress(queue.Full):
                self._incoming.put(line, timeout=0.2)
                return True
        with contextlib.suppress(queue.Full):
            self._incoming.put_nowait(None)
        return False

    def _keep_errors(self) -> None:
        """Copies standard error to the log, up to its limit."""
        with self._popen.stderr as errors, _open_log(self.log) as log:  # type: ignore[union-attr]
            while line := errors.readline(LONGEST_LINE):
                self._last_error = line.decode(errors="replace").strip()[:200] or self._last_error
                with contextlib.suppress(OSError):
                    if log.tell() < LOG_BYTES:
                        log.write(line)
                        log.flush()

    def _write(self) -> None:
        with contextlib.suppress(OSError, ValueError), self._popen.stdin as into:  # type: ignore[union-attr]
            while (line := self._outgoing.get()) is not None:
                into.write(line)
                into.flush()


def log_file(program: str) -> Path:
    """Returns the log file for the standard error of a program."""
    return Path(platformdirs.user_log_dir("metro2033", appauthor=False)) / f"bot-{Path(program).stem}.log"


def _open_log(path: Path) -> IO[bytes]:
    """Opens the log, truncated if it is full; the null device if it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        full = path.exists() and path.stat().st_size >= LOG_BYTES
        return path.open("wb" if full else "ab")
    except OSError:
        return open(os.devnull, "ab")


class _Starter:
    """Starts programs from a thread that lives as long as this process: Linux kills a program when the thread that started it ends."""

    def __init__(self) -> None:
        self._wanted: queue.Queue[tuple[list[str], queue.Queue[subprocess.Popen[bytes] | OSError]]] = queue.Queue()
        self._process = 0

    def start(self, command: Sequence[str], memory: int) -> subprocess.Popen[bytes]:
        """Starts a program with pipes to all its streams, in a separate session."""
        if self._process != os.getpid():  # threads do not survive a fork
            self.__init__()  # type: ignore[misc]
            self._process = os.getpid()
            threading.Thread(target=self._work, name="bot starter", daemon=True).start()
        launched = [sys.executable, "-I", "-S", str(LAUNCH), str(os.getpid()), str(memory), *command]
        reply: queue.Queue[subprocess.Popen[bytes] | OSError] = queue.Queue()
        self._wanted.put((launched if os.name != "nt" else list(command), reply))
        started = reply.get()
        if isinstance(started, OSError):
            raise Gone(started.strerror or str(started))
        return started

    def _work(self) -> None:
        while True:
            command, reply = self._wanted.get()
            pipe = subprocess.PIPE
            environment = {name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)}
            try:
                reply.put(
                    subprocess.Popen(
                        command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, start_new_session=True
                    )
                )
            except OSError as fault:
                reply.put(fault)


_starter = _Starter()
