"""The entry for a browser's worker: JavaScript calls these functions through Pyodide, with strings, bytes and its storage.

    device = open_device(storage, load_network, think)
    status, body = await request(device, "GET", "/api/rooms?lang=ru", None)
    feed = open_feed(device, room, "seat=0&frames=1&lang=ru", send)
    feed.close()

`storage` has `load()`, `put(entries)` and `remove(keys)`, which return promises: `load` an array of [key, Uint8Array], `put` takes such an
array. `load_network` takes a game, and whether a bot needs it or only advice, and returns a promise of its network (`bots/neural/host.py`).
`think` sends a task as bytes to a second worker, in which `open_thinker(load_network)` gives the function that answers it, so that the table
answers while bots search or a review is made. Quick bots choose here, and everything does if the second worker fails.
Lists and bytes of Python come to JavaScript as proxies; `toJs` copies them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from metro2033 import codec
from metro2033.device.device import Device
from metro2033.device.feed import Feed
from metro2033.device.networks import Load, Networks
from metro2033.live.tasks import Task, Work, is_quick
from metro2033.study.review.fortune import Measured
from metro2033.study.review.game import Piece, Played
from metro2033.study.trainer.make import Mistake

logger = logging.getLogger("metro2033.device")


class HostStorage(Protocol):
    """The storage of a browser as Python sees it."""

    def load(self) -> Awaitable[Any]:
        """Returns an array of keys with their bytes."""

    def put(self, entries: Any) -> Awaitable[Any]:
        """Stores an array of keys with their bytes."""

    def remove(self, keys: Any) -> Awaitable[Any]:
        """Deletes an array of keys."""


class Asked(msgspec.Struct, frozen=True):
    """A task for another worker. Exactly one field is set."""

    task: Task | None = None
    piece: Piece | None = None
    game: Played | None = None
    measured: Measured | None = None
    mistake: Mistake | None = None


KINDS: Final[Mapping[type[Work], str]] = {
    Task: "task",
    Piece: "piece",
    Played: "game",
    Measured: "measured",
    Mistake: "mistake",
}


class BrowserStore:
    """A store over the browser's storage."""

    def __init__(self, storage: HostStorage) -> None:
        self._storage = storage

    async def load(self) -> Mapping[str, bytes]:
        """Returns everything that is stored."""
        found: Iterable[Sequence[Any]] = await self._storage.load()
        return {str(key): _bytes_of(data) for key, data in found}

    async def put(self, entries: Mapping[str, bytes]) -> None:
        """Stores entries."""
        await self._storage.put([[key, data] for key, data in entries.items()])

    async def remove(self, keys: Sequence[str]) -> None:
        """Deletes entries."""
        await self._storage.remove(list(keys))


def open_device(storage: HostStorage, load_network: Load, think: Callable[[Any], Awaitable[str]]) -> Device:
    """Returns the device over a browser's storage. Tasks that take long are executed by `think`."""
    here = Networks(load_network).work

    async def work(task: Work) -> str:
        if is_quick(task):
            return await here(task)
        try:
            return await think(write_task(task))
        except Exception as fault:  # such as too little memory for another interpreter
            logger.warning("the second worker failed: %s", fault)
            return await here(task)

    return Device(BrowserStore(storage), think=work)


def open_thinker(load_network: Load) -> Callable[[Any], Awaitable[str]]:
    """Returns the function that executes the tasks of another worker, given as bytes."""
    networks = Networks(load_network)

    async def answer(data: Any) -> str:
        return await networks.work(read_task(data))

    return answer


async def request(device: Device, method: str, path: str, body: str | None) -> tuple[int, str]:
    """Answers a request."""
    status, found = await device.request(method, path, None if body is None else body.encode())
    return status, found.decode()


def open_feed(device: Device, room: str, query: str, send: Callable[[str], None]) -> Feed:
    """Opens the feed of a room; `send` gets every message as JSON."""
    return device.open(room, query, lambda message: send(message.decode()))


def write_task(task: Work) -> bytes:
    """Returns a task as bytes for another worker."""
    return msgspec.json.encode({KINDS[type(task)]: task})


def read_task(data: Any) -> Work:
    """Returns the task that another worker has sent."""
    asked = codec.decode(_bytes_of(data), Asked)
    task = asked.task or asked.piece or asked.game or asked.measured or asked.mistake
    assert task is not None, "a task is written by `write_task`"
    return task


def _bytes_of(data: Any) -> bytes:
    """Returns the bytes of an array of JavaScript, or of Python."""
    return bytes(data.to_py() if hasattr(data, "to_py") else data)
