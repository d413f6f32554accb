"""A proxy of a host with several sites: it serves ours below a path, and nothing elsewhere."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

BASE = "/metro"
CLOSE = "Content-Length: 0\r\nConnection: close\r\n"


@dataclass
class PathProxy:
    """One request a connection, and sockets. It may remove the path from requests."""

    upstream: int
    removes: bool
    port: int = 0
    strayed: list[str] = field(default_factory=list)  # requests for other paths of the host
    tasks: set[asyncio.Task[None]] = field(
        default_factory=set
    )  # the event loop alone would let unfinished ones be collected

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{BASE}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
                await self._answer(await reader.readuntil(b"\r\n\r\n"), reader, writer)
        finally:
            writer.close()
            self.tasks.discard(task)

    async def _answer(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        method, target, rest = head.split(b" ", 2)
        path = target.decode("latin-1")
        if path == BASE and self.removes:
            writer.write(f"HTTP/1.1 301 Moved\r\nLocation: {BASE}/\r\n{CLOSE}\r\n".encode())
        elif path != BASE and not path.startswith(f"{BASE}/"):
            self.strayed.append(path)
            writer.write(f"HTTP/1.1 404 Not Found\r\n{CLOSE}\r\n".encode())
        else:
            path = path.removeprefix(BASE) if self.removes else path
            await self._pass_on(b" ".join((method, path.encode("latin-1"), rest)), reader, writer)

    async def _pass_on(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = head.split(b"\r\n")
        if b"\r\nupgrade:" not in head.lower():
            kept = [line for line in lines[1:-2] if not line.lower().startswith(b"connection:")]
            lines = [lines[0], *kept, b"Connection: close", b"", b""]
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self.upstream)
        to_server.write(b"\r\n".join(lines))
        sending = asyncio.create_task(_copy(reader, to_server))
        try:
            await _copy(from_server, writer)
        finally:
            sending.cancel()
            await asyncio.wait([sending])
            to_server.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@contextmanager
def path_proxy(upstream: int, *, removes: bool) -> Iterator[PathProxy]:
    """Runs a proxy in front of a server's port, in a thread, until the block ends."""
    proxy, stop, ready = PathProxy(upstream, removes), asyncio.Event(), threading.Event()

    async def listen() -> None:
        server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
        proxy.port = server.sockets[0].getsockname()[1]
        loops.append(asyncio.get_running_loop())
        ready.set()
        await stop.wait()
        server.close()
        for task in proxy.tasks:
            task.cancel()
        await asyncio.gather(*proxy.tasks)

    loops: list[asyncio.AbstractEventLoop] = []
    thread = threading.Thread(target=asyncio.run, args=(listen(),))
    thread.start()
    ready.wait()
    try:
        yield proxy
    finally:
        loops[0].call_soon_threadsafe(stop.set)
        thread.join()
