"""A stand-in of a push service and of the browsers behind it: checks who sends, keeps what comes, and decrypts it as a browser does."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from metro2033 import wire
from tests.server.timing import FakeClock


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


@dataclass
class Browser:
    """A browser's subscription: its private key and its secret."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen  letters"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wanted(self, language: str | None = "en") -> dict[str, Any]:
        """Returns the body that the page sends to the server."""
        return {"endpoint": self.endpoint, "key": b64(self.point), "auth": b64(self.auth), "language": language}

    def decrypt(self, body: bytes) -> bytes:
        """Returns the message in a body, as RFC 8291 and RFC 8188 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size == 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = hkdf(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        content_key = hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(content_key).decrypt(nonce, record, None).rstrip(b"\0")
        assert plain.endswith(b"\2"), "the last record"
        return plain[:-1]


@dataclass
class Arrived:
    """A request that a push service has taken."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, origin: str, key: str, now: float) -> dict[str, Any]:
        """Returns the claims of the sender's token.

        It checks that the signature fits the key, and that the token is for this push service and good for a
        day at most.
        """
        scheme, _, rest = self.headers["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and fields["k"] == key
        signed, _, signature = fields["t"].rpartition(".")
        raw = unb64(signature)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
        made = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public.verify(made, signed.encode(), ec.ECDSA(SHA256()))
        head, claims = (msgspec.json.decode(unb64(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"} and claims["aud"] == origin
        assert now < claims["exp"] <= now + 24 * 3600
        found: dict[str, Any] = claims
        return found


class PushService:
    """Accepts notices, and answers as configured."""

    def __init__(self) -> None:
        self.taken: list[Arrived] = []
        self.answers: list[str] = []
        self.clock = FakeClock()
        self.origin = ""

    def browser(self, name: str) -> Browser:
        """Returns a browser that gets its messages here."""
        return Browser(f"{self.origin}/send/{name}")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.taken.append(Arrived(first.split(" ")[1], headers, body))
        answer = self.answers.pop(0) if self.answers else "201 Created"
        writer.write(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> Arrived:
        """Lets time pass until a number of notices have arrived; returns the last one."""
        await self.clock.until(lambda: len(self.taken) >= count)
        return self.taken[count - 1]

    def read(self, browser: Browser) -> list[wire.PushNotice]:
        """Returns the notices that one browser shows."""
        path = browser.endpoint.removeprefix(self.origin)
        bodies = [notice.body for notice in self.taken if notice.path == path]
        return [msgspec.json.decode(browser.decrypt(body), type=wire.PushNotice) for body in bodies]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Runs a push service on a free port, with a clock for the sender of notices."""
    made = PushService()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()
