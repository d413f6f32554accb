"""The edition without a server: serves `dist/` from a sub-path as any static host would, and visits it."""

from __future__ import annotations

import base64
import hashlib
import http.server
import json
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser

from tests.web.browsing import DESK, Visitor

DIST = Path(__file__).parents[2] / "dist"
BELOW = "/games/metro/"  # where the files lie on the host
PHONE, WIDE = (390, 844), (1440, 900)
MISSING, CUT, FOREIGN = "missing", "cut", "foreign"  # 404; half of it; the page of a network that wants a login
WORKER = "/device-worker-"  # in the address of its script
KEEPER = "/service-worker.js"
LOGIN = b"<!doctype html><title>Log in to use this network</title>"
READY_MS = 120_000  # until the worker is there, on a machine that is busy

# Notes what the page's worker has acknowledged, and lets a test ask it, as the page does.
LISTEN = """{
    const Original = window.Worker;
    const answers = new Map();
    let number = -1;
    window.Worker = class extends Original {
        constructor(...given) {
            super(...given);
            window.deviceWorker = this;
            this.addEventListener("message", ({data}) => {
                if (data.type !== "answer") return;
                answers.get(data.id)?.(data);
                const said = data.body ? JSON.parse(data.body[0] === "{" ? data.body : "{}") : {};
                if (said.type === "ack") console.debug("acknowledged " + said.seq);
            });
        }
    };
    window.askDevice = (method, path, body) => new Promise(done => {
        const id = number--;
        answers.set(id, done);
        window.deviceWorker.postMessage({type: "request", id, method, path, body: body ?? null});
    });
}"""


def is_built() -> bool:
    """Returns whether `make static` has built the edition."""
    return (DIST / "index.html").is_file()


# Makes the randomness of a worker follow from a seed.
FIXED = """{
    let state = SEED;
    crypto.getRandomValues = array => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let at = 0; at < bytes.length; at++) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            bytes[at] = state >>> 24;
        }
        return array;
    };
}"""


# Sets the clock of a worker to a moment, from which it goes on.
SET = """{
    const now = Date.now;
    const ahead = MOMENT - now();
    Date.now = () => now() + ahead;
}"""


class Below(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a host as `python -m http.server` does, from a sub-path."""

    server: HostServer

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, directory=str(given[2].folder), **named)

    def translate_path(self, path: str) -> str:
        """Returns the file at a path, or one that does not exist."""
        return super().translate_path("/" + path.removeprefix(BELOW) if path.startswith(BELOW) else "/nothing")

    def do_GET(self) -> None:
        """Sends a file: whole, or as the host has been told to fail."""
        fault = next((how for name, how in self.server.faults.items() if name in self.path), "")
        if fault == MISSING:
            self.send_error(404)
        elif fault == FOREIGN:
            self._send(LOGIN, "text/html")
        elif fault or WORKER in self.path or KEEPER in self.path:
            content = self.server.altered(Path(self.translate_path(self.path)))
            self._send(content, self.guess_type(self.path), content[: len(content) // 2] if fault == CUT else content)
        else:
            super().do_GET()

    def _send(self, content: bytes, kind: str, sent: bytes | None = None) -> None:
        """Sends content, or less than it announces."""
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content if sent is None else sent)
        self.close_connection = True

    def log_message(self, *given: Any) -> None:
        """Writes nothing."""


class HostServer(http.server.ThreadingHTTPServer):
    """The server of a host."""

    def __init__(self, folder: Path, luck: str) -> None:
        self.folder = folder
        self.luck = FIXED.replace("SEED", str(zlib.crc32(luck.encode()))) if luck else ""
        self.clock = ""
        self.faults: dict[str, str] = {}
        super().__init__(("127.0.0.1", 0), Below)

    def altered(self, file: Path) -> bytes:
        """Returns a file: the worker's script with its luck and its clock, and the list of files with the hash of that script."""
        content = file.read_bytes()
        if WORKER in file.as_posix():
            return (self.luck + self.clock).encode() + content
        for script in (file.parent / "assets").glob(f"{WORKER[1:]}*"):
            content = content.replace(_hash(script.read_bytes()), _hash(self.altered(script)))
        return content


def _hash(content: bytes) -> bytes:
    """Returns the hash by which the service worker knows a file."""
    return base64.b64encode(hashlib.sha256(content).digest())


class Host:
    """Serves the built edition like a static host. Its files can be made to fail, and it can be stopped."""

    def __init__(self, folder: Path, luck: str) -> None:
        self._server = HostServer(folder, luck)
        self.faults = self._server.faults  # how files are sent whose addresses contain a text: MISSING, CUT or FOREIGN
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def set_clock(self, moment: float) -> None:
        """Sets the clock of workers that start from now on to a moment, in seconds."""
        self._server.clock = SET.replace("MOMENT", str(moment * 1000))

    def close(self) -> None:
        """Stops to answer."""
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def hosting(folder: Path = DIST, luck: str = "") -> Iterator[Host]:
    """Runs a static host for a while.

    The luck of its devices follows from a text, and is the same at every start of a worker; without a text it is
    free.
    """
    host = Host(folder, luck)
    yield host
    host.close()


class DeviceVisitor(Visitor):
    """A visitor of the edition without a server; notes every request of the browser."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        language: str = "en",
        *,
        touch: bool = False,
    ) -> None:
        super().__init__(browser, address, size, language, touch=touch)
        self.requested: list[str] = []
        self.acknowledged = 0
        self.context.on("request", lambda request: self.requested.append(request.url))
        self.context.add_init_script(LISTEN)
        self.watch(self.page)

    def watch(self, page: Any) -> None:
        """Follows what the worker of a page acknowledges."""
        page.on("console", self._note)

    def _note(self, message: Any) -> None:
        if message.text.startswith("acknowledged "):
            self.acknowledged = max(self.acknowledged, int(message.text.split()[1]))

    def go(self, path: str = "/") -> None:
        """Opens an address of the page."""
        self.page.goto(f"{self.address}{BELOW}#{path}")
        self.page.wait_for_selector("main")

    def ready(self) -> None:
        """Waits until the worker answers."""
        self.page.wait_for_function("() => window.deviceWorker", timeout=READY_MS)
        self.page.wait_for_selector("[data-progress]", state="detached", timeout=READY_MS)

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Asks the worker, as the page does."""
        text = None if body is None else json.dumps(body)
        self.page.wait_for_function("() => window.deviceWorker", timeout=READY_MS)
        said = self.page.evaluate("([method, path, body]) => askDevice(method, path, body)", [method, path, text])
        assert said["status"] < 300, said
        return json.loads(said["body"]) if said["body"][:1] in "{[" and said["body"] else said["body"]

    def offline_ready(self) -> None:
        """Waits until the files are kept, so that the page starts without its host."""
        self.page.wait_for_function(
            "() => navigator.serviceWorker.ready.then(found => Boolean(found.active))", timeout=READY_MS
        )

    def strayed(self) -> list[str]:
        """Returns the addresses that were asked for and are not of the page's own host."""
        return [url for url in self.requested if not url.startswith((self.address, f"blob:{self.address}", "data:"))]


Guest = TypeVar("Guest", bound=DeviceVisitor)


@contextmanager
def entering(browser: Browser, host: Host, kind: type[Guest]) -> Iterator[Callable[..., Guest]]:
    """Provides a function that opens the edition in a language, by touch or not; nobody may have asked another host for anything."""
    inside: list[Guest] = []

    def enter(language: str, *, touch: bool = False) -> Guest:
        guest = kind(browser, host.address, PHONE if touch else WIDE, language, touch=touch)
        inside.append(guest)
        guest.go()
        guest.ready()
        return guest

    yield enter
    for guest in inside:
        assert guest.strayed() == []
        guest.leave()
