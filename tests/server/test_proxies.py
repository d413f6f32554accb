"""The proxy configurations in deploy/, run with the real programs where they are installed."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from metro2033.live.clock import SYSTEM
from metro2033.server.core.config import UPLOADS
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.features import open_desk
from tests.server.running import ROOT, Program
from tests.server.test_program import _free_port
from tests.server.timing import PATIENCE, run

DEPLOY = ROOT / "deploy"
NAME = "play.example.org"
BASE = "/metro"
SNIPPETS = {  # of docs/hosting.md, for a server below a path, with what they replace in our own configuration
    "nginx": r"    location = /metrics .*?\n    \}\n",
    "caddyfile": r"\t@internal .*?\n\t\}\n",
}
pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Proxied:
    """A server behind a proxy."""

    port: int
    plain_port: int
    direct: str
    trust: ssl.SSLContext
    database: str
    path: str = ""

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    @property
    def address(self) -> str:
        return self.origin + self.path

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.address, timeout=PATIENCE, verify=self.trust, headers={"origin": self.origin}
        )


def put(text: str, **values: str) -> str:
    """Replaces what a host would change in a configuration; asserts that everything was there."""
    for old, new in values.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def configuration(name: str, kind: str, path: str) -> str:
    """Returns a file of deploy/; for a server below a path, with the part that docs/hosting.md shows."""
    text = (DEPLOY / name).read_text()
    if path:
        (part,) = re.findall(rf"```{kind}\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(), re.DOTALL)
        text, count = re.subn(SNIPPETS[kind], lambda _: part, text, flags=re.DOTALL)
        assert count == 1 and f"{path}/" in part, name
    return text


def nginx_files(folder: Path, port: int, plain: int, server: int, path: str) -> list[str]:
    site = put(
        configuration("nginx.conf", "nginx", path),
        **{
            NAME: "localhost",
            "/etc/letsencrypt/live/localhost/fullchain.pem": f"{folder}/cert.pem",
            "/etc/letsencrypt/live/localhost/privkey.pem": f"{folder}/key.pem",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
            "127.0.0.1:2033": f"127.0.0.1:{server}",
            "client_header_timeout 10s": "client_header_timeout 1s",
        },
    )
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if folder.owner() == "root" else ""
    main = f"{user} pid {folder}/pid; error_log {folder}/error.log; daemon off; events {{}} "
    (folder / "main.conf").write_text(main + f"http {{ access_log off; {temporary} include {folder}/site.conf; }}")
    return ["nginx", "-e", f"{folder}/error.log", "-c", f"{folder}/main.conf"]


def caddy_files(folder: Path, port: int, plain: int, server: int, path: str) -> list[str]:
    text = put(
        configuration("Caddyfile", "caddyfile", path),
        **{
            f"\n{{$METRO2033_NAME:{NAME}}} {{": f"\nhttps://localhost:{port} {{\n\ttls {folder}/cert.pem {folder}/key.pem",
            "127.0.0.1:2033": f"127.0.0.1:{server}",
            "\tservers {": f"\tadmin off\n\thttp_port {plain}\n\thttps_port {port}\n\tservers {{",
            "read_header 10s": "read_header 1s",
        },
    )
    (folder / "Caddyfile").write_text(text)
    return ["caddy", "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


PROXIES = {"nginx": nginx_files, "caddy": caddy_files}


def made_certificate(folder: Path) -> ssl.SSLContext:
    """Returns a certificate for localhost that only this test trusts."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    wanted = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2", "-nodes"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", *wanted, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))


@contextmanager
def behind(proxy: str, folder: Path, path: str) -> Iterator[Proxied]:
    """Runs a server behind a proxy until the block ends."""
    installed = shutil.which(proxy)
    if installed is None:
        pytest.skip(f"{proxy} is not installed")
    trust, database = made_certificate(folder), f"sqlite:///{folder}/games.sqlite"
    port, plain = _free_port(), _free_port()
    program = Program(database, METRO2033_PUBLIC_URL=f"https://localhost:{port}{path}")
    program.wait()
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(folder)}
    with (folder / "output").open("wb") as output:
        command = PROXIES[proxy](folder, port, plain, program.port, path)
        running = subprocess.Popen([installed, *command[1:]], env=environment, stdout=output, stderr=output)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert running.poll() is None and time.monotonic() < deadline, (folder / "output").read_text()
                time.sleep(0.05)
        yield Proxied(port, plain, f"http://127.0.0.1:{program.port}", trust, database, path)
    finally:
        running.terminate()
        running.wait(PATIENCE)
        program.stop()


@pytest.fixture(scope="module", params=[(proxy, path) for proxy in sorted(PROXIES) for path in ("", BASE)], ids="".join)
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    proxy, path = request.param
    with behind(proxy, tmp_path_factory.mktemp(proxy), path) as server:
        yield server


def test_requests_pass_with_hsts_and_the_servers_own_headers(proxied: Proxied) -> None:
    async def scene() -> None:
        async with proxied.client() as anna:
            health = await anna.get("/healthz")
            assert health.json()["status"] == "ok"
            assert health.headers["strict-transport-security"] == "max-age=31536000"
            assert health.headers["x-frame-options"] == "DENY"
            made = await anna.post("/api/rooms", json={"name": "Anna"})
            assert made.status_code == 201, made.text
            assert "secure" in made.headers["set-cookie"].lower(), "the server knows that it is https outside"
            evil = await anna.post("/api/rooms", json={"name": "A"}, headers={"origin": "https://evil.example"})
            assert evil.status_code == 403

    run(scene())


def test_plain_http_leads_to_https(proxied: Proxied) -> None:
    answer = httpx.get(f"http://localhost:{proxied.plain_port}/rooms/x", timeout=PATIENCE, follow_redirects=False)
    assert answer.status_code in (301, 308) and answer.headers["location"].startswith("https://localhost")


def test_metrics_are_closed_outside_and_open_inside(proxied: Proxied) -> None:
    async def scene() -> None:
        async with proxied.client() as anna:
            for path in ("/metrics", "/metrics?x=1", "//metrics", "/%6detrics", "/x/../metrics"):
                answer = await anna.get(path)
                assert "metro2033_requests" not in answer.text, path
        assert "metro2033_requests" in httpx.get(f"{proxied.direct}/metrics", timeout=PATIENCE).text

    run(scene())


def test_sockets_and_streams_bring_news_at_once(proxied: Proxied) -> None:
    async def scene() -> None:
        async with proxied.client() as anna:
            room = (await anna.post("/api/rooms", json={"name": "Anna"})).json()["room"]["id"]
            headers = {"cookie": "; ".join(f"{name}={value}" for name, value in anna.cookies.items())}
            url = f"{proxied.address.replace('https', 'wss')}/api/rooms/{room}/socket"
            async with (
                asyncio.timeout(PATIENCE),
                connect(url, ssl=proxied.trust, additional_headers=headers, origin=proxied.origin) as ws,  # type: ignore[arg-type]
                anna.stream("GET", f"/api/rooms/{room}/stream") as stream,
            ):
                assert '"type":"room"' in str(await ws.recv())
                lines = stream.aiter_lines()
                assert '"type":"room"' in await anext(lines)
                await ws.send('{"do":"say","text":"hello","key":"1"}')
                while "hello" not in await anext(lines):
                    pass
                while '"type":"ack"' not in str(await ws.recv()):
                    pass

    run(scene())


def test_large_bodies_and_headers_and_slow_clients_are_turned_away(proxied: Proxied) -> None:
    async def scene() -> None:
        async with proxied.client() as anna:
            large = await anna.post("/api/rooms/import", content=b"x" * (UPLOADS["/api/rooms/import"] + 4096 * 10))
            assert large.status_code == 413
            with suppress(httpx.RemoteProtocolError):  # closed without an answer
                assert (await anna.get("/", headers={"x-large": "x" * 70_000})).status_code in (400, 431)
        reader, writer = await asyncio.open_connection("localhost", proxied.port, ssl=proxied.trust)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")  # half a request
        async with asyncio.timeout(PATIENCE):
            await reader.read()
        writer.close()

    run(scene())


def test_a_client_cannot_claim_another_address(proxied: Proxied) -> None:
    engine = open_database(database_url(proxied.database), threads=1)
    desk = open_desk(engine, SYSTEM)
    desk.ban("shell", "192.0.2.0/24", 1, "")
    told = desk.announce("shell", {"en": "The ban is known."}, None)
    deadline = time.monotonic() + PATIENCE
    while "The ban is known." not in httpx.get(f"{proxied.direct}/api/announcements", timeout=PATIENCE).text:
        assert time.monotonic() < deadline
        time.sleep(0.05)

    async def scene() -> None:
        async with proxied.client() as anna:
            for name in ("x-forwarded-for", "forwarded", "x-real-ip"):
                answer = await anna.get(
                    "/api/rooms", headers={name: "for=192.0.2.9" if name == "forwarded" else "192.0.2.9"}
                )
                assert answer.status_code == 200, name

    try:
        run(scene())
    finally:
        desk.lift("shell", "ban", "192.0.2.0/24")
        desk.withdraw("shell", told)
        engine.dispose()
