"""Worker processes that end together with the process that started them."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import TypeVar

Item = TypeVar("Item")
Found = TypeVar("Found")

AHEAD = 4  # items submitted per process before the first result is taken


def make_pool(jobs: int) -> ProcessPoolExecutor:
    """Creates a pool of spawned processes: a fork would break the threads of a progress bar."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_program)


def work_in_order(work: Callable[[Item], Found], items: Iterable[Item], jobs: int) -> Generator[Found, None, None]:
    """Yields the result for each item in order. With one job, everything runs in this process."""
    if jobs <= 1:
        yield from map(work, items)
        return
    pool, rest, waiting = make_pool(jobs), iter(items), deque[Future[Found]]()
    try:
        waiting.extend(pool.submit(work, item) for item in islice(rest, AHEAD * jobs))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(work, item) for item in islice(rest, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def end_with_program() -> None:
    """Makes this worker exit at once and silently when the program that started it is interrupted or killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def end_with_parent(end: Callable[[], None] = lambda: os._exit(1)) -> None:
    """Ends this process when its parent dies, however it died; does nothing outside a worker process."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_watch, args=(parent.sentinel, end), daemon=True).start()


def _watch(sentinel: int, end: Callable[[], None]) -> None:
    connection.wait([sentinel])
    end()
