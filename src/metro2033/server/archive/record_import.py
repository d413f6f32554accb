"""Reads uploaded records in a sandbox: a separate process with limits on time and memory, because a file may contain anything.

A record is played and checked as `verify` and `replay` do. The result is plain data: a finished game as a log, or an unfinished one to
continue.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

import msgspec
from msgspec import Struct

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import ANSWER, END, LogEntry
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadRecord, Problem
from metro2033.kernel.start import MOST_ANSWERS
from metro2033.kernel.verify import verify
from metro2033.server.core.access import Caller
from metro2033.server.core.fair_queue import FairQueue
from metro2033.server.play.live_game import LiveGame
from metro2033.server.rooms.room import ENDED, FINISHED, RESIGNED

READ_SECONDS = 30.0
READ_CPU_SECONDS = 10  # a game that takes longer would be expensive at every view
READ_MEMORY = 1 << 30
MOST_HEADER = 256 * 1024
MOST_PACKS = 3  # per game
READERS = 2
MOST_WAITING = 20  # records; further ones are refused

logger = logging.getLogger("metro2033.server")


class Brought(Struct):
    """The content of a record: the header, and the log of a finished game or the position of an unfinished one."""

    header: str
    answers: int
    factions: list[str | None]
    log: list[tuple[str, str, str]] = []  # entry, digest, link
    former: str = ""
    outcome: str = FINISHED  # why it is over: played to the end, stopped by the players, or resigned


def bring(text: str) -> Brought:
    """Replays a record and returns its content."""
    found = record.read(text)
    header, entries = record.write_header(found.header), max(len(found.answers), len(found.chain))
    if len(header) > MOST_HEADER or entries > MOST_ANSWERS or len(found.header.packs) > MOST_PACKS:
        raise BadRecord("record-impossible")
    sealed = found.header.chance.is_sealed
    is_proven = sealed and bool(found.chain)
    game = verify(found, find_rules).game if is_proven else record.replay(found, find_rules)
    chain = [entry for _, entry in found.chain] if sealed else []
    end = chain[-1] if chain and chain[-1].kind == END else None
    brought = Brought(
        header,
        len(game.answers),
        list(game.rules.traits(game.state).get("faction", ())),
        outcome=FINISHED if end is None else RESIGNED if end.seat >= 0 else ENDED,
    )
    if not game.over and end is None:
        start = game.leave_off()
        Game.new(game.rules, game.seats, game.chance, start)  # raises any problem with the position now
        return msgspec.structs.replace(brought, former=start.former)
    table = LiveGame(game.rules, found.header)
    for entry in chain or [LogEntry(ANSWER, seat, choice) for seat, choice in found.answers]:
        happened = table.apply(entry)
        brought.log.append((str(entry), table.digest(), happened.link))
    return brought


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
        logger.info("record reader crashed", extra={"why": type(fault).__name__})
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
