"""Ends worker processes together with the process that started them."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing import connection, parent_process
from threading import Thread


def end_with_parent(end: Callable[[], None] = lambda: os._exit(1)) -> None:
    """End this process when the one that started it has died, however it died; does nothing in a process that is no worker."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_watch, args=(parent.sentinel, end), daemon=True).start()


def _watch(sentinel: int, end: Callable[[], None]) -> None:
    connection.wait([sentinel])
    end()
