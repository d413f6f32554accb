"""Sends one notice to one browser through its push service (RFC 8030). Expired subscriptions are deleted."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from email.utils import parseaddr
from urllib.parse import urlsplit

import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from metro2033 import __version__, wire
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.core.config import Config
from metro2033.server.core.rate_limit import RateLimiter
from metro2033.server.notices.push.store import PushStore, Subscription
from metro2033.server.notices.push.web_push import authorization, encode, encrypt, new_key, public_part, read_key
from metro2033.server.notices.webhook import make_client, post
from metro2033.server.people.store import PeopleStore
from metro2033.server.service import Core

GONE = (404, 410)
FAILED = 300  # statuses from here on
REFUSED, SILENT = 403, 599  # our statuses for an address in a private network, and for one that does not answer
KNOWN_SERVICES = (  # push services of the major browsers need no rate limit; other hosts are limited like webhooks
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)

logger = logging.getLogger("metro2033.server")


@dataclass(eq=False, repr=False)
class PushSender:
    """Encrypts, signs and posts notices with the key of this server."""

    _core: Core
    _store: PushStore
    _people: PeopleStore

    def __post_init__(self) -> None:
        self._per_host = RateLimiter(1.0, 30, self._core.clock)
        self._client: httpx.AsyncClient | None = None
        self._key: EllipticCurvePrivateKey | None = None

    async def close(self) -> None:
        """Closes open connections."""
        if self._client is not None:
            await self._client.aclose()

    async def public_key(self) -> str:
        """Returns the public key, which browsers need to subscribe."""
        return encode(public_part(await self._own_key()))

    async def _own_key(self) -> EllipticCurvePrivateKey:
        """Returns the signing key, shared by all processes; the first one creates it."""
        if self._key is None:
            self._key = read_key(await self._core.database.run(self._people.setting, "push_key", new_key))
        return self._key

    def may_reach(self, subscription: Subscription) -> bool:
        """Returns whether the rate limit of the push service allows one more notice."""
        host = urlsplit(subscription.endpoint).hostname or ""
        known = any(host == name or (name[0] == "." and host.endswith(name)) for name in KNOWN_SERVICES)
        return known or self._per_host.take(host)

    async def send(self, subscription: Subscription, notice: wire.PushNotice, headers: dict[str, str]) -> int:
        """Sends a notice; returns the status of the response."""
        signed = authorization(
            subscription.endpoint, await self._own_key(), contact_of(self._core.config), self._core.clock.now()
        )
        body = encrypt(msgspec.json.encode(notice), subscription.key, subscription.auth)
        status = await self._post(subscription.endpoint, body, {**headers, "authorization": signed})
        if status in GONE:
            await self._core.database.run(self._store.drop, subscription)
        elif status < FAILED:
            await self._core.database.run(self._store.note, subscription.session, self._core.clock.now())
        result = "gone" if status in GONE else "sent" if status < FAILED else "failed"
        self._core.metrics.pushes.labels(result).inc()
        if result == "failed":
            logger.warning("push failed", extra={"host": urlsplit(subscription.endpoint).hostname, "status": status})
        return status

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        if self._client is None:
            self._client = await asyncio.to_thread(make_client, self._core.config.notice_seconds)
        usual = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "user-agent": f"metro2033/{__version__}",
        }
        try:
            async with self._core.clock.timeout(2 * self._core.config.notice_seconds):
                return await post(self._client, url, body, usual | headers, private=self._core.config.webhook_private)
        except BadOption:  # the host name now resolves to a private network
            return REFUSED
        except (Problem, httpx.HTTPError, TimeoutError):
            return SILENT


def contact_of(config: Config) -> str:
    """Returns the contact for push services: as configured, else the sender of our mail, else our public address."""
    if config.push_contact:
        return config.push_contact
    if config.smtp is not None:
        return f"mailto:{parseaddr(config.smtp.sender)[1]}"
    return config.public_url if config.public_url.startswith("https://") else ""
