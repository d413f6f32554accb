"""Runs uvicorn on a listening socket: in this process, optionally supervised, or in several under uvicorn's supervisor."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import sys
import time

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from metro2033.cli.setting import errors
from metro2033.cli.supervisor import SECONDS, WHY, Link
from metro2033.server.core.config import LOCAL, MESSAGE_BYTES
from metro2033.server.core.logging import is_watched, log_file, start_logging
from metro2033.server.http.guarded_protocol import GuardedProtocol
from metro2033.server.http.socket_protocol import SocketProtocol
from metro2033.text.words import Words

logger = logging.getLogger("metro2033.server")


def keep_socket(listening: socket.socket, words: Words) -> None:
    """Hands the listening socket to the supervisor, if there is one, and ends this process if the supervisor dies."""
    link = Link.current
    if link is not None:
        sentence = words.say("serve-restart", {"why": WHY, "seconds": SECONDS})
        link.hand_over(listening, sentence.encode(sys.stderr.encoding, sys.stderr.errors or "replace"))
        link.watch()


def run(listening: socket.socket, workers: int, words: Words) -> None:
    """Serves until a signal stops it."""
    config = uvicorn.Config(
        "metro2033.server.app:app_from_environment",
        factory=True,
        workers=workers,
        http=GuardedProtocol,
        log_config=None,
        access_log=False,
        ws=SocketProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
        timeout_worker_healthcheck=20,  # on a busy machine, a worker needs seconds before it can answer
        server_header=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", LOCAL),
    )
    if workers > 1:
        start_logging()
        supervisor = Workers(config, listening, words)
        supervisor.run()
        if supervisor.failed:
            sys.exit(STARTUP_FAILURE)
        return
    server = Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])  # on uvloop if installed
    if not server.started:
        sys.exit(1)


class Server(uvicorn.Server):
    """A server that notifies its supervisor when it is ready."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts accepting connections."""
        await super().startup(sockets)
        if self.started and Link.current is not None:
            Link.current.ready()


class Workers(Multiprocess):
    """Supervises several processes: replaces those that died or hang, and reports each.

    Uvicorn's own implementation blocks for seconds waiting for a reply from a dying worker.
    """

    def __init__(self, config: uvicorn.Config, listening: socket.socket, words: Words) -> None:
        super().__init__(config, sockets=[listening])
        self.words = words
        self.failed = False
        self._asked: dict[Process, float] = {}  # workers with an unanswered ping, and when it was sent

    def keep_subprocess_alive(self) -> None:
        """Replaces unhealthy workers; a worker that could not start ends all of them."""
        for index, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if self._is_well(worker):
                continue
            worker.kill()
            worker.join()
            self._asked.pop(worker, None)
            self._tell(worker.exitcode or 0)
            if worker.exitcode == STARTUP_FAILURE:
                self.failed = True
                self.should_exit.set()
                return
            self.processes[index] = Process(self.config, self.sockets)
            self.processes[index].start()

    def _is_well(self, worker: Process) -> bool:
        """Returns whether a worker is alive and answered the last ping in time; never blocks."""
        if not worker.process.is_alive():
            return False
        with contextlib.suppress(OSError, EOFError):
            while worker.parent_conn.poll():
                worker.parent_conn.recv()
                self._asked.pop(worker, None)
            if worker not in self._asked:
                self._asked[worker] = time.monotonic()
                worker.parent_conn.send(b"ping")
            return time.monotonic() - self._asked[worker] < self.config.timeout_worker_healthcheck
        return False

    def _tell(self, code: int) -> None:
        why = signal.Signals(-code).name if code < 0 else f"exit {code}"
        watched = is_watched()
        if watched and code != STARTUP_FAILURE:
            errors.print(self.words.say("serve-worker-restart", {"why": why}), markup=False, soft_wrap=True)
        if log_file() or not watched:
            logger.error("worker died", extra={"why": why})
