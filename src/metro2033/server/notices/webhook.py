"""POSTs to user-supplied URLs: SSRF protection, no redirects, short timeouts."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import SplitResult, urlsplit

import httpx

from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.core.config import Config
from metro2033.server.core.queue_consumer import Outcome, Terms

LEASE_SECONDS = 5.0  # in addition to the timeouts of a call
TRY_AGAIN = (408, 425, 429)
RESOLVE_SECONDS = 5.0
RESOLVERS = ThreadPoolExecutor(4, thread_name_prefix="names")  # a slow DNS lookup must not block other work
NAT64 = ipaddress.ip_network("64:ff9b::/96")
UNICAST = ipaddress.ip_network("2000::/3")  # all routed IPv6; anything else embeds or maps to local addresses
ODD = tuple(
    map(ipaddress.ip_network, ("192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))
)  # relays, tunnels, examples
PORTS = (80, 443, 8080, 8443)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def read_url(url: str) -> SplitResult:
    """Parses a URL and refuses one that cannot be posted to."""
    try:
        parts = urlsplit(url)
        port = parts.port
        httpx.URL(url)
    except (ValueError, httpx.InvalidURL):
        raise BadOption("notice-url") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or port == 0:
        raise BadOption("notice-url")
    return parts


async def find_address(parts: SplitResult, *, private: bool) -> str:
    """Resolves a host name; refuses private IP addresses and ports of other services (SSRF) unless the operator allows them."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if port not in PORTS and not private:
        raise BadOption("notice-port", allowed=tuple(map(str, PORTS)))
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            look_up = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(RESOLVERS, look_up)
    except (OSError, UnicodeError, TimeoutError):
        raise Problem("notice-no-host", host=str(parts.hostname)[:80]) from None
    addresses = [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise BadOption("notice-private")
    return str(addresses[0])


def is_public(address: Address) -> bool:
    """Returns whether an IP address is globally routable and not a relay or tunnel; NAT64 counts as its embedded IPv4 address."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in UNICAST:
            return False
    if any(address in network for network in ODD if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def post(client: httpx.AsyncClient, url: str, body: bytes, headers: dict[str, str], *, private: bool) -> int:
    """POSTs once; returns the status of the response. Connects to the address it has checked, which rules out DNS rebinding."""
    parts = read_url(url)
    address = await find_address(parts, private=private)
    target = httpx.URL(url).copy_with(host=address)
    named = {"content-type": "application/json", **headers, "host": parts.netloc}
    sni = {"sni_hostname": parts.hostname}
    async with client.stream("POST", target, content=body, headers=named, extensions=sni) as response:
        return response.status_code  # the body is not read


def make_client(seconds: float) -> httpx.AsyncClient:
    """Creates an HTTP client without proxies, keep-alive or redirects."""
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)
    return httpx.AsyncClient(timeout=seconds, trust_env=False, follow_redirects=False, limits=limits)


def terms_of(config: Config, most: int) -> Terms:
    """Returns the delivery terms of a queue of calls."""
    return Terms(most, 2 * config.notice_seconds + LEASE_SECONDS, config.notice_pauses)


def outcome_of(status: int) -> Outcome:
    """Maps the status of a response to the outcome of a notice."""
    if status >= httpx.codes.INTERNAL_SERVER_ERROR or status in TRY_AGAIN:
        return Outcome.RETRY
    return Outcome.SENT if status < httpx.codes.MULTIPLE_CHOICES else Outcome.DROP
