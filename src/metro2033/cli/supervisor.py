"""Supervisor of the server: runs it in a child process and restarts it when it dies.

The parent keeps the listening socket open, so that clients wait for the next child instead of being refused. It imports almost nothing and
forks before the program is loaded, so that it stays small and every child starts fresh. Child and parent communicate over a socket pair: the
child hands over its listening socket and reports when it is ready; each side notices when the other is gone. Windows has no `fork`: there
the server runs unsupervised (ADR 70).
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import time
from collections.abc import Sequence

FIRST, LONGEST = 0.25, 30.0  # seconds before a restart; doubled with every death, up to the longest
HEALTHY = 60.0  # seconds of service after which earlier deaths no longer count
TRIES = 3  # attempts for a server that was never ready and dies of a signal
FORWARDED = (signal.SIGINT, signal.SIGTERM) if os.name == "nt" else (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
READY = b"\0"
MOST = 4096  # bytes of a message
WHY, SECONDS = "%why%", "%seconds%"  # placeholders in the sentence that the child hands over


def is_wanted(words: Sequence[str]) -> bool:
    """Returns whether a command line serves in a single process; several workers have their own supervisor."""
    if os.name == "nt" or os.environ.get("METRO2033_NO_SUPERVISE") == "1" or "_METRO2033_COMPLETE" in os.environ:
        return False
    rest = list(words)
    while rest and rest[0].partition("=")[0] == "--lang":
        del rest[: 1 if "=" in rest[0] else 2]
    if rest and rest[0] != "serve":
        return False
    return "--no-supervise" not in rest and _workers(rest) == "1"


def _workers(words: Sequence[str]) -> str:
    """Returns the value of `--workers` as written on the command line."""
    found = "1"
    for word, following in zip(words, [*words[1:], ""], strict=False):
        option, equals, value = word.partition("=")
        if option == "--workers":
            found = value if equals else following
    return found


class Link:
    """The child's end of the connection to its supervisor."""

    current: Link | None = None  # of this process, if it is supervised

    def __init__(self, channel: socket.socket, listening: socket.socket | None) -> None:
        self._channel = channel
        self.listening = listening  # inherited from an earlier child; None in the first one

    def hand_over(self, listening: socket.socket, sentence: bytes) -> None:
        """Hands the supervisor the listening socket, and the sentence that announces a restart."""
        socket.send_fds(self._channel, [sentence[:MOST]], [listening.fileno()])

    def ready(self) -> None:
        """Reports that this process is serving; from now on, the supervisor restarts it if it dies."""
        self._channel.send(READY)

    def watch(self) -> None:
        """Shuts this process down gracefully when its supervisor dies."""
        import threading

        threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        self._channel.recv(1)  # the parent sends nothing, so this returns only when it is gone
        os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """Runs the server as a child process, and restarts it unless a stop was requested."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST, healthy: float = HEALTHY) -> None:
        self._first, self._longest, self._healthy = first, longest, healthy
        self._child = 0  # process id; 0 while there is none
        self._asked = False  # whether a stop was requested
        self._listening: socket.socket | None = None
        self._sentence = b""
        self._ready_at: float | None = None  # when the current child became ready
        self._was_ready = False
        self._deaths = 0  # consecutive
        self._before = {number: signal.getsignal(number) for number in (*FORWARDED, signal.SIGTSTP)}

    def run(self) -> Link:
        """Starts the server as often as necessary; returns in the child, never in the parent."""
        for number in FORWARDED:
            if number != signal.SIGHUP or self._before[number] != signal.SIG_IGN:  # respects `nohup`
                signal.signal(number, self._forward)
        signal.signal(signal.SIGTSTP, self._stop_both)
        while True:
            link = self._start()
            if link is not None:
                return link
            self._after(os.waitstatus_to_exitcode(self._wait()))

    def _start(self) -> Link | None:
        """Forks; the child receives its end of the connection."""
        ours, theirs = socket.socketpair()
        # Blocked around the fork: a signal must not reach the child before it has its own handlers, nor the parent before it knows the child.
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, self._before)
        self._child = os.fork()
        if not self._child:
            ours.close()
            os.setpgid(0, 0)  # Ctrl+C reaches only the parent, which forwards it once
            signal.signal(signal.SIGTTOU, signal.SIG_IGN)  # a background process group may still write to the terminal
            for number, handler in self._before.items():
                signal.signal(number, handler)
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            return Link(theirs, self._listening)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        theirs.close()
        self._channel, self._ready_at = ours, None
        return None

    def _wait(self) -> int:
        """Reads the child's messages until it exits; returns its wait status."""
        with self._channel:
            while True:
                message, files, _, _ = socket.recv_fds(self._channel, MOST, 1)
                if not message:
                    break
                if files:
                    self._sentence = message.partition(READY)[0]
                    self._keep(socket.socket(fileno=files[0]))
                if READY in message:
                    self._ready_at, self._was_ready = time.monotonic(), True
        _, status = os.waitpid(self._child, 0)
        self._child = 0
        return status

    def _keep(self, listening: socket.socket) -> None:
        if self._listening is not None:
            self._listening.close()
        self._listening = listening

    def _after(self, code: int) -> None:
        """Sleeps before the next start, or exits as the child did."""
        failed_to_start = not self._was_ready and (code > 0 or self._deaths + 1 >= TRIES)
        if self._asked or code == 0 or failed_to_start:
            _end(code)
        healthy = self._ready_at is not None and time.monotonic() - self._ready_at >= self._healthy
        self._deaths = 1 if healthy else self._deaths + 1
        pause = min(self._longest, self._first * 2.0 ** min(self._deaths - 1, 30))
        self._tell(code, pause)
        time.sleep(pause)

    def _tell(self, code: int, pause: float) -> None:
        """Writes one line: JSON to a log, the handed-over sentence to a terminal."""
        why = signal.Signals(-code).name if code < 0 else f"exit {code}"
        details = f'"why":"{why}","seconds":{pause:g},"deaths":{self._deaths}'
        line = (
            f'{{"at":{time.time():.3f},"level":"error","from":"metro2033.supervisor","what":"server died",{details}}}'
        )
        told = self._sentence.replace(WHY.encode(), why.encode())
        told = told.replace(SECONDS.encode(), str(-int(-pause // 1)).encode())
        log = os.environ.get("METRO2033_LOG_FILE", "")
        _write(line.encode() if not os.isatty(2) and not log else told)
        if log:
            _write(line.encode(), log)

    # Signals

    def _forward(self, number: int, _: object) -> None:
        """Forwards a signal to the child, which shuts itself down; without a child, exits at once."""
        self._asked = True
        if self._listening is not None:
            self._listening.close()  # no child will accept connections any more
        if not self._child:
            _end(-number)
        _send(self._child, number)

    def _stop_both(self, _: int, __: object) -> None:
        """Handles Ctrl+Z: also stops the child, which is in a separate process group; both continue together."""
        _send(self._child, signal.SIGSTOP)
        os.kill(os.getpid(), signal.SIGSTOP)
        _send(self._child, signal.SIGCONT)


def _send(process: int, number: int) -> None:
    if process:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, number)


def _end(code: int) -> None:
    """Exits as the child did: with its exit status, or by the same signal."""
    if code < 0:
        if -code != signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


def _write(line: bytes, log: str = "") -> None:
    """Appends a line to a file or to standard error; ignores write failures."""
    if not line:
        return
    with contextlib.suppress(OSError):
        file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666) if log else 2
        os.write(file, line + b"\n")
        if log:
            os.close(file)


def supervise() -> None:
    """Returns in the supervised child; the parent stays in this call until everything ends."""
    Link.current = Supervisor().run()


def kept_socket() -> socket.socket | None:
    """Returns the listening socket that the supervisor kept open since an earlier child."""
    return Link.current.listening if Link.current is not None else None
