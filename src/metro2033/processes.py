"""Worker processes that end together with the process that started them."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import Any, TypeVar

Item = TypeVar("Item")
Found = TypeVar("Found")

AHEAD = 4  # items submitted per process before the first result is taken


class Pool(ProcessPoolExecutor):
    """A pool of spawned processes: a fork would break the threads of a progress bar."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, mp_context=get_context("spawn"), initializer=end_with_program)

    def submit(self, work: Callable[..., Found], /, *arguments: Any, **named: Any) -> Future[Found]:
        """Submits a task, which may start a process. Ctrl-C cannot cut that off halfway."""
        with _interrupts_deferred():
            return super().submit(work, *arguments, **named)


def work_in_order(work: Callable[[Item], Found], items: Iterable[Item], jobs: int) -> Generator[Found, None, None]:
    """Yields the result for each item in order. With one job, everything runs in this process."""
    if jobs <= 1:
        yield from map(work, items)
        return
    pool, rest, waiting = Pool(jobs), iter(items), deque[Future[Found]]()
    try:
        waiting.extend(pool.submit(work, item) for item in islice(rest, AHEAD * jobs))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(work, item) for item in islice(rest, 1))
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_deferred() -> Iterator[None]:
    """Defers Ctrl-C until the block ends, so that it cannot cut off a worker process that is being started.

    An interruption between starting one and sending it its module would leave it with half a message, and
    one that reaches the new process before it has a handler would print a traceback. The new process inherits the blocked signal and accepts
    it in `end_with_program`.
    """
    if current_thread() is not main_thread():
        yield
        return
    seen: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: seen.append(number))
    _mask_interrupts(blocked=True)
    try:
        yield
    finally:
        _mask_interrupts(blocked=False)
        signal.signal(signal.SIGINT, handler)
        if seen:
            signal.raise_signal(signal.SIGINT)


def _mask_interrupts(*, blocked: bool) -> None:
    if hasattr(signal, "pthread_sigmask"):  # not on Windows
        signal.pthread_sigmask(signal.SIG_BLOCK if blocked else signal.SIG_UNBLOCK, {signal.SIGINT})


def end_with_program() -> None:
    """Makes this worker exit at once and silently when the program that started it is interrupted or killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _mask_interrupts(blocked=False)
    end_with_parent()


def end_with_parent(end: Callable[[], None] = lambda: os._exit(1)) -> None:
    """Ends this process when its parent dies, however it died; does nothing outside a worker process."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_watch, args=(parent.sentinel, end), daemon=True).start()


def _watch(sentinel: int, end: Callable[[], None]) -> None:
    connection.wait([sentinel])
    end()
